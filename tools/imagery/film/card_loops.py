#!/usr/bin/python3
"""
Cuts the short silent loops of the film cards: a slow move over the card's picture and back again.

  python3 -m film.card_loops OUT_FOLDER

Writes <picture>.mp4 (H.264) and <picture>.webm (AV1) for each picture of LOOPS.
"""

import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np

from film.house_film import FPS, framed, original, write_master
from paths import WORK

SIZE, SECONDS = (720, 450), 6
# A frame is (centre x, centre y, part of the picture's width), where the move begins and where it turns back.
LOOPS = {
    "hall-empty": ((0.46, 0.5, 0.88), (0.54, 0.5, 0.74)),
    "control-desk": ((0.44, 0.55, 0.86), (0.55, 0.52, 0.78)),
    "liberty-stage-dinner": ((0.45, 0.55, 0.86), (0.55, 0.53, 0.76)),
    "volume-stage": ((0.5, 0.5, 0.78), (0.5, 0.5, 0.88)),
}


def frames(picture, start, turn):
    """There and back along a cosine: the last frame leads into the first."""
    a, b = np.float32(start), np.float32(turn)
    for f in range(SECONDS * FPS):
        yield framed(picture, a + (b - a) * (0.5 - 0.5 * np.cos(2 * np.pi * f / (SECONDS * FPS))), SIZE)


def encode(master, out):
    base = ["ffmpeg", "-y", "-v", "error", "-i", master, "-an", "-pix_fmt", "yuv420p"]
    h264 = ["-c:v", "libx264", "-crf", "28", "-preset", "slow", "-movflags", "+faststart"]
    subprocess.run([*base, *h264, out.with_suffix(".mp4")], check=True)
    subprocess.run([*base, "-c:v", "libsvtav1", "-crf", "44", "-preset", "7", out.with_suffix(".webm")], check=True)


def main():
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for name, (start, turn) in LOOPS.items():
        picture, master = cv2.imread(str(original(name))), WORK / "loop.mkv"
        write_master(frames(picture, start, turn), SIZE, master)
        encode(master, out / name)


if __name__ == "__main__":
    main()
