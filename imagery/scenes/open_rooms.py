"""The open rooms between lifts and stages: atrium and hub of Liberty in one row, the hub of Horizon. +y is the river."""

import random

from kit.catering import *
from kit.crew import holder
from kit.desktop import lanyard, sheet
from kit.props import *
from kit.view import view

VIEWS = {
    "atrium": view((-4.9, 3.3, 1.6), (2.3, 9.4, 1.3), 21, 5.0, 6.0),
    "atrium-counter": view((-2.9, 3.2, 1.5), (-6.9, 8.9, 1.3), 22, 3.5, 5.0),
    "hub": view((-4.6, 14.9, 1.65), (3.3, 20.4, 1.05), 20, 5.0, 6.0),
    "hub-counter": view((-0.6, 15.0, 1.5), (-6.6, 20.6, 1.1), 22, 3.2, 5.0),
    "horizon": view((-5.3, 1.3, 1.7), (2.0, 8.0, 1.05), 21, 5.0, 6.0, rooms="horizon"),
    "horizon-lunch": view((-7.1, 8.7, 1.6), (-0.8, 11.0, 1.0), 22, 3.2, 3.5, rooms="horizon"),
}

HEIGHT = 3.4
STONE = lambda: pbr((0.52, 0.51, 0.49), 0.3, coat=0.3, var=0.06)
PLASTER = lambda: pbr((0.50, 0.48, 0.455), 0.85, bump=0.04, bscale=90.0)


def stage_doors(x, ys, name):
    """Double doors of walnut in the wall to the stage, and its name beside them."""
    leaf = wood(axis="Z", rough=0.38, **WALNUT)
    for y in ys:
        box((0.10, 2.9, 2.72), (x, y, 1.36), BLK(), 0.006)
        for s in (-1, 1):
            box((0.07, 1.36, 2.6), (x - 0.05, y + s * 0.69, 1.31), leaf, 0.008)
            tubes([((x - 0.12, y + s * 0.14, 0.85), (x - 0.12, y + s * 0.14, 1.55))], BRASS(), 0.014)
        box((0.03, 2.8, 0.03), (x - 0.06, y, 2.70), emit((1, 0.80, 0.58), 3.0), 0.0)
    turned = (pi / 2, 0, -pi / 2)
    letters(name, 0.34, (x - 0.02, ys[1] + 1.1, 2.92), turned, emit((1, 0.92, 0.82), 1.6), 0.02)


def coffee_counter(x, y0, y1):
    """Oak and stone along the east wall: machine, cups, croissants, shelves above."""
    length, mid = y1 - y0, (y0 + y1) / 2
    slats(y0, y1, x + 0.74, 0.9, wood(axis="Z", rough=0.42, **OAK), BLK(), z0=0.06)
    box((0.72, length, 0.9), (x + 0.37, mid, 0.48), pbr((0.05, 0.05, 0.052), 0.6), 0.0)
    box((0.84, length + 0.1, 0.05), (x + 0.42, mid, 0.955), STONE(), 0.008)
    box((0.02, length, 2.3), (x + 0.012, mid, 2.1), wood(axis="Y", rough=0.4, **WALNUT), 0.0)
    rs = random.Random(4)
    for z in (1.62, 2.05):
        box((0.28, length - 0.3, 0.035), (x + 0.16, mid, z), wood(axis="Y", rough=0.42, **OAK), 0.004)
        box((0.012, length - 0.4, 0.01), (x + 0.28, mid, z - 0.022), emit((1, 0.70, 0.42), 5.0), 0.0)
        y = y0 + 0.3
        while y < y1 - 0.3:
            if rs.random() < 0.8:
                cyl(0.036, 0.07, (x + 0.16, y, z + 0.054), CHINA(), 24, r2=0.042)
            else:
                plates(x + 0.15, y + 0.06, z + 0.018, 6)
                y += 0.16
            y += rs.uniform(0.10, 0.18)
    espresso_machine(x + 0.42, mid + 0.2, 0.98, pi / 2)
    grinder(x + 0.36, mid - 0.55, 0.98)
    for k in range(4):
        saucer_cup(x + 0.64, mid + 1.0 + k * 0.22, 0.98)
    basket(x + 0.42, y0 + 0.6, 0.98)
    basket(x + 0.44, y1 - 0.5, 0.98, 8)
    for k in range(4):
        pendant((x + 0.6, y0 + (k + 0.5) * length / 4, 2.35), HEIGHT, 34, 0.14, BRASS())


