"""What cannot be at sea: ships, cards and tokens not accounted for, frames that no play leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from game.kernel.rules import Frame
from game.kernel.texts import gettext as _
from game.titles.witcher.content import Content
from game.titles.witcher.frames import NUMBER as N
from game.titles.witcher.skellige import islands, voyages
from game.titles.witcher.skellige.dagon import CARDS, EMERGED, START
from game.titles.witcher.skellige.knowledge import cards_away
from game.titles.witcher.state import HIDDEN, NONE, Skellige, State

Check = Callable[[Content, State, Frame], str]
LEVELS: Final = 3


def shape_faults(content: Content, state: State) -> Iterator[str]:
    """The module's part is there where it is played, and lists are as long as they must be."""
    sea = state.skellige
    if (sea is None) != (content.dagon == NONE):
        yield f"state.skellige: {_('it is there with the module Skellige, and only then')}"
    if sea is None:
        return
    if len(sea.dagon_trails) != len(state.seats):
        yield f"state.skellige.dagon_trails: {_('there is one entry for each seat')}"
    if len(sea.spent_tokens) != LEVELS:
        yield f"state.skellige.spent_tokens: {_('there are as many as levels')}"
    if (sea.trip is None) == any(frame[0] in AT_SEA for frame in state.stack):
        yield f"state.skellige.trip: {_('a trip has one frame that goes on, and nothing else has')}"


def sea_faults(content: Content, state: State) -> Iterator[str]:
    """Everything else."""
    sea = state.skellige
    if sea is None:
        return
    if not START[content.players] <= sea.dagon <= EMERGED:
        yield f"state.skellige.dagon: {_('it stands on the track, not below its start')}"
    yield from _ships(content, state, sea)
    yield from _cards(content, state, sea)
    printed = set(content.printed)
    if len(set(sea.found)) != len(sea.found) or any(p not in content.islands or p in printed for p in sea.found):
        yield f"state.skellige.found: {_('islands that an event brought, each once')}"
    if sea.out not in (0, 1) or not 0 <= sea.back <= 1 + 1:
        yield f"state.skellige.out: {_('there were so many trips in no turn')}"
    if sea.over != NONE and sea.over != state.seats[state.turn.seat].place:
        yield f"state.skellige.over: {_('it is where the player stands')}"
    trip = sea.trip
    if trip is not None and (
        trip.harbour not in content.harbours or trip.island not in content.islands or trip.dice not in (1, 2)
    ):
        yield f"state.skellige.trip: {_('it goes from a harbour to an island, with one die or two')}"


def _ships(content: Content, state: State, sea: Skellige) -> Iterator[str]:
    """SKE-SHP-01, -02, -13: one in a place at most, but for the open sea; who stands on an island has one."""
    waters = (*content.harbours, *content.islands, content.open_sea)
    held = [ship for ship in sea.ships if ship != content.open_sea]
    if any(ship not in waters for ship in sea.ships) or len(set(held)) != len(held):
        yield f"state.skellige.ships: {_('each lies in a harbour or at an island, one in each at most')}"
    for place in (*content.islands, content.open_sea):
        n = sum(one.place == place for one in state.seats)
        if n != sea.ships.count(place):
            yield f"state.skellige.ships: {_('a ship lies where a player is, and none without')}"


def _cards(content: Content, state: State, sea: Skellige) -> Iterator[str]:
    known = [card for card in (*sea.sea, *sea.sea_discard, *cards_away(content, state)) if card != HIDDEN]
    hidden = sea.sea.count(HIDDEN)
    if len(known) + hidden != CARDS or len(set(known)) != len(known) or any(not 0 <= c < CARDS for c in known):
        yield f"state.skellige.sea: {_('each card of the sea lies somewhere, once')}"
    all_bonus = content.keepsakes.bonus
    bonus = [card for card in sea.bonus if card != HIDDEN]
    bonus += [card for one in state.seats for card in one.kept if card in all_bonus]
    total = len(bonus) + sea.bonus.count(HIDDEN)
    if total != len(all_bonus) or set(bonus) - set(all_bonus) or len(set(bonus)) != len(bonus):
        yield f"state.skellige.bonus: {_('each bonus card lies somewhere, once')}"
    for level, tokens in enumerate(sea.spent_tokens, start=1):
        if any(token not in content.monsters_of[level] for token in tokens):
            yield f"state.skellige.spent_tokens.{level - 1}: {_('a monster lies with its level')}"


