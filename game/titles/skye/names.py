"""What things are called when a person reads of them."""

from __future__ import annotations

from typing import Final

from game.kernel.phrases import listed
from game.kernel.texts import N_, P_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skye.content import SLOTS, Content
from game.titles.skye.tiles import SCROLL, SYMBOLS

COLOUR_NAMES: Final = (N_("Blue"), N_("Yellow"), N_("Red"), N_("White"), N_("Green"))
SYMBOL_WORDS: Final = (
    P_("barrel", "{n} barrels"),
    P_("{n} sheep", "{n} sheep"),
    P_("cow", "{n} cattle"),
    P_("farm", "{n} farms"),
    P_("broch", "{n} brochs"),
    P_("lighthouse", "{n} lighthouses"),
    P_("{n} ship", "{n} ships"),
    P_("scroll", "{n} scrolls"),
    P_("journeyman", "{n} journeymen"),
)
SCROLL_WORDS: Final = (
    N_("scroll for sheep"),
    N_("scroll for cattle"),
    N_("scroll for barrels"),
    N_("scroll for brochs"),
    N_("scroll for ships"),
    N_("scroll for farms"),
    N_("scroll for lighthouses"),
)
# The scoring tiles in a few words, and as a sentence each (section 10).
SCORING_NAMES: Final = (
    N_("Squares"),
    N_("Completed areas"),
    N_("Sheep"),
    N_("Large areas"),
    N_("Brochs"),
    N_("Broch, farm and lighthouse"),
    N_("Most barrels"),
    N_("Most ships"),
    N_("Most gold"),
    N_("Animals at farms"),
    N_("Cattle on the road"),
    N_("Harbours"),
    N_("Columns"),
    N_("Tiles on the road"),
    N_("Largest lake"),
    N_("Completed mountains"),
    N_("The journeyman's distance"),
    N_("Rows and columns with brochs"),
    N_("Matching rows"),
    N_("Bridges"),
)
SCORING_WORDS: Final = (
    N_("2 points for each square of two by two tiles; squares may overlap."),
    N_("1 point for each completed area, whatever its terrain."),
    N_("1 point for each sheep."),
    N_("3 points for each completed area of three tiles or more."),
    N_("For each mountain area 1 point for one broch, 3 for two, 6 for three or more."),
    N_("5 points for each set of a broch, a farm and a lighthouse."),
    N_("5 points for the most tiles with barrels, 2 for the second most."),
    N_("5 points for the most ships, 2 for the second most."),
    N_("5 points for the most gold, 2 for the second most."),
    N_("1 point for each sheep and each cattle on a farm's tile or on one of the eight around it."),
    N_("2 points for each cattle on a tile that a road connects to the castle."),
    N_("3 points for each water area with a ship in it and a lighthouse beside it."),
    N_("3 points for each unbroken column of three tiles or more."),
    N_("1 point for each tile that a road connects to the castle."),
    N_("2 points for each tile of the largest completed water area."),
    N_("2 points for each completed mountain area."),
    N_("2 points for each tile of distance between castle and journeyman, across gaps too."),
    N_("1 point for each row and 1 for each column with a broch."),
    N_("2 points for each row in which two tiles show the same symbol."),
    N_("1 point for each bridge that your progress markers have passed."),
)


def gold(amount: int) -> str:
    """`1 gold`, `7 gold`."""
    return ngettext("{n} gold", "{n} gold", amount).format(n=amount)


def points(amount: int) -> str:
    """`1 point`, `3 points`."""
    return ngettext("{n} point", "{n} points", amount).format(n=amount)


def tile(content: Content, number: int) -> str:
    """`L05 (1 sheep, 1 cattle, farm)`."""
    one = content.tiles.all[number]
    shown = [
        _(SCROLL_WORDS[one.scroll]) if symbol == SCROLL else ngettext(*SYMBOL_WORDS[symbol], count).format(n=count)
        for symbol, count in enumerate(one.counts[: len(SYMBOLS)])
        if count
    ]
    if one.castle:
        return _("the castle")
    # Translators: a landscape tile by its number, and what can be seen on it.
    return _("{tile} ({symbols})").format(tile=one.key, symbols=", ".join(shown))


def tiles(content: Content, numbers: tuple[int, ...]) -> str:
    """Several tiles, in a row."""
    return listed([tile(content, number) for number in numbers])


def slot(number: int) -> str:
    """`A`."""
    return SLOTS[number]


def scoring(number: int) -> str:
    """A scoring tile in a few words."""
    return _(SCORING_NAMES[number])


def cell(x: int, y: int) -> str:
    """Where a cell lies, seen from the castle."""
    east, south = abs(x), abs(y)
    if not y:
        text = _("{east} east of the castle") if x > 0 else _("{east} west of the castle")
    elif not x:
        text = _("{south} south of the castle") if y > 0 else _("{south} north of the castle")
    elif y > 0:
        text = (
            _("{east} east and {south} south of the castle")
            if x > 0
            else _("{east} west and {south} south of the castle")
        )
    else:
        text = (
            _("{east} east and {south} north of the castle")
            if x > 0
            else _("{east} west and {south} north of the castle")
        )
    return text.format(east=east, south=south)


def rotation(turns: int) -> str:
    """How a tile is turned."""
    texts = (N_("unturned"), N_("turned a quarter"), N_("turned by half"), N_("turned three quarters"))
    return _(texts[turns])
