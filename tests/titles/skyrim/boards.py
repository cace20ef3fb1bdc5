"""The lists that the map must agree with, and boards of other sizes."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.kernel.game import Game
from game.titles.skyrim.content import make_content
from tests.titles.skyrim.table import TITLE, game_of

DATA = Path(__file__).parents[2] / "data"


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def borders() -> set[frozenset[str]]:
    return {frozenset((row["a"], row["b"])) for row in rows("skyrim-adjacency.csv")}


@dataclass(frozen=True)
class Land:
    key: str
    name: str
    region: str
    fort: bool
    portal: bool
    symbol: str
    neighbours: tuple[str, ...]


@dataclass(frozen=True)
class Region:
    key: str
    name: str
    bonus: int


@dataclass(frozen=True)
class Board:
    territories: tuple[Land, ...]
    regions: tuple[Region, ...]


def ring(size: int, regions: int = 4) -> Any:
    """A board of `size` territories in a ring; regions need not have a fort or a portal, the last one has neither."""
    lands = tuple(
        Land(
            f"t{i}",
            f"Land {i}",
            f"r{i * regions // size}",
            i % 7 == 0 and i * regions // size < regions - 1,
            i % 5 == 0 and i * regions // size < regions - 1,
            ("warrior", "thief", "mage")[i % 3],
            (f"t{(i - 1) % size}", f"t{(i + 1) % size}"),
        )
        for i in range(size)
    )
    return Board(lands, tuple(Region(f"r{i}", f"Region {i}", 2) for i in range(regions)))


def game_on(board: Any, seats: int, mode: str, **options: Any) -> Game:
    """A game on another board than the book's."""
    game = Game(TITLE, game_of(seats, mode, **options).setup)
    game.content = make_content(board, game.setup)  # type: ignore[arg-type]
    game.naming = game.title.naming(game.content)
    return game
