#!/usr/bin/python3
"""From the raw render to a picture: denoise, haze, bloom, vignette, AgX tone curve, grain."""

import argparse
import time

import cv2
import numpy as np
import OpenImageIO as oiio

from finish.denoise import denoise
from finish.near import near

MIX = np.float32(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ]
)
UNMIX = np.linalg.inv(MIX).astype(np.float32)
LUMA = np.float32([0.2126, 0.7152, 0.0722])
SEAM = 64  # pixels by which a panorama is continued at both ends while it is cleaned


def agx(colour, power=1.2, saturation=1.15):
    """AgX tone curve (polynomial by Benjamin Wrensch) with a power and saturation look."""
    v = np.log2(np.maximum(colour @ MIX.T, 1e-10))
    v = np.clip((v + 12.47393) / (4.026069 + 12.47393), 0, 1)
    v2 = v * v
    v4 = v2 * v2
    v = 15.5 * v4 * v2 - 40.14 * v4 * v + 31.96 * v4 - 6.868 * v2 * v + 0.4298 * v2 + 0.1191 * v - 0.00232
    v = np.power(np.maximum(v, 0), power)
    grey = (v @ LUMA)[..., None]
    return np.clip((grey + saturation * (v - grey)) @ UNMIX.T, 0, 1)


def blur(x, sigma, wrap=False):
    """Gaussian; a wide one runs on a reduced image, a wrapped one across the seam of a panorama."""
    if sigma > 6:
        f, (h, w) = max(2, int(sigma / 4)), x.shape[:2]  # less than half would never come to an end
        small = cv2.resize(x, (max(8, w // f), max(8, h // f)), interpolation=cv2.INTER_AREA)
        return cv2.resize(blur(small, sigma / f, wrap), (w, h), interpolation=cv2.INTER_CUBIC)
    if wrap:
        p = int(4 * sigma) + 2
        return cv2.GaussianBlur(np.concatenate((x[:, -p:], x, x[:, :p]), 1), (0, 0), sigma)[:, p:-p]
    return cv2.GaussianBlur(x, (0, 0), sigma)


def passes(path):
    """Reads a multilayer EXR; returns a getter for a pass by name and channels."""
    file = oiio.ImageInput.open(str(path))
    spec = file.spec()
    pixels = np.asarray(file.read_image(oiio.FLOAT)).reshape(spec.height, spec.width, spec.nchannels)
    names = list(spec.channelnames)
    file.close()

    def get(name, channels="RGB"):
        at = [next((i for i, n in enumerate(names) if f"{name}.{c}" in n), None) for c in channels]
        return None if None in at else np.ascontiguousarray(pixels[..., at])

    get.names = names
    return get


def clean(get, a):
    """Denoised colour; a panorama is continued across its seam first."""
    layers = [get("Combined"), get("Denoising Albedo"), get("Denoising Normal", "XYZ")]
    if not a.wrap:
        return denoise(*layers, prefilter=not a.fast)
    layers = [np.concatenate((x[:, -SEAM:], x, x[:, :SEAM]), 1) for x in layers]
    return denoise(*layers, prefilter=not a.fast)[:, SEAM:-SEAM]


def haze(colour, mist, amount, k, wrap):
    """Light that air scatters: a wide blur, more of it with distance."""
    veil = blur(colour, 70 * k, wrap) * 0.6 + blur(colour, 200 * k, wrap) * 0.4
    m = mist * amount
    return colour * (1 - m * 0.5) + veil * m


def bloom(colour, amount, k, wrap):
    """Light that the lens scatters: four blurs of the bright parts."""
    bright = np.minimum(colour, 12.0)
    veil = sum(blur(bright, s * k, wrap) * g for s, g in ((3, 0.4), (12, 0.3), (45, 0.2), (130, 0.1)))
    return colour * (1 - amount) + veil * amount


def vignette(colour, amount):
    h, w = colour.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    r2 = ((x / w - 0.5) ** 2 + (y / h - 0.5) ** 2 * 0.8) * 4
    return colour * (1 - amount * np.clip(r2 - 0.15, 0, None))[..., None]


def grain(shown, amount, seed=1):
    """Fine grain, strongest in the middle tones; it hides the last steps of the denoiser."""
    h, w = shown.shape[:2]
    noise = cv2.GaussianBlur(np.random.RandomState(seed).normal(0, 1, (h, w)).astype(np.float32), (0, 0), 0.7) * 1.6
    return shown + (noise * amount * (0.4 + 0.6 * (1 - np.abs(2 * shown.mean(2) - 1))))[..., None]


def develop(colour, mist, metres, a):
    """Linear colour to what is shown, 0 to 1."""
    k = colour.shape[0] / 900.0
    colour = colour * 2**a.ev
    if a.haze and mist is not None:
        colour = haze(colour, mist, a.haze, k, a.wrap)
    colour = bloom(colour, a.bloom, k, a.wrap)
    if not a.wrap:
        colour = vignette(colour, a.vig)
    shown = agx(colour.astype(np.float32), a.power, a.sat)
    if a.dark or a.soft or a.past:
        shown = near(shown, metres, a.dark, a.soft, a.past)
    return grain(shown, a.grain)


def options(argv=None):
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("raw", help="multilayer EXR")
    p.add_argument("picture", help="PNG")
    p.add_argument("--ev", type=float, default=0.0, help="exposure in stops")
    p.add_argument("--haze", type=float, default=0.0)
    p.add_argument("--bloom", type=float, default=0.06)
    p.add_argument("--power", type=float, default=1.25, help="contrast")
    p.add_argument("--sat", type=float, default=1.2)
    p.add_argument("--grain", type=float, default=0.008)
    p.add_argument("--vig", type=float, default=0.22)
    p.add_argument("--dark", type=float, default=0.0, help="metres from which on the light is whole (finish/near.py)")
    p.add_argument("--soft", type=float, default=0.0, help="metres within which nothing is in focus")
    p.add_argument("--past", type=float, default=0.0, help="metres from which on nothing is in focus")
    p.add_argument("--wrap", action="store_true", help="panorama: left and right edge belong together")
    p.add_argument("--depth", help="PNG for the distance of each pixel in millimetres, up to 65 m; films move by it")
    p.add_argument("--fast", action="store_true", help="one net, auxiliary passes as they are")
    return p.parse_args(argv)


def main():
    a, start = options(), time.time()
    get = passes(a.raw)
    metres = np.clip(get("Denoising Depth", "Z")[..., 0], 0, 65.535)
    if a.depth:
        cv2.imwrite(a.depth, (metres * 1000).astype(np.uint16))
    colour = clean(get, a)
    cleaned = time.time()
    mist = get("Mist", "Z")
    shown = develop(colour, mist if mist is not None else get("Mist", "V"), metres, a)
    dither = np.random.RandomState(3).rand(*shown.shape[:2], 1).astype(np.float32) - 0.5
    cv2.imwrite(a.picture, np.clip(shown[..., ::-1] * 255 + 0.5 + dither * 0.7, 0, 255).astype(np.uint8))
    print(f"{a.picture}: cleaned in {cleaned - start:.1f} s, {time.time() - start:.1f} s in all")


if __name__ == "__main__":
    main()
