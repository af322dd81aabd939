"""Meeting room: long oak table, nine chairs, a screen on slatted wood, the city in the windows."""

import random

from kit.props import *
from kit.view import view

VIEWS = {
    "dusk": view((2.95, -3.15, 1.46), (-1.15, 2.4, 1.18), 21, 4.0, 4.2),
    "window": view((-2.4, -3.1, 1.5), (1.6, 3.2, 1.15), 20, 4.0, 4.6),
    "screen": view((2.9, 0.2, 1.5), (-4.2, 0.7, 1.35), 22, 4.0, 4.0, screen="kickoff.png"),
    "day": view((3.3, -3.2, 1.55), (-0.9, 2.8, 1.15), 20, 4.5, 4.6, hour="day", screen="screen.png"),
    "table": view((0.5, -2.6, 1.35), (-0.3, 2.6, 0.9), 28, 2.2, 2.8, hour="day", screen="document.png"),
}

HALF, SOUTH, NORTH, HEIGHT = 4.3, -3.6, 4.9, 3.15
MIDDLE = 0.55  # of the table, along y


def room(by_day):
    carpet = fabric((0.075, 0.078, 0.086), 260.0, 0.5)
    ceiling = pbr((0.42, 0.415, 0.40), 0.9, var=0.03)
    plaster = pbr((0.42, 0.41, 0.39) if by_day else (0.10, 0.105, 0.115), 0.85, bump=0.05, bscale=90.0)
    shell(-HALF, HALF, SOUTH, NORTH, HEIGHT, carpet, plaster, ceiling, "N")
    window_wall(-HALF, HALF, NORTH, HEIGHT, 6, DMET())
    oak = wood((0.34, 0.19, 0.095), (0.17, 0.082, 0.036), "Z", 1.0, 0.42, 0.1)
    slats(SOUTH, NORTH - 0.02, -HALF + 0.03, HEIGHT, oak, pbr((0.010, 0.010, 0.011), 0.9))


def screen(file):
    """Screen with light lines above and below, and the sideboard under it."""
    x = -HALF
    box((0.06, 3.05, 1.75), (x + 0.10, MIDDLE, 1.62), BLK(), 0.01)
    picture = lambda u, v: (0, (u - 0.5) * 2.98, (v - 0.5) * 1.677)
    surf(picture, 1, 1, img(file, 1.3, gain=(1, 0.97, 0.93)), loc=(x + 0.135, MIDDLE, 1.62))
    for z in (0.66, 2.56):
        box((0.03, 3.3, 0.02), (x + 0.07, MIDDLE, z), emit((1, 0.62, 0.32), 5.0), 0.0)
    box((0.42, 3.4, 0.46), (x + 0.27, MIDDLE, 0.30), wood((0.16, 0.085, 0.045), (0.07, 0.033, 0.017), "Y"), 0.006)


def conference_table():
    top = wood((0.20, 0.125, 0.075), (0.085, 0.048, 0.027), "Y", 0.8, 0.30, 0.35)
    superellipse(0.72, 2.35, 0.705, 0.045, top, (0, MIDDLE, 0), 0.42)
    for y in (-1.35, 1.35):
        box((0.7, 0.09, 0.62), (0, MIDDLE + y, 0.36), DMET(), 0.012)
        box((0.85, 0.5, 0.03), (0, MIDDLE + y, 0.015), DMET(), 0.008)
    box((0.16, 1.1, 0.006), (0, MIDDLE, 0.752), DMET(), 0.002)


def chairs(rs):
    cloth = fabric((0.075, 0.068, 0.062), 420.0)
    for i in range(4):
        y = MIDDLE - 1.65 + i * 1.1
        for s in (-1, 1):
            turn = (pi / 2 if s > 0 else -pi / 2) + rs.uniform(-0.22, 0.22)
            office_chair((s * (1.08 + rs.uniform(-0.03, 0.06)), y + rs.uniform(-0.05, 0.05), 0), turn, cloth)
    office_chair((0.05, MIDDLE + 2.75, 0), pi + 0.1, cloth)


