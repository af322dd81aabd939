"""Main stage with the curved LED wall: theatre, empty, gala and classroom layouts."""

import random

from kit.props import *
from kit.view import view

VIEWS = {
    "empty": view((3.4, -12.6, 0.62), (0.35, 4, 4.0), 18, 4.0, 14.0, led=3.0, beam=1.0),
    "theatre": view((0, -15.2, 2.15), (0, 4, 4.35), 20, 2.8, 11.0, led=2.4, beam=1.0, seats="theatre"),
    "gala": view((-5.6, -15.6, 1.75), (1.2, 2, 3.3), 20, 2.8, 5.5, led=2.6, beam=0.6, seats="gala", wall="silk.png"),
    "classroom": view(
        (6.8, -15.8, 2.7), (-1.2, 2, 2.7), 20, 4.0, 8.0, led=2.2, beam=0.12, seats="classroom", wall="land.png"
    ),
}


def round_table(x, y, rs, cloth, seats):
    """Banquet table for eight: cloth to the floor, plates, glasses, candles and a low centrepiece."""
    cyl(0.85, 0.74, (x, y, 0.37), cloth, 64, r2=0.80, b=0.012)
    turn = rs.random() * 6
    for i in range(8):
        t = turn + 2 * pi * i / 8
        c, s = math.cos(t), math.sin(t)
        obj("chair", seats, None, (x + 1.15 * c, y + 1.15 * s, 0), (0, 0, t + pi / 2))
        cyl(0.13, 0.012, (x + 0.58 * c, y + 0.58 * s, 0.747), pbr((0.8, 0.78, 0.74), 0.25), 32)
        q = t + 0.24
        cyl(
            0.03,
            0.16,
            (x + 0.44 * math.cos(q), y + 0.44 * math.sin(q), 0.82),
            glass((0.96, 0.97, 0.98)),
            20,
            r2=0.038,
        )
    plant((x, y, 0.74), 0.26, seed=int(x * 5), n=16, potr=0.10, poth=0.10, leafw=0.028)
    for i in range(3):
        t = turn + 2.1 * i
        p = (x + 0.24 * math.cos(t), y + 0.24 * math.sin(t), 0.80)
        cyl(0.032, 0.11, p, emit((1, 0.52, 0.20), 1.6), 20)
    point((x, y, 1.0), 9, (1, 0.56, 0.26), 0.08)


def gala(rs):
    cloth = pbr((0.34, 0.32, 0.30), 0.8, bump=0.1)
    seats = chair(fabric((0.24, 0.22, 0.20), 500.0), BRASS())
    for y, xs in (
        (-4.6, (-8.6, -4.3, 0, 4.3, 8.6)),
        (-8.3, (-10.6, -6.4, -2.1, 2.1, 6.4, 10.6)),
        (-12.0, (-8.6, -4.3, 0, 4.3, 8.6)),
    ):
        for x in xs:
            round_table(x, y, rs, cloth, seats)
            spot((x, y, 9.5), (x, y, 0.7), 700, (1, 0.66, 0.42), 17, 0.6, 0.06)


def classroom(rs):
    top = pbr((0.62, 0.61, 0.59), 0.4, var=0.03)
    seats = chair(fabric((0.16, 0.165, 0.18), 500.0), MET())
    for r in range(7):
        y = -3.6 - 1.75 * r
        for x in (-9.0, -7.1, -5.2, -3.3, 3.3, 5.2, 7.1, 9.0, -1.4, 1.4):
            if abs(x) < 2:
                continue
            table((x, y, 0), 0, 1.84, 0.5, top)
            for s in (-0.45, 0.45):
                obj("chair", seats, None, (x + s, y - 0.62, 0), (0, 0, rs.uniform(-0.12, 0.12)))
                box((0.21, 0.29, 0.008), (x + s, y - 0.04, 0.745), pbr((0.75, 0.74, 0.72), 0.7), 0.002)
                box((0.06, 0.28, 0.004), (x + s + 0.16, y - 0.02, 0.744), pbr(SIGNAL, 0.5), 0.0)


