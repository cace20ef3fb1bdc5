"""Skyrim on the pages before a match."""

from __future__ import annotations

from game.desktop.scenes.models import Landscape, OptionChoice
from game.desktop.tables.front import Front
from game.desktop.tables.skyrim.dovahkiin import mixes
from game.kernel.texts import N_
from game.kernel.texts import gettext as _


def _names() -> dict[str, str]:
    """Territories and regions by their keys, in the language in use."""
    from game.kernel.maps.territories import load_territory_map
    from game.kernel.resources import resource

    board = load_territory_map(resource("maps", "skyrim.tmx"))
    names = {one.key: one.name for one in board.territories} | {one.key: one.name for one in board.regions}
    return {key: _(name) for key, name in names.items()}


FRONT = Front(
    line=N_("Risk in the land of the Nords"),
    length=N_("about 90 minutes"),
    picture=Landscape("skyrim", 0.22),
    about=N_("{title}: who sits at the table, and how the war is fought"),
    ways=N_("How it is fought"),
    seats=N_("The dice decide who begins"),
    fair=N_("Bots never see your cards, and roll the same dice as you."),
    icons={"chaos": "warrior", "civil-war": "crown", "dovahkiin": "dragon", "custom": "cards"},
    tell=mixes.tell,
    read=mixes.read,
    follow=mixes.follow,
    wrong=mixes.wrong,
    options=(
        *mixes.OPTIONS,
        OptionChoice("unit_limit", N_("Limit of 75 units a faction"), N_("House rule; off in the book.")),
        OptionChoice(
            "max_rounds",
            N_("End after rounds"),
            N_("Then the points decide."),
            (5, 6, 8, 10, 15, 20, 30, 50),
            N_("{n} rounds"),
            N_("No limit"),
        ),
    ),
    names=_names,
)
