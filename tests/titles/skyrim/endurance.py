"""Many matches with random choices over all modes, mixes, numbers of seats and options, looked through after every
choice.

`python -m tests.titles.skyrim.endurance 1000` plays a thousand and says what went wrong: a fault that the audit finds,
a view that offers something else or cannot be dealt out again, a question that tells others what somebody holds, a
position that reads back as another, a match that does not end.
"""

from __future__ import annotations

import sys
from dataclasses import fields
from functools import partial
from typing import Any

from game.kernel.chance import Stream, below
from game.kernel.rules import Option
from game.titles import find_title
from game.titles.skyrim.events import EndCardDrawn, RoundLimitReached
from game.titles.skyrim.mix import Mix, fault
from game.titles.skyrim.setup import FACTIONS, SEATS
from tests.titles import trial
from tests.titles.plays import peaceable
from tests.titles.skyrim.hidden import overheard

MODES = ("dovahkiin", "custom", "dovahkiin", "custom", "custom", "chaos", "dovahkiin", "custom", "custom", "civil-war")
SET_UPS = ("dealt", "placed", "random")
VICTORIES = ("endcard", "objectives", "conquest")
EAGER = {"challenge": 5, "strike": 6, "equip": 8, "cast": 5, "shout": 5, "score": 8, "walk": 2, "attack": 4}
"""Of ten times, how often a choice that leads somewhere is made where it is offered; else a verb at random."""
ENDS = {EndCardDrawn: "End Game card", RoundLimitReached: "limit of rounds"}
LAST_ONE, TEN_POINTS = "last one left", "ten points and a hero"
WARLIKE = {"attack": 9}  # instead, in one match of three: players fall, and their cards change hands


def any_mix(chance: Stream) -> dict[str, Any]:
    """A legal mix, each as likely as another."""
    while True:
        plain: dict[str, Any] = {one.name: bool(below(chance, 2)) for one in fields(Mix)}
        plain["set_up"] = SET_UPS[below(chance, len(SET_UPS))]
        plain["victory"] = VICTORIES[below(chance, len(VICTORIES))]
        if not fault(Mix(**plain)):
            return plain


def setup_of(number: int) -> dict[str, Any]:
    """The setup of a match: modes in turn, seats, factions and options by its number."""
    chance = Stream(number)
    mode = MODES[number % len(MODES)]
    fewest, most = SEATS[mode]
    seats = fewest + below(chance, most - fewest + 1)
    options: dict[str, Any] = {"max_rounds": (12, 30, 60)[below(chance, 3)], "unit_limit": below(chance, 8) == 0}
    if mode == "custom":
        options |= any_mix(chance)
    elif mode == "dovahkiin":
        options["random_setup"] = bool(below(chance, 2))
    entries: list[dict[str, Any]] = [{"player": ("human", "random")[below(chance, 2)]} for _ in range(seats)]
    for seat, entry in enumerate(entries):
        entry["faction"] = FACTIONS[(seat + number) % len(FACTIONS)]
    return {"title": "skyrim", "mode": mode, "modules": [], "seats": entries, "options": options}


def wish(options: list[Option], chance: Stream, eagerness: dict[str, int]) -> Option:
    """A verb first, so that attacks do not drown all else; rather one that leads to fights and cards."""
    return trial.eager_choice(options, eagerness, chance) or peaceable(options, chance)


class Trial(trial.Trial):
    """A match of any mode; in one of three all go to war."""

    title = find_title("skyrim")
    cap = 20_000  # rounds are limited long before
    setup_of = staticmethod(setup_of)

    def wish(self, options: list[Option]) -> Option:
        """To war, or to all that cards and heroes do."""
        return wish(options, self.chance, WARLIKE if self.number % 3 == 0 else EAGER)

    def faults_of_views(self) -> list[str]:
        """Besides: what a question tells others of hidden cards."""
        return super().faults_of_views() + overheard(self.game, self.state, self.chance)

    def ending(self) -> str:
        """By what happened last."""
        for kind, told in ENDS.items():
            if any(isinstance(event, kind) for event in self.events):
                return told
        return LAST_ONE if sum(one.alive for one in self.state.seats) == 1 else TEN_POINTS


endure = partial(trial.endure, Trial)


if __name__ == "__main__":
    sys.exit(trial.main(Trial))
