"""Why a choice of Journeyman is a good one: a sentence for each reason of `bots.skye.journey.explain`."""

from __future__ import annotations

from typing import Any, Final

from game.bots.reason import Reason
from game.desktop.tables.skye.journey import words
from game.kernel.texts import N_
from game.titles.skye.journeyman import names

SENTENCES: Final = {
    "crossing": N_("It brings {points} at once."),
    "banner": N_("From then on it brings {points} at the end of each round."),
    "track_income": N_("From then on it brings {gold} in each income."),
    "shoe": N_("From then on the journeyman has {steps}."),
    "bonus_tile": N_("It brings the bonus tile {bonus}."),
    "bridge": N_("It brings {points} by bridges."),
    "onward": N_("It leads to what lies behind."),
    "waypoint": N_("There the track of the {track} can advance."),
    "distance": N_("It lies far from the castle, and that is counted."),
    "connects": N_("It joins more land to the castle by road."),
}
ON_A_TRACK: Final = ("crossing", "banner", "track_income", "shoe", "bonus_tile", "bridge", "onward", "waypoint")


def named(reason: Reason) -> dict[str, Any]:
    """What a sentence of the module can speak of."""
    found: dict[str, Any] = {"steps": names.movement_points(reason.region)}
    if reason.why in ON_A_TRACK:
        found["track"] = words.track(reason.place)
    if reason.why == "bonus_tile":
        found["bonus"] = names.bonus(reason.region)
    return found
