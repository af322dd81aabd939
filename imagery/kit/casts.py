"""
The casts that shots.json names: who is in a picture. A person is (figure, x, y, degrees, height of the floor); at 0
degrees somebody looks along +y, at 180 towards the audience. The halls' stages begin at y = -5.2 and are 0.8 m high.
"""

import math
import random

from kit.audience import Cast

DECK = 0.8
# Postures that tell little of their clothes and nothing of their faces from behind.
FROM_BEHIND = ("at_ease", "behind_back", "pockets", "arms_folded", "at_ease", "pockets", "glass_man")
IN_ROWS = ("upright", "lap", "crossed", "upright", "bald", "curls", "thoughtful")
PANEL = (
    ("guest", -2.25, -3.03, 166, DECK),
    ("guest_telling", -0.75, -3.27, 175, DECK),
    ("guest_crossed", 0.75, -3.27, 185, DECK),
    ("guest", 2.25, -3.03, 194, DECK),
)
CAMERAS = (("camera", -1.38, -9.13, -14), ("camera_woman", 10.63, -8.72, 65))
AROUND_CAMERAS = ((-1.3, -8.6, 0.95), (10.2, -8.5, 1.2))


def around(x, y, r, *people, floor=0.0):
    """People in a ring around a point and turned to it: (figure, degrees on the ring)."""
    ring = lambda a: (x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a)))
    return tuple((name, *ring(a), a + 90, floor) for name, a in people)


def crowd(y, x, count, step, seed):
    """A loose row of people seen from behind, who all look to the stage: centred on x, along the line y."""
    rs = random.Random(seed)
    left = x - step * (count - 1) / 2
    return tuple(
        (rs.choice(FROM_BEHIND), left + i * step + rs.uniform(-0.16, 0.16), y + rs.uniform(-0.2, 0.2), rs.uniform(-14, 14))
        for i in range(count)
    )


def along_catwalk(seed, taken=0.6):
    """Guests along a catwalk, every other chair at most, turned to the stage; fewer on the side seen in profile."""
    rs = random.Random(seed)
    return tuple(
        (rs.choice(IN_ROWS), side * row, -5.7 - 0.56 * k, degrees + rs.uniform(-9, 9))
        for side, degrees, chairs in ((-1, -22, 12), (1, 44, 20))
        for row in (2.5, 3.4, 4.3)
        for k in range(1, chairs, 2)
        if rs.random() < taken
    )


def filming(figure, camera, target):
    """Whoever works a camera of the scene: a step behind it, looking where it looks."""
    to = (target[0] - camera[0], target[1] - camera[1])
    n = math.hypot(*to)
    return (figure, camera[0] - 0.75 * to[0] / n, camera[1] - 0.75 * to[1] / n, math.degrees(math.atan2(-to[0], to[1])))


def on_rings(seed, *arcs):
    """Guests on the arena's rings, turned to its stage: (ring, first degree, last degree, how many)."""
    rs = random.Random(seed)
    return tuple(
        (
            rs.choice(IN_ROWS),
            (3.54 + 1.05 * ring) * math.cos(math.radians(a)),
            (3.54 + 1.05 * ring) * math.sin(math.radians(a)),
            a + 90 + rs.uniform(-10, 10),
            0.06 + 0.42 * ring,
        )
        for ring, first, last, count in arcs
        for a in (first + (last - first) * (i + rs.uniform(-0.2, 0.2)) / max(count - 1, 1) for i in range(count))
    )


