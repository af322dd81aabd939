"""The directors' circle on floor 4: one round table in morning light."""

import random

from kit.props import *
from kit.view import view

VIEWS = {
    "morning": view((3.3, -3.5, 1.62), (-0.9, 1.9, 1.0), 21, 4.5, 4.6),
    "window": view((-3.2, -3.4, 1.6), (1.2, 2.6, 1.0), 20, 4.5, 4.6),
    "thirty": view((3.6, -3.7, 1.7), (-1.0, 2.0, 1.0), 19, 4.5, 5.0, guests=30),
}


def outer_ring():
    """Twenty more chairs behind the table's ten, so that thirty sit in the round."""
    kind, rs = chair(fabric((0.26, 0.13, 0.065), 500.0), BLK()), random.Random(3)
    for i in range(20):
        t = 2 * pi * (i + 0.5) / 20
        r = 3.05
        obj(
            "chair",
            kind,
            None,
            (r * math.cos(t), 0.5 + r * math.sin(t), 0),
            (0, 0, t + pi / 2 + rs.uniform(-0.08, 0.08)),
        )


def build(sc, view):
    day(sc, 1.7, 0.45)
    city(120, -52, 8, 0.12)
    x0, x1, y0, y1, h = -4.0, 4.0, -4.0, 4.4, 3.2
    green = pbr((0.035, 0.060, 0.052), 0.8, bump=0.05, bscale=80.0)
    shell(x0, x1, y0, y1, h, fabric((0.20, 0.185, 0.165), 220.0), green, pbr((0.55, 0.54, 0.52), 0.9), "N")
    window_wall(x0, x1, y1, h, 5, DMET())
    for xa, xb in ((x0 + 0.05, x0 + 0.9), (x1 - 0.9, x1 - 0.05)):
        curtain(y1 - 0.2, xa, xb, h - 0.03, fabric((0.42, 0.38, 0.33), 400.0), "y")
    tw = wood((0.30, 0.18, 0.10), (0.15, 0.08, 0.04), "X", 0.8, 0.3, 0.35)
    superellipse(1.65, 1.65, 0.70, 0.045, tw, (0, 0.6, 0), 1.0, 96)
    cyl(0.55, 0.70, (0, 0.6, 0.35), BLK(), 64, r2=0.34, b=0.01)
    seat = fabric((0.26, 0.13, 0.065), 420.0)
    for i in range(10):
        t = 2 * pi * i / 10 + 0.2
        office_chair((2.15 * math.cos(t), 0.6 + 2.15 * math.sin(t), 0), t + pi / 2, seat)
        box(
            (0.20, 0.28, 0.012),
            (1.25 * math.cos(t), 0.6 + 1.25 * math.sin(t), 0.751),
            pbr((0.75, 0.72, 0.66), 0.7),
            0.003,
            rot=(0, 0, t + pi / 2),
        )
        tumbler((1.05 * math.cos(t + 0.2), 0.6 + 1.05 * math.sin(t + 0.2), 0.745))
    if view.guests == 30:
        outer_ring()
    plant((0, 0.6, 0.745), 0.38, seed=2, n=26, potr=0.13, poth=0.12, leafw=0.03)
    ring_lamp((0, 0.6, 2.15), 1.25, h, 60)
    box((0.03, 1.6, 1.15), (x0 + 0.02, 0.4, 1.6), BLK(), 0.004)
    surf(
        lambda u, v: (0, (u - 0.5) * 1.54, (v - 0.5) * 1.09),
        1,
        1,
        paintmat("paint.png"),
        loc=(x0 + 0.04, 0.4, 1.6),
    )
    box((0.45, 2.6, 0.75), (x0 + 0.25, 0.4, 0.375), wood(axis="Y", **WALNUT), 0.006)
    for y, hh in ((-0.4, 0.26), (1.2, 0.34)):
        cyl(0.08, hh, (x0 + 0.25, y, 0.75 + hh / 2), pbr((0.6, 0.55, 0.48), 0.4), 36, r2=0.05, b=0.01)
    plant((3.5, 3.9, 0), 1.4, seed=5, n=36, leafw=0.075)
    downlights((-2.6, 2.6), (-1.5, 1.5), h, 24)
    if view.guests == 30:
        for y in (-2.6, -0.6, 1.4, 3.4):
            spot((x0 + 0.6, y, h - 0.03), (x0 + 0.05, y, 1.2), 70, kelvin(3200), 70, 0.9, 0.04)
        area((0, 0, h - 0.06), 5.0, 90, kelvin(3800), target=(0, 0, 0), sy=5.0)
    sun((-0.75, -0.60, -0.34), 4.5, (1.0, 0.68, 0.42))
    area((0, y1 + 0.3, 1.7), 7.5, 170, (1.0, 0.90, 0.80), target=(0, 0, 0.9), sy=2.8)
    return dict(mist=(30, 1800), bounces=5)
