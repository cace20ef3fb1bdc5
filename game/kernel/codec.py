"""States as bytes: quick, exact, the same on every machine. For hashes, for bots in their process, for equality."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_encode = msgspec.msgpack.Encoder().encode


def pack(state: Any) -> bytes:
    """A state as bytes."""
    return _encode(state)


def unpack(model: type[T], data: bytes) -> T:
    """The inverse of `pack`, for a state of the class `model`."""
    return msgspec.msgpack.decode(data, type=model)


def state_hash(state: Any) -> str:
    """A hash of 16 hex digits; equal states have equal hashes."""
    return blake2b(_encode(state), digest_size=8).hexdigest()
