"""Button, link, segments, toggle, slider."""

from __future__ import annotations

import functools
from collections.abc import Sequence

import pygame

from game.desktop import theme as t
from game.desktop.kit import buttons, panels, text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import clip_to, drop, frame, gradient, material, opaque, rounded, supersample
from game.desktop.theme import Theme
from game.desktop.widgets.base import ACTIVATE, Action, Painter, Widget, is_key, is_press, is_release


class Button(Widget):
    """Pressed by mouse, Enter or Space; answers with its key and `value`."""

    focusable = True

    def __init__(
        self,
        theme: Theme,
        rect: pygame.Rect,
        key: str,
        look: buttons.Look,
        *,
        value: object = None,
        tooltip: str = "",
        enabled: bool = True,
        group: str = "",
    ) -> None:
        super().__init__(theme, rect, key, tooltip=tooltip, enabled=enabled, group=group)
        self.look = look
        self.value = value

    @property
    def state(self) -> buttons.State:
        """The state to draw, focus aside."""
        if not self.enabled:
            return "disabled"
        if self.pressed:
            return "pressed"
        return "hover" if self.hovered else "normal"

    def looks(self) -> object:
        """A plain button looks like any other that says the same."""
        return (self.look, self.state, self.ring, self.theme) if type(self) is Button else super().looks()

    def draw(self, surface: pygame.Surface) -> None:
        """Leather and label."""
        buttons.draw(surface, self.theme, self.rect, self.look, self.state, self.ring)

    def handle(self, event: pygame.Event) -> Action | None:
        """A click counts when the button comes up over the control it went down on."""
        if not self.enabled:
            return None
        clicked = is_release(event) and self.pressed and self.hit(event.pos)
        if clicked or is_key(event, *ACTIVATE):
            return Action(self.key, self.value)
        return None


class Link(Button):
    """A word that is a button: no leather, brighter and underlined under the mouse, ringed under the focus."""

    def draw(self, surface: pygame.Surface) -> None:
        """The word alone."""
        hot = self.hovered or self.ring
        colour = t.GOLD_LIT if self.ring else t.PARCHMENT_LIT if hot else t.PARCHMENT_DIM
        style = text.Style("title", self.look.size, colour, emboss=t.BLACK)
        text.draw(surface, self.theme, self.look.label, style, self.rect.center, "center")
        if self.ring:
            panels.focus_ring(surface, self.theme, self.rect.inflate(-self.theme.px(30), -self.theme.px(10)))
        elif hot:
            foot = self.rect.bottom - self.theme.px(4)
            half = text.width(self.theme, self.look.label, style) // 2 + self.theme.px(6)
            panels.rule(
                surface, self.theme, foot, self.rect.centerx - half, self.rect.centerx + half, colour, False
            )


class Choice(Button):
    """A button whose looks a function paints: a card, a row of a list. The function reads the flags."""

    radius = 5.0

    def __init__(
        self,
        theme: Theme,
        rect: pygame.Rect,
        key: str,
        paint: Painter,
        *,
        value: object = None,
        tooltip: str = "",
        enabled: bool = True,
        group: str = "",
    ) -> None:
        look = buttons.Look("")
        super().__init__(theme, rect, key, look, value=value, tooltip=tooltip, enabled=enabled, group=group)
        self.paint = paint

    def draw(self, surface: pygame.Surface) -> None:
        """The function's picture, and the ring around it."""
        self.paint(surface, self.rect)
        if self.ring:
            panels.focus_ring(surface, self.theme, self.rect, self.radius)


