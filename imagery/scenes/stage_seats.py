"""
The set-ups that the stage halls name, each hall from one camera in one light: what differs is what stands in the room
and on the wall. A view is called <hall>.<set-up>.
"""

import random
from dataclasses import replace

from kit.hall import HALLS, house_lights
from kit.onstage import ON_STAGE
from kit.set_ups import SET_UPS
from scenes import stage


def seats(hall, camera, light, **set_ups):
    """Views of a hall; `camera` as in stage.at, of a set-up what the wall shows and what stands on the stage."""
    x, back, look_x, up, eye, lens = camera
    return {
        f"{hall}.{name}": stage.at(
            hall, x, back, look_x, up, eye, lens, None, None, **light, wall=wall, seats=f"{hall}-{name}", on=on
        )
        for name, (wall, *on) in set_ups.items()
    }


VIEWS = {
    **seats(
        "skyline",
        (5.0, 23.4, -0.7, 1.4, 4.4, 26),
        dict(mood="set"),
        theatre=("keynote.png", "lectern"),
        classroom=("figures.png", "lectern"),
        banquet=("gold.png", "lectern"),
        panel=("aurora.png", "panel"),
    ),
    **seats(
        "horizon",
        (4.2, 17.8, -0.6, 1.2, 3.7, 24),
        dict(mood="day", sky="day"),
        theatre=("town-hall.png",),
        banquet=("id-horizon.png", "lectern"),
    ),
    **seats(
        "liberty",
        (4.4, 18.6, -0.6, 1.3, 4.0, 23),
        dict(mood="set"),
        classroom=("route.png", "lectern"),
        theatre=("results.png", "lectern"),
        banquet=("lines.png", "band"),
    ),
    **seats(
        "nova",
        (4.2, 22.0, -0.6, 1.3, 4.2, 25),
        dict(mood="set"),
        runway=("columns.png",),
        standing=("particles.png",),
    ),
    **seats(
        "vista",
        (4.6, 20.4, -1.2, 1.2, 3.9, 23),
        dict(mood="day", sky="day"),
        banquet=("orchard.png",),
        theatre=("cities.png", "lectern"),
    ),
}


def build(sc, view):
    hall = HALLS[view.hall]
    settings = stage.build(sc, replace(view, setting=view.setting | dict(seats=None, on=None)))
    if view.mood == "set":
        house_lights(hall, 0.72, 4700)
    SET_UPS[view.seats](hall, random.Random(4))
    for thing in view.on:
        ON_STAGE[thing](hall)
    return settings
