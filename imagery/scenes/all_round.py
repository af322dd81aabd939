"""
Rooms seen all round, each in the scene that its pictures are taken in. What those have at their back is built here: the
doors, each where the floor plan has it as seen from the middle of the room, and what a camera in the middle would miss.

`pano` is where the room's front lies, in degrees to the left of +y; `doors` are bearings in degrees to the right of it.
"""

import importlib

from kit.hall import HALLS
from kit.props import *
from kit.view import view
from scenes.open_rooms import phone_booth
from scenes.streaming import studio_camera
from scenes.team_office import baffles, bench
from scenes.workshop import whiteboard

VIEWS = {
    # Floor 7 and 8: windows to the river behind whoever faces the door.
    "private-office": view((-1.1, -1.35, 1.6), (0, 9, 1.6), room="private_office", hour="day", pano=180, doors=(0,)),
    "team-office": view((0.0, -1.5, 1.6), (0, 9, 1.6), room="team_office", pano=180, doors=(0,)),
    "corporate-office": view((-0.9, -2.3, 1.6), (0, 9, 1.6), room="coworking", pano=180, doors=(-3,), leaves=2),
    "enterprise-office": view((0.6, -0.9, 1.6), (0, 9, 1.6), room="enterprise", pano=180, doors=(-2,), leaves=2),
    # Floor 5 and 4.
    "straight-up": view((-0.7, -1.6, 1.6), (0, 9, 1.6), room="straight_up", pano=180, doors=(0,)),
    "directors-circle": view((-1.75, 1.75, 1.6), (0, 9, 1.6), room="directors_circle", pano=90, doors=(-90,)),
    # The parts of the big halls: their doors lie behind cloth.
    "nova-stage": view(
        (6.7, -11.4, 1.7), (0, 0, 1.7), room="stage", hall="nova", wall="columns.png", mood="house", seats="runway", pano=0
    ),
    "vista-stage": view(
        (0.0, -9.4, 1.65),
        (0, 0, 1.65),
        room="stage",
        hall="vista",
        wall="orchard.png",
        mood="house",
        seats="lounge",
        sky="dusk",
        pano=0,
    ),
    "skyline-studio": view((-0.6, -4.7, 1.65), (0, 9, 1.65), room="volume", pano=0),
    "horizon-studio": view(
        (1.3, -3.3, 1.65),
        (0, 9, 1.65),
        room="streaming",
        hall="horizon",
        wall="tide.png",
        set="lesson",
        house=True,
        pano=0,
    ),
}

# West, east, south and north wall of the rooms that get a door.
WALLS = {
    "private_office": (-3.0, 2.7, -2.9, 2.6),
    "team_office": (-6.0, 6.0, -4.5, 6.0),
    "coworking": (-6.5, 6.0, -4.5, 5.5),
    "enterprise": (-12.5, 12.5, -7.0, 9.0),
    "straight_up": (-3.6, 3.6, -3.6, 3.8),
    "directors_circle": (-2.75, 2.75, -2.7, 2.75),
}


def door(eye, walls, bearing, front, leaves, leaf):
    """In the wall that lies in this direction from the eye, with a frame, handles and the sign of a way out above."""
    a = math.radians(front - bearing)
    dx, dy = -math.sin(a), math.cos(a)
    x0, x1, y0, y1 = walls
    across = ((x1 if dx > 0 else x0) - eye[0]) / dx if abs(dx) > 1e-6 else math.inf
    along = ((y1 if dy > 0 else y0) - eye[1]) / dy if abs(dy) > 1e-6 else math.inf
    far = min(across, along)
    turn = (0 if dy < 0 else pi) if along < across else (pi / 2 if dx > 0 else -pi / 2)
    e = bpy.data.objects.new("door", None)
    e.location, e.rotation_euler = (eye[0] + dx * far, eye[1] + dy * far, 0), (0, 0, turn)
    link(e)
    wide = 0.95 * leaves
    box((wide + 0.14, 0.08, 2.27), (0, 0.0, 1.135), BLK(), 0.006, parent=e)
    for k in range(leaves):
        x = (k - (leaves - 1) / 2) * 0.95
        box((0.93, 0.06, 2.18), (x, 0.022, 1.10), leaf, 0.006, parent=e)
        grip = x + (0.36 if leaves == 1 or k == 0 else -0.36)
        tubes([((grip, 0.10, 0.90), (grip, 0.10, 1.25), 0.012)], BRASS(), parent=e)
        tubes([((grip, 0.05, z), (grip, 0.10, z), 0.008) for z in (0.93, 1.22)], BRASS(), parent=e)
    box((0.26, 0.04, 0.11), (0, 0.03, 2.40), emit((0.05, 0.6, 0.2), 0.8), 0.004, parent=e)


