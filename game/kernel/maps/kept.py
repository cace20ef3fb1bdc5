"""Maps that were read and checked, kept as long as their file stays as it is: the next match reads none again."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from pathlib import Path
from typing import TypeVar

M = TypeVar("M")
MOST = 8  # maps of a kind


def kept(load: Callable[[Path], M]) -> Callable[[Path], M]:
    """What a function reads from a file, shared: so it must be frozen. A fault is found anew each time."""

    @lru_cache(MOST)
    def known(path: Path, _version: tuple[int, int]) -> M:
        return load(path)

    @wraps(load)
    def loaded(path: Path) -> M:
        try:
            now = path.stat()
        except (OSError, ValueError):
            return load(path)  # which tells what is wrong
        return known(path, (now.st_mtime_ns, now.st_size))

    return loaded
