"""`replay`: tell a record in words, or verify that it replays choice by choice."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from game.commands.step import seat_names
from game.kernel.events import Event
from game.kernel.match import Match
from game.kernel.record import read_record
from game.kernel.restore import begin, collector_paused, replay, verify
from game.titles import find_title


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which record, and what to do with it."""
    parser.add_argument("file", type=Path, metavar="FILE.skald")
    parser.add_argument("--verify", action="store_true", help="exit 0 only where every line is whole and agrees")
    parser.add_argument("--json", action="store_true", help="as JSON")


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
