"""Where the program's own data lies: beside the source, in an installed package, or in a frozen program."""

from __future__ import annotations

import functools
import sys
from pathlib import Path


@functools.cache
def _root() -> Path:
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return Path(frozen)
    package = Path(__file__).resolve().parents[1]
    installed = package / "_data"
    return installed if installed.is_dir() else package.parent


def resource(*parts: str) -> Path:
    """The path of a file shipped with the program, such as `resource("maps", "skyrim.tmx")`."""
    return _root().joinpath(*parts)
