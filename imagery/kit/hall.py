"""The event halls as built: shell, LED wall, stage, rig and light. The wall's face is at y = 0 and looks to -y."""

from dataclasses import dataclass

from kit.panels import WALL_LIGHTS, panels
from kit.props import *


@dataclass(frozen=True)
class Hall:
    """Metres. The areas and walls are those of libs/content/src/venues/rooms.ts."""

    width: float
    depth: float
    height: float
    wall: tuple  # width and height of the LED wall
    bend: float = 0.0  # radius of a curved wall; 0 is flat
    finish: str = "slats"  # slats, plaster or brick
    windows: str = ""  # "W" or "E": the long side with windows
    stage_depth: float = 4.6

    @property
    def front(self):
        """Edge of the stage."""
        return -self.stage_depth - 0.6

    @property
    def area(self):
        return self.width * self.depth


# Width x depth = the area of the room; LED wall = width x height in sqm.
HALLS = {
    "skyline": Hall(26.3, 38.0, 7.0, (20.0, 4.5), 17.0, "slats", "W"),
    "liberty": Hall(24.2, 33.0, 6.2, (15.0, 4.0), 0.0, "brick", ""),
    "horizon": Hall(22.6, 31.0, 5.4, (10.0, 3.0), 0.0, "plaster", "E"),
    "nova": Hall(22.6, 31.0, 7.0, (15.0, 4.0), 0.0, "slats", ""),
    "vista": Hall(20.0, 30.0, 6.0, (10.0, 3.0), 0.0, "plaster", "W"),
}


def wall_point(hall, u, v):
    """Point of the LED wall; u and v run from 0 to 1, left to right and bottom to top."""
    w, h = hall.wall
    z = 1.25 + h * v
    if not hall.bend:
        return ((u - 0.5) * w, 0.0, z)
    angle = (u - 0.5) * w / hall.bend
    return (hall.bend * math.sin(angle), hall.bend * (math.cos(angle) - 1), z)


def wall_light(hall, i, j):
    """One white part of the wall."""
    nu, nv = WALL_LIGHTS
    return surf(lambda u, v: wall_point(hall, (i + u) / nu, (j + v) / nv), 8, 1, emit((1, 1, 1), 1.0))


def led_wall(hall, art, level=2.4, parts=None):
    """Picture, panel joints, and the black back with a thin frame. For a film the wall is built in parts instead."""
    n = 90 if hall.bend else 2
    if parts == "lights":
        for i in range(WALL_LIGHTS[0]):
            for j in range(WALL_LIGHTS[1]):
                grouped(wall_light(hall, i, j), f"wall{i:02d}{j}")
    else:
        face = uv_colour() if parts == "places" else img(art, level, panels(hall.wall))
        o = surf(lambda u, v: wall_point(hall, u, v), n, 6, face)
        if parts:
            grouped(o, "places")
            o.visible_diffuse = o.visible_glossy = False  # seen, and no light of its own
    back = lambda u, v: tuple(V(wall_point(hall, u, v)) * 1.0 + V((0, 0.12, (v - 0.5) * 0.12)))
    surf(back, n, 1, BLK())
    for v in (0.0, 1.0):
        edge = [V(wall_point(hall, i / 60, v)) + V((0, 0.04, (v - 0.5) * 0.1)) for i in range(61)]
        tubes([(edge[i], edge[i + 1]) for i in range(60)], DMET(), 0.045)
    frame = [(wall_point(hall, u, 0)[:2] + (0.0,), wall_point(hall, u, 1)) for u in (0.0, 1.0)]
    tubes([(V(p) + V((0, 0.05, 0)), V(q) + V((0, 0.05, 0))) for p, q in frame], DMET(), 0.06)


