"""`play`: open the window. Without a display, play a match of bots off-screen and leave pictures of it."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands.match_options import add_match_options, fresh_seed, game_from
from game.kernel.game import Game
from game.kernel.setup import parse_seats
from game.titles import find_title

if TYPE_CHECKING:
    from game.desktop.app import App
    from game.desktop.scenes.base import Scene

PICTURES = Path("skald-pictures")
BOT_SEATS = "normal,normal,normal,normal"
UNSEEN = {"", "dummy", "offscreen", "evdev"}  # SDL's drivers that show nothing to anybody
EVERY_ROUNDS, MOST_PICTURES = 3, 6


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A record to go on with, or a match to begin; else the title page."""
    words = "a record to go on with; --seats names, in order, who takes the seats that programs held in it"
    parser.add_argument("--load", type=Path, metavar="FILE", help=words)
    parser.add_argument("--replay", type=Path, metavar="FILE", help="a record to watch, from its beginning")
    parser.add_argument("--watch", action="store_true", help="with --load: watch the record instead")
    parser.add_argument("--fullscreen", action="store_true", help="fill the screen (F11 in the program)")
    parser.add_argument("--title", default="skyrim", metavar="TITLE", help="the title of the match; skyrim unless told")
    add_match_options(parser, None)


def has_display() -> bool:
    """Whether SDL finds a screen that somebody can look at."""
    import pygame

    try:
        pygame.display.init()
    except pygame.error:
        return False
    return pygame.display.get_driver() not in UNSEEN


def first_scene(app: App, args: argparse.Namespace) -> Scene:
    """What the window opens on. Raises SkaldError."""
    watched = args.replay or (args.load if args.watch else None)
    if watched:
        return app.watch(watched)
    seats = parse_seats(args.seats) if args.seats else ()
    app.name_programs(seats)
    if args.load:
        return app.load(args.load, seats)
    if args.seats:
        game = game_from(args, args.title)
        return app.start(args.title, lambda: game, fresh_seed() if args.seed is None else args.seed)
    return app.title_page()


def run(args: argparse.Namespace) -> int:
    """Play, or paint. Raises SkaldError, before a window opens, where there is no such title."""
    find_title(args.title)
    if not has_display():
        return paint(args)
    from game.desktop import app as application
    from game.desktop.preferences import FILE, Keeper
    from game.desktop.saves import data_folder

    app = application.App(Keeper(data_folder() / FILE))
    try:
        scene = first_scene(app, args)
    except BaseException:
        app.close()
        raise
    application.run(app, scene, args.fullscreen)
    return 0


# -- without a display --------------------------------------------------------------------------------
def paint(args: argparse.Namespace) -> int:
    """A whole match of bots, with pictures on the way; says so, and names them."""
    import pygame

    pygame.display.quit()
    pygame.font.init()
    game = _bots_game(args)
    print(f"There is no display here: bots play a match off-screen, and pictures of it go to {PICTURES}{os.sep}.")
    for path in play_and_paint(game, fresh_seed() if args.seed is None else args.seed):
        print(path)
    return 0


def _bots_game(args: argparse.Namespace) -> Game:
    """The match that was asked for, where bots alone play it; else one of bots."""
    seats = args.seats or BOT_SEATS
    args.seats = ",".join("normal" if one.startswith("human") else one for one in seats.split(","))
    return game_from(args, args.title, max_rounds="30")


def play_and_paint(game: Game, seed: int) -> list[Path]:
    """Play to the end; a picture every few rounds, one of the last position, and one of the result."""
    from game.bots.arena import bots_of, dismissed, make_move
    from game.commands.position import tell
    from game.commands.shot import FULL_HD, MOST, draw, write_picture
    from game.desktop.stills import still, table_of
    from game.kernel.match import Match

    match, bots, made = Match(game, seed), bots_of(game), list[Path]()

    def keep(scene: Scene) -> None:
        path = PICTURES / f"{game.title.info.key}-{seed}-{len(made) + 1}.png"
        write_picture(draw(scene, FULL_HD), path)
        made.append(path)

    try:
        while not match.over and len(match.steps) < MOST:
            shown = 1 + EVERY_ROUNDS * len(made)
            if len(made) < MOST_PICTURES and game.title.rounds(match.state)[0] >= shown and match.steps:
                keep(table_of(match))
            make_move(match, bots)
    finally:
        tell(dismissed(bots))
    keep(table_of(match))
    keep(still("result", game.title.info.key, match))
    return made
