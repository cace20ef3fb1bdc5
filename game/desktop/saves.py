"""Where matches are kept: one record a match in the user's own folder, and what can be said of each unplayed."""

from __future__ import annotations

import json
import os
import shutil
import stat
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from game.desktop.beside import Work, at_once, beside
from game.desktop.scenes.models import SaveEntry
from game.desktop.tables.registry import front_of
from game.kernel.errors import BadFile, SkaldError
from game.kernel.match import Match
from game.kernel.phrases import day, listed
from game.kernel.record import Record, RecordWriter, read_record
from game.kernel.restore import begin, collector_paused, replay, restore
from game.kernel.setup import Setup, read_setup
from game.kernel.texts import N_, edition, ngettext
from game.kernel.texts import gettext as _
from game.kernel.title import BadPlace
from game.titles import find_title

VARIABLE = "SKALD_DATA"  # another folder, for tests and for those who carry the program about
MOST_LISTED = 60
DELETED = "deleted"  # the folder beside the records that holds those a person has deleted


def data_folder() -> Path:
    """The user's folder for this program; it need not exist."""
    told = os.environ.get(VARIABLE)
    if told:
        return Path(told)
    return user_data_path("Skald", appauthor=False)


def saves_folder() -> Path:
    """Where records are kept."""
    return data_folder() / "saves"


def fresh_path(match: Match) -> Path:
    """A name for the record of a new match: title, mode, seed, and a counter so that none is written over."""
    stem = f"{match.game.title.info.key}-{match.game.setup.mode}-{match.seed}"
    folder = saves_folder()
    n = 1
    while (folder / f"{stem}-{n}.skald").exists():
        n += 1
    return folder / f"{stem}-{n}.skald"


def new_writer(match: Match) -> RecordWriter:
    """The autosave of a new match; trouble with the disk is kept in it and stops nothing."""
    return RecordWriter(match, fresh_path(match))


MakeWriter = Callable[[], RecordWriter | None]


@dataclass
class Opened:
    """A record that is played on: its match; `writer` opens the autosave, in the same file or in a new one. `vacant`:
    seats that programs held, which wait to be filled."""

    match: Match
    writer: MakeWriter
    vacant: tuple[int, ...] = ()


def opening(path: Path) -> Work[Opened]:
    """Load a match in steps. Raises SkaldError with a sentence; until the writer is opened nothing changes on the disk.

    A file whose last line was cut short is kept beside as NAME.cut before play goes on.
    """
    record = yield from beside(lambda: read_record(path))
    match = yield from beside(lambda: begin(record, find_title))
    try:
        with collector_paused():
            for n in replay(record, match):
                yield n / len(record.steps)
    except BadFile:  # from here the kernel knows better: it goes on from a snapshot, or says what is wrong
        restored = yield from beside(lambda: restore(record, find_title))
        match = restored.match
        if restored.apart:
            return Opened(match, lambda: new_writer(match), vacant(match))
    if record.cut:
        match.notices.append(_("The last line of the file was cut short and has been left out."))

    def writer() -> RecordWriter:
        if record.cut:
            _keep_cut(path, match)
        return RecordWriter(match, path, record)

    return Opened(match, writer, vacant(match))


def vacant(match: Match) -> tuple[int, ...]:
    """The seats of programs; nobody is asked for one that is out, or in a match that is over."""
    if match.over:
        return ()
    told = match.game.title.standings(match.game.content, match.state)
    pairs = zip(match.game.setup.seats, told, strict=True)
    return tuple(number for number, (seat, one) in enumerate(pairs) if seat.program and one.alive)


def open_record(path: Path) -> Opened:
    """Load a match at once. Raises SkaldError with a sentence."""
    return at_once(opening(path))


def _keep_cut(path: Path, match: Match) -> None:
    beside = path.with_name(path.name + ".cut")
    try:
        shutil.copyfile(path, beside)
    except OSError as error:
        match.notices.append(
            _("The file as it was could not be kept beside as {name} ({why}).").format(
                name=beside.name, why=error.strerror
            )
        )


def saved_paths() -> list[Path]:
    """All records, newest first."""
    dated: list[tuple[float, Path]] = []
    with suppress(OSError):
        for path in saves_folder().glob("*.skald"):
            with suppress(OSError):
                found = path.stat()
                if stat.S_ISREG(found.st_mode):  # a pipe could be read for ever
                    dated.append((found.st_mtime, path))
    return [path for _time, path in sorted(dated, reverse=True)]


def newest_unfinished() -> tuple[Path, SaveEntry] | None:
    """The match that can be gone on with, for the title page."""
    for path in saved_paths()[:5]:
        try:
            record = read_record(path)
            if not record.ended:
                return path, _described(record)
        except (SkaldError, KeyError, TypeError, AttributeError):
            continue
    return None


def list_saves(faults: dict[Path, str] | None = None) -> tuple[SaveEntry, ...]:
    """What is kept, newest first; a broken file with its sentence. `faults`: what was found when loading was tried."""
    return tuple(describe(path, (faults or {}).get(path)) for path in saved_paths()[:MOST_LISTED])


_told: dict[Path, tuple[object, SaveEntry]] = {}