def framed(x, y, file, width=1.5, high=1.0):
    """Picture on a wall that looks to +y."""
    box((width + 0.06, 0.03, high + 0.06), (x, y + 0.02, 1.6), BLK(), 0.004)
    surf(lambda u, v: (-(u - 0.5) * width, 0, (v - 0.5) * high), 1, 1, paintmat(file), loc=(x, y + 0.04, 1.6))


def team_office_back():
    """Two booths for calls, a board for the plan, and a high table on a rug to stand at between them."""
    for y in (-3.75, -2.45):
        phone_booth(5.3, y)
    whiteboard((-3.0, -3.9, 0), pi)
    softbox((4.2, 2.2, 0.02), (0, -2.6, 0.006), pbr((0.12, 0.145, 0.15), 0.9, var=0.05), 0.01, 0.0, cuts=6)
    for x, stool in ((-1.9, (0.75, 0.075, 0.028)), (1.9, (0.12, 0.125, 0.13))):
        high_table(x, -3.0, fabric(stool, 380.0))
        pendant((x, -3.0, 2.15), 3.3, 40, 0.2)
    framed(2.4, -4.5, "paint.png", 1.3, 0.95)
    area((0, -2.8, 3.22), 5.0, 150, kelvin(4600), target=(0, -2.8, 0), sy=2.4)


def high_table(x, y, seat):
    """A round table to stand at, two stools, cups."""
    cyl(0.42, 0.035, (x, y, 1.07), wood(axis="X", rough=0.4, **OAK), 56, b=0.01)
    cyl(0.04, 1.05, (x, y, 0.53), BLK(), 28)
    cyl(0.28, 0.014, (x, y, 0.016), BLK(), 44)
    for turn in (0.6, 3.4):
        bar_stool((x + 0.78 * math.cos(turn), y + 0.78 * math.sin(turn), 0.01), turn + pi / 2, seat)
    for turn in (1.9, 4.9):
        cup((x + 0.2 * math.cos(turn), y + 0.2 * math.sin(turn), 1.09))


def coworking_back():
    framed(3.0, -4.5, "paint.png")
    framed(-3.4, -4.5, "paint2.png")
    plant((1.9, -4.0, 0), 1.4, seed=12, n=36, leafw=0.08)


def straight_up_back():
    framed(1.6, -3.6, "paint2.png", 1.3, 0.9)
    area((0, -1.2, 3.1), 4.0, 60, kelvin(3600), target=(0, -1.2, 0))


def volume_back():
    """Tribune of five rows behind three cameras, cloth on the last side and light to see it by."""
    curtain(-14, -12, 12, 8.6, fabric((0.03, 0.03, 0.034), 300.0), "y")
    deck = pbr((0.03, 0.03, 0.033), 0.35, var=0.05)
    kind = chair(fabric((0.20, 0.21, 0.23), 500.0), DMET())
    for row in range(5):
        y, high = -8.4 - row, 0.3 * row
        if row:
            box((15.0, 1.0, high), (0, y, high / 2), deck, 0.01)
            box((15.0, 0.012, 0.02), (0, y + 0.506, high - 0.03), emit((1, 0.80, 0.62), 2.0), 0.0)
        for k in range(20):
            if k != 9 and k != 10:
                obj("chair", kind, None, ((k - 9.5) * 0.7, y, high), (0, 0, 0))
    for x, y in ((-3.4, -2.4), (2.4, -6.6), (-6.2, -6.9)):
        studio_camera((x, y), (0, 3.0, 1.6), 1.6)
    for x in (-6, 0, 6):
        spot((x, -7.0, 8.0), (x, -10.5, 0.8), 1500, kelvin(3400), 74, 0.9, 0.2)
    for s in (-1, 1):
        for y in (-12, -8, -4, 0):
            spot((s * 10.6, y, 8.0), (s * 12.0, y, 1.0), 900, (0.45, 0.58, 1.0), 70, 0.9, 0.1)


