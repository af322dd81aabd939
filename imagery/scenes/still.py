"""Still lifes on a table of the house: what an offer, an estimate or a handbook speaks of, seen from close."""

import random

from kit.catering import *
from kit.crew import headset, tape
from kit.desktop import *
from kit.seating import candle, wine_glass
from kit.view import view

TOP = 0.75


def down(eye, look, lens, stop, focus, **setting):
    """A still life is looked down on; its uprights may lean."""
    return view(eye, look, lens, stop, focus, False, **setting)


VIEWS = {
    "gift": down((0.16, -0.84, 1.12), (0.06, 0.10, 0.80), 50, 2.8, 0.9, things="gift", hour="dusk"),
    "estimate": down((0.42, -0.98, 1.28), (-0.03, 0.02, 0.77), 38, 4.0, 1.15, things="estimate", hour="day"),
    "lanyards": down((-0.22, -0.86, 1.28), (0.06, 0.10, 0.76), 46, 3.5, 1.1, things="lanyards", hour="hall"),
    "keys": down((0.10, -0.52, 1.08), (-0.02, 0.05, 0.77), 58, 3.2, 0.72, things="keys", hour="hall"),
    "bites": down((-0.55, -0.80, 1.06), (0.06, 0.22, 0.79), 42, 2.4, 0.98, things="bites", hour="dusk"),
    "papers": down((0.36, -0.80, 1.12), (0.0, 0.10, 0.77), 42, 2.8, 0.95, things="papers", hour="day"),
}


def gift(rs):
    boxed_gift((-0.02, 0.02, TOP), 0.18)
    for x, y in ((0.34, 0.30), (0.42, 0.14)):
        candle(x, y, TOP, 1.2)
    wine_glass(-0.32, 0.34, TOP, filled=True)
    wine_glass(-0.22, 0.42, TOP, filled=True)
    sheet("gift-card.png", (-0.36, 0.02, TOP), 0.15, 0.105, 0.5)


def estimate(rs):
    sheet("plan.png", (0.0, 0.06, TOP), 0.594, 0.42, 0.06)
    sheet("plan.png", (0.26, 0.20, TOP - 0.0008), 0.594, 0.42, -0.24)
    ruler((-0.04, -0.06, TOP + 0.003), 0.45)
    pencil((0.18, -0.10, TOP + 0.003), 1.1)
    pencil((-0.30, 0.22, TOP + 0.003), -0.4, pbr((0.05, 0.07, 0.1), 0.4))
    calculator((0.34, -0.06, TOP + 0.002), -0.25)
    saucer_cup(-0.42, 0.06, TOP)
    mug_of_pencils((-0.34, 0.36, TOP))
    for k, tone in enumerate(((0.42, 0.30, 0.18), (0.10, 0.11, 0.12), (0.62, 0.60, 0.56), (0.75, 0.075, 0.03))):
        box(
            (0.09, 0.06, 0.012),
            (0.30 + 0.05 * k, 0.36 - 0.03 * k, TOP + 0.008 + 0.004 * k),
            pbr(tone, 0.5),
            0.002,
            rot=(0, 0, 0.3 * k),
        )


def lanyards(rs):
    red, blue = fabric((0.75, 0.06, 0.02), 900.0), fabric((0.03, 0.05, 0.10), 900.0)
    sheet("checklist.png", (-0.20, 0.06, TOP), 0.21, 0.297, 0.10)
    pencil((-0.04, -0.05, TOP), 1.25)
    for k, (x, y, rz) in enumerate(((0.12, 0.0, -0.15), (0.27, 0.03, -0.42), (0.40, 0.14, -0.7))):
        lanyard((x, y, TOP), rz, f"badge-{k + 1}.png", blue if k == 1 else red, k)
    tape((-0.40, 0.30, TOP), BLK())
    tape((-0.40, 0.30, TOP + 0.05), pbr((0.7, 0.68, 0.62), 0.6))
    headset((0.02, 0.42, TOP), 0.5)
    cup((-0.42, 0.0, TOP))


def keys(rs):
    box((0.44, 0.26, 0.014), (0, 0.05, TOP + 0.007), fabric((0.04, 0.042, 0.05), 500.0), 0.004)
    rim = [(-0.22, -0.08), (0.22, -0.08), (0.22, 0.18), (-0.22, 0.18)]
    tubes([((*rim[i], TOP + 0.014), (*rim[(i + 1) % 4], TOP + 0.014)) for i in range(4)], BRASS(), 0.006)
    for x, y, rz, text in ((-0.06, 0.0, 0.35, "5.04"), (0.09, 0.08, -0.55, "7.12"), (-0.09, 0.12, 2.9, "6.01")):
        room_key((x, y, TOP + 0.015), rz, text)
    sheet("badge-3.png", (0.33, 0.02, TOP), 0.088, 0.126, -0.3)
    plant((-0.36, 0.36, TOP), 0.24, seed=6, n=18, potr=0.07, poth=0.09, leafw=0.02)


