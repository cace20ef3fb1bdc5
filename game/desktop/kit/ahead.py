"""Drawings that will be wanted soon are made in a thread, where loading and scaling holds no frame up."""

from __future__ import annotations

import contextlib
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from threading import Lock, Thread
from typing import Any

from game.desktop.kit.allowance import ALLOWANCE

REMEMBERED = 400  # deeds that are not done again


class Ahead:
    """Does deeds one after the other, each once; what a deed makes it keeps itself, in a pool. Only what is asked for
    in a frame: elsewhere nobody is in a hurry. What fails here fails again where it is wanted.
    """

    def __init__(self) -> None:
        self._deeds: deque[tuple[Callable[..., object], tuple[Any, ...]]] = deque()
        self._known: OrderedDict[Hashable, None] = OrderedDict()
        self._lock = Lock()
        self._thread: Thread | None = None

    def want(self, deed: Callable[..., object], *args: Hashable) -> None:
        """Let something be made, unless it was already."""
        if (deed, args) in self._known or not ALLOWANCE.in_frame:
            return
        self._known[deed, args] = None
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        with self._lock:
            self._deeds.append((deed, args))
            if self._thread is None:
                self._thread = Thread(target=self._work)
                self._thread.start()

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._deeds:
                    self._thread = None
                    return
                deed, args = self._deeds.popleft()
            with contextlib.suppress(Exception):
                deed(*args)

    def wait(self) -> None:
        """Until all is made."""
        thread = self._thread
        if thread is not None:
            thread.join()


AHEAD = Ahead()
