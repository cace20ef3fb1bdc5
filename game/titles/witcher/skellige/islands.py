"""What the islands offer (SKE-LOC-04 to -37)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.chance import shuffle
from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher import solo
from game.titles.witcher.attributes import ask_raise, open_mask
from game.titles.witcher.content import Content
from game.titles.witcher.fight.begin import begin_hunt
from game.titles.witcher.frames import NUMBER, PHASE_III
from game.titles.witcher.pool import cards_of_cost, refill, take_from_pool, to_discard
from game.titles.witcher.potions import draw_potions
from game.titles.witcher.skellige.events import ArenaEntered, TrophyGiven, TrophyParted
from game.titles.witcher.state import NONE, TERRAINS, Skellige, State
from game.titles.witcher.tokens import change_gold, open_trails, take_trail

MISTS: Final = NUMBER["mists"]
TRADE_TROPHY: Final = NUMBER["trade_trophy"]
CHOOSE_LEVEL: Final = NUMBER["choose_level"]
TURN: Final = NUMBER["turn"]
POTIONS: Final = 4  # SKE-LOC-32
GOLD: Final = 3  # SKE-LOC-33
MOST_FIRST: Final = 1  # level-I trophies with which Hen Inis is still open (SKE-LOC-25, -26)
LEVELS: Final = (1, 2, 3)

Can = Callable[[Content, State, int], bool]
Do = Callable[[Content, State, int, Out], None]


def _sea(state: State) -> Skellige:
    assert state.skellige is not None
    return state.skellige


# -- Ard Skellig --------------------------------------------------------------------------------------
def _can_rise(content: Content, state: State, seat: int) -> bool:
    """SKE-LOC-05, -40."""
    return bool(open_mask(state.seats[seat].attributes))


def _rise(content: Content, state: State, seat: int, out: Out) -> None:
    """SKE-LOC-04."""
    ask_raise(state, seat, open_mask(state.seats[seat].attributes))


# -- Isle of Mists ------------------------------------------------------------------------------------
def offer_mists(content: Content, state: State, frame: Frame) -> list[Option]:
    """A card of cost 0, or one of cost 1 for one Gold; slot marks do not matter (SKE-LOC-06 to -08, -10)."""
    return [content.offers.gain[card] for card in _in_the_mists(content, state, frame[1])]


def _in_the_mists(content: Content, state: State, seat: int) -> list[int]:
    cheap = cards_of_cost(content, state, 0)
    return cheap + (cards_of_cost(content, state, 1) if state.seats[seat].gold else [])


def _can_take(content: Content, state: State, seat: int) -> bool:
    return bool(_in_the_mists(content, state, seat))


def _ask_which(content: Content, state: State, seat: int, out: Out) -> None:
    state.stack.append((MISTS, seat))


def take_mists(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """To the own discard pile; the pool is refilled (SKE-LOC-09)."""
    _kind, seat = frame
    card: int = option[1]
    state.stack.pop()
    change_gold(state, seat, -content.card_cost[card], out)
    take_from_pool(state, card)
    to_discard(state, seat, card, out)
    refill(content, state, out)


# -- trophies without a fight -------------------------------------------------------------------------
def renewable(content: Content, state: State, level: int) -> list[int]:
    """The tokens of a level that make a new pile: those discarded on islands or driven away whose card nobody owns
    (SKE-LOC-19)."""
    owned = {trophy for one in state.seats for trophy in one.trophies}
    away = (*_sea(state).spent_tokens[level - 1], *state.driven_away[level - 1])
    return [monster for monster in away if monster not in owned]


def can_draw(content: Content, state: State, level: int) -> bool:
    """Whether a token of a level can be drawn."""
    return bool(state.monsters[level - 1] or renewable(content, state, level))


def draw_token_of(content: Content, state: State, level: int) -> int:
    """The top token of a level, from a new pile where the old one is used up (SKE-LOC-19)."""
    if not state.monsters[level - 1]:
        again = renewable(content, state, level)
        sea = _sea(state)
        sea.spent_tokens[level - 1] = tuple(one for one in sea.spent_tokens[level - 1] if one not in again)
        state.driven_away[level - 1] = tuple(one for one in state.driven_away[level - 1] if one not in again)
        shuffle(state, again)
        state.monsters[level - 1] = tuple(again)
    pile = state.monsters[level - 1]
    state.monsters[level - 1] = pile[:-1]
    return pile[-1]


def give_trophy(content: Content, state: State, seat: int, level: int, out: Out) -> None:
    """The card of a random token; the token is discarded, no step, no Fatigue (SKE-LOC-14 to -17, -43)."""
    monster = draw_token_of(content, state, level)
    _sea(state).spent_tokens[level - 1] += (monster,)
    state.seats[seat].trophies += (monster,)
    if out is not None:
        out.append(TrophyGiven(seat, monster))


def of_level(content: Content, state: State, seat: int, *levels: int) -> list[int]:
    """The Monster Trophy cards of some levels (SKE-LOC-20)."""
    return [
        trophy
        for trophy in state.seats[seat].trophies
        if trophy < content.hunted and content.monster_level[trophy] in levels
    ]


# -- Eyna ---------------------------------------------------------------------------------------------
def tradable(content: Content, state: State, seat: int) -> list[int]:
    """The trophies that can be given for one of the next level (SKE-LOC-12)."""
    return [
        trophy
        for trophy in of_level(content, state, seat, 1, 2)
        if can_draw(content, state, content.monster_level[trophy] + 1)
    ]


def _can_exchange(content: Content, state: State, seat: int) -> bool:
    """Looked at before anything is given up (SKE-LOC-11, -13, -19)."""
    if of_level(content, state, seat, 1, 2):
        return bool(tradable(content, state, seat))
    return can_draw(content, state, 1)


def _exchange(content: Content, state: State, seat: int, out: Out) -> None:
    if of_level(content, state, seat, 1, 2):
        state.stack.append((TRADE_TROPHY, seat))
    else:
        give_trophy(content, state, seat, 1, out)


def offer_trade_trophy(content: Content, state: State, frame: Frame) -> list[Option]:
    """Any of them."""
    return [("part_with", trophy) for trophy in tradable(content, state, frame[1])]


def take_trade_trophy(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """The card goes back to the supply, its token stays where it is (SKE-LOC-18, -41)."""
    _kind, seat = frame
    trophy: int = option[1]
    state.stack.pop()
    one, sea = state.seats[seat], _sea(state)
    level = content.monster_level[trophy]
    one.trophies = tuple(other for other in one.trophies if other != trophy)
    if trophy not in sea.spent_tokens[level - 1]:
        sea.buried += (trophy,)
    if out is not None:
        out.append(TrophyParted(seat, trophy))
    give_trophy(content, state, seat, level + 1, out)


# -- Hen Inis -----------------------------------------------------------------------------------------
def _can_begin_collecting(content: Content, state: State, seat: int) -> bool:
    """SKE-LOC-25, -26."""
    return len(of_level(content, state, seat, 1)) <= MOST_FIRST and can_draw(content, state, 1)


def _first_trophy(content: Content, state: State, seat: int, out: Out) -> None:
    give_trophy(content, state, seat, 1, out)


# -- Huandre Heuangi ----------------------------------------------------------------------------------
def _levels(content: Content, state: State) -> list[int]:
    return [level for level in LEVELS if can_draw(content, state, level)]


def _can_enter_arena(content: Content, state: State, seat: int) -> bool:
    """A lone witcher only while monsters may be fought at all (SKE-SOL-04)."""
    may = content.players > 1 or solo.may_fight_monsters(content, state, seat)
    return may and bool(_levels(content, state))


def _enter_arena(content: Content, state: State, seat: int, out: Out) -> None:
    state.stack.append((CHOOSE_LEVEL, seat))


def offer_choose_level(content: Content, state: State, frame: Frame) -> list[Option]:
    """The level is named first (SKE-LOC-28)."""
    return [("hunt", level) for level in _levels(content, state)]


def take_choose_level(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Then the token is drawn, and the fight is the one choice of phase II (SKE-LOC-27, -42)."""
    _kind, seat = frame
    monster = draw_token_of(content, state, option[1])
    if out is not None:
        out.append(ArenaEntered(seat, monster))
    state.stack[:] = [(TURN, seat, PHASE_III)]
    begin_hunt(content, state, seat, monster, NONE, out)


