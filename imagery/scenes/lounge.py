"""The sky lounge on floor 6: bar, sofas at the window, the city."""

import random

from kit.catering import canapes
from kit.props import *
from kit.seating import candle, seat, wine_glass
from kit.view import view

BOTTLES = ((0.05, 0.12, 0.06), (0.22, 0.10, 0.03), (0.30, 0.28, 0.24), (0.10, 0.03, 0.02), (0.04, 0.06, 0.10))


def back_bar(x0, x1, y, h):
    """Lit shelves with bottles and glasses."""
    wal = wood(axis="Z", rough=0.36, coat=0.2, **WALNUT)
    box((x1 - x0, 0.04, h), ((x0 + x1) / 2, y + 0.02, h / 2), wal, 0.0)
    rs = random.Random(5)
    for z in (1.12, 1.56, 2.0):
        box((x1 - x0 - 0.2, 0.3, 0.03), ((x0 + x1) / 2, y - 0.16, z), wal, 0.004)
        box(
            (x1 - x0 - 0.24, 0.012, 0.012),
            ((x0 + x1) / 2, y - 0.02, z + 0.03),
            emit((1, 0.60, 0.30), 8.0),
            0.0,
        )
        lamp = area(
            ((x0 + x1) / 2, y - 0.03, z + 0.05),
            x1 - x0 - 0.3,
            30,
            kelvin(2900),
            target=((x0 + x1) / 2, y - 0.3, z + 0.3),
            sy=0.02,
        )
        lamp.visible_glossy = False
        x = x0 + 0.25
        while x < x1 - 0.25:
            hh = rs.uniform(0.18, 0.28)
            m = pbr(rs.choice(BOTTLES), 0.12, coat=0.6)
            cyl(0.036, hh * 0.68, (x, y - 0.15, z + 0.015 + hh * 0.34), m, 20, b=0.006)
            cyl(0.014, hh * 0.4, (x, y - 0.15, z + 0.015 + hh * 0.8), m, 14)
            x += rs.uniform(0.10, 0.19)
    box((x1 - x0, 0.5, 0.92), ((x0 + x1) / 2, y - 0.25, 0.46), wal, 0.006)


VIEWS = {
    "bar": view((0.35, 0.05, 1.78), (2.55, 3.3, 1.14), 19, 3.2, 3.6),
    "window": view((0.9, -2.6, 1.6), (-3.6, 3.4, 1.1), 20, 3.2, 5.0),
    "counter": view((0.6, 2.1, 1.42), (4.6, 3.3, 1.22), 26, 2.0, 2.4),
    "sofa": view((-1.1, -1.6, 1.45), (-4.6, 3.2, 0.9), 22, 2.8, 4.5),
    "day": view((0.9, -2.8, 1.65), (-2.6, 3.4, 1.1), 19, 4.0, 5.0, hour="day"),
    "reception": view((-3.9, -4.2, 1.65), (1.4, 3.2, 1.3), 20, 3.2, 4.6, seats="cocktail"),
    "rows": view((5.3, -4.2, 1.7), (-2.6, 1.6, 1.15), 19, 4.0, 5.0, seats="rows", hour="day"),
    "pano": view((0.2, -0.6, 1.6), (0, 9, 1.6), pano=0),
}


def high_tables():
    """Standing reception: tables in cloth with glasses and candles."""
    foot, top = BLK(), pbr((0.30, 0.19, 0.11), 0.35, coat=0.3)
    # None of them in the axis of the camera, which looks from the door to the bar.
    for k, (x, y) in enumerate(((-5.7, 0.6), (1.7, -1.0), (-5.4, 2.6), (3.6, -2.0), (-0.4, 3.3), (-3.4, 2.9))):
        cyl(0.03, 1.02, (x, y, 0.53), foot, 24)
        cyl(0.26, 0.02, (x, y, 0.012), foot, 56, b=0.006)
        cyl(0.34, 0.03, (x, y, 1.08), top, 56, b=0.008)
        candle(x, y, 1.096, 5.0)
        for t in (0.4, 2.6, 4.4)[: 1 + k % 3]:
            wine_glass(x + 0.24 * math.cos(t), y + 0.24 * math.sin(t), 1.096)


def chair_rows():
    """Forty chairs towards a screen on the west wall."""
    kind, rs = chair(fabric((0.26, 0.13, 0.065), 500.0), BLK()), random.Random(4)
    for row in range(5):
        for i in range(6):
            seat(-2.6 + row * 0.98, -3.0 + i * 0.66, pi / 2, kind, rs)
    screen_wall(3.6, 2.02, (-6.42, -1.3, 1.75), pi / 2, "hub.png", 1.4)
    box((0.5, 0.4, 1.1), (-5.4, 1.0, 0.55), BLK(), 0.012, rot=(0, 0, 0.3))
    box((0.56, 0.48, 0.04), (-5.4, 1.0, 1.12), BLK(), 0.008, rot=(0, -0.2, 0.3))


def sofas(top):
    """Lounge seating at the windows."""
    grey, frame = fabric((0.15, 0.155, 0.17), 340.0), BLK()
    sofa((-3.6, 3.5, 0), pi, 2.6, grey, frame, pil=((-0.8, (0.75, 0.075, 0.03)), (0.7, (0.3, 0.28, 0.25))))
    sofa((-5.6, 1.4, 0), -pi / 2, 2.2, grey, frame, pil=((0.5, (0.3, 0.28, 0.25)),))
    sofa((-1.6, 1.2, 0), pi / 2 + 0.3, 0.95, fabric((0.22, 0.11, 0.055), 340.0), frame)
    cyl(0.55, 0.04, (-3.6, 1.7, 0.38), top, 64, b=0.01)
    cyl(0.09, 0.36, (-3.6, 1.7, 0.18), BLK(), 32)
    for x, y in ((-3.75, 1.8), (-3.4, 1.55)):
        cyl(0.03, 0.08, (x, y, 0.44), emit((1, 0.52, 0.20), 2.5), 20)
        point((x, y, 0.55), 4, (1, 0.55, 0.25), 0.03)
    softbox((3.6, 2.6, 0.02), (-3.7, 1.7, 0.008), fabric((0.10, 0.095, 0.09), 160.0, 0.6), 0.01, 0.0, cuts=6)


