#!/usr/bin/python3
"""
Makes the film of the first page: eight seconds of a keynote in a full Skyline hall, without a seam.

  python3 -m film.hero_loop OUT_FOLDER

The hall is rendered once, each of its lights for itself. A frame lays another picture on the wall, lets each part of
the wall light the hall as bright as it shows, sways the beams and moves the camera a hand's breadth. View, cast and grading
are those of the picture hall-audience, on which the film lies.
Writes hero-loop.mp4 and .webm (1280 x 720), hero-loop-1080.mp4 and .webm, and hero-loop-poster.webp.
"""

import sys
from pathlib import Path

import cv2
import numpy as np

from film.encode import FPS, silent, write_master
from film.moves import edges_in_one_piece, middle, shifts, swayed
from finish.denoise import denoise_guided, exposure, guides
from finish.develop import develop, options, passes
from imagery import build, shots
from kit.panels import WALL_LIGHTS, panels
from paths import EXR, LOGS, TEX, WORK

STILL = next(shot for shot in shots() if shot["id"] == "hall-audience")
FULL, SIZE, SECONDS = (2400, 1350), (1920, 1080), 8
LENS = 17 / 36  # focal length in picture widths
MARGIN = 0.018  # part of the picture that the moving camera may use up
SWAY = 0.045  # metres to each side
PANELS = panels((20.0, 4.5))
LEVEL = 1.25  # brightness of the wall in the scene
GRADE = [*STILL["post"].split(), "--grain", "0"]


def render():
    """The two raw pictures, unless they lie there from before."""
    for part, samples in (("places", 8), ("lights", 14)):
        raw = EXR / f"opening-{part}.exr"
        if not raw.exists():
            log = LOGS / f"opening-{part}.log"
            build(STILL["scene"], f"{STILL['view']}-{part}", raw, FULL, samples, 0.06, log, STILL["people"])


