"""What several views show."""

from __future__ import annotations

from dataclasses import dataclass

Placed = tuple[int, int, int, int]  # x, y, tile, rotation


@dataclass(frozen=True, slots=True)
class Clan:
    """A seat: its colour as pieces are called, its name, its points."""

    seat: int
    faction: str
    name: str
    points: int
    tip: str = ""
