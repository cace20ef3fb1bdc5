"""Moments of a fight: what happens by itself happens, what may happen is asked (WOW-WTN-02, -03).

A rule that comes to a moment calls `reach`; where something could happen then, a frame is pushed that goes through the
abilities of that side, the monster's before the witcher's own (WOW-FGT-11).
"""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher import kept
from game.titles.witcher.attributes import value
from game.titles.witcher.content import Content
from game.titles.witcher.effects import moments as m
from game.titles.witcher.effects import ops as o
from game.titles.witcher.fight.abilities import ANY_FROM_DISCARD, LOOK_AT_OWN
from game.titles.witcher.fight.conditions import holds, standing
from game.titles.witcher.fight.events import AbilityUsed, PotionDrunk
from game.titles.witcher.fight.sides import fight_of, is_monster, pool_of, specialty_of, witcher_at
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import ALCHEMY, NONE, State

MOMENT: Final = NUMBER["moment"]
ABILITY: Final = NUMBER["ability"]
SPECIAL: Final = NUMBER["special"]
PASS: Final[Option] = ("pass",)
ALL_DONE: Final = 99  # everything that happens by itself has happened


def reach(content: Content, state: State, side: int, moment: int) -> bool:
    """Come to a moment of a side; whether a frame was pushed."""
    fight = fight_of(state)
    if not fight.sides[side].moments >> moment & 1:
        return False
    state.stack.append((MOMENT, fight.seats[side], side, moment, 0))
    return True


def moments_of(content: Content, state: State, seat: int, numbers: tuple[int, ...]) -> int:
    """The moments in which some abilities, a witcher's specialty or a potion held can come into play, one bit each."""
    abilities, one = content.abilities, state.seats[seat]
    some = (*numbers, *abilities.of_specialty[one.school][:1], *(abilities.of_potion[kind] for kind in one.potions))
    mask = 0
    for number in some:
        mask |= 1 << abilities.all[number].moment
    return mask


def within_reach(content: Content, state: State, side: int) -> list[int]:
    """Every ability of a side in the order in which they come: the monster's, trophies and things kept, the specialty,
    potions held."""
    fight = fight_of(state)
    own = fight.sides[side].abilities
    one = witcher_at(state, side)
    potions = content.abilities.of_potion
    return [*own, specialty_of(content, state, side), *(potions[kind] for kind in dict.fromkeys(one.potions))]


def resume_moment(content: Content, state: State, frame: Frame, out: Out) -> None:
    """The next thing that happens by itself; then what may be used is asked."""
    kind, seat, side, moment, at = frame
    numbers = fight_of(state).sides[side].abilities
    for i in range(at, len(numbers)):
        ability = content.abilities.all[numbers[i]]
        if ability.moment == moment and not ability.may and holds(content, state, side, numbers[i]):
            state.stack[-1] = (kind, seat, side, moment, i + 1)
            begin_ability(content, state, side, numbers[i], out)
            return
    state.stack.pop()
    if usable(content, state, side, moment):
        state.stack.append((SPECIAL, seat, side, moment))


def offer_special(content: Content, state: State, frame: Frame) -> list[Option]:
    """What can be used at this moment, or nothing of it."""
    return [*usable(content, state, frame[2], frame[3]), PASS]


