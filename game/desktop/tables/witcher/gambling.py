"""The match as dice poker: both hands, the pot, the dice that were picked up."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from game.desktop.tables.base import seat_names
from game.desktop.tables.witcher import rows, stories
from game.desktop.tables.witcher.views.poker import NO_MARKS, Five, Marks, PokerModel, PokerSide, Reward
from game.kernel.match import Match, Step
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.witcher import events as e
from game.titles.witcher import names
from game.titles.witcher.content import Content
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.poker import LAID, LOCALS, WITCHERS_POT, digits, rank
from game.titles.witcher.solo import POKER_GOLD
from game.titles.witcher.state import State

POKER, REROLL = NUMBER["poker"], NUMBER["reroll"]
HANDS = (
    N_("Nothing"), N_("A pair"), N_("Two pairs"), N_("Three of a kind"), N_("Straight to five"), N_("Straight to six"),
    N_("Full house"), N_("Four of a kind"), N_("Five of a kind"),
)  # fmt: skip


def five(hand: int) -> Five:
    """A hand as the view wants it: five dice, 0 for each that is not thrown."""
    dice = (*digits(hand), 0, 0, 0, 0, 0)
    return dice[0], dice[1], dice[2], dice[3], dice[4]


def hand_name(hand: int) -> str:
    """What a hand is worth."""
    return _(HANDS[rank(hand)[0]]) if hand else ""


def counting(hand: int) -> Marks:
    """The dice that make the hand what it is."""
    dice = five(hand)
    kind = rank(hand)[0] if hand else 0
    if kind in (4, 5, 6, 8):
        return (True,) * 5
    marks = [kind > 0 and dice.count(one) > 1 for one in dice]
    return marks[0], marks[1], marks[2], marks[3], marks[4]


def question(match: Match, picked: Collection[int]) -> PokerModel:
    """The person may throw some dice again. Of two persons the one who challenged has the lower row all the time."""
    state: State = match.state
    _kind, seat, own, against = state.stack[-1]
    below = next((frame for frame in reversed(state.stack) if frame[0] == POKER), None)
    active = below[1] if below else seat
    other = below[2] if below else LOCALS
    rival = other if active == seat else active
    marks = tuple(i in picked for i in range(5))
    asked = _side(match, seat, own)
    asked = replace(asked, picked=(marks[0], marks[1], marks[2], marks[3], marks[4]))
    waiting = None
    if against:
        line = _("Some dice were thrown again") if active == seat and other == LOCALS else ""
        waiting = replace(_side(match, rival, against, counts=False), line=line)
    several = _is_person(match, seat) and _is_person(match, rival)
    others = waiting is not None and several and seat != active
    mine, theirs = (waiting or asked, asked) if others else (asked, waiting)
    words = _("{who}, which dice do you throw again?") if several else _("Which dice do you throw again?")
    pot = waiting is not None and other != LAID
    return PokerModel(
        mine, theirs, _title(match, seat, other, against), WITCHERS_POT if pot else 0, _stakes(other, against), True,
        words.format(who=_called(match, seat)), _("Pick dice up; the others stay. You may do this once."),
        _rewards(own) if theirs is None else (), others=others,
    )  # fmt: skip


def _side(match: Match, seat: int, hand: int, counts: bool = True) -> PokerSide:
    """A row of dice."""
    school = rows.faction(match, seat) if seat >= 0 else ""
    marks = counting(hand) if counts else NO_MARKS
    return PokerSide(_called(match, seat), school, five(hand), hand_name(hand), counting=marks)


def _is_person(match: Match, seat: int) -> bool:
    return seat >= 0 and match.game.setup.seats[seat].is_human


def _stakes(other: int, against: int) -> str:
    """What it is about."""
    if not against:
        return ""
    return _("Yours must be better.") if other == LAID else _("3 Gold in the pot: the winner takes all.")


def _called(match: Match, seat: int) -> str:
    return seat_names(match)[seat] if seat >= 0 else _("The locals") if seat == LOCALS else _("The dice that lie there")


def _title(match: Match, seat: int, other: int, against: int) -> str:
    """Where one plays; in a story its title."""
    content: Content = match.game.content
    told = stories.latest(match, seat) if other == LAID and against else None
    if told is not None:
        return names.story(content, told.story)
    return _("Dice Poker in {place}").format(place=names.place(content, match.state.seats[seat].place))


def _rewards(own: int) -> tuple[Reward, ...]:
    kind = rank(own)[0] if own else -1
    return tuple(Reward(_(HANDS[i]), names.gold(gold), i == kind) for i, gold in enumerate(POKER_GOLD))


def worth_a_page(step: Step, seats: Collection[int]) -> e.PokerEnded | None:
    """How a game of one of these seats ended, where a step tells it."""
    for event in step.events:
        if isinstance(event, e.PokerEnded) and (event.seat in seats or event.other in seats):
            return event
    return None


def result(match: Match, event: e.PokerEnded, viewer: int) -> PokerModel:
    """Both hands as they came to lie, and who won."""
    swapped = viewer == event.other
    own, against = (event.against, event.own) if swapped else (event.own, event.against)
    seat, rival = (event.other, event.seat) if swapped else (event.seat, event.other)
    won = event.won != swapped
    mine, theirs = replace(_side(match, seat, own), won=won), None
    if against:
        theirs = replace(_side(match, rival, against), won=not won)
    words = _won(match, seat, rival, won) if theirs else hand_name(own)
    return PokerModel(
        mine, theirs, _title(match, event.seat, event.other, event.against), question=words,
        rewards=_rewards(own) if theirs is None else (),
    )  # fmt: skip


def _won(match: Match, seat: int, rival: int, won: bool) -> str:
    """Who won, in a sentence."""
    if won and not _is_person(match, rival):
        return _("You win.")
    if not won and rival == LAID:
        return _("The dice that lie there win.")
    if not won and rival == LOCALS:
        return _("The locals win.")
    return _("{who} wins.").format(who=_called(match, seat if won else rival))
