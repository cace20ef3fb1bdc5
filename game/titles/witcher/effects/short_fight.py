"""Short fights: one Combo from hand, of which only Damage and Shields count (WOW-EVT-05, -06)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher.attributes import raise_shield
from game.titles.witcher.catalogue.frozen import ActionCard, Fight
from game.titles.witcher.content import Content
from game.titles.witcher.decks import discard_cards
from game.titles.witcher.effects.run import run
from game.titles.witcher.events import ShortFightEnded
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import NONE, State

STRIKE: Final = NUMBER["strike"]
END_COMBO: Final[Option] = ("end_strike",)


def begin_short_fight(state: State, seat: int, bands: tuple[int, ...]) -> None:
    """`bands`: least Damage and program, the lowest first, three times."""
    state.stack.append((STRIKE, seat, NONE, 0, 0, *bands))


def offer_strike(content: Content, state: State, frame: Frame) -> list[Option]:
    """The first card is any, each further one matches an extension of the one before; with cards in hand one must be
    played (WOW-WTN-04, -05, -08)."""
    hand = state.seats[frame[1]].hand
    last: int = frame[2]
    cards = content.catalogue.action_cards
    if last == NONE:
        return [("strike", card, NONE) for card in hand] or [END_COMBO]
    extensions = cards[last].extensions
    return [
        END_COMBO,
        *(
            ("strike", card, at)
            for card in hand
            for at, extension in enumerate(extensions)
            if extension.colour == cards[card].colour
        ),
    ]


def take_strike(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Cards go to the discard pile as they are laid, and are counted there."""
    _kind, seat, last, damage, shields, *bands = frame
    if option[0] == "end_strike":
        state.stack.pop()
        _settle(content, state, seat, damage, shields, tuple(bands), out)
        return
    _verb, card, at = option
    cards = content.catalogue.action_cards
    for counted in _counted(cards[card], cards[last] if last != NONE else None, at):
        damage += counted.damage
        shields += counted.shield
    discard_cards(state, seat, (card,), out)
    state.stack[-1] = (STRIKE, seat, card, damage, shields, *bands)


def _counted(card: ActionCard, before: ActionCard | None, at: int) -> tuple[Fight, ...]:
    """The card's fight section and the extension that it uses."""
    return (card.fight,) if before is None else (card.fight, before.extensions[at].fight)


def _settle(
    content: Content, state: State, seat: int, damage: int, shields: int, bands: tuple[int, ...], out: Out
) -> None:
    """The Damage is looked up, then the Shields count."""
    if out is not None:
        out.append(ShortFightEnded(seat, damage, shields))
    run(state, seat, next(bands[i + 1] for i in (4, 2, 0) if damage >= bands[i]))
    raise_shield(content, state, seat, shields, out)
