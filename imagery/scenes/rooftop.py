"""The sky terrace on floor 6: oak deck, sofas, planters, strings of light, and the city to the north."""

import random

from kit.catering import *
from kit.props import *
from kit.seating import PALE_SEAT, bouquet, cover, seat, slim_table, wine_glass
from kit.view import view

VIEWS = {
    "dusk": view((-0.75, -5.1, 1.22), (0.05, 6, 2.0), 21, 2.2, 6.6),
    "day": view((5.9, -4.4, 1.7), (-2.4, 4.6, 1.15), 20, 5.0, 7.0, hour="day"),
    "lounge": view((-5.4, -2.6, 1.55), (2.2, 4.6, 1.35), 21, 2.8, 6.0),
    "fire": view((5.3, -1.6, 1.35), (1.6, 3.4, 0.95), 26, 2.2, 3.6),
    "sofa-day": view((-5.6, -2.2, 1.6), (1.4, 4.8, 1.3), 21, 4.0, 6.0, hour="day"),
    "dinner": view((3.4, -5.6, 1.65), (-0.8, 3.8, 1.35), 21, 2.8, 4.6, seats="dinner"),
    "reception": view((-4.4, -5.4, 1.65), (1.2, 4.2, 1.55), 20, 2.8, 11.0, seats="reception"),
    "dinner-day": view((-3.2, -5.4, 1.7), (1.4, 4.0, 1.3), 20, 4.0, 5.0, seats="dinner", hour="day"),
    "party": view((3.9, -5.9, 1.7), (-0.9, 3.4, 1.4), 20, 4.0, 9.0, seats="summer party", hour="evening"),
    "grill": view((-1.2, -5.0, 1.6), (-2.5, -1.5, 1.12), 22, 2.8, 3.2, seats="party", hour="evening"),
    "pano": view((-0.6, -0.6, 1.65), (0, 9, 1.65), pano=0),
}

SAND, NAVY, RUST, STONE = (0.30, 0.275, 0.245), (0.05, 0.09, 0.13), (0.35, 0.12, 0.05), (0.38, 0.33, 0.27)


def deck():
    """Oak planks in three offsets on a black base."""
    plank = wood((0.22, 0.155, 0.105), (0.11, 0.075, 0.05), "X", 1.2, 0.42, 0.12)
    rs, me = random.Random(3), boxmesh(3.6, 0.138, 0.03, 0.004, 1)
    for j in range(int(15 / 0.145)):
        for i in range(-3, 4):
            obj("plank", me, plank, (i * 3.604 + (j % 3) * 1.2, -7.5 + j * 0.145, -0.015 + rs.uniform(-0.0012, 0.0012)))
    box((30, 16, 0.05), (0, 0, -0.08), BLK(), 0.0)


def balustrade(y, lit):
    """Glass panes with a steel rail; a light line at their foot in the evening."""
    for i in range(-7, 8):
        box((1.46, 0.016, 1.08), (i * 1.5, y, 0.58), glass((0.93, 0.97, 0.97)), 0.002)
        box((0.05, 0.03, 0.14), (i * 1.5 + 0.75, y, 0.1), MET(), 0.004)
    box((24, 0.06, 0.04), (0, y, 1.14), MET(), 0.012)
    box((24, 0.2, 0.1), (0, y, 0.04), pbr((0.12, 0.12, 0.125), 0.7), 0.01)
    if lit:
        box((24, 0.02, 0.012), (0, y - 0.12, 0.07), emit((1, 0.6, 0.28), 9.0), 0.0)


def low_table(x, y, r, z, m):
    cyl(r, 0.05, (x, y, z), m, 64, b=0.012)
    cyl(0.09, z - 0.02, (x, y, (z - 0.02) / 2), BLK(), 32)


