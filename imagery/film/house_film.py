#!/usr/bin/python3
"""
Cuts the house's film and those of its halls from camera moves over finished pictures, with music and captions; only the
house's has titles in the picture:

  python3 -m film.house_film OUT_FOLDER [FILM...]      all of film/scenes.py, or those that are named

Writes for each .mp4 (H.264, AAC), .webm (AV1, Opus), .vtt and -poster.webp under the film's name.
"""

import re
import subprocess
import sys
import zlib
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw

from art.canvas import PAPER, SIGNAL
from art.faces import face
from film.encode import FPS, write_master
from film.moves import edges_in_one_piece, shifts, swayed
from film.music import score
from film.scenes import FILMS
from imagery import measure_depth, shots
from paths import DEPTH, PNG, REPO, WORK

SIZE, FADE = (1280, 720), 1.0
WIDEST = 1600  # pixels of a picture that moves: the closest frame shows 0.8 of it
LENS = 20 / 36  # focal length in picture widths; the scenes are seen with 17 to 26 mm


def eased(t):
    """Slow start and end of a move."""
    return t * t * (3 - 2 * t)


def framed(picture, frame, size=SIZE):
    """Cuts (centre x, centre y, part of the width) out of a picture, to a film's size, with sub-pixel steps."""
    h, w = picture.shape[:2]
    cx, cy, part = frame
    k = part * w / size[0]
    move = np.float32([[k, 0, cx * w - k * size[0] / 2], [0, k, cy * h - k * size[1] / 2]])
    flags = cv2.INTER_AREA if k > 1.4 else cv2.INTER_CUBIC
    return cv2.warpAffine(picture, move, size, flags=flags | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REFLECT)


def titled(title, line):
    """Title and line at the lower left on a transparent layer, as colour and cover."""
    layer = Image.new("RGBA", SIZE, (0, 0, 0, 0))
    draw = ImageDraw.Draw(layer)
    for y in range(SIZE[1] // 2, SIZE[1]):
        draw.line((0, y, SIZE[0], y), fill=(6, 8, 12, int(170 * ((y - SIZE[1] / 2) / (SIZE[1] / 2)) ** 1.6)))
    draw.rectangle((84, 552, 140, 557), fill=(*SIGNAL, 255))
    draw.text((80, 618), title, font=face("display", 700, 56), fill=(*PAPER, 255), anchor="ls")
    draw.text((82, 660), line, font=face("text", 500, 26), fill=(225, 228, 234, 255), anchor="ls")
    pixels = np.asarray(layer).astype(np.float32)
    return pixels[..., 2::-1], pixels[..., 3:] / 255


def original(picture):
    """The PNG of the work folder, or the widest picture of the site where that is gone."""
    png = PNG / f"{picture}.png"
    if png.exists():
        return png
    published = (REPO / "apps/web/public/pictures").glob(f"{picture}-*.webp")
    widths = [int(p.stem.rsplit("-", 1)[1]) for p in published if re.fullmatch(rf"{picture}-\d+", p.stem)]
    return REPO / "apps/web/public/pictures" / f"{picture}-{max(widths)}.webp"


def depth_of(picture, shape):
    """Metres of each pixel. Those of a picture that was not kept are measured again."""
    file = DEPTH / f"{picture}.png"
    if not file.exists():
        measure_depth(next(s for s in shots() if s["id"] == picture), file)
    depth = cv2.imread(str(file), cv2.IMREAD_UNCHANGED).astype(np.float32) / 1000
    return np.clip(cv2.resize(depth, shape[1::-1], interpolation=cv2.INTER_AREA), 0.8, None)


class Shot:
    """One scene: a move over a picture and its title."""

    def __init__(self, scene, named):
        self.scene = scene
        picture = cv2.imread(str(original(scene.picture)))
        scale = min(1.0, WIDEST / picture.shape[1])
        self.picture = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        self.shift = shifts(edges_in_one_piece(depth_of(scene.picture, self.picture.shape)), LENS, scene.about)
        self.title = titled(scene.title, scene.line) if named else None

    def at(self, t):
        """Frame at t from 0 to 1."""
        a, b, k = np.float32(self.scene.start), np.float32(self.scene.end), eased(t)
        seen = swayed(self.picture, self.shift, self.scene.sway * (k - 0.5))
        frame = framed(seen, a + (b - a) * k).astype(np.float32)
        if not self.title:
            return frame
        colour, cover = self.title
        shown = np.clip(min((t - 0.10) * 9, (0.94 - t) * 9), 0, 1)
        return frame * (1 - cover * shown) + colour * (cover * shown)


def frames(shots):
    """All frames in order; neighbours dissolve into each other, the film opens from black and closes to it."""
    for i, shot in enumerate(shots):
        count = int(shot.scene.seconds * FPS)
        fade = int(FADE * FPS)
        before = shots[i - 1].at(1.0) if i else None
        for f in range(count):
            image = shot.at(f / count)
            if i and f < fade:
                image = image * (f / fade) + before * (1 - f / fade)
            if (i == 0 and f < fade) or (i == len(shots) - 1 and f > count - fade):
                image = image * (f / fade if i == 0 else (count - f) / fade)
            yield np.clip(image, 0, 255).astype(np.uint8)


def clock(seconds):
    return f"00:{int(seconds // 60):02d}:{seconds % 60:06.3f}"


def captions(path, scenes):
    """What is heard, and what is seen for those who listen to the page instead of seeing it."""
    lines, now = ["WEBVTT", ""], 0.0
    for i, scene in enumerate(scenes):
        sound = "[Soft music] " if i == 0 else ""
        lines += [
            f"{clock(now + 0.5)} --> {clock(now + scene.seconds - 0.3)}",
            f"{sound}{scene.title}. {scene.line}",
            "",
        ]
        now += scene.seconds
    path.write_text("\n".join(lines))


def encode(master, sound, out, name, h264, av1):
    """Web files from the lossless master; h264 and av1 are the rate factors."""
    base = ["ffmpeg", "-y", "-v", "error", "-i", master, "-i", sound]
    mp4 = ["-c:v", "libx264", "-crf", h264, "-preset", "medium", "-pix_fmt", "yuv420p", "-c:a", "aac", "-b:a", "96k"]
    webm = ["-c:v", "libsvtav1", "-crf", av1, "-preset", "9", "-pix_fmt", "yuv420p", "-c:a", "libopus", "-b:a", "64k"]
    subprocess.run([*base, *mp4, "-movflags", "+faststart", "-shortest", out / f"{name}.mp4"], check=True)
    subprocess.run([*base, *webm, "-shortest", out / f"{name}.webm"], check=True)


def cut(name, scenes, out):
    """One film. The house's names the places it goes to; a hall's stands on that hall's page."""
    house = name == "house-film"
    shots, master = [Shot(s, house) for s in scenes], WORK / f"{name}.mkv"
    write_master(frames(shots), SIZE, master)
    score(WORK / f"{name}.wav", sum(s.seconds for s in scenes), 5 if house else zlib.crc32(name.encode()) % 1000)
    encode(master, WORK / f"{name}.wav", out, name, *(("25", "40") if house else ("26", "41")))
    captions(out / f"{name}.vtt", scenes)
    poster = Image.fromarray(shots[0].at(0.5)[..., ::-1].clip(0, 255).astype(np.uint8))
    poster.save(out / f"{name}-poster.webp", quality=82)


def main():
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[2:] or FILMS:
        cut(name, FILMS[name], out)


if __name__ == "__main__":
    main()
