"""Territory cards: sets, exchanging, drawing, the limit of five (RSK-CARD, RSK-DRAW)."""

from __future__ import annotations

from typing import Final

from game.kernel.chance import shuffle
from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.ending import end_card_drawn
from game.titles.skyrim.events import CardDrawn, CardSeen, CardsExchanged, DeckRenewed
from game.titles.skyrim.frames import EXCHANGE, FORCED_EXCHANGE, PLACE
from game.titles.skyrim.reserve import add_units, within_limit
from game.titles.skyrim.state import State

MOST_CARDS: Final = 5  # RSK-CARD-09
ALIKE: Final = (4, 5, 6)  # units for three warriors, thieves, mages (RSK-CARD-03, -04)
DIFFERENT: Final = 7
EXTRA_UNITS: Final = 2  # RSK-CARD-06


def set_options(content: Content, hand: tuple[int, ...]) -> list[Option]:
    """Every set in a hand: three alike or three different, which for symbols 0, 1, 2 is a sum divisible by three."""
    symbol = content.symbol
    found: list[Option] = []
    size = len(hand)
    for i in range(size - 2):
        for j in range(i + 1, size - 1):
            pair = symbol[hand[i]] + symbol[hand[j]]
            for k in range(j + 1, size):
                if (pair + symbol[hand[k]]) % 3 == 0:
                    found.append(("exchange", hand[i], hand[j], hand[k]))
    return found


def set_worth(content: Content, cards: tuple[int, ...]) -> int:
    """RSK-CARD-03: the units that a set brings, without the extra ones."""
    first, second, _ = (content.symbol[card] for card in cards)
    return ALIKE[first] if first == second else DIFFERENT


def exchange(content: Content, state: State, seat: int, option: Option, out: Out) -> int:
    """Turn in a set; extra units stand at once on each own territory shown (RSK-CARD-06, -07).

    Returns the units to place; with a unit limit the caller cuts them down.
    """
    cards: tuple[int, ...] = option[1:]
    one = state.seats[seat]
    units = set_worth(content, cards)
    if out is not None:
        out.append(CardsExchanged(seat, cards, units))
    one.hand = tuple(card for card in one.hand if card not in cards)
    state.discard += cards
    for card in cards:
        if state.owner[card] == seat:
            extra = within_limit(content, state, seat, EXTRA_UNITS, out)
            if extra:
                add_units(state, seat, card, extra, out)
    return units


def draw_phase(content: Content, state: State, seat: int, out: Out) -> None:
    """RSK-DRAW-01, -02, -04: one card for a turn with a conquest."""
    if state.conquests:
        draw(content, state, seat, out)


def draw(content: Content, state: State, seat: int, out: Out) -> None:
    """Draw the top card; the End Game card ends the match, a sixth card forces an exchange (RSK-CARD-16)."""
    if not state.deck:
        renew_deck(state, out)
        if not state.deck:
            return
    card = state.deck[-1]
    state.deck = state.deck[:-1]
    if card == content.end_card:
        end_card_drawn(content, state, seat, out)
        return
    one = state.seats[seat]
    one.hand += (card,)
    if out is not None:
        out.append(CardDrawn(seat))
        out.append(CardSeen(seat, card))
    if len(one.hand) > MOST_CARDS:
        state.stack.append((FORCED_EXCHANGE, seat))


def renew_deck(state: State, out: Out) -> None:
    """RSK-CARD-15: the discard pile becomes the deck."""
    cards = list(state.discard)
    shuffle(state, cards)
    state.deck, state.discard = tuple(cards), ()
    if out is not None and cards:
        out.append(DeckRenewed(len(cards)))


def resume_forced_exchange(content: Content, state: State, frame: Frame, out: Out) -> None:
    """RSK-ELIM-03 to -06: sets go, one after another, until five cards or fewer are left."""
    seat: int = frame[1]
    if len(state.seats[seat].hand) > MOST_CARDS:
        state.stack.append((EXCHANGE, seat))
    else:
        state.stack.pop()


def offer_exchange(content: Content, state: State, frame: Frame) -> list[Option]:
    """RSK-CARD-17: which set goes is the player's choice."""
    return set_options(content, state.seats[frame[1]].hand)


def take_exchange(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """The units of a forced exchange are placed at once."""
    seat: int = frame[1]
    units = within_limit(content, state, seat, exchange(content, state, seat, option, out), out)
    state.stack.pop()
    if units:
        state.stack.append((PLACE, seat, units))
