"""Seating layouts of the halls. The stage is at y = 0 and above; the audience sits towards -y."""

import random

from kit.props import *

DARK_SEAT = lambda: chair(fabric((0.045, 0.047, 0.054), 500.0), MET())
PALE_SEAT = lambda: chair(fabric((0.30, 0.28, 0.25), 500.0), BLK())
LINEN = lambda: pbr((0.60, 0.57, 0.53), 0.8, bump=0.08)
PORCELAIN = lambda: pbr((0.8, 0.78, 0.74), 0.22, coat=0.3)


def seat(x, y, rz, kind, rs, slack=0.05):
    """A chair, never quite straight."""
    obj(
        "chair",
        kind,
        None,
        (x + rs.uniform(-0.02, 0.02), y + rs.uniform(-0.02, 0.02), 0),
        (0, 0, rz + rs.uniform(-slack, slack)),
    )


def wine_glass(x, y, z, filled=None, wine=None):
    """Stem and bowl, and the material of what is in it; where people stand somebody drinks from it, on a laid table it waits empty."""
    # Clear glass alone is noise before a dark hall: what is solid draws it.
    vessel(0.024, 0.09, (x, y, z + 0.09), 0.036, foot=False)
    pale = pbr((0.42, 0.43, 0.44), 0.15, coat=0.6)
    cyl(0.032, 0.004, (x, y, z + 0.002), pale, 20)
    cyl(0.004, 0.09, (x, y, z + 0.047), pale, 10)
    if z >= 1.0 if filled is None else filled:
        cyl(0.023, 0.045, (x, y, z + 0.1145), wine or pbr((0.62, 0.44, 0.14), 0.1, coat=0.8), 20, r2=0.029)


def candle(x, y, z, power=3.0):
    """Tea light in a glass."""
    vessel(0.035, 0.08, (x, y, z), foot=False)
    cyl(0.028, 0.035, (x, y, z + 0.02), emit((1, 0.50, 0.18), 2.4), 18)
    point((x, y, z + 0.13), power, (1, 0.56, 0.26), 0.03)


def cover(x, y, turn, z=0.745):
    """Plate, napkin, cutlery and glass in front of one guest; turn points from the guest to the table's middle."""
    c, s = math.cos(turn), math.sin(turn)
    cyl(0.14, 0.012, (x, y, z + 0.006), PORCELAIN(), 36)
    box((0.09, 0.17, 0.014), (x, y, z + 0.018), pbr((0.16, 0.19, 0.24), 0.85), 0.004, rot=(0, 0, turn))
    for side in (-0.19, 0.19):
        box((0.20, 0.014, 0.004), (x - s * side, y + c * side, z + 0.003), MET(), 0.001, rot=(0, 0, turn))
    wine_glass(x + c * 0.20 - s * 0.12, y + s * 0.20 + c * 0.12, z)


def bouquet(x, y, z, seed, height=0.30):
    """Low green centrepiece with a few pale blossoms."""
    plant((x, y, z), height, seed=seed, n=20, potr=0.09, poth=0.10, leafw=0.028)
    rs = random.Random(seed)
    stems = []
    for _ in range(9):
        p = (x + rs.uniform(-0.14, 0.14), y + rs.uniform(-0.14, 0.14), z + 0.14 + rs.uniform(0, 0.12))
        colour = rs.choice(((0.8, 0.72, 0.62), (0.72, 0.30, 0.20), (0.75, 0.62, 0.55)))
        softbox((0.05, 0.05, 0.045), p, pbr(colour, 0.7), 0.02, 0.004, cuts=3)
        stems.append(((x, y, z + 0.08), p))
    tubes(stems, pbr((0.04, 0.10, 0.03), 0.6), 0.003)


