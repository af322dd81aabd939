"""How a still picture moves like a room: what is near moves more than what is far."""

import cv2
import numpy as np


def edges_in_one_piece(depth):
    """Near edges win over what lies behind them, so that a thing moves as one."""
    return cv2.GaussianBlur(cv2.erode(depth, np.ones((7, 7))), (0, 0), 2)


def shifts(depth, lens, about=np.inf):
    """
    Pixels that each point moves when the camera moves one metre to the right.

    depth: metres of each pixel; lens: focal length in picture widths; about: what lies at that distance stays.
    """
    return np.float32((1 / depth - 1 / about) * lens * depth.shape[1])


def swayed(image, shift):
    """The image seen from a camera that moved so far that each pixel is `shift` further to the left."""
    h, w = image.shape[:2]
    x, y = np.meshgrid(np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32))
    return cv2.remap(image, x + shift, y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)


def middle(image, size):
    """The middle of an image, width x height pixels."""
    h, w = image.shape[:2]
    x, y = (w - size[0]) // 2, (h - size[1]) // 2
    return image[y : y + size[1], x : x + size[0]]
