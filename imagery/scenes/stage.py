"""The five stage halls in their layouts. A view names the hall, what the wall shows, the light and the seating."""

import random

from kit.hall import *
from kit.occasions import OCCASIONS
from kit.onstage import ON_STAGE
from kit.seating import LAYOUTS
from kit.view import view

EYE = 1.65


def at(hall, x, back, look_x=0.0, up=2.9, eye=EYE, lens=20, stop=4.0, focus=9.0, **setting):
    """View from `back` metres behind the stage's edge towards the wall; `up` is the height the camera frames."""
    h = HALLS[hall]
    return view((x, h.front - back, eye), (look_x, 0, up), lens, stop, focus, hall=hall, **setting)


AISLE = (0.0, 10.2, 0.0, 3.15, 1.5, 17, None)
OPENING = dict(wall="flow.png", mood="opening", seats="theatre", on=("lectern",))

VIEWS = {
    # Skyline, floor 6: 90 sqm of curved wall, walnut slats, the city to the west.
    "skyline-keynote": at(
        "skyline", 1.2, 13.5, -0.4, 3.3, 1.9, wall="keynote.png", mood="show", seats="theatre", on=("lectern",)
    ),
    "skyline-show": at(
        "skyline", 1.2, 13.5, 0.0, 3.25, 1.75, stop=None, wall="flow.png", mood="show", seats="theatre", on=("lectern",)
    ),
    "skyline-gala": at(
        "skyline", -4.2, 12.5, 1.5, 3.0, wall="awards.png", mood="dinner", seats="gala", on=("lectern",)
    ),
    "skyline-classroom": at(
        "skyline",
        5.6,
        12.5,
        -1.5,
        2.9,
        2.0,
        wall="figures.png",
        mood="day",
        seats="classroom",
        on=("lectern",),
        sky="day",
    ),
    "skyline-sunset": at(
        "skyline", 7.4, 11.5, -6.0, 2.7, 1.7, 18, wall="sunrise.png", mood="dinner", seats="cocktail", sky="dusk"
    ),
    "skyline-launch": at(
        "skyline", 0.0, 10.5, 0.0, 3.1, 1.35, wall="launch.png", mood="show", seats="expo", on=("product",)
    ),
    "skyline-terrace": at(
        "skyline", 6.6, 14.0, -9.0, 2.5, 1.7, 18, wall="id-skyline.png", mood="dinner", seats="lounge", sky="dusk"
    ),
    "skyline-panel": at(
        "skyline",
        -6.0,
        8.5,
        1.2,
        2.7,
        1.7,
        22,
        wall="aurora.png",
        mood="teal",
        seats="theatre",
        on=("panel", "cameras"),
    ),
    "skyline-empty": at("skyline", -2.4, 16.0, 0.4, 3.2, 1.2, 19, wall="rings.png", mood="show"),
    # The first page's film: as seen, its light taken apart, and where on the wall each point lies (film/hero_loop.py).
    "skyline-aisle": at("skyline", *AISLE, **OPENING),
    "skyline-aisle-lights": at("skyline", *AISLE, **OPENING, parts="lights"),
    "skyline-aisle-places": at("skyline", *AISLE, **OPENING, parts="places"),
    "skyline-floor": at("skyline", 2.2, 9.2, 0.3, 2.9, 0.7, 17, wall="silk.png", mood="opening"),
    "skyline-feast": at(
        "skyline", 3.6, 14.2, -0.8, 3.0, 1.8, 18, wall="gold.png", mood="dinner", seats="gala", on=("band",)
    ),
    "skyline-conference": at(
        "skyline",
        -5.4,
        13.6,
        1.2,
        3.1,
        2.2,
        19,
        wall="forum.png",
        mood="day",
        seats="classroom",
        on=("lectern",),
        sky="day",
    ),
    "skyline-pano": view(
        (-2.6, -6.5, 1.7),
        (0, 0, 1.7),
        hall="skyline",
        wall="keynote.png",
        mood="house",
        seats="theatre",
        on=("lectern",),
        sky="dusk",
        pano=0,
    ),
    # Liberty, floor 5: 60 sqm flat, brick and oak.
    "liberty-concert": at(
        "liberty", -1.5, 12.5, 0.2, 2.9, 1.8, wall="lines.png", mood="ember", seats="theatre", on=("band",)
    ),
    "liberty-dinner": at("liberty", 0.3, 13.0, 0.0, 2.6, 1.7, wall="embers.png", mood="dinner", seats="dinner"),
    "liberty-cabaret": at(
        "liberty", 5.6, 11.0, -1.6, 2.6, 1.8, wall="assembly.png", mood="house", seats="cabaret", on=("lectern",)
    ),
    "liberty-workshop": at("liberty", -6.2, 12.0, 2.0, 2.4, 2.0, 19, wall="route.png", mood="house", seats="islands"),
    "liberty-reception": at("liberty", 4.8, 11.0, -5.1, 2.5, 1.6, wall="festival.png", mood="dinner", seats="cocktail"),
    "liberty-panel": at(
        "liberty", 3.8, 7.5, -0.8, 2.4, 1.6, 22, wall="id-liberty.png", mood="ember", seats="theatre", on=("panel",)
    ),
    "liberty-empty": at("liberty", 0.0, 15.0, 0.0, 2.9, 1.2, 19, wall="folds.png", mood="show"),
    "liberty-pano": view(
        (0, -12.0, 1.7),
        (0, 0, 1.7),
        hall="liberty",
        wall="id-liberty.png",
        mood="ember",
        seats="cabaret",
        on=("panel",),
        pano=0,
    ),
    # Horizon, floor 4: 30 sqm, plaster and terrazzo, windows to the east.
    "horizon-conference": at(
        "horizon",
        -5.4,
        12.0,
        1.4,
        2.4,
        1.9,
        wall="dataview.png",
        mood="day",
        seats="theatre",
        on=("lectern",),
        sky="day",
    ),
    "horizon-horseshoe": at(
        "horizon", -4.6, 12.6, 1.6, 2.2, 2.0, wall="owners.png", mood="day", seats="horseshoe", sky="day"
    ),
    "horizon-lunch": at("horizon", -5.8, 12.0, 1.6, 2.2, 1.8, wall="ocean.png", mood="day", seats="gala", sky="day"),
    "horizon-expo": at("horizon", -4.6, 12.8, 1.2, 2.3, 1.7, wall="tide.png", mood="house", seats="expo", sky="dusk"),
    "horizon-dinner": at(
        "horizon", -3.2, 12.4, 1.0, 2.3, 1.7, wall="lanterns.png", mood="dinner", seats="dinner", sky="dusk"
    ),
    "horizon-panel": at(
        "horizon",
        -4.0,
        7.0,
        1.2,
        2.2,
        1.6,
        22,
        wall="id-horizon.png",
        mood="dinner",
        seats="theatre",
        on=("panel",),
        sky="dusk",
    ),
    "horizon-pano": view(
        (2.7, -12.9, 1.7),
        (0, 0, 1.7),
        hall="horizon",
        wall="id-horizon.png",
        mood="day",
        seats="horseshoe",
        on=("lectern",),
        sky="day",
        pano=0,
    ),
    # Nova and Vista: the two settings of the Skyline floor.
    "nova-runway": at("nova", 2.1, 14.0, 0.0, 2.7, 1.5, wall="columns.png", mood="show", seats="runway"),
    "nova-stage": at("nova", -1.6, 10.4, 0.3, 2.9, 0.9, 17, wall="particles.png", mood="opening", on=("product",)),
    "nova-launch": at("nova", -1.6, 10.8, 0.4, 2.8, 1.86, wall="particles.png", mood="show", on=("product",)),
    "nova-lounge": at("nova", 5.2, 12.4, -1.0, 2.5, 1.6, wall="petals.png", mood="teal", seats="lounge"),
    "vista-forum": at(
        "vista", 4.6, 12.0, -2.4, 2.3, 1.8, wall="cities.png", mood="day", seats="cabaret", on=("lectern",), sky="day"
    ),
    "vista-dinner": at(
        "vista", 5.2, 12.6, -3.4, 2.2, 1.7, 19, wall="orchard.png", mood="dinner", seats="gala", sky="dusk"
    ),
    "vista-lounge": at(
        "vista", 5.6, 12.0, -5.6, 2.1, 1.6, 18, wall="orchard.png", mood="dinner", seats="lounge", sky="dusk"
    ),
    # Particular days: a fair, a vote, a build, the hour after.
    "liberty-fair": at("liberty", 0.9, 12.4, -0.3, 2.3, 1.7, 17, wall="route.png", mood="dinner", seats="fair"),
    "skyline-hybrid": at(
        "skyline",
        4.4,
        12.0,
        -0.6,
        3.0,
        2.1,
        20,
        wall="remote.png",
        mood="show",
        seats="theatre",
        on=("panel", "cameras"),
    ),
    "horizon-town-hall": at(
        "horizon",
        3.2,
        10.6,
        -1.0,
        2.4,
        1.9,
        wall="town-hall.png",
        mood="day",
        seats="theatre",
        on=("microphones",),
        sky="day",
    ),
    "nova-talk": at(
        "nova", -1.2, 6.8, -0.5, 2.3, 1.5, 21, wall="late.png", mood="ember", seats="theatre", on=("talk",)
    ),
    "liberty-results": at(
        "liberty", 2.4, 9.8, -0.6, 2.7, 1.7, 21, wall="results.png", mood="dinner", seats="theatre", on=("lectern",)
    ),
    "nova-code": at(
        "nova", -5.0, 11.0, 0.8, 2.6, 1.9, wall="code.png", mood="teal", seats="classroom", on=("lectern",)
    ),
    "vista-pharma": at(
        "vista",
        3.2,
        9.0,
        -1.6,
        2.2,
        1.7,
        20,
        wall="molecule.png",
        mood="day",
        seats="theatre",
        on=("white",),
        sky="day",
    ),
    "skyline-brand": at(
        "skyline", -1.0, 11.4, 0.2, 3.0, 1.6, wall="stripes.png", mood="ember", seats="expo", on=("product",)
    ),
    "horizon-setup": at(
        "horizon", -5.0, 9.8, 1.6, 2.0, 1.7, 18, wall="id-horizon.png", mood="day", seats="setting_up", sky="day"
    ),
    "skyline-after": at("skyline", 3.6, 13.6, -0.8, 2.8, 1.5, wall="gold.png", mood="house", seats="after_show"),
    "skyline-tiles": view(
        (-5.8, -3.4, 1.95), (0.6, 0.2, 2.3), 30, 2.2, 3.4, hall="skyline", wall="flow.png", mood="show", on=("tiles",)
    ),
    "skyline-rig": view(
        (-10.2, -6.4, 5.3), (4.0, -3.2, 5.75), 27, 2.8, 5.0, hall="skyline", wall="silk.png", mood="show"
    ),
    "nova-soon": at("nova", 3.6, 7.6, -0.6, 2.7, 1.5, 21, wall="soon.png", mood="show", on=("cameras",)),
    "skyline-weekend": at(
        "skyline", 6.7, 9.5, -4.6, 2.5, 1.85, 18, wall="dunes.png", mood="dinner", seats="islands", sky="dusk"
    ),
    "vista-weekday": at(
        "vista", 4.8, 12.2, -2.8, 2.3, 1.9, 19, wall="harvest.png", mood="day", seats="classroom", sky="day"
    ),
    "horizon-pairs": at(
        "horizon",
        -4.4,
        9.6,
        1.2,
        2.2,
        1.85,
        wall="tide.png",
        mood="dinner",
        seats="islands",
        sky="dusk",
        on=("product",),
    ),
    "vista-buffet": view(
        (2.9, -16.6, 1.62),
        (-1.4, -12.4, 1.05),
        26,
        2.8,
        2.4,
        hall="vista",
        wall="orchard.png",
        mood="day",
        seats="served",
        sky="day",
    ),
}


