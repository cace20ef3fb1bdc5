"""Cards that a witcher keeps, as far as they serve outside fights (WOW-EXP-06, WOW-EVT-02)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.titles.witcher.content import Content
from game.titles.witcher.events import KeptPutAway, KeptTaken, ResultTold
from game.titles.witcher.state import NONE, State

LIMIT: Final = 4  # WOW-POT-02


def take(state: State, seat: int, card: int, out: Out) -> None:
    """It stays by the player's board (WOW-TAB-39)."""
    state.seats[seat].kept += (card,)
    if out is not None:
        out.append(KeptTaken(seat, card))


def put_away(content: Content, state: State, seat: int, card: int, out: Out) -> None:
    """It leaves the game, with the card that it is an option of."""
    one = state.seats[seat]
    if card not in one.kept:
        return
    one.kept = tuple(other for other in one.kept if other != card)
    story = content.keepsakes.story_of[card]
    if story < content.stories.first_event:
        state.told += (story,)
    if out is not None:
        out.append(KeptPutAway(seat, card))


def potion_limit(content: Content, state: State, seat: int) -> int:
    """How many Potions a witcher may hold (WOW-POT-02, Event 25)."""
    kept = state.seats[seat].kept
    if not kept:
        return LIMIT
    return max((most for card, most in content.keepsakes.potion_limits if card in kept), default=LIMIT)


def passage_to(content: Content, state: State, seat: int, place: int, cards: int) -> int:
    """A kept card, unused in this turn, that moves to a place for so many cards (Events 16, 32 B, WOW-TAB-42)."""
    kept = state.seats[seat].kept
    if not kept:
        return NONE
    terrain, served = content.terrain_of[place], state.turn.served
    for one in content.keepsakes.passages:
        if one.cards == cards and one.terrain == terrain and one.kept in kept and one.kept not in served:
            return one.kept
    return NONE


def arrival_gold(content: Content, state: State, seat: int, place: int) -> int:
    """Gold for entering a place (Event 11)."""
    kept = state.seats[seat].kept
    if not kept:
        return 0
    return sum(gold for card, where, gold in content.keepsakes.arrivals if where == place and card in kept)


def letter(content: Content, state: State, seat: int) -> int:
    """A kept card that makes training cheaper once (C05)."""
    kept = state.seats[seat].kept
    return next((card for card, _cheaper, _least in content.keepsakes.letters if card in kept), NONE)


def by_letter(content: Content, card: int, price: int) -> int:
    """The price of a training with it."""
    return next(max(least, price - cheaper) for other, cheaper, least in content.keepsakes.letters if other == card)


def due_on_exploring(content: Content, state: State, seat: int) -> int:
    """The oldest kept card that comes instead of an exploration (WOW-TAB-40)."""
    kept = state.seats[seat].kept
    due = [card for card, _program in content.keepsakes.instead]
    return next((card for card in kept if card in due), NONE)


def instead_of_exploring(content: Content, card: int) -> int:
    """Its program."""
    return next(program for other, program in content.keepsakes.instead if other == card)


def due(content: Content, state: State, seat: int, moment: int) -> list[int]:
    """The programs of kept cards that come due at a moment outside fights, in the order in which they are kept."""
    held = state.seats[seat].kept
    if not held or not content.keepsakes.due[moment]:
        return []
    return [program for card in held for other, program in content.keepsakes.due[moment] if other == card]


def use_up(content: Content, state: State, seat: int, card: int, out: Out) -> None:
    """An item is used and leaves the game; then its result is told (SKE-EVT-04)."""
    put_away(content, state, seat, card, out)
    told = content.catalogue.kept[card].told
    if told != NONE and out is not None:
        out.append(ResultTold(seat, told))
