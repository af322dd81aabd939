"""Abstract and pictorial contents of the LED walls. Each function returns linear colour of h x w pixels."""

import cv2
import numpy as np

from art.noise import fbm, glow, grid, noise, ramp

NIGHT = [
    (0, (0.004, 0.006, 0.03)),
    (0.3, (0.01, 0.03, 0.16)),
    (0.5, (0.02, 0.16, 0.42)),
    (0.68, (0.35, 0.10, 0.45)),
    (0.82, (0.95, 0.28, 0.16)),
    (0.93, (1, 0.62, 0.25)),
    (1, (1, 0.93, 0.75)),
]


def exposed(light, exposure=1.0):
    """Film-like shoulder: no channel clips."""
    return 1 - np.exp(-light * exposure)


def silk(h, w, t=0.0, seed=3, palette=NIGHT):
    """Glowing folds, periodic in t (0 to 1)."""
    x, y = grid(h, w)
    rs, p = np.random.RandomState(seed), 2 * np.pi * t
    wx, wy = np.zeros_like(x), np.zeros_like(x)
    for i in range(5):
        k, a, phase = 1.1 * 1.55**i, rs.rand() * 6.28, rs.rand() * 6.28
        reach, sign = 0.34 / 1.5**i, 1 if i % 2 else -1
        wx += reach * np.sin(k * (np.cos(a) * x + np.sin(a) * y) * 3 + phase + sign * p + wy * 2)
        wy += reach * np.cos(k * (-np.sin(a) * x + np.cos(a) * y) * 3 + phase * 1.7 - sign * p + wx * 2)
    crest = 1 - np.abs(np.sin((y + wy) * 5.5 + wx * 3.2))
    fold = crest**5 + 0.35 * (1 - np.abs(np.sin((y + wy) * 11 + wx * 6 + 1))) ** 9
    tone = 0.5 + 0.5 * np.sin(1.1 * x + wx * 1.6 + wy * 1.2 + 0.4 * np.sin(p))
    colour = ramp(0.22 + 0.62 * tone * (0.45 + 0.55 * crest), palette)
    return exposed(colour * (0.12 + 1.25 * fold)[..., None], 1.5)


