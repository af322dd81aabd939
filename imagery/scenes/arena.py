"""The arena on floor 5: rings of wooden seats round a small stage under a ring of LED."""

import random

from kit.props import *
from kit.view import view


def tier(r0, r1, z, m, gap=22):
    """Stepped ring: riser and tread; gap in degrees stays free for the aisle towards -y."""
    a0, a1 = math.radians(-90 + gap), math.radians(270 - gap)
    profile = ((r0, 0.0), (r0, z), (r1, z), (r1, 0.0))

    def f(u, v):
        k = min(2, int(v * 3 + 1e-6))
        t = v * 3 - k
        r = profile[k][0] * (1 - t) + profile[k + 1][0] * t
        hz = profile[k][1] * (1 - t) + profile[k + 1][1] * t
        ang = a0 + (a1 - a0) * u
        return (r * math.cos(ang), r * math.sin(ang), hz)

    o = surf(f, 120, 3, m, uv=False)
    for p in o.data.polygons:
        p.use_smooth = False
    return o


def arc_line(r, z, m, gap=22, th=0.012, n=120):
    a0, a1 = math.radians(-90 + gap), math.radians(270 - gap)
    at = lambda i: (r * math.cos(a0 + (a1 - a0) * i / n), r * math.sin(a0 + (a1 - a0) * i / n), z)
    tubes([(at(i), at(i + 1)) for i in range(n)], m, th)


VIEWS = {
    "ring": view((1.7, -6.3, 2.35), (-0.25, 1.2, 1.95), 17.5, 4.0, 6.5),
    "stage": view((0.0, -1.9, 1.75), (0.4, 4.5, 2.0), 17, 4.0, 4.0),
    "tier": view((-5.2, 1.4, 2.5), (2.4, -1.0, 1.6), 20, 3.2, 5.0),
    "talk": view((3.75, -2.75, 1.72), (-1.0, 1.5, 1.5), 19, 4.0, 4.4, stage="talk"),
    "session": view((1.15, -6.45, 2.6), (-0.15, 1.2, 1.3), 20, 4.0, 6.5, stage="talk"),
    "pano": view((0.5, -1.1, 1.75), (0, 9, 1.75), pano=0, house=420),
}


def conversation():
    """Two armchairs, a rug and a side table with water for a talk on the stage."""
    softbox((2.7, 2.2, 0.02), (0, 0.1, 0.17), fabric((0.22, 0.075, 0.04), 160.0, 0.6), 0.01, 0.0, cuts=6)
    for s in (-1, 1):
        cloth = fabric((0.42, 0.36, 0.28) if s < 0 else (0.05, 0.16, 0.15), 340.0)
        sofa((0.85 * s, 0.35, 0.18), pi + 0.5 * s, 0.95, cloth, BLK())
    cyl(0.22, 0.025, (0, 0.05, 0.62), wood(axis="X", **WALNUT), 48, b=0.006)
    cyl(0.025, 0.44, (0, 0.05, 0.40), BLK(), 20)
    for dx in (-0.09, 0.08):
        tumbler((dx, 0.05, 0.634))


def build(sc, view):
    dark(sc, (0.0006, 0.0008, 0.0014))
    h = 5.2
    box((20, 20, 0.1), (0, 0, -0.05), concrete((0.05, 0.05, 0.055), 0.25, 1.0, 0.04), 0.0)
    box((20, 20, 0.1), (0, 0, h + 0.05), BLK(), 0.0)
    oak = wood(axis="X", rough=0.4, **WALNUT)
    cyl(2.15, 0.16, (0, 0, 0.08), pbr((0.012, 0.012, 0.015), 0.14, coat=0.6), 96, b=0.01)
    rs = random.Random(3)
    for k, r in enumerate((3.2, 4.25, 5.3)):
        z = 0.42 + 0.42 * k
        tier(r, r + 1.06, z, oak)
        arc_line(r - 0.01, z - 0.05, emit((1, 0.60, 0.30), 6.0))
        n = 13 + 4 * k
        for i in range(n):
            ang = math.radians(-90 + 28 + 304 * i / (n - 1))
            col = (
                SIGNAL if rs.random() < 0.1 else rs.choice(((0.16, 0.17, 0.19), (0.26, 0.25, 0.24), (0.11, 0.12, 0.14)))
            )
            loc = ((r + 0.34) * math.cos(ang), (r + 0.34) * math.sin(ang), z + 0.06)
            softbox((0.55, 0.5, 0.12), loc, fabric(col, 380.0), 0.05, 0.015, rot=(0, 0, ang + pi / 2))
    # LED ring and its frame
    ledarc(3.3, -90, 270, 3.05, 4.05, img("contours.png", 2.2, (40, 6)), nu=200)
    surf(lambda u, v: (3.36 * math.cos(2 * pi * u), 3.36 * math.sin(2 * pi * u), 3.0 + 1.1 * v), 160, 1, BLK())
    ledarc(3.42, 450, 90, 3.05, 4.05, img("contours.png", 2.2, (40, 6)), nu=200)
    for z in (3.02, 4.08):
        arc_line(3.36, z, DMET(), 0, 0.05)
    for i in range(6):
        t = i * pi / 3
        tubes(
            [((3.36 * math.cos(t), 3.36 * math.sin(t), 4.1), (3.36 * math.cos(t), 3.36 * math.sin(t), h))],
            BLK(),
            0.014,
        )
        tg = (0.5 * math.cos(t), 0.5 * math.sin(t), 0.2)
        p = (2.6 * math.cos(t + 0.4), 2.6 * math.sin(t + 0.4), 4.5)
        movinghead(p, tg, BLK(), emit((1.0, 0.85, 0.7), 20.0))
        beamcone(p, tg, (1.0, 0.80, 0.60), 0.25, ang=8.0)
        spot(p, tg, 260, (1.0, 0.84, 0.66), 26, 0.5, 0.06)
    # round back wall of slats, lit from below
    me, m = boxmesh(0.03, 0.05, h, 0.003, 1), wood(axis="Z", rough=0.42, **WALNUT)
    for i in range(330):
        t = 2 * pi * i / 330
        if abs((t - 1.5 * pi + pi) % (2 * pi) - pi) > 0.3:
            obj("slat", me, m, (7.0 * math.cos(t), 7.0 * math.sin(t), h / 2), (0, 0, t))
    surf(lambda u, v: (7.1 * math.cos(2 * pi * u), 7.1 * math.sin(2 * pi * u), h * v), 120, 1, BLK())
    for i in range(16):
        t = 2 * pi * (i + 0.5) / 16
        spot(
            (6.7 * math.cos(t), 6.7 * math.sin(t), 1.35),
            (6.95 * math.cos(t), 6.95 * math.sin(t), 5),
            60,
            (1, 0.62, 0.34),
            75,
            0.9,
            0.05,
        )
    area((0, 0, 4.6), 5, view.house or 90, (0.75, 0.80, 1.0), target=(0, 0, 0))
    if view.stage == "talk":
        conversation()
        return dict(mist=(6, 22), bounces=6)
    box((0.5, 0.42, 0.5), (0.35, 0.3, 0.41), fabric((0.3, 0.28, 0.25), 300.0), 0.03)
    return dict(mist=(6, 22), bounces=6)
