"""Windows on something higher: an area of controls, a list to choose from, a text in blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels
from game.desktop.kit.surfaces import rounded
from game.desktop.theme import Theme
from game.desktop.widgets.base import ENTER, Action, Widget, is_key, is_press, is_release

BAR = 10  # units: the width of a bar
EDGE = 8  # units: room inside the viewport for the focus ring
SCROLL_KEYS = (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)

# Lays controls out in a column (x, y and width of the rect count) and says how high they came out.
Builder = Callable[[pygame.Rect], tuple[list[Widget], int]]


class ScrollArea(Widget):
    """Controls seen through a viewport. They keep window coordinates and are moved when it scrolls."""

    tracks_motion = True
    always_bar = False  # a long text is not laid out twice to find out that it needs one

    def __init__(self, theme: Theme, rect: pygame.Rect, key: str = "", build: Builder | None = None) -> None:
        super().__init__(theme, rect, key)
        self.children: list[Widget] = []
        self.height = 0
        self.offset = 0
        self._grip: int | None = None
        if build:
            self.fill(build)

    def fill(self, build: Builder) -> None:
        """Lay out anew; where a bar is needed the column is made narrower for it."""
        edge, bar = self.theme.px(EDGE), self.theme.px(BAR + 4)
        column = pygame.Rect(self.rect.x + edge, self.rect.y + edge, self.rect.w - 2 * edge, self.rect.h)
        column.w -= bar if self.always_bar else 0
        children, high = build(column)
        if high + 2 * edge > self.rect.h and not self.always_bar:
            column.w -= bar
            children, high = build(column)
        self.children, self.height, self.offset = children, high + 2 * edge, 0
        for child in self.walk():
            child.clip = self.rect

    def walk(self) -> Iterator[Widget]:
        """Itself, then what is in it."""
        yield self
        for child in self.children:
            yield from child.walk()

    @property
    def most(self) -> int:
        """The largest offset in pixels; 0 when all is seen."""
        return max(0, self.height - self.rect.h)

    def scroll_to(self, offset: int) -> bool:
        """Show the content from this pixel; True when that moved anything."""
        offset = max(0, min(self.most, offset))
        moved = self.offset - offset
        self.offset = offset
        for child in self.children:
            child.rect.y += moved
        return moved != 0

    def reveal(self, rect: pygame.Rect) -> bool:
        """Scroll as little as brings a rect (as it stands now) into sight."""
        edge = self.theme.px(EDGE)
        if rect.y < self.rect.y + edge:
            return self.scroll_to(self.offset + rect.y - self.rect.y - edge)
        if rect.bottom > self.rect.bottom - edge:
            below = rect.bottom - self.rect.bottom + edge
            return self.scroll_to(self.offset + min(below, rect.y - self.rect.y - edge))
        return False

    def wheel(self, notches: float) -> bool:
        """Turn the wheel; up is positive."""
        return self.scroll_to(self.offset - round(notches * self.theme.px(72)))

    def page(self, key: int) -> bool:
        """A page up or down, or to an end."""
        step = self.rect.h - self.theme.px(48)
        goal = {pygame.K_PAGEUP: self.offset - step, pygame.K_PAGEDOWN: self.offset + step, pygame.K_HOME: 0}
        return self.scroll_to(goal.get(key, self.most))

    def draw(self, surface: pygame.Surface) -> None:
        """What is in sight, then the bar."""
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        for child in self.children:
            if child.rect.inflate(24, 24).colliderect(self.rect):
                child.draw(surface)
        surface.set_clip(before)
        self._draw_bar(surface)

    def track(self) -> pygame.Rect:
        """Where the bar runs, in pixels."""
        w, two = self.theme.px(BAR), self.theme.px(2)
        return pygame.Rect(self.rect.right - w - two, self.rect.y + two, w, self.rect.h - 2 * two)

    def thumb(self) -> pygame.Rect:
        """The part of the bar that is held."""
        track = self.track()
        h = max(self.theme.px(28), track.h * self.rect.h // max(1, self.height))
        y = track.y + (track.h - h) * self.offset // max(1, self.most)
        return pygame.Rect(track.x, y, track.w, h)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        if not self.most:
            return
        panels.tray(surface, self.theme, self.track(), BAR / 2, "#1C120C")
        thumb = self.thumb().inflate(-self.theme.px(2), -self.theme.px(2))
        colour = t.GOLD if self._grip is not None else t.GOLD_DIM
        surface.blit(rounded((thumb.w, thumb.h), thumb.w // 2, colour), thumb)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Only its bar stands in the way of the mouse."""
        return bool(self.most) and super().hit(pos) and self.track().collidepoint(pos)

    def handle(self, event: pygame.Event) -> Action | None:
        """Drag the bar, or press beside it for a page."""
        if is_press(event):
            thumb = self.thumb()
            self._grip = event.pos[1] - thumb.y if thumb.collidepoint(event.pos) else thumb.h // 2
            self._drag(event.pos[1])
        elif event.type == pygame.MOUSEMOTION and self._grip is not None:
            self._drag(event.pos[1])
        elif is_release(event):
            self._grip = None
        return None

    def _drag(self, y: int) -> None:
        if self._grip is None:
            return
        track, thumb = self.track(), self.thumb()
        share = (y - self._grip - track.y) / max(1, track.h - thumb.h)
        self.scroll_to(round(share * self.most))

    def update(self, dt_ms: int) -> bool:
        """Let time pass for what is in it."""
        told = [child.update(dt_ms) for child in self.children]
        return any(told)


