"""The boardroom on floor 5: sixteen seats, walnut, one screen."""

import random

from kit.props import *
from kit.seating import bouquet, candle, cover
from kit.view import view

ABOVE = ((2.0, -4.9, 2.45), (-0.1, 1.0, 0.74))

VIEWS = {
    "night": view((2.2, -4.75, 1.55), (-0.75, 2.5, 1.12), 22, 4.0, 4.6),
    "table": view((-1.9, -4.6, 1.42), (0.55, 2.2, 1.02), 26, 2.8, 4.0, screen="screen2.png"),
    "screen": view((0.0, -4.9, 1.75), (0.0, 5.0, 1.25), 24, 4.5, 6.0, screen="minutes.png"),
    "head": view((1.9, 4.4, 1.55), (-0.8, -2.4, 1.05), 21, 4.0, 4.0),
    "dinner": view((-1.75, -4.3, 1.5), (0.5, 2.0, 0.98), 24, 2.8, 3.6, screen="land.png", table="dinner"),
    "folder": view((1.5, -3.3, 1.22), (-0.3, 0.3, 0.86), 38, 2.0, 1.75),
    # The set-ups that the room names, from one camera.
    "seats.board": view(*ABOVE, 18),
    "seats.negotiation": view(*ABOVE, 18, guests=12),
    "pano": view((2.35, -1.75, 1.6), (0, 9, 1.6), pano=0),
}


def sides(guests):
    """Where guests sit along the table: seven on each side with a chair at either end, or two parties face to face."""
    return [0.2 - 2.85 + i * 0.95 for i in range(7)] if guests == 16 else [0.2 - 2.5 + i for i in range(6)]


def papers(rs, guests):
    """A folder at every other place, a glass at each."""
    for i, y in enumerate(sides(guests)):
        for s in (-1, 1):
            if i % 2 == (s > 0):
                box((0.22, 0.30, 0.012), (s * 0.52, y, 0.757), pbr((0.10, 0.035, 0.02), 0.5), 0.004)
            tumbler((s * 0.42, y + 0.3, 0.752))


def dinner(rs):
    """The table laid for dinner: covers, flowers and candles along the middle."""
    for i in range(7):
        y = 0.2 - 2.85 + i * 0.95
        for s in (-1, 1):
            cover(s * 0.58, y, 0 if s < 0 else pi, 0.752)
        if i % 2:
            bouquet(0, y, 0.756, i, 0.24)
        else:
            for dy in (-0.22, 0.2):
                candle(0.05 * (-1) ** i, y + dy, 0.756, 3.0)


def build(sc, view):
    dark(sc, (0.004, 0.004, 0.005))
    x0, x1, y0, y1, h = -3.3, 3.3, -5.2, 5.2, 3.1
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
        y = y0 + 0.75 + i * 1.49
        box((0.04, 1.44, h), (x1 - 0.03, y, h / 2), wal, 0.004)
        box((0.012, 0.014, h), (x1 - 0.03, y + 0.745, h / 2), emit((1, 0.62, 0.32), 2.5), 0.0)
    for s in (-1, 1):
        box((1.25, 0.04, h), (s * 2.65, y1 - 0.03, h / 2), wal, 0.004)
    screen_wall(3.9, 1.9, (0, y1 - 0.1, 1.55), 0, view.screen or "minutes.png", 1.2)
    tw = wood((0.12, 0.062, 0.034), (0.05, 0.026, 0.014), "Y", 0.55, 0.34, 0.15)
    superellipse(0.82, 3.55, 0.70, 0.05, tw, (0, 0.2, 0), 0.35)
    box((0.26, 5.0, 0.008), (0, 0.2, 0.752), BLK(), 0.002)
    for y in (-2.0, 0.2, 2.4):
        box((0.75, 0.5, 0.7), (0, y, 0.35), wal, 0.01)
    seat, rs = fabric((0.115, 0.10, 0.09), 420.0), random.Random(2)
    guests = view.guests or 16
    for y in sides(guests):
        for s in (-1, 1):
            office_chair(
                (s * (1.2 + rs.uniform(-0.03, 0.04)), y, 0),
                (pi / 2 if s > 0 else -pi / 2) + rs.uniform(-0.12, 0.12),
                seat,
            )
    dinner(rs) if view.table == "dinner" else papers(rs, guests)
    for y, r in ((4.25, pi), (-3.85, 0)) if guests == 16 else ():
        office_chair((0.02, y, 0), r, seat)
    line_lamp(-0.16, 0.2, 2.2, 5.4, h, 170, 3700)
    line_lamp(0.16, 0.2, 2.32, 5.4, h, 90, 3700)
    for y in (-4, -2, 0, 2, 4):
        spot((x0 + 0.45, y, h - 0.03), (x0 + 0.06, y, 0.8), 75, kelvin(3200), 62, 0.8, 0.04)
        spot((x1 - 0.45, y, h - 0.03), (x1 - 0.06, y, 0.8), 60, kelvin(3200), 62, 0.8, 0.04)
    for s in (-1, 1):  # ceiling cove
        box((0.03, 10.0, 0.02), (s * 2.2, 0, h - 0.02), emit((1, 0.62, 0.34), 3.0), 0.0)
    area((0, 0, h - 0.1), 4.0, 150, kelvin(4300), target=(0, 0, 0), sy=8)
    return dict(mist=(8, 30), bounces=5)
