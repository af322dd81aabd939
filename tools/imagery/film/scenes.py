"""
The scenes of the house's film in order. A frame is (centre x, centre y, part of the picture's width); `sway` says how
many metres the camera moves to the right meanwhile, `about` which distance stays in its place.
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
        "lounge-night", 6, (0.58, 0.5, 0.84), (0.44, 0.52, 0.86), "Sky lounge", "After the last word, the first glass"
    ),
    Scene("rooftop-dusk", 7, (0.5, 0.52, 0.80), (0.5, 0.5, 1.0), "Sky terrace", "The city begins at the rail"),
)
