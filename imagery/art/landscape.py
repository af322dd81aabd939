"""Misty hills at sunrise, in layers that fade with distance."""

import cv2
import numpy as np

from art.noise import fbm, ramp


def ridge(n, seed, rough=0.55, octaves=9):
    """Mountain outline."""
    x = np.zeros(n)
    rs = np.random.RandomState(seed)
    t = np.linspace(0, 1, n)
    for i in range(octaves):
        k = 3 * 2**i
        g = rs.rand(k + 4)
        u = t * k
        j = u.astype(int)
        f = u - j
        f = f * f * (3 - 2 * f)
        x += (rough**i) * (g[j] * (1 - f) + g[j + 1] * f)
    return (x - x.min()) / np.ptp(x)


def landscape(h, w):
    """Misty hills at sunrise."""
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    y = 1 - yy / h
    x = xx / w
    sky = ramp(
        1 - y,
        [
            (0, (0.02, 0.05, 0.16)),
            (0.25, (0.05, 0.12, 0.30)),
            (0.45, (0.35, 0.24, 0.36)),
            (0.58, (0.95, 0.42, 0.20)),
            (0.7, (1, 0.62, 0.30)),
            (1, (1, 0.6, 0.3)),
        ],
    )
    d = np.hypot((x - 0.56) * w / h, (y - 0.475))
    sky += np.exp(-((d / 0.06) ** 2))[..., None] * np.float32([2.2, 1.5, 0.8]) + np.exp(-d / 0.35)[
        ..., None
    ] * np.float32([0.8, 0.33, 0.10])
    cl = fbm(h, w, 6, 9, 21, 6)
    cl = np.clip((cl - 0.5) * 4, 0, 1) * np.clip((y - 0.42) * 3, 0, 1) * np.clip((1.0 - y) * 2.5, 0, 1)
    sky = (
        sky * (1 - cl[..., None] * 0.55)
        + cl[..., None]
        * ramp(
            np.clip((y - 0.4) * 2, 0, 1),
            [(0, (1.2, 0.45, 0.2)), (0.4, (0.6, 0.2, 0.22)), (1, (0.10, 0.10, 0.2))],
        )
        * 0.7
    )
    img = sky
    layers = 8
    for i in range(layers):
        f = i / (layers - 1)
        base = 0.44 - 0.36 * f**1.1
        amp = 0.20 * (1 - 0.55 * f) + 0.02
        r = ridge(w, 40 + i, 0.5 if i < 5 else 0.46)
        top = base + amp * (r - 0.45)
        m = np.clip((top[None, :] - y) * h / 1.5, 0, 1)[..., None]
        fog = np.float32([0.95, 0.44, 0.22]) * (1 - f) ** 1.6 + np.float32([0.03, 0.022, 0.03]) * (1 - (1 - f) ** 1.6)
        dep = np.clip((top[None, :] - y) / 0.16, 0, 1)[..., None]
        tex = fbm(h // 2, w // 2, 60, 30, 90 + i, 4)
        tex = cv2.resize(tex, (w, h))[..., None]
        lay = fog * (1 - 0.45 * (1 - dep)) * (0.75 + 0.5 * tex) + np.float32([0.9, 0.4, 0.2]) * np.exp(
            -np.abs(x - 0.56) * w / h * 1.2
        )[..., None] * (1 - f) * 0.35 * (1 - dep)
        lay = lay + np.float32([0.9, 0.45, 0.25]) * (dep**2) * (1 - f) * 0.30
        img = img * (1 - m) + lay * m
    return 1 - np.exp(-img * 1.25)
