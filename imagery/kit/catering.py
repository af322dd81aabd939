"""Food and drink: buffet, bites, breakfast, the coffee bar."""

import random

from kit.geometry import _mesh
from kit.props import *

STEEL = lambda: pbr((0.55, 0.55, 0.56), 0.2, 1.0, 0.05, 0.1)
CHINA = lambda: pbr((0.8, 0.78, 0.74), 0.22, coat=0.3)
BREAD = ((0.50, 0.27, 0.10), (0.42, 0.21, 0.07), (0.58, 0.34, 0.14))
GREENS = ((0.16, 0.28, 0.05), (0.09, 0.20, 0.04), (0.55, 0.06, 0.03), (0.75, 0.58, 0.10), (0.7, 0.66, 0.5))
FRUIT = ((0.65, 0.08, 0.03), (0.75, 0.42, 0.04), (0.35, 0.45, 0.06), (0.13, 0.02, 0.07), (0.8, 0.62, 0.1))


def ball(loc, r, m, scale=(1, 1, 1), rz=0.0):
    """Small rounded bite; one mesh for all."""
    if "bite" not in _mesh:
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1)
        _mesh["bite"] = from_bm(bm)
    obj("bite", _mesh["bite"], m, loc, (0, 0, rz), tuple(r * s for s in scale))


def heap(x, y, z, radius, colours, rs, n=60, r=0.016):
    """Mound of bites in a bowl or on a board."""
    for _ in range(n):
        a, d = rs.random() * 2 * pi, radius * math.sqrt(rs.random())
        up = (1 - (d / radius) ** 2) * radius * 0.5
        size = r * rs.uniform(0.7, 1.3)
        at = (x + d * math.cos(a), y + d * math.sin(a), z + up * rs.uniform(0.7, 1.0))
        ball(at, size, pbr(rs.choice(colours), 0.4), (1.3, 0.9, 0.7), rs.random() * 6)


def bowl(x, y, z, r, colours, seed, m=None):
    """Bowl with a heap."""
    cyl(r * 0.6, r * 0.55, (x, y, z + r * 0.275), m or CHINA(), 56, r2=r, b=0.006)
    heap(x, y, z + r * 0.5, r * 0.86, colours, random.Random(seed), int(2200 * r * r) + 20)


def plates(x, y, z, n=14):
    for k in range(n):
        cyl(0.10, 0.008, (x, y, z + 0.005 + k * 0.0095), CHINA(), 48, r2=0.135)


def chafing_dish(x, y, z, colours, seed, opened=True):
    """Steel dish on a stand; the lid is rolled back."""
    box((0.62, 0.38, 0.02), (x, y, z + 0.05), STEEL(), 0.006)
    box((0.60, 0.36, 0.12), (x, y, z + 0.17), STEEL(), 0.012)
    box((0.56, 0.32, 0.02), (x, y, z + 0.228), pbr((0.10, 0.055, 0.025), 0.5), 0.004)
    rs = random.Random(seed)
    for _ in range(70):
        at = (x + rs.uniform(-0.25, 0.25), y + rs.uniform(-0.13, 0.13), z + 0.243)
        ball(at, 0.024, pbr(rs.choice(colours), 0.4), (1.3, 0.9, 0.6), rs.random() * 6)
    for sx in (-0.28, 0.28):
        for sy in (-0.16, 0.16):
            tubes([((x + sx, y + sy, z), (x + sx, y + sy, z + 0.16), 0.01)], STEEL())
    r = 0.19
    turn = 1.35 if opened else 0.0
    lid = lambda u, v: (
        (v - 0.5) * 0.6,
        r * math.cos(pi * u),
        r * math.sin(pi * u) * 0.8,
    )
    o = surf(lid, 28, 4, STEEL(), 0.004, uv=False, loc=(x, y + (0.14 if opened else 0), z + (0.30 if opened else 0.24)))
    o.rotation_euler = (turn, 0, 0)


def canapes(x, y, z, rs):
    """Slate board with small bites."""
    box((0.46, 0.26, 0.014), (x, y, z + 0.007), pbr((0.03, 0.03, 0.033), 0.6), 0.004)
    bread, cream = pbr((0.46, 0.27, 0.12), 0.75, var=0.3, scale=60.0), pbr((0.80, 0.72, 0.56), 0.45)
    colours = [pbr(c, 0.3, coat=0.4) for c in ((0.62, 0.08, 0.04), (0.18, 0.30, 0.07), (0.75, 0.34, 0.06))]
    for i in range(5):
        for j in range(3):
            px, py, turn = x - 0.17 + i * 0.085, y - 0.07 + j * 0.07, rs.uniform(0, pi)
            cyl(0.022, 0.018, (px, py, z + 0.023), bread, 40, b=0.004)
            ball((px, py, z + 0.036), 0.018, cream, (1, 1, 0.5), turn)
            for k in range(3):
                a = turn + k * 2.1
                ball((px + 0.009 * math.cos(a), py + 0.009 * math.sin(a), z + 0.044), 0.0075, colours[(i + k) % 3])


