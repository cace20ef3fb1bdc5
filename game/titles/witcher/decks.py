"""A witcher's own cards: drawing, discarding, shuffling, trashing (WOW-CRD-07 to -14)."""

from __future__ import annotations

from typing import Final

from game.kernel.chance import below, shuffle
from game.kernel.events import Out
from game.titles.witcher.content import Content
from game.titles.witcher.deck_events import (
    CardsDiscarded,
    CardsDrawn,
    CardsLostUnchosen,
    CardsSeen,
    CardTrashed,
    DeckShuffled,
    HandWasFull,
)
from game.titles.witcher.state import State, Witcher

HAND_LIMIT: Final = 7  # WOW-CRD-09


def draw(content: Content, state: State, seat: int, n: int, out: Out) -> None:
    """Up to `n` cards from the own deck, as far as hand limit and deck go (WOW-CRD-08, -09, WOW-FGT-04)."""
    one = state.seats[seat]
    n = min(n, HAND_LIMIT - len(one.hand))
    if n <= 0:
        return
    short = n - len(one.deck)
    drawn = one.deck[-n:][::-1]
    one.deck = one.deck[:-n]
    if short > 0 and one.discard and not fights(state, seat):
        _renew(state, seat, one, out)
        drawn += one.deck[-short:][::-1]
        one.deck = one.deck[:-short]
    if not drawn:
        return
    one.hand += drawn
    if out is not None:
        out.append(CardsDrawn(seat, len(drawn)))
        out.append(CardsSeen(seat, drawn))


def fights(state: State, seat: int) -> bool:
    """Whether a seat stands in a fight: its deck is then its life pool, and nothing refills it."""
    return state.fight is not None and state.fight.pooled and seat in state.fight.seats


def _renew(state: State, seat: int, one: Witcher, out: Out) -> None:
    """WOW-CRD-08: the discard pile becomes the deck."""
    cards = list(one.discard)
    shuffle(state, cards)
    one.deck, one.discard = tuple(cards), ()
    if out is not None:
        out.append(DeckShuffled(seat, len(cards)))


def discard_cards(state: State, seat: int, cards: tuple[int, ...], out: Out) -> None:
    """From hand to the own discard pile in that order, the last on top."""
    if not cards:
        return
    one = state.seats[seat]
    one.hand = tuple(card for card in one.hand if card not in cards)
    one.discard += cards
    if out is not None:
        out.append(CardsDiscarded(seat, cards))


def lose_from_deck(state: State, seat: int, n: int, out: Out) -> int:
    """Cards from the top of the own deck to the discard pile, as far as there are any; how many."""
    one = state.seats[seat]
    n = min(n, len(one.deck))
    if n <= 0:
        return 0
    cards = one.deck[-n:][::-1]
    one.deck = one.deck[:-n]
    one.discard += cards
    if out is not None:
        out.append(CardsLostUnchosen(seat, cards))
    return n


def lose_at_random(state: State, seat: int, n: int, out: Out) -> None:
    """Hand cards at random to the discard pile, as far as there are any."""
    one = state.seats[seat]
    lost: tuple[int, ...] = ()
    for _ in range(min(n, len(one.hand))):
        card = one.hand[below(state, len(one.hand))]
        one.hand = _without(one.hand, card)
        lost += (card,)
    one.discard += lost
    if lost and out is not None:
        out.append(CardsLostUnchosen(seat, lost))


def shuffle_together(state: State, seat: int, out: Out) -> None:
    """Hand, deck and discard pile become a new deck, and the hand is empty."""
    one = state.seats[seat]
    cards = [*one.hand, *one.deck, *one.discard]
    shuffle(state, cards)
    one.deck, one.hand, one.discard = tuple(cards), (), ()
    if out is not None:
        out.append(DeckShuffled(seat, len(cards)))


def to_hand(state: State, seat: int, card: int, out: Out) -> None:
    """A card taken from elsewhere comes to hand; at seven cards it goes to the discard pile (WOW-CRD-10)."""
    one = state.seats[seat]
    if len(one.hand) < HAND_LIMIT:
        one.hand += (card,)
        return
    one.discard += (card,)
    if out is not None:
        out.append(HandWasFull(seat, card))


def own(state: State, seat: int, card: int) -> None:
    """A card new to a witcher; the caller lays it where it belongs."""
    one = state.seats[seat]
    one.owned = tuple(sorted((*one.owned, card)))


def trash_card(state: State, seat: int, card: int, out: Out) -> None:
    """A card of hand, discard pile or deck leaves the game; the deck it came from is shuffled, but for a life pool
    (WOW-CRD-13, -14)."""
    one = state.seats[seat]
    if card in one.hand:
        one.hand = _without(one.hand, card)
    elif card in one.discard:
        one.discard = _without(one.discard, card)
    else:
        rest = list(_without(one.deck, card))
        if not fights(state, seat):
            shuffle(state, rest)
        one.deck = tuple(rest)
    one.owned = _without(one.owned, card)
    state.trashed += (card,)
    if out is not None:
        out.append(CardTrashed(seat, card))


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(other for other in cards if other != card)
