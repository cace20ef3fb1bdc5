"""What the pages before and after a match say of The Witcher: Old World beyond what its rules tell."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from game.desktop.scenes.models import Landscape, MatchDraft, OptionChoice
from game.desktop.tables.front import Front
from game.kernel.resources import resource
from game.kernel.setup import Setup
from game.kernel.texts import N_


@functools.lru_cache(1)
def _names() -> Mapping[str, str]:
    from game.kernel.maps.locations import load_location_map

    maps = [load_location_map(resource("maps", name)) for name in ("continent.tmx", "skellige.tmx")]
    return {place.key: place.name for found in maps for place in found.locations}


DRAWN = ("draft", "random")  # as the setup calls the second and third way


def _tell(plain: dict[str, Any], draft: MatchDraft) -> None:
    """Schools that are drawn are not named by the seats."""
    way = plain["options"].pop("schools", 0)
    if way:
        plain["options"]["schools"] = DRAWN[way - 1]
        for seat in plain["seats"]:
            seat["faction"] = ""


def _read(setup: Setup) -> dict[str, int]:
    """Which way the schools were found, beside the numbers."""
    plain = setup.options.model_dump()
    drawn = not all(seat.faction for seat in setup.seats)
    return {**plain, "schools": 1 + DRAWN.index(plain["schools"]) if drawn else 0}


FRONT = Front(
    line=N_("One to five witchers on the Continent"),
    length=N_("1 to 3 hours"),
    picture=Landscape("witcher", 0.68),
    about=N_("{title}: who sets out, and what a victory asks for"),
    ways=N_("How it is played"),
    seats=N_("Each school has a witcher; one alone plays against time"),
    fair=N_("Bots never see your cards, and draw from the same decks as you."),
    icons={"base": "dragon"},
    tell=_tell,
    read=_read,
    options=(
        OptionChoice(
            "skellige", N_("Skellige"), N_("Ships, islands, and Dagon in the deep: the sea beside the Continent.")
        ),
        OptionChoice(
            "schools",
            N_("Schools"),
            N_("As seated here, one of two drawn for each, or by chance."),
            labels=(N_("Seated"), N_("Of two"), N_("Chance")),
        ),
        OptionChoice(
            "trophies",
            N_("Steps to victory"),
            N_("So many steps win."),
            (3, 4, 5),
            N_("{n} steps"),
            fewest=2,
        ),
        OptionChoice(
            "max_rounds",
            N_("End after rounds"),
            N_("Then the Trophy Track decides."),
            (10, 15, 20, 30, 40, 60),
            N_("{n} rounds"),
            N_("No limit"),
            fewest=2,
        ),
        OptionChoice(
            "turn_limit",
            N_("End after turns"),
            N_("In so many turns the match must be won."),
            (15, 20, 25, 30, 40),
            N_("{n} turns"),
            N_("No limit"),
            most=1,
        ),
    ),
    names=_names,
)
