"""LED volume: a wall that wraps around the set, a ceiling of light panels, a camera crane."""

import random

from mathutils import noise

from kit.props import *
from kit.view import view

VIEWS = {
    "desert": view((-1.2, -11.2, 2.0), (0.35, 2.4, 2.75), 23, 2.8, (0.75, 0.15, 2.0)),
    "stage-set": view((3.9, -8.8, 1.7), (-0.8, 3.0, 2.6), 21, 2.8, 9.0, wall="canopy.png", floor="bare"),
    "product": view((-2.6, -6.4, 1.5), (0.2, 3.0, 2.0), 22, 2.4, 9.0, wall="glow.png", floor="product"),
    "interview": view((2.4, -5.6, 1.6), (-0.3, 3.0, 2.0), 22, 2.4, 8.0, wall="lagoon.png", floor="interview"),
    "keynote": view((-3.2, -7.0, 1.6), (0.3, 3.0, 2.3), 21, 2.8, 9.0, wall="canopy.png", floor="keynote"),
    "crane": view((-4.9, -7.6, 1.8), (1.4, 1.8, 2.6), 22, 2.8, 8.0, wall="land.png"),
}

RADIUS, MIDDLE, TOP = 7.4, 2.4, 5.75  # of the wall, in metres; the middle lies on the y axis
ROCKS = (
    (2.6, 4.6, 1.15),
    (3.5, 3.9, 0.7),
    (1.7, 5.3, 0.6),
    (-3.2, 5.0, 0.9),
    (-2.5, 5.6, 0.55),
    (-3.9, 4.2, 0.5),
    (0.6, 6.6, 0.4),
    (-1.2, 1.2, 0.18),
    (1.9, 1.3, 0.22),
    (2.3, 1.6, 0.12),
    (-2.2, 1.9, 0.15),
    (0.3, 0.4, 0.12),
)


def wall(art):
    """The wall of 236 degrees, its back and the ribs at both ends."""
    ledarc(RADIUS, 208, -28, 0.25, TOP, img(art, 1.7, (40, 11), gain=(1.08, 0.95, 0.92)), (0, MIDDLE, 0), 180)
    turn = lambda u: math.radians(209 - 238 * u)
    back = lambda u, v: ((RADIUS + 0.2) * math.cos(turn(u)), MIDDLE + (RADIUS + 0.2) * math.sin(turn(u)), 5.8 * v)
    surf(back, 150, 2, BLK())
    for angle in (208.6, -28.6):
        a = math.radians(angle)
        box((0.28, 0.28, 6.1), (7.5 * math.cos(a), MIDDLE + 7.5 * math.sin(a), 3.05), DMET(), 0.01, rot=(0, 0, a))


def light_ceiling():
    """Fifteen light panels; the rear row carries the colour of the horizon."""
    for i in range(-2, 3):
        for j in range(3):
            x, y = i * 2.1, 0.9 + j * 2.1
            box((2.0, 2.0, 0.14), (x, y, 6.5), BLK(), 0.01)
            sky = emit((0.40, 0.45, 0.72), 1.0 if (i + j) % 2 else 0.75)
            box((1.94, 1.94, 0.01), (x, y, 6.42), sky if j < 2 else emit((1, 0.55, 0.28), 1.3), 0.0)


def dune(u, v):
    """Sand disc that thins out towards its edge."""
    r, t = 5.6 * v, 2 * pi * u
    x, y = r * math.cos(t), 3.0 + r * math.sin(t)
    ripple = 0.014 * math.sin(9 * x + 3 * y + 1.5 * math.sin(2 * y))
    swell = 0.10 + 0.10 * math.sin(x * 0.9 + 0.6 * y) * math.cos(y * 0.7)
    return (x, y, 0.02 + max(0, 1 - v**5) * (swell + ripple))


def rock(x, y, size, rs, material):
    """Icosphere pushed in and out in steps, as layered stone."""
    bm, off = bmesh.new(), V((x * 7, y * 5, size * 3))
    bmesh.ops.create_icosphere(bm, subdivisions=5, radius=1)
    for v in bm.verts:
        n = noise.multi_fractal(v.co * 0.8 + off, 0.9, 2.1, 5)
        v.co = v.co * (0.62 + 0.34 * (round(n * 3) / 6 + n * 0.5))
        v.co.z *= 0.8
    turn = (rs.random(), rs.random() * 0.3, rs.random() * 6)
    obj("rock", from_bm(bm), material, (x, y, 0.12 * size), turn, (size * 1.1, size * 0.9, size * 1.1))


def desert_set():
    sand = pbr((0.30, 0.19, 0.115), 0.92, 0.0, 0.22, 0.1, 1.2, bump=0.6, bscale=22.0)
    stone = pbr((0.17, 0.115, 0.085), 0.85, 0.0, 0.3, 0.1, 2.2, bump=0.9, bscale=9.0)
    surf(dune, 220, 70, sand, uv=False)
    rs = random.Random(2)
    for x, y, size in ROCKS:
        rock(x, y, size, rs, stone)


