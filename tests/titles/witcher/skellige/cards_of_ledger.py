"""The tables of section 11 read from the ledger, and what their words do to a few figures: an oracle of its own."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from game.titles.witcher import skellige

RULES = Path(skellige.__file__).with_name("rules.md")
KINDS = ("quest", "item", "island", "instant")
CAPS = (0, 1, 2, 3, 4, 4)
ATTRIBUTES = ("Combat", "Defense", "Alchemy", "Specialty")


@cache
def rows() -> tuple[list[list[str]], list[list[str]]]:
    """The rows of the exploration cards, and of the events."""
    lines = (line for line in RULES.read_text(encoding="utf-8").splitlines() if re.match(r"\| \d+ \|", line))
    cells = ([cell.strip() for cell in line.strip("|").split(" | ")] for line in lines)
    seven = [row for row in cells if len(row) == 7]
    return [row for row in seven if row[1] not in KINDS], [row for row in seven if row[1] in KINDS]


def sections() -> dict[str, str]:
    """Key of each story to its effect."""
    cards, events = rows()
    found = {f"se{int(row[0]):02}": row[5].strip("`") for row in events}
    for row in cards:
        found[f"sx{int(row[0]):02}_safe"] = row[3].strip("`")
        found[f"sx{int(row[0]):02}_danger"] = row[5].strip("`")
    return found


def kind_of(event: int) -> str:
    return rows()[1][event - 1][1]


def parted(text: str, by: str) -> list[str]:
    """Split where no bracket is open."""
    found, depth, last = [], 0, 0
    for i, letter in enumerate(text):
        depth += (letter in "({") - (letter in ")}")
        if depth == 0 and letter == by:
            found.append(text[last:i])
            last = i + 1
    return [part.strip() for part in (*found, text[last:]) if part.strip()]


def braced(text: str, start: int) -> tuple[str, int]:
    """What stands in the brackets that open at `start`, and where they end."""
    opening = text[start]
    closing = {"{": "}", "(": ")"}[opening]
    depth = 0
    for i in range(start, len(text)):
        depth += (text[i] == opening) - (text[i] == closing)
        if not depth:
            return text[start + 1 : i], i + 1
    raise AssertionError(text)


def options(effect: str) -> list[str]:
    """The effects that can be chosen, with what comes before the choice; a whole pay(...) is two."""
    parts = parted(effect, ",")
    if parts[-1].startswith("choose"):
        inside, _end = braced(parts[-1], len("choose"))
        branches = [branch.split(":", 1)[1].strip() for branch in parted(inside, "/")]
        return [", ".join([*parts[:-1], branch]) for branch in branches]
    if len(parts) == 1 and parts[0].startswith("pay"):
        cost, then, otherwise = either(parts[0], "pay")
        return [f"cost({cost}), {then}", otherwise]
    return [effect]


def either(word: str, name: str) -> tuple[str, str, str]:
    """pay or if: cost or condition, then, else."""
    told, end = braced(word, len(name))
    then, end = braced(word, end)
    otherwise, _end = braced(word, end + len("else"))
    return told, then, otherwise


@dataclass
class Figures:
    """What is counted of the player; `deck` only has to last."""

    gold: int
    shield: int
    potions: int
    hand: int
    levels: list[int]
    owned: int
    track: int
    dagon: int
    start: int
    trail: bool = False
    draws: int = 0
    trails: int = 0
    found: int = 0
    quests: int = 0
    kept: int = 0
    others: int = 0
    dice: list[int] = field(default_factory=list)

    def carry_out(self, effect: str) -> None:
        for word in parted(effect, ","):
            name = re.match(r"\w+", word)
            assert name is not None, word
            getattr(self, f"_{name[0].lower()}")(word[len(name[0]) :])

    def _n(self, told: str) -> int:
        return int(told.strip("()"))

    def _nothing(self, told: str) -> None:
        pass

    def _gold(self, told: str) -> None:
        self.gold = max(0, self.gold + self._n(told))

    def _potion(self, told: str) -> None:
        self.potions = min(4, self.potions + self._n(told))

    def _losepotion(self, told: str) -> None:
        self.potions = max(0, self.potions - self._n(told))

    def _draw(self, told: str) -> None:
        self.hand = min(7, self.hand + self._n(told))

    def _discard(self, told: str) -> None:
        self.hand = max(0, self.hand - self._n(told))

    _discardrandom = _discard

    def _trash(self, told: str) -> None:
        self.hand -= self._n(told)
        self.owned -= self._n(told)

    def _take(self, told: str) -> None:
        self.owned += 1

    def _shield(self, told: str) -> None:
        cap = CAPS[self.levels[1]]
        change = {"(0)": -9, "(full)": 9}.get(told) or self._n(told)
        self.shield = max(0, min(cap, self.shield + change))

    def _attr(self, told: str) -> None:
        name = told.strip("()").split(",")[0]
        at = 0 if name == "any" else ATTRIBUTES.index(name)
        self.levels[at] += 1
        if at == 1:
            self._shield("(+1)")
        elif at == 2:
            self._potion("(1)")

    def _trail(self, told: str) -> None:
        self.trails += 1

    def _phase3(self, told: str) -> None:
        self.draws += self._n(told)

    def _damage(self, told: str) -> None:
        self.shield = max(0, self.shield - self._n(told))

    def _dagon(self, told: str) -> None:
        if self.dagon < 4:
            self.dagon = min(4, max(self.start, self.dagon + self._n(told)))

    def _others(self, told: str) -> None:
        assert told == "(gold(+1))"
        self.others += 1

    def _event(self, told: str) -> None:
        number = self._n(told)
        kind = kind_of(number)
        if kind == "quest":
            self.quests += 1
        elif kind == "item":
            self.kept += 1
        else:
            self.carry_out(options(sections()[f"se{number:02}"])[0])

    def _island(self, told: str) -> None:
        self.found += 1

    _divert = _turnback = _noaction = _nothing

    def _cost(self, told: str) -> None:
        kind, n = told.strip("()").split()
        if kind == "gold":
            self.gold -= int(n)
        elif kind == "potion":
            self.potions -= int(n)
        else:
            self.hand -= int(n)

    def _pay(self, told: str) -> None:
        """Paid wherever it can be."""
        cost, then, otherwise = either(f"pay{told}", "pay")
        kind, n = cost.split()
        held = {"gold": self.gold, "potion": self.potions, "card": self.hand}[kind]
        if held >= int(n):
            self._cost(f"({cost})")
            self.carry_out(then)
        else:
            self.carry_out(otherwise)

    def _if(self, told: str) -> None:
        condition, then, otherwise = either(f"if{told}", "if")
        self.carry_out(then if self.holds(condition) else otherwise)

    def holds(self, condition: str) -> bool:
        if condition == "hasTrail(Dagon)":
            return self.trail
        if condition == "emerged":
            return self.dagon == 4
        name, _sign, n = condition.partition(">=")
        if name in ATTRIBUTES:
            return self.levels[ATTRIBUTES.index(name)] >= int(n)
        return {"shield": self.shield, "trophies": self.track}[name] >= int(n)

    def _roll(self, told: str) -> None:
        die = self.dice.pop(0)
        for branch in parted(told[1:-1], "/"):
            span, effect = branch.split(":", 1)
            least, _dash, most = span.strip().partition("-")
            if int(least) <= die <= int(most or least):
                self.carry_out(effect)
