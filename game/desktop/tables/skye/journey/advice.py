"""What the adviser and the look back say of choices of Journeyman. Nothing is said that others cannot see."""

from __future__ import annotations

from game.desktop.tables.skye.journey import words
from game.kernel.match import Match
from game.kernel.rules import Option
from game.kernel.texts import gettext as _
from game.titles.skye import frames as f
from game.titles.skye.journeyman import events as e
from game.titles.skye.journeyman import names
from game.titles.skye.journeyman.knowledge import planning

SEEN = ("advance", "castle_advance", "use_advance", "decline", "walk")


def deed_words(match: Match, option: Option) -> str:
    """What a choice does; nothing for choices of the base game."""
    verb, *rest = option
    state = match.state
    if verb in ("confirm", "again") and state.stack and state.stack[-1][0] == f.PLAN:
        return _("Leave the plan so") if verb == "confirm" else _("Plan anew")
    texts = {
        "spare_all": _("Price all three tiles"),
        "lay_road": _("A road piece between the tiles {edge}"),
        "take_up": _("Take up the road piece between the tiles {edge}"),
        "advance": _("Advance: {track}"),
        "castle_advance": _("Buy a step for: {track}"),
        "use_advance": _("Use Advance on a Track for: {track}"),
        "decline": _("No advance"),
        "mark": _("A waypoint marker {cell}"),
        "unmark": _("Take up the marker {cell}"),
        "extra": _("Use Extra Movement"),
        "walk": _("Go to the marker {cell}"),
        "done": _("End the walk"),
        "go_on": _("Use nothing now"),
    }
    if verb not in texts:
        return ""
    track = words.track(rest[0]) if len(rest) == 1 else ""
    cell = names.cell((rest[0], rest[1])) if len(rest) == 2 else ""
    edge = names.edge((rest[0], rest[1], rest[2])) if len(rest) == 3 else ""
    return texts[verb].format(track=track, cell=cell, edge=edge)


def may_tell(match: Match, n: int) -> bool:
    """Whether everybody has seen what was chosen in a step of the module."""
    verb = match.steps[n].option[0]
    if verb == "mark":
        return not planning(match.state) or any(
            isinstance(event, e.PlanShown) for step in match.steps[n:] for event in step.events
        )
    if verb == "lay_road":
        return any(isinstance(event, e.RoadLaid) for event in match.steps[n].events)
    return verb in SEEN
