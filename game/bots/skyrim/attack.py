"""Which attack, if any."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.bots.skyrim.campaign import LEAST_FORCE, march
from game.bots.skyrim.forecast import Forecast, forecast
from game.bots.skyrim.outlook import Outlook
from game.bots.skyrim.worth import gain, risk, threat
from game.titles.skyrim.state import NEUTRAL

LOOKED_FURTHER: Final = 6  # attacks whose next conquests are looked at
ONE_LEFT: Final = 1.5  # what stays behind a conquest, roughly


class Attack(NamedTuple):
    """An attack to the end, and what it promises."""

    worth: float
    source: int
    target: int


def attacks(outlook: Outlook) -> list[Attack]:
    """All attacks that may well conquer, best first; the best few with what they could lead to."""
    found: list[Attack] = []
    prizes: dict[int, tuple[float, float]] = {}
    owner, units, seat = outlook.owner, outlook.units, outlook.seat
    least = outlook.weights.least_chance
    connected = outlook.ground.connected
    for source in range(outlook.ground.size):
        force = units[source]
        if owner[source] != seat or force < LEAST_FORCE:
            continue
        behind = left_behind(outlook, source)
        for target in connected[source]:
            if owner[target] == seat:
                continue
            odds = forecast(force, units[target])
            if odds.conquers < least:
                continue
            if target not in prizes:
                prizes[target] = (gain(outlook, target), threat(outlook, target))
            worth = worth_of(outlook, odds, owner[target], *prizes[target])
            if behind:
                worth -= behind * risk(outlook, threat(outlook, source, target), ONE_LEFT)
            found.append(Attack(worth, source, target))
    found.sort(reverse=True)
    if not outlook.weights.chain:
        return found
    few = [_looked_further(outlook, attack) for attack in found[:LOOKED_FURTHER]]
    return sorted(few, reverse=True) + found[LOOKED_FURTHER:]


def worth_of(outlook: Outlook, odds: Forecast, rival: int, prize: float, threatening: float) -> float:
    """The prize, less the risk of losing it again and the losses, with what the rival loses."""
    weights = outlook.weights
    conquers, lost, killed, left = odds
    kept = 1.0 - weights.exposure * outlook.patience * risk(outlook, threatening, left - 1.0)
    worth = conquers * prize * kept - outlook.loss_weight * lost
    return worth if rival == NEUTRAL else worth + weights.foe_losses * outlook.share[rival] * killed


def left_behind(outlook: Outlook, source: int) -> float:
    """What is at stake behind an attack: the region of its source, where that is whole."""
    region = outlook.ground.region_of[source]
    if not outlook.is_whole(region):
        return 0.0
    return outlook.weights.hole * outlook.ground.bonus[region] * outlook.horizon


def _looked_further(outlook: Outlook, attack: Attack) -> Attack:
    """The same with what the conquering stack could do next."""
    worth, source, target = attack
    conquers, _, _, left = forecast(outlook.units[source], outlook.units[target])
    force = int(left + 0.5) - 1
    if force < LEAST_FORCE:
        return attack
    conquered = outlook.conquered
    former = outlook.take(target)
    outlook.conquered = True
    worth += outlook.weights.chain * conquers * march(outlook, target, force)
    outlook.conquered = conquered
    outlook.give_back(target, former)
    return Attack(worth, source, target)
