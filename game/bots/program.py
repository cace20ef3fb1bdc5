"""A seat taken by any program: a line of JSON to its standard input for each question, a line with a number back.

A program is started only by whoever names it on the command line; a record or a position never starts one.
"""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any, Final

from game.bots import replaced
from game.bots.random_bot import RandomBot
from game.kernel.chance import Stream
from game.kernel.game import Game
from game.kernel.match import Replaced
from game.kernel.rules import Option
from game.kernel.setup import program_name

SECONDS: Final = 10.0  # for each answer
FAREWELL: Final = 0.1  # seconds that a killed process has to be gone
LONGEST_LINE: Final = 1000  # letters of an answer that are read
WAIT: Final = 0.2  # seconds from one look for an answer to the next


class ProgramBot:
    """Asks a program of somebody's own; once it fails or dawdles, chance takes its place, and `trouble` says why.

    A thread of its own speaks with the program, which may neither read nor write: nobody else ever waits for it.
    """

    def __init__(
        self, command: str, name: str = "", seconds: float = SECONDS, clock: Callable[[], float] = monotonic
    ) -> None:
        self.command = command
        self.name = name or program_name(command)
        self.trouble: Replaced | None = None
        self._seconds = seconds
        self._clock = clock
        self._questions: Queue[tuple[int, str] | None] = Queue()
        self._answers: Queue[tuple[int, str]] = Queue()
        self._number = 0  # of the question asked last
        self._unanswered = 0
        self._since = 0.0  # when the program began with the question it is at
        self._options: list[Option] = []
        self._instead: Option = ()
        self._process = self._started()

    @property
    def pid(self) -> int | None:
        """The process id; None while there is none."""
        return self._process.pid if self._process else None

    def choose(self, game: Game, seen: Any, options: list[Option], chance: Stream) -> Option:
        """The option whose number the program writes; any, when it has failed."""
        self.ask(game, seen, options, chance)
        while (found := self.poll(WAIT)) is None:
            pass
        return found

    def ask(self, game: Game, seen: Any, options: list[Option], chance: Stream) -> None:
        """Put a question; an answer to an older one that is still to come is passed over."""
        self._options, self._instead = options, RandomBot().choose(game, seen, options, chance)
        if self.trouble:
            return
        if not self._unanswered:
            self._since = self._clock()
        self._number += 1
        self._unanswered += 1
        self._questions.put((self._number, json.dumps(self._question(game, seen, options))))

    def poll(self, wait: float = 0.0) -> Option | None:
        """The answer, or what is chosen instead; None while there is none after `wait` seconds."""
        while not self.trouble:
            try:
                number, line = self._answers.get(wait > 0, wait)
            except Empty:
                if self._clock() - self._since <= self._seconds:
                    return None
                self._fail(replaced.SLOW, f"{self._seconds:g}")
                break
            self._unanswered -= 1
            self._since = self._clock()
            if number == self._number:
                return self._taken(line)
        return self._instead

    def close(self) -> None:
        """Leave no process behind, nor any that it has started itself."""
        self._questions.put(None)
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        with suppress(subprocess.TimeoutExpired):
            process.wait(FAREWELL)

    def _question(self, game: Game, seen: Any, options: list[Option]) -> dict[str, Any]:
        frame = seen.stack[-1]
        return {
            "title": game.title.info.key,
            "mode": game.setup.mode,
            "seat": frame[1],
            "kind": game.rules.kinds[frame[0]].name,
            "question": game.title.question(game.content, seen),
            "view": game.title.spell_state(game.content, seen),
            "options": [game.naming.spell_option(option) for option in options],
            "seconds": self._seconds,
        }

    def _taken(self, line: str) -> Option:
        """The option that a line names."""
        with suppress(ValueError):
            number = int(line)
            if 0 <= number < len(self._options):
                return self._options[number]
        self._fail(replaced.UNOFFERED if line else replaced.ENDED)
        return self._instead

    def _started(self) -> subprocess.Popen[str] | None:
        try:
            words = shlex.split(self.command, posix=os.name == "posix")
            if os.name != "posix":
                words = [word.strip('"') for word in words]  # what stands in quotation marks keeps them there
            process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace",
                start_new_session=True,  # so that it is ended with all that it starts, and by us alone
            )  # fmt: skip
        except (OSError, IndexError, ValueError) as error:
            self.trouble = Replaced(replaced.BY, replaced.UNSTARTED, str(error), self.name)
            return None
        Thread(target=_converse, args=(process, self._questions, self._answers), daemon=True).start()
        return process

    def _fail(self, cause: str, detail: str = "") -> None:
        self.trouble = Replaced(replaced.BY, cause, detail, self.name)
        self.close()


def _converse(
    process: subprocess.Popen[str], questions: Queue[tuple[int, str] | None], answers: Queue[tuple[int, str]]
) -> None:
    """Put question after question and hand over what is said to each: an empty line when the program is gone."""
    assert process.stdin is not None
    assert process.stdout is not None
    while (asked := questions.get()) is not None:
        number, words = asked
        line = ""
        with suppress(OSError, ValueError):
            process.stdin.write(words + "\n")
            process.stdin.flush()
            line = process.stdout.readline(LONGEST_LINE)
        answers.put((number, line))
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError, ValueError):
            pipe.close()