def south_side():
    """What lies behind the other cameras: sofas along the wall, tables with candles, two lit paintings."""
    rust, grey = fabric((0.22, 0.11, 0.055), 340.0), fabric((0.15, 0.155, 0.17), 340.0)
    for k, x in enumerate((-4.6, -1.7, 1.2, 4.1)):
        sofa((x, -4.4, 0), 0, 2.4, grey if k % 2 else rust, BLK(), pil=((0.5, (0.3, 0.28, 0.25)),))
        cyl(0.3, 0.03, (x, -3.2, 0.50), pbr((0.04, 0.04, 0.042), 0.2, coat=0.5), 48, b=0.006)
        cyl(0.03, 0.5, (x, -3.2, 0.25), BLK(), 24)
        candle(x + 0.08, -3.2, 0.515, 5.0)
        wine_glass(x - 0.1, -3.15, 0.515)
    for x, file in ((-3.2, "paint.png"), (2.7, "paint2.png")):
        box((1.86, 0.03, 1.26), (x, -4.97, 1.85), BLK(), 0.004)
        surf(lambda u, v: ((0.5 - u) * 1.8, 0, (v - 0.5) * 1.2), 1, 1, paintmat(file), loc=(x, -4.95, 1.85))
        spot((x, -4.1, 3.46), (x, -4.95, 1.8), 160, kelvin(3000), 60, 0.7, 0.05)


def build(sc, view):
    by_day = view.hour == "day"
    if by_day:
        day(sc, 1.9)
        sun((0.55, -0.75, -0.50), 4.5)
    else:
        dusk(sc, 0.55, 0.7, -0.5)
    skyline((-160, 0, 0), 17, (150, 2000), 1500, 620, lit=0.42, s=2.2, z=-64.0, hs=1.1, hy=1000)
    x0, x1, y0, y1, h = -6.5, 6.0, -5.0, 5.0, 3.5
    shell(
        x0,
        x1,
        y0,
        y1,
        h,
        None,
        pbr((0.035, 0.034, 0.038), 0.7, bump=0.05),
        pbr((0.05, 0.048, 0.047), 0.9),
        "N",
    )
    planks(x0, x1, y0, y1, wood(axis="Y", rough=0.3, coat=0.35, **WALNUT), 0.2, 1.8)
    window_wall(x0, 1.2, y1, h, 5, BLK())
    box((4.8, 0.1, h), (3.6, y1 + 0.05, h / 2), BLK(), 0.0)
    back_bar(1.6, 5.9, y1 - 0.05, 2.7)
    # counter with a light line under the top
    top = pbr((0.035, 0.034, 0.036), 0.14, coat=0.7, var=0.3, scale=1.2)
    box((4.6, 0.75, 0.05), (3.4, 3.0, 1.10), top, 0.008)
    slats(1.15, 5.65, 2.72, 1.07, wood(axis="Z", rough=0.4, **WALNUT), BLK(), axis="x")
    box((4.5, 0.6, 1.07), (3.4, 3.05, 0.535), BLK(), 0.0)
    box((4.5, 0.012, 0.014), (3.4, 2.66, 1.06), emit((1, 0.60, 0.30), 12.0), 0.0)
    box((4.5, 0.012, 0.014), (3.4, 2.70, 0.06), emit(SIGNAL, 3.0), 0.0)
    rs = random.Random(8)
    for x in (1.75, 2.75, 3.75):
        canapes(x, 2.95, 1.125, rs)
    for i in range(7):
        cyl(
            0.03,
            0.17,
            (4.45 + 0.085 * (i % 4), 2.9 + 0.1 * (i // 4), 1.21),
            glass((0.97, 0.93, 0.82)),
            20,
            r2=0.038,
        )
    for i in range(4):
        bar_stool((1.7 + i * 0.95, 2.2, 0), 0.1 * (-1) ** i, fabric((0.22, 0.11, 0.055), 380.0))
    for x in (1.9, 3.0, 4.1, 5.2):
        pendant((x, 2.95, 2.15), h, 110, 0.13, BRASS())
    if view.seats == "cocktail":
        high_tables()
    elif view.seats == "rows":
        chair_rows()
    else:
        sofas(top)
    if view.pano is not None:
        south_side()
    plant((0.55, 4.3, 0), 1.5, seed=4, n=38, leafw=0.08)
    plant((-6.0, 4.4, 0), 1.4, seed=6, n=34, leafw=0.08)
    downlights((-4.6, -2.2, 0.4, 3.0), (-0.8, 1.6), h, 210, 3700, 70)
    area((0, 0, h - 0.1), 8, 260, kelvin(3900), target=(-1, 0, 0))
    area(
        (-2.6, y1 + 0.3, 1.8),
        7.0,
        420 if by_day else 90,
        (0.86, 0.92, 1.0) if by_day else (0.40, 0.52, 1.0),
        target=(-2, 0, 0.6),
        sy=2.8,
    )
    return dict(mist=(30, 1800), bounces=5)
