"""Co-working floor in low sun: long table, shelves, sofas."""

import random

from kit.catering import *
from kit.desktop import sheet
from kit.props import *
from kit.view import view
from scenes.workshop import whiteboard


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
    "bar": view((-2.9, -2.9, 1.5), (-6.4, -0.9, 1.2), 23, 2.8, 3.4),
    "cups": view((-4.7, -2.5, 1.42), (-6.3, -1.15, 1.14), 34, 2.2, 1.9),
    "offsite": view((5.4, -3.6, 1.7), (-0.6, 2.0, 1.05), 19, 4.5, 5.5, day="offsite"),
    "sofa": view((0.6, -2.4, 1.45), (3.8, 2.2, 0.95), 22, 3.2, 4.0),
}


def coffee_bar(x):
    """Oak counter along the west wall with the machine, shelves of cups above, a tap."""
    oak = wood(axis="Y", rough=0.42, **OAK)
    slats(-3.4, 0.6, x + 0.66, 0.9, wood(axis="Z", rough=0.42, **OAK), BLK(), z0=0.06)
    box((0.64, 4.0, 0.9), (x + 0.33, -1.4, 0.48), pbr((0.05, 0.05, 0.052), 0.6), 0.0)
    box((0.76, 4.1, 0.05), (x + 0.38, -1.4, 0.955), pbr((0.52, 0.51, 0.49), 0.3, coat=0.3, var=0.06), 0.008)
    box((0.02, 4.1, 0.55), (x + 0.012, -1.4, 1.25), pbr((0.10, 0.16, 0.15), 0.2, coat=0.6, var=0.2), 0.0)
    for z in (1.55, 1.92):
        box((0.28, 4.0, 0.035), (x + 0.15, -1.4, z), oak, 0.004)
        box((0.012, 3.9, 0.01), (x + 0.27, -1.4, z - 0.022), emit((1, 0.70, 0.42), 6.0), 0.0)
    rs = random.Random(4)
    for z in (1.57, 1.94):
        y = -3.2
        while y < 0.4:
            pick = rs.random()
            if pick < 0.62:
                cyl(0.036, 0.07, (x + 0.16, y, z + 0.036), CHINA(), 24, r2=0.042)
            elif pick < 0.8:
                cyl(0.05, 0.16, (x + 0.15, y, z + 0.08), pbr((0.30, 0.20, 0.11), 0.6), 28)
            else:
                plates(x + 0.15, y + 0.06, z, 7)
                y += 0.14
            y += rs.uniform(0.09, 0.16)
    espresso_machine(x + 0.42, -1.2, 0.98, pi / 2)
    grinder(x + 0.34, -1.95, 0.98)
    for k in range(3):
        saucer_cup(x + 0.62, -0.45 + k * 0.22, 0.98)
    basket(x + 0.42, 0.25, 0.98)
    cyl(0.09, 0.16, (x + 0.4, -2.6, 1.06), glass((0.95, 0.96, 0.97)), 36)
    heap(x + 0.4, -2.6, 1.0, 0.08, BREAD, rs, 40, 0.02)
    for y in (-2.6, -1.2, 0.2):
        pendant((x + 0.5, y, 2.2), 3.8, 36, 0.14, BRASS())


def offsite():
    """Board on wheels, papers over the table, cushions and a bag: a team's day away."""
    whiteboard((1.6, 4.4, 0), -0.5)
    rs = random.Random(3)
    for _ in range(34):
        at = (-0.6 + rs.uniform(-0.5, 0.5), rs.uniform(-0.7, 3.6), 0.748)
        tone = rs.choice(((0.85, 0.80, 0.70), (0.9, 0.62, 0.12), SIGNAL, (0.25, 0.45, 0.62)))
        box((0.09, 0.09, 0.003), at, pbr(tone, 0.8), 0.0, rot=(0, 0, rs.random() * 3))
    for k, y in enumerate((0.5, 2.7)):
        sheet("plan.png", (-0.6, y, 0.746), 0.84, 0.594, pi / 2 + 0.1 * (-1) ** k)
    for k, (x, y) in enumerate(((2.2, -2.3), (1.3, -2.9), (3.2, -2.9))):
        tone = ((0.42, 0.10, 0.04), (0.10, 0.14, 0.13), (0.5, 0.42, 0.30))[k]
        softbox((0.9, 0.9, 0.42), (x, y, 0.21), fabric(tone, 300.0), 0.2, 0.06, seed=k)
    softbox((0.36, 0.24, 0.42), (4.9, 0.7, 0.21), fabric((0.06, 0.07, 0.09), 260.0), 0.08, 0.03)


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
    coffee_bar(x0)
    if view.day == "offsite":
        offsite()
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
