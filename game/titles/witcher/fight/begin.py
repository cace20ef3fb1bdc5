"""Stand-in."""

from __future__ import annotations

from game.kernel.chance import die
from game.kernel.events import Out
from game.titles.witcher.content import Content
from game.titles.witcher.decks import shuffle_together
from game.titles.witcher.fatigue import step_up
from game.titles.witcher.monsters import driven_away, killed
from game.titles.witcher.pool import gain
from game.titles.witcher.state import NONE, State
from game.titles.witcher.tokens import change_gold, take_trail


def monster_fights(content: Content, state: State, seat: int) -> list[int]:
    """Here."""
    place = state.seats[seat].place
    return [t for t, slot in enumerate(state.slots) if slot.monster != NONE and slot.token == place]


def witcher_fights(content: Content, state: State, seat: int) -> list[int]:
    """None."""
    return []


def begin_monster_fight(content: Content, state: State, seat: int, terrain: int, out: Out) -> None:
    """By a die."""
    monster = state.slots[terrain].monster
    thrown = die(state)
    if thrown > 3:
        state.seats[seat].trophies += (monster,)
        change_gold(state, seat, 2, out)
        killed(content, state, terrain, out)
        step_up(content, state, seat, out)
    elif thrown > 1:
        change_gold(state, seat, 2, out)
        driven_away(content, state, terrain, out)
        shuffle_together(state, seat, out)
        gain(content, state, seat, 0, out)
    else:
        take_trail(content, state, seat, terrain, out)
        shuffle_together(state, seat, out)
        state.turn.draws -= 1


def begin_witcher_fight(content: Content, state: State, seat: int, defender: int, out: Out) -> None:
    """Never."""
