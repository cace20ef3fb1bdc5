"""Points as they are counted: for each clan how many, and which tiles brought them."""

from __future__ import annotations

from game.desktop.tables.skye import history, reading, tally, told
from game.desktop.tables.skye.journey.chronicle import banner_line
from game.desktop.tables.skye.views.models import Clan
from game.desktop.tables.skye.views.panorama import Land, PanoramaModel
from game.kernel.texts import gettext as _
from game.titles.skye import names
from game.titles.skye.content import SLOTS, Content
from game.titles.skye.ending import GOLD_A_POINT
from game.titles.skye.scoring import MAJORITIES
from game.titles.skye.state import BANNERS, GOLD, SCROLLS, State
from game.titles.skye.tracing import Part, trace_scrolls, trace_seat


def page(seen: reading.Seen, counted: history.Counted, shown: int) -> PanoramaModel:
    """What was counted, with the tiles of the first `shown` clans lit."""
    state = seen.match.state_before(counted.step + 1)
    order = tally.order(seen.state, counted)
    found = tuple(_land(seen, counted, state, seat, n < shown) for n, seat in enumerate(order))
    title, line = _heading(counted)
    return PanoramaModel(title, line, found, counted.scoring)


def _heading(counted: history.Counted) -> tuple[str, str]:
    if counted.source == SCROLLS:
        return _("The end: scrolls"), _("Each scroll counts what stands in the territory; in a completed area double.")
    if counted.source == GOLD:
        return _("The end: gold"), _("Every {n} gold are a point.").format(n=GOLD_A_POINT)
    if counted.source == BANNERS:
        words = _("The banners that Warrior and Herald have reached, each by itself.")
        return _("Round {round}: banners").format(round=counted.round), words
    title = _("Round {round}, {slot}: {scoring}").format(
        round=counted.round, slot=SLOTS[counted.source], scoring=names.scoring(counted.scoring)
    )
    return title, _(names.SCORING_WORDS[counted.scoring])


def parts_of(content: Content, counted: history.Counted, state: State, seat: int) -> list[Part]:
    """Which tiles brought the points."""
    if counted.source == SCROLLS:
        return trace_scrolls(content.tiles, state.seats[seat].territory)
    return [] if counted.source in (GOLD, BANNERS) else trace_seat(content, state, counted.scoring, seat)


def _land(seen: reading.Seen, counted: history.Counted, state: State, seat: int, shown: bool) -> Land:
    clan: Clan = reading.clan(seen, seat)
    territory = state.seats[seat].territory
    if counted.source == BANNERS:
        points = dict(counted.points).get(seat, 0)
        told_now = shown or not points
        line = banner_line(seen.match, counted.step, seat) if told_now else ""
        return Land(clan, territory, None, told.signed(points) if told_now else "", line)
    if not shown:
        return Land(clan, territory, ())
    parts = parts_of(seen.content, counted, state, seat)
    lit = tuple(dict.fromkeys(place for part in parts for place in part.places))
    points = dict(counted.points)[seat]
    return Land(clan, territory, lit, told.signed(points), _line(seen, counted, parts))


def _line(seen: reading.Seen, counted: history.Counted, parts: list[Part]) -> str:
    if counted.source in (GOLD, BANNERS) or MAJORITIES.get(counted.scoring, 0) is None:
        return ""
    if counted.source == SCROLLS:
        return " + ".join(str(part.points) for part in parts)
    return told.parts_line(seen.content, counted.scoring, [(part.points, len(part.places)) for part in parts])
