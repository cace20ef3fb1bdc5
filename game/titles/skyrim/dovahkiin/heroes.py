"""Heroes on the board: placing them, walking, holding a territory alone (RSK-HERO-01 to -06, -27, -28)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.events import HeroPlaced, HeroWalked, LandDeserted
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH, NOWHERE, Saga
from game.titles.skyrim.state import NEUTRAL, State, saga_of

STEPS: Final = 3  # RSK-HERO-02


def stirred(saga: Saga) -> None:
    """Something happened that may let others think again about healing and revival (RSK-HERO-33)."""
    for board in saga.boards:
        board.declined = 0


def hero_lives(content: Content, state: State, seat: int) -> bool:
    """Whether sentences "your hero must be alive" are met: without heroes they always are (RSK-MIX-04)."""
    return not content.mix.heroes or saga_of(state).boards[seat].health > 0


def hero_in(state: State, territory: int) -> int:
    """The seat whose hero stands in a territory; NEUTRAL where none does (RSK-HERO-28)."""
    seat = state.owner[territory]
    return seat if seat != NEUTRAL and saga_of(state).boards[seat].hero == territory else NEUTRAL


def place_hero_options(content: Content, state: State, seat: int) -> list[Option]:
    """Any territory that the seat controls."""
    owner = state.owner
    return [("place_hero", t) for t in content.land if owner[t] == seat]


def place_hero(state: State, seat: int, territory: int, out: Out) -> None:
    """He stands there with full health (RSK-DOV-16, RSK-HERO-31)."""
    saga = saga_of(state)
    board = saga.boards[seat]
    board.hero, board.health, board.fell = territory, MOST_HEALTH, 0
    stirred(saga)
    if out is not None:
        out.append(HeroPlaced(seat, territory))


def can_leave(state: State, seat: int) -> bool:
    """RSK-HERO-06: a living hero with an own unit beside him."""
    hero = saga_of(state).boards[seat].hero
    return hero != NOWHERE and state.units[hero] > 0


def walk_options(content: Content, state: State, seat: int) -> list[Option]:
    """RSK-HERO-02, -03, -29: one walk of one to three steps over own territories, once a turn."""
    saga = saga_of(state)
    if not content.mix.heroes or saga.deeds.walked or not can_leave(state, seat):
        return []
    start = saga.boards[seat].hero
    return [("walk", t) for t in walk_goals(content, state, seat, start)]


def walk_goals(content: Content, state: State, seat: int, start: int) -> list[int]:
    """Own territories within three steps of another."""
    owner, connected = state.owner, content.connected
    seen, edge = {start}, [start]
    for _ in range(STEPS):
        edge = sorted({u for t in edge for u in connected[t] if owner[u] == seat} - seen)
        seen.update(edge)
    return sorted(seen - {start})


def walk(state: State, seat: int, territory: int, out: Out) -> None:
    """The hero's move of the turn."""
    saga = saga_of(state)
    board = saga.boards[seat]
    if out is not None:
        out.append(HeroWalked(seat, board.hero, territory))
    board.hero = territory
    saga.deeds = replace(saga.deeds, walked=1)
    stirred(saga)


def desert(state: State, territory: int, out: Out) -> None:
    """RSK-HERO-27, RSK-ELIM-10: no territory is ever empty; one neutral unit stands where a hero was alone."""
    state.seats[state.owner[territory]].lands -= 1
    state.owner[territory], state.units[territory] = NEUTRAL, 1
    if out is not None:
        out.append(LandDeserted(territory))
