"""What a crew brings: cases, cables, ladders, headsets, trolleys of chairs."""

import random

from kit.props import *


def holder(loc, rz=0.0):
    """Empty that carries the parts of one thing."""
    e = link(bpy.data.objects.new("e", None))
    e.location, e.rotation_euler = loc, (0, 0, rz)
    return e


def flight_case(loc, rz=0.0, size=(1.2, 0.6, 0.75), label=None):
    """Black laminate with aluminium edges, latches, a recessed handle and castors."""
    e, (w, d, h) = holder(loc, rz), size
    body, edge, low = pbr((0.022, 0.022, 0.025), 0.55, bump=0.1, bscale=160.0), MET(), 0.13
    box((w, d, h), (0, 0, low + h / 2), body, 0.006, parent=e)
    x, y, z0, z1, lid = w / 2, d / 2, low, low + h, low + h * 0.72
    corners = ((-x, -y), (x, -y), (x, y), (-x, y))
    bars = [((*c, z0), (*c, z1)) for c in corners]
    for z in (z0, lid, z1):
        bars += [((*corners[i], z), (*corners[(i + 1) % 4], z)) for i in range(4)]
    tubes(bars, edge, 0.014, parent=e)
    for c in corners:
        box((0.06, 0.06, 0.06), (*c, z1), edge, 0.02, parent=e)
        cyl(0.05, 0.035, (c[0] * 0.84, c[1] * 0.74, 0.055), BLK(), 20, rot=(pi / 2, 0, 0.4), parent=e)
        tubes([((c[0] * 0.84, c[1] * 0.74, 0.08), (c[0] * 0.84, c[1] * 0.74, low), 0.016)], edge, parent=e)
    for s in (-0.3, 0.3):
        box((0.12, 0.012, 0.12), (s * w, -y - 0.004, lid), edge, 0.004, parent=e)
    box((0.2, 0.01, 0.11), (0, -y - 0.002, low + h * 0.36), BLK(), 0.004, parent=e)
    tubes([((-0.07, -y - 0.03, low + h * 0.36), (0.07, -y - 0.03, low + h * 0.36), 0.01)], edge, parent=e)
    if label:
        box((0.2, 0.006, 0.13), (w * 0.33, -y - 0.003, low + h * 0.36), pbr(label, 0.7), 0.0, parent=e)


def cable_coil(loc, r=0.22, turns=5, m=None, seed=1):
    """Coiled cable lying flat."""
    rs, segs = random.Random(seed), []
    for k in range(turns):
        rr, dx, dy, z = r * rs.uniform(0.88, 1.06), rs.uniform(-0.02, 0.02), rs.uniform(-0.02, 0.02), 0.012 + k * 0.013
        at = [(dx + rr * math.cos(2 * pi * i / 36), dy + rr * math.sin(2 * pi * i / 36), z) for i in range(37)]
        segs += list(zip(at, at[1:]))
    tubes(segs, m or BLK(), 0.010, loc=loc)


def cable_run(points, m=None, r=0.011):
    """Cable along points on the floor."""
    tubes([(p, q) for p, q in zip(points, points[1:])], m or BLK(), r)


def chair_trolley(loc, rz, kind, n=8):
    """Stack of chairs on a low cart."""
    e = holder(loc, rz)
    for k in range(n):
        o = obj("chair", kind, None, (0, -0.025 * k, 0.10 + 0.085 * k))
        o.parent = e
    box((0.62, 0.66, 0.03), (0, 0, 0.085), DMET(), 0.006, parent=e)
    for x in (-0.26, 0.26):
        for y in (-0.27, 0.27):
            cyl(0.04, 0.03, (x, y, 0.04), BLK(), 20, rot=(0, pi / 2, 0), parent=e)
    rail = [((-0.3, -0.33, 0.09), (-0.3, -0.4, 1.05)), ((0.3, -0.33, 0.09), (0.3, -0.4, 1.05))]
    tubes([*rail, ((-0.3, -0.4, 1.05), (0.3, -0.4, 1.05))], MET(), 0.014, parent=e)


def ladder(loc, rz, h=2.6):
    """Step ladder with aluminium rails."""
    e, segs = holder(loc, rz), []
    for s in (-1, 1):
        segs += [((s * 0.28, -0.65, 0), (s * 0.16, 0, h)), ((s * 0.30, 0.65, 0), (s * 0.17, 0.02, h))]
    tubes(segs, MET(), 0.022, parent=e)
    n = int(h / 0.28)
    for k in range(1, n + 1):
        t = k / (n + 0.4)
        box((0.56 - 0.24 * t, 0.09, 0.03), (0, -0.65 * (1 - t), h * t), MET(), 0.005, parent=e)
    tubes([((s * 0.23, -0.4, h * 0.4), (s * 0.25, 0.4, h * 0.4)) for s in (-1, 1)], DMET(), 0.006, parent=e)


