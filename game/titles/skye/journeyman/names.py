"""What the things of Journeyman are called when a person reads of them."""

from __future__ import annotations

from typing import Final

from game.kernel.phrases import listed
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skye import names
from game.titles.skye.journeyman.boards import BANNER, INCOME
from game.titles.skye.journeyman.pieces import Cell, Piece
from game.titles.skye.tiles import STEPS

TRACK_NAMES: Final = (N_("the Warrior"), N_("the Merchant"), N_("the Herald"))
BONUS_NAMES: Final = (
    N_("Third Waypoint Marker"),
    N_("Advance on a Track"),
    N_("One Road"),
    N_("Extra Movement"),
    N_("Five Gold"),
    N_("Two Roads"),
    N_("No Axe"),
    N_("Bank Pays"),
    N_("Two Buys"),
)
BONUS_WORDS: Final = (
    N_("From the next phase on you have a third waypoint marker."),
    N_("Once, advance one track of your choice by a space; a fee of the Herald is paid."),
    N_("1 point at once, and a road piece to lay from the next phase on."),
    N_("Once, 4 more movement points for a walk."),
    N_("5 gold from the bank when the next phase begins."),
    N_("Two road pieces to lay from the next phase on."),
    N_(
        "3 points at once; then 3 gold more in each income, and you may price all three tiles instead of using the axe."
    ),
    N_("3 points at once; then the bank pays for what you buy from other players."),
    N_("3 points at once; then you may buy a second tile in each round."),
)
# What a space asks for, by the requirement's code, to stand in a list or after a colon.
REQUIREMENT_WORDS: Final = {
    "barrel": N_("barrels"),
    "broch": N_("a broch"),
    "cattle": N_("cattle"),
    "farm": N_("a farm"),
    "lighthouse": N_("a lighthouse"),
    "sheep": N_("sheep"),
    "ship": N_("a ship"),
    "scroll": N_("a scroll"),
    "castle": N_("your castle"),
    "dist2": N_("2 tiles from your castle"),
    "dist3": N_("3 tiles from your castle"),
    "dist4": N_("4 tiles from your castle"),
    "complM": N_("a completed mountain"),
    "complW": N_("a completed water"),
    "complP": N_("a completed pasture"),
    "complMW": N_("a completed mountain and a completed water"),
    "north": N_("your northernmost row"),
    "south": N_("your southernmost row"),
    "east": N_("your easternmost column"),
    "west": N_("your westernmost column"),
}


def track(number: int) -> str:
    """`the Warrior`."""
    return _(TRACK_NAMES[number])


def bonus(number: int) -> str:
    """`One Road`."""
    return _(BONUS_NAMES[number])


def requirement(code: str) -> str:
    """`a completed mountain`."""
    return _(REQUIREMENT_WORDS[code])


def cell(where: Cell) -> str:
    """Where a tile lies, seen from the castle."""
    return _("on the castle") if where == (0, 0) else names.cell(*where)


def cells(where: tuple[Cell, ...]) -> str:
    """Several of them, in a row."""
    return listed([cell(one) for one in where])


def edge(piece: Piece) -> str:
    """The two cells that a road piece joins."""
    x, y, side = piece
    east, south = STEPS[side]
    # Translators: two places, such as "1 east of the castle" and "on the castle".
    return _("{one} and {other}").format(one=cell((x, y)), other=cell((x + east, y + south)))


def movement_points(amount: int) -> str:
    """`1 movement point`, `6 movement points`."""
    return ngettext("{n} movement point", "{n} movement points", amount).format(n=amount)


def symbol(kind: str, amount: int) -> str:
    """What a symbol brings, in a few words; a shoe is neither of the others."""
    if kind == BANNER:
        return _("{points} each round").format(points=names.points(amount))
    if kind == INCOME:
        return _("{gold} each round").format(gold=names.gold(amount))
    return movement_points(amount)
