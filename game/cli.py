"""The command line: one parser, one module a command. A refusal is one sentence on stderr and exit code 2."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import NoReturn

from game import __version__
from game.kernel.errors import SkaldError, in_one_line

COMMANDS = {
    "titles": "titles, modes, modules, options, seats, factions, levels",
    "play": "open the table",
    "simulate": "let bots play many matches, and count",
    "position": "write a position: a match at a decision, as JSON",
    "step": "ask what can be done in a position, and do it",
    "replay": "tell a record, or verify it",
    "shot": "draw a picture of a scene, without a display too",
    "check": "look for faults in maps, records and positions",
    "bench": "measure how fast everything is",
}
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """An argument parser that refuses in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments and leave."""
        self.exit(2, f"{self.prog}: {in_one_line(message)} (see {self.prog} --help)\n")


def make_parser(only: str | None = None) -> argparse.ArgumentParser:
    """The parser; of the commands only `only` is imported, since a command may need what another can do without."""
    parser = Parser(prog="skald", description="Three northern board games on one table.")
    parser.add_argument("--version", action="version", version=f"skald {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, words in COMMANDS.items():
        command = commands.add_parser(name, help=words, description=words)
        if name == only:
            import_module(f"game.commands.{name}").add_arguments(command)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, `play` where none is named; the process's exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments) or ["play"]
    name = next((one for one in given if not one.startswith("-")), None)
    _speak_utf8()
    try:
        args = make_parser(name if name in COMMANDS else None).parse_args(given)
        code: int = import_module(f"game.commands.{args.command}").run(args)
        if sys.stdout is not None:
            sys.stdout.flush()
    except SkaldError as error:
        return _refuse(str(error))
    except KeyboardInterrupt:
        print("skald: stopped", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _hush()
        return 1
    except OSError as error:
        _hush()
        what = f"{error.filename}: " if error.filename else "what was to be written: "
        return _refuse(f"{what}{error.strerror or error}")
    return code


def _refuse(message: str) -> int:
    print(f"skald: {in_one_line(message)}", file=sys.stderr)
    return 2


def _speak_utf8() -> None:
    """Into a pipe Python would write in the machine's own encoding, where it has one; JSON is UTF-8 everywhere."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")


def _hush() -> None:
    """Nobody can take what is left to be written: without this, the interpreter's own last flush would complain."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
