"""Brings the figures of people/ into a scene: meshes read once, colours picked for each that is placed."""

import subprocess

import numpy as np

from kit.geometry import *
from kit.materials import mat
from paths import ROOT, WORK
from people.library import FIGURES
from people.make import fresh

SKINS = (
    (0.62, 0.40, 0.29),
    (0.55, 0.33, 0.22),
    (0.42, 0.24, 0.15),
    (0.26, 0.14, 0.085),
    (0.14, 0.072, 0.045),
    (0.66, 0.45, 0.34),
)
HAIRS = (
    (0.012, 0.009, 0.008),
    (0.040, 0.023, 0.013),
    (0.022, 0.014, 0.010),
    (0.075, 0.042, 0.021),
    (0.014, 0.011, 0.010),
    (0.16, 0.155, 0.15),
    (0.052, 0.030, 0.016),
    (0.030, 0.019, 0.012),
    (0.17, 0.11, 0.06),
    (0.018, 0.012, 0.010),
    (0.10, 0.060, 0.030),
    (0.055, 0.026, 0.014),
)
SUITS = (
    (0.016, 0.018, 0.024),
    (0.026, 0.032, 0.052),
    (0.045, 0.045, 0.048),
    (0.085, 0.085, 0.088),
    (0.10, 0.082, 0.062),
    (0.012, 0.012, 0.013),
    (0.030, 0.040, 0.040),
)
COLOURS = (
    (0.35, 0.33, 0.30),
    (0.30, 0.07, 0.045),
    (0.05, 0.13, 0.15),
    (0.40, 0.28, 0.12),
    (0.12, 0.17, 0.28),
    (0.55, 0.52, 0.47),
    (0.16, 0.06, 0.10),
    (0.09, 0.14, 0.09),
    (0.03, 0.03, 0.034),
)
SHIRTS = ((0.72, 0.72, 0.72), (0.55, 0.63, 0.72), (0.70, 0.66, 0.60), (0.10, 0.10, 0.11))
EVENING = (
    (0.012, 0.012, 0.014),
    (0.20, 0.02, 0.03),
    (0.02, 0.05, 0.09),
    (0.04, 0.10, 0.07),
    (0.028, 0.026, 0.05),
    (0.13, 0.03, 0.09),
)


def one_of(t, palette, salt):
    """
    A colour of the palette, another for each object: the choice lies in the material, so that one mesh and its tree of
    triangles serve every copy of a figure.
    """
    pick = t.math("FRACT", t.math("MULTIPLY", t.n("ObjectInfo").outputs["Random"], salt))
    return t.ramp(pick, [(i / len(palette), c) for i, c in enumerate(palette)], "CONSTANT")


def shaded(t, colour, v):
    return t.mix(1.0, colour, t.n("CombineXYZ", {0: v, 1: v, 2: v}).outputs[0], "MULTIPLY")


@mat("skin")
def skin(t, palette=SKINS, salt=71.3):
    """Skin: soft, a little uneven."""
    v = t.math("MULTIPLY_ADD", t.noise(t.n("TexCoord").outputs["Object"], 14.0, 3), 0.3, 0.85)
    c = shaded(t, one_of(t, palette, salt), v)
    t.end(t.n("BsdfPrincipled", {"Base Color": c, "Roughness": 0.52, "Specular": 0.35, "Sheen": 0.15}))


@mat("hair")
def hair(t, palette=HAIRS, salt=37.9):
    """Hair: strands as fine grooves that fall, with the long highlight they give."""
    co = t.n("TexCoord").outputs["Object"]
    strands = t.noise(t.n("Mapping", {"Vector": co, "Scale": (1.0, 1.0, 0.10)}).outputs[0], 190.0, 3, 0.6, 0.6)
    locks = t.noise(t.n("Mapping", {"Vector": co, "Scale": (1.0, 1.0, 0.22)}).outputs[0], 42.0, 2, 0.5, 0.8)
    both = t.math("ADD", t.math("MULTIPLY", strands, 0.5), t.math("MULTIPLY", locks, 0.8))
    c = shaded(t, one_of(t, palette, salt), t.math("MULTIPLY_ADD", both, 1.5, 0.05))
    bump = t.n("Bump", {"Strength": 0.75, "Distance": 0.006, "Height": both}).outputs[0]
    t.end(t.n("BsdfPrincipled", {"Base Color": c, "Roughness": 0.58, "Specular": 0.3, "Sheen": 0.25, "Normal": bump}))