def sky(sc, hall, hour):
    """Surroundings, and the city turned to the side with the windows."""
    if not hour:
        return dark(sc, (0.0006, 0.0008, 0.0014))
    if hour == "day":
        day(sc, 1.6, 0.1)
    else:
        dusk(sc, 0.7, 1.0, -1.2 if hall.windows == "W" else 1.2)
    before = set(bpy.context.scene.objects)
    skyline((0, 0, 0), 31, (140, 2000), 1500, 520, lit=0.30, s=1.6, z=-40.0, hs=1.1, hy=950)
    turn = bpy.data.objects.new("city", None)
    link(turn)
    turn.location = (0, -12, 0)
    turn.rotation_euler = (0, 0, pi / 2 if hall.windows == "W" else -pi / 2)
    for o in set(bpy.context.scene.objects) - before - {turn}:
        o.parent = turn


def sides(hall, view):
    """Claddings, and windows where the hall has them; without an hour of day the curtains are drawn."""
    for side, name in ((-1, "W"), (1, "E")):
        if hall.windows != name:
            side_finish(hall, side)
            continue
        windows(hall, side)
        if view.sky:
            drapes(hall, side, hall.front - 0.5, 0.5)
        else:
            drapes(hall, side, -hall.depth, 1.0)


def ends(hall):
    """Black cloth behind the wall, cladding at the back with the doors."""
    x, h = hall.width / 2, hall.height
    curtain(1.1, -x, x, h + 0.4, fabric((0.02, 0.02, 0.024), 300.0), "y")
    for s in (-1, 1):
        lo, hi = hall.wall[0] / 2 + 1.4, x
        if hi - lo > 0.6:
            a, b = (lo, hi) if s > 0 else (-hi, -lo)
            curtain(-1.2, a, b, h + 0.3, fabric((0.03, 0.03, 0.036), 300.0), "y")
    box((hall.width, 0.1, h), (0, -hall.depth - 0.05, h / 2), pbr((0.07, 0.068, 0.066), 0.8), 0.0)
    for px in (-x / 2, x / 2):
        box((2.4, 0.08, 2.5), (px, -hall.depth + 0.02, 1.25), wood(axis="Z", rough=0.4, **WALNUT), 0.01)
        box((0.5, 0.03, 0.2), (px, -hall.depth + 0.05, 2.75), emit((0.05, 0.6, 0.2), 1.6), 0.0)
        for s in (-0.08, 0.08):
            tubes([((px + s, -hall.depth + 0.09, 0.9), (px + s, -hall.depth + 0.09, 1.4))], BRASS(), 0.015)


