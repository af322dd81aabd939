"""Head and hair. Local to the head: x right, y to where it looks, z up, the origin between the ears."""

import numpy as np

from people.solid import ball, cone, cut, displaced, join, lumps, oval, vec


def local(joints, solid, size=1.0):
    """A solid given in the head's own metres, as one in the figure's."""
    origin, frame = joints.at["head"], joints.frames["head"]
    return lambda p: solid((p - origin) @ frame / size) * size


def size_of(build):
    return (1.02 if build.woman else 1.08) * (0.7 + 0.3 * build.height / 1.75)


def skull():
    """Cranium, face and jaw; no features beyond what an outline shows."""
    head = join(
        ball((0, -0.014, 0.034), (0.075, 0.097, 0.086)),
        ball((0, 0.030, -0.030), (0.059, 0.062, 0.082)),
        ball((0, 0.052, -0.084), (0.034, 0.032, 0.027)),
        soft=0.035,
    )
    features = join(
        head,
        cone((0, 0.088, 0.004), (0, 0.104, -0.030), 0.007, 0.011),
        ball((0, 0.083, 0.017), (0.046, 0.016, 0.011)),
        ball((0, 0.088, -0.060), (0.023, 0.010, 0.011)),
        soft=0.014,
    )
    sockets = [ball((s * 0.031, 0.104, 0.000), (0.019, 0.017, 0.014)) for s in (-1, 1)]
    face = cut(features, *sockets, soft=0.016)
    ears = [ball((s * 0.077, -0.008, -0.012), (0.010, 0.020, 0.031)) for s in (-1, 1)]
    return join(face, *ears, soft=0.008)


def neck(joints):
    """From between the shoulders to the head."""
    at, b = joints.at, joints.build
    base = at["head"] + joints.frames["head"] @ vec(0, -0.022, -0.060)
    start = at["nape"] - joints.frames["chest"][:, 2] * 0.05 + joints.frames["chest"][:, 1] * 0.035
    throat = at["head"] + joints.frames["head"] @ vec(0, 0.012, -0.075)
    return join(
        cone(start, base, b.of(0.064, 0.052), b.of(0.055, 0.045)),
        cone(start, throat, b.of(0.054, 0.045), b.of(0.042, 0.035)),
        soft=0.03,
    )


def fringe(front, ears, nape):
    """What hair leaves free: the face up to the hairline, the ears, the neck."""

    def open_part(p):
        x, y, z = p[:, 0], p[:, 1], p[:, 2]
        face = y * 0.86 - (z - front) * 0.62 - 0.046 - 0.25 * np.abs(x)
        low = ears + (nape - ears) * np.clip((-0.012 - y) / 0.05, 0, 1)
        return -np.maximum(face, low - z)

    return open_part


def short(seed, bulk=0.0):
    side = 1 if seed % 2 else -1
    shape = join(
        ball((0, -0.016, 0.036), (0.081 + bulk, 0.103 + bulk, 0.093 + bulk)),
        ball((side * 0.018, 0.026, 0.092 + bulk), (0.054, 0.066, 0.034)),
        soft=0.03,
    )
    shape = displaced(shape, lumps(seed, 0.05, 0.004, (1, 1, 0.5)))
    return cut(shape, fringe(0.030, -0.012, -0.072), soft=0.008)


def cropped(seed):
    return cut(ball((0, -0.014, 0.034), (0.079, 0.100, 0.089)), fringe(0.034, 0.0, -0.060), soft=0.006)


def receding(seed):
    """A ring of hair around a bare crown."""
    ring = cut(ball((0, -0.018, 0.028), (0.082, 0.101, 0.086)), fringe(0.0, -0.012, -0.070), soft=0.008)
    return cut(ring, ball((0, 0.03, 0.125), (0.075, 0.115, 0.065)), soft=0.012)


def bob(seed):
    shape = join(
        ball((0, -0.018, 0.036), (0.086, 0.106, 0.096)),
        ball((0, -0.028, -0.040), (0.096, 0.092, 0.095)),
        soft=0.04,
    )
    shape = displaced(shape, lumps(seed, 0.06, 0.005, (1, 1, 0.35)))
    return cut(shape, fringe(0.036, -0.106, -0.112), soft=0.010)


