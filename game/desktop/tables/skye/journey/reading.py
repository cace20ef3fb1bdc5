"""A match with Journeyman as its views show it, read through the eyes of whoever looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.desktop.tables.skye import rows
from game.desktop.tables.skye.journey import words
from game.desktop.tables.skye.journey.models import (
    BoardModel,
    BonusMark,
    SpaceMark,
    StripModel,
    Thing,
    TrackRow,
)
from game.desktop.tables.skye.views.models import Clan
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.skye import names as skye
from game.titles.skye.journeyman import names
from game.titles.skye.journeyman.advancing import next_on
from game.titles.skye.journeyman.boards import BONUS, NUMERALS, TRACKS, bonus_places, last_space, space
from game.titles.skye.journeyman.walking import movement
from game.titles.skye.state import journey_of

if TYPE_CHECKING:
    from game.desktop.tables.skye.reading import Seen

Legal = dict[int, int]  # the tracks that can be advanced now, and the gold that each costs


def board_name(seen: Seen) -> str:
    """The map of the side for so many clans."""
    return "progress_board_5" if last_space(seen.content.board, 0) < 9 else "progress_board_2-4"


def strip(seen: Seen, clan: Clan, legal: Legal, pieces: int) -> StripModel:
    """A clan's tracks in small, and what lies before it; `pieces` of road at hand."""
    tracks = tuple(_row(seen, clan.seat, number, number in legal) for number in range(len(TRACKS)))
    return StripModel(clan, tracks, tuple(_things(seen, clan.seat, pieces)))


def _markers(seen: Seen, number: int) -> tuple[tuple[str, int], ...]:
    markers = journey_of(seen.state).markers
    return tuple((rows.faction(seen.match, seat), markers[seat][number]) for seat in range(len(markers)))


def _row(seen: Seen, seat: int, number: int, legal: bool) -> TrackRow:
    content, state = seen.content, seen.state
    onto = next_on(content, state, seat, number)
    asks, brings = words.next_words(content, state, seat, number)
    at, last = journey_of(state).markers[seat][number], last_space(content.board, number)
    tip = (
        _(words.TRACK_WORDS[number]),
        _("Space {n} of {last}.").format(n=at, last=last),
        _("The next one asks for a waypoint marker on: {asks}.").format(asks=asks),
        _("It brings: {brings}.").format(brings=brings),
        _("Click to see the progress board (F7)."),
    )
    require = f"require_{space(content.board, number, onto).requirement}"
    return TrackRow(
        words.track(number), f"track_{TRACKS[number]}", at, last, _markers(seen, number), asks, require, brings, legal,
        tip,
    )  # fmt: skip


def _things(seen: Seen, seat: int, pieces: int) -> list[Thing]:
    """Movement points, waypoint markers, road pieces, bonus tiles."""
    journey = journey_of(seen.state)
    points, count = movement(seen.content, seen.state, seat), journey.waypoints[seat]
    found = [
        Thing("benefit_shoe", str(points), names.movement_points(points), (_("For a walk of the journeyman."),)),
        Thing(
            f"waypoint_{rows.faction(seen.match, seat)}", str(count),
            ngettext("{n} waypoint marker", "{n} waypoint markers", count).format(n=count),
            (_("Each can advance a track by a space, if its tile shows what is asked for."),),
        ),
    ]  # fmt: skip
    for n, idle in ((pieces, False), (journey.new_pieces[seat], True)):
        if n:
            name = ngettext("{n} road piece", "{n} road pieces", n).format(n=n)
            tip = _("It can be laid from the next phase on.") if idle else _("It joins two tiles by road (B).")
            found.append(Thing("piece", str(n), name, (tip,), idle))
    for tiles, idle in ((journey.bonus[seat], False), (journey.fresh[seat], True)):
        for tile in tiles:
            name, told = words.bonus_lines(tile)
            lines = (told, _("It can be used from the next phase on.")) if idle else (told,)
            found.append(Thing(f"bonus_{BONUS[tile]}", "", name, lines, idle))
    return found


# -- the page -----------------------------------------------------------------------------------------
def board(seen: Seen, clan: Clan, clans: tuple[Clan, ...], legal: Legal) -> BoardModel:
    """A clan's board with everybody's markers; `legal` only where that clan is asked."""
    content, state = seen.content, seen.state
    goals = tuple(f"{TRACKS[n]}_{next_on(content, state, clan.seat, n)}" for n in range(len(TRACKS)))
    spaces = tuple(
        _space(seen, clan.seat, number, index, legal)
        for number in range(len(TRACKS))
        for index in range(last_space(content.board, number) + 1)
    )
    line = _("Lit spaces can be reached now.") if legal else _("Framed in gold: the next space of each track.")
    title = _("The progress board of {who}").format(who=clan.name)
    return BoardModel(
        board_name(seen), title, line, clan, clans, spaces, tuple(_bonus(seen, clan.seat)), () if legal else goals
    )


def _space(seen: Seen, seat: int, number: int, index: int, legal: Legal) -> SpaceMark:
    content, state = seen.content, seen.state
    onto = next_on(content, state, seat, number)
    there = tuple(colour for colour, at in _markers(seen, number) if at == index)
    # Translators: a track and the number of one of its spaces.
    name = _("{track}, space {n}").format(track=words.track(number), n=index) if index else words.track(number)
    lines = words.space_lines(content, number, index)
    is_next = index == onto and number in legal
    gold = legal.get(number, 0) if is_next else 0
    if is_next:
        brings = words.next_words(content, state, seat, number)[1]
        lines = [_("Brings: {brings}.").format(brings=brings)]
        lines.append(_("Costs {gold}.").format(gold=skye.gold(gold)) if gold else _("Costs nothing."))
        lines.append(_("Click to advance."))
    return SpaceMark(
        f"{TRACKS[number]}_{index}", name, tuple(lines), there, str(gold) if gold else "",
        number if is_next else -1,
    )  # fmt: skip


def _bonus(seen: Seen, seat: int) -> list[BonusMark]:
    journey = journey_of(seen.state)
    found = []
    for place, (number, index, numeral) in enumerate(bonus_places(seen.content.board)):
        tile = journey.layout[seat][place]
        name, told = words.bonus_lines(tile)
        taken = journey.reached[seat][number] >= index
        tip = (_("Taken."), told) if taken else (told,)
        key, picture = f"{TRACKS[number]}_{index}", f"bonus_{BONUS[tile]}"
        found.append(BonusMark(key, picture, f"{NUMERALS[numeral]}  {name}", tip, taken))
    return found
