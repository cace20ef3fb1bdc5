"""Answers to the questions outside fights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.bots.witcher import at_sea, dice
from game.bots.witcher.asked import Asked
from game.bots.witcher.handicap import CARD, DEED
from game.bots.witcher.outlook import Outlook
from game.bots.witcher.route import paying
from game.bots.witcher.worth import known
from game.kernel.chance import below
from game.kernel.rules import Option
from game.titles.witcher.entering import matches
from game.titles.witcher.places import ENOUGH
from game.titles.witcher.poker import LAID
from game.titles.witcher.refresh import END_DISCARDING, KEPT, card_price
from game.titles.witcher.state import NONE
from game.titles.witcher.travel import END_WANDERING

DECLINE: Final[Option] = ("decline",)


def _best(options: list[Option], worth: Callable[[Option], float]) -> Option:
    """The option worth most, the first of equals."""
    return max(options, key=worth)


# -- setting up ---------------------------------------------------------------------------------------
def _choose_school(asked: Asked) -> Option:
    return _best(asked.options, lambda option: asked.weights.schools[option[1]])


def _place_monster(asked: Asked) -> Option:
    """The strong one far from home."""
    outlook = asked.outlook
    far = outlook.faces.distance[outlook.one.place]
    return _best(asked.options, lambda option: far[asked.seen.slots[option[1]].token])


# -- phase I ------------------------------------------------------------------------------------------
def _wander(asked: Asked) -> Option:
    """What can be had here is had first; then the best walk."""
    here = here_and_now(asked.outlook, asked.options)
    if here is not None:
        return here
    if asked.mood.stops(len(asked.seen.turn.acted)) and asked.seen.turn.moved:
        return END_WANDERING
    first = asked.walks()[0].first
    return staying(asked) if first == NONE else asked.towards(first)


def staying(asked: Asked) -> Option:
    """To phase II, by the arena where that is the better deed (SKE-LOC-27)."""
    outlook = asked.outlook
    one = outlook.one
    if ("act",) in asked.options and asked.content.action_of[one.place] == at_sea.ARENA:
        others = outlook.best_deed(one.place, len(one.hand), 0.0, one.attributes)
        if at_sea.arena_level(outlook, len(one.hand))[0] > others:
            return ("act",)
    return END_WANDERING


def here_and_now(outlook: Outlook, options: list[Option]) -> Option | None:
    """A quest, the action of the place, a game of dice; None where none of them pays."""
    one = outlook.one
    for option in options:
        if option[0] == "resolve":
            return option
    if ("act",) in options and outlook.place(one.place, one.attributes, one.gold)[0] > 0:
        return ("act",)
    for option in options:
        if option[0] == "challenge" and outlook.weights.challenge > 0 and not _spares(outlook, option[1]):
            return option
    return None


def _spares(outlook: Outlook, other: int) -> bool:
    """Whether a witcher is rather fought than challenged (WOW-DIC-04)."""
    if other not in outlook.rivals_at(outlook.one.place):
        return False
    return outlook.duel(other, outlook.duel_chance(other, len(outlook.one.hand))) > outlook.weights.explore


def _pay_move(asked: Asked) -> Option:
    return paying(asked.outlook, asked.frame[2])


def _train(asked: Asked) -> Option:
    """A level for its price; with the letter where there is one."""
    outlook = asked.outlook
    one = outlook.one

    def worth(option: Option) -> float:
        gain = outlook.raising(option[1], one.attributes)
        if option[0] == "train":
            return gain - outlook.spent(one.gold, one.attributes[option[1]] + 1)
        return gain - outlook.spent(one.gold, max(1, one.attributes[option[1]] - 2))

    return _best(asked.options, worth)


def _trade_away(asked: Asked) -> Option:
    outlook = asked.outlook
    costs, pool = asked.content.card_cost, known(asked.seen.pool)

    def gain(option: Option) -> float:
        open_to = [outlook.card(card) for card in pool if costs[card] <= costs[option[1]] + 1]
        return max(open_to) - outlook.card(option[1])

    return _best(asked.options, gain)


def _dearest(asked: Asked) -> Option:
    """The card worth most to the deck."""
    outlook = asked.outlook
    return _best(asked.options, lambda option: outlook.card(option[1]))


def _cheapest(asked: Asked) -> Option:
    """The card worth least to the deck."""
    outlook = asked.outlook
    return _best(asked.options, lambda option: -outlook.card(option[1]))


def _clear_pool(asked: Asked) -> Option:
    """Weak cards that are not for nothing."""
    outlook = asked.outlook
    pool = [card for card in known(asked.seen.pool) if card != asked.frame[2]]
    usual = sum(map(outlook.card, pool)) / max(1, len(pool))
    worst = outlook.worst(tuple(pool)) if pool else NONE
    if worst != NONE and outlook.card(worst) < usual - 0.5 and asked.content.offers.clear[worst] in asked.options:
        return asked.content.offers.clear[worst]
    return ENOUGH


def _terrain(asked: Asked) -> Option:
    """The trail of the monster that is nearest to being hunted."""
    outlook = asked.outlook

    def worth(option: Option) -> float:
        if len(option) == 1:
            return -100.0
        terrain = option[1]
        slot = asked.seen.slots[terrain]
        if slot.monster == NONE:
            return -50.0
        chance = outlook.chance(terrain, 3) if outlook.may_hunt() else 0.0
        return chance - 0.04 * outlook.faces.distance[outlook.one.place][slot.token]

    return _best(asked.options, worth)


def _reroll(asked: Asked) -> Option:
    """Reckoned out (WOW-DIC-06)."""
    _kind, seat, own, against = asked.frame
    _poker, active, other, _stage, _own, _against, better, _worse = asked.seen.stack[-2]
    if seat != active:
        return ("reroll", dice.best_first(own, against))
    if better != NONE:
        return ("reroll", dice.best_last(own, against, True)[1])
    if other == LAID:
        return ("reroll", dice.best_alone(own))
    return ("reroll", dice.best_last(own, against)[1])


# -- phase II -----------------------------------------------------------------------------------------
def _deed(asked: Asked) -> Option:
    outlook = asked.outlook
    mood = asked.mood
    return _best(asked.options, lambda option: deed_worth(outlook, option) + mood.error(DEED, hash_of(option)))


def hash_of(option: Option) -> int:
    """A number of an option that stands still."""
    return sum(map(ord, option[0])) * 64 + (option[1] if len(option) > 1 else 0)


def deed_worth(outlook: Outlook, option: Option) -> float:
    """What a deed is worth here and now."""
    verb = option[0]
    if verb == "fight":
        return outlook.hunt(option[1], outlook.odds.exactly(option[1]))
    if verb == "duel":
        return outlook.duel(option[1], outlook.duel_chance(option[1], len(outlook.one.hand)))
    if verb == "meditate":
        return outlook.mastery()
    if verb == "face_dagon":
        return at_sea.facing_dagon(outlook, len(outlook.one.hand))
    if verb in ("explore", "follow"):
        deck = (outlook.weights.city, outlook.weights.wilds)[option[1]] if verb == "explore" else 0.0
        return outlook.weights.explore + deck
    return 0.0


def _answer(asked: Asked) -> Option:
    """By what lies open: an option's price, which buys more than it costs on average. Results are not looked at."""
    prices = asked.content.stories.prices[asked.frame[2]]
    gold = asked.seen.seats[asked.frame[1]].gold
    if any(prices):
        paid = [option for option in asked.options if prices[option[1]]]
        free = [option for option in asked.options if not prices[option[1]]]
        return paid[0] if paid and gold > prices[paid[0][1]] else (free or paid)[0]
    return asked.options[below(asked.chance, len(asked.options))]


