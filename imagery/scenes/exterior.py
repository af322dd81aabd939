"""The house from the street at dusk."""

import random

from kit.people import person
from kit.props import *
from kit.view import view

FLOOR = 4.1


def storey(k, x0, x1, y0, y1, stage, by_day):
    """One floor: slab, mullions, glass, lit ceiling, back wall; `stage` is a stage floor's wall picture, or empty."""
    z = k * FLOOR
    rs = random.Random(k)
    box(
        (x1 - x0 + 0.5, y1 - y0 + 0.5, 0.38),
        ((x0 + x1) / 2, (y0 + y1) / 2, z),
        pbr((0.05, 0.05, 0.055), 0.5),
        0.0,
    )
    pane = glass((0.80, 0.84, 0.88), 0.0, 4.0 if by_day else 1.3)
    n = 16
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        box((0.10, 0.28, FLOOR), (x, y0, z + FLOOR / 2), DMET(), 0.0)
    for i in range(9):
        box((0.28, 0.10, FLOOR), (x1, y0 + (y1 - y0) * i / 8, z + FLOOR / 2), DMET(), 0.0)
    plane(
        x1 - x0,
        FLOOR,
        ((x0 + x1) / 2, y0 + 0.08, z + FLOOR / 2),
        pane,
        rot=(pi / 2, 0, 0),
    )
    plane(
        y1 - y0,
        FLOOR,
        (x1 - 0.08, (y0 + y1) / 2, z + FLOOR / 2),
        pane,
        rot=(pi / 2, 0, pi / 2),
    )
    if stage:
        uv = lambda v: (z - 4 * FLOOR) / (3 * FLOOR) + v / 3
        o = surf(
            lambda u, v: (x0 + 0.4 + (x1 - x0 - 0.8) * u, y0 + 2.2, z + 0.2 + (FLOOR - 0.4) * v),
            1,
            1,
            img(stage, 2.6),
        )
        for loop in o.data.uv_layers[0].data:
            loop.uv[1] = uv(loop.uv[1])
        if not by_day:
            at_the_pane(x0, x1, y0, z + 0.19, rs)
        return
    rooms(k, x0, x1, y0, rs, 0.5 if by_day else 1.0)


DEEP = 7.5  # metres from the pane to the rooms' back wall
TINTS = ((1, 0.66, 0.38), (1, 0.74, 0.50), (1, 0.82, 0.64))


def rooms(k, x0, x1, y0, rs, strength):
    """The rooms behind a floor's panes, bay by bay: some dark, some lit, with what stands and hangs in an office."""
    z, n = k * FLOOR + 0.19, 8
    w, h = (x1 - x0) / n, FLOOR - 0.38
    lobby = k == 0
    last = None
    for i in range(n):
        x = x0 + w * (i + 0.5)
        level = strength * (1.25 if lobby else rs.choice((0.10, 0.35, 0.75, 0.95, 1.15)))
        tint = TINTS[1] if lobby else rs.choice(TINTS)
        box((w, 0.06, h), (x, y0 + DEEP, z + h / 2), lit_wall(tint, 0.42 * level, z, h), 0.0)
        box((w, DEEP, 0.04), (x, y0 + DEEP / 2, z + h - 0.02), emit(tint, 0.07 * level), 0.0)
        box((w, DEEP, 0.02), (x, y0 + DEEP / 2, z + 0.01), emit(tint, 0.045 * level), 0.0)
        for s in (-0.27, 0.27):
            box((0.09, 5.4, 0.03), (x + s * w, y0 + 3.9, z + h - 0.08), emit(tint, 4.2 * level), 0.0)
        if last is not None and not lobby:
            side = lit_wall(tint, 0.24 * max(level, last), z, h)
            box((0.09, DEEP - 0.6, h), (x - w / 2, y0 + DEEP / 2 + 0.3, z + h / 2), side, 0.0)
        last = level
        if lobby:
            foyer_bay(x, y0, z, w, h, rs)
        else:
            office_bay(x, y0, z, w, h, tint, level, rs)