def on_the_table(rs):
    """Laptops, notebooks with pens, glasses, cups and two carafes."""
    for i, (y, s) in enumerate(((-1.55, -1), (-0.5, 1), (0.62, -1), (1.7, 1), (-1.5, 1), (0.6, 1))):
        x, y = s * 0.44, MIDDLE + y
        if i % 3 == 0:
            laptop((x, y, 0.75), pi / 2 if s > 0 else -pi / 2, ("screen2.png", "document.png")[i % 2])
        else:
            cover = pbr((0.04, 0.045, 0.055) if i % 2 else (0.28, 0.12, 0.05), 0.6)
            box((0.17, 0.24, 0.014), (x, y, 0.757), cover, 0.004, rot=(0, 0, rs.uniform(-0.2, 0.2)))
            tubes([((x - 0.12 * s, y - 0.06, 0.756), (x - 0.10 * s, y + 0.08, 0.756))], MET(), 0.0045)
        tumbler((x - s * 0.18, y + 0.24, 0.75))
        if i % 2:
            cup((x - s * 0.16, y - 0.25, 0.75))
    for y in (0.35, -0.55):
        cyl(0.05, 0.23, (0, MIDDLE + y, 0.865), glass((0.9, 0.95, 0.96)), 28, r2=0.035)


def lamps(by_day):
    """Pendant line over the table, spots along both walls; dimmed by day."""
    k = 0.35 if by_day else 1.0
    box((0.07, 3.2, 0.06), (0, MIDDLE, 2.18), BLK(), 0.008)
    box((0.05, 3.14, 0.006), (0, MIDDLE, 2.147), emit((1, 0.74, 0.47), 9.0 * k), 0.0)
    tubes([((0, MIDDLE + s, 2.2), (0, MIDDLE + s, HEIGHT)) for s in (-1.4, 1.4)], BLK(), 0.004)
    area((0, MIDDLE, 2.13), 0.06, 150 * k, kelvin(3300), target=(0, MIDDLE, 0), sy=3.1)
    area((0, MIDDLE, 2.25), 0.06, 60 * k, kelvin(3300), target=(0, MIDDLE, 4), sy=3.1)
    for y in (-2.6, -0.4, 1.8, 4.0):
        spot((-HALF + 0.62, y, HEIGHT - 0.03), (-HALF + 0.1, y, 0.9), 70 * k, kelvin(2900), 62, 0.8, 0.04)
        cyl(0.045, 0.1, (HALF - 0.7, y, HEIGHT - 0.05), BLK(), 24)
        spot((HALF - 0.7, y, HEIGHT - 0.11), (HALF - 0.25, y, 1.0), 46 * k, kelvin(2900), 58, 0.8, 0.04)
    area((0, 0.5, HEIGHT - 0.04), 5.5, 46, kelvin(3600), target=(0, 0.5, 0), sy=6)


def framed(file, loc, w=1.44, h=1.05):
    """Picture on the east wall."""
    box((0.03, w + 0.06, h + 0.05), (loc[0], loc[1], loc[2]), BLK(), 0.004)
    surf(lambda u, v: (0, -(u - 0.5) * w, (v - 0.5) * h), 1, 1, paintmat(file), loc=(loc[0] - 0.02, loc[1], loc[2]))


def outside(sc, by_day):
    if by_day:
        day(sc, 1.9)
        sun((-0.72, -0.62, -0.50), 4.5)
        area((0, NORTH + 0.25, 1.7), 7.5, 230, (0.86, 0.92, 1.0), target=(0, 0, 1.0), sy=2.6)
    else:
        dusk(sc, 0.85, 1.0, 0.35)
        area((0, NORTH + 0.25, 1.7), 7.5, 110, (0.40, 0.55, 1.0), target=(0, 0, 1.0), sy=2.6)
    skyline((330, 0, 0), 3, (150, 2000), 1500, 760, lit=0.30, s=1.5, z=-58.0, hs=1.15, hy=1150)


def build(sc, view):
    by_day, rs = view.hour == "day", random.Random(6)
    outside(sc, by_day)
    room(by_day)
    screen(view.screen or "screen.png")
    conference_table()
    chairs(rs)
    lamps(by_day)
    on_the_table(rs)
    plant((-HALF + 0.55, NORTH - 0.55, 0), 1.25, seed=4, n=34, leafw=0.07)
    plant((HALF - 0.5, NORTH - 0.5, 0), 1.0, seed=9, n=30, leafw=0.06)
    framed("paint2.png" if by_day else "paint.png", (HALF - 0.02, 1.7, 1.6))
    return dict(mist=(30, 1800), bounces=5)
