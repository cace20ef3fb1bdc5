"""Why a choice is a good one, as figures and numbers; words are made of it where a person reads them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Protocol

from game.kernel.game import Game
from game.kernel.rules import Option

HIDDEN: Final = "hidden"  # why: what others cannot see; nothing else is said of it


@dataclass(frozen=True, slots=True)
class Reason:
    """What speaks most for an option. `why` is of the title's own vocabulary, the rest is what that word speaks of.

    `place` and `region` are numbers as in options, `seat` is a rival; -1 where there is none. `chance`: from 0 to 1.
    """

    option: Option
    why: str
    chance: float = 0.0
    place: int = -1
    region: int = -1
    seat: int = -1
    number: int = 0
    near: int = 0  # enemies around
    keeps: bool = False  # a set in hand that could be exchanged now is kept


class Explain(Protocol):
    """Finds the reason for an option, from what the seat that decides may know."""

    def __call__(self, game: Game, seen: Any, option: Option) -> Reason:
        """The reason. Equal arguments give equal reasons."""
        ...
