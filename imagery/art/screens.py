"""What monitors, laptops, whiteboards and frames in the rooms show."""

import numpy as np
from PIL import Image, ImageDraw

from art import patterns
from art.canvas import PAPER, SCREEN, SIGNAL, keep, save, shown, write
from art.noise import fbm, ramp

H, W = SCREEN
INK = (27, 31, 38)
GREY = (150, 158, 170)


def blank(colour):
    return Image.new("RGB", (W, H), colour)


def agenda(title="Strategy Day", rows=("09:30  Opening", "11:00  Breakout", "14:00  Workshop", "17:30  Rooftop")):
    picture = patterns.silk(H, W, 0.2, 8)
    picture *= np.clip(np.linspace(-0.7, 1.1, W), 0, 1)[None, :, None]
    image = shown(picture + np.float32([0.008, 0.011, 0.02]))
    write(image, title, (110, 300), 116)
    for i, row in enumerate(rows):
        ImageDraw.Draw(image).rectangle((112, 386 + i * 82, 119, 430 + i * 82), fill=SIGNAL)
        write(image, row, (146, 424 + i * 82), 42, (214, 218, 226), "text", 500)
    return image


def dashboard():
    image = blank((246, 244, 240))
    draw, rs = ImageDraw.Draw(image), np.random.RandomState(2)
    write(image, "Pipeline, week 14", (70, 110), 56, INK)
    for k, (label, value) in enumerate((("Open", "128"), ("Won", "41"), ("Value", "3.2 m"), ("Cycle", "19 d"))):
        x = 70 + k * 335
        draw.rounded_rectangle((x, 160, x + 300, 310), 14, fill=(255, 255, 255))
        write(image, label, (x + 26, 212), 30, GREY, "text", 500)
        write(image, value, (x + 26, 286), 64, INK)
    draw.rounded_rectangle((70, 350, 905, 750), 14, fill=(255, 255, 255))
    values = np.cumsum(rs.normal(0.5, 1, 40))
    values = (values - values.min()) / np.ptp(values)
    draw.line([(110 + i * 19.5, 710 - 310 * v) for i, v in enumerate(values)], fill=SIGNAL, width=6, joint="curve")
    draw.rounded_rectangle((940, 350, 1370, 750), 14, fill=(255, 255, 255))
    for i in range(6):
        draw.rectangle(
            (980, 392 + i * 56, 980 + int(340 * (1 - i * 0.14)), 420 + i * 56), fill=(48, 96, 150) if i else SIGNAL
        )
    return image


def document():
    image = blank((228, 230, 233))
    draw, rs = ImageDraw.Draw(image), np.random.RandomState(3)
    for x0 in (130, 760):
        draw.rectangle((x0, 60, x0 + 560, H), fill=(255, 255, 255))
        write(image, "Concept" if x0 < 400 else "Run of show", (x0 + 60, 170), 52, INK)
        for i in range(15):
            draw.rectangle((x0 + 60, 220 + i * 36, x0 + 60 + rs.randint(220, 440), 230 + i * 36), fill=(196, 200, 206))
    return image


def editor():
    """Timeline of a film cut."""
    image = blank((24, 26, 31))
    image.paste(shown(patterns.sunrise(380, 676)), (70, 60))
    image.paste(shown(patterns.ocean(380, 500)), (800, 60))
    draw, rs = ImageDraw.Draw(image), np.random.RandomState(5)
    for row, colour in enumerate(((74, 120, 170), (255, 75, 43), (76, 140, 110), (120, 96, 150))):
        x = 70
        while x < 1340:
            w = rs.randint(50, 210)
            draw.rounded_rectangle((x, 500 + row * 66, min(x + w, 1370), 552 + row * 66), 6, fill=colour)
            x += w + rs.randint(6, 40)
    draw.line((650, 480, 650, 780), fill=PAPER, width=4)
    return image


def mail():
    image = blank((250, 249, 247))
    draw, rs = ImageDraw.Draw(image), np.random.RandomState(6)
    draw.rectangle((0, 0, 300, H), fill=(32, 38, 50))
    for i in range(9):
        draw.rectangle((46, 90 + i * 60, 46 + rs.randint(90, 190), 104 + i * 60), fill=(120, 130, 148))
    for i in range(10):
        y = 60 + i * 74
        draw.ellipse((340, y, 380, y + 40), fill=((48, 96, 150), (255, 75, 43), (90, 130, 110))[i % 3])
        draw.rectangle((410, y + 2, 410 + rs.randint(180, 380), y + 15), fill=(70, 76, 86))
        draw.rectangle((410, y + 25, 410 + rs.randint(500, 900), y + 34), fill=(200, 203, 208))
    return image


