"""Taking damage: what makes it less, then shield, life pool, hand; and discarding at random (WOW-DMG, WOW-MTN-07).

A frame `(damage, seat, side, left, step, way)`: `left` points for `side`; `seat` is that of its witcher, or of the one
who fights the monster. Steps push frames and change `left` in the frame; the stack runs on from there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.chance import below
from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher.attributes import lower_shield
from game.titles.witcher.content import Content
from game.titles.witcher.decks import discard_cards, trash_card
from game.titles.witcher.effects import moments as m
from game.titles.witcher.effects import ops as o
from game.titles.witcher.fight.abilities import ATTACK_COSTS
from game.titles.witcher.fight.conditions import BLOW, DAMAGE, DISCARDS, TO_ITSELF, hand_first, standing, tell_standing
from game.titles.witcher.fight.ends import knocked_out, monster_is_out
from game.titles.witcher.fight.events import CardIntoPool, CardRevealed, CardsLost, DamageDealt, FightCardsLost
from game.titles.witcher.fight.moments import reach
from game.titles.witcher.fight.sides import fight_of, forget, is_monster, is_out, witcher_at
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import State

LOSE_CARD: Final = NUMBER["lose_card"]
# Why a hand card goes: by damage, for a price or by an effect, out of the game, into the life pool to be made.
TAKEN, GIVEN, TRASHED, INTO_POOL = range(4)


def hurt(state: State, side: int, n: int, way: int) -> None:
    """Damage for a side; none where it is 0 or less (WOW-DMG-09, WOW-TAB-07)."""
    if n > 0:
        fight = fight_of(state)
        seat = fight.seats[0 if is_monster(fight, side) else side]
        state.stack.append((DAMAGE, seat, side, n, 0, way))


def amend(state: State, change: int) -> None:
    """Make the damage or discarding under way more or less."""
    stack = state.stack
    for i in range(len(stack) - 1, -1, -1):
        if stack[i][0] == DAMAGE:
            kind, seat, side, left, step, way = stack[i]
            stack[i] = (kind, seat, side, max(0, left + change), step, way)
            return


def resume_damage(content: Content, state: State, frame: Frame, out: Out) -> None:
    """One step after another, until one pushes a frame or changes this one."""
    kind, seat, side, left, step, way = frame
    if is_monster(fight_of(state), side):
        wound(content, state, frame, out)
        return
    stack = state.stack
    while True:
        frame = stack[-1] = (kind, seat, side, left, step + 1, way)
        STEPS[step](content, state, frame, out)
        if not stack or stack[-1] is not frame:
            return
        step += 1


def _when_it_hits(content: Content, state: State, frame: Frame, out: Out) -> None:
    """An attack's damage is fixed: what answers to a hit."""
    if frame[5] == BLOW:
        reach(content, state, frame[2], m.ATTACK_HITS)


def _when_damaged(content: Content, state: State, frame: Frame, out: Out) -> None:
    """The first damage of a fight turn, whatever it comes from."""
    if frame[5] != DISCARDS and frame[3] and not fight_of(state).sides[frame[2]].taken:
        reach(content, state, frame[2], m.DAMAGED)


def _when_it_costs(content: Content, state: State, frame: Frame, out: Out) -> None:
    if frame[5] in (BLOW, DISCARDS) and frame[3]:
        reach(content, state, frame[2], ATTACK_COSTS)


def _is_dealt(content: Content, state: State, frame: Frame, out: Out) -> None:
    """All has had its say: the damage is dealt."""
    _kind, seat, side, left, _step, way = frame
    if way == DISCARDS:
        return
    fight = fight_of(state)
    fight.sides[side].taken += left
    if way != TO_ITSELF:
        fight.sides[1 - side].dealt += left
    if way == BLOW:
        fight.sides[1 - side].blow = left
    if left and out is not None:
        out.append(DamageDealt(seat, left))


