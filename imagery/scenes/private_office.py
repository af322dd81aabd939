"""Private office on floor 7: oak desk, lit bookshelf, armchair, the city in the window."""

import random

from kit.props import *
from kit.view import view
from scenes.workshop import whiteboard

VIEWS = {
    "dusk": view((-1.05, -2.72, 1.38), (0.42, 1.6, 1.12), 20, 4.0, 3.2),
    "shelf": view((2.2, -2.3, 1.5), (-2.6, 1.0, 1.25), 21, 4.0, 3.6),
    "day": view((1.7, -2.6, 1.5), (-0.9, 1.9, 1.15), 20, 4.0, 3.4, hour="day"),
    "team": view((2.3, -2.75, 1.72), (-1.0, 1.7, 0.95), 19, 4.5, 4.0, hour="day", seats="team"),
    "team-dusk": view((2.6, -0.9, 2.2), (-1.5, 0.65, 0.85), 16.5, 4.5, 4.0, seats="team"),
    "books": view((-1.15, -0.6, 1.5), (-2.9, 0.5, 1.42), 34, 2.2, 1.9),
    "chair": view((-0.9, -0.9, 1.35), (2.2, -1.4, 0.85), 24, 2.8, 2.8),
}

WEST, EAST, SOUTH, NORTH, HEIGHT = -3.0, 2.7, -2.9, 2.6, 3.0
SPINES = (
    (0.30, 0.08, 0.04),
    (0.05, 0.08, 0.13),
    (0.4, 0.36, 0.3),
    (0.12, 0.15, 0.12),
    (0.02, 0.02, 0.025),
    (0.45, 0.30, 0.12),
    (0.2, 0.2, 0.22),
)


def room(by_day):
    planks(WEST, EAST, SOUTH, NORTH, wood((0.22, 0.125, 0.066), (0.10, 0.052, 0.026), "Y", 1.1, 0.36, 0.25))
    light = pbr((0.46, 0.45, 0.43) if by_day else (0.16, 0.155, 0.15), 0.8, bump=0.06, bscale=70.0)
    shell(WEST, EAST, SOUTH, NORTH, HEIGHT, None, light, pbr((0.5, 0.5, 0.49), 0.9, var=0.03), "N")
    blue = pbr((0.10, 0.13, 0.15) if by_day else (0.045, 0.055, 0.065), 0.75, bump=0.06, bscale=70.0)
    box((0.02, NORTH - SOUTH, HEIGHT), (EAST - 0.005, (NORTH + SOUTH) / 2, HEIGHT / 2), blue, 0.0)
    window_wall(WEST, EAST, NORTH, HEIGHT, 4, DMET(), 0.1, 0.0)
    curtain(NORTH - 0.16, EAST - 0.75, EAST - 0.02, HEIGHT - 0.05, fabric((0.20, 0.19, 0.175), 400.0), "y")


def bookshelf(rs, lit):
    """Oak wall with cupboards below and above and four lit shelves between."""
    oak, depth = wood((0.30, 0.17, 0.088), (0.145, 0.072, 0.033), "Z", 1.0, 0.42, 0.1), 0.42
    box((0.03, 4.6, HEIGHT), (WEST + 0.02, 0.2, HEIGHT / 2), oak, 0.0)
    for y in (-2.1, -1.2, -0.3, 0.6, 1.5, 2.4):
        box((depth, 0.03, HEIGHT), (WEST + depth / 2, y, HEIGHT / 2), oak, 0.003)
    for z in (0.02, 0.72, 1.16, 1.6, 2.04, 2.48, HEIGHT - 0.02):
        box((depth, 4.5, 0.028), (WEST + depth / 2, 0.15, z), oak, 0.003)
    for y in (-1.65, -0.75, 0.15, 1.05, 1.95):
        box((0.02, 0.86, 0.66), (WEST + depth + 0.008, y, 0.38), oak, 0.004)
        box((0.02, 0.86, 0.46), (WEST + depth + 0.008, y, 2.74), oak, 0.004)
    for z in (1.13, 1.57, 2.01, 2.45):
        box((0.012, 4.4, 0.008), (WEST + 0.06, 0.15, z), emit((1, 0.64, 0.34), 10.0 if lit else 2.0), 0.0)
        area((WEST + 0.07, 0.15, z - 0.01), 0.02, 3.4, kelvin(2800), target=(WEST + 0.2, 0.15, 0), sy=4.3)
    for y in (-2.05, -1.15, -0.25, 0.65, 1.55):
        for z in (0.735, 1.175, 1.615, 2.055):
            compartment(y, z, rs)


