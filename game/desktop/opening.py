"""A scene laid behind the one that is shown, a part in each frame, so that no frame waits for a whole page."""

from __future__ import annotations

from time import perf_counter

from game.desktop.scenes.base import Scene
from game.desktop.theme import Theme

OPEN_MS = 8  # of a frame, for laying
END = object()


class Opening:
    """`scene` is laid for `wanted`: a size in pixels, a theme, and a language."""

    def __init__(self, scene: Scene, size: tuple[int, int], theme: Theme, language: str) -> None:
        self.scene = scene
        self.wanted = (size, theme, language)
        self._work = scene.lay(size, theme)

    def go_on(self) -> bool:
        """Lay another part; whether all is laid."""
        until = perf_counter() + OPEN_MS / 1000
        while next(self._work, END) is not END:
            if perf_counter() >= until:
                return False
        return True
