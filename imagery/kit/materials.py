"""Procedural Cycles materials. Each factory caches, so equal arguments share one material."""

import math

import bpy

from paths import TEX


def kelvin(k):
    """Approximate linear RGB of a black body."""
    t = k / 100
    r = 255 if t <= 66 else 329.7 * (t - 60) ** -0.1332
    g = 99.47 * math.log(t) - 161.12 if t <= 66 else 288.12 * (t - 60) ** -0.0755
    b = 255 if t >= 66 else (0 if t <= 19 else 138.52 * math.log(t - 10) - 305.04)
    return tuple((max(0, min(255, c)) / 255) ** 2.2 for c in (r, g, b))


_m = {}

# Air between here and the city: colour, brightness and reach in metres. day() in kit/world.py changes it before any
# tower is built, and with `day` the towers get sunlit facades instead of lit windows.
HAZE = {"col": (0.21, 0.19, 0.27, 1), "level": 0.75, "reach": 2600.0, "day": False, "light": 1.0}


class NT:
    def __init__(s, m):
        m.use_nodes = True
        s.t = m.node_tree
        s.t.nodes.clear()
        s.out = s.t.nodes.new("ShaderNodeOutputMaterial" if hasattr(m, "diffuse_color") else "ShaderNodeOutputWorld")

    def n(s, typ, ins=None, **kw):
        x = s.t.nodes.new("ShaderNode" + typ)
        for k, v in kw.items():
            setattr(x, k, v)
        for k, v in (ins or {}).items():
            i = x.inputs[k]
            if hasattr(v, "is_output") or isinstance(v, bpy.types.NodeSocket):
                s.t.links.new(v, i)
            else:
                i.default_value = v
        return x

    def math(s, op, a, b=0.0, c=0.0):
        return s.n("Math", {0: a, 1: b, 2: c}, operation=op).outputs[0]

    def vec(s, op, a, b=(0, 0, 0)):
        x = s.n("VectorMath", {0: a, 1: b}, operation=op)
        return x.outputs["Value"] if op in ("DOT_PRODUCT", "LENGTH") else x.outputs[0]

    def ramp(s, f, stops, interp="LINEAR"):
        x = s.n("ValToRGB", {0: f})
        e = x.color_ramp.elements
        x.color_ramp.interpolation = interp
        while len(e) < len(stops):
            e.new(0.5)
        for i, (p, c) in enumerate(stops):
            e[i].position = p
            e[i].color = tuple(c) + ((1,) if len(c) == 3 else ())
        return x.outputs[0]

    def mix(s, f, a, b, mode="MIX"):
        x = s.n("MixRGB", {0: f, 1: a, 2: b}, blend_type=mode)
        return x.outputs[0]

    def noise(s, co, scale, detail=6, rough=0.55, dist=0.0):
        return s.n(
            "TexNoise",
            {"Vector": co, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": dist},
        ).outputs["Fac"]

    def end(s, sh):
        s.t.links.new(sh.outputs[0] if hasattr(sh, "outputs") else sh, s.out.inputs[0])


def mat(name):
    """Caches a material factory by name and arguments; the factory fills a node tree."""

    def deco(f):
        def g(*a, **k):
            key = (name,) + a + tuple(sorted(k.items()))
            if key not in _m:
                m = bpy.data.materials.new(name)
                _m[key] = m
                f(NT(m), *a, **k)
            return _m[key]

        return g

    return deco


def c4(c):
    """RGB to RGBA."""
    return tuple(c) + (1,)


@mat("pbr")
def pbr(
    t,
    col=(0.5, 0.5, 0.5),
    rough=0.5,
    metal=0.0,
    var=0.12,
    rvar=0.15,
    scale=3.0,
    bump=0.0,
    bscale=40.0,
    spec=0.5,
    coat=0.0,
    sheen=0.0,
):
    """General surface: noise varies colour and roughness so that nothing looks plastic."""
    co = t.n("TexCoord").outputs["Object"]
    oi = t.n("ObjectInfo").outputs["Random"]
    n = t.noise(co, scale, 3, 0.6)
    n2 = t.noise(co, scale * 4.7, 2, 0.6)
    v = t.math("ADD", t.math("MULTIPLY_ADD", n, var * 2, 1 - var), t.math("MULTIPLY_ADD", oi, var * 0.6, -var * 0.3))
    cc = t.mix(1.0, c4(col), t.n("CombineXYZ", {0: v, 1: v, 2: v}).outputs[0], "MULTIPLY")
    r = t.math("ADD", rough - rvar * 0.5, t.math("MULTIPLY", n2, rvar))
    b = t.n(
        "BsdfPrincipled",
        {
            "Base Color": cc,
            "Roughness": r,
            "Metallic": metal,
            "Specular": spec,
            "Clearcoat": coat,
            "Sheen": sheen,
        },
    )
    if bump:
        t.t.links.new(
            t.n("Bump", {"Strength": bump, "Distance": 0.01, "Height": t.noise(co, bscale, 4, 0.7)}).outputs[0],
            b.inputs["Normal"],
        )
    t.end(b)


@mat("fabric")
def fabric(t, col=(0.1, 0.1, 0.12), scale=600.0, var=0.25):
    """Woven cloth; scale is threads per metre."""
    co = t.n("TexCoord").outputs["Object"]
    w1 = t.n("TexWave", {"Vector": co, "Scale": scale / 6.0}, bands_direction="X").outputs["Fac"]
    w2 = t.n("TexWave", {"Vector": co, "Scale": scale / 6.0}, bands_direction="Y").outputs["Fac"]
    h = t.math("MULTIPLY", w1, w2)
    n = t.noise(co, 5.0, 2)
    v = t.math("ADD", t.math("MULTIPLY_ADD", h, var, 1 - var * 0.6), t.math("MULTIPLY_ADD", n, 0.3, -0.15))
    cc = t.mix(1.0, c4(col), t.n("CombineXYZ", {0: v, 1: v, 2: v}).outputs[0], "MULTIPLY")
    hb = t.math("ADD", t.math("MULTIPLY", h, 0.15), t.math("MULTIPLY", t.noise(co, 9.0, 1), 1.0))
    t.end(
        t.n(
            "BsdfPrincipled",
            {
                "Base Color": cc,
                "Roughness": 0.9,
                "Specular": 0.2,
                "Sheen": 0.6,
                "Normal": t.n("Bump", {"Strength": 0.35, "Distance": 0.02, "Height": hb}).outputs[0],
            },
        )
    )


@mat("wood")
def wood(t, a=(0.23, 0.12, 0.055), b=(0.09, 0.042, 0.018), axis="X", scale=1.0, rough=0.38, coat=0.15):
    """Grain along axis; each object gets its own cut of the log."""
    co = t.n("TexCoord").outputs["Object"]
    oi = t.n("ObjectInfo").outputs["Random"]
    s = {"X": (0.12, 1.6, 1.6), "Y": (1.6, 0.12, 1.6), "Z": (1.6, 1.6, 0.12)}[axis]
    mp = t.n(
        "Mapping",
        {
            "Vector": co,
            "Scale": tuple(scale * k for k in s),
            "Location": t.n(
                "CombineXYZ",
                {
                    0: t.math("MULTIPLY", oi, 37.0),
                    1: t.math("MULTIPLY", oi, 91.0),
                    2: t.math("MULTIPLY", oi, 13.0),
                },
            ).outputs[0],
        },
    ).outputs[0]
    n = t.noise(mp, 3.2, 4, 0.5, 1.2)
    ring = t.math("FRACT", t.math("MULTIPLY", n, 7.0))
    fine = t.noise(t.n("Mapping", {"Vector": mp, "Scale": (9.0, 14.0, 14.0)}).outputs[0], 9.0, 4, 0.7)
    f = t.math("ADD", t.math("MULTIPLY", ring, 0.45), t.math("MULTIPLY", fine, 0.6))
    f = t.math("ADD", f, t.math("MULTIPLY_ADD", oi, 0.3, -0.15))
    cc = t.ramp(f, [(0.15, b), (0.55, tuple((x + y) / 2 for x, y in zip(a, b))), (0.95, a)])
    r = t.math("MULTIPLY_ADD", fine, 0.22, rough - 0.08)
    t.end(
        t.n(
            "BsdfPrincipled",
            {
                "Base Color": cc,
                "Roughness": r,
                "Clearcoat": coat,
                "Clearcoat Roughness": 0.25,
                "Normal": t.n("Bump", {"Strength": 0.12, "Distance": 0.004, "Height": fine}).outputs[0],
            },
        )
    )


@mat("concrete")
def concrete(t, col=(0.25, 0.25, 0.25), rough=0.6, scale=1.0, bump=0.25, wet=0.0):
    """Blotchy mineral surface; wants dim light (see README)."""
    co = t.n("TexCoord").outputs["Object"]
    a = t.noise(co, 0.35 * scale, 10, 0.62)
    b = t.noise(co, 2.6 * scale, 10, 0.65, 0.6)
    c = t.noise(co, 28 * scale, 6, 0.7)
    f = t.math(
        "ADD",
        t.math("MULTIPLY", a, 0.6),
        t.math("ADD", t.math("MULTIPLY", b, 0.35), t.math("MULTIPLY", c, 0.12)),
    )
    cc = t.ramp(f, [(0.32, tuple(x * 0.55 for x in col)), (0.55, col), (0.75, tuple(min(1, x * 1.35) for x in col))])
    r = t.ramp(
        t.math("ADD", t.math("MULTIPLY", a, 0.5), t.math("MULTIPLY", b, 0.5)),
        [(0.36, (rough * 0.45,) * 3), (0.64, (min(1, rough * 1.25),) * 3)],
    )
    t.end(
        t.n(
            "BsdfPrincipled",
            {
                "Base Color": cc,
                "Roughness": r,
                "Specular": 0.5,
                "Normal": t.n(
                    "Bump",
                    {
                        "Strength": bump,
                        "Distance": 0.006,
                        "Height": t.math("ADD", c, t.math("MULTIPLY", b, 0.5)),
                    },
                ).outputs[0],
            },
        )
    )


@mat("emit")
def emit(t, col=(1, 1, 1), s=1.0):
    """Plain light source colour."""
    t.end(t.n("Emission", {0: c4(col), 1: s}))


@mat("glass")
def glass(t, tint=(0.92, 0.96, 0.97), rough=0.0, refl=1.0):
    """Thin pane: reflection by Fresnel, otherwise see-through, so that light and shadow pass cheaply."""
    fr = t.math(
        "MULTIPLY",
        t.n("Fresnel", {"IOR": 1.45}).outputs[0],
        t.math("SUBTRACT", 1.0, t.n("NewGeometry").outputs["Backfacing"]),
    )
    sh = t.n(
        "MixShader",
        {
            0: t.math("MULTIPLY", fr, refl),
            1: t.n("BsdfTransparent", {0: c4(tint)}).outputs[0],
            2: t.n("BsdfGlossy", {0: (1, 1, 1, 1), 1: rough}).outputs[0],
        },
    )
    t.end(sh)


def window_glass():
    """The panes of a room with a view mirror nothing: at three samples a mirrored room is specks in the sky."""
    return glass((0.93, 0.97, 0.98), 0.0, 0.0)


@mat("img")
def img(t, file, s=1.0, seams=None, pix=0.0, gain=(1, 1, 1), rough=0.35):
    """LED wall or screen: emissive picture; seams=(columns, rows) draws the panel joints."""
    uv = t.n("TexCoord").outputs["UV"]
    im = t.n("TexImage", {"Vector": uv}, interpolation="Cubic", extension="EXTEND")
    im.image = bpy.data.images.load(str(TEX / file), check_existing=True)
    c = t.mix(1.0, im.outputs[0], c4(gain), "MULTIPLY")
    if seams:
        x = t.n("SeparateXYZ", {0: uv})
        k = 1.0
        for i, nn in enumerate(seams):
            f = t.math("FRACT", t.math("MULTIPLY", x.outputs[i], float(nn)))
            e = t.math("MINIMUM", f, t.math("SUBTRACT", 1.0, f))
            k = t.math("MULTIPLY", k, t.math("MULTIPLY_ADD", t.math("GREATER_THAN", e, 0.012), 0.22, 0.78))
        cell = t.n(
            "TexWhiteNoise",
            {
                0: t.n(
                    "CombineXYZ",
                    {
                        0: t.math("FLOOR", t.math("MULTIPLY", x.outputs[0], float(seams[0]))),
                        1: t.math("FLOOR", t.math("MULTIPLY", x.outputs[1], float(seams[1]))),
                    },
                ).outputs[0]
            },
            noise_dimensions="2D",
        ).outputs[0]
        k = t.math("MULTIPLY", k, t.math("MULTIPLY_ADD", cell, 0.05, 0.95))
        c = t.mix(1.0, c, t.n("CombineXYZ", {0: k, 1: k, 2: k}).outputs[0], "MULTIPLY")
    em = t.n("Emission", {0: c, 1: s})
    gl = t.n("BsdfGlossy", {0: (0.03, 0.03, 0.03, 1), 1: rough})
    t.end(t.n("AddShader", {0: em.outputs[0], 1: gl.outputs[0]}))


@mat("uv_colour")
def uv_colour(t):
    """Shows where on a surface a point lies: u in red, v in green, and blue wherever the surface is."""
    at = t.n("SeparateXYZ", {0: t.n("TexCoord").outputs["UV"]})
    place = t.n("CombineXYZ", {0: at.outputs[0], 1: at.outputs[1], 2: 1.0})
    t.end(t.n("Emission", {0: place.outputs[0], 1: 1.0}))


@mat("paintmat")
def paintmat(t, file, rough=0.6):
    """Picture as ordinary paint (art, whiteboards)."""
    im = t.n("TexImage", {"Vector": t.n("TexCoord").outputs["UV"]})
    im.image = bpy.data.images.load(str(TEX / file), check_existing=True)
    t.end(t.n("BsdfPrincipled", {"Base Color": im.outputs[0], "Roughness": rough}))


@mat("beam")
def beam(t, col=(1, 1, 1), s=1.0, L=10.0, r0=0.07, spread=0.05):
    """
    A beam in thin fog, without a volume: how much of it a line of sight crosses follows from where that line passes the
    beam's axis (object z, the light goes to -z) and how far from it. Soft on all sides, brightest at the lamp.
    """
    object_of = lambda v, kind: t.n(
        "VectorTransform", {0: v}, convert_from="WORLD", convert_to="OBJECT", vector_type=kind
    ).outputs[0]
    geometry = t.n("NewGeometry").outputs
    at, to = object_of(geometry["Position"], "POINT"), t.vec("NORMALIZE", object_of(geometry["Incoming"], "VECTOR"))
    (px, py, pz), (ix, iy, iz) = (t.n("SeparateXYZ", {0: v}).outputs for v in (at, to))
    times, plus, minus = (lambda a, b, op=op: t.math(op, a, b) for op in ("MULTIPLY", "ADD", "SUBTRACT"))
    over = lambda a, b: t.math("DIVIDE", a, b)
    across = t.math("MAXIMUM", plus(times(ix, ix), times(iy, iy)), 0.004)  # squared sine between sight and axis
    way = over(plus(times(px, ix), times(py, iy)), across)  # from the surface back to the point nearest the axis
    z = over(minus(times(way, iz), pz), L)  # 0 at the lamp, 1 at the end
    z01 = t.math("MINIMUM", t.math("MAXIMUM", z, 0.0), 1.0)
    far = over(minus(times(px, iy), times(py, ix)), t.math("SQRT", across))  # the line's distance from the axis
    radius = t.math("MULTIPLY_ADD", z01, L * spread, r0)
    u = over(far, radius)
    bell = lambda k: t.math("EXPONENT", times(times(u, u), -k))
    profile = plus(times(bell(3.2), 0.75), times(bell(0.9), 0.25))  # a core, and the light around it
    ease = lambda v, lo, hi: t.n("MapRange", {0: v, 1: lo, 2: hi}, interpolation_type="SMOOTHSTEP").outputs[0]
    ends = times(ease(z, -0.015, 0.01), minus(1.0, ease(z, 0.25, 1.0)))
    thinner = times(over(r0 * 2.2, plus(radius, r0 * 1.2)), t.math("EXPONENT", times(z01, -1.3)))
    drift = t.n("Mapping", {"Vector": geometry["Position"], "Scale": (1, 1, 1.7)}).outputs[0]
    fog = t.math("MULTIPLY_ADD", t.noise(drift, 0.8, 4, 0.6, 0.8), 1.7, 0.12)
    # Fog sends more light on than back: a beam that comes towards the eye is the brighter one.
    on = t.math("POWER", t.math("MULTIPLY_ADD", iz, 0.75, 1.5625), -1.0)
    crossed = t.math("MINIMUM", over(1.0, t.math("SQRT", across)), 2.5)
    light = times(times(times(profile, ends), times(thinner, fog)), times(crossed, on))
    front = minus(1.0, geometry["Backfacing"])
    lamp = t.n("Emission", {0: c4(col), 1: times(times(light, front), s * 6)})
    t.end(t.n("AddShader", {0: t.n("BsdfTransparent").outputs[0], 1: lamp.outputs[0]}))


def tower(wall=(0.02, 0.025, 0.035), lit=0.35, s=3.0, fw=3.0, fh=3.7, warm=0.7, seed=0.0):
    """High-rise facade for the hour of the scene; fw and fh are the window grid in metres."""
    if HAZE["day"]:
        return day_tower(fw, fh, seed)
    return night_tower(wall, lit, s, fw, fh, warm, seed)


STONES = ((0.40, 0.37, 0.33), (0.20, 0.23, 0.27), (0.50, 0.45, 0.39), (0.12, 0.15, 0.19), (0.34, 0.27, 0.22))
SUN_ON_CITY = (0.80, -0.45, 0.40)  # where the sun stands for the facades, as a direction towards it


@mat("day tower")
def day_tower(t, fw, fh, seed):
    """Facade in sunlight: painted light instead of sampled light, so that the city behind a window has no noise."""
    g = t.n("NewGeometry")
    place, normal = g.outputs["Position"], g.outputs["Normal"]
    along = t.vec("NORMALIZE", t.vec("CROSS_PRODUCT", normal, (0, 0, 1)))
    height = t.n("SeparateXYZ", {0: place}).outputs[2]
    column = t.math("FRACT", t.math("DIVIDE", t.vec("DOT_PRODUCT", place, along), fw))
    storey = t.math("FRACT", t.math("DIVIDE", height, fh))
    pane = t.math("MULTIPLY", t.math("GREATER_THAN", column, 0.2), t.math("GREATER_THAN", storey, 0.38))
    upright = t.math("LESS_THAN", t.math("ABSOLUTE", t.n("SeparateXYZ", {0: normal}).outputs[2]), 0.6)
    pane = t.math("MULTIPLY", pane, upright)
    sun = t.math("MAXIMUM", t.vec("DOT_PRODUCT", normal, SUN_ON_CITY), 0.0)
    light = t.math("MULTIPLY_ADD", sun, 1.35, 0.34)
    pick = t.n("ObjectInfo").outputs["Random"]
    stone = t.ramp(pick, [(i / len(STONES), c) for i, c in enumerate(STONES)], "CONSTANT")
    glassy = t.mix(
        t.n("MapRange", {0: height, 1: -40.0, 2: 190.0}).outputs[0], (0.05, 0.08, 0.12, 1), (0.20, 0.33, 0.50, 1)
    )
    wall = t.mix(
        1.0,
        stone,
        t.n(
            "CombineXYZ", {0: light, 1: t.math("MULTIPLY", light, 0.95), 2: t.math("MULTIPLY_ADD", sun, 1.02, 0.42)}
        ).outputs[0],
        "MULTIPLY",
    )
    colour = t.mix(t.math("MULTIPLY", pane, 0.72), wall, glassy)
    t.end(hazy(t, t.n("Emission", {0: colour, 1: HAZE["light"]}).outputs[0]))


def hazy(t, shader):
    """Fades a shader into the air with distance."""
    far = t.math("MULTIPLY", t.n("CameraData").outputs["View Distance"], -1 / HAZE["reach"])
    amount = t.math("SUBTRACT", 1.0, t.math("POWER", 2.718, far))
    air = t.n("Emission", {0: HAZE["col"], 1: HAZE["level"]}).outputs[0]
    return t.n("MixShader", {0: amount, 1: shader, 2: air})


@mat("night tower")
def night_tower(t, wall, lit, s, fw, fh, warm, seed):
    """High-rise facade with randomly lit windows and distance haze."""
    g = t.n("NewGeometry")
    P = g.outputs["Position"]
    N = g.outputs["Normal"]
    tan = t.vec("CROSS_PRODUCT", N, (0, 0, 1))
    tan = t.vec("NORMALIZE", tan)
    u = t.math("DIVIDE", t.vec("DOT_PRODUCT", P, tan), fw)
    v = t.math("DIVIDE", t.n("SeparateXYZ", {0: P}).outputs[2], fh)
    oi = t.math("ADD", t.n("ObjectInfo").outputs["Random"], seed)
    cu, cv = t.math("FLOOR", u), t.math("FLOOR", v)
    face = t.math("MULTIPLY", t.n("SeparateXYZ", {0: N}).outputs[0], 7.3)
    wn = t.n(
        "TexWhiteNoise",
        {
            "Vector": t.n(
                "CombineXYZ",
                {0: cu, 1: cv, 2: t.math("ADD", t.math("MULTIPLY", oi, 97.0), t.math("ROUND", face))},
            ).outputs[0]
        },
    )
    r = wn.outputs["Value"]
    fl = t.n(
        "TexWhiteNoise",
        {
            "Vector": t.n(
                "CombineXYZ",
                {0: t.math("FLOOR", t.math("DIVIDE", cu, 6.0)), 1: cv, 2: t.math("MULTIPLY", oi, 51.0)},
            ).outputs[0]
        },
    ).outputs["Value"]
    p = t.math("ADD", t.math("MULTIPLY", r, 0.5), t.math("MULTIPLY", fl, 0.5))
    on = t.n("MapRange", {0: p, 1: 1 - lit - 0.04, 2: 1 - lit + 0.16}).outputs[0]
    fu, fv = t.math("FRACT", u), t.math("FRACT", v)
    m = t.math(
        "MULTIPLY",
        t.math("MULTIPLY", t.math("GREATER_THAN", fu, 0.1), t.math("LESS_THAN", fu, 0.9)),
        t.math("MULTIPLY", t.math("GREATER_THAN", fv, 0.22), t.math("LESS_THAN", fv, 0.86)),
    )
    up = t.math("LESS_THAN", t.math("ABSOLUTE", t.n("SeparateXYZ", {0: N}).outputs[2]), 0.6)
    m = t.math("MULTIPLY", m, up)
    colr = t.ramp(
        wn.outputs["Color"],
        [(0, (1, 0.52, 0.2)), (warm * 0.6, (1, 0.68, 0.36)), (warm, (1, 0.84, 0.62)), (1, (0.7, 0.88, 1))],
    )
    w2 = t.n(
        "TexWhiteNoise",
        {"Vector": t.n("CombineXYZ", {0: cv, 1: cu, 2: t.math("MULTIPLY", oi, 31.0)}).outputs[0]},
    ).outputs["Value"]
    # A lit window is a room: brighter below its ceiling, with furniture as shapes, some with a blind half down.
    things = t.noise(t.n("CombineXYZ", {0: t.math("MULTIPLY", u, 5.0), 1: cv, 2: oi}).outputs[0], 1.0, 1)
    low = t.math("LESS_THAN", fv, t.math("MULTIPLY_ADD", things, 0.55, 0.12))
    shade = t.math("MULTIPLY_ADD", t.n("MapRange", {0: fv, 1: 0.22, 2: 0.86}).outputs[0], 0.75, 0.5)
    shade = t.math("MULTIPLY", shade, t.math("MULTIPLY_ADD", low, -0.6, 1.0))
    blind = t.math("GREATER_THAN", fv, t.math("MULTIPLY_ADD", w2, 1.1, 0.3))
    shade = t.math("MULTIPLY", shade, t.math("MULTIPLY_ADD", blind, -0.45, 1.0))
    em = t.math(
        "MULTIPLY",
        t.math("MULTIPLY", t.math("MULTIPLY", on, m), shade),
        t.math("MULTIPLY_ADD", t.math("POWER", w2, 3.0), s * 1.9, s * 0.10),
    )
    rough = t.math("MULTIPLY_ADD", m, -0.45, 0.6)
    hz = t.math(
        "SUBTRACT",
        1.0,
        t.math("POWER", 2.718, t.math("MULTIPLY", t.n("CameraData").outputs["View Distance"], -1 / 2600.0)),
    )
    hgt = t.n("MapRange", {0: t.n("SeparateXYZ", {0: P}).outputs[2], 1: -40.0, 2: 150.0, 3: 1.0, 4: 0.55}).outputs[0]
    hz = t.math("MULTIPLY", hz, hgt)
    sh = t.n(
        "AddShader",
        {
            0: t.n(
                "BsdfPrincipled",
                {
                    "Base Color": c4(wall),
                    "Roughness": rough,
                    "Specular": 0.7,
                    "Metallic": t.math("MULTIPLY", m, 0.5),
                },
            ).outputs[0],
            1: t.n("Emission", {0: colr, 1: em}).outputs[0],
        },
    )
    t.end(
        t.n(
            "MixShader",
            {0: hz, 1: sh.outputs[0], 2: t.n("Emission", {0: HAZE["col"], 1: HAZE["level"]}).outputs[0]},
        )
    )


@mat("lit wall")
def lit_wall(t, tint, level, floor, height):
    """A room's wall as its lamps paint it: bright below the ceiling, in soft pools, dim at the skirting."""
    x, _, z = t.n("SeparateXYZ", {0: t.n("NewGeometry").outputs["Position"]}).outputs
    up = t.n("MapRange", {0: z, 1: floor, 2: floor + height}, interpolation_type="SMOOTHSTEP").outputs[0]
    pool = t.math("MULTIPLY_ADD", t.math("COSINE", t.math("MULTIPLY", x, 3.1)), t.math("MULTIPLY", up, 0.22), 1.0)
    light = t.math("MULTIPLY", t.math("MULTIPLY_ADD", up, 0.85, 0.25), pool)
    t.end(t.n("Emission", {0: c4(tint), 1: t.math("MULTIPLY", light, level)}))


@mat("ground")
def ground(t):
    """City floor: dark at night, green and grey by day, in the same haze as the towers."""
    if not HAZE["day"]:
        dark = t.n("BsdfPrincipled", {"Base Color": (0.02, 0.022, 0.026, 1), "Roughness": 0.6}).outputs[0]
        return t.end(hazy(t, dark))
    place = t.n("NewGeometry").outputs["Position"]
    patch = t.n("TexVoronoi", {"Vector": place, "Scale": 0.02}).outputs["Color"]
    patch = t.n("SeparateXYZ", {0: patch}).outputs[0]
    colour = t.ramp(
        patch, [(0, (0.07, 0.12, 0.05)), (0.3, (0.22, 0.21, 0.20)), (0.6, (0.30, 0.22, 0.17)), (1, (0.14, 0.15, 0.16))]
    )
    t.end(hazy(t, t.n("Emission", {0: colour, 1: HAZE["light"]}).outputs[0]))
