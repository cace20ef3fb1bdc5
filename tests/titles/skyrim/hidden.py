"""Non-interference: what others see of a match must not hang on cards that they cannot see (RSK-COMP-12, -13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.kernel.chance import Stream, shuffle
from game.kernel.events import visible
from game.kernel.game import Game
from game.titles.skyrim.state import State

# Verbs that name a hidden card: who makes such a choice shows it, and only its holder can.
SHOWING = frozenset(("cast", "exchange", "equip", "score", "replace", "keep", "put_under", "give", "give_back"))
TOP = 3  # cards


def handed_anew(game: Game, state: State, seat: int, chance: Stream) -> State:
    """The same state but for the hidden cards of all seats but one, each of which may be any that this one cannot know;
    how chance will fall stays as it is, and what lies on top of the decks, which the seat itself may draw."""
    found = state.copy()
    others = [other for other in range(len(state.seats)) if other != seat]
    end = game.content.end_card
    lands = [card for card in found.deck[:-TOP] if card != end]
    hands = _deal([found.seats[other].hand for other in others], lands, chance)
    for other, hand in zip(others, hands, strict=True):
        found.seats[other].hand = hand
    left = iter(lands)
    found.deck = (*(card if card == end else next(left) for card in found.deck[:-TOP]), *found.deck[-TOP:])
    if found.saga is None:
        return found
    boards = found.saga.boards
    for deck, held in (("spell_deck", "spells"), ("objective_deck", "objectives")):
        cards, top = list(getattr(found.saga, deck)[:-TOP]), getattr(found.saga, deck)[-TOP:]
        hands = _deal([getattr(boards[other], held) for other in others], cards, chance)
        for other, hand in zip(others, hands, strict=True):
            setattr(boards[other], held, hand)
        setattr(found.saga, deck, (*cards, *top))
    return found


def _deal(hands: Sequence[tuple[int, ...]], deck: list[int], chance: Stream) -> list[tuple[int, ...]]:
    """Hands of the same sizes out of what lies in them and in a deck, which keeps the rest."""
    cards = [*(card for hand in hands for card in hand), *deck]
    shuffle(chance, cards)
    found = []
    for hand in hands:
        found.append(tuple(cards[: len(hand)]))
        del cards[: len(hand)]
    deck[:] = cards
    return found


def whispers(game: Game, state: State, seat: int, option: Any, chance: Stream) -> list[str]:
    """What a seat (-1: an onlooker) would learn of hidden cards from how the match goes on after an open choice."""
    told = _after(game, state, seat, option)
    other = handed_anew(game, state, seat, chance)
    if game.title.view(game.content, other, seat) != game.title.view(game.content, state, seat):
        return [f"{seat} sees hidden cards"]
    also = _after(game, other, seat, option)
    if _reveals(state, told[0]) or _reveals(state, also[0]):
        return []
    wrong = [f"{seat} sees another match after {option}"] if told[1] != also[1] else []
    return wrong + ([f"{seat} hears something else after {option}"] if told[2] != also[2] else [])


def _after(game: Game, state: State, seat: int, option: Any) -> tuple[State, State, list[Any]]:
    """The state after a choice, and what a seat sees and hears of it."""
    after, events = state.copy(), []  # type: ignore[var-annotated]
    game.choose(after, option, events)
    return after, game.title.view(game.content, after, seat), visible(events, seat)


def _reveals(before: State, after: State) -> bool:
    """Where somebody leaves, or the match ends, cards are shown by the rules."""
    alive = [one.alive for one in before.seats]
    return not after.stack or [one.alive for one in after.seats] != alive


def overheard(game: Game, state: State, chance: Stream, most: int = 4) -> list[str]:
    """The same for every onlooker of the question at hand, and some of the open choices."""
    decider = game.rules.decider(state)
    options = [one for one in game.options(state) if one[0] not in SHOWING]
    verbs = {one[0]: one for one in options}
    some = [*verbs.values()][:most]
    seats = [seat for seat in range(-1, len(state.seats)) if seat != decider]
    return [fault for seat in seats for option in some for fault in whispers(game, state, seat, option, chance)]
