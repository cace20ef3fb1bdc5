"""A seat taken by any program: a line of JSON to its standard input for each question, a line with a number back.

A program is started only by whoever names it on the command line; a record or a position never starts one.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any, Final

from game.bots.random_bot import RandomBot
from game.kernel.chance import Stream
from game.kernel.game import Game
from game.kernel.rules import Option
from game.kernel.texts import gettext as _

SECONDS: Final = 10.0  # for each answer
FAREWELL: Final = 1.0


class ProgramBot:
    """Asks a program of somebody's own; once it fails or dawdles, chance takes its place, and `trouble` says why."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command = command
        self.trouble = ""
        self._seconds = seconds
        self._lines: Queue[str] = Queue()
        self._process = self._started()

    def choose(self, game: Game, seen: Any, options: list[Option], chance: Stream) -> Option:
        """The option whose number the program writes; any, when it has failed."""
        if not self.trouble:
            index = self._answer(json.dumps(self._question(game, seen, options)))
            if not self.trouble and index is not None and 0 <= index < len(options):
                return options[index]
            self._fail(self.trouble or _("it chose what was not on offer"))
        return RandomBot().choose(game, seen, options, chance)

    def close(self) -> None:
        """Leave no process behind."""
        if self._process is not None:
            self._process.kill()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()
            self._process = None

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

    def _answer(self, question: str) -> int | None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(question + "\n")
            self._process.stdin.flush()
            line = self._lines.get(timeout=self._seconds)
        except OSError:
            self.trouble = _("it came to an end")
        except Empty:
            self.trouble = _("it took longer than {seconds:g} seconds").format(seconds=self._seconds)
        else:
            if not line:
                self.trouble = _("it came to an end")
            with suppress(ValueError):
                return int(line)
        return None

    def _started(self) -> subprocess.Popen[str] | None:
        words = shlex.split(self.command, posix=os.name != "nt")
        try:
            process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace"
            )
        except (OSError, IndexError) as error:
            self.trouble = _("it cannot be started ({wrong})").format(wrong=error)
            return None
        Thread(target=self._read, args=(process,), daemon=True).start()
        return process

    def _read(self, process: subprocess.Popen[str]) -> None:
        """Hand over line by line; an empty one when there are no more."""
        assert process.stdout is not None
        with suppress(ValueError, OSError):
            for line in process.stdout:
                self._lines.put(line)
        self._lines.put("")

    def _fail(self, why: str) -> None:
        self.trouble = why
        self.close()
