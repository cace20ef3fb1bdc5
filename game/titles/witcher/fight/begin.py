"""Who can be fought here and now, and how a fight begins: wagers, prices, life pools, who goes first.

WOW-PH2-03 to -07, WOW-FGT-01, -02, -11, WOW-MON-01 to -05, WOW-WVW-01 to -03.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher import potions
from game.titles.witcher.content import Content
from game.titles.witcher.decks import draw
from game.titles.witcher.effects import moments as m
from game.titles.witcher.effects import ops as o
from game.titles.witcher.fight.conditions import standing, tell_standing, trail_of_foe
from game.titles.witcher.fight.ends import FIGHT
from game.titles.witcher.fight.events import FightTurnBegan, MonsterChallenged, WagerLaid, WitcherAttacked
from game.titles.witcher.fight.moments import PASS, moments_of, reach
from game.titles.witcher.fight.monster_turn import NOBODY, next_namer
from game.titles.witcher.fight.pools import make_monster_pool, make_pool
from game.titles.witcher.fight.sides import THIS_FIGHT, fight_of, forget, is_monster, marks
from game.titles.witcher.fight.witcher_turn import WITCHER_TURN
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import NONE, Fight, Side, State
from game.titles.witcher.tokens import change_gold

MONSTER_TURN: Final = NUMBER["monster_turn"]
WAGER: Final = NUMBER["wager"]

Step = Callable[[Content, State, int, Out], None]


def monster_fights(content: Content, state: State, seat: int) -> list[int]:
    """The terrains whose monster stands where a witcher stands and can be fought (WOW-PH2-04, WOW-MON-08)."""
    one = state.seats[seat]
    return [
        terrain
        for terrain, slot in enumerate(state.slots)
        if slot.monster != NONE
        and slot.token == one.place
        and len(one.potions) >= content.catalogue.monsters[slot.monster].ability.potions
    ]


def witcher_fights(content: Content, state: State, seat: int) -> list[int]:
    """The seats whose witcher can be fought here (WOW-PH2-05, -06)."""
    place = state.seats[seat].place
    if content.school_of[place] != NONE or place in (state.tavern, content.open_sea):
        return []
    return [
        other
        for other, one in enumerate(state.seats)
        if other != seat and one.present and one.place == place and other not in state.turn.challenged
    ]


def begin_monster_fight(content: Content, state: State, seat: int, terrain: int, out: Out) -> None:
    """The fight is declared."""
    begin_hunt(content, state, seat, state.slots[terrain].monster, terrain, out)


def begin_hunt(content: Content, state: State, seat: int, monster: int, terrain: int, out: Out) -> None:
    """A fight against a monster of a slot, or of none."""
    abilities = content.abilities
    own = (abilities.of_monster[monster], *own_abilities(content, state, seat))
    sides = [_side(own, moments_of(content, state, seat, own)), _side((), 0)]
    state.fight = _fight((seat, NONE), monster, terrain, sides, next_namer(state, seat, seat))
    if out is not None:
        out.append(MonsterChallenged(seat, monster))
    state.stack.append((FIGHT, seat, 0))


def begin_witcher_fight(content: Content, state: State, seat: int, defender: int, out: Out) -> None:
    """The fight is declared; nobody can refuse it."""
    sides = []
    for one in (seat, defender):
        own = own_abilities(content, state, one)
        sides.append(_side(own, moments_of(content, state, one, own)))
    state.fight = _fight((seat, defender), NONE, NONE, sides, NONE)
    if out is not None:
        out.append(WitcherAttacked(seat, defender))
    state.stack.append((FIGHT, seat, 0))


def own_abilities(content: Content, state: State, seat: int) -> tuple[int, ...]:
    """Those of trophies and of things kept."""
    abilities = content.abilities
    one = state.seats[seat]
    trophies = tuple(abilities.of_trophy[trophy] for trophy in one.trophies)
    return trophies + tuple(number for card in one.kept for number in abilities.of_kept[card])


def _side(abilities: tuple[int, ...], moments: int) -> Side:
    return Side(abilities, moments, 0, (), (), 0, 0, 0, 0, 0, 0, 0, 0, 0, ())


def _fight(seats: tuple[int, int], monster: int, terrain: int, sides: list[Side], namer: int) -> Fight:
    return Fight(seats, monster, terrain, False, (), (), sides, 0, (), (), namer, NOBODY, (), ())


def resume_fight(content: Content, state: State, frame: Frame, out: Out) -> None:
    """Prepare, then alternate fight turns until one side is out (WOW-FGT-09)."""
    kind, seat, step = frame
    after = step + 1 if step + 1 < len(STEPS) else TURNS
    state.stack[-1] = (kind, seat, after)
    STEPS[step](content, state, seat, out)


def _declared(content: Content, state: State, seat: int, out: Out) -> None:
    """Before any other step (SKE-EVT-12)."""
    _both(content, state, m.DECLARED)


def _challenge(content: Content, state: State, seat: int, out: Out) -> None:
    """What the monster asks to be fought at all, or the wagers."""
    fight = fight_of(state)
    if fight.monster == NONE:
        _ask_wagers(state, seat)
        return
    price = content.catalogue.monsters[fight.monster].ability.potions
    held = state.seats[seat].potions
    if price >= len(held) or len(set(held)) == 1:
        for potion in held[:price]:
            potions.discard_potion(state, seat, potion, out)
    else:
        potions.ask_discard(state, seat, price)


def _ask_wagers(state: State, seat: int) -> None:
    """Clockwise from the attacker's left; everybody who can stake and does not fight, which with two players is nobody
    (WOW-WVW-01, -02)."""
    count = len(state.seats)
    for step in range(count - 1, 0, -1):
        other = (seat + step) % count
        if other not in fight_of(state).seats and state.seats[other].present and state.seats[other].gold:
            state.stack.append((WAGER, other))


def offer_wager(content: Content, state: State, frame: Frame) -> list[Option]:
    """One gold on either, or none."""
    return [*(("wager", seat) for seat in fight_of(state).seats), PASS]


def take_wager(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """The stake lies on the table."""
    seat: int = frame[1]
    state.stack.pop()
    if option == PASS:
        return
    fight = fight_of(state)
    change_gold(state, seat, -1, out)
    fight.wagers += ((seat, fight.seats.index(option[1])),)
    if out is not None:
        out.append(WagerLaid(seat, option[1]))


def _before_pools(content: Content, state: State, seat: int, out: Out) -> None:
    """The monster's effects first, or the attacker's (WOW-FGT-11)."""
    _both(content, state, m.BEFORE_POOL)


def _pools(content: Content, state: State, seat: int, out: Out) -> None:
    """WOW-MON-02: the monster's pool, then the witcher's."""
    fight = fight_of(state)
    fight.pooled = True
    if fight.monster != NONE:
        make_monster_pool(content, state, out)
    for side, witcher in enumerate(fight.seats):
        if witcher != NONE:
            make_pool(state, side, out)
            forget(state, side)
            for (n,) in marks(fight.sides[side], o.HAND_INTO_POOL):
                draw(content, state, witcher, n, out)


def _after_pools(content: Content, state: State, seat: int, out: Out) -> None:
    _both(content, state, m.AFTER_POOL)


def _both(content: Content, state: State, moment: int) -> None:
    """Come to a moment with each witcher, the attacker first."""
    for side in (1, 0):
        if not is_monster(fight_of(state), side):
            reach(content, state, side, moment)


def _who_begins(content: Content, state: State, seat: int, out: Out) -> None:
    """With the trail token, or by an ability, the witcher; the attacker of a witcher (WOW-MON-04, WOW-WVW-03), unless
    the defender alone chose to begin (SE25)."""
    fight = fight_of(state)
    chosen = [bool(marks(side, o.BEGIN_NOW)) for side in fight.sides]
    if fight.monster == NONE:
        fight.side = int(chosen[1] and not chosen[0])
        return
    has_trail = bool(trail_of_foe(content, state, 0))
    begins = bool(standing(content, state, 0, o.BEGIN))
    if begins and not has_trail:
        tell_standing(content, state, 0, o.BEGIN, out)
    fight.side = 0 if has_trail or begins or chosen[0] else 1


def _begin_turn(content: Content, state: State, seat: int, out: Out) -> None:
    """A fresh fight turn; what the other side may do before it."""
    fight = fight_of(state)
    own, foe = fight.sides[fight.side], fight.sides[1 - fight.side]
    own.turns += 1
    own.draws = own.damage = own.dealt = own.blow = own.risen = 0
    own.taken = foe.taken = own.lost = foe.lost = foe.dealt = 0
    own.marks = tuple(mark for mark in own.marks if mark[0] == THIS_FIGHT)
    if out is not None:
        out.append(FightTurnBegan(-1 if is_monster(fight, fight.side) else fight.seats[fight.side], own.turns))
    if not is_monster(fight, 1 - fight.side):
        reach(content, state, 1 - fight.side, m.FOE_TURN)


def _turn(content: Content, state: State, seat: int, out: Out) -> None:
    fight = fight_of(state)
    if is_monster(fight, fight.side):
        state.stack.append((MONSTER_TURN, seat, 0))
    else:
        state.stack.append((WITCHER_TURN, fight.seats[fight.side], fight.side, 0))


def _turn_ends(content: Content, state: State, seat: int, out: Out) -> None:
    fight = fight_of(state)
    fight.side = 1 - fight.side


STEPS: Final[tuple[Step, ...]] = (
    _declared,
    _challenge,
    _before_pools,
    _pools,
    _after_pools,
    _who_begins,
    _begin_turn,
    _turn,
    _turn_ends,
)
TURNS: Final = STEPS.index(_begin_turn)