def round_table(x, y, rs, kind, guests=8, radius=0.85, opening=0):
    """Banquet table; `opening` leaves that many seats free towards the stage (cabaret)."""
    cyl(radius, 0.74, (x, y, 0.37), LINEN(), 72, r2=radius * 0.97, b=0.012)
    turn = pi / 2 if opening else rs.random() * 6
    for i in range(guests):
        t = turn + 2 * pi * (i + 0.5) / guests
        if opening and math.sin(t) > 1 - opening:
            continue
        c, s = math.cos(t), math.sin(t)
        seat(x + (radius + 0.34) * c, y + (radius + 0.34) * s, t + pi / 2, kind, rs, 0.1)
        cover(x + (radius - 0.26) * c, y + (radius - 0.26) * s, t + pi)
    bouquet(x, y, 0.74, int(x * 5 + y * 3))
    for i in range(3):
        t = turn + 2.1 * i
        candle(x + 0.24 * math.cos(t), y + 0.24 * math.sin(t), 0.745)


def rows_between(front, back, pitch):
    """y of each row from the front to the back."""
    return [front - pitch * k for k in range(int((front - back) / pitch) + 1)]


def theatre(hall, rs):
    """Rows with a centre aisle, slightly bent towards the stage."""
    kind = DARK_SEAT()
    half = hall.width / 2 - 2.0
    for k, y in enumerate(rows_between(hall.front - 1.8, max(-hall.depth + 3, hall.front - 13.5), 1.0)):
        n = int((half - 0.9) / 0.56)
        for side in (-1, 1):
            for i in range(n):
                x = side * (0.9 + 0.28 + i * 0.56)
                seat(x, y + 0.010 * x * x, -x * 0.012, kind, rs, 0.03)
                if k < 3 and rs.random() < 0.25:
                    box(
                        (0.21, 0.29, 0.006),
                        (x, y + 0.010 * x * x, 0.475),
                        pbr((0.75, 0.74, 0.71), 0.7),
                        0.002,
                        rot=(0, 0, rs.uniform(-0.3, 0.3)),
                    )


def classroom(hall, rs):
    """Tables for two in rows, with papers and glasses."""
    top, kind = pbr((0.62, 0.60, 0.57), 0.4, var=0.03), DARK_SEAT()
    half = hall.width / 2 - 2.2
    for y in rows_between(hall.front - 2.0, max(-hall.depth + 3, hall.front - 12), 1.7):
        for side in (-1, 1):
            for i in range(int((half - 0.9) / 1.9)):
                x = side * (1.85 + i * 1.9)
                table((x, y, 0), 0, 1.84, 0.5, top)
                for s in (-0.45, 0.45):
                    seat(x + s, y - 0.60, 0, kind, rs, 0.14)
                    place_setting(x + s, y, rs)


def place_setting(x, y, rs):
    """Paper and pencil, and a glass or a laptop now and then."""
    box(
        (0.21, 0.29, 0.006),
        (x, y - 0.05, 0.744),
        pbr((0.78, 0.77, 0.74), 0.7),
        0.002,
        rot=(0, 0, rs.uniform(-0.12, 0.12)),
    )
    tubes([((x + 0.15, y - 0.14, 0.746), (x + 0.16, y + 0.02, 0.746))], pbr(SIGNAL, 0.5), 0.004)
    if rs.random() < 0.35:
        tumbler((x + 0.25, y + 0.08, 0.741))
    elif rs.random() < 0.25:
        laptop((x, y, 0.745), pi, rs.choice(("document.png", "mail.png", "screen2.png")))


def gala(hall, rs):
    """Round tables in staggered rows, each under a narrow warm light."""
    kind, half = PALE_SEAT(), hall.width / 2 - 2.6
    for k, y in enumerate(rows_between(hall.front - 3.0, max(-hall.depth + 3, hall.front - 14), 3.5)):
        n = int(2 * half / 3.9) + (k % 2)
        for i in range(n):
            x = (i - (n - 1) / 2) * 3.9
            round_table(x, y, rs, kind)
            spot((x, y, hall.height - 1.0), (x, y, 0.7), 800, (1, 0.72, 0.50), 26, 0.6, 0.06)


