"""What acts in a fight, as data: abilities of monsters and trophies, potions, specialties, things kept, fight cards.

An ability is a moment, conditions, a price and a program. They come from the catalogue, in its words
(effects/moments.py, effects/ops.py); here each gets a number, its price becomes the beginning of its program, and
specialties join them. A module brings abilities by adding to the catalogue, and a function in `doing.py` for each
new op.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from game.titles.witcher.catalogue import terms as t
from game.titles.witcher.catalogue.frozen import Ability as Written
from game.titles.witcher.catalogue.frozen import Catalogue, Need, SpecialtyLevel
from game.titles.witcher.effects import moments as m
from game.titles.witcher.effects import ops as o
from game.titles.witcher.effects.ops import Op, Program
from game.titles.witcher.state import NONE

# Moments of this program's own, in which some ops of a written moment have their say.
COMBO_MORE, COMBO_SUM, COMBO_SHIELDS, ATTACK_COSTS = range(len(m.MOMENTS), len(m.MOMENTS) + 4)
FOE_MOMENTS: Final = frozenset(
    (m.FOE_TURN, m.ATTACK_NAMED, m.ATTACK_REVEALED, m.DAMAGED, m.ATTACK_HITS, m.ATTACK_DONE, m.FOE_TURN_END)
)

# Ops of this program's own: the potions of a price; the end of an ability that hurt its owner; what specialties do.
PAY_POTIONS, SETTLE_SUFFERED, DRAW_AFTER_BLOW, LOOK_AT_OWN, ANY_FROM_DISCARD, ATTACK_MORE = range(
    len(o.OPS), len(o.OPS) + 6
)

# Ops that hold as long as their ability does: the rule that they change asks for them.
STANDING: Final = frozenset(
    (
        o.FOE_LOSES_AT_MOST,
        o.DAMAGE_AT_MOST,
        o.COMBAT_TO,
        o.MUTE,
        o.HAND_FIRST,
        o.FIRST_CARD_RANDOM,
        o.SHIELD_RISE_AT_MOST,
        o.POTIONS_AT_MOST,
        o.FREE_POTION,
        o.SPECIALTY_AGAIN,
        o.BEGIN,
    )
)
ANY_TURN, OWN_FIRST, FOE_FIRST = range(3)  # fight turns in which an ability holds
MONSTER, TROPHY, POTION, SCHOOL, KEPT = range(5)  # kinds of bearers


@dataclass(frozen=True, slots=True)
class Ability:
    """`bearer`: kind and number of what has it. `may`: it is asked; else it happens by itself. `once`: in a fight.

    `first`: ANY_TURN, or only in the first fight turn of the own or the other side (WOW-TAB-50). `cards`, `potions`:
    its price, with which its program begins. `standing`: what holds as long as the needs do.
    """

    key: str
    bearer: tuple[int, int]
    moment: int
    may: bool
    once: bool
    first: int
    monsters_only: bool
    needs: tuple[Need, ...]
    cards: int
    potions: int
    standing: Program
    program: int
    leaves: int  # the kept card that leaves the game with its use, NONE else


@dataclass(frozen=True, slots=True)
class Abilities:
    """All of them by number, and whose they are."""

    all: tuple[Ability, ...]
    programs: tuple[Program, ...]  # those of the catalogue by their numbers, then some more
    of_monster: tuple[int, ...]
    of_trophy: tuple[int, ...]
    of_potion: tuple[int, ...]
    of_specialty: tuple[tuple[int, ...], ...]  # school, level - 1
    of_kept: tuple[tuple[int, ...], ...]
    bearers: tuple[frozenset[int], ...]  # by op: the abilities in which it stands

    @property
    def keys(self) -> tuple[str, ...]:
        """The key of each ability."""
        return tuple(one.key for one in self.all)


def make_abilities(catalogue: Catalogue) -> Abilities:
    """All abilities of a catalogue."""
    maker = _Maker(list(catalogue.programs))
    return Abilities(
        of_monster=tuple(
            maker.add(f"monster_{one.key}", (MONSTER, i), one.ability) for i, one in enumerate(catalogue.monsters)
        ),
        of_trophy=tuple(
            maker.add(f"trophy_{one.key.removeprefix('trophy_')}", (TROPHY, i), one.ability)
            for i, one in enumerate(catalogue.trophies)
        ),
        of_potion=tuple(
            maker.add(f"potion_{one.key}", (POTION, i), one.ability) for i, one in enumerate(catalogue.potions)
        ),
        of_specialty=tuple(
            tuple(
                maker.add(f"specialty_{school.key}_{level}", (SCHOOL, i), maker.specialty(school.key, numbers))
                for level, numbers in enumerate(school.levels, start=1)
            )
            for i, school in enumerate(catalogue.schools)
        ),
        of_kept=tuple(maker.several(f"kept_{one.key}", i, one.abilities) for i, one in enumerate(catalogue.kept)),
        all=tuple(maker.all),
        bearers=tuple(
            frozenset(n for n, one in enumerate(maker.all) if any(stands[0] == op for stands in one.standing))
            for op in range(len(o.OPS))
        ),
        programs=tuple(maker.programs),
    )


@dataclass
class _Maker:
    """Collects abilities and programs."""

    programs: list[Program]
    all: list[Ability] = field(default_factory=list)

    def program(self, ops: Iterable[Op]) -> int:
        """The number of a program; equal ones share it."""
        whole = tuple(ops)
        if whole not in self.programs:
            self.programs.append(whole)
        return self.programs.index(whole)

    def several(self, key: str, number: int, written: Iterable[Written]) -> tuple[int, ...]:
        """Those of a kept thing that act in fights."""
        some = [one for one in written if one.moment not in m.OUTSIDE]
        return tuple(self.add(key if not i else f"{key}_{i + 1}", (KEPT, number), one) for i, one in enumerate(some))

    def add(self, key: str, bearer: tuple[int, int], written: Written) -> int:
        """An ability as the catalogue has it."""
        ops = [op for op in self.programs[written.program] if op[0] != o.TELL]
        standing = tuple(op for op in ops if _stands(op))
        doing = [_in_this_moment(op, written.moment) for op in ops if not _stands(op)]
        leaves = bearer[1] if bearer[0] == KEPT and written.limit == m.ONCE else NONE
        once = written.limit == m.FIGHT or leaves != NONE
        paid = [(o.DISCARD, written.cards)] * bool(written.cards)
        paid += [(PAY_POTIONS, written.potions)] * bool(written.potions)
        settled = [(SETTLE_SUFFERED,)] if any(map(self._hurts, doing)) else []
        self.all.append(
            Ability(
                key=key,
                bearer=bearer,
                moment=_moment(written.moment, standing, doing),
                may=bearer[0] != MONSTER and not standing and (once or bool(paid)),
                once=once,
                first=ANY_TURN if not written.first else FOE_FIRST if written.moment in FOE_MOMENTS else OWN_FIRST,
                monsters_only=written.monsters_only,
                needs=written.needs,
                cards=written.cards,
                potions=written.potions,
                standing=standing,
                program=self.program([*paid, *doing, *settled]),
                leaves=leaves,
            )
        )
        return len(self.all) - 1

    def _hurts(self, op: Op) -> bool:
        return op[0] == o.SUFFER or any(self._hurts(one) for n in o.branches(op) for one in self.programs[n])

    def specialty(self, school: str, level: SpecialtyLevel) -> Written:
        """WOW-SPC-03 to -07: a level of a specialty as an ability."""
        moment, first, need, ops = SPECIALTIES[school](level)
        needs = (need,) if need is not None else ()
        return Written(NONE, moment, first, m.FIGHT, False, needs, 0, 0, (), self.program(op for op in ops if op[1]))


def _need(measure: int, least: int, most: int = m.NO_BOUND) -> Need:
    return Need(measure, 0, least, most)


Told = tuple[int, bool, Need | None, list[Op]]
# Moment, whether only in the first fight turn, condition, ops; an op whose number is 0 falls away. A module adds its
# school's here.
SPECIALTIES: Final[dict[str, Callable[[SpecialtyLevel], Told]]] = {
    "wolf": lambda level: (
        m.COMBO_LAID,
        False,
        _need(m.COMBO, 3),
        [(o.COMBO, level.damage), (DRAW_AFTER_BLOW, level.draw)],
    ),
    "viper": lambda level: (
        m.COMBO_DEALT,
        False,
        _need(m.FOE_LOST, 1),
        [(o.LOOK_AT_FOE, level.look, level.discard, 0)],
    ),
    "cat": lambda level: (m.OWN_TURN, True, None, [(LOOK_AT_OWN, level.look, level.take)]),
    "bear": lambda level: (m.OWN_TURN, False, _need(m.SHIELD, 0, 0), [(o.SHIELD, level.shield), (o.DRAW, level.draw)]),
    "griffin": lambda level: (
        m.OWN_TURN,
        False,
        None,
        [(ANY_FROM_DISCARD if level.any_card else o.RECOVER, 1), (o.DISCARD, level.discard)],
    ),
}
assert set(SPECIALTIES) == set(t.SCHOOLS)


def _stands(op: Op) -> bool:
    return op[0] in STANDING or op == (o.NAME_ATTACK, o.WORSE)


def _in_this_moment(op: Op, moment: int) -> Op:
    """What changes the damage of an attack to come is not what changes the damage under way."""
    return (ATTACK_MORE, *op[1:]) if op[0] == o.ATTACK and moment == m.FOE_TURN else op


def _moment(moment: int, standing: Program, doing: list[Op]) -> int:
    """The moment in which the ops themselves have their say: the catalogue speaks of a laid combo, the rules of its
    sums."""
    ops = {op[0] for op in doing}
    if standing:
        return m.WHOLE_FIGHT
    if moment == m.WHOLE_FIGHT:
        return m.BEFORE_POOL
    if o.EXTRA_CARD in ops:
        return COMBO_MORE
    if moment == m.COMBO_LAID and ops & {o.COMBO, o.COMBO_PER}:
        return COMBO_SUM
    if moment == m.COMBO_LAID and o.COMBO_SHIELD in ops:
        return COMBO_SHIELDS
    return ATTACK_COSTS if o.LOSE_FEWER in ops else moment
