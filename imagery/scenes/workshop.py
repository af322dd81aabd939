"""The workshop room on floor 5: islands of tables, whiteboards, daylight."""

import random

from kit.props import *
from kit.view import view


def workshop_island(x, y, rz, seats, top):
    """Two tables pushed together with chairs around."""
    m = Matrix.Rotation(rz, 3, "Z")
    for dy in (-0.36, 0.36):
        p = m @ V((0, dy, 0))
        table((x + p.x, y + p.y, 0), rz, 1.5, 0.7, top, castors=True)
    rs = random.Random(int(x * 7 + y * 3))
    for sx, sy in ((-0.4, -0.95), (0.4, -0.95), (-0.4, 0.95), (0.4, 0.95)):
        p = m @ V((sx, sy, 0))
        obj(
            "chair",
            seats,
            None,
            (x + p.x, y + p.y, 0),
            (0, 0, rz + (0 if sy < 0 else pi) + rs.uniform(-0.3, 0.3)),
        )
    p = m @ V((0.35, -0.3, 0))
    laptop((x + p.x, y + p.y, 0.74), rz + 0.1)
    for _ in range(7):
        p = m @ V((rs.uniform(-0.6, 0.6), rs.uniform(-0.5, 0.6), 0))
        col = rs.choice(((0.85, 0.80, 0.70), (0.9, 0.62, 0.12), SIGNAL, (0.25, 0.45, 0.62)))
        box((0.09, 0.09, 0.004), (x + p.x, y + p.y, 0.743), pbr(col, 0.8), 0.0, rot=(0, 0, rs.uniform(0, 3)))
    cup((x - 0.3, y + 0.2, 0.74))


def whiteboard(loc, rz):
    e = bpy.data.objects.new("e", None)
    e.location, e.rotation_euler = loc, (0, 0, rz)
    link(e)
    box((1.9, 0.03, 1.25), (0, 0.02, 1.35), pbr((0.8, 0.8, 0.8), 0.25), 0.006, parent=e)
    surf(
        lambda u, v: ((u - 0.5) * 1.84, 0, (v - 0.5) * 1.19),
        1,
        1,
        paintmat("board.png", 0.25),
        loc=(0, 0, 1.35),
        parent=e,
    )
    frame = [((s * 0.97, 0.02, 0.08), (s * 0.97, 0.02, 2.0)) for s in (-1, 1)]
    frame += [((s * 0.97, -0.28, 0.06), (s * 0.97, 0.32, 0.06)) for s in (-1, 1)]
    tubes(frame, DMET(), 0.018, parent=e)


def seats(eye, look, lens, **set_ups):
    """The set-ups that the room names, from one camera."""
    return {f"seats.{name}": view(eye, look, lens, seats=layout) for name, layout in set_ups.items()}


VIEWS = {
    "day": view((-3.9, -3.9, 1.65), (1.5, 2.2, 1.1), 20, 5.0, 6.0),
    "boards": view((-0.4, -2.9, 1.6), (3.9, 2.4, 1.25), 22, 4.0, 5.0),
    "table": view((0.6, -2.6, 1.45), (-1.6, 2.4, 0.95), 26, 2.8, 3.6),
    "theatre": view((4.1, -3.7, 1.7), (-1.6, 2.4, 1.1), 19, 5.0, 5.0, seats="rows"),
    "horseshoe": view((-4.1, -3.7, 1.75), (1.6, 2.2, 1.0), 18, 5.0, 5.0, seats="horseshoe"),
    "classroom": view((-4.3, 1.7, 1.8), (3.4, 0.2, 1.0), 18, 5.0, 5.0, seats="classroom"),
    "evening": view((1.2, -3.4, 1.6), (3.6, 2.9, 1.2), 21, 3.2, 5.0, hour="dusk"),
    "wall": view((1.5, 0.2, 1.5), (4.25, 2.2, 1.38), 24, 2.8, 2.9, thoughts=True),
    "pano": view((0.3, 0.9, 1.6), (0, 9, 1.6), pano=0),
    **seats((-4.25, -3.85, 2.75), (0.9, 0.9, 0.55), 16.5, islands="groups", horseshoe="twenty"),
}


