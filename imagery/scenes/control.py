"""The control desk from the operator's place, with the wall of the hall behind it."""

import random

from kit.hall import *
from kit.view import view

VIEWS = {
    "desk": view((-2.1, -4.3, 1.72), (0.35, 3.0, 1.72), 27, 2.8, 4.0, chairs=(-0.25, -0.38)),
    "faders": view((0.9, -0.75, 1.35), (-0.3, 0.5, 0.98), 34, 1.8, 0.95, wall="aurora.png"),
    "wide": view((0.2, -2.9, 1.7), (-0.2, 6.0, 2.2), 22, 2.8, 3.2, wall="rings.png", seats="none"),
}


def skyline_hall(distance, wall):
    """The Skyline hall around the desk, its wall at that distance in front of the operator."""
    before, hall = set(bpy.context.scene.objects), HALLS["skyline"]
    floor_of(hall)
    led_wall(hall, wall, 1.6)
    stage(hall)
    line_arrays(hall)
    for side in (-1, 1):
        side_finish(hall, side)
    curtain(1.1, -hall.width / 2, hall.width / 2, hall.height + 0.4, fabric((0.02, 0.02, 0.024), 300.0), "y")
    ceiling(hall, False)
    rig(hall, MOODS["opening"])
    moved = bpy.data.objects.new("hall", None)
    link(moved)
    moved.location = (0, distance, 0)
    for o in set(bpy.context.scene.objects) - before - {moved}:
        if not o.parent:
            o.parent = moved


def build(sc, view):
    dark(sc, (0.0008, 0.0008, 0.0014))
    skyline_hall(16.5, view.wall or "flow.png")
    bk, rs = pbr((0.018, 0.018, 0.020), 0.42, var=0.05, rvar=0.1), random.Random(4)
    box((3.4, 1.1, 0.08), (0, 0.2, 0.80), bk, 0.02)
    walnut = wood(axis="X", rough=0.36, coat=0.3, **WALNUT)
    box((3.2, 0.06, 0.74), (0, 0.62, 0.40), walnut, 0.006)
    for s, turn in zip((-1, 1), view.chairs or (-0.25, 0.25)):
        box((0.06, 0.95, 0.76), (s * 1.6, 0.2, 0.38), walnut, 0.006)
        box((0.5, 0.8, 0.70), (s * 1.2, 0.22, 0.37), bk, 0.008)
        if view.seats != "none":
            office_chair((s * 0.62, -0.74, 0), turn, fabric((0.10, 0.10, 0.11), 420.0))
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
    for x, r, f in ((-0.95, 0.22, "screen2.png"), (0.0, 0.0, "figures.png"), (0.95, -0.22, "silk.png")):
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
    area((0, -1.4, 2.6), 2.5, 90, (0.75, 0.8, 1.0), target=(0, 0.2, 0.9))
    return dict(mist=(5, 28), bounces=5)
