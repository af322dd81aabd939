"""Solids as distance functions of points, and the mesh of such a solid. Metres; a point is a row of three numbers."""

import numpy as np
from skimage.measure import marching_cubes

F = np.float32


def vec(*xyz):
    return np.array(xyz, F)


def unit(v):
    return v / max(float(np.linalg.norm(v)), 1e-9)


def ball(centre, radii, axes=None):
    """Ellipsoid; the columns of `axes` are its own directions."""
    centre, radii = np.asarray(centre, F), np.asarray(radii, F)

    def distance(p):
        q = p - centre
        if axes is not None:
            q = q @ np.asarray(axes, F)
        near = np.linalg.norm(q / radii, axis=1)
        return near * (near - 1) / np.maximum(np.linalg.norm(q / radii**2, axis=1), 1e-6)

    return distance


def cone(a, b, ra, rb, flat=1.0, side=None):
    """Limb from a to b with round ends; `flat` narrows it along `side`."""
    a, b = np.asarray(a, F), np.asarray(b, F)
    d = b - a
    length = max(float(d @ d), 1e-9)

    def distance(p):
        q = p - a
        t = np.clip(q @ d / length, 0, 1)
        off = q - t[:, None] * d
        if side is not None and flat != 1.0:
            s = np.asarray(side, F)
            off = off + (off @ s)[:, None] * s * (1 / flat - 1)
        return np.linalg.norm(off, axis=1) - (ra + (rb - ra) * t)

    return distance


def oval(a, b, ra, rb, side):
    """Limb of oval section: radii are (across, deep), `side` is the direction across."""
    a, b, ra, rb = (np.asarray(x, F) for x in (a, b, ra, rb))
    axis = unit(b - a)
    side = unit(side - axis * (side @ axis))
    deep = np.cross(axis, side)
    length = float(np.linalg.norm(b - a))

    def distance(p):
        q = p - a
        along = q @ axis
        t = np.clip(along / length, 0, 1)
        beyond = along - t * length
        w = ra[0] + (rb[0] - ra[0]) * t
        d = ra[1] + (rb[1] - ra[1]) * t
        less = np.minimum(w, d)
        return (np.sqrt((q @ side / w) ** 2 + (q @ deep / d) ** 2 + (beyond / less) ** 2) - 1) * less

    return distance


def half(point, normal):
    """Everything behind a plane; positive on the side its normal points to."""
    point, normal = np.asarray(point, F), unit(np.asarray(normal, F))
    return lambda p: (p - point) @ normal


def join(*solids, soft=0.03):
    """Union whose joints are rounded by `soft` metres."""

    def distance(p):
        d = solids[0](p)
        for solid in solids[1:]:
            d = blend(d, solid(p), soft)
        return d

    return distance


def blend(a, b, soft):
    h = np.clip(0.5 + 0.5 * (b - a) / soft, 0, 1)
    return b + (a - b) * h - soft * h * (1 - h)


def cut(solid, *others, soft=0.006):
    """What of a solid lies in none of the others."""

    def distance(p):
        d = solid(p)
        for other in others:
            d = -blend(-d, other(p), soft)
        return d

    return distance


def within(solid, *others, soft=0.006):
    """What of a solid lies in all of the others too."""
    return cut(solid, *[lambda p, o=o: -o(p) for o in others], soft=soft)


def displaced(solid, height):
    """A solid whose skin is moved outwards by height(p)."""
    return lambda p: solid(p) - height(p)


def inflated(solid, by):
    return lambda p: solid(p) - by


def lumps(seed, size, amount, squeeze=(1, 1, 1)):
    """Smooth irregularity of about `size` metres, between plus and minus `amount`."""
    rs = np.random.RandomState(seed)
    ways = rs.normal(0, 1, (7, 3)).astype(F)
    ways *= (2 * np.pi / size / np.linalg.norm(ways, axis=1))[:, None] * np.asarray(squeeze, F)
    turn = (rs.rand(7) * 6.28).astype(F)
    return lambda p: amount * np.sin(p @ ways.T + turn).sum(1) / 2.6


def mesh(solid, low, high, step):
    """
    Vertices and triangles of a solid between two corners. A coarse look first says where its skin can be, so that only
    those blocks are looked at in full.
    """
    low, high = np.asarray(low, F), np.asarray(high, F)
    k = 5
    blocks = np.ceil((high - low) / (step * k)).astype(int) + 1
    mid = [low[i] + (np.arange(blocks[i]) * k + (k - 1) / 2).astype(F) * step for i in range(3)]
    centres = np.stack(np.meshgrid(*mid, indexing="ij"), -1).reshape(-1, 3)
    rough = at(solid, centres)
    grid = np.repeat(np.repeat(np.repeat(rough.reshape(blocks), k, 0), k, 1), k, 2)
    busy = np.argwhere(np.abs(rough.reshape(blocks)) < step * k * 2.2)
    if not len(busy):
        raise ValueError("a part of a figure is empty")
    inner = np.stack(np.meshgrid(*[np.arange(k)] * 3, indexing="ij"), -1).reshape(-1, 3)
    cells = (busy[:, None] * k + inner[None]).reshape(-1, 3)
    grid[tuple(cells.T)] = at(solid, low + cells.astype(F) * F(step))
    grid[0], grid[-1], grid[:, 0], grid[:, -1], grid[:, :, 0], grid[:, :, -1] = (step,) * 6
    points, triangles, _, _ = marching_cubes(grid, 0.0, spacing=(step,) * 3)
    return points.astype(F) + low, triangles.astype(np.int32)


def at(solid, points, most=200_000):
    return np.concatenate([solid(points[i : i + most]) for i in range(0, len(points), most)]).astype(F)
