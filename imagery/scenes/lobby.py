"""The corridor at the entrance: brand wall, light line, screen."""

from kit.crew import holder
from kit.desktop import pencil, room_key, sheet
from kit.props import *
from kit.seating import bouquet
from kit.view import view

VIEWS = {
    "brand": view((1.35, -3.6, 1.5), (-0.75, 4.5, 1.62), 21, 4.0, 7.0),
    "reception": view((1.6, 4.4, 1.55), (-1.1, 10.2, 1.35), 22, 3.2, 5.0),
    "night": view((0.9, 6.0, 1.5), (-1.75, 9.4, 1.2), 26, 2.4, 4.0, desk="night"),
    "desk": view((0.35, 7.0, 1.45), (-1.9, 9.2, 1.22), 30, 2.2, 2.7, desk="day"),
    "stele": view((-0.55, 2.7, 1.5), (0.75, 5.6, 1.3), 26, 2.8, 3.1, stele=True),
}


def telephone(x, y, z):
    """Desk telephone with its receiver."""
    box((0.16, 0.20, 0.05), (x, y, z + 0.03), BLK(), 0.012, rot=(0.18, 0, 0))
    box((0.05, 0.20, 0.035), (x - 0.055, y, z + 0.08), BLK(), 0.015, rot=(0.18, 0, 0))
    box((0.07, 0.05, 0.004), (x + 0.035, y + 0.05, z + 0.065), emit((0.5, 0.7, 1.0), 0.8), 0.001, rot=(0.18, 0, 0))


def on_the_desk(night):
    """Lamp, telephone, visitors' book, key tray, flowers; at night only the lamp is lit."""
    z = 1.10
    tubes([((-1.72, 9.55, z), (-1.72, 9.55, z + 0.42), 0.010)], BRASS())
    cyl(0.10, 0.015, (-1.72, 9.55, z + 0.008), BRASS(), 48, b=0.004)
    cyl(0.15, 0.17, (-1.72, 9.55, z + 0.46), emit((1, 0.68, 0.38), 2.6), 48, r2=0.10)
    point((-1.72, 9.55, z + 0.34), 26 if night else 8, kelvin(2700), 0.08)
    telephone(-1.5, 8.95, z)
    sheet("document.png", (-1.42, 8.45, z), 0.36, 0.25, 1.45, 0.02)
    pencil((-1.28, 8.62, z + 0.002), 1.2, BLK())
    for k, y in enumerate((9.22, 9.30)):
        room_key((-1.28, y, z + 0.002), 0.4 + k, ("6.01", "5.04")[k])
    laptop((-1.72, 8.95, z), pi / 2 + pi, "mail.png")
    if night:
        cup((-1.38, 9.42, z))
    else:
        bouquet(-1.55, 8.0, z, 4, 0.4)


def stele_of_the_day():
    """Free-standing sign beside the way to the lifts, with a rope of the cloakroom behind it."""
    x, y = 1.05, 5.6
    box((0.62, 0.06, 2.0), (x, y, 1.01), pbr((0.014, 0.014, 0.016), 0.4, coat=0.2), 0.006, rot=(0, 0, 0.25))
    e = holder((x, y, 1.02), 0.25)
    surf(lambda u, v: ((u - 0.5) * 0.56, -0.032, (v - 0.5) * 1.8), 1, 1, img("stele.png", 1.1), parent=e)
    box((0.66, 0.4, 0.02), (x, y, 0.01), DMET(), 0.004, rot=(0, 0, 0.25))
    plant((1.95, 6.6, 0), 1.5, seed=3, n=36, leafw=0.08)


