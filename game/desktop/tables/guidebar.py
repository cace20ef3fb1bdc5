"""How advice looks: a strip of leather above the question, and dashed rings about what it speaks of on the map."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.desktop import theme as t
from game.desktop.kit import icons, panels, text
from game.desktop.kit.buttons import Look, wanted_width
from game.desktop.kit.surfaces import supersample
from game.desktop.theme import Theme
from game.desktop.widgets.controls import Button
from game.desktop.widgets.layer import Layer
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

DASHES = 9
DOT = 3  # units, half of one
OPEN = math.radians(70)  # to both sides of straight down: the name stands there
INK = "#1E130D"


@dataclass(frozen=True)
class GuideModel:
    """The sentence, and whether it can be followed by a button; `brief`: that only the sentence has room; `waits`: that
    a hand is to be looked at first, by a button here."""

    words: str
    ready: bool
    brief: bool = False
    waits: bool = False


def model(scene: TableScene) -> GuideModel:
    """What the strip says."""
    words = scene.guide.words
    waits = "" if words else scene.stage.advice_waits()
    waiting = waits or _("You are advised when you are asked. G ends it.")
    waits = "" if scene.stage.board_is_seen else waits  # beside the board the hand has a button of its own
    return GuideModel(words or waiting, bool(words), not scene.places.hand_lies, bool(waits))


def buttons(layer: Layer, theme: Theme, rect: pygame.Rect, said: GuideModel) -> None:
    """Put 'Do it' on a layer, while there is something to be done, or what comes before it."""
    if said.waits:
        layer.add(Button(theme, _button(theme, rect, said), "look", _look(said), tooltip=said.words))
    if said.ready:
        tip = _("Choose what is advised (Shift+G)")
        tip = f"{said.words}\n{tip}" if said.brief else tip  # what had no room is told here
        layer.add(Button(theme, _button(theme, rect, said), "advised", _look(said), tooltip=tip))


def _look(said: GuideModel) -> Look:
    if said.waits:
        return Look("", "leather", 18, "cards") if said.brief else Look(_("Look at your hand"), "leather", 15)
    return Look("", "leather", 18, "play") if said.brief else Look(_("Do it"), "leather", 15)


def _button(theme: Theme, rect: pygame.Rect, said: GuideModel) -> pygame.Rect:
    high = rect.h - theme.px(4 if said.brief else 8)
    wide = high if said.brief else wanted_width(theme, _look(said))
    return pygame.Rect(rect.right - wide - theme.px(6), rect.centery - high // 2, wide, high)


def draw(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, said: GuideModel) -> None:
    """The strip without its button."""
    px = theme.px
    panels.panel(dst, theme, rect, "leather", 5, 23, 8)
    if not said.brief:
        icons.put(dst, "lantern", px(22), t.GOLD if said.ready else t.GOLD_DIM, (rect.x + px(24), rect.centery))
    left = rect.x + px(12 if said.brief else 44)
    room = (_button(theme, rect, said).x if said.ready or said.waits else rect.right) - px(10) - left
    style, lines = fitted(theme, said, room)
    step = text.height(theme, style, 1.12)
    for i, line in enumerate(lines):
        middle = rect.centery + step * (2 * i + 1 - len(lines)) / 2
        text.draw(dst, theme, line, style, (left, middle), "midleft")


def fitted(theme: Theme, said: GuideModel, room: int) -> tuple[text.Style, tuple[str, ...]]:
    """The sentence on one line, else on two smaller ones."""
    style = text.Style("body" if said.ready else "ital", 18, t.PARCHMENT_LIT if said.ready else t.QUIET)
    for size in (18, 17):
        if text.width(theme, said.words, style.sized(size)) <= room:
            return style.sized(size), (said.words,)
    for size in (17, 16, 15, 14):
        lines = text.wrap(theme, said.words, style.sized(size), room)
        if len(lines) <= 2:
            break
    return style.sized(size), (lines[0], *((text.fitted(theme, " ".join(lines[1:]), style.sized(size), room),)))


def mark(dst: pygame.Surface, scene: TableScene, keys: tuple[str, ...]) -> None:
    """Ring what the advice speaks of; two places are joined by a dotted way."""
    theme, board = scene.theme, scene.board
    before = dst.get_clip()
    dst.set_clip(board.map_rect().clip(before))
    rects = [board.piece_rect(key) for key in keys]
    size = max((rect.w for rect in rects), default=0)
    across = round(size * 1.19) + theme.px(12)
    if len(rects) > 1 and scene.board.look.source not in keys:
        for spot in way(theme, rects[0].center, rects[1].center, across // 2, board.obstacles("")):
            pygame.draw.circle(dst, INK, spot, theme.px(DOT))
            pygame.draw.circle(dst, t.GOLD_LIT, spot, theme.px(DOT - 1))
    for rect in rects:
        ring = _ring(across, theme.px(2))
        dst.blit(ring, ring.get_rect(center=rect.center))
    dst.set_clip(before)


@functools.lru_cache(16)
def _ring(across: int, thick: int) -> pygame.Surface:
    """A dashed ring, open below. Shared: do not draw on it."""

    def paint(s: pygame.Surface, k: float) -> None:
        middle = pygame.Vector2(s.get_width() / 2, s.get_height() / 2)
        radius = s.get_width() / 2 - 2.5 * thick * k
        first, span = math.pi / 2 + OPEN, 2 * math.pi - 2 * OPEN
        for n in range(DASHES):
            arc = [first + span * (n + 0.12 + 0.76 * i / 8) / DASHES for i in range(9)]
            points = [middle + radius * pygame.Vector2(math.cos(a), math.sin(a)) for a in arc]
            pygame.draw.lines(s, INK, False, points, round(2.4 * thick * k))
            pygame.draw.lines(s, t.GOLD_LIT, False, points, max(1, round(1.1 * thick * k)))

    return supersample((across, across), paint, ground=INK)


def way(
    theme: Theme, a: tuple[int, int], b: tuple[int, int], away: int, over: list[pygame.Rect]
) -> list[pygame.Vector2]:
    """Where dots lead from ring to ring; none lies on the pieces and names that the way passes under."""
    start, end = pygame.Vector2(a), pygame.Vector2(b)
    far = start.distance_to(end)
    step = theme.px(11)
    steps = range(max(0, math.ceil((far - 2 * away) / step)))
    spots = [start.lerp(end, (away + n * step) / far) for n in steps]
    dot = pygame.Rect(0, 0, 2 * theme.px(DOT), 2 * theme.px(DOT))
    return [spot for spot in spots if dot.move(spot - pygame.Vector2(dot.center)).collidelist(over) < 0]