def daylight(hall):
    """Sun and sky through the window side."""
    s = -1 if hall.windows == "W" else 1
    sun((-s * 0.80, 0.35, -0.42), 4.5, (1.0, 0.90, 0.76))
    area(
        (s * (hall.width / 2 + 0.4), -hall.depth / 2, 2.4),
        4.0,
        4200,
        (0.86, 0.92, 1.0),
        target=(0, -hall.depth / 2, 1.0),
        sy=hall.depth,
    )


def build(sc, view):
    hall, mood = HALLS[view.hall], MOODS[view.mood]
    sky(sc, hall, view.sky)
    floor_of(hall)
    led_wall(hall, view.wall, 1.5 if view.mood in ("day", "house") else 1.25, view.parts)
    stage(hall)
    line_arrays(hall)
    sides(hall, view)
    ends(hall)
    ceiling(hall, view.mood in ("day", "house"))
    rig(hall, mood)
    wall_washers(hall, mood["wash"], mood["wash_power"])
    if mood["house"]:
        house_lights(hall, mood["house"])
    if view.sky == "day":
        daylight(hall)
    if mood["dim"]:
        area(
            (0, -hall.depth / 2, hall.height - 0.1),
            12,
            mood["dim"] * 6,
            (0.55, 0.6, 1.0),
            target=(0, -hall.depth / 2, 0),
            sy=16,
        )
    rs = random.Random(4)
    if view.seats:
        (LAYOUTS | OCCASIONS)[view.seats](hall, rs)
    for thing in view.on or ():
        ON_STAGE[thing](hall)
    if view.parts:
        return dict(mist=(1, 46), bounces=3 if view.parts == "lights" else 0)
    return dict(mist=(6, 42), bounces=3 if view.mood not in ("day", "house") else 4)
