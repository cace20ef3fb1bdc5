"""The level that searches: judgement proposes a few attacks or places, and each is tried out in many dealt worlds."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.attack import attacks
from game.bots.skyrim.forecast import forecast
from game.bots.skyrim.lookahead.choices import invading, placing
from game.bots.skyrim.lookahead.field import field_of
from game.bots.skyrim.lookahead.search import Effort, Search
from game.bots.skyrim.placing import own_borders, place_worth
from game.bots.skyrim.policy import Policy
from game.bots.skyrim.tempers import DUEL
from game.kernel.chance import Stream
from game.kernel.game import Game
from game.kernel.rules import Option
from game.titles.skyrim import frames as f
from game.titles.skyrim.invasion import END_INVASION, MOST_ATTACK_DICE
from game.titles.skyrim.state import State

WIDTH: Final = 5  # attacks or places that are tried out
SURE: Final = 0.93  # an attack that judgement wants is made without more ado if it conquers as often
WAYS: Final = 2  # of them on the same territory
AT_A_TABLE: Final = Effort(copies=240, most=160, rounds=1, trust=0.004, weaker=3)
IN_A_DUEL: Final = Effort(copies=240, most=96, rounds=1, trust=0.004, weaker=0)
WORTH_PLACING: Final = 3  # fewer units are placed by judgement
PORTIONS: Final = 2  # in how many parts units are placed, roughly


class Master:
    """A search at attacks and at placements; all else is answered by judgement. Holds nothing that changes."""

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
            return ("units", _portion(frame[3]))
        choice = self.policy.decide(game.content, seen, chance)
        if frame[0] in (f.REINFORCE, f.PLACE) and choice[0] == "place" and frame[2] >= WORTH_PLACING:
            return game.content.place_at[self._place(game, seen, choice[1], chance)]
        return choice

    def _search(self, game: Game, seen: State, chance: Stream) -> Search:
        alive = sum(one.alive for one in seen.seats)
        return Search(game.content, seen, chance, self.duel if alive <= DUEL else self.table)

    def _invade(self, game: Game, seen: State, chance: Stream) -> Option:
        """The few attacks that promise most, and to end the invasion."""
        outlook = self.policy.outlook(game.content, seen, seen.stack[-1][1])
        found = attacks(outlook)
        if not found:
            return END_INVASION
        first, keen = found[0], found[0].worth > outlook.weights.least_gain
        if keen and forecast(seen.units[first.source], seen.units[first.target]).conquers >= SURE:
            return _attack(seen, first.source, first.target)
        chosen: list[tuple[int, int] | None] = []
        targets: list[int] = []
        for _, source, target in found:
            if len(chosen) < WIDTH and targets.count(target) < WAYS:
                targets.append(target)
                chosen.append((source, target))
        chosen.insert(len(chosen) if keen else 0, None)
        best = self._search(game, seen, chance).best(len(chosen), invading(field_of(game.content), chosen))
        attack = chosen[best]
        return END_INVASION if attack is None else _attack(seen, *attack)

    def _place(self, game: Game, seen: State, first: int, chance: Stream) -> int:
        """Of the few places where the units left would do most."""
        _, seat, left, *_ = seen.stack[-1]
        outlook = self.policy.outlook(game.content, seen, seat)
        ranked = sorted(own_borders(outlook), key=lambda t: -place_worth(outlook, t, left))
        places = [first, *(place for place in ranked[:WIDTH] if place != first)][:WIDTH]
        begin = placing(field_of(game.content), [(place, _portion(left)) for place in places], left)
        return places[self._search(game, seen, chance).best(len(places), begin)]


def _portion(left: int) -> int:
    """How many units are placed before the rest is thought over again."""
    return left if left <= WORTH_PLACING else -(-left // PORTIONS)


def _attack(seen: State, source: int, target: int) -> Option:
    """With the most dice."""
    return ("attack", source, target, min(MOST_ATTACK_DICE, seen.units[source] - 1))