def bites(rs):
    for x, y in ((0.0, 0.02), (0.02, 0.36), (-0.52, 0.26), (0.54, 0.22)):
        canapes(x, y, TOP, rs)
    for k in range(7):
        wine_glass(-0.18 + 0.10 * k, 0.62 + 0.05 * (k % 2), TOP, True, glass((1.0, 0.95, 0.74)))
    bowl(0.38, -0.10, TOP, 0.10, FRUIT, 5)
    box((0.16, 0.16, 0.012), (-0.34, -0.10, TOP + 0.006), fabric((0.16, 0.19, 0.24), 500.0), 0.004, rot=(0, 0, 0.3))


def papers(rs):
    """What a contract day leaves: stacked files, a pen, reading glasses."""
    for k, tone in enumerate(((0.05, 0.08, 0.13), (0.62, 0.60, 0.55), (0.28, 0.10, 0.05))):
        box((0.25, 0.33, 0.028), (-0.20, 0.20, TOP + 0.014 + 0.029 * k), pbr(tone, 0.6), 0.004, rot=(0, 0, 0.08 * k))
    for k in range(3):
        sheet("document.png", (0.10 + 0.01 * k, 0.03, TOP + 0.0018 * k), 0.297, 0.21, 1.57 + 0.05 * k)
    tubes([((0.20, -0.06, TOP + 0.010), (0.26, 0.08, TOP + 0.010))], BLK(), 0.006)
    tubes([((0.26, 0.08, TOP + 0.010), (0.268, 0.10, TOP + 0.010))], BRASS(), 0.004)
    for x in (-0.155, -0.085):
        rim = [
            (x + 0.028 * math.cos(t), 0.12 + 0.022 * math.sin(t), TOP + 0.092)
            for t in (2 * pi * i / 32 for i in range(33))
        ]
        tubes(list(zip(rim, rim[1:])), BRASS(), 0.0018)
    tubes([((-0.127, 0.12, TOP + 0.094), (-0.113, 0.12, TOP + 0.094))], BRASS(), 0.0016)
    tubes([((x, 0.125, TOP + 0.092), (x * 1.05, 0.25, TOP + 0.09)) for x in (-0.183, -0.057)], BRASS(), 0.0016)
    saucer_cup(0.36, 0.26, TOP)


THINGS = dict(gift=gift, estimate=estimate, lanyards=lanyards, keys=keys, bites=bites, papers=papers)


def around(sc, hour):
    """What stands out of focus behind the table: the city in a window, or the hall's wall of light."""
    if hour == "hall":
        dark(sc, (0.002, 0.002, 0.003))
        ledarc(9.0, 150, 30, 0.6, 4.6, img("flow.png", 1.6, (36, 8)), (0, 0, 0), 90)
        box((30, 30, 0.1), (0, 4, -0.05), pbr((0.03, 0.03, 0.034), 0.2, coat=0.3), 0.0)
        area((-1.6, -0.9, 2.4), 0.9, 34, kelvin(3600), target=(0, 0.1, TOP))
        area((1.8, 0.9, 2.0), 0.7, 16, (0.45, 0.55, 1.0), target=(0, 0.1, TOP))
        return
    day(sc, 1.6, 0.2) if hour == "day" else dusk(sc, 0.6, 1.0, -0.3)
    city(60, -52, 9, 0.3)
    shell(
        -4, 4, -3, 4, 3.2, pbr((0.10, 0.09, 0.085), 0.5), pbr((0.10, 0.095, 0.09), 0.8), pbr((0.2, 0.2, 0.2), 0.9), "N"
    )
    window_wall(-4, 4, 4, 3.2, 5, BLK())
    power, tint = (150, (0.88, 0.93, 1.0)) if hour == "day" else (30, (0.45, 0.55, 1.0))
    area((0, 4.2, 1.7), 7.5, power, tint, target=(0, 0, 0.8), sy=2.8)
    area((-1.3, -0.5, 2.3), 0.8, 12 if hour == "day" else 30, kelvin(3100), target=(0, 0.1, TOP))
    pendant((1.6, 1.5, 1.9), 3.2, 30, 0.15, BRASS())


def build(sc, view):
    around(sc, view.hour)
    top = wood((0.20, 0.125, 0.075), (0.085, 0.048, 0.027), "X", 0.8, 0.32, 0.3)
    if view.hour == "day":
        top = wood((0.42, 0.28, 0.17), (0.26, 0.16, 0.09), "X", 0.8, 0.38, 0.2)
    box((2.6, 1.5, 0.04), (0, 0.2, TOP - 0.02), top, 0.006)
    for x in (-1.1, 1.1):
        box((0.08, 1.1, TOP - 0.04), (x, 0.2, (TOP - 0.04) / 2), BLK(), 0.006)
    THINGS[view.things](random.Random(5))
    return dict(mist=(30, 1800), bounces=5)
