"""Records (`.skald`): save, replay and autosave in one. JSON lines, appended and flushed after each choice.

The first line is the header. Then come one line a choice, a snapshot of the state now and then, a line for each
undo and for each seat that somebody else plays on from there, and a closing line. Reading never runs anything.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import IO, Any

import msgspec

from game import __version__
from game.kernel.errors import BadFile
from game.kernel.match import Match, Replaced, Step
from game.kernel.setup import SeatSetup
from game.kernel.texts import gettext as _

FORMAT = 2  # since 2 seats can be filled anew
OLDEST = 1
SNAPSHOT_EVERY = 50

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


@dataclass
class RecordedStep:
    """A choice as it stands in a record; `line` is its number in the file."""

    line: int
    seat: int
    choice: list[Any]
    outcomes: list[Any]
    hash: str
    replaced: Replaced | None = None


@dataclass(frozen=True)
class Seated:
    """That somebody else plays on at a seat `after` so many choices."""

    after: int
    seat: int
    who: SeatSetup


@dataclass
class Record:
    """A record as read, with undone choices left out. `snapshots`: number of choices to state. `seated`: in the order
    of the file. `cut`: the last line was not whole."""

    path: Path
    header: dict[str, Any]
    steps: list[RecordedStep] = field(default_factory=list)
    snapshots: dict[int, Any] = field(default_factory=dict)
    seated: list[Seated] = field(default_factory=list)
    ended: bool = False
    winners: list[Any] = field(default_factory=list)
    cut: bool = False
    whole_bytes: int = 0


def header_of(match: Match) -> dict[str, Any]:
    """The first line of a match's record."""
    game = match.game
    header = {
        "format": FORMAT,
        "program": __version__,
        "title": game.title.info.key,
        "setup": game.setup.model_dump(mode="json"),
        "seed": match.seed,
        "content": game.title.digest(game.content),
    }
    if match.started_from is not None:
        header["start"] = game.title.spell_state(game.content, match.started_from)
    return header


def step_line(match: Match, n: int, step: Step) -> dict[str, Any]:
    """The line of choice number `n`, counted from 1."""
    choice = match.game.naming.spell_option(step.option)
    line = {"n": n, "seat": step.seat, "choice": choice, "outcomes": step.outcomes, "hash": step.hash}
    if step.replaced:
        line["replaced"] = asdict(step.replaced)
    return line