def cabaret(hall, rs):
    """Round tables, open towards the stage."""
    kind, half = PALE_SEAT(), hall.width / 2 - 2.6
    for k, y in enumerate(rows_between(hall.front - 2.6, max(-hall.depth + 3, hall.front - 12), 3.3)):
        n = int(2 * half / 3.7) + (k % 2)
        for i in range(n):
            round_table((i - (n - 1) / 2) * 3.7, y, rs, kind, 9, 0.85, 0.42)


def dinner(hall, rs):
    """Long tables towards the stage, set for dinner, with runners and candles."""
    top = wood((0.32, 0.19, 0.10), (0.17, 0.09, 0.045), "Y", 0.8, 0.3, 0.3)
    kind, near, far = PALE_SEAT(), hall.front - 2.6, max(-hall.depth + 3, hall.front - 13)
    length = near - far
    for x in (-6.9, -2.3, 2.3, 6.9):
        if abs(x) > hall.width / 2 - 2.4:
            continue
        box((1.1, length, 0.05), (x, (near + far) / 2, 0.72), top, 0.01)
        for y in rows_between(near - 0.6, far + 0.5, 2.4):
            box((0.9, 0.12, 0.70), (x, y, 0.35), BLK(), 0.008)
        box((0.34, length - 0.4, 0.004), (x, (near + far) / 2, 0.747), fabric((0.16, 0.19, 0.22), 400.0), 0.001)
        for k, y in enumerate(rows_between(near - 0.4, far + 0.3, 0.68)):
            for side in (-1, 1):
                seat(x + side * 0.88, y, side * pi / 2, kind, rs, 0.08)
                cover(x + side * 0.33, y, 0 if side < 0 else pi, 0.747)
            candle(x + rs.uniform(-0.08, 0.08), y + 0.34, 0.748, 2.0)
            if k % 3 == 1:
                bouquet(x, y, 0.748, k + int(x), 0.24)
        for y in rows_between(near - 1.5, far + 1, 3.0):
            spot((x, y, hall.height - 1.0), (x, y, 0.7), 800, (1, 0.72, 0.50), 40, 0.7, 0.06)


def slim_table(x, y, top):
    """High table on a thin column with a flat foot."""
    cyl(0.36, 0.03, (x, y, 1.08), top, 56, b=0.008)
    cyl(0.035, 1.06, (x, y, 0.53), BLK(), 24)
    cyl(0.25, 0.014, (x, y, 0.007), BLK(), 40)


def cocktail(hall, rs):
    """Slim high tables between the stage and the middle of the hall; the floor behind them is free."""
    top = pbr((0.22, 0.21, 0.20), 0.35)
    half = hall.width / 2 - 2.6
    for k, y in enumerate(rows_between(hall.front - 2.4, hall.front - 5.4, 2.6)):
        n = int(2 * half / 3.8) + (k % 2)
        for i in range(n):
            at = (i - (n - 1) / 2) * 3.8 + rs.uniform(-0.5, 0.5), y + rs.uniform(-0.4, 0.4)
            slim_table(*at, top)
            candle(*at, 1.096)


def horseshoe(hall, rs):
    """One large U of tables, open towards the stage."""
    top, kind = pbr((0.62, 0.60, 0.57), 0.4, var=0.03), DARK_SEAT()
    near, far, half = hall.front - 2.4, hall.front - 9.6, 4.2
    places = [(s * half, y, s * pi / 2) for s in (-1, 1) for y in rows_between(near, far + 1, 1.85)]
    places += [(x, far - 0.5, 0) for x in (-3.7, -1.85, 0, 1.85, 3.7)]
    for x, y, rz in places:
        table((x, y, 0), rz, 1.84, 0.62, top)
        m = Matrix.Rotation(rz, 3, "Z")
        for s in (-0.45, 0.45):
            p = m @ V((s, -0.66, 0))
            seat(x + p.x, y + p.y, rz, kind, rs, 0.14)
            q = m @ V((s, -0.08, 0))
            box(
                (0.21, 0.29, 0.006),
                (x + q.x, y + q.y, 0.744),
                pbr((0.78, 0.77, 0.74), 0.7),
                0.002,
                rot=(0, 0, rz + rs.uniform(-0.1, 0.1)),
            )
            r = m @ V((s + 0.22, 0.12, 0))
            (tumbler if rs.random() < 0.6 else cup)((x + r.x, y + r.y, 0.741))


