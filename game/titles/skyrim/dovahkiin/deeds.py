"""What heroes do in the phases of the turn, beside the units (RSK-HERO-05, -09, RSK-MAN-10)."""

from __future__ import annotations

from game.kernel.events import Out
from game.kernel.rules import Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.anytime import anytime_options, take_anytime
from game.titles.skyrim.dovahkiin.casting import cast_options
from game.titles.skyrim.dovahkiin.duel import challenge, challenge_options
from game.titles.skyrim.dovahkiin.heroes import walk, walk_options
from game.titles.skyrim.state import State


def more_in_invasion(content: Content, state: State, seat: int) -> list[Option]:
    """Walking between two invasions, challenging, and what can be had at any time."""
    return [
        *challenge_options(content, state, seat),
        *walk_options(content, state, seat),
        *anytime_options(content, state, seat),
    ]


def take_more_in_invasion(content: Content, state: State, seat: int, option: Option, out: Out) -> None:
    """Carry out one of them."""
    if option[0] == "challenge":
        challenge(content, state, seat, option[1], out)
    else:
        take_more_in_maneuver(content, state, seat, option, out)


def more_in_maneuver(content: Content, state: State, seat: int) -> list[Option]:
    """The hero's move, if it is not made yet, a spell for the phase (SPL-11), and what can be had at any time."""
    return [
        *walk_options(content, state, seat),
        *cast_options(content, state, seat, "maneuver"),
        *anytime_options(content, state, seat),
    ]


def take_more_in_maneuver(content: Content, state: State, seat: int, option: Option, out: Out) -> None:
    """Carry out one of them."""
    if option[0] == "walk":
        walk(state, seat, option[1], out)
    else:
        take_anytime(content, state, seat, option, out)