def headset(loc, rz=0.0):
    """Single intercom headset lying on its side: band, two cups, microphone."""
    e, r = holder(loc, rz), 0.095
    arc = [(r * math.cos(pi * i / 24), r * math.sin(pi * i / 24) * 1.15, 0.035) for i in range(25)]
    tubes([(p, q) for p, q in zip(arc, arc[1:])], DMET(), 0.007, parent=e)
    for s in (-1, 1):
        cyl(0.042, 0.036, (s * r, -0.012, 0.042), BLK(), 40, rot=(0, pi / 2, 0), b=0.008, parent=e)
        cyl(
            0.040,
            0.02,
            (s * (r - 0.026), -0.012, 0.042),
            fabric((0.03, 0.03, 0.034), 500.0),
            36,
            rot=(0, pi / 2, 0),
            b=0.007,
            parent=e,
        )
    boom = [(r + 0.01, -0.03, 0.04), (r + 0.005, -0.09, 0.03), (r - 0.05, -0.14, 0.022)]
    tubes([(p, q) for p, q in zip(boom, boom[1:])], BLK(), 0.005, parent=e)
    cyl(0.014, 0.035, (r - 0.06, -0.15, 0.022), BLK(), 20, rot=(0, pi / 2, 0.6), b=0.004, parent=e)


def hanging_headset(x, y, z):
    """Headset on a hook of a wall that looks to -y."""
    r = 0.085
    arc = [(x + r * math.cos(pi * i / 24), y - 0.05, z - 0.10 + r * math.sin(pi * i / 24) * 1.2) for i in range(25)]
    tubes([(p, q) for p, q in zip(arc, arc[1:])], DMET(), 0.007)
    tubes([((x, y, z + 0.0), (x, y - 0.09, z + 0.0))], MET(), 0.006)
    for s in (-1, 1):
        cyl(0.042, 0.04, (x + s * r, y - 0.05, z - 0.115), BLK(), 40, rot=(0, pi / 2, 0), b=0.008)
    boom = [(x + r, y - 0.06, z - 0.14), (x + r * 0.9, y - 0.10, z - 0.19), (x + r * 0.3, y - 0.13, z - 0.21)]
    tubes([(p, q) for p, q in zip(boom, boom[1:])], BLK(), 0.005)
    cable = [(x + 0.01 * math.sin(k), y - 0.04, z - 0.16 - 0.05 * k) for k in range(9)]
    tubes([((x - r, y - 0.05, z - 0.15), cable[0])] + list(zip(cable, cable[1:])), BLK(), 0.004)


def tape(loc, m, upright=False, rz=0.0):
    """Roll of gaffer tape."""
    rot = (pi / 2, 0, rz) if upright else (0, 0, rz)
    lift = 0.07 if upright else 0.026
    at = (loc[0], loc[1], loc[2] + lift)
    for r, h, paint in ((0.07, 0.050, m), (0.041, 0.0505, pbr((0.32, 0.24, 0.15), 0.8)), (0.038, 0.051, BLK())):
        cyl(r, h, at, paint, 48, rot=rot, b=0.002)


def radio(loc, rz=0.0, led=(0.1, 1.0, 0.3)):
    """Belt pack of the intercom in its charger."""
    e = holder(loc, rz)
    box((0.075, 0.05, 0.13), (0, 0, 0.075), BLK(), 0.008, parent=e)
    tubes([((0.025, 0, 0.13), (0.025, 0, 0.20), 0.006)], BLK(), parent=e)
    box((0.04, 0.004, 0.022), (-0.008, -0.026, 0.105), pbr((0.2, 0.22, 0.2), 0.3), 0.001, parent=e)
    box((0.008, 0.004, 0.008), (0.027, -0.026, 0.118), emit(led, 8.0), 0.0, parent=e)


def coat(x, y, z, m, seed=0, long=0.95):
    """Coat on a hook of a wall that looks to -y: shoulders, folds, open front."""
    rs = random.Random(seed)
    ph = [rs.uniform(0, 6) for _ in range(3)]

    def f(u, v):
        a = (u - 0.5) * 2
        w = 0.10 + 0.15 * min(1.0, (1 - v) * 3.4) + 0.03 * (1 - v)
        fold = 0.022 * math.sin(a * 8 + ph[0]) * (1 - v) + 0.012 * math.sin(a * 15 + ph[1]) * (1 - v)
        depth = 0.11 * math.cos(a * pi / 2) ** 0.6 * (0.55 + 0.45 * min(1.0, (1 - v) * 4))
        return (x + a * w + 0.01 * math.sin(v * 7 + ph[2]), y - 0.03 - depth - fold, z - 0.04 - long * (1 - v))

    surf(f, 60, 24, m, 0.012, uv=False)
    tubes([((x, y, z), (x, y - 0.10, z)), ((x, y - 0.10, z), (x, y - 0.11, z + 0.04))], MET(), 0.008)
    sleeve = [((x + s * 0.23, y - 0.09, z - 0.12), (x + s * 0.29, y - 0.10, z - 0.40)) for s in (-1, 1)]
    sleeve += [((x + s * 0.29, y - 0.10, z - 0.40), (x + s * 0.28, y - 0.12, z - 0.68)) for s in (-1, 1)]
    tubes(sleeve, m, 0.055, 16)