def lounge():
    """Two sofas and three armchairs round low tables."""
    pale, dark_cloth, frame = fabric(SAND, 340.0), fabric((0.07, 0.078, 0.09), 340.0), pbr((0.03, 0.028, 0.027), 0.5)
    sofa((-2.3, 3.5, 0), pi, 2.7, pale, frame, pil=((-0.85, RUST), (0.8, NAVY), (0.35, STONE)))
    sofa((-4.6, 1.2, 0), -pi / 2, 2.4, pale, frame, pil=((-0.6, NAVY), (0.6, RUST)))
    sofa((2.95, 3.2, 0), pi - 0.18, 1.0, dark_cloth, frame, pil=((0, STONE),))
    sofa((4.35, 2.2, 0), pi / 2 + 0.55, 1.0, dark_cloth, frame, pil=((0, RUST),))
    sofa((2.5, -0.6, 0), 0.35, 1.0, dark_cloth, frame)
    low_table(-2.3, 1.5, 0.52, 0.38, pbr((0.20, 0.195, 0.19), 0.5))
    low_table(-1.45, 1.05, 0.34, 0.46, wood((0.2, 0.11, 0.06), (0.09, 0.045, 0.02)))
    tumbler((-2.1, 1.7, 0.405))
    tumbler((-1.6, 0.95, 0.475))
    cup((-2.45, 1.25, 0.405))


def candle(x, y, z, h, lit):
    vessel(0.045, h, (x, y, z), foot=False)
    cyl(0.03, h * 0.55, (x, y, z + h * 0.28), pbr((0.8, 0.7, 0.55), 0.6), 16)
    if lit:
        wick = cyl(0.006, 0.028, (x, y, z + h * 0.66), emit((1, 0.5, 0.14), 60.0), 8, r2=0.001)
        wick.visible_diffuse = False
        point((x, y, z + h * 0.75), 1.6, (1, 0.5, 0.18), 0.015)


def fire_table(lit):
    """Concrete trough with a bed of lava stone, and flames in the evening."""
    turn = 0.12
    box((1.25, 0.62, 0.36), (3.1, 1.35, 0.20), pbr((0.16, 0.16, 0.158), 0.6, bump=0.1), 0.015, rot=(0, 0, turn))
    box(
        (0.95, 0.26, 0.02),
        (3.1, 1.35, 0.385),
        pbr((0.03, 0.03, 0.03), 0.9, bump=1.0, bscale=30.0),
        0.01,
        rot=(0, 0, turn),
    )
    if not lit:
        return
    rs = random.Random(9)
    for i in range(46):
        t, h = (i / 45 - 0.5) * 0.86, rs.choice((0.07, 0.10, 0.14, 0.20, 0.27)) * rs.uniform(0.8, 1.2)
        x = 3.1 + t * math.cos(turn) + rs.uniform(-0.02, 0.02)
        y = 1.35 + t * math.sin(turn) + rs.uniform(-0.05, 0.05)
        o = obj(
            "flame", flamemesh(h), flame(h), (x, y, 0.39 + h / 2), (rs.uniform(-0.15, 0.15), rs.uniform(-0.15, 0.15), 0)
        )
        o.visible_diffuse = o.visible_shadow = False
    area((3.1, 1.35, 0.46), 0.9, 34, (1, 0.42, 0.12), target=(3.1, 1.35, 3), sy=0.3)
    point((3.1, 1.35, 0.62), 22, (1, 0.45, 0.14), 0.12)


def blade(bm, x, y, h, length, rs):
    """One bent leaf of grass as a strip."""
    angle, lean, last = rs.random() * 6.28, rs.uniform(0.1, 0.55), None
    for k in range(6):
        t = k / 5
        out = lean * length * t * t
        p = V((x + math.cos(angle) * out, y + math.sin(angle) * out, h + length * t * (1 - 0.25 * lean * t)))
        side = V((-math.sin(angle), math.cos(angle), 0)) * 0.006 * (1 - t * 0.9)
        pair = (bm.verts.new(p - side), bm.verts.new(p + side))
        if last:
            bm.faces.new((last[0], last[1], pair[1], pair[0]))
        last = pair


