"""The set-ups that the stage halls name, with as many seats as libs/venues/facts/src/rooms states for each."""

from kit.catering import coffee_pot, saucer_cup
from kit.seating import *
from scenes.streaming import studio_camera

CAMERA_AISLE = 2.8


def row_seat(hall):
    """Pale chairs on a dark floor, dark ones on a pale floor: a plan is read by its seats."""
    return PALE_SEAT() if hall.finish == "slats" else DARK_SEAT()


def shared_out(guests, rows):
    """Guests of each row, the longer ones at the back."""
    return [(guests + k) // rows for k in range(rows)]


def fan(hall, rs, guests, rows, first, pitch=1.0, step=0.58, aisle=1.8, bend=20.0):
    """Curved rows round the stage; `first` is how far the first row is from its edge, metres."""
    kind = row_seat(hall)
    for k, seats in enumerate(shared_out(guests, rows)):
        y, radius = hall.front - first - k * pitch, bend + k * pitch
        left = (seats + k % 2) // 2
        for side, n in ((-1, left), (1, seats - left)):
            for i in range(n):
                x = side * (aisle / 2 + (i + 0.5) * step)
                seat(x, y + radius - math.sqrt(radius * radius - x * x), math.asin(x / radius), kind, rs, 0.03)


def blocks(hall, rs, guests, rows, first, step=0.6, aisle=2.4, turn=0.13):
    """Two straight blocks, each turned to the middle of the stage."""
    kind = row_seat(hall)
    for k, seats in enumerate(shared_out(guests, rows)):
        for side, n in ((-1, seats // 2), (1, seats - seats // 2)):
            for i in range(n):
                along = (i + 0.5) * step
                x = side * (aisle / 2 + along * math.cos(turn) + k * 1.0 * math.sin(turn))
                seat(x, hall.front - first - k * 1.0 + along * math.sin(turn), side * turn, kind, rs, 0.03)


def rounds(hall, rs, lines, first, across=3.7, pitch=3.5, guests=10):
    """Round tables, so many in each line from the stage on, each under a narrow warm light."""
    kind = PALE_SEAT()
    for k, n in enumerate(lines):
        y = hall.front - first - k * pitch
        for i in range(n):
            x = (i - (n - 1) / 2) * across
            round_table(x, y, rs, kind, guests, 0.9)
            spot((x, y, hall.height - 1.0), (x, y, 0.7), 700, (1, 0.74, 0.52), 26, 0.6, 0.06)


def desks(hall, rs, lines, first, seats=2, pitch=1.8, lamps=False):
    """Tables in rows, set for each guest; an even number leaves the aisle in the middle free, an odd one closes it."""
    top, kind = pbr((0.62, 0.60, 0.57), 0.4, var=0.03), row_seat(hall)
    long = 0.66 * seats + 0.1
    for k, n in enumerate(lines):
        y = hall.front - first - k * pitch
        for i in range(n):
            x = (i - (n - 1) / 2) * (long + 0.1)
            if n % 2 == 0:
                x += 0.85 if x > 0 else -0.85
            table((x, y, 0), 0, long, 0.5, top)
            if lamps:
                desk_lamp(x, y + 0.16)
            for j in range(seats):
                px = x + (j - (seats - 1) / 2) * 0.66
                seat(px, y - 0.60, 0, kind, rs, 0.10)
                paper(px, y, rs)


def paper(x, y, rs):
    """Sheet, pencil and a tumbler."""
    sheet = (x - 0.06, y - 0.06, 0.744)
    box((0.21, 0.29, 0.006), sheet, pbr((0.78, 0.77, 0.74), 0.7), 0.002, rot=(0, 0, rs.uniform(-0.1, 0.1)))
    tubes([((x + 0.10, y - 0.14, 0.746), (x + 0.11, y + 0.02, 0.746))], pbr(SIGNAL, 0.5), 0.004)
    tumbler((x + 0.2, y + 0.12, 0.741))


def desk_lamp(x, y):
    """Thin lamp that lights the table below it."""
    tubes([((x, y, 0.74), (x, y, 1.14)), ((x - 0.16, y, 1.14), (x + 0.16, y, 1.14))], BRASS(), 0.008)
    cyl(0.06, 0.012, (x, y, 0.747), BRASS(), 28)
    box((0.32, 0.02, 0.008), (x, y, 1.128), emit((1, 0.78, 0.52), 9.0), 0.0)


def bench(x, y, length, rz):
    """Upholstered bench without a back."""
    e = bpy.data.objects.new("e", None)
    e.location, e.rotation_euler = (x, y, 0), (0, 0, rz)
    link(e)
    softbox((length, 0.42, 0.10), (0, 0, 0.43), fabric((0.16, 0.155, 0.15), 420.0), 0.035, 0.01, parent=e)
    for s in (-0.42, 0.42):
        box((0.05, 0.36, 0.38), (s * length, 0, 0.19), BLK(), 0.004, parent=e)


def show_runway(hall, rs):
    """Catwalk of twelve metres, forty centimetres high; three benches on both sides, a riser for cameras at its end."""
    length, gloss = 12.0, pbr((0.62, 0.61, 0.60), 0.14, coat=0.5, var=0.03)
    box((2.0, length, 0.40), (0, hall.front - length / 2, 0.20), gloss, 0.01)
    for s in (-1, 1):
        box((0.03, length, 0.02), (s * 1.01, hall.front - length / 2, 0.34), emit((0.85, 0.92, 1.0), 6.0), 0.0)
        for row in (2.2, 3.2, 4.2):
            for k in range(5):
                bench(s * row, hall.front - 1.3 - k * 2.4, 2.2, s * pi / 2)
    end = hall.front - length - 1.5
    for k in range(2):
        box((4.0, 1.0, 0.3 * (k + 1)), (0, end - k, 0.15 * (k + 1)), pbr((0.16, 0.16, 0.165), 0.6), 0.01)
    for k in range(6):
        y = hall.front - 1 - 2.1 * k
        spot((0, y, hall.height - 0.8), (0, y, 0.4), 1300, (0.95, 0.97, 1.0), 26, 0.5, 0.05)


def round_the_plinth(hall, rs):
    """An open floor: the product under its own light, high tables round it, the bar along a side."""
    y = hall.front - 6.4
    cyl(1.5, 0.3, (0, y, 0.15), pbr((0.02, 0.02, 0.022), 0.2, coat=0.5), 96, b=0.01)
    ring = [(1.51 * math.cos(pi * i / 60), y + 1.51 * math.sin(pi * i / 60), 0.25) for i in range(121)]
    tubes(list(zip(ring, ring[1:])), emit(SIGNAL, 5.0), 0.012)
    box((0.9, 0.9, 0.8), (0, y, 0.70), pbr((0.74, 0.73, 0.71), 0.35, var=0.03), 0.01)
    exhibit(0, y, 1.1, 0)
    for s in (-1.5, 1.5):
        spot((s, y - 2.0, hall.height - 1.0), (0, y, 1.2), 900, (1, 0.93, 0.85), 18, 0.5, 0.05)
    top = pbr((0.6, 0.58, 0.55), 0.35)
    for k in range(12):
        t = 2 * pi * (k + 0.5) / 12
        tx, ty = 5.6 * math.cos(t) + rs.uniform(-0.3, 0.3), y - 0.6 + 4.6 * math.sin(t)
        slim_table(tx, ty, top)
        candle(tx, ty, 1.096, 5.0)
        for a in (0.4, 2.6, 4.4)[: rs.randint(1, 3)]:
            wine_glass(tx + 0.24 * math.cos(a), ty + 0.24 * math.sin(a), 1.096)
        spot((tx, ty, hall.height - 1.0), (tx, ty, 1.0), 480, (1, 0.76, 0.54), 24, 0.7, 0.06)
    bar(hall, hall.width / 2 - 2.0, y - 1.5)


def bar(hall, x, y):
    """Counter of six metres along the right side with a line of light, glasses in rows on it."""
    box((0.8, 6.0, 1.06), (x, y, 0.53), BLK(), 0.01)
    box((0.9, 6.1, 0.05), (x, y, 1.09), pbr((0.6, 0.58, 0.55), 0.3, coat=0.4), 0.008)
    box((0.012, 5.9, 0.016), (x - 0.41, y, 1.05), emit((1, 0.60, 0.30), 12.0), 0.0)
    for i in range(22):
        for j in range(2):
            wine_glass(x - 0.16 + 0.22 * j, y - 2.4 + 0.22 * i, 1.115)
    spot((x - 1, y, hall.height - 1.0), (x, y, 1.0), 900, (1, 0.76, 0.54), 60, 0.8, 0.1)


def coffee_along(hall, x, near, far):
    """Coffee on covered tables along the windows."""
    for k in range(int((near - far) / 2.2)):
        y = near - 1.1 - k * 2.2
        box((0.8, 2.0, 0.74), (x, y, 0.37), LINEN(), 0.012)
        coffee_pot(x, y + 0.6, 0.745, pi / 2)
        for i in range(5):
            for j in range(2):
                saucer_cup(x - 0.16 + 0.3 * j, y + 0.25 - 0.24 * i, 0.745)


def blinds(hall):
    """Drawn half down on the side with the windows."""
    s = -1 if hall.windows == "W" else 1
    x, top = s * (hall.width / 2 - 0.12), min(4.4, hall.height - 0.6)
    n = int(hall.depth / 1.9)
    for i in range(n):
        y = -hall.depth + hall.depth * (i + 0.5) / n
        box((0.01, hall.depth / n - 0.12, 2.0), (x, y, top - 1.0), pbr((0.55, 0.54, 0.51), 0.9), 0.0)
        box((0.03, hall.depth / n - 0.12, 0.03), (x, y, top - 2.0), DMET(), 0.004)


def dance_floor(hall, first, length=4.2, width=8.0):
    """Dark gloss laid in front of the stage."""
    gloss = pbr((0.02, 0.02, 0.023), 0.12, coat=0.7)
    box((width, length, 0.03), (0, hall.front - first - length / 2, 0.015), gloss, 0.004)
    for s in (-1, 1):
        box((0.05, length, 0.034), (s * width / 2, hall.front - first - length / 2, 0.017), BRASS(), 0.002)


def questions(hall):
    """A microphone on each side of the middle aisle."""
    for x, y in ((-0.25, hall.front - 4.4), (0.25, hall.front - 8.4)):
        tubes([((x, y, 0), (x, y, 1.35)), ((x, y, 1.35), (x, y - 0.14, 1.46))], BLK(), 0.012)
        cyl(0.14, 0.02, (x, y, 0.01), BLK(), 36)
        cyl(0.022, 0.12, (x, y - 0.18, 1.49), BLK(), 20, rot=(0.9, 0, 0), b=0.006)


def panel_rows(hall, rs):
    fan(hall, rs, 160, 10, 1.9, aisle=CAMERA_AISLE, bend=17.0)
    for back in (4.2, 12.6):
        studio_camera((0, hall.front - back), (0, hall.front + 1.5, 1.9), 1.5)


def town_hall(hall, rs):
    fan(hall, rs, 199, 9, 3.2, pitch=0.97, aisle=1.6, bend=22.0)
    questions(hall)


def banquet_and_dance(hall, rs):
    dance_floor(hall, 0.9)
    rounds(hall, rs, (5, 5, 5), 6.8, pitch=3.4)


def daylight_plenary(hall, rs):
    fan(hall, rs, 199, 10, 2.4, aisle=1.6, bend=60.0, step=0.56)
    blinds(hall)
    coffee_along(hall, -hall.width / 2 + 1.1, hall.front - 1.0, hall.front - 14.5)


SET_UPS = {
    "skyline-theatre": lambda hall, rs: fan(hall, rs, 199, 14, 5.0, step=0.64, bend=17.0),
    "skyline-classroom": lambda hall, rs: desks(hall, rs, (10,) * 5, 2.6, seats=3, pitch=1.9),
    "skyline-banquet": lambda hall, rs: rounds(hall, rs, (4, 5, 4, 5), 3.4),
    "skyline-panel": panel_rows,
    "horizon-theatre": town_hall,
    "horizon-banquet": lambda hall, rs: rounds(hall, rs, (5, 4, 5), 3.2, pitch=3.4),
    "liberty-theatre": lambda hall, rs: blocks(hall, rs, 199, 10, 3.4),
    "liberty-classroom": lambda hall, rs: desks(hall, rs, (10,) * 6 + (5,), 2.6, lamps=True),
    "liberty-banquet": banquet_and_dance,
    "nova-runway": show_runway,
    "nova-standing": round_the_plinth,
    "vista-banquet": lambda hall, rs: rounds(hall, rs, (2,) * 6, 2.8, across=6.6, pitch=3.1),
    "vista-theatre": daylight_plenary,
}