def curly(seed):
    shape = displaced(ball((0, -0.022, 0.044), (0.112, 0.124, 0.116)), lumps(seed, 0.034, 0.0075))
    return cut(shape, fringe(0.020, -0.055, -0.085), soft=0.012)


def gathered(seed):
    """Combed back, for a tail or a knot."""
    return cut(ball((0, -0.018, 0.035), (0.079, 0.102, 0.090)), fringe(0.038, -0.016, -0.062), soft=0.008)


def ponytail(seed):
    sway = 0.02 * (1 if seed % 2 else -1)
    tail = join(
        cone((0, -0.108, 0.045), (sway * 0.4, -0.150, 0.005), 0.019, 0.027),
        cone((sway * 0.4, -0.150, 0.005), (sway, -0.148, -0.090), 0.028, 0.027),
        cone((sway, -0.148, -0.090), (sway * 1.5, -0.125, -0.185), 0.026, 0.008),
        soft=0.02,
    )
    return join(gathered(seed), displaced(tail, lumps(seed, 0.03, 0.003, (1, 1, 0.3))), soft=0.012)


def knot(seed):
    bun = displaced(ball((0, -0.112, 0.060), (0.042, 0.036, 0.040)), lumps(seed, 0.03, 0.004))
    return join(gathered(seed), bun, soft=0.014)


def long_hair(seed):
    """Falls onto the upper back; the lower end is given in the figure's metres by falling()."""
    return bob(seed)


def falling(joints, seed):
    """The part of long hair that follows gravity and the back."""
    at, head, chest = joints.at, joints.frames["head"], joints.frames["chest"]
    start = at["head"] + head @ vec(0, -0.045, -0.03)
    middle = at["nape"] - chest[:, 1] * 0.065 + vec(0, 0, 0.01)
    end = at["nape"] - chest[:, 2] * 0.15 - chest[:, 1] * 0.098
    side = chest[:, 0]
    strands = join(
        flat(start, middle, 0.088, 0.092, side),
        flat(middle, end, 0.092, 0.070, side),
        soft=0.03,
    )
    return displaced(strands, lumps(seed, 0.07, 0.007, (1, 1, 0.25)))


def flat(a, b, ra, rb, side):
    return oval(a, b, (ra, 0.040), (rb, 0.022), side)


def headscarf(joints, seed):
    """Covers hair, neck and shoulders; leaves the face."""
    at, chest = joints.at, joints.frames["chest"]
    cap = join(
        ball((0, -0.022, 0.030), (0.088, 0.108, 0.098)), ball((0, -0.012, -0.070), (0.080, 0.085, 0.07)), soft=0.04
    )
    open_face = ball((0, 0.105, -0.012), (0.058, 0.060, 0.082))
    cap = local(joints, cut(cap, open_face, soft=0.012))
    drape = join(
        ball(at["nape"] + chest[:, 1] * 0.02, (0.115, 0.105, 0.075)),
        ball(at["nape"] - chest[:, 2] * 0.06 + chest[:, 1] * 0.03, (0.170, 0.125, 0.070)),
        soft=0.05,
    )
    folds = lambda p: 0.004 * np.sin((p @ chest[:, 2]) * 150 + 2.5 * np.sin((p @ chest[:, 0]) * 18))
    return join(cap, displaced(drape, folds), soft=0.04)


STYLES = dict(
    short=short,
    cropped=cropped,
    receding=receding,
    bob=bob,
    curly=curly,
    ponytail=ponytail,
    knot=knot,
    long=long_hair,
)


def hair(joints, style, seed):
    """The solid of a head of hair, or None for a bald one."""
    if style == "bald":
        return None
    if style == "headscarf":
        return headscarf(joints, seed)
    shape = local(joints, STYLES[style](seed), size_of(joints.build))
    return join(shape, falling(joints, seed), soft=0.03) if style == "long" else shape
