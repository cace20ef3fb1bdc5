"""Watches all letters that are drawn: what they say, where they stand, what was cut or covered."""

from __future__ import annotations

import functools
import gc
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pygame
import pytest

from game.desktop.kit import panels, text
from game.desktop.tables import menu
from game.desktop.theme import REGION
from game.desktop.widgets.base import Widget
from game.desktop.widgets.controls import Choice
from game.desktop.widgets.layer import Layer
from game.desktop.widgets.scroll import ScrollArea

OWN = {"SKALD", "Skald"}  # the program's name
NO_WORDS = re.compile(
    r"\S*[/\\]\S*|\S+\.(?:skald|cut|json)\b|\bskyrim-\S+"
    r"|\b[A-Z]{2,5}(?:-[A-Z0-9]+)+\b|\b[a-z]+(?:_[a-z]+)+\b"
)
SLACK = 3  # pixels by which letters may touch


@dataclass(frozen=True)
class Drawn:
    """A line of letters: where on the window, inside what it could be seen, and whether it lies on the map."""

    words: str
    rect: pygame.Rect
    clip: pygame.Rect
    on_map: bool

    @property
    def body(self) -> pygame.Rect:
        """Where ink is: without the air above and below."""
        r = self.rect
        return pygame.Rect(r.x, r.y + r.h // 4, r.w, r.h // 2).clip(self.clip)


@dataclass
class Ink:
    """`english`: words with letters of English; `cut`: where in the code words were shortened, and which;
    `covered`: lines that a panel was laid over after they were drawn; they are not in `drawn` any more."""

    size: tuple[int, int]
    english: set[str] = field(default_factory=set)
    cut: dict[str, str] = field(default_factory=dict)
    drawn: list[Drawn] = field(default_factory=list)
    covered: list[Drawn] = field(default_factory=list)

    def cover(self, rect: pygame.Rect) -> None:
        """A panel is laid over what was drawn."""
        under = [one for one in self.drawn if one.body.colliderect(rect)]
        self.covered += [one for one in under if not one.on_map]
        self.drawn = [one for one in self.drawn if one not in under]

    def out_of_sight(self) -> list[str]:
        """Lines that reach beyond the left or right edge of what they are drawn in, wherever they were drawn: a part
        of them may be drawn anew alone."""
        whole = {(one.words, tuple(one.rect)) for one in self.drawn if _within(one.rect, one.clip)}
        return [
            one.words for one in self.drawn
            if not (one.on_map or NO_WORDS.fullmatch(one.words)) and one.body.w and one.body.h
            and (one.words, tuple(one.rect)) not in whole
        ]  # fmt: skip

    def over_one_another(self) -> list[tuple[str, str]]:
        """Pairs of lines that lie over one another."""
        found = []
        plain = [one for one in self.drawn if not one.on_map]
        for i, one in enumerate(plain):
            for other in plain[:i]:
                both = one.body.clip(other.body)
                if both.w > SLACK and both.h > SLACK and one.words != other.words:
                    found.append((other.words, one.words))
        return found

    def across_edges(self, layer: Layer) -> list[tuple[str, str]]:
        """Lines that lie half in a control, half out of it."""
        found = []
        for widget, seen in _controls(layer):
            for one in self.drawn:
                both = one.body.clip(seen)
                inside = widget.rect.inflate(2 * SLACK, 2 * SLACK).contains(one.body)
                if not one.on_map and both.w > SLACK and both.h > SLACK and not inside:
                    found.append((widget.key, one.words))
        return found


AREAS = {"ScrollArea", "ScrollText", "ScrollList", "ChartView", "GameCard"}


def _within(rect: pygame.Rect, clip: pygame.Rect) -> bool:
    return clip.x - SLACK <= rect.x and rect.right <= clip.right + SLACK


def _controls(layer: Layer) -> Iterator[tuple[Widget, pygame.Rect]]:
    """What can be used, with the part of it that is in sight."""
    for outer in layer.widgets:
        for widget in outer.walk():
            seen = widget.rect.clip(outer.rect) if isinstance(outer, ScrollArea) else widget.rect
            if widget.focusable and not isinstance(widget, Choice) and type(widget).__name__ not in AREAS:
                yield widget, seen


def _is_coin() -> bool:
    """Whether the number on the coin of a region's title is drawn."""
    return sys._getframe(2).f_code.co_filename.endswith("board/marks.py")


def _caller() -> str:
    """The line of the code outside the kit that wanted the words."""
    frame: Any = sys._getframe(2)
    while frame and frame.f_code.co_filename.endswith(("kit/text.py", "ink.py")):
        frame = frame.f_back
    return f"{frame.f_code.co_filename.rpartition('/')[2]}:{frame.f_code.co_name}" if frame else ""


def in_english(words: str) -> bool:
    """Whether letters of English are in it: not in the program's name, in files, in ids of clauses or settings."""
    return words not in OWN and bool(re.search("[A-Za-z]", NO_WORDS.sub(" ", words)))


@contextmanager
def watching(size: tuple[int, int]) -> Iterator[Ink]:
    """Watch while scenes of a size are drawn."""
    ink, line, fitted, draw, panel, veil = Ink(size), text.line, text.fitted, text.draw, panels.panel, menu.veil

    def watched_line(theme: Any, words: str, style: Any) -> pygame.Surface:
        if in_english(words):
            ink.english.add(words)
        return line(theme, words, style)

    def watched_fitted(theme: Any, words: str, style: Any, room: int) -> str:
        found = fitted(theme, words, style, room)
        if found != words:
            ink.cut[_caller()] = f"{words} ({text.width(theme, words, style)} in {room})"
        return found

    def watched_draw(dst: pygame.Surface, theme: Any, words: str, style: Any, pos: Any, anchor: Any = "topleft") -> Any:
        rect = draw(dst, theme, words, style, pos, anchor)
        if words and dst.get_size() == size:
            on_map = bool(style.halo) or style.colour == REGION or _is_coin()
            ink.drawn.append(Drawn(words, rect, dst.get_clip(), on_map))
        return rect

    def watched_panel(dst: pygame.Surface, theme: Any, rect: pygame.Rect, *how: Any) -> pygame.Rect:
        if dst.get_size() == size:
            ink.cover(rect.clip(dst.get_clip()))
        return panel(dst, theme, rect, *how)

    def watched_veil(window: tuple[int, int]) -> pygame.Surface:
        ink.drawn.clear()  # what lies in the dusk need not be read
        return veil(window)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(panels, "panel", watched_panel)
        patch.setattr(menu, "veil", watched_veil)
        patch.setattr(text, "line", watched_line)
        patch.setattr(text, "fitted", watched_fitted)
        patch.setattr(text, "draw", watched_draw)
        yield ink


@contextmanager
def plain_pictures() -> Iterator[None]:
    """Soft shadows and smooth edges cost most of a picture's time and move no letter: leave them out meanwhile."""

    def same(surface: pygame.Surface, *_how: Any) -> pygame.Surface:
        return surface.copy()

    with pytest.MonkeyPatch.context() as patch:
        for name in ("gaussian_blur", "box_blur"):
            patch.setattr(pygame.transform, name, same)
        patch.setattr(pygame.transform, "smoothscale", pygame.transform.scale)
        _forget_pictures()
        yield
    _forget_pictures()


def _forget_pictures() -> None:
    """Other tests look at pictures as they are."""
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper) and str(one.__module__).startswith("game.desktop"):
            one.cache_clear()
