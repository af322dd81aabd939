"""Reads the weights of Open Image Denoise (TZA archives)."""

import struct

import numpy as np

TYPES = {"f": np.float32, "h": np.float16}


def load(path):
    """Tensors of an archive by name, as float32."""
    data = path.read_bytes()
    (magic,) = struct.unpack_from("<H", data, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} is no TZA archive")
    (at,) = struct.unpack_from("<Q", data, 4)
    (count,) = struct.unpack_from("<I", data, at)
    at, tensors = at + 4, {}
    for _ in range(count):
        name, tensor, at = entry(data, at)
        tensors[name] = tensor
    return tensors


def entry(data, at):
    """One row of the table of contents: name, dimensions, layout, type, place of the values."""
    (length,) = struct.unpack_from("<H", data, at)
    at += 2
    name, at = data[at : at + length].decode(), at + length
    rank = data[at]
    shape = struct.unpack_from(f"<{rank}I", data, at + 1)
    at += 1 + 4 * rank + rank  # the layout has a letter per dimension
    kind = TYPES[chr(data[at])]
    (offset,) = struct.unpack_from("<Q", data, at + 1)
    values = np.frombuffer(data, dtype=kind, count=int(np.prod(shape)), offset=offset)
    return name, values.reshape(shape).astype(np.float32), at + 9