def high_table(x, y, stools=(), cups=1):
    """Round table at bar height with what guests left on it."""
    top = wood((0.32, 0.19, 0.10), (0.17, 0.09, 0.045), "X", 0.8, 0.3, 0.3)
    cyl(0.38, 0.03, (x, y, 1.08), top, 56, b=0.008)
    cyl(0.032, 1.06, (x, y, 0.53), BLK(), 24)
    cyl(0.26, 0.016, (x, y, 0.008), BLK(), 40)
    for k in range(cups):
        saucer_cup(x + 0.14 * (-1) ** k, y + 0.1 * k, 1.097)
    for a in stools:
        at = (x + 0.62 * math.cos(a), y + 0.62 * math.sin(a), 0)
        bar_stool(at, a + pi / 2, fabric((0.2, 0.2, 0.21), 380.0))


def registration(x, y):
    """Long desk with laptops and badges in lines, and a sign of the day beside it."""
    box((0.75, 4.2, 1.02), (x, y, 0.51), wood(axis="Z", rough=0.36, **WALNUT), 0.01)
    box((0.85, 4.3, 0.045), (x, y, 1.045), pbr((0.03, 0.03, 0.032), 0.15, coat=0.6), 0.006)
    box((0.02, 4.2, 0.03), (x - 0.385, y, 0.12), emit(SIGNAL, 3.0), 0.0)
    for k in (-1.4, 1.1):
        laptop((x + 0.12, y + k, 1.068), pi / 2, "mail.png")
    for i in range(3):
        for j in range(7):
            at = (x - 0.28 + 0.13 * i, y - 0.75 + 0.19 * j, 1.07)
            box((0.10, 0.15, 0.003), at, pbr((0.80, 0.78, 0.74), 0.6), 0.001)
            box((0.085, 0.045, 0.0035), (at[0], at[1] + 0.045, 1.0705), pbr(SIGNAL, 0.6), 0.0)
    cyl(0.11, 0.20, (x, y + 1.8, 1.165), glass((0.95, 0.96, 0.97)), 40)
    plant((x + 0.05, y + 1.8, 1.07), 0.55, seed=4, n=20, potr=0.08, poth=0.12, leafw=0.04)


def sign(x, y, rz):
    """Digital sign on its foot."""
    e = holder((x, y, 1.02), rz)
    box((0.66, 0.06, 2.0), (0, 0.035, 0), BLK(), 0.006, parent=e)
    surf(lambda u, v: ((u - 0.5) * 0.6, 0, (v - 0.5) * 1.9), 1, 1, img("stele.png", 1.1), parent=e)
    box((0.7, 0.42, 0.02), (0, 0.03, -1.01), DMET(), 0.004, parent=e)


def light_ceiling(x0, x1, y0, y1):
    """The ceiling of light: stretched panels between slim black bars."""
    nx, ny = 5, 5
    w, d = (x1 - x0) / nx, (y1 - y0) / ny
    for i in range(nx):
        for j in range(ny):
            at = (x0 + (i + 0.5) * w, y0 + (j + 0.5) * d, HEIGHT - 0.04)
            box((w - 0.10, d - 0.10, 0.02), at, emit((1, 0.91, 0.80), 0.62), 0.0)
    for i in range(nx + 1):
        box((0.06, y1 - y0, 0.10), (x0 + i * w, (y0 + y1) / 2, HEIGHT - 0.05), BLK(), 0.0)
    for j in range(ny + 1):
        box((x1 - x0, 0.06, 0.10), ((x0 + x1) / 2, y0 + j * d, HEIGHT - 0.05), BLK(), 0.0)
    lamp = area(((x0 + x1) / 2, (y0 + y1) / 2, HEIGHT - 0.12), x1 - x0, 330, (1, 0.91, 0.80), sy=y1 - y0)
    lamp.visible_camera = False