def croissant(x, y, z, rz, seed=0):
    """Crescent of seven rolled segments."""
    m = pbr(BREAD[seed % 3], 0.5, var=0.3, coat=0.2, scale=30.0)
    for k in range(7):
        t = (k - 3) * 0.36
        a, r = rz + t, 0.065
        size = 0.030 * (1.05 - 0.085 * abs(k - 3) ** 1.15)
        at = (x + r * math.cos(a), y + r * math.sin(a), z + size * 0.8)
        ball(at, size, m, (0.62, 1.0, 0.85), a + pi / 2)


def basket(x, y, z, seed=3):
    """Linen-lined basket of croissants and rolls."""
    rs = random.Random(seed)
    cyl(0.15, 0.07, (x, y, z + 0.035), fabric((0.30, 0.19, 0.09), 90.0), 48, r2=0.19)
    cyl(0.17, 0.012, (x, y, z + 0.066), pbr((0.62, 0.58, 0.52), 0.9), 48)
    for k in range(6):
        a = k * 1.05
        croissant(x + 0.085 * math.cos(a), y + 0.085 * math.sin(a), z + 0.07, a + rs.uniform(-0.5, 0.5), k)
    croissant(x + 0.05, y, z + 0.115, 1.2, 1)
    croissant(x - 0.06, y + 0.02, z + 0.115, 3.6, 2)


def coffee_pot(x, y, z, rz=0.0):
    """Steel jug with lid, spout and handle."""
    e = link(bpy.data.objects.new("e", None))
    e.location, e.rotation_euler = (x, y, z), (0, 0, rz)
    cyl(0.062, 0.20, (0, 0, 0.10), STEEL(), 48, r2=0.048, b=0.004, parent=e)
    cyl(0.05, 0.03, (0, 0, 0.215), STEEL(), 40, r2=0.02, b=0.004, parent=e)
    cyl(0.012, 0.02, (0, 0, 0.238), BLK(), 20, parent=e)
    tubes([((0.05, 0, 0.14), (0.10, 0, 0.21), 0.013)], STEEL(), parent=e)
    grip = [(-0.05, 0, 0.19), (-0.10, 0, 0.18), (-0.105, 0, 0.10), (-0.06, 0, 0.05)]
    tubes(list(zip(grip, grip[1:])), BLK(), 0.009, parent=e)


def saucer_cup(x, y, z):
    cyl(0.05, 0.010, (x, y, z + 0.005), CHINA(), 40, r2=0.075)
    cup((x, y, z + 0.008))


def juice(x, y, z):
    vessel(0.032, 0.12, (x, y, z), 0.036)
    cyl(0.031, 0.098, (x, y, z + 0.056), pbr((0.85, 0.34, 0.02), 0.3), 28, r2=0.0345)


def grill(x, y, rs):
    """Charcoal grill of steel with glowing coals, vegetables and skewers."""
    box((1.5, 0.62, 0.24), (x, y, 0.80), BLK(), 0.012)
    box((1.38, 0.50, 0.02), (x, y, 0.905), emit((1.0, 0.20, 0.04), 1.2), 0.0)
    for _ in range(60):
        at = (x + rs.uniform(-0.66, 0.66), y + rs.uniform(-0.23, 0.23), 0.915)
        ball(at, 0.03, pbr((0.03, 0.028, 0.027), 0.9), (1.2, 1, 0.6), rs.random() * 6)
    tubes(
        [((x - 0.7 + k * 0.04, y - 0.28, 0.955), (x - 0.7 + k * 0.04, y + 0.28, 0.955)) for k in range(36)],
        STEEL(),
        0.004,
    )
    for k in range(9):
        sx = x - 0.6 + k * 0.15
        tubes([((sx, y - 0.34, 0.968), (sx, y + 0.24, 0.968))], STEEL(), 0.003)
        for q in range(7):
            ball(
                (sx, y - 0.2 + q * 0.065, 0.972),
                0.028,
                pbr(rs.choice((*GREENS[:4], BREAD[0], BREAD[1])), 0.5),
                (0.9, 1.1, 0.7),
            )
    legs = [((x + s * 0.68, y + t * 0.26, 0.7), (x + s * 0.68, y + t * 0.26, 0.06)) for s in (-1, 1) for t in (-1, 1)]
    tubes(legs, BLK(), 0.02)
    box((1.4, 0.5, 0.02), (x, y, 0.25), BLK(), 0.004)
    box((0.5, 0.6, 0.03), (x + 1.02, y, 0.90), wood((0.34, 0.21, 0.12), (0.18, 0.10, 0.05)), 0.006)
    tubes([((x + 0.9, y - 0.15, 0.925), (x + 1.15, y + 0.1, 0.925))], STEEL(), 0.006)


