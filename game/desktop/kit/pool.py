"""Drawings that are kept while there is room: all large ones share one pool, bounded by their bytes.

Counting drawings would not do: a window of another size or scale asks for hundreds of new panels, each of megabytes.
"""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import ParamSpec

import pygame

MOST_BYTES = 96 * 1024 * 1024  # about what the table and three pages need at 2560x1440

P = ParamSpec("P")


class Pool:
    """Keeps drawings up to a number of bytes; what was not asked for longest is let go first. Used from threads too."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._kept: OrderedDict[object, pygame.Surface] = OrderedDict()
        self._lock = Lock()

    def has(self, draw: Callable[..., pygame.Surface], *args: object) -> bool:
        """Whether the drawing that a kept function makes of arguments is there; it is kept longer then."""
        key = (getattr(draw, "__wrapped__", draw), args)
        with self._lock:
            if key not in self._kept:
                return False
            self._kept.move_to_end(key)
            return True

    def keep(self, draw: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
        """Decorates a function of hashable arguments that makes a drawing. Shared: nobody draws on it."""

        @functools.wraps(draw)
        def kept(*args: P.args, **kwargs: P.kwargs) -> pygame.Surface:
            key = (draw, args, tuple(sorted(kwargs.items()))) if kwargs else (draw, args)
            with self._lock:
                found = self._kept.get(key)
                if found is not None:
                    self._kept.move_to_end(key)
                    return found
            made = draw(*args, **kwargs)
            self._add(key, made)
            return made

        return kept

    def _add(self, key: object, made: pygame.Surface) -> None:
        with self._lock:
            if key in self._kept:
                return
            self._kept[key] = made
            self.bytes += _bytes(made)
            while self.bytes > self.most_bytes and len(self._kept) > 1:
                self.bytes -= _bytes(self._kept.popitem(last=False)[1])


def _bytes(drawing: pygame.Surface) -> int:
    return drawing.get_pitch() * drawing.get_height()


POOL = Pool()
