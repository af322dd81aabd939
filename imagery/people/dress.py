"""Clothes: solids around a posed body, with folds where limbs bend and hems that end."""

import numpy as np

from people.body import arm, trunk
from people.solid import ball, cone, cut, displaced, half, join, lumps, oval, unit, vec, within


def creases(j, seed, trousers=False):
    """Height of the folds at a point: rings around elbows and knees, pulls across the back and the waist."""
    rs = np.random.RandomState(seed)
    at, chest = j.at, j.frames["chest"]
    soft = lumps(seed, 0.19, 0.0035)
    wander = lumps(seed + 1, 0.10, 1.0)
    bends = []
    pairs = (("hip", "knee", "ankle"),) if trousers else (("shoulder", "elbow", "wrist"),)
    for side in "LR":
        for a, b, c in pairs:
            a, b, c = at[a + side], at[b + side], at[c + side]
            bent = 1 - float(unit(b - a) @ unit(c - b))  # 0 stretched, 1 a right angle
            bends.append((b, unit(unit(b - a) + unit(c - b)), 0.0030 + 0.0050 * min(bent, 1.2), 0.085, rs.rand() * 6))
            if trousers:
                bends.append((a, unit(b - a), 0.0055, 0.10, rs.rand() * 6))
                bends.append((c + (b - c) * 0.13, unit(c - b), 0.0040, 0.085, rs.rand() * 6))
            else:
                bends.append((c, unit(c - b), 0.0035, 0.07, rs.rand() * 6))
                bends.append((a - chest[:, 2] * 0.06, unit(b - a), 0.0035, 0.08, rs.rand() * 6))
    if not trousers:
        bends.append((at["waist"], j.frames["chest"][:, 2], 0.0070 if j.pose.seat else 0.0045, 0.10, 1.0))

    def height(p):
        h = soft(p)
        w = wander(p)
        for centre, way, amount, reach, phase in bends:
            q = p - centre
            near = np.exp(-(q * q).sum(1) / (reach * reach) / 2.2)
            ridge = 1 - 2 * np.abs(np.sin((q @ way) * 56 + 2.3 * w + phase))
            h = h + amount * near * ridge
        if not trousers:  # from the armpits to the middle of the back
            q = (p - at["ribs"]) @ chest
            pull = np.sin(q[:, 2] * 48 + np.abs(q[:, 0]) * 42 + 1.4 * w) * np.exp(
                -((np.abs(q[:, 0]) - 0.11) ** 2) / 0.003
            )
            h = h + 0.0026 * pull * (np.abs(q[:, 2]) < 0.2)
        return h

    return height


def pinned(j, solid):
    """Flattened where the body rests on its seat and stands on the floor."""
    seat, rests = j.pose.seat, []
    floor = half((0, 0, 0.004), (0, 0, 1))
    if seat == "chair":
        rests = [chair_shell]
    elif seat == "sofa":
        rests = [
            within(half((0, 0, 0.425), (0, 0, 1)), half((0, 0.40, 0), (0, 1, 0)), soft=0.03),
            half((0, -0.135, 0.6), (0, 1, 0.16)),
        ]
    elif seat == "office":
        rests = [
            within(half((0, 0, 0.528), (0, 0, 1)), half((0, 0.26, 0), (0, 1, 0)), soft=0.02),
            within(half((0, -0.20, 0.6), (0, 1, 0.12)), half((0, 0, 0.98), (0, 0, 1))),
        ]
    elif seat == "wheelchair":
        rests = [
            within(half((0, 0, 0.53), (0, 0, 1)), half((0, 0.24, 0), (0, 1, 0)), soft=0.02),
            within(half((0, -0.20, 0.6), (0, 1, 0.1)), half((0, 0, 0.92), (0, 0, 1))),
        ]
    return cut(solid, floor, *rests, soft=0.012) if rests else cut(solid, floor)


def chair_shell(p):
    """The shell of geometry.chair with a finger's breadth around it: inside where the figure may not be."""
    x, y, z = p[:, 0], p[:, 1], p[:, 2]
    bow = np.clip(np.abs(x) / 0.235, 0, 1) ** 2
    over_seat = z - (0.472 + 0.018 * bow)
    under = np.maximum(z - 0.45, y - 0.16)
    seat = np.maximum(over_seat, np.maximum(y - 0.235, np.abs(x) - 0.25))
    seat = np.minimum(seat, under)
    face = -0.212 - 0.185 * np.maximum(z - 0.50, 0) + 0.035 * bow
    back = np.maximum(np.maximum(y - face, z - 0.862), np.maximum(0.46 - z, np.abs(x) - 0.245))
    return np.minimum(seat, np.maximum(back, -0.40 - y))