def islands(hall, rs):
    """Groups of tables for working sessions, with pinboards between them."""
    top, kind = pbr((0.70, 0.69, 0.66), 0.36, var=0.03), DARK_SEAT()
    half = hall.width / 2 - 3.0
    for k, y in enumerate(rows_between(hall.front - 3.0, max(-hall.depth + 3, hall.front - 12), 4.0)):
        n = int(2 * half / 4.4) + (k % 2)
        for i in range(n):
            x = (i - (n - 1) / 2) * 4.4 + rs.uniform(-0.2, 0.2)
            island(x, y, rs.uniform(-0.25, 0.25), top, kind, rs)
            spot((x, y, hall.height - 1.0), (x, y, 0.7), 420, (1, 0.82, 0.64), 34, 0.7, 0.06)


def island(x, y, rz, top, kind, rs):
    """Two tables pushed together, six chairs, laptops, notes and cups."""
    m = Matrix.Rotation(rz, 3, "Z")
    at = lambda px, py: (lambda p: (x + p.x, y + p.y))(m @ V((px, py, 0)))
    for dy in (-0.36, 0.36):
        table((*at(0, dy), 0), rz, 1.9, 0.7, top, castors=True)
    for px in (-0.6, 0, 0.6):
        for side in (-1, 1):
            seat(*at(px, side * 0.98), rz + (0 if side < 0 else pi), kind, rs, 0.35)
    for px, side in ((-0.5, -1), (0.55, 1)):
        laptop(
            (*at(px, side * 0.34), 0.74),
            rz + (pi if side < 0 else 0) + rs.uniform(-0.2, 0.2),
            rs.choice(("document.png", "screen2.png", "mail.png")),
        )
    for _ in range(9):
        col = rs.choice(((0.85, 0.80, 0.70), (0.9, 0.62, 0.12), SIGNAL, (0.25, 0.45, 0.62)))
        box(
            (0.08, 0.08, 0.003),
            (*at(rs.uniform(-0.8, 0.8), rs.uniform(-0.55, 0.55)), 0.742),
            pbr(col, 0.8),
            0.0,
            rot=(0, 0, rs.random() * 3),
        )
    cup((*at(0.1, 0.2), 0.74))


def runway(hall, rs):
    """Catwalk from the stage into the hall with rows on both sides."""
    length = 12.0
    gloss = pbr((0.62, 0.61, 0.60), 0.14, coat=0.5, var=0.03)
    box((2.4, length, 0.6), (0, hall.front - length / 2, 0.30), gloss, 0.01)
    for s in (-1, 1):
        box((0.03, length, 0.02), (s * 1.21, hall.front - length / 2, 0.52), emit((0.85, 0.92, 1.0), 6.0), 0.0)
        for row in (2.5, 3.4, 4.3):
            for k in range(int(length / 0.56)):
                seat(s * row, hall.front - 0.5 - k * 0.56, s * pi / 2, PALE_SEAT(), rs, 0.04)
    for k in range(6):
        spot(
            (0.0, hall.front - 1 - 2.1 * k, hall.height - 0.8),
            (0, hall.front - 1 - 2.1 * k, 0.6),
            1300,
            (0.95, 0.97, 1.0),
            26,
            0.5,
            0.05,
        )