def streaming_back():
    """Sofa and monitor for client and next guest."""
    softbox((3.6, 2.2, 0.02), (-0.6, -6.0, 0.01), fabric((0.20, 0.19, 0.175), 160.0, 0.6), 0.01, 0.0, cuts=6)
    sofa((-0.6, -6.5, 0), 0, 2.3, fabric((0.24, 0.225, 0.20), 340.0), BLK(), pil=((-0.6, (0.35, 0.12, 0.05)),))
    sofa((1.7, -6.1, 0), 0.6, 0.95, fabric((0.30, 0.12, 0.06), 340.0), BLK())
    cyl(0.42, 0.035, (-0.4, -5.2, 0.38), wood(axis="X", rough=0.4, **OAK), 56, b=0.01)
    cyl(0.05, 0.36, (-0.4, -5.2, 0.18), BLK(), 32)
    cup((-0.3, -5.1, 0.40))
    box((0.6, 0.4, 0.9), (-3.6, -5.4, 0.45), BLK(), 0.01, rot=(0, 0, -0.9))
    screen_wall(0.9, 0.5, (-3.6, -5.4, 1.25), pi - 0.9, "editor.png", 1.2)
    plant((3.6, -6.4, 0), 1.5, seed=5, n=36, leafw=0.08)
    area((0, -5.4, 4.3), 3.0, 120, kelvin(3300), target=(0, -5.8, 0), sy=2.0)


BEHIND = {
    "team_office": team_office_back,
    "coworking": coworking_back,
    "straight_up": straight_up_back,
    "volume": volume_back,
    "streaming": streaming_back,
}


