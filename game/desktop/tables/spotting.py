"""Places of views as controls of the table's layer: so mouse, keys, pad and tooltips find them like any button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.desktop.kit.buttons import Look
from game.desktop.tables.views import NOWHERE, Aim, Key, Spot, View
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
        self.key_of_spot: Key = spot.key

    def looks(self) -> object:
        """Nothing."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The view has drawn it."""


def put(layer: Layer, theme: Theme, name: str, view: AnyView, may: May, tells: Tells) -> None:
    """Put the places of a view on a layer, in the order of its keys."""
    for spot in view.spots:
        layer.add(SpotButton(theme, name, spot, may(name, spot), tells(name, spot)))


def aims(layer: Layer) -> dict[str, Aim]:
    """Where the hands are, by the views on which they are."""
    out: dict[str, Aim] = {}
    for widget in layer.walk():
        if isinstance(widget, SpotButton) and (widget.hovered or widget.ring or widget.pressed):
            key, now = widget.key_of_spot, out.get(widget.view, NOWHERE)
            out[widget.view] = Aim(
                key if widget.hovered and not layer.keyboard else now.hovered,
                key if widget.ring else now.focused,
                key if widget.pressed else now.pressed,
            )
    return out


def aim(layer: Layer, name: str) -> Aim:
    """Where the hands are on a view."""
    return aims(layer).get(name, NOWHERE)


def tip_words(spot: Spot) -> str:
    """A place's tooltip: its title, and what is told below it."""
    if spot.tip is None:
        return ""
    return "\n".join([spot.tip.title, *spot.tip.lines])
