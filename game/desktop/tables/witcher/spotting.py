"""Places of views as controls of the table's layer: so mouse, keys, pad and tooltips find them like any button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.desktop.kit.buttons import Look
from game.desktop.tables.witcher.views.base import Aim, Key, Spot, View
from game.desktop.theme import Theme
from game.desktop.widgets.controls import Button
from game.desktop.widgets.layer import Layer

AnyView = View[Any]
May = Callable[[str, Spot], bool]  # whether a place of a view can be pressed now
Tells = Callable[[str, Spot], str]  # what its tooltip says


class SpotButton(Button):
    """Draws nothing: its view shows whether it is under the hands."""

    def __init__(self, theme: Theme, view: str, spot: Spot, enabled: bool, tip: str) -> None:
        key = f"spot.{view}.{spot.name}.{spot.value}"
        super().__init__(theme, spot.rect, key, Look(""), value=spot.key, tooltip=tip, enabled=enabled)
        self.view = view

    def looks(self) -> object:
        """Nothing."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The view has drawn it."""


def put(layer: Layer, theme: Theme, name: str, view: AnyView, may: May, tells: Tells) -> None:
    """Put the places of a view on a layer, in the order of its keys."""
    for spot in view.spots:
        layer.add(SpotButton(theme, name, spot, may(name, spot), tells(name, spot)))


def aim(layer: Layer, name: str) -> Aim:
    """Where the hands are on a view."""
    hovered: Key | None = None
    focused: Key | None = None
    pressed: Key | None = None
    for widget in layer.walk():
        if isinstance(widget, SpotButton) and widget.view == name and isinstance(widget.value, tuple):
            hovered = widget.value if widget.hovered and not layer.keyboard else hovered
            focused = widget.value if widget.ring else focused
            pressed = widget.value if widget.pressed else pressed
    return Aim(hovered, focused, pressed)


def tip_words(spot: Spot) -> str:
    """A place's tooltip: its title, and what is told below it."""
    if spot.tip is None:
        return ""
    return "\n".join([spot.tip.title, *spot.tip.lines])
