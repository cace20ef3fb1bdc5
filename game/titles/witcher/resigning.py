"""A player leaves at his own wish; the seat stays as a passive one (WOW-END-02)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame
from game.titles.witcher.content import Content
from game.titles.witcher.deal import take_school
from game.titles.witcher.decks import shuffle_together
from game.titles.witcher.ending import best_win
from game.titles.witcher.events import PlayerResigned
from game.titles.witcher.exploring import put_away
from game.titles.witcher.fight.conditions import FIGHT_OVER
from game.titles.witcher.fight.outcomes import settle_without_attacker, tidy
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.monsters import back_to_pile, killed
from game.titles.witcher.skellige.voyages import leave_sea
from game.titles.witcher.state import NONE, State
from game.titles.witcher.tokens import change_gold, return_tokens
from game.titles.witcher.turn import pass_turn

TURN: Final = NUMBER["turn"]
CHOOSE_SCHOOL: Final = NUMBER["choose_school"]
PLACE_MONSTER: Final = NUMBER["place_monster"]
STORY: Final = NUMBER["story"]


def resign(content: Content, state: State, seat: int, out: Out) -> None:
    """Trail tokens go back to their piles, a fight that is not decided is broken off, an own turn ends at once; whoever
    is left alone wins."""
    state.seats[seat].present = False
    if out is not None:
        out.append(PlayerResigned(seat))
    _return_trails(state, seat)
    stack = state.stack
    left_alone = sum(one.present for one in state.seats) <= 1
    if state.fight is not None and seat in state.fight.seats:
        _leave_fight(content, state, seat, left_alone, out)
    own_turn = stack[0][0] == TURN and stack[0][1] == seat
    gone = [frame for frame in stack[1:] if left_alone or own_turn or frame[1] == seat]
    stack[1:] = [frame for frame in stack[1:] if frame not in gone]
    _drop(content, state, gone, out)
    if state.skellige is not None:
        leave_sea(content, state, seat, own_turn, out)
    if left_alone:
        if state.fight is not None:
            break_off(content, state, out)
        best_win(content, state, out)
    elif own_turn:
        pass_turn(content, state, seat, out)


def _leave_fight(content: Content, state: State, seat: int, left_alone: bool, out: Out) -> None:
    """A duel that is decided is settled for those who stay; any other fight is broken off."""
    fight, stack = state.fight, state.stack
    assert fight is not None
    decided = any(frame[0] == FIGHT_OVER for frame in stack) and fight.monster == NONE
    if not decided or left_alone:
        break_off(content, state, out)
        _drop(content, state, stack[1:], out)
        del stack[1:]
    elif seat == fight.seats[0]:
        settle_without_attacker(content, state, out)


def _drop(content: Content, state: State, frames: list[Frame], out: Out) -> None:
    """What frames that will never go on hold in their hands: a school to be chosen, a monster, a card."""
    for frame in frames:
        if frame[0] == CHOOSE_SCHOOL:
            take_school(content, state, frame[1], frame[2], out)
        elif frame[0] == PLACE_MONSTER:
            state.monsters[content.monster_level[frame[2]] - 1] += (frame[2],)
        elif frame[0] == STORY and not frame[3]:
            put_away(content, state, frame[2])


def break_off(content: Content, state: State, out: Out) -> None:
    """A fight ends undecided: cards, potions and wagers go back, and nothing is won. A monster that is a trophy already
    leaves its place."""
    fight = state.fight
    assert fight is not None
    tidy(content, state, out)
    for bettor, _side in fight.wagers:
        change_gold(state, bettor, 1, out)
    if fight.terrain == NONE and 0 <= fight.monster < content.hunted:
        _bury_or_return(content, state, fight.monster)
    elif _is_trophy(state, fight.monster) and state.slots[fight.terrain].monster == fight.monster:
        killed(content, state, fight.terrain, out)
    state.fight = None
    for seat in fight.seats:
        if seat != NONE:
            shuffle_together(state, seat, out)


def _bury_or_return(content: Content, state: State, monster: int) -> None:
    """The token of an arena's fight that is broken off; one that became a trophy is gone, one that won lies in its pile
    already."""
    if not _is_trophy(state, monster) and monster not in state.monsters[content.monster_level[monster] - 1]:
        back_to_pile(content, state, monster)


def _is_trophy(state: State, monster: int) -> bool:
    return any(monster in one.trophies for one in state.seats)


def _return_trails(state: State, seat: int) -> None:
    one = state.seats[seat]
    held = (one.trails, one.trail_quests)
    one.trails = one.trail_quests = (NONE, NONE, NONE)
    for trio in held:
        for terrain, token in enumerate(trio):
            if token != NONE:
                return_tokens(state, terrain, (token,))
