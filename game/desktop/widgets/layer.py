"""The one system of focus: a layer holds controls, finds what the mouse meets, moves the gold ring, shows
tooltips.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import pygame

from game.desktop.theme import Theme
from game.desktop.widgets import tips
from game.desktop.widgets.base import ENTER, Action, Widget
from game.desktop.widgets.scroll import SCROLL_KEYS, ScrollArea

W = TypeVar("W", bound=Widget)

TOOLTIP_MS = 350
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
KEYS = (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING)


class Layer:
    """Controls in drawing order. `dirty` tells that something looks different; `update` clears it."""

    def __init__(self, theme: Theme, primary: str = "") -> None:
        self.theme = theme
        self.primary = primary  # the key of the control that Enter presses when nothing else wants it
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.hovered: Widget | None = None
        self.keyboard = True  # the ring is shown while the keyboard was used last
        self.dirty = True
        self.mouse = (-1, -1)
        self.bars: tuple[pygame.Rect, ...] = ()  # what tooltips of the controls on it leave free
        self.keep: tuple[pygame.Rect, ...] = ()  # what any tooltip had better not cover
        self.heard: list[str] = []  # sounds that nobody has listened to yet; a layer built anew goes on with its list
        self._held: Widget | None = None
        self._still_ms = 0
        self._tip: Widget | None = None

    def add(self, widget: W) -> W:
        """Put a control on top; returned for keeping."""
        self.widgets.append(widget)
        return widget

    def walk(self) -> Iterator[Widget]:
        """All controls, those inside others too, in the order of Tab."""
        for widget in self.widgets:
            yield from widget.walk()

    def find(self, key: str) -> Widget | None:
        """The control with this key."""
        return next((w for w in self.walk() if w.key == key), None)

    # -- focus ------------------------------------------------------------------------------------
    def focus(self, widget: Widget | None, reveal: bool = True) -> None:
        """Give the keyboard to a control, or to none; what is out of sight in a scroll area is brought into
        it.
        """
        if widget is not self.focused:
            if self.focused:
                self.focused.focused = False
                self.focused.focus_lost()
            self.focused = widget
            if widget:
                widget.focused = True
                widget.focus_gained()
        if widget and reveal:
            for area in self._areas_of(widget):
                area.reveal(widget.rect)
        self._mark_ring()

    def focus_key(self, key: str) -> bool:
        """Focus the control with this key, if there is one that can be focused."""
        found = next((w for w in self.walk() if w.key == key and w.can_focus()), None)
        if found:
            self.focus(found)
        return found is not None

    def show_no_tip(self) -> None:
        """Hide the tooltip until something new is pointed at."""
        self._tip = None

    def _areas_of(self, widget: Widget) -> list[ScrollArea]:
        return [
            area
            for area in self.walk()
            if isinstance(area, ScrollArea) and area is not widget and any(w is widget for w in area.walk())
        ]

    def _mark_ring(self) -> None:
        for widget in self.walk():
            widget.ring = widget is self.focused and self.keyboard
        tip = self.focused if self.keyboard and self.focused and self.focused.tooltip else None
        self._tip = tip
        self.dirty = True

    def focus_next(self, step: int) -> None:
        """Tab (1) or Shift-Tab (-1): the next stop around the circle; a group counts as one stop."""
        stops = [w for w in self.walk() if w.can_focus()]
        if not stops:
            return
        if self.focused not in stops:
            self.focus(stops[0 if step > 0 else -1])
            return
        here = stops.index(self.focused)
        group = self.focused.group
        for n in range(1, len(stops) + 1):
            other = stops[(here + n * step) % len(stops)]
            if not group or other.group != group:
                self.focus(self._first_of(other, stops))
                return

    @staticmethod
    def _first_of(widget: Widget, stops: list[Widget]) -> Widget:
        if not widget.group:
            return widget
        return next(w for w in stops if w.group == widget.group)

    def focus_toward(self, dx: int, dy: int) -> None:
        """An arrow: the nearest control that way, those straight ahead first. Up and down leave a scroll area only at
        its ends; what another one has out of sight is not come to.
        """
        stops = [w for w in self.walk() if w.can_focus()]
        if self.focused is None or self.focused not in stops:
            self.focus_next(1)
            return
        inside = [w for area in self._areas_of(self.focused) for w in area.walk() if w in stops]
        seen = [w for w in stops if w in inside or w.clip is None or w.clip.colliderect(w.rect)]
        here = self.focused.rect
        best = (_nearest(here, inside, dx, dy) if dy else None) or _nearest(here, seen, dx, dy)
        if best:
            self.focus(best)

    # -- events -----------------------------------------------------------------------------------
    def handle(self, event: pygame.Event) -> Action | None:
        """Give an event to whom it concerns; the answer of that control."""
        action = self._answer(event)
        used = self.find(action.key) if action else None
        if used and used.sound:
            self.heard.append(used.sound)
        return action

    def _answer(self, event: pygame.Event) -> Action | None:
        if event.type in MOUSE:
            return self._mouse(event)
        if event.type == pygame.MOUSEWHEEL:
            self._wheel(event)
        elif event.type in KEYS:
            return self._key(event)
        elif event.type == pygame.WINDOWLEAVE:
            self._hover(None)
        return None

    def under(self, pos: tuple[int, int]) -> Widget | None:
        """The control at a pixel of the window."""
        return self._under(pos)

    def rest_at(self, pos: tuple[int, int]) -> None:
        """The mouse stands there without having moved."""
        self._hover(self._under(pos))

    def hold(self, widget: Widget) -> None:
        """Let a control go on being dragged that has replaced the one that was pressed."""
        self._held, widget.pressed, widget.hovered = widget, True, True
        self.hovered = widget

    def _under(self, pos: tuple[int, int]) -> Widget | None:
        return next((w for w in reversed(list(self.walk())) if w.hit(pos)), None)

    def _hover(self, widget: Widget | None) -> None:
        if widget is self.hovered:
            return
        if self.hovered:
            self.hovered.hovered = False
        self.hovered = widget
        if widget:
            widget.hovered = True
        self._still_ms, self._tip = 0, None
        self.dirty = True

    def _mouse(self, event: pygame.Event) -> Action | None:
        self.mouse = event.pos
        target = self._held or self._under(event.pos)
        self._hover(self._under(event.pos) if self._held is None else target)
        if event.type == pygame.MOUSEMOTION:
            if target is None or not (target.tracks_motion or self._held):
                return None
            self.dirty = True
            return target.handle(event)
        if event.button != 1:
            return None
        self.dirty = True
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event, target)
        return self._release(event)

    def _press(self, event: pygame.Event, target: Widget | None) -> Action | None:
        self.keyboard, self._tip = False, None
        self._mark_ring()
        if target is None:
            return None
        if target.can_focus():
            self.focus(target, reveal=False)
        if not target.enabled:
            if target.focusable:
                self.heard.append("refused")
            return None
        self._held, target.pressed = target, True
        return target.handle(event)

    def _release(self, event: pygame.Event) -> Action | None:
        held, self._held = self._held, None
        if held is None:
            return None
        action = held.handle(event)
        held.pressed = False
        self._hover(self._under(event.pos))
        return action

    def _wheel(self, event: pygame.Event) -> None:
        areas = [w for w in self.walk() if isinstance(w, ScrollArea)]
        area = next((a for a in reversed(areas) if a.most and a.rect.collidepoint(self.mouse)), None)
        turned = getattr(event, "precise_y", 0.0) or event.y
        if area and area.wheel(turned):
            self.dirty = True
            self._hover(self._under(self.mouse))

    def _key(self, event: pygame.Event) -> Action | None:
        if self.focused and self.focused.wants(event):
            self.dirty = True
            if event.type == pygame.KEYDOWN and not self.keyboard:
                self.keyboard = True
                self._mark_ring()
            return self.focused.handle(event)
        if event.type != pygame.KEYDOWN:
            return None
        return self._own_key(event)

    def _own_key(self, event: pygame.Event) -> Action | None:
        moved = event.key == pygame.K_TAB or event.key in ARROWS
        if moved:
            self.keyboard = True
        if event.key == pygame.K_TAB:
            self.focus_next(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in ARROWS:
            self.focus_toward(*ARROWS[event.key])
        elif event.key in SCROLL_KEYS:
            self._page(event.key)
        elif event.key in ENTER and self.primary:
            widget = self.find(self.primary)
            return widget.handle(event) if widget and widget.enabled else None
        return None

    def _page(self, key: int) -> None:
        """Scroll what the focus is in; where it is in none, the first that has more than it shows."""
        around = self._areas_of(self.focused) if self.focused else []
        for area in around or [w for w in self.walk() if isinstance(w, ScrollArea)]:
            if area.most:
                self.dirty |= area.page(key)
                return

    def scroll(self, px: float) -> None:
        """Scroll where the focus is, else the largest that has more than it shows, by pixels downwards."""
        around = self._areas_of(self.focused) if self.focused else []
        areas = [w for w in self.walk() if isinstance(w, ScrollArea)]
        areas.sort(key=lambda one: (one is not self.focused, one not in around, -one.rect.w * one.rect.h))
        area = next((one for one in areas if one.most), None)
        if area:
            area.scroll_to(area.offset + round(px))
            self.dirty = True

    # -- time and picture -------------------------------------------------------------------------
    def update(self, dt_ms: int) -> bool:
        """Let time pass; True when the layer looks different from when it was last drawn."""
        told = [widget.update(dt_ms) for widget in self.widgets]
        changed = any(told)
        hovered = self.hovered
        if hovered and hovered.tooltip and self._tip is not hovered and not self._held:
            self._still_ms += dt_ms
            if self._still_ms >= TOOLTIP_MS:
                self._tip, changed = hovered, True
        changed, self.dirty = changed or self.dirty, False
        return changed

    def draw(self, surface: pygame.Surface) -> None:
        """All controls, then the tooltip."""
        self.draw_widgets(surface)
        self.draw_tip(surface)

    def listen(self) -> list[str]:
        """The sounds made since somebody listened."""
        out = self.heard[:]
        self.heard.clear()
        return out

    def looks(self) -> set[tuple[tuple[int, int, int, int], object]]:
        """Where each control lies and what it looks like: what is not in two of these sets was changed between them."""
        return {(_tuple(w.rect), looks) for w in self.walk() if (looks := w.looks()) is not None}

    def draw_widgets(self, surface: pygame.Surface, area: pygame.Rect | None = None) -> None:
        """All controls, or those that may be seen in an area."""
        for widget in self.widgets:
            if area is None or any(one.rect.colliderect(area) for one in widget.walk()):
                widget.draw(surface)

    @property
    def tells(self) -> bool:
        """Whether a tooltip is seen."""
        return self._tip is not None

    def draw_tip(self, surface: pygame.Surface, over: tuple[pygame.Rect, ...] = ()) -> None:
        """The tooltip; `over`: what is drawn above it."""
        if self._tip and self._tip.tooltip:
            tips.draw(surface, self.theme, self._tip.tooltip, self._tip.rect, self.bars, (*self.keep, *over))


def _tuple(rect: pygame.Rect) -> tuple[int, int, int, int]:
    return rect.x, rect.y, rect.w, rect.h


def _nearest(here: pygame.Rect, others: list[Widget], dx: int, dy: int) -> Widget | None:
    """The control that is the nearest in a direction."""
    costs = [(cost, n) for n, one in enumerate(others) if (cost := _cost(here, one.rect, dx, dy)) is not None]
    return others[min(costs)[1]] if costs else None


def _cost(here: pygame.Rect, other: pygame.Rect, dx: int, dy: int) -> int | None:
    """How far a control lies in a direction, 3 for each pixel aside; None when it lies elsewhere."""
    ahead = (other.centerx - here.centerx) * dx + (other.centery - here.centery) * dy
    if dx:
        clear = other.left >= here.right - 4 if dx > 0 else other.right <= here.left + 4
        aside = max(0, other.top - here.bottom, here.top - other.bottom)
        drift = abs(other.centery - here.centery)
    else:
        clear = other.top >= here.bottom - 4 if dy > 0 else other.bottom <= here.top + 4
        aside = max(0, other.left - here.right, here.left - other.right)
        drift = abs(other.centerx - here.centerx)
    drift //= 4 if aside else 16  # what lies straight ahead is met first, however wide it is
    return ahead + 3 * aside + drift if clear and ahead > 0 else None