def monster_places(content: Content, state: State) -> list[tuple[str, tuple[int, ...]]]:
    """Where tokens of monsters can be beside the board's piles, and trophies: a token that was drawn on an island lies
    there while its card is a trophy (SKE-LOC-43)."""
    sea = state.skellige
    found: list[tuple[str, tuple[int, ...]]] = []
    spent: tuple[int, ...] = ()
    if sea is not None:
        spent = tuple(token for tokens in sea.spent_tokens for token in tokens)
        found += [("state.skellige.spent_tokens", spent), ("state.skellige.buried", sea.buried)]
    for i, one in enumerate(state.seats):
        trophies = tuple(trophy for trophy in one.trophies if trophy < content.hunted and trophy not in spent)
        found.append((f"state.seats.{i}.trophies", trophies))
    fight = state.fight
    if fight is not None and fight.terrain == NONE and 0 <= fight.monster < content.hunted and _stands(state):
        found.append(("state.fight.monster", (fight.monster,)))
    return found


def _stands(state: State) -> bool:
    """Whether the monster of an arena's fight is still in no other place: not a trophy, nor back in its pile."""
    fight = state.fight
    assert fight is not None
    over = next((frame for frame in state.stack if frame[0] == N["fight_over"]), None)
    won = any(fight.monster in one.trophies for one in state.seats)
    return not won and (over is None or over[3] <= REWARD)


REWARD: Final = 2
"""The step of a fight's end that gives a token back."""


# -- frames -------------------------------------------------------------------------------------------
def _pay_trip(content: Content, state: State, frame: Frame) -> str:
    if state.skellige is None or frame[2] not in voyages.goals(content, state, frame[1]):
        return _("place: no ship goes there")
    one = state.seats[frame[1]]
    payable = HIDDEN in one.hand or voyages.can_pay(content, one, frame[2])
    return "" if payable else _("place: it cannot be paid for")


def _before_die(content: Content, state: State, frame: Frame) -> str:
    return "" if voyages.usable(content, state, frame[1]) else _("nothing can be used")


def _choose_die(content: Content, state: State, frame: Frame) -> str:
    return "" if all(1 <= die <= 6 for die in frame[2:]) else _("a die shows 1 to 6")


def _divert(content: Content, state: State, frame: Frame) -> str:
    return "" if voyages.elsewhere(content, state) else _("no other island is open")


def _voyage(content: Content, state: State, frame: Frame) -> str:
    return "" if 0 <= frame[2] < len(voyages.STEPS) else _("step: there is no such step")


def _mists(content: Content, state: State, frame: Frame) -> str:
    return "" if islands.offer_mists(content, state, frame) else _("no card can be taken")


def _trade_trophy(content: Content, state: State, frame: Frame) -> str:
    at_sea = state.skellige is not None
    return "" if at_sea and islands.tradable(content, state, frame[1]) else _("no trophy can be given")


def _choose_level(content: Content, state: State, frame: Frame) -> str:
    at_sea = state.skellige is not None
    return "" if at_sea and islands.offer_choose_level(content, state, frame) else _("no monster is left")


CHECKS: Final[dict[int, Check]] = {
    N["pay_trip"]: _pay_trip,
    N["before_die"]: _before_die,
    N["choose_die"]: _choose_die,
    N["divert"]: _divert,
    N["voyage"]: _voyage,
    N["mists"]: _mists,
    N["trade_trophy"]: _trade_trophy,
    N["choose_level"]: _choose_level,
}
AT_SEA: Final = frozenset((N["voyage"],))
