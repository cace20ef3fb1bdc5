"""The sounds of Journeyman: what everybody may see."""

from __future__ import annotations

from game.kernel.events import Event
from game.titles.skye.journeyman import events as e

TOLD: dict[type[Event], str] = {
    e.MarkerAdvanced: "place",
    e.BonusTileTaken: "card",
    e.BonusTileUsed: "card",
    e.RoadLaid: "place",
    e.PlanConfirmed: "card",
    e.PlanShown: "curtain",
    e.WaypointTaken: "move",
    e.BannersScored: "region",
}