def flow(h, w, seed=3, count=26000, steps=260):
    """Strokes along a flow field: the house's signature wall."""
    k = w / 4096
    field = fbm(h // 4, w // 4, 7, 2, seed, 4) * 2 * np.pi * 1.6
    rs, total = np.random.RandomState(seed), np.zeros((h, w, 3), np.float32)
    px = rs.rand(count).astype(np.float32) * w
    py = (rs.normal(0.5, 0.22, count) * h).astype(np.float32)
    tone = fbm(64, 256, 5, 2, seed + 9, 3)
    tone = (tone - tone.min()) / np.ptp(tone)
    here = tone[np.clip(py / h * 63, 0, 63).astype(int), np.clip(px / w * 255, 0, 255).astype(int)]
    colour = ramp(here * 0.9 + rs.normal(0, 0.08, count) + 0.08, NIGHT[1:])
    bright = (rs.rand(count) ** 4 * 1.5 + 0.15)[:, None].astype(np.float32)
    for s in range(steps):
        angle = field[np.clip(py / 4, 0, h // 4 - 1).astype(int), np.clip(px / 4, 0, w // 4 - 1).astype(int)]
        px += (np.cos(angle) * 2.2 + 0.8) * k
        py += np.sin(angle) * 2.2 * k
        m = (px >= 0) & (px < w) & (py >= 0) & (py < h)
        light = np.sin(np.pi * s / steps) * k
        np.add.at(total, (py[m].astype(int), px[m].astype(int)), colour[m] * bright[m] * light)
    soft = [cv2.GaussianBlur(total, (0, 0), s * k) * g for s, g in ((1.0, 0.55), (5, 0.9), (28, 0.9))]
    return exposed(sum(soft) * 1.25 + silk(h, w, 0, seed) * 0.35)


def aurora(h, w, seed=8):
    """Curtains of green and teal light over a dark horizon."""
    x, y = grid(h, w)
    light = np.zeros((h, w, 3), np.float32)
    for i in range(4):
        edge = 0.72 - 0.10 * i + 0.10 * np.sin(x * (1.1 + 0.4 * i) + 2.1 * i) + 0.05 * np.sin(x * 4 + i)
        rays = noise(1, w, 90 + 30 * i, 1, seed + i)[0] ** 1.6 + 0.15
        up = edge - y
        curtain = np.where(up > 0, np.exp(-up * (2.6 + i * 0.7)), np.exp(up * 34)) * rays
        colour = ramp(
            np.clip(up * 1.6, 0, 1), [(0, (0.05, 0.85, 0.45)), (0.4, (0.02, 0.45, 0.60)), (1, (0.30, 0.08, 0.55))]
        )
        light += colour * curtain[..., None] * 0.8
    ground = np.clip((y - 0.80 - 0.04 * fbm(h, w, 30, 1, seed + 20, 4)) * 60, 0, 1)[..., None]
    stars = (np.random.RandomState(seed).rand(h, w) > 0.9993).astype(np.float32)
    light += cv2.GaussianBlur(stars, (0, 0), 0.8)[..., None] * 2 + np.float32([0.004, 0.012, 0.035])
    return exposed(light * (1 - ground) + np.float32([0.003, 0.008, 0.012]) * ground, 1.4)


def lines(h, w, seed=4):
    """Terrain of horizontal lines, white to amber, as a range of hills drawn by sound."""
    image = np.zeros((h, w, 3), np.float32)
    xs = np.arange(w, dtype=np.float32)
    rows = 24
    for r in range(rows):
        base = h * (0.16 + 0.86 * r / rows)
        bell = np.exp(-(((xs / w - 0.5 - 0.12 * np.sin(r * 0.35)) / 0.23) ** 2))
        peaks = fbm(1, w, 22, 1, seed + r * 7, 4)[0] ** 2.2
        y = base - bell * peaks * h * 0.62
        shape = np.stack([xs, y], 1)[::3].astype(np.int32)
        cv2.fillPoly(image, [np.vstack([shape, [[w, h], [0, h]]]).astype(np.int32)], (0.004, 0.006, 0.012))
        heat = r / rows
        colour = tuple(
            float(c) for c in np.float32([1, 0.95, 0.88]) * (1 - heat) + np.float32([1.0, 0.36, 0.10]) * heat
        )
        cv2.polylines(image, [shape], False, colour, 2, cv2.LINE_AA)
    return exposed(glow(image * 0.6, 4, 14) + 0.004, 1.0)


def particles(h, w, seed=5):
    """A sphere of points that dissolves to the right."""
    rs, count = np.random.RandomState(seed), 90000
    a, z = rs.rand(count) * 2 * np.pi, rs.rand(count) * 2 - 1
    blow = np.clip(rs.normal(0, 1, count), 0, None) ** 2
    r = 0.40 + 0.02 * np.sin(9 * a) + 0.02 * np.sin(7 * z * 3)
    swirl = a + 0.8 * z
    x = w / h * 0.40 + r * np.sqrt(1 - z**2) * np.cos(swirl) + blow * 0.34 * (np.cos(swirl) > -0.2)
    y = 0.5 + r * z * 0.98 + 0.06 * np.sin(x * 4 + a) * blow
    image = np.zeros((h, w, 3), np.float32)
    inside = (x > 0) & (x < w / h - 0.01) & (y > 0) & (y < 0.998)
    colour = ramp(0.35 + 0.25 * (np.cos(swirl) + 1) + blow * 0.12, NIGHT[1:])
    depth = (0.25 + 0.75 * (np.sin(swirl) > 0))[:, None]
    np.add.at(image, ((y[inside] * h).astype(int), (x[inside] * h).astype(int)), (colour * depth)[inside] * 0.9)
    return exposed(glow(image, 1.1, 4, 18) + np.float32([0.003, 0.005, 0.018]), 1.5)


def sunrise(h, w):
    """Wide gradient with a soft disc over calm water."""
    x, y = grid(h, w)
    sky = ramp(
        y / 0.66,
        [(0, (0.03, 0.05, 0.20)), (0.35, (0.22, 0.12, 0.34)), (0.7, (0.85, 0.28, 0.16)), (1, (1.0, 0.62, 0.28))],
    )
    cx = w / h * 0.5
    disc = np.clip(1 - (np.hypot(x - cx, y - 0.60) - 0.26) * 60, 0, 1)[..., None]
    sky = sky * (1 - disc) + disc * np.float32([1.0, 0.78, 0.48])
    halo = np.exp(-np.hypot(x - cx, y - 0.60) * 1.6)[..., None] * np.float32([0.55, 0.22, 0.07])
    rip = 0.5 + 0.5 * np.sin(y * 260 + 6 * fbm(h, w, 24, 40, 3, 4))
    sea = ramp((y - 0.66) / 0.34, [(0, (0.90, 0.42, 0.20)), (0.4, (0.30, 0.12, 0.20)), (1, (0.04, 0.04, 0.12))])
    path = np.exp(-(((x - cx) / (0.12 + 0.5 * np.clip(y - 0.66, 0, 1))) ** 2)) * rip
    sea = sea * (0.7 + 0.3 * rip[..., None]) + path[..., None] * np.float32([0.9, 0.5, 0.2])
    return exposed(np.where((y < 0.66)[..., None], sky + halo, sea), 1.25)


def gold(h, w, seed=6):
    """Out-of-focus lights in warm gold, for dinners and awards."""
    rs, image = np.random.RandomState(seed), np.zeros((h, w, 3), np.float32)
    for _ in range(230):
        r = int(rs.uniform(6, 46))
        at = (int(rs.rand() * w), int(h * (0.5 + rs.normal(0, 0.24))))
        disc = np.zeros((2 * r + 9, 2 * r + 9), np.float32)
        cv2.circle(disc, (r + 4, r + 4), r, 1.0, -1, cv2.LINE_AA)
        cv2.circle(disc, (r + 4, r + 4), r, 1.5, 1, cv2.LINE_AA)
        x0, y0 = at[0] - r - 4, at[1] - r - 4
        xa, ya, xb, yb = max(0, x0), max(0, y0), min(w, x0 + disc.shape[1]), min(h, y0 + disc.shape[0])
        if xa < xb and ya < yb:
            tint = np.float32([1.0, rs.uniform(0.42, 0.66), rs.uniform(0.12, 0.3)]) * rs.uniform(0.05, 0.36)
            image[ya:yb, xa:xb] += disc[ya - y0 : yb - y0, xa - x0 : xb - x0, None] * tint
    _, y = grid(h, w)
    return exposed(glow(image, 20) + ramp(y, [(0, (0.03, 0.012, 0.004)), (1, (0.10, 0.035, 0.01))]), 1.3)


def product(h, w):
    """Rim-lit silhouette of a speaker-like product on a plinth of light."""
    x, y = grid(h, w)
    cx = w / h * 0.62
    back = np.exp(-np.hypot((x - cx) * 0.75, y - 0.45) * 2.6)[..., None] * np.float32([0.12, 0.30, 0.55])
    box = np.maximum(np.abs(x - cx) - 0.20, np.abs(y - 0.47) - 0.30)
    body = np.clip(-box * 300, 0, 1)
    rim = np.exp(-np.abs(box) * 90) * (0.35 + 0.65 * np.clip((cx - x) * 3 + 0.4, 0, 1))
    cone = sum(
        np.exp(-np.abs(np.hypot(x - cx, y - c) - r) * 130) for c, r in ((0.33, 0.075), (0.58, 0.13), (0.58, 0.06))
    )
    floor = np.exp(-np.abs(y - 0.80) * 26) * np.exp(-np.abs(x - cx) * 1.3)
    image = back * (1 - body[..., None]) + body[..., None] * np.float32([0.008, 0.010, 0.014])
    image = (
        image + rim[..., None] * np.float32([0.8, 0.9, 1.0]) + (cone * body)[..., None] * np.float32([0.5, 0.22, 0.12])
    )
    return exposed(image + floor[..., None] * np.float32([1.0, 0.30, 0.14]) * 0.7 + 0.004, 1.5)


def citymap(h, w, seed=12):
    """Street map of a city on a river with one route in the signal colour."""
    rs, image = np.random.RandomState(seed), np.zeros((h, w, 3), np.float32)
    image[:] = (0.006, 0.011, 0.022)
    xs = np.linspace(-50, w + 50, 200)
    river = np.stack([xs, h * 0.66 + 46 * np.sin(xs / w * 7) + 18 * np.sin(xs / w * 19)], 1).astype(np.int32)
    for k in range(-30, 60):
        x0 = k * w / 34 + rs.uniform(-14, 14)
        cv2.line(image, (int(x0), 0), (int(x0 + rs.uniform(60, 170)), h), (0.03, 0.055, 0.09), 1, cv2.LINE_AA)
    for k in range(16):
        y0 = k * h / 14 + rs.uniform(-8, 8)
        cv2.line(image, (0, int(y0)), (w, int(y0 + rs.uniform(-60, 60))), (0.03, 0.055, 0.09), 1, cv2.LINE_AA)
    for r in (120, 210, 330, 470):
        cv2.circle(image, (int(w * 0.46), int(h * 0.42)), r, (0.05, 0.10, 0.17), 2, cv2.LINE_AA)
    cv2.polylines(image, [river], False, (0.03, 0.16, 0.30), 44, cv2.LINE_AA)
    for _ in range(900):
        x, y = rs.normal(0.46, 0.2) * w, rs.normal(0.42, 0.26) * h
        s = rs.uniform(2, 9)
        shade = float(rs.uniform(0.03, 0.14))
        cv2.rectangle(image, (int(x), int(y)), (int(x + s), int(y + s)), (shade, shade * 1.2, shade * 1.5), -1)
    route = np.int32(
        [
            (w * a, h * b)
            for a, b in (
                (0.16, 0.86),
                (0.24, 0.60),
                (0.33, 0.56),
                (0.40, 0.40),
                (0.52, 0.44),
                (0.63, 0.22),
                (0.78, 0.30),
            )
        ]
    )
    lit = np.zeros_like(image)
    cv2.polylines(lit, [route], False, (1.0, 0.09, 0.03), 7, cv2.LINE_AA)
    for p in route:
        cv2.circle(lit, tuple(int(v) for v in p), 13, (1, 0.8, 0.7), -1, cv2.LINE_AA)
    return exposed(glow(image * 2.2, 3) + glow(lit, 5, 16), 1.2)


def ocean(h, w, seed=9):
    """Light on the sea floor, seen from below."""
    x, y = grid(h, w)
    warp = fbm(h, w, 10, 3, seed, 4) * 1.6
    web = sum(
        (1 - np.abs(np.sin((x * k + y * 1.7 * k + warp * 4 + i) * 2.2))) ** 7 for i, k in enumerate((1.3, -1.9, 2.7))
    )
    deep = ramp(y, [(0, (0.05, 0.42, 0.52)), (0.5, (0.01, 0.14, 0.28)), (1, (0.002, 0.03, 0.10))])
    rays = np.clip(noise(h, w, 26, 1, seed + 4) - 0.45, 0, 1) * np.exp(-y * 1.8)
    return exposed(deep * (0.5 + 0.9 * web[..., None]) + rays[..., None] * np.float32([0.3, 0.8, 0.8]), 1.3)
