"""Phase I: Movement and Actions (WOW-PH1)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher import kept, places, poker, quests
from game.titles.witcher.content import Content
from game.titles.witcher.entering import enter, matches
from game.titles.witcher.events import WitcherMoved
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.skellige import voyages
from game.titles.witcher.state import NONE, State, Witcher

WANDER: Final = NUMBER["wander"]
PAY_MOVE: Final = NUMBER["pay_move"]
TURN: Final = NUMBER["turn"]
END_WANDERING: Final[Option] = ("end_wandering",)
ACT: Final[Option] = ("act",)


def begin_wandering(content: Content, state: State, seat: int, out: Out) -> None:
    """Asked again and again, unless an effect ended the phase (WOW-EVT-08)."""
    if not state.turn.ends:
        state.stack.append((WANDER, seat))


def offer_wander(content: Content, state: State, frame: Frame) -> list[Option]:
    """Go on to phase II, move, or act where one came to in this turn (WOW-PH1-02, -03, WOW-LOC-01 to -05)."""
    seat: int = frame[1]
    found: list[Option] = [END_WANDERING]
    if state.turn.entered:
        if state.seats[seat].place not in state.turn.acted and places.action_open(content, state, seat):
            found.append(ACT)
        found += quests.open_quests(content, state, seat)
        found += poker.open_challenges(content, state, seat)
    one = state.seats[seat]
    goals = content.adjacent[one.place]
    if len(one.hand) < 2 and not (one.hand and one.gold):
        goals = tuple(goal for goal in goals if _can_pay(content, state, one, seat, goal))
    move = content.offers.move
    found += [move[goal] for goal in goals]
    return found + voyages.open_trips(content, state, seat) if state.skellige is not None else found


def _can_pay(content: Content, state: State, one: Witcher, seat: int, goal: int) -> bool:
    """With no card in hand, or a single one and no Gold (WOW-PH1-04, -10)."""
    if one.hand and matches(content, one.hand[0], goal):
        return True
    if not one.kept:
        return False
    cards = len(one.hand)
    return any(kept.passage_to(content, state, seat, goal, n) != NONE for n in range(cards + 1))


def take_wander(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Whatever it is, the phase comes back afterwards, but for its end."""
    seat: int = frame[1]
    state.stack.pop()
    if option[0] == "end_wandering":
        return
    _kind, _seat, phase = state.stack[-1]
    state.stack[-1] = (TURN, seat, phase - 1)
    if option[0] == "move":
        state.stack.append((PAY_MOVE, seat, option[1]))
    elif option[0] == "act":
        places.act(content, state, seat, out)
    elif option[0] == "resolve":
        quests.resolve(content, state, seat, option[1], out)
    elif option[0] == "challenge":
        poker.challenge(content, state, seat, option[1], out)
    else:
        voyages.ask_payment(state, seat, option[1])


def offer_pay_move(content: Content, state: State, frame: Frame) -> list[Option]:
    """A card of the terrain, any two cards, or any card and one Gold (WOW-PH1-04); what is kept may help."""
    _kind, seat, place = frame
    one = state.seats[seat]
    hand = one.hand
    found: list[Option] = [("play", card) for card in hand if matches(content, card, place)]
    ride = kept.passage_to(content, state, seat, place, 0)
    if ride != NONE:
        found.append(("ride", ride))
    if kept.passage_to(content, state, seat, place, 1) != NONE:
        found += [("sail", card) for card in hand if not matches(content, card, place)]
    if one.gold:
        found += [("with_gold", card) for card in hand]
    found += [("two", card, other) for i, card in enumerate(hand) for other in hand[i + 1 :]]
    return found


def take_pay_move(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Pay and go (WOW-PH1-07)."""
    _kind, seat, place = frame
    state.stack.pop()
    verb = option[0]
    cards: tuple[int, ...] = () if verb == "ride" else option[1:]
    if verb == "ride":
        state.turn.served += (option[1],)
    elif verb == "sail":
        state.turn.served += (kept.passage_to(content, state, seat, place, 1),)
    move(content, state, seat, place, cards, int(verb == "with_gold"), out)


def move(content: Content, state: State, seat: int, place: int, cards: tuple[int, ...], gold: int, out: Out) -> None:
    """Cards to the own discard pile, Gold to the bank, the figure along the road."""
    one = state.seats[seat]
    one.hand = tuple(card for card in one.hand if card not in cards)
    one.discard += cards
    one.gold -= gold
    state.turn.moved = True
    if out is not None:
        out.append(WitcherMoved(seat, one.place, place, cards, gold))
    if state.skellige is not None:
        state.skellige.over = NONE
    enter(content, state, seat, place, out)
