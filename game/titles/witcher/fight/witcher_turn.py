"""A witcher's fight turn, from top to bottom: abilities, combo, its resolution, drawing (WOW-WTN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.chance import below
from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher.attributes import value
from game.titles.witcher.content import Content
from game.titles.witcher.decks import HAND_LIMIT, draw, to_hand
from game.titles.witcher.effects import moments as m
from game.titles.witcher.effects import ops as o
from game.titles.witcher.fight.abilities import COMBO_MORE, COMBO_SHIELDS, COMBO_SUM, DRAW_AFTER_BLOW
from game.titles.witcher.fight.combo import COMBO, add_up, play
from game.titles.witcher.fight.conditions import BLOW, of_colours, standing, tell_standing
from game.titles.witcher.fight.damage import hurt
from game.titles.witcher.fight.doing import lift_shield, worth
from game.titles.witcher.fight.ends import knocked_out
from game.titles.witcher.fight.events import CardTaken, ComboLaid
from game.titles.witcher.fight.moments import reach, take_use, usable
from game.titles.witcher.fight.pools import recover
from game.titles.witcher.fight.sides import fight_of, is_monster, is_out, marks, on_table
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import COMBAT as COMBAT_ATTRIBUTE
from game.titles.witcher.state import NONE, State

WITCHER_TURN: Final = NUMBER["witcher_turn"]
PREPARE: Final = NUMBER["prepare"]
RETURN_CARDS: Final = NUMBER["return_cards"]
READY: Final[Option] = ("ready",)

Step = Callable[[Content, State, int, int, Out], None]


def resume_witcher_turn(content: Content, state: State, frame: Frame, out: Out) -> None:
    """Begin the next step; a step may push frames or end the fight."""
    kind, seat, side, step = frame
    stack = state.stack
    while step < len(STEPS):
        frame = stack[-1] = (kind, seat, side, step + 1)
        STEPS[step](content, state, seat, side, out)
        if not stack or stack[-1] is not frame:
            return
        step += 1
    stack.pop()


def _prepare(content: Content, state: State, seat: int, side: int, out: Out) -> None:
    """Step 1 (WOW-WTN-02, -03)."""
    if usable(content, state, side, m.OWN_TURN):
        state.stack.append((PREPARE, seat, side))


def offer_prepare(content: Content, state: State, frame: Frame) -> list[Option]:
    """Everything that can be used now, or go on to the combo."""
    return [*usable(content, state, frame[2], m.OWN_TURN), READY]


def take_prepare(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Use one thing; step 1 begins anew until the player is ready or nothing is left to use."""
    _kind, seat, side = frame
    state.stack.pop()
    if option != READY:
        state.stack[-1] = (WITCHER_TURN, seat, side, STEPS.index(_prepare))
        take_use(content, state, side, option, out)


def _lay(content: Content, state: State, seat: int, side: int, out: Out) -> None:
    """Step 2; with an empty hand there is none (WOW-WTN-05, -20)."""
    hand = state.seats[seat].hand
    if not hand:
        return
    if standing(content, state, side, o.FIRST_CARD_RANDOM):
        tell_standing(content, state, side, o.FIRST_CARD_RANDOM, out)
        play(state, seat, hand[below(state, len(hand))], NONE, out, at_random=True)
    state.stack.append((COMBO, seat, side))


def _add_to_it(content: Content, state: State, seat: int, side: int, out: Out) -> None:
    """A card without a match (Blizzard) joins before anything looks at the combo (WOW-TAB-14)."""
    if fight_of(state).combo:
        reach(content, state, side, COMBO_MORE)


def _is_laid(content: Content, state: State, seat: int, side: int, out: Out) -> None:
    if fight_of(state).combo:
        reach(content, state, side, m.COMBO_LAID)


def _sum_up(content: Content, state: State, seat: int, side: int, out: Out) -> None:
    """What makes the combo's damage more or less (WOW-TAB-48, -49)."""
    fight = fight_of(state)
    if not fight.combo:
        return
    total = add_up(content, state, side)
    if out is not None:
        cards = tuple(card for card, _way in fight.combo)
        out.append(ComboLaid(seat, cards, total.damage, total.shields, total.draws))
    if any(of_colours(content, state, 1 << colour) for _op, colour in standing(content, state, side, o.MUTE)):
        tell_standing(content, state, side, o.MUTE, out)
    own = fight.sides[side]
    own.damage += sum(worth(content, state, told) for told in marks(own, o.COMBO_PER))
    reach(content, state, side, COMBO_SUM)


def _strike(content: Content, state: State, seat: int, side: int, out: Out) -> None:
    """Step 3a (WOW-WTN-11)."""
    fight = fight_of(state)
    if fight.combo:
        fight.sides[1 - side].lost = 0
        hurt(state, 1 - side, add_up(content, state, side).damage + fight.sides[side].damage, BLOW)


