"""The options that advance a track, however they came about."""

from __future__ import annotations

from collections.abc import Iterable

from game.kernel.rules import Option
from game.titles.skye.content import Content
from game.titles.skye.journeyman.advancing import price
from game.titles.skye.state import State

VERBS = ("advance", "castle_advance", "use_advance")


def of_tracks(options: Iterable[Option], use: bool) -> dict[int, Option]:
    """By track; those of the bonus tile where `use` says so, else those that the question offers."""
    wanted = ("use_advance",) if use else VERBS[:2]
    return {option[1]: option for option in options if option[0] in wanted}


def gold_of(content: Content, state: State, seat: int, option: Option) -> int:
    """What such an option costs."""
    return price(content, state, seat, option[1], option[0] == "castle_advance")