def bare_set():
    """Polished round floor that mirrors the wall."""
    cyl(5.4, 0.12, (0, 3.0, 0.06), pbr((0.02, 0.02, 0.024), 0.10, coat=0.8, var=0.05), 128, b=0.01)


def product_set():
    bare_set()
    cyl(1.0, 0.55, (0, 2.4, 0.39), pbr((0.55, 0.53, 0.50), 0.35, var=0.04), 96, b=0.02)
    box((0.62, 0.52, 1.15), (0, 2.4, 1.24), pbr((0.02, 0.02, 0.022), 0.3, coat=0.5), 0.07, rot=(0, 0, 0.35), seg=4)
    m = Matrix.Rotation(0.35, 3, "Z")
    for z, r in ((1.02, 0.18), (1.48, 0.10)):
        p = m @ V((0, -0.265, 0))
        cyl(r, 0.02, (p.x, 2.4 + p.y, z), pbr((0.5, 0.17, 0.10), 0.3, 0.7), 64, rot=(pi / 2, 0, 0.35), b=0.006)
    area((-2.6, -0.6, 3.6), 1.4, 130, (1, 0.92, 0.85), target=(0, 2.4, 1.2))


def interview_set():
    bare_set()
    for x, turn in ((-0.95, 0.55), (0.95, -0.55)):
        sofa(
            (x, 2.2, 0.12), pi + turn, 0.95, fabric((0.42, 0.36, 0.28) if x < 0 else (0.50, 0.10, 0.045), 340.0), BLK()
        )
    cyl(0.28, 0.03, (0, 1.8, 0.60), pbr((0.6, 0.58, 0.55), 0.3), 56, b=0.008)
    cyl(0.03, 0.48, (0, 1.8, 0.36), BLK(), 24)
    tumbler((-0.1, 1.8, 0.615))
    tumbler((0.12, 1.74, 0.615))
    area((-3.2, -0.8, 3.4), 1.6, 150, (1, 0.90, 0.80), target=(0, 2.2, 1.0))


def keynote_set():
    """Lectern and a mark on the floor for one speaker."""
    bare_set()
    x, y = -1.0, 2.4
    box((0.58, 0.40, 1.08), (x, y, 0.66), pbr((0.5, 0.49, 0.47), 0.3, var=0.04), 0.02, rot=(0, 0, -0.2))
    box((0.66, 0.48, 0.04), (x, y, 1.22), BLK(), 0.008, rot=(-0.22, 0, -0.2))
    for s in (-0.06, 0.06):
        tubes([((x + s, y + 0.1, 1.22), (x + s * 0.4, y - 0.06, 1.48))], BLK(), 0.006)
    laptop((x, y - 0.02, 1.25), pi - 0.2)
    ring = [(0.5 + 0.35 * math.cos(2 * pi * i / 48), 1.9 + 0.35 * math.sin(2 * pi * i / 48), 0.122) for i in range(49)]
    tubes(list(zip(ring, ring[1:])), emit(SIGNAL, 2.0), 0.006)
    spot((-2.4, -1.6, 5.2), (-1.0, 2.4, 1.2), 600, (1, 0.92, 0.84), 26, 0.6, 0.08)


SETS = {"keynote": keynote_set, "bare": bare_set, "product": product_set, "interview": interview_set}


def crane_base(at):
    """Dolly with four wheels and the column."""
    box((1.5, 1.0, 0.22), (at.x, at.y, 0.34), BLK(), 0.04, rot=(0, 0, 0.7))
    turn = Matrix.Rotation(0.7, 3, "Z")
    for x in (-0.6, 0.6):
        for y in (-0.42, 0.42):
            q = turn @ V((x, y, 0))
            cyl(0.19, 0.13, (at.x + q.x, at.y + q.y, 0.19), BLK(), 24, rot=(pi / 2, 0, 0.7), b=0.02)
    cyl(0.11, 1.5, (at.x, at.y, 1.15), DMET(), 24)
    cyl(0.2, 0.2, (at.x, at.y, 1.92), BLK(), 24, b=0.02)


def along(size, at, direction, m, bevel=0.015):
    """Box whose x axis follows a direction."""
    box(size, at, m, bevel).rotation_euler = direction.to_track_quat("X", "Z").to_euler()


def crane_arm(pivot, head):
    """Three telescoping beams with collars, counterweights and tension wires."""
    d = (head - pivot).normalized()
    up = d.cross(V((0, 0, 1))).normalized().cross(d)
    for w, start, end in ((0.30, -2.0, 2.2), (0.22, 2.0, 4.2), (0.15, 4.0, (head - pivot).length)):
        p, q = pivot + d * start, pivot + d * end
        along(((q - p).length, w, w * 1.15), (p + q) / 2, d, BLK())
        for t in range(int((q - p).length / 0.5)):
            along((0.05, w + 0.02, w * 1.15 + 0.02), p + d * (t * 0.5 + 0.2), d, DMET(), 0.005)
    for k in range(6):
        along((0.12, 0.62, 0.62), pivot - d * (2.22 + 0.14 * k) + V((0, 0, -0.1)), d, DMET(), 0.02)
    top = pivot + up * 1.0
    tubes([(top, pivot + d * 4.6 + up * 0.1), (top, pivot - d * 1.8 + up * 0.1), (pivot, top, 0.04)], BLK(), 0.012)


