"""Draws every view with sample models: `python -m tests.desktop.tables.witcher.gallery FOLDER [NAME ...]`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from game.desktop.kit import surfaces
from game.desktop.tables.views import Aim, View
from game.desktop.tables.witcher.views.board import BoardView
from game.desktop.tables.witcher.views.cardsheet import CardsView
from game.desktop.tables.witcher.views.fight.scene import FightView
from game.desktop.tables.witcher.views.hand import HandView
from game.desktop.tables.witcher.views.monsters import MonstersView
from game.desktop.tables.witcher.views.poker import PokerView
from game.desktop.tables.witcher.views.pool import PoolView
from game.desktop.tables.witcher.views.story import StoryView
from game.desktop.tables.witcher.views.track import TrackView
from game.desktop.theme import Theme
from tests.desktop.tables.witcher import samples, samples_fight, samples_pages
from tests.desktop.tables.witcher.samples import Say, same

Rect = tuple[float, float, float, float]  # shares of the window
Show = tuple[Callable[[Say], View[Any]], Rect, Aim]
SCENE = (0.0, 0.05, 1.0, 0.95)
SHEET = (0.0, 0.0, 0.0, 0.0)  # as large as the view wants, in the middle
GALLERY: dict[str, Show] = {
    "hand": (lambda say: HandView(samples.hand(say)), (0.18, 0.66, 0.64, 0.34), Aim(("card", 0))),
    "hand7": (lambda say: HandView(samples.hand(say, 7)), (0.47, 0.78, 0.38, 0.22), Aim(None, ("card", 5))),
    "pool": (lambda say: PoolView(samples.pool(say)), (0.1, 0.3, 0.7, 0.4), Aim(None, ("pool", 2))),
    "board": (lambda say: BoardView(samples.board(say)), (0.0, 0.8, 0.46, 0.2), Aim(("attribute", 0))),
    "board_tall": (lambda say: BoardView(samples.board(say)), (0.6, 0.05, 0.22, 0.6), Aim()),
    "monsters": (lambda say: MonstersView(samples.monsters(say)), (0.83, 0.06, 0.17, 0.56), Aim()),
    "track": (lambda say: TrackView(samples.track(say)), (0.83, 0.63, 0.17, 0.16), Aim()),
    "track5": (lambda say: TrackView(samples.track(say, 5)), (0.83, 0.63, 0.17, 0.16), Aim()),
    "fight": (lambda say: FightView(samples_fight.monster_fight(say)), SCENE, Aim(("card", 2))),
    "fight6": (lambda say: FightView(samples_fight.monster_fight(say, 6)), SCENE, Aim(None, ("potion", 1))),
    "strikes": (lambda say: FightView(samples_fight.monsters_turn(say)), SCENE, Aim(None, ("card", 6))),
    "duel": (lambda say: FightView(samples_fight.duel(say)), SCENE, Aim(None, ("specialty", 0))),
    "story": (lambda say: StoryView(samples_pages.story(say)), SCENE, Aim(None, ("option", 1))),
    "result": (lambda say: StoryView(samples_pages.result(say)), SCENE, Aim()),
    "test": (lambda say: StoryView(samples_pages.die_test(say)), SCENE, Aim()),
    "short": (lambda say: StoryView(samples_pages.short_fight(say)), SCENE, Aim()),
    "keep": (lambda say: StoryView(samples_pages.keepsake(say)), SCENE, Aim()),
    "poker": (lambda say: PokerView(samples_pages.poker(say)), SHEET, Aim(("die", 0), ("die", 3))),
    "alone": (lambda say: PokerView(samples_pages.poker_alone(say)), SHEET, Aim()),
    "won": (lambda say: PokerView(samples_pages.poker_won(say)), SHEET, Aim()),
    "trash": (lambda say: CardsView(samples_pages.trash(say)), SHEET, Aim(None, ("card", 24))),
    "ordering": (lambda say: CardsView(samples_pages.ordering(say)), SHEET, Aim(("card", 1))),
}


def placed(name: str, size: tuple[int, int], scale: float, say: Say = same, whole: bool = False) -> View[Any]:
    """A view where it would lie in a window; `whole`: in a window of its own size."""
    make, share, aim = GALLERY[name]
    view = make(say)
    theme = Theme(scale)
    if share is SHEET:
        rect = pygame.Rect((0, 0), view.wanted(theme, (size[0] * 9 // 10, size[1] * 9 // 10)))
        rect.center = (size[0] // 2, size[1] // 2)
    else:
        rect = pygame.Rect(
            round(share[0] * size[0]), round(share[1] * size[1]), round(share[2] * size[0]), round(share[3] * size[1])
        )
    if whole:
        rect.topleft = (0, 0)
    view.place(rect, theme)
    view.point(aim)
    return view


def page(names: tuple[str, ...], size: tuple[int, int], scale: float) -> pygame.Surface:
    """Some views on one table."""
    sheet = surfaces.opaque(size)
    sheet.blit(surfaces.table(size), (0, 0))
    for name in names:
        placed(name, size, scale).draw(sheet)
    return sheet


PAGES: dict[str, tuple[str, ...]] = {
    "table": ("board", "hand7", "pool", "monsters", "track"),
    "more": ("board_tall", "hand", "track5"),
    "fight": ("fight",),
    "fight6": ("fight6",),
    "strikes": ("strikes",),
    "duel": ("duel",),
    "story": ("story",),
    "result": ("result",),
    "test": ("test",),
    "short": ("short",),
    "keep": ("keep",),
    "poker": ("poker",),
    "alone": ("alone",),
    "won": ("won",),
    "trash": ("trash",),
    "ordering": ("ordering",),
}
WINDOWS = (((1920, 1080), 1.0), ((1280, 720), 1.0), ((1024, 640), 1.0), ((2560, 1440), 1.25), ((1920, 1080), 2.0))


def main(folder: Path, only: tuple[str, ...]) -> None:
    """Write the pages."""
    pygame.init()
    pygame.display.set_mode((16, 16))
    folder.mkdir(parents=True, exist_ok=True)
    for name, views in PAGES.items():
        for size, scale in WINDOWS:
            at = f"{name}-{size[0]}-{round(scale * 100)}"
            if not only or any(at.startswith(one) for one in only):
                pygame.image.save(page(views, size, scale), folder / f"{at}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]), tuple(sys.argv[2:]))