def planter(x, y, w, d, lit, h=0.55, grass=0.75, n=420):
    rs = random.Random(int(x * 7 + y))
    box((w, d, h), (x, y, h / 2), pbr((0.10, 0.10, 0.105), 0.6, bump=0.08), 0.012)
    box((w - 0.05, d - 0.05, 0.02), (x, y, h - 0.02), pbr((0.02, 0.015, 0.01), 0.95, bump=0.8), 0.0)
    bm = bmesh.new()
    for _ in range(n):
        blade(
            bm,
            x + rs.uniform(-0.5, 0.5) * (w - 0.1),
            y + rs.uniform(-0.5, 0.5) * (d - 0.1),
            h,
            grass * rs.uniform(0.5, 1.15),
            rs,
        )
    green = pbr((0.07, 0.10, 0.035), 0.6, var=0.45) if rs.random() < 0.6 else pbr((0.15, 0.125, 0.06), 0.65, var=0.4)
    obj("grass", from_bm(bm), green)
    if lit:
        box((w, 0.012, 0.012), (x, y - d / 2 - 0.01, 0.03), emit((1, 0.6, 0.28), 6.0), 0.0)


def string_lights(lit):
    """Cables between six posts; by day the bulbs are plain glass."""
    posts = [(s * 6.9, y) for s in (-1, 1) for y in (6.6, 0.6, -5.2)]
    for x, y in posts:
        box((0.1, 0.1, 3.5), (x, y, 1.75), DMET(), 0.008)
    bulb = emit((1, 0.50, 0.17), 13.0) if lit else pbr((0.75, 0.73, 0.68), 0.1, coat=0.8)
    spans = [(-6.9, 6.6, 6.9, 0.6, 0.55), (6.9, 6.6, -6.9, 0.6, 0.55), (-6.9, 0.6, 6.9, -5.2, 0.5)]
    spans += [(6.9, 0.6, -6.9, -5.2, 0.5), (-6.9, 6.6, 6.9, 6.6, 0.45), (-6.9, 0.6, 6.9, 0.6, 0.5)]
    hung = []
    for xa, ya, xb, yb, sag in spans:
        hung += catenary((xa, ya, 3.45), (xb, yb, 3.45), sag, 22, bulb, BLK())
    if lit:
        for c in hung[1::4]:
            point(c - V((0, 0, 0.12)), 30, (1, 0.56, 0.25), 0.05)


def lantern(x, y, lit):
    h, r = 0.42, 0.1
    corners = [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)]
    bars = [((*c, 0), (*c, h)) for c in corners]
    bars += [((*corners[i], z), (*corners[(i + 1) % 4], z)) for i in range(4) for z in (0.01, h)]
    tubes(bars, BLK(), 0.009)
    candle(x, y, 0.01, 0.18, lit)
    if lit:
        point((x, y, 0.2), 5, (1, 0.52, 0.2), 0.04)


def long_table(lit):
    """Dinner for eighteen in front of the lounge."""
    rs, top = random.Random(6), wood((0.34, 0.21, 0.12), (0.18, 0.10, 0.05), "X", 0.8, 0.3, 0.3)
    box((6.6, 1.05, 0.05), (0, -2.2, 0.72), top, 0.01)
    for x in (-2.9, 0, 2.9):
        box((0.12, 0.8, 0.70), (x, -2.2, 0.35), BLK(), 0.008)
    box((6.2, 0.3, 0.004), (0, -2.2, 0.748), fabric((0.50, 0.46, 0.40), 400.0), 0.001)
    for i in range(9):
        x = -2.88 + 0.72 * i
        for s in (-1, 1):
            seat(x, -2.2 + s * 0.84, pi if s > 0 else 0, PALE_SEAT(), rs, 0.08)
            cover(x, -2.2 + s * 0.32, -s * pi / 2, 0.747)
        candle(x + 0.36, -2.2 + rs.uniform(-0.06, 0.06), 0.75, 0.1, lit)
        if i % 3 == 1:
            bouquet(x, -2.2, 0.75, i, 0.22)


def slim_tables(lit, places):
    top = pbr((0.30, 0.28, 0.26), 0.35)
    for x, y in places:
        slim_table(x, y, top)
        candle(x, y, 1.096, 0.1, lit)
        wine_glass(x + 0.2, y - 0.12, 1.096)


def reception(lit):
    slim_tables(lit, ((1.3, 4.6), (6.0, 3.9)))


