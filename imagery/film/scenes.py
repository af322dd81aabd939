"""
The scenes of the films in order: the house's, and those of halls whose pages offer one. A frame is (centre x, centre y,
part of the picture's width); `sway` says how many metres the camera moves to the right meanwhile, `about` which
distance stays in its place.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Scene:
    picture: str
    seconds: float
    start: tuple
    end: tuple
    title: str
    line: str
    sway: float = 0.08
    about: float = 7.0


SCENES = (
    Scene(
        "skyline-stage-keynote", 8, (0.5, 0.5, 1.0), (0.46, 0.52, 0.80), "Skyline", "A wall of light, a hall around it"
    ),
    Scene(
        "control-desk",
        5,
        (0.42, 0.56, 0.82),
        (0.52, 0.52, 0.86),
        "Ours to operate",
        "Sound, light and picture from one desk",
        sway=0.05,
        about=2.5,
    ),
    Scene("liberty-stage-dinner", 6, (0.44, 0.56, 0.84), (0.55, 0.52, 0.86), "Liberty", "Brick, oak and a long table"),
    Scene("volume-stage", 6, (0.5, 0.5, 0.82), (0.5, 0.5, 1.0), "The volume", "A desert on the sixth floor"),
    Scene(
        "sky-lounge-reception",
        6,
        (0.58, 0.5, 0.84),
        (0.44, 0.52, 0.86),
        "Sky lounge",
        "After the last word, the first glass",
    ),
    Scene("rooftop-dusk", 7, (0.5, 0.52, 0.80), (0.5, 0.5, 1.0), "Sky terrace", "The city begins at the rail"),
)

HORIZON = (
    Scene("horizon-stage-conference", 6, (0.5, 0.5, 0.98), (0.55, 0.46, 0.80), "Horizon by day", "A full conference"),
    Scene("town-hall", 5, (0.45, 0.5, 0.86), (0.54, 0.46, 0.88), "All hands", "Three towns on the wall"),
    Scene("horizon-stage-dinner", 6, (0.5, 0.52, 0.80), (0.5, 0.5, 0.98), "Dinner", "The same hall at dusk"),
)
SKYLINE = (
    Scene("skyline-stage-show", 5, (0.5, 0.5, 0.98), (0.5, 0.46, 0.80), "Skyline", "A full hall, a curved wall"),
    Scene("skyline-stage-panel", 4, (0.46, 0.5, 0.86), (0.54, 0.48, 0.86), "A panel", "The guests against the light"),
    Scene("hall-gala", 4, (0.5, 0.5, 0.80), (0.5, 0.5, 0.94), "A gala", "Dinner under warm light, music on the stage"),
    Scene("skyline-stage-sunset", 5, (0.44, 0.5, 0.88), (0.56, 0.5, 0.88), "A reception", "Sunset, inside and outside"),
)
LIBERTY = (
    Scene("liberty-stage-concert", 5, (0.5, 0.5, 0.98), (0.5, 0.46, 0.80), "Liberty", "A recital between brick walls"),
    Scene("liberty-stage-dinner", 5, (0.44, 0.54, 0.84), (0.55, 0.5, 0.86), "Dinner", "Long tables up to the stage"),
    Scene("liberty-stage-reception", 5, (0.54, 0.5, 0.80), (0.5, 0.5, 0.96), "New Voices", "A reception on oak"),
)
VOLUME = (
    Scene("volume-stage", 5, (0.5, 0.5, 0.82), (0.5, 0.5, 1.0), "The volume", "A desert on the sixth floor"),
    Scene("virtual-keynote", 4, (0.45, 0.5, 0.86), (0.54, 0.5, 0.86), "A keynote", "The wall is the set"),
    Scene("volume-product", 4, (0.5, 0.5, 0.80), (0.5, 0.5, 0.96), "A product", "Lit by what the wall shows"),
)
FILMS = {
    "house-film": SCENES,
    "horizon-stage": HORIZON,
    "skyline-stage": SKYLINE,
    "liberty-stage": LIBERTY,
    "skyline-studio": VOLUME,
}
