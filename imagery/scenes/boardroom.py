"""The boardroom on floor 5: sixteen seats, walnut, one screen."""

import random

from kit.props import *
from kit.seating import bouquet, candle, cover
from kit.view import view

# As the plan has it (libs/venues/facts/src/rooms/boardroom.ts): 9.6 by 3.13 m, the screen at one end, no window.
WIDTH, LENGTH = 3.13, 9.6
ABOVE = ((0.9, -4.7, 2.7), (-0.08, 1.0, 0.74))

VIEWS = {
    "night": view((0.8, -4.6, 1.6), (-0.3, 2.5, 1.12), 20, 4.0, 4.6),
    "table": view((-0.85, -4.6, 1.5), (0.2, 2.2, 1.0), 23, 2.8, 4.0, screen="screen2.png"),
    "screen": view((0.0, -4.7, 1.8), (0.0, 4.8, 1.25), 23, 4.5, 6.0, screen="minutes.png"),
    "head": view((0.85, 4.6, 1.62), (-0.3, -2.4, 1.02), 20, 4.0, 4.0),
    "dinner": view((-0.8, -4.5, 1.55), (0.18, 2.0, 0.96), 22, 2.8, 3.6, screen="land.png", table="dinner"),
    "folder": view((0.95, -3.2, 1.24), (-0.12, 0.3, 0.84), 36, 2.0, 1.75),
    # The set-ups that the room names, from one camera.
    "seats.board": view(*ABOVE, 18),
    "seats.negotiation": view(*ABOVE, 18, guests=12),
    "pano": view((0.0, -0.95, 1.62), (0, 9, 1.6), pano=0),
}


def sides(guests):
    """Where guests sit along the table: seven on each side with a chair at either end, or two parties face to face."""
    return [-2.85 + i * 0.95 for i in range(7)] if guests == 16 else [-2.5 + i for i in range(6)]


def papers(rs, guests):
    """A folder at every other place, a glass at each."""
    for i, y in enumerate(sides(guests)):
        for s in (-1, 1):
            if i % 2 == (s > 0):
                box((0.22, 0.30, 0.012), (s * 0.34, y, 0.757), pbr((0.10, 0.035, 0.02), 0.5), 0.004)
            tumbler((s * 0.26, y + 0.3, 0.752))


def dinner(rs):
    """The table laid for dinner: covers, flowers and candles along the middle."""
    for i in range(7):
        y = -2.85 + i * 0.95
        for s in (-1, 1):
            cover(s * 0.36, y, 0 if s < 0 else pi, 0.752)
        if i % 2:
            bouquet(0, y, 0.756, i, 0.24)
        else:
            for dy in (-0.22, 0.2):
                candle(0.05 * (-1) ** i, y + dy, 0.756, 3.0)


def build(sc, view):
    dark(sc, (0.004, 0.004, 0.005))
    x0, x1, y0, y1, h = -WIDTH / 2, WIDTH / 2, -LENGTH / 2, LENGTH / 2, 3.1
    wal = wood(axis="Z", rough=0.34, coat=0.3, **WALNUT)
    shell(
        x0,
        x1,
        y0,
        y1,
        h,
        fabric((0.04, 0.042, 0.05), 240.0),
        pbr((0.03, 0.028, 0.03), 0.7, bump=0.05),
        pbr((0.11, 0.10, 0.095), 0.9),
        "",
    )
    slats(y0, y1, x0 + 0.03, h, wal, pbr((0.008, 0.008, 0.009), 0.9))
    for i in range(7):  # panelled right wall with lit joints
        y = y0 + (i + 0.5) * LENGTH / 7
        box((0.04, LENGTH / 7 - 0.05, h), (x1 - 0.03, y, h / 2), wal, 0.004)
        box((0.012, 0.014, h), (x1 - 0.03, y + LENGTH / 14, h / 2), emit((1, 0.62, 0.32), 2.5), 0.0)
    # The door to the lobby, in the middle of the panelled wall.
    box((0.05, 1.4, 2.35), (x1 - 0.055, 0, 1.175), wal, 0.004)
    for y in (-0.06, 0.06):
        tubes([((x1 - 0.11, y, 0.9), (x1 - 0.11, y, 1.4))], BLK(), 0.012)
    for s in (-1, 1):
        box((0.27, 0.04, h), (s * 1.43, y1 - 0.03, h / 2), wal, 0.004)
    screen_wall(2.56, 1.25, (0, y1 - 0.1, 1.6), 0, view.screen or "minutes.png", 1.2)
    tw = wood((0.12, 0.062, 0.034), (0.05, 0.026, 0.014), "Y", 0.55, 0.34, 0.15)
    superellipse(0.55, 3.75, 0.70, 0.05, tw, (0, 0, 0), 0.35)
    box((0.2, 5.0, 0.008), (0, 0, 0.752), BLK(), 0.002)
    for y in (-2.2, 0, 2.2):
        box((0.5, 0.5, 0.7), (0, y, 0.35), wal, 0.01)
    seat, rs = fabric((0.115, 0.10, 0.09), 420.0), random.Random(2)
    guests = view.guests or 16
    for y in sides(guests):
        for s in (-1, 1):
            office_chair(
                (s * (0.9 + rs.uniform(-0.03, 0.04)), y, 0),
                (pi / 2 if s > 0 else -pi / 2) + rs.uniform(-0.12, 0.12),
                seat,
            )
    dinner(rs) if view.table == "dinner" else papers(rs, guests)
    for y, r in ((4.12, pi), (-4.12, 0)) if guests == 16 else ():
        office_chair((0.02, y, 0), r, seat)
    line_lamp(-0.16, 0, 2.2, 5.4, h, 130, 3700)
    line_lamp(0.16, 0, 2.32, 5.4, h, 70, 3700)
    for y in (-4, -2, 0, 2, 4):
        spot((x0 + 0.45, y, h - 0.03), (x0 + 0.06, y, 0.8), 36, kelvin(3200), 62, 0.8, 0.04)
        spot((x1 - 0.45, y, h - 0.03), (x1 - 0.06, y, 0.8), 28, kelvin(3200), 62, 0.8, 0.04)
    for s in (-1, 1):  # ceiling cove
        box((0.03, LENGTH - 0.4, 0.02), (s * 1.25, 0, h - 0.02), emit((1, 0.62, 0.34), 3.0), 0.0)
    area((0, 0, h - 0.1), 2.2, 60, kelvin(4300), target=(0, 0, 0), sy=8)
    return dict(mist=(8, 30), bounces=5)
