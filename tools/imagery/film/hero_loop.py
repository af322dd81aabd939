#!/usr/bin/python3
"""
The looping film of the first page: one render of the Skyline stage, on whose wall the picture flows.

  npm run imagery -- --id skyline-stage-show     (its raw render is kept)
  python3 -m film.hero_loop OUT_FOLDER

Every pixel of the wall is found by projecting the wall into the camera and comparing distances with the mist pass, so
that lamps and lectern stay in front. Its light is then exchanged in linear colour, before the picture is developed.
"""

import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np

from art.noise import fbm
from finish.denoise import denoise
from finish.develop import develop, options, passes
from paths import EXR, TEX, WORK

FPS, SECONDS = 25, 8
PICTURE = "skyline-stage-show"
# As in scenes/stage.py ("skyline-show") and kit/hall.py (skyline); metres and millimetres.
EYE, LOOK, LENS = np.float32([1.2, -18.7, 1.75]), np.float32([0.0, 0.0, 3.25]), 20.0
WALL, BEND, FOOT, LEVEL = (20.0, 4.5), 17.0, 1.25, 1.25
MIST_START, MIST_DEPTH = 6.0, 36.0
EXPOSURE = ["--ev", "1.15", "--haze", "0.14"]


def camera():
    """Right, ahead and the vertical shift of the level camera."""
    ahead = np.float32([LOOK[0] - EYE[0], LOOK[1] - EYE[1], 0])
    flat = float(np.linalg.norm(ahead))
    ahead /= flat
    return np.float32([ahead[1], -ahead[0], 0]), ahead, float(LOOK[2] - EYE[2]) / flat * LENS / 36


def wall_grid(w, h, steps=(1601, 361)):
    """Where points of the wall fall on the picture, and how far they are: arrays of u, v, x, y, distance."""
    u, v = np.meshgrid(np.linspace(0, 1, steps[0]), np.linspace(0, 1, steps[1]))
    angle = (u - 0.5) * WALL[0] / BEND
    place = np.stack([BEND * np.sin(angle), BEND * (np.cos(angle) - 1), FOOT + WALL[1] * v], -1) - EYE
    right, ahead, shift = camera()
    deep = place @ ahead
    x = w * (0.5 + (place @ right) / deep * LENS / 36)
    y = h * 0.5 - w * (place[..., 2] / deep * LENS / 36 - shift)
    return u, v, x, y, np.linalg.norm(place, axis=-1)


def wall_of(mist):
    """Maps of u and v per pixel, and how much of the pixel is wall."""
    h, w = mist.shape
    u, v, x, y, far = wall_grid(w, h)
    maps = [np.full((h, w), -1, np.float32) for _ in range(3)]
    px, py = np.round(x).astype(int), np.round(y).astype(int)
    inside = (px >= 0) & (px < w) & (py >= 0) & (py < h)
    for layer, value in zip(maps, (u, v, far)):
        layer[py[inside], px[inside]] = value[inside]
    seen = MIST_START + MIST_DEPTH * mist
    cover = ((maps[0] >= 0) & (np.abs(seen - maps[2]) < 0.25)).astype(np.float32)
    return maps[0], maps[1], cv2.GaussianBlur(cv2.medianBlur(cover, 5), (0, 0), 0.8)


class Flow:
    """The wall's picture, carried along a field and blended with itself so that it ends as it began."""

    def __init__(self, name):
        picture = cv2.imread(str(TEX / name))[..., ::-1].astype(np.float32) / 255
        self.picture = cv2.resize(picture, (2048, 456), interpolation=cv2.INTER_AREA)
        h, w = self.picture.shape[:2]
        height = fbm(h, w, 8, 2, 61, 4)
        vx = cv2.GaussianBlur(np.gradient(height, axis=0), (0, 0), 6)
        vy = -cv2.GaussianBlur(np.gradient(height, axis=1), (0, 0), 6)
        mean = np.hypot(vx, vy).mean()
        self.vx, self.vy = (vx / mean * 60 + 50).astype(np.float32), (vy / mean * 60).astype(np.float32)
        self.x, self.y = np.meshgrid(np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32))

    def at(self, t):
        """Linear colour of the wall at t, 0 to 1."""
        total = 0
        for k in range(2):
            phase = (t + k * 0.5) % 1
            x, y = self.x - self.vx * (phase - 0.5) * 2, self.y - self.vy * (phase - 0.5) * 2
            moved = cv2.remap(self.picture, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
            total = total + moved * (1 - abs(2 * phase - 1))
        return total**2.2

    def on(self, u, v, t):
        """The same as seen by the camera."""
        h, w = self.picture.shape[:2]
        return cv2.remap(self.at(t), u * (w - 1), (1 - v) * (h - 1), cv2.INTER_LINEAR)


def frames(count):
    """Developed frames, 0 to 255, BGR."""
    get = passes(EXR / f"{PICTURE}.exr")
    mist = get("Mist", "Z") if get("Mist", "Z") is not None else get("Mist", "V")
    still = denoise(get("Combined"), get("Denoising Albedo"), get("Denoising Normal", "XYZ"))
    u, v, cover = wall_of(mist[..., 0])
    still_wall = cv2.imread(str(TEX / "flow.png"))[..., ::-1].astype(np.float32) / 255
    still_wall = cv2.resize(still_wall, (2048, 456), interpolation=cv2.INTER_AREA) ** 2.2
    before = cv2.remap(still_wall, u * 2047, (1 - v) * 455, cv2.INTER_LINEAR)
    flow, a = Flow("flow.png"), options(["", "", *EXPOSURE, "--grain", "0"])
    for f in range(count):
        change = (flow.on(u, v, f / count) - before) * (cover * LEVEL)[..., None]
        shown = develop(np.maximum(still + change, 0), mist, a)
        yield np.clip(shown[..., ::-1] * 255 + 0.5, 0, 255).astype(np.uint8)


def encode(master, out):
    """H.264 and AV1 in both sizes; the small one is what most visitors get."""
    for height, crf, av1 in ((720, 25, 40), (1080, 26, 42)):
        scale = ["-vf", f"scale=-2:{height}:flags=lanczos", "-an", "-pix_fmt", "yuv420p"]
        name = "hero-loop" if height == 720 else "hero-loop-1080"
        base = ["ffmpeg", "-y", "-v", "error", "-i", master, *scale]
        h264 = ["-c:v", "libx264", "-crf", str(crf), "-preset", "slow", "-movflags", "+faststart"]
        subprocess.run([*base, *h264, out / f"{name}.mp4"], check=True)
        subprocess.run([*base, "-c:v", "libsvtav1", "-crf", str(av1), "-preset", "7", out / f"{name}.webm"], check=True)


def main():
    out, master, pipe = Path(sys.argv[1]), WORK / "hero-loop.mkv", None
    for image in frames(FPS * SECONDS):
        if pipe is None:
            size = f"{image.shape[1]}x{image.shape[0]}"
            raw = ["-f", "rawvideo", "-pix_fmt", "bgr24", "-s", size, "-r", str(FPS), "-i", "-"]
            lossless = ["-c:v", "libx264", "-qp", "2", "-preset", "ultrafast", master]
            pipe = subprocess.Popen(["ffmpeg", "-y", "-v", "error", *raw, *lossless], stdin=subprocess.PIPE)
            cv2.imwrite(str(out / "hero-loop-poster.webp"), image, [cv2.IMWRITE_WEBP_QUALITY, 82])
        pipe.stdin.write(image.tobytes())
    pipe.stdin.close()
    pipe.wait()
    encode(master, out)


if __name__ == "__main__":
    main()
