"""From frames to files: an all but lossless master, and the silent films of the web."""

import subprocess

FPS = 25


def write_master(images, size, path):
    """Frames (BGR, 8 bit) to an all but lossless file, from which the web's files are made."""
    raw = ["-f", "rawvideo", "-pix_fmt", "bgr24", "-s", f"{size[0]}x{size[1]}", "-r", str(FPS), "-i", "-"]
    pipe = subprocess.Popen(
        ["ffmpeg", "-y", "-v", "error", *raw, "-c:v", "libx264", "-qp", "4", "-preset", "ultrafast", path],
        stdin=subprocess.PIPE,
    )
    for image in images:
        pipe.stdin.write(image.tobytes())
    pipe.stdin.close()
    pipe.wait()


def silent(master, out, h264, av1, speed, size=None):
    """
    Writes `out`.mp4 (H.264) and `out`.webm (AV1) without sound. h264 and av1 are the rate factors, speed is AV1's
    preset; size is (width, height) where it is not the master's.
    """
    base = ["ffmpeg", "-y", "-v", "error", "-i", master, "-an", "-pix_fmt", "yuv420p"]
    if size:
        base += ["-vf", f"scale={size[0]}:{size[1]}"]
    x264 = ["-c:v", "libx264", "-crf", str(h264), "-preset", "slow", "-movflags", "+faststart"]
    svt = ["-c:v", "libsvtav1", "-crf", str(av1), "-preset", str(speed)]
    subprocess.run([*base, *x264, out.with_suffix(".mp4")], check=True)
    subprocess.run([*base, *svt, out.with_suffix(".webm")], check=True)
