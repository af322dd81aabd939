"""More contents of the LED walls, so that no two rooms show the same. Linear colour of h x w pixels, as in patterns.py."""

import cv2
import numpy as np

from art.landscape import ridge
from art.noise import fbm, glow, grid, ramp
from art.patterns import exposed

EMBER = [
    (0, (0.02, 0.004, 0.004)),
    (0.4, (0.22, 0.03, 0.02)),
    (0.65, (0.85, 0.20, 0.05)),
    (0.85, (1, 0.55, 0.16)),
    (1, (1, 0.88, 0.62)),
]
TIDE = [
    (0, (0.002, 0.012, 0.03)),
    (0.4, (0.01, 0.10, 0.20)),
    (0.65, (0.03, 0.42, 0.52)),
    (0.85, (0.40, 0.80, 0.74)),
    (1, (0.95, 1, 0.92)),
]
ROSE = [
    (0, (0.03, 0.004, 0.03)),
    (0.35, (0.26, 0.03, 0.20)),
    (0.6, (0.85, 0.12, 0.28)),
    (0.8, (1, 0.45, 0.34)),
    (1, (1, 0.85, 0.72)),
]
LANTERN = [(0, (0.10, 0.02, 0.03)), (0.4, (0.55, 0.12, 0.06)), (0.75, (1, 0.46, 0.12)), (1, (1, 0.82, 0.48))]
LEAF = [
    (0, (0.004, 0.02, 0.012)),
    (0.4, (0.02, 0.16, 0.08)),
    (0.7, (0.22, 0.52, 0.12)),
    (0.9, (0.78, 0.85, 0.30)),
    (1, (1, 1, 0.80)),
]
ORCHARD = [(0, (0.06, 0.03, 0.09)), (0.35, (0.34, 0.12, 0.20)), (0.7, (0.86, 0.36, 0.26)), (1, (1, 0.74, 0.50))]
SAND = [(0, (0.05, 0.03, 0.05)), (0.4, (0.34, 0.15, 0.10)), (0.75, (0.80, 0.46, 0.24)), (1, (1, 0.86, 0.66))]
AMBER = [(0, (0.012, 0.008, 0.02)), (0.5, (0.40, 0.10, 0.05)), (0.8, (1, 0.44, 0.10)), (1, (1, 0.86, 0.55))]


def rings(h, w, seed=2):
    """Circles of light that widen from two points and cross."""
    x, y = grid(h, w)
    warp = fbm(h, w, 9, 2, seed, 3) * 0.10
    light = np.zeros((h, w, 3), np.float32)
    for cx, cy, tone in ((1.35, 0.62, (0.10, 0.42, 1.0)), (3.1, 0.30, (1.0, 0.28, 0.14))):
        d = np.hypot(x - cx, y - cy) + warp
        wave = (0.5 + 0.5 * np.cos(d * 34)) ** 9 * np.exp(-d * 0.75)
        light += wave[..., None] * np.float32(tone) * 1.5 + np.exp(-d * 2.4)[..., None] * np.float32(tone) * 0.16
    return exposed(glow(light, 9) * 0.7 + np.float32([0.003, 0.005, 0.016]), 1.4)


def dunes(h, w, seed=4, palette=SAND):
    """Ridges one behind the other under a pale sky, each lit from the left."""
    _, y = grid(h, w)
    image = ramp(1 - y * 0.55, palette)
    xs = np.linspace(0, 1, w)
    for k in range(6):
        soft = cv2.GaussianBlur(ridge(w, seed + k * 5, 0.36, 4)[None].astype(np.float32), (0, 0), w / 90)[0]
        edge = 0.30 + 0.115 * k - 0.20 * soft + 0.05 * np.sin(xs * 5 + k * 1.7)
        below = np.clip((y - edge) * h / 2, 0, 1)[..., None]
        slope = np.clip(0.5 - np.gradient(edge) * w * 0.5, 0, 1)
        tone = np.clip((0.78 - 0.13 * k) * (0.55 + 0.6 * slope[None]) - (y - edge) * 0.5, 0, 1)
        image = image * (1 - below) + ramp(tone, palette) * below
    return exposed(image, 1.5)


