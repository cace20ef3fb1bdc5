"""What every control is: a rect, a picture, an answer to events.

A `Layer` hands out hover, press and focus.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from game.desktop.theme import Theme

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
ACTIVATE = (*ENTER, pygame.K_SPACE)


@dataclass(frozen=True, slots=True)
class Action:
    """What a control answers when it is used: its key, and its new value if it has one."""

    key: str
    value: object = None


class Widget:
    """A part of a layer. Rects are pixels on the window; flags below are set by the layer alone."""

    focusable = False
    tracks_motion = False
    sound = "press"  # heard when it is used; empty for none

    def __init__(
        self,
        theme: Theme,
        rect: pygame.Rect,
        key: str = "",
        *,
        tooltip: str = "",
        enabled: bool = True,
        group: str = "",
    ) -> None:
        self.theme = theme
        self.rect = pygame.Rect(rect)
        self.key = key
        self.tooltip = tooltip
        self.enabled = enabled
        self.group = group  # Tab leaves a group at once, arrows move within it
        self.clip: pygame.Rect | None = None  # the viewport this is seen through
        self.hovered = self.pressed = self.focused = self.ring = False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the control in its present state."""

    def looks(self) -> object:
        """Equal where the control looks the same; None where it draws nothing."""
        return self, self.hovered, self.pressed, self.ring, self.enabled

    def handle(self, event: pygame.Event) -> Action | None:
        """Answer a mouse event that met this control, or a key event while it has the focus."""
        return None

    def wants(self, event: pygame.Event) -> bool:
        """Whether a key event is this control's own, and not the layer's to move the focus with."""
        return event.type == pygame.KEYDOWN and event.key in ACTIVATE and self.can_focus()

    def can_focus(self) -> bool:
        """Whether Tab may stop here."""
        return self.focusable and self.enabled

    def hit(self, pos: tuple[int, int]) -> bool:
        """Whether a pixel of the window belongs to this control and is not cut off."""
        return self.rect.collidepoint(pos) and (self.clip is None or self.clip.collidepoint(pos))

    def walk(self) -> Iterator[Widget]:
        """This control and those inside it, in the order of Tab."""
        yield self

    def update(self, dt_ms: int) -> bool:
        """Let time pass; True when the picture changed."""
        return False

    def focus_gained(self) -> None:
        """The keyboard has come here."""

    def focus_lost(self) -> None:
        """The keyboard has gone elsewhere."""


Painter = Callable[[pygame.Surface, pygame.Rect], None]


class Paint(Widget):
    """A part that is only looked at, drawn by a function; it moves with its scroll area."""

    def __init__(self, theme: Theme, rect: pygame.Rect, paint: Painter) -> None:
        super().__init__(theme, rect)
        self.paint = paint

    def draw(self, surface: pygame.Surface) -> None:
        """Let the function paint at where the rect is now."""
        self.paint(surface, self.rect)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Never in the way of the mouse."""
        return False


def is_press(event: pygame.Event) -> bool:
    """The left button goes down."""
    return event.type == pygame.MOUSEBUTTONDOWN and event.button == 1


def is_release(event: pygame.Event) -> bool:
    """The left button comes up."""
    return event.type == pygame.MOUSEBUTTONUP and event.button == 1


def is_key(event: pygame.Event, *keys: int) -> bool:
    """One of the keys goes down."""
    return event.type == pygame.KEYDOWN and event.key in keys
