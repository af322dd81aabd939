"""Fills a built scene with people: its chairs, its high tables, its ways, and whoever a cast names by place."""

import random
from dataclasses import dataclass

import bpy

from kit.geometry import *
from kit.geometry import _mesh
from kit.held import coat_over, cup_on_floor, glass_in_hand, telephone, tray, wheelchair
from kit.materials import fabric
from kit.people import COLOURS, SUITS, figure, person
from people.library import AUDIENCE, DINERS, FIGURES

LISTENING = {
    f.name: 1.0 for f in AUDIENCE if f.name not in ("phone", "applause", "question", "neighbour", "notes")
} | dict(neighbour=0.35, notes=0.5, forward=0.5, scarf=0.0, folded=0.3, bald=0.4, crossed=0.9)
CHEERING = LISTENING | dict(applause=9.0)
WORKING = dict(notes=1.4, typing=1.2, typing_woman=1.2, dining=0.0, diner=1.0, thoughtful=0.8, folded=0.6, lap=0.5)
DINING = {f.name: 1.0 for f in DINERS if "typing" not in f.name} | dict(telling_table=1.3, telling_woman=1.2)
CHATTING = dict(
    at_ease=1,
    arms_folded=0.7,
    glass=1.6,
    glass_man=1.6,
    telling=1.2,
    telling_curls=1.1,
    pockets=0.8,
    listening=0.5,
    behind_back=0.3,
)
SPEECH = dict(upright=1.0, lap=1.2, crossed=1.1, bald=0.5, curls=0.8, thoughtful=0.5)
AT_TABLES = dict(audience=LISTENING, applause=CHEERING, working=WORKING, dining=DINING, speech=SPEECH)


@dataclass(frozen=True)
class Cast:
    """
    Who is there. `chairs` names what those on the chairs do, `taken` is the part of the chairs in use, `standing` how
    many stand at a high table at most, `people` are placed one by one: (figure, x, y, degrees, height of the floor).
    """

    chairs: str = ""
    taken: float = 0.82
    standing: int = 0
    people: tuple = ()
    code: str = "business"
    clear: float = 1.0  # metres around the camera without people
    seed: int = 1
    removed: tuple = ()  # chairs within (x, y, metres) are carried away: a camera stands there
    faces: float = 6.5  # metres within which nobody looks towards the camera
    turned: tuple = ()  # (x, y) to which everybody at a table has turned: at a speech people are seen from behind
    front_light: float = 1.0  # part of the rig's light on the stage; with little of it the wall draws who is there
    moving: tuple = ()  # walkers as in `people`, blurred by their own movement
    stride: float = 0.22  # metres that they go while the shutter is open


def pick(weights, rs):
    return rs.choices(list(weights), list(weights.values()))[0]


def place(name, x, y, rz, z=0.0, rs=None, code="business", mirror=None):
    """One person with what belongs to the posture."""
    rs = rs or random.Random(f"{name}{x:.1f}{y:.1f}")
    pose = FIGURES[name].pose
    crew = code if not name.startswith(("camera", "operator")) else "crew"
    who = person(
        name,
        x,
        y,
        rz,
        z,
        crew,
        rs.random() < 0.5 if mirror is None else mirror,
        rs.uniform(0.975, 1.02) if not pose.seat else 1.0,
    )
    joints = figure(name)[2]
    if name.startswith(("glass", "toast")):
        glass_in_hand(who, joints, pose)
    elif name == "tray":
        tray(who, joints, pose)
    elif name in ("phone", "photograph"):
        telephone(who, joints, pose)
    elif name == "wheels":
        wheelchair(who)
    return who


def free_chairs():
    """The chairs of the scene that stand on their own feet."""
    me = _mesh.get("chairm")
    bpy.context.view_layer.update()
    return [
        o for o in bpy.data.objects if me and o.data == me and abs(o.matrix_world.translation.z) < 0.02 and not o.parent
    ]


def chairs_standing():
    """How many chairs there are for guests, on feet or on castors; armchairs on a stage are none."""
    back = _mesh.get("ocb")
    return len(free_chairs()) + sum(1 for o in bpy.data.objects if back and o.data == back)


def shows_face(eye, x, y, rz, near):
    """Whether somebody at this place would look into the camera from close by: the house shows nobody's face."""
    to = V((eye.x - x, eye.y - y))
    return to.length < near and (-math.sin(rz) * to.x + math.cos(rz) * to.y) / to.length > 0.0


def turned_to(point, at, rz, rs):
    """Where somebody at a table looks once turned to a point, loosely: whoever looked that way already moves least."""
    off = math.atan2(at.x - point[0], point[1] - at.y) - rz
    off = (off + pi) % (2 * pi) - pi
    return rz + off * (0.5 if abs(off) < pi / 4 else 0.94) + rs.uniform(-0.16, 0.16)


