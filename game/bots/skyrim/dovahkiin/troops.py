"""Where units go: reinforcements, set-up, maneuver, with what heroes and objectives ask for."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.dovahkiin.lookout import WALL, Lookout
from game.bots.skyrim.placing import best_claim, own_borders, place_worth
from game.titles.skyrim.dovahkiin.chain import can_start, maneuvers_left
from game.titles.skyrim.dovahkiin.saga import NOWHERE
from game.titles.skyrim.maneuver import goals
from game.titles.skyrim.placing import free_territories

FREED: Final = 2.0  # a unit for a hero who holds a territory alone and could not leave it otherwise
LED: Final = 0.35  # by how much more units do beside the own hero, as a share
LEAST_MOVED: Final = 1
REGROUPED: Final = 1.0  # what a stack that faces somebody must do more elsewhere to leave its place
LEAST_HOST: Final = 3  # units from which on such a stack is moved
SECOND: Final = 0.4  # of an objective whose like is scored this turn anyhow
ON_THE_WAY: Final = 0.3  # of an objective, for a host that is not large enough yet


def worth_there(look: Lookout, territory: int, extra: int) -> float:
    """What more units do on an own territory."""
    worth = place_worth(look.outlook, territory, extra)
    units = look.seen.units[territory]
    if look.board.hero == territory:
        worth = worth * (1.0 + LED) if units else worth + FREED
    return worth + _gathers(look, units, extra)


def _gathers(look: Lookout, units: int, extra: int) -> float:
    """What more units do for an objective that asks for a host: much where they complete it, else the way to it."""
    for aim in look.aims:
        if aim.counts == "largest_army" and not aim.met:
            whole = look.point * aim.points * (SECOND if look.scores else 1.0)
            if units + extra >= aim.needed:
                return whole
            return ON_THE_WAY * whole * (units + extra) / aim.needed * aim.closeness
    return 0.0


def best_place(look: Lookout, left: int) -> int:
    """The own territory on which so many units do most."""
    places = own_borders(look.outlook)
    hero = look.board.hero
    if hero != NOWHERE and hero not in places:
        places.append(hero)
    if not places:
        return look.outlook.owner.index(look.seat)
    return max(places, key=lambda t: worth_there(look, t, left))


def claim(look: Lookout) -> int:
    """The free territory to settle on: no unit goes where a dragon or somebody else is."""
    free = free_territories(look.content, look.seen)
    held = look.outlook.owner[:]
    try:
        for t, owner in enumerate(held):
            if owner < 0 and t not in free:
                look.outlook.owner[t] = look.content.size  # nobody's that could be claimed
        return best_claim(look.outlook)
    finally:
        look.outlook.owner[:] = held


def is_idle(look: Lookout, territory: int) -> bool:
    """Whether units there meet nobody that they could fight."""
    outlook = look.outlook
    return all(
        outlook.owner[near] == look.seat or outlook.units[near] == WALL for near in outlook.ground.connected[territory]
    )


def maneuver_source(look: Lookout) -> int:
    """The stack to move: one that stands idle, else one that does more elsewhere; -1 where there is none."""
    if not maneuvers_left(look.content, look.seen, look.seat):
        return -1
    idle = _idle_stack(look)
    return idle if idle >= 0 else _misplaced_stack(look)


def _idle_stack(look: Lookout) -> int:
    """The largest that stands idle and can get to where it does something."""
    content, seen = look.content, look.seen
    idle, most = -1, LEAST_MOVED
    for t in content.land:
        larger = seen.units[t] > most and can_start(content, seen, look.seat, t)
        if larger and is_idle(look, t) and any(not is_idle(look, goal) for goal in goals(content, seen, t)):
            idle, most = t, seen.units[t]
    return idle


def _misplaced_stack(look: Lookout) -> int:
    """The one that gains most by a move from border to border."""
    content, seen = look.content, look.seen
    best, source = REGROUPED, -1
    for t in content.land:
        extra = seen.units[t] - 1
        if extra < LEAST_HOST - 1 or not can_start(content, seen, look.seat, t) or _is_needed(look, t):
            continue
        here = _worth_here(look, t)
        for goal in goals(content, seen, t):
            if goal != t and not is_idle(look, goal):
                more = worth_there(look, goal, extra) - here
                if more > best:
                    best, source = more, t
    return source


def _worth_here(look: Lookout, territory: int) -> float:
    """What all units but one do where they stand."""
    units = look.seen.units[territory]
    look.outlook.units[territory] = 1
    worth = worth_there(look, territory, units - 1)
    look.outlook.units[territory] = units
    return worth


def _is_needed(look: Lookout, territory: int) -> bool:
    """Whether a stack is the host that an objective asks for."""
    units = look.seen.units[territory]
    return any(aim.counts == "largest_army" and aim.needed <= units for aim in look.aims)


def maneuver_goal(look: Lookout, source: int) -> int:
    """The border where the units do most; where the chain touches none, anywhere."""
    extra = look.seen.units[source] - 1
    found = [t for t in sorted(goals(look.content, look.seen, source)) if t != source]
    borders = [t for t in found if not is_idle(look, t)]
    return max(borders or found, key=lambda t: worth_there(look, t, extra))