def compartment(y0, z, rs):
    """Books, a vase or a stone; some stay empty."""
    pick = rs.random()
    if pick < 0.62:
        y, end = y0 + rs.uniform(0.0, 0.25), y0 + rs.uniform(0.45, 0.84)
        while y < end:
            thick, high, deep = rs.uniform(0.018, 0.045), rs.uniform(0.20, 0.31), rs.uniform(0.15, 0.21)
            at = (WEST + 0.16 + deep / 2, y + thick / 2, z + high / 2)
            box((deep, thick - 0.002, high), at, pbr(rs.choice(SPINES), 0.6), 0.003)
            y += thick
    elif pick < 0.82:
        vase = pbr(rs.choice(SPINES[2:]), 0.35, coat=0.3)
        cyl(0.075, 0.22, (WEST + 0.22, y0 + 0.42, z + 0.11), vase, 40, r2=0.045, b=0.01)
    else:
        softbox((0.16, 0.16, 0.16), (WEST + 0.22, y0 + 0.45, z + 0.08), pbr((0.5, 0.45, 0.4), 0.5), 0.07, 0.01)


def desk():
    top = wood((0.27, 0.15, 0.078), (0.12, 0.06, 0.028), "X", 1.0, 0.33, 0.3)
    box((2.1, 0.9, 0.036), (0.35, 0.35, 0.735), top, 0.008)
    for x in (0.35 - 0.95, 0.35 + 0.95):
        legs = [((x, y, 0.72), (x, y, 0)) for y in (0.72, -0.02)] + [((x, -0.02, 0.015), (x, 0.72, 0.015))]
        tubes(legs, DMET(), 0.018)
    box((1.9, 0.02, 0.34), (0.35, 0.73, 0.52), DMET(), 0.004)
    office_chair((0.30, -0.55, 0), 0.35, fabric((0.16, 0.085, 0.04), 420.0))


def on_the_desk():
    """Monitor, keyboard, mouse, laptop, cup and two books."""
    grey = pbr((0.6, 0.6, 0.6), 0.4)
    screen_wall(0.84, 0.36, (0.35, 0.583, 1.14), 0, "document.png", 1.0)
    tubes([((0.35, 0.62, 1.1), (0.35, 0.64, 0.76), 0.018)], MET())
    box((0.24, 0.2, 0.008), (0.35, 0.64, 0.757), MET(), 0.003)
    box((0.42, 0.13, 0.012), (0.35, 0.22, 0.759), grey, 0.004)
    softbox((0.06, 0.10, 0.03), (0.68, 0.22, 0.768), grey, 0.014, 0.004)
    box((0.9, 0.36, 0.003), (0.42, 0.21, 0.7545), fabric((0.03, 0.03, 0.034), 500.0), 0.001)
    laptop((-0.35, 0.35, 0.753), 0.35, "mail.png")
    cup((0.98, 0.40, 0.753))
    box((0.2, 0.27, 0.03), (1.15, 0.15, 0.768), pbr((0.35, 0.11, 0.05), 0.55), 0.004, rot=(0, 0, 0.2))
    box((0.17, 0.24, 0.02), (1.15, 0.15, 0.793), pbr((0.05, 0.07, 0.1), 0.55), 0.004, rot=(0, 0, 0.05))


def desk_lamp(lit):
    tubes([((1.2, 0.62, 0.76), (1.2, 0.62, 1.2), 0.009), ((1.2, 0.62, 1.2), (0.92, 0.5, 1.28), 0.008)], BRASS())
    cyl(0.09, 0.015, (1.2, 0.62, 0.76), BRASS(), 40, b=0.004)
    cyl(0.085, 0.11, (0.9, 0.49, 1.25), BLK(), 40, r2=0.03, b=0.004)
    if lit:
        cyl(0.07, 0.004, (0.9, 0.49, 1.197), emit((1, 0.75, 0.48), 22.0), 32)
        spot((0.9, 0.49, 1.19), (0.86, 0.47, 0.7), 26, kelvin(2900), 128, 0.6, 0.05)


