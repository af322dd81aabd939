"""Skyline, sky, camera and render settings."""

import math
import random

import bpy

from kit.geometry import *
from kit.materials import HAZE, NT, c4, emit, ground, pbr, tower


def reset():
    """Empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def skyline(
    base=(0, 0, 0),
    seed=1,
    dist=(500, 1600),
    spread=1400,
    n=260,
    lit=0.34,
    s=3.0,
    heros=True,
    z=0.0,
    hs=1.0,
    hy=1050,
):
    """City of boxes with a stylised Frankfurt group of towers at distance hy."""
    rs = random.Random(seed)
    mats = [tower((0.018, 0.022, 0.032), lit, s, 3.0, 3.7, 0.7, float(i)) for i in range(4)] + [
        tower((0.05, 0.045, 0.042), lit * 0.8, s * 0.9, 2.6, 3.3, 0.9, 9.0),
        tower((0.012, 0.016, 0.024), lit * 1.3, s * 0.8, 1.6, 3.8, 0.45, 12.0),
    ]

    def b(x, y, w, d, h, m, rz=0.0, zz=0.0):
        return box((w, d, h), (base[0] + x, base[1] + y, z + zz + h / 2), m, 0.0, (0, 0, rz))

    for _ in range(n):
        y = rs.uniform(*dist)
        x = rs.uniform(-1, 1) * spread * (0.35 + 0.65 * y / dist[1])
        h = rs.choice([14, 18, 22, 26, 30, 36]) * rs.uniform(0.8, 1.2)
        if rs.random() < 0.07:
            h *= rs.uniform(1.6, 2.6)
        b(
            x,
            y,
            rs.uniform(12, 34),
            rs.uniform(12, 30),
            h,
            rs.choice(mats[:5]),
            rs.choice([0, 0.2, -0.3, 0.5]),
        )
    if heros:
        red = emit((1, 0.05, 0.02), 0.6 if HAZE["day"] else 25.0)
        T_ = [
            (-330, 0, 36, 36, 136, 0, 5),
            (-285, 60, 30, 30, 155, 0, 0),
            (-240, 60, 30, 30, 155, 0, 0),
            (-150, -30, 40, 28, 166, 1, 1),
            (-95, 90, 38, 38, 170, 1, 5),
            (-30, 30, 44, 44, 186, 2, 1),
            (20, 110, 40, 30, 190, 2, 5),
            (60, 0, 46, 46, 259, 3, 0),
            (120, 80, 40, 40, 200, 4, 5),
            (190, -20, 34, 44, 185, 0, 1),
            (235, 100, 46, 32, 233, 0, 5),
            (300, 30, 38, 38, 178, 0, 0),
            (360, 60, 36, 30, 142, 0, 1),
            (-420, 90, 36, 36, 208, 5, 1),
            (-510, 60, 40, 40, 130, 6, 0),
            (440, -40, 44, 30, 115, 0, 5),
            (520, 80, 40, 40, 110, 0, 0),
        ]
        for x, y, w, d, h, typ, mi in T_:
            x *= hs
            h *= 1.0
            m = mats[mi]
            y += hy
            if typ == 3:  # Commerzbank-like: three-step + mast
                b(x - 10, y, 26, 46, h - 35, m)
                b(x + 14, y, 26, 46, h, m)
                b(x + 2, y + 10, 24, 36, h + 8, mats[1])
                cyl(
                    1.6,
                    55,
                    (base[0] + x + 14, base[1] + y, z + h + 27),
                    pbr((0.3, 0.3, 0.3), 0.4, 1.0),
                    8,
                    r2=0.3,
                )
                box((2.4, 2.4, 2.4), (base[0] + x + 14, base[1] + y, z + h + 54), red, 0.0)
            elif typ == 4:
                cyl(22, h, (base[0] + x, base[1] + y, z + h / 2), m, 48)
                cyl(1.2, 40, (base[0] + x, base[1] + y, z + h + 20), pbr((0.3, 0.3, 0.3), 0.4, 1.0), 8)
                b(x + 26, y, 26, 30, h * 0.86, mats[1])
            elif typ == 6:
                b(x, y, w, d, h * 1.5, m)
                cyl(
                    w * 0.7,
                    46,
                    (base[0] + x, base[1] + y, z + h * 1.5 + 23),
                    mats[4],
                    4,
                    r2=0.5,
                    rot=(0, 0, pi / 4),
                )
            elif typ == 5:
                b(x, y, w, d, h, m)
                cyl(
                    15,
                    12,
                    (base[0] + x, base[1] + y, z + h + 6),
                    emit((1, 0.75, 0.45), 0.5 if HAZE["day"] else 2.0),
                    24,
                )
            else:
                b(x, y, w, d, h, m)
                b(x, y, w * 0.6, d * 0.6, h + 7, mats[1])
                if typ == 1 and not HAZE["day"]:
                    box(
                        (w * 1.01, d * 1.01, 2.0),
                        (base[0] + x, base[1] + y, z + h - 1),
                        emit((0.5, 0.75, 1), 3.0),
                        0.0,
                    )
                if typ == 2:
                    b(x - w * 0.35, y, w * 0.5, d, h * 0.8, m)
        cyl(4, 300, (base[0] - 760 * hs, base[1] + hy + 500, z + 150), mats[4], 16, r2=2.0)
        cyl(18, 22, (base[0] - 760 * hs, base[1] + hy + 500, z + 225), mats[5], 32, r2=22)
    plane(8000, 6000, (base[0], base[1] + 3000, z - 0.5), ground())
    if not HAZE["day"]:
        street_glow(base, rs, spread, dist, z)


def street_glow(base, rs, spread, dist, z):
    """Small warm lights between the houses."""
    for _ in range(240):
        x, y = rs.uniform(-1, 1) * spread, rs.uniform(dist[0] * 0.6, dist[1])
        box(
            (0.8, 0.8, 0.8),
            (base[0] + x, base[1] + y, z + rs.uniform(6, 12)),
            emit((1, 0.58, 0.25), 18.0),
            0.0,
        )


def city(x=0.0, z=-46.0, seed=13, lit=0.30):
    """The skyline as it stands before the windows of the smaller rooms."""
    skyline((x, 0, 0), seed, (130, 2000), 1500, 620, lit=lit, s=1.5, z=z, hs=1.05, hy=1100)


def dusk(sc, strength=1.0, glow=1.0, az=0.6, stars=False):
    """Sky after sunset; az is the direction of the glow."""
    w = bpy.data.worlds.new("w")
    sc.world = w
    t = NT(w)
    d = t.n("TexCoord").outputs["Generated"]
    x = t.n("SeparateXYZ", {0: d})
    z = x.outputs[2]
    base = t.ramp(
        z,
        [
            (0.0, (0.30, 0.20, 0.20)),
            (0.035, (0.42, 0.27, 0.26)),
            (0.10, (0.20, 0.22, 0.36)),
            (0.24, (0.075, 0.13, 0.29)),
            (0.55, (0.025, 0.06, 0.17)),
            (1.0, (0.012, 0.03, 0.10)),
        ],
    )
    gl = t.math(
        "MULTIPLY",
        t.math("POWER", t.math("MAXIMUM", t.vec("DOT_PRODUCT", d, (math.sin(az), math.cos(az), 0.0)), 0.0), 3.0),
        t.math(
            "POWER",
            t.math("MAXIMUM", t.math("SUBTRACT", 1.0, t.math("MULTIPLY", t.math("ABSOLUTE", z), 5.0)), 0.0),
            2.0,
        ),
    )
    col = t.mix(t.math("MINIMUM", t.math("MULTIPLY", gl, glow), 1.0), base, (1.15, 0.46, 0.16, 1))
    cl = t.noise(t.n("Mapping", {"Vector": d, "Scale": (1.2, 1.2, 7.0)}).outputs[0], 2.4, 9, 0.58, 0.4)
    cm = t.math(
        "MULTIPLY",
        t.n("MapRange", {0: cl, 1: 0.52, 2: 0.75}).outputs[0],
        t.n("MapRange", {0: z, 1: 0.02, 2: 0.12}).outputs[0],
    )
    col = t.mix(
        t.math("MULTIPLY", cm, 0.55),
        col,
        t.ramp(z, [(0.0, (0.75, 0.33, 0.22)), (0.15, (0.34, 0.20, 0.27)), (0.4, (0.06, 0.07, 0.14))]),
    )
    t.end(t.n("Background", {0: col, 1: strength}))


def dark(sc, c=(0.0, 0.0, 0.0)):
    """Almost black surroundings for halls and studios."""
    w = bpy.data.worlds.new("w")
    sc.world = w
    t = NT(w)
    t.end(t.n("Background", {0: c4(c), 1: 1.0}))


def cam(sc, eye, look, lens=24, stop=None, focus=None, shift=0.0, level=True):
    """
    Camera at `eye` towards `look`; stop and focus (metres or a point) give depth of field. A level camera keeps
    verticals upright and is shifted up or down instead, as an architect's lens.
    """
    c = bpy.data.cameras.new("c")
    o = link(bpy.data.objects.new("c", c))
    eye, look = V(eye), V(look)
    o.location = eye
    rise = look.z - eye.z
    flat = (look - eye).to_2d().length
    if level and abs(rise) < flat * 0.6:
        look = V((look.x, look.y, eye.z))
        shift += rise / flat * lens / 36
    o.rotation_euler = (look - eye).to_track_quat("-Z", "Y").to_euler()
    c.lens, c.shift_y = lens, shift
    c.clip_start, c.clip_end = 0.03, 9000
    if stop:
        c.dof.use_dof = True
        c.dof.aperture_fstop, c.dof.aperture_blades = stop, 9
        c.dof.focus_distance = focus if isinstance(focus, (int, float)) else (V(focus) - eye).length
    sc.camera = o
    return o


def panorama(sc, eye, yaw=0.0):
    """Camera for an equirectangular picture whose middle looks along +y turned by `yaw` degrees to the left."""
    o = cam(sc, eye, (eye[0] - math.sin(math.radians(yaw)), eye[1] + math.cos(math.radians(yaw)), eye[2]))
    o.data.type = "PANO"
    o.data.cycles.panorama_type = "EQUIRECTANGULAR"
    return o


def setup(sc, w, h, spp, out, mist=(5, 40), bounces=6, clamp=6.0, thr=0.02):
    """Render settings: Cycles, two threads, passes for the denoiser, EXR output."""
    sc.render.engine = "CYCLES"
    c = sc.cycles
    c.samples = spp
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = thr
    c.adaptive_min_samples = min(16, spp)
    c.max_bounces = bounces
    c.diffuse_bounces = min(4, bounces)
    c.glossy_bounces = 4
    c.transmission_bounces = 4
    c.transparent_max_bounces = 48
    c.sample_clamp_indirect = clamp
    c.sample_clamp_direct = 0
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.blur_glossy = 0.5
    c.use_light_tree = False if hasattr(c, "use_light_tree") else None
    r = sc.render
    r.resolution_x = w
    r.resolution_y = h
    r.resolution_percentage = 100
    r.threads_mode = "FIXED"
    r.threads = 2
    r.use_persistent_data = True
    c.use_auto_tile = False
    vl = sc.view_layers[0]
    vl.cycles.denoising_store_passes = True
    vl.use_pass_mist = True
    sc.world.mist_settings.start = mist[0]
    sc.world.mist_settings.depth = mist[1] - mist[0]
    sc.world.mist_settings.falloff = "LINEAR"
    r.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    r.image_settings.color_depth = "16"
    r.image_settings.exr_codec = "ZIP"
    r.filepath = out


def day(sc, strength=1.0, warm=0.0, seen=0.62):
    """
    Daylight: `strength` lights the room, `seen` is how bright the sky and the city stand in the window. A camera would
    burn them out; the two are parted as a photographer does with flash. warm > 0 is a low sun.
    """
    HAZE.update(
        col=(0.60 + 0.25 * warm, 0.70, 0.84 - 0.25 * warm, 1),
        level=0.95 * seen,
        reach=5200.0,
        day=True,
        light=1.5 * seen,
    )
    w = bpy.data.worlds.new("w")
    sc.world = w
    t = NT(w)
    d = t.n("TexCoord").outputs["Generated"]
    z = t.n("SeparateXYZ", {0: d}).outputs[2]
    base = t.ramp(
        z,
        [
            (0.0, (0.80 + 0.3 * warm, 0.80, 0.84 - 0.35 * warm)),
            (0.12, (0.55 + 0.25 * warm, 0.68, 0.90 - 0.1 * warm)),
            (0.5, (0.20, 0.40, 0.80)),
            (1.0, (0.10, 0.24, 0.62)),
        ],
    )
    wisps = t.noise(t.n("Mapping", {"Vector": d, "Scale": (1.0, 1.0, 5.0)}).outputs[0], 2.4, 9, 0.62, 0.6)
    cover = t.n("MapRange", {0: wisps, 1: 0.52, 2: 0.78}).outputs[0]
    colour = t.mix(cover, base, (0.96, 0.95, 0.95, 1))
    light = t.n("Background", {0: colour, 1: strength}).outputs[0]
    view = t.n("Background", {0: colour, 1: seen}).outputs[0]
    t.end(t.n("MixShader", {0: t.n("LightPath").outputs["Is Camera Ray"], 1: light, 2: view}))


def sun(direction, power, col=(1.0, 0.86, 0.68), size=0.6):
    """Parallel light travelling along direction; size in degrees softens the shadow edge."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = power, col, math.radians(size)
    o = link(bpy.data.objects.new("sun", lamp))
    o.rotation_euler = V(direction).to_track_quat("-Z", "Y").to_euler()
    return o
