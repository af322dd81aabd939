"""Co-working floor in low sun: long table, shelves, sofas."""

import random

from kit.props import *
from kit.view import view


def shelf_divider(x, y, w, h=2.1):
    """Open steel shelf with plants and books between two zones."""
    rs = random.Random(int(x * 9 + y))
    oak = wood(axis="X", rough=0.42, **OAK)
    for z in (0.35, 0.95, 1.55, h):
        box((w, 0.36, 0.03), (x, y, z), oak, 0.004)
    posts = [((x + s * w / 2, y + t * 0.17, 0), (x + s * w / 2, y + t * 0.17, h)) for s in (-1, 0, 1) for t in (-1, 1)]
    tubes(posts, BLK(), 0.012)
    for z in (0.365, 0.965, 1.565):
        for k in range(int(w / 0.6)):
            px = x - w / 2 + 0.35 + k * 0.6
            if rs.random() < 0.45:
                plant((px, y, z), 0.42, seed=int(px * 10 + z * 7), n=18, potr=0.09, poth=0.14, leafw=0.032)
            else:
                for i in range(6):
                    hh = rs.uniform(0.2, 0.3)
                    box(
                        (0.03, 0.2, hh),
                        (px - 0.1 + i * 0.036, y, z + hh / 2),
                        pbr(
                            rs.choice(((0.5, 0.46, 0.4), (0.06, 0.09, 0.13), (0.35, 0.09, 0.04), (0.15, 0.16, 0.16))),
                            0.6,
                        ),
                        0.003,
                    )


VIEWS = {
    "sunset": view((-3.6, -4.0, 1.6), (1.0, 2.4, 1.15), 20, 4.5, 5.5),
    "table": view((-2.9, -2.4, 1.5), (0.4, 2.2, 0.95), 24, 2.8, 3.4),
    "sofa": view((0.6, -2.4, 1.45), (3.8, 2.2, 0.95), 22, 3.2, 4.0),
}


def build(sc, view):
    day(sc, 1.5, 0.75)
    skyline((-120, 0, 0), 44, (140, 2000), 1500, 560, lit=0.10, s=1.4, z=-60.0, hs=1.05, hy=1050)
    x0, x1, y0, y1, h = -6.5, 6.0, -4.5, 5.5, 3.8
    shell(x0, x1, y0, y1, h, None, pbr((0.40, 0.38, 0.36), 0.85, bump=0.05), pbr((0.13, 0.13, 0.135), 0.9), "N")
    planks(x0, x1, y0, y1, wood(axis="Y", rough=0.38, coat=0.2, **OAK), 0.2, 1.8)
    window_wall(x0, x1, y1, h, 7, BLK())
    top = wood((0.32, 0.19, 0.10), (0.17, 0.09, 0.045), "Y", 0.8, 0.3, 0.3)
    superellipse(0.62, 2.6, 0.70, 0.045, top, (-0.6, 1.4, 0), 0.3)
    for y in (-0.4, 3.2):
        box((0.8, 0.08, 0.70), (-0.6, y, 0.35), BLK(), 0.01)
    seats = chair(fabric((0.20, 0.19, 0.175), 500.0), BLK())
    rs = random.Random(9)
    for i in range(5):
        for s in (-1, 1):
            obj(
                "chair",
                seats,
                None,
                (-0.6 + s * 0.85, -0.6 + i * 1.0, 0),
                (0, 0, (pi / 2 if s > 0 else -pi / 2) + rs.uniform(-0.3, 0.3)),
            )
    for x, y, r in ((-0.85, -0.1, -pi / 2), (-0.3, 1.4, pi / 2), (-0.9, 2.4, -pi / 2)):
        laptop((x, y, 0.745), r)
        cup((x, y + 0.35, 0.745))
    for y in (-0.3, 0.85, 2.0, 3.15):
        pendant((-0.6, y, 2.2), h, 50, 0.21, pbr((0.75, 0.075, 0.03), 0.4) if y == 0.85 else BLK())
    shelf_divider(3.4, 2.9, 3.6)
    sofa(
        (3.6, 1.6, 0),
        pi,
        2.4,
        fabric((0.24, 0.225, 0.20), 340.0),
        BLK(),
        pil=((-0.6, (0.75, 0.075, 0.03)), (0.6, (0.06, 0.09, 0.12))),
    )
    sofa((1.9, -0.9, 0), -0.5, 0.95, fabric((0.09, 0.12, 0.11), 340.0), BLK())
    cyl(0.45, 0.035, (3.2, 0.2, 0.38), top, 64, b=0.01)
    cyl(0.06, 0.36, (3.2, 0.2, 0.18), BLK(), 32)
    cup((3.1, 0.3, 0.40))
    for x, y, s in ((-5.9, 4.9, 3), (-3.4, 5.0, 7), (5.4, 4.9, 5), (1.0, 5.0, 8)):
        plant((x, y, 0), 1.5, seed=s, n=38, leafw=0.08)
    for x, y in ((-4.6, 2.6), (-4.5, 0.2)):
        cyl(0.42, 0.03, (x, y, 0.74), top, 56, b=0.008)
        cyl(0.035, 0.74, (x, y, 0.37), BLK(), 24)
        for t in (0.4, 2.6, 4.6):
            obj("chair", seats, None, (x + 0.75 * math.cos(t), y + 0.75 * math.sin(t), 0), (0, 0, t + pi / 2))
    sun((0.75, -0.62, -0.30), 6.0, (1.0, 0.66, 0.40))
    area((0, y1 + 0.3, 2.0), 11.0, 240, (1.0, 0.90, 0.80), target=(0, 0, 0.9), sy=3.2)
    area((0, 0, h - 0.1), 8, 70, kelvin(3600), target=(0, 0, 0))
    return dict(mist=(30, 1800), bounces=5)
