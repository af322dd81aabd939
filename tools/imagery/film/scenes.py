"""The scenes of the house's film in order. A frame is (centre x, centre y, part of the picture's width)."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Scene:
    picture: str
    seconds: float
    start: tuple
    end: tuple
    title: str
    line: str


SCENES = (
    Scene(
        "skyline-stage-keynote",
        8,
        (0.5, 0.5, 1.0),
        (0.46, 0.5, 0.80),
        "Skyline",
        "One wall of light, a thousand square metres around it",
    ),
    Scene("liberty-stage-dinner", 7, (0.44, 0.56, 0.84), (0.54, 0.52, 0.90), "Liberty", "Brick, oak and a long table"),
    Scene(
        "horizon-stage-conference",
        7,
        (0.52, 0.5, 0.82),
        (0.5, 0.5, 1.0),
        "Horizon",
        "Daylight, and a last row that is near",
    ),
    Scene("nova-stage-runway", 7, (0.5, 0.52, 1.0), (0.5, 0.5, 0.80), "Nova", "Twelve metres into the audience"),
    Scene(
        "sky-terrace-day",
        8,
        (0.46, 0.55, 0.84),
        (0.56, 0.52, 0.90),
        "Sky terrace",
        "Where the evening ends, and the city begins",
    ),
)
