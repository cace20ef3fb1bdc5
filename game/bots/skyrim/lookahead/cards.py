"""Cards of many copies: which set goes, the units it brings, the card of a turn (RSK-CARD, RSK-DRAW)."""

from __future__ import annotations

import numpy as np

from game.bots.skyrim.cards import END_IS_NEAR
from game.bots.skyrim.lookahead.boards import Boards
from game.bots.skyrim.lookahead.field import Bools, Ints, Reals
from game.bots.skyrim.lookahead.luck import Luck
from game.titles.skyrim.cards import ALIKE, DIFFERENT, EXTRA_UNITS

KINDS = len(ALIKE)  # the set of three different ones is the kind after them
SIZE = 3


def within_limit(boards: Boards, seat: int, units: Ints) -> Ints:
    """Of units about to come those that the limit leaves room for (RSK-COMP-09)."""
    limit = boards.field.unit_limit
    return np.minimum(units, np.maximum(0, limit - boards.force[seat])) if limit else units


def best_sets(boards: Boards, seat: int) -> tuple[Ints, Ints]:
    """The best set that the seat holds, and its worth with the extra units; 0 where it holds none."""
    mine = boards.holder == seat
    own = mine & (boards.owner == seat)
    held = np.stack([mine[rows].sum(axis=0) for rows in boards.field.by_symbol])
    shown = np.stack([own[rows].sum(axis=0) for rows in boards.field.by_symbol])
    worth = np.zeros((KINDS + 1, boards.copies), np.int32)
    for kind, units in enumerate(ALIKE):
        worth[kind] = (units + EXTRA_UNITS * np.minimum(SIZE, shown[kind])) * (held[kind] >= SIZE)
    worth[KINDS] = (DIFFERENT + EXTRA_UNITS * np.minimum(1, shown).sum(axis=0)) * (held.min(axis=0) > 0)
    kind = worth.argmax(axis=0)
    return kind, worth[kind, boards.columns]


def exchange(boards: Boards, seat: int, owed: Bools, least: Reals, urgency: Reals, may: Bools) -> Ints:
    """Turn a set in where one is owed, or worth it; the units to place."""
    came = np.zeros(boards.copies, np.int32)
    may = may & (boards.cards[seat] >= SIZE)
    if not may.any():
        return came
    kind, worth = best_sets(boards, seat)
    goes = may & (worth > 0) & (owed | (worth >= least) | (urgency > END_IS_NEAR))
    columns = np.flatnonzero(goes)
    if len(columns):
        came[columns] = _turn_in(boards, seat, columns, kind[columns])
    return within_limit(boards, seat, came)


def _turn_in(boards: Boards, seat: int, columns: Ints, kind: Ints) -> Ints:
    symbol = boards.field.symbol[:, None]
    for number in range(SIZE):
        wanted = np.where(kind == KINDS, number, kind)
        mine = (boards.holder[:, columns] == seat) & (symbol == wanted)
        own = boards.owner[:, columns] == seat
        card = (mine * (1 + own)).argmax(axis=0)
        extra = EXTRA_UNITS * own[card, np.arange(len(columns))]
        boards.holder[card, columns] = boards.seats + 1
        boards.units[card, columns] += extra
        boards.force[seat, columns] += extra
    boards.cards[seat, columns] -= SIZE
    return np.array([*ALIKE, DIFFERENT])[kind]


def draw(boards: Boards, seat: int, luck: Luck) -> None:
    """A card for whoever has conquered; the End Game card ends the match."""
    chance = luck.by_world(1)[0]
    columns = np.flatnonzero(boards.conquered & ~boards.over)
    boards.conquered[:] = False
    if not len(columns):
        return
    stock = len(boards.deck)
    top = boards.top[columns]
    inside = top < stock
    if not inside.all():
        _draw_again(boards, seat, columns[~inside], chance)
        columns, top = columns[inside], top[inside]
    card = boards.deck[top, boards.world[columns]]
    boards.top[columns] += 1
    ends = card == boards.field.size
    if ends.any():
        boards.end(columns[ends])
        columns, card = columns[~ends], card[~ends]
    boards.holder[card, columns] = seat
    boards.cards[seat, columns] += 1


def _draw_again(boards: Boards, seat: int, columns: Ints, chance: Reals) -> None:
    """From the discard pile (RSK-CARD-15): any card of it, without the work of a whole deck."""
    gone = boards.holder[:, columns] == boards.seats + 1
    some = np.flatnonzero(gone.any(axis=0))
    columns, gone = columns[some], gone[:, some]
    nth = (chance[boards.world[columns]] * gone.sum(axis=0)).astype(np.int64) + 1
    card = (np.cumsum(gone, axis=0) == nth).argmax(axis=0)
    boards.holder[card, columns] = seat
    boards.cards[seat, columns] += 1
