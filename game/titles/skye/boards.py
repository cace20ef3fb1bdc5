"""What must agree between the maps of this title and the rules: score track, rounds and slots, Journeyman's tracks, and
the room in which a territory grows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

from game.kernel.geometry import Point
from game.kernel.maps.faults import Fault
from game.kernel.maps.track_model import BOARD, BoardLine, Fact, GridMap, TrackMap, TrackSlotKind, TrackSpace
from game.kernel.naming import did_you_mean
from game.kernel.texts import gettext as _
from game.titles.skye.content import FIVE_ROUNDS, SIX_ROUNDS, SLOTS, Round
from game.titles.skye.journeyman.boards import (
    BOARD_2_4,
    BOARD_5,
    CASTLE_COSTS,
    LINES,
    NUMERALS,
    TRACKS,
    Board,
    castle_cost,
    last_space,
    space,
)

TITLE: Final = "skye"
SCORES: Final = 50  # spaces of the score track: then the 50/100 tile comes out (SKY-JRN-13)
MOST_TILES: Final = 5  # that a player lays in a round (SKY-JRN-37)
CASTLE: Final = "castle"
SCORE, ROUNDS, ROUNDS_OF_FIVE = "score", "rounds", "rounds_5"
SCORE_BOARD: Final = "score_board"
PROGRESS: Final[Mapping[str, Board]] = {"progress_board_2_4": BOARD_2_4, "progress_board_5": BOARD_5}

Facts = Mapping[str, Fact]
Wanted = dict[str, dict[int, Facts]]  # by track and number of the space


def wanted_of(board: str) -> Wanted:
    """The facts of every space of a board as the rules have them; KeyError for a board that the title does not know."""
    return _scores() if board == SCORE_BOARD else _progress(PROGRESS[board])


def _scores() -> Wanted:
    return {
        SCORE: {number: {} for number in range(SCORES)},
        ROUNDS: _rounds(SIX_ROUNDS),
        ROUNDS_OF_FIVE: _rounds(FIVE_ROUNDS),
    }


def _rounds(rounds: tuple[Round, ...]) -> dict[int, Facts]:
    """SKY-RND-03."""
    return {
        number: {"slots": ",".join(SLOTS[slot] for slot in slots)} | ({"gold": gold} if gold else {})
        for number, (slots, gold) in enumerate(rounds, start=1)
    }


def _progress(board: Board) -> Wanted:
    """SKY-TRK-12; what a space has not is not told, and the start position has nothing."""
    wanted: Wanted = {}
    for track, name in enumerate(TRACKS):
        wanted[name] = {0: {}}
        for number in range(1, last_space(board, track) + 1):
            one = space(board, track, number)
            facts: dict[str, Fact] = {"cost": castle_cost(board, track, number), "requirement": one.requirement}
            facts |= {key: value for key, value in (("fee", one.fee), ("vp", one.points)) if value}
            facts |= {"symbol": one.symbol, "amount": one.amount} if one.symbol else {}
            facts |= {} if one.bonus is None else {"bonus": NUMERALS[one.bonus]}
            wanted[name][number] = facts
    return wanted


def find_track_faults(board: TrackMap) -> list[Fault]:
    """What a board of this title contradicts in the rules; nothing for a board of another title."""
    if board.title != TITLE:
        return []
    known = (SCORE_BOARD, *PROGRESS)
    if board.board not in known:
        wrong = _("the title knows no board '{key}'").format(key=board.board) + did_you_mean(board.board, known)
        return [Fault("", "", "board", wrong)]
    faults = [*_spaces(board, wanted_of(board.board))]
    if faults:
        return faults
    if board.board == SCORE_BOARD:
        return [*_slots(board, BOARD, "scoring", range(len(SLOTS))), *_beside(board, SCORE)]
    return [*_journey(board, PROGRESS[board.board])]


def find_grid_faults(ground: GridMap) -> list[Fault]:
    """What a ground of this title contradicts in the rules; nothing for a ground of another title."""
    if ground.title != TITLE:
        return []
    if CASTLE not in [cell.key for cell in ground.cells]:
        return [Fault("cells", "", "key", _("the cell '{key}' is missing").format(key=CASTLE))]
    least, needed = min(ground.room(CASTLE)), MOST_TILES * len(SIX_ROUNDS)
    if least < needed:
        wrong = _("there are {n} cells from the castle to an end of the ground, a territory can need {needed}")
        return [Fault("cells", CASTLE, "", wrong.format(n=least, needed=needed))]
    return []


def _spaces(board: TrackMap, wanted: Wanted) -> Iterator[Fault]:
    for track in board.tracks:
        if track not in wanted:
            wrong = _("the title knows no track '{key}'").format(key=track) + did_you_mean(track, wanted)
            yield Fault("spaces", board.track(track)[0].key, "track", wrong)
    for track, numbers in wanted.items():
        found = {one.index: one for one in board.track(track)}
        for number in (number for number in numbers if number not in found):
            wrong = _("the track {track} has no space {n}").format(track=track, n=number)
            yield Fault("spaces", "", "index", wrong)
        for number, one in found.items():
            if number not in numbers:
                wrong = _("the rules know no space {n} of the track {track}").format(track=track, n=number)
                yield Fault("spaces", one.key, "index", wrong)
            else:
                yield from _facts(one, numbers[number])


def _facts(one: TrackSpace, wanted: Facts) -> Iterator[Fault]:
    for name in dict.fromkeys((*wanted, *one.facts)):
        if name not in wanted:
            yield Fault("spaces", one.key, name, _("the rules know nothing of it") + did_you_mean(name, wanted))
        elif one.facts.get(name) != wanted[name]:
            told = one.facts.get(name, "")
            wrong = _("it is '{told}', and '{wanted}' in the rules").format(told=told, wanted=wanted[name])
            yield Fault("spaces", one.key, name, wrong)


def _slots(board: TrackMap, of: str, kind: TrackSlotKind, indices: range) -> Iterator[Fault]:
    have = sum(board.slot(of, kind, index) is not None for index in indices)
    if have < len(indices):
        wrong = _("{key} has {have} of {count} slots of the kind {kind}")
        yield Fault("slots", of, "kind", wrong.format(key=of, have=have, count=len(indices), kind=kind))


def _beside(board: TrackMap, track: str) -> Iterator[Fault]:
    """Each space touches the next, the last one the first: a marker goes around."""
    spaces = board.track(track)
    for one, after in zip(spaces, (*spaces[1:], spaces[0]), strict=True):
        (ax, ay), (bx, by) = one.place.centre, after.place.centre
        if abs(ax - bx) > 1.5 * one.place.width or abs(ay - by) > 1.5 * one.place.height:
            wrong = _("it does not lie beside {other}").format(other=after.key)
            yield Fault("spaces", one.key, "", wrong)


def _journey(board: TrackMap, rules: Board) -> Iterator[Fault]:
    if len(board.lines) != LINES:
        wrong = _("there are {n} lines, and must be {wanted}").format(n=len(board.lines), wanted=LINES)
        yield Fault("lines", "", "", wrong)
        return
    yield from _slots(board, BOARD, "label", range(len(CASTLE_COSTS)))
    for track, name in enumerate(TRACKS):
        yield from _slots(board, name, "label", range(1))
        yield from _slots(board, name, "bridge", range(1, LINES + 1))
        yield from _arrow(board, track, rules)
        for one in board.track(name):
            yield from _slots(board, one.key, "marker", range(1))
            if one.index:
                yield from _parted(board, one, space(rules, track, one.index).segment)
                yield from _slots(board, one.key, "bonus", range(int("bonus" in one.facts)))
        for line in board.lines:
            bridge = board.slot(name, "bridge", line.index)
            if bridge is not None and not any(bridge.place.holds(point) for point in _finely(line)):
                wrong = _("the bridge of {track} does not lie on line {n}").format(track=name, n=line.index)
                yield Fault("slots", name, "", wrong)


def _arrow(board: TrackMap, track: int, rules: Board) -> Iterator[Fault]:
    """SKY-TRK-13."""
    last = last_space(rules, track)
    ends = (f"{TRACKS[track]}_{last - 1}", f"{TRACKS[track]}_{last}")
    if ends not in [(arrow.a, arrow.b) for arrow in board.arrows]:
        wrong = _("no arrow joins {a} and {b}").format(a=ends[0], b=ends[1])
        yield Fault("arrows", "", "", wrong)


def _finely(line: BoardLine) -> Iterator[Point]:
    for (ax, ay), (bx, by) in pairwise(line.points):
        for step in range(33):
            yield ax + (bx - ax) * step / 32, ay + (by - ay) * step / 32


def _parted(board: TrackMap, one: TrackSpace, segment: int) -> Iterator[Fault]:
    """SKY-TRK-08: a space lies right of as many lines as segments came before its own."""
    x, y = one.place.centre
    for line in board.lines:
        near = min(_finely(line), key=lambda point: abs(point[1] - y))
        if (near[0] < x) != (line.index <= segment):
            wrong = _("it lies on the wrong side of line {n}").format(n=line.index)
            yield Fault("spaces", one.key, "", wrong)