def phone_booth(x, y):
    """Booth of oak and glass with a shelf, a stool and a lamp of its own; open towards -x."""
    oak, felt = wood(axis="Z", rough=0.42, **OAK), fabric((0.09, 0.12, 0.11), 300.0)
    for s in (-1, 1):
        box((1.1, 0.06, 2.25), (x, y + s * 0.56, 1.125), oak, 0.006)
    box((0.05, 1.1, 2.2), (x + 0.52, y, 1.12), felt, 0.0)
    box((1.1, 1.18, 0.06), (x, y, 2.26), oak, 0.006)
    box((0.5, 0.8, 0.02), (x, y, 2.22), emit((1, 0.86, 0.66), 5.0), 0.0)
    point((x - 0.05, y, 2.05), 9, kelvin(3400), 0.1)
    box((0.36, 1.05, 0.04), (x + 0.34, y, 1.03), oak, 0.006)
    cyl(0.17, 0.07, (x - 0.12, y, 0.72), fabric((0.75, 0.075, 0.03), 340.0), 40, b=0.02)
    cyl(0.025, 0.7, (x - 0.12, y, 0.35), BLK(), 20)
    cyl(0.2, 0.015, (x - 0.12, y, 0.01), BLK(), 40)
    door = box((0.012, 1.02, 2.15), (x - 0.54, y, 1.1), glass((0.93, 0.96, 0.97)), 0.0)
    door.visible_shadow = False
    tubes([((x - 0.58, y + 0.4, 0.95), (x - 0.58, y + 0.4, 1.25))], BLK(), 0.012)


def hot_desks(x, y):
    """Six places at one table: screens back to back, lamps, chairs on wheels, laptops at some of them."""
    top = wood((0.34, 0.20, 0.105), (0.18, 0.092, 0.042), "Y", 0.8, 0.34, 0.2)
    box((1.5, 3.9, 0.035), (x, y, 0.725), top, 0.006)
    frame = [((x + s * 0.62, y + t * 1.8, 0.70), (x + s * 0.62, y + t * 1.8, 0)) for s in (-1, 1) for t in (-1, 0, 1)]
    tubes(frame, DMET(), 0.022)
    box((0.04, 3.7, 0.36), (x, y, 0.95), fabric((0.10, 0.14, 0.13), 300.0), 0.01)
    rs = random.Random(int(x * 3 + y))
    cover = fabric((0.16, 0.15, 0.14), 420.0)
    for s in (-1, 1):
        for k in (-1.25, 0.0, 1.25):
            facing = pi / 2 if s > 0 else -pi / 2
            turn = rs.uniform(-0.35, 0.35)
            office_chair((x + s * (1.15 + rs.uniform(0, 0.12)), y + k, 0), facing + turn, cover)
            if rs.random() < 0.6:
                laptop((x + s * 0.42, y + k, 0.744), -facing, rs.choice(("mail.png", "dataview.png", "document.png")))
                cup((x + s * 0.5, y + k + 0.36, 0.744))
            else:
                sheet("document.png", (x + s * 0.5, y + k, 0.744), 0.21, 0.297, rs.uniform(-0.2, 0.2))
    for k in (-1.25, 1.25):
        pendant((x, y + k, 2.15), HEIGHT, 40, 0.19)


