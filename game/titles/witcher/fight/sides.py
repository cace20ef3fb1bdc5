"""Words for the two sides of a fight: seats, pools, marks, what stands in force."""

from __future__ import annotations

from game.titles.witcher.content import Content
from game.titles.witcher.fight.abilities import ANY_TURN, OWN_FIRST, Ability
from game.titles.witcher.state import NONE, SPECIALTY, Fight, Side, State, Witcher

THIS_TURN, THIS_FIGHT = range(2)  # until when a mark holds


def fight_of(state: State) -> Fight:
    """The fight under way."""
    assert state.fight is not None
    return state.fight


def is_monster(fight: Fight, side: int) -> bool:
    """Whether a side is the monster's."""
    return side == 1 and fight.monster != NONE


def witcher_at(state: State, side: int) -> Witcher:
    """The witcher of a side."""
    return state.seats[fight_of(state).seats[side]]


def pool_of(state: State, side: int) -> tuple[int, ...]:
    """The life pool of a side, the top last."""
    fight = fight_of(state)
    return fight.life if is_monster(fight, side) else state.seats[fight.seats[side]].deck


def on_table(state: State, seat: int) -> tuple[int, ...]:
    """A seat's cards that lie in a combo; those that came back to hand no longer do."""
    fight = state.fight
    if fight is None or fight.seats[fight.side] != seat:
        return ()
    return tuple(card for card, _way in fight.combo if card not in fight.returned)


def is_out(state: State, side: int) -> bool:
    """WOW-FGT-05: nothing is left that stands for health."""
    fight = fight_of(state)
    if is_monster(fight, side):
        return not fight.life
    one = state.seats[fight.seats[side]]
    return not one.deck and not one.hand


def in_force(fight: Fight, side: int, ability: Ability) -> bool:
    """Whether an ability speaks of this kind of fight and of this fight turn (WOW-WVW-17, WOW-TAB-50)."""
    if ability.monsters_only and fight.monster == NONE:
        return False
    if ability.first == ANY_TURN:
        return True
    whose = side if ability.first == OWN_FIRST else 1 - side
    return fight.side == whose and fight.sides[whose].turns == 1


def specialty_of(content: Content, state: State, side: int) -> int:
    """The ability of the present level (WOW-SPC-02)."""
    one = witcher_at(state, side)
    return content.abilities.of_specialty[one.school][one.attributes[SPECIALTY] - 1]


def mark(side: Side, until: int, op: int, *ints: int) -> None:
    """Let something last: to the end of the side's fight turn, or of the fight."""
    side.marks += ((until, op, *ints),)


def marks(side: Side, op: int) -> list[tuple[int, ...]]:
    """What lasts of a kind: its ints."""
    return [one[2:] for one in side.marks if one[1] == op]


def know(state: State, seat: int, side: int, cards: tuple[int, ...]) -> None:
    """A seat has seen what lies on top of a pool, the topmost last; forgets what it saw there before."""
    fight = fight_of(state)
    others = tuple(one for one in fight.known if one[:2] != (seat, side))
    fight.known = (*others, (seat, side, cards)) if cards else others


def forget(state: State, side: int) -> None:
    """A pool was shuffled: nobody knows its order."""
    fight = fight_of(state)
    fight.known = tuple(one for one in fight.known if one[1] != side)
