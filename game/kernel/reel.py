"""A match as it was played, to be looked at from any of its points, and played on from there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from game.kernel.chance import Stream, mix
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.setup import SeatSetup, read_setup


class Reel:
    """Holds every step of a match and every state. Point `n` lies after `n` choices; what was undone is not in it.

    The match it was made of may be played on: the reel keeps to what had happened by then.
    """

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.seed = match.seed
        self.over = match.over
        self.notices = tuple(match.notices)
        self._opening = tuple(match.opening)
        self._steps = tuple(match.steps)
        self._states = tuple(match.state_before(n) for n in range(len(match.steps) + 1))

    def __len__(self) -> int:
        """The number of choices, which is the last point."""
        return len(self._steps)

    def standing(self, n: int) -> Match:
        """A match of its own that stands at a point."""
        match = Match(self.game, self.seed, self._states[0].copy())
        match.opening = list(self._opening)
        match.notices = list(self.notices)
        self.stand(match, n)
        return match

    def stand(self, match: Match, n: int) -> None:
        """Let a match that was made by `standing` stand at another point; its listeners are told nothing."""
        match.stand(list(self._steps[:n]), list(self._states[: n + 1]))

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The points at which a turn begins, rising; always with the first point."""
        told = [self.game.title.rounds(state)[1] for state in self._states]
        return (0, *(n for n in range(1, len(told)) if told[n] != told[n - 1]))

    @cached_property
    def rounds(self) -> tuple[tuple[int, int], ...]:
        """(point, number) of each round that begins, rising; always with the first point."""
        told = [self.game.title.rounds(state)[0] for state in self._states]
        begun = [(n, told[n]) for n in range(1, len(told)) if told[n] != told[n - 1]]
        return ((0, told[0]), *begun)


def branch(point: Match, seats: Sequence[SeatSetup], seed: int, eyes: int | None) -> Match:
    """A new match that goes on where another stands, with other players at its seats.

    With `eyes` None all that is hidden stays as it is, chance too. Else what that seat (-1: an onlooker) could not
    know there is dealt anew from `seed`. Seats keep the factions that they have. Raises BadSetup.
    """
    old, title = point.game, point.game.title
    told = title.standings(old.content, point.state)
    plain = old.setup.model_dump(mode="json")
    plain["seats"] = [
        {**seat.model_dump(), "faction": one.faction} for seat, one in zip(seats, told, strict=True)
    ]
    game = Game(title, read_setup(title.setup_model, plain))
    if eyes is None:
        return Match(game, seed, point.state.copy())
    seen = title.view(game.content, point.state, eyes)
    return Match(game, seed, title.determinise(game.content, seen, eyes, Stream(mix(seed))))
