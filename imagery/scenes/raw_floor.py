"""The fourth floor before it was a hall, and on the way to one: what a landlord is shown."""

import random

from kit.crew import cable_coil, cable_run, flight_case, ladder
from kit.hall import HALLS, windows
from kit.props import *
from kit.view import view

VIEWS = {
    "raw": view((-7.0, -24.0, 1.7), (3.4, 0.0, 2.2), 19, 5.0, 9.0),
    "frame": view((-4.6, -9.2, 1.7), (0.7, 0.0, 2.1), 20, 4.0, 8.0, work=True),
}


def bare_hall(hall):
    """Screed with patches, plastered walls down to the block, slab with beams and cable trays."""
    x, d, h = hall.width / 2, hall.depth, hall.height
    box((hall.width, d + 2, 0.1), (0, -d / 2 + 1, -0.05), pbr((0.27, 0.265, 0.255), 0.7, 0.0, 0.08, 0.1, 0.35), 0.0)
    rs = random.Random(6)
    for _ in range(16):
        at = (rs.uniform(-x, x), rs.uniform(-d, 0), 0.001)
        plane(rs.uniform(0.8, 2.6), rs.uniform(0.6, 2.0), at, pbr((0.22, 0.218, 0.21), 0.55, 0.0, 0.2, 0.2, 0.6))
    wall = pbr((0.42, 0.41, 0.39), 0.9, 0.0, 0.06, 0.1, 0.5, bump=0.1, bscale=30.0)
    for size, at in (
        ((0.1, d + 2, h + 0.6), (-x - 0.05, -d / 2 + 1, h / 2)),
        ((hall.width, 0.1, h + 0.6), (0, 1.6, h / 2)),
        ((hall.width, 0.1, h + 0.6), (0, -d - 0.05, h / 2)),
    ):
        box(size, at, wall, 0.0)
    slab = pbr((0.30, 0.295, 0.285), 0.85, 0.0, 0.05, 0.1, 0.5)
    box((hall.width + 0.4, d + 3, 0.2), (0, -d / 2 + 1, h + 0.6), slab, 0.0)
    for k in range(6):
        box((hall.width, 0.35, 0.6), (0, -1.5 - k * 5.6, h + 0.2), slab, 0.01)
    for tray in (-4.5, 3.6):
        box((0.4, d, 0.05), (tray, -d / 2, h - 0.35), MET(), 0.004)
        for k in range(10):
            tubes(
                [((tray + s, -1 - k * 3.1, h - 0.33), (tray + s, -1 - k * 3.1, h + 0.5)) for s in (-0.18, 0.18)],
                MET(),
                0.006,
            )
    tubes([((0.4, 0, h - 0.2), (0.4, -d, h - 0.2), 0.16)], MET(), n=24)