def office_bay(x, y0, z, w, h, tint, level, rs):
    """Desks with screens, shelves or frames on the wall, a blind, somebody who stays late."""
    for y in (1.3, 3.6):
        for s in (-0.25, 0.25):
            px = x + s * w + rs.uniform(-0.15, 0.15)
            box((1.5, 0.75, 0.04), (px, y0 + y, z + 0.73), BLK(), 0.0)
            tubes([((px + t, y0 + y, z), (px + t, y0 + y, z + 0.72)) for t in (-0.65, 0.65)], BLK(), 0.025)
            box((0.62, 0.04, 0.38), (px, y0 + y + 0.1, z + 1.10), BLK(), 0.0)
            if level > 0.3 and rs.random() < 0.4:
                box((0.58, 0.01, 0.34), (px, y0 + y + 0.075, z + 1.10), emit((0.62, 0.78, 1.0), 1.3), 0.0)
            if rs.random() < 0.7:
                softbox((0.46, 0.10, 0.55), (px, y0 + y + 0.85, z + 0.85), BLK(), 0.04, 0.01, cuts=4)
    kind = rs.random()
    if kind < 0.35:
        for row in range(4):
            box((w * 0.7, 0.3, 0.03), (x, y0 + DEEP - 0.2, z + 0.6 + 0.5 * row), BLK(), 0.0)
            at = x - w * 0.33
            while at < x + w * 0.3:
                bw, bh = rs.uniform(0.05, 0.22), rs.uniform(0.2, 0.4)
                tone = rs.choice(((0.05, 0.05, 0.055), (0.3, 0.1, 0.05), (0.1, 0.14, 0.2), (0.4, 0.36, 0.3)))
                box((bw, 0.22, bh), (at, y0 + DEEP - 0.2, z + 0.62 + 0.5 * row + bh / 2), pbr(tone, 0.7), 0.0)
                at += bw + rs.choice((0.01, 0.01, 0.3))
    elif kind < 0.75:
        for _ in range(rs.randint(1, 3)):
            at = (x + rs.uniform(-0.33, 0.33) * w, y0 + DEEP - 0.06, z + rs.uniform(1.5, 1.9))
            box((rs.uniform(0.5, 1.3), 0.04, rs.uniform(0.5, 0.9)), at, pbr((0.10, 0.09, 0.085), 0.6), 0.0)
    else:
        box((1.0, 0.05, 2.2), (x + rs.uniform(-1, 1), y0 + DEEP - 0.05, z + 1.1), pbr((0.09, 0.055, 0.03), 0.5), 0.0)
    if rs.random() < 0.45:
        plant((x + rs.uniform(-0.4, 0.4) * w, y0 + rs.uniform(0.6, 2.4), z), rs.uniform(1.1, 1.7), n=24, leafw=0.09)
    if rs.random() < 0.3:
        drop = int(rs.uniform(8, 24))
        slat = emit(tint, 0.16 * level)
        for j in range(drop):
            box((w * 0.48, 0.05, 0.05), (x - w * 0.25, y0 + 0.3, z + h - 0.1 - 0.085 * j), slat, 0.0)
    if level > 0.3 and rs.random() < 0.4:
        name = rs.choice(("at_ease", "pockets", "telling", "arms_folded", "behind_back", "listening"))
        person(name, x + rs.uniform(-0.3, 0.3) * w, y0 + rs.uniform(2.1, 2.7), rs.uniform(0, 6.3), z)


def foyer_bay(x, y0, z, w, h, rs):
    """The lobby: slats before a lit wall, plants, a bench, guests who have arrived."""
    for j in range(int(w / 0.24)):
        at = (x - w / 2 + 0.12 + j * 0.24, y0 + DEEP - 0.25, z + h / 2)
        box((0.09, 0.10, h), at, pbr((0.06, 0.03, 0.015), 0.5), 0.0)
    box((w, 0.05, 0.06), (x, y0 + DEEP - 0.34, z + 2.9), emit(SIGNAL, 3.0), 0.0)
    if rs.random() < 0.5:
        plant((x + rs.uniform(-1, 1), y0 + 1.0, z), rs.uniform(1.5, 2.1), n=30, leafw=0.1)
    else:
        box((2.2, 0.6, 0.42), (x, y0 + 1.5, z + 0.22), pbr((0.16, 0.03, 0.015), 0.7), 0.02)
    for _ in range(rs.randint(1, 3)):
        name = rs.choice(("at_ease", "pockets", "telling", "glass", "behind_back", "listening", "telling_curls"))
        person(name, x + rs.uniform(-0.42, 0.42) * w, y0 + rs.uniform(2.4, 5.2), rs.uniform(0, 6.3), z, "evening")