def chair_rows(seats):
    """Thirty chairs in rows towards the boards on the east wall."""
    rs = random.Random(5)
    for row in range(5):
        for i in range(6):
            x, y = 2.2 - row * 1.0, -0.9 + i * 0.75
            obj("chair", seats, None, (x, y, 0), (0, 0, -pi / 2 + rs.uniform(-0.08, 0.08)))


def paper_and_glass(x, y, rz, rs):
    box((0.21, 0.29, 0.006), (x, y, 0.744), pbr((0.78, 0.77, 0.74), 0.7), 0.002, rot=(0, 0, rz + rs.uniform(-0.1, 0.1)))
    tubes([((x - 0.05, y - 0.12, 0.75), (x + 0.05, y + 0.10, 0.75))], pbr(SIGNAL, 0.5), 0.004)
    tumbler((x + 0.16, y + 0.18, 0.741))


def horseshoe(seats, top, back=3):
    """Tables in a U open towards the boards, two places each: three on either side, `back` at its closed end."""
    rs = random.Random(7)
    for side in (-1, 1):
        for k in range(3):
            x, y = 1.9 - k * 1.5, 0.5 + side * (1.95 + 0.625 * (back - 3))
            table((x, y, 0), 0, 1.46, 0.6, top, castors=True)
            for dx in (-0.36, 0.36):
                obj("chair", seats, None, (x + dx, y + side * 0.66, 0), (0, 0, pi if side > 0 else 0))
                paper_and_glass(x + dx, y, 0, rs)
    for k in range(back):
        x, y = -2.2, 0.5 + (k - (back - 1) / 2) * 1.25
        table((x, y, 0), pi / 2, 1.22, 0.6, top, castors=True)
        for dy in (-0.3, 0.3):
            obj("chair", seats, None, (x - 0.66, y + dy, 0), (0, 0, -pi / 2 + rs.uniform(-0.1, 0.1)))
            paper_and_glass(x, y + dy, pi / 2, rs)


def classroom(seats, top):
    """Three rows of tables towards the boards on the east wall."""
    rs = random.Random(9)
    for row in range(4):
        for k in range(3):
            x, y = 2.3 - row * 1.4, -1.2 + k * 1.9
            table((x, y, 0), pi / 2, 1.6, 0.55, top, castors=True)
            for dy in (-0.4, 0.4):
                obj("chair", seats, None, (x - 0.6, y + dy, 0), (0, 0, -pi / 2 + rs.uniform(-0.12, 0.12)))
                paper_and_glass(x, y + dy, pi / 2, rs)


def groups(seats, top):
    """Five islands of six, a board for each."""
    for n, (x, y) in enumerate(((-2.7, 2.3), (0.3, 2.5), (3.0, 2.2), (-1.3, -1.5), (1.9, -1.7))):
        rs, turn = random.Random(n), (0.06, -0.05, 0.04, -0.08, 0.07)[n]
        for dy in (-0.36, 0.36):
            table((x, y + dy, 0), 0, 1.86, 0.7, top, castors=True)
        for side in (-1, 1):
            for dx in (-0.6, 0, 0.6):
                spin = (0 if side < 0 else pi) + turn + rs.uniform(-0.2, 0.2)
                obj("chair", seats, None, (x + dx, y + side * 1.0, 0), (0, 0, spin))
                paper_and_glass(x + dx, y + side * 0.45, 0, rs)
        laptop((x + 0.1, y - 0.02, 0.74), turn * 3 + pi * (n % 2))
    whiteboard((1.7, 4.15, 0), 0)
    whiteboard((4.25, -2.4, 0), -pi / 2)


def islands(seats, top):
    for x, y, r in ((-1.9, 2.0, 0.12), (1.7, 2.4, -0.1), (-0.3, -0.6, 0.05), (2.9, -0.9, -0.2)):
        workshop_island(x, y, r, seats, top)


