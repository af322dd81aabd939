"""Hybrid streaming studio: presenter desk before a curved LED backdrop, cameras in front."""

from kit.props import *
from kit.view import view


def studio_camera(loc, target, height=1.55):
    """Broadcast camera with viewfinder and prompter on a pedestal."""
    bk, p = BLK(), V((loc[0], loc[1], height))
    cyl(0.09, height - 0.35, (loc[0], loc[1], (height - 0.35) / 2 + 0.12), DMET(), 28)
    for i in range(3):
        t = 2 * pi * i / 3 + 0.4
        tubes(
            [
                (
                    (loc[0], loc[1], 0.22),
                    (loc[0] + 0.48 * math.cos(t), loc[1] + 0.48 * math.sin(t), 0.06),
                    0.03,
                )
            ],
            bk,
        )
        cyl(
            0.07,
            0.05,
            (loc[0] + 0.48 * math.cos(t), loc[1] + 0.48 * math.sin(t), 0.07),
            bk,
            20,
            rot=(pi / 2, 0, t),
        )
    d = V(target) - p
    q, n = d.to_track_quat("Y", "Z"), d.normalized()
    for size, off in (
        ((0.26, 0.62, 0.30), (0, -0.1, 0)),
        ((0.10, 0.5, 0.05), (0, -0.1, 0.22)),
        ((0.34, 0.03, 0.22), (0.0, -0.52, 0.24)),
        ((0.20, 0.3, 0.10), (0, 0, -0.22)),
    ):
        box(size, p + q @ V(off), bk, 0.015).rotation_euler = q.to_euler()
    cyl(0.10, 0.34, p + n * 0.36, DMET(), 36, b=0.008).rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    box((0.40, 0.12, 0.30), p + n * 0.58, bk, 0.012).rotation_euler = q.to_euler()
    o = surf(
        lambda u, v: ((u - 0.5) * 0.30, 0, (v - 0.5) * 0.18),
        1,
        1,
        img("threads.png", 1.5),
        loc=p + q @ V((0.0, -0.54, 0.24)),
    )
    o.rotation_euler = q.to_euler()
    box((0.03, 0.03, 0.03), p + q @ V((0.1, 0.18, 0.2)), emit(SIGNAL, 14.0), 0.004)


VIEWS = {
    "studio": view((-2.9, -5.3, 1.7), (-0.1, 1.6, 1.45), 22, 3.2, (0, 1.2, 1.4)),
    "desk": view((2.3, -3.4, 1.55), (-0.2, 1.8, 1.35), 26, 2.4, (0, 1.4, 1.2), wall="quarter.png"),
    "operator": view((-4.4, -4.4, 1.75), (0.6, 1.6, 1.5), 24, 2.8, 6.0),
    "pano": view((-1.5, -3.3, 1.65), (0, 9, 1.65), pano=0, house=True),
    "lesson": view((2.1, -3.4, 1.55), (-0.45, 1.8, 1.42), 24, 2.4, (-0.4, 1.6, 1.3), set="lesson"),
    "annual": view((-2.4, -4.4, 1.75), (0.25, 1.8, 1.55), 23, 3.2, (0, 1.5, 1.2), wall="vote.png", set="board"),
    "guests": view((4.2, -5.9, 1.8), (-0.7, 1.6, 1.3), 19, 3.2, 6.0, set="guests"),
    "gallery": view((3.9, -5.2, 1.8), (-0.5, 1.6, 1.6), 20, 3.2, 6.5),
}


def desk_set():
    """Slatted desk for two."""
    oak = wood(axis="Z", rough=0.4, **OAK)
    me = boxmesh(0.06, 0.04, 0.86, 0.004, 1)
    for i in range(44):
        t = math.radians(205 + 130 * i / 43)
        obj("slat", me, oak, (1.35 * math.cos(t), 1.85 + 0.95 * math.sin(t), 0.18 + 0.43), (0, 0, t + pi / 2))
    superellipse(1.5, 0.62, 1.02, 0.05, pbr((0.5, 0.49, 0.47), 0.2, coat=0.5, var=0.05), (0, 1.55, 0), 0.7)
    for x in (-0.55, 0.55):
        bar_stool((x, 2.35, 0.18), pi, fabric((0.2, 0.2, 0.22), 380.0))
        tubes([((x, 1.6, 1.07), (x + 0.02, 1.72, 1.34), 0.006)], BLK())
        cyl(0.014, 0.07, (x + 0.02, 1.74, 1.37), BLK(), 16, rot=(-0.6, 0, 0))
        cup((x + 0.3, 1.5, 1.07))