def lunch_counter(x, y0, y1, rs):
    """Long counter of stone with stools before it, bread, bowls, water and soup on top."""
    length, mid = y1 - y0, (y0 + y1) / 2
    slats(y0, y1, x + 0.34, 1.02, wood(axis="Z", rough=0.42, **OAK), BLK(), z0=0.04)
    box((0.62, length, 1.02), (x, mid, 0.53), pbr((0.05, 0.05, 0.052), 0.6), 0.0)
    box((0.95, length + 0.1, 0.05), (x + 0.12, mid, 1.07), STONE(), 0.008)
    for k, y in enumerate((y0 + 0.6, y0 + 1.25, y0 + 3.4)):
        bowl(x + 0.02, y, 1.095, 0.16, (GREENS, FRUIT, GREENS[2:])[k], 11 + k)
    basket(x, y0 + 2.0, 1.095)
    basket(x, y1 - 0.7, 1.095, 6)
    plates(x, y0 + 2.6, 1.095, 12)
    canapes(x, y0 + 4.2, 1.095, rs)
    canapes(x, y0 + 4.8, 1.095, rs)
    y = y0 + 0.5
    while y < y1 - 0.3:
        bar_stool((x + 0.92, y, 0), pi / 2 + rs.uniform(-0.3, 0.3), fabric((0.42, 0.10, 0.04), 380.0))
        y += 0.78
    for k in range(5):
        pendant((x + 0.1, y0 + (k + 0.5) * length / 5, 2.3), HEIGHT, 40, 0.16, BRASS())


def stage_stream(x, y, rz):
    """Screen on wheels with what happens on the stage."""
    e = holder((x, y, 0), rz)
    box((1.62, 0.05, 0.94), (0, 0.03, 1.55), BLK(), 0.006, parent=e)
    shown = surf(lambda u, v: ((u - 0.5) * 1.55, 0, (v - 0.5) * 0.87), 1, 1, img("town-hall.png", 1.3))
    shown.location, shown.parent = (0, 0, 1.55), e
    feet = [((s * 0.5, -0.2, 0.06), (s * 0.5, 0.32, 0.06)) for s in (-1, 1)]
    tubes([((0, 0.06, 0.1), (0, 0.06, 1.2)), ((-0.5, 0.06, 0.06), (0.5, 0.06, 0.06)), *feet], DMET(), 0.024, parent=e)


