"""The level that searches: judgement proposes a few attacks or places, and each is tried out in dealt worlds."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.attack import attacks
from game.bots.skyrim.forecast import forecast
from game.bots.skyrim.placing import own_borders, place_worth
from game.bots.skyrim.policy import Policy
from game.bots.skyrim.search import Effort, Search
from game.bots.skyrim.tempers import DUEL
from game.kernel.chance import Stream
from game.kernel.game import Game
from game.kernel.rules import Option
from game.titles.skyrim import frames as f
from game.titles.skyrim.invasion import END_INVASION, MOST_ATTACK_DICE
from game.titles.skyrim.state import State

WIDTH: Final = 3  # attacks or places that are tried out
WAYS: Final = 2  # of them on the same territory
SURE: Final = 0.85  # an attack that judgement wants is made without more ado if it conquers as often
AT_A_TABLE: Final = Effort(fewest=8, most=32, trust=0.005)  # much depends on others there: differences are small
IN_A_DUEL: Final = Effort(fewest=6, most=16, trust=0.01)
WORTH_PLACING: Final = 3  # fewer units are placed by judgement
PORTIONS: Final = 2  # in how many parts units are placed, roughly


class Master:
    """A search at doubtful attacks and at placements; all else is answered by judgement. Holds nothing that changes."""

    def __init__(self, policy: Policy | None = None, table: Effort = AT_A_TABLE, duel: Effort = IN_A_DUEL) -> None:
        self.policy = policy or Policy()
        self.table, self.duel = table, duel

    def choose(self, game: Game, seen: State, options: list[Option], chance: Stream) -> Option:
        """One of `options`, for the seat that decides in the view."""
        if len(options) == 1:
            return options[0]
        frame = seen.stack[-1]
        if frame[0] == f.INVADE:
            return self._invade(game, seen, chance)
        if frame[0] == f.PLACE_UNITS:
            left: int = frame[3]
            return ("units", left if left <= WORTH_PLACING else -(-left // PORTIONS))
        choice = self.policy.decide(game.content, seen, chance)
        if frame[0] == f.REINFORCE and choice[0] == "place" and frame[2] >= WORTH_PLACING:
            return self._best(game, seen, self._places(game, seen, choice), chance)
        return choice

    def _invade(self, game: Game, seen: State, chance: Stream) -> Option:
        """What judgement is sure of it does; else the few attacks that promise most, and to end the invasion."""
        outlook = self.policy.outlook(game.content, seen, seen.stack[-1][1])
        found = attacks(outlook)
        if not found:
            return END_INVASION
        keen = found[0].worth > outlook.weights.least_gain
        chosen: list[Option] = []
        targets: list[int] = []
        for _, source, target in found:
            if len(chosen) < WIDTH and targets.count(target) < WAYS:
                targets.append(target)
                chosen.append(("attack", source, target, min(MOST_ATTACK_DICE, seen.units[source] - 1)))
        if keen and forecast(seen.units[found[0].source], seen.units[found[0].target]).conquers >= SURE:
            return chosen[0]
        choices = [*chosen, END_INVASION] if keen else [END_INVASION, *chosen]
        return self._best(game, seen, choices, chance)

    def _best(self, game: Game, seen: State, choices: list[Option], chance: Stream) -> Option:
        alive = sum(one.alive for one in seen.seats)
        return Search(game, seen, chance).best(choices, self.duel if alive <= DUEL else self.table)

    def _places(self, game: Game, seen: State, first: Option) -> list[Option]:
        """The few places where the units left would do most."""
        _, seat, left, _ = seen.stack[-1]
        outlook = self.policy.outlook(game.content, seen, seat)
        ranked = sorted(own_borders(outlook), key=lambda t: -place_worth(outlook, t, left))
        others = [game.content.place_at[t] for t in ranked[:WIDTH]]
        return [first, *(place for place in others if place != first)][:WIDTH]
