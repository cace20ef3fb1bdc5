"""The policy: an answer to every question, from the view alone, so that undo, load and replay repeat it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.bots.witcher import answers, fight_answers
from game.bots.witcher.faces import faces_of
from game.bots.witcher.handicap import NO_HANDICAP, Handicap, Mood, mood_of
from game.bots.witcher.outlook import Outlook
from game.bots.witcher.route import Router, Walk
from game.bots.witcher.weights import Weights, tuned
from game.kernel.chance import Stream, below
from game.kernel.game import Game
from game.kernel.rules import Frame, Option
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
        frame = seen.stack[-1]
        return ANSWERS[frame[0]](self, content, seen, frame, options, chance)

    def outlook(self, content: Content, seen: State, seat: int) -> Outlook:
        """The position as this policy judges it."""
        return Outlook(faces_of(content), self.weights, seen, seat)

    def walks(self, outlook: Outlook, mood: Mood) -> list[Walk]:
        """The best walk by first step, as far as the handicap lets them be seen."""
        found = Router(outlook).by_first_step()
        if self.handicap.noise:
            found = sorted((w._replace(worth=w.worth + mood.error(0, w.places[-1] if w.places else -1)) for w in found),
                           reverse=True)
        return found

    def mood(self, seen: State, seat: int) -> Mood:
        """The errors of this turn."""
        return mood_of(self.handicap, seen, seat)


Answer = Callable[[Policy, Content, State, Frame, list[Option], Stream], Option]


def _any(policy: Policy, content: Content, seen: State, frame: Frame, options: list[Option], chance: Stream) -> Option:
    return options[below(chance, len(options))]


ANSWERS: Final[dict[Any, Answer]] = {
    NUMBER[name]: answer for name, answer in {**answers.ANSWERS, **fight_answers.ANSWERS}.items()
}