def describe(path: Path, fault: str | None = None) -> SaveEntry:
    """A record in a few words. Files are slow to read: one that has not changed is read once in a language."""
    if fault is None:
        try:
            found = path.stat()
            mark = (found.st_mtime_ns, found.st_size, edition())
            if _told.get(path, (None,))[0] != mark:
                _told[path] = (mark, _described(read_record(path)))
            return replace(_told[path][1], when=_when(path))
        except OSError as error:
            fault = str(BadFile(path, "", _("it cannot be read ({why})").format(why=error.strerror)))
        except SkaldError as error:
            fault = str(error)
        except (KeyError, TypeError, AttributeError):
            fault = _("{path}: its first line does not say what was played.").format(path=path)
    return SaveEntry(path, path.name, when=_when(path), fault=fault)


def _described(record: Record) -> SaveEntry:
    setup: dict[str, Any] = record.header["setup"]
    title = find_title(str(record.header["title"]))
    mode = ", ".join(
        [next((_(one.name) for one in title.info.modes if one.key == setup["mode"]), str(setup["mode"]))]
        + [_(one.name) for one in front_of(title.info.key).options if one.key in setup.get("modules", ())]
    )
    names, drawn = dict(title.info.factions), _factions(record)
    seats = []
    later = {one.seat: one.who.name for one in record.seated}
    told = [later.get(number, str(seat.get("name") or "")) for number, seat in enumerate(setup["seats"])]
    for given, faction in zip(told, drawn, strict=True):
        name = given or _(names.get(faction, N_("A seat")))
        seats.append((faction or "neutral", name))
    how_far = _how_far(record, [name for _faction, name in seats])
    when = _when(record.path)
    name, key = _(title.info.name), title.info.key
    return SaveEntry(record.path, name, mode, tuple(seats), how_far, when, key=key, ended=record.ended)


def _how_far(record: Record, names: list[str]) -> str:
    """Who won, or the round and who is to play; where the state cannot be read, how many choices were made."""
    if record.ended:
        won = [name for name in (_at(names, seat) for seat in record.winners) if name]
        words = ngettext("{names} won", "{names} won together", len(won))
        return words.format(names=listed(won)) if won else _("ended")
    made = len(record.steps)
    state = _newest_state(record)
    if state is None:
        return ngettext("{n} choice", "{n} choices", made).format(n=made)
    round_ = find_title(str(record.header["title"])).rounds(state)[0]
    asked = state.stack[-1][1] if made in record.snapshots and state.stack else None
    name = _at(names, record.steps[-1].seat if made and asked is None else asked)
    words = _("Round {round}, {name} to play") if name else _("Round {n}")
    return words.format(round=round_, name=name, n=round_)


def _at(names: list[str], seat: object) -> str:
    """A seat's name; empty where there is no such seat."""
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""


def _newest_state(record: Record) -> Any:
    """The newest state that stands in a record, else the one it began with; None where it cannot be read."""
    with suppress(SkaldError, BadPlace, KeyError, TypeError, ValueError, IndexError):
        setup = record.header["setup"]
        title = find_title(str(record.header["title"]))
        checked = read_setup(title.setup_model, setup)
        content = _content(title.info.key, json.dumps({**setup, "seats": []}), checked)
        if record.snapshots:
            return title.parse_state(content, record.snapshots[max(record.snapshots)])
        if "start" in record.header:
            return title.parse_state(content, record.header["start"])
        return title.new(content, checked, int(record.header["seed"]))
    return None


def set_aside(path: Path) -> None:
    """Move a record into the folder `deleted` beside it. Raises BadFile where that cannot be done."""
    folder = path.parent / DELETED
    try:
        folder.mkdir(exist_ok=True)
        goal, n = folder / path.name, 1
        while goal.exists():
            n += 1
            goal = folder / f"{path.stem} ({n}){path.suffix}"
        path.rename(goal)
    except OSError as error:
        raise BadFile(path, "", _("it cannot be moved ({why})").format(why=error.strerror)) from None


def _factions(record: Record) -> list[str]:
    """The seats' factions; those left to chance as the newest state has them, else drawn again; else nothing."""
    setup = record.header["setup"]
    told = [str(seat.get("faction") or "") for seat in setup["seats"]]
    if all(told):
        return told
    if record.snapshots:
        seats = record.snapshots[max(record.snapshots)].get("seats", ())
        known = [str(seat.get("faction") or "") for seat in seats]
        if len(known) == len(told) and all(known):
            return known
    with suppress(SkaldError):
        title = find_title(str(record.header["title"]))
        checked = read_setup(title.setup_model, setup)
        content = _content(title.info.key, json.dumps({**setup, "seats": []}), checked)
        state = title.new(content, checked, int(record.header["seed"]))
        return [one.faction for one in title.standings(content, state)]
    return told


_contents: dict[tuple[str, str], Any] = {}


def _content(key: str, without_seats: str, setup: Setup) -> Any:
    """Maps are slow to read: one is read once for all records that are played on it."""
    if (key, without_seats) not in _contents:
        _contents[key, without_seats] = find_title(key).content(setup)
    return _contents[key, without_seats]


def _when(path: Path) -> str:
    try:
        then = datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        return ""
    today = datetime.now().date()
    clock = then.strftime("%H:%M")
    days = (today - then.date()).days
    if days == 0:
        return _("Today, {time}").format(time=clock)
    if days == 1:
        return _("Yesterday, {time}").format(time=clock)
    return _("{date}, {time}").format(date=day(then), time=clock)
