"""To buy or to pass (SKY-BUY)."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.bots.skye.auction import Auction, Offer
from game.bots.skye.building import best_laying
from game.bots.skye.habits import chance_of, misjudged
from game.bots.skye.outlook import Outlook
from game.bots.skye.site import site_of
from game.titles.skye.frames import BUY_SECOND
from game.titles.skye.grid import Territory
from game.titles.skye.state import NONE

SALES: Final = 4  # ways in which those who come after may judge


class Purchase(NamedTuple):
    """What comes of buying a tile, NONE for nothing; what it is worth on the own land; its price."""

    ahead: float
    tile: int
    worth: float
    price: int


def purchases(outlook: Outlook, tiles: list[int]) -> list[Purchase]:
    """What each of the tiles brings, and passing, the best first: others buy after it."""
    auction = Auction(outlook)
    seen, me = outlook.seen, outlook.seat
    offers = [
        auction.offer(auction.number[tile], seat, price)
        for seat in outlook.order
        for tile, price in zip(seen.seats[seat].drawn, seen.seats[seat].prices, strict=True)
    ]
    gold = [outlook.at_hand(seat) for seat in range(len(seen.seats))]
    second = seen.stack[-1][0] == BUY_SECOND
    first = auction.turns.index(me, len(outlook.order) if second else 0) + 1
    chance = chance_of(outlook)
    sales = [misjudged(auction, chance) for _ in range(SALES)]

    def ahead(left: list[Offer], held: list[int], made: float) -> float:
        return sum(auction.play(left, held, judged, first, made).ahead for judged in sales) / SALES

    found = [Purchase(ahead(offers, gold, 0.0), NONE, 0.0, 0)]
    site = site_of(outlook.content.tiles, ground_of(outlook), outlook.aims(me), outlook.roads(me))
    for offer in offers:
        tile = auction.tiles[offer.tile]
        if tile not in tiles:
            continue
        held = list(gold)
        held[me] -= 0 if outlook.bank_pays(me) else offer.price
        held[offer.seller] += 2 * offer.price
        worth = site.worth(tile) + outlook.worth(me, tile) - outlook.site(me).worth(tile)
        harm = outlook.rivalry() * auction.sold[offer.seller]
        left = [other for other in offers if other != offer]
        found.append(Purchase(ahead(left, held, worth - harm) - outlook.weights.bargain, tile, worth, offer.price))
    found.sort(reverse=True)
    return found


def ground_of(outlook: Outlook) -> Territory:
    """The own territory with the own tiles on it, which most likely stay, and those bought before."""
    one, seat = outlook.one, outlook.seat
    hand = (*one.drawn, *one.aside)
    laid = best_laying(outlook.content.tiles, one.territory, outlook.aims(seat), outlook.roads(seat), hand, ())
    return (*one.territory, *laid.placed)
