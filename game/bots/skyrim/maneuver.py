"""Units on the move: after a conquest, and in the maneuver."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.outlook import Outlook
from game.bots.skyrim.placing import place_worth
from game.bots.skyrim.worth import threat
from game.titles.skyrim.content import Content
from game.titles.skyrim.maneuver import reach

OUTSIDE_REGIONS: Final = 0.35  # what is kept behind where no whole region is at stake, as a share


def following(outlook: Outlook, source: int, target: int) -> int:
    """How many units follow the survivors of a conquest: all that the source does not need."""
    most = outlook.units[source] - 1
    if not outlook.is_border(source):
        return most
    if not outlook.is_border(target):
        return 0
    here, there = threat(outlook, source, target), threat(outlook, target, source)
    whole = outlook.is_whole(outlook.ground.region_of[source])
    needed = int(outlook.weights.keep * here * (1.0 if whole else OUTSIDE_REGIONS))
    spare = max(0, most - needed)
    if not whole and there < 1.0 < here:
        return min(spare, most // 2)
    return spare


def maneuver_source(outlook: Outlook) -> int:
    """The largest stack that stands idle behind the lines; -1 where there is none."""
    idle, most = -1, 1
    for territory, owner in enumerate(outlook.owner):
        units = outlook.units[territory]
        if owner == outlook.seat and units > most and not outlook.is_border(territory):
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
