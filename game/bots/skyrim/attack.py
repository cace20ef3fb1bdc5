"""Which attack, if any."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.bots.skyrim.campaign import LEAST_FORCE, march
from game.bots.skyrim.forecast import forecast
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
    for source in range(outlook.ground.size):
        force = units[source]
        if owner[source] != seat or force < LEAST_FORCE:
            continue
        for target in outlook.ground.connected[source]:
            if owner[target] != seat and forecast(force, units[target]).conquers >= least:
                if target not in prizes:
                    prizes[target] = (gain(outlook, target), threat(outlook, target))
                found.append(Attack(_worth(outlook, source, target, *prizes[target]), source, target))
    found.sort(reverse=True)
    few = [_looked_further(outlook, attack) for attack in found[:LOOKED_FURTHER]]
    return sorted(few, reverse=True) + found[LOOKED_FURTHER:]


def _worth(outlook: Outlook, source: int, target: int, prize: float, threatening: float) -> float:
    """The prize, less the risk of losing it again, the losses, and the hole that is left behind."""
    weights = outlook.weights
    conquers, lost, killed, left = forecast(outlook.units[source], outlook.units[target])
    kept = 1.0 - weights.exposure * risk(outlook, threatening, left - 1.0)
    worth = conquers * prize * kept - outlook.loss_weight * lost
    rival = outlook.owner[target]
    if rival != NEUTRAL:
        worth += weights.foe_losses * outlook.share[rival] * killed
    region = outlook.ground.region_of[source]
    if outlook.is_whole(region):
        behind = risk(outlook, threat(outlook, source, target), ONE_LEFT)
        worth -= weights.hole * outlook.ground.bonus[region] * outlook.horizon * behind
    return worth


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


def best_attack(outlook: Outlook) -> Attack | None:
    """The attack that promises most; None where none promises enough."""
    found = attacks(outlook)
    if found and found[0].worth > outlook.weights.least_gain:
        return found[0]
    return None