RowPainter = Callable[[pygame.Surface, pygame.Rect, int, bool, bool], None]


class ScrollList(ScrollArea):
    """Rows to choose one from.

    Answers `KEY` with the index when the choice moves, `KEY.open` at Enter or two clicks.
    """

    focusable = True

    def __init__(
        self, theme: Theme, rect: pygame.Rect, key: str, count: int, row_height: int, paint: RowPainter
    ) -> None:
        super().__init__(theme, rect, key)
        self.count = count
        self.row_height = row_height
        self.paint = paint  # (surface, rect, index, is chosen, is hovered)
        self.index = 0 if count else -1
        self.over = -1
        self.height = count * row_height + 2 * theme.px(EDGE)
        self._last_click = (-10_000, -1)

    def row(self, index: int) -> pygame.Rect:
        """Where a row stands now, in pixels."""
        edge = self.theme.px(EDGE)
        wide = self.rect.w - 2 * edge - (self.theme.px(BAR + 4) if self.most else 0)
        y = self.rect.y + edge + index * self.row_height - self.offset
        return pygame.Rect(self.rect.x + edge, y, wide, self.row_height)

    def draw(self, surface: pygame.Surface) -> None:
        """The rows in sight, the ring around the chosen one."""
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        first = max(0, self.offset // self.row_height - 1)
        for i in range(first, min(self.count, first + self.rect.h // self.row_height + 3)):
            self.paint(surface, self.row(i), i, i == self.index, i == self.over and self.hovered)
        if self.ring and self.index >= 0:
            gap = self.theme.px(8)
            panels.focus_ring(surface, self.theme, self.row(self.index).inflate(-gap, -gap))
        surface.set_clip(before)
        self._draw_bar(surface)

    def hit(self, pos: tuple[int, int]) -> bool:
        """The whole list."""
        return Widget.hit(self, pos)

    def wants(self, event: pygame.Event) -> bool:
        """Up, down, pages and ends move the choice."""
        return is_key(event, pygame.K_UP, pygame.K_DOWN, *SCROLL_KEYS, *ENTER)

    def handle(self, event: pygame.Event) -> Action | None:
        """Choose a row, open it, or drag the bar."""
        on_bar = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION) and super().hit(event.pos)
        if is_press(event) and not on_bar:
            return self._click(self._at(event.pos))
        if event.type == pygame.MOUSEMOTION:
            self.over = -1 if on_bar else self._at(event.pos)
        if event.type == pygame.KEYDOWN:
            return self._key(event.key)
        return super().handle(event)

    def _at(self, pos: tuple[int, int]) -> int:
        return next((i for i in range(self.count) if self.row(i).collidepoint(pos)), -1)

    def _click(self, index: int) -> Action | None:
        now, (then, last) = pygame.time.get_ticks(), self._last_click
        self._last_click = (now, index)
        if index < 0:
            return None
        if index == last == self.index and now - then < 400:
            return Action(f"{self.key}.open", index)
        return self.choose(index)

    def _key(self, key: int) -> Action | None:
        if key in ENTER:
            return Action(f"{self.key}.open", self.index) if self.index >= 0 else None
        page = max(1, self.rect.h // self.row_height - 1)
        step = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        ends = {pygame.K_HOME: 0, pygame.K_END: self.count - 1}
        return self.choose(ends.get(key, self.index + step.get(key, 0)))

    def choose(self, index: int) -> Action | None:
        """Move the choice and show it."""
        index = max(0, min(self.count - 1, index))
        if not self.count or index == self.index:
            return None
        self.index = index
        self.reveal(self.row(index))
        return Action(self.key, index)


class ScrollText(ScrollArea):
    """A long text as blocks (each a `Paint` or a control); the keyboard scrolls it."""

    focusable = True
    always_bar = True

    def __init__(self, theme: Theme, rect: pygame.Rect, key: str, build: Builder) -> None:
        super().__init__(theme, rect, key, build)

    def draw(self, surface: pygame.Surface) -> None:
        """The text, and the ring about it."""
        super().draw(surface)
        if self.ring:
            panels.focus_ring(surface, self.theme, self.rect)

    def wants(self, event: pygame.Event) -> bool:
        """Up, down, pages, ends, space."""
        return is_key(event, pygame.K_UP, pygame.K_DOWN, pygame.K_SPACE, *SCROLL_KEYS)

    def handle(self, event: pygame.Event) -> Action | None:
        """Scroll."""
        if event.type == pygame.KEYDOWN:
            if not self.wants(event):
                return None
            if event.key in (pygame.K_UP, pygame.K_DOWN):
                self.wheel(1 if event.key == pygame.K_UP else -1)
            else:
                self.page(pygame.K_PAGEDOWN if event.key == pygame.K_SPACE else event.key)
            return None
        return super().handle(event)

    def top_block(self, blocks: Sequence[Widget]) -> int:
        """The index of the last block whose top is above a third of the sheet, or lower near the end: what is read."""
        third, last = self.rect.h // 3, max(0, self.rect.h - (self.most - self.offset)) if self.most else 0
        line = self.rect.y + third + last * 2 // 3
        return max((i for i, block in enumerate(blocks) if block.rect.y <= line), default=0)
