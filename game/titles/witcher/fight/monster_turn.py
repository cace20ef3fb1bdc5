"""The monster's fight turn: naming the attack, turning the card over, its half (WOW-MTN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.chance import die
from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher.content import Content
from game.titles.witcher.effects import moments as m
from game.titles.witcher.effects import ops as o
from game.titles.witcher.fight.conditions import BLOW, DISCARDS, cost, standing, tell_standing
from game.titles.witcher.fight.doing import NAME_ATTACK, attribute_level, level_of_foe
from game.titles.witcher.fight.ends import knocked_out, monster_is_out
from game.titles.witcher.fight.events import AttackNamed, AttackRevealed
from game.titles.witcher.fight.moments import push_program, reach
from game.titles.witcher.fight.sides import fight_of, is_out
from game.titles.witcher.state import NONE, State

CHARGE, BITE = range(2)
HALVES: Final[tuple[Option, ...]] = (("charge",), ("bite",))
HIGHEST_CHARGE: Final = 3  # of the die (WOW-MTN-14)
NOBODY: Final = (NONE, NONE)

Step = Callable[[Content, State, int, Out], None]


def resume_monster_turn(content: Content, state: State, frame: Frame, out: Out) -> None:
    """Begin the next step; a step may push frames or end the fight."""
    kind, seat, step = frame
    stack = state.stack
    while step < len(STEPS):
        frame = stack[-1] = (kind, seat, step + 1)
        STEPS[step](content, state, seat, out)
        if not stack or stack[-1] is not frame:
            return
        step += 1
    stack.pop()


def _before_naming(content: Content, state: State, seat: int, out: Out) -> None:
    """The witcher may name it (Foglet's trophy), or the worse half is (Foglet, WOW-TAB-06)."""
    fight = fight_of(state)
    fight.attack = NOBODY
    if standing(content, state, 0, o.NAME_ATTACK):
        worse = worse_half(content, state)
        if worse != NONE:
            fight.attack = (NONE, worse)
            tell_standing(content, state, 0, o.NAME_ATTACK, out)
            if out is not None:
                out.append(AttackNamed(-1, worse))
            return
    reach(content, state, 0, m.ATTACK_NAMED)


def worse_half(content: Content, state: State) -> int:
    """Which half of the top card costs the witcher more cards; NONE where they cost the same."""
    card = content.catalogue.fight_cards[fight_of(state).life[-1]]
    charge, bite = (_losses(content, state, program) for program in (card.charge, card.bite))
    return NONE if charge == bite else CHARGE if charge > bite else BITE


def _losses(content: Content, state: State, program: int) -> int:
    lost = 0
    more = fight_of(state).sides[1].damage
    for op in content.abilities.programs[program]:
        if op[0] == o.TRASH_HAND:
            lost += op[1]
        elif op[0] == o.DISCARD_RANDOM_LEVEL:
            lost += cost(content, state, 0, level_of_foe(content, state), DISCARDS)
        elif op[0] in (o.HIT, o.HIT_LEVEL, o.HIT_ATTRIBUTE):
            n = op[1]
            if op[0] == o.HIT_LEVEL:
                n += level_of_foe(content, state)
            elif op[0] == o.HIT_ATTRIBUTE:
                n = attribute_level(state, 0, n)
            lost += cost(content, state, 0, n + more, BLOW) if n > 0 else 0
    return lost


def _name(content: Content, state: State, seat: int, out: Out) -> None:
    """A person whose turn it is to name it does; else an even die (WOW-MTN-01 to -04, -14, WOW-SOL-07)."""
    fight = fight_of(state)
    namer = fight.namer
    fight.namer = next_namer(state, seat, namer)
    if fight.attack == NOBODY and namer != seat and content.humans[namer] and state.seats[namer].present:
        state.stack.append((NAME_ATTACK, namer))


def _name_by_die(state: State, out: Out) -> None:
    face = die(state)
    half = CHARGE if face <= HIGHEST_CHARGE else BITE
    fight_of(state).attack = (NONE, half)
    if out is not None:
        out.append(AttackNamed(-1, half, face))


def next_namer(state: State, fighter: int, after: int) -> int:
    """Counter-clockwise from a seat, leaving out the fighter and who left; the fighter where nobody else is there."""
    count = len(state.seats)
    for step in range(1, count + 1):
        seat = (after - step) % count
        if seat != fighter and state.seats[seat].present:
            return seat
    return fighter


def offer_name_attack(content: Content, state: State, frame: Frame) -> list[Option]:
    """Charge or bite, without a look at the card (WOW-MTN-03), or with one (Leshen's trophy)."""
    return list(HALVES)


def take_name_attack(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """The half is named."""
    fight = fight_of(state)
    state.stack.pop()
    fight.attack = (fight.attack[0], HALVES.index(option))
    if out is not None:
        out.append(AttackNamed(frame[1], fight.attack[1]))


def _reveal(content: Content, state: State, seat: int, out: Out) -> None:
    """The card is turned over and lies among those spent (WOW-MTN-01)."""
    fight = fight_of(state)
    if fight.attack == NOBODY:
        _name_by_die(state, out)
    card = fight.life[-1]
    fight.life = fight.life[:-1]
    fight.spent += (card,)
    fight.attack = (card, fight.attack[1])
    if out is not None:
        out.append(AttackRevealed(card, fight.attack[1], len(fight.life)))
    reach(content, state, 0, m.ATTACK_REVEALED)


def _strike(content: Content, state: State, seat: int, out: Out) -> None:
    """The half takes effect."""
    fight = fight_of(state)
    fight.sides[0].lost = 0
    card = content.catalogue.fight_cards[fight.attack[0]]
    push_program(state, seat, 0, card.bite if fight.attack[1] == BITE else card.charge)


def _has_struck(content: Content, state: State, seat: int, out: Out) -> None:
    if is_out(state, 0):
        knocked_out(content, state, 0, out)
    else:
        reach(content, state, 0, m.ATTACK_DONE)


def _end_turn(content: Content, state: State, seat: int, out: Out) -> None:
    reach(content, state, 0, m.FOE_TURN_END)


def _look_who_stands(content: Content, state: State, seat: int, out: Out) -> None:
    """WOW-FGT-05, WOW-MTN-12, -13."""
    fight = fight_of(state)
    fight.attack = NOBODY
    if is_out(state, 0):
        knocked_out(content, state, 0, out)
    elif not fight.life:
        monster_is_out(content, state, out)


STEPS: Final[tuple[Step, ...]] = (
    _before_naming,
    _name,
    _reveal,
    _strike,
    _has_struck,
    _end_turn,
    _look_who_stands,
)