def _from_hand_first(content: Content, state: State, frame: Frame, out: Out) -> None:
    """Grave Hag: hand cards before all else. Discarding at random takes hand cards too (WOW-MTN-07)."""
    _kind, seat, side, left, _step, way = frame
    hand = state.seats[seat].hand
    if not hand or not left:
        return
    if way == DISCARDS:
        n = min(left, len(hand))
        _less(state, frame, n)
        lose_at_random(state, side, n, out)
    elif way == BLOW and hand_first(content, state, side):
        tell_standing(content, state, side, o.HAND_FIRST, out)
        n = min(left, len(hand))
        _less(state, frame, n)
        lose_cards(content, state, side, n, TAKEN, out)


def _from_shield(content: Content, state: State, frame: Frame, out: Out) -> None:
    """WOW-DMG-03."""
    _kind, seat, side, left, _step, way = frame
    n = min(left, state.seats[seat].shield)
    if n and way != DISCARDS:
        _less(state, frame, n)
        weaken_shield(content, state, side, n, out)


def _from_pool(content: Content, state: State, frame: Frame, out: Out) -> None:
    """WOW-DMG-04."""
    _kind, _seat, side, left, _step, _way = frame
    n = min(left, len(witcher_at(state, side).deck))
    if n:
        _less(state, frame, n)
        lose_from_pool(state, side, n, out)


def _from_hand(content: Content, state: State, frame: Frame, out: Out) -> None:
    """WOW-DMG-05."""
    _kind, seat, side, left, _step, _way = frame
    n = min(left, len(state.seats[seat].hand))
    if n:
        _less(state, frame, n)
        lose_cards(content, state, side, n, TAKEN, out)


def _is_over(content: Content, state: State, frame: Frame, out: Out) -> None:
    """Knocked out where nothing is left, after all damage of this source; in the own fight turn only once the combo is
    resolved (WOW-DMG-06, -07, WOW-FGT-06)."""
    state.stack.pop()
    if is_out(state, frame[2]) and fight_of(state).side != frame[2]:
        knocked_out(content, state, frame[2], out)


Step = Callable[[Content, State, Frame, Out], None]
STEPS: Final[tuple[Step, ...]] = (
    _when_it_hits,
    _when_damaged,
    _when_it_costs,
    _is_dealt,
    _from_hand_first,
    _from_shield,
    _from_pool,
    _from_hand,
    _is_over,
)


def _less(state: State, frame: Frame, n: int) -> None:
    kind, seat, side, left, step, way = frame
    state.stack[-1] = (kind, seat, side, left - n, step, way)


def weaken_shield(content: Content, state: State, side: int, n: int, out: Out) -> None:
    """Lower the shield; what answers to its fall to 0 comes next."""
    one = witcher_at(state, side)
    stood = one.shield > 0
    lower_shield(state, fight_of(state).seats[side], n, out)
    if stood and not one.shield:
        reach(content, state, side, m.SHIELD_GONE)


def lose_from_pool(state: State, side: int, n: int, out: Out) -> None:
    """Cards from the top of a witcher's life pool to the discard pile, as far as there are any."""
    one = witcher_at(state, side)
    n = min(n, len(one.deck))
    if not n:
        return
    cards = one.deck[-n:][::-1]
    one.deck = one.deck[:-n]
    one.discard += cards
    fight = fight_of(state)
    fight.sides[side].lost += n
    if out is not None:
        out.append(CardsLost(fight.seats[side], cards, False))


def trash_from_pool(state: State, side: int, out: Out) -> None:
    """The top card of a witcher's life pool is revealed and leaves the game (WOW-MTN-08)."""
    one = witcher_at(state, side)
    if one.deck:
        card = one.deck[-1]
        if out is not None:
            out.append(CardRevealed(fight_of(state).seats[side], card))
        trash_card(state, fight_of(state).seats[side], card, out)


