"""What undo would take back of Journeyman, in a few words. A plan is not named, for others may be looking."""

from __future__ import annotations

from typing import Any

from game.desktop.tables.skye.journey import words
from game.kernel.rules import Option
from game.kernel.texts import gettext as _
from game.titles.skye import frames as f

TRACKS = ("advance", "castle_advance", "use_advance")
PLANNED = ("mark", "unmark", "extra", "again", "lay_road", "take_up")


def deed(state: Any, option: Option) -> str | None:
    """To be read after 'Undo:'; None for choices of the base game."""
    verb, kind = option[0], state.stack[-1][0] if state.stack else -1
    if kind == f.PLAN:
        return _("being done planning") if verb == "confirm" else _("the plan") if verb in PLANNED else None
    if kind == f.PRICE and verb in ("spare_all", "lay_road", "take_up"):
        return _("axe and prices")
    if verb in TRACKS:
        return _("advancing a track: {track}").format(track=words.track(option[1]))
    plain = {
        "decline": _("advancing no track"),
        "walk": _("a walk to a marker"),
        "lay_road": _("laying a road piece"),
        "done": _("ending the walk"),
        "go_on": _("going on"),
    }
    return plain.get(verb)
