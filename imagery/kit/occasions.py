"""What a hall is set up for besides rows and tables: a fair, a buffet, the hours before and after a show."""

from kit.catering import buffet
from kit.crew import *
from kit.seating import DARK_SEAT, PALE_SEAT, rows_between, seat

MAKERS = (
    ("Nordlicht", (0.80, 0.78, 0.74), "maker-1.png"),
    ("Halm", (0.10, 0.16, 0.14), "maker-2.png"),
    ("Stand 9", (0.62, 0.09, 0.03), "maker-3.png"),
    ("Brise", (0.05, 0.08, 0.16), "maker-4.png"),
    ("Koppel", (0.72, 0.66, 0.55), "maker-5.png"),
    ("Glanz", (0.16, 0.16, 0.17), "maker-6.png"),
)


def stand(x, y, rz, maker):
    """Stand of three by three metres: back wall with name and screen, counter, stools, carpet."""
    e, (name, tone, art) = holder((x, y, 0), rz), maker
    panel, pale = pbr(tone, 0.6, var=0.04), sum(tone) > 1.2
    box((3.0, 3.0, 0.012), (0, 0, 0.008), fabric((0.16, 0.16, 0.17), 200.0), 0.002, parent=e)
    box((3.0, 0.10, 2.6), (0, 1.42, 1.3), panel, 0.006, parent=e)
    box((0.10, 1.2, 2.6), (-1.45, 0.8, 1.3), panel, 0.006, parent=e)
    ink = pbr((0.03, 0.03, 0.035), 0.5) if pale else emit((1, 0.94, 0.86), 1.6)
    letters(name, 0.34, (-0.38, 1.36, 2.08), (pi / 2, 0, 0), ink, 0.012).parent = e
    box((1.66, 0.04, 0.96), (0.45, 1.36, 1.35), BLK(), 0.006, parent=e)
    surf(lambda u, v: ((u - 0.5) * 1.6, 0, (v - 0.5) * 0.9), 1, 1, img(art, 1.5), loc=(0.45, 1.335, 1.35), parent=e)
    box((1.1, 0.5, 1.02), (0.7, -0.9, 0.51), panel, 0.008, parent=e)
    box((1.16, 0.56, 0.04), (0.7, -0.9, 1.04), wood((0.30, 0.18, 0.10), (0.16, 0.09, 0.045)), 0.006, parent=e)
    for k in range(3):
        box((0.15, 0.21, 0.02 + 0.01 * k), (0.4 + 0.2 * k, -0.88, 1.07), pbr((0.75, 0.73, 0.70), 0.7), 0.002, parent=e)
    bar_stool((0, 0, 0), 0, fabric((0.2, 0.2, 0.21), 380.0)).parent = e
    for s in (-0.9, 0.3):
        tubes([((s, 1.4, 2.6), (s, 0.95, 2.75))], BLK(), 0.012, parent=e)
        cyl(0.05, 0.12, (s, 0.93, 2.74), BLK(), 24, rot=(0.6, 0, 0), parent=e)
    aim = Matrix.Rotation(rz, 3, "Z")
    for s in (-0.8, 0.6):
        p, q = aim @ V((s, -1.0, 3.6)), aim @ V((s, 1.2, 1.2))
        spot((x + p.x, y + p.y, p.z), (x + q.x, y + q.y, q.z), 260, (1, 0.94, 0.86), 60, 0.7, 0.06)


def fair(hall, rs):
    """Two lines of stands along an aisle, and two in the middle."""
    side = hall.width / 2 - 4.4
    for k, y in enumerate((-2.6, -6.2, -9.8)):
        stand(-side, hall.front + y, pi / 2, MAKERS[k])
        stand(side, hall.front + y, -pi / 2, MAKERS[(k + 3) % 6])
    stand(-2.2, hall.front - 4.6, 0, MAKERS[5])
    stand(2.6, hall.front - 5.4, 0, MAKERS[2])
    for x, y in ((-0.2, -2.6), (5.4, -5.2), (-4.6, -4.9)):
        plant((x, hall.front + y, 0), 1.2, seed=int(x * 3), n=32, leafw=0.07)