def take_special(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Use it; more may be used after it."""
    _kind, seat, side, moment = frame
    state.stack.pop()
    if option != PASS:
        state.stack.append((MOMENT, seat, side, moment, ALL_DONE))
        take_use(content, state, side, option, out)


def usable(content: Content, state: State, side: int, moment: int) -> list[Option]:
    """What the witcher of a side may use at a moment."""
    fight = fight_of(state)
    if is_monster(fight, side):
        return []
    every = content.abilities.all
    found: list[Option] = []
    for number in fight.sides[side].abilities:
        ability = every[number]
        if ability.moment == moment and ability.may and usable_now(content, state, side, number):
            found.append(("use", number))
    number = specialty_of(content, state, side)
    if every[number].moment == moment and may_use_specialty(content, state, side, number):
        found.append(("use", number))
    for potion in dict.fromkeys(witcher_at(state, side).potions):
        number = content.abilities.of_potion[potion]
        if every[number].moment == moment and may_drink(content, state, side, number):
            found.append(("drink", potion))
    return found


def usable_now(content: Content, state: State, side: int, number: int) -> bool:
    """Whether an ability's conditions hold, its price can be paid and what it works on is there."""
    return (
        holds(content, state, side, number)
        and payable(content, state, side, number)
        and _has_sense(content, state, side, number)
    )


def payable(content: Content, state: State, side: int, number: int) -> bool:
    """Whether the witcher can pay the price in full."""
    ability = content.abilities.all[number]
    one = witcher_at(state, side)
    return len(one.hand) >= ability.cards and len(one.potions) >= ability.potions


def _has_sense(content: Content, state: State, side: int, number: int) -> bool:
    """An ability that begins with a card from somewhere needs one there (WOW-SPC-11)."""
    program = content.abilities.programs[content.abilities.all[number].program]
    op = program[0][0] if program else NONE
    one = witcher_at(state, side)
    if op in FROM_DISCARD:
        return bool(one.discard)
    if op == o.HAND_INTO_POOL:
        return bool(one.hand)
    return op not in (o.LOOK_AT_FOE, LOOK_AT_OWN, o.ORDER_POOL) or bool(
        pool_of(state, 1 - side if op == o.LOOK_AT_FOE else side)
    )


FROM_DISCARD: Final = frozenset((ANY_FROM_DISCARD, o.INTO_POOL, o.RECOVER, o.UNDER_POOL))


def may_use_specialty(content: Content, state: State, side: int, number: int) -> bool:
    """Once a fight (WOW-SPC-01); the trophy of Specialty allows a second time."""
    times = 1 + len(standing(content, state, side, o.SPECIALTY_AGAIN))
    return fight_of(state).sides[side].specialties < times and usable_now(content, state, side, number)


def may_drink(content: Content, state: State, side: int, number: int) -> bool:
    """Potions are used as far as the number goes; one more card needs a combo and a card (WOW-TAB-14, -15)."""
    if potions_left(content, state, side) <= 0 or not holds(content, state, side, number):
        return False
    program = content.abilities.programs[content.abilities.all[number].program]
    if program[0][0] == o.EXTRA_CARD and not may_add_card(state, side):
        return False
    return payable(content, state, side, number)


def may_add_card(state: State, side: int) -> bool:
    """Nothing may follow a card that was added without a match (WOW-TAB-14)."""
    combo = fight_of(state).combo
    added = len(combo) > 1 and combo[-1][1] == NONE
    return bool(combo) and not added and bool(witcher_at(state, side).hand)


def potions_left(content: Content, state: State, side: int) -> int:
    """How many potions may still be used: as many a fight as the Alchemy value; abilities allow more or fewer
    (WOW-POT-04, -07)."""
    fight = fight_of(state)
    most = value(content, state, fight.seats[side], ALCHEMY) + len(standing(content, state, side, o.FREE_POTION))
    limits = (op[1] for op in standing(content, state, side, o.POTIONS_AT_MOST))
    return min([most, *limits]) - len(fight.sides[side].potions)


def take_use(content: Content, state: State, side: int, option: Option, out: Out) -> None:
    """Use an ability or drink a potion."""
    fight = fight_of(state)
    verb, number = option
    if verb == "drink":
        drink(content, state, side, number, out)
        return
    if number == specialty_of(content, state, side):
        fight.sides[side].specialties += 1
    begin_ability(content, state, side, number, out)


def drink(content: Content, state: State, side: int, potion: int, out: Out) -> None:
    """WOW-POT-05: it is turned face down; what answers to its use follows its effect."""
    fight = fight_of(state)
    one = witcher_at(state, side)
    potions = list(one.potions)
    potions.remove(potion)
    one.potions = tuple(potions)
    fight.sides[side].potions += (potion,)
    if out is not None:
        out.append(PotionDrunk(fight.seats[side], potion))
    reach(content, state, side, m.POTION_USED)
    push_program(state, fight.seats[side], side, content.abilities.all[content.abilities.of_potion[potion]].program)


def begin_ability(content: Content, state: State, side: int, number: int, out: Out) -> None:
    """Push what an ability does, its price first."""
    fight = fight_of(state)
    ability = content.abilities.all[number]
    if ability.once:
        fight.sides[side].used += (number,)
    if out is not None:
        out.append(AbilityUsed(fight.seats[side], number))
    if ability.leaves != NONE:
        kept.use_up(content, state, fight.seats[side], ability.leaves, out)
    push_program(state, fight.seats[side], side, ability.program)


def push_program(state: State, seat: int, side: int, program: int) -> None:
    """Run a program from its first op."""
    state.stack.append((ABILITY, seat, side, program, 0))
