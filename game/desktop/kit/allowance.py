"""How much of a frame may go into painting: what does not fit is painted in the next frames, a part in each at least.

The loop allows; whoever paints a part that can wait asks `lasts` before it, or lets a painting in steps `go_on`.
Outside of frames everything is painted.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

PAINT_MS = 1.5  # of a frame, from where it begins: one that reads the match anew has none left
END = object()
MOST_MS = 200  # for which something may be put off; in the next frame all is painted, however slow the machine is


class Allowance:
    """`owes`: whether something was put off in the frame that ended, so that another one must follow."""

    def __init__(self) -> None:
        self.owes = False
        self._until = math.inf
        self._in_frame = self._all = False
        self._waits = False  # the painting that goes on waits for something
        self._must = False  # the next part is painted, however late it is
        self._behind = 0.0  # when the frame began since which something has been put off in each

    @property
    def in_frame(self) -> bool:
        """Whether the loop is in a frame now."""
        return self._in_frame

    @property
    def is_limited(self) -> bool:
        """Whether what does not fit into this frame may be put off."""
        return self._until < math.inf

    @contextmanager
    def frame(self, paint_ms: float = PAINT_MS) -> Iterator[None]:
        """One turn of the loop: what changes, then what is drawn of it."""
        now = perf_counter()
        if not self.owes:
            self._behind = now
        self._must, self.owes = self.owes, False
        unlimited = self._all or now - self._behind >= MOST_MS / 1000
        self._until = math.inf if unlimited else now + paint_ms / 1000
        self._in_frame = True
        try:
            yield
        finally:
            self._until, self._in_frame, self._all = math.inf, False, False

    def paint_all(self) -> None:
        """In this frame, or in the next one, nothing is put off: what was to be seen before must not be seen again."""
        self._all, self._until = True, math.inf

    def use_up(self) -> None:
        """Something else took this frame's time, as reading the match does: what can wait is painted in the next."""
        if self.is_limited:
            self._until, self._must = 0.0, False

    def lasts(self) -> bool:
        """Whether a part may be painted now; whoever is told no shows what it has, and asks again when drawn."""
        if self._must or perf_counter() < self._until:
            self._must = False
            return True
        self.owes = True
        return False

    def go_on(self, work: Iterator[None]) -> bool:
        """Take as many steps of a painting as the frame has time for; whether it is done."""
        while self.lasts():
            self._waits = False
            if next(work, END) is END:
                self.use_up()  # to show it takes time, too
                return True
            if self._waits:
                return False
        return False

    def wait(self) -> None:
        """What a painting needs next is being made beside the frames: it goes on in another one."""
        self.owes = self._waits = True

    def again(self) -> None:
        """Another frame must follow, though nothing was put off."""
        self.owes = True


ALLOWANCE = Allowance()
