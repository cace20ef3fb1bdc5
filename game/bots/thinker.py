"""Bots beside the window: questions go to a process of their own, and nobody ever waits for the answer.

A process and a pipe rather than an executor, because a search must be killed at once when somebody quits or undoes, and
an executor can only be asked to finish.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from time import monotonic
from typing import Any, Final

from game.bots import replaced
from game.bots.bot import decision_chance
from game.bots.programs import Programs
from game.bots.random_bot import RandomBot
from game.bots.reason import Reason
from game.bots.worker import Advice, Answer, Prepare, Question, Wish, serve
from game.kernel.chance import Stream
from game.kernel.codec import pack
from game.kernel.game import Game
from game.kernel.match import Replaced
from game.kernel.rules import Option
from game.kernel.setup import PROGRAM

DEADLINE: Final = 20.0  # seconds
MOST_FAILURES: Final = 2  # for one question
ONLOOKER: Final = -1  # the seat of whoever sees no hand
FAREWELL: Final = 0.1  # seconds that a killed process has to be gone

Serve = Callable[[Connection], None]


class Thinker:
    """One worker process, started when it is first needed and anew whenever it fails; beside it the seats' `programs`.

    `trouble` says why the answer last given by `poll` is not the bot's or program's own; None where it is.
    """

    def __init__(
        self, deadline: float = DEADLINE, clock: Callable[[], float] = monotonic, serve: Serve = serve
    ) -> None:
        self.trouble: Replaced | None = None
        self.programs = Programs()
        self._deadline = deadline
        self._clock = clock
        self._serve = serve
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._number = 0
        self._question: Question | None = None
        self._instead: Option = ()  # what is chosen when the bot cannot
        self._asked_at = 0.0
        self._failures = 0
        self._wish = 0  # the number of the wish for advice that is open
        self._advice: Reason | None = None
        self._wonder = 0  # the number of the question why that is open
        self._reason: Reason | None = None
        self._answer: Answer | None = None

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._question is not None or self.programs.asked

    @property
    def pid(self) -> int | None:
        """The worker's process id; None while there is none."""
        return self._process.pid if self._process else None

    def warm(self, game: Game | None = None) -> None:
        """Start the process, which takes a while in the background, and let it read a game's content."""
        self._start()
        if game is not None:
            self._send(Prepare(game.title.info.key, game.setup.model_dump_json()))

    def ask(self, game: Game, level: str, state: Any, seat: int, seed: int, n: int) -> None:
        """Let a bot think about choice number `n` of a match. Only what `seat` may see leaves this process.

        A question that is still open is dropped.
        """
        self.cancel()
        self.trouble = None
        if level.startswith(PROGRAM):
            self.programs.ask(game, level, state, seat, seed, n)
            return
        seen = game.title.view(game.content, state, seat)
        self._number += 1
        chance = decision_chance(seed, n).chance
        self._instead = RandomBot().choose(game, seen, game.options(seen), Stream(chance))
        setup = game.setup.model_dump_json()
        self._question = Question(self._number, game.title.info.key, setup, level, pack(seen), chance)
        self._failures = 0
        self._put()

    def wish(self, game: Game, state: Any, seat: int, seed: int, n: int) -> None:
        """Ask for advice on choice number `n` of a match.

        As with a bot's question only what `seat` may see leaves. An older wish is dropped, without a process being
        killed for it; it may be lost with the process, and then `wishing` is over.
        """
        self._start()
        self._number += 1
        self._wish, self._advice = self._number, None
        chance = decision_chance(seed, n).chance
        view = pack(game.title.view(game.content, state, seat))
        self._send(Wish(self._number, game.title.info.key, game.setup.model_dump_json(), view, chance))

    @property
    def wishing(self) -> bool:
        """Whether advice is still to come."""
        self._read()
        return bool(self._wish) and self._process is not None and self._process.is_alive()

    def advice(self) -> Reason | None:
        """The advice wished for last, once; None while there is none. Returns at once."""
        self._read()
        advice, self._advice = self._advice, None
        return advice

    def wonder(self, game: Game, state: Any, seat: int, option: Option) -> None:
        """Ask why a seat chose an option, as far as all may know it; else as with advice."""
        self._start()
        self._number += 1
        self._wonder, self._reason = self._number, None
        view, onlooker = (pack(game.title.view(game.content, state, eyes)) for eyes in (seat, ONLOOKER))
        setup = game.setup.model_dump_json()
        self._send(Wish(self._number, game.title.info.key, setup, view, 0, option, onlooker))

    @property
    def wondering(self) -> bool:
        """Whether a reason is still to come."""
        self._read()
        return bool(self._wonder) and self._process is not None and self._process.is_alive()

    def reason(self) -> Reason | None:
        """The reason asked for last, once; None while there is none. Returns at once."""
        self._read()
        reason, self._reason = self._reason, None
        return reason

    def poll(self) -> Option | None:
        """The answer, once; None while there is none. Returns at once."""
        if self.programs.asked:
            answer, self.trouble = self.programs.poll()
            return answer
        if self._question is None:
            return None
        found = self._receive()
        if found is not None and not found.wrong:
            self._question = None
            return found.option
        if found is not None:
            return self._fail(found.wrong, found.detail)
        if self._process is None or not self._process.is_alive():
            return self._fail(replaced.ENDED)
        if self._clock() - self._asked_at > self._deadline:
            return self._fail(replaced.SLOW, f"{self._deadline:g}")
        return None

    def cancel(self) -> None:
        """Forget the open question, if there is one; the process that thinks about it is killed, a program is not."""
        self.programs.cancel()
        if self._question is not None:
            self._question = None
            self._kill()
            self._start()

    def close(self) -> None:
        """Leave nothing behind. Returns at once."""
        self.programs.let_go()
        self._question = None
        self._kill()

    def _fail(self, cause: str, detail: str = "") -> Option | None:
        """Try once more with a new process; then choose without the bot, and say so."""
        self._kill()
        self._failures += 1
        if self._failures < MOST_FAILURES:
            self._put()
            return None
        self._question = None
        self.trouble = Replaced(replaced.BY, cause, detail)
        self._start()
        return self._instead

    def _put(self) -> None:
        """Send the open question, marked anew so that no late answer can be taken for this one's."""
        assert self._question is not None
        self._number += 1
        self._question = replace(self._question, number=self._number)
        self._asked_at = self._clock()
        self._start()
        self._send(self._question)

    def _start(self) -> None:
        """Start the process, unless it runs. Where the system refuses one, `poll` finds none."""
        if self._process is not None and self._process.is_alive():
            return
        self._kill()
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=self._serve, args=(theirs,), name="skald-bots", daemon=True)
        try:
            process.start()
        except OSError:
            ours.close()
        else:
            self._process, self._pipe = process, ours
        theirs.close()  # so that the end of the process is the end of the pipe

    def _kill(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = self._answer = None
        self._wish = self._wonder = 0
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join(FAREWELL)

    def _send(self, message: Prepare | Question | Wish) -> None:
        """A process that died meanwhile is noticed by `poll`."""
        if self._pipe is not None:
            with suppress(OSError):
                self._pipe.send(message)

    def _receive(self) -> Answer | None:
        """The answer to the open question, if it has come."""
        self._read()
        answer, self._answer = self._answer, None
        return answer

    def _read(self) -> None:
        """Take what has come through the pipe; what nobody waits for any more is dropped."""
        with suppress(EOFError, OSError):
            while self._pipe is not None and self._pipe.poll():
                self._take(self._pipe.recv())

    def _take(self, found: Answer | Advice) -> None:
        if isinstance(found, Advice):
            if found.number == self._wish:
                self._wish, self._advice = 0, found.reason
            elif found.number == self._wonder:
                self._wonder, self._reason = 0, found.reason
        elif self._question is not None and found.number == self._question.number:
            self._answer = found
