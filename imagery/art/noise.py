"""Smooth random fields and colour ramps that the wall pictures are made of."""

import cv2
import numpy as np


def noise(h, w, fx, fy, seed):
    """Smooth value noise of h x w pixels with fx x fy cells, 0 to 1."""
    grid = np.random.RandomState(seed).rand(fy + 3, fx + 3).astype(np.float32)
    x = np.linspace(0, fx, w, dtype=np.float32) + 1
    y = np.linspace(0, fy, h, dtype=np.float32) + 1
    smooth = cv2.remap(grid, *np.meshgrid(x, y), cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)
    return np.clip(smooth, 0, 1)  # cubic interpolation overshoots


def fbm(h, w, fx, fy, seed, octaves=5):
    """Octaves of noise, each twice as fine and half as strong as the one before."""
    total, weight, norm = 0, 1.0, 0.0
    for i in range(octaves):
        total = total + weight * noise(h, w, fx * 2**i, max(1, fy * 2**i), seed + i)
        norm += weight
        weight *= 0.5
    return total / norm


def ramp(t, stops):
    """Colours along stops [(position, (r, g, b))]; t is an array of 0 to 1."""
    t = np.clip(t, 0, 1)
    at = [s[0] for s in stops]
    return np.stack([np.interp(t, at, [s[1][c] for s in stops]) for c in range(3)], -1).astype(np.float32)


def glow(image, *sigmas):
    """Adds blurred copies, so that bright lines bloom as on a real wall."""
    return image + sum(cv2.GaussianBlur(image, (0, 0), s) for s in sigmas)


def grid(h, w):
    """x from 0 to w/h and y from 0 (top) to 1, both in units of the height."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    return x / h, y / h