def lesson_set():
    """Presenter's high table beside a screen, shelf with plants and books."""
    oak = wood(axis="X", rough=0.4, **OAK)
    screen_wall(2.1, 1.18, (0.75, 2.6, 1.75), -0.12, "lesson.png", 1.2)
    for s in (-0.8, 0.8):
        tubes([((0.75 + s, 2.68 - s * 0.12, 0.18), (0.75 + s, 2.68 - s * 0.12, 1.7), 0.02)], BLK())
    superellipse(0.5, 0.34, 1.22, 0.04, oak, (-1.05, 1.35, 0), 0.5)
    cyl(0.035, 1.05, (-1.05, 1.35, 0.7), BLK(), 24)
    cyl(0.28, 0.02, (-1.05, 1.35, 0.19), BLK(), 48)
    laptop((-1.05, 1.32, 1.262), pi, "document.png")
    tumbler((-0.75, 1.42, 1.262))
    bar_stool((-1.9, 1.9, 0.18), pi - 0.5, fabric((0.30, 0.12, 0.05), 380.0))
    box((1.4, 0.34, 0.55), (-2.0, 3.1, 0.46), oak, 0.008)
    plant((-2.4, 3.1, 0.74), 0.6, seed=4, n=24, potr=0.11, poth=0.16, leafw=0.04)
    for k in range(7):
        tone = ((0.45, 0.10, 0.04), (0.5, 0.46, 0.38), (0.06, 0.12, 0.14))[k % 3]
        box((0.034, 0.2, 0.26), (-1.9 + k * 0.042, 3.1, 0.87), pbr(tone, 0.6), 0.003)


def board_set():
    """Long table of an annual meeting: four places with name plates, microphones and water."""
    wal = wood(axis="X", rough=0.36, coat=0.3, **WALNUT)
    box((4.6, 0.75, 0.05), (0, 1.5, 0.90), wal, 0.008)
    box((4.5, 0.05, 0.70), (0, 1.16, 0.53), wal, 0.006)
    box((4.5, 0.01, 0.012), (0, 1.13, 0.86), emit((1, 0.66, 0.4), 4.0), 0.0)
    for k in range(4):
        x = -1.65 + 1.1 * k
        office_chair((x, 2.25, 0.18), pi + 0.06 * (-1) ** k, fabric((0.10, 0.10, 0.11), 420.0))
        box((0.28, 0.06, 0.09), (x, 1.24, 0.97), pbr((0.75, 0.74, 0.72), 0.5), 0.004, rot=(-0.25, 0, 0))
        tubes([((x + 0.22, 1.4, 0.92), (x + 0.2, 1.52, 1.2), 0.006)], BLK())
        cyl(0.013, 0.06, (x + 0.2, 1.545, 1.22), BLK(), 16, rot=(-0.6, 0, 0))
        tumbler((x - 0.28, 1.45, 0.925))
        box((0.21, 0.29, 0.01), (x, 1.55, 0.93), pbr((0.78, 0.77, 0.74), 0.7), 0.002, rot=(0, 0, 0.08 * (-1) ** k))


def seats_for_guests():
    """Desk, and fourteen chairs for a small audience."""
    desk_set()
    kind = chair(fabric((0.14, 0.145, 0.16), 500.0), DMET())
    for row in range(2):
        for i in range(7):
            obj("chair", kind, None, (-1.95 + i * 0.65, -3.5 - row * 0.95, 0), (0, 0, 0.05 * math.sin(i * 7 + row)))
    area((0, -4.0, 4.2), 4.0, 260, kelvin(3600), target=(0, -4.0, 0), sy=2.0)


