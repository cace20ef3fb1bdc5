"""The programs at the seats of a match at the table: started at their first question, and only those that were named on
this command line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.bots import replaced
from game.bots.bot import decision_chance
from game.bots.program import ProgramBot
from game.bots.random_bot import RandomBot
from game.kernel.game import Game
from game.kernel.match import Replaced
from game.kernel.rules import Option
from game.kernel.setup import PROGRAM, program_name


class Programs:
    """One process a seat, kept until `let_go`. `named`: the players that may be started; nothing else ever is."""

    def __init__(self) -> None:
        self.named: frozenset[str] = frozenset()
        self._seated: dict[tuple[int, str], ProgramBot] = {}
        self._asked: ProgramBot | None = None
        self._unnamed: tuple[Option, str] | None = None  # what is chosen for one that nobody has named, and its name

    @property
    def asked(self) -> bool:
        """Whether an answer is still to come."""
        return self._asked is not None or self._unnamed is not None

    @property
    def pids(self) -> list[int]:
        """The process ids of those that run."""
        return [one.pid for one in self._seated.values() if one.pid is not None]

    def name(self, players: Iterable[str]) -> None:
        """Let these be started, for a person has named them."""
        self.named |= {one for one in players if one.startswith(PROGRAM)}

    def ask(self, game: Game, player: str, state: Any, seat: int, seed: int, n: int) -> None:
        """Let the program of a seat think about choice number `n`. Only what the seat may see leaves this process."""
        seen = game.title.view(game.content, state, seat)
        name = game.setup.seats[seat].name or program_name(player.removeprefix(PROGRAM))
        options, chance = game.options(seen), decision_chance(seed, n)
        if player not in self.named:
            self._unnamed = (RandomBot().choose(game, seen, options, chance), name)
            return
        if (seat, player) not in self._seated:
            self._seated[seat, player] = ProgramBot(player.removeprefix(PROGRAM), name)
        self._asked = self._seated[seat, player]
        self._asked.ask(game, seen, options, chance)

    def poll(self) -> tuple[Option | None, Replaced | None]:
        """The answer, once it is there, and why it is another's. Returns at once."""
        if self._unnamed is not None:
            (instead, name), self._unnamed = self._unnamed, None
            return instead, Replaced(replaced.BY, replaced.UNNAMED, "", name)
        if self._asked is None:
            return None, None
        answer, trouble = self._asked.poll(), self._asked.trouble
        if answer is not None:
            self._asked = None
        return answer, trouble

    def cancel(self) -> None:
        """Forget the question; the program's answer to it will be passed over."""
        self._asked, self._unnamed = None, None

    def let_go(self) -> None:
        """End them all: the match is left."""
        self.cancel()
        for one in self._seated.values():
            one.close()
        self._seated.clear()
