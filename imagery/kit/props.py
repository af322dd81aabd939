"""Reusable furniture and building parts, all in metres, z up."""

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from kit.geometry import *
from kit.geometry import _mesh
from kit.materials import *
from kit.world import *
from paths import TEX

BLK = lambda: pbr((0.012, 0.012, 0.014), 0.45, 0.0, 0.1, 0.2)
MET = lambda: pbr((0.35, 0.36, 0.38), 0.32, 1.0, 0.08, 0.2, 6.0)
DMET = lambda: pbr((0.03, 0.03, 0.033), 0.38, 0.8, 0.1, 0.2, 6.0)


def curtain(x, y0, y1, h, m, face="x"):
    """Folded stage cloth."""

    def f(u, v):
        s = y0 + (y1 - y0) * u
        d = 0.14 * math.sin(s * 9.2) + 0.06 * math.sin(s * 21 + 1) + 0.05 * math.sin(s * 3.1)
        d *= 0.7 + 0.3 * (1 - v)
        return (x + d, s, h * v) if face == "x" else (s, x + d, h * v)

    return surf(f, 700, 3, m)


def office_chair(loc, rz, m):
    """Swivel chair facing +y at rz=0."""
    e = bpy.data.objects.new("e", None)
    e.location = loc
    e.rotation_euler = (0, 0, rz)
    link(e)
    d = DMET()
    softbox((0.50, 0.50, 0.10), (0, 0, 0.47), m, 0.04, 0.012, parent=e)

    def bk(u, v):
        x = (u - 0.5) * 0.46 * (1 - 0.12 * v * v)
        return (x, -0.235 - 0.07 * v + 0.05 * (2 * u - 1) ** 2 + 0.035 * math.sin(v * 3), 0.55 + 0.42 * v)

    surf(bk, 14, 14, m, 0.035, uv=False, parent=e, key="ocb")
    tubes(
        [((0, 0, 0.42), (0, 0, 0.12), 0.028)]
        + [((0, 0, 0.10), (0.29 * math.cos(i * 1.2566), 0.29 * math.sin(i * 1.2566), 0.07), 0.016) for i in range(5)]
        + [((0, -0.1, 0.42), (0, -0.24, 0.6), 0.016)]
        + [((s * 0.26, -0.16, 0.46), (s * 0.29, -0.1, 0.66), 0.012) for s in (-1, 1)]
        + [((s * 0.29, -0.16, 0.66), (s * 0.29, 0.14, 0.66), 0.018) for s in (-1, 1)],
        d,
        parent=e,
        key="ocl",
    )
    for i in range(5):
        cyl(
            0.03,
            0.03,
            (0.29 * math.cos(i * 1.2566), 0.29 * math.sin(i * 1.2566), 0.03),
            BLK(),
            16,
            rot=(pi / 2, 0, i * 1.2566),
            parent=e,
        )


def laptop(loc, rz, scr="screen2.png"):
    """Open laptop with a lit screen."""
    e = bpy.data.objects.new("e", None)
    e.location = loc
    e.rotation_euler = (0, 0, rz)
    link(e)
    al = pbr((0.42, 0.43, 0.45), 0.3, 0.9)
    box((0.32, 0.22, 0.014), (0, 0, 0.007), al, 0.005, parent=e)
    box((0.28, 0.10, 0.002), (0, 0.035, 0.0145), BLK(), 0.001, parent=e)
    box((0.32, 0.008, 0.21), (0, 0.135, 0.112), al, 0.003, rot=(-0.28, 0, 0), parent=e)
    surf(
        lambda u, v: ((u - 0.5) * 0.305, 0, (v - 0.5) * 0.195),
        1,
        1,
        img(scr, 1.1),
        loc=(0, 0.129, 0.112),
        rot=(-0.28, 0, 0),
        parent=e,
    )


def cup(loc):
    """Coffee cup."""
    cyl(
        0.038,
        0.08,
        (loc[0], loc[1], loc[2] + 0.04),
        pbr((0.75, 0.73, 0.70), 0.25, coat=0.3),
        28,
        r2=0.043,
        b=0.004,
    )
    cyl(0.036, 0.003, (loc[0], loc[1], loc[2] + 0.0795), pbr((0.05, 0.022, 0.008), 0.2), 28)


