#!/usr/bin/python3
"""
Cuts the house's film from camera moves over finished pictures, with titles, music and captions:

  python3 -m film.house_film OUT_FOLDER

Writes house-film.mp4 (H.264, AAC), house-film.webm (AV1, Opus), house-film.vtt and house-film-poster.webp.
"""

import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw

from art.canvas import PAPER, SIGNAL
from art.faces import face
from film.encode import FPS, write_master
from film.moves import edges_in_one_piece, shifts, swayed
from film.music import score
from film.scenes import SCENES
from imagery import render_depth, shots
from paths import DEPTH, PNG, REPO, WORK

SIZE, FADE = (1280, 720), 1.0
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
    return png if png.exists() else REPO / "apps/web/public/pictures" / f"{picture}-1600.webp"


def depth_of(picture, shape):
    """Metres of each pixel. A picture whose distances were not kept is rendered again for them alone, in one sample."""
    file = DEPTH / f"{picture}.png"
    if not file.exists():
        render_depth(next(s for s in shots() if s["id"] == picture), file)
    depth = cv2.imread(str(file), cv2.IMREAD_UNCHANGED).astype(np.float32) / 1000
    return np.clip(cv2.resize(depth, shape[1::-1], interpolation=cv2.INTER_AREA), 0.8, None)


class Shot:
    """One scene: a move over a picture and its title."""

    def __init__(self, scene):
        self.scene = scene
        self.picture = cv2.imread(str(original(scene.picture)))
        self.shift = shifts(edges_in_one_piece(depth_of(scene.picture, self.picture.shape)), LENS, scene.about)
        self.title = titled(scene.title, scene.line)

    def at(self, t):
        """Frame at t from 0 to 1."""
        a, b, k = np.float32(self.scene.start), np.float32(self.scene.end), eased(t)
        seen = swayed(self.picture, self.shift, self.scene.sway * (k - 0.5))
        frame = framed(seen, a + (b - a) * k).astype(np.float32)
        colour, cover = self.title
        shown = np.clip(min((t - 0.10) * 9, (0.94 - t) * 9), 0, 1)
        return frame * (1 - cover * shown) + colour * (cover * shown)


def frames(shots):
    """All frames in order; neighbours dissolve into each other, the film opens from black and closes to it."""
    for i, shot in enumerate(shots):
        count = int(shot.scene.seconds * FPS)
        fade = int(FADE * FPS)
        for f in range(count):
            image = shot.at(f / count)
            if i and f < fade:
                image = image * (f / fade) + shots[i - 1].at(1.0) * (1 - f / fade)
            if (i == 0 and f < fade) or (i == len(shots) - 1 and f > count - fade):
                image = image * (f / fade if i == 0 else (count - f) / fade)
            yield np.clip(image, 0, 255).astype(np.uint8)


def clock(seconds):
    return f"00:{int(seconds // 60):02d}:{seconds % 60:06.3f}"


def captions(path):
    """What is heard, and the titles for those who listen to the page instead of seeing it."""
    lines, now = ["WEBVTT", ""], 0.0
    for i, scene in enumerate(SCENES):
        sound = "[Soft music] " if i == 0 else ""
        lines += [
            f"{clock(now + 0.5)} --> {clock(now + scene.seconds - 0.3)}",
            f"{sound}{scene.title}. {scene.line}",
            "",
        ]
        now += scene.seconds
    path.write_text("\n".join(lines))


def encode(master, sound, out):
    """Web files from the lossless master."""
    base = ["ffmpeg", "-y", "-v", "error", "-i", master, "-i", sound]
    h264 = ["-c:v", "libx264", "-crf", "25", "-preset", "medium", "-pix_fmt", "yuv420p", "-c:a", "aac", "-b:a", "96k"]
    av1 = ["-c:v", "libsvtav1", "-crf", "40", "-preset", "9", "-pix_fmt", "yuv420p", "-c:a", "libopus", "-b:a", "64k"]
    subprocess.run([*base, *h264, "-movflags", "+faststart", "-shortest", out / "house-film.mp4"], check=True)
    subprocess.run([*base, *av1, "-shortest", out / "house-film.webm"], check=True)


def main():
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    shots, master = [Shot(s) for s in SCENES], WORK / "house-film.mkv"
    write_master(frames(shots), SIZE, master)
    score(WORK / "house-film.wav", sum(s.seconds for s in SCENES))
    encode(master, WORK / "house-film.wav", out)
    captions(out / "house-film.vtt")
    poster = Image.fromarray(shots[0].at(0.5)[..., ::-1].clip(0, 255).astype(np.uint8))
    poster.save(out / "house-film-poster.webp", quality=82)


if __name__ == "__main__":
    main()