def liberty_row():
    """Atrium and hub as they stand in a row, glass between them."""
    x0, x1, y0, y1, end = -7.45, 7.45, 0.0, 13.4, 23.7
    dark_ceiling = pbr((0.13, 0.13, 0.135), 0.9)
    floor = pbr((0.115, 0.112, 0.108), 0.24, 0.0, 0.05, 0.05, 0.5, coat=0.25)
    shell(x0, x1, y0 - 2.0, y1, HEIGHT, floor, PLASTER(), dark_ceiling, "N")
    shell(x0, x1, y1, end, HEIGHT, None, PLASTER(), dark_ceiling, "NS")
    planks(x0, x1, y1 + 0.05, end, wood(axis="Y", rough=0.38, coat=0.2, **OAK), 0.2, 1.8)
    light_ceiling(x0 + 0.9, x1 - 0.9, y0, y1 - 0.9)
    stage_doors(x1 - 0.06, (2.6, 6.7, 10.8), "Liberty Stage")
    coffee_counter(x0, 5.4, 10.6)
    registration(-1.6, 7.6)
    sign(0.9, 11.2, -0.2)
    for x, y, stools in ((2.4, 4.6, ()), (4.2, 8.2, ()), (1.9, 7.2, ()), (4.6, 11.4, ()), (-3.9, 11.4, ())):
        high_table(x, y, stools, 1 + int(x > 2))
    for x, y, s in ((6.7, 12.7, 4), (-6.9, 12.7, 6), (-6.9, 3.6, 7), (6.8, 4.65, 9)):
        plant((x, y, 0), 1.5, seed=s, n=38, leafw=0.08)
    # glass to the hub; its double door slides behind the panes
    for a, b, n in ((x0, -1.5, 4), (1.5, x1, 4)):
        window_wall(a, b, y1, HEIGHT, n, BLK())
    for s in (-1, 1):
        box((0.06, 0.12, HEIGHT), (s * 1.5, y1, HEIGHT / 2), BLK(), 0.0)
    box((3.0, 0.10, HEIGHT - 2.6), (0, y1, 2.6 + (HEIGHT - 2.6) / 2), BLK(), 0.0)
    # hub
    rs = random.Random(6)
    window_wall(x0 + 0.6, x1 - 0.6, end, HEIGHT, 8, BLK())
    for s in (-1, 1):
        box((0.6, 0.1, HEIGHT), (s * (x1 - 0.3), end, HEIGHT / 2), PLASTER(), 0.0)
    for k in range(4):
        phone_booth(x1 - 0.62, 15.6 + 1.22 * k)
    hot_desks(2.6, 18.9)
    hot_desks(-1.5, 18.9)
    lunch_counter(x0 + 1.3, 15.4, 21.6, rs)
    stage_stream(4.6, 22.6, 0.35)
    sofa((-3.9, 22.5, 0), 0.0, 2.0, fabric((0.24, 0.225, 0.20), 340.0), BLK(), pil=((-0.5, (0.75, 0.075, 0.03)),))
    cyl(0.4, 0.035, (-3.9, 21.5, 0.38), wood(axis="X", rough=0.4, **OAK), 56, b=0.01)
    cyl(0.05, 0.36, (-3.9, 21.5, 0.18), BLK(), 32)
    for x, y, s in ((-6.8, 22.9, 3), (6.6, 22.9, 8), (0.6, 23.0, 5)):
        plant((x, y, 0), 1.4, seed=s, n=36, leafw=0.08)
    sun((0.55, -0.62, -0.45), 4.2, (1.0, 0.92, 0.80))
    area((0, end + 0.3, 1.9), 13.0, 900, (0.92, 0.95, 1.0), target=(0, 16, 0.9), sy=3.0)
    area((0, 18.6, HEIGHT - 0.08), 10, 330, kelvin(4000), target=(0, 18.6, 0), sy=8)


def partner_table(x, y, rz, tone, name):
    """Table of a partner: cloth, name on a panel behind it, leaflets, a sample, a lamp."""
    e = holder((x, y, 0), rz)
    box((1.8, 0.7, 0.74), (0, 0, 0.37), fabric(tone, 300.0), 0.012, parent=e)
    box((1.84, 0.74, 0.02), (0, 0, 0.75), pbr((0.55, 0.54, 0.52), 0.6), 0.004, parent=e)
    box((1.5, 0.05, 2.05), (0, 0.75, 1.03), pbr(tone, 0.7), 0.006, parent=e)
    ink = pbr((0.85, 0.83, 0.79), 0.6)
    letters(name, 0.30, (-0.62, 0.715, 1.62), (pi / 2, 0, 0), ink, 0.008).parent = e
    rs = random.Random(int(x * 5))
    for k in range(4):
        at = (-0.6 + k * 0.2, -0.12, 0.775 + 0.004 * k)
        box((0.15, 0.21, 0.03), at, pbr(rs.choice(((0.75, 0.73, 0.70), tone, SIGNAL)), 0.7), 0.002, parent=e)
    cyl(0.11, 0.26, (0.55, 0.02, 0.89), pbr((0.7, 0.68, 0.62), 0.35, coat=0.4), 40, r2=0.05, b=0.01, parent=e)


