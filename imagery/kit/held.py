"""What people have with them: glasses, a tray, a telephone, a wheelchair, a coat over a chair, a cup on the floor."""

from kit.props import *

STEM = lambda: pbr((0.42, 0.43, 0.44), 0.15, coat=0.6)


def in_hand(who, joints, pose, side, reach=0.075):
    """Where the hand of a figure closes, in the figure's own metres."""
    way = V(pose.palms["LR".index(side)]).normalized()
    return joints["wrist" + side] + way * reach


def glass_in_hand(who, joints, pose, side="R"):
    """A wine glass, held at its stem."""
    p = in_hand(who, joints, pose, side) + V((0, 0, -0.03))
    cyl(0.032, 0.004, p + V((0, 0, -0.03)), STEM(), 20, parent=who)
    cyl(0.004, 0.09, p + V((0, 0, 0.015)), STEM(), 10, parent=who)
    cyl(0.023, 0.045, p + V((0, 0, 0.085)), pbr((0.55, 0.40, 0.12), 0.1, coat=0.6), 20, r2=0.030, parent=who)


def tray(who, joints, pose):
    """A round tray on the left hand with six glasses."""
    p = in_hand(who, joints, pose, "L", 0.10) + V((0, 0, 0.030))
    cyl(0.20, 0.014, p, pbr((0.05, 0.05, 0.052), 0.35, coat=0.3), 56, b=0.005, parent=who)
    for k in range(6):
        q = p + V((0.115 * math.cos(k * 1.047), 0.115 * math.sin(k * 1.047), 0.0))
        cyl(0.028, 0.004, q + V((0, 0, 0.010)), STEM(), 16, parent=who)
        cyl(0.004, 0.08, q + V((0, 0, 0.05)), STEM(), 8, parent=who)
        cyl(0.018, 0.06, q + V((0, 0, 0.13)), pbr((0.60, 0.45, 0.16), 0.1, coat=0.6), 16, r2=0.023, parent=who)


def telephone(who, joints, pose, lit=1.6):
    """A telephone between both hands, its screen lit."""
    p = (in_hand(who, joints, pose, "L", 0.09) + in_hand(who, joints, pose, "R", 0.09)) / 2
    tilt = 1.45 if pose.hands[0][2] > 1.3 else 0.75
    box((0.076, 0.155, 0.008), p, BLK(), 0.003, rot=(tilt, 0, 0), parent=who)
    face = V((0, -math.sin(tilt), math.cos(tilt))) * 0.0045
    box((0.068, 0.145, 0.001), p + face, emit((0.75, 0.82, 1.0), lit), 0.0, rot=(tilt, 0, 0), parent=who)


def wheelchair(who):
    """An active wheelchair around the figure: two large wheels, castors, seat, low back, footplate."""
    metal, tyre = pbr((0.05, 0.05, 0.055), 0.3, 0.8), BLK()
    cloth = fabric((0.03, 0.03, 0.034), 400.0)
    for s in (-1, 1):
        ring = [
            (s * 0.29, -0.07 + 0.30 * math.cos(a), 0.305 + 0.30 * math.sin(a)) for a in (pi * k / 24 for k in range(49))
        ]
        tubes(list(zip(ring, ring[1:])), tyre, 0.013, parent=who)
        rim = [
            (s * 0.325, -0.07 + 0.26 * math.cos(a), 0.305 + 0.26 * math.sin(a))
            for a in (pi * k / 20 for k in range(41))
        ]
        tubes(list(zip(rim, rim[1:])), MET(), 0.008, parent=who)
        hub = (s * 0.29, -0.07, 0.305)
        tubes([(hub, ring[k]) for k in range(0, 48, 3)], metal, 0.003, 5, parent=who)
        cyl(0.03, 0.07, hub, metal, 20, rot=(0, pi / 2, 0), parent=who)
        castor = [
            (s * 0.20, 0.36 + 0.06 * math.cos(a), 0.062 + 0.05 * math.sin(a)) for a in (pi * k / 8 for k in range(17))
        ]
        tubes(list(zip(castor, castor[1:])), tyre, 0.012, parent=who)
        frame = [(s * 0.22, -0.20, 0.48), (s * 0.22, 0.24, 0.49), (s * 0.20, 0.36, 0.13)]
        tubes(
            [
                *zip(frame, frame[1:]),
                (frame[0], (s * 0.22, -0.25, 0.86)),
                (hub, (s * 0.20, -0.07, 0.48)),
                ((s * 0.20, 0.30, 0.40), (s * 0.13, 0.45, 0.10)),
            ],
            metal,
            0.013,
            parent=who,
        )
    box((0.42, 0.42, 0.05), (0, 0.02, 0.50), cloth, 0.015, parent=who)
    box((0.44, 0.03, 0.36), (0, -0.235, 0.72), cloth, 0.01, rot=(0.1, 0, 0), parent=who)
    box((0.28, 0.16, 0.012), (0, 0.50, 0.093), metal, 0.004, parent=who)


def coat_over(chair, rs, m):
    """A coat hung over the back of a free chair: both sides of the back, with folds."""
    turn = rs.random() * 6

    def cloth(u, v):
        x = (u - 0.5) * 0.46
        t = (v - 0.42) * 1.05
        fold = 0.010 * math.sin(u * 19 + turn) * min(1, abs(t) * 4)
        if t < 0:
            return (x * (1 + 0.10 * t), -0.325 - fold + t * 0.02, 0.872 + t * (1.25 + 0.05 * math.sin(u * 6 + turn)))
        return (x * 0.98, -0.245 + fold + 0.055 * min(1, t * 2), 0.872 - t * (0.62 + 0.06 * math.sin(u * 5 + turn)))

    o = surf(cloth, 26, 40, m, 0.012)
    o.parent = chair
    return o


def cup_on_floor(x, y, rs):
    cyl(0.032, 0.10, (x, y, 0.05), pbr((0.70, 0.68, 0.64), 0.7), 24, r2=0.040)
    cyl(0.041, 0.008, (x, y, 0.104), BLK(), 24)