def embers(h, w, seed=6):
    """Sparks that rise from a glow at the foot of the wall."""
    rs, image = np.random.RandomState(seed), np.zeros((h, w, 3), np.float32)
    _, y = grid(h, w)
    for _ in range(520):
        height = rs.rand() ** 1.8
        at, length = (rs.rand() * w, h * (1.02 - height)), rs.uniform(4, 34)
        lean, tone = rs.normal(0, 0.35), ramp(np.float32([1 - height * 0.7 * rs.rand()]), EMBER)[0]
        to = (int(at[0] + lean * length), int(at[1] - length))
        colour = tuple(float(c) for c in tone * rs.uniform(0.3, 1.2))
        cv2.line(image, (int(at[0]), int(at[1])), to, colour, int(rs.uniform(1, 4)), cv2.LINE_AA)
    smoke = fbm(h, w, 12, 3, seed + 3, 4) * np.clip(y - 0.15, 0, 1)
    return exposed(glow(image, 3, 12, 34) * 0.8 + ramp(smoke, EMBER) * 0.8, 1.2)


def discs(h, w, seed, palette):
    """Large translucent discs that overlap, as of coloured paper before a lamp."""
    rs, (x, y) = np.random.RandomState(seed), grid(h, w)
    image = np.zeros((h, w, 3), np.float32) + np.float32(palette[0][1]) * 0.5
    for _ in range(26):
        cx, cy, r = rs.rand() * w / h, rs.normal(0.5, 0.34), rs.uniform(0.10, 0.46)
        d = np.hypot(x - cx, y - cy) / r
        inside = np.clip((1 - d) * r * h / 2, 0, 1)
        tone = ramp(np.float32([rs.uniform(0.25, 1)]), palette)[0]
        image += (inside * (0.16 + 0.22 * d**2))[..., None] * tone
    return exposed(image, 1.5)


def columns(h, w, seed, palette):
    """Shafts of light that stand side by side and lean a little, brighter at the top."""
    x, y = grid(h, w)
    lean = x + (y - 0.5) * 0.22 * np.sin(x * 0.8 + seed)
    total = np.zeros((h, w), np.float32)
    for k, weight in ((5.0, 0.5), (11.0, 0.3), (23.0, 0.2)):
        total += weight * (0.5 + 0.5 * np.sin(lean * k + seed * k + np.sin(lean * k * 0.37) * 2)) ** 2
    total = total * (1.1 - 0.75 * y) * (0.7 + 0.6 * fbm(h, w, 20, 4, seed, 4))
    return exposed(ramp(total * 1.25, palette) * 1.1, 1.4)


def contours(h, w, seed=11, palette=AMBER, levels=22):
    """Lines of equal height of a hilly country, every fifth one brighter."""
    height = fbm(h, w, max(3, w * 4 // h // 2), 2, seed, 3)
    height = cv2.GaussianBlur(height, (0, 0), h / 40)  # remap rounds its steps
    height = (height - height.min()) / np.ptp(height)
    steps = height * levels
    across = np.abs((steps + 0.5) % 1 - 0.5) / (np.hypot(*np.gradient(steps)) + 1e-4)
    strong = (np.floor(steps + 0.5) % 5 == 0).astype(np.float32)
    line = np.clip((1.6 + 1.4 * strong) * h / 1024 + 0.6 - across, 0, 1) * (0.45 + 0.55 * strong)
    colour = ramp(0.35 + 0.65 * height, palette)
    return exposed(glow(line[..., None] * colour, 3 * h / 576, 14 * h / 576) + ramp(height * 0.42, palette) * 0.5, 1.5)


def threads(h, w, seed=13, count=70):
    """Bundles of fine strands that swing across the wall and gather in knots."""
    rs, image = np.random.RandomState(seed), np.zeros((h, w, 3), np.float32)
    xs = np.linspace(0, w, 420)
    t = xs / w
    for k in range(count):
        u, phase = k / count, rs.normal(0, 0.10)
        swing = 0.34 * np.sin(2 * np.pi * (t * 1.5 + phase)) * np.cos(2 * np.pi * (t * 0.5 + u * 0.6))
        y = h * (0.5 + swing + (u - 0.5) * 0.5 * np.cos(2 * np.pi * (t + 0.15)))
        tone = ramp(np.float32([0.45 + 0.5 * u]), TIDE if k % 5 else EMBER)[0] * rs.uniform(0.25, 0.9)
        line = np.stack([xs, y], 1).astype(np.int32)
        cv2.polylines(image, [line], False, tuple(float(c) for c in tone), 2, cv2.LINE_AA)
    return exposed(glow(image * 0.8, 3, 16) + np.float32([0.003, 0.007, 0.016]), 1.3)
