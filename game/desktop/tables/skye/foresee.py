"""What a tile would bring where it might be laid: the rules' own scoring on a territory with it, against that without.

Pure; knows neither window nor words. It reads a view: what others' gold decides nobody can foresee, and is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.desktop.tables.skye.journey import foresee as journey
from game.titles.skye.areas import areas
from game.titles.skye.content import Content
from game.titles.skye.ending import scrolls
from game.titles.skye.grid import Cell, Placed, Territory
from game.titles.skye.network import connected
from game.titles.skye.scoring import MAJORITIES, majority, total
from game.titles.skye.state import State
from game.titles.skye.tiles import BARREL

Worth = tuple[int | None, ...]  # VP by slot; None where nobody can tell yet


@dataclass(frozen=True, slots=True)
class Standing:
    """What a territory is worth as it lies: by slot if each were counted now, scrolls, tiles with connected barrels,
    completed areas."""

    slots: Worth
    scrolls: int
    barrels: int
    completed: int


@dataclass(frozen=True, slots=True)
class Gain:
    """What changes by a tile: by slot each time that it is counted, and what that comes to in this round and later."""

    slots: tuple[int, ...]
    now: int
    later: int
    scrolls: int
    barrels: int
    completed: int

    @property
    def worth(self) -> tuple[int, int, int]:
        """The better the higher."""
        return self.now, self.later, self.barrels


def playing(state: State) -> list[int]:
    """The seats that are compared with one another."""
    return [seat for seat, one in enumerate(state.seats) if one.alive]


def slot_points(content: Content, state: State, seat: int, territory: Territory, scoring: int) -> int | None:
    """What a scoring tile would give a seat now if its territory were so; None where gold decides."""
    if scoring not in MAJORITIES:
        return journey.slot_points(content, state, seat, territory, scoring)
    symbol = MAJORITIES[scoring]
    if symbol is None:
        return None
    order = playing(state)
    held = [territory if other == seat else state.seats[other].territory for other in order]
    return majority([total(content.tiles, one, symbol) for one in held])[order.index(seat)] if seat in order else 0


def standing(content: Content, state: State, seat: int, territory: Territory) -> Standing:
    """A territory as it lies, or as it might."""
    tiles = content.tiles
    joined = connected(tiles, territory, journey.pieces_of(state, seat))
    return Standing(
        tuple(slot_points(content, state, seat, territory, scoring) for scoring in state.scoring),
        sum(points for _place, points, _doubled in scrolls(tiles, territory)),
        sum(bool(tiles.all[territory[place][2]].counts[BARREL]) for place in joined),
        sum(area.completed for area in areas(tiles, territory).all),
    )


def counted_now(content: Content, state: State) -> tuple[int, ...]:
    """The slots of this round."""
    return content.rounds[min(state.rounds, len(content.rounds) - 1)][0]


def counted_later(content: Content, state: State) -> tuple[int, ...]:
    """How often each slot is counted after this round."""
    left = [slot for slots, _gold in content.rounds[state.rounds + 1 :] for slot in slots]
    return tuple(left.count(slot) for slot in range(len(state.scoring)))


def rounds_of(content: Content, state: State, slot: int) -> list[int]:
    """The rounds, from 1, in which a slot is still counted."""
    return [n + 1 for n, (slots, _gold) in enumerate(content.rounds) if n >= state.rounds and slot in slots]


def gain(content: Content, state: State, seat: int, placed: Placed, before: Standing | None = None) -> Gain:
    """What a tile brings a seat where it would lie."""
    territory = state.seats[seat].territory
    before = before or standing(content, state, seat, territory)
    after = standing(content, state, seat, (*territory, placed))
    slots = tuple((new or 0) - (old or 0) for new, old in zip(after.slots, before.slots, strict=True))
    now, later = counted_now(content, state), counted_later(content, state)
    scrolls_ = after.scrolls - before.scrolls
    return Gain(
        slots,
        sum(slots[slot] for slot in now),
        sum(points * times for points, times in zip(slots, later, strict=True)) + scrolls_,
        scrolls_,
        after.barrels - before.barrels,
        after.completed - before.completed,
    )


def fits_of(options: Iterable[tuple[object, ...]], tile: int) -> dict[Cell, tuple[int, ...]]:
    """Where the options of a decision let a tile be laid."""
    found: dict[Cell, tuple[int, ...]] = {}
    for verb, *rest in options:
        if verb == "build" and rest[0] == tile:
            _tile, x, y, rotation = (int(str(value)) for value in rest)
            found[x, y] = (*found.get((x, y), ()), rotation)
    return found


def best_turn(gains: Mapping[int, Gain], turn: int) -> int:
    """Of the rotations in which a tile fits: the one in hand, else what brings most, else the next one clockwise."""
    if turn in gains:
        return turn
    return max(gains, key=lambda one: (gains[one].worth, -((one - turn) % 4)))
