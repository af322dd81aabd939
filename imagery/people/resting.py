"""Postures on other seats: an armchair or sofa, a wheelchair, an office chair at a desk."""

from dataclasses import replace

from people.seated import SIT

SOFA = replace(
    SIT,
    hips=(0, 0.02, 0.515),
    pelvis=(14, 0, 3),
    chest=(-4, 0, 3),
    head=(-8, 0, 6),
    feet=((-0.14, 0.56, 0.08), (0.13, 0.52, 0.08)),
    hands=((-0.15, 0.30, 0.625), (0.20, 0.22, 0.63)),
    seat="sofa",
)
LOUNGE = dict(
    guest=SOFA,
    guest_telling=replace(
        SOFA,
        pelvis=(8, 0, -6),
        chest=(-7, 0, -10),
        head=(-4, 0, -12),
        hands=((-0.17, 0.29, 0.62), (0.30, 0.40, 0.92)),
        elbows=((-0.8, -1, -0.2), (0.7, -0.7, -0.8)),
        palms=((0.45, 1, -0.25), (0.2, 0.8, 0.5)),
        curl=(0.5, 0.15),
    ),
    guest_crossed=replace(
        SOFA,
        pelvis=(15, 2, -4),
        feet=((-0.06, 0.56, 0.08), (-0.20, 0.74, 0.24)),
        knees=((0.10, 1, 0.9), (-0.25, 1, 1.2)),
        toes=(6, 18),
        lift=(0, 26),
        hands=((0.0, 0.34, 0.75), (0.06, 0.335, 0.76)),
        palms=((1, 0.7, -0.1), (-1, 0.6, -0.2)),
    ),
)

WHEELS = replace(
    SIT,
    hips=(0, -0.06, 0.615),
    pelvis=(6, 0, 0),
    chest=(-5, 0, 0),
    head=(-4, 0, 0),
    feet=((-0.09, 0.47, 0.16), (0.09, 0.47, 0.16)),
    hands=((-0.17, 0.20, 0.72), (0.17, 0.20, 0.72)),
    seat="wheelchair",
)

# On an office chair, hands on a desk of 1 m whose edge is 0.4 m before the chair's middle.
DESK = replace(
    SIT,
    hips=(0, -0.05, 0.605),
    pelvis=(-4, 0, 0),
    chest=(-14, 0, 6),
    head=(6, 0, 8),
    hands=((-0.22, 0.52, 1.005), (0.16, 0.50, 1.0)),
    elbows=((-0.9, -0.8, -0.5), (0.9, -0.8, -0.5)),
    palms=((0.2, 1, -0.12), (-0.2, 1, -0.12)),
    curl=(0.55, 0.45),
    feet=((-0.14, 0.30, 0.08), (0.13, 0.36, 0.08)),
    seat="office",
)
