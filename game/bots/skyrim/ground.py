"""What judgement derives from the board once: nothing here changes during a match."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.titles.skyrim.content import Content
from game.titles.skyrim.deal import end_card_depths

KEPT = 8  # contents whose ground is remembered


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """By territory: `connected`, `region_of`, `fort`, `portal` (0 or 1), `points` at the end. By region: `lands`,
    `lands_in` (how many), `bonus`, `borders` (territories with a connection out of it). `forts`, `portals`: which they
    are. `all_points`: on the whole board.

    `first_ending`, `last_ending`: the numbers of the earliest and the latest card, counted from 1, that can be the End
    Game card; both 0 where there is none.
    """

    size: int
    connected: tuple[tuple[int, ...], ...]
    region_of: tuple[int, ...]
    fort: tuple[int, ...]
    portal: tuple[int, ...]
    points: tuple[int, ...]
    lands: tuple[tuple[int, ...], ...]
    lands_in: tuple[int, ...]
    bonus: tuple[int, ...]
    borders: tuple[int, ...]
    forts: tuple[int, ...]
    portals: tuple[int, ...]
    all_points: int
    first_ending: int
    last_ending: int
    max_rounds: int


@lru_cache(maxsize=KEPT)
def ground_of(content: Content) -> Ground:
    """The ground of a content; made once for each."""
    fort = tuple(int(t in content.forts) for t in content.land)
    portal = tuple(int(t in content.portals) for t in content.land)
    low, high = end_card_depths(content.size)
    ends = content.end_card >= 0
    return Ground(
        size=content.size,
        connected=content.connected,
        region_of=content.region_of,
        fort=fort,
        portal=portal,
        points=tuple(1 + fort[t] + portal[t] for t in content.land),
        lands=tuple(lands for _, lands in content.regions),
        lands_in=tuple(len(lands) for _, lands in content.regions),
        bonus=tuple(bonus for bonus, _ in content.regions),
        borders=tuple(_borders(content, region) for region in range(len(content.regions))),
        forts=content.forts,
        portals=content.portals,
        all_points=content.size + len(content.forts) + len(content.portals),
        first_ending=content.size + 1 - high if ends else 0,
        last_ending=content.size + 1 - low if ends else 0,
        max_rounds=content.max_rounds,
    )


def _borders(content: Content, region: int) -> int:
    """How many of a region's territories can be entered from outside it."""
    region_of = content.region_of
    return sum(any(region_of[u] != region for u in content.connected[t]) for t in content.regions[region][1])
