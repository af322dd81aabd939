"""The site's own type, cut from its variable web fonts for walls, screens and lettering in the rooms."""

from functools import cache

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from PIL import ImageFont

from paths import FONTS, TEX

FILES = {
    "display": "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    "text": "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
}


def cut(family, weight):
    """Path of a static TrueType file of that family ("display" or "text") and weight (200 to 800)."""
    path = TEX / f"{family}-{weight}.ttf"
    if not path.exists():
        font = TTFont(FONTS / FILES[family])
        still = instancer.instantiateVariableFont(font, {"wght": weight})
        still.flavor = None
        still.save(path)
    return path


@cache
def face(family, weight, size):
    """A Pillow font of that size in pixels."""
    return ImageFont.truetype(str(cut(family, weight)), size)