def power_counter(x, y, length):
    """High counter along x with sockets let into it, lamps above, stools on both sides."""
    top = wood((0.32, 0.19, 0.10), (0.17, 0.09, 0.045), "X", 0.8, 0.3, 0.3)
    box((length, 0.75, 0.05), (x, y, 1.06), top, 0.008)
    for s in (-1, 1):
        box((0.06, 0.6, 1.04), (x + s * (length / 2 - 0.3), y, 0.52), BLK(), 0.006)
    box((length - 0.8, 0.04, 0.12), (x, y, 0.25), BLK(), 0.0)
    n = int(length / 0.85)
    rs = random.Random(int(y * 3))
    for k in range(n):
        px = x - length / 2 + (k + 0.5) * length / n
        box((0.22, 0.08, 0.006), (px, y, 1.088), DMET(), 0.002)
        for s in (-1, 1):
            stool = fabric((0.20, 0.19, 0.175), 380.0)
            bar_stool((px, y + s * 0.72, 0), (0 if s < 0 else pi) + rs.uniform(-0.3, 0.3), stool)
        if k % 2:
            laptop((px, y - 0.16, 1.086), 0.1, "document.png")
        else:
            saucer_cup(px + 0.1, y + 0.2, 1.086)
        if k % 2 == 0:
            pendant((px + length / n / 2, y, 2.2), HEIGHT, 38, 0.17, BLK())


def horizon_hub():
    """Counters in the middle, partner tables round them, a lunch on its way, the door to the hall at the side."""
    x0, x1, y0, y1 = -8.0, 8.0, 0.0, 12.5
    floor = pbr((0.17, 0.175, 0.165), 0.24, 0.0, 0.05, 0.05, 0.5, coat=0.25)
    shell(x0, x1, y0 - 1.5, y1, HEIGHT, floor, PLASTER(), pbr((0.30, 0.295, 0.285), 0.9), "W")
    slats(x0, x1, y1 - 0.06, 2.6, wood(axis="Z", rough=0.42, **OAK), pbr((0.03, 0.026, 0.022), 0.9), axis="x", w=0.06, gap=0.03)
    letters("Horizon Hub", 0.46, (-1.2, y1 - 0.12, 2.78), (pi / 2, 0, 0), pbr((0.05, 0.05, 0.055), 0.5), 0.02)
    # the side to the hall lies in the sun's way: mullions only, its light falls across the floor
    for k in range(9):
        box((0.10, 0.09, HEIGHT), (x0, y0 + k * y1 / 8, HEIGHT / 2), DMET(), 0.0)
    power_counter(-0.6, 4.4, 6.0)
    power_counter(0.8, 7.4, 6.0)
    buffet(-3.4, 11.2, 6.2, random.Random(5), HEIGHT)
    for k, (y, tone, name) in enumerate(
        ((2.0, (0.10, 0.16, 0.14), "Halm"), (4.9, (0.62, 0.09, 0.03), "Stand 9"), (7.8, (0.05, 0.08, 0.16), "Brise"))
    ):
        partner_table(x1 - 1.2, y, -pi / 2, tone, name)
    partner_table(3.4, 11.0, 0.0, (0.30, 0.24, 0.15), "Koppel")
    stage_stream(6.2, 10.8, -0.6)
    for x, y, s in ((-7.2, 11.8, 3), (7.3, 11.9, 8), (7.3, 0.6, 5)):
        plant((x, y, 0), 1.5, seed=s, n=38, leafw=0.08)
    for y in (3.0, 6.0, 9.0):
        line_lamp(0.0, y, 3.1, 9.0, HEIGHT, 90, 3800, "x")
    sun((0.86, 0.26, -0.40), 5.0, (1.0, 0.86, 0.66))
    area((x0 - 0.4, 6.0, 1.9), 12.0, 520, (0.94, 0.95, 1.0), target=(2, 6, 0.9), sy=3.2)


def build(sc, view):
    day(sc, 1.5, 0.5)
    if view.rooms == "horizon":
        horizon_hub()
    else:
        skyline((-60, 0, 0), 47, (140, 2000), 1500, 560, lit=0.10, s=1.4, z=-22.0, hs=1.05, hy=1050)
        liberty_row()
    return dict(mist=(30, 1800), bounces=5)