def vessel(r, h, loc, r2=None, foot=True):
    """
    An open glass. A lid of clear glass would mirror the sky as a disc in the air: the wall is open, and what one sees
    of it is its rim and its thick foot.
    """
    r2, n = r2 or r, 24
    wall = lambda u, v: ((r + (r2 - r) * v) * math.cos(2 * pi * u), (r + (r2 - r) * v) * math.sin(2 * pi * u), h * v)
    surf(wall, n, 1, glass((0.96, 0.97, 0.98)), loc=loc, uv=False, key=("vessel", r, h, r2))
    clear = pbr((0.42, 0.43, 0.44), 0.12, coat=0.6)
    edge = [wall(k / n, 1.0) for k in range(n + 1)]
    tubes(list(zip(edge, edge[1:])), clear, 0.0011, 6, loc=loc, key=("rim", r2, h))
    if foot:
        cyl(r - 0.0015, 0.008, (loc[0], loc[1], loc[2] + 0.004), clear, 28, b=0.002)


def tumbler(loc):
    """Water glass."""
    vessel(0.035, 0.11, loc)
    cyl(0.0335, 0.06, (loc[0], loc[1], loc[2] + 0.038), glass((0.90, 0.94, 0.96)), 28)


def slats(x0, x1, fixed, h, m, back, axis="y", w=0.038, gap=0.026, d=0.03, z0=0.0):
    """Row of upright slats on a backing board."""
    n = int((x1 - x0) / (w + gap))
    me = boxmesh(w, d, h, 0.003, 1) if axis == "x" else boxmesh(d, w, h, 0.003, 1)
    for i in range(n):
        p = x0 + (i + 0.5) * (w + gap)
        loc = (p, fixed, z0 + h / 2) if axis == "x" else (fixed, p, z0 + h / 2)
        obj("slat", me, m, loc)
    L = x1 - x0
    if axis == "y":
        box((0.02, L, h), (fixed + (-0.03 if fixed < 0 else 0.03), (x0 + x1) / 2, z0 + h / 2), back, 0.0)
    else:
        box((L, 0.02, h), ((x0 + x1) / 2, fixed + 0.03, z0 + h / 2), back, 0.0)


def window_wall(x0, x1, y, h, n, m, depth=0.09, sill=0.0):
    """Mullions, transoms and one pane along x."""
    for i in range(n + 1):
        box((0.055, depth, h - sill), (x0 + (x1 - x0) * i / n, y, sill + (h - sill) / 2), m, 0.006)
    for z in (sill + 0.03, h - 0.03):
        box((x1 - x0, depth, 0.06), ((x0 + x1) / 2, y, z), m, 0.006)
    o = plane(
        x1 - x0,
        h - sill,
        ((x0 + x1) / 2, y + 0.01, sill + (h - sill) / 2),
        window_glass(),
        rot=(pi / 2, 0, 0),
    )
    o.visible_shadow = False


def sofa(loc, rz, w, m, base, left=True, right=True, pil=()):
    """Sofa or armchair facing +y; pil is (x, colour) per cushion."""
    e = bpy.data.objects.new("e", None)
    e.location = loc
    e.rotation_euler = (0, 0, rz)
    link(e)
    d = 0.92
    box((w, d, 0.07), (0, 0, 0.17), base, 0.012, parent=e)
    for x in (-w / 2 + 0.08, w / 2 - 0.08):
        for y in (-d / 2 + 0.08, d / 2 - 0.08):
            box((0.05, 0.05, 0.14), (x, y, 0.07), base, 0.006, parent=e)
    n = max(1, round(w / 0.8))
    cw = (w - 0.36) / n if (left and right) else (w - 0.18) / n
    x0 = -(cw * n) / 2 + (0 if left and right else (0.09 if left else -0.09))
    for i in range(n):
        x = x0 + cw * (i + 0.5)
        softbox((cw - 0.012, 0.70, 0.22), (x, 0.06, 0.32), m, 0.055, 0.022, parent=e, seed=i)
        softbox((cw - 0.03, 0.22, 0.42), (x, -0.26, 0.60), m, 0.07, 0.035, rot=(0.16, 0, 0), parent=e, seed=i + 5)
    if left:
        softbox((0.18, d, 0.42), (-w / 2 + 0.09, 0, 0.42), m, 0.05, 0.008, parent=e)
    if right:
        softbox((0.18, d, 0.42), (w / 2 - 0.09, 0, 0.42), m, 0.05, 0.008, parent=e)
    softbox((w, 0.14, 0.5), (0, -d / 2 + 0.07, 0.45), m, 0.05, 0.008, parent=e)
    for i, (x, c) in enumerate(pil):
        softbox(
            (0.46, 0.16, 0.44),
            (x, -0.07, 0.60),
            fabric(c, 300.0),
            0.06,
            0.06,
            rot=(0.35, 0, (-1) ** i * 0.2),
            parent=e,
            seed=i + 20,
        )


