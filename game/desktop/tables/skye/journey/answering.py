"""What can be pressed for a question of Journeyman; the first that is primary is what E means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.desktop.kit.buttons import Kind
from game.desktop.tables.askpanel import Answer
from game.desktop.tables.skye.journey import words
from game.desktop.tables.skye.journey.foresee import Prospect
from game.kernel.phrases import listed
from game.kernel.texts import gettext as _
from game.titles.skye import frames as f
from game.titles.skye import names as skye
from game.titles.skye.journeyman import names
from game.titles.skye.journeyman.advancing import price

if TYPE_CHECKING:
    from game.desktop.tables.skye.journey.journeying import Journeying


def answers(journeying: Journeying) -> list[Answer]:
    """For the question at hand, or the tool in hand."""
    if journeying.tool == "road":
        return _road(journeying)
    if journeying.tool == "use":
        close = Answer("spot.journey.use", _("Not now"), _("Keep the tile for later (Esc)"), "ghost")
        return [*_tracks(journeying), close]
    kind = journeying.kind
    if kind in (f.SALE, f.SYMBOL, f.WAYPOINT):
        decline = Answer("spot.journey.decline", _("No advance"), _("It is lost."))
        return [*_tracks(journeying), decline, *tools(journeying)]
    if kind == f.PLAN:
        return [*_plan(journeying), *tools(journeying)]
    if kind == f.BUY_SECOND:
        return [Answer("verb.pass", _("Buy nothing"), _("Keep your gold (E)")), *tools(journeying)]
    found = tools(journeying)
    for verb, label in (("go_on", _("Go on")), ("done", _("End the walk"))):
        if journeying.option(verb):
            found.insert(0, Answer(f"spot.journey.{verb}", label, _("Nothing more is used now (E)"), "primary"))
    return found


def tools(journeying: Journeying) -> list[Answer]:
    """Road pieces and the bonus tile, where they can be used beside what is asked."""
    found = []
    if journeying.on and journeying.kind >= 0 and journeying.pieces.usable():
        found.append(Answer("spot.journey.road", _("Road piece"), _("Lay a road piece between two tiles (B)")))
    if journeying.can_use():
        found.append(Answer("spot.journey.use", _("Use advance"), _("Use the tile Advance on a Track (J)")))
    return found


def _road(journeying: Journeying) -> list[Answer]:
    laid = journeying.pieces.edge is not None
    why = _("First put the piece between two tiles.")
    found = []
    if journeying.kind not in (f.PRICE, f.PLAN):
        tip = _("For good (Enter)") if laid else why
        found.append(Answer("spot.journey.lay", _("Lay the piece"), tip, "primary", enabled=laid))
    found.append(Answer("spot.journey.road", _("Done"), _("Back to the question (Esc)")))
    return found


def _tracks(journeying: Journeying) -> list[Answer]:
    content, state, seat = journeying.stage.seen.content, journeying.stage.seen.state, journeying.stage.match.seat
    found, tracks = [], journeying.tracks()
    legal = journeying.legal(seat)
    for track in tracks:
        gold, brings = legal[track], words.next_words(content, state, seat, track)[1]
        tip = _("It brings: {brings}.").format(brings=brings)
        if gold:
            tip = _("It costs {gold} and brings: {brings}.").format(gold=skye.gold(gold), brings=brings)
        kind: Kind = "primary" if len(tracks) == 1 else "leather"
        found.append(Answer(f"spot.journey.track.{track}", words.track(track), tip, kind))
    return found


def _plan(journeying: Journeying) -> list[Answer]:
    may = journeying.option("confirm") is not None
    tip = _("When all are done, all plans are shown together (E)")
    label = _("Confirm") if journeying.planned() else _("No walk")
    found = [Answer("spot.journey.confirm", label, tip, "primary", enabled=may)]
    if journeying.option("extra"):
        tip = _("The bonus tile Extra Movement gives 4 more movement points for this walk, and is discarded.")
        found.append(Answer("spot.journey.extra", _("+4 points"), tip))
    if journeying.option("again"):
        found.append(Answer("spot.journey.again", "", _("Begin anew: take up all markers"), "leather", "undo"))
    return found


def _sold(journeying: Journeying, one: Prospect) -> str:
    """What the castle sells, and for how much."""
    seen, seat = journeying.stage.seen, journeying.stage.match.seat
    # Translators: a track, and what a step on it costs.
    text = _("{track} for {gold}")
    prices = [
        text.format(track=words.track(track), gold=skye.gold(price(seen.content, seen.state, seat, track, castle=True)))
        for track in one.bought
    ]
    return _("The castle sells a step: {steps}.").format(steps=listed(prices))


def prospect_lines(journeying: Journeying, one: Prospect) -> tuple[str, ...]:
    """What a marker on a tile could do."""
    walking = journeying.kind == f.WALK
    lines = [_("Your waypoint marker") if one.planned or walking else _("If a waypoint marker lies here")]
    if one.tracks:
        tracks = listed([words.track(track) for track in one.tracks])
        lines.append(_("It could advance: {tracks}.").format(tracks=tracks))
    elif not one.bought:
        lines.append(_("The tile shows nothing that a next space asks for."))
    if one.bought:
        lines.append(_sold(journeying, one))
    points = names.movement_points(one.cost)
    if walking:
        lines.append(_("The way there takes {points}.").format(points=points))
        lines.append(_("Click to go there."))
    elif one.planned:
        lines.append(_("Click to take it up again."))
    else:
        lines.append(_("The walk takes {points} more.").format(points=points))
        lines.append(_("Click to lay it."))
    return tuple(lines)