def pallet(x, y, rz, rs, bags=0):
    """Pallet with sacks or boards."""
    e = bpy.data.objects.new("e", None)
    e.location, e.rotation_euler = (x, y, 0), (0, 0, rz)
    link(e)
    pine = wood((0.42, 0.29, 0.16), (0.28, 0.18, 0.09), "X", 1.0, 0.7, 0.0)
    for k in range(7):
        box((1.2, 0.10, 0.022), (0, -0.35 + k * 0.117, 0.13), pine, 0.002, parent=e)
    for k in range(3):
        box((1.2, 0.10, 0.10), (0, -0.35 + k * 0.35, 0.06), pine, 0.002, parent=e)
    for k in range(bags):
        at = ((k % 2 - 0.5) * 0.58, ((k // 2) % 2 - 0.5) * 0.38, 0.21 + 0.12 * (k // 4))
        softbox((0.56, 0.36, 0.13), at, pbr((0.55, 0.52, 0.47), 0.8), 0.05, 0.02, parent=e, seed=k % 3)
    if not bags:
        for k in range(9):
            box((1.25, 0.62, 0.022), (rs.uniform(-0.02, 0.02), 0, 0.155 + 0.0235 * k), pine, 0.001, parent=e)


def left_behind(rs):
    """Sacks, boards, a ladder, a bucket, bare bulbs."""
    pallet(-3.0, -17.0, 0.2, rs, 12)
    pallet(-1.2, -16.4, -0.1, rs)
    ladder((-6.2, -13.5, 0), 0.4, 2.8)
    cyl(0.15, 0.3, (-4.3, -18.2, 0.15), pbr((0.03, 0.03, 0.032), 0.5), 32, r2=0.18)
    cable_coil((-3.9, -19.2, 0), 0.26, 6, pbr((0.6, 0.25, 0.03), 0.6))
    cable_run(
        [(-3.9, -19.0, 0.012), (-4.8, -16.0, 0.012), (-6.8, -14.0, 0.012), (-9, -13.6, 0.012)],
        pbr((0.6, 0.25, 0.03), 0.6),
    )
    for k in range(5):
        x, y = -2.2, -4.5 - k * 5.2
        tubes([((x, y, 3.7), (x, y, 5.9))], BLK(), 0.006)
        cyl(0.045, 0.09, (x, y, 3.66), emit((1, 0.78, 0.5), 12.0), 20)
        point((x, y, 3.55), 60, kelvin(3000), 0.06)


def led_frame(hall):
    """Steel grid of the wall; a third of its tiles hang and show a test picture."""
    w, h = hall.wall
    z0, rs = 1.25, random.Random(2)
    bars = [((-w / 2 + i * 0.5, 0.1, 0.0), (-w / 2 + i * 0.5, 0.1, z0 + h)) for i in range(int(w / 0.5) + 1)]
    bars += [((-w / 2, 0.1, z0 + j * 0.5), (w / 2, 0.1, z0 + j * 0.5)) for j in range(int(h / 0.5) + 1)]
    bars += [((-w / 2 + i * 2.0, 0.1, z0 + h), (-w / 2 + i * 2.0, 1.5, 0)) for i in range(6)]
    tubes(bars, MET(), 0.025)
    for i in range(int(w / 0.5)):
        for j in range(int(h / 0.5)):
            if i < 8 - (j % 3) or (i == 8 and j < 2):
                tile(-w / 2 + i * 0.5, z0 + j * 0.5, i / (w / 0.5), j / (h / 0.5), w, h, rs)


def tile(x, z, u0, v0, w, h, rs):
    """One hung tile with its part of the picture."""
    box((0.496, 0.07, 0.496), (x + 0.25, 0.03, z + 0.25), BLK(), 0.002)
    o = surf(lambda u, v: (x + 0.003 + 0.494 * u, -0.008, z + 0.003 + 0.494 * v), 1, 1, img("flow.png", 1.7))
    for loop in o.data.uv_layers[0].data:
        loop.uv[0], loop.uv[1] = u0 + loop.uv[0] * 0.5 / w, v0 + loop.uv[1] * 0.5 / h


def scaffold(x, y):
    """Rolling tower before the frame."""
    posts = [
        ((x + sx * 0.9, y + sy * 0.4, 0.15), (x + sx * 0.9, y + sy * 0.4, 3.4)) for sx in (-1, 1) for sy in (-1, 1)
    ]
    rungs = [
        ((x + sx * 0.9, y - 0.4, 0.4 + 0.5 * k), (x + sx * 0.9, y + 0.4, 0.4 + 0.5 * k))
        for sx in (-1, 1)
        for k in range(6)
    ]
    rails = [((x - 0.9, y + sy * 0.4, z), (x + 0.9, y + sy * 0.4, z)) for sy in (-1, 1) for z in (0.4, 2.9, 3.4)]
    cross = [((x - 0.9, y + 0.4, 0.4), (x + 0.9, y + 0.4, 2.3))]
    tubes(posts + rungs + rails + cross, MET(), 0.024)
    box((1.8, 0.76, 0.04), (x, y, 2.42), wood((0.42, 0.29, 0.16), (0.28, 0.18, 0.09), "X", 1.0, 0.7, 0.0), 0.002)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(0.08, 0.04, (x + sx * 0.9, y + sy * 0.4, 0.08), BLK(), 24, rot=(pi / 2, 0, 0.3))
    box((0.5, 0.07, 0.5), (x - 0.3, y, 2.70), BLK(), 0.004, rot=(-0.15, 0, 0.2))


def at_work(hall, rs):
    led_frame(hall)
    scaffold(0.9, -0.85)
    for k in range(4):
        flight_case((2.9 + 0.1 * (k % 2), -2.2 - 0.95 * k, 0), pi / 2 + 0.06 * k, (1.2, 0.65, 0.7), SIGNAL)
    flight_case((2.9, -2.2, 0.85), pi / 2, (1.1, 0.6, 0.4))
    for k in range(3):
        box((0.5, 0.5, 0.08), (-1.6, -3.0, 0.05 + 0.09 * k), BLK(), 0.004, rot=(0, 0, 0.1 * k))
    ladder((-3.2, -1.6, 0), 0.2, 2.6)
    cable_run([(1.6, -3.6, 0.012), (0.4, -2.2, 0.012), (-1.2, -2.0, 0.012), (-4.6, -0.3, 0.012)])
    cable_coil((-0.2, -3.9, 0), 0.24, 6)
    pallet(-4.2, -5.4, 0.5, rs)
    for x, y in ((4.9, -5.6), (-7.4, -5.2)):
        tubes(
            [((x, y, 0), (x, y, 2.0), 0.016)]
            + [((x, y, 0.5), (x + 0.5 * math.cos(t), y + 0.5 * math.sin(t), 0), 0.012) for t in (0.3, 2.4, 4.5)],
            (pbr((0.7, 0.5, 0.03), 0.5)),
        )
        box((0.34, 0.08, 0.24), (x, y, 2.05), BLK(), 0.01)
        box((0.30, 0.01, 0.2), (x, y + 0.046, 2.05), emit((1, 0.93, 0.8), 12.0), 0.0)
        spot((x, y + 0.1, 2.05), (0, 0, 1.8), 900, kelvin(4200), 90, 0.7, 0.1)


def build(sc, view):
    hall, rs = HALLS["horizon"], random.Random(3)
    day(sc, 1.5, 0.15)
    before = set(bpy.context.scene.objects)
    skyline((0, 0, 0), 31, (140, 2000), 1500, 520, lit=0.30, s=1.6, z=-40.0, hs=1.1, hy=950)
    turn = link(bpy.data.objects.new("city", None))
    turn.location, turn.rotation_euler = (0, -12, 0), (0, 0, -pi / 2)
    for o in set(bpy.context.scene.objects) - before - {turn}:
        o.parent = turn
    bare_hall(hall)
    windows(hall, 1)
    if view.work:
        at_work(hall, rs)
    else:
        left_behind(rs)
    sun((-0.80, 0.35, -0.42), 4.0, (1.0, 0.90, 0.76))
    area(
        (hall.width / 2 + 0.4, -hall.depth / 2, 2.4),
        4.0,
        11000,
        (0.86, 0.92, 1.0),
        target=(0, -hall.depth / 2, 1.0),
        sy=hall.depth,
    )
    return dict(mist=(30, 1800), bounces=5)
