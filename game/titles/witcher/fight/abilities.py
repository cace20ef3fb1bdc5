"""What acts in a fight, as data: abilities of monsters and trophies, potions, specialties, things kept, fight cards.

An ability is a moment, conditions, a price and a program. A program is a tuple of plain tuples `(op, *ints)`; branches
are programs of their own, named by number. The tables come from the catalogue in its words (`make_abilities`); whoever
adds a module adds words here and a function for each new op in `doing.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.kernel.naming import did_you_mean

Program = tuple[tuple[int, ...], ...]
Table = Mapping[str, Any]
Keyed = Sequence[tuple[str, Table]]

MOMENTS: Final = (
    "challenge",  # what a fight costs to begin
    "before_pool",
    "after_pool",
    "own_turn",  # step 1, when the owner wants it
    "combo_laid",
    "combo_sum",  # step 3a: what the combo deals more or less
    "combo_dealt",  # after step 3a
    "combo_shields",  # step 3b
    "step_4",
    "foe_turn",  # before the fight turn of the other side
    "attack_named",
    "attack_revealed",
    "attack_hits",  # its damage is fixed and above 0
    "damaged",  # the same for any damage
    "attack_costs",  # it is known how many cards an attack will cost
    "attack_done",
    "foe_turn_end",
    "shield_gone",
    "potion_used",
    "killed",
    "settled",  # all is over and shuffled
    "whole_fight",  # asked for by the rule that it changes
)
MOMENT: Final = {name: number for number, name in enumerate(MOMENTS)}
FOE_MOMENTS: Final = frozenset(
    MOMENT[name]
    for name in (
        "foe_turn",
        "attack_named",
        "attack_revealed",
        "attack_hits",
        "damaged",
        "attack_costs",
        "attack_done",
        "foe_turn_end",
    )
)

COLOURS: Final = ("blue", "red", "green", "yellow", "purple", "gray")
ATTRIBUTES: Final = ("combat", "defense", "alchemy", "specialty")

# What a condition counts.
NEEDS: Final = (
    "hand",
    "pool",
    "discard",
    "shield",
    "potions",
    "combo",
    "dealt",
    "lost",
    "foe_lost",
    "foe_pool",
    "trail_of_foe",
    "trails",
    "killed",
    *COLOURS,
    "green_or_yellow",
    "first_damage",
)
NEED: Final = {name: number for number, name in enumerate(NEEDS)}
ANY_NUMBER: Final = 99

# What an op does stands with its function in doing.py; those of STANDING are asked for by the rules they change.
STANDING: Final = (
    "foe_loses_at_most",
    "damage_at_most",
    "combat_to",
    "mute",
    "hand_first",
    "first_card_random",
    "shield_rise_at_most",
    "potions_at_most",
    "free_potion",
    "specialty_again",
    "goes_first",
    "worse_attack",
    "read",
)
DOING: Final = (
    "hit",
    "hit_attribute",
    "hit_level",
    "attack_discard",
    "trash_hand",
    "lower",
    "deal",
    "take",
    "settle_taken",
    "shield",
    "shield_to_full",
    "shield_per_card",
    "draw",
    "draw_after_blow",
    "step_4",
    "step_4_least",
    "combo",
    "combo_per",
    "combo_shield",
    "combo_at_most",
    "extra_card",
    "attack",
    "attack_more",
    "lose_fewer",
    "discard",
    "discard_random",
    "discard_from_pool",
    "hand_into_pool",
    "pay_potions",
    "recover",
    "any_from_discard",
    "under_pool",
    "into_pool",
    "look_at_foe",
    "look_at_own",
    "name_attack",
    "turn_attack",
    "defense_for_fight",
    "phase_3_to",
    "roll",
    "when",
)
OP: Final = {name: number for number, name in enumerate((*STANDING, *DOING))}
LAST_STANDING: Final = len(STANDING) - 1
TOP, RANDOM, CHOICE = range(3)  # which cards of a discard pile
FROM: Final = {"top": TOP, "random": RANDOM, "choice": CHOICE}
BOTH, MONSTERS, WITCHERS = range(3)
AGAINST: Final = {"both": BOTH, "monster": MONSTERS, "witcher": WITCHERS}
ANY_TURN, OWN_FIRST, FOE_FIRST = range(3)  # fight turns in which an ability holds


@dataclass(frozen=True, slots=True)
class Ability:
    """`may`: it is asked; else it happens by itself. `once`: in a fight. `first`: ANY_TURN, or only in the first
    fight turn of the own or the other side (WOW-TAB-50). `needs`: what, least, most. `cards`, `potions`: its price, which its program begins with. `standing`: what
    holds as long as the needs do."""

    key: str
    moment: int
    may: bool
    once: bool
    first: int
    against: int
    needs: tuple[tuple[int, int, int], ...]
    cards: int
    potions: int
    standing: Program
    program: int


@dataclass(frozen=True, slots=True)
class Abilities:
    """All of them by number, and whose they are."""

    all: tuple[Ability, ...]
    programs: tuple[Program, ...]
    of_monster: tuple[tuple[int, ...], ...]
    of_trophy: tuple[tuple[int, ...], ...]  # monsters' trophies by the monsters' numbers, then the others
    of_potion: tuple[int, ...]
    of_specialty: tuple[tuple[int, ...], ...]  # school, level - 1
    of_kept: tuple[tuple[int, ...], ...]
    attacks: tuple[tuple[int, int], ...]  # programs of charge and bite of each fight card
    challenge: tuple[int, ...]  # unused potions that a fight with each monster costs

    @property
    def keys(self) -> tuple[str, ...]:
        """The key of each ability."""
        return tuple(one.key for one in self.all)


@dataclass
class _Maker:
    """Collects abilities and programs while the tables are read."""

    all: list[Ability] = field(default_factory=list)
    programs: list[Program] = field(default_factory=list)

    def program(self, steps: Iterable[tuple[int, ...]]) -> int:
        """The number of a program; equal ones share it."""
        whole = tuple(steps)
        if whole not in self.programs:
            self.programs.append(whole)
        return self.programs.index(whole)

    def effects(self, tables: Iterable[Table], moment: int) -> list[tuple[int, ...]]:
        """The ops of an effect list."""
        return [self.effect(word, value, moment) for table in tables for word, value in table.items()]

    def effect(self, word: str, value: Any, moment: int) -> tuple[int, ...]:
        """One op. Raises ValueError where the word is not known."""
        if word == "roll":
            branches = {face: self.branch(steps, moment) for faces, steps in value.items() for face in _faces(faces)}
            return (OP["roll"], *(branches[face] for face in range(1, 7)))
        if word == "when":
            ((what, least, most),) = _needs(value["needs"])
            branch = (self.branch(value["then"], moment), self.branch(value["otherwise"], moment))
            return (OP["when"], what, least, most, *branch)
        if word in _SPECIAL:
            return _SPECIAL[word](value, moment)
        if word not in OP:
            raise ValueError(f"there is no effect {word!r}{did_you_mean(word, (*OP, *_SPECIAL))}")
        return (OP[word], int(value))

    def branch(self, tables: Iterable[Table], moment: int) -> int:
        """A program that another one leads to."""
        return self.program(self.effects(tables, moment))

    def add(self, key: str, table: Table, owned: bool) -> int:
        """An ability from its table; `owned` by a witcher, not by a monster."""
        moment = _known(MOMENT, "moment", table["moment"])
        first = ANY_TURN if not table.get("first") else FOE_FIRST if moment in FOE_MOMENTS else OWN_FIRST
        ops = self.effects(table.get("does", ()), moment)
        standing = tuple(op for op in ops if op[0] <= LAST_STANDING)
        doing = [op for op in ops if op[0] > LAST_STANDING]
        moment = _moment(moment, standing, doing)
        price = table.get("price", {})
        cards, potions = price.get("cards", 0), price.get("potions", 0)
        once = table.get("limit") == "fight"
        paid = [(OP["discard"], cards)] * bool(cards) + [(OP["pay_potions"], potions)] * bool(potions)
        taken = [(OP["settle_taken"],)] if any(self.takes(op) for op in doing) else []
        self.all.append(
            Ability(
                key=key,
                moment=moment,
                may=owned and not standing and (once or bool(price)) and not table.get("must", False),
                once=once,
                first=first,
                against=_known(AGAINST, "opponent", table.get("against", "both")),
                needs=tuple(_needs(table.get("needs", {}))),
                cards=cards,
                potions=potions,
                standing=standing,
                program=self.program([*paid, *doing, *taken]),
            )
        )
        return len(self.all) - 1

    def takes(self, op: tuple[int, ...]) -> bool:
        """Whether an op, or one it leads to, is damage to its owner."""
        if op[0] == OP["roll"]:
            return any(self.takes(step) for branch in op[1:] for step in self.programs[branch])
        return op[0] == OP["take"]

    def several(self, prefix: str, key: str, tables: Any, owned: bool) -> tuple[int, ...]:
        """All abilities of one bearer."""
        some = [tables] if isinstance(tables, Mapping) else list(tables or ())
        stem = key if key.startswith(prefix) else f"{prefix}_{key}"
        return tuple(self.add(stem if not i else f"{stem}_{i + 1}", one, owned) for i, one in enumerate(some))


def make_abilities(
    monsters: Keyed, trophies: Keyed, potions: Keyed, schools: Keyed, kept: Keyed, fight_cards: Keyed
) -> Abilities:
    """All abilities from the catalogue's tables, in order of the numbers of what bears them. Raises ValueError naming
    what is not known."""
    maker = _Maker()
    attack = MOMENT["foe_turn"]
    of_monster = tuple(maker.several("monster", key, one["ability"], False) for key, one in monsters)
    of_trophy = (
        *(maker.several("trophy", key, one["trophy"], True) for key, one in monsters),
        *(maker.several("trophy", key, one["ability"], True) for key, one in trophies),
    )
    return Abilities(
        of_monster=of_monster,
        of_trophy=of_trophy,
        of_potion=tuple(maker.add(f"potion_{key}", one["ability"], True) for key, one in potions),
        of_specialty=tuple(_specialty(maker, key, one["levels"]) for key, one in schools),
        of_kept=tuple(maker.several("kept", key, one.get("ability"), True) for key, one in kept),
        attacks=tuple(
            (maker.branch(one["charge"], attack), maker.branch(one["bite"], attack)) for _key, one in fight_cards
        ),
        challenge=tuple(sum(maker.all[n].potions for n in numbers) for numbers in of_monster),
        all=tuple(maker.all),
        programs=tuple(maker.programs),
    )


def _specialty(maker: _Maker, school: str, levels: Sequence[Table]) -> tuple[int, ...]:
    """WOW-SPC-03 to -08: the levels of a school in the words of abilities."""
    tables = [_SPECIALTIES[school](level) for level in levels]
    return tuple(maker.add(f"specialty_{school}_{i + 1}", table, True) for i, table in enumerate(tables))


def _wolf(level: Table) -> Table:
    does = [{"combo": level["damage"]}, {"draw_after_blow": level["draw"]}]
    return {"moment": "combo_sum", "limit": "fight", "needs": {"combo": "3+"}, "does": does}


def _viper(level: Table) -> Table:
    does = [{"look_at_foe": {"cards": level["look"], "discard": level["discard"]}}]
    return {"moment": "combo_dealt", "limit": "fight", "needs": {"foe_lost": "1+"}, "does": does}


def _cat(level: Table) -> Table:
    does = [{"look_at_own": {"cards": level["look"], "take": level["take"]}}]
    return {"moment": "own_turn", "first": True, "limit": "fight", "does": does}


def _bear(level: Table) -> Table:
    does = [{"shield": level["shield"]}, {"draw": level["draw"]}]
    return {"moment": "own_turn", "limit": "fight", "needs": {"shield": "0"}, "does": does}


def _griffin(level: Table) -> Table:
    taken = {"any_from_discard": 1} if level["any_card"] else {"recover": 1}
    does = [taken, {"discard": level["discard"]}]
    return {"moment": "own_turn", "limit": "fight", "needs": {"discard": "1+"}, "does": does}


def _manticore(level: Table) -> Table:
    does = [{"deal": level["damage"]}, {"draw": level["draw"]}]
    return {"moment": "own_turn", "limit": "fight", "price": {"potions": level["potions"]}, "does": does}


_SPECIALTIES: Final = {
    "wolf": _wolf,
    "viper": _viper,
    "cat": _cat,
    "bear": _bear,
    "griffin": _griffin,
    "manticore": _manticore,
}


def _moment(moment: int, standing: Program, doing: Sequence[tuple[int, ...]]) -> int:
    """The moment in which the ops themselves have their say: the catalogue speaks of a laid combo, the rules of its
    sums."""
    ops = {op[0] for op in doing}
    if standing:
        return MOMENT["whole_fight"]
    if moment == MOMENT["whole_fight"]:
        return MOMENT["before_pool"]
    if ops & {OP["combo"], OP["combo_per"]} and moment == MOMENT["combo_laid"]:
        return MOMENT["combo_sum"]
    if OP["combo_shield"] in ops:
        return MOMENT["combo_shields"]
    return MOMENT["attack_costs"] if OP["lose_fewer"] in ops else moment


def _hit(value: Any, moment: int) -> tuple[int, ...]:
    if isinstance(value, int):
        return (OP["hit"], value)
    if value in ATTRIBUTES:
        return (OP["hit_attribute"], ATTRIBUTES.index(value))
    return (OP["hit_level"], _level(value))


def _random(value: Any, moment: int) -> tuple[int, ...]:
    if isinstance(value, int):
        return (OP["discard_random"], value)
    return (OP["attack_discard"], _level(value))


def _named(value: Any, moment: int) -> tuple[int, ...]:
    if value == "worse":
        return (OP["worse_attack"], 1)
    return (OP["turn_attack" if moment == MOMENT["attack_revealed"] else "name_attack"],)


def _look_at_foe(value: Table, moment: int) -> tuple[int, ...]:
    return (OP["look_at_foe"], value["cards"], value.get("discard", 0), int(value.get("bottom", False)))


def _combo_per(value: Table, moment: int) -> tuple[int, ...]:
    return (OP["combo_per"], COLOURS.index(value["colour"]), value["damage"], value.get("most", ANY_NUMBER))


# Words whose values are more than a number.
_SPECIAL: Final = {
    "hit": _hit,
    "discard_random": _random,
    "name_attack": _named,
    "look_at_foe": _look_at_foe,
    "look_at_own": lambda value, moment: (OP["look_at_own"], value["cards"], value["take"]),
    "order_pool": lambda value, moment: (OP["look_at_own"], value, 0),
    "combo_per": _combo_per,
    "under_pool": lambda value, moment: (OP["under_pool"], value["cards"], FROM[value["of"]]),
    "into_pool": lambda value, moment: (OP["into_pool"], value["cards"]),
    "lower": lambda value, moment: (OP["lower"], ATTRIBUTES.index(value)),
    "mute": lambda value, moment: (OP["mute"], COLOURS.index(value)),
    "shield_to": lambda value, moment: (OP["shield_to_full"],),
    "attack": lambda value, moment: (OP["attack_more" if moment == MOMENT["foe_turn"] else "attack"], value),
}


def _needs(table: Table) -> Iterable[tuple[int, int, int]]:
    for what, numbers in table.items():
        least, dash, most = str(numbers).removesuffix("+").partition("-")
        upper = int(most) if dash else ANY_NUMBER if str(numbers).endswith("+") else int(least)
        yield _known(NEED, "condition", what), int(least), upper


def _faces(faces: str) -> range:
    low, _dash, high = faces.partition("-")
    return range(int(low), int(high or low) + 1)


def _level(value: str) -> int:
    return int(value.removeprefix("L") or 0)


def _known(numbers: Mapping[str, int], kind: str, name: str) -> int:
    if name not in numbers:
        raise ValueError(f"there is no {kind} {name!r}{did_you_mean(name, numbers)}")
    return numbers[name]


