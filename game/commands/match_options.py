"""The options of every command that makes a match, and the game made from them."""

from __future__ import annotations

import argparse
import os
import secrets
from collections.abc import Callable

from game.bots.levels import check_levels
from game.kernel.errors import BadSetup
from game.kernel.game import Game
from game.kernel.naming import did_you_mean
from game.kernel.setup import SEED_LIMIT, Setup, parse_seats, read_setup
from game.titles import find_title

RANDOM_SEATS = "random,random,random,random"


def whole_number(least: int, most: int = SEED_LIMIT) -> Callable[[str], int]:
    """An argument type: a whole number within bounds."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{number} is not between {least} and {most}")
        return number

    return parse


def add_match_options(parser: argparse.ArgumentParser, seats: str | None) -> None:
    """`seats` is the default seat list; None where a person is asked instead."""
    group = parser.add_argument_group("match options")
    group.add_argument("--mode", help="a mode of the title; its first unless told")
    group.add_argument(
        "--module", "--modules", action="append", default=[], help="an expansion; may be given again", metavar="MODULE"
    )
    group.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a setting of the title")
    words = "LEVEL, human[:NAME] or exec:COMMAND (a program of yours), each with @FACTION if wanted, by commas"
    group.add_argument("--seats", default=seats, help=words)
    group.add_argument("--seed", type=whole_number(0), help="the seed of all chance; the same seed, the same match")
    group.add_argument("--map", default="", metavar="FILE.tmx", help="a map of your own")


def parse_options(entries: list[str]) -> dict[str, str]:
    """`NAME=VALUE` entries as a dict. Raises BadSetup."""
    options = {}
    for entry in entries:
        name, equals, value = entry.partition("=")
        if not equals or not name:
            raise BadSetup("option", f"'{entry}' is not of the form NAME=VALUE")
        options[name.strip().replace("-", "_")] = value.strip()
    return options


def setup_from(args: argparse.Namespace, title_key: str, **defaults: str) -> Setup:
    """The setup that the arguments describe. Raises SkaldError where the rules or we refuse it."""
    title = find_title(title_key)
    modes = [mode.key for mode in title.info.modes]
    mode = args.mode or modes[0]
    if mode not in modes:
        raise BadSetup("mode", f"there is no mode '{mode}'{did_you_mean(mode, modes)}; there is {', '.join(modes)}")
    unknown = [module for module in args.module if module not in title.info.modules]
    if unknown:
        known = ", ".join(title.info.modules) or "none"
        raise BadSetup("module", f"there is no module '{unknown[0]}' of {title.info.name}; there is {known}")
    options = {**(defaults if mode == "civil-war" else {}), **parse_options(args.option)}
    seats = [seat.model_dump() for seat in parse_seats(args.seats)]
    plain = {
        "title": title_key,
        "mode": mode,
        "modules": args.module,
        "options": options,
        "seats": seats,
        "map": os.path.abspath(args.map) if args.map else "",
    }
    setup: Setup = read_setup(title.setup_model, plain)
    check_levels(setup, programs=True)
    return setup


def game_from(args: argparse.Namespace, title_key: str, **defaults: str) -> Game:
    """The game that the arguments describe. Raises SkaldError."""
    return Game(find_title(title_key), setup_from(args, title_key, **defaults))


def bots_only(game: Game) -> Game:
    """Refuse persons where nobody is asked. Raises BadSetup."""
    for number, seat in enumerate(game.setup.seats):
        if seat.is_human:
            raise BadSetup(f"seats.{number}", "a person cannot play here; name a level")
    return game


def fresh_seed() -> int:
    """A seed that nobody has chosen, short enough to be told to a friend."""
    return secrets.randbelow(10_000_000)
