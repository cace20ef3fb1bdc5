"""To buy or to pass (SKY-BUY)."""

from __future__ import annotations

from typing import NamedTuple

from game.bots.skye.building import lay_all
from game.bots.skye.outlook import Outlook
from game.bots.skye.site import site_of
from game.bots.skye.trade import Market
from game.titles.skye.buying import seller_of


class Purchase(NamedTuple):
    """A tile, what buying it brings in all, what the tile is worth to the buyer, and its price."""

    gain: float
    tile: int
    worth: float
    price: int
    seller: int


def purchases(outlook: Outlook, tiles: list[int]) -> list[Purchase]:
    """Every tile that can be bought, the best first."""
    market = Market(outlook)
    ground = _ground(outlook)
    found = [_purchase(outlook, market, ground, tile) for tile in tiles]
    found.sort(reverse=True)
    return found


def _ground(outlook: Outlook) -> tuple[tuple[int, int, int, int], ...]:
    """The own territory with the own tiles on it, which most likely stay."""
    one = outlook.one
    return lay_all(outlook.content.tiles, one.territory, outlook.aims(outlook.seat), one.drawn)


def _purchase(outlook: Outlook, market: Market, ground: tuple[tuple[int, int, int, int], ...], tile: int) -> Purchase:
    seen, me = outlook.seen, outlook.seat
    seller = seller_of(seen, tile)
    one = seen.seats[seller]
    price = one.prices[one.drawn.index(tile)]
    site = site_of(outlook.content.tiles, ground, outlook.aims(me))
    worth = site.worth(tile) + outlook.mood.error(1 + me, tile)
    gain = worth - outlook.purse(me).costs(outlook.one.gold, price)
    later = [seat for seat in outlook.order[outlook.order.index(me) + 1 :] if seat != seller]
    sale = market.sale(tile, price, later)
    sold = 2.0 * price * market.coin(seller) - outlook.worth(seller, tile)
    gain += outlook.rivalry() * (sale.gain - sold * (1.0 - sale.chance))
    return Purchase(gain, tile, worth, price, seller)