def side_rails():
    """Glass and rail along both short sides of the deck, and the city's ground to the south."""
    for x in (-11.9, 11.9):
        for k in range(-5, 5):
            box((0.016, 1.40, 1.08), (x, k * 1.44 + 0.72, 0.58), glass((0.93, 0.97, 0.97)), 0.002)
            box((0.03, 0.05, 0.14), (x, k * 1.44, 0.1), MET(), 0.004)
        box((0.06, 14.4, 0.04), (x, 0, 1.14), MET(), 0.012)
        box((0.2, 14.4, 0.1), (x, 0, 0.04), pbr((0.12, 0.12, 0.125), 0.7), 0.01)
        box((0.02, 14.4, 0.012), (x * 0.99, 0, 0.1), emit((1, 0.6, 0.28), 6.0), 0.0)
    plane(8000, 6000, (0, -3000, -36.5), ground())


def house_front():
    """The house behind the deck: glass of the lounge with its lamps and bottles, slats, a door, the floor above."""
    y, wal = -7.3, wood(axis="Z", rough=0.4, **WALNUT)
    box((30, 0.3, 1.6), (0, y - 0.2, 4.1), pbr((0.06, 0.06, 0.065), 0.6), 0.01)
    box((30, 1.5, 0.16), (0, y + 0.5, 3.36), pbr((0.10, 0.10, 0.105), 0.6), 0.01)
    box((30, 0.02, 0.02), (0, y + 1.24, 3.29), emit((1, 0.6, 0.28), 6.0), 0.0)
    for x0, x1 in ((-15.0, -8.6), (8.6, 15.0)):
        slats(x0, x1, y, 3.3, wal, BLK(), axis="x", w=0.07, gap=0.05)
    window_wall(-8.6, 8.6, y, 3.3, 9, DMET())
    box((17.2, 0.1, 3.3), (0, y - 3.2, 1.65), pbr((0.16, 0.10, 0.06), 0.8), 0.0)
    box((17.2, 3.2, 0.05), (0, y - 1.6, -0.02), wal, 0.0)
    for side in (-8.6, 8.6):
        box((0.1, 3.2, 3.3), (side, y - 1.6, 1.65), pbr((0.10, 0.07, 0.05), 0.8), 0.0)
    box((17.2, 3.2, 0.05), (0, y - 1.6, 3.3), pbr((0.10, 0.10, 0.10), 0.9), 0.0)
    box((6.0, 0.3, 0.05), (-2.6, y - 3.0, 1.5), emit((1, 0.62, 0.32), 2.0), 0.0)
    box((6.4, 0.6, 1.1), (-2.6, y - 2.2, 0.55), wal, 0.008)
    rs = random.Random(4)
    for k in range(26):
        hh, tone = rs.uniform(0.2, 0.3), rs.choice(((0.05, 0.12, 0.06), (0.22, 0.10, 0.03), (0.30, 0.28, 0.24)))
        cyl(0.036, hh, (-5.4 + k * 0.22, y - 3.0, 1.53 + hh / 2), pbr(tone, 0.15, coat=0.5), 16)
    for k in range(5):
        pendant((-5.0 + k * 1.3, y - 2.1, 2.2), 3.3, 60, 0.15, BRASS())
    sofa((4.6, y - 1.7, 0), 0, 2.4, fabric(SAND, 340.0), BLK(), pil=((0.5, RUST),))
    area((0, y - 1.5, 3.2), 14.0, 320, kelvin(3100), target=(0, y - 1.5, 0), sy=2.4)
    tubes([((0.12, y + 0.08, 0.9), (0.12, y + 0.08, 1.5))], BRASS(), 0.016)


def parasol(x, y, m):
    """Market umbrella of eight panels."""
    tubes([((x, y, 0), (x, y, 2.75), 0.022)], wood((0.3, 0.2, 0.12), (0.16, 0.1, 0.06), "Z"))
    cyl(0.3, 0.06, (x, y, 0.03), DMET(), 40)
    roof = lambda u, v: (
        x + 1.5 * v * math.cos(2 * pi * u),
        y + 1.5 * v * math.sin(2 * pi * u),
        2.72 - 0.55 * v - 0.05 * abs(math.sin(8 * pi * u)) * v,
    )
    surf(roof, 64, 6, m, 0.006, uv=False)


