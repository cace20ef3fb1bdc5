"""What each op does outside fights (effects/ops.py tells what it stands for)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame
from game.titles.witcher import exploring, kept, poker, quests, tokens
from game.titles.witcher.attributes import (
    ask_raise,
    ask_raise_lowest,
    lower_attribute,
    lower_shield,
    open_mask,
    raise_attribute,
    raise_shield,
    value,
)
from game.titles.witcher.content import Content
from game.titles.witcher.decks import draw, lose_at_random, lose_from_deck
from game.titles.witcher.effects import moments as m
from game.titles.witcher.effects import ops as o
from game.titles.witcher.effects.asking import PAY_OR_NOT, ask_discard, ask_trail
from game.titles.witcher.effects.run import EFFECTS, roll, run
from game.titles.witcher.effects.short_fight import begin_short_fight
from game.titles.witcher.events import ResultTold
from game.titles.witcher.fatigue import ask_trash
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.pool import ANY_COST, gain
from game.titles.witcher.potions import ask_discard as ask_discard_potions
from game.titles.witcher.potions import discard_potion, draw_potions, take_potions
from game.titles.witcher.skellige import effects as sea
from game.titles.witcher.skellige.dagon import EMERGED
from game.titles.witcher.state import DEFENSE, NONE, TERRAINS, State

MOVE_AND_ACT: Final = NUMBER["move_and_act"]
BANDS: Final = ((14, 5), (11, 4), (8, 3), (0, 2))  # least sum of each band of a test, and where its program stands
Op = tuple[int, ...]
Carry = Callable[[Content, State, int, Op, Out], None]


def resume_effects(content: Content, state: State, frame: Frame, out: Out) -> None:
    """The next op; the frame goes before the last one is carried out."""
    _kind, seat, program, at = frame
    ops = content.catalogue.programs[program]
    if at + 1 < len(ops):
        state.stack[-1] = (EFFECTS, seat, program, at + 1)
    else:
        state.stack.pop()
    if at < len(ops):
        op = ops[at]
        OPS[op[0]](content, state, seat, op, out)


def _tell(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    if out is not None:
        out.append(ResultTold(seat, op[1]))


def _gold(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    tokens.change_gold(state, seat, op[1], out)


def _potion(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    if op[1] > 0:
        draw_potions(content, state, seat, op[1], out)
    else:
        ask_discard_potions(state, seat, min(-op[1], len(state.seats[seat].potions)))


def _potions_to(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    """None, or as many as told whatever the limit (WOW-TAB-31)."""
    if not op[1]:
        for potion in state.seats[seat].potions:
            discard_potion(state, seat, potion, out)
    take_potions(state, seat, op[1] - len(state.seats[seat].potions), out)


def _shield(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    if op[1] > 0:
        raise_shield(content, state, seat, op[1], out)
    else:
        lower_shield(state, seat, -op[1], out)


def _shield_to(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    shield = state.seats[seat].shield
    if op[1] == o.FULL:
        raise_shield(content, state, seat, value(content, state, seat, DEFENSE) - shield, out)
    else:
        lower_shield(state, seat, shield - op[1], out)


def _attribute(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    change = raise_attribute if op[2] > 0 else lower_attribute
    change(content, state, seat, op[1], out)


def _raise(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    if op[1] == o.ANY:
        ask_raise(state, seat, open_mask(state.seats[seat].attributes))
    else:
        ask_raise_lowest(state, seat, 2 if op[1] == o.TWO_LOWEST else 1)


def _draw(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    draw(content, state, seat, op[1], out)


def _discard(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    """WOW-TAB-30."""
    ask_discard(state, seat, op[1])


def _roll(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    run(state, seat, op[roll(state, seat, out)])


def _if(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    _op, measure, _argument, least, most, then, otherwise = op
    run(state, seat, then if least <= measured(state, seat, measure) <= most else otherwise)


def measured(state: State, seat: int, measure: int) -> int:
    """What a condition looks at, outside fights (WOW-ATT-15, WOW-TRO-12)."""
    one = state.seats[seat]
    if measure > m.WITCHER:
        return AT_SEA[measure](state, seat)
    if measure >= m.COMBAT:
        return one.level if measure == m.WITCHER else one.attributes[measure - m.COMBAT]
    return {
        m.SHIELD: one.shield,
        m.HAND: len(one.hand),
        m.GOLD: one.gold,
        m.POTIONS: len(one.potions),
        m.TRAILS: sum(token != NONE for token in one.trails),
        m.TROPHIES: len(one.trophies),
    }[measure]


AT_SEA: Final[dict[int, Callable[[State, int], int]]] = {
    m.TRACK: lambda state, seat: state.seats[seat].track,
    m.EMERGED: lambda state, seat: int(state.skellige is not None and state.skellige.dagon == EMERGED),
    m.TRAIL_OF_DAGON: lambda state, seat: int(state.skellige is not None and state.skellige.dagon_trails[seat]),
}
"""The measures of Skellige."""


def _phase_3(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    """WOW-PH3-08."""
    state.turn.draws += op[1]


def _trail(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    """One terrain, one of choice, one of each (WOW-TAB-34), or those that the visitor has (Event 10)."""
    wanted: tuple[int, ...] = (op[1],)
    if op[1] == o.TRAIL_ANY:
        ask_trail(state, seat)
        return
    if op[1] == o.TRAIL_EACH:
        wanted = tuple(range(TERRAINS))
    elif op[1] == o.TRAIL_VISITORS:
        wanted = tuple(t for t in range(TERRAINS) if tokens.has_trail(state, state.turn.seat, t))
    for terrain in wanted:
        tokens.take_trail(content, state, seat, terrain, out)


def _take(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    gain(content, state, seat, ANY_COST if op[1] == o.ANY_COST else op[1], out)


def _trash(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    """Never the last card (WOW-TAB-28)."""
    ask_trash(state, seat, min(op[1], len(state.seats[seat].owned) - 1))


def _quest(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    quests.gain_quest(content, state, seat, op[1], out)


def _event(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    quests.read_event(content, state, seat, op[1], out)


def _test(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    """Twice the level and a die (WOW-EVT-11)."""
    total = 2 * state.seats[seat].attributes[op[1]] + roll(state, seat, out)
    run(state, seat, next(op[at] for least, at in BANDS if total >= least))


def _by_level(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    one = state.seats[seat]
    level = one.level if op[1] == o.WITCHER else one.attributes[op[1]]
    run(state, seat, op[1 + level])


def _by_place(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    one = state.seats[seat]
    run(state, seat, op[1] if one.place == content.home[one.school] else op[2])


def _host(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    """Nobody, where no witcher of that school plays (WOW-SOL-15)."""
    place = state.seats[seat].place
    for other, one in enumerate(state.seats):
        if other != seat and one.present and content.home[one.school] == place:
            run(state, other, op[1])


def _short_fight(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    draw(content, state, seat, op[1], out)
    begin_short_fight(state, seat, op[2:])


def _poker(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    poker.play_against(state, seat, poker.as_number(op[1:6]), op[6], op[7], out)


def _keep(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    exploring.story_stays(state)
    kept.take(state, seat, op[1], out)


def _leave(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    kept.put_away(content, state, seat, op[1], out)


def _free_card(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    state.turn.free_card = True


def _no_exploring(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    state.turn.explore_barred = True


def _move_and_act(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    if content.adjacent[state.seats[seat].place]:  # no road leads off an island (SKE-LOC-03)
        state.stack.append((MOVE_AND_ACT, seat))


def _go_to_phase_3(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    """WOW-EVT-08."""
    state.turn.ends = True


# -- the words of expansions (SKE-EFF) ----------------------------------------------------------------
def _trash_hand(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    """SKE-EFF-15: hand cards only, and never the last card owned."""
    one = state.seats[seat]
    ask_discard(state, seat, min(op[1], len(one.owned) - 1), trash=True)


def _discard_random(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    lose_at_random(state, seat, op[1], out)


def _damage(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    """The shield first, then the deck, then hand cards of choice; nobody is defeated by it."""
    stopped = min(op[1], state.seats[seat].shield)
    lower_shield(state, seat, stopped, out)
    left = op[1] - stopped
    ask_discard(state, seat, left - lose_from_deck(state, seat, left, out))


def _pay(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    """Asked only where it can be paid in full (SKE-EFF-06)."""
    one = state.seats[seat]
    _op, gold, potions, cards, then, otherwise = op
    if one.gold >= gold and len(one.potions) >= potions and len(one.hand) >= cards:
        state.stack.append((PAY_OR_NOT, seat, gold, potions, cards, then, otherwise))
    else:
        run(state, seat, otherwise)


def _others(content: Content, state: State, seat: int, op: Op, out: Out) -> None:
    """Everybody else, in turn order."""
    count = len(state.seats)
    for step in range(count - 1, 0, -1):
        other = (seat + step) % count
        if state.seats[other].present:
            run(state, other, op[1])


OPS: Final[dict[int, Carry]] = {
    o.TELL: _tell,
    o.GOLD: _gold,
    o.POTION: _potion,
    o.POTIONS_TO: _potions_to,
    o.SHIELD: _shield,
    o.SHIELD_TO: _shield_to,
    o.ATTRIBUTE: _attribute,
    o.RAISE: _raise,
    o.DRAW: _draw,
    o.DISCARD: _discard,
    o.ROLL: _roll,
    o.IF: _if,
    o.PHASE_3: _phase_3,
    o.TRAIL: _trail,
    o.TAKE: _take,
    o.TRASH: _trash,
    o.QUEST: _quest,
    o.EVENT: _event,
    o.TEST: _test,
    o.BY_LEVEL: _by_level,
    o.BY_PLACE: _by_place,
    o.SHORT_FIGHT: _short_fight,
    o.POKER: _poker,
    o.HOST: _host,
    o.KEEP: _keep,
    o.LEAVE: _leave,
    o.FREE_CARD: _free_card,
    o.NO_EXPLORING: _no_exploring,
    o.MOVE_AND_ACT: _move_and_act,
    o.GO_TO_PHASE_3: _go_to_phase_3,
    o.TRASH_HAND: _trash_hand,
    o.DISCARD_RANDOM: _discard_random,
    o.DAMAGE: _damage,
    o.PAY: _pay,
    o.OTHERS: _others,
    **sea.OPS,
}
