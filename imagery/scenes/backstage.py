"""The crew's room behind the stages: hooks with coats and headsets, the production desk, cases and truss."""

from kit.crew import *
from kit.desktop import lanyard, pencil, sheet
from kit.view import view

VIEWS = {
    "coats": view((1.2, -1.5, 1.5), (-0.8, 2.0, 1.32), 25, 3.2, 3.6),
    "desk": view((1.05, 0.05, 1.36), (2.5, 1.45, 1.02), 24, 2.4, 1.6),
    "cases": view((2.6, -2.2, 1.6), (-2.5, 0.6, 0.9), 22, 4.0, 4.2),
}

X0, X1, Y0, Y1, HEIGHT = -4.0, 3.6, -3.0, 2.4, 3.3


def room():
    """Black block walls, grey floor with taped marks, pipes under the ceiling, a door ajar to the stage."""
    block = pbr((0.055, 0.056, 0.062), 0.7, 0.0, 0.12, bump=0.12, bscale=50.0)
    shell(
        X0,
        X1,
        Y0,
        Y1,
        HEIGHT,
        pbr((0.10, 0.10, 0.105), 0.42, var=0.08, scale=1.2),
        block,
        pbr((0.03, 0.03, 0.032), 0.9),
    )
    joint = pbr((0.03, 0.03, 0.033), 0.9)
    for k in range(1, 16):
        box((X1 - X0, 0.004, 0.008), ((X0 + X1) / 2, Y1 - 0.001, k * 0.2), joint, 0.0)
    tubes(
        [
            ((X0, 1.2 + d, HEIGHT - 0.2), (X1, 1.2 + d, HEIGHT - 0.2), r)
            for d, r in ((0, 0.06), (0.22, 0.04), (0.4, 0.025))
        ],
        MET(),
    )
    for p, q in (((-1.2, -1.6), (0.4, -1.6)), ((-0.4, -1.9), (-0.4, -1.3))):
        size = (abs(q[0] - p[0]) + 0.05, abs(q[1] - p[1]) + 0.05, 0.002)
        box(size, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2, 0.001), pbr((0.7, 0.66, 0.5), 0.8), 0.0)


def wardrobe():
    """Oak rail with coats, headsets and bags; a bench below, boots under it."""
    oak = wood(axis="X", rough=0.42, **OAK)
    box((3.3, 0.03, 0.16), (-1.2, Y1 - 0.02, 1.82), oak, 0.004)
    cloths = ((0.045, 0.06, 0.085), (0.26, 0.20, 0.13), (0.03, 0.03, 0.034), (0.10, 0.13, 0.10))
    for k, x in enumerate((-2.55, -1.95, -0.85, -0.3)):
        coat(x, Y1 - 0.02, 1.84, fabric(cloths[k], 300.0), k, 0.95 - 0.12 * (k % 2))
    for x in (-1.45, 0.12):
        hanging_headset(x, Y1 - 0.03, 1.84)
    box((3.3, 0.42, 0.05), (-1.2, Y1 - 0.24, 0.46), oak, 0.008)
    for x in (-2.7, -1.2, 0.3):
        box((0.05, 0.36, 0.44), (x, Y1 - 0.24, 0.22), BLK(), 0.004)
    for k, x in enumerate((-2.3, -2.02, -0.5, -0.22)):
        boot(x, Y1 - 0.26, 0.15 * (-1) ** k)
    duffel(-1.55, Y1 - 0.25, 0.485)
    box((0.34, 0.24, 0.15), (-0.55, Y1 - 0.24, 0.56), pbr((0.65, 0.62, 0.1), 0.5), 0.03)


def duffel(x, y, z):
    """Sports bag with a zip and two handles."""
    red, strap = fabric((0.42, 0.055, 0.03), 260.0), fabric((0.04, 0.04, 0.045), 400.0)
    softbox((0.56, 0.28, 0.27), (x, y, z + 0.135), red, 0.11, 0.02)
    box((0.42, 0.02, 0.012), (x, y, z + 0.285), strap, 0.003)
    for s in (-1, 1):
        arc = [
            (x + 0.13 * math.cos(pi * i / 16), y + s * 0.10, z + 0.21 + 0.17 * math.sin(pi * i / 16)) for i in range(17)
        ]
        tubes(list(zip(arc, arc[1:])), strap, 0.011)
        for q in (-0.13, 0.13):
            box((0.03, 0.012, 0.2), (x + q, y + s * 0.135, z + 0.13), strap, 0.003)


def boot(x, y, rz):
    e = holder((x, y, 0), rz)
    leather = pbr((0.035, 0.025, 0.02), 0.5, bump=0.1)
    softbox((0.10, 0.28, 0.11), (0, -0.03, 0.075), leather, 0.045, 0.01, parent=e)
    softbox((0.095, 0.12, 0.2), (0, 0.05, 0.17), leather, 0.04, 0.01, parent=e)
    box((0.105, 0.29, 0.025), (0, -0.03, 0.013), BLK(), 0.01, parent=e)


