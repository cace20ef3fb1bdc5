"""Why an option is a good one, by the same judgement that the policy chooses with.

What is said rests on what lies open (all gold can be counted, prices behind screens are guessed), so that it can be
told to all, once the screens are lifted. The words of `why`, by verb (`seat`: a rival):

- axe: least (no tile brings less), denies (`seat` would gain most by it).
- price: sells (bought at `chance`, by `seat` most likely), stays (bought at `chance` only: it is to be kept).
- buy, build: what brings most of the worth: scores (scoring tile `number` on slot `place`, `region` VP over the
  scorings to come), scrolls (`region` VP at the end), income (`region` gold in the rounds to come), room (nothing by
  itself; it lies where it is in nobody's way). buy also: denies (`seat`).
- pass: saved (nothing is worth its price), short (no tile can be paid).
- What Journeyman asks: see journey/explain.py. Everything else: judged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.bots.reason import Reason
from game.bots.skye.buying import ground_of, purchases
from game.bots.skye.journey import explain as journey
from game.bots.skye.outlook import Outlook
from game.bots.skye.policy import Policy
from game.bots.skye.pricing import Effort, Question, pricing_of
from game.bots.skye.site import site_of
from game.kernel.game import Game
from game.kernel.rules import Option
from game.titles.skye.ending import scrolls
from game.titles.skye.grid import Territory
from game.titles.skye.network import connected
from game.titles.skye.scoring import BY_ROAD, MAJORITIES, POINTS
from game.titles.skye.state import State
from game.titles.skye.tiles import BARREL

JUDGE: Final = Policy()
LIKELY: Final = 0.35  # from which chance on a price is meant to sell
DENIED: Final = 1.5  # by how much a tile must be worth more to a rival to be axed for it
LEAST_POINTS: Final = 0.5
EFFORT: Final = Effort(first=2, second=5, last=20, better=6, best=4)


def explain(game: Game, seen: State, option: Option) -> Reason:
    """What speaks most for one of the options of the decision at hand."""
    found = EXPLAINERS.get(option[0])
    if found is None:
        return Reason(option, "judged")
    return found(Outlook(JUDGE.weights, game.content, seen, seen.stack[-1][1]), option)


def _axe(outlook: Outlook, option: Option) -> Reason:
    tile, me = option[1], outlook.seat
    own = {other: outlook.worth(me, other) for other in outlook.one.drawn}
    keenest = max(outlook.rivals, key=lambda seat: outlook.worth(seat, tile), default=-1)
    if keenest >= 0 and outlook.worth(keenest, tile) > own[tile] + DENIED:
        return Reason(option, "denies", number=tile, seat=keenest)
    return Reason(option, "least" if own[tile] <= min(own.values()) else "judged", number=tile)


def _price(outlook: Outlook, option: Option) -> Reason:
    _verb, tile, price = option
    drawn = outlook.one.drawn
    pricing = pricing_of(Question(outlook.weights, outlook.content, outlook.seen, outlook.mood, EFFORT))
    plan = pricing.best(fixed=tuple(price if other == tile else 0 for other in drawn))
    sale = pricing.sale(plan, tile)
    if sale.chance >= LIKELY:
        return Reason(option, "sells", sale.chance, seat=sale.buyer, number=tile)
    return Reason(option, "stays", sale.chance, number=tile)


def _buy(outlook: Outlook, option: Option) -> Reason:
    tile, me = option[1], outlook.seat
    ground = ground_of(outlook)
    spots = site_of(outlook.content.tiles, ground, outlook.aims(me), outlook.roads(me)).spots(tile)
    price = next(one.price for one in purchases(outlook, [tile]) if one.tile == tile)
    if not spots or spots[0].worth < outlook.purse(me).costs(outlook.at_hand(me), price):
        keenest = max(outlook.rivals, key=lambda seat: outlook.worth(seat, tile))
        return Reason(option, "denies", seat=keenest, number=tile)
    spot = spots[0]
    return source(outlook, option, ground, (*ground, (spot.x, spot.y, tile, spot.rotation)))


def _pass(outlook: Outlook, option: Option) -> Reason:
    seen, me = outlook.seen, outlook.seat
    prices = [price for seat, one in enumerate(seen.seats) if seat != me for price in one.prices]
    short = bool(prices) and min(prices) > outlook.at_hand(me)
    return Reason(option, "short" if short else "saved")


def _build(outlook: Outlook, option: Option) -> Reason:
    _verb, tile, x, y, rotation = option
    territory = outlook.one.territory
    return source(outlook, option, territory, (*territory, (x, y, tile, rotation)))


def source(outlook: Outlook, option: Option, before: Territory, after: Territory) -> Reason:
    """Where most of what a tile brings comes from."""
    tiles = outlook.content.tiles
    found: list[tuple[float, Reason]] = []
    for slot, scoring in enumerate(outlook.seen.scoring):
        points = len(outlook.comings[scoring]) * _scored(outlook, scoring, before, after)
        found.append((points, Reason(option, "scores", place=slot, region=round(points), number=scoring)))
    at_end = sum(points for _, points, _ in scrolls(tiles, after)) - sum(
        points for _, points, _ in scrolls(tiles, before)
    )
    found.append((at_end, Reason(option, "scrolls", region=at_end)))
    gold = outlook.left * (barrels(outlook, after) - barrels(outlook, before))
    found.append((gold * outlook.weights.gold[0], Reason(option, "income", region=gold)))
    points, reason = max(found, key=lambda one: one[0])
    return reason if points > LEAST_POINTS else Reason(option, "room")


def _scored(outlook: Outlook, scoring: int, before: Territory, after: Territory) -> float:
    """VP a scoring as things stand; where players are compared, what is to be expected of one."""
    tiles, roads = outlook.content.tiles, outlook.roads(outlook.seat)
    if scoring in BY_ROAD:
        return BY_ROAD[scoring](tiles, after, roads) - BY_ROAD[scoring](tiles, before, roads)
    if scoring in POINTS:
        return POINTS[scoring](tiles, after) - POINTS[scoring](tiles, before)
    if scoring not in MAJORITIES:
        return 0.0  # a tile moves neither the journeyman nor a marker
    symbol = MAJORITIES[scoring]
    if symbol is None or not outlook.comings[scoring]:
        return 0.0
    gained = sum(tiles.all[tile].counts[symbol] for _x, _y, tile, _rotation in after[len(before) :])
    row = outlook.aims(outlook.seat).most[symbol != BARREL]
    return row[min(gained, len(row) - 1)] / len(outlook.comings[scoring])


def barrels(outlook: Outlook, territory: Territory) -> int:
    """Gold a round (SKY-INC-02)."""
    tiles = outlook.content.tiles
    reached = connected(tiles, territory, outlook.roads(outlook.seat))
    return sum(tiles.all[territory[place][2]].counts[BARREL] for place in reached)


Explainer = Callable[[Outlook, Any], Reason]
EXPLAINERS: Final[dict[str, Explainer]] = {
    "axe": _axe,
    "price": _price,
    "buy": _buy,
    "pass": _pass,
    "build": _build,
    **journey.EXPLAINERS,
}
