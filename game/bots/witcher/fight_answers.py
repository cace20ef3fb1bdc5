"""Answers to the questions of fights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from game.bots.witcher.faces import faces_of
from game.bots.witcher.fighting import Brawl
from game.kernel.chance import Stream, below
from game.kernel.rules import Frame, Option
from game.titles.witcher.content import Content
from game.titles.witcher.fight.moments import PASS
from game.titles.witcher.fight.monster_turn import HALVES
from game.titles.witcher.fight.pools import OUT_OF_POOL
from game.titles.witcher.fight.sides import fight_of, is_monster
from game.titles.witcher.fight.witcher_turn import READY
from game.titles.witcher.state import State

if TYPE_CHECKING:
    from game.bots.witcher.policy import Policy

SURE_ENOUGH: Final = 0.6  # to lay a wager


def brawl_of(policy: Policy, content: Content, seen: State, side: int) -> Brawl:
    """The fight as the side that is asked sees it."""
    return Brawl(faces_of(content), policy.weights, seen, side)


def _wager(policy: Policy, content: Content, seen: State, frame: Frame, options: list[Option], chance: Stream) -> Option:
    attacker, defender = fight_of(seen).seats
    likely = policy.outlook(content, seen, attacker).odds.in_duel(defender, len(seen.seats[attacker].hand))
    if likely >= SURE_ENOUGH:
        return ("wager", attacker)
    return ("wager", defender) if likely <= 1.0 - SURE_ENOUGH else PASS


def _prepare(policy: Policy, content: Content, seen: State, frame: Frame, options: list[Option], chance: Stream) -> Option:
    return brawl_of(policy, content, seen, frame[2]).use(options, READY)


def _special(policy: Policy, content: Content, seen: State, frame: Frame, options: list[Option], chance: Stream) -> Option:
    return brawl_of(policy, content, seen, frame[2]).use(options, PASS)


def _combo(policy: Policy, content: Content, seen: State, frame: Frame, options: list[Option], chance: Stream) -> Option:
    if policy.mood(seen, frame[1]).strays(fight_of(seen).sides[frame[2]].turns):
        return options[below(chance, len(options))]
    return brawl_of(policy, content, seen, frame[2]).next_card()


def _extra_card(policy: Policy, content: Content, seen: State, frame: Frame, options: list[Option], chance: Stream) -> Option:
    return ("lay", brawl_of(policy, content, seen, frame[2]).extra_card())


def _name_attack(policy: Policy, content: Content, seen: State, frame: Frame, options: list[Option], chance: Stream) -> Option:
    """Against oneself the milder half, against a rival the worse one."""
    half = brawl_of(policy, content, seen, 0).half()
    return HALVES[half if fight_of(seen).seats[0] == frame[1] else 1 - half]


def _lose_card(policy: Policy, content: Content, seen: State, frame: Frame, options: list[Option], chance: Stream) -> Option:
    return ("lose", brawl_of(policy, content, seen, frame[2]).worst())


def _order_cards(policy: Policy, content: Content, seen: State, frame: Frame, options: list[Option], chance: Stream) -> Option:
    """Of the own pool the best first; of the other side's the worst for oneself is discarded, or comes last."""
    _kind, seat, whose, _n, _take, _drop, _placed, _under = frame
    fight = fight_of(seen)
    side = fight.seats.index(seat)
    brawl = brawl_of(policy, content, seen, side)
    if is_monster(fight, whose):
        return _order_attacks(brawl, seen, seat, options)
    own = whose == side
    verb = options[0][0]
    if verb == "leave":
        return options[0]
    sign = 1.0 if own or verb == "drop" else -1.0
    return max(options, key=lambda option: sign * brawl.card(option[1]))


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


def _take_card(policy: Policy, content: Content, seen: State, frame: Frame, options: list[Option], chance: Stream) -> Option:
    brawl = brawl_of(policy, content, seen, frame[2])
    sign = -1.0 if frame[3] == OUT_OF_POOL else 1.0
    return max(options, key=lambda option: sign * brawl.card(option[1]))


def _return_cards(policy: Policy, content: Content, seen: State, frame: Frame, options: list[Option], chance: Stream) -> Option:
    return options[0]


ANSWERS: Final[dict[str, Any]] = {
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