def catenary(p, q, sag, n, bulb, wire, every=1):
    """Hanging cable with bulbs; returns their positions."""
    p, q = V(p), V(q)
    f = lambda t: p.lerp(q, t) - V((0, 0, sag * 4 * t * (1 - t)))
    N = 40
    tubes([(f(i / N), f((i + 1) / N)) for i in range(N)], wire, 0.006, 6)
    pts = []
    for i in range(1, n):
        c = f(i / n)
        pts.append(c)
        cyl(0.017, 0.05, c - V((0, 0, 0.03)), wire, 12)
        me = _mesh.get("bulb")
        if not me:
            bm = bmesh.new()
            bmesh.ops.create_uvsphere(bm, u_segments=16, v_segments=12, radius=0.036)
            me = from_bm(bm)
            _mesh["bulb"] = me
        o = obj("bulb", me, bulb, c - V((0, 0, 0.085)))
        o.visible_diffuse = False
    return pts


def flamemesh(h):
    """Cached flame body."""
    k = ("flame", round(h, 3))
    if k not in _mesh:
        bm = bmesh.new()
        bmesh.ops.create_uvsphere(bm, u_segments=14, v_segments=12, radius=1)
        for v in bm.verts:
            z = (v.co.z + 1) / 2
            r = 0.034 * (math.sin(pi * min(1, z**0.55)) ** 0.9 + 0.02)
            a = math.atan2(v.co.y, v.co.x)
            v.co = (
                math.cos(a) * r + 0.018 * math.sin(z * 5 + h * 40),
                math.sin(a) * r + 0.012 * math.sin(z * 4 + h * 70),
                (z - 0.5) * h,
            )
        _mesh[k] = from_bm(bm)
    return _mesh[k]


@mat("flame")
def flame(t, h):
    """Blue root, orange tip, transparent edge."""
    z = t.math(
        "DIVIDE",
        t.math("ADD", t.n("SeparateXYZ", {0: t.n("TexCoord").outputs["Object"]}).outputs[2], h / 2),
        h,
    )
    lw = t.math("SUBTRACT", 1.0, t.n("LayerWeight", {0: 0.5}).outputs["Facing"])
    s = t.math(
        "MULTIPLY",
        t.math("POWER", t.math("SUBTRACT", 1.0, t.math("MINIMUM", z, 1.0)), 1.0),
        t.math("MULTIPLY", t.math("POWER", lw, 2.0), 5.0),
    )
    t.end(
        t.n(
            "AddShader",
            {
                0: t.n("BsdfTransparent").outputs[0],
                1: t.n(
                    "Emission",
                    {
                        0: t.ramp(z, [(0, (0.25, 0.35, 1)), (0.15, (1, 0.55, 0.15)), (1, (1, 0.25, 0.04))]),
                        1: s,
                    },
                ).outputs[0],
            },
        )
    )


SIGNAL = (1.0, 0.07, 0.024)  # brand accent #FF4B2B in linear light
BRASS = lambda: pbr((0.65, 0.42, 0.18), 0.28, 1.0)
WALNUT = dict(a=(0.105, 0.066, 0.043), b=(0.042, 0.025, 0.016))
OAK = dict(a=(0.34, 0.20, 0.105), b=(0.18, 0.092, 0.042))


