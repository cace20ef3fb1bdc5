"""What territories are worth to a seat, and how safe they stand."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.outlook import Front, Outlook
from game.titles.skyrim.state import NEUTRAL

OTHER_THREATS: Final = 0.3  # neighbouring stacks beside the greatest seldom strike in the same turn
WEAK_LANDS: Final = 6  # a rival with fewer can be thought of as prey
FIRST_CARD_AT_END: Final = 0.3  # share of a card's worth that is left when no set can be turned in any more


def gain(outlook: Outlook, territory: int) -> float:
    """What conquering a territory is worth."""
    rival = outlook.owner[territory]
    if outlook.tried and (
        outlook.tried_in[outlook.ground.region_of[territory]]
        or (rival != NEUTRAL and outlook.lands[rival] < WEAK_LANDS)
    ):
        prize = _prize(outlook, territory, rival)
    else:
        known = outlook.prizes[territory]
        prize = _prize(outlook, territory, rival) if known is None else known
        outlook.prizes[territory] = prize
    return prize if outlook.conquered else prize + _card_gain(outlook, territory)


def _prize(outlook: Outlook, territory: int, rival: int) -> float:
    """The same without the card of the turn."""
    ground, prices = outlook.ground, outlook.prices
    region = ground.region_of[territory]
    worth = outlook.horizon * (prices.land[territory] + prices.next_in[region][outlook.held[outlook.seat][region]])
    points = float(ground.points[territory])
    if rival != NEUTRAL:
        if outlook.lands[rival] < WEAK_LANDS or outlook.held[rival][region] == ground.lands_in[region]:
            worth += _rival_gain(outlook, region, rival)
        points *= 1.0 + 0.5 * outlook.rivalry[rival]
    if outlook.end_weight:
        worth += outlook.weights.point * points * outlook.end_weight
    return worth


def gain_parts(outlook: Outlook, territory: int) -> dict[str, float]:
    """The same, told apart: its sum is `gain`."""
    ground, weights, prices = outlook.ground, outlook.weights, outlook.prices
    region, rival = ground.region_of[territory], outlook.owner[territory]
    held = outlook.held[outlook.seat][region]
    last = held == ground.lands_in[region] - 1
    points = float(ground.points[territory])
    parts = {"land": outlook.horizon * prices.land[territory]}
    parts["completes" if last else "region"] = outlook.horizon * prices.next_in[region][held]
    if rival != NEUTRAL:
        parts["breaks"] = _broken(outlook, region, rival)
        parts["eliminates"] = _prey(outlook, rival)
        points *= 1.0 + 0.5 * outlook.rivalry[rival]
    parts["point"] = weights.point * points * outlook.end_weight
    parts["card"] = 0.0 if outlook.conquered else _card_gain(outlook, territory)
    return parts


def _rival_gain(outlook: Outlook, region: int, rival: int) -> float:
    """What it takes from its holder: a whole region, or the last ground under his feet."""
    return _broken(outlook, region, rival) + _prey(outlook, rival)


def _broken(outlook: Outlook, region: int, rival: int) -> float:
    ground, weights = outlook.ground, outlook.weights
    if outlook.held[rival][region] != ground.lands_in[region]:
        return 0.0
    strength = 1.0 + weights.leader * (outlook.rivalry[rival] - 1.0)
    return weights.region_broken * ground.bonus[region] * outlook.horizon * strength


def _prey(outlook: Outlook, rival: int) -> float:
    weights, lands = outlook.weights, outlook.lands[rival]
    if lands >= WEAK_LANDS:
        return 0.0
    prey = weights.elimination + weights.taken_card * outlook.cards[rival]
    return prey if lands <= 1 else weights.weak_rival * prey / (lands * lands)


def _card_gain(outlook: Outlook, territory: int) -> float:
    """The card of the turn; it may end the match, which is good for whoever leads once he holds the territory."""
    weights = outlook.weights
    worth = weights.first_card * (FIRST_CARD_AT_END + (1.0 - FIRST_CARD_AT_END) * outlook.horizon)
    ending = weights.clock * outlook.next_ends
    return worth + ending if outlook.lead + outlook.ground.points[territory] > 0 else worth - ending


def asset(outlook: Outlook, territory: int) -> float:
    """What an own territory is worth keeping for."""
    ground, weights, prices = outlook.ground, outlook.weights, outlook.prices
    region = ground.region_of[territory]
    held = outlook.held[outlook.seat][region]
    in_region = prices.whole[region] if held == ground.lands_in[region] else prices.part[region] * held
    worth = prices.kept[territory] + outlook.horizon * in_region
    return worth + weights.point * ground.points[territory] * outlook.end_weight


def threat(front: Front, territory: int, without: int = -1) -> float:
    """Rivals' units that could march on a territory, leaving one neighbour out of account."""
    owner, units, seat = front.owner, front.units, front.seat
    greatest = total = 0
    for near in front.ground.connected[territory]:
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
