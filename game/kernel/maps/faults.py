"""What can be wrong with a map, told with the place where it is wrong."""

from __future__ import annotations

import builtins
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong; `layer`, `object` and `property` are empty where the whole is meant."""

    layer: str
    object: str
    property: str
    wrong: str

    @builtins.property
    def place(self) -> str:
        """Where it is, as in "layer territories, object Whiterun, property neighbours"."""
        named = (("layer", self.layer), ("object", self.object), ("property", self.property))
        return ", ".join(f"{what} {name}" for what, name in named if name)

    def __str__(self) -> str:
        return f"{self.place}: {self.wrong}" if self.place else self.wrong