def expo(hall, rs):
    """Product plinths with light, a few high tables, room to walk."""
    white = pbr((0.74, 0.73, 0.71), 0.35, var=0.03)
    for k, (x, y) in enumerate(
        ((-6.0, -3.4), (6.0, -3.4), (-6.6, -8.2), (6.6, -8.2), (0, -5.6), (-2.6, -10.6), (3.2, -10.4))
    ):
        if abs(x) > hall.width / 2 - 2:
            continue
        y += hall.front
        box((1.1, 1.1, 0.95), (x, y, 0.475), white, 0.01)
        box((1.12, 1.12, 0.02), (x, y, 0.06), emit(SIGNAL if k == 4 else (0.85, 0.9, 1.0), 4.0), 0.0)
        exhibit(x, y, 0.95, 2 if x == 0 else k)  # a low one before the stage: the product there stays in sight
        spot((x + 0.6, y - 1.5, hall.height - 1.0), (x, y, 1.2), 900, (1, 0.93, 0.85), 20, 0.5, 0.05)


def exhibit(x, y, z, k):
    """One of three products: speaker, lamp, cube of glass."""
    if k % 3 == 0:
        box((0.34, 0.30, 0.62), (x, y, z + 0.31), pbr((0.02, 0.02, 0.022), 0.35, coat=0.4), 0.04, seg=4)
        for dz, r in ((0.20, 0.11), (0.46, 0.06)):
            cyl(r, 0.02, (x, y - 0.155, z + dz), pbr((0.5, 0.17, 0.10), 0.35, 0.6), 48, rot=(pi / 2, 0, 0), b=0.006)
    elif k % 3 == 1:
        ring_lamp((x, y, z + 0.45), 0.26, z + 0.47, 8, 3000, 6.0)
        cyl(0.14, 0.03, (x, y, z + 0.015), BRASS(), 48, b=0.006)
    else:
        box((0.5, 0.36, 0.30), (x, y, z + 0.15), pbr((0.55, 0.56, 0.58), 0.2, 0.9), 0.05, rot=(0, 0, 0.5), seg=4)
        box((0.30, 0.30, 0.02), (x, y, z + 0.31), emit((0.3, 0.6, 1.0), 2.0), 0.004, rot=(0, 0, 0.5))


def lounge_groups(hall, rs):
    """Sofas round low tables on rugs, for the part between the programme."""
    grey = fabric((0.17, 0.175, 0.19), 340.0)
    rust = fabric((0.30, 0.12, 0.06), 340.0)
    for x, y in ((-5.6, -4.4), (5.6, -4.4), (0, -6.8), (-5.6, -10.0), (5.6, -10.0)):
        if abs(x) > hall.width / 2 - 3.5:
            continue
        y += hall.front
        softbox((3.4, 2.8, 0.02), (x, y, 0.01), fabric((0.13, 0.12, 0.115), 160.0, 0.6), 0.01, 0.0, cuts=6)
        sofa((x, y - 1.3, 0), 0, 2.3, grey, BLK(), pil=((-0.6, (0.35, 0.12, 0.05)), (0.6, (0.3, 0.28, 0.25))))
        sofa((x - 1.5, y + 0.5, 0), -pi / 2 - 0.3, 0.95, rust, BLK())
        sofa((x + 1.5, y + 0.5, 0), pi / 2 + 0.3, 0.95, rust, BLK())
        cyl(0.5, 0.04, (x, y, 0.38), pbr((0.05, 0.05, 0.052), 0.2, coat=0.5), 64, b=0.01)
        cyl(0.08, 0.36, (x, y, 0.18), BLK(), 32)
        candle(x + 0.15, y, 0.40, 5.0)
        cup((x - 0.2, y + 0.12, 0.40))
        spot((x, y, hall.height - 1.0), (x, y, 0.4), 900, (1, 0.76, 0.54), 44, 0.7, 0.06)


LAYOUTS = dict(
    theatre=theatre,
    classroom=classroom,
    gala=gala,
    cabaret=cabaret,
    dinner=dinner,
    cocktail=cocktail,
    horseshoe=horseshoe,
    islands=islands,
    runway=runway,
    expo=expo,
    lounge=lounge_groups,
)
