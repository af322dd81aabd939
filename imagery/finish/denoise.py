"""The nets of Open Image Denoise, run in torch: Debian's Blender comes without a denoiser."""

import os

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from finish import tza
from paths import WEIGHTS

# On a busy machine one thread is faster than two that wait for each other: IMAGERY_THREADS=1.
torch.set_num_threads(int(os.environ.get("IMAGERY_THREADS", "2")))
_nets = {}


def weights(net):
    """Weights of a net, loaded once."""
    if net not in _nets:
        _nets[net] = {k: torch.from_numpy(v.copy()) for k, v in tza.load(WEIGHTS / f"{net}.tza").items()}
    return _nets[net]


def unet(w, x):
    """The U-Net of the base and small nets: four steps down, four up."""

    def conv(name, value, active=True):
        value = F.conv2d(value, w[name + ".weight"], w[name + ".bias"], padding=1)
        return F.relu_(value) if active else value

    def down(value):
        return F.max_pool2d(value, 2)

    def up(value, beside):
        return torch.cat((F.interpolate(value, scale_factor=2, mode="nearest"), beside), 1)

    p1 = down(conv("enc_conv1", conv("enc_conv0", x)))
    p2 = down(conv("enc_conv2", p1))
    p3 = down(conv("enc_conv3", p2))
    p4 = down(conv("enc_conv4", p3))
    y = conv("enc_conv5b", conv("enc_conv5a", p4))
    for step, beside in ((4, p3), (3, p2), (2, p1), (1, x)):
        y = conv(f"dec_conv{step}b", conv(f"dec_conv{step}a", up(y, beside)))
    return conv("dec_conv0", y, False)


# Curve between linear light and the even steps the nets were trained on (OIDN, "PU" transfer function).
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, G, H = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def to_even(y):
    """Linear to perceptually even."""
    middle = B * np.power(np.maximum(y, 1e-12), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, middle, E * np.log(y + G) + H)).astype(np.float32)


def to_linear(x):
    """Inverse of to_even."""
    middle = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - H) / E) - G)).astype(np.float32)


SCALE = 1 / float(to_even(np.float32(65504.0)))
TILE, OVERLAP = 768, 128  # pixels; what the nets see reaches less than OVERLAP far


def spans(size):
    """A side in tiles: for each what is kept, and what is read for it."""
    for a in range(0, size, TILE):
        b = min(size, a + TILE)
        yield a, b, max(0, a - OVERLAP), min(size, b + OVERLAP)


def run(net, *channels):
    """Runs a net over an image tile by tile: memory is bounded by the tile, and overlaps leave no seam."""
    x = np.concatenate(channels, 2)
    h, w = x.shape[:2]
    high, wide = -(-h // 16) * 16, -(-w // 16) * 16
    x = np.pad(x, ((0, high - h), (0, wide - w), (0, 0)), mode="reflect").transpose(2, 0, 1)[None]
    out = np.empty((3, high, wide), np.float32)
    with torch.inference_mode():
        for top, bottom, y0, y1 in spans(high):
            for left, right, x0, x1 in spans(wide):
                tile = unet(weights(net), torch.from_numpy(x[:, :, y0:y1, x0:x1].copy()))[0].numpy()
                out[:, top:bottom, left:right] = tile[:, top - y0 : bottom - y0, left - x0 : right - x0]
    return out.transpose(1, 2, 0)[:h, :w]


def exposure(colour):
    """Factor that brings the picture's mean brightness to middle grey, as the nets expect it."""
    grey = colour @ np.float32([0.212671, 0.715160, 0.072169])
    grey = cv2.resize(grey, None, fx=1 / 16, fy=1 / 16, interpolation=cv2.INTER_AREA)
    grey = grey[grey > 1e-8]
    return 0.18 / float(np.exp2(np.log2(grey).mean())) if grey.size else 1.0


def guides(albedo, normal):
    """Albedo and normals for denoise, cleaned themselves."""
    return (
        np.clip(run("rt_alb", np.clip(albedo, 0, 1)), 0, 1),
        np.clip(run("rt_nrm", np.clip(normal * 0.5 + 0.5, 0, 1)), 0, 1),
    )


def denoise_guided(colour, albedo, normal, net="rt_hdr_calb_cnrm", scale=None):
    """
    Clean linear colour by guides that are clean already. The lights of one view, each for itself, need the `scale` of
    the whole: what is nearly black alone would be taken for a picture full of contrast.
    """
    colour = np.nan_to_num(np.maximum(colour, 0), posinf=65504.0)
    scale = scale or exposure(colour)
    out = run(net, to_even(colour * scale) * SCALE, albedo, normal)
    return np.maximum(to_linear(np.maximum(out, 0) / SCALE) / scale, 0)


def denoise(colour, albedo, normal, prefilter=True):
    """Clean linear colour. Albedo and normals are cleaned first, unless it has to be quick."""
    if prefilter:
        return denoise_guided(colour, *guides(albedo, normal))
    return denoise_guided(colour, np.clip(albedo, 0, 1), np.clip(normal * 0.5 + 0.5, 0, 1), "rt_hdr_alb_nrm")
