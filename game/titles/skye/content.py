"""What stays as it is during a match: tiles, the table of rounds, the setup's switches, and shared option tuples."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Final

from game.kernel.rules import Option
from game.titles.skye.journeyman.boards import Board, board_for
from game.titles.skye.setup import SkyeSetup
from game.titles.skye.tile_file import landscape
from game.titles.skye.tiles import Tiles

SLOTS: Final = ("A", "B", "C", "D")
SCORING_TILES: Final = 16  # SKY-CMP-02
ALL_SCORING_TILES: Final = 20  # with Journeyman (SKY-JRN-08)
JOURNEYMAN: Final = "journeyman"
FIRST_GAME: Final = (9, 5, 3, 8)  # S10, S06, S04 and S09 on A to D (SKY-SET-08)
TABLE_GOLD: Final = 64  # prices below it are shared tuples
MOST_GOLD: Final = 1_000_000  # a position with more is refused
A, B, C, D = range(4)
Round = tuple[tuple[int, ...], int]  # the slots that are evaluated, the gold for each player ahead
# SKY-RND-03.
SIX_ROUNDS: Final[tuple[Round, ...]] = (
    ((A,), 0),
    ((B,), 0),
    ((A, C), 1),
    ((B, D), 2),
    ((A, C, D), 3),
    ((B, C, D), 4),
)
FIVE_ROUNDS: Final[tuple[Round, ...]] = (
    ((A, B), 0),
    ((A, C), 0),
    ((B, D), 1),
    ((A, C, D), 2),
    ((B, C, D), 3),
)
CROWD: Final = 5  # players with whom there are five rounds

AGAIN: Final[Option] = ("again",)
CONFIRM: Final[Option] = ("confirm",)
PASS: Final[Option] = ("pass",)


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """`bag`: the tiles that the bag begins with. `axe_on`, `buy` and `price` are options by tile. `journeyman`: the
    module is in play; `board`, the side of its progress boards, and `shared_bonus` mean something only then."""

    tiles: Tiles
    players: int
    bag: tuple[int, ...]
    rounds: tuple[Round, ...]
    scoring: tuple[int, ...]  # the scoring tiles in the box
    first_game: bool
    journeyman: bool
    board: Board
    shared_bonus: bool
    axe_on: tuple[Option, ...]
    buy: tuple[Option, ...]
    price: tuple[tuple[Option, ...], ...]


def make_content(setup: SkyeSetup) -> Content:
    """The content of a match."""
    tiles = landscape()
    axe_on, buy, price = _options(len(tiles.all))
    journeyman = JOURNEYMAN in setup.modules
    modules = ("", JOURNEYMAN) if journeyman else ("",)
    return Content(
        tiles=tiles,
        players=len(setup.seats),
        bag=tuple(number for number, tile in enumerate(tiles.all) if not tile.castle and tile.module in modules),
        rounds=FIVE_ROUNDS if len(setup.seats) >= CROWD else SIX_ROUNDS,
        scoring=tuple(range(ALL_SCORING_TILES if journeyman else SCORING_TILES)),
        first_game=setup.options.first_game,
        journeyman=journeyman,
        board=board_for(len(setup.seats)),
        shared_bonus=setup.options.bonus_tiles == "shared",
        axe_on=axe_on,
        buy=buy,
        price=price,
    )


@functools.cache
def _options(tiles: int) -> tuple[tuple[Option, ...], tuple[Option, ...], tuple[tuple[Option, ...], ...]]:
    """`price[tile][gold]`, from 0 on so that a price is its own place."""
    every = range(tiles)
    price = tuple(tuple(("price", tile, gold) for gold in range(TABLE_GOLD)) for tile in every)
    return tuple(("axe", tile) for tile in every), tuple(("buy", tile) for tile in every), price
