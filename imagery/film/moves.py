"""How a still picture moves like a room: what is near moves more than what is far."""

import cv2
import numpy as np


def edges_in_one_piece(depth):
    """Near edges win over what lies behind them, so that a thing moves as one."""
    return cv2.GaussianBlur(cv2.erode(depth, np.ones((7, 7))), (0, 0), 2)


STEPS = 24  # from the nearest to the farthest shift
SEARCH = 800  # pixels across in which the nearest is looked for


def shifts(depth, lens, about=np.inf):
    """
    Pixels that each point moves to the left when the camera moves one metre to the right.

    depth: metres of each pixel; lens: focal length in picture widths; about: what lies at that distance stays.
    """
    return np.float32((1 / depth - 1 / about) * lens * depth.shape[1])


def columns(shape):
    return np.meshgrid(np.arange(shape[1], dtype=np.float32), np.arange(shape[0], dtype=np.float32))


def seen_shifts(shift, metres):
    """The shift of what the moved camera sees at each pixel: of all that comes to lie there, the nearest."""
    x, y = columns(shift.shape)
    seen = np.full_like(shift, shift.min())
    found = np.zeros(shift.shape, bool)
    steps = np.linspace(shift.max(), shift.min(), STEPS)
    for step in steps:
        here = cv2.remap(shift, x + np.float32(metres * step), y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        hit = ~found & (here >= step + (steps[1] - steps[0]) / 2)
        seen[hit] = here[hit]
        found |= hit
    return seen


def swayed(image, shift, metres):
    """The image as a camera sees it that went `metres` to the right; `shift` comes from `shifts`."""
    h, w = image.shape[:2]
    size = (min(SEARCH, w), round(min(SEARCH, w) * h / w))
    small = cv2.resize(shift, size, interpolation=cv2.INTER_AREA) * (size[0] / w)
    seen = cv2.resize(seen_shifts(small, metres), (w, h)) * (w / size[0])
    x, y = columns((h, w))
    return cv2.remap(image, x + np.float32(metres) * seen, y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)


def middle(image, size):
    """The middle of an image, width x height pixels."""
    h, w = image.shape[:2]
    x, y = (w - size[0]) // 2, (h - size[1]) // 2
    return image[y : y + size[1], x : x + size[0]]
