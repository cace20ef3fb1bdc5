"""Ships, islands and Dagon, as judgement weighs them. Without Skellige every way is a road."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from game.bots.witcher.worth import known
from game.titles.witcher import content as c
from game.titles.witcher.attributes import ATTRIBUTES
from game.titles.witcher.catalogue.terms import LOCATIONS
from game.titles.witcher.content import Content
from game.titles.witcher.skellige.dagon import EMERGED
from game.titles.witcher.skellige.islands import LEVELS, of_level
from game.titles.witcher.state import NONE, TERRAINS, Four, State

if TYPE_CHECKING:
    from game.bots.witcher.outlook import Outlook

ARENA: Final = c.SEA_ACTIONS["arena"]
DIE: Final = 6
MOST_FIRST: Final = 1  # level-I trophies with which Hen Inis is open (SKE-LOC-25)
NEW_POTIONS: Final = 4
NEW_GOLD: Final = 3
BOUNTY: Final = 2  # Gold for a monster or for Dagon

Ships = tuple[int, ...]


def ships_of(seen: State) -> Ships:
    """Where ships stand; nowhere without Skellige."""
    return seen.skellige.ships if seen.skellige is not None else ()


def by_sea(content: Content, source: int, goal: int) -> bool:
    """Whether the way between two places is a trip."""
    return max(source, goal) >= len(LOCATIONS)


def ways(content: Content, seen: State, place: int, ships: Ships, out: bool) -> tuple[int, ...]:
    """Where one can go from a place with the ships as they stand; `out`: the trip of the turn is made (SKE-SHP)."""
    sea = seen.skellige
    if sea is None or place not in ships:
        return content.adjacent[place]
    if place not in content.harbours:
        return tuple(harbour for harbour in content.harbours if harbour not in ships)
    trips = () if out else tuple(open_islands(content, seen, ships))
    return (*content.adjacent[place], *trips, *((content.open_sea,) if sea.dagon == EMERGED else ()))


def open_islands(content: Content, seen: State, ships: Ships) -> Iterable[int]:
    """Islands that can be named (SKE-OUT-04, -05)."""
    assert seen.skellige is not None
    taken = {*ships, *(one.place for one in seen.seats if one.present)}
    return (place for place in (*content.printed, *seen.skellige.found) if place not in taken)


def sailed(ships: Ships, source: int, goal: int) -> Ships:
    """The ships after a trip."""
    return tuple(goal if ship == source else ship for ship in ships)


def danger(seen: State) -> float:
    """The chance that a trip to an island is dangerous (SKE-TRK-03, SKE-EMG-06)."""
    assert seen.skellige is not None
    return 1.0 if seen.skellige.dagon == EMERGED else (seen.skellige.dagon + 1) / DIE


def voyage(outlook: Outlook, goal: int) -> float:
    """What the card that is read on the way is worth."""
    if goal not in outlook.content.islands:
        return 0.0
    weights, risk = outlook.weights, danger(outlook.seen)
    return (1.0 - risk) * weights.safe_trip + risk * weights.dangerous_trip


# -- islands ------------------------------------------------------------------------------------------
def island(outlook: Outlook, place: int, attributes: Four, gold: int) -> tuple[float, int, int]:
    """What the action of an island is worth, the attribute it raises or NONE, and the Gold it costs. The arena is a
    deed, not one of these."""
    action = outlook.content.action_of[place]
    weights, one = outlook.weights, outlook.one
    if action == c.SEA_ACTIONS["any_attribute"]:
        worth, attribute = max((outlook.raising(a, attributes), a) for a in ATTRIBUTES)
        return (worth, attribute if worth > 0 else NONE, 0)
    if action == c.SEA_ACTIONS["mists"]:
        return mists(outlook, gold)
    if action in (c.SEA_ACTIONS["trophy_exchange"], c.SEA_ACTIONS["first_trophy"]):
        return (trophy(outlook, action), NONE, 0)
    if action == c.SEA_ACTIONS["four_potions"]:
        row = weights.potion
        return (sum(row[min(len(one.potions) + n, len(row) - 1)] for n in range(NEW_POTIONS)), NONE, 0)
    if action == c.SEA_ACTIONS["three_gold"]:
        return (sum(outlook.gold(gold + n) for n in range(NEW_GOLD)), NONE, 0)
    if action == c.SEA_ACTIONS["all_trails"]:
        return (weights.trail * sum(trail == NONE for trail in one.trails[:TERRAINS]), NONE, 0)
    return (0.0, NONE, 0)


def mists(outlook: Outlook, gold: int) -> tuple[float, int, int]:
    """A cheap card of the pool."""
    costs = outlook.content.card_cost
    cards = [card for card in known(outlook.seen.pool) if not costs[card] or (gold and costs[card] == 1)]
    if not cards:
        return (0.0, NONE, 0)
    best = max(cards, key=lambda card: mists_card(outlook, card))
    return (max(0.0, outlook.weights.deck * mists_card(outlook, best)), NONE, costs[best])


def mists_card(outlook: Outlook, card: int) -> float:
    """A card less what is paid for it."""
    return outlook.card(card) - outlook.weights.price * outlook.content.card_cost[card]


def trophy(outlook: Outlook, action: int) -> float:
    """A trophy without a fight, or one for another."""
    first = of_level(outlook.content, outlook.seen, outlook.seat, 1)
    if action == c.SEA_ACTIONS["first_trophy"]:
        return outlook.weights.trophy_card if len(first) <= MOST_FIRST else 0.0
    if first or of_level(outlook.content, outlook.seen, outlook.seat, 2):
        return outlook.weights.trophy_card * outlook.weights.exchange
    return outlook.weights.trophy_card


# -- fights -------------------------------------------------------------------------------------------
def arena_level(outlook: Outlook, hand: int) -> tuple[float, int]:
    """What a fight of the arena is worth, and of which level it is best (SKE-LOC-27 to -31)."""
    if not outlook.may_hunt():
        return (0.0, NONE)
    weights, odds, content = outlook.weights, outlook.odds, outlook.content
    found = []
    for level in LEVELS:
        monsters = content.monsters_of[level]
        chance = sum(odds.against_monster(one, odds.has_first_turn(), hand) for one in monsters) / len(monsters)
        found.append((chance * (outlook.step() + BOUNTY * weights.gold) - (1.0 - chance) * weights.defeat, level))
    return max(found)


def dagon_chance(outlook: Outlook, hand: int) -> float:
    """To kill it with so many cards left; a card and shields go first (SKE-DAG-02)."""
    sea, one = outlook.seen.skellige, outlook.one
    assert sea is not None
    begins = sea.dagon_trails[outlook.seat] or outlook.odds.has_first_turn()
    fear = outlook.weights.dagon_fear * len(one.trophies)
    return outlook.odds.against_monster(outlook.content.dagon, begins, max(0, hand - 1), fear)


def facing_dagon(outlook: Outlook, hand: int) -> float:
    """What a fight against Dagon is worth with so many cards left."""
    weights, sea, chance = outlook.weights, outlook.seen.skellige, dagon_chance(outlook, hand)
    assert sea is not None
    won = BOUNTY * weights.gold + (weights.bonus if sea.bonus else 0.0)
    return chance * won - (1.0 - chance) * weights.defeat
