"""Which attack of units, if any, with the hero's bonus, shouts and spells in force."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.attack import LOOKED_FURTHER, ONE_LEFT, Attack, left_behind, worth_of
from game.bots.skyrim.campaign import LEAST_FORCE, march
from game.bots.skyrim.dovahkiin.battle_odds import AttackTerms, outcome, terms_of
from game.bots.skyrim.dovahkiin.lookout import WALL, Lookout
from game.bots.skyrim.forecast import Forecast
from game.bots.skyrim.worth import gain, risk, threat
from game.titles.skyrim.dovahkiin.in_force import bars_attack

MUCH_TO_GAIN: Final = 0.12  # the least chance of an attack whose prize is an objective


def assaults(look: Lookout) -> list[Attack]:
    """All attacks that may well conquer, best first; the best few with what they could lead to."""
    outlook, seen = look.outlook, look.seen
    owner, seat, units = outlook.owner, look.seat, seen.units
    barred = bool(look.saga.in_force)
    found: list[tuple[float, int, int, Forecast]] = []
    for source in range(outlook.ground.size):
        force = units[source]
        if owner[source] != seat or force < LEAST_FORCE:
            continue
        behind = left_behind(outlook, source)
        for target in outlook.ground.connected[source]:
            if owner[target] == seat or outlook.units[target] == WALL:
                continue
            if barred and bars_attack(look.content, seen, source, target):
                continue
            odds = outcome(terms_of(look.content, seen, source, target), force, units[target])
            if odds.conquers < MUCH_TO_GAIN:
                continue
            worth = strike_worth(look, source, target, odds, behind)
            if odds.conquers < outlook.weights.least_chance and worth < look.point:
                continue
            found.append((worth, source, target, odds))
    found.sort(key=lambda one: -one[0])
    few = [_looked_further(look, *one) for one in found[:LOOKED_FURTHER]]
    return sorted(few, reverse=True) + [Attack(*one[:3]) for one in found[LOOKED_FURTHER:]]


def strike_worth(look: Lookout, source: int, target: int, odds: Forecast, behind: float) -> float:
    """What an attack promises by itself."""
    outlook, content = look.outlook, look.content
    prize = gain(outlook, target)
    if source in content.portals and target in content.portals and target not in content.adjacent[source]:
        prize += look.aiming("conquered_by_portal")
    if look.content.mix.magicka:
        prize += look.ambition.magicka
    worth = worth_of(outlook, odds, outlook.owner[target], prize, threat(outlook, target))
    if behind:
        worth -= behind * risk(outlook, threat(outlook, source, target), ONE_LEFT)
    return worth - _host_spent(look, source, odds)


def _host_spent(look: Lookout, source: int, odds: Forecast) -> float:
    """The points of an objective that asks for a host, where the attack may use up the only one."""
    units = look.seen.units
    for aim in look.aims:
        if aim.counts != "largest_army" or not aim.met or units[source] < aim.needed or look.scores > aim.points:
            continue
        others = (units[t] for t in look.content.land if t != source and look.seen.owner[t] == look.seat)
        if max(others, default=0) < aim.needed and units[source] - odds.lost - 1 < aim.needed:
            return look.point * aim.points
    return 0.0


def _looked_further(look: Lookout, worth: float, source: int, target: int, odds: Forecast) -> Attack:
    """The same with what the conquering stack could do next."""
    outlook = look.outlook
    force = int(odds.left + 0.5) - 1
    if force < LEAST_FORCE or not outlook.weights.chain:
        return Attack(worth, source, target)
    conquered, former = outlook.conquered, outlook.take(target)
    outlook.conquered = True
    worth += outlook.weights.chain * odds.conquers * march(outlook, target, force)
    outlook.conquered = conquered
    outlook.give_back(target, former)
    return Attack(worth, source, target)


def best_with(look: Lookout, source: int, terms: AttackTerms) -> float:
    """The most that an attack from a territory promises, on these terms."""
    outlook, units = look.outlook, look.seen.units
    best = 0.0
    if units[source] < LEAST_FORCE:
        return best
    for target in outlook.ground.connected[source]:
        if outlook.owner[target] == look.seat or outlook.units[target] == WALL:
            continue
        odds = outcome(terms, units[source], units[target])
        if odds.conquers >= outlook.weights.least_chance:
            best = max(best, strike_worth(look, source, target, odds, 0.0))
    return best
