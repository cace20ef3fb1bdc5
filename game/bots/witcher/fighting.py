"""Choices in fights: combos by search, everything else by what its effect is worth at that moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.bots.witcher.combo import HAND_LIMIT, NO_LIMIT, Best, Swing, Terms, best_combo
from game.bots.witcher.faces import Faces
from game.bots.witcher.odds import swings_of
from game.bots.witcher.weights import Weights
from game.bots.witcher.worth import card_worth, single_worth
from game.kernel.rules import Option
from game.titles.witcher.attributes import value
from game.titles.witcher.effects import ops as o
from game.titles.witcher.fight import abilities as a
from game.titles.witcher.fight.combo import most_cards
from game.titles.witcher.fight.conditions import count, holds, standing
from game.titles.witcher.fight.sides import fight_of, is_monster, marks
from game.titles.witcher.state import COMBAT, DEFENSE, NONE, State, Witcher

UNSEEN: Final = 99


class Brawl:
    """A fight as one of its sides sees it."""

    def __init__(self, faces: Faces, weights: Weights, seen: State, side: int) -> None:
        self.faces, self.weights, self.seen, self.side = faces, weights, seen, side
        self.content = faces.content
        self.fight = fight_of(seen)
        self.seat = self.fight.seats[side]
        self.one: Witcher = seen.seats[self.seat]

    # -- the combo -----------------------------------------------------------------------------------
    def foe_left(self) -> int:
        """Cards and shields that stand between the other side and its end."""
        fight, other = self.fight, 1 - self.side
        if is_monster(fight, other):
            return len(fight.life)
        rival = self.seen.seats[fight.seats[other]]
        return rival.shield + len(rival.deck) + len(rival.hand)

    def terms(self) -> Terms:
        """What counts in this fight turn."""
        content, seen, side = self.content, self.seen, self.side
        one, own = self.one, self.fight.sides[side]
        monster = is_monster(self.fight, 1 - side)
        cap = NO_LIMIT
        if monster:
            caps = [op[1] - own.dealt for op in standing(content, seen, side, o.DAMAGE_AT_MOST)]
            lost = self.fight.sides[1].taken
            caps += [op[1] - lost for op in standing(content, seen, side, o.FOE_LOSES_AT_MOST)]
            cap = max(0, min([*caps, NO_LIMIT]))
        room = value(content, seen, self.seat, DEFENSE) - one.shield
        room = min([room, *(op[1] - own.risen for op in standing(content, seen, side, o.SHIELD_RISE_AT_MOST))])
        combat = value(content, seen, self.seat, COMBAT)
        combat = min([combat, *(op[1] for op in standing(content, seen, side, o.COMBAT_TO))]) + own.draws
        mute = next((op[1] for op in standing(content, seen, side, o.MUTE)), -1)
        swings, least, draws = self.swings()
        return Terms(
            foe=max(1, self.foe_left()),
            cap=cap,
            room=max(0, room),
            combat=combat + draws,
            pool=len(one.deck),
            discard=len(one.discard),
            monster=monster,
            least=least,
            most=most_cards(seen, side),
            mute=mute,
            swings=tuple(swings),
        )

    def swings(self) -> tuple[list[Swing], int, int]:
        """What abilities add to combos, cards drawn at least, and draws without a condition."""
        content, seen, side = self.content, self.seen, self.side
        own = self.fight.sides[side]
        found = [Swing(1 << told[0], 1, NO_LIMIT, told[1], 0, 0) for told in marks(own, o.COMBO_PER)]
        least = draws = 0
        numbers = [*own.abilities]
        specialty = content.abilities.of_specialty[self.one.school][self.one.attributes[3] - 1]
        if own.specialties < 1 + len(standing(content, seen, side, o.SPECIALTY_AGAIN)):
            numbers.append(specialty)
        for number in numbers:
            ability = content.abilities.all[number]
            if ability.once and number in own.used and number != specialty:
                continue
            for op in content.abilities.programs[ability.program]:
                if op[0] in COMBO_OPS and ability.needs:
                    found += swings_of(ability, op)
                elif op[0] == a.DRAW_AFTER_BLOW and ability.needs:
                    need = ability.needs[0]
                    found.append(Swing(0, need.least, need.most, 0, 0, op[1]))
                elif op[0] == o.STEP_4 and not ability.may and not ability.needs:
                    draws += op[1] if holds(content, seen, side, number) else 0
                elif op[0] == o.STEP_4_LEAST:
                    least = op[1]
        return found, least, draws

    def combo(self) -> Best:
        """The best way to lay cards, or to go on from what is laid."""
        return best_combo(self.faces.cards, self.one.hand, self.terms(), self.weights, self.fight.combo)

    def next_card(self) -> Option:
        """The next card of the best combo, or to leave it at that."""
        laid = self.combo().laid
        at = len(self.fight.combo)
        if at >= len(laid):
            return ("stop",)
        card, way = laid[at]
        if way < 0:
            return ("lay", card)
        before = self.faces.cards[laid[at - 1][0]][6]
        colour = self.faces.cards[card][0]
        several = sum(one[0] == colour for one in before) > 1
        return ("lay_by", card, way) if several else ("lay", card)

    # -- single cards --------------------------------------------------------------------------------
    def card(self, card: int) -> float:
        """What a card is worth to this deck."""
        return card_worth(self.faces, self.weights, self.one.owned, card)

    def extra_card(self) -> int:
        """The card that does most by itself."""
        return max(self.one.hand, key=lambda card: (single_worth(self.faces.cards[card], self.weights), -card))

    def worst(self) -> int:
        """The hand card that is missed least."""
        return min(self.one.hand, key=lambda card: (self.card(card), card))

    # -- attacks -------------------------------------------------------------------------------------
    def attack_cost(self, card: int, half: int) -> float:
        """Cards that half a fight card costs this witcher."""
        fight = self.fight
        level = self.content.monster_level[fight.monster]
        damage, by, discards, trashed = self.faces.attacks[level][card][half]
        if by >= 0:
            damage += self.one.attributes[by]
        return max(0, damage - self.one.shield) + discards + 1.3 * trashed + (0.3 * min(self.one.shield, damage))

    def half(self) -> int:
        """The half that costs the witcher least, by the card turned over or by all that may come."""
        card = self.fight.attack[0]
        cards = [card] if card != NONE else self.unseen_attacks()
        charge, bite = (sum(self.attack_cost(one, half) for one in cards) for half in (0, 1))
        return 0 if charge <= bite else 1

    def unseen_attacks(self) -> list[int]:
        """Fight cards that may lie in the monster's pool."""
        spent = self.fight.spent
        return [card for card in range(len(self.faces.attacks[1])) if card not in spent]

    # -- abilities -----------------------------------------------------------------------------------
    def use(self, options: list[Option], done: Option) -> Option:
        """The ability worth most now; none where none is worth its price."""
        best, choice = self.weights.least_use, done
        for option in options:
            if option == done:
                continue
            worth = self.worth_of(option)
            if worth > best:
                best, choice = worth, option
        return choice

    def worth_of(self, option: Option) -> float:
        """What using an ability is worth, its price paid."""
        abilities = self.content.abilities
        number = abilities.of_potion[option[1]] if option[0] == "drink" else option[1]
        return self.program(abilities.all[number].program)

    def program(self, number: int) -> float:
        """What a program is worth."""
        return sum(self.op(op) for op in self.content.abilities.programs[number])

    def op(self, op: o.Op) -> float:
        """What an op is worth."""
        found = OPS.get(op[0])
        return found(self, op) if found is not None else 0.0

    def drawing(self, n: int, now: bool) -> float:
        """Cards more or fewer in hand: at once, or at the end of this fight turn."""
        hand = len(self.one.hand)
        row = self.weights.hand
        if now:
            more = min(n, HAND_LIMIT - hand, len(self.one.deck))
            return self.weights.draw_now * more
        after = max(0, min(HAND_LIMIT, hand - 1 + value(self.content, self.seen, self.seat, COMBAT)))
        n = max(-after, min(n, HAND_LIMIT - after, len(self.one.deck)))
        return row[after + n] - row[after]


