"""Which tiles bring which points where road pieces, the pawn and the progress board count, too."""

from __future__ import annotations

from collections import Counter, defaultdict

from game.desktop.tables.skye.journey.foresee import pieces_of
from game.titles.skye.content import Content
from game.titles.skye.journeyman.boards import TRACKS, bridges_passed
from game.titles.skye.journeyman.scoring import DISTANCE_POINTS, MATCH_POINTS
from game.titles.skye.network import connected
from game.titles.skye.scoring import BRIDGES, BY_ROAD, PAWN_DISTANCE
from game.titles.skye.state import State, journey_of
from game.titles.skye.tiles import BROCH, CATTLE, SYMBOLS
from game.titles.skye.tracing import Part, trace

CONNECTED_CATTLE = 10  # S11
BROCH_LINES, MATCHING_ROWS = 17, 18  # S18, S19


def trace_of(content: Content, state: State, seat: int, scoring: int) -> list[Part]:
    """The parts of a scoring tile for a seat, by its number from 0."""
    territory = state.seats[seat].territory
    if state.journey is None:
        return trace(content.tiles, territory, scoring)
    if scoring in BY_ROAD:
        return _by_road(content, state, seat, scoring)
    if scoring == PAWN_DISTANCE:
        return _distance(state, seat)
    if scoring == BROCH_LINES:
        return [*_broch_lines(content, state, seat, 0), *_broch_lines(content, state, seat, 1)]
    if scoring == MATCHING_ROWS:
        return _rows(content, state, seat)
    if scoring == BRIDGES:
        passed = [bridges_passed(content.board, n, journey_of(state).markers[seat][n]) for n in range(len(TRACKS))]
        return [Part(1, ()) for _n in range(sum(passed))]
    return trace(content.tiles, territory, scoring)


def _by_road(content: Content, state: State, seat: int, scoring: int) -> list[Part]:
    territory, every = state.seats[seat].territory, content.tiles.all
    joined = connected(content.tiles, territory, pieces_of(state, seat))
    if scoring != CONNECTED_CATTLE:
        return [Part(1, (place,)) for place in joined]
    cattle = [(place, every[territory[place][2]].counts[CATTLE]) for place in joined]
    return [Part(2 * n, (place,)) for place, n in cattle if n]


def _distance(state: State, seat: int) -> list[Part]:
    territory, (x, y) = state.seats[seat].territory, journey_of(state).pawn[seat]
    points = DISTANCE_POINTS * (abs(x) + abs(y))
    places = tuple(place for place, placed in enumerate(territory) if placed[:2] in ((0, 0), (x, y)))
    return [Part(points, places)] if points else []


def _broch_lines(content: Content, state: State, seat: int, axis: int) -> list[Part]:
    """A part for each column (axis 0) or row (1) with a broch."""
    lines: defaultdict[int, list[int]] = defaultdict(list)
    for place, placed in enumerate(state.seats[seat].territory):
        if content.tiles.all[placed[2]].counts[BROCH]:
            lines[placed[axis]].append(place)
    return [Part(1, tuple(places)) for places in lines.values()]


def _rows(content: Content, state: State, seat: int) -> list[Part]:
    rows: defaultdict[int, list[int]] = defaultdict(list)
    for place, placed in enumerate(state.seats[seat].territory):
        rows[placed[1]].append(place)
    found = []
    for places in rows.values():
        shown = {place: _symbols(content, state.seats[seat].territory[place][2]) for place in places}
        often = Counter(symbol for symbols in shown.values() for symbol in symbols)
        alike = [place for place in places if any(often[symbol] > 1 for symbol in shown[place])]
        if alike:
            found.append(Part(MATCH_POINTS, tuple(alike)))
    return found


def _symbols(content: Content, tile: int) -> list[int]:
    counts = content.tiles.all[tile].counts
    return [symbol for symbol in range(len(SYMBOLS)) if counts[symbol]]
