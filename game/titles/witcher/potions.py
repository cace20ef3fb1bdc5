"""Potions outside fights: drawing, the limit, discarding (WOW-POT-01, -02, -08, -09)."""

from __future__ import annotations

from typing import Final

from game.kernel.chance import shuffle
from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher import kept
from game.titles.witcher.content import Content
from game.titles.witcher.events import PotionDiscarded, PotionsDrawn
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import State

DISCARD_POTION: Final = NUMBER["discard_potion"]


def draw_potions(content: Content, state: State, seat: int, n: int, out: Out) -> None:
    """Draw the full number if cards are there, then ask which go where the limit is passed (WOW-POT-09)."""
    take_potions(state, seat, n, out)
    over = len(state.seats[seat].potions) - kept.potion_limit(content, state, seat)
    ask_discard(state, seat, over)


def take_potions(state: State, seat: int, n: int, out: Out) -> None:
    """Draw without a look at the limit (WOW-POT-08, WOW-TAB-31)."""
    drawn: tuple[int, ...] = ()
    while len(drawn) < n:
        if not state.potion_deck:
            if not state.potion_discard:
                break
            again = list(state.potion_discard)
            shuffle(state, again)
            state.potion_deck, state.potion_discard = tuple(again), ()
        drawn += state.potion_deck[-1:]
        state.potion_deck = state.potion_deck[:-1]
    if drawn:
        state.seats[seat].potions += drawn
        if out is not None:
            out.append(PotionsDrawn(seat, drawn))


def ask_discard(state: State, seat: int, n: int) -> None:
    """Which `n` go is the player's choice."""
    if n > 0:
        state.stack.append((DISCARD_POTION, seat, n))


def discard_potion(state: State, seat: int, potion: int, out: Out) -> None:
    """An unused one goes without effect (WOW-POT-05)."""
    potions = list(state.seats[seat].potions)
    potions.remove(potion)
    state.seats[seat].potions = tuple(potions)
    state.potion_discard += (potion,)
    if out is not None:
        out.append(PotionDiscarded(seat, potion))


def offer_discard_potion(content: Content, state: State, frame: Frame) -> list[Option]:
    """One of each kind held."""
    return [content.offers.discard_potion[potion] for potion in dict.fromkeys(state.seats[frame[1]].potions)]


def take_discard_potion(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """One after another until enough are gone."""
    _kind, seat, left = frame
    state.stack.pop()
    discard_potion(state, seat, option[1], out)
    ask_discard(state, seat, min(left - 1, len(state.seats[seat].potions)))
