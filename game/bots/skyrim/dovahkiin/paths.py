"""How far land lies: the units that it takes to conquer a way to it, by the cheapest way."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

from game.bots.skyrim.outlook import Outlook

TOLL: Final = 1.0  # the unit that stays behind each step
EACH_DEFENDER: Final = 0.9  # units lost for one that defends, roughly


@dataclass(slots=True)
class Paths:
    """By territory: `cost` in units (0 for own ones), and the territory `before` it on the way."""

    cost: list[float]
    before: list[int]

    def way(self, territory: int) -> list[int]:
        """The foreign territories on the way, the last one included."""
        found: list[int] = []
        while self.cost[territory]:
            found.append(territory)
            territory = self.before[territory]
            if territory < 0:
                break
        return found


def paths_of(outlook: Outlook) -> Paths:
    """From all own territories at once."""
    owner, units, seat = outlook.owner, outlook.units, outlook.seat
    connected = outlook.ground.connected
    cost = [0.0 if holder == seat else 9999.0 for holder in owner]
    before = [-1] * len(owner)
    queue: list[tuple[float, int]] = []
    for t, holder in enumerate(owner):
        if holder != seat and any(owner[near] == seat for near in connected[t]):
            cost[t] = TOLL + EACH_DEFENDER * units[t]
            queue.append((cost[t], t))
    queue.sort()
    while queue:
        spent, t = heappop(queue)
        if spent > cost[t]:
            continue
        for u in connected[t]:
            if cost[u] > spent + TOLL:
                further = spent + TOLL + EACH_DEFENDER * units[u]
                if further < cost[u]:
                    cost[u], before[u] = further, t
                    heappush(queue, (further, u))
    return Paths(cost, before)
