"""Printed and drawn things: plans, lists, badges, a gift card, signs, the boards of a sprint and a lesson."""

import numpy as np
from PIL import Image, ImageDraw

from art import patterns
from art.canvas import PAPER, SCREEN, SIGNAL, keep, shown, write

INK = (27, 31, 38)
GREY = (150, 156, 164)
WHITE = (250, 249, 246)


def page(w=1000, h=1414, colour=WHITE):
    return Image.new("RGB", (w, h), colour)


def plan():
    """Floor plan with rooms, doors, seats and measures."""
    image = page(1414, 1000)
    draw = ImageDraw.Draw(image)
    for box in ((120, 140, 900, 760), (900, 140, 1280, 400), (900, 400, 1280, 580), (900, 580, 1280, 760)):
        draw.rectangle(box, outline=INK, width=10)
    draw.rectangle((210, 152, 800, 176), fill=SIGNAL)
    for row in range(9):
        for i in range(24):
            x, y = 190 + i * 27 + (24 if i > 11 else 0), 290 + row * 46
            draw.rectangle((x, y, x + 14, y + 14), outline=(90, 100, 112), width=3)
    for x, y in ((900, 220), (900, 470), (900, 640), (420, 760)):
        draw.arc((x - 60, y - 60, x + 60, y + 60), 0, 90, fill=GREY, width=3)
    for a, b in (((120, 820), (900, 820)), ((60, 140), (60, 760))):
        draw.line((*a, *b), fill=GREY, width=3)
    write(image, "Level 6", (120, 96), 56, INK)
    write(image, "26.3 m", (440, 866), 34, INK, "text", 500)
    return image


def checklist():
    image = page()
    draw, rs = ImageDraw.Draw(image), np.random.RandomState(4)
    write(image, "Before doors", (110, 200), 104, INK)
    draw.rectangle((114, 244, 240, 254), fill=SIGNAL)
    for i in range(12):
        y = 340 + i * 82
        draw.rectangle((114, y, 160, y + 46), outline=INK, width=5)
        draw.rectangle((200, y + 14, 200 + rs.randint(320, 640), y + 30), fill=(170, 174, 180))
        if i < 7:
            draw.line((122, y + 22, 136, y + 38, 170, y - 10), fill=SIGNAL, width=9, joint="curve")
    return image


def badge(name, role):
    image = page(700, 1000, WHITE)
    draw = ImageDraw.Draw(image)
    image.paste(shown(patterns.silk(300, 700, 0.4, 14)), (0, 0))
    draw.rectangle((290, 40, 410, 66), fill=(20, 22, 30))
    write(image, name, (70, 560), 132, INK)
    write(image, role, (74, 660), 58, (90, 98, 110), "text", 500)
    draw.rectangle((74, 860, 190, 872), fill=SIGNAL)
    return image


def gift_card():
    image = shown(patterns.silk(540, 856, 0.62, 9) * 0.9)
    write(image, "Mainstage", (60, 130), 84)
    write(image, "One evening, yours", (64, 470), 50, PAPER, "text", 500)
    return image


def stele():
    """Signpost of the foyer: what is on which floor today."""
    image = page(560, 1800, (16, 17, 22))
    draw = ImageDraw.Draw(image)
    write(image, "Today", (60, 170), 110)
    draw.rectangle((62, 210, 170, 222), fill=SIGNAL)
    for k, (floor, what, place) in enumerate(
        (("6", "Climate Forum", "Skyline"), ("5", "Kick-off", "Liberty"), ("4", "Lunch", "Horizon"), ("7", "Desks", ""))
    ):
        y = 420 + k * 300
        write(image, floor, (60, y + 90), 150, SIGNAL)
        write(image, what, (190, y + 30), 50)
        write(image, place, (190, y + 92), 42, (170, 178, 190), "text", 500)
        draw.line((60, y + 160, 500, y + 160), fill=(60, 64, 74), width=3)
    return image


def sprint():
    """Board of a sprint on a screen."""
    h, w = SCREEN
    image = page(w, h, (238, 239, 241))
    draw, rs = ImageDraw.Draw(image), np.random.RandomState(8)
    for i, title in enumerate(("To do", "Doing", "Check", "Done")):
        x = 50 + i * 345
        draw.rounded_rectangle((x, 40, x + 320, 780), 16, fill=(224, 226, 230))
        write(image, title, (x + 26, 104), 44, INK)
        for k in range((4, 2, 3, 5)[i]):
            y = 136 + k * 124
            draw.rounded_rectangle((x + 18, y, x + 302, y + 108), 10, fill=(255, 255, 255))
            draw.rectangle((x + 18, y, x + 28, y + 108), fill=((48, 96, 150), SIGNAL, (90, 130, 110))[rs.randint(3)])
            for q in range(2):
                draw.rectangle(
                    (x + 50, y + 28 + q * 32, x + 50 + rs.randint(110, 220), y + 40 + q * 32), fill=(190, 194, 200)
                )
    return image


def lesson():
    """Slide of a filmed lesson."""
    h, w = SCREEN
    image = page(w, h, (20, 44, 52))
    draw = ImageDraw.Draw(image)
    write(image, "Lesson 7", (110, 240), 72, (150, 200, 190))
    write(image, "How to read", (110, 400), 130)
    write(image, "a balance sheet", (110, 540), 130)
    for i in range(6):
        draw.rectangle((1040 + i * 56, 720 - i * 70, 1080 + i * 56, 730), fill=SIGNAL if i == 5 else (80, 130, 136))
    return image


def newspaper():
    image = page(1000, 1400, (232, 228, 218))
    draw, rs = ImageDraw.Draw(image), np.random.RandomState(12)
    write(image, "Morning Ledger", (500, 150), 112, INK, anchor="ms")
    draw.line((60, 190, 940, 190), fill=INK, width=5)
    draw.rectangle((60, 240, 610, 600), fill=(120, 122, 124))
    for column in range(3):
        for row in range(34):
            y = 640 + row * 21 if column < 2 else 240 + row * 33
            draw.rectangle(
                (60 + column * 300, y, 60 + column * 300 + rs.randint(200, 270), y + 8), fill=(130, 128, 124)
            )
    return image


PAPERS = {
    "plan.png": plan,
    "checklist.png": checklist,
    "badge-1.png": lambda: badge("Mara", "Speaker"),
    "badge-2.png": lambda: badge("Jonas", "Crew"),
    "badge-3.png": lambda: badge("Aylin", "Guest"),
    "gift-card.png": gift_card,
    "stele.png": stele,
    "sprint.png": sprint,
    "lesson.png": lesson,
    "newspaper.png": newspaper,
}


def make():
    for name, draw in PAPERS.items():
        keep(name, draw())
