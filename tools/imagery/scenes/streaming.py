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
        img("silk.png", 1.5),
        loc=p + q @ V((0.0, -0.54, 0.24)),
    )
    o.rotation_euler = q.to_euler()
    box((0.03, 0.03, 0.03), p + q @ V((0.1, 0.18, 0.2)), emit(SIGNAL, 14.0), 0.004)


VIEWS = {
    "studio": view((-2.9, -5.3, 1.7), (-0.1, 1.6, 1.45), 22, 3.2, (0, 1.2, 1.4)),
    "desk": view((2.3, -3.4, 1.55), (-0.2, 1.8, 1.35), 26, 2.4, (0, 1.4, 1.2), wall="dataview.png"),
    "operator": view((-4.4, -4.4, 1.75), (0.6, 1.6, 1.5), 24, 2.8, 6.0, wall="forum.png"),
    "pano": view((0.0, -1.0, 1.6), (0, 9, 1.6), pano=0),
    "gallery": view((3.9, -5.2, 1.8), (-0.5, 1.6, 1.6), 20, 3.2, 6.5, wall="aurora.png"),
}


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
    ledarc(6.4, 128, 52, 0.35, 3.35, img(view.wall or "flow.png", 1.5, (20, 8)), (0, -2.2, 0), 90)
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
    for x, y, hh in ((-3.55, -2.5, 1.6), (0.9, -2.6, 1.45), (3.0, -1.6, 1.7)):
        studio_camera((x, y), (0, 2.0, 1.35), hh)
    for y, z in ((-1.2, 3.9), (2.6, 4.1)):
        truss(11, (-5.5, y, z), (0, 0, 0), pbr((0.12, 0.12, 0.125), 0.38, 1.0), 0.4)
    for x in (-3.2, -1.2, 1.2, 3.2):  # soft panels
        box((0.9, 0.12, 0.6), (x, -1.2, 4.0), BLK(), 0.01, rot=(0.6, 0, 0))
        box((0.82, 0.01, 0.52), (x, -1.14, 3.95), emit((1, 0.90, 0.78), 7.0), 0.0, rot=(0.6, 0, 0))
        area((x, -1.05, 3.85), 0.8, 190, (1, 0.88, 0.75), target=(0, 1.8, 1.1), sy=0.5)
        movinghead((x, 2.6, 3.5), (x * 0.3, 1.8, 1.2), BLK(), emit((0.8, 0.85, 1.0), 16.0))
        spot((x, 2.6, 3.4), (x * 0.3, 1.8, 1.2), 130, (0.7, 0.8, 1.0), 30, 0.6)
    area((0, -5, 4.2), 6, 130, (0.50, 0.58, 1.0), target=(0, -1, 0.5))
    return dict(mist=(5, 20), bounces=6)