# -- phase III ----------------------------------------------------------------------------------------
def road_worth(outlook: Outlook, card: int) -> float:
    """What a card in hand does for the next turn: fights if a monster is near, roads otherwise."""
    content, one = outlook.content, outlook.one
    ways = at_sea.ways(content, outlook.seen, one.place, at_sea.ships_of(outlook.seen), False)
    near = sum(matches(content, card, place) for place in ways)
    return outlook.card(card) * outlook.weights.keep + outlook.weights.mobility * near


def _keep(asked: Asked) -> Option:
    outlook = asked.outlook
    hand = outlook.one.hand
    if len(hand) <= KEPT:
        return END_DISCARDING
    return asked.content.offers.discard[min(hand, key=lambda card: (road_worth(outlook, card), card))]


def _buy(asked: Asked) -> Option:
    """The card that is worth most, less what is paid for it."""
    outlook = asked.outlook
    mood = asked.mood
    return _best(
        asked.options, lambda option: buying(outlook, option[1]) + mood.error(CARD, option[1]) * NOISE_ON_CARDS
    )


NOISE_ON_CARDS: Final = 0.3


def buying(outlook: Outlook, card: int) -> float:
    """What a card of the pool is worth at its price."""
    paid = card_price(outlook.content, outlook.seen, outlook.seen.pool.index(card))
    return outlook.card(card) - outlook.weights.price * paid