def stage(hall):
    """Platform with a light line along its edge and steps at both ends."""
    deck = pbr((0.014, 0.014, 0.017), 0.16, 0.0, 0.08, 0.1, 1.2, coat=0.5)
    w = hall.wall[0] + 1.6
    sag = hall.bend * (1 - math.cos(hall.wall[0] / 2 / hall.bend)) if hall.bend else 0
    d = hall.stage_depth + 0.9 + sag
    box((w, d, 0.8), (0, hall.front + d / 2, 0.40), deck, 0.015)
    box((w - 0.1, 0.02, 0.025), (0, hall.front - 0.012, 0.70), emit((1, 0.80, 0.62), 6.0), 0.0)
    for s in (-1, 1):
        for k in range(3):
            box(
                (1.8, 0.32, 0.2 * (3 - k)),
                (s * (w / 2 - 1.6), hall.front - 0.16 - 0.32 * k, 0.1 * (3 - k)),
                deck,
                0.008,
            )
            box(
                (1.76, 0.012, 0.012),
                (s * (w / 2 - 1.6), hall.front - 0.325 - 0.32 * k, 0.2 * (3 - k) - 0.02),
                emit((1, 0.80, 0.62), 2.5),
                0.0,
            )
    for s in (-1, 1):  # subwoofers and fill loudspeakers
        for k in range(2):
            box((1.1, 0.8, 0.55), (s * (w / 2 + 1.0), hall.front + 0.9, 0.28 + 0.57 * k), BLK(), 0.02)


def line_arrays(hall):
    for s in (-1, 1):
        x = s * (hall.wall[0] / 2 + 1.0)
        tubes([((x, hall.front + 0.2, hall.height - 1.1), (x, hall.front + 0.2, hall.height))], BLK(), 0.02)
        for k in range(6):
            box(
                (0.85, 0.5, 0.27),
                (x, hall.front + 0.2 - 0.012 * k * k, hall.height - 1.2 - 0.285 * k),
                BLK(),
                0.02,
                rot=(0.04 * k, 0, s * 0.12),
            )


def floor_of(hall):
    """Dark polished screed, pale terrazzo or oak planks."""
    x, d = hall.width / 2, hall.depth
    if hall.finish == "brick":
        planks(-x, x, -d, 2.0, wood((0.24, 0.145, 0.08), (0.12, 0.064, 0.032), "Y", 1.0, 0.30, 0.3), 0.22, 2.4)
        return
    colour, rough = ((0.045, 0.046, 0.05), 0.22) if hall.finish == "slats" else ((0.34, 0.33, 0.315), 0.26)
    box((hall.width, d + 2, 0.1), (0, -d / 2 + 1, -0.05), pbr(colour, rough, 0.0, 0.05, 0.05, 0.5, coat=0.2), 0.0)


def side_finish(hall, side):
    """Cladding of one long side."""
    x, d, h = side * hall.width / 2, hall.depth, hall.height
    if hall.finish == "slats":
        slats(-d, 1.0, x - side * 0.06, h, wood(axis="Z", rough=0.4, **WALNUT), BLK(), w=0.07, gap=0.06, d=0.06)
    elif hall.finish == "brick":
        brick_wall(x, -d, 1.0, h)
    else:
        plaster = pbr((0.52, 0.50, 0.47), 0.85, bump=0.04, bscale=90.0)
        box((0.1, d + 2, h), (x + side * 0.05, -d / 2 + 1, h / 2), plaster, 0.0)
        oak = wood(axis="Z", rough=0.42, **OAK)
        slats(-d, 0.0, x - side * 0.03, 2.6, oak, pbr((0.03, 0.026, 0.022), 0.9), w=0.06, gap=0.03)


def brick_wall(x, y0, y1, h):
    """Courses of long thin bricks, each its own tone."""
    brick = pbr((0.26, 0.125, 0.085), 0.8, 0.0, 0.35, 0.15, 5.0, bump=0.25, bscale=60.0)
    side = 1 if x > 0 else -1
    box((0.1, y1 - y0, h), (x + side * 0.08, (y0 + y1) / 2, h / 2), pbr((0.16, 0.15, 0.14), 0.9), 0.0)
    me, length, course = boxmesh(0.06, 0.478, 0.098, 0.006, 1), 0.49, 0.11
    for row in range(int(h / course)):
        for i in range(int((y1 - y0) / length)):
            obj("brick", me, brick, (x, y0 + (i + 0.5 * (row % 2) + 0.5) * length, (row + 0.5) * course))


