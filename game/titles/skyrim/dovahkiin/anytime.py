"""What the active player finds among the options of each of his questions for an action (RSK-HERO-23, RSK-SPL-07)."""

from __future__ import annotations

from game.kernel.events import Out
from game.kernel.rules import Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.aid import help_options, take_help
from game.titles.skyrim.dovahkiin.casting import OWN_TURN, cast, cast_options
from game.titles.skyrim.state import State


def anytime_options(content: Content, state: State, seat: int) -> list[Option]:
    """Healing and revival; spells for any moment of the own turn."""
    return help_options(content, state, seat) + cast_options(content, state, seat, OWN_TURN)


def take_anytime(content: Content, state: State, seat: int, option: Option, out: Out) -> None:
    """Carry out one of them; the question they were chosen from lies below, with `ask_again` upon it."""
    if option[0] == "cast":
        cast(content, state, seat, option[1], out)
        return
    take_help(content, state, seat, option, out)
