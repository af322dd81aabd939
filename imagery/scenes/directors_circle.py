"""The directors' circle on floor 4: one round table in morning light."""

import random

from kit.catering import *
from kit.desktop import sheet
from kit.props import *
from kit.seating import candle
from kit.view import view

ABOVE = ((2.55, -2.5, 2.5), (-0.5, 0.7, 0.72))

VIEWS = {
    "morning": view((2.45, -2.45, 1.6), (-0.9, 1.9, 1.0), 18, 4.5, 3.6),
    "window": view((-2.4, -2.4, 1.6), (1.1, 2.2, 1.0), 17, 4.5, 3.6),
    "thirty": view((2.5, -2.5, 1.75), (-0.8, 1.4, 0.9), 16, 5.0, 3.6, guests=30),
    "evening": view((-0.5, -2.55, 1.58), (0.35, 2.4, 1.08), 17, 4.5, 3.4, hour="dusk"),
    # The set-ups that the room names, from one camera.
    "seats.round-table": view(*ABOVE, 15.5),
    "seats.salon": view(*ABOVE, 15.5, table="none"),
    "breakfast": view((1.15, -1.75, 1.5), (-0.35, 0.9, 0.86), 24, 2.8, 2.1, table="breakfast"),
}


def outer_ring():
    """Twenty chairs behind the table's ten, so that thirty sit in the round."""
    kind, rs = chair(fabric((0.26, 0.13, 0.065), 500.0), BLK()), random.Random(3)
    for i in range(20):
        t = 2 * pi * (i + 0.5) / 20
        r = 2.32
        obj(
            "chair",
            kind,
            None,
            (r * math.cos(t), 0.05 + r * math.sin(t), 0),
            (0, 0, t + pi / 2 + rs.uniform(-0.08, 0.08)),
        )


def round_table():
    """Oak top of 2.4 metres on a turned foot."""
    top = wood((0.30, 0.18, 0.10), (0.15, 0.08, 0.04), "X", 0.8, 0.3, 0.35)
    superellipse(1.2, 1.2, 0.70, 0.045, top, (0, MIDDLE, 0), 1.0, 96)
    cyl(0.45, 0.70, (0, MIDDLE, 0.35), BLK(), 64, r2=0.28, b=0.01)


def places(kind):
    """Ten seats; a sheet and a glass each, or a plate and a cup for breakfast."""
    cloth = fabric((0.26, 0.13, 0.065), 420.0)
    for i in range(10):
        t = 2 * pi * i / 10 + 0.2
        at = lambda r, turn=0.0: (r * math.cos(t + turn), MIDDLE + r * math.sin(t + turn), 0.745)
        office_chair((*at(1.58)[:2], 0), t + pi / 2, cloth)
        if kind == "breakfast":
            breakfast_place(at, i)
            continue
        box((0.20, 0.28, 0.012), (*at(0.92)[:2], 0.751), pbr((0.75, 0.72, 0.66), 0.7), 0.003, rot=(0, 0, t + pi / 2))
        tumbler(at(0.74, 0.26))


def breakfast_place(at, i):
    x, y, z = at(0.95)
    cyl(0.11, 0.010, (x, y, z + 0.005), CHINA(), 48)
    if i % 3:
        croissant(x, y, z + 0.008, i * 1.3, i)
    saucer_cup(*at(0.86, 0.25))
    juice(*at(0.70, 0.10))
    if i in (6, 8):
        sheet("newspaper.png", at(0.98, -0.27), 0.20, 0.28, i * 0.63 + 0.2 + pi / 2, 0.012)


def salon():
    """No table: drinks on a sill along the window, two high tables to stand at."""
    oak = wood((0.30, 0.18, 0.10), (0.15, 0.08, 0.04), "X", 0.8, 0.3, 0.35)
    box((3.7, 0.34, 0.04), (-0.5, Y1 - 0.42, 0.98), oak, 0.006)
    for x in (-2.2, -0.5, 1.2):
        box((0.05, 0.30, 0.96), (x, Y1 - 0.42, 0.48), BLK(), 0.004)
    for i in range(12):
        juice(-2.05 + 0.15 * i, Y1 - 0.48 + 0.13 * (i % 2), 1.0)
    for i, tone in enumerate(((0.05, 0.12, 0.06), (0.22, 0.10, 0.03), (0.05, 0.12, 0.06), (0.30, 0.28, 0.24))):
        x = 0.0 + 0.13 * i
        cyl(0.038, 0.20, (x, Y1 - 0.42, 1.10), pbr(tone, 0.12, coat=0.6), 24, b=0.006)
        cyl(0.014, 0.11, (x, Y1 - 0.42, 1.255), pbr(tone, 0.12, coat=0.6), 16)
    canapes(0.95, Y1 - 0.42, 1.0, random.Random(3))
    for x, y in ((-1.15, -0.55), (0.75, 0.75)):
        cyl(0.36, 0.03, (x, y, 1.08), oak, 56, b=0.008)
        cyl(0.035, 1.06, (x, y, 0.53), BLK(), 24)
        cyl(0.25, 0.014, (x, y, 0.007), BLK(), 40)
        candle(x, y, 1.096, 3.0)
        for t in (0.6, 2.4, 4.6):
            juice(x + 0.22 * math.cos(t), y + 0.22 * math.sin(t), 1.096)


