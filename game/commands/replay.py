"""`replay`: tell a record in words, or verify that it replays choice by choice."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from game.commands.step import seat_names
from game.kernel.errors import BadFile
from game.kernel.events import Event
from game.kernel.match import Match
from game.kernel.record import Record, read_record
from game.kernel.restore import begin, collector_paused, replay, rules_changed
from game.titles import find_title


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which record, and what to do with it."""
    parser.add_argument("file", type=Path, metavar="FILE.skald")
    parser.add_argument("--verify", action="store_true", help="exit 0 only where every line is whole and agrees")
    parser.add_argument("--json", action="store_true", help="as JSON")


def verify(record: Record, match: Match) -> str:
    """Replay; a sentence on how far it agrees. Raises BadFile where it does not."""
    if record.cut:
        raise BadFile(record.path, "last line", "it was cut short; everything before it is whole")
    try:
        _compare_snapshot(record, match, 0)
        with collector_paused():
            for n in replay(record, match):
                _compare_snapshot(record, match, n)
    except BadFile as error:
        if rules_changed(record, match):
            raise BadFile(record.path, "line 1, content", f"the rules or the map have changed since; {error}") from None
        raise
    if rules_changed(record, match):
        wrong = "the rules or the map have changed since, though every choice still agrees"
        raise BadFile(record.path, "line 1, content", wrong)
    if record.ended != match.over:
        wrong = "the match is over, but the closing line is missing" if match.over else "the match is not over"
        raise BadFile(record.path, "last line", wrong)
    if record.ended and record.winners != list(match.state.winners):
        raise BadFile(record.path, "last line, winners", f"by the rules they are {list(match.state.winners)}")
    state = "to its end" if match.over else "as far as it goes: the match is not over"
    return f"All {len(record.steps)} choices agree, {state}."


def _compare_snapshot(record: Record, match: Match, n: int) -> None:
    """A snapshot must be the state after choice `n`, too: loading may start from it. Raises BadFile."""
    told = match.game.title.spell_state(match.game.content, match.state) if n in record.snapshots else None
    if told != record.snapshots.get(n):
        raise BadFile(record.path, f"snapshot {n}", "it is not the state that the choices lead to")


def tell(match: Match, events: list[Event]) -> None:
    """Print what happened, a line each."""
    names = seat_names(match)
    for event in events:
        words = match.game.title.event_words(match.game.content, event, names)
        if words and event.seen_by() is None:
            print(words)


def run(args: argparse.Namespace) -> int:
    """Verify, or tell."""
    record = read_record(args.file)
    match = begin(record, find_title)
    if args.verify:
        words = verify(record, match)
    else:
        with collector_paused():
            for _n in replay(record, match):
                pass
        words = f"{len(record.steps)} choices."
        if record.cut:
            words += " The last line of the file was cut short and has been left out."
    if args.json:
        told = {
            "title": match.game.title.info.key,
            "choices": len(record.steps),
            "over": match.over,
            "winners": list(match.state.winners),
            "verified": args.verify,
            "cut": record.cut,
        }
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return 0
    if not args.verify:
        tell(match, match.opening)
        for step in match.steps:
            tell(match, list(step.events))
    print(words)
    return 0
