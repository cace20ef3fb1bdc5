"""What the pages before and after a match say of The Witcher: Old World beyond what its rules tell."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from game.desktop.scenes.models import Landscape, OptionChoice
from game.desktop.tables.front import Front
from game.kernel.resources import resource
from game.kernel.texts import N_


@functools.lru_cache(1)
def _names() -> Mapping[str, str]:
    from game.kernel.maps.locations import load_location_map

    return {place.key: place.name for place in load_location_map(resource("maps", "continent.tmx")).locations}


FRONT = Front(
    line=N_("Old World"),
    length=N_("1 to 3 hours"),
    picture=Landscape("witcher", 0.68),
    about=N_("{title}: who sets out, and what a victory asks for"),
    ways=N_("How it is played"),
    seats=N_("Each school has a witcher; one alone plays against time"),
    fair=N_("Bots never see your cards, and draw from the same decks as you."),
    icons={"base": "dragon"},
    options=(
        OptionChoice(
            "trophies",
            N_("Steps to victory"),
            N_("So many steps of the Trophy Track win; alone it is always four."),
            (3, 4, 5),
            N_("{n} steps"),
        ),
        OptionChoice(
            "max_rounds",
            N_("End after rounds"),
            N_("Then the Trophy Track decides. For two and more."),
            (10, 15, 20, 30, 40, 60),
            N_("{n} rounds"),
            N_("No limit"),
        ),
        OptionChoice(
            "turn_limit",
            N_("Turns of a lone witcher"),
            N_("The fewer a victory takes, the higher its rank. For one alone."),
            (15, 20, 25, 30, 40),
            N_("{n} turns"),
            N_("No limit"),
        ),
    ),
    names=_names,
)
