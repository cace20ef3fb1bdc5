"""Why a choice is a good one: a sentence for each reason of `bots.skye.explain`, the same for advice and for a look
back. It stands by itself, after the words of the choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.bots.reason import Reason
from game.desktop.tables.skye.journey import reasons as journey
from game.kernel import phrases
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.skye import names
from game.titles.skye.content import SLOTS

SENTENCES: Final = {
    "least": N_("Of the three it brings least."),
    "sells": N_("At that price {rival} is likely to buy it."),
    "stays": N_("At that price it is likely to stay, and is worth keeping."),
    "scores": N_("It brings about {points} by {slot}, {scoring}, in the rounds to come."),
    "scrolls": N_("It brings {points} by scrolls at the end."),
    "income": N_("It brings {gold} in the rounds to come."),
    "room": N_("It brings nothing by itself, and takes no room that other tiles need."),
    "saved": N_("Nothing is worth its price."),
    "short": N_("There is too little gold for any of the tiles."),
    **journey.SENTENCES,
}
DENIES: Final = {
    "axe": N_("{rival} would gain most by it."),
    "buy": N_("Otherwise {rival} would have it, and gain most by it."),
}
SELLS: Final = N_("At that price it is likely to be bought.")


def reason_words(seats: Sequence[str], reason: Reason) -> str:
    """The sentence; empty where there is no more to say than what was chosen. `seats`: their names."""
    text = SENTENCES.get(reason.why, "")
    if reason.why == "denies":
        text = DENIES.get(reason.option[0], "")
    elif reason.why == "sells" and reason.seat < 0:
        text = SELLS
    return _(text).format(**_named(seats, reason)) if text else ""


def _named(seats: Sequence[str], reason: Reason) -> dict[str, Any]:
    """What the sentence can speak of."""
    named: dict[str, Any] = {"chance": phrases.percent(round(reason.chance * 100)), **journey.named(reason)}
    if reason.seat >= 0:
        named["rival"] = seats[reason.seat]
    if reason.why == "scores":
        named["slot"], named["scoring"] = SLOTS[reason.place], names.scoring(reason.number)
    named["points"] = names.points(reason.region)
    named["gold"] = names.gold(reason.region)
    return named