def corner():
    """Rug, armchair, side table and the picture on the east wall."""
    softbox((2.6, 1.9, 0.03), (0.35, -0.35, 0.012), fabric((0.17, 0.16, 0.15), 160.0, 0.6), 0.012, 0.0, cuts=6)
    sofa(
        (1.95, -1.55, 0), pi / 2 + 0.5, 0.95, fabric((0.05, 0.075, 0.085), 360.0), BLK(), pil=((0, (0.38, 0.20, 0.09)),)
    )
    cyl(0.24, 0.02, (1.2, -2.05, 0.48), wood((0.2, 0.11, 0.06), (0.09, 0.045, 0.02)), 48, b=0.006)
    cyl(0.02, 0.46, (1.2, -2.05, 0.24), BLK(), 20)
    cyl(0.16, 0.012, (1.2, -2.05, 0.006), BLK(), 32)
    cup((1.25, -2.0, 0.49))
    box((0.03, 1.35, 1.0), (EAST - 0.03, 0.7, 1.62), BLK(), 0.004)
    surf(
        lambda u, v: (0, -(u - 0.5) * 1.29, (v - 0.5) * 0.94),
        1,
        1,
        paintmat("paint.png"),
        loc=(EAST - 0.048, 0.7, 1.62),
    )
    spot((EAST - 0.75, 0.7, HEIGHT - 0.05), (EAST, 0.7, 1.55), 55, kelvin(3000), 58, 0.7, 0.04)
    plant((EAST - 0.5, NORTH - 0.55, 0), 1.35, seed=3, n=36, leafw=0.075)


def team():
    """Eight desks in two rows face to face, a whiteboard at their end."""
    top = wood((0.27, 0.15, 0.078), (0.12, 0.06, 0.028), "X", 1.0, 0.33, 0.3)
    cloth, rs = fabric((0.09, 0.12, 0.125), 420.0), random.Random(8)
    for i in range(4):
        x = -1.85 + i * 1.12
        for side in (-1, 1):
            turn = 0 if side < 0 else pi
            table((x, side * 0.36, 0), 0, 1.1, 0.7, top)
            laptop((x, side * 0.34, 0.742), turn, ("mail.png", "document.png", "screen2.png")[(i + (side > 0)) % 3])
            office_chair((x + rs.uniform(-0.1, 0.1), side * 1.05, 0), turn + rs.uniform(-0.35, 0.35), cloth)
            if rs.random() < 0.5:
                cup((x + 0.38, side * 0.45, 0.742))
    box((4.4, 0.03, 0.36), (-0.17, 0, 0.92), fabric((0.09, 0.12, 0.125), 300.0), 0.006)
    whiteboard((2.5, 0.1, 0), -pi / 2)
    plant((EAST - 0.5, NORTH - 0.5, 0), 1.2, seed=3, n=34, leafw=0.07)


def alone(lit):
    """One desk, its lamp and the corner for visitors."""
    desk()
    on_the_desk()
    desk_lamp(lit)
    corner()


def build(sc, view):
    by_day = view.hour == "day"
    if by_day:
        day(sc, 1.9)
        sun((-0.70, -0.62, -0.50), 4.5)
    else:
        dusk(sc, 0.9, 1.1, 0.2)
    city(-20, -46)
    room(by_day)
    bookshelf(random.Random(1), not by_day)
    team() if view.seats == "team" else alone(not by_day)
    downlights((-1.2, 0.35, 1.9), (-1.6, 0.2), HEIGHT, 12 if by_day else 34)
    pendant((0.35, 0.35, 1.9), HEIGHT, 12 if by_day else 42)
    area((0, 0, HEIGHT - 0.05), 4, 40, kelvin(3500), target=(0, 0, 0))
    tint, power = ((0.86, 0.92, 1.0), 170) if by_day else ((0.42, 0.56, 1.0), 90)
    area((0, NORTH + 0.3, 1.6), 5.5, power, tint, target=(0, 0, 0.9), sy=2.7)
    return dict(mist=(30, 1800), bounces=5)
