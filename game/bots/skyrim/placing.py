"""Where units are put down: reinforcements, and the set-up of Civil War."""

from __future__ import annotations

from math import ceil
from typing import Final

from game.bots.skyrim.campaign import march
from game.bots.skyrim.outlook import Outlook
from game.bots.skyrim.weights import Weights
from game.bots.skyrim.worth import asset, risk, threat
from game.titles.skyrim.state import NEUTRAL

FEW: Final = 3  # so many are not split
NEARLY: Final = 0.17  # denial of a region that lacks two territories, as a share
HOST: Final = 5  # units that a territory's garrison is judged by: what it could be made into in one turn
QUIET: Final = 0.6  # what a territory that nobody threatens yet is worth guarding, as a share


def place_worth(outlook: Outlook, territory: int, extra: int) -> float:
    """What `extra` more units do on an own territory: what they can conquer from there, what they keep safe."""
    weights = outlook.weights
    units = outlook.units[territory]
    threatening = threat(outlook, territory)
    safer = risk(outlook, threatening, units) - risk(outlook, threatening, units + extra)
    conquests = march(outlook, territory, units + extra)
    return weights.campaign * conquests + weights.defence * outlook.patience * asset(outlook, territory) * safer


def own_borders(outlook: Outlook) -> list[int]:
    """Own territories next to others."""
    own = [t for t, owner in enumerate(outlook.owner) if owner == outlook.seat]
    return [t for t in own if outlook.is_border(t)]


def best_place(outlook: Outlook, left: int) -> int:
    """The own territory on which `left` units do most."""
    borders = own_borders(outlook)
    if not borders:
        return outlook.owner.index(outlook.seat)
    return max(borders, key=lambda t: place_worth(outlook, t, left))


def best_garrison(outlook: Outlook) -> int:
    """Where one more unit goes in the set-up: units stand in proportion to what each border is worth.

    A host in one place would sweep far in the first turn, and leave the rest to be swept in the next.
    """
    borders = own_borders(outlook)
    if not borders:
        return outlook.owner.index(outlook.seat)
    return max(borders, key=lambda t: _post_worth(outlook, t) / outlook.units[t])


def _post_worth(outlook: Outlook, territory: int) -> float:
    weights = outlook.weights
    guarded = 1.0 if threat(outlook, territory) else QUIET
    conquests = march(outlook, territory, HOST)
    return weights.campaign * conquests + weights.defence * asset(outlook, territory) * guarded


def share_to_place(weights: Weights, left: int) -> int:
    """How many of the units left go to one territory before the rest is thought over again."""
    if left <= FEW:
        return left
    return max(1, min(left, ceil(left * weights.concentration)))


def best_claim(outlook: Outlook) -> int:
    """The free territory to settle on."""
    free = [t for t, owner in enumerate(outlook.owner) if owner == NEUTRAL]
    return max(free, key=lambda t: _claim_worth(outlook, t))


def _claim_worth(outlook: Outlook, territory: int) -> float:
    """Regions with few borders and a good bonus, in one piece, and not leaving a whole one to a rival."""
    return sum(claim_parts(outlook, territory).values())


def claim_parts(outlook: Outlook, territory: int) -> dict[str, float]:
    """What speaks for settling there, told apart."""
    ground, weights, seat = outlook.ground, outlook.weights, outlook.seat
    region = ground.region_of[territory]
    size = ground.lands_in[region]
    progress = ground.bonus[region] * (1.0 + outlook.held[seat][region]) / size
    denies = 0.0
    for rival, held in enumerate(outlook.held):
        if rival != seat:
            lacking = size - held[region]
            denies += weights.claim_denial * (1.0 if lacking == 1 else NEARLY if lacking == 2 else 0.0)
    return {
        "region": progress - weights.claim_border * ground.borders[region],
        "fort": weights.claim_fort * ground.fort[territory],
        "joins": weights.claim_neighbour * sum(outlook.owner[near] == seat for near in ground.connected[territory]),
        "denies": denies,
    }


def rival_in(outlook: Outlook, region: int) -> int:
    """The rival who holds most of a region; -1 where there is none."""
    held = [(lands[region], seat) for seat, lands in enumerate(outlook.held) if seat != outlook.seat]
    most, seat = max(held, key=lambda one: one[0], default=(0, NEUTRAL))
    return seat if most else NEUTRAL
