"""Random matches of every title, for tests that hold of all of them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.kernel.chance import Stream, below, mix
from game.kernel.errors import BadSetup
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.rules import Option
from game.kernel.setup import read_setup
from game.kernel.title import AnyTitle
from game.titles import TITLES, find_title

CAP = 30_000
# What keeps a match of a title and mode from going on for ever between players who do not want to win.
LIMITS: dict[tuple[str, str], dict[str, Any]] = {
    ("skyrim", "civil-war"): {"max_rounds": 30},
    ("skyrim", "chaos"): {"max_rounds": 100},
    ("skyrim", "dovahkiin"): {"max_rounds": 12},
    ("skyrim", "custom"): {"max_rounds": 12, "set_up": "random", "victory": "endcard"},
    ("witcher", "base"): {"max_rounds": 25},
}


@dataclass(frozen=True)
class Case:
    """One way to begin: `flags` switches every flag of the title's options on."""

    title: str
    mode: str
    seats: int
    flags: bool
    player: str = "random"
    modules: tuple[str, ...] = ()

    def __str__(self) -> str:
        named = "-".join((self.title, self.mode, *self.modules, str(self.seats)))
        return f"{named}-flags" if self.flags else named

    def game(self) -> Game:
        return game_of(self)


@cache
def game_of(case: Case) -> Game:
    title = find_title(case.title)
    seats = [{"player": case.player}] * case.seats
    plain: dict[str, Any] = {"title": case.title, "mode": case.mode, "seats": seats, "modules": case.modules}
    plain["options"] = dict(LIMITS.get((case.title, case.mode), {}))
    for info in title.info.options if case.flags else ():
        if info.kind == "flag":
            _switch_on(title, plain, info.key)
    return Game(title, read_setup(title.setup_model, plain))


def _switch_on(title: AnyTitle, plain: dict[str, Any], flag: str) -> None:
    """Switch a flag on where the mode knows it."""
    with_it = plain["options"] | {flag: True}
    with suppress(BadSetup):
        read_setup(title.setup_model, plain | {"options": with_it})
        plain["options"] = with_it


CASES = [
    Case(title.info.key, mode.key, seats, flags)
    for title in TITLES
    for mode in title.info.modes
    for seats in range(mode.fewest, mode.most + 1)
    for flags in ((False, True) if any(info.kind == "flag" for info in title.info.options) else (False,))
    if flags or mode.key != "custom"  # without any switch it is another mode
]
CASES += [Case("skye", "base", seats, False, modules=("journeyman",)) for seats in range(2, 6)]


def play(case: Case, seed: int) -> Match:
    """A match of random choices: seeds 0, 1 are peaceable, 2, 3 warlike; in odd ones seats resign now and then."""
    game = case.game()
    match = Match(game, seed)
    chance = Stream(mix(seed + 77))
    while not match.over and len(match.steps) < CAP:
        seat = below(chance, case.seats)
        if seed % 2 and not below(chance, 900) and game.title.standings(game.content, match.state)[seat].alive:
            match.resign(seat)
            continue
        options = match.options()
        match.choose(peaceable(options, chance) if seed % 4 < 2 else options[below(chance, len(options))])
    return match


def peaceable(options: list[Option], chance: Stream) -> Option:
    """Any option; a verb first, so that phases end soon and attacks do not drown all else."""
    verbs = sorted({option[0] for option in options})
    verb = verbs[below(chance, len(verbs))]
    some = [option for option in options if option[0] == verb]
    return some[below(chance, len(some))]


def samples(match: Match, every: int, offset: int = 0) -> list[int]:
    """Numbers of decisions of a match, spread over it."""
    return list(range(offset % every, len(match.steps), every))
