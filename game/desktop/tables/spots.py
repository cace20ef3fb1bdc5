"""Where the things of a table are, by the names that lessons call them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

Found = pygame.Rect | None
LEAST_AROUND = 6  # times that the window must be larger than cards that are pointed at


def find(scene: TableScene, name: str) -> Found:
    """The rectangle of a thing in the window; None where it cannot be seen.

    `region:KEY` is the title of a region, `territory:KEY` a territory's piece and name, `place:KEY` any place on the
    map; all others stand in `SPOTS` and in those of the stage.
    """
    kind, _colon, key = name.partition(":")
    if kind == "region":
        return _seen(scene, scene.stage.region_rect(key))
    if kind in ("territory", "place"):
        return _seen(scene, scene.board.subject(key))
    found = {**SPOTS, **scene.stage.spots}[name](scene)
    return found.clip(pygame.Rect((0, 0), scene.size)) if found else None


def _seen(scene: TableScene, rect: pygame.Rect) -> Found:
    """What of a thing on the map can be seen; None where that is too little to be pointed at."""
    seen = rect.clip(scene.board.map_rect())
    return seen if 2 * seen.w * seen.h >= rect.w * rect.h else None


def _target(scene: TableScene) -> Found:
    """The legal target that is advised, else the nearest; with none in sight what else can be answered."""
    board, reason = scene.board, scene.guide.reason
    targets = [key for key in board.look.targets if _seen(scene, board.subject(key))]
    if not targets:
        return scene.stage.find_target() or _answers(scene)
    advised = scene.table.advised(reason) if reason else ()
    here = board.window_point(board.look.source) if board.look.source else board.rect.center
    fit = not board.look.source or board.look.source in advised
    best = next((key for key in advised if fit and key in targets), "")
    return board.subject(best or min(targets, key=lambda key: _far(board.window_point(key), here)))


def _far(a: tuple[int, int], b: tuple[int, int]) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _standings(scene: TableScene) -> Found:
    """The rows in the column, or in the narrow strip."""
    rects = [rect for rect, _words in scene.scenery.tips if scene.places.side.contains(rect)]
    return rects[0].unionall(rects[1:]) if rects else None


def _hand(scene: TableScene) -> Found:
    """The cards, those first that have just come, unless they fill the window; where there are none their place, or
    their tab."""
    large = scene.stage.shown_large()
    if large is not None and large.w * large.h * LEAST_AROUND < scene.size[0] * scene.size[1]:
        return large
    if not scene.places.hand_lies:
        return _widget("tab.cards")(scene)
    cards = scene.hand.area()
    return cards if cards.w else scene.places.hand.inflate(-scene.theme.px(8), -scene.theme.px(8))


def _turn(scene: TableScene) -> Found:
    """Whose turn it is, at the right end of the top bar."""
    room, px = scene.bars.top_room(), scene.theme.px
    return pygame.Rect(room.right - px(150), room.y + px(6), px(150), room.h - px(12)).clip(room)


def _answers(scene: TableScene) -> Found:
    """The buttons beside the question."""
    rects = [one.rect for one in scene.layer.walk() if scene.places.ask.contains(one.rect)]
    return rects[0].unionall(rects[1:]) if rects else scene.places.ask


def _ending(scene: TableScene) -> Found:
    """The button that ends the phase, else all about the question."""
    button = scene.layer.find(f"verb.{scene.table.ending(scene.play.verbs())}")
    return pygame.Rect(button.rect) if button else scene.places.ask


def _widget(key: str) -> Callable[[TableScene], Found]:
    def find_it(scene: TableScene) -> Found:
        widget = scene.layer.find(key)
        return pygame.Rect(widget.rect) if widget else None

    return find_it


SPOTS: dict[str, Callable[[TableScene], Found]] = {
    "target": _target,
    "standings": _standings,
    "hand": _hand,
    "turn": _turn,
    "phases": lambda scene: scene.bars.top_room(),
    "ask": lambda scene: scene.places.ask,
    "answers": _answers,
    "ending": _ending,
    "undo": _widget("undo"),
    "menu": _widget("menu"),
    "speed": _widget("speed"),
}
