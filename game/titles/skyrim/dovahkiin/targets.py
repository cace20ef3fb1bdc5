"""What spells and shouts may be aimed at (RSK-SPL-09, -10, -12, -20, -21, RSK-SHO-03, -08, -11).

Each word of an effect that is aimed has a function here: the next legal targets after those named already.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.catalogue import Does, Effect
from game.titles.skyrim.dovahkiin.in_force import defence_dice, effect_of
from game.titles.skyrim.dovahkiin.saga import NONE
from game.titles.skyrim.state import NEUTRAL, State, saga_of

MOST_DICE: Final = 2  # of a defender


class Aim(NamedTuple):
    """A spell or a shout (the other is NONE) on its way, with the territories named so far (NONE: not yet)."""

    seat: int
    spell: int
    shout: int
    first_target: int = NONE
    second_target: int = NONE

    @property
    def named(self) -> tuple[int, ...]:
        """The territories named."""
        return tuple(t for t in (self.first_target, self.second_target) if t != NONE)


def next_targets(content: Content, state: State, aim: Aim) -> list[int]:
    """Every territory that may be named now, in the order of the map."""
    effect = effect_of(content, aim.spell, aim.shout)
    return [t for t in content.land if _LEGAL[effect.does](content, state, aim, effect, t)]


def is_foe(state: State, seat: int, territory: int) -> bool:
    """RSK-SPL-10: enemy or neutral units; neither a dragon nor a hero alone."""
    return state.owner[territory] != seat and state.units[territory] > 0


def same_side(state: State, one: int, other: int) -> bool:
    """Whether two territories have the same controller, or neutral units both."""
    return state.owner[one] == state.owner[other] and (state.owner[one] != NEUTRAL or state.units[other] > 0)


def push_targets(content: Content, state: State, source: int) -> list[int]:
    """Where Unrelenting Force can drive the units of a territory (SHO-A)."""
    return [t for t in content.adjacent[source] if same_side(state, source, t)]


def hits(state: State, named: tuple[int, ...]) -> bool:
    """Whether Chain Lightning costs one of these a unit (RSK-SPL-12)."""
    return any(state.units[t] > 1 for t in named)


def _in_reach(content: Content, state: State, aim: Aim, territory: int) -> bool:
    """A spell reaches what borders on an own territory, a shout what borders on the hero's (RSK-SHO-03, -08)."""
    near = content.adjacent[territory]
    if aim.shout != NONE:
        return saga_of(state).boards[aim.seat].hero in near
    return any(state.owner[t] == aim.seat for t in near)


def _strike(content: Content, state: State, aim: Aim, effect: Effect, t: int) -> bool:
    """A foe that would lose a unit."""
    return is_foe(state, aim.seat, t) and state.units[t] > 1 and _in_reach(content, state, aim, t)


def _chain(content: Content, state: State, aim: Aim, effect: Effect, t: int) -> bool:
    """The next link, from which the chain still hits somebody if it has not yet."""
    named = aim.named
    if t in named or not is_foe(state, aim.seat, t):
        return False
    near = t in content.adjacent[named[-1]] if named else _in_reach(content, state, aim, t)
    return near and _can_hit(content, state, aim.seat, (*named, t), effect.most)


def _can_hit(content: Content, state: State, seat: int, named: tuple[int, ...], most: int) -> bool:
    if hits(state, named):
        return True
    return len(named) < most and any(
        u not in named and is_foe(state, seat, u) and _can_hit(content, state, seat, (*named, u), most)
        for u in content.adjacent[named[-1]]
    )


def _fury(content: Content, state: State, aim: Aim, effect: Effect, t: int) -> bool:
    """One of two neighbours who can both lose a unit, wherever they lie."""

    def can_lose(territory: int) -> bool:
        return is_foe(state, aim.seat, territory) and state.units[territory] > effect.units

    if not can_lose(t):
        return False
    if aim.first_target != NONE:
        return t in content.adjacent[aim.first_target]
    return any(can_lose(u) for u in content.adjacent[t])


def _own(content: Content, state: State, aim: Aim, effect: Effect, t: int) -> bool:
    """Any own territory, while the limit leaves room for units (RSK-COMP-09)."""
    full = content.unit_limit and state.seats[aim.seat].units >= content.unit_limit
    return state.owner[t] == aim.seat and not full


def _recall(content: Content, state: State, aim: Aim, effect: Effect, t: int) -> bool:
    """Own units elsewhere, if the hero leaves own units behind."""
    hero = saga_of(state).boards[aim.seat].hero
    if hero == NONE or not state.units[hero]:
        return False
    return t != hero and state.owner[t] == aim.seat and state.units[t] > 0


def _paralyze(content: Content, state: State, aim: Aim, effect: Effect, t: int) -> bool:
    """Another player's, with or without units in it now."""
    return state.owner[t] not in (aim.seat, NEUTRAL) and _in_reach(content, state, aim, t)


def _freeze(content: Content, state: State, aim: Aim, effect: Effect, t: int) -> bool:
    """A foe who could defend with more dice."""
    return _in_reach(content, state, aim, t) and can_freeze(content, state, aim.seat, t)


def can_freeze(content: Content, state: State, seat: int, territory: int) -> bool:
    """Whether Ice Storm or Frost Breath would take a die from the defenders of a territory."""
    if not is_foe(state, seat, territory) or state.units[territory] < MOST_DICE:
        return False
    return defence_dice(content, state, territory, MOST_DICE) == MOST_DICE


def _inspire(content: Content, state: State, aim: Aim, effect: Effect, t: int) -> bool:
    """An own territory beside the hero's."""
    return state.owner[t] == aim.seat and _in_reach(content, state, aim, t)


def _force(content: Content, state: State, aim: Aim, effect: Effect, t: int) -> bool:
    """A foe with two units; then where they go."""
    if aim.first_target != NONE:
        return t in push_targets(content, state, aim.first_target)
    return _strike(content, state, aim, effect, t)


Legal = Callable[[Content, State, Aim, Effect, int], bool]
_LEGAL: Final[dict[Does, Legal]] = {
    "strike": _strike,
    "chain": _chain,
    "fury": _fury,
    "conjure": _own,
    "raise": _own,
    "recall": _recall,
    "paralyze": _paralyze,
    "freeze": _freeze,
    "inspire": _inspire,
    "force": _force,
}
AIMED: Final = frozenset(_LEGAL)


def most_targets(effect: Effect) -> int:
    """How many territories a card names at most, one after the other."""
    if effect.does == "chain":
        return effect.most
    return 2 if effect.does in ("fury", "force") else 1