def led_wall(view):
    """The curved wall."""
    ledarc(15, 163, 17, 1.0, 8.9, img(view.wall or "flow.png", view.led * 0.75, (36, 10)), nu=160)


def wall_frame():
    """Black back of the wall and the pipes along its edges."""
    surf(
        lambda u, v: (
            15.25 * math.cos(math.radians(164 - 148 * u)),
            15.25 * math.sin(math.radians(164 - 148 * u)),
            0.6 + 8.5 * v,
        ),
        120,
        2,
        BLK(),
    )
    for z in (0.95, 8.96):
        tubes(
            [
                (
                    (
                        15 * math.cos(math.radians(163 - 146 * i / 80)),
                        15 * math.sin(math.radians(163 - 146 * i / 80)),
                        z,
                    ),
                    (
                        15 * math.cos(math.radians(163 - 146 * (i + 1) / 80)),
                        15 * math.sin(math.radians(163 - 146 * (i + 1) / 80)),
                        z,
                    ),
                )
                for i in range(80)
            ],
            DMET(),
            0.07,
        )


def stage():
    """Two round steps with light lines, side stairs and the lectern."""
    stg = pbr((0.012, 0.012, 0.015), 0.12, 0.0, 0.1, 0.14, 1.2, coat=0.6)
    cyl(10.6, 0.9, (0, 9.6, 0.45), stg, 160, b=0.02)
    cyl(12.2, 0.45, (0, 9.6, 0.225), stg, 160, b=0.02)
    for r, z, s in ((10.63, 0.84, 7.0), (12.23, 0.39, 4.0)):
        tubes(
            [
                (
                    (r * math.cos(2 * pi * i / 180), 9.6 + r * math.sin(2 * pi * i / 180), z),
                    (r * math.cos(2 * pi * (i + 1) / 180), 9.6 + r * math.sin(2 * pi * (i + 1) / 180), z),
                )
                for i in range(180)
            ],
            emit((0.55, 0.72, 1.0), s),
            0.012,
        )
    for s in (-1, 1):
        for k in range(3):
            box((1.6, 0.3, 0.15), (s * (5.2), -2.6 - 0.32 * k + 0.0, 0.375 - 0.15 * k * 1.0), stg, 0.01)
    # lectern
    box((0.62, 0.42, 1.12), (3.6, 4.2, 0.9 + 0.56), BLK(), 0.02)
    box((0.7, 0.5, 0.05), (3.6, 4.2, 2.05), pbr((0.2, 0.2, 0.22), 0.3, 0.9), 0.01, rot=(-0.25, 0, 0))
    tubes([((3.55, 4.25, 2.05), (3.5, 4.1, 2.4))], BLK(), 0.012)


def line_arrays():
    """Hanging loudspeakers left and right."""
    for s in (-1, 1):
        for k in range(8):
            box(
                (1.05, 0.62, 0.34),
                (s * 10.8, -1.2 - 0.012 * k * k, 9.0 - 0.36 * k),
                BLK(),
                0.02,
                rot=(0.03 * k, 0, s * 0.12),
            )


def walls():
    """Curtains with blue and violet light from below, and the black ceiling."""
    cur = fabric((0.018, 0.018, 0.022), 300.0)
    for s in (-1, 1):
        curtain(s * 17.5, -26, 14, 12, cur)
    curtain(17, -18, 18, 12, cur, "y")
    curtain(-28, -18, 18, 12, cur, "y")
    box((40, 60, 0.2), (0, -6, 12.2), BLK(), 0.0)
    for s in (-1, 1):
        for i in range(7):
            spot(
                (s * 16.7, -20 + i * 5, 0.15),
                (s * 17.3, -20 + i * 5, 9),
                260,
                (0.16, 0.30, 1.0) if i % 2 else (0.45, 0.18, 1.0),
                52,
                0.9,
                0.1,
            )


