"""The standing meeting room on floor 5."""

import random

from kit.props import *
from kit.seating import candle, wine_glass
from kit.view import view

ABOVE = ((3.3, -3.3, 2.5), (-0.5, 1.0, 0.75))

VIEWS = {
    "day": view((2.9, -3.2, 1.7), (-0.7, 1.9, 1.15), 20, 5.0, 4.5),
    "screen": view((2.6, -0.9, 1.65), (-3.2, 0.9, 1.35), 21, 4.0, 3.5, screen="standup.png"),
    "sprint": view((1.9, -2.0, 1.6), (-3.0, 0.9, 1.38), 22, 4.0, 4.0, screen="sprint.png", notes=True),
    "reception": view((-2.6, -2.9, 1.65), (1.5, 2.6, 1.1), 19, 4.0, 4.2, hour="dusk", screen="standup.png"),
    "window": view((-2.7, -3.1, 1.65), (1.2, 2.4, 1.15), 20, 4.5, 4.0),
    # The set-ups that the room names, from one camera.
    "seats.stand-up": view(*ABOVE, 18, screen="standup.png", stools="under"),
    "seats.perched": view(*ABOVE, 18, screen="standup.png", stools="out"),
}

ROUND_TABLES = ((2.5, -0.2), (2.6, 2.5), (-1.9, 2.9))


def sixteen_stools(out, cloth):
    """Eight at the long table, eight at the round ones: pushed under, or drawn out with a screen at each second."""
    for k, y in enumerate((0.05, 0.68, 1.31, 1.94)):
        for s in (-1, 1):
            bar_stool((0.15 + s * (0.86 if out else 0.42), y, 0), s * pi / 2 + (0.1 * (-1) ** k if out else 0), cloth)
            if out and (k + s) % 2:
                laptop((0.15 + s * 0.26, y, 1.10), s * pi / 2 + pi)
    for (x, y), turns in zip(ROUND_TABLES, ((0.4, 2.5, 4.4), (2.2, 3.6, 5.0), (2.6, 4.4))):
        for t in turns:
            r = 0.62 if out else 0.34
            bar_stool((x + r * math.cos(t), y + r * math.sin(t), 0), t + pi / 2, cloth)


def notes_on_the_table():
    """Sticky notes, pens and a clock of the sprint."""
    rs = random.Random(5)
    for _ in range(18):
        at = (0.15 + rs.uniform(-0.4, 0.4), 1.0 + rs.uniform(-1.2, 1.2), 1.102)
        tone = rs.choice(((0.85, 0.80, 0.70), (0.9, 0.62, 0.12), SIGNAL, (0.25, 0.45, 0.62)))
        box((0.08, 0.08, 0.003), at, pbr(tone, 0.8), 0.0, rot=(0, 0, rs.random() * 3))
    cyl(0.07, 0.05, (0.3, 1.75, 1.16), pbr((0.75, 0.74, 0.72), 0.4), 48, rot=(pi / 2, 0, 0.5), b=0.006)
    cyl(0.058, 0.052, (0.3, 1.75, 1.16), pbr(SIGNAL, 0.5), 48, rot=(pi / 2, 0, 0.5))


def build(sc, view):
    by_day = view.hour != "dusk"
    if by_day:
        day(sc, 2.1, 0.15)
        sun((-0.7, -0.62, -0.55), 5.0)
    else:
        dusk(sc, 0.8, 1.0, 0.3)
        area((0, 0.4, 3.1), 5.5, 80, kelvin(3200), target=(0, 0.4, 0))
    city(-140, -48, 21, 0.08 if by_day else 0.30)
    x0, x1, y0, y1, h = -3.6, 3.6, -3.6, 3.8, 3.2
    shell(
        x0,
        x1,
        y0,
        y1,
        h,
        None,
        pbr((0.62, 0.60, 0.57), 0.85, bump=0.04),
        pbr((0.72, 0.72, 0.70), 0.9, var=0.03),
        "N",
    )
    window_wall(x0, x1, y1, h, 5, BLK())
    planks(x0, x1, y0, y1, wood(axis="Y", rough=0.42, **OAK))
    softbox((3.4, 4.6, 0.02), (0.15, 1.0, 0.006), fabric((0.20, 0.185, 0.165), 160.0, 0.6), 0.01, 0.0, cuts=6)
    oak = wood(axis="Z", rough=0.42, **OAK)
    slats(y0, y1, x0 + 0.03, h, oak, pbr((0.02, 0.018, 0.016), 0.9))
    screen_wall(2.5, 1.4, (x0 + 0.12, 0.5, 1.75), pi / 2, view.screen or "standup.png", 1.2)
    top = wood((0.36, 0.22, 0.12), (0.2, 0.11, 0.055), "Y", 0.8, 0.3, 0.3)
    superellipse(0.55, 1.55, 1.06, 0.04, top, (0.15, 1.0, 0), 0.4)
    for y in (0.1, 1.9):
        box((0.35, 0.12, 1.06), (0.15, y, 0.53), BLK(), 0.01)
    for x, y in ROUND_TABLES:
        cyl(0.36, 0.03, (x, y, 1.08), top, 56, b=0.008)
        cyl(0.035, 1.06, (x, y, 0.53), BLK(), 24)
        cyl(0.25, 0.014, (x, y, 0.007), BLK(), 40)
        cup((x + 0.1, y, 1.095))
    seat = fabric((0.10, 0.105, 0.115), 380.0)
    hot = fabric((0.75, 0.075, 0.028), 380.0)
    for x, y, r in (
        (
            (-0.75, 0.2, -pi / 2),
            (-0.8, 1.2, -pi / 2),
            (1.05, 0.7, pi / 2),
            (1.1, 1.8, pi / 2),
            (2.1, -0.75, 0.5),
        )
        if not view.stools
        else ()
    ):
        bar_stool((x, y, 0), r + 0.15, hot if x == 1.05 else seat)
    if view.stools:
        sixteen_stools(view.stools == "out", seat)
    else:
        laptop((0.0, 0.6, 1.10), 0.5)
    tumbler((0.3, 1.3, 1.1))
    cup((0.35, 0.25, 1.1))
    for y in (0.2, 1.8):
        pendant((0.15, y, 2.25), h, 30, 0.2, pbr((0.75, 0.72, 0.68), 0.5))
    plant((3.1, 3.3, 0), 1.5, seed=7, n=36, leafw=0.08)
    power, tint = (200, (0.86, 0.92, 1.0)) if by_day else (60, (0.42, 0.56, 1.0))
    area((0, y1 + 0.3, 1.7), 6.8, power, tint, target=(0, 0, 0.9), sy=2.8)
    if view.notes:
        notes_on_the_table()
    if not by_day:
        for x, y in ((2.5, -0.2), (2.6, 2.5), (-1.9, 2.9), (0.15, 0.5), (0.15, 1.6)):
            candle(x - 0.12, y + 0.05, 1.1, 4.0)
            for t in (0.6, 2.4):
                wine_glass(x + 0.2 * math.cos(t), y + 0.2 * math.sin(t), 1.1)
    return dict(mist=(30, 1800), bounces=5)
