"""The level that searches: judgement proposes a few ways and deeds, and each is tried out in dealt worlds."""

from __future__ import annotations

from typing import Final

from game.bots.witcher.answers import deed_worth, here_and_now, staying
from game.bots.witcher.asked import Asked
from game.bots.witcher.policy import Policy
from game.bots.witcher.search import Effort, Search
from game.kernel.chance import Stream
from game.kernel.game import Game
from game.kernel.rules import Option
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import NONE, State

WIDTH: Final = 3  # ways or deeds that are tried out
MARGIN: Final = 3.5  # what lags further behind is not, in Gold
ON_THE_WAY: Final = Effort(fewest=4, most=10, trust=1.0)
AT_A_DEED: Final = Effort(fewest=6, most=14, trust=1.0)
WANDER, DEED = NUMBER["wander"], NUMBER["deed"]


class Master:
    """A search at doubtful ways and deeds; all else is answered by judgement. Holds nothing that changes."""

    def __init__(self, policy: Policy | None = None, way: Effort = ON_THE_WAY, deed: Effort = AT_A_DEED) -> None:
        self.policy = policy or Policy()
        self.way, self.deed = way, deed

    def choose(self, game: Game, seen: State, options: list[Option], chance: Stream) -> Option:
        """One of `options`, for the seat that decides in the view."""
        if len(options) == 1:
            return options[0]
        frame = seen.stack[-1]
        if frame[0] == WANDER:
            choices = self._ways(self.policy.asked(game.content, seen, options, chance))
            effort = self.way
        elif frame[0] == DEED:
            choices = self._deeds(self.policy.asked(game.content, seen, options, chance))
            effort = self.deed
        else:
            return self.policy.choose(game, seen, options, chance)
        if len(choices) == 1:
            return choices[0]
        return Search(game, seen, self.policy, chance).best(choices, effort)

    def _ways(self, asked: Asked) -> list[Option]:
        """The few first steps that promise most; what can be had here is had first."""
        here = here_and_now(asked.outlook, asked.options)
        if here is not None:
            return [here]
        walks = asked.walks()
        near = [walk for walk in walks[:WIDTH] if walk.worth > walks[0].worth - MARGIN]
        return [staying(asked) if walk.first == NONE else asked.towards(walk.first) for walk in near]

    def _deeds(self, asked: Asked) -> list[Option]:
        ranked = sorted(((deed_worth(asked.outlook, option), option) for option in asked.options), reverse=True)
        return [option for worth, option in ranked[:WIDTH] if worth > ranked[0][0] - MARGIN]