CASTS = {
    "arena talk": Cast(
        people=(
            *on_rings(5, (0, 226, 247, 3), (0, 293, 322, 4), (1, 222, 244, 3), (1, 296, 326, 4), (2, 303, 322, 2)),
            ("guest_telling", -0.85, 0.3, 206, 0.16),
            ("guest_crossed", 0.85, 0.3, 158, 0.16),
        ),
        faces=4.0,
        seed=5,
    ),
    "keynote": Cast(
        "audience",
        0.87,
        clear=1.3,
        people=(("lectern", 5.4, -3.45, 180, DECK),),
        seed=11,
    ),
    "premiere": Cast(
        "audience",
        0.88,
        clear=1.3,
        people=(("speaker", 3.2, -3.7, 168, DECK),),
        seed=27,
    ),
    "supper": Cast(
        moving=(("tray", 1.9, -9.6, 12), ("serving", -4.6, -10.4, 30)),
        code="evening",
        stride=0.3,
        seed=29,
    ),
    "exchange": Cast(
        "audience",
        0.86,
        clear=1.3,
        front_light=0.05,
        people=PANEL,
        seed=31,
    ),
    "fair": Cast(
        people=(
            ("at_ease", 3.0, -12.2, -8),
            ("pockets", 3.75, -12.3, 22),
            ("pockets", 1.75, -10.9, -34),
            ("listening", -1.9, -11.5, -14),
            ("behind_back", -1.15, -11.65, 16),
            ("arms_folded", -5.9, -11.6, 74),
            ("at_ease", -5.7, -10.8, 96),
            ("photograph", 5.7, -9.4, -76),
            ("glass_man", 5.6, -12.4, -70),
            ("telling_curls", 0.1, -8.4, 150),
            ("pockets", -0.5, -8.8, -60),
            ("behind_back", -5.6, -7.6, 88),
            ("at_ease", 5.8, -6.9, -96),
        ),
        moving=(
            ("walking_woman", 0.45, -12.0, 4),
            ("walking", -3.9, -13.0, 24),
            ("strolling", 4.6, -8.2, -14),
        ),
        stride=0.3,
        seed=33,
    ),
    "summer party": Cast(
        people=(
            ("at_ease", -1.3, -2.8, 8),
            ("serving", -4.55, -1.9, -90),
            *around(0.5, 1.3, 0.74, ("at_ease", 262), ("arms_folded", 322)),
            *around(-0.9, 4.9, 0.74, ("glass_man", 276), ("telling_curls", 336)),
            ("glass", -0.6, 6.2, 24),
            ("behind_back", -1.6, 6.25, -16),
            ("glass_man", 1.6, 6.2, 10),
            ("telling", 2.2, 6.15, 62),
            ("pockets", 5.2, 6.2, 6),
            ("at_ease", 5.9, 6.2, -14),
        ),
        moving=(("strolling", -0.4, -2.9, 14), ("walking_woman", 1.7, 3.4, 20), ("tray", -2.6, 0.3, 14)),
        stride=0.3,
        code="evening",
        seed=35,
    ),
    "grill": Cast(
        people=(
            ("glass_man", -0.9, 6.2, 18),
            ("glass", -1.6, 6.2, -30),
            ("pockets", -5.0, 5.9, -12),
            ("at_ease", -4.3, 6.1, 16),
            ("behind_back", 0.6, 6.2, 4),
        ),
        code="evening",
        seed=37,
    ),
    "studio audience": Cast(
        "audience",
        0.93,
        clear=1.0,
        front_light=1.0,
        people=(
            filming("camera", (-3.55, -2.5), (0, 2.0)),
            filming("camera_woman", (3.0, -1.6), (0, 2.0)),
            ("lectern", 0.55, 2.45, 176, 0.18),
        ),
        seed=39,
    ),
    "weekend": Cast(
        "working",
        0.86,
        clear=2.2,
        faces=20.0,
        people=(("pockets", 1.2, -8.0, 22), ("arms_folded", 1.9, -7.7, 40)),
        seed=41,
    ),
    "pairs": Cast(
        "working",
        0.86,
        clear=2.2,
        faces=20.0,
        people=(("pockets", -0.4, -7.4, -14), ("at_ease", 0.4, -7.2, -2)),
        seed=43,
    ),
    "debate": Cast(
        "audience",
        0.84,
        clear=1.6,
        front_light=0.12,
        people=(*PANEL, *CAMERAS),
        removed=AROUND_CAMERAS,
        seed=13,
    ),
    "discussion": Cast(
        "audience",
        0.86,
        clear=1.4,
        front_light=0.12,
        people=PANEL,
        seed=15,
    ),
    "recital": Cast(
        "audience",
        0.88,
        clear=1.3,
        people=(("typing", -3.42, -2.8, -90, DECK), ("speaker", 1.0, -3.75, 178, DECK)),
        code="evening",
        seed=17,
    ),
    "results": Cast(
        "audience",
        0.86,
        clear=1.3,
        people=(("lectern", 4.05, -3.45, 180, DECK),),
        seed=19,
    ),
    "congress": Cast(
        "audience",
        0.88,
        clear=1.6,
        people=(("speaker_man", 3.5, -3.7, 168, DECK + 0.02),),
        seed=45,
    ),
    "code": Cast(
        "working",
        0.84,
        clear=1.4,
        people=(("lectern", 4.05, -3.45, 180, DECK),),
        seed=21,
    ),
    "late show": Cast(
        "audience",
        0.88,
        clear=1.3,
        front_light=0.12,
        people=(
            ("guest_telling", 1.7, -2.85, 188, DECK),
            ("guest", 3.4, -2.85, 166, DECK),
            ("operator_woman", -0.95, -2.35, 194, DECK),
        ),
        seed=23,
    ),
    "runway": Cast(
        front_light=0.12,
        people=along_catwalk(5),
        moving=(("walking_woman", 0.0, -9.4, 0, 0.6),),
        stride=0.3,
        code="evening",
        seed=25,
    ),
    "on air": Cast(
        people=(
            filming("camera", (-1.2, -8.4), (0, -3.7)),
            filming("camera_woman", (8.1, -8.4), (0, -3.7)),
            ("arms_folded", 1.7, -8.9, 8),
            ("at_ease", 2.35, -8.7, 28),
        ),
        code="crew",
    ),
    "studio crew": Cast(
        people=(filming("camera", (-3.55, -2.5), (0, 2.0)),),
        code="crew",
    ),
    "at the rail": Cast(
        people=(
            ("at_ease", 0.35, 6.3, 8),
            ("glass_man", 0.95, 6.15, 50),
            ("telling_curls", -1.6, 6.1, -40),
            ("pockets", -2.3, 6.3, -14),
        ),
        code="evening",
        seed=3,
    ),
    "by the fire": Cast(
        people=(
            ("glass", 0.35, 6.25, -36),
            ("pockets", -0.35, 6.3, 20),
            ("listening", -1.1, 6.2, 48),
            ("behind_back", 2.5, 6.25, -10),
            ("at_ease", 1.9, 6.3, 6),
        ),
        code="evening",
        seed=5,
    ),
    "after work": Cast(
        people=(
            ("behind_back", -0.9, 6.3, 4),
            ("glass", 0.15, 6.2, -48),
            ("telling_curls", 0.85, 6.15, 40),
            ("arms_folded", 1.55, 6.3, -10),
            ("glass_man", -2.15, 6.25, 18),
        ),
        code="evening",
        seed=7,
    ),
    "street": Cast(
        people=(
            ("at_ease", -7.2, -4.4, -30),
            ("telling", -6.5, -4.2, 60),
            ("pockets", -2.6, 0.4, 10),
            ("glass", 4.1, -2.4, 80),
        ),
        moving=(
            ("walking_woman", -12.4, -6.2, -86),
            ("walking", -11.6, -5.8, -88),
            ("strolling", 3.2, -6.6, 84),
            ("walking", 9.8, -4.8, 92),
            ("walking_woman", 10.6, -5.3, 90),
            ("strolling", 17.0, -6.0, -88),
            ("walking", -20.4, -5.2, 88),
            ("walking", -4.0, -2.0, -20),
        ),
        code="evening",
    ),
    "opening": Cast(
        "audience",
        0.88,
        clear=1.2,
        people=(("speaker", 2.6, -3.6, 160, DECK),),
    ),
    "panel": Cast(
        "audience",
        0.84,
        clear=1.5,
        front_light=0.12,
        people=(*PANEL, *CAMERAS),
        removed=AROUND_CAMERAS,
        seed=3,
    ),
    "town hall": Cast(
        "audience",
        0.86,
        clear=1.3,
        people=(
            ("speaker_man", 3.3, -3.7, 170, DECK),
            ("listening", 0.45, -12.35, 0),
            ("wheels", -0.45, -10.2, 0),
        ),
        seed=5,
    ),
    "conference": Cast(
        "audience",
        0.84,
        clear=1.3,
        people=(("lectern", 2.7, -3.45, 180, DECK),),
        seed=7,
    ),
    "working": Cast(
        "working",
        0.82,
        clear=4.8,
        people=(("lectern", 5.4, -3.45, 180, DECK),),
        seed=9,
    ),
    "launch": Cast(
        people=(
            ("speaker", 1.9, -3.7, 165, DECK),
            *around(0, -10.8, 1.35, ("pockets", 238), ("photograph", 300)),
            *around(6.0, -8.6, 1.3, ("arms_folded", 240), ("glass_man", 300)),
            *around(-6.0, -8.6, 1.3, ("glass", 250), ("behind_back", 320)),
            ("at_ease", 2.2, -7.1, 10),
            ("behind_back", 1.4, -7.3, -5),
            ("pockets", -1.6, -7.0, -20),
            ("glass", -2.5, -7.4, -15),
        ),
        code="evening",
    ),
    "reveal": Cast(
        front_light=0.05,
        people=(
            ("speaker_man", 2.0, -3.6, 165, DECK),
            *crowd(-6.4, 0.2, 16, 0.9, 3),
            *crowd(-7.3, 0.4, 15, 0.95, 5),
            *crowd(-8.3, 0.2, 13, 1.0, 7),
            *crowd(-9.3, 0.5, 13, 0.95, 9),
            *crowd(-10.3, -0.1, 11, 0.95, 11),
            *crowd(-11.4, -0.3, 8, 1.0, 13),
            *crowd(-12.6, -0.9, 6, 1.05, 15),
        ),
        code="evening",
        seed=2,
    ),
    "reception": Cast(
        standing=6,
        clear=6.5,
        faces=40.0,
        turned=(-3.0, 6.0),
        front_light=0.06,
        moving=(("tray", 1.6, -9.0, 40), ("walking_woman", -3.4, -12.2, 24)),
        stride=0.3,
        code="evening",
        seed=4,
    ),
    "voices": Cast(
        standing=6,
        clear=6.4,
        faces=40.0,
        front_light=0.12,
        moving=(("tray", 1.2, -10.9, 24), ("walking_woman", -3.0, -10.4, 8)),
        stride=0.3,
        code="evening",
        seed=8,
    ),
    "gala": Cast(
        "speech",
        0.94,
        clear=1.4,
        faces=20.0,
        turned=(0.0, 20.0),
        people=(("lectern", 5.4, -3.45, 180, DECK),),
        code="evening",
        seed=2,
    ),
    "dinner at dusk": Cast(
        "speech",
        0.94,
        clear=1.4,
        faces=20.0,
        turned=(-1.5, 4.0),
        people=(("speaker", -1.0, -3.7, 176, DECK),),
        code="evening",
        seed=2,
    ),
    "feast": Cast(
        "speech",
        0.94,
        clear=1.5,
        faces=20.0,
        turned=(3.0, 20.0),
        people=(("typing", -3.42, -2.8, -90, DECK), ("speaker", 1.0, -3.75, 178, DECK)),
        code="evening",
        seed=4,
    ),
    "dinner": Cast(
        "dining",
        0.92,
        clear=1.2,
        people=(("tray", 0.25, -9.2, -8), ("serving", -0.25, -13.6, 62)),
        code="evening",
        seed=8,
    ),
    "terrace reception": Cast(
        people=(
            ("behind_back", -1.9, 6.3, 4),
            ("glass", -1.2, 6.2, -24),
            ("at_ease", 0.6, 6.2, 10),
            ("glass_man", 1.2, 6.1, -25),
            ("telling_curls", 2.3, 6.1, 40),
            ("pockets", 2.75, 6.3, -12),
            ("listening", 5.5, 6.2, -6),
            *around(1.3, 4.6, 0.74, ("arms_folded", 236), ("at_ease", 300)),
            *around(6.0, 3.9, 0.74, ("glass_man", 232), ("at_ease", 292)),
        ),
        moving=(("walking_woman", 0.7, 0.9, -24), ("strolling", -0.3, 2.6, -10)),
        stride=0.34,
        code="evening",
        seed=3,
    ),
    "terrace dusk": Cast(
        people=(
            ("at_ease", 0.35, 6.3, 8),
            ("glass_man", 0.95, 6.15, 60),
            ("glass", -0.4, 6.2, -50),
            ("telling_curls", 1.9, 5.5, 100),
            ("pockets", 1.2, 5.2, -70),
            ("behind_back", -1.75, 6.3, 12),
            ("listening", -2.4, 6.25, -16),
        ),
        code="evening",
        seed=3,
    ),
    "window": Cast(
        people=(
            ("glass_man", -1.0, 4.15, 20),
            ("glass", -0.35, 4.2, -40),
            ("listening", -4.9, 4.3, -8),
        ),
        code="evening",
        seed=5,
    ),
    "sky lounge": Cast(
        people=(
            ("glass_man", -2.75, 4.25, 6),
            ("glass", -2.05, 4.3, -14),
            ("behind_back", -4.9, 4.25, -6),
            ("pockets", -4.2, 4.3, 16),
            ("at_ease", 2.2, 2.1, 4),
            ("glass_man", 3.15, 2.05, -10),
        ),
        moving=(("strolling", 0.5, 1.6, -24), ("walking_woman", 1.3, 0.4, 30)),
        stride=0.34,
        code="evening",
        seed=6,
    ),
    # Small rooms in the evening: from behind, against the window or the boards, or blurred by their own walk.
    "after the meeting": Cast(
        people=(
            ("behind_back", -2.35, 4.25, -8),
            ("pockets", -1.65, 4.3, 10),
            ("at_ease", 0.75, 4.25, 4),
        ),
        seed=61,
    ),
    "in low sun": Cast(
        people=(("behind_back", -0.9, 5.0, -6), ("at_ease", -0.1, 5.05, 10)),
        moving=(("strolling", -2.3, 3.5, -8),),
        stride=0.44,
        seed=66,
    ),
    "before the screen": Cast(
        people=(("at_ease", -0.52, 3.98, 12), ("pockets", 0.3, 4.05, -18)),
        moving=(("walking", -1.22, 1.5, 6),),
        removed=((0.02, 4.12, 0.5), (-0.9, 1.9, 0.3)),
        stride=0.5,
        code="evening",
        seed=67,
    ),
    "first team": Cast(
        people=(("arms_folded", -0.95, 2.05, 40), ("at_ease", -0.3, 2.0, 30)),
        seed=68,
    ),
    "late in the office": Cast(
        moving=(("walking_woman", -3.3, -0.9, 40), ("strolling", -2.5, -1.7, 52)),
        stride=0.36,
        seed=62,
    ),
    "at the boards": Cast(
        people=(("pockets", 3.0, 2.4, -78), ("behind_back", 2.45, 3.1, -58)),
        moving=(("walking_woman", 0.5, 2.6, -20),),
        stride=0.34,
        seed=63,
    ),
    "round the ring lamp": Cast(
        people=(
            ("glass_man", -2.3, 3.35, 8),
            ("glass", -1.35, 3.35, -12),
            ("at_ease", 0.35, 3.3, 6),
            ("pockets", 1.0, 3.35, -10),
        ),
        code="evening",
        seed=64,
    ),
    "crew": Cast(
        people=(
            ("arms_folded", -5.15, -6.05, -18),
            ("at_ease", -4.35, -6.4, -10),
            ("pockets", -2.1, -2.9, -8),
            ("telling", -2.75, -2.6, -70),
            ("camera", 3.15, -5.0, 24),
            ("behind_back", 1.5, -4.6, 12),
        ),
        code="crew",
    ),
    "desk": Cast(
        people=(("operator", 0.62, -0.74, -22), ("operator_woman", -0.62, -0.74, -14)),
        code="crew",
    ),
    "arrivals": Cast(
        moving=(
            ("walking_woman", 0.62, 10.1, 8),
            ("walking", 1.25, 10.6, 4),
            ("strolling", -0.1, 12.0, 24),
        ),
        stride=0.42,
    ),
    "queue": Cast(
        people=(
            ("behind_back", -3.3, 2.6, 150),
            ("at_ease", -0.9, 2.3, 96),
            ("pockets", -0.2, 2.55, 84),
            ("telling", 0.7, 2.2, 100),
            ("telling_curls", 1.35, 2.6, -80),
            ("arms_folded", 2.3, 2.3, 92),
            ("listening", 3.0, 2.1, 80),
            ("at_ease", 3.7, 2.55, 110),
            ("photograph", 4.9, 1.4, 60),
            ("behind_back", 5.6, 2.3, 95),
            ("pockets", 6.2, 2.2, -90),
            ("walking_woman", 8.6, 0.8, 82),
            ("walking", 9.3, 0.3, 78),
            ("strolling", -6.8, -1.4, -70),
            ("walking", -7.5, -1.0, -74),
            ("walking_woman", 12.4, -4.2, 60),
        ),
        code="evening",
    ),
}
