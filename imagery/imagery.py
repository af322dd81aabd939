#!/usr/bin/python3
"""
Makes pictures of the house.

  npm run imagery -- SCENE VIEW [--draft]   one view of one scene, to PNG in the work folder
  npm run imagery -- --all                  every picture of shots.json that has no original yet, in its order
  npm run imagery -- --id PICTURE...        these pictures again
  npm run imagery -- --changed [--list]     what was altered since it was published: its entry, its scene or its people
  npm run imagery -- --list                 what there is, and what is done

A batch can be stopped and started again at any time; it writes a line per picture to logs/done.log.
"""

import argparse
import hashlib
import json
import os
import re
import subprocess
import time

from paths import DEPTH, EXR, LOGS, PNG, ROOT, TEX, WORK

SIZES = {
    "draft": (480, 270),
    "depth": (640, 360),  # of a picture that is to move: what is smoothed before it is used needs no more
    "card": (1280, 720),
    "": (1600, 900),
    "wide": (2144, 1206),  # a frame of 1170 px in twice the pixels, where nothing may be enlarged by more than a tenth
    "hero": (2640, 1485),  # the width of 1440
    "screen": (2912, 1638),  # the width and the height of 1440 x 900
    "panorama": (4096, 2048),
}
# A picture with more pixels needs fewer samples in each: what counts is the noise in as much of the frame.
SAMPLES = {"draft": 5, "card": 6, "": 8, "wide": 3, "hero": 3, "screen": 3, "panorama": 3}
PYTHON = "/usr/bin/python3"  # Debian's own: it has OpenImageIO and torch


def shots():
    return json.loads((ROOT / "shots.json").read_text())


def run(command, log):
    env = dict(os.environ, PYTHONDONTWRITEBYTECODE="1", PYTHONPATH=str(ROOT), IMAGERY_WORK=str(WORK))
    env["OMP_WAIT_POLICY"] = "passive"  # threads that wait must not hold up another render
    with open(log, "a") as out:
        return subprocess.run(
            ["nice", "-n", "15", *map(str, command)], cwd=ROOT, env=env, stdout=out, stderr=out
        ).returncode


def build(scene, view, raw, size, samples, threshold, log, people="", guests=None, distances=False):
    """The raw picture of a view, or its distances. One from before cannot pass for a new one."""
    if not (TEX / "flow.png").exists():
        run([PYTHON, "-m", "art.make"], LOGS / "art.log")
    raw.unlink(missing_ok=True)
    cast = [*(["--people", people] if people else []), *(["--guests", guests] if guests else [])]
    cast += ["--distances"] if distances else []
    size = ["-W", size[0], "-H", size[1], "--spp", samples, "--thr", threshold]
    run(
        ["blender", "-b", "--factory-startup", "--python", ROOT / "build.py", "--", scene, view, raw, *size, *cast], log
    )
    if not raw.exists():
        raise RuntimeError(f"{scene} {view} was not rendered, see {log}")


def measure_depth(shot, file):
    """Writes how far each pixel of a picture lies: millimetres as a PNG of 16 bits. Nothing is rendered for it."""
    log = LOGS / f"{shot['id']}-depth.log"
    people, guests = shot.get("people", ""), shot.get("guests")
    build(shot["scene"], shot["view"], file, SIZES["depth"], 1, 1.0, log, people, guests, distances=True)


def render(scene, view, name, kind="", post=(), samples=None, people="", guests=None):
    """Builds, renders and develops one view; returns the PNG."""
    raw, png, log = EXR / f"{name}.exr", PNG / f"{name}.png", LOGS / f"{name}.log"
    log.unlink(missing_ok=True)
    build(
        scene,
        view,
        raw,
        SIZES[kind],
        samples or SAMPLES[kind],
        0.10 if kind in ("hero", "screen") else 0.12,
        log,
        people,
        guests,
    )
    flags = [*(["--fast"] if kind else []), *(["--wrap"] if kind == "panorama" else [])]
    depth = ["--depth", DEPTH / f"{name}.png"]
    if run([PYTHON, "-m", "finish.develop", raw, png, *depth, *post, *flags], log):
        raise RuntimeError(f"{scene} {view} was not developed, see {log}")
    raw.unlink()
    return png