def sleeve(j, side, ease, end, cuff):
    """Arm in cloth, cut straight before the wrist."""
    at, e = j.at, ease
    w, b = at["wrist" + side], at["elbow" + side]
    way = unit(w - b)
    stop = b + (w - b) * end
    long = cone(stop - way * 0.10, stop + way * 0.02, cuff + 0.006, cuff)
    return cut(join(arm(j, side, e, to=end), long, soft=0.03), half(stop, -way), soft=0.004)


def top(j, seed, ease=0.012, sleeves=0.96, hem=0.10, pad=0.0, flare=0.0, front=False):
    """Shirt, knitwear or jacket. `hem` is metres below the hip joints; sleeves end at that part of the forearm."""
    at, b = j.at, j.build
    pelvis, chest = j.frames["pelvis"], j.frames["chest"]
    low = at["hips"] - pelvis[:, 2] * hem
    skirt = oval(
        at["waist"],
        low - pelvis[:, 2] * 0.05,
        (b.of(0.150, 0.128) + ease, b.of(0.112, 0.100) + ease + b.belly * 0.6),
        (b.of(0.170, 0.176) + ease + flare, b.of(0.128, 0.126) + ease + flare),
        chest[:, 0],
    )
    core = join(trunk(j, ease, pad), skirt, soft=0.04)
    core = cut(core, half(low, pelvis[:, 2]), soft=0.004)
    if sleeves > 0:
        sides = [sleeve(j, s, ease, sleeves, b.of(0.036, 0.031) + ease * 0.9) for s in "LR"]
    else:
        sides = [arm(j, s, ease, to=sleeves) for s in "LR"]
    whole = displaced(join(core, *sides, soft=0.022), creases(j, seed))
    if front:
        whole = cut(whole, neckline(j), soft=0.004)
    collar = at["nape"] + chest[:, 2] * 0.026
    tip = unit(chest[:, 2] + chest[:, 1] * 0.62)
    throat = lambda p: np.maximum(-half(collar, tip)(p), np.linalg.norm(p - collar, axis=1) - 0.16)
    whole = cut(whole, throat, soft=0.006)
    return pinned(j, whole)


def neckline(j):
    """What an open jacket leaves free in front: a wedge from the collar down to its button."""
    ribs, chest = j.at["ribs"], j.frames["chest"]

    def wedge(p):
        q = (p - ribs) @ chest
        wide = np.clip((q[:, 2] + 0.13) * 0.27, -0.02, 0.075)
        return np.maximum(np.maximum(np.abs(q[:, 0]) - wide, 0.02 - q[:, 1]), -0.13 - q[:, 2])

    return wedge


def lapels(j):
    """Turned-back fronts along the wedge of neckline()."""
    ribs, chest, b = j.at["ribs"], j.frames["chest"], j.build
    out = []
    for s in (-1, 1):
        low = ribs + chest @ vec(s * 0.012, b.of(0.142, 0.150), -0.12)
        mid = ribs + chest @ vec(s * 0.062, b.of(0.135, 0.140), 0.03)
        high = ribs + chest @ vec(s * 0.078, 0.085, 0.17)
        out += [
            oval(low, mid, (0.010, 0.008), (0.030, 0.008), chest[:, 0]),
            oval(mid, high, (0.030, 0.008), (0.024, 0.012), chest[:, 0]),
        ]
    return join(*out, soft=0.01)


def collar(j, high=0.028, wide=0.010):
    """A turned-down collar close around the neck."""
    at, chest, b = j.at, j.frames["chest"], j.build
    way = unit(chest[:, 2] * 0.86 + chest[:, 1] * 0.52)
    mid = at["nape"] + chest[:, 2] * 0.010 + chest[:, 1] * 0.020
    r = b.of(0.066, 0.056)
    ring = oval(
        mid - way * 0.03,
        mid + way * high,
        (r + wide + 0.016, r + wide + 0.012),
        (r + wide * 0.6, r + wide * 0.6),
        chest[:, 0],
    )
    return cut(ring, half(mid + way * (high + 0.004), -way), half(mid - way * 0.05, way), soft=0.004)


