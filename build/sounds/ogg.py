"""Ogg Vorbis files that are the same bytes at each run: the encoder's random serial number is replaced."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import soundfile

from build.sounds.tools import RATE, Samples

SERIAL = 0x534B4144
BLOCK = 4096  # samples written at a time; the encoder takes its stack from the length of a call
QUALITY = 0.62  # libsndfile's compression: 0 large, 1 small
_POLYNOMIAL = 0x04C11DB7


def write_ogg(path: Path, sound: Samples) -> None:
    """Encode a finished sound."""
    sides = 1 if sound.ndim == 1 else sound.shape[1]
    with soundfile.SoundFile(path, "w", RATE, sides, format="OGG", subtype="VORBIS", compression_level=QUALITY) as file:
        for first in range(0, len(sound), BLOCK):
            file.write(sound[first : first + BLOCK].astype(np.float32))
    path.write_bytes(with_serial(path.read_bytes(), SERIAL))


def with_serial(data: bytes, serial: int) -> bytes:
    """The same stream under another serial number, every page's checksum made anew."""
    out, at = bytearray(data), 0
    while at < len(out):
        segments = out[at + 26]
        end = at + 27 + segments + sum(out[at + 27 : at + 27 + segments])
        struct.pack_into("<I", out, at + 14, serial)
        struct.pack_into("<I", out, at + 22, 0)
        struct.pack_into("<I", out, at + 22, _checksum(bytes(out[at:end])))
        at = end
    return bytes(out)


def _table() -> list[int]:
    table = []
    for n in range(256):
        value = n << 24
        for _bit in range(8):
            value = ((value << 1) ^ _POLYNOMIAL if value & 0x80000000 else value << 1) & 0xFFFFFFFF
        table.append(value)
    return table


_CHECKS = tuple(_table())


def _checksum(page: bytes) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _CHECKS[(value >> 24) ^ byte]
    return value
