"""When abilities hold: what their conditions count, and what stands in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.events import Out
from game.titles.witcher.content import Content
from game.titles.witcher.effects import moments as m
from game.titles.witcher.effects import ops as o
from game.titles.witcher.fight.events import AbilityUsed
from game.titles.witcher.fight.sides import fight_of, in_force, pool_of, specialty_of, witcher_at
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import NONE, State

DAMAGE: Final = NUMBER["damage"]
FIGHT_OVER: Final = NUMBER["fight_over"]
KILLED, DRIVEN_AWAY, DEFEATED, ATTACKER_WON, DEFENDER_WON = range(5)  # how a fight ends
BLOW, HARM, TO_ITSELF, DISCARDS = range(4)  # ways of damage: an attack's, any other, to oneself; an attack's discarding

Measure = Callable[[Content, State, int], int]


def standing(content: Content, state: State, side: int, op: int) -> list[tuple[int, ...]]:
    """What abilities of a kind hold against or for a side now."""
    own = fight_of(state).sides[side].abilities
    bearers = content.abilities.bearers[op]
    if bearers.isdisjoint(own):
        return []
    every = content.abilities.all
    return [
        one
        for number in own
        if number in bearers
        for one in every[number].standing
        if one[0] == op and holds(content, state, side, number)
    ]


def tell_standing(content: Content, state: State, side: int, op: int, out: Out) -> None:
    """Tell that what stands in force has just made a difference."""
    if out is None:
        return
    fight = fight_of(state)
    for number in fight.sides[side].abilities:
        if number in content.abilities.bearers[op] and holds(content, state, side, number):
            out.append(AbilityUsed(fight.seats[side], number))


def holds(content: Content, state: State, side: int, number: int) -> bool:
    """Whether an ability is in force, not used up, and all that it needs is so."""
    ability = content.abilities.all[number]
    fight = fight_of(state)
    if not in_force(fight, side, ability) or (ability.once and _used_up(content, state, side, number)):
        return False
    return all(
        least <= count(content, state, side, measure, argument) <= most
        for measure, argument, least, most in ability.needs
    )


def _used_up(content: Content, state: State, side: int, number: int) -> bool:
    """The specialty is counted, not noted: its level may fall in the fight (WOW-SPC-02)."""
    used = fight_of(state).sides[side].used
    return number in used and number != specialty_of(content, state, side)


def count(content: Content, state: State, side: int, measure: int, argument: int = 0) -> int:
    """What a condition measures, for the witcher of a side (effects/moments.py)."""
    if measure == m.COLOURS:
        return of_colours(content, state, argument)
    return _MEASURES[measure](content, state, side)


def of_colours(content: Content, state: State, mask: int) -> int:
    """Cards of some colours in the combo."""
    cards = content.catalogue.action_cards
    return sum(mask >> cards[card].colour & 1 for card, _way in fight_of(state).combo)


def _lost(content: Content, state: State, side: int) -> int:
    """Cards lost to the attack under way, and those that its damage or discarding will still cost."""
    lost = fight_of(state).sides[side].lost
    for frame in reversed(state.stack):
        if frame[0] == DAMAGE:
            return lost + cost(content, state, side, frame[3], frame[5]) if frame[2] == side else lost
    return lost


def cost(content: Content, state: State, side: int, n: int, way: int) -> int:
    """How many cards `n` points cost; the shield stops damage, but not discarding (WOW-DMG-08)."""
    one = witcher_at(state, side)
    first = min(n, len(one.hand)) if way == BLOW and hand_first(content, state, side) else 0
    stopped = 0 if way == DISCARDS else min(one.shield, n - first)
    return min(n - stopped, len(one.deck) + len(one.hand))


def hand_first(content: Content, state: State, side: int) -> bool:
    """Whether the damage of an attack takes hand cards before all else (Grave Hag)."""
    return bool(standing(content, state, side, o.HAND_FIRST))


def trail_of_foe(content: Content, state: State, side: int) -> int:
    """1 with the trail token of the monster that is fought; Dagon has one of its own (SKE-EMG-10)."""
    fight = fight_of(state)
    if fight.terrain != NONE:
        return int(witcher_at(state, side).trails[fight.terrain] != NONE)
    return int(
        state.skellige is not None and fight.monster == content.dagon and state.skellige.dagon_trails[fight.seats[side]]
    )


def _level(attribute: int) -> Measure:
    return lambda content, state, side: witcher_at(state, side).attributes[attribute]


_MEASURES: Final[dict[int, Measure]] = {
    m.SHIELD: lambda c, s, side: witcher_at(s, side).shield,
    m.HAND: lambda c, s, side: len(witcher_at(s, side).hand),
    m.GOLD: lambda c, s, side: witcher_at(s, side).gold,
    m.POTIONS: lambda c, s, side: len(witcher_at(s, side).potions),
    m.POOL: lambda c, s, side: len(witcher_at(s, side).deck),
    m.FOE_POOL: lambda c, s, side: len(pool_of(s, 1 - side)),
    m.TRAILS: lambda c, s, side: sum(token != NONE for token in witcher_at(s, side).trails),
    m.TRAIL_OF_FOE: trail_of_foe,
    m.TROPHIES: lambda c, s, side: len(witcher_at(s, side).trophies),
    m.LOST: _lost,
    m.DEALT: lambda c, s, side: fight_of(s).sides[side].blow,
    m.FOE_LOST: lambda c, s, side: fight_of(s).sides[1 - side].lost,
    m.COMBO: lambda c, s, side: len(fight_of(s).combo),
    m.COMBAT: _level(0),
    m.DEFENSE: _level(1),
    m.ALCHEMY: _level(2),
    m.SPECIALTY: _level(3),
    m.WITCHER: lambda c, s, side: witcher_at(s, side).level,
}
