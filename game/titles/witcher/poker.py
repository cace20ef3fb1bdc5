"""Dice Poker: with locals, with a witcher, alone, and against a hand that lies there (WOW-DIC, WOW-LOC-10 to -15,
WOW-SOL-08).

Five dice stand in frames and options as a number of five digits, the highest die first; dice to throw again likewise.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from game.kernel.chance import die
from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher.content import Content
from game.titles.witcher.effects import run
from game.titles.witcher.events import DiceThrown, PokerBegan, PokerEnded
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.solo import POKER_GOLD
from game.titles.witcher.state import NONE, State
from game.titles.witcher.tokens import change_gold

POKER: Final = NUMBER["poker"]
REROLL: Final = NUMBER["reroll"]
DICE: Final = 5
LOCALS: Final = -1  # who plays against the active player: a seat, the locals, or a hand that lies there
LAID: Final = -2
THROWN, ANSWERED, DONE = range(3)  # stages: both have thrown, the other side has thrown again, the active side has
STAKE: Final = 1
LOCALS_POT: Final = 3  # WOW-LOC-10
WITCHERS_POT: Final = 3  # WOW-DIC-05
(NOTHING, PAIR, TWO_PAIRS, THREE, LOW_STRAIGHT, HIGH_STRAIGHT, FULL_HOUSE, FOUR, FIVE) = range(9)  # WOW-DIC-08
KEPT_WHOLE: Final = (LOW_STRAIGHT, HIGH_STRAIGHT, FULL_HOUSE, FIVE)

Rank = tuple[int, tuple[int, ...]]


def digits(number: int) -> tuple[int, ...]:
    """The dice of a number; none of 0."""
    return tuple(map(int, str(number))) if number else ()


def as_number(dice: tuple[int, ...]) -> int:
    """Dice as a number, the highest first."""
    return int("".join(map(str, sorted(dice, reverse=True)))) if dice else 0


@cache
def rank(hand: int) -> Rank:
    """What a hand is worth: its kind, then its dice in the order in which they are compared (WOW-DIC-08 to -14)."""
    dice = digits(hand)
    groups = sorted(Counter(dice).items(), key=lambda one: (one[1], one[0]), reverse=True)
    order = tuple(value for value, _times in groups)
    counts = tuple(times for _value, times in groups)
    kinds = {(5,): FIVE, (4, 1): FOUR, (3, 2): FULL_HOUSE, (3, 1, 1): THREE, (2, 2, 1): TWO_PAIRS}
    kind = kinds.get(counts, PAIR if counts[0] == 2 else NOTHING)
    if dice == (6, 5, 4, 3, 2):
        kind = HIGH_STRAIGHT
    elif dice == (5, 4, 3, 2, 1):
        kind = LOW_STRAIGHT
    return kind, order


@cache
def thrown_by_locals(hand: int) -> int:
    """The dice that the locals throw again (WOW-LOC-14)."""
    kind, order = rank(hand)
    if kind in KEPT_WHOLE:
        return 0
    dice = digits(hand)
    kept = order[:2] if kind == TWO_PAIRS else order[:1]
    return as_number(tuple(one for one in dice if one not in kept))


@cache
def rerolls(hand: int) -> tuple[Option, ...]:
    """Every choice of dice to throw again, equal dice being the same; none first."""
    dice = digits(hand)
    masks = range(1 << DICE)
    chosen = (as_number(tuple(one for i, one in enumerate(dice) if mask >> i & 1)) for mask in masks)
    return tuple(("reroll", again) for again in sorted(set(chosen)))


def throw_dice(state: State, number: int) -> int:
    """So many dice."""
    return as_number(tuple(die(state) for _ in range(number)))


def throw_again(state: State, hand: int, again: int) -> int:
    """Some dice are thrown once more; the new results must be kept (WOW-DIC-07)."""
    left = list(digits(hand))
    for one in digits(again):
        left.remove(one)
    return as_number((*left, *(die(state) for _ in range(DICE - len(left)))))


def can_play_locals(content: Content, state: State, seat: int) -> bool:
    """WOW-LOC-11."""
    return state.seats[seat].gold >= STAKE


def play_locals(content: Content, state: State, seat: int, out: Out) -> None:
    """Stake one Gold; alone there are no locals (WOW-LOC-10, -12, WOW-SOL-08)."""
    change_gold(state, seat, -STAKE, out)
    if content.players == 1:
        _begin(state, seat, LAID, 0, NONE, NONE, out)
    else:
        _begin(state, seat, LOCALS, NONE, NONE, NONE, out)


def play_against(state: State, seat: int, hand: int, better: int, other: int, out: Out) -> None:
    """A hand that lies there; a program for a better one, and one for any other (C36)."""
    _begin(state, seat, LAID, hand, better, other, out)


def open_challenges(content: Content, state: State, seat: int) -> list[Option]:
    """Witchers at the same place who have Gold and were not challenged in this turn (WOW-DIC-01 to -03)."""
    one = state.seats[seat]
    if one.gold < STAKE or one.place == content.open_sea:
        return []
    return [
        content.offers.challenge[other]
        for other, rival in enumerate(state.seats)
        if rival.place == one.place
        and other != seat
        and rival.present
        and rival.gold >= STAKE
        and other not in state.turn.challenged
    ]


def challenge(content: Content, state: State, seat: int, other: int, out: Out) -> None:
    """Both stake one Gold (WOW-DIC-05)."""
    state.turn.challenged += (other,)
    change_gold(state, seat, -STAKE, out)
    change_gold(state, other, -STAKE, out)
    _begin(state, seat, other, NONE, NONE, NONE, out)


def _begin(state: State, seat: int, other: int, laid: int, better: int, worse: int, out: Out) -> None:
    """Both sides throw, the active one first; `laid` is a hand that nobody throws (WOW-DIC-06)."""
    if out is not None:
        out.append(PokerBegan(seat, other))
    own = _thrown(seat, throw_dice(state, DICE), out)
    against = laid if laid != NONE else _thrown(other, throw_dice(state, DICE), out)
    state.stack.append((POKER, seat, other, THROWN, own, against, better, worse))


def _thrown(seat: int, hand: int, out: Out) -> int:
    if out is not None:
        out.append(DiceThrown(seat, digits(hand)))
    return hand


def resume_poker(content: Content, state: State, frame: Frame, out: Out) -> None:
    """The other side may throw again first, then the active one; then hands are compared (WOW-DIC-06)."""
    _kind, seat, other, stage, own, against, better, worse = frame
    if stage == DONE:
        state.stack.pop()
        _settle(content, state, seat, other, own, against, better, worse, out)
        return
    if stage == THROWN and other == LOCALS:
        again = thrown_by_locals(against)
        if again:
            against = _thrown(other, throw_again(state, against, again), out)
    state.stack[-1] = (POKER, seat, other, stage + 1, own, against, better, worse)
    if stage == ANSWERED:
        state.stack.append((REROLL, seat, own, against))
    elif other >= 0:
        state.stack.append((REROLL, other, against, own))


def offer_reroll(content: Content, state: State, frame: Frame) -> list[Option]:
    """Any number of one's dice, once."""
    return list(rerolls(frame[2]))


def take_reroll(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """The new hand stands in the frame below."""
    _kind, seat, hand, _against = frame
    state.stack.pop()
    if not option[1]:
        return
    hand = _thrown(seat, throw_again(state, hand, option[1]), out)
    below = state.stack[-1]
    at = 4 if below[1] == seat else 5
    state.stack[-1] = (*below[:at], hand, *below[at + 1 :])


def _settle(
    content: Content, state: State, seat: int, other: int, own: int, against: int, better: int, worse: int, out: Out
) -> None:
    """Equal hands are the active player's (WOW-DIC-12); a hand that lies there must be beaten."""
    if better != NONE:
        won = rank(own) > rank(against)
        run.run(state, seat, better if won else worse)
    elif other == LAID:
        won = True
        change_gold(state, seat, POKER_GOLD[rank(own)[0]], out)
    else:
        won = rank(own) >= rank(against)
        if won:
            change_gold(state, seat, LOCALS_POT if other == LOCALS else WITCHERS_POT, out)
        elif other >= 0:
            change_gold(state, other, WITCHERS_POT, out)
    if out is not None:
        out.append(PokerEnded(seat, other, own, against, won))
