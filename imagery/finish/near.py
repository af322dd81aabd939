#!/usr/bin/python3
"""
What stands close to the camera in a dark hall: out of the light of the wall and out of focus, as a fast lens shows it;
and what is far, where the lens looks at those who sit in between.

  /usr/bin/python3 -m finish.near PICTURE DEPTH [--dark METRES] [--soft METRES] [--past METRES]
"""

import argparse

import cv2
import numpy as np


def shade(shown, metres, reach, least=0.02):
    """Less light towards the camera: all of it at `reach` metres, `least` of it at a fifth of that."""
    t = np.clip((metres - reach * 0.2) / (reach * 0.8), 0, 1)
    light = least + (1 - least) * t * t * (3 - 2 * t)
    light = cv2.GaussianBlur(light.astype(np.float32), (0, 0), shown.shape[0] / 900)
    return np.power(np.power(shown, 2.2) * light[..., None], 1 / 2.2)


def soften(shown, metres, within):
    """Blurs what is nearer than `within` metres, in three steps from back to front, each over what lies behind it."""
    k = shown.shape[0] / 900
    for part, sigma in ((1.0, 2.2), (0.72, 4.0), (0.5, 7.0)):
        mask = (metres < within * part).astype(np.float32)
        cover = cv2.GaussianBlur(mask, (0, 0), sigma * k)[..., None]
        colour = cv2.GaussianBlur(shown * mask[..., None], (0, 0), sigma * k)
        shown = np.where(cover > 1e-3, colour + shown * (1 - cover), shown)
    return shown


def recede(shown, metres, beyond):
    """Blurs what is farther than `beyond` metres, most of it two metres behind; what is before it keeps its edge."""
    k = shown.shape[0] / 900
    for step, sigma in ((0.0, 0.7), (1.0, 0.9), (2.0, 1.1)):
        mask = (metres > beyond + step).astype(np.float32)
        cover = np.maximum(cv2.GaussianBlur(mask, (0, 0), sigma * k)[..., None], 1e-3)
        colour = cv2.GaussianBlur(shown * mask[..., None], (0, 0), sigma * k) / cover
        shown = np.where(mask[..., None] > 0, colour, shown)
    return shown


def near(shown, metres, dark=0.0, soft=0.0, past=0.0):
    """A developed picture (0 to 1) with its foreground as a camera in the hall has it."""
    metres = cv2.resize(metres, shown.shape[1::-1], interpolation=cv2.INTER_NEAREST)
    shown = recede(shown.astype(np.float32), metres, past) if past else shown
    shown = shade(shown, metres, dark) if dark else shown
    return soften(shown.astype(np.float32), metres, soft) if soft else shown


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("picture")
    p.add_argument("depth", help="16 bits, millimetres")
    p.add_argument("--dark", type=float, default=0.0, help="metres from which on the light is whole")
    p.add_argument("--soft", type=float, default=0.0, help="metres within which nothing is in focus")
    p.add_argument("--past", type=float, default=0.0, help="metres from which on nothing is in focus")
    a = p.parse_args()
    shown = cv2.imread(a.picture).astype(np.float32) / 255
    metres = cv2.imread(a.depth, cv2.IMREAD_UNCHANGED).astype(np.float32) / 1000
    out = near(shown, metres, a.dark, a.soft, a.past)
    noise = np.random.RandomState(5).normal(0, 0.005, out.shape[:2]).astype(np.float32)
    cv2.imwrite(a.picture, np.clip((out + noise[..., None]) * 255 + 0.5, 0, 255).astype(np.uint8))


if __name__ == "__main__":
    main()