def espresso_machine(x, y, z, rz=0.0):
    """Two groups, drip tray, cups warming on top, steam wands."""
    e = link(bpy.data.objects.new("e", None))
    e.location, e.rotation_euler = (x, y, z), (0, 0, rz)
    box((0.82, 0.42, 0.24), (0, 0.06, 0.36), STEEL(), 0.03, parent=e, seg=4)
    box((0.80, 0.20, 0.36), (0, 0.14, 0.20), BLK(), 0.01, parent=e)
    box((0.82, 0.5, 0.06), (0, 0, 0.05), STEEL(), 0.012, parent=e)
    box((0.70, 0.22, 0.012), (0, -0.10, 0.082), BLK(), 0.003, parent=e)
    for s in (-0.2, 0.2):
        cyl(0.04, 0.07, (s, -0.08, 0.235), STEEL(), 36, parent=e)
        tubes([((s, -0.09, 0.20), (s, -0.25, 0.185), 0.012)], BLK(), parent=e)
        cyl(0.034, 0.04, (s, -0.09, 0.20), STEEL(), 36, parent=e)
        cup_at = link(bpy.data.objects.new("c", None))
        cup_at.parent = e
        cyl(0.030, 0.05, (s, -0.09, 0.113), CHINA(), 28, r2=0.036, parent=e)
    for s in (-0.36, 0.36):
        tubes([((s, -0.14, 0.34), (s * 1.04, -0.18, 0.14), 0.006)], STEEL(), parent=e)
    for i in range(7):
        for j in range(3):
            cyl(0.032, 0.055, (-0.33 + i * 0.11, -0.06 + j * 0.10, 0.51), CHINA(), 24, r2=0.037, parent=e)
    box((0.10, 0.006, 0.03), (0.26, -0.152, 0.40), emit((1, 0.75, 0.45), 2.0), 0.0, parent=e)


def grinder(x, y, z):
    box((0.17, 0.22, 0.30), (x, y, z + 0.15), BLK(), 0.02)
    cyl(0.045, 0.16, (x, y, z + 0.38), glass((0.9, 0.85, 0.8)), 32, r2=0.085)
    cyl(0.043, 0.09, (x, y, z + 0.35), pbr((0.06, 0.028, 0.012), 0.5, bump=0.8, bscale=60.0), 32, r2=0.066)


def buffet(x, y, length, rs, ceiling, z=0.90):
    """Counter in linen along x with dishes, bowls, boards, bread and plates, under warming lamps."""
    box((length, 0.85, z), (x, y, z / 2), pbr((0.035, 0.036, 0.042), 0.8, bump=0.1), 0.02)
    box(
        (length + 0.04, 0.89, 0.03),
        (x, y, z + 0.015),
        wood((0.26, 0.15, 0.08), (0.12, 0.065, 0.032), "X", 0.8, 0.32),
        0.006,
    )
    top, left = z + 0.03, x - length / 2
    plates(left + 0.25, y - 0.12, top)
    plates(left + 0.25, y + 0.2, top, 10)
    for k, colours in enumerate(((BREAD[0], BREAD[1], (0.6, 0.10, 0.04)), ((0.7, 0.5, 0.16), (0.2, 0.3, 0.06)))):
        at = left + 1.05 + k * 0.78
        chafing_dish(at, y + 0.1, top, colours, k + 2)
        pendant((at, y + 0.1, top + 0.95), ceiling, 26, 0.14, BRASS())
    at = left + 2.55
    for k, (dx, dy, r, colours) in enumerate(
        (
            (0, 0.16, 0.17, GREENS),
            (0.42, 0.2, 0.15, GREENS[2:]),
            (0.15, -0.22, 0.12, FRUIT),
            (0.5, -0.2, 0.13, GREENS[:3]),
        )
    ):
        bowl(at + dx, y + dy, top, r, colours, 30 + k)
    for k in range(max(0, int((length - 3.4) / 0.55))):
        canapes(left + 3.5 + k * 0.55, y - 0.16, top, rs)
        basket(left + 3.5 + k * 0.55, y + 0.22, top, k + 5)
