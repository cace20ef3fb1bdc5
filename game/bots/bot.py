"""What a bot is, and where its chance comes from."""

from __future__ import annotations

from typing import Any, Final, Protocol

from game.kernel.chance import M63, STEP, Stream, mix
from game.kernel.game import Game
from game.kernel.rules import Option

_BOT_SALT: Final = 0x536B616C64  # parts the bots' picks from the dice of a match with the same seed


class Bot(Protocol):
    """A player that answers from what its seat may know."""

    def choose(self, game: Game, seen: Any, options: list[Option], chance: Stream) -> Option:
        """One of `options`, for the seat that decides in the view `seen`. Equal arguments give equal answers."""
        ...


def decision_chance(seed: int, n: int) -> Stream:
    """The chance of a bot that makes choice number `n` (from 0) of a match.

    It depends on nothing else, so that a match that is undone, loaded or replayed goes on the same way.
    """
    return Stream((mix(seed ^ _BOT_SALT) + n * STEP) & M63)
