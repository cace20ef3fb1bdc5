"""How the five colours of action cards look: field, deep tone; and what such a card is called.

Each has a sign of its own, for eyes that mix colours up.
"""

from __future__ import annotations

from typing import Final

from game.desktop import theme as t
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

FIELDS: Final = ("#3E6288", "#9E2C24", "#587842", "#C09236", "#704C88")
DEEPS: Final = ("#1F344E", "#581412", "#2C4224", "#704E16", "#3C2650")
KINDS: Final = (N_("Fast Attack"), N_("Strong Attack"), N_("Dodge"), N_("Defensive Sign"), N_("Offensive Sign"))
NAMES: Final = (N_("blue"), N_("red"), N_("green"), N_("yellow"), N_("purple"))
LANDS: Final = (N_("Forest"), N_("Mountain"), N_("Water"), N_("Any terrain"))
ATTRIBUTES: Final = (N_("Combat"), N_("Defense"), N_("Alchemy"), N_("Specialty"))
SCHOOLS: Final = {
    "wolf": N_("School of the Wolf"), "viper": N_("School of the Viper"), "cat": N_("School of the Cat"),
    "bear": N_("School of the Bear"), "griffin": N_("School of the Griffin"),
    "manticore": N_("School of the Manticore"),
}  # fmt: skip
ROMAN: Final = ("", "I", "II", "III", "IV", "V")
LETTER: Final = "#FFF6DE"
ALARM: Final = "#F08C6E"  # a loss, on leather
AMBER: Final = "#7C4212"  # what is about to happen, on parchment
FALLING: Final = t.GOLD_LIT


def kind(colour: int) -> str:
    """What a card of a colour is called."""
    return _(KINDS[colour])


def land(terrain: int) -> str:
    """A terrain in a word."""
    return _(LANDS[terrain])


def attribute(number: int) -> str:
    """An attribute's name."""
    return _(ATTRIBUTES[number])


def school(key: str) -> str:
    """A school's name."""
    return _(SCHOOLS[key])


def signed(number: int) -> str:
    """A number with its sign; the minus is a minus."""
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number < 0 else "0"