def house_lights(h):
    """Warm light down the curtains on three sides, for a look around."""
    for i in range(6):
        y = -6.4 + i * 2.0
        for s in (-1, 1):
            spot((s * 5.7, y, h - 0.1), (s * 6.4, y, 0.6), 700, kelvin(3200), 70, 0.9, 0.06)
        spot((-5 + i * 2.0, -6.6, h - 0.1), (-5 + i * 2.0, -7.3, 0.6), 700, kelvin(3200), 70, 0.9, 0.06)


CAMERAS = {"lesson": ((-0.5, -1.3, 1.5),), "board": ((3.1, -1.2, 1.6),)}
SETS = dict(desk=desk_set, lesson=lesson_set, board=board_set, guests=seats_for_guests)


def build(sc, view):
    dark(sc, (0.0012, 0.0012, 0.002))
    h = 4.6
    box((16, 16, 0.1), (0, 0, -0.05), pbr((0.022, 0.022, 0.026), 0.12, coat=0.6, var=0.1), 0.0)
    box((16, 16, 0.1), (0, 0, h + 0.05), BLK(), 0.0)
    cur = fabric((0.02, 0.02, 0.026), 300.0)
    curtain(-6.5, -7, 7, h, cur)
    curtain(6.5, -7, 7, h, cur)
    curtain(5.2, -7, 7, h, cur, "y")
    # backdrop: wide centre and two angled wings
    ledarc(6.4, 128, 52, 0.35, 3.35, img(view.wall or "threads.png", 1.5, (20, 8)), (0, -2.2, 0), 90)
    surf(
        lambda u, v: (
            6.5 * math.cos(math.radians(129 - 78 * u)),
            -2.2 + 6.5 * math.sin(math.radians(129 - 78 * u)),
            3.45 * v,
        ),
        60,
        1,
        BLK(),
    )
    # set: low platform, curved desk, two chairs
    cyl(3.0, 0.18, (0, 1.6, 0.09), pbr((0.03, 0.03, 0.034), 0.14, coat=0.5), 96, b=0.01)
    at = lambda r, i: (r * math.cos(2 * pi * i / 120), 1.6 + r * math.sin(2 * pi * i / 120), 0.12)
    tubes([(at(3.02, i), at(3.02, i + 1)) for i in range(120)], emit(SIGNAL, 3.0), 0.010)
    SETS[view.set or "desk"]()
    for x, y, hh in CAMERAS.get(view.set, ((-3.55, -2.5, 1.6), (0.9, -2.6, 1.45), (3.0, -1.6, 1.7))):
        studio_camera((x, y), (0, 2.0, 1.35), hh)
    for y, z in ((-1.2, 3.9), (2.6, 4.1)):
        truss(11, (-5.5, y, z), (0, 0, 0), pbr((0.12, 0.12, 0.125), 0.38, 1.0), 0.4)
    for x in (-3.2, -1.2, 1.2, 3.2):  # soft panels
        box((0.9, 0.12, 0.6), (x, -1.2, 4.0), BLK(), 0.01, rot=(0.6, 0, 0))
        box((0.82, 0.01, 0.52), (x, -1.14, 3.95), emit((1, 0.90, 0.78), 7.0), 0.0, rot=(0.6, 0, 0))
        area((x, -1.05, 3.85), 0.8, 190, (1, 0.88, 0.75), target=(0, 1.8, 1.1), sy=0.5)
        movinghead((x, 2.6, 3.5), (x * 0.3, 1.8, 1.2), BLK(), emit((0.8, 0.85, 1.0), 16.0))
        spot((x, 2.6, 3.4), (x * 0.3, 1.8, 1.2), 130, (0.7, 0.8, 1.0), 30, 0.6)
    if view.house:
        curtain(-7.4, -6.5, 6.5, h, cur, "y")
        house_lights(h)
    else:
        area((0, -5, 4.2), 6, 130, (0.50, 0.58, 1.0), target=(0, -1, 0.5))
    return dict(mist=(5, 20), bounces=6)