def charging_shelf():
    """Two boards with radios in their chargers, tape, torches, and the day's running order above."""
    oak = wood(axis="X", rough=0.42, **OAK)
    for z in (1.05, 1.45):
        box((1.9, 0.28, 0.03), (1.75, Y1 - 0.15, z), oak, 0.004)
    for k in range(8):
        x = 1.0 + k * 0.13
        box((0.11, 0.12, 0.05), (x, Y1 - 0.16, 1.09), BLK(), 0.006)
        if k != 5:
            radio((x, Y1 - 0.17, 1.10), 0, (1.0, 0.3, 0.05) if k == 2 else (0.1, 1.0, 0.3))
    tones = (BLK(), pbr((0.7, 0.68, 0.62), 0.6), pbr(SIGNAL, 0.5), pbr((0.7, 0.6, 0.05), 0.5), BLK())
    for k, m in enumerate(tones):
        tape((1.0 + k * 0.075, Y1 - 0.15, 1.465), m, True, pi / 2)
    for k in range(3):
        box((0.3, 0.22, 0.1), (1.75 + k * 0.34, Y1 - 0.15, 1.52), pbr((0.16, 0.17, 0.18), 0.6), 0.01)
    for k, (file, w, h) in enumerate(
        (("checklist.png", 0.30, 0.42), ("plan.png", 0.59, 0.42), ("document.png", 0.42, 0.30))
    ):
        x = 1.15 + (0, 0.55, 1.15)[k]
        surf(lambda u, v, w=w, h=h: ((u - 0.5) * w, 0, (v - 0.5) * h), 1, 1, paintmat(file), loc=(x, Y1 - 0.004, 2.0))


def production_desk():
    """Table with a laptop, a headset on the running order, cup, radio and lamp."""
    top = pbr((0.05, 0.05, 0.055), 0.5, var=0.05)
    table((2.35, 1.25, 0), 0, 1.9, 0.8, top)
    sheet("checklist.png", (2.05, 1.10, 0.742), 0.21, 0.297, 0.15)
    sheet("plan.png", (2.36, 1.28, 0.741), 0.42, 0.297, -0.12)
    pencil((2.2, 1.0, 0.745), 0.9)
    headset((2.10, 1.16, 0.746), 0.4)
    laptop((2.75, 1.2, 0.742), pi + 0.25 + pi, "editor.png")
    radio((1.68, 1.42, 0.742))
    cup((2.45, 0.98, 0.742))
    tape((1.62, 1.12, 0.742), pbr((0.7, 0.68, 0.62), 0.6))
    lanyard((3.02, 1.02, 0.743), 0.5, "badge-2.png", fabric((0.75, 0.06, 0.02), 900.0), 2)
    tubes([((3.1, 1.5, 0.74), (3.1, 1.5, 1.2), 0.01), ((3.1, 1.5, 1.2), (2.7, 1.4, 1.32), 0.009)], BLK())
    cyl(0.09, 0.10, (2.68, 1.39, 1.30), BLK(), 40, r2=0.03, b=0.004)
    cyl(0.075, 0.004, (2.68, 1.39, 1.248), emit((1, 0.78, 0.5), 18.0), 32)
    spot((2.68, 1.39, 1.24), (2.4, 1.2, 0.74), 40, kelvin(3000), 120, 0.6, 0.05)
    office_chair((2.0, 0.35, 0), 0.3, fabric((0.05, 0.052, 0.06), 420.0))


def stored():
    """Cases along the west wall, truss on a dolly, coils on pegs, a lamp on its cart."""
    for x, y, rz, size in (
        (-3.3, 1.3, pi / 2, (1.2, 0.6, 0.8)),
        (-3.3, -0.1, pi / 2, (1.2, 0.6, 0.8)),
        (-3.35, -1.5, pi / 2 - 0.1, (1.0, 0.6, 1.1)),
        (-2.2, -0.5, 0.9, (0.8, 0.55, 0.6)),
    ):
        flight_case((x, y, 0), rz, size, SIGNAL if y > 1 else (0.7, 0.68, 0.62))
    flight_case((-3.32, -0.08, 0.93), pi / 2 + 0.06, (0.9, 0.5, 0.4), (0.7, 0.68, 0.62))
    metal = pbr((0.30, 0.31, 0.32), 0.36, 1.0, 0.08, 0.2, 6.0)
    for k in range(2):
        truss(2.9, (-3.6, -2.5 + 0.0 * k, 0.36 + 0.42 * k), (0, 0, 0.06), metal, 0.36)
    box((1.6, 0.5, 0.05), (-2.2, -2.45, 0.12), DMET(), 0.006, rot=(0, 0, 0.06))
    for x in (-2.9, -1.5):
        cyl(0.06, 0.04, (x, -2.45, 0.06), BLK(), 20, rot=(pi / 2, 0, 0))
    for k, (x, y) in enumerate(((-1.5, -1.3), (-1.1, -0.9))):
        cable_coil((x, y, 0), 0.22, 6, pbr((0.5, 0.09, 0.03), 0.6) if k else None, k)
    movinghead((-2.2, -0.5, 0.90), (-1.2, -1.6, 0.6), BLK(), emit((0.6, 0.75, 1.0), 1.0))


def lights():
    for x in (-1.2, 1.6):
        line_lamp(x, 0.9, 2.75, 2.0, HEIGHT, 38, 3700, "x")
    for x in (-2.4, -1.2, 0.0):
        spot((x, Y1 - 0.9, HEIGHT - 0.1), (x, Y1, 1.3), 60, kelvin(3100), 62, 0.8, 0.05)
    area((X0 + 0.1, -2.0, 1.6), 1.2, 60, (0.30, 0.40, 1.0), target=(0, 0, 1.0), sy=2.2)
    area((0, 0, HEIGHT - 0.4), 4.0, 45, kelvin(4200), target=(0, 0, 0))


def build(sc, view):
    dark(sc, (0.003, 0.003, 0.004))
    room()
    wardrobe()
    charging_shelf()
    production_desk()
    stored()
    lights()
    return dict(mist=(8, 30), bounces=5)
