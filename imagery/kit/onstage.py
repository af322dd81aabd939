"""What stands on a hall's stage. Heights are from the stage floor at 0.8 m."""

from kit.crew import cable_coil, flight_case, holder
from kit.props import *

DECK = 0.8


def lectern(hall, x=None):
    """Dark lectern with two microphones and a light line in the signal colour."""
    x = hall.wall[0] * 0.27 if x is None else x
    y = hall.front + 1.3
    box((0.62, 0.42, 1.10), (x, y, DECK + 0.55), BLK(), 0.02)
    box((0.70, 0.50, 0.05), (x, y - 0.02, DECK + 1.13), pbr((0.2, 0.2, 0.22), 0.3, 0.9), 0.01, rot=(-0.25, 0, 0))
    box((0.05, 0.006, 0.7), (x, y - 0.213, DECK + 0.55), emit(SIGNAL, 2.2), 0.0)
    for s in (-0.08, 0.08):
        tubes([((x + s, y + 0.1, DECK + 1.12), (x + s * 0.4, y - 0.08, DECK + 1.42))], BLK(), 0.007)


def panel(hall):
    """Four armchairs in an arc with small tables and water."""
    m = fabric((0.30, 0.27, 0.23), 340.0)
    for i in range(4):
        x = (i - 1.5) * 1.5
        y = hall.front + 1.5 + 0.12 * (i - 1.5) ** 2
        sofa((x, y + 0.4, DECK), pi + (i - 1.5) * 0.16, 0.92, m if i else fabric((0.55, 0.10, 0.04), 340.0), BLK())
        if i < 3:
            cyl(0.2, 0.02, (x + 0.75, y + 0.1, DECK + 0.46), pbr((0.6, 0.58, 0.55), 0.3), 40, b=0.005)
            cyl(0.02, 0.45, (x + 0.75, y + 0.1, DECK + 0.23), BLK(), 20)
            tumbler((x + 0.70, y + 0.12, DECK + 0.47))
            tumbler((x + 0.82, y + 0.05, DECK + 0.47))
    plant((-hall.wall[0] / 2 + 0.6, hall.front + 1.8, DECK), 1.2, seed=4, n=34, leafw=0.07)


def band(hall):
    """Grand piano, microphones, a double bass stand and monitors."""
    gloss = pbr((0.006, 0.006, 0.007), 0.08, coat=1.0)
    x, y = -1.6, hall.front + 2.4
    superellipse(1.05, 0.78, DECK + 0.72, 0.26, gloss, (x, y, 0), 0.7)
    box((0.4, 1.45, 0.16), (x - 1.05, y, DECK + 0.80), gloss, 0.01)
    box((0.14, 1.22, 0.02), (x - 1.10, y, DECK + 0.89), pbr((0.8, 0.79, 0.76), 0.3), 0.002)
    lid = box((1.5, 1.4, 0.025), (x + 0.12, y + 0.42, DECK + 1.42), gloss, 0.008, rot=(0.95, 0, 0))
    lid.rotation_euler = (0.85, 0, 0)
    for px, py in ((-0.8, -0.4), (-0.8, 0.4), (0.7, 0)):
        cyl(0.05, 0.72, (x + px, y + py, DECK + 0.36), gloss, 24, r2=0.06)
    box((0.36, 0.8, 0.48), (x - 1.9, y, DECK + 0.24), gloss, 0.02)
    for mx, my in ((1.0, 1.0), (2.4, 1.2), (3.5, 1.7)):
        p = (mx, hall.front + my)
        tubes([((*p, DECK), (*p, DECK + 1.5)), ((*p, DECK + 1.5), (p[0], p[1] + 0.22, DECK + 1.58))], BLK(), 0.012)
        cyl(0.15, 0.02, (*p, DECK + 0.01), BLK(), 32)
        cyl(0.022, 0.10, (p[0], p[1] + 0.27, DECK + 1.6), BLK(), 20, rot=(-1.2, 0, 0))
        box((0.6, 0.42, 0.30), (p[0], p[1] - 0.55, DECK + 0.14), BLK(), 0.02, rot=(-0.5, 0, 0))


def product(hall):
    """A covered reveal in the middle: plinth with a ring of light."""
    y = hall.front + 2.0
    cyl(0.9, 0.5, (0, y, DECK + 0.25), pbr((0.02, 0.02, 0.022), 0.2, coat=0.5), 96, b=0.01)
    ring = [(0.91 * math.cos(2 * pi * i / 90), y + 0.91 * math.sin(2 * pi * i / 90), DECK + 0.47) for i in range(91)]
    tubes([(ring[i], ring[i + 1]) for i in range(90)], emit(SIGNAL, 5.0), 0.010)
    box((0.42, 0.36, 0.80), (0, y, DECK + 0.90), pbr((0.02, 0.02, 0.022), 0.3, coat=0.5), 0.05, seg=4)
    for dz, r in ((0.74, 0.13), (1.08, 0.07)):
        cyl(r, 0.02, (0, y - 0.19, DECK + dz), pbr((0.5, 0.17, 0.10), 0.3, 0.7), 64, rot=(pi / 2, 0, 0), b=0.006)
    spot((2.5, hall.front - 2, hall.height - 0.8), (0, y, DECK + 0.9), 500, (1, 0.95, 0.9), 14, 0.5, 0.05)


