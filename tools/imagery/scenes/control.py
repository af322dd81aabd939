"""The control desk from the operator's place, with the wall of the hall behind it."""

import random

from kit.props import *
from kit.view import view

VIEWS = {
    "desk": view((-1.25, -1.15, 1.55), (0.35, 1.1, 1.12), 26, 1.8, 1.25),
    "faders": view((0.9, -0.75, 1.35), (-0.3, 0.5, 0.98), 34, 1.8, 0.95, wall="aurora.png"),
    "wide": view((0.2, -2.9, 1.7), (-0.2, 6.0, 2.2), 22, 2.8, 3.2, wall="keynote.png"),
}


def build(sc, view):
    dark(sc, (0.0008, 0.0008, 0.0014))
    ledarc(13, 150, 30, 0.8, 7.2, img(view.wall or "flow.png", 1.9, (36, 10)), (0, 4, 0), 120)
    box((40, 40, 0.1), (0, 6, -0.05), pbr((0.02, 0.02, 0.022), 0.14, coat=0.5), 0.0)
    cyl(7.5, 0.8, (0, 12, 0.4), BLK(), 96)
    bk, rs = pbr((0.018, 0.018, 0.020), 0.42, var=0.05, rvar=0.1), random.Random(4)
    box((3.4, 1.1, 0.08), (0, 0.2, 0.80), bk, 0.02)
    tilt, e = 0.14, bpy.data.objects.new("desk", None)
    e.location, e.rotation_euler = (0, 0.15, 0.92), (tilt, 0, 0)
    link(e)
    box((2.6, 0.92, 0.10), (0, 0, 0), pbr((0.035, 0.035, 0.038), 0.45, 0.4, 0.05, 0.1), 0.015, parent=e)
    knob, cap = cylmesh(0.011, 0.022, 20, 0.009), boxmesh(0.018, 0.034, 0.016, 0.003, 2)
    for i in range(32):
        x = -1.2 + i * 0.0775
        box((0.004, 0.19, 0.002), (x, -0.26, 0.051), BLK(), 0.0, parent=e)
        obj(
            "fader",
            cap,
            pbr(SIGNAL if i % 8 == 7 else (0.5, 0.5, 0.5), 0.4),
            (x, -0.33 + rs.random() * 0.15, 0.060),
            parent=e,
        )
        for r in range(4):
            obj("knob", knob, pbr((0.10, 0.10, 0.11), 0.35), (x, -0.06 + 0.062 * r, 0.060), parent=e)
            if rs.random() < 0.7:
                col = rs.choice(((0.1, 1.0, 0.3), (1.0, 0.45, 0.05), (0.15, 0.4, 1.0), SIGNAL))
                box(
                    (0.010, 0.007, 0.004),
                    (x + 0.028, -0.06 + 0.062 * r, 0.052),
                    emit(col, 1.3),
                    0.001,
                    parent=e,
                )
        n = int(rs.uniform(3, 11))
        for k in range(n):
            box(
                (0.012, 0.007, 0.003),
                (x, 0.20 + 0.013 * k, 0.052),
                emit((0.1, 1.0, 0.3) if k < 8 else (1.0, 0.35, 0.04), 1.3),
                0.0,
                parent=e,
            )
    for x, r, f in ((-0.95, 0.22, "screen2.png"), (0.0, 0.0, "land.png"), (0.95, -0.22, "silk.png")):
        screen_wall(0.78, 0.42, (x, 0.80 - abs(x) * 0.12, 1.34), r, f, 1.2)
        tubes([((x, 0.84, 1.2), (x, 0.84, 0.84), 0.02)], DMET())
    for x in (-1.45, 1.5):
        tubes(
            [
                ((x, 0.4, 0.9), (x + 0.02, 0.36, 1.25), 0.006),
                ((x + 0.02, 0.36, 1.25), (x * 0.86, 0.16, 1.32), 0.006),
            ],
            BLK(),
        )
        spot((x * 0.86, 0.16, 1.31), (x * 0.5, 0.0, 0.9), 5, (1, 0.72, 0.45), 90, 0.7, 0.02)
    for i in range(8):
        x = -7 + 2 * i
        movinghead((x, 8, 7.6), (x * 0.5, 12, 1), BLK(), emit((0.8, 0.88, 1.0), 60.0))
        beamcone((x, 8, 7.5), (x * 0.5, 12, 0.8), (0.6, 0.75, 1.0), 0.5, ang=6.0)
    area((0, -1.4, 2.6), 2.5, 90, (0.75, 0.8, 1.0), target=(0, 0.2, 0.9))
    return dict(mist=(5, 28), bounces=5)
