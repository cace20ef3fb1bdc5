"""`step`: what can be done in a position, and doing it: the door for other programs (formats.md)."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from game.commands.position import write_json
from game.kernel.errors import BadFile, IllegalChoice, SkaldError
from game.kernel.events import Event
from game.kernel.match import Match
from game.kernel.position import faults_in, parse_position, read_json, spell_position
from game.kernel.rules import Option
from game.titles import find_title


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A position, choices to make, dice to lay."""
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--choose", action="append", default=[], metavar="JSON", help='such as \'["place", "riften"]\'')
    parser.add_argument("--tape", default="", metavar="N,N,...", help="results of single dice, attacker's first")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the position after the choices here")
    parser.add_argument("--json", action="store_true", help="as JSON")


def load_position(path: Path) -> Match:
    """A match at a position. Raises BadFile naming the place in the file."""
    plain = read_json(path)
    if not isinstance(plain, dict) or not isinstance(plain.get("title"), str):
        raise BadFile(path, "", "this is not a position of Skald")
    try:
        title = find_title(plain["title"])
    except SkaldError as error:
        raise BadFile(path, "title", str(error)) from None
    with faults_in(path):
        return parse_position(title, plain)


def parse_tape(text: str) -> tuple[int, ...]:
    """Results of dice, 1 to 6 each. Raises SkaldError."""
    faces = [face.strip() for face in text.split(",")] if text else []
    if any(face not in {"1", "2", "3", "4", "5", "6"} for face in faces):
        raise SkaldError(f"--tape: '{text}' is not a list of dice, each from 1 to 6.")
    return tuple(map(int, faces))


def make_choices(match: Match, choices: list[str]) -> list[Event]:
    """Make choices given as JSON, in order; what happened. Raises IllegalChoice naming which."""
    events: list[Event] = []
    for number, text in enumerate(choices, start=1):
        which = f"choice {number}: " if len(choices) > 1 else ""
        try:
            events += match.choose_spelled(json.loads(text)).events
        except (ValueError, RecursionError):  # ValueError: not JSON, or a number of thousands of digits
            raise IllegalChoice(f'{which}{text} is not JSON; a choice is a list such as ["place", "riften"].') from None
        except IllegalChoice as error:
            raise IllegalChoice(f"{which}{error}") from None
    return events


def report(match: Match, events: list[Event]) -> dict[str, Any]:
    """All that formats.md names."""
    game, state = match.game, match.state
    title, content = game.title, game.content
    names = seat_names(match)
    return {
        "title": title.info.key,
        "mode": game.setup.mode,
        "modules": list(game.setup.modules),
        "over": match.over,
        "winners": list(state.winners),
        "scores": [one.points for one in title.standings(content, state)],
        "seat": None if match.over else match.seat,
        "kind": None if match.over else title.rules.kinds[state.stack[-1][0]].name,
        "question": "" if match.over else title.question(content, state),
        "options": [_option(match, option) for option in match.options()],
        "events": [_event(match, event, names) for event in events],
        "position": spell_position(match),
    }


def _option(match: Match, option: Option) -> dict[str, Any]:
    game = match.game
    return {
        "choice": game.naming.spell_option(option),
        "words": game.title.option_words(game.content, match.state, option),
        "targets": game.naming.targets(option),
    }


def _event(match: Match, event: Event, names: list[str]) -> dict[str, Any]:
    game, seen = match.game, event.seen_by()
    return {
        **game.naming.spell_event(event),
        "words": game.title.event_words(game.content, event, names),
        "seen_by": None if seen is None else list(seen),
    }


def seat_names(match: Match) -> list[str]:
    """What the seats are called: the person's name, else the faction."""
    factions = dict(match.game.title.info.factions)
    standings = match.game.title.standings(match.game.content, match.state)
    return [
        seat.name or factions.get(one.faction, one.faction)
        for seat, one in zip(match.game.setup.seats, standings, strict=True)
    ]


def run(args: argparse.Namespace) -> int:
    """Load, choose, report, write. Nothing is written when a choice is refused."""
    match = load_position(args.file)
    tape = parse_tape(args.tape)
    if tape:
        match.state.tape = tape
    told = report(match, make_choices(match, args.choose))
    if args.out:
        write_json(args.out, told["position"])
    if args.json:
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return 0
    for event in told["events"]:
        if event["words"]:
            print(event["words"])
    print(told["question"] or "The match is over.")
    for option in told["options"]:
        print(f"  {json.dumps(option['choice'])}  {option['words']}")
    return 0
