"""How others are taken to price and to judge: dealt sales to try one's own choices in.

They are dealt from what stands still until the screens are lifted, the same for every choice, so that a plan is
followed to its end and a match repeats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import NormalDist
from typing import Final

from game.bots.skye.auction import Auction, Deal, Offer, Row
from game.bots.skye.outlook import Outlook
from game.kernel.chance import Stream, below, mix

LEAST: Final = 1  # SKY-PRC-03
PERCENT: Final = 100
FORESEEN: Final = 65  # of a hundred sales in which others do as is foreseen
Foreseen = Mapping[int, Sequence[Sequence[tuple[int, int]]]]  # by seat: ways to price, as tiles and prices
FINE: Final = 512
# The normal distribution in slices, each as likely as the others: one draw instead of a root and a logarithm.
SLICES: Final = tuple(NormalDist().inv_cdf((slice_ + 0.5) / FINE) for slice_ in range(FINE))


def chance_of(outlook: Outlook) -> Stream:
    """Chance that follows from the round."""
    found = mix(outlook.seen.rounds)
    for fact in (outlook.seat, *outlook.seen.scoring, *outlook.one.drawn):
        found = mix(found ^ fact)
    return Stream(found)


def priced(auction: Auction, count: int, foreseen: Foreseen) -> list[Deal]:
    """While the screens stand: others price by habit, or as is foreseen of them."""
    outlook = auction.outlook
    chance = chance_of(outlook)
    deals = []
    for _ in range(count):
        offers: list[Offer] = []
        gold = [one.counted for one in outlook.seen.seats]
        for seat in outlook.rivals:
            plans = foreseen.get(seat)
            if plans and below(chance, PERCENT) < FORESEEN:
                found = [
                    auction.offer(auction.number[tile], seat, price) for tile, price in plans[below(chance, len(plans))]
                ]
            else:
                found = offers_of(auction, seat, chance)
            offers += found
            gold[seat] -= sum(offer.price for offer in found)
        deals.append(Deal(tuple(offers), tuple(gold), misjudged(auction, chance)))
    return deals


def offers_of(auction: Auction, seat: int, chance: Stream) -> list[Offer]:
    """What a seat may offer: the axe goes where least is kept, more is asked for what is worth more."""
    outlook, weights = auction.outlook, auction.outlook.weights
    one = outlook.seen.seats[seat]
    own, others, gold, base, spread = weights.habits[min(outlook.left, len(weights.habits) - 1)]
    ranked = []
    for tile in one.drawn:
        number = auction.number[tile]
        worth = auction.worth[seat][number]
        best = max(auction.worth[other][number] for other in outlook.order if other != seat)
        asked = base + own * worth + others * best + gold * one.counted + spread * normal(chance)
        ranked.append((worth * (1.0 + weights.axe_whim * normal(chance)), number, asked))
    ranked.sort(reverse=True)
    found, left = [], one.counted
    kept = ranked[:-1]
    for place, (_worth, number, asked) in enumerate(kept):
        price = max(LEAST, min(round(asked), left - LEAST * (len(kept) - 1 - place)))
        left -= price
        found.append(auction.offer(number, seat, price))
    return found


def misjudged(auction: Auction, chance: Stream) -> tuple[Row, ...]:
    """What each takes tiles to be worth: others see them otherwise than we do."""
    whim = auction.outlook.weights.whim
    return tuple(
        row if seat == auction.me else tuple(worth + whim * normal(chance) for worth in row)
        for seat, row in enumerate(auction.worth)
    )


def normal(chance: Stream) -> float:
    """A draw from the normal distribution, quickly."""
    return SLICES[below(chance, FINE)]
