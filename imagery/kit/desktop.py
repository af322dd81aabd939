"""Small things on a table: papers, badges, keys, a gift card, a calculator."""

import random

from kit.crew import holder
from kit.props import *


def sheet(file, loc, w, h, rz=0.0, thick=0.0015):
    """Printed sheet or card lying on a table."""
    e = holder(loc, rz)
    box((w, h, thick), (0, 0, thick / 2), pbr((0.82, 0.81, 0.78), 0.7), 0.0, parent=e)
    surf(lambda u, v: ((u - 0.5) * w, (v - 0.5) * h, thick + 0.0003), 1, 1, paintmat(file, 0.45), parent=e)


def pencil(loc, rz, m=None):
    e = holder(loc, rz)
    tubes([((-0.085, 0, 0.004), (0.075, 0, 0.004))], m or pbr(SIGNAL, 0.4), 0.004, parent=e)
    cyl(0.004, 0.014, (0.082, 0, 0.004), pbr((0.55, 0.38, 0.2), 0.7), 12, r2=0.0006, rot=(0, pi / 2, 0), parent=e)


def ruler(loc, rz):
    e = holder(loc, rz)
    box((0.32, 0.028, 0.004), (0, 0, 0.002), pbr((0.62, 0.42, 0.15), 0.3, 1.0), 0.0008, parent=e)
    for k in range(61):
        long = 0.012 if k % 10 == 0 else 0.006
        box((0.0008, long, 0.0004), (-0.15 + k * 0.005, 0.013 - long / 2, 0.0042), BLK(), 0.0, parent=e)


def calculator(loc, rz):
    e = holder(loc, rz)
    box((0.085, 0.15, 0.012), (0, 0, 0.006), pbr((0.05, 0.05, 0.055), 0.45), 0.005, parent=e)
    box((0.068, 0.028, 0.002), (0, 0.05, 0.0125), pbr((0.34, 0.40, 0.34), 0.25), 0.001, parent=e)
    for j in range(5):
        for i in range(4):
            tone = SIGNAL if (i, j) == (3, 0) else (0.32, 0.32, 0.33)
            box(
                (0.013, 0.012, 0.004), (-0.027 + i * 0.018, -0.058 + j * 0.018, 0.0135), pbr(tone, 0.5), 0.002, parent=e
            )


def mug_of_pencils(loc):
    rs = random.Random(2)
    x, y, z = loc
    cyl(0.04, 0.10, (x, y, z + 0.05), pbr((0.10, 0.12, 0.13), 0.35, coat=0.3), 36, b=0.004)
    for _ in range(7):
        a, lean = rs.random() * 6.3, 0.03
        p, q = (
            (x + 0.015 * math.cos(a), y + 0.015 * math.sin(a), z + 0.09),
            (x + (0.02 + lean) * math.cos(a), y + (0.02 + lean) * math.sin(a), z + rs.uniform(0.15, 0.18)),
        )
        tubes([(p, q)], pbr(rs.choice((SIGNAL, (0.7, 0.6, 0.4), (0.05, 0.07, 0.1))), 0.4), 0.004)


def lanyard(loc, rz, file, m, seed=0):
    """Badge on a ribbon that lies in a loose loop."""
    e, rs = holder(loc, rz), random.Random(seed)
    a, b, skew = 0.085 + rs.uniform(-0.02, 0.02), 0.17, rs.uniform(-0.06, 0.06)

    def path(t):
        x = a * math.sin(t) * (1 + 0.25 * math.sin(t * 3 + seed)) + skew * (1 - math.cos(t)) / 2
        return V((x, 0.085 + b * (1 - math.cos(t)), 0.004 + 0.006 * abs(math.sin(2 * t + seed))))

    def ribbon(u, v):
        t = 2 * pi * u
        d = (path(t + 0.02) - path(t - 0.02)).normalized()
        return path(t) + V((-d.y, d.x, 0)) * 0.009 * (v - 0.5) * 2

    surf(ribbon, 90, 1, m, 0.0012, uv=False, parent=e)
    box((0.014, 0.03, 0.006), (0, 0.08, 0.006), MET(), 0.002, parent=e)
    box((0.095, 0.138, 0.002), (0, 0, 0.004), glass((0.95, 0.96, 0.97)), 0.0, parent=e)
    surf(lambda u, v: ((u - 0.5) * 0.088, (v - 0.5) * 0.126, 0.0055), 1, 1, paintmat(file, 0.25), parent=e)


def room_key(loc, rz, text="6.01"):
    """Key on a ring with a leather tag."""
    e = holder(loc, rz)
    ring = [(0.02 * math.cos(2 * pi * i / 40), 0.02 * math.sin(2 * pi * i / 40), 0.004) for i in range(41)]
    tubes(list(zip(ring, ring[1:])), MET(), 0.0016, parent=e)
    cyl(0.014, 0.003, (0.038, 0.0, 0.003), BRASS(), 36, b=0.001, parent=e)
    box((0.05, 0.008, 0.003), (0.072, 0, 0.003), BRASS(), 0.0008, parent=e)
    for k, d in enumerate((0.006, 0.009, 0.005, 0.008)):
        box((0.004, d, 0.003), (0.078 + k * 0.006, -0.006, 0.003), BRASS(), 0.0004, parent=e)
    box(
        (0.085, 0.034, 0.005),
        (-0.062, 0, 0.0035),
        pbr((0.28, 0.12, 0.05), 0.55, bump=0.3, bscale=300.0),
        0.002,
        parent=e,
    )
    label = letters(text, 0.022, (-0.088, -0.008, 0.0062), (0, 0, 0), BRASS(), 0.0004)
    label.parent = e


def boxed_gift(loc, rz, file="gift-card.png"):
    """Open black box with the card on tissue, its lid leaning beside it."""
    e = holder(loc, rz)
    case = pbr((0.014, 0.014, 0.016), 0.6, bump=0.05, bscale=300.0)
    box((0.24, 0.17, 0.035), (0, 0, 0.0175), case, 0.003, parent=e)
    box((0.222, 0.152, 0.004), (0, 0, 0.036), fabric((0.45, 0.42, 0.38), 700.0), 0.001, parent=e)
    surf(
        lambda u, v: ((u - 0.5) * 0.19, (v - 0.5) * 0.12, 0),
        1,
        1,
        paintmat(file, 0.25),
        loc=(0, 0, 0.046),
        rot=(0.07, 0, 0),
        parent=e,
    )
    box((0.19, 0.12, 0.002), (0, 0, 0.0445), pbr((0.02, 0.02, 0.02), 0.4), 0.0, rot=(0.07, 0, 0), parent=e)
    box((0.246, 0.176, 0.022), (-0.04, 0.16, 0.085), case, 0.003, rot=(1.25, 0, 0.12), parent=e)
    loop = [(0.05 * math.sin(t), 0.018 * math.sin(2 * t), 0) for t in (2 * pi * i / 60 for i in range(61))]
    tubes(list(zip(loop, loop[1:])), fabric((0.75, 0.06, 0.02), 300.0), 0.004, loc=(0.19, -0.06, 0.006), parent=e)
