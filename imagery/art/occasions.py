"""What the walls show at particular events: other sites, figures, votes, lessons."""

import numpy as np
from PIL import Image, ImageDraw

from art import patterns
from art.canvas import PAPER, SIGNAL, WALL, keep, shown, write
from art.noise import grid, ramp

H, W = WALL
INK = (24, 30, 44)
TONES = ((52, 86, 132), (150, 74, 56), (60, 112, 104), (124, 92, 140), (176, 128, 62), (70, 78, 96))


def sheet(colour):
    """Plain wall to draw on."""
    return Image.new("RGB", (W, H), colour)


def guest(draw, box, tone, rs):
    """A remote guest: a tile with the outline of head and shoulders."""
    x0, y0, x1, y1 = box
    w, h = x1 - x0, y1 - y0
    cx, r = x0 + w * rs.uniform(0.42, 0.58), h * 0.17
    light = tuple(min(255, int(c * 1.35 + 12)) for c in tone)
    draw.rectangle(box, fill=tone)
    draw.pieslice((cx - 2.1 * r, y1 - 2.0 * r, cx + 2.1 * r, y1 + 2.4 * r), 180, 360, fill=light)
    draw.ellipse((cx - r, y0 + h * 0.22, cx + r, y0 + h * 0.22 + 2.2 * r), fill=light)


def guests(image, area, columns, rows, seed, gap=10):
    """Grid of remote guests."""
    draw, rs = ImageDraw.Draw(image), np.random.RandomState(seed)
    x0, y0, x1, y1 = area
    w, h = (x1 - x0) / columns, (y1 - y0) / rows
    for j in range(rows):
        for i in range(columns):
            at = (x0 + i * w, y0 + j * h, x0 + (i + 1) * w - gap, y0 + (j + 1) * h - gap)
            guest(draw, tuple(int(v) for v in at), TONES[rs.randint(len(TONES))], rs)
    return draw


def remote():
    image = shown(patterns.silk(H, W, 0.55, 21) * 0.35)
    write(image, "One programme,", (120, 280), 112)
    write(image, "two audiences.", (120, 404), 112)
    ImageDraw.Draw(image).rectangle((126, 100, 270, 110), fill=SIGNAL)
    guests(image, (1180, 60, 2490, 530), 6, 3, 5)
    return image


def town_hall():
    image = sheet((12, 16, 28))
    for k, town in enumerate(("Hamburg", "Vienna", "Lyon")):
        x = 1060 + k * 500
        guests(image, (x, 50, x + 470, 440), 3, 2, 11 + k, 6)
        write(image, town, (x, 510), 50, (190, 200, 214), "text", 500)
    write(image, "All hands", (120, 320), 176)
    write(image, "Ask first, applaud later.", (128, 420), 58, (190, 200, 214), "text", 500)
    return image


def results():
    """Full-year figures: area chart in gold and one large number."""
    image = shown(np.zeros((H, W, 3), np.float32) + np.float32([0.006, 0.016, 0.020]))
    draw, rs = ImageDraw.Draw(image), np.random.RandomState(17)
    line = np.cumsum(rs.normal(0.45, 1.0, 90))
    line = (line - line.min()) / np.ptp(line)
    points = [(1120 + i * 15.2, 480 - 330 * v) for i, v in enumerate(line)]
    draw.polygon([*points, (points[-1][0], 520), (points[0][0], 520)], fill=(70, 58, 30))
    draw.line(points, fill=(236, 190, 96), width=8, joint="curve")
    for k, year in enumerate(("2023", "2024", "2025", "2026")):
        write(image, year, (1140 + k * 350, 556), 36, (150, 160, 170), "text", 500)
    write(image, "1.84 bn", (120, 330), 230)
    write(image, "Assets under advice, full year", (130, 424), 56, (214, 190, 140), "text", 500)
    return image


def code():
    """Coloured lines of a programme, for a developers' conference."""
    image = shown(np.zeros((H, W, 3), np.float32) + np.float32([0.005, 0.006, 0.012]))
    draw, rs = ImageDraw.Draw(image), np.random.RandomState(23)
    hues = ((120, 200, 180), (235, 180, 90), (150, 130, 230), (255, 75, 43), (120, 130, 150))
    for column in range(3):
        for row in range(17):
            x = 1080 + column * 500 + 36 * rs.randint(0, 4)
            for _ in range(rs.randint(1, 5)):
                w = rs.randint(26, 120)
                if x + w > 1540 + column * 500:
                    break
                draw.rounded_rectangle((x, 40 + row * 30, x + w, 54 + row * 30), 6, fill=hues[rs.randint(5)])
                x += w + 14
    write(image, "main()", (120, 330), 230)
    write(image, "Developers in one room", (130, 426), 58, (150, 200, 190), "text", 500)
    return image


