"""What a position is worth to a seat between turns: what it has won, learnt and gathered, and what it can do next."""

from __future__ import annotations

from typing import Final

from game.bots.witcher.outlook import Outlook
from game.titles.witcher.attributes import ATTRIBUTES
from game.titles.witcher.state import NONE, State

LOST: Final = -200.0


def prospects(outlook: Outlook) -> float:
    """In Gold, like everything that judgement weighs."""
    weights, one, seen = outlook.weights, outlook.one, outlook.seen
    if not seen.stack:
        return weights.win * 4 if outlook.seat in seen.winners else LOST
    worth = weights.step * one.track + outlook.way_to_mastery(one.attributes)
    worth += sum(sum(weights.attribute[a][: one.attributes[a] - 1]) for a in ATTRIBUTES)
    worth += sum(outlook.gold(gold) for gold in range(one.gold))
    worth += sum(weights.potion[min(held, len(weights.potion) - 1)] for held in range(len(one.potions)))
    worth += weights.deck * sum(map(outlook.card, one.owned))
    worth += weights.trail * sum(trail != NONE for trail in one.trails)
    worth += weights.trail * 0.5 * sum(trail != NONE for trail in one.trail_quests)
    worth += weights.quest * 0.6 * len(one.quests) + weights.helper * (len(one.trophies) + len(one.kept))
    worth += weights.next_card * len(one.hand)
    return worth + outlook.prospects()[one.place] - danger(seen, outlook)


def danger(seen: State, outlook: Outlook) -> float:
    """What rivals have won since."""
    rivals = [one.track for seat, one in enumerate(seen.seats) if seat != outlook.seat and one.present]
    return outlook.weights.step * 0.5 * max(rivals, default=0)