def lapel_collar(j):
    """A jacket's collar: a roll that lies around the back of the neck."""
    at, chest, b = j.at, j.frames["chest"], j.build
    parts = []
    for s in (-1, 1):
        a = at["nape"] + chest @ vec(0, -0.046, 0.006)
        m = at["nape"] + chest @ vec(s * b.of(0.066, 0.056), -0.002, 0.004)
        e = at["nape"] + chest @ vec(s * b.of(0.074, 0.064), 0.055, -0.040)
        parts += [
            oval(a, m, (0.013, 0.026), (0.013, 0.026), chest[:, 1]),
            oval(m, e, (0.013, 0.026), (0.014, 0.024), chest[:, 0]),
        ]
    return join(*parts, soft=0.015)


def trousers(j, seed, ease=0.016, hem=0.030, tight=False):
    at, b = j.at, j.build
    pelvis = j.frames["pelvis"]
    parts = [
        ball(
            at["hips"] + pelvis[:, 2] * 0.03 - pelvis[:, 1] * 0.010,
            (b.of(0.168, 0.178), b.of(0.126, 0.126), b.of(0.135, 0.135)),
            pelvis,
        )
    ]
    knee, end = (0.060, 0.046) if tight else (0.074, 0.076)
    for side in "LR":
        h, k, a = (at[n + side] for n in ("hip", "knee", "ankle"))
        stop = a + unit(a - k) * hem
        g = 0.55 + 0.45 * b.girth
        parts.append(
            join(
                cone(h, h + (k - h) * 0.5, b.of(0.088, 0.092) + ease, b.of(0.078, 0.078) + ease),
                cone(h + (k - h) * 0.5, k, b.of(0.078, 0.076) + ease, knee * g + ease * 0.2),
                cone(k, k + (stop - k) * 0.45, knee * g + ease * 0.2, (knee + end) / 2 * g + 0.004),
                cut(
                    cone(k + (stop - k) * 0.45, stop, (knee + end) / 2 * g + 0.004, end * g),
                    half(stop, unit(k - a)),
                    soft=0.004,
                ),
                soft=0.03,
            )
        )
    whole = displaced(join(*parts, soft=0.025), creases(j, seed + 7, True))
    return pinned(j, cut(whole, half(at["hips"] + pelvis[:, 2] * 0.15, -pelvis[:, 2])))


def skirt(j, seed, length=0.52, wide=0.03):
    """Skirt to about the knee: hangs when standing, spans the thighs when seated."""
    at, b = j.at, j.build
    pelvis = j.frames["pelvis"]
    seat = ball(at["hips"] + pelvis[:, 2] * 0.03, (b.of(0.170, 0.182), b.of(0.130, 0.132), 0.14), pelvis)
    thighs = []
    if j.pose.seat:
        for side in "LR":
            h, k = at["hip" + side], at["knee" + side]
            thighs.append(cone(h, h + (k - h) * 0.98, b.of(0.095, 0.098), 0.072))
        whole = join(seat, *thighs, soft=0.10)
    else:
        end = (
            at["hips"] * vec(1, 1, 0) * 0.6
            + vec(0, 0, at["hips"][2] - length)
            + (at["kneeL"] + at["kneeR"]) * vec(0.2, 0.2, 0)
        )
        bell = oval(at["hips"], end, (b.of(0.170, 0.182), 0.135), (0.185 + wide, 0.150 + wide), pelvis[:, 0])
        knees = [cone(at["hip" + s], at["knee" + s], 0.098, 0.070) for s in "LR"]
        whole = cut(join(seat, bell, *knees, soft=0.06), half(end, (0, 0, 1)), soft=0.004)
    pleats = lumps(seed, 0.09, 0.006, (1, 1, 0.25))
    drop = lambda p: pleats(p) * np.clip((at["hips"][2] + 0.05 - p[:, 2]) / 0.2, 0, 1)
    return pinned(j, cut(displaced(whole, drop), half(at["hips"] + pelvis[:, 2] * 0.15, -pelvis[:, 2])))


def apron(j):
    """A waiter's long apron, wrapped around the hips."""
    at, b = j.at, j.build
    pelvis = j.frames["pelvis"]
    hips = at["hips"] + pelvis[:, 2] * 0.10
    end = vec(at["hips"][0], at["hips"][1] + 0.02, at["hips"][2] - 0.52)
    legs = [cone(at["hip" + s], at["knee" + s], b.of(0.112, 0.114), 0.105) for s in "LR"]
    wrap = oval(hips, end, (b.of(0.178, 0.186), b.of(0.136, 0.136)), (0.20, 0.165), pelvis[:, 0])
    whole = within(join(wrap, *legs, soft=0.05), half(hips, pelvis[:, 2]), half(end, (0, 0, -1)), soft=0.004)
    return displaced(whole, lumps(5, 0.1, 0.006, (1, 1, 0.25)))