@mat("cloth")
def cloth(t, palette, salt=1.0, rough=0.85):
    """Plain woven cloth with soft irregular folds on top of those of the mesh."""
    co = t.n("TexCoord").outputs["Object"]
    folds = t.noise(co, 6.0, 2, 0.45, 1.6)
    weave = t.noise(co, 420.0, 1)
    c = shaded(t, one_of(t, palette, salt), t.math("MULTIPLY_ADD", weave, 0.35, 0.82))
    height = t.math("ADD", folds, t.math("MULTIPLY", weave, 0.03))
    bump = t.n("Bump", {"Strength": 0.25, "Distance": 0.008, "Height": height}).outputs[0]
    t.end(t.n("BsdfPrincipled", {"Base Color": c, "Roughness": rough, "Specular": 0.22, "Sheen": 0.5, "Normal": bump}))


PARTS = ("skin", "hair", "top", "shirt", "bottom", "shoes", "legs", "apron")
_figures, _worn = {}, {}


def figure(name):
    """The mesh of a figure with a slot per material, and where its joints are; made first if it is not there yet."""
    if name not in _figures:
        file = WORK / "people" / f"{name}.npz"
        if not fresh(FIGURES[name]):
            subprocess.run(["/usr/bin/python3", "-m", "people.make", name], cwd=ROOT, check=True)
        data = np.load(file)
        names = [str(n) for n in data["names"]]
        used = [p for p in PARTS if p in names]
        points, faces, slots, first = [], [], [], 0
        for i, part in enumerate(names):
            points.append(data[f"points{i}"])
            faces.append(data[f"triangles{i}"] + first)
            slots.append(np.full(len(faces[-1]), used.index(part)))
            first += len(points[-1])
        _figures[name] = (
            solid_mesh(name, np.concatenate(points), np.concatenate(faces), np.concatenate(slots)),
            used,
            {k[3:]: V([float(c) for c in data[k]]) for k in data.files if k.startswith("at_")},
        )
    return _figures[name]


def worn(name, code):
    """A figure's mesh in the clothes of an occasion."""
    if (name, code) not in _worn:
        me, used, _ = figure(name)
        me = me.copy()
        look = dressed(name, code)
        for part in used:
            me.materials.append(look[part])
        _worn[name, code] = me
    return _worn[name, code]


def solid_mesh(name, points, faces, slots):
    """A smooth mesh of triangles, fast."""
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(points))
    me.vertices.foreach_set("co", points.astype(np.float32).ravel())
    me.loops.add(len(faces) * 3)
    me.loops.foreach_set("vertex_index", faces[:, ::-1].astype(np.int32).ravel())
    me.polygons.add(len(faces))
    me.polygons.foreach_set("loop_start", np.arange(0, len(faces) * 3, 3, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(len(faces), 3, np.int32))
    me.polygons.foreach_set("material_index", slots.astype(np.int32))
    me.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    me.update(calc_edges=True)
    return me


def dressed(name, code):
    """Materials by part: what is worn to a conference, to a dinner ("evening") or at work in the house ("crew")."""
    wears = {*FIGURES[name].wear, FIGURES[name].hair}
    black = ((0.014, 0.014, 0.016),)
    top, bottom = COLOURS, SUITS[:5]
    if "jacket" in wears:
        top = bottom = SUITS
    elif code == "evening":
        top = EVENING
        bottom = SUITS[:3] if wears & {"trousers", "slim"} else EVENING
    if code == "crew" or "waistcoat" in wears:
        top = bottom = black
    return dict(
        skin=skin(),
        hair=cloth(COLOURS, 11.7) if "headscarf" in wears else hair(),
        top=cloth(top, 1.0 if "jacket" in wears else 23.1),
        bottom=cloth(bottom),
        shirt=cloth(SHIRTS[:1] if "waistcoat" in wears else SHIRTS, 5.3),
        apron=cloth(((0.02, 0.02, 0.022),)),
        shoes=cloth(((0.012, 0.011, 0.011), (0.05, 0.026, 0.015), (0.02, 0.02, 0.022)), 3.7, 0.4),
        legs=skin(),
    )


def person(name, x, y, rz=0.0, z=0.0, code="business", mirror=False, size=1.0):
    """Places one figure that looks along +y turned by rz; returns the object."""
    o = bpy.data.objects.new("person", worn(name, code))
    o.location, o.rotation_euler = (x, y, z), (0, 0, rz)
    o.scale = (-size if mirror else size, size, size)
    return link(o)
