"""A bot that picks any legal option: a measure for others, and a way to try the rules."""

from __future__ import annotations

from typing import Any

from game.kernel.chance import Stream, below
from game.kernel.game import Game
from game.kernel.rules import Option


class RandomBot:
    """Every option is equally likely."""

    def choose(self, game: Game, seen: Any, options: list[Option], chance: Stream) -> Option:
        """Any of them."""
        return options[below(chance, len(options))]
