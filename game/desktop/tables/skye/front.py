"""What the pages before and after a match say of Isle of Skye beyond what its rules tell."""

from __future__ import annotations

from game.desktop.scenes.models import Landscape, OptionChoice
from game.desktop.tables.front import Front
from game.kernel.texts import N_

FRONT = Front(
    line=N_("Clans of the western isle"),
    length=N_("about 60 minutes"),
    picture=Landscape("skye", 0.8),
    about=N_("{title}: who builds, and how the match is played"),
    ways=N_("How it is played"),
    seats=N_("Chance decides who begins"),
    fair=N_("Bots never see behind your screen, and draw from the same bag as you."),
    icons={"base": "castle"},
    options=(
        OptionChoice(
            "first_game",
            N_("First match"),
            N_("Four scoring tiles that are easy to count instead of random ones."),
        ),
    ),
)
