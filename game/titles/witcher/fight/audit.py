"""What cannot be in a fight: sides, numbers and frames that no play leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from game.kernel.rules import Frame
from game.kernel.texts import gettext as _
from game.titles.witcher.content import Content
from game.titles.witcher.fight import begin, damage, monster_turn, outcomes, pools, witcher_turn
from game.titles.witcher.fight.abilities import ATTACK_COSTS
from game.titles.witcher.fight.conditions import ATTACKER_WON, DEFENDER_WON, DISCARDS
from game.titles.witcher.fight.moments import usable
from game.titles.witcher.fight.sides import is_monster, pool_of
from game.titles.witcher.frames import NUMBER as N
from game.titles.witcher.state import NONE, Fight, State

Check = Callable[[Content, State, Frame], str]


def fight_faults(content: Content, state: State) -> Iterator[str]:
    """What is wrong with the fight itself."""
    fight = state.fight
    frames = [frame[0] for frame in state.stack if frame[0] in (N["fight"], N["fight_over"])]
    if len(frames) != (fight is not None):
        yield f"state.fight: {_('a fight has one frame that goes on, and nothing else has')}"
    if fight is None:
        return
    seats = range(len(state.seats))
    attacker, defender = fight.seats
    if attacker not in seats or defender == attacker or (defender not in seats) == (fight.monster == NONE):
        yield f"state.fight.seats: {_('a witcher fights a monster or another witcher')}"
        return
    if len(fight.sides) != 2 or fight.side not in (0, 1):
        yield f"state.fight.sides: {_('a fight has two sides')}"
        return
    yield from _numbers(content, state, fight)


def _numbers(content: Content, state: State, fight: Fight) -> Iterator[str]:
    abilities = range(len(content.abilities.all))
    for i, side in enumerate(fight.sides):
        if any(number not in abilities for number in (*side.abilities, *side.used)):
            yield f"state.fight.sides.{i}.abilities: {_('there is no such ability')}"
    cards = content.catalogue.action_cards
    before: int = NONE
    for card, way in fight.combo:
        if not 0 <= card < len(cards) or (way != NONE and not _matches(content, before, way)):
            yield f"state.fight.combo: {_('a card uses an extension of the one before, or none')}"
            return
        before = card
    if not set(fight.returned) <= {card for card, _way in fight.combo}:
        yield f"state.fight.returned: {_('only cards of the combo come back')}"
    if any(seat not in range(len(state.seats)) or side not in (0, 1) for seat, side in fight.wagers):
        yield f"state.fight.wagers: {_('there is no such seat')}"
    if not NONE <= fight.namer < len(state.seats) or (fight.monster != NONE and fight.namer == NONE):
        yield f"state.fight.namer: {_('there is no such seat')}"
    if any(len(seen) != 3 or seen[1] not in (0, 1) for seen in fight.known):
        yield f"state.fight.known: {_('a seat, a side and cards')}"


def _matches(content: Content, before: int, way: int) -> bool:
    return before != NONE and 0 <= way < len(content.catalogue.action_cards[before].extensions)


def frame_fault(content: Content, state: State, frame: Frame) -> str:
    """What is wrong with a frame of a fight."""
    fight = state.fight
    if fight is None:
        return _("there is no fight")
    if frame[0] in SIDED and not _sides_with(fight, frame):
        return _("side: it is not that of the seat")
    return CHECKS[frame[0]](content, state, frame)


def _sides_with(fight: Fight, frame: Frame) -> bool:
    side = frame[2]
    return side in (0, 1) and fight.seats[0 if is_monster(fight, side) else side] == frame[1]


def _step(steps: int, at: int) -> Check:
    return lambda content, state, frame: "" if 0 <= frame[at] <= steps else _("step: there is no such step")


def _fine(content: Content, state: State, frame: Frame) -> str:
    return ""


def _name(content: Content, state: State, frame: Frame) -> str:
    fight = state.fight
    return "" if fight is not None and fight.monster != NONE else _("no monster fights")


def _lose(content: Content, state: State, frame: Frame) -> str:
    if not 1 <= frame[3] <= len(state.seats[frame[1]].hand):
        return _("left: the hand has not so many")
    return "" if damage.TAKEN <= frame[4] <= damage.INTO_POOL else _("why: there is no such reason")


def _combo(content: Content, state: State, frame: Frame) -> str:
    fight = state.fight
    hand = state.seats[frame[1]].hand
    return "" if hand or (fight is not None and fight.combo) else _("no card can be laid")


def _extra(content: Content, state: State, frame: Frame) -> str:
    return "" if state.seats[frame[1]].hand else _("no card can be laid")


def _order(content: Content, state: State, frame: Frame) -> str:
    _kind, seat, whose, n, take, drop, placed, under = frame
    if whose not in (0, 1) or not 1 <= n <= len(pool_of(state, whose)):
        return _("number: the life pool has not so many")
    if not (0 <= take <= n and 0 <= drop <= n and 0 <= placed < n and under in (0, 1)):
        return _("take, drop and placed are within the cards looked at")
    fight = state.fight
    known = [cards for who, side, cards in fight.known if (who, side) == (seat, whose)] if fight is not None else []
    return "" if known and len(known[0]) == n else _("number: so many were not looked at")


def _take(content: Content, state: State, frame: Frame) -> str:
    one = state.seats[frame[1]]
    if not pools.TO_HAND <= frame[3] <= pools.OUT_OF_POOL:
        return _("why: there is no such reason")
    pile = one.deck if frame[3] == pools.OUT_OF_POOL else one.discard
    return "" if 1 <= frame[4] <= len(pile) else _("left: there are not so many")


def _prepare(content: Content, state: State, frame: Frame) -> str:
    below = state.stack[state.stack.index(frame) - 1]
    return "" if below[0] == N["witcher_turn"] else _("it belongs to a witcher's fight turn")


def _special(content: Content, state: State, frame: Frame) -> str:
    return "" if usable(content, state, frame[2], frame[3]) else _("nothing can be used at this moment")


def _returns(content: Content, state: State, frame: Frame) -> str:
    if frame[3] < 0 or not witcher_turn.offer_return_cards(content, state, frame):
        return _("tops: nothing comes back")
    return ""


def _damage(content: Content, state: State, frame: Frame) -> str:
    _kind, _seat, _side, left, step, way = frame
    right = left >= 0 and 0 <= step <= len(damage.STEPS) and 0 <= way <= DISCARDS
    return "" if right else _("left, step and way must be those of damage")


def _moment(content: Content, state: State, frame: Frame) -> str:
    return "" if 0 <= frame[3] <= ATTACK_COSTS and frame[4] >= 0 else _("moment: there is no such moment")


def _ability(content: Content, state: State, frame: Frame) -> str:
    programs = content.abilities.programs
    right = 0 <= frame[3] < len(programs) and 0 <= frame[4] <= len(programs[frame[3]])
    return "" if right else _("program: there is no such program")


def _over(content: Content, state: State, frame: Frame) -> str:
    duel = frame[2] in (ATTACKER_WON, DEFENDER_WON)
    fight = state.fight
    if fight is None or duel != (fight.monster == NONE) or not 0 <= frame[2] <= DEFENDER_WON:
        return _("outcome: this fight cannot end so")
    return "" if 0 <= frame[3] <= len(outcomes.steps_of(content, state, frame[2])) else _("step: there is no such step")


SIDED: Final = frozenset(
    N[name]
    for name in (
        "prepare", "combo", "extra_card", "lose_card", "take_card", "special", "return_cards", "witcher_turn",
        "damage", "moment", "ability",
    )
)  # fmt: skip
CHECKS: Final[dict[int, Check]] = {
    N["wager"]: _fine,
    N["prepare"]: _prepare,
    N["combo"]: _combo,
    N["extra_card"]: _extra,
    N["name_attack"]: _name,
    N["lose_card"]: _lose,
    N["order_cards"]: _order,
    N["take_card"]: _take,
    N["special"]: _special,
    N["return_cards"]: _returns,
    N["fight"]: _step(len(begin.STEPS), 2),
    N["witcher_turn"]: _step(len(witcher_turn.STEPS), 3),
    N["monster_turn"]: _step(len(monster_turn.STEPS), 2),
    N["damage"]: _damage,
    N["moment"]: _moment,
    N["ability"]: _ability,
    N["fight_over"]: _over,
}
