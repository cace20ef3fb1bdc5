"""To buy or to pass (SKY-BUY)."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.bots.skye.auction import Auction, Offer
from game.bots.skye.building import Ground, best_laying
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
    auction, me = Auction(outlook), outlook.seat
    offers = _offers(auction)
    gold = [outlook.at_hand(seat) for seat in range(len(outlook.seen.seats))]
    second = outlook.seen.stack[-1][0] == BUY_SECOND
    first = auction.turns.index(me, len(outlook.order) if second else 0) + 1
    chance = chance_of(outlook)
    sales = [misjudged(auction, chance) for _ in range(SALES)]

    def ahead(left: list[Offer], held: list[int], made: float) -> float:
        return sum(auction.play(left, held, judged, first, made).ahead for judged in sales) / SALES

    site = site_of(outlook.content.tiles, ground_of(outlook), outlook.aims(me), outlook.roads(me))
    found = [Purchase(ahead(offers, gold, 0.0), NONE, 0.0, 0)]
    for offer in offers:
        tile, seller, price = auction.tiles[offer.tile], offer.seller, offer.price
        if tile in tiles:
            held = list(gold)
            held[me] -= 0 if outlook.bank_pays(me) else price
            held[seller] += 2 * price
            worth = site.worth(tile) + outlook.worth(me, tile) - outlook.site(me).worth(tile)
            made = worth - outlook.rivalry() * auction.sold[seller] - outlook.weights.bargain
            found.append(Purchase(ahead([one for one in offers if one != offer], held, made), tile, worth, price))
    found.sort(reverse=True)
    return found


def _offers(auction: Auction) -> list[Offer]:
    """All that lies before the screens."""
    seats = auction.outlook.seen.seats
    return [
        auction.offer(auction.number[tile], seat, price)
        for seat in auction.order
        for tile, price in zip(seats[seat].drawn, seats[seat].prices, strict=True)
    ]


def ground_of(outlook: Outlook) -> Territory:
    """The own territory with the own tiles on it, which most likely stay, and those bought before."""
    one, seat = outlook.one, outlook.seat
    hand = (*one.drawn, *one.aside)
    ground = Ground(outlook.content.tiles, one.territory, outlook.aims(seat), outlook.roads(seat))
    laid = best_laying(ground, hand, ())
    return (*one.territory, *laid.placed)
