"""Team office on floor 7: rows of oak desks, a wall of windows."""

import random

from kit.props import *
from kit.view import view


def bench(x, y, seats, top, screens=("screen2.png", "document.png", "mail.png")):
    """Double row of desks along x with a felt divider, monitors and chairs."""
    rs = random.Random(int(x * 3 + y * 5))
    for i in range(3):
        cx = x - 1.6 + 1.6 * i
        for s in (-1, 1):
            table((cx, y + s * 0.41, 0), 0, 1.58, 0.78, top)
            rz = 0 if s < 0 else pi
            screen_wall(0.62, 0.35, (cx, y + s * 0.2, 1.12), rz, screens[(i + (s > 0)) % 3], 1.0)
            tubes([((cx, y + s * 0.16, 1.05), (cx, y + s * 0.16, 0.75), 0.016)], MET())
            box((0.42, 0.13, 0.012), (cx, y + s * 0.5, 0.748), pbr((0.6, 0.6, 0.6), 0.4), 0.004)
            office_chair((cx + rs.uniform(-0.15, 0.15), y + s * 1.15, 0), rz + rs.uniform(-0.5, 0.5), seats)
            if rs.random() < 0.6:
                cup((cx + 0.45, y + s * 0.4, 0.74))
            if rs.random() < 0.4:
                box(
                    (0.20, 0.27, 0.03),
                    (cx - 0.5, y + s * 0.4, 0.756),
                    pbr(rs.choice((SIGNAL, (0.05, 0.08, 0.13), (0.5, 0.45, 0.38))), 0.6),
                    0.004,
                    rot=(0, 0, rs.random()),
                )
    box((4.7, 0.04, 0.42), (x, y, 0.95), fabric((0.09, 0.12, 0.125), 300.0), 0.006)


def baffles(x0, x1, y0, y1, h):
    """Felt fins across the ceiling, in groups above the desks."""
    felt = (fabric((0.40, 0.405, 0.40), 300.0), fabric((0.26, 0.285, 0.28), 300.0))
    for i in range(int((x1 - x0) / 0.3) + 1):
        box((0.05, y1 - y0, 0.24), (x0 + i * 0.3, (y0 + y1) / 2, h - 0.16), felt[i % 5 == 0], 0.004)


VIEWS = {
    "day": view((5.2, -2.7, 1.6), (-1.9, 2.3, 1.05), 21, 5.0, 6.0),
    "desk": view((0.0, -2.2, 1.45), (-3.6, 2.4, 1.0), 24, 2.8, 3.8),
    "window": view((-5.2, -3.4, 1.7), (2.4, 4.0, 1.1), 19, 4.5, 6.0),
    "evening": view((5.3, -3.6, 1.7), (-1.6, 2.8, 1.0), 20, 4.0, 6.0, hour="dusk"),
}


def outside(sc, hour):
    """Bright day, or the evening when the lamps carry the room."""
    if hour == "dusk":
        dusk(sc, 0.8, 1.0, 0.3)
        area((0, 6.3, 1.8), 11.0, 120, (0.42, 0.56, 1.0), target=(0, 0, 0.9), sy=2.8)
        area((0, 0.5, 3.2), 9.0, 260, kelvin(3400), target=(0, 0.5, 0))
    else:
        day(sc, 2.1, 0.1)
        sun((-0.72, -0.62, -0.55), 5.0)
        area((0, 6.3, 1.8), 11.0, 330, (0.86, 0.92, 1.0), target=(0, 0, 0.9), sy=2.8)


def build(sc, view):
    outside(sc, view.hour)
    skyline(
        (90, 0, 0),
        31,
        (130, 2000),
        1500,
        560,
        lit=0.30 if view.hour == "dusk" else 0.05,
        s=1.2,
        z=-50.0,
        hs=1.05,
        hy=1000,
    )
    x0, x1, y0, y1, h = -6.0, 6.0, -4.5, 6.0, 3.3
    shell(
        x0,
        x1,
        y0,
        y1,
        h,
        fabric((0.30, 0.30, 0.305), 240.0, 0.4),
        pbr((0.60, 0.59, 0.57), 0.85, bump=0.04),
        pbr((0.74, 0.74, 0.72), 0.9, var=0.03),
        "N",
    )
    window_wall(x0, x1, y1, h, 8, DMET())
    oak = wood(axis="Z", rough=0.42, **OAK)
    slats(y0, y1, x0 + 0.03, h, oak, pbr((0.02, 0.02, 0.02), 0.9))
    top = wood((0.42, 0.28, 0.17), (0.26, 0.16, 0.09), "X", 0.8, 0.36, 0.2)
    seat = fabric((0.07, 0.075, 0.085), 420.0)
    for x, y in ((-2.9, 3.6), (2.8, 3.6), (-2.9, 0.2), (2.8, 0.2)):
        bench(x, y, seat, top)
    for y in (0.2, 3.6):
        for x in (-2.9, 2.8):
            line_lamp(x, y, 2.5, 4.4, h, 70, 4000, "x")
    for y in (0.2, 3.6):
        baffles(-5.4, 5.4, y - 1.35, y + 1.35, h)
        softbox((10.6, 2.6, 0.02), (0, y, 0.006), fabric((0.13, 0.155, 0.16), 160.0, 0.6), 0.01, 0.0, cuts=6)
    for x, y, s in ((-5.4, 5.4, 1), (5.4, 5.3, 2), (0, 5.4, 3), (0.0, 1.9, 4)):
        plant((x, y, 0), 1.35, seed=s, n=34, leafw=0.075)
    for k, y in enumerate((-1.6, -0.9)):
        softbox((0.45, 0.45, 0.44), (-5.2, y, 0.22), fabric(SIGNAL if k else (0.2, 0.2, 0.22), 360.0), 0.08, 0.02)
    return dict(mist=(30, 1800), bounces=5)
