"""The policy: an answer to every question, from the view alone, so that undo, load and replay repeat it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.bots.handicap import NO_HANDICAP, Handicap
from game.bots.witcher import answers, fight_answers, sea_answers
from game.bots.witcher.asked import Asked
from game.bots.witcher.faces import faces_of
from game.bots.witcher.outlook import Outlook
from game.bots.witcher.weights import Weights, tuned
from game.kernel.chance import Stream
from game.kernel.game import Game
from game.kernel.rules import Option
from game.titles.witcher.content import Content
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import State


class Policy:
    """Weights, weakened by a handicap. Holds nothing that changes."""

    def __init__(self, weights: Weights | None = None, handicap: Handicap = NO_HANDICAP) -> None:
        self.weights = weights or tuned()
        self.handicap = handicap

    def choose(self, game: Game, seen: State, options: list[Option], chance: Stream) -> Option:
        """One of `options`, for the seat that decides in the view."""
        if len(options) == 1:
            return options[0]
        choice = self.decide(game.content, seen, options, chance)
        assert choice in options, (choice, options)
        return choice

    def decide(self, content: Content, seen: State, options: list[Option], chance: Stream) -> Option:
        """The same as judgement has it."""
        return ANSWERS[seen.stack[-1][0]](self.asked(content, seen, options, chance))

    def asked(self, content: Content, seen: State, options: list[Option], chance: Stream) -> Asked:
        """The decision at hand as this policy sees it."""
        return Asked(self.weights, self.handicap, content, seen, seen.stack[-1], options, chance)

    def outlook(self, content: Content, seen: State, seat: int) -> Outlook:
        """The position as this policy judges it."""
        return Outlook(faces_of(content), self.weights, seen, seat)


ANSWERS: Final[dict[int, Callable[[Asked], Option]]] = {
    NUMBER[name]: answer
    for part in (answers.ANSWERS, fight_answers.ANSWERS, sea_answers.ANSWERS)
    for name, answer in part.items()
}