class RecordWriter:
    """Writes a match to a file as it is played.

    Trouble with the disk never stops play: it is kept as one sentence in `trouble`, and what is owed is written at
    the next choice. What stands whole in the file already is never touched, and where another program has gone on with
    the file meanwhile, it is left to that one.
    """

    def __init__(self, match: Match, path: Path, keep: Record | None = None) -> None:
        """Write `match` anew to `path`, or go on after what `keep`, the record it was loaded from, holds whole."""
        self.path = path
        self.trouble = ""
        self._match = match
        self._whole = 0 if keep is None else keep.whole_bytes
        self._file: IO[bytes] | None = None
        self._owed: list[dict[str, Any]] = []
        self._torn = keep is None or keep.cut  # the file may hold what is not ours or not whole
        if keep is None:
            self._write([header_of(match)])
        match.on_step.append(lambda _match, _step: self._step())
        match.on_undo.append(lambda _match: self._undo())

    def _step(self) -> None:
        match, n = self._match, len(self._match.steps)
        lines = [step_line(match, n, match.steps[-1])]
        if n % SNAPSHOT_EVERY == 0:
            lines.append(self._snapshot())
        if match.over:
            lines.append({"end": n, "winners": list(match.state.winners)})
        self._write(lines)

    def seat(self, seat: int) -> None:
        """Write who plays on at a seat."""
        who = self._match.game.setup.seats[seat]
        self._write([{"seated": len(self._match.steps), "seat": seat, "player": who.player, "name": who.name}])

    def _undo(self) -> None:
        self._write([{"undo": len(self._match.steps)}])

    def _snapshot(self) -> dict[str, Any]:
        game = self._match.game
        return {"snapshot": len(self._match.steps), "state": game.title.spell_state(game.content, self._match.state)}

    def _write(self, lines: list[dict[str, Any]]) -> None:
        self._owed += lines
        size = self._size()
        if self._whole and size is None:
            self._begin_anew()
        elif size is not None and size != self._whole and not self._torn:
            self.trouble = _(
                "{path} was gone on with by another window; here the match goes on, but is not saved."
            ).format(path=self.path)
            return
        try:
            self._append(b"".join(_encode(line) + b"\n" for line in self._owed))
        except OSError as error:
            self.trouble = _("{path} cannot be written ({why}); the match goes on, but is not saved.").format(
                path=self.path, why=error.strerror
            )
            self._torn = True
            self._let_go()
        else:
            self._owed.clear()
            self._torn = False
            self.trouble = ""

    def _size(self) -> int | None:
        """The size of the file; None where there is none. Another one than ours: somebody else has gone on with it."""
        try:
            return self.path.stat().st_size
        except OSError:
            return None

    def _begin_anew(self) -> None:
        """The file was taken away: write the whole match again."""
        self._let_go()
        self._whole = 0
        match = self._match
        self._owed = [header_of(match), *(step_line(match, n, step) for n, step in enumerate(match.steps, start=1))]

    def _append(self, data: bytes) -> None:
        if self._file is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("r+b" if self._whole else "wb")
            self._file.seek(self._whole)
            self._file.truncate()
        self._file.write(data)
        self._file.flush()
        self._whole += len(data)

    def _let_go(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None

    def save(self) -> None:
        """Write a snapshot of the present state, so that loading starts from here."""
        self._write([self._snapshot()])

    def close(self) -> None:
        """Save and let go of the file."""
        if not self._match.over:
            self.save()
        self._let_go()


def at_line(number: int, key: str = "") -> str:
    """A place in a record: `line 3`, `line 3, winners`."""
    line = _("line {n}").format(n=number)
    return f"{line}, {key}" if key else line


def read_record(path: Path) -> Record:
    """Read a record. A last line that was cut short is dropped and said; anything else wrong raises BadFile."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadFile(path, "", _("it cannot be read ({why})").format(why=error.strerror)) from None
    lines = data.split(b"\n")
    unfinished = lines.pop()
    if not lines:
        raise BadFile(path, at_line(1), _("this is not a record of Skald"))
    record = Record(path, _header(path, lines[0]), cut=bool(unfinished), whole_bytes=len(data) - len(unfinished))
    for number, line in enumerate(lines[1:], start=2):
        _read_line(record, number, line)
    return record


def _parse(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        parsed = _decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        parsed = None
    if not isinstance(parsed, dict):
        wrong = _("this is not a record of Skald") if number == 1 else _("it is not whole")
        raise BadFile(path, at_line(number), wrong)
    return parsed


def _header(path: Path, line: bytes) -> dict[str, Any]:
    header = _parse(path, 1, line)
    version = header.get("format")
    if not {"title", "setup", "seed", "content"} <= set(header) or type(version) is not int or version < OLDEST:
        raise BadFile(path, at_line(1), _("this is not a record of Skald"))
    if version > FORMAT:
        by = header.get("program", _("a newer version"))
        wrong = _("it was written by Skald {other}, which is newer than this {own}")
        raise BadFile(path, at_line(1), wrong.format(other=by, own=__version__))
    return upgrade(header)


def upgrade(header: dict[str, Any]) -> dict[str, Any]:
    """Bring a header of an older format up to date, one function a step."""
    for version in range(header["format"], FORMAT):
        header = UPGRADES[version](header)
    return header


def _to_2(header: dict[str, Any]) -> dict[str, Any]:
    return {**header, "format": 2}


UPGRADES: dict[int, Any] = {1: _to_2}  # format version to the function that makes the next one of it


def _read_line(record: Record, number: int, line: bytes) -> None:
    path, parsed = record.path, _parse(record.path, number, line)
    if record.ended:
        raise BadFile(path, at_line(number), _("nothing can follow the closing line"))
    if "n" in parsed:
        _read_step(record, number, parsed)
    elif "snapshot" in parsed:
        _check_count(path, number, "snapshot", parsed, len(record.steps))
        record.snapshots[parsed["snapshot"]] = parsed.get("state")
    elif "undo" in parsed:
        _check_count(path, number, "undo", parsed, len(record.steps))
        del record.steps[parsed["undo"] :]
        record.snapshots = {n: state for n, state in record.snapshots.items() if n <= parsed["undo"]}
        record.seated = [replace(one, after=min(one.after, parsed["undo"])) for one in record.seated]
    elif "seated" in parsed:
        _check_count(path, number, "seated", parsed, len(record.steps))
        record.seated.append(_seated(record, number, parsed))
    elif "end" in parsed:
        if parsed["end"] != len(record.steps) or not isinstance(parsed.get("winners"), list):
            raise BadFile(path, at_line(number), _("a closing line tells the number of choices and the winners"))
        record.ended, record.winners = True, parsed["winners"]
    else:
        wrong = _("there is neither a choice, a snapshot, an undo, a seat nor an end in it")
        raise BadFile(path, at_line(number), wrong)


def _check_count(path: Path, number: int, key: str, parsed: dict[str, Any], most: int) -> None:
    count = parsed[key]
    if type(count) is not int or not 0 <= count <= most:
        raise BadFile(path, at_line(number, key), _("{n!r} is not a number of choices made so far").format(n=count))


def _read_step(record: Record, number: int, parsed: dict[str, Any]) -> None:
    expected = len(record.steps) + 1
    if type(parsed["n"]) is not int or parsed["n"] != expected:
        wrong = _("choice {n} should stand here, not {other!r}").format(n=expected, other=parsed["n"])
        raise BadFile(record.path, at_line(number, "n"), wrong)
    kinds = {"seat": int, "choice": list, "outcomes": list, "hash": str}
    for key, kind in kinds.items():
        if type(parsed.get(key)) is not kind:  # JSON's `true` would pass for 1
            raise BadFile(record.path, at_line(number, key), _("it is missing or of the wrong kind"))
    replaced = _replaced(record.path, number, parsed.get("replaced"))
    seat, choice, outcomes, hash_ = (parsed[key] for key in kinds)
    record.steps.append(RecordedStep(number, seat, choice, outcomes, hash_, replaced))


def _replaced(path: Path, number: int, told: Any) -> Replaced | None:
    if told is None:
        return None
    keys = [one.name for one in fields(Replaced)]
    if not isinstance(told, dict) or {type(told.get(key)) for key in keys} != {str}:
        raise BadFile(path, at_line(number, "replaced"), _("it is missing or of the wrong kind"))
    return Replaced(*(told[key] for key in keys))


def _seated(record: Record, number: int, parsed: dict[str, Any]) -> Seated:
    setup = record.header["setup"]
    seats = setup.get("seats") if isinstance(setup, dict) else None
    seat, wrong = parsed.get("seat"), _("it is missing or of the wrong kind")
    if type(seat) is not int or not isinstance(seats, list) or not 0 <= seat < len(seats):
        raise BadFile(record.path, at_line(number, "seat"), _("there is no seat {seat}").format(seat=seat))
    if type(parsed.get("player")) is not str or type(parsed.get("name")) is not str:
        raise BadFile(record.path, at_line(number, "player"), wrong)
    try:
        who = SeatSetup(player=parsed["player"], name=parsed["name"])
    except ValueError:
        raise BadFile(record.path, at_line(number, "name"), wrong) from None
    return Seated(parsed["seated"], seat, who)