def shell(x0, x1, y0, y1, h, floor, wall, ceiling, open_sides=""):
    """Box room; sides named in open_sides (N, S, E, W; N is +y) get no wall."""
    cx, cy, sx, sy = (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0
    if floor:
        box((sx, sy, 0.1), (cx, cy, -0.05), floor, 0.0)
    box((sx, sy, 0.1), (cx, cy, h + 0.05), ceiling, 0.0)
    for side, size, loc in (
        ("N", (sx, 0.1, h), (cx, y1 + 0.05, h / 2)),
        ("S", (sx, 0.1, h), (cx, y0 - 0.05, h / 2)),
        ("E", (0.1, sy, h), (x1 + 0.05, cy, h / 2)),
        ("W", (0.1, sy, h), (x0 - 0.05, cy, h / 2)),
    ):
        if side not in open_sides:
            box(size, loc, wall, 0.0)


def planks(x0, x1, y0, y1, m, w=0.18, length=1.5):
    """Plank floor; the last plank of a row is shortened so that none leaves the room."""
    me = boxmesh(w - 0.002, length, 0.02, 0.0015, 1)
    for i in range(int((x1 - x0) / w) + 1):
        y = y0 - (i * 0.37 % 1) * length
        while y < y1:
            a, b = max(y, y0), min(y + length - 0.002, y1)
            if b - a > 0.05:
                obj("plank", me, m, (x0 + w / 2 + i * w, (a + b) / 2, -0.01), scale=(1, (b - a) / length, 1))
            y += length


def downlights(xs, ys, h, power=34, k=3100, ang=80):
    """Recessed ceiling spots on a grid."""
    for x in xs:
        for y in ys:
            cyl(0.05, 0.02, (x, y, h - 0.01), BLK(), 24)
            cyl(0.035, 0.004, (x, y, h - 0.021), emit((1, 0.78, 0.52), 14.0), 24)
            spot((x, y, h - 0.03), (x, y, 0), power, kelvin(k), ang, 0.8, 0.04)


def line_lamp(x, y, z, length, h, power, k=3300, axis="y"):
    """Hanging linear light, glowing downwards."""
    size = (lambda a, b, c: (a, b, c)) if axis == "y" else (lambda a, b, c: (b, a, c))
    off = (lambda s: (x, y + s, z)) if axis == "y" else (lambda s: (x + s, y, z))
    box(size(0.07, length, 0.06), (x, y, z), BLK(), 0.008)
    box(size(0.05, length - 0.06, 0.006), (x, y, z - 0.033), emit((1, 0.80, 0.58), 9.0), 0.0)
    tubes([(off(s), off(s)[:2] + (h,)) for s in (-length * 0.42, length * 0.42)], BLK(), 0.004)
    lamp = area((x, y, z - 0.05), 0.06, power, kelvin(k), target=(x, y, 0), sy=length)
    if axis == "x":
        lamp.rotation_euler = (0, 0, pi / 2)


def pendant(loc, h, power=40, r=0.17, m=None):
    """Cone-shaped hanging lamp."""
    x, y, z = loc
    tubes([((x, y, z), (x, y, h))], BLK(), 0.003)
    cyl(r, r * 0.95, (x, y, z), m or BLK(), 48, r2=r * 0.3, b=0.006)
    cyl(r * 0.88, 0.004, (x, y, z - r * 0.45), emit((1, 0.74, 0.46), 9.0), 40)
    spot((x, y, z - r * 0.5), (x, y, 0), power, kelvin(2900), 120, 0.5, 0.09)


def ring_lamp(loc, r, h, power, k=3100, s=9.0):
    """Hanging ring of light with a wide soft source inside it."""
    x, y, z = loc
    n = 96
    at = lambda i, dz=0.0: (x + r * math.cos(2 * pi * i / n), y + r * math.sin(2 * pi * i / n), z + dz)
    tubes([(at(i), at(i + 1)) for i in range(n)], emit((1, 0.78, 0.54), s), 0.028)
    tubes([(at(i, 0.03), at(i + 1, 0.03)) for i in range(n)], BLK(), 0.036)
    tubes([(at(i, 0.05), (x, y, h)) for i in (0, 32, 64)], BLK(), 0.004)
    area((x, y, z - 0.05), 1.5 * r, power, kelvin(k), target=(x, y, 0))


def table(loc, rz, w, d, top, h=0.74, castors=False):
    """Table on a T-frame, optionally on castors."""
    e = bpy.data.objects.new("e", None)
    e.location, e.rotation_euler = loc, (0, 0, rz)
    link(e)
    box((w, d, 0.03), (0, 0, h - 0.015), top, 0.006, parent=e)
    legs = []
    for s in (-1, 1):
        x = s * (w / 2 - 0.1)
        low = 0.07 if castors else 0.015
        legs += [((x, 0, h - 0.03), (x, 0, low)), ((x, -d * 0.42, low), (x, d * 0.42, low))]
        if castors:
            for t in (-1, 1):
                cyl(0.035, 0.025, (x, t * d * 0.4, 0.035), BLK(), 20, rot=(0, pi / 2, 0), parent=e)
    legs.append(((-w / 2 + 0.1, 0, h - 0.1), (w / 2 - 0.1, 0, h - 0.1)))
    tubes(legs, DMET(), 0.02, parent=e)
    return e


def superellipse(rx, ry, z, thick, m, loc=(0, 0, 0), power=0.42, n=72):
    """Table top with a boat or round outline (power 1 is an ellipse)."""
    bm = bmesh.new()
    ring = []
    for i in range(n):
        c, s = math.cos(2 * pi * i / n), math.sin(2 * pi * i / n)
        ring.append(bm.verts.new((rx * math.copysign(abs(c) ** power, c), ry * math.copysign(abs(s) ** power, s), 0)))
    face = bm.faces.new(ring)
    up = bmesh.ops.extrude_face_region(bm, geom=[face])["geom"]
    bmesh.ops.translate(bm, vec=(0, 0, thick), verts=[v for v in up if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    flat = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-5]
    bmesh.ops.bevel(bm, geom=flat, offset=thick * 0.3, segments=3, affect="EDGES", profile=0.5)
    return obj("top", from_bm(bm), m, (loc[0], loc[1], z))


def bar_stool(loc, rz, m):
    """High stool facing +y at rz=0."""
    e = bpy.data.objects.new("e", None)
    e.location, e.rotation_euler = loc, (0, 0, rz)
    link(e)
    softbox((0.38, 0.38, 0.09), (0, 0, 0.76), m, 0.04, 0.012, parent=e)
    softbox((0.38, 0.06, 0.22), (0, -0.18, 0.92), m, 0.03, 0.01, parent=e, seed=3)
    feet = [((s * 0.16, t * 0.16, 0.72), (s * 0.2, t * 0.2, 0)) for s in (-1, 1) for t in (-1, 1)]
    rail = [((-0.18, 0.18, 0.26), (0.18, 0.18, 0.26)), ((-0.18, -0.18, 0.26), (0.18, -0.18, 0.26))]
    tubes(feet + rail, DMET(), 0.011, parent=e, key="barstool")
    return e


def screen_wall(w, h, loc, rz, file, s=1.4, gain=(1, 1, 1)):
    """Picture in a thin black frame; rz=0 faces -y."""
    e = bpy.data.objects.new("e", None)
    e.location, e.rotation_euler = loc, (0, 0, rz)
    link(e)
    box((w + 0.06, 0.05, h + 0.06), (0, 0.03, 0), BLK(), 0.006, parent=e)
    surf(lambda u, v: ((u - 0.5) * w, 0, (v - 0.5) * h), 1, 1, img(file, s, gain=gain), loc=(0, 0, 0), parent=e)


def letters(text, size, loc, rot, m, depth=0.02):
    """Solid lettering in the site's display type; `size` is the height of a line in metres."""
    c = bpy.data.curves.new("txt", "CURVE")
    c.dimensions, c.fill_mode, c.extrude = "2D", "BOTH", depth
    for outline in outlines(text):
        spline = c.splines.new("POLY")
        spline.points.add(len(outline) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, outline):
            point.co = (x * size, y * size, 0, 1)
    o = link(bpy.data.objects.new("txt", c))
    o.location, o.rotation_euler = loc, rot
    c.materials.append(m)
    return o


def outlines(text, pixels=400):
    """
    Contours of a line of type, one unit high. Traced from its picture: Blender fills overlapping strokes, which
    a variable font has, with holes.
    """
    font = ImageFont.truetype(str(TEX / "display-700.ttf"), pixels)
    picture = Image.new("L", (int(font.getlength(text)) + 40, pixels * 2))
    ImageDraw.Draw(picture).text((20, pixels * 1.4), text, font=font, fill=255, anchor="ls")
    black_and_white = (np.asarray(picture) > 127).astype(np.uint8)
    found, _ = cv2.findContours(black_and_white, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_TC89_L1)
    for contour in found:
        points = contour[:, 0].astype(float)
        if len(points) > 2:
            yield [((x - 20) / pixels, (pixels * 1.4 - y) / pixels) for x, y in points]
