#!/usr/bin/python3
"""
Makes the short silent loops of the film cards: a slow move through the card's picture and back again.

  python3 -m film.card_loops OUT_FOLDER

Writes <picture>.mp4 (H.264) and <picture>.webm (AV1) for each picture of LOOPS.
"""

import sys
from pathlib import Path

import cv2
import numpy as np

from film.encode import FPS, silent, write_master
from film.house_film import LENS, depth_of, framed, original
from film.moves import edges_in_one_piece, shifts, swayed
from paths import WORK

SIZE, SECONDS = (720, 450), 6
# A frame is (centre x, centre y, part of the picture's width), where the move begins and where it turns back; then how
# far the camera goes to the right meanwhile, and which distance stays in its place, both in metres.
LOOPS = {
    "hall-empty": ((0.48, 0.5, 0.88), (0.52, 0.5, 0.78), 0.22, 12.0),
    "control-desk": ((0.46, 0.55, 0.86), (0.53, 0.52, 0.80), 0.07, 2.2),
    "liberty-stage-dinner": ((0.48, 0.55, 0.86), (0.52, 0.53, 0.78), 0.07, 6.0),
    "volume-stage": ((0.5, 0.5, 0.80), (0.5, 0.5, 0.88), 0.1, 6.0),
}


def frames(name, start, turn, sway, about):
    """There and back along a cosine: the last frame leads into the first."""
    picture = cv2.imread(str(original(name)))
    shift = shifts(edges_in_one_piece(depth_of(name, picture.shape)), LENS, about)
    a, b = np.float32(start), np.float32(turn)
    for f in range(SECONDS * FPS):
        k = 0.5 - 0.5 * np.cos(2 * np.pi * f / (SECONDS * FPS))
        yield framed(swayed(picture, shift, sway * (k - 0.5)), a + (b - a) * k, SIZE)


def main():
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for name, move in LOOPS.items():
        master = WORK / "loop.mkv"
        write_master(frames(name, *move), SIZE, master)
        silent(master, out / name, h264=28, av1=44, speed=7)


if __name__ == "__main__":
    main()
