"""Turns effects into programs (effects/ops.py): every branch becomes a program of its own, equal ones the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.titles.witcher.catalogue.frozen import Need
from game.titles.witcher.catalogue.terms import ATTRIBUTES, COLOURS, LOCATIONS, SEA_PLACES, TERRAINS
from game.titles.witcher.catalogue.vocabulary import Bands, Effect, Needs, bounds
from game.titles.witcher.effects import ops as o
from game.titles.witcher.effects.moments import COLOURS as COLOURS_MEASURE
from game.titles.witcher.effects.moments import MEASURES, NO_BOUND
from game.titles.witcher.effects.ops import Op, Program

# A word whose argument is a number is its op with that number, a word that is only said its op alone.
NUMBERS: Final = {
    "gold": o.GOLD, "potion": o.POTION, "potion_to": o.POTIONS_TO, "shield": o.SHIELD, "draw": o.DRAW,
    "discard": o.DISCARD, "phase_3": o.PHASE_3, "trash": o.TRASH, "potion_limit": o.POTION_LIMIT, "deal": o.DEAL,
    "suffer": o.SUFFER, "recover": o.RECOVER, "combo": o.COMBO, "combo_shield": o.COMBO_SHIELD,
    "combo_at_most": o.COMBO_AT_MOST, "step_4": o.STEP_4, "step_4_least": o.STEP_4_LEAST, "combat_to": o.COMBAT_TO,
    "damage_at_most": o.DAMAGE_AT_MOST, "foe_loses_at_most": o.FOE_LOSES_AT_MOST,
    "shield_rise_at_most": o.SHIELD_RISE_AT_MOST, "shield_per_card": o.SHIELD_PER_CARD,
    "defense_for_fight": o.DEFENSE_FOR_FIGHT, "potions_at_most": o.POTIONS_AT_MOST, "attack": o.ATTACK,
    "lose_fewer": o.LOSE_FEWER, "phase_3_to": o.PHASE_3_TO, "discard_from_pool": o.DISCARD_FROM_POOL,
    "hand_into_pool": o.HAND_INTO_POOL, "into_pool": o.INTO_POOL, "order_pool": o.ORDER_POOL,
    "trash_hand": o.TRASH_HAND, "damage": o.DAMAGE, "dagon": o.DAGON, "shield_over": o.SHIELD_OVER,
    "shield_per_trophy": o.SHIELD_PER_TROPHY,
}  # fmt: skip
ALONE: Final = {
    "free_card": o.FREE_CARD, "no_exploring": o.NO_EXPLORING, "move_and_act": o.MOVE_AND_ACT,
    "go_to_phase_3": o.GO_TO_PHASE_3, "extra_card": o.EXTRA_CARD, "first_card_random": o.FIRST_CARD_RANDOM,
    "hand_first": o.HAND_FIRST, "begin": o.BEGIN, "free_potion": o.FREE_POTION,
    "specialty_again": o.SPECIALTY_AGAIN, "divert": o.DIVERT, "turn_back": o.TURN_BACK, "no_action": o.NO_ACTION,
    "safe_trip": o.SAFE_TRIP, "roll_twice": o.ROLL_TWICE, "begin_now": o.BEGIN_NOW,
}  # fmt: skip
RAISED: Final = {"any": o.ANY, "lowest": o.LOWEST, "two_lowest": o.TWO_LOWEST}
TRAILS: Final = {"any": o.TRAIL_ANY, "each": o.TRAIL_EACH, "visitors": o.TRAIL_VISITORS}
UNDER: Final = {"top": o.TOP, "choice": o.CHOICE, "random": o.RANDOM}
TEST_BANDS: Final = (3, 8, 11, 14)  # WOW-EVT-11


@dataclass
class Context:
    """What an effect may point at in its own entry. `sea_event` makes the op of a Skellige Event by its number."""

    results: Mapping[str, str] = field(default_factory=dict)  # band to sentence
    host: str = ""
    quest: Callable[[Any], int] | None = None
    kept: int = -1
    sea_event: Callable[[int], Op] | None = None


class Programs:
    """Collects programs and texts. `kept` gives the number of a kept card of an Event."""

    def __init__(self, kept: Mapping[str, int]) -> None:
        self.programs: list[Program] = []
        self.texts: list[str] = []
        self._kept = kept
        self._numbers: dict[Program, int] = {}

    @classmethod
    def after(cls, programs: Sequence[Program], texts: Sequence[str]) -> Programs:
        """Goes on where another catalogue ended."""
        to = cls({})
        to.programs, to.texts = list(programs), list(texts)
        to._numbers = {program: number for number, program in enumerate(programs)}
        return to

    def add(self, effects: Sequence[Effect], here: Context, said: str = "") -> int:
        """The program of a list of effects, which tells a sentence first if there is one."""
        tell: Program = ((o.TELL, self.text(said)),) if said else ()
        return self.ops(tell + tuple(self._op(effect, here) for effect in effects))

    def ops(self, program: Program) -> int:
        """The number of a program; equal ones share it."""
        if program not in self._numbers:
            self._numbers[program] = len(self.programs)
            self.programs.append(program)
        return self._numbers[program]

    def text(self, said: str) -> int:
        """The number of a sentence."""
        self.texts.append(said)
        return len(self.texts) - 1

    def _op(self, effect: Effect, here: Context) -> Op:
        word, told = effect.word, effect.argument
        if word in NUMBERS:
            return (NUMBERS[word], int(told))
        if word in ALONE:
            return (ALONE[word],)
        return _WORDS[word](self, told, here)

    def band(self, name: str, effects: Sequence[Effect], here: Context) -> int:
        """The program of a branch, with the sentence of its band."""
        return self.add(effects, here, here.results.get(name, ""))

    def each(self, bands: Bands, here: Context, values: Sequence[int]) -> tuple[int, ...]:
        """The programs of the bands that hold these values."""
        made = [(*bounds(name), self.band(name, effects, here)) for name, effects in bands.items()]
        return tuple(next(p for least, most, p in made if least <= value <= most) for value in values)

    def kept_of(self, event: int) -> int:
        """The kept card of an Event."""
        return self._kept[f"e{event:02d}"]


def needs_of(needs: Needs) -> tuple[Need, ...]:
    """The conditions that are told, in the order of the measures."""
    return tuple(
        Need(*_measure(name), *bounds(getattr(needs, name), NO_BOUND))
        for name in Needs.model_fields
        if getattr(needs, name) is not None
    )


def _measure(name: str) -> tuple[int, int]:
    """A measure with its argument: of colours a mask, else 0."""
    if name in MEASURES:
        return MEASURES.index(name), 0
    return COLOURS_MEASURE, sum(1 << COLOURS.index(colour) for colour in name.split("_or_"))


def _higher(_to: Programs, told: str, _here: Context) -> Op:
    return (o.RAISE, RAISED[told]) if told in RAISED else (o.ATTRIBUTE, ATTRIBUTES.index(told), 1)


def _when(to: Programs, told: Any, here: Context) -> Op:
    (need,) = needs_of(told.needs)
    return (o.IF, *need, to.band("with", told.then, here), to.band("else", told.otherwise, here))


def _test(to: Programs, told: dict[str, Bands], here: Context) -> Op:
    ((attribute, bands),) = told.items()
    return (o.TEST, ATTRIBUTES.index(attribute), *to.each(bands, here, TEST_BANDS))


def _by_level(to: Programs, told: dict[str, Bands], here: Context) -> Op:
    ((level, bands),) = told.items()
    return (o.BY_LEVEL, (*ATTRIBUTES, "witcher").index(level), *to.each(bands, here, range(1, 6)))


def _short_fight(to: Programs, told: Any, here: Context) -> Op:
    made = [(bounds(name)[0], to.band(name, effects, here)) for name, effects in told.bands.items()]
    return (o.SHORT_FIGHT, told.draw, *(value for pair in made for value in pair))


def _poker(to: Programs, told: Any, here: Context) -> Op:
    branches = (to.band("better", told.better, here), to.band("else", told.otherwise, here))
    return (o.POKER, *sorted(told.against), *branches)


def _quest(_to: Programs, told: Any, here: Context) -> Op:
    assert here.quest is not None
    return (o.QUEST, here.quest(told))


def _pay(to: Programs, told: Any, here: Context) -> Op:
    branches = (to.band("paid", told.then, here), to.band("unpaid", told.otherwise, here))
    return (o.PAY, told.gold, told.potions, told.cards, *branches)


def _sea_event(_to: Programs, told: int, here: Context) -> Op:
    assert here.sea_event is not None
    return here.sea_event(told)


def _hit(_to: Programs, told: int | str, _here: Context) -> Op:
    if isinstance(told, int):
        return (o.HIT, told)
    if told in ATTRIBUTES:
        return (o.HIT_ATTRIBUTE, ATTRIBUTES.index(told))
    return (o.HIT_LEVEL, int(told.removeprefix("L")))


_WORDS: Final[dict[str, Callable[[Programs, Any, Context], Op]]] = {
    "shield_to": lambda to, told, here: (o.SHIELD_TO, o.FULL if told == "full" else told),
    "higher": _higher,
    "lower": lambda to, told, here: (o.ATTRIBUTE, ATTRIBUTES.index(told), -1),
    "roll": lambda to, told, here: (o.ROLL, *to.each(told, here, range(1, 7))),
    "when": _when,
    "trail": lambda to, told, here: (o.TRAIL, TRAILS[told] if told in TRAILS else TERRAINS.index(told)),
    "take": lambda to, told, here: (o.TAKE, o.ANY_COST if told == "any" else told),
    "quest": _quest,
    "event": lambda to, told, here: (o.EVENT, told - 1),
    "test": _test,
    "by_level": _by_level,
    "by_place": lambda to, told, here: (
        o.BY_PLACE, to.band("own", told.own, here), to.band("other", told.other, here)
    ),
    "short_fight": _short_fight,
    "poker": _poker,
    "host": lambda to, told, here: (o.HOST, to.add(told, here, here.host)),
    "keep": lambda to, told, here: (o.KEEP, here.kept),
    "leave": lambda to, told, here: (o.LEAVE, to.kept_of(told)),
    "training": lambda to, told, here: (o.TRAINING, told.cheaper, told.least),
    "passage": lambda to, told, here: (o.PASSAGE, TERRAINS.index(told.to), told.cards),
    "discard_random": lambda to, told, here: (o.DISCARD_RANDOM_LEVEL,) if told == "L" else (o.DISCARD_RANDOM, told),
    "combo_per": lambda to, told, here: (o.COMBO_PER, COLOURS.index(told.colour), told.damage, told.most or 0),
    "mute": lambda to, told, here: (o.MUTE, COLOURS.index(told)),
    "name_attack": lambda to, told, here: (o.NAME_ATTACK, o.WORSE if told == "worse" else o.YOURS),
    "under_pool": lambda to, told, here: (o.UNDER_POOL, told.cards, UNDER[told.of]),
    "look_at_foe": lambda to, told, here: (o.LOOK_AT_FOE, told.cards, told.discard, int(told.bottom)),
    "hit": _hit,
    "pay": _pay,
    "others": lambda to, told, here: (o.OTHERS, to.add(told, Context())),
    "sea_event": _sea_event,
    "island": lambda to, told, here: (o.ISLAND, len(LOCATIONS) + SEA_PLACES.index(told)),
}  # fmt: skip