def grill_line():
    """Grill, long buffet and two parasols."""
    rs = random.Random(8)
    grill(-3.4, -1.9, rs)
    box((2.6, 0.8, 0.86), (-0.9, -1.9, 0.43), wood((0.30, 0.19, 0.11), (0.16, 0.09, 0.05), "X", 0.8, 0.45, 0.1), 0.01)
    for k, (x, y, r, colours) in enumerate(
        ((-1.9, -1.9, 0.17, GREENS), (-1.45, -1.75, 0.14, FRUIT), (-1.1, -2.05, 0.15, GREENS[2:]))
    ):
        bowl(x, y, 0.86, r, colours, k)
    basket(-0.55, -1.9, 0.86)
    plates(0.0, -1.95, 0.86, 16)
    plates(0.0, -1.65, 0.86, 9)
    parasol(-2.6, -0.9, fabric((0.50, 0.45, 0.38), 300.0))
    parasol(3.7, -2.2, fabric((0.62, 0.13, 0.05), 300.0))


def party(lit):
    grill_line()
    slim_tables(lit, ((0.1, 5.5),))


def summer_party(lit):
    """As a party, with more tables where guests stand against the city; the deck before the camera is free."""
    grill_line()
    slim_tables(lit, ((0.5, 1.3), (-0.9, 4.9), (5.6, 4.4)))


def surroundings(sc, hour):
    by_day = hour == "day"
    if hour == "evening":
        day(sc, 0.75, 0.75, 0.62)
        sun((-0.70, -0.55, -0.22), 5.0, (1.0, 0.62, 0.34), 0.8)
    elif by_day:
        day(sc, 0.9, 0.05, 0.75)
        sun((-0.62, 0.48, -0.62), 5.2, (1.0, 0.90, 0.76), 0.5)
    else:
        dusk(sc, 0.72, 1.25, -0.45)
        area((0, -6, 5), 8, 26, (0.35, 0.5, 1.0), target=(0, 2, 0))
    skyline((30, 0, 0), 7, (300, 2200), 1700, 620, lit=0.30, s=1.7, z=-36.0, hs=1.1, hy=1050)


def build(sc, view):
    lit = view.hour != "day"
    if view.pano is not None:
        house_front()
        side_rails()
    surroundings(sc, view.hour)
    deck()
    balustrade(7.1, lit)
    lounge()
    for x, y, z in ((-2.45, 1.6, 0.405), (-2.15, 1.38, 0.405), (-1.45, 1.1, 0.475)):
        candle(x, y, z, 0.1, lit)
    fire_table(lit)
    for x, y, w, d, h, g, n in (
        (-6.3, 5.9, 2.2, 0.6, 0.55, 0.75, 420),
        (-3.6, 6.3, 2.0, 0.55, 0.55, 0.75, 420),
        (3.9, 6.4, 1.7, 0.5, 0.55, 0.75, 420),
        (-6.6, -1.2, 0.6, 2.4, 0.6, 0.9, 520),
        (6.3, -0.6, 0.6, 2.6, 0.6, 0.85, 520),
    ):
        planter(x, y, w, d, lit, h, g, n)
    string_lights(lit)
    for x, y in ((-3.6, -0.9), (-3.35, -1.15), (5.3, -2.0)):
        lantern(x, y, lit)
    SET_UPS.get(view.seats, foreground_table)(lit)
    return dict(mist=(150, 2600), bounces=4)


def foreground_table(lit):
    """Low table with three candles near the camera."""
    low_table(-2.3, -2.8, 0.62, 0.40, pbr((0.20, 0.195, 0.19), 0.5))
    for x, y in ((-2.35, -2.6), (-2.0, -2.85), (-2.62, -2.95)):
        candle(x, y, 0.425, 0.11, lit)
    tumbler((-1.93, -2.5, 0.425))
    tumbler((-2.2, -3.15, 0.425))


SET_UPS = {"dinner": long_table, "reception": reception, "party": party, "summer party": summer_party}
