"""Trunk, limbs and hands of a posed body: what clothes are cut around."""

import numpy as np

from people.solid import ball, cone, join, oval, unit, vec


def trunk(j, ease=0.0, shoulders=0.0):
    """From the hips to the neck; `ease` is how far cloth stands off, `shoulders` what padding adds."""
    at, b = j.at, j.build
    pelvis, chest = j.frames["pelvis"], j.frames["chest"]
    x, e = chest[:, 0], ease
    seat = at["hips"] + pelvis[:, 2] * 0.035 * b.height - pelvis[:, 1] * 0.012
    belly = at["waist"] + pelvis[:, 1] * (0.010 + b.belly * 0.45)
    parts = [
        ball(seat, (b.of(0.166, 0.176) + e, b.of(0.122, 0.122) + e, b.of(0.125, 0.120) + e), pelvis),
        ball(belly, (b.of(0.148, 0.124) + e, b.of(0.108, 0.094) + e + b.belly * 0.5, 0.125 + e), chest),
        ball(at["ribs"] - chest[:, 1] * 0.005, (b.of(0.162, 0.138) + e, b.of(0.118, 0.104) + e, 0.165 + e), chest),
        oval(
            at["shoulderL"] - chest[:, 2] * 0.022,
            at["shoulderR"] - chest[:, 2] * 0.022,
            (b.of(0.066, 0.058) + e, b.of(0.056, 0.046) + e),
            (b.of(0.066, 0.058) + e, b.of(0.056, 0.046) + e),
            chest[:, 1],
        ),
    ]
    for side in "LR":
        top = at["shoulder" + side] + chest[:, 2] * (0.012 + shoulders)
        parts.append(
            oval(
                at["nape"] + chest[:, 2] * 0.005 + x * (-0.025 if side == "L" else 0.025),
                top,
                (0.055 + e, 0.044 + e * 0.6),
                (b.of(0.052, 0.042) + e, b.of(0.036, 0.030) + e),
                chest[:, 1],
            )
        )
        if b.woman:
            s = -1 if side == "L" else 1
            bust = at["ribs"] + chest[:, 1] * 0.085 + x * s * 0.068 + chest[:, 2] * 0.005
            parts.append(ball(bust, (0.062 + e, 0.058 + e, 0.064 + e), chest))
    return join(*parts, soft=0.034)


def arm(j, side, ease=0.0, to=1.0):
    """Shoulder to wrist; it reaches `to` parts down the forearm, below 0 it ends in the upper arm."""
    at, b = j.at, j.build
    s, e, w = (at[n + side] for n in ("shoulder", "elbow", "wrist"))
    upper = [
        cone(s, s + (e - s) * 0.45, b.of(0.052, 0.041) + ease, b.of(0.051, 0.041) + ease),
        cone(s + (e - s) * 0.45, e, b.of(0.050, 0.040) + ease, b.of(0.041, 0.034) + ease),
    ]
    if to <= 0:
        return join(
            upper[0], cone(s, s + (e - s) * (1 + to), b.of(0.055, 0.045) + ease, b.of(0.047, 0.038) + ease), soft=0.02
        )
    end = e + (w - e) * to
    lower = [
        cone(e, e + (end - e) * 0.35, b.of(0.042, 0.034) + ease, b.of(0.042, 0.034) + ease),
        cone(e + (end - e) * 0.35, end, b.of(0.042, 0.034) + ease, b.of(0.028, 0.024) + ease * 0.75),
    ]
    return join(*upper, *lower, soft=0.02)


