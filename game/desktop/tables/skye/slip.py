"""Choices at the clans' table that look like costly slips: few, sure, and told from what the seat itself can know."""

from __future__ import annotations

from game.desktop.tables.base import Slip
from game.desktop.tables.skye.foresee import fits_of, gain, standing
from game.kernel.match import Match
from game.kernel.rules import Option
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.skye.content import Content
from game.titles.skye.state import State

MUCH = 3  # points in this round that are left elsewhere


def slip(match: Match, seat: int, option: Option) -> Slip | None:
    """The question before a choice, where there is one."""
    if option[0] != "build":
        return None
    content: Content = match.game.content
    state: State = match.game.title.view(content, match.state, seat)
    _verb, tile, x, y, rotation = option
    before = standing(content, state, seat, state.seats[seat].territory)
    here = gain(content, state, seat, (x, y, tile, rotation), before)
    best = max(
        gain(content, state, seat, (east, south, tile, turn), before).now
        for (east, south), turns in fits_of(match.options(), tile).items()
        for turn in turns
    )
    lost = best - here.now
    if lost < MUCH or here.later > 0:
        return None
    words = ngettext(
        "Elsewhere this tile brings {n} point more in this round.",
        "Elsewhere this tile brings {n} points more in this round.",
        lost,
    )
    return Slip("poor_place", _("Lay the tile here?"), words.format(n=lost), _("Lay it"), _("Think again"))
