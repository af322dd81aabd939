"""Halls above each other in one picture: the building is cut across, and every floor shows its own hall."""

import random

from kit.audience import Cast, place, seat_people
from kit.hall import *
from kit.onstage import ON_STAGE
from kit.seating import LAYOUTS
from kit.view import view

CUT = -18.5  # metres behind the walls' faces
SLAB = 1.2  # between a ceiling and the floor above
OUTER = 14.4  # half the building's width
EYE = -69.0
MIDDLE = 4.6  # height of a floor that is not part of the booking

PLENARY = Cast("audience", 0.9, seed=11)
ROWS = Cast("audience", 0.86, seed=31)
TABLES = Cast("speech", 0.9, faces=90.0, turned=(0.0, 20.0), code="evening", seed=2)
TEAMS = Cast("working", 0.86, seed=7)


def floor(hall, wall, mood, seats, cast, on=("lectern",)):
    return dict(hall=hall, wall=wall, mood=mood, seats=seats, cast=cast, on=on)


def joined(*floors, height=16.0, lens=46):
    """From the lowest floor upwards; None is a floor between that belongs to others."""
    return view((-8.8, EYE, 9.5), (-8.8, 0, height * 0.68 - 3.9), lens, floors=floors, clip=CUT - EYE)


VIEWS = {
    "skyline-liberty": joined(
        floor("liberty", "lines.png", "ember", "theatre", ROWS, ()),
        floor("skyline", "flow.png", "opening", "theatre", PLENARY),
    ),
    "skyline-horizon": joined(
        floor("horizon", "tide.png", "teal", "theatre", ROWS),
        None,
        floor("skyline", "rings.png", "show", "theatre", PLENARY),
        height=19.0,
        lens=44,
    ),
    "horizon-liberty": joined(
        floor("horizon", "town-hall.png", "opening", "theatre", ROWS, ()),
        floor("liberty", "route.png", "house", "islands", TEAMS, ()),
    ),
    "horizon-skyline": joined(
        floor("horizon", "ocean.png", "opening", "theatre", ROWS),
        None,
        floor("skyline", "gold.png", "dinner", "gala", TABLES, ("band",)),
        height=19.0,
        lens=44,
    ),
    "triple": joined(
        floor("horizon", "ocean.png", "house", "theatre", ROWS),
        floor("liberty", "embers.png", "dinner", "gala", TABLES, ("band",)),
        floor("skyline", "rings.png", "show", "theatre", PLENARY),
        height=23.0,
        lens=42,
    ),
}


def cut_away(objects):
    """Removes what stands before the cut, and small things that it would slice."""
    bpy.context.view_layer.update()
    before = set()
    for o in objects:
        if o.type != "MESH" or o.parent:
            continue
        ys = [(o.matrix_world @ V(corner)).y for corner in o.bound_box]
        if max(ys) < CUT or (min(ys) < CUT + 0.3 and max(ys) - min(ys) < 6.0):
            before.add(o)
    children = {child for o in before for child in o.children_recursive}
    for o in before | children:
        bpy.data.objects.remove(o)


def one_floor(setting, z, eye):
    """One hall with its guests, lifted to its floor."""
    scene = bpy.context.scene
    already = set(scene.objects)
    hall, mood = HALLS[setting["hall"]], MOODS[setting["mood"]]
    bright = setting["mood"] in ("day", "house")
    floor_of(hall)
    led_wall(hall, setting["wall"], 1.5 if bright else 1.25)
    stage(hall)
    line_arrays(hall)
    for side, name in ((-1, "W"), (1, "E")):
        if hall.windows == name:
            windows(hall, side)
            drapes(hall, side, -hall.depth, 1.0)
        else:
            side_finish(hall, side)
    curtain(1.1, -hall.width / 2, hall.width / 2, hall.height + 0.4, fabric((0.02, 0.02, 0.024), 300.0), "y")
    ceiling(hall, bright)
    rig(hall, mood)
    wall_washers(hall, mood["wash"], mood["wash_power"])
    if mood["house"]:
        house_lights(hall, mood["house"])
    if mood["dim"]:
        size = dict(target=(0, -hall.depth / 2, 0), sy=16)
        area((0, -hall.depth / 2, hall.height - 0.1), 12, mood["dim"] * 6, (0.55, 0.6, 1.0), **size)
    rs = random.Random(4)
    LAYOUTS[setting["seats"]](hall, rs)
    for thing in setting["on"]:
        ON_STAGE[thing](hall)
    cast = setting["cast"]
    if cast.chairs:
        seat_people(cast, eye, random.Random(cast.seed))
    for name, x, y, degrees in cast.people:
        place(name, x, y, math.radians(degrees), 0.0, None, cast.code, mirror=False)
    cut_away(set(scene.objects) - already)
    lift = bpy.data.objects.new("floor", None)
    link(lift)
    lift.location = (0, 0, z)
    for o in set(scene.objects) - already - {lift}:
        if not o.parent:
            o.parent = lift
    return hall


def face(x0, x1, z0, z1, m):
    """Part of the cut through the building."""
    box((x1 - x0, 0.3, z1 - z0), ((x0 + x1) / 2, CUT + 0.17, (z0 + z1) / 2), m, 0.0)


def line(x0, x1, z):
    """Warm edge of a slab."""
    box((x1 - x0, 0.02, 0.05), ((x0 + x1) / 2, CUT - 0.01 + 0.03, z), emit((1, 0.72, 0.46), 3.0), 0.0)


def closed(z, m):
    """A floor of others: its own windows in the wall, some of them lit."""
    face(-OUTER, OUTER, z, z + MIDDLE, m)
    rs = random.Random(18)
    for i in range(12):
        x = -OUTER + 1.2 + i * (2 * OUTER - 2.4) / 11
        light = rs.choice((0.01, 0.01, 0.02, 0.06, 0.12))
        for side in (-0.46, 0.46):
            box((0.84, 0.02, 2.2), (x + side, CUT + 0.01, z + (MIDDLE - SLAB) / 2), emit((1, 0.66, 0.36), light), 0.0)


def build(sc, view):
    dusk(sc, 0.13, 0.8, 0.5)
    skyline((0, 0, 0), 31, (140, 2000), 1500, 520, lit=0.26, s=1.2, z=-34.0, hs=1.1, hy=950)
    solid = pbr((0.035, 0.034, 0.034), 0.85, var=0.06)
    eye, z = V(view.eye), 0.0
    face(-OUTER, OUTER, -24.0, 0.0, solid)
    line(-OUTER, OUTER, -0.06)
    for setting in view.floors:
        if setting is None:
            closed(z, solid)
            line(-OUTER, OUTER, z + MIDDLE - 0.06)
            z += MIDDLE
            continue
        hall = one_floor(setting, z, eye)
        top = z + hall.height + 0.3
        for side in (-1, 1):
            x0, x1 = sorted((side * hall.width / 2, side * OUTER))
            face(x0, x1, z, top, solid)
        z = z + hall.height + SLAB
        face(-OUTER, OUTER, top, z, solid)
        line(-OUTER, OUTER, z - 0.06)
    for side in (-1, 1):
        box((0.2, 30, z + 24), (side * (OUTER - 0.1), CUT + 15.4, (z - 24) / 2), solid, 0.0)
    box((2 * OUTER, 30, 0.3), (0, CUT + 15.4, z - 0.15), solid, 0.0)
    return dict(mist=(45, 120), bounces=3)
