"""The tables of the rules, and programs read back into the signs of their section 18.8."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

from game.titles.witcher.catalogue import terms as t
from game.titles.witcher.catalogue.frozen import Catalogue
from game.titles.witcher.catalogue.load import base
from game.titles.witcher.effects import moments as mo
from game.titles.witcher.effects import ops as o

RULES = Path(__file__).resolve().parents[4] / "game" / "titles" / "witcher" / "rules.md"
SHORT = ("Com", "Def", "Alc", "Spe")
NAMES = ("Combat", "Defense", "Alchemy", "Specialty")
TERRAINS = ("Forest", "Mountain", "Water")


@cache
def rows(section: str, key: str) -> tuple[tuple[str, ...], ...]:
    """The rows of a section's tables whose first cell is like `key`, such as rows("18.9", r"C\\d\\d")."""
    text = RULES.read_text(encoding="utf-8")
    part = re.split(rf"^#+ {re.escape(section)} ", text, maxsplit=1, flags=re.MULTILINE)[1]
    part = re.split(r"^##", part, maxsplit=1, flags=re.MULTILINE)[0]
    lines = (line for line in part.splitlines() if line.startswith("|"))
    found = (tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines)
    return tuple(row for row in found if re.fullmatch(key, row[0]))


@cache
def place_numbers() -> dict[str, str]:
    """`novigrad` is `6 Novigrad`."""
    return {row[1].casefold().replace(" ", "_"): f"{row[0]} {row[1]}" for row in rows("3.1", r"\d+")}


def as_signs(told: str) -> str:
    """A table's entry with one way of writing what may be written in several."""
    for old, new in ((";", ","), ("in each case", "in any case"), (" and Trail", ", Trail"), ("Draw", "draw")):
        told = told.replace(old, new)
    return told.rstrip(".")


def signs(program: int) -> str:
    """A program in the signs of the tables; sentences that are told are left out."""
    catalogue, after_roll, parts = base(), False, []
    for op in catalogue.programs[program]:
        if op[0] == o.TELL:
            continue
        parts.append(("in any case " if after_roll else "") + sign(catalogue, op))
        after_roll = after_roll or op[0] == o.ROLL
    return ", ".join(parts) or "nothing"


def sign(catalogue: Catalogue, op: o.Op) -> str:
    """One op."""
    number, *told = op
    if number in (o.ROLL, o.TEST, o.BY_LEVEL, o.SHORT_FIGHT, o.IF):
        return _branching(number, told)
    if number == o.QUEST:
        return _quest(catalogue, told[0])
    return SIGNS[number](catalogue, *told)


SIGNS: dict[int, Callable[..., str]] = {
    o.GOLD: lambda c, n: f"G{n:+}",
    o.POTION: lambda c, n: f"P{n:+}",
    o.POTIONS_TO: lambda c, n: f"P={n}",
    o.SHIELD: lambda c, n: f"Sh{n:+}",
    o.SHIELD_TO: lambda c, n: "Sh=max" if n == o.FULL else f"Sh={n}",
    o.ATTRIBUTE: lambda c, attribute, n: f"{SHORT[attribute]}{n:+}",
    o.RAISE: lambda c, which: ("Any+1", "Low+1", "2Low+1")[which],
    o.DRAW: lambda c, n: f"draw {n}",
    o.DISCARD: lambda c, n: "X1" if n == 1 else "X1 twice",
    o.PHASE_3: lambda c, n: f"III{n:+}",
    o.TRAIL: lambda c, which: {o.TRAIL_ANY: "Trail", o.TRAIL_EACH: "Trail each"}[which],
    o.TAKE: lambda c, cost: "C6" if cost == o.ANY_COST else f"C{cost}",
    o.TRASH: lambda c, n: f"T{n}",
    o.EVENT: lambda c, event: f"E{event + 1}",
    o.MOVE_AND_ACT: lambda c: "move and act",
    o.GO_TO_PHASE_3: lambda c: "go to Phase III",
    o.NO_EXPLORING: lambda c: "no Exploring this turn",
    o.FREE_CARD: lambda c: "the Phase III card is free",
    o.KEEP: lambda c, kept: "Keep",
    o.LEAVE: lambda c, kept: "discard " + c.kept[kept].key.removeprefix("e"),
}


def _quest(catalogue: Catalogue, number: int) -> str:
    quest = catalogue.quests[number]
    if quest.kind == t.QUEST_TERRAIN:
        place = TERRAINS[quest.place]
    elif quest.kind == t.QUEST_LOCATION:
        place = place_numbers()[t.LOCATIONS[quest.place]]
    else:
        place = {t.QUEST_OWN_SCHOOL: "own school"}.get(quest.kind, "own or another Player's school")
    cost = f", costs {quest.cost} Gold on resolving" if quest.cost else ""
    return f"Q({place} > {quest.event + 1}){cost}"


def _branching(number: int, told: list[int]) -> str:
    if number == o.ROLL:
        return "d: " + ", ".join(f"{band} {signs(p)}" for band, p in spans(told))
    if number == o.TEST:
        return f"test, 2 x {NAMES[told[0]]} + d: " + _lines(
            zip(("3-7", "8-10", "11-13", "14-16"), told[1:], strict=True)
        )
    if number == o.BY_LEVEL:
        level = (*NAMES, "Witcher")[told[0]]
        return f"by {level} level: " + _lines((f"{band}:", p) for band, p in spans(told[1:]))
    if number == o.SHORT_FIGHT:
        first, one, second, two, third, three = told[1:]
        three_bands = ((f"{first}-{second - 1}:", one), (f"{second}-{third - 1}:", two), (f"{third} or more:", three))
        return f"short fight, draw {told[0]}: " + _lines(three_bands)
    measure, _argument, least, most, then, otherwise = told
    names = {mo.SHIELD: "Shield", mo.POTIONS: "Potion", mo.GOLD: "Gold", mo.TROPHIES: "Trophy"}
    span = str(least) if least == most else f"{least} or {most}"
    state = {mo.SHIELD: f"Shield {span}", mo.TROPHIES: "no Trophy"}.get(measure, f"{span} {names[measure]}")
    return f"with {state} {signs(then)}, else {signs(otherwise)}"


def spans(programs: list[int]) -> Iterator[tuple[str, int]]:
    """Numbers from 1, equal neighbours together."""
    low = 1
    for number, program in enumerate(programs, start=1):
        if number == len(programs) or programs[number] != program:
            yield (str(low) if low == number else f"{low}-{number}"), program
            low = number + 1


def _lines(bands: Iterable[tuple[str, int]]) -> str:
    return ". ".join(f"{band} {signs(p)}" for band, p in bands)
