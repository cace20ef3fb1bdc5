"""Healing and revival, and who is asked for them when (RSK-HERO-20 to -24, -31 to -33)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.heroes import place_hero
from game.titles.skyrim.dovahkiin.magicka import pay, regain_health
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH
from game.titles.skyrim.frames import AID
from game.titles.skyrim.state import State, saga_of

HEALING_COST: Final = 2  # RSK-HERO-20
REVIVAL_COST: Final = 10  # RSK-HERO-22
HEAL: Final[Option] = ("heal",)
PASS: Final[Option] = ("pass",)


def ask_again(state: State, seat: int) -> None:
    """Before the active player's question on top of the stack is put, the others are asked (RSK-HERO-23, -32).

    Every rule of the saga that leads to such a question lays this upon it; a phase in which nothing is left to do is
    passed over then (RSK-MIX-16).
    """
    state.stack.append((AID, seat, 0))


def could_be_helped(content: Content, state: State, seat: int) -> bool:
    """Whether healing or revival is for sale to a seat, which all can see (RSK-HERO-20 to -22)."""
    mix = content.mix
    if not (mix.heroes and mix.magicka and state.seats[seat].alive):
        return False
    board = saga_of(state).boards[seat]
    if board.health:
        return board.health < MOST_HEALTH and board.magicka >= HEALING_COST
    return board.magicka >= REVIVAL_COST


def help_options(content: Content, state: State, seat: int) -> list[Option]:
    """Healing, or a territory to come back to."""
    if not could_be_helped(content, state, seat):
        return []
    if saga_of(state).boards[seat].health:
        return [HEAL]
    owner = state.owner
    return [("revive", t) for t in content.land if owner[t] == seat]


def take_help(content: Content, state: State, seat: int, option: Option, out: Out) -> None:
    """Paid for and done."""
    saga = saga_of(state)
    if option[0] == "heal":
        pay(saga, seat, HEALING_COST, out)
        regain_health(saga, seat, 1, out)
    else:
        pay(saga, seat, REVIVAL_COST, out)
        place_hero(state, seat, option[1], out)


def offer_help(content: Content, state: State, frame: Frame) -> list[Option]:
    """What is for sale, or to pass."""
    return [PASS, *help_options(content, state, frame[1])]


def take_offered_help(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Whoever passes is not asked again until something has changed (RSK-HERO-33)."""
    state.stack.pop()
    seat: int = frame[1]
    if option == PASS:
        saga_of(state).boards[seat].declined = 1
    else:
        take_help(content, state, seat, option, out)
