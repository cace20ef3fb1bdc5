"""`position`: play some decisions and write the match at the next one as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from game.bots.arena import play_to
from game.commands.match_options import RANDOM_SEATS, add_match_options, fresh_seed, game_from, whole_number
from game.kernel.errors import BadFile
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.position import spell_position


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """TITLE, how far, and where to."""
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--decisions", type=whole_number(0), default=0, help="how many are made before")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.json")
    add_match_options(parser, RANDOM_SEATS)


def play_on(game: Game, seed: int, decisions: int) -> Match:
    """A match after some decisions; the choices of persons are made at random. Ends sooner where the match does."""
    match = Match(game, seed)
    tell(play_to(match, decisions))
    return match


def tell(replaced: list[str]) -> None:
    """Name the programs that had to be replaced, where they do not stand in the way of what is printed."""
    for words in replaced:
        print(words, file=sys.stderr)


def write_json(path: Path, plain: object) -> None:
    """Write JSON that a person can edit. Raises BadFile."""
    try:
        path.write_text(json.dumps(plain, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadFile(path, "", f"it cannot be written ({error.strerror})") from None


def run(args: argparse.Namespace) -> int:
    """Play on and write."""
    seed = fresh_seed() if args.seed is None else args.seed
    match = play_on(game_from(args, args.title), seed, args.decisions)
    write_json(args.out, spell_position(match))
    return 0
