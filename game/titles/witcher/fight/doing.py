"""What each op of a fight does (effects/ops.py). "You" is the witcher of the side that a program runs for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.chance import die
from game.kernel.events import Out
from game.kernel.rules import Frame
from game.titles.witcher import potions, tokens
from game.titles.witcher.attributes import fit_shield, lift_over, lower_attribute, raise_attribute, raise_shield
from game.titles.witcher.content import Content
from game.titles.witcher.decks import draw
from game.titles.witcher.effects import ops as o
from game.titles.witcher.fight import damage as d
from game.titles.witcher.fight import pools
from game.titles.witcher.fight.abilities import (
    ANY_FROM_DISCARD,
    ATTACK_MORE,
    DRAW_AFTER_BLOW,
    LOOK_AT_OWN,
    PAY_POTIONS,
    SETTLE_SUFFERED,
)
from game.titles.witcher.fight.combo import EXTRA_CARD
from game.titles.witcher.fight.conditions import (
    BLOW,
    DISCARDS,
    HARM,
    TO_ITSELF,
    count,
    of_colours,
    standing,
    tell_standing,
)
from game.titles.witcher.fight.ends import knocked_out
from game.titles.witcher.fight.events import AbilityDie
from game.titles.witcher.fight.moments import ABILITY, may_add_card, push_program
from game.titles.witcher.fight.sides import THIS_FIGHT, THIS_TURN, fight_of, is_out, mark, witcher_at
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import DEFENSE, NONE, State

NAME_ATTACK: Final = NUMBER["name_attack"]
Do = Callable[[Content, State, int, tuple[int, ...], Out], None]


def resume_ability(content: Content, state: State, frame: Frame, out: Out) -> None:
    """One op after another, until one pushes a frame or ends the fight."""
    _kind, seat, side, program, at = frame
    stack = state.stack
    ops = content.abilities.programs[program]
    while at < len(ops):
        at += 1
        frame = stack[-1] = (ABILITY, seat, side, program, at)
        op = ops[at - 1]
        DOING[op[0]](content, state, side, op[1:], out)
        if not stack or stack[-1] is not frame:
            return
    stack.pop()


def lift_shield(content: Content, state: State, side: int, n: int, out: Out) -> None:
    """Raise the shield; abilities may hold it down in the own fight turn (Noonwraith)."""
    fight = fight_of(state)
    own = fight.sides[side]
    one = witcher_at(state, side)
    caps = [op[1] - own.risen for op in standing(content, state, side, o.SHIELD_RISE_AT_MOST)]
    if fight.side == side and caps and n > min(caps):
        n = min(caps)
        tell_standing(content, state, side, o.SHIELD_RISE_AT_MOST, out)
    before = one.shield
    if n > 0:
        raise_shield(content, state, fight.seats[side], n, out)
        own.risen += one.shield - before


def _gold(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    tokens.change_gold(state, fight_of(state).seats[side], told[0], out)


def _shield(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    if told[0] < 0:
        d.weaken_shield(content, state, side, -told[0], out)
    else:
        lift_shield(content, state, side, told[0], out)


def _shield_to(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    one = witcher_at(state, side)
    if told[0] == o.FULL:
        lift_shield(content, state, side, FULL_SHIELD, out)
    elif one.shield > told[0]:
        d.weaken_shield(content, state, side, one.shield - told[0], out)


FULL_SHIELD: Final = 9  # more than any Defense value


def _shield_per_card(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    _shield(content, state, side, (told[0] * len(witcher_at(state, side).hand),), out)


def _attribute(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    attribute, n = told
    (raise_attribute if n > 0 else lower_attribute)(content, state, fight_of(state).seats[side], attribute, out)


def _draw(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    draw(content, state, fight_of(state).seats[side], told[0], out)


def _discard(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    d.lose_cards(content, state, side, told[0], d.GIVEN, out)


def _discard_random(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    d.lose_at_random(state, side, told[0], out)


def _pay_potions(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    """Without a question where all go, or all are alike."""
    seat = fight_of(state).seats[side]
    held = state.seats[seat].potions
    if told[0] < len(held) and len(set(held)) > 1:
        potions.ask_discard(state, seat, told[0])
        return
    for potion in held[: told[0]]:
        potions.discard_potion(state, seat, potion, out)


def _roll(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    face = die(state)
    seat = fight_of(state).seats[side]
    if out is not None:
        out.append(AbilityDie(seat, face))
    push_program(state, seat, side, told[face - 1])


def _if(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    measure, argument, least, most, then, otherwise = told
    holds = least <= count(content, state, side, measure, argument) <= most
    push_program(state, fight_of(state).seats[side], side, then if holds else otherwise)


def _deal(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    d.hurt(state, 1 - side, told[0], HARM)


def _suffer(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    d.hurt(state, side, told[0], TO_ITSELF)


def _settle_suffered(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    """WOW-FGT-07: who hurt both sides is looked at last."""
    if is_out(state, side):
        knocked_out(content, state, side, out)


def _recover(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    pools.recover(state, side, told[0], out)


def _combo(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    fight_of(state).sides[side].damage += told[0]


def _combo_per(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    """Before the combo it waits for it."""
    fight = fight_of(state)
    if fight.combo:
        fight.sides[side].damage += worth(content, state, told)
    else:
        mark(fight.sides[side], THIS_TURN, o.COMBO_PER, *told)


def worth(content: Content, state: State, told: tuple[int, ...]) -> int:
    """Additional damage for the cards of a colour in the combo; 0 is no bound."""
    colour, n, most = told
    n *= of_colours(content, state, 1 << colour)
    return min(n, most) if most else n


def _combo_shield(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    mark(fight_of(state).sides[side], THIS_TURN, o.COMBO_SHIELD, told[0])


def _combo_at_most(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    mark(fight_of(state).sides[side], THIS_TURN, o.COMBO_AT_MOST, told[0])


def _extra_card(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    if may_add_card(state, side):
        state.stack.append((EXTRA_CARD, fight_of(state).seats[side], side))


def _step_4(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    fight_of(state).sides[side].draws += told[0]


def _step_4_least(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    mark(fight_of(state).sides[side], THIS_TURN, o.STEP_4_LEAST, told[0])


def _attack(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    d.amend(state, told[0])


def _attack_more(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    fight_of(state).sides[1 - side].damage += told[0]


def _lose_fewer(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    d.amend(state, -told[0])


def _name_attack(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    state.stack.append((NAME_ATTACK, fight_of(state).seats[side]))


def _defense_for_fight(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    fight = fight_of(state)
    fight.sides[side].less_defense -= told[0]
    fit_shield(content, state, fight.seats[side], out)


def _phase_3_to(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    state.turn.draws_fixed = told[0]


def _discard_from_pool(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    pools.ask_take(content, state, side, pools.OUT_OF_POOL, told[0], out)


def _hand_into_pool(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    """As many are drawn after the shuffle."""
    mark(fight_of(state).sides[side], THIS_FIGHT, o.HAND_INTO_POOL, told[0])
    d.lose_cards(content, state, side, told[0], d.INTO_POOL, out)


def _under_pool(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    pools.put_under(content, state, side, told[0], told[1], out)


def _into_pool(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    pools.ask_take(content, state, side, pools.INTO, told[0], out)


def _any_from_discard(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    pools.ask_take(content, state, side, pools.TO_HAND, told[0], out)


def _order_pool(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    pools.look(content, state, side, side, told[0], 0, 0, out)


def _look_at_own(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    pools.look(content, state, side, side, told[0], told[1], 0, out)


def _look_at_foe(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    cards, drop, bottom = told
    if bottom:
        pools.look_under(state, side, 1 - side, out)
    else:
        pools.look(content, state, side, 1 - side, cards, 0, drop, out)


def _draw_after_blow(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    mark(fight_of(state).sides[side], THIS_TURN, DRAW_AFTER_BLOW, told[0])


# -- attacks of the monster ---------------------------------------------------------------------------
def _hit(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    """What makes the attack deal more touches damage alone, and none where there is none (WOW-TAB-07)."""
    if told[0] > 0:
        d.hurt(state, side, told[0] + fight_of(state).sides[1 - side].damage, BLOW)


def _hit_level(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    _hit(content, state, side, (level_of_foe(content, state) + told[0],), out)


def _hit_attribute(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    _hit(content, state, side, (attribute_level(state, side, told[0]),), out)


def attribute_level(state: State, side: int, attribute: int) -> int:
    """The level that an attack reads; what lowers Defense in this fight counts (WOW-MTN-06, WOW-ATT-15)."""
    level = witcher_at(state, side).attributes[attribute]
    if attribute == DEFENSE:
        return max(1, level - fight_of(state).sides[side].less_defense)
    return level


def level_of_foe(content: Content, state: State) -> int:
    """The monster's level."""
    fight = fight_of(state)
    return content.catalogue.monsters[fight.monster].level if fight.monster != NONE else 0


