"""Saving pictures, and drawing type on them."""

import cv2
import numpy as np
from PIL import Image, ImageDraw

from art.faces import face
from paths import TEX

WALL = (576, 2592)  # height and width of a wall picture: 4.5 to 1, as the Skyline wall of 20 x 4.5 metres
SCREEN = (810, 1440)
PAPER = (243, 239, 233)
SIGNAL = (255, 75, 43)


def save(name, linear):
    """Linear colour, 0 to 1, to a PNG in the texture folder."""
    encoded = np.clip(linear, 0, 1) ** (1 / 2.2) * 255
    cv2.imwrite(str(TEX / name), encoded[..., ::-1].astype(np.uint8))


def shown(linear):
    """The same as a Pillow image to draw type on."""
    return Image.fromarray((np.clip(linear, 0, 1) ** (1 / 2.2) * 255).astype(np.uint8))


def write(image, text, at, size, colour=PAPER, family="display", weight=700, anchor="ls"):
    """Sets a line of type; `at` in pixels, anchored at the left end of the base line unless told otherwise."""
    ImageDraw.Draw(image).text(at, text, font=face(family, weight, size), fill=colour, anchor=anchor)


def keep(name, image):
    image.save(TEX / name)
