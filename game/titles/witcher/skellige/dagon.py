"""Dagon's track, its trail tokens, and what a match begins with (SKE-SET, SKE-TRK, SKE-EMG)."""

from __future__ import annotations

from typing import Final

from game.kernel.chance import Chancy, shuffle
from game.kernel.events import Out
from game.titles.witcher.content import Content
from game.titles.witcher.skellige.events import BonusDrawn, DagonDrivenBack, DagonMoved, DagonTrailTaken
from game.titles.witcher.state import NONE, Skellige, State

EMERGED: Final = 4
START: Final = (NONE, 2, 1, 1, 0, 0)  # by number of players (SKE-SET-06 to -08, SKE-TRK-02)
SHIPS: Final = 3
CARDS: Final = 50  # SKE-CMP-01


def deal_skellige(content: Content, chance: Chancy) -> Skellige | None:
    """The sea at the beginning: 3 of the 6 harbours have a ship, all equally likely (SKE-SET-12 to -14)."""
    if content.dagon == NONE:
        return None
    harbours, sea, bonus = list(content.harbours), list(range(CARDS)), list(content.keepsakes.bonus)
    for pile in (harbours, sea, bonus):
        shuffle(chance, pile)
    first, second, third = sorted(harbours[:SHIPS])
    return Skellige(
        dagon=START[content.players],
        ships=(first, second, third),
        sea=tuple(sea),
        sea_discard=(),
        found=(),
        bonus=tuple(bonus),
        dagon_trails=(False,) * content.players,
        spent_tokens=[(), (), ()],
        buried=(),
        out=0,
        back=0,
        over=NONE,
        trip=None,
    )


def begin_turn_at_sea(sea: Skellige) -> None:
    """A fresh turn: no trip was made (SKE-SHP-10, -11)."""
    sea.out = sea.back = 0
    sea.over = NONE


def is_dangerous(sea: Skellige, die: int) -> bool:
    """SKE-TRK-03, -04: dangerous up to the number of the spot from below."""
    return die <= sea.dagon + 1


def move_dagon(content: Content, state: State, change: int, out: Out) -> None:
    """At once; up to its place at most, down to the start spot at most; emerged it stays (SKE-TRK-06 to -09).
    Whoever is at sea has to do with it later (SKE-EMG-03, -05, -11)."""
    sea = state.skellige
    if sea is None or sea.dagon == EMERGED:
        return
    spot = min(EMERGED, max(sea.dagon + change, START[content.players]))
    change = spot - sea.dagon
    sea.dagon = spot
    if spot == EMERGED and sea.trip is not None:
        sea.trip.emerged = True
    if change and out is not None:
        out.append(DagonMoved(spot + 1, change))


def take_dagon_trail(state: State, seat: int, out: Out) -> None:
    """One at most (SKE-EMG-09)."""
    sea = state.skellige
    if sea is None or sea.dagon_trails[seat]:
        return
    sea.dagon_trails = tuple(has or other == seat for other, has in enumerate(sea.dagon_trails))
    if out is not None:
        out.append(DagonTrailTaken(seat))


def driven_back(content: Content, state: State, seat: int, out: Out) -> None:
    """To the start spot; all trail tokens go back, the victor draws a bonus card (SKE-RES-03, -06, -14, SKE-EMG-10)."""
    sea = state.skellige
    assert sea is not None
    sea.dagon = START[content.players]
    sea.dagon_trails = (False,) * content.players
    if out is not None:
        out.append(DagonDrivenBack(seat))
    if sea.bonus:
        card, sea.bonus = sea.bonus[-1], sea.bonus[:-1]
        state.seats[seat].kept += (card,)
        if out is not None:
            out.append(BonusDrawn(seat, card))
