"""Blender entry point: blender -b --factory-startup --python build.py -- SCENE VIEW OUT.exr [options]"""

import argparse
import importlib
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bpy

from kit.world import reset, setup


def options():
    p = argparse.ArgumentParser()
    p.add_argument("scene", help="a module of scenes/")
    p.add_argument("view", help="one of its VIEWS")
    p.add_argument("out")
    p.add_argument("-W", type=int, default=800)
    p.add_argument("-H", type=int, default=450)
    p.add_argument("--spp", type=int, default=16)
    p.add_argument("--people", default="", help="a cast of kit/casts.py")
    p.add_argument("--guests", type=int, help="so many chairs have to stand in the scene")
    p.add_argument("--distances", action="store_true", help="no picture, but how far each pixel of it lies, as a PNG")
    p.add_argument("--thr", type=float, default=0.07, help="adaptive sampling threshold")
    return p.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def light_groups(sc):
    """A pass of its own for each group of lights; what belongs to none stays in the whole picture alone."""
    objects = [o for o in sc.objects if "light group" in o]
    for name in sorted({o["light group"] for o in objects}):
        bpy.ops.scene.view_layer_add_lightgroup(name=name)
    for o in objects:
        o.lightgroup = o["light group"]


def main():
    a, start = options(), time.time()
    scene = importlib.import_module("scenes." + a.scene)
    if a.view not in scene.VIEWS:
        raise SystemExit(f"{a.scene} has no view {a.view}; it has {', '.join(scene.VIEWS)}")
    sc, view = reset(), scene.VIEWS[a.view]
    settings = scene.build(sc, view)
    view.shoot(sc)
    if a.guests:
        from kit.audience import chairs_standing

        if chairs_standing() != a.guests:
            raise SystemExit(f"{a.view} has {chairs_standing()} chairs for {a.guests} guests")
    if a.people:
        from kit.audience import fill
        from kit.casts import CASTS

        fill(sc, CASTS[a.people])
    if a.distances:
        from kit.distances import measure

        return measure(sc, a.W, a.H, a.out)
    setup(sc, a.W, a.H, a.spp, a.out, thr=a.thr, **settings)
    if view.parts:
        light_groups(sc)
    built = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"BUILD {built - start:.1f}s RENDER {time.time() - built:.1f}s objects {len(sc.objects)}")


main()