class Hall:
    """The hall taken apart: what lights it always, each beam, and each part of the wall."""

    def __init__(self):
        get, places = passes(EXR / "opening-lights.exr"), passes(EXR / "opening-places.exr")
        at = places("Combined_places")
        self.cover = np.clip(at[..., 2], 0, 1)
        self.place = at[..., :2] / np.maximum(at[..., 2:], 1e-4)
        self.depth = np.clip(get("Denoising Depth", "Z")[..., 0], 1.5, 60)
        self.mist = get("Mist", "Z")
        names = sorted({n.split("Combined_")[1].split(".")[0] for n in get.names if "Combined_" in n})
        albedo, normal = guides(get("Denoising Albedo"), get("Denoising Normal", "XYZ"))
        beams = {n: get(f"Combined_{n}") for n in names if n.startswith("beam")}
        walls = [self.indirect(get, n) for n in names if n.startswith("wall")]
        combined = get("Combined")
        steady = combined - sum(beams.values()) - self.of_wall(get, names)
        scale = exposure(combined)
        self.steady, self.lit, *clean = (
            denoise_guided(light, albedo, normal, scale=scale) for light in (steady, sum(walls), *beams.values())
        )
        self.beams = dict(zip(beams, clean))
        self.shares = self.share_of_each(walls)

    @staticmethod
    def share_of_each(walls):
        """How much of the wall's light comes from which part: smooth, so an eighth of the size is enough."""
        small = (FULL[0] // 8, FULL[1] // 8)
        each = np.stack([cv2.resize(w.mean(2), small, interpolation=cv2.INTER_AREA) for w in walls])
        each = np.stack([cv2.GaussianBlur(w, (0, 0), 2.5) for w in each]) + 1e-7
        return each / each.sum(0)

    @staticmethod
    def of_wall(get, names):
        return sum(get(f"Combined_{n}") for n in names if n.startswith("wall"))

    def indirect(self, get, name):
        """What a part of the wall throws into the hall, without the part itself."""
        i, j = int(name[4:6]), int(name[6])
        u, v = self.place[..., 0] * WALL_LIGHTS[0], self.place[..., 1] * WALL_LIGHTS[1]
        itself = (np.abs(u - i - 0.5) < 0.52) & (np.abs(v - j - 0.5) < 0.52)
        light = get(f"Combined_{name}") - (self.cover * itself)[..., None]
        light[self.cover > 0.97] = 0
        return np.maximum(light, 0)

    def resized(self, size):
        """The same in the frames' size."""
        other = object.__new__(Hall)
        for name in ("cover", "place", "depth", "mist", "steady", "lit"):
            setattr(other, name, cv2.resize(getattr(self, name), size, interpolation=cv2.INTER_AREA))
        other.beams = {n: cv2.resize(b, size, interpolation=cv2.INTER_AREA) for n, b in self.beams.items()}
        other.shares = self.shares
        other.mist = other.mist.reshape(size[1], size[0], 1)
        return other


class Wall:
    """The moving picture on the wall: two copies of the flow drift along their own field and fade into each other."""

    SIZE = (2048, 460)

    def __init__(self):
        w, h = self.SIZE
        self.art = cv2.resize(cv2.imread(str(TEX / "flow.png")), self.SIZE, interpolation=cv2.INTER_AREA)
        self.art = self.art[..., ::-1].astype(np.float32) / 255
        bright = cv2.GaussianBlur(self.art.mean(2), (0, 0), 40)
        dx, dy = np.gradient(bright, axis=0), -np.gradient(bright, axis=1)
        reach = np.hypot(dx, dy).mean()
        self.dx, self.dy = dx / reach * 26 + 22, dy / reach * 26
        self.x, self.y = np.meshgrid(np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32))
        self.joints = np.ones((h, w, 1), np.float32)
        for k in range(PANELS[0]):
            self.joints[:, int(k * w / PANELS[0])] *= 0.8
        for k in range(PANELS[1]):
            self.joints[int(k * h / PANELS[1])] *= 0.8

    def at(self, t):
        """Linear colour at t from 0 to 1; 0 and 1 are the same."""
        shown = 0
        for copy in (0, 0.5):
            phase = (t + copy) % 1
            drift = (phase - 0.5) * 2
            x, y = self.x - self.dx * drift, self.y - self.dy * drift
            moved = cv2.remap(self.art, np.float32(x), np.float32(y), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
            shown = shown + moved * (1 - abs(2 * phase - 1))
        breath = 0.86 + 0.14 * np.sin(2 * np.pi * (t + self.x / self.SIZE[0] * 1.5))
        return (shown * breath[..., None]) ** 2.2 * self.joints


def lit(hall, picture, t):
    """Linear colour of the hall under that picture, seen from the middle."""
    h, w = hall.cover.shape
    parts = cv2.resize(picture, WALL_LIGHTS, interpolation=cv2.INTER_AREA)[::-1]  # row 0 is the lowest
    colours = parts.transpose(1, 0, 2).reshape(-1, 3)
    light = cv2.resize(np.tensordot(hall.shares, colours, (0, 0)).astype(np.float32), (w, h))
    colour = hall.steady + hall.lit * light * LEVEL
    for k, beam in enumerate(hall.beams.values()):
        colour = colour + beam * (0.8 + 0.2 * np.sin(2 * np.pi * t + k * np.pi / 2))
    x, y = hall.place[..., 0] * (picture.shape[1] - 1), (1 - hall.place[..., 1]) * (picture.shape[0] - 1)
    shown = cv2.remap(picture, np.float32(x), np.float32(y), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return colour + shown * (hall.cover * LEVEL)[..., None]


def shown(colour, mist, metres, grade):
    """Developed, 8 bit, BGR."""
    picture = develop(colour, mist, metres, grade)
    dither = np.random.RandomState(3).rand(*picture.shape[:2], 1).astype(np.float32) - 0.5
    return np.clip(picture[..., ::-1] * 255 + 0.5 + dither * 0.7, 0, 255).astype(np.uint8)


def frames(hall, wall, grade):
    shift = shifts(edges_in_one_piece(hall.depth), LENS)
    mist = middle(hall.mist, SIZE)
    for f in range(FPS * SECONDS):
        t = f / (FPS * SECONDS)
        sway = SWAY * np.sin(2 * np.pi * t)
        seen, metres = swayed(lit(hall, wall.at(t), t), shift, sway), swayed(hall.depth, shift, sway)
        yield shown(middle(seen, SIZE), mist, middle(metres, SIZE), grade)


def main():
    out = Path(sys.argv[1])
    render()
    hall, wall, grade = Hall(), Wall(), options(["", "", *GRADE])
    still = shown(lit(hall, wall.at(0), 0), hall.mist, hall.depth, options(["", "", *GRADE, "--grain", ".006"]))
    dx, dy = (round(side * MARGIN / 2) for side in FULL)
    cut = still[dy : FULL[1] - dy, dx : FULL[0] - dx]
    poster = cv2.resize(cut, (1280, 720), interpolation=cv2.INTER_AREA)
    cv2.imwrite(str(out / "hero-loop-poster.webp"), poster, [cv2.IMWRITE_WEBP_QUALITY, 82])
    small = hall.resized(tuple(round(side * (1 + MARGIN) / 2) * 2 for side in SIZE))
    master = WORK / "hero-loop.mkv"
    write_master(frames(small, wall, grade), SIZE, master)
    silent(master, out / "hero-loop", h264=23, av1=36, speed=6, size=(1280, 720))
    silent(master, out / "hero-loop-1080", h264=24, av1=38, speed=6)


if __name__ == "__main__":
    main()
