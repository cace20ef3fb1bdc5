"""A chain of conquests by one stack: what units could do from where they stand."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.bots.skyrim.forecast import forecast, row_of
from game.bots.skyrim.outlook import Outlook
from game.bots.skyrim.worth import gain
from game.titles.skyrim.state import NEUTRAL

LONGEST: Final = 7
LEAST_FORCE: Final = 2


class Link(NamedTuple):
    """A conquest in a chain: what it promises, the target (-1: none), its chance, the units left after it."""

    worth: float
    target: int
    chance: float
    left: float


def march(outlook: Outlook, source: int, force: int) -> float:
    """The expected gain of a chain of up to seven conquests by `force` units from `source`, each link the best one.

    Links are tried on the outlook and put back before this returns.
    """
    taken: list[tuple[int, int]] = []
    conquered = outlook.conquered
    total, weight, here = 0.0, 1.0, source
    while len(taken) < LONGEST and force >= LEAST_FORCE:
        worth, target, chance, left = best_link(outlook, here, force)
        if worth < outlook.weights.least_gain:
            break
        total += weight * worth
        weight *= outlook.weights.discount * chance
        taken.append((target, outlook.take(target)))
        outlook.conquered = True
        here, force = target, int(left + 0.5) - 1
    for target, former in reversed(taken):
        outlook.give_back(target, former)
    outlook.conquered = conquered
    return total


def best_link(outlook: Outlook, source: int, force: int) -> Link:
    """The next conquest that promises most. This is the innermost loop of all judgement."""
    owner, units, seat, share = outlook.owner, outlook.units, outlook.seat, outlook.share
    weights = outlook.weights
    least, foe_losses, loss_weight = weights.least_chance, weights.foe_losses, outlook.loss_weight
    row = row_of(force)
    best, at, chance, after = 0.0, -1, 0.0, 0.0
    for target in outlook.ground.connected[source]:
        rival = owner[target]
        if rival == seat:
            continue
        defenders = units[target]
        conquers, lost, killed, left = row[defenders] if defenders < len(row) else forecast(force, defenders)
        if conquers < least:
            continue
        worth = conquers * gain(outlook, target) - loss_weight * lost
        if rival != NEUTRAL:
            worth += foe_losses * share[rival] * killed
        if worth > best:
            best, at, chance, after = worth, target, conquers, left
    return Link(best, at, chance, after)