def rig(view):
    """Three trusses with moving heads."""
    tm = pbr((0.16, 0.165, 0.17), 0.35, 1.0, 0.08, 0.2, 6.0)
    for ti, (y, z) in enumerate(((1.5, 10.1), (-6.5, 10.5), (-14.5, 10.7))):
        truss(30, (-15, y, z), (0, 0, 0), tm, 0.5)
        n = 8 if ti < 2 else 6
        for s in (-12, -4, 4, 12):
            tubes([((s, y, z), (s, y, 12.2))], BLK(), 0.012)
        for i in range(n):
            x = -13 + 26 * i / (n - 1)
            lens = emit((0.75, 0.86, 1.0), 60.0 if ti < 2 else 14.0)
            p = (x, y, z - 0.72)
            if ti == 0:
                tg = (x * 0.42, 5.5 - abs(x) * 0.12, 0.9)
                col = (0.72, 0.85, 1.0)
                s = view.beam * 0.62
            elif ti == 1:
                tg = (x * 1.35 + (2.5 if i % 2 else -2.5), 2 + 4 * math.sin(i * 1.3), 1.2)
                col = (0.28, 0.5, 1.0) if i % 2 else (0.62, 0.36, 1.0)
                s = view.beam * 0.55
            else:
                tg = (x * 0.2, -2.0, 0)
                col = (1.0, 0.72, 0.42)
                s = 0
            movinghead(p, tg, BLK(), lens)
            d = (V(tg) - V(p)).normalized()
            if s:
                beamcone(V(p) + d * 0.22, tg, col, s, ang=5.5 if ti == 0 else 7.0)
            if ti == 0:
                spot(V(p) + d * 0.3, tg, 900, col, 13, 0.35, 0.06)
            if ti == 1 and i % 2 == 0:
                spot(V(p) + d * 0.3, tg, 500, col, 16, 0.4, 0.06)
    for x in (-9.2, 9.2):
        truss(34, (x, -22, 11.2), (0, 0, pi / 2), tm, 0.5)


def audience_lights():
    """Dim warm lines and a soft cool fill over the audience."""
    for x in (-6, 0, 6):
        box((0.06, 16, 0.05), (x, -11, 11.3), emit((1, 0.66, 0.38), 1.6), 0.0)
    area((0, -12, 11.2), 14, 700, (0.55, 0.6, 1.0), target=(0, -12, 0), sy=18)


def theatre(rs):
    """Arcs of chairs with a centre aisle."""
    ch = chair(fabric((0.035, 0.036, 0.042), 500.0), pbr((0.55, 0.56, 0.58), 0.22, 1.0, 0.05, 0.1))
    for r in range(11):
        R = 16.5 + r * 1.12
        n = int(2 * (0.50 + 0.012 * r) * R / 0.62)
        for i in range(n):
            th = (i - (n - 1) / 2) * 0.62 / R
            x = R * math.sin(th)
            y = 12.8 - R * math.cos(th)
            if abs(x) < 0.85 or abs(x) > 14.6:
                continue
            obj(
                "chair",
                ch,
                None,
                (x + rs.uniform(-0.015, 0.015), y + rs.uniform(-0.02, 0.02), 0),
                (0, 0, th + rs.uniform(-0.03, 0.03)),
            )


LAYOUTS = dict(gala=gala, classroom=classroom, theatre=theatre)


def build(sc, view):
    dark(sc, (0.0006, 0.0008, 0.0016))
    rough, tone = (0.24, 0.05) if view.seats in ("gala", "classroom") else (0.16, 0.03)
    box((40, 60, 0.2), (0, -6, -0.1), pbr((tone, tone, tone * 1.1), rough, 0.0, 0.06, 0.06, 0.6), 0.0)
    led_wall(view)
    wall_frame()
    stage()
    line_arrays()
    walls()
    rig(view)
    audience_lights()
    if view.seats:
        LAYOUTS[view.seats](random.Random(4))
    if view.seats == "classroom":  # house lights
        area((0, -8, 11.0), 16, 5200, kelvin(4200), target=(0, -8, 0), sy=20)
    return dict(mist=(8, 48), bounces=5)