def thoughts():
    """Sheets and notes on the free wall between and above the boards, strings between them."""
    rs, x = random.Random(12), 4.58
    points = []
    for _ in range(46):
        y, z = rs.uniform(-0.9, 4.2), rs.uniform(0.9, 2.5)
        tone = rs.choice(((0.85, 0.80, 0.70), (0.9, 0.62, 0.12), SIGNAL, (0.25, 0.45, 0.62), (0.55, 0.68, 0.6)))
        box((0.003, 0.12, 0.12), (x, y, z), pbr(tone, 0.8), 0.0, rot=(rs.uniform(-0.1, 0.1), 0, 0))
        points.append((x - 0.01, y, z))
    for k, (y, file) in enumerate(((0.0, "plan.png"), (2.0, "screen2.png"), (3.7, "document.png"))):
        o = surf(lambda u, v: (0, -(u - 0.5) * 0.84, (v - 0.5) * 0.56), 1, 1, paintmat(file), loc=(x - 0.012, y, 1.85))
        o.rotation_euler = (0.03 * (-1) ** k, 0, 0)
    tubes([(points[i], points[i + 7]) for i in range(0, 35, 5)], pbr((0.6, 0.05, 0.02), 0.6), 0.0025)


LAYOUTS = dict(
    rows=lambda seats, top: chair_rows(seats),
    horseshoe=horseshoe,
    classroom=classroom,
    groups=groups,
    twenty=lambda seats, top: horseshoe(seats, top, 4),
)


def outside(sc, hour):
    """Bright day, or the evening when the lamps carry the room."""
    if hour == "dusk":
        dusk(sc, 0.8, 1.0, 0.3)
        area((0, 4.9, 1.8), 8.5, 80, (0.42, 0.56, 1.0), target=(0, 0, 0.9), sy=3.0)
        area((0, 0.4, 3.3), 7.0, 190, kelvin(3300), target=(0, 0.4, 0))
    else:
        day(sc, 2.2)
        sun((-0.70, -0.65, -0.55), 5.0)
        area((0, 4.9, 1.8), 8.5, 260, (0.82, 0.90, 1.0), target=(0, 0, 0.9), sy=3.0)


def build(sc, view):
    outside(sc, view.hour)
    city(-60, -40, 5, 0.30 if view.hour == "dusk" else 0.06)
    x0, x1, y0, y1, h = -4.6, 4.6, -4.2, 4.6, 3.4
    shell(
        x0,
        x1,
        y0,
        y1,
        h,
        None,
        pbr((0.52, 0.50, 0.47), 0.85, bump=0.05, bscale=90.0),
        pbr((0.62, 0.61, 0.60), 0.9, var=0.03),
        "N",
    )
    planks(x0, x1, y0, y1, wood(axis="Y", rough=0.42, **OAK))
    window_wall(x0, x1, y1, h, 6, DMET())
    top = pbr((0.72, 0.71, 0.69), 0.35, var=0.03)
    seats = chair(fabric((0.12, 0.13, 0.15), 500.0), DMET())
    LAYOUTS.get(view.seats, islands)(seats, top)
    if view.thoughts:
        thoughts()
    for x, y, r in ((4.25, 0.9, -pi / 2), (4.25, 3.1, -pi / 2)) if not view.thoughts else ():
        whiteboard((x, y, 0), r)
    whiteboard((-3.7, 3.6, 0), 0.7)
    for y in (-1.6, 0.6, 2.8):
        line_lamp(0, y, 2.75, 7.0, h, 60, 4000, "x")
    for x, y in ((0.9, 0.6), (1.35, 0.2)) if not view.seats else ():
        softbox(
            (0.42, 0.42, 0.42),
            (x, y, 0.21),
            fabric(SIGNAL if x > 1 else (0.16, 0.17, 0.19), 360.0),
            0.07,
            0.02,
        )
    plant((-4.1, 4.1, 0), 1.3, seed=3, n=34, leafw=0.07)
    plant((4.1, -0.9, 0), 1.2, seed=6, n=30, leafw=0.07)
    return dict(mist=(30, 1800), bounces=5)
