"""The content suite: where pictures for the walls are made and seen on a sample of the wall."""

from kit.desktop import *
from kit.view import view

VIEWS = {
    "edit": view((-1.2, -0.95, 1.45), (0.5, 1.4, 1.06), 23, 2.8, 2.4),
    "sample": view((1.7, -1.0, 1.45), (-1.6, 1.6, 1.35), 24, 2.8, 3.2),
}


def room():
    """Felt panels, oak floor, a strip of light behind the desk."""
    planks(-3, 3, -2.6, 2.2, wood((0.16, 0.095, 0.055), (0.075, 0.042, 0.023), "Y", 1.1, 0.4))
    shell(-3, 3, -2.6, 2.2, 2.9, None, pbr((0.07, 0.075, 0.085), 0.85, bump=0.04), pbr((0.06, 0.06, 0.065), 0.9))
    for i in range(4):
        for j in range(2):
            tone = (0.12, 0.135, 0.14) if (i + j) % 2 else (0.09, 0.10, 0.11)
            softbox((1.1, 0.07, 0.9), (-0.6 + i * 1.14 - 0.9, 2.15, 1.35 + j * 0.94), fabric(tone, 260.0), 0.02, 0.01)
    box((4.6, 0.01, 0.02), (0, 2.10, 0.86), emit((1, 0.62, 0.34), 5.0), 0.0)
    area((0, 2.0, 0.88), 4.4, 16, kelvin(2900), target=(0, 2.15, 2.0), sy=0.05)


def desk():
    oak = wood((0.30, 0.18, 0.10), (0.15, 0.085, 0.045), "X", 1.0, 0.36, 0.25)
    box((3.0, 0.9, 0.04), (0.2, 1.35, 0.73), oak, 0.006)
    for x in (-1.1, 1.5):
        box((0.06, 0.8, 0.71), (x, 1.35, 0.355), BLK(), 0.004)
    for x, rz, file in ((-0.62, 0.28, "silk.png"), (0.32, 0.0, "editor.png"), (1.26, -0.28, "particles.png")):
        ultrawide = file != "editor.png"
        screen_wall(0.86, 0.36 if ultrawide else 0.49, (x, 1.52 - abs(x - 0.32) * 0.12, 1.12), rz, file, 1.3)
        tubes([((x, 1.58, 1.05), (x, 1.6, 0.75), 0.018)], DMET())
        box((0.26, 0.2, 0.01), (x, 1.58, 0.757), DMET(), 0.003)
    box((0.44, 0.14, 0.014), (0.26, 1.12, 0.758), pbr((0.10, 0.10, 0.11), 0.4), 0.005)
    softbox((0.06, 0.10, 0.03), (0.62, 1.12, 0.768), BLK(), 0.014, 0.004)
    box((0.36, 0.25, 0.012), (-0.32, 1.10, 0.757), BLK(), 0.006, rot=(0, 0, 0.12))
    surf(
        lambda u, v: ((u - 0.5) * 0.32, (v - 0.5) * 0.2, 0),
        1,
        1,
        img("sunrise.png", 1.0),
        loc=(-0.32, 1.10, 0.764),
        rot=(0, 0, 0.12),
    )
    mug_of_pencils((1.05, 1.2, 0.75))
    cup((-0.72, 1.18, 0.75))
    sheet("document.png", (0.92, 1.06, 0.75), 0.297, 0.21, 0.3)
    for s in (-0.95, 1.62):
        box((0.18, 0.2, 0.30), (s, 1.6, 0.90), BLK(), 0.02, rot=(0, 0, -s * 0.2))
        cyl(
            0.07,
            0.01,
            (s - 0.1 * s * 0.2, 1.497, 0.86),
            pbr((0.5, 0.17, 0.10), 0.35, 0.6),
            40,
            rot=(pi / 2, 0, -s * 0.2),
        )
    office_chair((0.15, 0.45, 0), 0.35, fabric((0.16, 0.085, 0.04), 420.0))


def sample_wall():
    """A piece of the LED wall, two metres wide, to see the picture at its real size."""
    e = bpy.data.objects.new("e", None)
    e.location, e.rotation_euler = (-2.6, 0.3, 1.45), (0, 0, pi / 2 - 0.25)
    link(e)
    box((2.1, 0.10, 2.1), (0, 0.06, 0), BLK(), 0.006, parent=e)
    surf(lambda u, v: ((u - 0.5) * 2.0, 0, (v - 0.5) * 2.0), 1, 1, img("aurora.png", 1.5, (4, 4)), parent=e)
    for s in (-0.9, 0.9):
        tubes(
            [((s, 0.1, 1.0), (s, 0.1, -1.45)), ((s, 0.1, -1.42), (s, 0.7, -1.42)), ((s, 0.7, -1.42), (s, 0.1, 0))],
            DMET(),
            0.02,
            parent=e,
        )


def build(sc, view):
    dark(sc, (0.002, 0.002, 0.003))
    room()
    desk()
    sample_wall()
    pendant((0.9, 0.9, 2.0), 2.9, 16, 0.15)
    area((0, -0.6, 2.8), 2.5, 60, (0.8, 0.86, 1.0), target=(0, 0.6, 0.7))
    plant((2.5, 1.7, 0), 1.2, seed=5, n=32, leafw=0.07)
    return dict(mist=(8, 30), bounces=5)