def windows(hall, side):
    """Full-height window band on a long side."""
    x, d, h = side * hall.width / 2, hall.depth, min(4.4, hall.height - 0.6)
    n = int(d / 1.9)
    for i in range(n + 1):
        box((0.12, 0.07, h), (x, -d + d * i / n, h / 2), DMET(), 0.006)
    for z in (0.04, 2.9, h - 0.03):
        box((0.12, d, 0.07), (x, -d / 2, z), DMET(), 0.006)
    lintel = hall.height + 0.6 - h  # up to the slab above the baffles
    box((0.2, d + 4, lintel), (x, -d / 2, h + lintel / 2), pbr((0.08, 0.08, 0.085), 0.8), 0.0)
    pane = surf(
        lambda u, v: (0, (u - 0.5) * d, (v - 0.5) * h),
        1,
        1,
        window_glass(),
        loc=(x + side * 0.02, -d / 2, h / 2),
    )
    pane.visible_shadow = False


def drapes(hall, side, y0, y1):
    """Heavy curtain drawn in front of part of the windows."""
    x = side * (hall.width / 2 - 0.25)
    curtain(x, y0, y1, min(4.5, hall.height - 0.5), fabric((0.10, 0.105, 0.115), 300.0))


def ceiling(hall, bright):
    """Dark slab with hanging baffles; the baffles take the light."""
    d, h = hall.depth, hall.height
    box((hall.width + 2, d + 4, 0.1), (0, -d / 2, h + 0.55), pbr((0.02, 0.02, 0.022), 0.9), 0.0)
    for s in (-1, 1):  # the walls go on up to the slab
        box((0.1, d + 4, 0.6), (s * (hall.width / 2 + 0.06), -d / 2, h + 0.3), pbr((0.02, 0.02, 0.022), 0.9), 0.0)
    tone = (0.30, 0.29, 0.28) if bright else (0.05, 0.05, 0.054)
    baffle = pbr(tone, 0.9, var=0.05)
    for i in range(int(d / 0.9)):
        y = -0.8 - i * 0.9
        if y > hall.front + 0.5:
            continue
        box((hall.width, 0.05, 0.34), (0, y, h + 0.2), baffle, 0.0)
    # The slab's gap above the rear curtain lets no daylight in.
    box((hall.width + 2, 0.1, 0.8), (0, 1.6, h + 0.2), pbr((0.02, 0.02, 0.022), 0.9), 0.0)


HOUSE_LIGHT = 3600  # kelvin


def house_lights(hall, power, k=HOUSE_LIGHT):
    """Lines of light between the baffles and a wide soft source below them."""
    d, h = hall.depth, hall.height
    for x in (-hall.width / 3.2, 0, hall.width / 3.2):
        box((0.08, d - 8, 0.05), (x, -d / 2 - 2.5, h + 0.02), emit(kelvin(k), 5.0 * power), 0.0)
        lamp = area((x, -d / 2 - 2.5, h - 0.02), 0.3, 2400 * power, kelvin(k), target=(x, -d / 2 - 2.5, 0), sy=d - 8)
        lamp.visible_glossy = k == HOUSE_LIGHT  # thin sources in a dark floor are noise at few samples


def wall_washers(hall, colours, power=120):
    """Grazing light up the long sides, colour by colour."""
    x = hall.width / 2
    for s in (-1, 1):
        if (s < 0 and hall.windows == "W") or (s > 0 and hall.windows == "E"):
            continue
        n = int(hall.depth / 3.2)
        for i in range(n):
            y = -2.0 - i * 3.2
            spot(
                (s * (x - 0.55), y, 0.12),
                (s * (x - 0.1), y, hall.height),
                power,
                colours[i % len(colours)],
                58,
                0.9,
                0.1,
            )
            cyl(0.07, 0.06, (s * (x - 0.55), y, 0.03), BLK(), 20)