def leg(j, side, ease=0.0):
    """Hip to ankle, bare or in tights."""
    at, b = j.at, j.build
    h, k, a = (at[n + side] for n in ("hip", "knee", "ankle"))
    calf = k + (a - k) * 0.30
    back = unit(np.cross(a - k, j.frames["pelvis"][:, 0])) * 0.018
    back = back if back @ j.frames["pelvis"][:, 1] < 0 else -back
    return join(
        cone(h, h + (k - h) * 0.5, b.of(0.086, 0.088) + ease, b.of(0.074, 0.073) + ease),
        cone(h + (k - h) * 0.5, k, b.of(0.074, 0.072) + ease, b.of(0.053, 0.051) + ease),
        cone(k, calf + back, b.of(0.051, 0.048) + ease, b.of(0.055, 0.050) + ease),
        cone(calf + back, a, b.of(0.053, 0.048) + ease, b.of(0.033, 0.031) + ease),
        soft=0.03,
    )


def hand(j, side):
    """Palm, four fingers and a thumb, more or less curled."""
    at, i = j.at, "LR".index(side)
    wrist, curl = at["wrist" + side], j.pose.curl[i]
    way = unit(vec(*j.pose.palms[i]))
    fore = unit(wrist - at["elbow" + side])
    inward = unit(at["ribs"] - wrist)
    flat = unit(np.cross(way, np.cross(inward, way)) + vec(0, 0, 1e-3))  # the palm looks at the body
    across = np.cross(way, flat)
    if across @ vec(0, 1, 0) < 0 and abs(way[2]) > 0.5:
        across = -across  # thumbs forward
    size = 0.92 if j.build.woman else 1.0
    middle = wrist + way * 0.050 * size
    parts = [
        oval(wrist + fore * 0.0, middle, (0.026 * size, 0.018 * size), (0.040 * size, 0.015 * size), across),
        oval(middle, middle + way * 0.038 * size, (0.041 * size, 0.015 * size), (0.039 * size, 0.012 * size), across),
    ]
    for f in range(4):
        root = middle + way * 0.036 * size + across * (0.030 - 0.020 * f) * size
        length = (0.074, 0.084, 0.078, 0.062)[f] * size * 0.5
        bendy = curl * (0.9 + 0.12 * f)
        first = unit(way * np.cos(bendy * 1.2) + flat * np.sin(bendy * 1.2))
        second = unit(way * np.cos(bendy * 2.5) + flat * np.sin(bendy * 2.5))
        knuckle = root + first * length
        parts += [cone(root, knuckle, 0.0095, 0.0085), cone(knuckle, knuckle + second * length * 0.9, 0.0085, 0.007)]
    thumb = wrist + way * 0.028 + across * 0.032 * size
    tip = thumb + unit(way * 0.8 + across * 0.55 + flat * 0.4 * curl) * 0.058 * size
    parts.append(cone(thumb, tip, 0.014 * size, 0.009 * size))
    return join(*parts, soft=0.008)


def shoe(j, side, heel=0.0):
    """Closed shoe on the floor or with its heel raised."""
    at, i = j.at, "LR".index(side)
    ankle, lift = at["ankle" + side], np.radians(j.pose.lift[i])
    a = np.radians(j.pose.toes[i])
    level = vec(-np.sin(a), np.cos(a), 0)
    way = level * np.cos(lift) - vec(0, 0, 1) * np.sin(lift)
    up = vec(0, 0, 1) * np.cos(lift) + level * np.sin(lift)
    across = np.cross(way, up)
    s = 0.9 if j.build.woman else 1.0
    sole = ankle - up * (0.058 + 0)
    back, ball_, tip = sole - way * 0.045 * s, sole + way * 0.120 * s, sole + way * 0.178 * s
    return join(
        cone(ankle + up * 0.015, ankle - up * 0.020, 0.038 * s, 0.040 * s),
        oval(back + up * 0.022, ball_ + up * 0.012, (0.036 * s, 0.034), (0.046 * s, 0.026), across),
        oval(ball_ + up * 0.010, tip + up * 0.006, (0.046 * s, 0.026), (0.030 * s, 0.018), across),
        oval(ankle, ball_ + up * 0.02, (0.036 * s, 0.036), (0.036 * s, 0.022), across),
        soft=0.03,
    )
