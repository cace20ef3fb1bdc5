"""One line of text that a person types: caret, selection, clipboard, and what input methods compose."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import ADD, Size, clip_to, frame, inner_shade, material, rounded
from game.desktop.theme import Theme
from game.desktop.widgets.base import ENTER, Action, Widget, is_press

BLINK_MS = 530


class TextField(Widget):
    """Answers with its key and the text at each change, and with `KEY.enter` when Enter is pressed."""

    focusable = True
    tracks_motion = True
    sound = ""

    def __init__(
        self,
        theme: Theme,
        rect: pygame.Rect,
        key: str,
        value: str,
        *,
        limit: int = 24,
        accept: Callable[[str], bool] = str.isprintable,
        placeholder: str = "",
        tooltip: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(theme, rect, key, tooltip=tooltip, enabled=enabled)
        self.value = value
        self.limit = limit
        self.accept = accept
        self.placeholder = placeholder
        self.style = text.Style("body", 21)
        self.caret = self.anchor = len(value)
        self.composing = ""
        self._blink = 0
        self._shift = 0  # pixels by which a long text is drawn to the left

    @property
    def selection(self) -> tuple[int, int]:
        """First and last position of what is selected; equal when nothing is."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def draw(self, surface: pygame.Surface) -> None:
        """Paper, letters, selection, caret."""
        size = (self.rect.w, self.rect.h)
        surface.blit(_paper(self.theme, size), self.rect)
        if self.hovered or self.focused:
            panels.outline(surface, self.theme, self.rect, t.GOLD, 0, 1, 4)
        self._letters(surface)
        if self.ring:
            panels.focus_ring(surface, self.theme, self.rect, 4)

    def _letters(self, surface: pygame.Surface) -> None:
        pad, before = self.theme.px(12), surface.get_clip()
        inner = self.rect.inflate(-2 * pad + self.theme.px(4), -2)
        surface.set_clip(inner.clip(before))
        shown = self.value[: self.caret] + self.composing + self.value[self.caret :]
        x, face = self.rect.x + pad - self._shift, text.font(self.theme, self.style)
        first, last = self.selection
        if first != last and self.focused:
            a, b = x + face.size(self.value[:first])[0], x + face.size(self.value[:last])[0]
            surface.fill(
                "#D9BE7C",
                pygame.Rect(a, self.rect.y + self.theme.px(6), b - a, self.rect.h - self.theme.px(12)),
            )
        if shown:
            text.draw(surface, self.theme, shown, self.style, (x, self.rect.centery), "midleft")
        elif self.placeholder and not self.focused:
            quiet = text.Style("ital", 19, t.INK_SOFT)
            text.draw(surface, self.theme, self.placeholder, quiet, (x, self.rect.centery), "midleft")
        if self.focused and self._blink < BLINK_MS:
            at = x + face.size(self.value[: self.caret] + self.composing)[0]
            surface.fill(
                t.OXBLOOD,
                pygame.Rect(
                    at, self.rect.y + self.theme.px(8), self.theme.px(2), self.rect.h - self.theme.px(16)
                ),
            )
        surface.set_clip(before)

    def update(self, dt_ms: int) -> bool:
        """Blink the caret."""
        if not self.focused:
            return False
        before = self._blink < BLINK_MS
        self._blink = (self._blink + dt_ms) % (2 * BLINK_MS)
        return before != (self._blink < BLINK_MS)

    def focus_gained(self) -> None:
        """Select all, so that typing replaces; tell the input method where the letters stand."""
        self.anchor, self.caret, self._blink = 0, len(self.value), 0
        if pygame.display.get_init():
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self.rect)

    def focus_lost(self) -> None:
        """Nothing stays selected or half composed."""
        self.anchor, self.composing = self.caret, ""
        if pygame.display.get_init():
            pygame.key.stop_text_input()

    def wants(self, event: pygame.Event) -> bool:
        """All typing; but Tab, Escape, up and down belong to the layer."""
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            return True
        away = (pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN)
        return bool(
            event.type == pygame.KEYDOWN and event.key not in (*away, *range(pygame.K_F1, pygame.K_F12 + 1))
        )

    def handle(self, event: pygame.Event) -> Action | None:
        """Edit."""
        if not self.enabled:
            return None
        self._blink = 0
        before = self.value
        if is_press(event):
            self.caret = self.anchor = self._index_at(event.pos[0])
        elif event.type == pygame.MOUSEMOTION and self.pressed:
            self.caret = self._index_at(event.pos[0])
        elif event.type == pygame.TEXTINPUT:
            self.insert(event.text)
        elif event.type == pygame.TEXTEDITING:
            self.composing = event.text
        elif event.type == pygame.KEYDOWN:
            if event.key in ENTER:
                return Action(f"{self.key}.enter", self.value)
            self._key(event.key, event.mod)
        self._follow()
        return Action(self.key, self.value) if self.value != before else None

    def insert(self, letters: str) -> None:
        """Put letters in place of the selection, as far as they are accepted and fit."""
        first, last = self.selection
        kept = "".join(c for c in letters if self.accept(c))
        kept = kept[: max(0, self.limit - len(self.value) + last - first)]
        self.value = self.value[:first] + kept + self.value[last:]
        self.caret = self.anchor = first + len(kept)
        self.composing = ""

    def _key(self, key: int, mod: int) -> None:
        if mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._shortcut(key)
        elif key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            if self.caret == self.anchor:
                step = -1 if key == pygame.K_BACKSPACE else 1
                self.anchor = max(0, min(len(self.value), self.caret + step))
            self.insert("")
        elif key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END):
            goals = {pygame.K_LEFT: self.caret - 1, pygame.K_RIGHT: self.caret + 1, pygame.K_HOME: 0}
            self.caret = max(0, min(len(self.value), goals.get(key, len(self.value))))
            if not mod & pygame.KMOD_SHIFT:
                self.anchor = self.caret

    def _shortcut(self, key: int) -> None:
        first, last = self.selection
        if key == pygame.K_a:
            self.anchor, self.caret = 0, len(self.value)
        elif key in (pygame.K_c, pygame.K_x) and first != last:
            _copy(self.value[first:last])
            if key == pygame.K_x:
                self.insert("")
        elif key == pygame.K_v:
            self.insert(_paste())

    def _index_at(self, x: int) -> int:
        face = text.font(self.theme, self.style)
        left = x - self.rect.x - self.theme.px(12) + self._shift
        return min(range(len(self.value) + 1), key=lambda i: abs(face.size(self.value[:i])[0] - left))

    def _follow(self) -> None:
        """Keep the caret in sight when the text is longer than the field."""
        at = text.font(self.theme, self.style).size(self.value[: self.caret])[0]
        room = self.rect.w - self.theme.px(28)
        self._shift = max(0, min(self._shift, at)) if at - self._shift <= room else at - room


def _copy(letters: str) -> None:
    try:
        pygame.scrap.put_text(letters)
    except pygame.error:
        return  # no clipboard here: typing goes on


def _paste() -> str:
    try:
        return pygame.scrap.get_text().replace("\n", " ")
    except pygame.error:
        return ""


@POOL.keep
def _paper(theme: Theme, size: Size) -> pygame.Surface:
    s = material("parchment", size, 3, theme.scale)
    s.fill((14, 14, 14), special_flags=ADD)
    s.blit(inner_shade(size, theme.px(4), 110, "#5A3A17"), (0, 0))
    out = clip_to(s, rounded(size, theme.px(4)))
    out.blit(frame(size, theme.px(4), t.INK_SOFT, theme.px(1)), (0, 0))
    return out