def build(sc, view):
    dark(sc, (0.003, 0.003, 0.004))
    x0, x1, y0, y1, h = -2.6, 2.6, -4.0, 13.0, 3.6
    shell(
        x0,
        x1,
        y0,
        y1,
        h,
        pbr((0.045, 0.045, 0.05), 0.16, coat=0.5, var=0.2, scale=0.8),
        concrete((0.17, 0.168, 0.165), 0.8, 0.7, 0.12),
        pbr((0.02, 0.02, 0.022), 0.8),
        "",
    )
    # brand wall: lettering stands off the concrete, lit from behind
    for size, z, text in ((0.82, 1.62, "MAINSTAGE"),):
        letters(text, size, (x0 + 0.10, 0.2, z), (pi / 2, 0, pi / 2), pbr((0.75, 0.74, 0.72), 0.4), 0.035)
        letters(text, size, (x0 + 0.035, 0.2, z), (pi / 2, 0, pi / 2), emit((1, 0.85, 0.68), 7.0), 0.004)
    letters(
        "Where ideas take the stage.",
        0.21,
        (x0 + 0.06, 0.22, 1.22),
        (pi / 2, 0, pi / 2),
        emit((1, 0.90, 0.80), 2.4),
        0.004,
    )
    # one signal line runs along the floor, up the end wall and back over the ceiling
    for size, loc in (
        ((0.03, 16.8, 0.02), (x0 + 0.02, 4.5, 0.05)),
        ((0.03, 0.02, h), (x0 + 0.4, y1 - 0.02, h / 2)),
        ((0.03, 16.8, 0.02), (x0 + 0.4, 4.5, h - 0.02)),
    ):
        box(size, loc, emit(SIGNAL, 3.2), 0.0)
    # rooms on the right: light behind fins of oak, a door in each
    fin, oak = boxmesh(0.035, 0.03, 2.7, 0.003, 1), wood(axis="Z", rough=0.4, **OAK)
    for i in range(5):
        y = -2.4 + i * 3.1
        box((0.12, 0.12, h), (x1 - 0.02, y, h / 2), BLK(), 0.004)
        if i < 4:
            box((0.03, 2.9, 2.7), (x1 - 0.01, y + 1.55, 1.35), emit((1.0, 0.62, 0.34), 1.1), 0.0)
            for k in range(20):
                obj("fin", fin, oak, (x1 - 0.05, y + 0.17 + 0.145 * k, 1.35))
            box((0.04, 0.05, 2.7), (x1 - 0.07, y + 1.0, 1.35), BLK(), 0.0)
            tubes([((x1 - 0.12, y + 1.12, 0.9), (x1 - 0.12, y + 1.12, 1.5))], BRASS(), 0.014)
            box((0.06, 2.95, 0.9), (x1 - 0.03, y + 1.55, 3.15), BLK(), 0.0)
    screen_wall(2.6, 3.0, (0.55, y1 - 0.08, 1.65), 0, "drift.png", 2.2)
    level = 0.06 if view.desk == "night" else 1.0
    for i in range(8):
        y = -3.2 + i * 2.1
        box((2.2, 0.05, 0.03), (0.4, y, h - 0.02), emit((1, 0.82, 0.62), 6.0 * level), 0.0)
        area((0.4, y, h - 0.05), 2.2, 16 * level, kelvin(3400), target=(0.4, y, 0), sy=0.06)
    # bench and reception block
    box((0.85, 2.6, 1.05), (-1.55, 8.8, 0.525), wood(axis="Z", rough=0.36, **WALNUT), 0.01)
    box((0.95, 2.7, 0.05), (-1.55, 8.8, 1.075), pbr((0.03, 0.03, 0.032), 0.15, coat=0.6), 0.006)
    box((0.5, 2.4, 0.42), (1.9, 3.4, 0.21), concrete((0.13, 0.13, 0.13), 0.6, 2.0), 0.01)
    softbox((0.5, 2.4, 0.10), (1.9, 3.4, 0.47), fabric((0.75, 0.075, 0.03), 340.0), 0.04, 0.01)
    plant((-2.05, 11.8, 0), 1.6, seed=9, n=38, leafw=0.08)
    for y in (1.2, 3.2, 5.2):
        spot((x0 + 1.3, y, h - 0.03), (x0, y, 1.6), 60, kelvin(3200), 70, 0.8, 0.05)
    if view.desk:
        on_the_desk(view.desk == "night")
        office_chair((-2.2, 8.8, 0), -pi / 2, fabric((0.16, 0.085, 0.04), 420.0))
    if view.stele:
        stele_of_the_day()
    return dict(mist=(8, 30), bounces=5)