def enterprise(sc):
    """A floor of neighbourhoods: desks in groups along the windows, a shared table, phone rooms, sofas at the door."""
    day(sc, 1.9, 0.2)
    sun((0.62, -0.62, -0.50), 4.5, (1.0, 0.92, 0.80))
    skyline((40, 0, 0), 57, (130, 2000), 1500, 560, lit=0.05, s=1.2, z=-54.0, hs=1.05, hy=1000)
    x0, x1, y0, y1 = WALLS["enterprise"]
    h = 3.4
    plaster, dark_wall = pbr((0.56, 0.55, 0.53), 0.85, bump=0.04), pbr((0.05, 0.085, 0.08), 0.8, bump=0.05)
    shell(x0, x1, y0, y1, h, fabric((0.21, 0.215, 0.22), 240.0, 0.4), plaster, pbr((0.70, 0.69, 0.67), 0.9), "N")
    box((0.02, y1 - y0, h), (x0 + 0.01, (y0 + y1) / 2, h / 2), dark_wall, 0.0)
    slats(y0, y1, x1 - 0.03, h, wood(axis="Z", rough=0.42, **OAK), pbr((0.02, 0.02, 0.02), 0.9))
    window_wall(x0, x1, y1, h, 14, DMET())
    top = wood((0.42, 0.28, 0.17), (0.26, 0.16, 0.09), "X", 0.8, 0.36, 0.2)
    seat = fabric((0.07, 0.075, 0.085), 420.0)
    rug = fabric((0.12, 0.145, 0.15), 160.0, 0.6)
    for x in (-8.6, 8.6):
        for y in (6.4, 2.9, -0.6):
            bench(x, y, seat, top)
            line_lamp(x, y, 2.55, 4.4, h, 70, 4000, "x")
            baffles(x - 2.6, x + 2.6, y - 1.2, y + 1.2, h)
    softbox((7.4, 5.6, 0.02), (0, 4.4, 0.006), rug, 0.01, 0.0, cuts=6)
    oak = wood((0.32, 0.19, 0.10), (0.17, 0.09, 0.045), "Y", 0.8, 0.3, 0.3)
    superellipse(0.7, 2.1, 0.72, 0.045, oak, (0, 4.4, 0), 0.3)
    for y in (3.2, 5.6):
        box((0.8, 0.08, 0.70), (0, y, 0.35), BLK(), 0.01)
        pendant((0, y, 2.2), h, 45, 0.22)
    kind, rs = chair(fabric((0.30, 0.13, 0.06), 500.0), BLK()), random.Random(6)
    for k in range(5):
        for s in (-1, 1):
            turn = (pi / 2 if s > 0 else -pi / 2) + rs.uniform(-0.25, 0.25)
            obj("chair", kind, None, (s * 0.98, 2.8 + 0.8 * k, 0), (0, 0, turn))
    for y, turn in ((3.2, pi / 2), (4.6, -pi / 2), (5.4, pi / 2)):
        laptop((0.3 if turn > 0 else -0.3, y, 0.765), turn)
        cup((0.2, y + 0.4, 0.765))
    for y in (-3.4, -4.65, -5.9):
        phone_booth(11.8, y)
    softbox((4.4, 3.0, 0.02), (-5.6, -4.6, 0.006), rug, 0.01, 0.0, cuts=6)
    sofa((-5.6, -6.0, 0), 0, 2.4, fabric((0.24, 0.225, 0.20), 340.0), BLK(), pil=((-0.6, (0.75, 0.075, 0.03)),))
    for s in (-1, 1):
        sofa((-5.6 + s * 1.7, -4.2, 0), s * (pi / 2 + 0.3), 0.95, fabric((0.09, 0.12, 0.11), 340.0), BLK())
    cyl(0.48, 0.035, (-5.6, -4.7, 0.38), oak, 64, b=0.01)
    cyl(0.06, 0.36, (-5.6, -4.7, 0.18), BLK(), 32)
    cup((-5.5, -4.6, 0.40))
    whiteboard((4.6, -5.8, 0), pi - 0.25)
    framed(-9.8, y0, "paint2.png")
    framed(7.6, y0, "paint.png")
    for x, y, s in ((-4.8, 8.3, 1), (4.8, 8.3, 2), (-11.8, -6.2, 3), (2.6, -6.3, 4), (-4.6, 0.9, 6), (4.8, 0.9, 7)):
        plant((x, y, 0), 1.4, seed=s, n=34, leafw=0.075)
    softbox((9.0, 3.0, 0.02), (0.6, -1.4, 0.006), pbr((0.12, 0.145, 0.15), 0.9, var=0.05), 0.01, 0.0, cuts=6)
    for x, stool in ((-1.5, (0.30, 0.13, 0.06)), (2.7, (0.09, 0.12, 0.11))):
        high_table(x, -2.3, fabric(stool, 380.0))
        pendant((x, -2.3, 2.2), h, 45, 0.22)
    baffles(-3.4, 4.6, -2.6, 0.4, h)
    area((0, y1 + 0.3, 1.8), 22.0, 620, (0.90, 0.94, 1.0), target=(0, 0, 0.9), sy=3.0)
    for x in (-6, 2):
        area((x, -3.6, h - 0.08), 5.0, 260, kelvin(4600), target=(x, -3.6, 0), sy=4.0)
    return dict(mist=(30, 1800), bounces=5)


def build(sc, view):
    settings = enterprise(sc) if view.room == "enterprise" else importlib.import_module(f"scenes.{view.room}").build(sc, view)
    BEHIND.get(view.room, lambda: None)()
    if view.room in WALLS:  # what shines through between planks is far off for other cameras, and bright below this one
        x0, x1, y0, y1 = WALLS[view.room]
        box((x1 - x0, y1 - y0, 0.02), ((x0 + x1) / 2, (y0 + y1) / 2, -0.12), BLK(), 0.0)
    leaf = wood(axis="Z", rough=0.4, **(WALNUT if view.room in ("private_office", "directors_circle") else OAK))
    for bearing in view.doors or ():
        door(view.eye, WALLS[view.room], bearing, view.pano, view.leaves or 1, leaf)
    return settings
