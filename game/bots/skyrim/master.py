"""The level that searches: judgement proposes a few attacks or places, and each is tried out in dealt worlds."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.attack import attacks
from game.bots.skyrim.placing import own_borders, place_worth
from game.bots.skyrim.policy import Policy
from game.bots.skyrim.search import Effort, Search
from game.kernel.chance import Stream
from game.kernel.game import Game
from game.kernel.rules import Option
from game.titles.skyrim import frames as f
from game.titles.skyrim.invasion import END_INVASION, MOST_ATTACK_DICE
from game.titles.skyrim.state import State

WIDTH: Final = 4  # attacks or places that are tried out
WAYS: Final = 2  # of them on the same territory
ATTACKS: Final = Effort(fewest=4, most=16, trust=0.01)
PLACES: Final = Effort(fewest=6, most=24, trust=0.01)
WORTH_PLACING: Final = 3  # fewer units are placed by judgement


class Master:
    """A search at attacks and placements; all else is answered by judgement. Holds nothing that changes."""

    def __init__(self, policy: Policy | None = None, attacks: Effort = ATTACKS, places: Effort = PLACES) -> None:
        self.policy = policy or Policy()
        self.attacks, self.places = attacks, places

    def choose(self, game: Game, seen: State, options: list[Option], chance: Stream) -> Option:
        """One of `options`, for the seat that decides in the view."""
        if len(options) == 1:
            return options[0]
        kind = seen.stack[-1][0]
        if kind == f.INVADE:
            return Search(game, seen, chance).best(self._attacks(game, seen), self.attacks)
        choice = self.policy.decide(game.content, seen, chance)
        if kind == f.REINFORCE and choice[0] == "place" and seen.stack[-1][2] >= WORTH_PLACING:
            return Search(game, seen, chance).best(self._places(game, seen, choice), self.places)
        return choice

    def _attacks(self, game: Game, seen: State) -> list[Option]:
        """The few that promise most, and to end the invasion; first what judgement would do."""
        outlook = self.policy.outlook(game.content, seen, seen.stack[-1][1])
        found = attacks(outlook)
        chosen: list[Option] = []
        targets: list[int] = []
        for attack in found:
            if len(chosen) < WIDTH and targets.count(attack.target) < WAYS:
                targets.append(attack.target)
                dice = min(MOST_ATTACK_DICE, seen.units[attack.source] - 1)
                chosen.append(("attack", attack.source, attack.target, dice))
        keen = bool(found) and found[0].worth > outlook.weights.least_gain
        return [*chosen, END_INVASION] if keen else [END_INVASION, *chosen]

    def _places(self, game: Game, seen: State, first: Option) -> list[Option]:
        """The few places where the units left would do most."""
        _, seat, left, _ = seen.stack[-1]
        outlook = self.policy.outlook(game.content, seen, seat)
        ranked = sorted(own_borders(outlook), key=lambda t: -place_worth(outlook, t, left))
        others = [game.content.place_at[t] for t in ranked[:WIDTH]]
        return [first, *(place for place in others if place != first)][:WIDTH]
