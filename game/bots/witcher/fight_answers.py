"""Answers to the questions of fights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.bots.witcher.asked import Asked
from game.bots.witcher.faces import faces_of
from game.bots.witcher.fighting import Brawl
from game.bots.witcher.odds import Odds
from game.kernel.chance import below
from game.kernel.rules import Option
from game.titles.witcher.fight.moments import PASS
from game.titles.witcher.fight.monster_turn import HALVES
from game.titles.witcher.fight.pools import OUT_OF_POOL
from game.titles.witcher.fight.sides import fight_of, is_monster
from game.titles.witcher.fight.witcher_turn import READY
from game.titles.witcher.state import State

SURE_ENOUGH: Final = 0.6  # to lay a wager


def _wager(asked: Asked) -> Option:
    attacker, defender = fight_of(asked.seen).seats
    odds, other = (Odds(faces_of(asked.content), asked.weights, asked.seen, seat) for seat in (attacker, defender))
    likely = odds.in_duel(other, len(asked.seen.seats[attacker].hand))
    if likely >= SURE_ENOUGH:
        return ("wager", attacker)
    return ("wager", defender) if likely <= 1.0 - SURE_ENOUGH else PASS


def _prepare(asked: Asked) -> Option:
    return asked.brawl(asked.frame[2]).use(asked.options, READY)


def _special(asked: Asked) -> Option:
    return asked.brawl(asked.frame[2]).use(asked.options, PASS)


def _combo(asked: Asked) -> Option:
    if asked.mood.strays(fight_of(asked.seen).sides[asked.frame[2]].turns):
        return asked.options[below(asked.chance, len(asked.options))]
    return asked.brawl(asked.frame[2]).next_card()


def _extra_card(asked: Asked) -> Option:
    return ("lay", asked.brawl(asked.frame[2]).extra_card())


def _name_attack(asked: Asked) -> Option:
    """Against oneself the milder half, against a rival the worse one."""
    half = asked.brawl(0).half()
    return HALVES[half if fight_of(asked.seen).seats[0] == asked.frame[1] else 1 - half]


def _lose_card(asked: Asked) -> Option:
    return ("lose", asked.brawl(asked.frame[2]).worst())


def _order_cards(asked: Asked) -> Option:
    """Of the own pool the best first; of the other side's the worst for oneself is discarded, or comes last."""
    _kind, seat, whose, _n, _take, _drop, _placed, _under = asked.frame
    fight = fight_of(asked.seen)
    side = fight.seats.index(seat)
    brawl = asked.brawl(side)
    if is_monster(fight, whose):
        return _order_attacks(brawl, asked.seen, seat, asked.options)
    own = whose == side
    verb = asked.options[0][0]
    if verb == "leave":
        return asked.options[0]
    sign = 1.0 if own or verb == "drop" else -1.0
    return max(asked.options, key=lambda option: sign * brawl.card(option[1]))


def _order_attacks(brawl: Brawl, seen: State, seat: int, options: list[Option]) -> Option:
    def cost(card: int) -> float:
        return sum(brawl.attack_cost(card, half) for half in (0, 1)) / 2

    if options[0][0] == "leave":
        top = next(cards[-1] for who, whose, cards in fight_of(seen).known if who == seat and whose == 1 and cards)
        unseen = brawl.unseen_attacks()
        usual = sum(map(cost, unseen)) / len(unseen)
        return ("bottom",) if cost(top) > usual else ("leave",)
    sign = 1.0 if options[0][0].startswith("drop") else -1.0
    return max(options, key=lambda option: sign * cost(option[1]))


def _take_card(asked: Asked) -> Option:
    brawl = asked.brawl(asked.frame[2])
    sign = -1.0 if asked.frame[3] == OUT_OF_POOL else 1.0
    return max(asked.options, key=lambda option: sign * brawl.card(option[1]))


def _return_cards(asked: Asked) -> Option:
    return asked.options[0]


ANSWERS: Final[dict[str, Callable[[Asked], Option]]] = {
    "wager": _wager,
    "prepare": _prepare,
    "combo": _combo,
    "extra_card": _extra_card,
    "name_attack": _name_attack,
    "lose_card": _lose_card,
    "order_cards": _order_cards,
    "take_card": _take_card,
    "special": _special,
    "return_cards": _return_cards,
}
