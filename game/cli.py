"""The command line: one parser, one module a command. A refusal is one sentence on stderr and exit code 2."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from game import __version__
from game.kernel.errors import SkaldError

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
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


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
    parser = make_parser(name if name in COMMANDS else None)
    try:
        args = parser.parse_args(given)
        code: int = import_module(f"game.commands.{args.command}").run(args)
        sys.stdout.flush()
    except SkaldError as error:
        print(f"skald: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("skald: stopped", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has closed it; nothing is left to say, not even by the interpreter's own flush.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code
