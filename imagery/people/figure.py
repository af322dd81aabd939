"""One figure: who, in what posture, in what clothes; and its parts as meshes."""

from dataclasses import dataclass, field

import numpy as np

from people import body, dress, head
from people.skeleton import Build, Pose, joints
from people.solid import cut, half, join, mesh

STEP = dict(skin=0.0055, hair=0.005, hands=0.0045, shoes=0.006)
CLOTH = 0.0075


@dataclass(frozen=True)
class Figure:
    """`wear` is a top (jacket, shirt, knit, blouse, dress, tee, waistcoat) and a bottom (trousers, slim, skirt)."""

    name: str
    pose: Pose
    build: Build = field(default_factory=Build)
    hair: str = "short"
    wear: tuple = ("jacket", "trousers")
    seed: int = 1


def parts_of(figure):
    """Solids of a figure by material, each with the step of its mesh."""
    j = joints(figure.build, figure.pose)
    above, below = figure.wear[:2]
    seed = figure.seed
    skin = join(head.local(j, head.skull(), head.size_of(j.build)), head.neck(j), soft=0.012)
    solids = [("skin", skin, STEP["skin"])]
    solids += [("skin", dress.pinned(j, body.hand(j, s)), STEP["hands"]) for s in "LR"]
    hair = head.hair(j, figure.hair, seed)
    if hair:
        solids.append(("hair", hair, STEP["hair"]))
    solids += garments(j, above, seed)
    if above == "dress":
        solids.append(("bottom_as_top", dress.skirt(j, seed, 0.60, 0.05), CLOTH))
    elif below == "skirt":
        solids.append(("bottom", dress.skirt(j, seed), CLOTH))
    if above == "dress" or below == "skirt":
        solids += [("legs", dress.pinned(j, body.leg(j, s)), CLOTH) for s in "LR"]
    else:
        solids.append(("bottom", dress.trousers(j, seed, tight=below == "slim"), CLOTH))
    solids += [("shoes", cut(body.shoe(j, s), half((0, 0, 0.001), (0, 0, 1)), soft=0.004), STEP["shoes"]) for s in "LR"]
    if "apron" in figure.wear:
        solids.append(("apron", dress.apron(j), CLOTH))
    return j, solids


def garments(j, above, seed):
    if above == "jacket":
        return [
            (
                "top",
                join(
                    dress.top(j, seed, 0.020, 0.95, 0.14, 0.006, 0.012, front=True),
                    dress.lapel_collar(j),
                    dress.lapels(j),
                    soft=0.006,
                ),
                CLOTH,
            ),
            ("shirt", dress.collar(j, 0.034, 0.008), 0.0055),
            ("shirt", join(*[body.arm(j, s, 0.003, to=0.995) for s in "LR"]), CLOTH),
            ("shirt", body.trunk(j, 0.006), CLOTH),
        ]
    if above == "waistcoat":
        return [
            ("shirt", join(dress.top(j, seed, 0.012, 0.96, -0.04), dress.collar(j), soft=0.006), CLOTH),
            ("top", dress.top(j, seed, 0.022, -0.97, 0.02, front=True), CLOTH),
        ]
    if above == "knit":
        return [("top", join(dress.top(j, seed, 0.026, 0.97, 0.05), dress.collar(j, 0.014, 0.012), soft=0.02), CLOTH)]
    if above == "tee":
        bare = [("skin", body.arm(j, s, 0.0), CLOTH) for s in "LR"]
        return [("top", dress.top(j, seed, 0.024, -0.30, 0.07), CLOTH), *bare]
    if above == "blouse":
        return [("top", dress.top(j, seed, 0.020, 0.90, -0.045), CLOTH)]
    if above == "dress":
        bare = [("skin", body.arm(j, s, 0.0), CLOTH) for s in "LR"]
        return [("top", dress.top(j, seed, 0.008, -0.55, 0.05), CLOTH), *bare]
    return [("top", join(dress.top(j, seed, 0.018, 0.96, -0.03), dress.collar(j), soft=0.006), CLOTH)]


def box_of(j, solid, margin=0.30):
    points = np.array(list(j.at.values()))
    return points.min(0) - margin, points.max(0) + margin


def meshes(figure):
    """Material name, vertices and triangles of each part."""
    j, solids = parts_of(figure)
    low, high = box_of(j, None)
    low[2] = min(low[2], -0.02)
    out = []
    for name, solid, step in solids:
        points, triangles = mesh(solid, low, high, step)
        out.append(("top" if name == "bottom_as_top" else name, points, triangles))
    return j, out
