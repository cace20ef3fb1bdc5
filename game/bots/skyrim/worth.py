"""What territories are worth to a seat, and how safe they stand."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.outlook import Outlook
from game.titles.skyrim.state import NEUTRAL

OTHER_THREATS: Final = 0.3  # neighbouring stacks beside the greatest seldom strike in the same turn
WEAK_LANDS: Final = 6  # a rival with fewer can be thought of as prey
OPEN_BORDERS: Final = 7  # border territories at which a region is no longer worth collecting
FIRST_CARD_AT_END: Final = 0.3  # share of a card's worth that is left when no set can be turned in any more


def gain(outlook: Outlook, territory: int) -> float:
    """What conquering a territory is worth."""
    ground, weights, horizon = outlook.ground, outlook.weights, outlook.horizon
    worth = horizon * (weights.land + weights.fort * ground.fort[territory] + weights.portal * ground.portal[territory])
    worth += _region_gain(outlook, territory)
    points = float(ground.points[territory])
    rival = outlook.owner[territory]
    if rival != NEUTRAL:
        worth += _rival_gain(outlook, territory, rival)
        points *= 1.0 + 0.5 * outlook.rivalry(rival)
    end_weight = outlook.end_weight
    if end_weight:
        worth += weights.point * points * end_weight
    return worth if outlook.conquered else worth + _card_gain(outlook)


def _region_gain(outlook: Outlook, territory: int) -> float:
    """Nearer to a whole region, or there; compact regions first."""
    ground, weights = outlook.ground, outlook.weights
    region = ground.region_of[territory]
    size = ground.lands_in[region]
    held = outlook.held[outlook.seat][region]
    bonus = ground.bonus[region] * outlook.horizon
    closed = (OPEN_BORDERS - ground.borders[region]) / 4
    worth = weights.region_progress * bonus * (2 * held + 1) / (size * size) * closed
    if held + 1 == size:
        worth += weights.region_done * bonus
    return worth


def _rival_gain(outlook: Outlook, territory: int, rival: int) -> float:
    """What it takes from its holder: a whole region, or the last ground under his feet."""
    ground, weights = outlook.ground, outlook.weights
    region = ground.region_of[territory]
    worth = 0.0
    if outlook.held[rival][region] == ground.lands_in[region]:
        strength = 1.0 + weights.leader * (outlook.rivalry(rival) - 1.0)
        worth += weights.region_broken * ground.bonus[region] * outlook.horizon * strength
    lands = outlook.lands[rival]
    if lands < WEAK_LANDS:
        prey = weights.elimination + weights.taken_card * outlook.cards[rival]
        worth += prey if lands <= 1 else weights.weak_rival * prey / (lands * lands)
    return worth


def _card_gain(outlook: Outlook) -> float:
    """The card of the turn; it may end the match, which is good for whoever leads."""
    weights = outlook.weights
    worth = weights.first_card * (FIRST_CARD_AT_END + (1.0 - FIRST_CARD_AT_END) * outlook.horizon)
    ending = weights.clock * outlook.next_ends
    return worth + ending if outlook.lead >= 0 else worth - ending


def asset(outlook: Outlook, territory: int) -> float:
    """What an own territory is worth keeping for."""
    ground, weights, horizon = outlook.ground, outlook.weights, outlook.horizon
    region = ground.region_of[territory]
    size = ground.lands_in[region]
    bonus = ground.bonus[region] * horizon
    worth = weights.land + weights.fort * ground.fort[territory]
    if outlook.is_whole(region):
        worth += weights.region_done * bonus
    else:
        worth += weights.region_progress * bonus * outlook.held[outlook.seat][region] / (size * size)
    return worth + weights.point * ground.points[territory] * outlook.end_weight


def threat(outlook: Outlook, territory: int, without: int = -1) -> float:
    """Rivals' units that could march on a territory, leaving one neighbour out of account."""
    owner, units, seat = outlook.owner, outlook.units, outlook.seat
    greatest = total = 0
    for near in outlook.ground.connected[territory]:
        rival = owner[near]
        if rival != seat and rival != NEUTRAL and near != without:
            force = units[near] - 1
            total += force
            if force > greatest:
                greatest = force
    return greatest + OTHER_THREATS * (total - greatest)


def risk(outlook: Outlook, threatening: float, units: float) -> float:
    """The chance to lose a territory before the next own turn, roughly."""
    if threatening < 1.0:
        return 0.0
    attack = threatening * threatening
    stand = outlook.weights.steadiness * units
    return attack / (attack + stand * stand)
