"""Writes each figure's meshes into the work folder; one that is there and whose code has not changed stays."""

import hashlib
import sys
import time

import numpy as np

from paths import ROOT, WORK
from people.library import FIGURES

FOLDER = WORK / "people"
GRAIN = dict(skin=0.008, hair=0.008, shoes=0.009)  # metres between points; of cloth they are 11 mm apart


def stamp(figure):
    """What a figure's file was made from."""
    code = b"".join(
        (ROOT / "people" / f).read_bytes()
        for f in ("solid.py", "skeleton.py", "head.py", "body.py", "dress.py", "figure.py")
    )
    return hashlib.sha256(code + repr(figure).encode()).hexdigest()[:16]


def simpler(points, triangles, grain):
    """Fewer triangles: the points in a cell of `grain` metres become one. A render holds three hundred figures."""
    cells = np.floor(points / grain).astype(np.int64)
    cells -= cells.min(0)
    span = cells.max(0) + 1
    _, index, count = np.unique(
        (cells[:, 0] * span[1] + cells[:, 1]) * span[2] + cells[:, 2], return_inverse=True, return_counts=True
    )
    merged = np.stack([np.bincount(index, points[:, k]) for k in range(3)], 1) / count[:, None]
    t = index[triangles]
    whole = (t[:, 0] != t[:, 1]) & (t[:, 1] != t[:, 2]) & (t[:, 0] != t[:, 2])
    return merged.astype(np.float32), t[whole].astype(np.int32)


def fresh(figure):
    """Whether the figure's file is there and was made from the code as it is now."""
    file = FOLDER / f"{figure.name}.npz"
    return file.exists() and str(np.load(file)["stamp"]) == stamp(figure)


def make(figure):
    if fresh(figure):
        return
    from people.figure import meshes  # needs the packages of sculpting, which a look at the stamp does not

    start = time.time()
    joints, parts = meshes(figure)
    arrays = dict(stamp=np.array(stamp(figure)), names=np.array([p[0] for p in parts]))
    for i, (part, points, triangles) in enumerate(parts):
        points, triangles = simpler(points, triangles, GRAIN.get(part, 0.011))
        arrays[f"points{i}"], arrays[f"triangles{i}"] = points, triangles
    for name, place in joints.at.items():
        arrays["at_" + name] = place
    np.savez(FOLDER / f"{figure.name}.npz", **arrays)
    print(f"{figure.name}: {sum(len(p[2]) for p in parts)} triangles, {time.time() - start:.1f} s", flush=True)


def main(names):
    FOLDER.mkdir(exist_ok=True)
    for name in names or FIGURES:
        make(FIGURES[name])


if __name__ == "__main__":
    main(sys.argv[1:])