def _deal(brawl: Brawl, op: o.Op) -> float:
    left = brawl.foe_left()
    return UNSEEN if op[1] >= left else brawl.weights.damage * min(op[1], brawl.terms().cap)


def _shield(brawl: Brawl, op: o.Op) -> float:
    if op[1] < 0:
        return op[1] * brawl.weights.shield
    return brawl.weights.shield * min(op[1], brawl.terms().room) * (1.0 if op[1] <= brawl.terms().room else 0.8)


def _full_shield(brawl: Brawl, op: o.Op) -> float:
    return brawl.weights.shield * brawl.terms().room if op[1] == o.FULL else 0.0


def _discard(brawl: Brawl, op: o.Op) -> float:
    """A price in cards: those of the hand that are missed least."""
    hand = sorted(brawl.card(card) for card in brawl.one.hand)
    if len(hand) <= op[1]:
        return -op[1] * (brawl.weights.card + 1.0)
    return -sum(brawl.weights.card + brawl.weights.dear * worth for worth in hand[: op[1]])


def _suffer(brawl: Brawl, op: o.Op) -> float:
    left = brawl.one.shield + len(brawl.one.deck) + len(brawl.one.hand)
    return -float(UNSEEN) if op[1] >= left else -op[1]


def _roll(brawl: Brawl, op: o.Op) -> float:
    return sum(brawl.program(n) for n in op[1:]) / 6


