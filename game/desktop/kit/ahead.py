"""Drawings that will be wanted soon are made in a thread, where loading and scaling holds no frame up."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Hashable
from threading import Lock, Thread
from typing import Any

import pygame

from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.kit.pool import POOL, Pool

GRIP = 0.0005  # seconds for which the thread may keep the interpreter from a frame; Python's own are ten times more

Draw = Callable[..., pygame.Surface]
Wanted = tuple[Draw, tuple[Any, ...]]


class Ahead:
    """Has drawings of a pool made, one after the other. Only what is asked for in a frame: elsewhere nobody is in a
    hurry. What fails here fails again where it is wanted.
    """

    def __init__(self, pool: Pool = POOL) -> None:
        self._pool = pool
        self._wanted: deque[Wanted] = deque()
        self._making: Wanted | None = None
        self._failed: set[Wanted] = set()
        self._lock = Lock()
        self._thread: Thread | None = None

    def want(self, draw: Draw, *args: Hashable) -> None:
        """Let a function that the pool keeps make something of arguments, unless it is there."""
        if not ALLOWANCE.in_frame or self._pool.has(draw, *args):
            return
        with self._lock:
            if (draw, args) in self._wanted:
                return
            self._wanted.append((draw, args))
            self._begin()

    def ready(self, draw: Draw, *args: Hashable) -> bool:
        """Whether a drawing is there, or has to be made at once; else it is made next, and the painting that asked, a
        generator that Allowance.go_on turns, asks again after its next yield.
        """
        wanted = (draw, args)
        if not ALLOWANCE.is_limited or self._pool.has(draw, *args) or wanted in self._failed:
            return True
        with self._lock:
            if wanted != self._making:
                if wanted in self._wanted:
                    self._wanted.remove(wanted)
                self._wanted.appendleft(wanted)
                self._begin()
        ALLOWANCE.wait()
        return False

    def _begin(self) -> None:
        if self._thread is None:
            sys.setswitchinterval(GRIP)
            self._thread = Thread(target=self._work)
            self._thread.start()

    def _work(self) -> None:
        while True:
            with self._lock:
                self._making = None
                if not self._wanted:
                    self._thread = None
                    return
                draw, args = self._making = self._wanted.popleft()
            try:
                draw(*args)
            except Exception:  # whoever wants it makes it again, and is told then
                self._failed.add((draw, args))

    def wait(self) -> None:
        """Until all is made."""
        thread = self._thread
        if thread is not None:
            thread.join()


AHEAD = Ahead()
