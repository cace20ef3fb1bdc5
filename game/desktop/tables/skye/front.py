"""What the pages before and after a match say of Isle of Skye beyond what its rules tell."""

from __future__ import annotations

from typing import Any

from game.desktop.scenes.models import Landscape, MatchDraft, OptionChoice
from game.desktop.tables.front import Front
from game.kernel.setup import Setup
from game.kernel.texts import N_

DISTRIBUTIONS = ("individual", "shared")  # of the bonus tiles, as the setup calls them


def _tell(plain: dict[str, Any], draft: MatchDraft) -> None:
    plain["options"]["bonus_tiles"] = DISTRIBUTIONS[plain["options"].get("bonus_tiles", 0)]


def _read(setup: Setup) -> dict[str, int]:
    told = setup.options.model_dump()
    return {**told, "bonus_tiles": DISTRIBUTIONS.index(told["bonus_tiles"])}


FRONT = Front(
    line=N_("Clans of the western isle"),
    length=N_("about 60 minutes"),
    picture=Landscape("skye", 0.8),
    about=N_("{title}: who builds, and how the match is played"),
    ways=N_("How it is played"),
    seats=N_("Chance decides who begins"),
    fair=N_("Bots never see behind your screen, and draw from the same bag as you."),
    icons={"base": "castle"},
    tell=_tell,
    read=_read,
    options=(
        OptionChoice(
            "journeyman",
            N_("Journeyman"),
            N_("A walker in your land, three tracks, bonus tiles and road pieces: a longer, richer match."),
        ),
        OptionChoice(
            "bonus_tiles",
            N_("Bonus tiles"),
            N_("With Journeyman: each clan's board has its own, or all have the same."),
            labels=(N_("Each its own"), N_("All the same")),
        ),
        OptionChoice(
            "first_game",
            N_("First match"),
            N_("Four scoring tiles that are easy to count instead of random ones."),
        ),
    ),
)