def crane_camera(head):
    """Remote head with camera, lens and matte box, aimed at the set."""
    tubes([(head, head - V((0, 0, 0.5)), 0.06)], BLK())
    box((0.5, 0.08, 0.5), head - V((0, 0, 0.62)), BLK(), 0.02)
    body = head - V((0, 0, 0.72))
    look = V((-0.15, 3.2, 1.4)) - body
    turn, ahead = look.to_track_quat("Y", "Z").to_euler(), look.normalized()
    box((0.24, 0.46, 0.26), body, BLK(), 0.025).rotation_euler = turn
    cyl(0.075, 0.34, body + ahead * 0.38, DMET(), 32, b=0.008).rotation_euler = look.to_track_quat("Z", "Y").to_euler()
    box((0.34, 0.14, 0.28), body + ahead * 0.6, BLK(), 0.015).rotation_euler = turn
    box((0.4, 0.02, 0.2), body + ahead * 0.62 + V((0, 0, 0.24)), BLK(), 0.005, rot=(0.5, 0, turn.z))
    box((0.2, 0.03, 0.13), body + V((0.26, -0.1, 0.18)), BLK(), 0.005)
    box((0.16, 0.16, 0.1), body - ahead * 0.28, BLK(), 0.01)


def crane():
    base, head = V((4.35, -4.1, 0)), V((0.75, 0.15, 2.62))
    crane_base(base)
    crane_arm(base + V((0, 0, 2.06)), head)
    crane_camera(head)


def monitor_cart(art):
    """Two monitors for director and client."""
    box((1.7, 0.6, 0.05), (-4.7, -5.1, 0.98), BLK(), 0.01, rot=(0, 0, -0.35))
    for s in (-0.75, 0.75):
        box((0.05, 0.5, 0.95), (-4.7 + s * 0.94, -5.1 - s * 0.34, 0.48), BLK(), 0.01, rot=(0, 0, -0.35))
    for i, file in enumerate((art, "editor.png")):
        screen_wall(0.74, 0.42, (-5.12 + i * 0.84, -5.03 - i * 0.3, 1.32), -0.35, file, 1.2)


def stand(x, y):
    """Light stand with a flag."""
    foot = [((x, y, 0.25), (x + dx, y + dy, 0.02), 0.012) for dx, dy in ((0.45, 0.1), (-0.3, 0.35), (-0.2, -0.4))]
    tubes([((x, y, 0), (x, y, 3.3), 0.016), *foot], MET())
    box((1.15, 0.08, 0.85), (x, y, 3.35), BLK(), 0.01, rot=(0.35, 0, 0.9 if x > 0 else -0.9))


def hall_around():
    """Grid, moving heads, curtains, cables on the floor and dim working light."""
    metal = pbr((0.10, 0.10, 0.105), 0.38, 1.0, 0.08, 0.2)
    for y in (-6, -2.5, 8):
        truss(24, (-12, y, 7.3), (0, 0, 0), metal, 0.45)
    for x in (-8.6, 0, 8.6):
        truss(22, (x, -9, 7.9), (0, 0, pi / 2), metal, 0.45)
    for x in (-7, -4.5, -2, 2, 4.5, 7):
        movinghead((x, -2.5, 6.6), (x * 0.3, 3, 0), BLK(), emit((1, 0.75, 0.5), 6.0))
    cloth = fabric((0.02, 0.02, 0.024), 300.0)
    curtain(-12, -14, 14, 8.6, cloth)
    curtain(12, -14, 14, 8.6, cloth)
    curtain(14, -14, 14, 8.6, cloth, "y")
    box((40, 40, 0.2), (0, 0, 9), BLK(), 0.0)
    for i in range(5):
        x0 = -5 + 2.2 * i
        line = [(x0 + 0.5 * math.sin(t * 0.7 + i), -9 + t * 0.55, 0.018) for t in range(14)]
        tubes(list(zip(line, line[1:])), BLK(), 0.014)
    area((5.45, -0.25, 3.3), 1.1, 160, (1, 0.7, 0.42), target=(0, 3.2, 1.2), cam=True)
    area((0, -9, 7.2), 9, 60, (0.42, 0.55, 1.0), target=(0, -4, 0))
    area((-9, -4, 5), 3, 90, (0.3, 0.45, 1.0), target=(-2, -4, 1))
    area((9.5, -6, 4.0), 2.5, 120, (0.4, 0.55, 1.0), target=(4, -4, 1.5))


def build(sc, view):
    dark(sc, (0.0008, 0.001, 0.0014))
    box((40, 40, 0.2), (0, 0, -0.1), pbr((0.06, 0.06, 0.065), 0.34, var=0.08, scale=0.6), 0.0)
    wall(view.wall or "land.png")
    light_ceiling()
    SETS.get(view.floor, desert_set)()
    crane()
    monitor_cart(view.wall or "land.png")
    for x, y in ((5.7, -0.2), (-5.9, -1.0)):
        stand(x, y)
    hall_around()
    return dict(mist=(6, 30), bounces=5)