def rig(hall, mood, beam=1.0):
    """Two trusses of moving heads; only a show has visible beams."""
    metal = pbr((0.14, 0.145, 0.15), 0.36, 1.0, 0.08, 0.2, 6.0)
    w, h = hall.wall[0] + 3.0, hall.height
    a, b = mood["beams"]
    for row, (y, z) in enumerate(((hall.front + 1.4, h - 0.35), (hall.front - 5.5, h - 0.25))):
        truss(w, (-w / 2, y, z), (0, 0, 0), metal, 0.4)
        n = 8 if row == 0 else 6
        for i in range(n):
            x = (i / (n - 1) - 0.5) * (w - 1.2)
            head(hall, (x, y, z - 0.6), row, i, (a if i % 2 else b), mood["show"] * beam)


def head(hall, at, row, i, colour, show):
    """One moving head: front truss paints the stage, the rear one crosses the room."""
    x = at[0]
    target = (
        (x * 0.62, hall.front + 2.4, 0.8) if row == 0 else (x * 1.25 + (2.2 if i % 2 else -2.2), hall.front + 1.0, 1.2)
    )
    movinghead(at, target, BLK(), emit(colour, 40.0 if show else 9.0))
    d = (V(target) - V(at)).normalized()
    group = f"beam{row}{i % 2}"
    if show:
        grouped(beamcone(V(at) + d * 0.22, target, colour, show * (0.5 if row == 0 else 0.4), ang=6.0), group)
    grouped(spot(V(at) + d * 0.3, target, 600 if row == 0 else 400, colour, 20, 0.5, 0.06), group)


MOODS = {
    "show": dict(
        show=1.0,
        house=0.0,
        beams=((0.45, 0.66, 1.0), (0.72, 0.85, 1.0)),
        wash=((0.16, 0.30, 1.0), (0.45, 0.18, 1.0)),
        wash_power=700,
        dim=300,
    ),
    "opening": dict(
        show=0.9,
        house=0.0,
        beams=((0.30, 0.50, 1.0), (0.66, 0.40, 1.0)),
        wash=((0.16, 0.30, 1.0), (0.45, 0.18, 1.0)),
        wash_power=900,
        dim=320,
    ),
    "ember": dict(
        show=1.0,
        house=0.0,
        beams=((1.0, 0.42, 0.16), (1.0, 0.72, 0.45)),
        wash=((1.0, 0.22, 0.08), (1.0, 0.45, 0.18)),
        wash_power=2400,
        dim=300,
    ),
    "teal": dict(
        show=1.0,
        house=0.0,
        beams=((0.20, 0.90, 0.75), (0.75, 0.95, 1.0)),
        wash=((0.05, 0.75, 0.60), (0.08, 0.35, 0.85)),
        wash_power=650,
        dim=300,
    ),
    "dinner": dict(
        show=0.0,
        house=0.05,
        beams=((1.0, 0.70, 0.45), (1.0, 0.80, 0.60)),
        wash=((1.0, 0.50, 0.22),),
        wash_power=420,
        dim=330,
    ),
    "house": dict(
        show=0.0,
        house=1.0,
        beams=((1.0, 0.90, 0.80), (1.0, 0.95, 0.90)),
        wash=((1.0, 0.80, 0.60),),
        wash_power=240,
        dim=0,
    ),
    # Under the house lights that the scene hangs.
    "set": dict(
        show=0.0,
        house=0.0,
        beams=((1.0, 0.86, 0.72), (1.0, 0.92, 0.84)),
        wash=((1.0, 0.60, 0.32),),
        wash_power=520,
        dim=0,
    ),
    "day": dict(
        show=0.0,
        house=0.55,
        beams=((1.0, 0.92, 0.85), (1.0, 0.96, 0.92)),
        wash=((1.0, 0.82, 0.64),),
        wash_power=160,
        dim=0,
    ),
}
