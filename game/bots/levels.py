"""The levels of bots, and which of them play which title."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from game.bots.bot import Bot
from game.bots.random_bot import RandomBot
from game.bots.reason import Explain
from game.kernel.errors import BadSetup
from game.kernel.naming import did_you_mean
from game.kernel.setup import Setup
from game.kernel.texts import N_
from game.kernel.texts import gettext as _


@dataclass(frozen=True)
class Level:
    """A level: its key, its name at the table, and one sentence on how it plays."""

    key: str
    name: str
    words: str


LEVELS: Final = (
    Level("random", N_("Wanderer"), N_("Moves at random.")),
    Level("easy", N_("Thrall"), N_("Sees where it pays to strike, but misjudges much and often loses heart.")),
    Level("normal", N_("Raider"), N_("Plans by region, odds and cards, and errs now and then.")),
    Level("hard", N_("Legate"), N_("Strikes where it pays, breaks regions, and hunts the weak for their cards.")),
    Level("master", N_("Justiciar"), N_("Plays every choice through in its mind before making it.")),
)

# Where a level plays another title in another way: title, level, sentence.
WORDS: Final = {
    "witcher": {
        "easy": N_("Roams where the road leads, misjudges its foes, and lays its combos without a plan."),
        "normal": N_("Learns before it hunts, and errs now and then about a way, a monster or a combo."),
        "hard": N_("Weighs every way by what it brings, and fights whom it can beat."),
        "master": N_("Plays its ways and fights through in its mind before it takes one."),
    },
    "skye": {
        "easy": N_("Sees what a tile brings, but misjudges much, and lays many without a plan."),
        "normal": N_("Knows what scores and what sells, and errs now and then about a tile."),
        "hard": N_("Prices what rivals want, and lays every tile where it brings most."),
        "master": N_(
            "Puts itself behind its rivals' screens, and plays the whole sale through before it names a price."
        ),
    },
}

USUAL_LEVEL: Final = "normal"  # of a bot that nobody has chosen a level for

# What each level has against it (handicap.py of the title): noise, stray, stop.
EASY: Final = (4.0, 0.47, 0.185)
NORMAL: Final = (2.3, 0.26, 0.09)
WITCHER_EASY: Final = (5.0, 0.6, 0.3)
WITCHER_NORMAL: Final = (2.8, 0.28, 0.12)
SKYE_EASY: Final = (4.5, 0.5, 0.3)
SKYE_NORMAL: Final = (2.3, 0.2, 0.12)


def _skyrim_policy(noise: float = 0.0, stray: float = 0.0, stop: float = 0.0) -> Bot:
    # Imported when the first bot sits down: the window's first frame need not wait for a judgement of the board.
    from game.bots.handicap import Handicap
    from game.bots.skyrim.dovahkiin.policy import SagaPolicy

    return SagaPolicy(handicap=Handicap(noise, stray, stop))


def _skyrim_master() -> Bot:
    from game.bots.skyrim.master import Master

    return Master()


def _witcher_policy(noise: float = 0.0, stray: float = 0.0, stop: float = 0.0) -> Bot:
    from game.bots.handicap import Handicap
    from game.bots.witcher.policy import Policy

    return Policy(handicap=Handicap(noise, stray, stop))


def _witcher_master() -> Bot:
    from game.bots.witcher.master import Master

    return Master()


def _skye_policy(noise: float = 0.0, stray: float = 0.0, stop: float = 0.0) -> Bot:
    from game.bots.handicap import Handicap
    from game.bots.skye.policy import Policy

    return Policy(handicap=Handicap(noise, stray, stop))


def _skye_master() -> Bot:
    from game.bots.skye.policy import THOROUGH, WALKS, WIDE, Policy

    return Policy(widths=WIDE, effort=THOROUGH, walks=WALKS)


# Title, then level, to what makes the bot.
BOTS: Final[dict[str, dict[str, Callable[[], Bot]]]] = {
    "skyrim": {
        "random": RandomBot,
        "easy": partial(_skyrim_policy, *EASY),
        "normal": partial(_skyrim_policy, *NORMAL),
        "hard": _skyrim_policy,
        "master": _skyrim_master,
    },
    "witcher": {
        "random": RandomBot,
        "easy": partial(_witcher_policy, *WITCHER_EASY),
        "normal": partial(_witcher_policy, *WITCHER_NORMAL),
        "hard": _witcher_policy,
        "master": _witcher_master,
    },
    "skye": {
        "random": RandomBot,
        "easy": partial(_skye_policy, *SKYE_EASY),
        "normal": partial(_skye_policy, *SKYE_NORMAL),
        "hard": _skye_policy,
        "master": _skye_master,
    },
}

ADVISER: Final = "hard"  # the level whose judgement people are advised by


def _explain_skyrim() -> Explain:
    from game.bots.skyrim.explain import explain

    return explain


def _explain_witcher() -> Explain:
    from game.bots.witcher.explain import explain

    return explain


def _explain_skye() -> Explain:
    from game.bots.skye.explain import explain

    return explain


EXPLAINERS: Final[dict[str, Callable[[], Explain]]] = {
    "skyrim": _explain_skyrim,
    "witcher": _explain_witcher,
    "skye": _explain_skye,
}


@functools.cache
def levels_of(title: str) -> tuple[Level, ...]:
    """The levels that play a title, weakest first."""
    words = WORDS.get(title, {})
    known = BOTS.get(title, {})
    return tuple(replace(level, words=words.get(level.key, level.words)) for level in LEVELS if level.key in known)


def make_bot(title: str, level: str) -> Bot:
    """A bot of a level. Only for levels of `levels_of`."""
    return BOTS[title][level]()


def explainer(title: str) -> Explain:
    """What finds reasons for the choices of a title."""
    return EXPLAINERS[title]()


def advises(title: str) -> bool:
    """Whether somebody can advise on a title, and say why a bot moved."""
    return title in EXPLAINERS and ADVISER in BOTS.get(title, {})


def check_levels(setup: Setup, programs: bool = False) -> None:
    """Refuse a seat that neither a person nor a known level plays, nor a program where programs may. Raises
    BadSetup."""
    known = [level.key for level in levels_of(setup.title)]
    for number, seat in enumerate(setup.seats):
        if seat.program:
            if not programs:
                raise BadSetup(f"seats.{number}", _("a program is named on the command line, by --seats"))
        elif not seat.is_human and seat.player not in known:
            near = did_you_mean(seat.player, [*known, "human"]) or _("; there is human, {levels}").format(
                levels=", ".join(known)
            )
            raise BadSetup(
                f"seats.{number}", _("there is no level '{level}'{near}").format(level=seat.player, near=near)
            )