def at_the_pane(x0, x1, y0, z, rs):
    """Guests between the wall of light and the glass, as shapes."""
    for _ in range(7):
        x, name = rs.uniform(x0 + 1.5, x1 - 1.5), rs.choice(("glass_man", "glass", "telling", "pockets", "at_ease"))
        person(name, x, y0 + 1.1, rs.uniform(-1.2, 1.2) + pi, z, "evening")


def street_lamp(x, y, lit):
    tubes([((x, y, 0), (x, y, 5.2), 0.05), ((x, y, 5.2), (x + 0.9, y, 5.35), 0.035)], BLK())
    box((0.5, 0.14, 0.05), (x + 1.0, y, 5.33), emit((1, 0.72, 0.42), 18.0) if lit else MET(), 0.0)
    if lit:
        spot((x + 1.0, y, 5.28), (x + 1.0, y, 0), 260, kelvin(2900), 110, 0.8, 0.1)


def street(kerb, lit):
    """Damp road, pavement of slabs up to the house, dashes and low lights along the kerb."""
    box((400, 200, 0.2), (0, -20, -0.12), pbr((0.020, 0.021, 0.024), 0.30, 0.0, 0.25, 0.16, 0.12), 0.0)
    slab = pbr((0.15, 0.145, 0.14), 0.42, 0.0, 0.10, 0.2, 0.5)
    me = boxmesh(2.98, 1.98, 0.16, 0.01, 1)
    for i in range(-14, 15):
        for j in range(7):
            obj("slab", me, slab, (i * 3.0, kerb + 1.0 + j * 2.0, 0.02))
    box((90, 0.25, 0.2), (0, kerb - 0.13, 0.02), pbr((0.24, 0.235, 0.23), 0.6), 0.01)
    for i in range(-8, 9):
        box((2.2, 0.14, 0.01), (i * 5.0, kerb - 6.0, -0.015), pbr((0.55, 0.55, 0.53), 0.6), 0.0)
    for i in range(-8, 6) if lit else ():
        cyl(0.09, 0.75, (i * 4.0 + 1.0, kerb + 0.9, 0.45), BLK(), 20)
        cyl(0.092, 0.05, (i * 4.0 + 1.0, kerb + 0.9, 0.74), emit((1, 0.66, 0.36), 9.0), 20)
        point((i * 4.0 + 1.0, kerb + 0.6, 0.7), 14, (1, 0.62, 0.34), 0.06)


ALL = (4, 5, 6)

VIEWS = {
    "dusk": view((19.0, -33, 1.9), (-1.5, 8, 4.2), 18, lit=ALL, door=True),
    "corner": view((27.0, -24, 1.8), (2.0, 8, 13.0), 17, lit=ALL, art="silk.png"),
    "front": view((-2.0, -34, 2.2), (-2.0, 8, 13.5), 19, lit=ALL, art="sunrise.png"),
    "skyline-floor": view((20.0, -22, 23.0), (-4.0, 8, 24.0), 22, lit=(6,), art="sunrise.png"),
    "liberty-floor": view((16.0, -20, 19.0), (-4.0, 8, 21.0), 22, lit=(5,), art="silk.png"),
    "horizon-floor": view((-20.0, -20, 17.0), (0.0, 8, 20.6), 25, lit=(4,), art="ocean.png"),
    "facade": view((-7.4, -6.0, 25.4), (-3.2, 4.0, 26.2), 28, lit=(6,), art="silk.png"),
    "street-day": view((21.0, -31, 1.9), (-1.5, 8, 12.0), 18, lit=(), hour="day"),
    "door-day": view((-9.5, -9.5, 1.7), (-1.0, 3.0, 2.9), 20, lit=(), hour="day"),
    "entrance": view((5.5, -9.0, 1.7), (-3.6, 3.0, 3.3), 20, lit=ALL),
}


def neighbours():
    """The houses of the street, left and right and across the next corners."""
    stone = tower((0.05, 0.045, 0.042), 0.3, 1.4, 2.6, 3.3, 0.9, 9.0)
    dark_front = tower((0.018, 0.022, 0.032), 0.34, 1.6, 3.0, 3.7, 0.7, 2.0)
    for x, y, w, d, h in ((-31, 17, 14, 20, 17), (30, 17, 18, 20, 22)):
        box((w, d, h), (x, y, h / 2), stone, 0.0)
    rs = random.Random(8)
    for k in range(14):
        x, y, h = -52 - k * 15, rs.uniform(14, 46), rs.uniform(14, 34)
        box((rs.uniform(11, 14), 22, h), (x, y, h / 2), dark_front if k % 3 else stone, 0.0)
        box((16, 18, h * 1.5), (x - 10, y + 70, h * 0.75), dark_front, 0.0)


