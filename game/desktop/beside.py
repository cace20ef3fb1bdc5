"""Work that would hold the window up: in a thread where it waits for the disk, else in steps between two frames."""

from __future__ import annotations

from collections.abc import Callable, Generator
from threading import Thread
from typing import TypeVar

T = TypeVar("T")
Work = Generator[float, None, T]  # yields how much is done, 0 to 1; returns what was made


def beside(deed: Callable[[], T]) -> Work[T]:
    """Do something in a thread and wait for it between frames; what it raises is raised here."""
    made: list[T] = []
    failed: list[BaseException] = []

    def do() -> None:
        try:
            made.append(deed())
        except BaseException as error:  # handed over to whoever waits
            failed.append(error)

    thread = Thread(target=do, daemon=True)
    thread.start()
    while thread.is_alive():
        yield 0.0
        thread.join(0.004)
    if failed:
        raise failed[0]
    return made[0]


def within(work: Work[T], first: float, last: float) -> Work[T]:
    """The same work as a part of a longer one: how much is done is told from `first` to `last`."""
    while True:
        try:
            share = next(work)
        except StopIteration as done:
            made: T = done.value
            return made
        yield first + (last - first) * share


def at_once(work: Work[T]) -> T:
    """Do it all now, where no window waits."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            made: T = done.value
            return made
