"""A body's measures and posture: where its joints are. A figure looks along +y, its right is +x, the floor is z = 0."""

from dataclasses import dataclass, field

import numpy as np

from people.solid import unit, vec


def turn(x=0.0, y=0.0, z=0.0):
    """Rotation by degrees: x leans back (plus) or forward (minus), y tips to the right, z turns to the left."""
    a, b, c = np.radians([x, y, z])
    rx = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
    ry = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
    rz = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
    return (rz @ ry @ rx).astype(np.float32)


@dataclass(frozen=True)
class Build:
    """Measures of a body: height in metres, the rest as factors of an average one."""

    height: float = 1.78
    girth: float = 1.0
    belly: float = 0.0  # metres in front of the waist
    woman: bool = False

    def of(self, man, woman):
        """A thickness in metres at an average body, for this one."""
        return (
            (woman if self.woman else man) * self.girth * (0.45 + 0.55 * self.height / (1.68 if self.woman else 1.79))
        )


@dataclass(frozen=True)
class Pose:
    """Where hips, feet and hands are, and how trunk and head are turned; pairs are (left, right)."""

    hips: tuple = (0.0, 0.0, 0.93)  # z for a body of 1.78 m, as all lengths here
    pelvis: tuple = (0, 0, 0)  # degrees, as turn()
    chest: tuple = (0, 0, 0)
    head: tuple = (0, 0, 0)
    feet: tuple = ((-0.10, 0.0, 0.08), (0.10, 0.0, 0.08))
    toes: tuple = (12, -12)  # degrees to the left
    lift: tuple = (0, 0)  # degrees by which the heel is raised
    knees: tuple = ((-0.15, 1, 0), (0.15, 1, 0))
    hands: tuple = ((-0.28, 0.08, 0.80), (0.28, 0.08, 0.80))
    elbows: tuple = ((-0.5, -1, -0.3), (0.5, -1, -0.3))
    palms: tuple = ((0, 0.1, -1), (0, 0.1, -1))  # where the fingers point
    curl: tuple = (0.5, 0.5)  # 0 stretched, 1 a fist
    seat: str = ""  # "chair", "sofa" or "wheelchair": what the body rests on
    scale_hands: bool = field(default=True)  # False: hands stay on the thing they hold


@dataclass
class Joints:
    """Positions and directions of one posed body."""

    build: Build
    pose: Pose
    at: dict
    frames: dict


def bend(start, target, upper, lower, pole):
    """Middle joint of a limb that reaches from start towards target, and its end."""
    d = target - start
    far = min(float(np.linalg.norm(d)), (upper + lower) * 0.995)
    way = unit(d)
    along = (upper**2 - lower**2 + far**2) / (2 * far)
    out = np.sqrt(max(upper**2 - along**2, 0))
    pole = unit(pole - way * (pole @ way))
    return start + way * along + pole * out, start + way * far


def joints(build, pose):
    h, k = build.height, build.height / 1.78
    seated = bool(pose.seat)
    hips = vec(*pose.hips) * (vec(1, 1, 1) if seated else vec(1, 1, k))
    pelvis = turn(*pose.pelvis)
    chest = turn(*pose.chest) @ pelvis
    waist = hips + pelvis[:, 2] * 0.085 * h
    ribs = waist + chest[:, 2] * 0.12 * h
    top = waist + chest[:, 2] * 0.196 * h
    nape = waist + chest[:, 2] * 0.245 * h - chest[:, 1] * 0.012 * h
    head = turn(*pose.head) @ chest
    crown = nape + (chest[:, 2] * 0.030 + head[:, 2] * 0.064 + head[:, 1] * 0.020) * h
    at = dict(hips=hips, waist=waist, ribs=ribs, top=top, nape=nape, head=crown)
    wide, hip = build.of(0.164, 0.142), build.of(0.088, 0.088)
    for i, s in ((0, -1), (1, 1)):
        name = "LR"[i]
        socket = hips + pelvis[:, 0] * s * hip
        foot = vec(*pose.feet[i])
        if not seated:
            foot = foot * vec(1, k, 1)
        at["knee" + name], at["ankle" + name] = bend(socket, foot, 0.245 * h, 0.243 * h, vec(*pose.knees[i]))
        at["hip" + name] = socket
        shoulder = top + chest[:, 0] * s * wide - chest[:, 1] * 0.01
        hand = vec(*pose.hands[i]) * (vec(k, k, k) if pose.scale_hands and not seated else vec(1, 1, 1))
        at["shoulder" + name] = shoulder
        at["elbow" + name], at["wrist" + name] = bend(shoulder, hand, 0.172 * h, 0.150 * h, vec(*pose.elbows[i]))
    return Joints(build, pose, at, dict(pelvis=pelvis, chest=chest, head=head))
