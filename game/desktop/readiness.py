"""What a match needs before its table can be laid, got ready while a page is looked at: the bots' process, and what a
title reads from the disk.
"""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING

from game.desktop.beside import Work
from game.desktop.pages import make_ready

if TYPE_CHECKING:
    from game.bots.thinker import Thinker


class Readiness:
    """`programs`: those that may be started, for they were named on the command line."""

    def __init__(self) -> None:
        self.programs: list[str] = []
        self.thinker: Thinker | None = None
        self._readied: dict[str, Thread] = {}

    def thinking(self) -> Thinker:
        """The bots' process, started when it is first wanted."""
        if self.thinker is None:
            from game.bots.thinker import Thinker

            self.thinker = Thinker()
            self.thinker.programs.name(self.programs)
            self.thinker.warm()
        return self.thinker

    def warm(self, title: str, delay: float = 0.0) -> None:
        """Start the bots' process and, after a `delay` in seconds, read what a title's table needs."""
        self.thinking()
        if title not in self._readied:
            self._readied[title] = Thread(target=make_ready, args=(title, delay), daemon=True)
            self._readied[title].start()

    def wait(self, title: str) -> Work[None]:
        """Until what the table needs is there."""
        self.warm(title)
        while self._readied[title].is_alive():
            self._readied[title].join(0.004)
            yield 0.1

    def let_go(self) -> None:
        """End the programs: nobody plays with them any more."""
        if self.thinker is not None:
            self.thinker.programs.let_go()

    def close(self) -> None:
        """End the bots' process at once."""
        if self.thinker is not None:
            self.thinker.close()
            self.thinker = None
