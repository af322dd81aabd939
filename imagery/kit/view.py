"""A view of a scene: where the camera stands, and what the room is set up for."""

from dataclasses import dataclass, field

from kit.world import cam, panorama


@dataclass(frozen=True)
class View:
    """
    Metres; `stop` is the f-number, `focus` a distance or a point, `setting` what the scene reads. With `clip` in it,
    nothing nearer to the camera is seen.
    """

    eye: tuple
    look: tuple
    lens: float = 20
    stop: float | None = None
    focus: object = None
    setting: dict = field(default_factory=dict)
    level: bool = True

    def __getattr__(self, name):
        """A setting the view does not name is None: every scene has a default for it."""
        if name.startswith("__"):
            raise AttributeError(name)
        return self.setting.get(name)

    def shoot(self, sc):
        if self.pano is not None:
            return panorama(sc, self.eye, self.pano)
        camera = cam(sc, self.eye, self.look, self.lens, self.stop, self.focus, level=self.level)
        if self.clip:
            camera.data.clip_start = self.clip
        return camera


def view(eye, look, lens=20, stop=None, focus=None, level=True, **setting):
    return View(eye, look, lens, stop, focus, setting, level)
