"""How near each objective is: what it still lacks, and the units that it would take to get it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from game.bots.skyrim.dovahkiin.duel_odds import fight_to_the_end
from game.bots.skyrim.dovahkiin.paths import Paths
from game.bots.skyrim.ground import KEPT
from game.bots.skyrim.outlook import Outlook
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.aid import REVIVAL_COST
from game.titles.skyrim.dovahkiin.catalogue import Counts, Objective
from game.titles.skyrim.dovahkiin.conditions import held_conquests, progress
from game.titles.skyrim.dovahkiin.duel_dice import PLAIN
from game.titles.skyrim.dovahkiin.income import INCOME
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH, NOWHERE
from game.titles.skyrim.dovahkiin.scoring import is_dead
from game.titles.skyrim.state import State, saga_of

FLEETING: Final[frozenset[Counts]] = frozenset(
    (
        "conquests",
        "conquered_regions",
        "conquered_forts",
        "conquered_by_portal",
        "dragons_this_turn",
        "heroes_defeated",
    )
)
OUT_OF_REACH: Final = 999.0
A_TURN: Final = 4.0  # units that a turn of waiting is as long as
HERO_STEPS: Final = 3
DUEL_EFFORT: Final = 5.0  # units that finding and beating a dragon or a hero is as long as, over the chance to win


@dataclass(frozen=True, slots=True)
class Aim:
    """An objective in hand, or one to choose. `lacks`: territories on the way to it, the cheapest ones; `rests_on`:
    own territories that count for it; `cost`: units that it takes; `closeness`: 1 when it is met, near 0 far away.

    `fleeting`: what is done for it counts in this turn only.
    """

    number: int
    points: int
    done: int
    needed: int
    cost: float
    closeness: float
    lacks: tuple[int, ...]
    rests_on: tuple[int, ...]
    fleeting: bool
    counts: Counts

    @property
    def met(self) -> bool:
        """Whether it could be scored as things stand."""
        return self.done >= self.needed


@dataclass(frozen=True, slots=True)
class Sight:
    """What an objective is looked at with."""

    content: Content
    seen: State
    seat: int
    outlook: Outlook
    paths: Paths
    force: float  # units that the seat can throw into a turn


Way = tuple[float, tuple[int, ...]]  # what is lacking: its cost, and the territories of it
NOTHING: Final[Way] = (0.0, ())


def aim_at(sight: Sight, number: int) -> Aim:
    """One objective."""
    content, seen, seat = sight.content, sight.seen, sight.seat
    card = content.cards.objectives[number]
    done, needed = progress(content, seen, seat, number)
    fleeting = card.counts in FLEETING
    cost, lacks = NOTHING if done >= needed else _LACKING[card.counts](sight, card, needed - done)
    closeness = 1.0 / (1.0 + (cost / sight.force) ** (2 if fleeting else 1))
    if done < needed and is_dead(content, seen, seat, number):
        closeness = 0.0
    counting = rests_on(content, card) if not fleeting else ()
    owner = seen.owner
    held = tuple(t for t in counting if owner[t] == seat)
    return Aim(number, card.points, done, needed, cost, closeness, lacks, held, fleeting, card.counts)


@lru_cache(maxsize=KEPT * 28)
def rests_on(content: Content, card: Objective) -> tuple[int, ...]:
    """The territories that count for an objective of the board."""
    if card.counts == "forts":
        return content.forts
    if card.counts == "portals":
        return content.portals
    if card.counts == "fort_and_portal":
        return (*content.forts, *content.portals)
    return tuple(t for t, key in enumerate(content.keys) if key in card.among)


# -- what is lacking ----------------------------------------------------------------------------------
def _cheapest(sight: Sight, lands: tuple[int, ...], many: int) -> Way:
    """So many of these territories, with all on the way to them."""
    cost = sight.paths.cost
    foreign = sorted((cost[t], t) for t in lands if cost[t])[:many]
    if len(foreign) < many:
        return OUT_OF_REACH, ()
    on_the_way = dict.fromkeys(u for _, t in foreign for u in sight.paths.way(t))
    units = sight.outlook.units
    return sum(1.0 + units[t] for t in on_the_way), tuple(on_the_way)


def _conquests(sight: Sight, card: Objective, many: int) -> Way:
    return _cheapest(sight, sight.content.land, many)


def _conquered_regions(sight: Sight, card: Objective, many: int) -> Way:
    """The cheapest territory in each of the cheapest regions not yet invaded."""
    content, cost = sight.content, sight.paths.cost
    entered = {content.region_of[t] for t in held_conquests(sight.seen, sight.seat)}
    first: dict[int, tuple[float, int]] = {}
    for t in content.land:
        region = content.region_of[t]
        if cost[t] and region not in entered and (region not in first or cost[t] < first[region][0]):
            first[region] = (cost[t], t)
    return _cheapest(sight, tuple(t for _, t in sorted(first.values())[:many]), many)


def _forts(sight: Sight, card: Objective, many: int) -> Way:
    return _cheapest(sight, sight.content.forts, many)


def _portals(sight: Sight, card: Objective, many: int) -> Way:
    return _cheapest(sight, sight.content.portals, many)


def _by_portal(sight: Sight, card: Objective, many: int) -> Way:
    """Foreign portals that an own one does not border on; where there is none, an own portal comes first."""
    content, owner, units = sight.content, sight.outlook.owner, sight.outlook.units
    own = [t for t in content.portals if owner[t] == sight.seat]
    ways = [t for t in content.portals if owner[t] != sight.seat and any(s not in content.adjacent[t] for s in own)]
    if len(ways) < many:
        cost, lacks = _cheapest(sight, content.portals, 1)
        return cost + A_TURN, lacks
    best = sorted(ways, key=lambda t: (units[t], t))[:many]
    return sum(1.0 + units[t] for t in best), tuple(best)


def _among(sight: Sight, card: Objective, many: int) -> Way:
    return _cheapest(sight, rests_on(sight.content, card), many)


def _territories(sight: Sight, card: Objective, many: int) -> Way:
    return _cheapest(sight, sight.content.land, many)


def _regions(sight: Sight, card: Objective, many: int) -> Way:
    """The cheapest regions to fill."""
    cost = sight.paths.cost
    each = []
    for _bonus, lands in sight.content.regions:
        lacking = tuple(t for t in lands if cost[t])
        if lacking:
            each.append(_cheapest(sight, lacking, len(lacking)))
    return _together(each, many)


def _fort_and_portal(sight: Sight, card: Objective, many: int) -> Way:
    cost, content = sight.paths.cost, sight.content
    each = []
    for _bonus, lands in content.regions:
        kinds = [[t for t in lands if t in some] for some in (content.forts, content.portals)]
        if not all(kinds):
            continue
        nearest = {min(kind, key=lambda t: cost[t]) for kind in kinds}
        lacking = tuple(sorted(t for t in nearest if cost[t]))
        if lacking:
            each.append(_cheapest(sight, lacking, len(lacking)))
    return _together(each, many)


def _regions_with(sight: Sight, card: Objective, many: int) -> Way:
    content, owner = sight.content, sight.seen.owner
    least = card.each[len(sight.seen.seats) - 2]
    each = []
    for _bonus, lands in content.regions:
        lacking = least - sum(owner[t] == sight.seat for t in lands)
        if lacking > 0:
            each.append(_cheapest(sight, lands, lacking))
    return _together(each, many)


def _together(each: list[Way], many: int) -> Way:
    best = sorted(each)[:many]
    if len(best) < many:
        return OUT_OF_REACH, ()
    return sum(cost for cost, _ in best), tuple(dict.fromkeys(t for _, lands in best for t in lands))


def _largest_army(sight: Sight, card: Objective, many: int) -> Way:
    return float(many), ()


def _hero_at(sight: Sight, card: Objective, many: int) -> Way:
    """His goal must be own land, and then he walks."""
    content, board = sight.content, saga_of(sight.seen).boards[sight.seat]
    goal = rests_on(content, card)[0]
    if board.hero == NOWHERE:
        return REVIVAL_COST + sight.paths.cost[goal], ()
    cost = sight.paths.cost[goal]
    if cost:
        spent, lacks = _cheapest(sight, (goal,), 1)
        return spent + A_TURN / 2, lacks
    return A_TURN * (steps_between(content, sight.seen, sight.seat, board.hero, goal) - 1) / HERO_STEPS, ()


def steps_between(content: Content, seen: State, seat: int, start: int, goal: int) -> int:
    """Steps over own land; many where there is no way."""
    owner, far = seen.owner, {start: 0}
    edge = [start]
    for t in edge:
        if t == goal:
            return far[t]
        for u in content.connected[t]:
            if u not in far and owner[u] == seat:
                far[u] = far[t] + 1
                edge.append(u)
    return len(owner)


def _magicka(sight: Sight, card: Objective, many: int) -> Way:
    return A_TURN * many / INCOME, ()


def _equipment(sight: Sight, card: Objective, many: int) -> Way:
    board = saga_of(sight.seen).boards[sight.seat]
    if not board.health:
        return A_TURN * REVIVAL_COST / INCOME, ()
    cards = len(sight.seen.seats[sight.seat].hand)
    return A_TURN * max(many - 1, 2 * many - cards) + 1.0, ()


def _dragons(sight: Sight, card: Objective, many: int) -> Way:
    saga = saga_of(sight.seen)
    board = saga.boards[sight.seat]
    if len(saga.dragons) < many:
        return OUT_OF_REACH, ()
    if not board.health:
        return DUEL_EFFORT * many + A_TURN * REVIVAL_COST / INCOME, ()
    way = min((_to_fight(sight, one.territory) for one in saga.dragons), default=A_TURN)
    chance = fight_to_the_end(board.health, MOST_HEALTH, PLAIN)
    return many * DUEL_EFFORT / max(0.1, chance) + way, ()


def _duels(sight: Sight, card: Objective, many: int) -> Way:
    saga = saga_of(sight.seen)
    board = saga.boards[sight.seat]
    others = [one for seat, one in enumerate(saga.boards) if seat != sight.seat and one.hero != NOWHERE]
    if not others:
        return OUT_OF_REACH, ()
    if not board.health:
        return DUEL_EFFORT + A_TURN * REVIVAL_COST / INCOME, ()
    return min(
        DUEL_EFFORT / max(0.1, fight_to_the_end(board.health, one.health, PLAIN)) + _to_fight(sight, one.hero)
        for one in others
    ), ()


def _to_fight(sight: Sight, territory: int) -> float:
    """How long the hero is on his way to somebody to fight."""
    content, seen = sight.content, sight.seen
    hero = saga_of(seen).boards[sight.seat].hero
    near = [t for t in content.connected[territory] if seen.owner[t] == sight.seat]
    if not near:
        return 3 * A_TURN
    steps = min(steps_between(content, seen, sight.seat, hero, t) for t in near)
    return A_TURN * min(3.0, steps / HERO_STEPS)


Lacking = Callable[[Sight, Objective, int], Way]
_LACKING: Final[dict[Counts, Lacking]] = {
    "conquests": _conquests,
    "conquered_regions": _conquered_regions,
    "conquered_forts": _forts,
    "conquered_by_portal": _by_portal,
    "forts": _forts,
    "portals": _portals,
    "hero_at": _hero_at,
    "magicka": _magicka,
    "equipment": _equipment,
    "largest_army": _largest_army,
    "regions": _regions,
    "dragons_this_turn": _dragons,
    "heroes_defeated": _duels,
    "among": _among,
    "fort_and_portal": _fort_and_portal,
    "territories": _territories,
    "dragons_slain": _dragons,
    "regions_with": _regions_with,
}
