"""The tables 18.9 to 18.11 read from the ledger, and what their signs do to a few figures: an oracle of its own.

Where a player would choose, the first is taken: the first attribute, the first terrain, a card that lies in the deck.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.titles.witcher.catalogue.tables import rows

ATTRIBUTES = ("Com", "Def", "Alc", "Spe")
NAMES = ("Combat", "Defense", "Alchemy", "Specialty")
VALUES = (0, 1, 2, 3, 4, 4)  # WOW-ATT-02
ON_REACHING = {2: 1, 3: 1, 4: 2, 5: 2}  # WOW-ATT-10
TERRAINS = ("Forest", "Mountain", "Water")
BAND = re.compile(r"(\d+)(?:-(\d+)| or more)?:? (.*)")
OWN_RULES = ("c05a", "c36a", "e10a")  # WOW-TAB-47: tests of their own look at them


def options() -> dict[str, str]:
    """What each option of each card says, by the card's key and the option's letter."""
    found = {}
    for row in (*rows("18.9", r"C\d\d"), *rows("18.10", r"W\d\d")):
        for letter, told in zip("ab", row[2:4], strict=True):
            found[row[0].lower() + letter] = told
    for number, form, told in rows("18.11", r"\d+"):
        key = f"e{int(number):02}"
        both = re.fullmatch(r"A: (.*)\. B: (.*)", told)
        if form == "choice":
            assert both is not None
            found[key + "a"], found[key + "b"] = both[1], both[2]
        elif form.startswith(("Equipment", "Companion")):
            found[key + "a"] = ("go to Phase III, " if number == "16" else "") + "Keep"
        elif form in ("test", "plain"):
            found[key + "a"] = told
        else:
            found[key + "a"] = f"{form}: {told}"
    return {key: told for key, told in found.items() if key not in OWN_RULES}


def price(told: str) -> tuple[int, str]:
    """What choosing an option costs, and the rest of it."""
    paid = re.fullmatch(r"pay (\d): (.*)", told)
    return (int(paid[1]), paid[2]) if paid else (0, told)


def signs(told: str) -> Iterator[str]:
    """The signs from left to right (WOW-TAB-46); what hangs on a die, a level or a Damage stays together."""
    told = told.replace("in each case", "in any case").replace(" and Trail", ", Trail").strip(" .")
    while told:
        if told.startswith("Keep"):
            yield "Keep"
            return
        if told.startswith("d: "):
            bands, _mark, told = told.partition("in any case ")
            yield bands.strip(" ;,")
            continue
        if told.startswith(("with ", "by ", "test", "short fight", "at the next")):
            yield told
            return
        sign, _comma, told = re.split(r"([,;] |$)", told, maxsplit=1)
        if told.startswith("costs"):
            cost, _comma, told = re.split(r"([,;] |$)", told, maxsplit=1)
            sign = f"{sign}, {cost}"
        yield sign


def chosen(bands: str, number: int) -> str:
    """The band of a number: `1-2 Sh-2, T1; 3-6 G+2` or `0-2: P+2. 3 or more: P+3`."""
    found: list[tuple[int, int, str]] = []
    for part in re.split(r"[,;.] ", bands.strip(" .")):
        band = BAND.fullmatch(part)
        if band:
            most = int(band[2] or (99 if "or more" in part else band[1]))
            found.append((int(band[1]), most, band[3]))
        else:
            least, most, told = found[-1]
            found[-1] = (least, most, f"{told}, {part}")
    return next(told for least, most, told in found if least <= number <= most)


@dataclass
class Figures:
    """What is counted of the player. `strike`: the Damage and the number of cards of a short fight's combo."""

    gold: int
    shield: int
    potions: int
    hand: int
    levels: list[int]
    level: int
    owned: int
    trophies: int
    quests: list[str] = field(default_factory=list)
    trails: int = 0
    kept: list[str] = field(default_factory=list)
    draws: int = 0
    free_card: bool = False
    barred: bool = False
    ends: bool = False
    moves: int = 0
    die: int = 1
    strike: tuple[int, int] = (0, 1)

    def carry_out(self, key: str, told: str) -> None:
        """An option of the card `key`."""
        for sign in signs(told):
            self._sign(key, sign)

    def _sign(self, key: str, sign: str) -> None:
        plain = re.fullmatch(r"(\w+?)([+-]\d|=\d|=max|\d)", sign)
        if plain and plain[1] in ("G", "P", "Sh", "III", *ATTRIBUTES, "Any", "Low", "2Low"):
            self._change(plain[1], plain[2])
        elif sign.startswith("d: "):
            self.carry_out(key, chosen(sign[3:], self.die))
        elif sign.startswith("with "):
            self._with(key, sign)
        elif sign.startswith(("by ", "test", "short fight")):
            self._long(key, sign)
        elif sign.startswith("E"):
            number = int(sign[1:])
            self.carry_out(f"e{number:02}", options()[f"e{number:02}a"])
        else:
            self._plain(key, sign)

    def _change(self, what: str, how: str) -> None:
        n = int(how.strip("=")) if how != "=max" else VALUES[self.levels[1]]
        if what == "G":
            self.gold = max(0, self.gold + n)
        elif what == "P":
            self.potions = n if how[0] == "=" else max(0, min(4, self.potions + n) if n > 0 else self.potions + n)
        elif what == "Sh":
            self.shield = n if how[0] == "=" else max(0, self.shield + n)
        elif what == "III":
            self.draws += n
        elif what in ("Any", "Low", "2Low"):
            for attribute in self._which(what):
                self._raise(attribute)
        elif n > 0:
            self._raise(ATTRIBUTES.index(what))
        else:
            self._lower(ATTRIBUTES.index(what))

    def _which(self, what: str) -> list[int]:
        """The first that can rise, the first of the lowest, or that and the first of the lowest others."""
        if what == "Any":
            return [a for a in range(4) if self.levels[a] < 5][:1]
        lowest = min(range(4), key=self.levels.__getitem__)
        others = [a for a in range(4) if a != lowest]
        return [lowest, min(others, key=self.levels.__getitem__)][: 2 if what == "2Low" else 1]

    def _raise(self, attribute: int) -> None:
        if self.levels[attribute] == 5:
            return
        self.levels[attribute] += 1
        if attribute == 1:
            self.shield = min(VALUES[self.levels[1]], self.shield + 1)
        elif attribute == 2:
            self.potions = max(self.potions, min(4, self.potions + 1))
        while min(self.levels) > self.level:
            self.level += 1
            self.hand = min(7, self.hand + ON_REACHING[self.level])

    def _lower(self, attribute: int) -> None:
        if 1 < self.levels[attribute] < 5:
            self.levels[attribute] -= 1
        self.shield = min(self.shield, VALUES[self.levels[1]])

    def _with(self, key: str, sign: str) -> None:
        told = re.fullmatch(r"with (Shield 0|no Trophy|0 or 1 Gold|0 or 1 Potion) (.*), else (.*)", sign)
        assert told is not None, sign
        holds = {
            "Shield 0": self.shield == 0,
            "no Trophy": self.trophies == 0,
            "0 or 1 Gold": self.gold <= 1,
            "0 or 1 Potion": self.potions <= 1,
        }[told[1]]
        self.carry_out(key, told[2] if holds else told[3])

    def _long(self, key: str, sign: str) -> None:
        head, _colon, bands = sign.partition(": ")
        fight = re.fullmatch(r"short fight, (Sh\S+), draw (\d)", head)
        if fight:
            self._sign(key, fight[1])
            damage, cards = self.strike
            self.hand = min(7, self.hand + int(fight[2])) - cards
            number = damage
        elif head.startswith("by "):
            levels = {**dict(zip(NAMES, self.levels, strict=True)), "Witcher": self.level}
            number = levels[head.split()[1]]
        else:
            attribute = re.fullmatch(r"test, 2 x (\w+) \+ d", head)
            assert attribute is not None, sign
            number = 2 * self.levels[NAMES.index(attribute[1])] + self.die
        self.carry_out(key, chosen(bands, number))

    def _plain(self, key: str, sign: str) -> None:
        if sign == "Trail":
            self.trails = min(3, self.trails + 1)
        elif sign == "Trail each":
            self.trails = 3
        elif sign in ("C0", "C1", "C2", "C6"):
            self.owned += 1
        elif sign == "T1":
            self.owned -= 1
        elif sign in ("X1", "X1 twice"):
            self.hand = max(0, self.hand - (2 if "twice" in sign else 1))
        elif sign.startswith("draw "):
            self.hand = min(7, self.hand + int(sign[5:]))
        elif sign.startswith("Q("):
            self.quests.append(sign)
        elif sign == "Keep" or sign.startswith("at the next Exploration"):
            self.kept.append(key)
        elif sign == "the Phase III card is free":
            self.free_card = True
        elif sign == "no Exploring this turn":
            self.barred = True
        elif sign == "move and act":
            self.moves += 1
        elif sign == "go to Phase III":
            self.ends = True
        else:
            assert sign in ("nothing", "discard 50"), sign
