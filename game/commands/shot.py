"""`shot`: draw a scene into a picture, without a display too."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from game.bots.arena import play_to
from game.bots.replaced import BY
from game.commands.match_options import RANDOM_SEATS, add_match_options, fresh_seed, game_from, whole_number
from game.commands.position import play_on, tell
from game.commands.step import load_position
from game.kernel.errors import BadFile
from game.kernel.match import Match
from game.kernel.setup import SeatSetup

if TYPE_CHECKING:
    import pygame

    from game.desktop.scenes.base import Scene

FULL_HD = (1920, 1080)
MOST = 100_000


def size(text: str) -> tuple[int, int]:
    """An argument such as 1280x720."""
    w, _x, h = text.partition("x")
    if not (w.isdigit() and h.isdigit() and 320 <= int(w) <= 8000 and 200 <= int(h) <= 8000):
        raise argparse.ArgumentTypeError(f"'{text}' is not a size such as 1280x720")
    return int(w), int(h)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What is drawn, how large, and where to."""
    from game.desktop.kit.eyes import NORMAL, VIEWS
    from game.desktop.shelves import SCENES
    from game.desktop.theme import PALETTES

    parser.add_argument("--title", default="skyrim", metavar="TITLE")
    parser.add_argument("--decisions", type=whole_number(0), default=0, help="how many are made before")
    parser.add_argument("--position", type=Path, metavar="FILE", help="a position instead of a match played on")
    parser.add_argument("--scene", default="table", metavar="NAME", help=f"{', '.join(SCENES)}; table unless told")
    parser.add_argument("--size", type=size, default=FULL_HD, metavar="WxH", help="1920x1080 unless told")
    parser.add_argument("--scale", type=whole_number(50, 400), metavar="PERCENT", help="of letters; fits unless told")
    parser.add_argument("--palette", choices=PALETTES, default="classic", help="the factions' colours")
    parser.add_argument("--patterns", action="store_true", help="land tells its owner by a pattern, too")
    parser.add_argument("--simulate", choices=[view for view in VIEWS if view != NORMAL], help="as such eyes see it")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.png")
    add_match_options(parser, RANDOM_SEATS)


def match_of(args: argparse.Namespace) -> Match:
    """The match to be drawn. A result needs one that is over."""
    if args.position:
        return without_programs(load_position(args.position))
    seed = fresh_seed() if args.seed is None else args.seed
    game = game_from(args, args.title)
    return play_on(game, seed, MOST if args.scene == "result" else args.decisions)


def without_programs(match: Match) -> Match:
    """A position never starts a program: where one has a seat, chance plays on under its name."""
    for number, seat in enumerate(match.game.setup.seats):
        if seat.program:
            match.seat_anew(number, SeatSetup(player=BY, name=seat.name))
    return match


def finish(match: Match) -> None:
    """Play a match to its end, persons at random."""
    tell(play_to(match, MOST))


def write_picture(picture: pygame.Surface, path: Path) -> None:
    """Save a picture. Raises BadFile."""
    import pygame

    try:
        if path.parent != Path():
            path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture, path)
    except (OSError, pygame.error) as error:
        raise BadFile(path, "", f"it cannot be written ({error})") from None


def draw(
    scene: Scene,
    wanted: tuple[int, int],
    percent: int | None = None,
    palette: str = "classic",
    patterns: bool = False,
    view: str = "",
) -> pygame.Surface:
    """A still picture of a scene; with `view` as colour-blind eyes see it."""
    from game.desktop.kit.eyes import seen_by
    from game.desktop.scenes.base import render
    from game.desktop.theme import fitting_scale

    picture = render(scene, wanted, percent / 100 if percent else fitting_scale(wanted), palette, patterns)
    return seen_by(picture, view) if view else picture


def run(args: argparse.Namespace) -> int:
    """Draw and write."""
    import pygame

    from game.desktop import shelves
    from game.desktop.stills import still

    pygame.font.init()
    name = shelves.known_scene(args.scene)
    needs_match = name in ("table", "menu", "curtain", "result", "replay", "branch")
    match = match_of(args) if needs_match else None
    if match is not None and name == "result":
        finish(match)
    scene = still(name, args.title, match)
    write_picture(draw(scene, args.size, args.scale, args.palette, args.patterns, args.simulate or ""), args.out)
    return 0