def _discard_random_level(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    d.hurt(state, side, level_of_foe(content, state), DISCARDS)


def _trash_hand(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    """Of choice; with an empty hand the top card of the life pool (WOW-MTN-08)."""
    if witcher_at(state, side).hand:
        d.lose_cards(content, state, side, told[0], d.TRASHED, out)
    else:
        d.trash_from_pool(state, side, out)


# -- the words of expansions (SKE-EFF) ----------------------------------------------------------------
def _begin_now(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    mark(fight_of(state).sides[side], THIS_FIGHT, o.BEGIN_NOW)


def _shield_over(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    """What is above the Defense value is lost when the fight is over (SKE-EFF-17)."""
    lift_over(state, fight_of(state).seats[side], told[0], out)


def _shield_per_trophy(content: Content, state: State, side: int, told: tuple[int, ...], out: Out) -> None:
    """Trophy cards and Dagon Bonus cards (SKE-DAG-04)."""
    one = witcher_at(state, side)
    cards = len(one.trophies) + sum(card in content.keepsakes.bonus for card in one.kept)
    _shield(content, state, side, (told[0] * cards,), out)


DOING: Final[dict[int, Do]] = {
    o.GOLD: _gold,
    o.SHIELD: _shield,
    o.SHIELD_TO: _shield_to,
    o.SHIELD_PER_CARD: _shield_per_card,
    o.ATTRIBUTE: _attribute,
    o.DRAW: _draw,
    o.DISCARD: _discard,
    o.DISCARD_RANDOM: _discard_random,
    PAY_POTIONS: _pay_potions,
    o.ROLL: _roll,
    o.IF: _if,
    o.DEAL: _deal,
    o.SUFFER: _suffer,
    SETTLE_SUFFERED: _settle_suffered,
    o.RECOVER: _recover,
    o.COMBO: _combo,
    o.COMBO_PER: _combo_per,
    o.COMBO_SHIELD: _combo_shield,
    o.COMBO_AT_MOST: _combo_at_most,
    o.EXTRA_CARD: _extra_card,
    o.STEP_4: _step_4,
    o.STEP_4_LEAST: _step_4_least,
    o.ATTACK: _attack,
    ATTACK_MORE: _attack_more,
    o.LOSE_FEWER: _lose_fewer,
    o.NAME_ATTACK: _name_attack,
    o.DEFENSE_FOR_FIGHT: _defense_for_fight,
    o.PHASE_3_TO: _phase_3_to,
    o.DISCARD_FROM_POOL: _discard_from_pool,
    o.HAND_INTO_POOL: _hand_into_pool,
    o.UNDER_POOL: _under_pool,
    o.INTO_POOL: _into_pool,
    ANY_FROM_DISCARD: _any_from_discard,
    o.ORDER_POOL: _order_pool,
    LOOK_AT_OWN: _look_at_own,
    o.LOOK_AT_FOE: _look_at_foe,
    DRAW_AFTER_BLOW: _draw_after_blow,
    o.HIT: _hit,
    o.HIT_LEVEL: _hit_level,
    o.HIT_ATTRIBUTE: _hit_attribute,
    o.DISCARD_RANDOM_LEVEL: _discard_random_level,
    o.TRASH_HAND: _trash_hand,
    o.BEGIN_NOW: _begin_now,
    o.SHIELD_OVER: _shield_over,
    o.SHIELD_PER_TROPHY: _shield_per_trophy,
}