def _pay_cards(asked: Asked) -> Option:
    outlook = asked.outlook
    return _best(asked.options, lambda option: -road_worth(outlook, option[1]))


# -- what effects ask ---------------------------------------------------------------------------------
def _raise(asked: Asked) -> Option:
    outlook = asked.outlook
    mood = asked.mood
    own = outlook.one.attributes
    return _best(asked.options, lambda option: outlook.raising(option[1], own) + mood.error(CARD, option[1]))


def _discard_potion(asked: Asked) -> Option:
    """The kind that is held most often, then the one that does least."""
    held = asked.seen.seats[asked.frame[1]].potions
    row = asked.weights.potion_kinds
    return _best(asked.options, lambda option: (held.count(option[1]) - 1) * 0.5 - row[option[1]])


def _move_and_act(asked: Asked) -> Option:
    outlook = asked.outlook
    one = outlook.one
    later = outlook.prospects()

    def worth(option: Option) -> float:
        place = option[1]
        acting = 0.0 if place in asked.seen.turn.acted else outlook.place(place, one.attributes, one.gold)[0]
        return acting + later[place]

    return _best(asked.options, worth)


def _act_here(asked: Asked) -> Option:
    outlook = asked.outlook
    one = outlook.one
    return ("act",) if outlook.place(one.place, one.attributes, one.gold)[0] > 0 else DECLINE


def _strike(asked: Asked) -> Option:
    """Card by card the most damage that can follow."""
    faces = asked.outlook.faces.cards
    hand = asked.seen.seats[asked.frame[1]].hand

    def reach(card: int, rest: tuple[int, ...]) -> int:
        best = 0
        for way in faces[card][6]:
            for other in rest:
                if faces[other][0] == way[0]:
                    left = tuple(one for one in rest if one != other)
                    best = max(best, way[1] + reach(other, left))
        return faces[card][1] + best

    def worth(option: Option) -> float:
        if option[0] != "strike":
            return 0.0
        _verb, card, at = option
        used = faces[asked.frame[2]][6][at][1] if at != NONE else 0
        return used + reach(card, tuple(one for one in hand if one != card)) - 0.3

    return _best(asked.options, worth)


def _pay_or_not(asked: Asked) -> Option:
    """A price that is seen buys more than it costs on average; not with the last of anything."""
    _kind, seat, gold, potions, cards, _then, _otherwise = asked.frame
    one = asked.seen.seats[seat]
    spared = one.gold > gold or not gold, len(one.potions) > potions or not potions, len(one.hand) > cards or not cards
    return asked.options[0] if all(spared) else asked.options[-1]


ANSWERS: Final[dict[str, Callable[[Asked], Option]]] = {
    "choose_school": _choose_school,
    "place_monster": _place_monster,
    "wander": _wander,
    "pay_move": _pay_move,
    "train": _train,
    "trade_away": _trade_away,
    "trade_for": _dearest,
    "clear_pool": _clear_pool,
    "trail_quest": _terrain,
    "reroll": _reroll,
    "deed": _deed,
    "answer": _answer,
    "keep": _keep,
    "buy": _buy,
    "pay_cards": _pay_cards,
    "raise": _raise,
    "trail": _terrain,
    "gain": _dearest,
    "trash": _cheapest,
    "trash_hand": _cheapest,
    "pay_or_not": _pay_or_not,
    "discard": _cheapest,
    "discard_potion": _discard_potion,
    "move_and_act": _move_and_act,
    "act_here": _act_here,
    "strike": _strike,
}
