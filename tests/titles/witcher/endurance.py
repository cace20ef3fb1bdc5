"""Many matches with random choices over all numbers of seats and options, looked through after every choice.

`python -m tests.titles.witcher.endurance 1000` plays a thousand and says what went wrong: a fault that the audit
finds, a view that offers something else or cannot be dealt out again, a position that reads back as another, a match
that does not end.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

from game.kernel.chance import Stream, below
from game.kernel.rules import Option
from game.titles import find_title
from game.titles.witcher.setup import FEWEST, MOST, SCHOOLS
from tests.titles import trial

EAGER = {"act": 6, "challenge": 3, "sail_to": 5, "face_dagon": 8, "fight": 6, "attack": 6, "meditate": 9, "resolve": 9}
"""Of ten times, how often a choice that leads somewhere is made where it is offered; else one at random."""


def setup_of(number: int) -> dict[str, Any]:
    """The setup of a match: seats from one to five in turn, with and without Skellige, options by its number."""
    chance = Stream(number)
    seats = FEWEST + number % (MOST - FEWEST + 1)
    options: dict[str, Any] = {"schools": ("draft", "random")[below(chance, 2)]}
    if seats == 1:
        options["turn_limit"] = (0, 20, 60)[below(chance, 3)]
    else:
        options["trophies"] = 3 + below(chance, 3)
        options["max_rounds"] = (0, 0, 20)[below(chance, 3)]
    entries: list[dict[str, Any]] = [{"player": ("human", "random")[below(chance, 2)]} for _ in range(seats)]
    if below(chance, 2):
        for seat, entry in enumerate(entries):
            entry["faction"] = SCHOOLS[(seat + number) % len(SCHOOLS)]
    modules = ["skellige"] if number // (MOST - FEWEST + 1) % 2 else []
    return {"title": "witcher", "mode": "base", "modules": modules, "seats": entries, "options": options}


def wish(options: list[Option], chance: Stream) -> Option:
    """At random, but rather what leads to fights, islands and trophies."""
    return trial.eager_choice(options, EAGER, chance) or trial.any_of(options, chance)


class Trial(trial.Trial):
    """A match with or without Skellige."""

    title = find_title("witcher")
    cap = 40_000  # a match without a limit of rounds rarely takes a tenth of them
    setup_of = staticmethod(setup_of)

    def wish(self, options: list[Option]) -> Option:
        """Fights, islands, trophies."""
        return wish(options, self.chance)


endure = partial(trial.endure, Trial)

if __name__ == "__main__":
    sys.exit(trial.main(Trial))