def _if(brawl: Brawl, op: o.Op) -> float:
    _op, measure, argument, least, most, then, otherwise = op
    holds_now = least <= count(brawl.content, brawl.seen, brawl.side, measure, argument) <= most
    return brawl.program(then if holds_now else otherwise)


def _combo_per(brawl: Brawl, op: o.Op) -> float:
    """Red cards in the combo that would be laid."""
    cards = brawl.faces.cards
    laid = brawl.combo().laid
    return brawl.weights.damage * min(op[3] or NO_LIMIT, op[2] * sum(cards[card][0] == op[1] for card, _way in laid))


def _single_combo(brawl: Brawl, op: o.Op) -> float:
    """What is lost by laying one card only."""
    if not brawl.one.hand:
        return 0.0
    terms = brawl.terms()
    cards, weights = brawl.faces.cards, brawl.weights
    whole = best_combo(cards, brawl.one.hand, terms, weights)
    single = best_combo(cards, brawl.one.hand, terms._replace(most=op[1]), weights)
    return single.worth - whole.worth


def _extra_card(brawl: Brawl, op: o.Op) -> float:
    card = brawl.extra_card()
    if brawl.faces.cards[card][1] >= brawl.foe_left():
        return UNSEEN
    return single_worth(brawl.faces.cards[card], brawl.weights) - brawl.weights.card


def _any_back(brawl: Brawl, op: o.Op) -> float:
    """Cards of the discard pile to hand or under the pool."""
    return brawl.weights.top * min(op[1], len(brawl.one.discard)) * (0.0 if len(brawl.one.hand) >= HAND_LIMIT else 1.0)


def _under_pool(brawl: Brawl, op: o.Op) -> float:
    return brawl.weights.under * min(op[1], len(brawl.one.discard)) * (1.0 if len(brawl.one.discard) >= op[1] else 0.5)


def _look_at_foe(brawl: Brawl, op: o.Op) -> float:
    left = brawl.foe_left()
    if op[2] >= left:
        return UNSEEN
    return brawl.weights.damage * op[2] + brawl.weights.look


def _look_at_own(brawl: Brawl, op: o.Op) -> float:
    return brawl.drawing(op[2], True) + brawl.weights.look


COMBO_OPS: Final = (o.COMBO, o.COMBO_SHIELD, o.STEP_4, o.SHIELD)
OPS: Final[dict[int, Callable[[Brawl, o.Op], float]]] = {
    o.DEAL: _deal,
    o.SHIELD: _shield,
    o.SHIELD_TO: _full_shield,
    o.DISCARD: _discard,
    o.SUFFER: _suffer,
    o.ROLL: _roll,
    o.IF: _if,
    o.COMBO: lambda brawl, op: brawl.weights.damage * op[1],
    o.COMBO_PER: _combo_per,
    o.COMBO_AT_MOST: _single_combo,
    o.COMBO_SHIELD: _shield,
    o.EXTRA_CARD: _extra_card,
    o.DRAW: lambda brawl, op: brawl.drawing(op[1], True),
    o.STEP_4: lambda brawl, op: brawl.drawing(op[1], False),
    o.RECOVER: _any_back,
    o.UNDER_POOL: _under_pool,
    o.INTO_POOL: _under_pool,
    o.ORDER_POOL: lambda brawl, op: brawl.weights.look,
    o.LOOK_AT_FOE: _look_at_foe,
    o.LOSE_FEWER: lambda brawl, op: op[1],
    o.ATTACK: lambda brawl, op: -op[1],
    o.NAME_ATTACK: lambda brawl, op: 1.0,
    a.ATTACK_MORE: lambda brawl, op: -op[1],
    a.PAY_POTIONS: lambda brawl, op: -brawl.weights.potion_price * op[1],
    a.DRAW_AFTER_BLOW: lambda brawl, op: brawl.drawing(op[1], True) + 0.2,
    a.LOOK_AT_OWN: _look_at_own,
    a.ANY_FROM_DISCARD: _any_back,
}
