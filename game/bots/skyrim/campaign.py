"""A chain of conquests by one stack: what units could do from where they stand."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.forecast import forecast, row_of
from game.bots.skyrim.outlook import Outlook
from game.bots.skyrim.worth import gain
from game.titles.skyrim.state import NEUTRAL

LONGEST: Final = 7
LEAST_FORCE: Final = 2


def march(outlook: Outlook, source: int, force: int) -> float:
    """The expected gain of a chain of up to seven conquests by `force` units from `source`, each link the best one.

    Links are tried on the outlook and put back before this returns.
    """
    taken: list[tuple[int, int]] = []
    conquered = outlook.conquered
    total, weight, here = 0.0, 1.0, source
    while len(taken) < LONGEST and force >= LEAST_FORCE:
        worth, target = _best_link(outlook, here, force)
        if worth < outlook.weights.least_gain:
            break
        chance, _, _, left = forecast(force, outlook.units[target])
        total += weight * worth
        weight *= outlook.weights.discount * chance
        taken.append((target, outlook.take(target)))
        outlook.conquered = True
        here, force = target, int(left + 0.5) - 1
    for target, former in reversed(taken):
        outlook.give_back(target, former)
    outlook.conquered = conquered
    return total


def first_step(outlook: Outlook, source: int, force: int) -> float:
    """What the first link of such a chain promises."""
    return _best_link(outlook, source, force)[0]


def _best_link(outlook: Outlook, source: int, force: int) -> tuple[float, int]:
    """The next conquest that promises most: its worth, and the target. This is the innermost loop of all judgement."""
    owner, units, seat, share = outlook.owner, outlook.units, outlook.seat, outlook.share
    weights = outlook.weights
    least, foe_losses, loss_weight = weights.least_chance, weights.foe_losses, outlook.loss_weight
    row = row_of(force)
    best, at = 0.0, -1
    for target in outlook.ground.connected[source]:
        rival = owner[target]
        if rival == seat:
            continue
        defenders = units[target]
        conquers, lost, killed, _ = row[defenders] if defenders < len(row) else forecast(force, defenders)
        if conquers < least:
            continue
        worth = conquers * gain(outlook, target) - loss_weight * lost
        if rival != NEUTRAL:
            worth += foe_losses * share[rival] * killed
        if worth > best:
            best, at = worth, target
    return best, at