def open_door(front):
    """The entrance on the evening of an event: two open leaves, a warm hall behind, a mat, a rope for the queue."""
    x, y = -2.0, front - 0.35
    box((2.6, 0.06, 2.8), (x, y + 0.10, 1.50), emit((1, 0.70, 0.42), 3.2), 0.0)
    for s in (-1, 1):
        box((0.14, 0.5, 3.0), (x + s * 1.37, y, 1.55), BRASS(), 0.01)
        box((0.05, 1.15, 2.7), (x + s * 1.30, y - 0.55, 1.40), glass((0.95, 0.93, 0.88)), 0.004, rot=(0, 0, s * 0.25))
    box((2.9, 0.5, 0.16), (x, y, 3.02), BRASS(), 0.01)
    box((2.8, 2.0, 0.012), (x, y - 1.3, 0.108), fabric((0.20, 0.03, 0.02), 200.0), 0.0)
    area((x, y - 0.05, 1.6), 2.4, 420, (1, 0.70, 0.42), target=(x, y - 5, 0.6), sy=2.6)
    posts = [(-0.6 + 1.7 * k, 1.75) for k in range(5)]
    for px, py in posts:
        cyl(0.022, 0.95, (px, py, 0.575), BRASS(), 20)
        cyl(0.14, 0.02, (px, py, 0.11), BRASS(), 32)
    rope = fabric((0.24, 0.02, 0.02), 300.0)
    for (ax, ay), (bx, _) in zip(posts, posts[1:]):
        sag = [(ax + (bx - ax) * t / 10, ay, 0.98 - 0.22 * (1 - (t / 5 - 1) ** 2)) for t in range(11)]
        tubes(list(zip(sag, sag[1:])), rope, 0.02)


def terrace_lights(x0, x1, y):
    """Poles along the edge of the roof and strings of bulbs between them."""
    foot, n = 9 * FLOOR + 1.0, 6
    tops = [(x0 + (x1 - x0) * k / n, y, foot + 2.9) for k in range(n + 1)]
    tubes([((x, y, foot), (x, y, top + 0.1)) for x, _, top in tops], BLK(), 0.045)
    for p, q in zip(tops, tops[1:]):
        catenary(p, q, 0.45, 9, emit((1, 0.6, 0.25), 20.0), BLK())


def build(sc, view):
    by_day = view.hour == "day"
    if by_day:
        day(sc, 1.1, 0.1, 0.75)
        sun((-0.62, 0.55, -0.55), 4.6, (1.0, 0.92, 0.80))
    else:
        dusk(sc, 0.85, 1.0, 0.9)
    skyline((150, 60, 0), 23, (140, 1800), 1300, 420, lit=0.32, s=1.7, z=-1.0, hs=0.9, hy=620)
    street(-9.5, not by_day)
    x0, x1, y0, y1 = -19.0, 15.0, 4.0, 26.0
    for k in range(9):
        storey(k, x0, x1, y0, y1, (view.art or "flow.png") if k in view.lit else "", by_day)
    box(
        (x1 - x0 + 0.5, y1 - y0 + 0.5, 1.2),
        ((x0 + x1) / 2, (y0 + y1) / 2, 9 * FLOOR + 0.4),
        pbr((0.05, 0.05, 0.055), 0.5),
        0.0,
    )
    if not by_day:
        terrace_lights(x0 + 2, x1 - 2, y0 + 0.6)
    # canopy with the name and one accent line
    box((12, 3.4, 0.35), (-2, y0 - 1.6, 4.0), BLK(), 0.0)
    box((12, 0.05, 0.07), (-2, y0 - 3.32, 3.86), emit(SIGNAL, 5.0), 0.0)
    sign = letters("MAINSTAGE", 1.4, (-7.4, y0 - 3.3, 4.35), (pi / 2, 0, 0), emit((1, 0.93, 0.86), 2.2), 0.05)
    sign.visible_glossy = False  # mirrored in the panes behind it, it reads as a second sign out of focus
    if not by_day:
        area((-2, y0 - 1.6, 3.78), 11, 900, kelvin(3000), target=(-2, y0 - 1.6, 0), sy=2.6)
    if view.door:
        open_door(y0)
    for x in (-24, -13, 9, 20):
        street_lamp(x, -3.0, not by_day)
    neighbours()
    return dict(mist=(60, 1800), bounces=3)