def _has_struck(content: Content, state: State, seat: int, side: int, out: Out) -> None:
    """The attack is over for the other side."""
    if fight_of(state).combo and not is_monster(fight_of(state), 1 - side):
        reach(content, state, 1 - side, m.ATTACK_DONE)


def _after_blow(content: Content, state: State, seat: int, side: int, out: Out) -> None:
    """What follows the damage at once (WOW-SPC-06, -09)."""
    fight = fight_of(state)
    for (n,) in marks(fight.sides[side], DRAW_AFTER_BLOW):
        draw(content, state, seat, n, out)
    if fight.combo:
        reach(content, state, side, m.COMBO_DEALT)


def _count_shields(content: Content, state: State, seat: int, side: int, out: Out) -> None:
    if fight_of(state).combo:
        reach(content, state, side, COMBO_SHIELDS)


def _shields(content: Content, state: State, seat: int, side: int, out: Out) -> None:
    """Step 3b (WOW-WTN-12)."""
    fight = fight_of(state)
    more = sum(n for (n,) in marks(fight.sides[side], o.COMBO_SHIELD))
    lift_shield(content, state, side, add_up(content, state, side).shields + more, out)


def _returns(content: Content, state: State, seat: int, side: int, out: Out) -> None:
    """Step 3c: the order matters only where the hand cannot hold all (WOW-WTN-13, -14, WOW-CRD-10)."""
    total = add_up(content, state, side)
    one = state.seats[seat]
    tops = min(total.tops, len(one.discard))
    if tops + len(total.backs) + len(one.hand) > HAND_LIMIT and (len(total.backs) > 1 or (tops and total.backs)):
        state.stack.append((RETURN_CARDS, seat, side, total.tops))
        return
    recover(state, side, total.tops, out)
    for card in total.backs:
        take_back(state, seat, card, out)


def offer_return_cards(content: Content, state: State, frame: Frame) -> list[Option]:
    """The top of the discard pile, or a card of the combo that comes back."""
    _kind, seat, side, tops = frame
    top: list[Option] = [("top",)] if tops and state.seats[seat].discard else []
    return [*top, *(("back", card) for card in _still_back(content, state, side))]


def _still_back(content: Content, state: State, side: int) -> list[int]:
    """The cards of the combo that have not come back yet."""
    returned = fight_of(state).returned
    return [card for card in add_up(content, state, side).backs if card not in returned]


def take_return_cards(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """One after another."""
    kind, seat, side, tops = frame
    state.stack.pop()
    if option[0] == "top":
        recover(state, side, 1, out)
        tops -= 1
    else:
        take_back(state, seat, option[1], out)
    if _still_back(content, state, side) or (tops and state.seats[seat].discard):
        state.stack.append((kind, seat, side, tops))


def take_back(state: State, seat: int, card: int, out: Out) -> None:
    """A card of the combo comes back to hand; its symbols of step 4 still count."""
    fight = fight_of(state)
    fight.returned += (card,)
    if out is not None:
        out.append(CardTaken(seat, card))
    to_hand(state, seat, card, out)


def _count_draws(content: Content, state: State, seat: int, side: int, out: Out) -> None:
    reach(content, state, side, m.AT_STEP_4)


def _draw(content: Content, state: State, seat: int, side: int, out: Out) -> None:
    """Step 4 (WOW-WTN-15 to -18)."""
    fight = fight_of(state)
    own = fight.sides[side]
    n = value(content, state, seat, COMBAT_ATTRIBUTE)
    for _op, fixed in standing(content, state, side, o.COMBAT_TO):
        n = min(n, fixed)
        tell_standing(content, state, side, o.COMBAT_TO, out)
    n += add_up(content, state, side).draws + own.draws
    draw(content, state, seat, max([n, *(least for (least,) in marks(own, o.STEP_4_LEAST))]), out)
    put_away(state, side)


def put_away(state: State, side: int) -> None:
    """The combo's cards go to the discard pile in the order played, but for those that came back (WOW-WTN-18)."""
    fight = fight_of(state)
    one = state.seats[fight.seats[side]]
    one.discard += on_table(state, fight.seats[side])
    fight.combo = ()
    fight.returned = ()


def _end(content: Content, state: State, seat: int, side: int, out: Out) -> None:
    """WOW-FGT-08: nothing is left to stand for health."""
    if is_out(state, side):
        knocked_out(content, state, side, out)


STEPS: Final[tuple[Step, ...]] = (
    _prepare,
    _lay,
    _add_to_it,
    _is_laid,
    _sum_up,
    _strike,
    _has_struck,
    _after_blow,
    _count_shields,
    _shields,
    _returns,
    _count_draws,
    _draw,
    _end,
)