def board():
    """Whiteboard with headings, sticky notes and a curve."""
    image = Image.new("RGB", (1536, 1000), (238, 238, 236))
    draw, rs = ImageDraw.Draw(image), np.random.RandomState(4)
    notes = ((250, 196, 70), (255, 98, 66), (190, 210, 200), (96, 160, 206))
    for i, title in enumerate(("Goal", "Ideas", "Plan", "Next")):
        write(image, title, (70 + i * 370, 112), 74, (40, 46, 58), weight=600)
        draw.line((66 + i * 370, 138, 330 + i * 370, 142), fill=(40, 46, 58), width=5)
        for k in range(rs.randint(3, 6)):
            x, y = 70 + i * 370 + (k % 2) * 140, 186 + (k // 2) * 150 + rs.randint(-8, 8)
            draw.rectangle((x, y, x + 122, y + 122), fill=notes[rs.randint(4)])
            for q in range(3):
                draw.line(
                    (x + 16, y + 34 + q * 27, x + rs.randint(62, 106), y + 32 + q * 27), fill=(40, 44, 52), width=4
                )
    curve = [(120 + k * 26, 880 - 60 * np.sin(k * 0.35) - k * 3) for k in range(48)]
    draw.line(curve, fill=(226, 64, 38), width=7, joint="curve")
    return image


def painting(h=900, w=1200, seed=77, palette=None):
    """Abstract picture for a frame on the wall."""
    a, b = fbm(h, w, 3, 2, seed, 6), fbm(h, w, 5, 4, seed + 22, 6)
    stops = palette or [
        (0, (0.03, 0.05, 0.08)),
        (0.35, (0.10, 0.18, 0.22)),
        (0.55, (0.60, 0.52, 0.42)),
        (0.75, (0.75, 0.34, 0.12)),
        (1, (0.9, 0.84, 0.74)),
    ]
    colour = ramp(0.5 + 0.5 * np.sin((a * 3 + b * 1.5) * 5), stops)
    return colour * (0.85 + 0.3 * fbm(h, w, 120, 90, 5, 3))[..., None]


def maker(k):
    """What a fair's exhibitor shows on the screen of a stand: a plain mark of its own, six of them."""
    papers = ((238, 233, 224), (22, 44, 38), (40, 12, 8), (18, 28, 54), (226, 214, 190), (28, 28, 31))
    inks = ((34, 62, 92), (214, 190, 140), (255, 214, 190), (132, 190, 214), (120, 58, 30), (238, 226, 96))
    paper, ink = papers[k], inks[k]
    image = blank(paper)
    draw, s = ImageDraw.Draw(image), H / 9
    for i in range(5):
        x, y = W * (0.18 + 0.16 * i), H * 0.42
        if k in (0, 3):
            r = s * (0.35 + 0.14 * i)
            draw.ellipse((x - r, y - r, x + r, y + r), fill=ink)
        elif k in (1, 4):
            draw.polygon([(x - s, y + s * 1.8), (x + s * 0.4, y - s * (0.4 + 0.5 * i)), (x + s, y + s * 1.8)], fill=ink)
        else:
            draw.rectangle((x - s * 0.5, y + s * 1.8 - s * (i + 1) * 0.7, x + s * 0.5, y + s * 1.8), fill=ink)
    for i in range(3):
        draw.rectangle((W * 0.18, H * (0.74 + 0.06 * i), W * (0.62 - 0.1 * i), H * (0.755 + 0.06 * i)), fill=ink)
    return image


COOL = [(0, (0.02, 0.06, 0.10)), (0.4, (0.05, 0.22, 0.28)), (0.7, (0.35, 0.50, 0.48)), (1, (0.85, 0.84, 0.78))]


# What hangs large on the wall of a room: each room shows a day of its own.
DAYS = {
    "screen.png": lambda: agenda(),
    "kickoff.png": lambda: agenda(
        "Kick-off", ("10:00  Where we stand", "11:15  Three bets", "13:00  Lunch", "14:00  Decisions")
    ),
    "minutes.png": lambda: agenda(
        "Board, fourth quarter", ("1  Minutes of September", "2  Results", "3  The new site", "4  Any other business")
    ),
    "standup.png": lambda: agenda("Stand-up", ("Yesterday", "Today", "What is in the way", "Who helps")),
    "hub.png": lambda: agenda(
        "Open house", ("18:00  Doors", "18:30  Five short talks", "19:30  Questions", "20:00  Soup and wine")
    ),
}


def make():
    for name, draw in DAYS.items():
        keep(name, draw())
    keep("screen2.png", dashboard())
    keep("document.png", document())
    keep("editor.png", editor())
    keep("mail.png", mail())
    keep("board.png", board())
    for k in range(6):
        keep(f"maker-{k + 1}.png", maker(k))
    save("paint.png", painting())
    save("paint2.png", painting(seed=31, palette=COOL))
