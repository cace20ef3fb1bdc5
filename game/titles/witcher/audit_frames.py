"""Frames that no play leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from game.kernel.rules import Frame
from game.kernel.texts import gettext as _
from game.titles.witcher import frames as f
from game.titles.witcher.content import Content
from game.titles.witcher.effects.ops import branches
from game.titles.witcher.effects.outside import OPS
from game.titles.witcher.fight.audit import CHECKS as FIGHT_CHECKS
from game.titles.witcher.fight.audit import frame_fault
from game.titles.witcher.poker import DICE, DONE, LAID, digits
from game.titles.witcher.pool import cards_of_cost
from game.titles.witcher.refresh import affordable
from game.titles.witcher.skellige.audit import CHECKS as SEA_CHECKS
from game.titles.witcher.state import HIDDEN, NONE, State
from game.titles.witcher.turn import PHASES

N: Final = f.NUMBER
BELOW_ALL: Final = (N["turn"], N["setting_up"])


def frame_faults(content: Content, state: State) -> Iterator[str]:
    """The stack from below."""
    stack = state.stack
    if not stack:
        if not state.winners and content.players > 1:
            yield f"state.stack: {_('a match has either winners or a frame that goes on')}"
        return
    if state.winners:
        yield f"state.stack: {_('a match has either winners or a frame that goes on')}"
        return
    if stack[0][0] not in BELOW_ALL:
        yield f"state.stack.0: {_('below all lies a turn or the set-up')}"
        return
    for i, frame in enumerate(stack):
        if wrong := _fault(content, state, frame, i):
            yield f"state.stack.{i}{wrong}"
    if stack[-1][0] >= len(f.ASKING):
        yield f"state.stack: {_('the last frame must ask something')}"


def _fault(content: Content, state: State, frame: Frame, place: int) -> str:
    if place and frame[0] in BELOW_ALL:
        return f": {_('a turn lies below all')}"
    if not state.seats[frame[1]].present and (place or frame[0] != N["setting_up"]):
        return f".seat: {_('seat {seat} has left the match').format(seat=frame[1])}"
    check = frame_fault if frame[0] in FIGHT_CHECKS else _CHECKS.get(frame[0]) or SEA_CHECKS.get(frame[0])
    wrong = check(content, state, frame) if check else ""
    return f": {wrong}" if wrong else ""


def _holds(state: State, seat: int, *cards: int) -> bool:
    hand = state.seats[seat].hand
    return all(card in hand or HIDDEN in hand for card in cards)


def _turn(content: Content, state: State, frame: Frame) -> str:
    return "" if 0 <= frame[2] <= len(PHASES) else _("there is no such phase")


def _pay_move(content: Content, state: State, frame: Frame) -> str:
    adjacent = content.adjacent[state.seats[frame[1]].place]
    return "" if frame[2] in adjacent else _("place: no road leads there")


def _trade_for(content: Content, state: State, frame: Frame) -> str:
    return "" if _holds(state, frame[1], frame[2]) else _("away: it must be in hand")


def _clear_pool(content: Content, state: State, frame: Frame) -> str:
    return "" if frame[2] == NONE or frame[2] in state.pool else _("card: it must be in the pool")


def _reroll(content: Content, state: State, frame: Frame) -> str:
    return "" if _five(frame[2]) else _("own: five dice, the highest first")


def _five(hand: int) -> bool:
    dice = digits(hand) if hand > 0 else ()
    right = len(dice) == DICE and all(1 <= one <= 6 for one in dice)
    return right and list(dice) == sorted(dice, reverse=True)


def _poker(content: Content, state: State, frame: Frame) -> str:
    _kind, _seat, other, stage, own, against, better, worse = frame
    if not LAID <= other < len(state.seats) or not 0 <= stage <= DONE or not _five(own):
        return _("other, stage and own must be those of a game of dice")
    if not (_five(against) or (against == 0 and other == LAID)):
        return _("against: five dice, the highest first")
    right = _outside(content, better) and _outside(content, worse)
    return "" if right or better == worse == NONE else _("there is no such program")


def _answer(content: Content, state: State, frame: Frame) -> str:
    if frame[2] == NONE or len(content.stories.programs[frame[2]]) < 2:
        return _("story: nothing is asked there")
    return ""


def _story(content: Content, state: State, frame: Frame) -> str:
    return "" if frame[2] != NONE and frame[3] in (0, 1) else _("stays is 0 or 1")


def _effects(content: Content, state: State, frame: Frame) -> str:
    program, at = frame[2], frame[3]
    if not _outside(content, program) or not 0 <= at <= len(content.catalogue.programs[program]):
        return _("there is no such program")
    return ""


def _outside(content: Content, program: int) -> bool:
    """Whether there is such a program, of ops that serve outside fights, its branches included."""
    programs = content.catalogue.programs
    if not 0 <= program < len(programs):
        return False
    return all(op[0] in OPS and all(_outside(content, one) for one in branches(op)) for op in programs[program])


def _pay_cards(content: Content, state: State, frame: Frame) -> str:
    _kind, seat, card, left = frame
    if card not in state.pool or card == NONE:
        return _("card: it must be in the pool")
    return "" if 1 <= left <= len(state.seats[seat].hand) else _("left: the hand cannot pay so much")


def _raise(content: Content, state: State, frame: Frame) -> str:
    return "" if 1 <= frame[2] <= 15 and 0 <= frame[3] <= 1 else _("mask is from 1 to 15")


def _gain(content: Content, state: State, frame: Frame) -> str:
    return "" if cards_of_cost(content, state, frame[2]) else _("cost: no pool card has it")


def _buy(content: Content, state: State, frame: Frame) -> str:
    return "" if affordable(content, state, frame[1]) else _("no pool card can be paid")


def _of_hand(content: Content, state: State, frame: Frame) -> str:
    return "" if 1 <= frame[2] <= len(state.seats[frame[1]].hand) else _("left: the hand has not so many")


def _pay_or_not(content: Content, state: State, frame: Frame) -> str:
    _kind, seat, gold, potions, cards, then, otherwise = frame
    one = state.seats[seat]
    if not (0 <= gold <= one.gold and 0 <= potions <= len(one.potions) and 0 <= cards <= len(one.hand)):
        return _("the price cannot be paid")
    return "" if _outside(content, then) and _outside(content, otherwise) else _("there is no such program")


def _of_owned(content: Content, state: State, frame: Frame) -> str:
    return "" if 1 <= frame[2] <= len(state.seats[frame[1]].owned) else _("left: there are not so many")


def _of_potions(content: Content, state: State, frame: Frame) -> str:
    return "" if 1 <= frame[2] <= len(state.seats[frame[1]].potions) else _("left: there are not so many")


def _keep(content: Content, state: State, frame: Frame) -> str:
    return "" if state.seats[frame[1]].hand else _("the hand is empty")


def _choose_school(content: Content, state: State, frame: Frame) -> str:
    taken = [one.school for one in state.seats]
    return _("a school is taken already") if frame[2] in taken or frame[3] in taken else ""


def _strike(content: Content, state: State, frame: Frame) -> str:
    if not all(_outside(content, frame[i]) for i in (6, 8, 10)) or frame[5] > 0:
        return _("there is no such program")
    return ""


_CHECKS: Final[dict[int, Callable[[Content, State, Frame], str]]] = {
    N["choose_school"]: _choose_school,
    N["turn"]: _turn,
    N["pay_move"]: _pay_move,
    N["trade_for"]: _trade_for,
    N["clear_pool"]: _clear_pool,
    N["reroll"]: _reroll,
    N["poker"]: _poker,
    N["answer"]: _answer,
    N["story"]: _story,
    N["effects"]: _effects,
    N["pay_cards"]: _pay_cards,
    N["raise"]: _raise,
    N["gain"]: _gain,
    N["buy"]: _buy,
    N["discard"]: _of_hand,
    N["trash_hand"]: _of_hand,
    N["pay_or_not"]: _pay_or_not,
    N["trash"]: _of_owned,
    N["discard_potion"]: _of_potions,
    N["keep"]: _keep,
    N["strike"]: _strike,
}