def molecule():
    """A pale net of hexagons for a congress in medicine."""
    image = sheet((232, 238, 240))
    draw, rs = ImageDraw.Draw(image), np.random.RandomState(4)
    for j in range(7):
        for i in range(13):
            cx, cy, r = 1420 + i * 104 + 52 * (j % 2), 30 + j * 92, 60
            if rs.rand() < 0.38:
                continue
            ring = [(cx + r * np.sin(k * np.pi / 3), cy + r * np.cos(k * np.pi / 3)) for k in range(7)]
            draw.line(ring, fill=(120, 176, 186), width=5)
            for p in ring[: rs.randint(1, 5)]:
                d = rs.randint(7, 17)
                colour = ((36, 120, 134), (255, 120, 92), (150, 200, 190))[rs.randint(3)]
                draw.ellipse((p[0] - d, p[1] - d, p[0] + d, p[1] + d), fill=colour)
    write(image, "What we know", (120, 290), 158, INK)
    write(image, "after week 52.", (120, 440), 158, INK)
    return image


def stripes():
    """Wide fields of colour with one word, for a brand's day."""
    x, y = grid(H, W)
    field = ramp(
        np.floor(x / (W / H) * 9) / 8,
        [(0, (0.9, 0.08, 0.02)), (0.4, (1.0, 0.36, 0.05)), (0.7, (0.80, 0.16, 0.20)), (1, (0.30, 0.04, 0.16))],
    )
    image = shown(field * (0.86 + 0.14 * np.cos(x * 9 * 3.1416 * H / W * 2))[..., None])
    write(image, "Unboxed", (W // 2, 400), 330, (255, 248, 240), anchor="ms")
    return image


def late():
    """Windows of a city at night behind the title of a talk show."""
    image = shown(np.zeros((H, W, 3), np.float32) + np.float32([0.010, 0.010, 0.035]))
    draw, rs = ImageDraw.Draw(image), np.random.RandomState(31)
    x = 0
    while x < W:
        w, top = rs.randint(70, 190), rs.randint(120, 400)
        draw.rectangle((x, top, x + w - 6, H), fill=(22, 22, 44))
        for wx in range(x + 10, x + w - 20, 22):
            for wy in range(top + 14, H, 26):
                if rs.rand() < 0.42:
                    draw.rectangle((wx, wy, wx + 10, wy + 14), fill=((255, 190, 110), (255, 226, 180))[rs.randint(2)])
        x += w
    draw.rectangle((0, 170, 1110, 430), fill=(255, 75, 43))
    write(image, "Late on Main", (110, 355), 150, (255, 248, 240))
    return image


def vote():
    """Result of a vote at an annual meeting."""
    image = shown(patterns.silk(H, W, 0.1, 5) * 0.14 + np.float32([0.004, 0.010, 0.022]))
    draw = ImageDraw.Draw(image)
    write(image, "Item 4", (120, 250), 150)
    write(image, "Discharge of the board", (128, 350), 58, (190, 200, 214), "text", 500)
    for k, (label, share) in enumerate((("For", 96.2), ("Against", 2.9), ("Abstained", 0.9))):
        y = 130 + k * 140
        write(image, label, (1180, y + 40), 54, (190, 200, 214), "text", 500)
        draw.rectangle((1500, y, 1500 + int(7.4 * share), y + 56), fill=SIGNAL if not k else (60, 92, 140))
        write(image, f"{share} %", (2250, y + 50), 66)
    return image


def soon():
    """The wall before a webinar."""
    image = shown(patterns.silk(H, W, 0.75, 33))
    write(image, "On air in 04:59", (W // 2, 350), 210, PAPER, anchor="ms")
    return image


WALLS = {
    "remote.png": remote,
    "town-hall.png": town_hall,
    "results.png": results,
    "code.png": code,
    "molecule.png": molecule,
    "stripes.png": stripes,
    "late.png": late,
    "vote.png": vote,
    "soon.png": soon,
}


def make():
    for name, draw in WALLS.items():
        keep(name, draw())
