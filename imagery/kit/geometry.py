"""Meshes, furniture primitives, lights and figures. Meshes are cached by key and instanced."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix
from mathutils import Vector as V

from kit.materials import beam, pbr

pi = math.pi


def link(o):
    """Adds an object to the scene."""
    bpy.context.scene.collection.objects.link(o)
    return o


_mesh = {}


def obj(name, me, m=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1), parent=None, smooth=False):
    """Instances a mesh; a second material on a shared mesh is set on the object."""
    o = bpy.data.objects.new(name, me)
    o.location = loc
    o.rotation_euler = rot
    o.scale = scale
    if m is not None:
        if not me.materials:
            me.materials.append(m)
        elif me.materials[0] != m:
            o.material_slots[0].link = "OBJECT"
            o.material_slots[0].material = m
    if smooth:
        for p in me.polygons:
            p.use_smooth = True
    if parent:
        o.parent = parent
    return link(o)


def from_bm(bm, name="m", auto=True):
    """BMesh to mesh with automatic smoothing."""
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    if auto:
        for p in me.polygons:
            p.use_smooth = True
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(38)
    return me


def boxmesh(sx, sy, sz, b=0.008, seg=2):
    """Cached bevelled box."""
    k = ("box", round(sx, 4), round(sy, 4), round(sz, 4), b, seg)
    if k not in _mesh:
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1.0)
        bmesh.ops.scale(bm, vec=(sx, sy, sz), verts=bm.verts)
        b2 = min(b, min(sx, sy, sz) * 0.45)
        if b2 > 0:
            bmesh.ops.bevel(bm, geom=bm.edges[:], offset=b2, segments=seg, affect="EDGES", profile=0.5)
        _mesh[k] = from_bm(bm)
    return _mesh[k]


def box(s, loc, m, b=0.008, rot=(0, 0, 0), seg=2, parent=None):
    """Bevelled box with its centre at loc."""
    return obj("box", boxmesh(*s, b, seg), m, loc, rot, parent=parent)


def cylmesh(r, h, n=32, r2=None, b=0.0):
    """Cached cylinder or cone."""
    k = ("cyl", r, h, n, r2, b)
    if k not in _mesh:
        bm = bmesh.new()
        bmesh.ops.create_cone(bm, cap_ends=True, segments=n, radius1=r, radius2=r if r2 is None else r2, depth=h)
        if b:
            bmesh.ops.bevel(
                bm,
                geom=[e for e in bm.edges if len(e.link_faces) == 2 and any(len(f.verts) > 4 for f in e.link_faces)],
                offset=b,
                segments=3,
                affect="EDGES",
                profile=0.5,
            )
        _mesh[k] = from_bm(bm)
    return _mesh[k]


def cyl(r, h, loc, m, n=32, r2=None, rot=(0, 0, 0), b=0.0, parent=None):
    """Cylinder along z with its centre at loc."""
    return obj("cyl", cylmesh(r, h, n, r2, b), m, loc, rot, parent=parent)


def tubebm(bm, p, q, r, n=8):
    """Adds one tube from p to q to a BMesh."""
    p, q = V(p), V(q)
    d = q - p
    if d.length < 1e-6:
        return
    M = Matrix.Translation((p + q) / 2) @ d.to_track_quat("Z", "Y").to_matrix().to_4x4()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=n, radius1=r, radius2=r, depth=d.length, matrix=M)


def tubes(segs, m, r=0.02, n=8, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, key=None):
    """Many straight tubes as one object; a segment is (p, q) or (p, q, radius)."""
    if key and key in _mesh:
        me = _mesh[key]
    else:
        bm = bmesh.new()
        for s in segs:
            tubebm(bm, s[0], s[1], s[2] if len(s) > 2 else r, n)
        me = from_bm(bm)
        if key:
            _mesh[key] = me
    return obj("tubes", me, m, loc, rot, parent=parent)


def truss(L, loc, rot, m, w=0.4, r=0.024):
    """Box truss of length L along x."""
    key = ("truss", round(L, 2), w)
    segs = []
    if key not in _mesh:
        h = w / 2
        c = [(-h, -h), (h, -h), (h, h), (-h, h)]
        for y, z in c:
            segs.append(((0, y, z), (L, y, z), r))
        n = int(L / w)
        for i in range(n):
            x0, x1 = i * L / n, (i + 1) * L / n
            for j in range(4):
                a, b = c[j], c[(j + 1) % 4]
                a, b = (a, b) if (i + j) % 2 else (b, a)
                segs.append(((x0, *a), (x1, *b), r * 0.5))
    return tubes(segs, m, key=key, loc=loc, rot=rot)


def softbox(s, loc, m, r=0.06, puff=0.05, rot=(0, 0, 0), cuts=10, parent=None, seed=None):
    """Cushion: rounded, slightly swollen box."""
    key = ("soft",) + tuple(round(x, 3) for x in s) + (r, puff, seed)
    if key not in _mesh:
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=2.0)
        bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=cuts, use_grid_fill=True)
        h = V(s) / 2
        rs = random.Random(seed or 1)
        ph = [rs.random() * 6 for _ in range(6)]
        for v in bm.verts:
            p = v.co.copy()
            q = V([math.copysign(abs(p[i]) ** 0.75, p[i]) * h[i] for i in range(3)])
            inner = V([max(-(h[i] - r), min(h[i] - r, q[i])) for i in range(3)])
            d = V([q[i] - inner[i] for i in range(3)])
            q = inner + (d.normalized() * r if d.length > 1e-6 else d)
            bul = [
                puff
                * (1 - p[(i + 1) % 3] ** 2)
                * (1 - p[(i + 2) % 3] ** 2)
                * (p[i] if abs(p[i]) > 0.99 else p[i] * 0.8)
                for i in range(3)
            ]
            q += V(bul)
            q.z += 0.12 * puff * math.sin(q.x * 9 + ph[0]) * math.cos(q.y * 8 + ph[1])
            v.co = q
        me = from_bm(bm)
        _mesh[key] = me
        for p in me.polygons:
            p.use_smooth = True
        me.auto_smooth_angle = pi
    o = obj("soft", _mesh[key], m, loc, rot, parent=parent)
    u = o.modifiers.new("u", "SUBSURF")
    u.levels = u.render_levels = 1
    return o


def surf(fn, nu, nv, m, th=0.0, loc=(0, 0, 0), rot=(0, 0, 0), uv=True, parent=None, key=None):
    """Grid surface of fn(u, v) with UVs."""
    if key and key in _mesh:
        return obj("surf", _mesh[key], m, loc, rot, parent=parent)
    me = bpy.data.meshes.new("surf")
    vs = [tuple(fn(i / nu, j / nv)) for j in range(nv + 1) for i in range(nu + 1)]
    fs = [
        (j * (nu + 1) + i, j * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i)
        for j in range(nv)
        for i in range(nu)
    ]
    me.from_pydata(vs, [], fs)
    if uv:
        l = me.uv_layers.new()
        for p in me.polygons:
            for k, li in zip(p.vertices, p.loop_indices):
                l.data[li].uv = ((k % (nu + 1)) / nu, (k // (nu + 1)) / nv)
    for p in me.polygons:
        p.use_smooth = True
    if key:
        _mesh[key] = me
    o = obj("surf", me, m, loc, rot, parent=parent)
    if th:
        s = o.modifiers.new("s", "SOLIDIFY")
        s.thickness = th
        s.offset = 0
    return o


def ledarc(R, a0, a1, z0, z1, m, center=(0, 0, 0), nu=128):  # a in degrees, 90=+Y ; uv left->right seen from inside
    f = lambda u, v: (
        center[0] + R * math.cos(math.radians(a0 + (a1 - a0) * u)),
        center[1] + R * math.sin(math.radians(a0 + (a1 - a0) * u)),
        z0 + (z1 - z0) * v,
    )
    return surf(f, nu, 8, m)


def plane(sx, sy, loc, m, rot=(0, 0, 0)):
    """Flat rectangle."""
    return surf(lambda u, v: ((u - 0.5) * sx, (v - 0.5) * sy, 0), 1, 1, m, loc=loc, rot=rot)


def area(loc, size, power, col=(1, 1, 1), target=None, rot=None, cam=False, spread=180, sy=None):
    """Rectangular lamp, invisible to the camera."""
    l = bpy.data.lights.new("a", "AREA")
    l.shape = "RECTANGLE"
    l.size = size
    l.size_y = sy or size
    l.energy = power
    l.color = col
    l.spread = math.radians(spread)
    o = link(bpy.data.objects.new("a", l))
    o.location = loc
    if target is not None:
        o.rotation_euler = (V(target) - V(loc)).to_track_quat("-Z", "Y").to_euler()
    elif rot:
        o.rotation_euler = rot
    o.visible_camera = cam
    o.visible_glossy = cam or True
    return o


def spot(loc, target, power, col=(1, 1, 1), ang=30, blend=0.6, r=0.08):
    """Spot lamp aimed at target."""
    l = bpy.data.lights.new("s", "SPOT")
    l.energy = power
    l.color = col
    l.spot_size = math.radians(ang)
    l.spot_blend = blend
    l.shadow_soft_size = r
    o = link(bpy.data.objects.new("s", l))
    o.location = loc
    o.rotation_euler = (V(target) - V(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def point(loc, power, col=(1, 1, 1), r=0.05):
    """Small round lamp."""
    l = bpy.data.lights.new("p", "POINT")
    l.energy = power
    l.color = col
    l.shadow_soft_size = r
    o = link(bpy.data.objects.new("p", l))
    o.location = loc
    o.visible_camera = False
    return o


def grouped(o, name):
    """Names the light group of an object; build.py makes the groups where a film needs light by light."""
    o["light group"] = name
    return o


BEAM_ROOM = 2.4  # the cone that carries a beam's light is so much wider than the beam: it fades out before its edge


def beamcone(loc, target, col, s, L=None, ang=7.0, r0=0.07):
    """Visible beam; casts no light, pair it with spot()."""
    d = V(target) - V(loc)
    L = round(L or d.length, 1)
    spread = math.tan(math.radians(ang / 2))
    key = ("cone", L, ang)
    if key not in _mesh:
        bm = bmesh.new()
        bmesh.ops.create_cone(
            bm,
            cap_ends=True,
            segments=32,
            radius1=BEAM_ROOM * (r0 + L * spread),
            radius2=BEAM_ROOM * r0,
            depth=L,
            matrix=Matrix.Translation((0, 0, -L / 2)),
        )
        _mesh[key] = from_bm(bm)
    o = obj("beam", _mesh[key], beam(tuple(col), s, L, r0, spread), loc, d.to_track_quat("-Z", "Y").to_euler())
    o.visible_diffuse = False
    o.visible_shadow = False
    return o


def movinghead(loc, target, m, lens):
    """Moving-head lamp aimed at target."""
    box((0.34, 0.3, 0.14), (loc[0], loc[1], loc[2] + 0.32), m, 0.02)
    d = (V(target) - V(loc)).to_track_quat("-Z", "Y")
    for s in (-1, 1):
        box((0.05, 0.18, 0.36), (loc[0] + s * 0.2, loc[1], loc[2] + 0.1), m, 0.015)
    cyl(0.15, 0.4, loc, m, 24, rot=d.to_euler(), b=0.02)
    c = cyl(0.115, 0.01, V(loc) + d.to_matrix() @ V((0, 0, -0.21)), lens, 24, rot=d.to_euler())
    c.visible_diffuse = False


def chair(m, leg):
    """returns list of (mesh) in local coords facing +Y"""
    if "chairm" in _mesh:
        return _mesh["chairm"]
    bm = bmesh.new()

    def add(me):
        bm.from_mesh(me)

    # shell: profile from seat front to back top
    prof = [
        (0.23, 0.455),
        (0.2, 0.468),
        (0.1, 0.462),
        (-0.05, 0.45),
        (-0.15, 0.452),
        (-0.205, 0.48),
        (-0.228, 0.54),
        (-0.245, 0.64),
        (-0.265, 0.74),
        (-0.285, 0.83),
        (-0.29, 0.85),
    ]
    nu = 10
    g = []
    for j, (y, z) in enumerate(prof):
        row = []
        for i in range(nu + 1):
            x = i / nu - 0.5
            t = j / (len(prof) - 1)
            w = 0.47 if t < 0.5 else 0.47 - 0.05 * ((t - 0.5) * 2) ** 2
            if j in (0, len(prof) - 1):
                w *= 0.93
            row.append(
                bm.verts.new(
                    (
                        x * w,
                        y + (0.035 * (2 * x) ** 2 if t > 0.5 else 0),
                        z + (0.018 * (2 * x) ** 2 if t < 0.55 else 0),
                    )
                )
            )
        g.append(row)
    fs = [
        bm.faces.new((g[j][i], g[j][i + 1], g[j + 1][i + 1], g[j + 1][i]))
        for j in range(len(prof) - 1)
        for i in range(nu)
    ]
    bmesh.ops.solidify(bm, geom=fs, thickness=0.016)
    for f in bm.faces:
        f.material_index = 0
    n0 = len(bm.faces)
    for sx in (-1, 1):
        tubebm(bm, (sx * 0.2, 0.2, 0.44), (sx * 0.235, 0.24, 0), 0.011)
        tubebm(bm, (sx * 0.19, -0.17, 0.45), (sx * 0.235, -0.27, 0), 0.011)
        tubebm(bm, (sx * 0.2, 0.2, 0.445), (sx * 0.19, -0.17, 0.445), 0.009)
    bm.faces.ensure_lookup_table()
    for f in bm.faces[n0:]:
        f.material_index = 1
    me = from_bm(bm)
    me.materials.append(m)
    me.materials.append(leg)
    _mesh["chairm"] = me
    return me


def plant(loc, h=1.2, pot=(0.06, 0.06, 0.065), seed=0, n=26, col=(0.03, 0.09, 0.025), potr=0.2, poth=0.4, leafw=0.05):
    """Pot with long bent leaves."""
    rs = random.Random(seed)
    cyl(potr, poth, (loc[0], loc[1], loc[2] + poth / 2), pbr(pot, 0.6, bump=0.1), 48, r2=potr * 1.12, b=0.01)
    cyl(
        potr * 1.02,
        0.01,
        (loc[0], loc[1], loc[2] + poth - 0.03),
        pbr((0.03, 0.02, 0.012), 0.95, bump=0.8, bscale=60.0),
        32,
    )
    m = pbr(col, 0.42, var=0.3, coat=0.1)
    for _ in range(n):
        a = rs.random() * 6.283
        el = rs.uniform(0.75, 1.45)
        L = h * rs.uniform(0.6, 1.05)
        w = leafw * rs.uniform(0.7, 1.3)
        bend = rs.uniform(0.25, 0.8)

        def f(u, v, a=a, el=el, L=L, w=w, bend=bend):
            t = v
            r = L * t * math.cos(el - bend * t * 0.8) * 0.8
            z = L * t * math.sin(max(0.1, el - bend * t))
            ww = w * math.sin(pi * min(1, t * 0.93 + 0.05)) ** 0.8 * (u - 0.5) * 2
            return (
                math.cos(a) * r - math.sin(a) * ww,
                math.sin(a) * r + math.cos(a) * ww,
                z + abs(u - 0.5) * w * 0.6,
            )

        surf(f, 4, 10, m, loc=(loc[0], loc[1], loc[2] + poth - 0.05), uv=False)