def seat_people(cast, eye, rs):
    """Some chairs stay free, more of them at the sides and at the back; a coat or a bag holds one or the other."""
    weights, last = AT_TABLES[cast.chairs], ""
    for o in free_chairs():
        if any(math.hypot(o.location.x - x, o.location.y - y) < r for x, y, r in cast.removed):
            bpy.data.objects.remove(o)
            continue
        at, rz = o.location, o.rotation_euler.z
        if cast.turned:
            rz = o.rotation_euler.z = turned_to(cast.turned, at, rz, rs)
        near = (V((at.x, at.y)) - V((eye.x, eye.y))).length
        edge = min(1.0, abs(at.x) / 12.0)
        if near < cast.clear or shows_face(eye, at.x, at.y, rz, cast.faces) or rs.random() > cast.taken + 0.08 - 0.22 * edge**2:
            if near > cast.clear and rs.random() < 0.14:
                coat_over(o, rs, fabric(rs.choice(SUITS + COLOURS[:3]), 300.0))
            continue
        name = pick(weights, rs)
        if name == last:
            name = pick(weights, rs)
        if cast.chairs == "audience" and rs.random() < 1 / 40:
            name = "phone"
        last = name
        place(name, at.x, at.y, rz + rs.uniform(-0.05, 0.05) * (cast.chairs != "dining"), 0.0, rs, cast.code)
        if cast.chairs == "audience" and rs.random() < 0.05:
            cup_on_floor(at.x + 0.24 * math.cos(rz), at.y + 0.24 * math.sin(rz), rs)


def high_table_tops():
    top = _mesh.get(("cyl", 0.36, 0.03, 56, None, 0.008))
    return [o.location for o in bpy.data.objects if top and o.data == top and 1.0 < o.location.z < 1.2 and not o.parent]


def stand_people(cast, eye, rs):
    """Groups around the high tables, turned to each other."""
    taken = []
    for at in high_table_tops():
        start = rs.random() * 2 * pi
        n = rs.randint(max(1, cast.standing - 2), cast.standing)
        for k in range(n):
            a = start + 2 * pi * k / n + rs.uniform(-0.25, 0.25)
            r = rs.uniform(0.66, 0.80)
            x, y = at.x + r * math.cos(a), at.y + r * math.sin(a)
            here = V((x, y))
            if (here - V((eye.x, eye.y))).length < cast.clear or any((here - o).length < 0.62 for o in taken):
                continue
            rz = a + pi / 2 + rs.uniform(-0.3, 0.3)
            if cast.turned:
                rz = turned_to(cast.turned, here, rz, rs)
            if shows_face(eye, x, y, rz, cast.faces):
                continue
            taken.append(here)
            place(pick(CHATTING, rs), x, y, rz, 0.0, rs, cast.code)


def apart(people, least=0.42):
    """Stops where a cast puts one person into another."""
    for i, (name, x, y, *_) in enumerate(people):
        for other, u, v, *_ in people[:i]:
            if math.hypot(x - u, y - v) < least:
                raise SystemExit(f"{name} at {x:.2f}, {y:.2f} stands in {other} at {u:.2f}, {v:.2f}")


def walk(sc, who, metres):
    """Lets a figure go on while the shutter is open: where it is going, by half of `metres` on both sides."""
    step = 0.5 * metres * V((-math.sin(who.rotation_euler.z), math.cos(who.rotation_euler.z), 0))
    here = who.location.copy()
    for frame, at in ((sc.frame_current - 1, here - 2 * step), (sc.frame_current + 1, here + 2 * step)):
        who.location = at
        who.keyframe_insert("location", frame=frame)
    for curve in who.animation_data.action.fcurves:
        for point in curve.keyframe_points:
            point.interpolation = "LINEAR"
    sc.render.use_motion_blur, sc.render.motion_blur_shutter = True, 0.5
    sc.cycles.motion_blur_position = "CENTER"


def fill(sc, cast):
    """Puts a cast into the scene; the scene itself stays as it was built."""
    eye, rs = sc.camera.location, random.Random(cast.seed)
    if cast.chairs:
        seat_people(cast, eye, rs)
    if cast.standing:
        stand_people(cast, eye, rs)
    for lamp in (o.data for o in sc.objects if o.type == "LIGHT" and "light group" in o):
        lamp.energy *= cast.front_light
    apart((*cast.people, *cast.moving))
    for name, x, y, degrees, *floor in cast.people:
        place(name, x, y, math.radians(degrees), floor[0] if floor else 0.0, None, cast.code, mirror=False)
    for name, x, y, degrees, *floor in cast.moving:
        at = floor[0] if floor else 0.0
        walk(sc, place(name, x, y, math.radians(degrees), at, None, cast.code, mirror=False), cast.stride)
