#!/bin/bash
# The looping film of the first page: three seamless seconds become eight, frames blended, the seam kept.
#   slow_loop.sh THREE_SECONDS.mp4 OUT_FOLDER
set -e
work="$(mktemp -d)"
trap 'rm -r "$work"' EXIT
slow="setpts=8/3*PTS,framerate=fps=25:interp_start=0:interp_end=255:scene=100,trim=start=0:end=8,setpts=PTS-STARTPTS"
ffmpeg -y -v error -stream_loop 1 -i "$1" -an -vf "$slow" -c:v libx264 -qp 6 -preset ultrafast -pix_fmt yuv420p "$work/loop.mkv"
ffmpeg -y -v error -i "$work/loop.mkv" -c:v libx264 -crf 25 -preset medium -movflags +faststart "$2/hero-loop.mp4"
ffmpeg -y -v error -i "$work/loop.mkv" -c:v libsvtav1 -crf 38 -preset 9 "$2/hero-loop.webm"