def cameras(hall):
    """Two broadcast cameras in the aisle, for hybrid events."""
    from scenes.streaming import studio_camera

    for x in (-1.2, hall.width / 2 - 3.2):
        studio_camera((x, hall.front - 3.2), (0, hall.front + 1.5, 2.2), 1.6)


def talk(hall):
    """Set of a talk show: rug, host's desk, two armchairs, a lamp and books."""
    x, y = 1.4, hall.front + 2.0
    softbox((6.4, 2.8, 0.02), (x - 0.3, y, DECK + 0.01), fabric((0.22, 0.075, 0.04), 160.0, 0.6), 0.01, 0.0, cuts=6)
    wal = wood(axis="Z", rough=0.36, coat=0.3, **WALNUT)
    box((1.5, 0.62, 0.72), (x - 2.2, y + 0.2, DECK + 0.38), wal, 0.012, rot=(0, 0, 0.25))
    box((1.6, 0.72, 0.04), (x - 2.2, y + 0.2, DECK + 0.76), BLK(), 0.008, rot=(0, 0, 0.25))
    office_chair((x - 2.35, y + 0.85, DECK), pi + 0.25, fabric((0.16, 0.085, 0.04), 420.0))
    cup((x - 2.5, y + 0.1, DECK + 0.78))
    for k, turn in ((0, 0.15), (1, -0.25)):
        m = fabric((0.05, 0.16, 0.15) if k else (0.42, 0.36, 0.28), 340.0)
        sofa(
            (x + 0.3 + 1.7 * k, y + 0.35, DECK), pi + turn, 0.98, m, BLK(), pil=((0, (0.55, 0.10, 0.04)),) if k else ()
        )
    cyl(0.24, 0.025, (x + 1.15, y - 0.1, DECK + 0.46), wal, 48, b=0.006)
    cyl(0.025, 0.45, (x + 1.15, y - 0.1, DECK + 0.23), BLK(), 20)
    for dx in (-0.08, 0.09):
        tumbler((x + 1.15 + dx, y - 0.1, DECK + 0.473))
    tubes([((x + 3.2, y + 0.7, DECK), (x + 3.2, y + 0.7, DECK + 1.5))], BRASS(), 0.014)
    cyl(0.16, 0.02, (x + 3.2, y + 0.7, DECK + 0.01), BRASS(), 40)
    cyl(0.24, 0.26, (x + 3.2, y + 0.7, DECK + 1.6), emit((1, 0.66, 0.36), 2.2), 48, r2=0.17)
    point((x + 3.2, y + 0.5, DECK + 1.5), 30, (1, 0.66, 0.38), 0.1)


def white(hall):
    """White floor and lectern for a congress."""
    w = hall.wall[0]
    pale = pbr((0.72, 0.73, 0.74), 0.22, coat=0.3, var=0.02)
    box((w, 3.2, 0.02), (0, hall.front + 2.2, DECK + 0.01), pale, 0.004)
    x, y = -w * 0.30, hall.front + 1.4
    box((0.6, 0.4, 1.08), (x, y, DECK + 0.56), pale, 0.03)
    box((0.72, 0.5, 0.04), (x, y - 0.02, DECK + 1.13), pale, 0.01, rot=(-0.25, 0, 0))
    tubes([((x, y + 0.1, DECK + 1.12), (x, y - 0.08, DECK + 1.42))], BLK(), 0.007)
    for k in range(3):
        bar_stool((w * 0.14 + k * 0.85, y + 0.4, DECK + 0.02), pi + (k - 1) * 0.2, fabric((0.16, 0.34, 0.35), 380.0))
    plant((w / 2 - 0.6, y + 0.6, DECK + 0.02), 1.1, pot=(0.7, 0.7, 0.7), seed=8, n=34, leafw=0.06)


def microphones(hall):
    """Two stands in the aisle for questions from the room."""
    for x, y in ((-0.5, -2.6), (0.45, -6.6)):
        y += hall.front
        tubes([((x, y, 0), (x, y, 1.35), 0.012), ((x, y, 1.35), (x, y - 0.14, 1.46), 0.009)], BLK())
        cyl(0.14, 0.02, (x, y, 0.01), BLK(), 36)
        cyl(0.022, 0.12, (x, y - 0.18, 1.49), BLK(), 20, rot=(0.9, 0, 0), b=0.006)


def tiles(hall):
    """Loose tiles of the wall on their case: front, back and joints to be seen."""
    x, y = -3.1, hall.front + 3.4
    flight_case((x, y, DECK), -0.55, (1.2, 0.7, 0.5), SIGNAL)
    for k in range(3):
        at = (x - 0.12 + 0.09 * k, y - 0.1 + 0.11 * k, DECK + 0.63)
        e = holder(at, -0.75 + 0.05 * k)
        box((0.5, 0.07, 0.5), (0, 0.035, 0.26), BLK(), 0.004, rot=(-0.12, 0, 0), parent=e)
        if not k:
            lit = lambda u, v: ((u - 0.5) * 0.49, -0.004, (v - 0.5) * 0.49)
            surf(lit, 1, 1, img("silk.png", 1.6, (2, 2)), loc=(0, 0, 0.26), rot=(-0.12, 0, 0), parent=e)
    cable_coil((x + 1.1, y - 0.5, DECK), 0.18, 5)


ON_STAGE = dict(
    lectern=lectern,
    panel=panel,
    band=band,
    product=product,
    cameras=cameras,
    talk=talk,
    white=white,
    microphones=microphones,
    tiles=tiles,
)