def shared():
    """What stands in the middle of the breakfast table."""
    basket(0.0, MIDDLE - 0.10, 0.745)
    coffee_pot(0.36, MIDDLE + 0.12, 0.745, 0.5)
    coffee_pot(-0.38, MIDDLE + 0.02, 0.745, 2.6)
    bowl(0.10, MIDDLE + 0.34, 0.745, 0.13, FRUIT, 4)
    vessel(0.055, 0.19, (-0.28, MIDDLE + 0.34, 0.745))
    cyl(0.053, 0.15, (-0.28, MIDDLE + 0.34, 0.828), pbr((0.85, 0.34, 0.02), 0.3), 36)
    cyl(0.04, 0.05, (0.30, MIDDLE - 0.18, 0.77), CHINA(), 32)
    cyl(0.036, 0.004, (0.30, MIDDLE - 0.18, 0.794), pbr((0.35, 0.03, 0.02), 0.2), 32)


def sideboard(x0):
    """Cabinet with vases under the painting."""
    box((0.03, 1.6, 1.15), (x0 + 0.02, 0.2, 1.6), BLK(), 0.004)
    canvas = lambda u, v: (0, (u - 0.5) * 1.54, (v - 0.5) * 1.09)
    surf(canvas, 1, 1, paintmat("paint.png"), loc=(x0 + 0.04, 0.2, 1.6))
    box((0.36, 2.2, 0.75), (x0 + 0.20, 0.2, 0.375), wood(axis="Y", **WALNUT), 0.006)
    for y, hh in ((-0.5, 0.26), (0.9, 0.34)):
        cyl(0.08, hh, (x0 + 0.2, y, 0.75 + hh / 2), pbr((0.6, 0.55, 0.48), 0.4), 36, r2=0.05, b=0.01)


X0, X1, Y0, Y1, HEIGHT, MIDDLE = -2.75, 2.75, -2.7, 2.75, 3.2, 0.05  # thirty square metres


def build(sc, view):
    by_day = view.hour != "dusk"
    if by_day:
        day(sc, 1.7, 0.45)
        sun((-0.75, -0.60, -0.34), 4.5, (1.0, 0.68, 0.42))
        area((0, Y1 + 0.3, 1.7), 5.2, 150, (1.0, 0.90, 0.80), target=(0, 0, 0.9), sy=2.8)
    else:
        dusk(sc, 0.8, 1.0, 0.3)
        area((0, Y1 + 0.3, 1.7), 5.2, 50, (0.42, 0.56, 1.0), target=(0, 0, 0.9), sy=2.8)
        area((0, 0, HEIGHT - 0.06), 4.0, 60, kelvin(3200), target=(0, 0, 0), sy=4.0)
    city(120, -52, 8, 0.12 if by_day else 0.30)
    green = pbr((0.035, 0.060, 0.052), 0.8, bump=0.05, bscale=80.0)
    shell(X0, X1, Y0, Y1, HEIGHT, fabric((0.20, 0.185, 0.165), 220.0), green, pbr((0.55, 0.54, 0.52), 0.9), "N")
    window_wall(X0, X1, Y1, HEIGHT, 4, DMET())
    for xa, xb in ((X0 + 0.05, X0 + 0.6), (X1 - 0.6, X1 - 0.05)):
        curtain(Y1 - 0.2, xa, xb, HEIGHT - 0.03, fabric((0.42, 0.38, 0.33), 400.0), "y")
    full = view.guests == 30
    if view.table == "none":
        salon()
    else:
        round_table()
        places(view.table)
    if view.table == "breakfast":
        shared()
    elif view.table != "none":
        plant((0, MIDDLE, 0.745), 0.34, seed=2, n=26, potr=0.12, poth=0.12, leafw=0.03)
    ring_lamp((0, MIDDLE, 2.15), 1.0, HEIGHT, 60)
    if full:
        outer_ring()
        area((0, 0, HEIGHT - 0.06), 4.0, 70, kelvin(3800), target=(0, 0, 0), sy=4.0)
    else:
        sideboard(X0)
        plant((2.3, 2.2, 0), 1.3, seed=5, n=36, leafw=0.07)
    downlights((-1.9, 1.9), (-1.5, 1.5), HEIGHT, 20)
    return dict(mist=(30, 1800), bounces=5)
