"""Names, numbers and conditions in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.witcher.catalogue import terms as t
from game.titles.witcher.catalogue.frozen import Need
from game.titles.witcher.effects import moments as mo

ATTRIBUTE_NAMES: Final = (N_("Combat"), N_("Defense"), N_("Alchemy"), N_("Specialty"))
TERRAIN_NAMES: Final = (N_("Forest"), N_("Mountain"), N_("Water"), N_("any terrain"))
COLOUR_NAMES: Final = (N_("blue"), N_("red"), N_("green"), N_("yellow"), N_("purple"))


def place_name(place: int) -> str:
    """A Location's name as the map has it."""
    return _((*t.LOCATIONS, *t.SEA_PLACES)[place].replace("_", " ").title())


def place_names(places: Sequence[int]) -> str:
    """`Hengfors or Loc Ichaer`."""
    names = place_name(places[0]) if places else ""
    for place in places[1:]:
        names = _("{names} or {last}").format(names=names, last=place_name(place))
    return names


def range_words(least: int, most: int) -> str:
    """`3`, `0 or 1`, `2 to 4`, `3 or more`."""
    if least == most:
        return str(least)
    if most >= mo.NO_BOUND:
        return _("{n} or more").format(n=least)
    return (_("{least} or {most}") if most == least + 1 else _("{least} to {most}")).format(least=least, most=most)


# -- conditions ---------------------------------------------------------------------------------------
_EMPTY: Final = {
    mo.POOL: N_("with your Life Pool empty"),
    mo.TRAILS: N_("without any Trail token"),
    mo.TRAIL_OF_FOE: N_("without this Monster's Trail token"),
    mo.TROPHIES: N_("without a Trophy"),
}
_MEASURED: Final = {
    mo.SHIELD: N_("with Shield {range}"),
    mo.HAND: N_("with {range} cards in hand"),
    mo.GOLD: N_("with {range} gold"),
    mo.POTIONS: N_("with {range} unused potions"),
    mo.POOL: N_("with {range} cards in your Life Pool"),
    mo.FOE_POOL: N_("with {range} cards in its Life Pool"),
    mo.TRAILS: N_("with {range} Trail tokens"),
    mo.TRAIL_OF_FOE: N_("with this Monster's Trail token"),
    mo.TROPHIES: N_("with {range} Trophies"),
    mo.LOST: N_("if it makes you discard {range} cards"),
    mo.DEALT: N_("if it deals {range} Damage"),
    mo.FOE_LOST: N_("if the opponent discarded {range} cards"),
    mo.COMBO: N_("with a Combo of {range} cards"),
    mo.COMBAT: N_("with Combat {range}"),
    mo.DEFENSE: N_("with Defense {range}"),
    mo.ALCHEMY: N_("with Alchemy {range}"),
    mo.SPECIALTY: N_("with Specialty {range}"),
    mo.WITCHER: N_("at Witcher level {range}"),
    mo.TRACK: N_("at {range} on the Trophy Track"),
    mo.EMERGED: N_("while Dagon has emerged"),
    mo.TRAIL_OF_DAGON: N_("with the Dagon Trail token"),
}
_COLOURED: Final = {
    1 << t.BLUE: N_("with {range} blue cards in the Combo"),
    1 << t.RED: N_("with {range} red cards in the Combo"),
    1 << t.GREEN: N_("with {range} green cards in the Combo"),
    1 << t.YELLOW: N_("with {range} yellow cards in the Combo"),
    1 << t.PURPLE: N_("with {range} purple cards in the Combo"),
    1 << t.GREEN | 1 << t.YELLOW: N_("with {range} green or yellow cards in the Combo"),
}


def need_words(need: Need) -> str:
    """A condition."""
    if need.most == 0 and need.measure in _EMPTY:
        return _(_EMPTY[need.measure])
    words = _COLOURED[need.argument] if need.measure == mo.COLOURS else _MEASURED[need.measure]
    return _(words).format(range=range_words(need.least, need.most))
