"""From a record back to a match: replayed choice by choice, each compared with what was recorded."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from game.kernel.errors import BadFile, IllegalChoice, SkaldError
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.naming import RESIGN
from game.kernel.position import faults_in, parse_game, parse_game_state, parse_seed
from game.kernel.record import Record, RecordedStep, at_line
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.kernel.title import AnyTitle

FindTitle = Callable[[str], AnyTitle]


@dataclass
class Restored:
    """A match that can be played on. `apart`: it no longer follows its record, which must be left as it is."""

    match: Match
    apart: bool = False


def begin(record: Record, find_title: FindTitle) -> Match:
    """The match of a record at its first decision. Raises BadFile naming the place in the header."""
    header, path = record.header, record.path
    try:
        title = find_title(str(header["title"]))
    except SkaldError as error:
        raise BadFile(path, at_line(1, "title"), str(error)) from None
    with faults_in(path, at_line(1) + ", "):
        game = parse_game(title, header["setup"])
        seed = parse_seed(header["seed"])
        start = parse_game_state(game, header["start"]) if "start" in header else None
    return Match(game, seed, start)


def rules_changed(record: Record, match: Match) -> bool:
    """Whether the record was made with other rules or another map."""
    return bool(record.header["content"] != match.game.title.digest(match.game.content))


def replay(record: Record, match: Match) -> Iterator[int]:
    """Make the recorded choices one after another, yielding how many are made.

    Raises BadFile at the first that is not legal, brings another outcome, or leads to a state of another hash.
    """
    for n, recorded in enumerate(record.steps, start=1):
        _seat(record, match, n - 1)
        wrong = _again(match, recorded)
        if wrong:
            raise BadFile(record.path, at_line(recorded.line), wrong)
        yield n
    _seat(record, match, len(record.steps))


def _seat(record: Record, match: Match, n: int) -> None:
    """Let those play on who took a seat after `n` choices."""
    for one in record.seated:
        if one.after == n:
            match.seat_anew(one.seat, one.who)


def _again(match: Match, recorded: RecordedStep) -> str:
    """Make one recorded choice; what is wrong with it, or nothing."""
    try:
        option = match.game.naming.parse_option(recorded.choice)
        if option != RESIGN and recorded.seat != match.seat:
            return _("choice {n} is not that of seat {seat}").format(n=len(match.steps) + 1, seat=recorded.seat)
        if option == RESIGN and not 0 <= recorded.seat < len(match.game.setup.seats):
            return _("there is no seat {seat}").format(seat=recorded.seat)
        step = match.resign(recorded.seat) if option == RESIGN else match.choose(option, recorded.replaced)
    except IllegalChoice as error:
        return _("choice {n} is not legal: {why}").format(n=len(match.steps) + 1, why=error)
    if step.outcomes != recorded.outcomes:
        return _("choice {n} brought another outcome than is recorded").format(n=len(match.steps))
    if step.hash != recorded.hash:
        return _("choice {n} led to another state than is recorded").format(n=len(match.steps))
    return ""


@contextmanager
def collector_paused() -> Iterator[None]:
    """Thousands of states are made and all are kept: looking for rubbish among them takes half the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def verify(record: Record, match: Match) -> str:
    """Replay; a sentence on how far it agrees. Raises BadFile where it does not."""
    if record.cut:
        raise BadFile(record.path, _("last line"), _("it was cut short; everything before it is whole"))
    try:
        _compare_snapshot(record, match, 0)
        with collector_paused():
            for n in replay(record, match):
                _compare_snapshot(record, match, n)
    except BadFile as error:
        if rules_changed(record, match):
            raise BadFile(
                record.path,
                at_line(1, "content"),
                _("the rules or the map have changed since; {why}").format(why=error),
            ) from None
        raise
    if rules_changed(record, match):
        wrong = _("the rules or the map have changed since, though every choice still agrees")
        raise BadFile(record.path, at_line(1, "content"), wrong)
    if record.ended != match.over:
        wrong = _("the match is over, but the closing line is missing") if match.over else _("the match is not over")
        raise BadFile(record.path, _("last line"), wrong)
    if record.ended and record.winners != list(match.state.winners):
        raise BadFile(
            record.path,
            _("last line, winners"),
            _("by the rules they are {seats}").format(seats=list(match.state.winners)),
        )
    n = len(record.steps)
    if match.over:
        return ngettext("The {n} choice agrees, to its end.", "All {n} choices agree, to its end.", n).format(n=n)
    return ngettext(
        "The {n} choice agrees, as far as it goes: the match is not over.",
        "All {n} choices agree, as far as it goes: the match is not over.",
        n,
    ).format(n=n)


def _compare_snapshot(record: Record, match: Match, n: int) -> None:
    """A snapshot must be the state after choice `n`, too: loading may start from it. Raises BadFile."""
    told = match.game.title.spell_state(match.game.content, match.state) if n in record.snapshots else None
    if told != record.snapshots.get(n):
        raise BadFile(record.path, _("snapshot {n}").format(n=n), _("it is not the state that the choices lead to"))


def restore(record: Record, find_title: FindTitle) -> Restored:
    """The match of a record, ready to be played on.

    Where rules or map have changed since and the replay parts, the newest snapshot is played on from, and the
    match says so. Raises BadFile where the record was damaged otherwise.
    """
    match = begin(record, find_title)
    changed = rules_changed(record, match)
    try:
        with collector_paused():
            for _n in replay(record, match):
                pass
    except BadFile as error:
        if not changed or not record.snapshots:
            raise
        return _from_snapshot(record, match.game, str(error))
    if record.cut:
        match.notices.append(_("The last line of the file was cut short and has been left out."))
    return Restored(match)


def _from_snapshot(record: Record, game: Game, parted: str) -> Restored:
    newest = max(record.snapshots)
    with faults_in(record.path, _("snapshot {n}").format(n=newest) + ", "):
        state = parse_game_state(game, record.snapshots[newest])
    match = Match(game, record.header["seed"], state)
    for one in record.seated:
        match.seat_anew(one.seat, one.who)
    match.notices.append(
        _("The rules have changed since this match was saved; it goes on from choice {n} of {all}.").format(
            n=newest, all=len(record.steps)
        )
    )
    match.notices.append(parted)
    return Restored(match, apart=True)
