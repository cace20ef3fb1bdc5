"""How far a seat is with an objective: what each of them counts, from the board alone (section 29 of the rules)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.catalogue import Counts, Objective
from game.titles.skyrim.dovahkiin.saga import NONE
from game.titles.skyrim.state import State, saga_of

Counting = Callable[[Content, State, int, Objective], int]


def is_met(content: Content, state: State, seat: int, objective: int) -> bool:
    """Whether a seat meets an objective's condition now (RSK-OBJ-04, -10)."""
    done, needed = progress(content, state, seat, objective)
    return done >= needed


def progress(content: Content, state: State, seat: int, objective: int) -> tuple[int, int]:
    """How much of what an objective counts a seat has, and how much it needs (RSK-OBJ-09)."""
    card = content.cards.objectives[objective]
    needed = len(content.regions) if card.counts == "regions_with" else card.needed[_players(state)]
    return _COUNTS[card.counts](content, state, seat, card), needed


def _players(state: State) -> int:
    """The place of a match's number among the numbers of a card (RSK-OBJ-09)."""
    return len(state.seats) - 2


def held_conquests(state: State, seat: int) -> list[int]:
    """RSK-OBJ-05: territories conquered this turn and still controlled, by whatever way."""
    owner = state.owner
    return sorted({t for t, _former, _portal in state.conquests if owner[t] == seat})


def _conquests(content: Content, state: State, seat: int, card: Objective) -> int:
    return len(held_conquests(state, seat))


def _conquered_regions(content: Content, state: State, seat: int, card: Objective) -> int:
    return len({content.region_of[t] for t in held_conquests(state, seat)})


def _conquered_forts(content: Content, state: State, seat: int, card: Objective) -> int:
    return sum(t in content.forts for t in held_conquests(state, seat))


def _conquered_by_portal(content: Content, state: State, seat: int, card: Objective) -> int:
    return len({t for t, _former, portal in state.conquests if portal and state.owner[t] == seat})


def _forts(content: Content, state: State, seat: int, card: Objective) -> int:
    return sum(state.owner[t] == seat for t in content.forts)


def _portals(content: Content, state: State, seat: int, card: Objective) -> int:
    return sum(state.owner[t] == seat for t in content.portals)


def _hero_at(content: Content, state: State, seat: int, card: Objective) -> int:
    hero = saga_of(state).boards[seat].hero
    return int(hero >= 0 and content.keys[hero] in card.among)


def _magicka(content: Content, state: State, seat: int, card: Objective) -> int:
    return saga_of(state).boards[seat].magicka


def _equipment(content: Content, state: State, seat: int, card: Objective) -> int:
    board = saga_of(state).boards[seat]
    return (board.weapon != NONE) + (board.armor != NONE) if board.health else 0


def _largest_army(content: Content, state: State, seat: int, card: Objective) -> int:
    return max((units for units, owner in zip(state.units, state.owner, strict=True) if owner == seat), default=0)


def _regions(content: Content, state: State, seat: int, card: Objective) -> int:
    return sum(all(state.owner[t] == seat for t in lands) for _bonus, lands in content.regions)


def _dragons_this_turn(content: Content, state: State, seat: int, card: Objective) -> int:
    own_turn = bool(state.stack) and state.stack[0][1] == seat
    return saga_of(state).deeds.slain if own_turn else 0


def _dragons_slain(content: Content, state: State, seat: int, card: Objective) -> int:
    return saga_of(state).boards[seat].slain


def _heroes_defeated(content: Content, state: State, seat: int, card: Objective) -> int:
    return saga_of(state).boards[seat].duels


def _among(content: Content, state: State, seat: int, card: Objective) -> int:
    return sum(state.owner[t] == seat and key in card.among for t, key in enumerate(content.keys))


def _fort_and_portal(content: Content, state: State, seat: int, card: Objective) -> int:
    held = [{t for t in lands if state.owner[t] == seat} for _bonus, lands in content.regions]
    return sum(not own.isdisjoint(content.forts) and not own.isdisjoint(content.portals) for own in held)


def _territories(content: Content, state: State, seat: int, card: Objective) -> int:
    return state.seats[seat].lands


def _regions_with(content: Content, state: State, seat: int, card: Objective) -> int:
    each = card.each[_players(state)]
    return sum(sum(state.owner[t] == seat for t in lands) >= each for _bonus, lands in content.regions)


_COUNTS: Final[dict[Counts, Counting]] = {
    "conquests": _conquests,
    "conquered_regions": _conquered_regions,
    "conquered_forts": _conquered_forts,
    "conquered_by_portal": _conquered_by_portal,
    "forts": _forts,
    "portals": _portals,
    "hero_at": _hero_at,
    "magicka": _magicka,
    "equipment": _equipment,
    "largest_army": _largest_army,
    "regions": _regions,
    "dragons_this_turn": _dragons_this_turn,
    "heroes_defeated": _heroes_defeated,
    "among": _among,
    "fort_and_portal": _fort_and_portal,
    "territories": _territories,
    "dragons_slain": _dragons_slain,
    "regions_with": _regions_with,
}