def make(shot):
    start = time.time()
    try:
        render(
            shot["scene"],
            shot["view"],
            shot["id"],
            shot.get("size", ""),
            shot.get("post", "").split(),
            shot.get("spp"),
            shot.get("people", ""),
            shot.get("guests"),
        )
        (LOGS / f"{shot['id']}.stamp").write_text(stamp(shot))
        result = f"{time.time() - start:.0f} s"
    except RuntimeError as error:
        result = f"FAILED {error}"
    with open(LOGS / "done.log", "a") as log:
        print(time.strftime("%H:%M:%S"), shot["id"], shot["scene"], shot["view"], result, file=log)


def stamp(shot):
    """What a picture is made from: its entry but for its words, its scene and view, and the cast in it."""
    entry = {key: value for key, value in shot.items() if key not in ("alt", "focus")}
    cast = cast_text(shot["people"]) if "people" in shot else ""
    scene = scene_text(shot["scene"], shot["view"])
    return hashlib.sha256(f"{json.dumps(entry, sort_keys=True)}{scene}{cast}".encode()).hexdigest()[:16]


def scene_text(name, view):
    """A scene without its other views: where a second camera stands changes nothing for the first."""
    text = (ROOT / "scenes" / f"{name}.py").read_text()
    start = text.find("\nVIEWS = {\n")
    if start < 0:
        return text
    end = text.index("\n}\n", start)
    blocks = re.split(r'(?m)^(?=    ["*#])', text[start:end])
    others = [b for b in blocks if (named := re.match(r'    "([^"]+)": ', b)) and named[1] != view]
    kept = "".join(b for b in blocks if b not in others and not b.startswith("    #"))
    return text[:start] + kept + text[end:]


def cast_text(name):
    """The lines of kit/casts.py that tell a cast."""
    text = (ROOT / "kit" / "casts.py").read_text()
    start = text.index(f'    "{name}": ')
    return text[start : text.index("\n    ),\n", start)]


def changed():
    """The pictures whose stamp is not the one they were last published with (made.json)."""
    made = json.loads((ROOT / "made.json").read_text())
    return [s for s in shots() if made.get(s["id"]) != stamp(s)]


def batch():
    """Takes the first shot without a picture until none is left; the list is read anew each time."""
    tried = set()
    while True:
        left = [s for s in shots() if s["id"] not in tried and not (PNG / f"{s['id']}.png").exists()]
        if not left:
            return
        tried.add(left[0]["id"])
        make(left[0])


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("scene", nargs="?")
    p.add_argument("view", nargs="?")
    p.add_argument("--people", default="", help="a cast of kit/casts.py, in place of the one in shots.json")
    p.add_argument("--draft", action="store_true", help="480 x 270, in seconds")
    p.add_argument("--all", action="store_true")
    p.add_argument("--id", nargs="+", default=[])
    p.add_argument("--changed", action="store_true")
    p.add_argument("--list", action="store_true")
    a = p.parse_args()
    if a.all:
        return batch()
    if a.changed:
        for s in changed():
            print(s["id"], flush=True)
            if not a.list:
                make(s)
        return
    if a.list:
        for s in shots():
            print("done" if (PNG / f"{s['id']}.png").exists() else "    ", s["id"], s["scene"], s["view"])
        return
    for name in a.id:
        make(next(s for s in shots() if s["id"] == name))
    if a.scene and a.view:
        known = next((s for s in shots() if (s["scene"], s["view"]) == (a.scene, a.view)), {})
        name, kind = known.get("id", f"{a.scene}-{a.view}"), known.get("size", "")
        if a.draft:  # beside the original, not in its place
            name, kind = f"draft-{a.scene}-{a.view}", "draft"
        print(
            render(
                a.scene,
                a.view,
                name,
                kind,
                known.get("post", "--ev .8").split(),
                known.get("spp"),
                a.people or known.get("people", ""),
                known.get("guests"),
            )
        )


if __name__ == "__main__":
    main()
