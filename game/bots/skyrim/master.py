"""The level that searches: judgement proposes a few attacks or places, and each is tried out in many dealt worlds."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim import cards
from game.bots.skyrim.attack import attacks
from game.bots.skyrim.dovahkiin.foresight import foreseen
from game.bots.skyrim.dovahkiin.policy import SagaPolicy
from game.bots.skyrim.forecast import forecast
from game.bots.skyrim.lookahead.choices import Reinforcement, invading, moving_in, reinforcing
from game.bots.skyrim.lookahead.field import field_of
from game.bots.skyrim.lookahead.search import Effort, Search
from game.bots.skyrim.placing import own_borders, place_worth, share_to_place
from game.bots.skyrim.tempers import DUEL
from game.kernel.chance import Stream
from game.kernel.game import Game
from game.kernel.rules import Option
from game.titles.skyrim import frames as f
from game.titles.skyrim.invasion import END_INVASION, MOST_ATTACK_DICE
from game.titles.skyrim.reinforcements import END_REINFORCEMENTS
from game.titles.skyrim.state import State

WIDTH: Final = 5  # attacks or places that are tried out
SURE: Final = 0.93  # an attack that judgement wants is made without more ado if it conquers as often
WAYS: Final = 2  # of them on the same territory
AT_A_TABLE: Final = Effort(copies=240, most=600, rounds=1, trust=0.004, weaker=3)
# An invasion in a duel is thought over at each throw of the dice: chance, misleading the search once, would end it.
IN_A_DUEL: Final = Effort(copies=240, most=480, rounds=1, trust=0.004, weaker=0, loyal=True)
WORTH_PLACING: Final = 3  # fewer units are placed by judgement
WORTH_TURNING_IN: Final = 6  # units; poorer sets are kept by judgement


class Master:
    """A search wherever it matters; all else is answered by judgement. Holds nothing that changes."""

    def __init__(self, policy: SagaPolicy | None = None, table: Effort = AT_A_TABLE, duel: Effort = IN_A_DUEL) -> None:
        self.policy = policy or SagaPolicy()
        self.table, self.duel = table, duel

    def choose(self, game: Game, seen: State, options: list[Option], chance: Stream) -> Option:
        """One of `options`, for the seat that decides in the view."""
        if len(options) == 1:
            return options[0]
        if seen.saga is not None:
            return foreseen(self.policy, game, seen, self.policy.decide(game.content, seen, chance), chance)
        frame = seen.stack[-1]
        if frame[0] == f.INVADE:
            return self._invade(game, seen, chance)
        judged = self.policy.decide(game.content, seen, chance)
        if frame[0] in (f.REINFORCE, f.PLACE):
            return self._reinforce(game, seen, judged, chance)
        if frame[0] == f.MOVE_IN:
            return self._move_in(game, seen, judged, chance)
        return judged

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

    def _reinforce(self, game: Game, seen: State, judged: Option, chance: Stream) -> Option:
        """The few places where the units left would do most, and whether a set is turned in now."""
        frame = seen.stack[-1]
        seat, left = frame[1], frame[2]
        owed = frame[0] == f.REINFORCE and frame[3]
        best = cards.best_set(game.content, seen, seat) if frame[0] == f.REINFORCE else None
        if best is not None and cards.worth_of(game.content, seen, seat, best) < WORTH_TURNING_IN:
            best = None
        if owed or (best is None and left < WORTH_PLACING):
            return judged
        ways = [judged]
        if best is not None and judged[0] != "exchange":
            ways.append(best)
        if left:
            outlook = self.policy.outlook(game.content, seen, seat)
            ranked = sorted(own_borders(outlook), key=lambda t: -place_worth(outlook, t, left))
            ways += [way for t in ranked[:WIDTH] if (way := game.content.place_at[t]) != judged]
        elif judged != END_REINFORCEMENTS:
            ways.append(END_REINFORCEMENTS)
        del ways[WIDTH + 1 :]
        portion = share_to_place(self.policy.weights(game.content, seen), left)
        steps = [
            Reinforcement(way[1], portion) if way[0] == "place" else Reinforcement(exchange=way[0] == "exchange")
            for way in ways
        ]
        begin = reinforcing(field_of(game.content), steps, left)
        return ways[self._search(game, seen, chance).best(len(ways), begin)]

    def _move_in(self, game: Game, seen: State, judged: Option, chance: Stream) -> Option:
        """As many as judgement says, all, or none."""
        _, _, source, target = seen.stack[-1]
        amounts = list(dict.fromkeys((judged[1], seen.units[source] - 1, 0)))
        begin = moving_in(field_of(game.content), source, target, amounts)
        return ("follow", amounts[self._search(game, seen, chance).best(len(amounts), begin)])


def _attack(seen: State, source: int, target: int) -> Option:
    """With the most dice."""
    return ("attack", source, target, min(MOST_ATTACK_DICE, seen.units[source] - 1))
