"""A game about to be played: a title with one setup and the content made from it."""

from __future__ import annotations

from typing import Any

from game.kernel.events import Out
from game.kernel.naming import Naming
from game.kernel.rules import Option
from game.kernel.setup import Setup
from game.kernel.title import AnyTitle


class Game:
    """Binds a title's rules to a setup's content; holds nothing that changes."""

    __slots__ = ("content", "naming", "rules", "setup", "title")

    def __init__(self, title: AnyTitle, setup: Setup) -> None:
        self.title = title
        self.setup = setup
        self.content: Any = title.content(setup)
        self.rules = title.rules
        self.naming: Naming = title.naming(self.content)

    def new(self, seed: int, out: Out = None) -> Any:
        """The state at the first decision."""
        return self.title.new(self.content, self.setup, seed, out)

    def seated(self, setup: Setup) -> Game:
        """The same game with others at its seats; everything else of the setup must be the same."""
        game = object.__new__(Game)
        game.title, game.setup, game.content = self.title, setup, self.content
        game.rules, game.naming = self.rules, self.naming
        return game

    def options(self, state: Any) -> list[Option]:
        """Every legal option."""
        return self.rules.options(self.content, state)

    def choose(self, state: Any, option: Option, out: Out = None) -> None:
        """Carry out an option, unchecked."""
        self.rules.choose(self.content, state, option, out)