def lose_at_random(state: State, side: int, n: int, out: Out) -> None:
    """Random hand cards to the discard pile."""
    one = witcher_at(state, side)
    fight = fight_of(state)
    for _ in range(min(n, len(one.hand))):
        card = one.hand[below(state, len(one.hand))]
        one.hand = tuple(other for other in one.hand if other != card)
        one.discard += (card,)
        fight.sides[side].lost += 1
        if out is not None:
            out.append(CardsLost(fight.seats[side], (card,), True))


def lose_cards(content: Content, state: State, side: int, n: int, why: int, out: Out) -> None:
    """Hand cards of the witcher's choice go; without a question where all go."""
    fight = fight_of(state)
    hand = witcher_at(state, side).hand
    if n <= 0 or not hand:
        return
    if n < len(hand):
        state.stack.append((LOSE_CARD, fight.seats[side], side, n, why))
        return
    for card in hand:
        _lose(content, state, side, card, why, out)


def offer_lose_card(content: Content, state: State, frame: Frame) -> list[Option]:
    """Any hand card."""
    return [("lose", card) for card in state.seats[frame[1]].hand]


def take_lose_card(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """One after another."""
    kind, seat, side, left, why = frame
    state.stack.pop()
    if left > 1:
        state.stack.append((kind, seat, side, left - 1, why))
    _lose(content, state, side, option[1], why, out)


def _lose(content: Content, state: State, side: int, card: int, why: int, out: Out) -> None:
    fight = fight_of(state)
    seat = fight.seats[side]
    if why == TRASHED:
        trash_card(state, seat, card, out)
    elif why == GIVEN:
        discard_cards(state, seat, (card,), out)
    elif why == TAKEN:
        one = state.seats[seat]
        one.hand = tuple(other for other in one.hand if other != card)
        one.discard += (card,)
        fight.sides[side].lost += 1
        if out is not None:
            out.append(CardsLost(seat, (card,), True))
    else:
        one = state.seats[seat]
        one.hand = tuple(other for other in one.hand if other != card)
        one.deck += (card,)
        forget(state, side)
        if out is not None:
            out.append(CardIntoPool(seat))


def wound(content: Content, state: State, frame: Frame, out: Out) -> None:
    """WOW-DMG-01: the monster discards from the top, as far as its abilities let it. What its last card does as an
    attack is not taken back (WOW-MTN-12)."""
    _kind, _seat, _side, left, _step, way = frame
    state.stack.pop()
    fight = fight_of(state)
    caps = [cap - fight.sides[0].dealt for _op, cap in standing(content, state, 0, o.DAMAGE_AT_MOST)]
    room = room_for_losses(content, state)
    n = max(0, min([left, room, *caps]))
    if caps and n < left and n < room:
        tell_standing(content, state, 0, o.DAMAGE_AT_MOST, out)
    elif n < left and n < len(fight.life):
        tell_standing(content, state, 0, o.FOE_LOSES_AT_MOST, out)
    fight.sides[0].dealt += n
    if way == BLOW:
        fight.sides[0].blow = n
    if out is not None:
        out.append(DamageDealt(-1, n))
    lose_fight_cards(state, n, out)
    if n and not fight.life:
        monster_is_out(content, state, out)


def room_for_losses(content: Content, state: State) -> int:
    """How many cards the monster can still lose in this fight turn (Ghouls' Nest)."""
    fight = fight_of(state)
    lost = fight.sides[1].taken
    return min([len(fight.life), *(cap - lost for _op, cap in standing(content, state, 0, o.FOE_LOSES_AT_MOST))])


def lose_fight_cards(state: State, n: int, out: Out) -> None:
    """Cards from the top of the monster's life pool, face up beside it."""
    fight = fight_of(state)
    if n <= 0:
        return
    cards = fight.life[-n:][::-1]
    fight.life = fight.life[:-n]
    fight.spent += cards
    fight.sides[1].lost += n
    fight.sides[1].taken += n
    if out is not None:
        out.append(FightCardsLost(cards, len(fight.life)))