class Segments(Widget):
    """Two to five exclusive answers in one groove. Left and right choose; answers with the chosen value."""

    focusable = True

    def __init__(
        self,
        theme: Theme,
        rect: pygame.Rect,
        key: str,
        options: Sequence[tuple[str, str]],
        value: str,
        *,
        size: float = 17,
        tooltip: str = "",
        enabled: bool = True,
        dim: bool = False,
    ) -> None:
        super().__init__(theme, rect, key, tooltip=tooltip, enabled=enabled)
        self.options = tuple(options)
        self.value = value
        self.size = size
        self.dim = dim
        self.over: int | None = None

    tracks_motion = True

    def part(self, index: int) -> pygame.Rect:
        """The pixels of one answer."""
        w = self.rect.w / len(self.options)
        x, three = self.rect.x + round(index * w), self.theme.px(3)
        right = self.rect.x + round((index + 1) * w)
        return pygame.Rect(x + three, self.rect.y + three, right - x - 2 * three, self.rect.h - 2 * three)

    def draw(self, surface: pygame.Surface) -> None:
        """The groove, the raised part, the words."""
        panels.tray(surface, self.theme, self.rect, 5, t.GROOVE)
        for i, (value, label) in enumerate(self.options):
            box, on = self.part(i), value == self.value
            if on:
                drop(surface, box, self.theme.px(4), self.theme.px(4), 150, (1, self.theme.px(2)))
                surface.blit(_raised(self.theme, (box.w, box.h)), box)
            hot = self.hovered and self.over == i
            off = t.PARCHMENT_LIT if hot else "#7E6B50" if self.dim else t.PARCHMENT_DIM
            style = text.Style("uib" if on else "ui", self.size, t.INK if on else off)
            least = max(11, text.LEAST / self.theme.scale)  # units: letters stay readable where all is large
            label, style = text.squeezed(self.theme, label, style, box.w - self.theme.px(4), least)
            text.draw(surface, self.theme, label, style, box.center, "center")
        if self.ring:
            panels.focus_ring(surface, self.theme, self.rect)

    def wants(self, event: pygame.Event) -> bool:
        """Left and right are its own until the end of the row."""
        return is_key(event, pygame.K_LEFT, pygame.K_RIGHT, *ACTIVATE)

    def handle(self, event: pygame.Event) -> Action | None:
        """Choose by click or key."""
        if event.type == pygame.MOUSEMOTION:
            self.over = self._at(event.pos)
        elif is_press(event):
            return self._choose(self._at(event.pos))
        elif event.type == pygame.KEYDOWN:
            now = next((i for i, (v, _) in enumerate(self.options) if v == self.value), -1)
            if event.key in ACTIVATE:
                return self._choose((now + 1) % len(self.options))
            step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
            return self._choose(max(0, min(len(self.options) - 1, now + step)))
        return None

    def _at(self, pos: tuple[int, int]) -> int | None:
        if not self.hit(pos):
            return None
        return min(len(self.options) - 1, (pos[0] - self.rect.x) * len(self.options) // max(1, self.rect.w))

    def _choose(self, index: int | None) -> Action | None:
        if index is None or not self.enabled or self.options[index][0] == self.value:
            return None
        self.value = self.options[index][0]
        return Action(self.key, self.value)


@POOL.keep
def _raised(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    s = material("parchment", size, size[0] % 5, theme.scale)
    s.blit(gradient(size, (255, 255, 255, 40), (90, 50, 10, 60)), (0, 0))
    out = clip_to(s, rounded(size, theme.px(4)))
    out.blit(frame(size, theme.px(4), t.GOLD, theme.px(1)), (0, 0))
    return out


class Toggle(Widget):
    """On or off; 48 x 26 units. Answers with the new bool.

    `row` widens what can be clicked to a whole line of text.
    """

    focusable = True

    def __init__(
        self,
        theme: Theme,
        rect: pygame.Rect,
        key: str,
        value: bool,
        *,
        row: pygame.Rect | None = None,
        tooltip: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(theme, rect, key, tooltip=tooltip, enabled=enabled)
        self.value = value
        self.reach = (row.x - rect.x, row.y - rect.y, row.w, row.h) if row else (0, 0, rect.w, rect.h)

    def hit(self, pos: tuple[int, int]) -> bool:
        """The switch or its row."""
        dx, dy, w, h = self.reach
        inside = pygame.Rect(self.rect.x + dx, self.rect.y + dy, w, h).collidepoint(pos)
        return inside and (self.clip is None or self.clip.collidepoint(pos))

    def draw(self, surface: pygame.Surface) -> None:
        """A groove, green when on, and the knob at one end."""
        half = self.rect.h // 2
        floor = "#506840" if self.value else "#241711"
        panels.tray(surface, self.theme, self.rect, 13, floor)
        edge = t.GOLD_LIT if self.hovered else t.GOLD if self.value else t.GROOVE_EDGE
        panels.outline(surface, self.theme, self.rect, edge, 0, 1, 13)
        x = self.rect.right - half if self.value else self.rect.x + half
        round_ = knob(self.theme.px(22))
        surface.blit(round_, round_.get_rect(center=(x, self.rect.centery)))
        if self.ring:
            panels.focus_ring(surface, self.theme, self.rect, 13)

    def handle(self, event: pygame.Event) -> Action | None:
        """Any use turns it over."""
        clicked = is_release(event) and self.pressed and self.hit(event.pos)
        if self.enabled and (clicked or is_key(event, *ACTIVATE)):
            self.value = not self.value
            return Action(self.key, self.value)
        return None


@functools.lru_cache(16)
def knob(size: int) -> pygame.Surface:
    """The brass knob of toggles and sliders, in pixels. Shared: do not draw on it."""

    def paint(s: pygame.Surface, k: float) -> None:
        u, c = size * k / 22, size * k / 2
        pygame.draw.circle(s, t.LEATHER_DARK, (c, c), c)
        pygame.draw.circle(s, t.GOLD, (c, c), c - u)
        pygame.draw.circle(s, "#E9D3A0", (c - u, c - u), c - 3 * u)
        pygame.draw.circle(s, "#C9AC6E", (c, c), c - 4 * u)

    return supersample((size, size), paint, ground=t.LEATHER_DARK)


class Slider(Widget):
    """A value among `steps` equal steps, 0 to steps - 1. Answers with the new int while it is dragged."""

    focusable = True
    tracks_motion = True
    sound = ""

    def __init__(
        self,
        theme: Theme,
        rect: pygame.Rect,
        key: str,
        value: int,
        steps: int,
        *,
        tooltip: str = "",
        enabled: bool = True,
        ticks: bool = True,
    ) -> None:
        super().__init__(theme, rect, key, tooltip=tooltip, enabled=enabled)
        self.value = value
        self.steps = max(2, steps)
        self.ticks = ticks

    def _x(self, value: int) -> int:
        pad = self.theme.px(12)
        return self.rect.x + pad + round((self.rect.w - 2 * pad) * value / (self.steps - 1))

    def draw(self, surface: pygame.Surface) -> None:
        """Groove, gold up to the knob, ticks, knob."""
        th, left, right = self.theme, self._x(0), self._x(self.steps - 1)
        y = self.rect.y + th.px(14)
        groove = pygame.Rect(left - th.px(4), y - th.px(4), right - left + th.px(8), th.px(8))
        panels.tray(surface, th, groove, 4, "#1C120C")
        fill = pygame.Rect(groove.x, groove.y, max(th.px(8), self._x(self.value) - groove.x), groove.h)
        surface.blit(_gold(th, (fill.w, fill.h)), fill)
        if self.ticks and self.steps <= 12:
            for i in range(self.steps):
                top = y + th.px(9)
                pygame.draw.line(
                    surface, "#8C7550", (self._x(i), top), (self._x(i), top + th.px(4)), th.px(1)
                )
        round_ = knob(th.px(24))
        surface.blit(round_, round_.get_rect(center=(self._x(self.value), y)))
        if self.ring:
            panels.focus_ring(
                surface, th, pygame.Rect(self.rect.x, y - th.px(12), self.rect.w, th.px(24)), 12
            )

    def wants(self, event: pygame.Event) -> bool:
        """Left, right, Home and End."""
        return is_key(event, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END)

    def handle(self, event: pygame.Event) -> Action | None:
        """Follow the mouse while it is down, or step by key."""
        if not self.enabled:
            return None
        if is_press(event) or (event.type == pygame.MOUSEMOTION and self.pressed):
            share = (event.pos[0] - self._x(0)) / max(1, self._x(self.steps - 1) - self._x(0))
            return self._set(round(share * (self.steps - 1)))
        if event.type == pygame.KEYDOWN:
            ends = {pygame.K_HOME: 0, pygame.K_END: self.steps - 1}
            step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
            return self._set(ends.get(event.key, self.value + step))
        return None

    def _set(self, value: int) -> Action | None:
        value = max(0, min(self.steps - 1, value))
        if value == self.value:
            return None
        self.value = value
        return Action(self.key, value)


@POOL.keep
def _gold(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    s = opaque(size)
    s.fill(t.GOLD)
    s.blit(gradient(size, (255, 255, 255, 70), (60, 30, 0, 110)), (0, 0))
    return clip_to(s, rounded(size, theme.px(4)))
