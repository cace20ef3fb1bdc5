"""Units on the move: after a conquest, and in the maneuver."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.outlook import Front, Outlook
from game.bots.skyrim.placing import place_worth
from game.bots.skyrim.worth import threat
from game.titles.skyrim.content import Content
from game.titles.skyrim.maneuver import reach

OUTSIDE_REGIONS: Final = 0.35  # what is kept behind where no whole region is at stake, as a share


def following(front: Front, source: int, target: int) -> int:
    """How many units follow the survivors of a conquest: all that the source does not need."""
    most = front.units[source] - 1
    if not front.is_border(source):
        return most
    if not front.is_border(target):
        return 0
    here, there = threat(front, source, target), threat(front, target, source)
    whole = front.is_whole(front.ground.region_of[source])
    needed = int(front.weights.keep * here * (1.0 if whole else OUTSIDE_REGIONS))
    spare = max(0, most - needed)
    if not whole and there < 1.0 < here:
        return min(spare, most // 2)
    return spare


def maneuver_source(front: Front) -> int:
    """The largest stack that stands idle behind the lines; -1 where there is none."""
    idle, most = -1, 1
    for territory, owner in enumerate(front.owner):
        units = front.units[territory]
        if owner == front.seat and units > most and not front.is_border(territory):
            idle, most = territory, units
    return idle


def maneuver_goal(content: Content, outlook: Outlook, source: int) -> int:
    """The border where the units do most; where the chain touches none, anywhere."""
    extra = outlook.units[source] - 1
    goals = [t for t in sorted(reach(content, outlook.owner, source)) if t != source]
    borders = [t for t in goals if outlook.is_border(t)]
    if not borders:
        return goals[0]
    return max(borders, key=lambda t: place_worth(outlook, t, extra))