def setting_up(hall, rs):
    """The morning of a build: cases, trolleys of chairs, cables, a ladder, the first rows."""
    kind, y0 = DARK_SEAT(), hall.front
    for row in range(3):
        for i in range(8 - 2 * row):
            seat(1.4 + i * 0.58, y0 - 2.2 - row, 0, kind, rs, 0.06)
    for k, (x, y, rz) in enumerate(((2.5, -4.4, 0.4), (3.7, -4.1, 0.2), (3.2, -5.7, -0.5))):
        chair_trolley((x, y0 + y, 0), rz, kind, 9 - k)
    for x, y, rz, size in (
        (-4.2, -3.2, 0.15, (1.2, 0.6, 0.8)),
        (-2.7, -3.5, -0.1, (1.2, 0.6, 0.8)),
        (-3.9, -5.2, 0.5, (0.8, 0.6, 1.1)),
        (-0.9, -6.6, -0.25, (1.2, 0.6, 0.55)),
    ):
        flight_case((x, y0 + y, 0), rz, size, SIGNAL if x > -2 else (0.7, 0.68, 0.62))
    flight_case((-4.15, y0 - 3.2, 0.93), 0.12, (0.9, 0.5, 0.35))
    for k, (x, y) in enumerate(((-1.9, -5.0), (-1.4, -4.5), (0.4, -5.4))):
        cable_coil((x, y0 + y, 0), 0.24, 6, seed=k)
    cable_run([(-2.0, y0 - 5.2, 0.012), (-2.6, y0 - 2.4, 0.012), (-1.8, y0 - 0.1, 0.012), (0.4, y0 - 0.05, 0.012)])
    ladder((2.9, y0 - 0.9, 0), 0.5, 2.9)
    cable_coil((-0.9, y0 - 6.6, 0.69), 0.2, 5, pbr((0.5, 0.09, 0.03), 0.6), 4)


def after_show(hall, rs):
    """Rows as the guests left them: pushed about, programmes on seats and floor."""
    kind, paper = DARK_SEAT(), pbr((0.75, 0.74, 0.71), 0.7)
    half = hall.width / 2 - 2.0
    for y in rows_between(hall.front - 1.8, hall.front - 13.5, 1.05):
        for side in (-1, 1):
            for i in range(int((half - 0.9) / 0.58)):
                x = side * (1.2 + i * 0.58) + rs.uniform(-0.05, 0.05)
                astray = rs.random() < 0.16
                seat(
                    x,
                    y + (rs.uniform(-0.3, 0.3) if astray else 0),
                    rs.uniform(-1, 1) * (0.9 if astray else 0.08),
                    kind,
                    rs,
                )
                if rs.random() < 0.12:
                    on_floor = rs.random() < 0.4
                    at = (x + rs.uniform(-0.1, 0.1), y + (0.5 if on_floor else 0.02), 0.004 if on_floor else 0.475)
                    box((0.15, 0.21, 0.004), at, paper, 0.0, rot=(0, 0, rs.random() * 6))
                if rs.random() < 0.05:
                    cyl(0.032, 0.2, (x + 0.28, y + 0.1, 0.10), glass((0.9, 0.96, 0.94)), 20)


def served(hall, rs):
    """Buffet in the middle of the hall, dining tables behind it."""
    from kit.seating import round_table

    buffet(0, hall.front - 9.6, 5.4, rs, hall.height)
    for x, y in ((-5.0, -6.0), (0.2, -5.4), (5.2, -6.2), (-2.4, -2.6), (3.0, -2.7)):
        round_table(x, hall.front + y, rs, PALE_SEAT())


OCCASIONS = dict(fair=fair, setting_up=setting_up, after_show=after_show, served=served)
