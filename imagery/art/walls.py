"""What the LED walls show: the patterns, with type where a speaker would have it."""

import numpy as np
from PIL import ImageDraw

from art import abstract, patterns
from art.canvas import PAPER, SIGNAL, WALL, keep, save, shown, write
from art.landscape import landscape
from art.noise import grid

H, W = WALL


def darkened(picture, left=0.75):
    """The left part made calm, so that type stands on it."""
    x, _ = grid(H, W)
    return picture * (1 - left * np.clip(1.35 - x / (W / H) * 2.4, 0, 1))[..., None]


def keynote():
    image = shown(darkened(patterns.silk(H, W, 0.3, 11)))
    write(image, "The next ten", (150, 280), 168)
    write(image, "years, live.", (150, 440), 168)
    ImageDraw.Draw(image).rectangle((156, 496, 300, 506), fill=SIGNAL)
    return image


def awards():
    image = shown(patterns.gold(H, W))
    write(image, "Night of the Makers", (W // 2, 300), 172, anchor="ms")
    write(image, "Annual awards", (W // 2, 396), 58, (240, 205, 160), "text", 500, "ms")
    return image


def stage_id(name, floor, picture):
    image = shown(darkened(picture, 0.85))
    write(image, name, (150, 330), 190)
    write(image, floor, (158, 430), 56, (205, 214, 226), "text", 500)
    ImageDraw.Draw(image).rectangle((156, 120, 300, 130), fill=SIGNAL)
    return image


def dataview(number="+38 %", words="New contracts, first half-year", seed=7):
    """Figures of a results presentation: bars, a rising line and one large number."""
    rs = np.random.RandomState(seed)
    image = shown(np.zeros((H, W, 3), np.float32) + np.float32([0.004, 0.007, 0.014]))
    draw = ImageDraw.Draw(image)
    for k in range(9):
        draw.line((980, 80 + k * 52, W - 130, 80 + k * 52), fill=(34, 42, 54), width=2)
    for i in range(38):
        height = 60 + 300 * (i / 37) ** 1.3 + rs.uniform(-30, 40)
        x = 1000 + i * 39
        hot = i > 32
        draw.rectangle((x, 496 - height, x + 22, 496), fill=SIGNAL if hot else (48, 96, 150))
    points = [(1000 + i * 39 + 11, 400 - 300 * (i / 37) ** 1.1 - 24 * np.sin(i * 0.9)) for i in range(38)]
    draw.line(points, fill=PAPER, width=6, joint="curve")
    for p in points[::6]:
        draw.ellipse((p[0] - 9, p[1] - 9, p[0] + 9, p[1] + 9), fill=PAPER)
    write(image, number, (140, 330), 240)
    write(image, words, (152, 420), 54, (190, 200, 214), "text", 500)
    return image


def launch():
    image = shown(patterns.product(H, W))
    write(image, "One.", (210, 300), 200)
    write(image, "Sound without a source.", (218, 390), 58, (190, 200, 210), "text", 500)
    return image


def forum():
    image = shown(darkened(patterns.aurora(H, W), 0.5))
    write(image, "Climate Forum", (150, 290), 180)
    write(image, "Day one: the grid we need", (158, 384), 60, (200, 232, 224), "text", 500)
    return image


def titled(title, words, picture):
    """A day's title over a calm left part of the picture."""
    image = shown(darkened(picture, 0.6))
    write(image, title, (150, 290), 180)
    write(image, words, (158, 384), 60, (214, 220, 226), "text", 500)
    return image


def route():
    image = shown(patterns.citymap(H, W))
    write(image, "Four stops, one city", (W - 150, 500), 92, anchor="rs")
    return image


def festival():
    """Overlapping discs of colour on night blue, for a youth or culture programme."""
    image = shown(np.zeros((H, W, 3), np.float32) + np.float32([0.008, 0.012, 0.045]))
    draw = ImageDraw.Draw(image)
    for i, (colour, x, r) in enumerate(
        (((196, 46, 22), 560, 330), ((74, 46, 138), 980, 230), ((22, 104, 108), 1400, 290), ((236, 176, 62), 1880, 190))
    ):
        draw.ellipse((x - r, 300 - r + i * 22, x + r, 300 + r + i * 22), fill=colour)
    for k in range(9):
        draw.rectangle((2100 + k * 46, 40 + (k % 3) * 60, 2120 + k * 46, 536 - (k % 4) * 50), fill=(244, 236, 220))
    write(image, "New Voices", (330, 380), 230, (252, 248, 240))
    return image


PICTURES = {
    "flow.png": lambda: patterns.flow(H * 16 // 9, W * 16 // 9),
    "silk.png": lambda: patterns.silk(H, W),
    "land.png": lambda: landscape(1024, 4096),
    "lines.png": lambda: patterns.lines(H, W),
    "particles.png": lambda: patterns.particles(H, W),
    "sunrise.png": lambda: patterns.sunrise(H, W),
    "aurora.png": lambda: patterns.aurora(H, W),
    "gold.png": lambda: patterns.gold(H, W),
    "ocean.png": lambda: patterns.ocean(H, W),
    "rings.png": lambda: abstract.rings(H, W),
    "dunes.png": lambda: abstract.dunes(H, W),
    "folds.png": lambda: patterns.silk(H, W, 0.4, 23, abstract.EMBER),
    "embers.png": lambda: abstract.embers(H, W),
    "tide.png": lambda: patterns.silk(H, W, 0.7, 31, abstract.TIDE),
    "lanterns.png": lambda: abstract.discs(H, W, 12, abstract.LANTERN),
    "petals.png": lambda: abstract.discs(H, W, 5, abstract.ROSE),
    "columns.png": lambda: abstract.columns(H, W, 9, abstract.ROSE),
    "orchard.png": lambda: abstract.dunes(H, W, 21, abstract.ORCHARD),
    "contours.png": lambda: abstract.contours(H * 16 // 9, W * 16 // 9),
    "drift.png": lambda: abstract.contours(H * 16 // 9, W * 16 // 9, 17, abstract.TIDE, 14),
    "glow.png": lambda: patterns.silk(H, W, 0.2, 40, abstract.ROSE),
    "threads.png": lambda: abstract.threads(H, W),
    "canopy.png": lambda: abstract.columns(H, W, 3, abstract.LEAF),
    "lagoon.png": lambda: patterns.ocean(H, W, 31)[:, ::-1],
}
WITH_TYPE = {
    "keynote.png": keynote,
    "awards.png": awards,
    "dataview.png": dataview,
    "launch.png": launch,
    "forum.png": forum,
    "figures.png": lambda: dataview("1,240", "Seats sold in March", 12),
    "quarter.png": lambda: dataview("9.4", "Million, third quarter", 19),
    "owners.png": lambda: titled("Owners’ Day", "Item one: the year behind us", patterns.ocean(H, W, 14)),
    "assembly.png": lambda: titled("Assembly", "Ten groups, one question", abstract.embers(H, W, 15)),
    "cities.png": lambda: titled("Cities, slowly", "A forum for planners", abstract.dunes(H, W, 8, abstract.LEAF)),
    "harvest.png": lambda: titled("The long view", "Plans for ten years", abstract.dunes(H, W, 27, abstract.ORCHARD)),
    "route.png": route,
    "festival.png": festival,
    "id-skyline.png": lambda: stage_id("Skyline", "Floor 6", patterns.sunrise(H, W)),
    "id-liberty.png": lambda: stage_id("Liberty", "Floor 5", patterns.lines(H, W)),
    "id-horizon.png": lambda: stage_id("Horizon", "Floor 4", patterns.ocean(H, W)),
}


def make():
    for name, draw in PICTURES.items():
        save(name, draw())
    for name, draw in WITH_TYPE.items():
        keep(name, draw())
