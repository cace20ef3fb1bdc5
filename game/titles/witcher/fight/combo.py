"""Laying a combo, card by card, and what it adds up to (WOW-WTN-04 to -14)."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher.content import Content
from game.titles.witcher.effects import ops as o
from game.titles.witcher.fight.conditions import standing
from game.titles.witcher.fight.events import CardPlayed
from game.titles.witcher.fight.sides import fight_of, marks
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import NONE, State

COMBO: Final = NUMBER["combo"]
EXTRA_CARD: Final = NUMBER["extra_card"]
STOP: Final[Option] = ("stop",)


class Sum(NamedTuple):
    """What the symbols of a combo add up to. `tops`: how often the top of the discard pile is taken; `backs`: the cards
    that come back to hand."""

    damage: int
    shields: int
    draws: int
    tops: int
    backs: tuple[int, ...]


NOTHING: Final = Sum(0, 0, 0, 0, ())


def offer_combo(content: Content, state: State, frame: Frame) -> list[Option]:
    """Any card first; then those that match an extension of the last one, or stop (WOW-WTN-04 to -08)."""
    _kind, seat, side = frame
    combo = fight_of(state).combo
    hand = state.seats[seat].hand
    if not combo:
        return [("lay", card) for card in hand]
    found: list[Option] = []
    if len(combo) < most_cards(state, side):
        for card in hand:
            ways = ways_to_match(content, combo[-1][0], card)
            if len(ways) == 1:
                found.append(("lay", card))
            else:
                found += [("lay_by", card, way) for way in ways]
    return [*found, STOP]


def most_cards(state: State, side: int) -> int:
    """How many cards the combo of this fight turn may have, one added without a match aside (WOW-TAB-16)."""
    return min([*(one[0] for one in marks(fight_of(state).sides[side], o.COMBO_AT_MOST)), NO_LIMIT])


NO_LIMIT: Final = 99


def ways_to_match(content: Content, before: int, card: int) -> list[int]:
    """The extensions of a card that another one can use; gray ones match none (WOW-WTN-22)."""
    cards = content.catalogue.action_cards
    colour = cards[card].colour
    return [way for way, extension in enumerate(cards[before].extensions) if extension.colour == colour]


def take_combo(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """One more card, or the combo is whole."""
    _kind, seat, _side = frame
    if option == STOP:
        state.stack.pop()
        return
    combo = fight_of(state).combo
    way = NONE
    if combo:
        way = option[2] if option[0] == "lay_by" else ways_to_match(content, combo[-1][0], option[1])[0]
    play(state, seat, option[1], way, out)


def play(state: State, seat: int, card: int, way: int, out: Out, at_random: bool = False) -> None:
    """A hand card joins the combo."""
    fight = fight_of(state)
    one = state.seats[seat]
    one.hand = tuple(other for other in one.hand if other != card)
    fight.combo += ((card, way),)
    if out is not None:
        out.append(CardPlayed(seat, card, at_random))


def offer_extra_card(content: Content, state: State, frame: Frame) -> list[Option]:
    """Any hand card (WOW-TAB-14)."""
    return [("lay", card) for card in state.seats[frame[1]].hand]


def take_extra_card(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """It uses no extension."""
    state.stack.pop()
    play(state, frame[1], option[1], NONE, out)


def add_up(content: Content, state: State, side: int) -> Sum:
    """All symbols of fight sections and of used extensions (WOW-WTN-07, -09, -11, -12, -14, -15); those of a mute
    colour do not count (Fiend)."""
    combo = fight_of(state).combo
    if not combo:
        return NOTHING
    cards = content.catalogue.action_cards
    mute = {op[1] for op in standing(content, state, side, o.MUTE)}
    damage = shields = draws = tops = 0
    backs: tuple[int, ...] = ()
    for i, (number, _way) in enumerate(combo):
        card = cards[number]
        if card.colour in mute:
            continue
        own = card.counts[combo[i + 1][1] if i + 1 < len(combo) else NONE]
        damage += own.damage
        shields += own.shield
        draws += own.draw
        tops += own.take_top
        if own.take_back:
            backs += (number,)
    return Sum(damage, shields, draws, tops, backs)