# -- the others ---------------------------------------------------------------------------------------
def _can_draw_potions(content: Content, state: State, seat: int) -> bool:
    return bool(state.potion_deck or state.potion_discard)


def _draw_potions(content: Content, state: State, seat: int, out: Out) -> None:
    """SKE-LOC-32."""
    draw_potions(content, state, seat, POTIONS, out)


def _always(content: Content, state: State, seat: int) -> bool:
    return True


def _gold(content: Content, state: State, seat: int, out: Out) -> None:
    """SKE-LOC-33."""
    change_gold(state, seat, GOLD, out)


def _can_find_trails(content: Content, state: State, seat: int) -> bool:
    return bool(open_trails(state, seat))


def _find_trails(content: Content, state: State, seat: int, out: Out) -> None:
    """Of the three terrains, never Dagon's (SKE-LOC-34, -35)."""
    for terrain in range(TERRAINS):
        take_trail(content, state, seat, terrain, out)


def _never(content: Content, state: State, seat: int) -> bool:
    return False


def _nothing(content: Content, state: State, seat: int, out: Out) -> None:
    """The open sea offers nothing."""


ACTIONS: Final[tuple[tuple[Can, Do], ...]] = (
    (_can_rise, _rise),
    (_can_take, _ask_which),
    (_can_exchange, _exchange),
    (_can_begin_collecting, _first_trophy),
    (_can_enter_arena, _enter_arena),
    (_can_draw_potions, _draw_potions),
    (_always, _gold),
    (_can_find_trails, _find_trails),
    (_never, _nothing),
)
"""In the order of `models.ACTIONS`, after those of the Continent."""
