"""Why an option is a good one, by the same judgement that the policy chooses with.

What is said rests on what lies open (hands count by their size only), so that it can be told to all. The words of
`why`, by verb (`place` is where, `number` an attribute, a terrain or a card, as told; `seat` a rival):

- move: raises, trains (attribute `number` at `place`); potion, dice, trade, gold, alms, pool; trail (a trail quest ends
  there); quest (one waits there); hunts (the monster of terrain `number` stands there, killed at `chance`); duel
  (`seat` stands there, beaten at `chance`); onward (there is more to do behind it).
- sail_to: as move; coins, island, arena (at `place`); dagon (driven back at `chance`), as face_dagon.
- end_wandering: hunts, duel, masters, explores. act: as move, here. resolve: quest. challenge: dice (`seat`).
- fight: hunts, last_step (of terrain `number` at `chance`). duel: duel, last_step. meditate: masters (`number`).
  explore, follow: explores, too_strong (the monster of terrain `number` or the rival `seat` that stands here).
- train, raise: mastery (towards a trophy of `number`), fights, brews, specialty.
- buy, gain, trade_for: fits (card `number`), cheap. pay, discard, trash, trade_away, lose: least (card `number`).
- lay, lay_by, stop: kills, combo (the combo under way will deal `number`).
- use, drink: worth_it. ready, pass: saved. reroll: odds. seek, trail: hunts. Everything else: judged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.bots.reason import Reason
from game.bots.witcher import at_sea
from game.bots.witcher.faces import faces_of
from game.bots.witcher.fighting import Brawl
from game.bots.witcher.outlook import LEARNT_HERE, Outlook
from game.bots.witcher.policy import Policy
from game.kernel.game import Game
from game.kernel.rules import Frame, Option
from game.titles.witcher import content as c
from game.titles.witcher.attributes import MOST
from game.titles.witcher.content import Content
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.refresh import card_price
from game.titles.witcher.state import ALCHEMY, COMBAT, DEFENSE, HIDDEN, NONE, State

JUDGE: Final = Policy()
LIKELY: Final = 0.4  # from which chance on a foe is a reason to go or to stay
HALF_WAY: Final = 3  # level of an attribute from which on its trophy is what counts
AT_SEA: Final = {
    c.SEA_ACTIONS["four_potions"]: "potion",
    c.SEA_ACTIONS["three_gold"]: "coins",
    c.SEA_ACTIONS["arena"]: "arena",
}
ACTIONS: Final = {c.POTION: "potion", c.POKER: "dice", c.TRADE: "trade", c.TRAIL_QUEST: "gold", c.ALMS: "alms"}


def explain(game: Game, seen: State, option: Option) -> Reason:
    """What speaks most for one of the options of the decision at hand."""
    content: Content = game.content
    frame = seen.stack[-1]
    found = EXPLAINERS.get(option[0])
    if found is None:
        return Reason(option, "judged")
    return found(JUDGE.outlook(content, seen, frame[1]), frame, option)


# -- phase I ------------------------------------------------------------------------------------------
def _move(outlook: Outlook, frame: Frame, option: Option) -> Reason:
    place = option[1]
    one = outlook.one
    if place in one.trail_quests:
        return Reason(option, "trail", place=place, number=one.trail_quests.index(place))
    if any(outlook.waits_at(quest.place, place) for quest in one.quests):
        return Reason(option, "quest", place=place)
    foe = _foe_at(outlook, place, max(0, len(one.hand) - 1))
    acting = Reason(option, "onward", place=place)
    if place not in outlook.seen.turn.acted:
        acting = _action(outlook, option, place)
    if foe is not None and foe.chance >= LIKELY:
        return Reason(option, foe.why, foe.chance, place, seat=foe.seat, number=foe.number)
    return acting


def _foe_at(outlook: Outlook, place: int, hand: int) -> Reason | None:
    """The monster or witcher at a place who is most likely beaten with so many cards in hand."""
    found = [
        Reason((), "hunts", outlook.chance(terrain, hand), place, number=terrain)
        for terrain, slot in enumerate(outlook.seen.slots)
        if slot.token == place and outlook.can_fight(terrain)
    ]
    found += [
        Reason((), "duel", outlook.duel_chance(other, hand), place, seat=other) for other in outlook.rivals_at(place)
    ]
    return max(found, key=lambda reason: reason.chance, default=None)


def _action(outlook: Outlook, option: Option, place: int) -> Reason:
    action = outlook.content.action_of[place]
    one = outlook.one
    if action > c.ALMS:
        return _at_sea(outlook, option, place)
    if action in LEARNT_HERE:
        attribute = LEARNT_HERE[action]
        if one.attributes[attribute] <= min(one.level, MOST - 1):
            return Reason(option, "raises", place=place, number=attribute)
        return Reason(option, "onward", place=place)
    if action == c.TRAIN:
        worth, attribute, _price = outlook.training(place, one.attributes, one.gold)
        if worth > 0:
            return Reason(option, "trains", place=place, number=attribute)
        return Reason(option, "onward", place=place)
    if action == c.POKER and not one.gold:
        return Reason(option, "onward", place=place)
    if action == c.ALMS and one.gold:
        return Reason(option, "pool", place=place)
    return Reason(option, ACTIONS[action], place=place)


def _at_sea(outlook: Outlook, option: Option, place: int) -> Reason:
    """What an island offers, or Dagon."""
    if place == outlook.content.open_sea:
        return _dagon(outlook, option, max(0, len(outlook.one.hand) - 1))
    worth, attribute, _gold = outlook.place(place, outlook.one.attributes, outlook.one.gold)
    if attribute != NONE:
        return Reason(option, "raises", place=place, number=attribute)
    offer = AT_SEA.get(outlook.content.action_of[place], "island")
    return Reason(option, offer if worth > 0 or offer == "arena" else "onward", place=place)


def _dagon(outlook: Outlook, option: Option, hand: int) -> Reason:
    return Reason(option, "dagon", at_sea.dagon_chance(outlook, hand), outlook.content.open_sea)


def _act(outlook: Outlook, frame: Frame, option: Option) -> Reason:
    return _action(outlook, option, outlook.one.place)


def _end_wandering(outlook: Outlook, frame: Frame, option: Option) -> Reason:
    one = outlook.one
    foe = _foe_at(outlook, one.place, len(one.hand))
    if foe is not None and foe.chance >= LIKELY:
        return Reason(option, foe.why, foe.chance, one.place, seat=foe.seat, number=foe.number)
    for attribute, level in enumerate(one.attributes):
        if level >= MOST and outlook.can_master(attribute):
            return Reason(option, "masters", number=attribute)
    explores = not outlook.seen.turn.explore_barred and one.place != outlook.content.open_sea
    return Reason(option, "explores" if explores else "judged", place=one.place)


# -- phase II -----------------------------------------------------------------------------------------
def _fight(outlook: Outlook, frame: Frame, option: Option) -> Reason:
    one = outlook.one
    why = "last_step" if one.track + 1 >= outlook.content.trophies_needed else "hunts"
    return Reason(option, why, outlook.chance(option[1], len(one.hand)), one.place, number=option[1])


def _duel(outlook: Outlook, frame: Frame, option: Option) -> Reason:
    one = outlook.one
    why = "last_step" if one.track + 1 >= outlook.content.trophies_needed else "duel"
    return Reason(option, why, outlook.duel_chance(option[1], len(one.hand)), one.place, seat=option[1])


def _meditate(outlook: Outlook, frame: Frame, option: Option) -> Reason:
    return Reason(option, "masters", number=option[1])


def _explore(outlook: Outlook, frame: Frame, option: Option) -> Reason:
    foe = _foe_at(outlook, outlook.one.place, len(outlook.one.hand))
    if foe is None:
        return Reason(option, "explores")
    return Reason(option, "too_strong", foe.chance, foe.place, seat=foe.seat, number=foe.number)


# -- attributes and cards -----------------------------------------------------------------------------
def _learn(outlook: Outlook, frame: Frame, option: Option) -> Reason:
    attribute = option[1]
    level = outlook.one.attributes[attribute]
    if level >= HALF_WAY and outlook.can_master(attribute):
        return Reason(option, "mastery", number=attribute)
    if attribute in (COMBAT, DEFENSE):
        return Reason(option, "fights", number=attribute)
    return Reason(option, "brews" if attribute == ALCHEMY else "specialty", number=attribute)


def _take(outlook: Outlook, frame: Frame, option: Option) -> Reason:
    card = option[1]
    pool = outlook.seen.pool
    if option[0] == "buy" and card in pool and not card_price(outlook.content, outlook.seen, pool.index(card)):
        return Reason(option, "cheap", number=card)
    return Reason(option, "fits", number=card)


def _least(outlook: Outlook, frame: Frame, option: Option) -> Reason:
    return Reason(option, "least", number=option[1])


def _seek(outlook: Outlook, frame: Frame, option: Option) -> Reason:
    terrain = option[1]
    slot = outlook.seen.slots[terrain]
    chance = outlook.chance(terrain, len(outlook.one.hand)) if slot.monster != NONE else 0.0
    return Reason(option, "hunts", chance, slot.token, number=terrain)


# -- fights -------------------------------------------------------------------------------------------
def _lay(outlook: Outlook, frame: Frame, option: Option) -> Reason:
    """What the combo as it lies, with the card that joins it, deals at least."""
    seen = outlook.seen
    if frame[0] != COMBO or seen.fight is None:
        return Reason(option, "judged")
    brawl = Brawl(faces_of(outlook.content), outlook.weights, seen, frame[2])
    if HIDDEN in outlook.one.hand:
        return Reason(option, "judged")
    best = brawl.combo()
    return Reason(option, "kills" if best.damage >= brawl.foe_left() else "combo", number=best.damage)


COMBO: Final = NUMBER["combo"]
Explainer = Callable[[Outlook, Frame, Any], Reason]
EXPLAINERS: Final[dict[str, Explainer]] = {
    "move": _move,
    "sail_to": _move,
    "face_dagon": lambda outlook, frame, option: _dagon(outlook, option, len(outlook.one.hand)),
    "act": _act,
    "end_wandering": _end_wandering,
    "resolve": lambda outlook, frame, option: Reason(option, "quest", place=outlook.one.place),
    "challenge": lambda outlook, frame, option: Reason(option, "dice", seat=option[1]),
    "fight": _fight,
    "duel": _duel,
    "meditate": _meditate,
    "explore": _explore,
    "follow": _explore,
    "train": _learn,
    "train_by_letter": _learn,
    "raise": _learn,
    "buy": _take,
    "gain": _take,
    "trade_for": _take,
    "pay": _least,
    "discard": _least,
    "trash": _least,
    "trade_away": _least,
    "lose": _least,
    "lay": _lay,
    "lay_by": _lay,
    "stop": _lay,
    "use": lambda outlook, frame, option: Reason(option, "worth_it", number=option[1]),
    "drink": lambda outlook, frame, option: Reason(option, "worth_it", number=option[1]),
    "ready": lambda outlook, frame, option: Reason(option, "saved"),
    "pass": lambda outlook, frame, option: Reason(option, "saved"),
    "reroll": lambda outlook, frame, option: Reason(option, "odds"),
    "seek": _seek,
    "trail": _seek,
}
