"""The film's sound: four slow chords of soft voices, a low pulse and a room around them. Synthesised, our own."""

import wave

import numpy as np

RATE = 44100
CHORDS = (
    (50, 57, 62, 65, 69),
    (46, 58, 62, 65, 70),
    (53, 57, 60, 65, 72),
    (48, 55, 60, 64, 67),
)  # D minor, B flat, F, C
BAR = 4.0


def tone(note, seconds, rs):
    """One voice: three detuned, slightly drifting partial stacks."""
    t = np.arange(int(seconds * RATE)) / RATE
    pitch = 440 * 2 ** ((note - 69) / 12)
    out = np.zeros_like(t)
    for cents in (-5, 0, 6):
        f = pitch * 2 ** (cents / 1200)
        phase = rs.rand() * 6.28
        for k, level in ((1, 1.0), (2, 0.32), (3, 0.12), (4, 0.05)):
            out += level * np.sin(2 * np.pi * f * k * t + phase * k + 0.6 * np.sin(2 * np.pi * 0.13 * t + phase))
    swell = np.minimum(np.minimum(t / 1.6, 1), np.maximum((seconds - t) / 2.0, 0)) ** 1.5
    return out * swell


def pulse(seconds):
    """A soft low beat every second."""
    t = np.arange(int(seconds * RATE)) / RATE
    beat = t % 1.0
    return np.sin(2 * np.pi * (55 + 40 * np.exp(-beat * 30)) * beat) * np.exp(-beat * 9)


def bells(seconds, rs):
    """Single high notes, far away."""
    out = np.zeros(int(seconds * RATE) + RATE * 4)
    for k in range(int(seconds / 2)):
        chord = CHORDS[int(k * 2 / BAR) % len(CHORDS)]
        note = chord[rs.randint(1, 5)] + 12
        t = np.arange(RATE * 4) / RATE
        strike = np.sin(2 * np.pi * 440 * 2 ** ((note - 69) / 12) * t) * np.exp(-t * 1.8) * np.minimum(t / 0.02, 1)
        start = int((k * 2 + rs.choice((0, 0.5, 1.0))) * RATE)
        out[start : start + len(strike)] += strike[: len(out) - start] * rs.uniform(0.3, 1)
    return out[: int(seconds * RATE)]


def hall(dry, rs, seconds=2.4):
    """Convolution with decaying noise, as a large soft room."""
    n = int(seconds * RATE)
    tail = rs.normal(0, 1, n) * np.exp(-np.arange(n) / RATE * 2.6)
    size = 1 << (len(dry) + n - 1).bit_length()
    wet = np.fft.irfft(np.fft.rfft(dry, size) * np.fft.rfft(tail, size), size)[: len(dry)]
    return wet / np.abs(wet).max()


def score(path, seconds, seed=5):
    """Writes a stereo WAV of that length, faded at both ends; a seed strikes its own bells."""
    rs, n = np.random.RandomState(seed), int(seconds * RATE)
    pads = np.zeros(n + RATE * 8)
    for k in range(int(seconds / BAR) + 1):
        for note in CHORDS[k % len(CHORDS)]:
            voice = tone(note, BAR + 2.2, rs)
            start = int(k * BAR * RATE)
            end = min(len(pads), start + len(voice))
            pads[start:end] += voice[: end - start]
    pads = pads[:n] / np.abs(pads).max()
    chime = bells(seconds, rs)
    chime /= np.abs(chime).max()
    dry = 0.5 * pads + 0.22 * pulse(seconds)[:n] * np.clip(np.arange(n) / RATE / 8 - 0.5, 0, 1) + 0.10 * chime
    sides = [0.62 * dry + 0.38 * hall(pads * 0.7 + chime * 0.5, np.random.RandomState(s)) for s in (1, 2)]
    edge = np.minimum(np.minimum(np.arange(n) / RATE / 1.5, 1), (n - np.arange(n)) / RATE / 2.5)
    stereo = np.stack(sides, 1) * edge[:, None]
    stereo = stereo / np.abs(stereo).max() * 0.6
    with wave.open(str(path), "wb") as f:
        f.setnchannels(2)
        f.setsampwidth(2)
        f.setframerate(RATE)
        f.writeframes((stereo * 32767).astype("<i2").tobytes())
