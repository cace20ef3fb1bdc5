"""Answers to the questions of sea trips and islands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.bots.witcher import at_sea
from game.bots.witcher.asked import Asked
from game.bots.witcher.route import paying
from game.kernel.rules import Option
from game.titles.witcher.skellige.voyages import CAST_OFF

RISKY: Final = 1 / 3  # the chance of danger from which on an item is used


def _pay_trip(asked: Asked) -> Option:
    return paying(asked.outlook, asked.frame[2], True)


def _before_die(asked: Asked) -> Option:
    """Items are for trips that may well go wrong."""
    return asked.options[-1] if at_sea.danger(asked.seen) >= RISKY else CAST_OFF


def _choose_die(asked: Asked) -> Option:
    """The higher is the safer."""
    return max(asked.options, key=lambda option: option[1])


def _divert(asked: Asked) -> Option:
    outlook = asked.outlook
    one = outlook.one
    return max(asked.options, key=lambda option: outlook.place(option[1], one.attributes, one.gold)[0])


def _mists(asked: Asked) -> Option:
    return max(asked.options, key=lambda option: at_sea.mists_card(asked.outlook, option[1]))


def _trade_trophy(asked: Asked) -> Option:
    """The one of the higher level, for a still higher one; of equals the first."""
    level = asked.content.monster_level
    return max(asked.options, key=lambda option: level[option[1]])


def _choose_level(asked: Asked) -> Option:
    best = ("hunt", at_sea.arena_level(asked.outlook, len(asked.outlook.one.hand))[1])
    return best if best in asked.options else asked.options[0]


ANSWERS: Final[dict[str, Callable[[Asked], Option]]] = {
    "pay_trip": _pay_trip,
    "before_die": _before_die,
    "choose_die": _choose_die,
    "divert": _divert,
    "mists": _mists,
    "trade_trophy": _trade_trophy,
    "choose_level": _choose_level,
}
