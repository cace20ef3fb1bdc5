"""Matches of bots alone, by two doors: a fast one without records, hashes and events, and the one that the table
uses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from game.bots import replaced
from game.bots.bot import Bot, decision_chance
from game.bots.levels import make_bot
from game.bots.program import ProgramBot
from game.bots.random_bot import RandomBot
from game.kernel.chance import below
from game.kernel.game import Game
from game.kernel.match import Match, Replaced
from game.kernel.rules import Option
from game.kernel.setup import SeatSetup

DEFAULT_CAP = 200_000

# Who looks on while a match is played: the options of each question, and which of them was chosen.
Witness = Callable[[list[Option], Option], None]


@dataclass
class Thinking:
    """How long the decisions of one seat took, in seconds of one core: other programs do not count."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """One more decision."""
        self.moves += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass
class Played:
    """A match that was played: its last state, the number of decisions, whether the cap stopped it."""

    state: Any
    decisions: int
    stopped: bool
    thinking: list[Thinking] = field(default_factory=list)
    replaced: list[str] = field(default_factory=list)  # one sentence for each program that had to be replaced


def bots_of(game: Game) -> list[Bot]:
    """One for each seat; persons choose at random. Programs named at the seats are started here."""
    return [_bot_of(game.title.info.key, seat) for seat in game.setup.seats]


def _bot_of(title: str, seat: SeatSetup) -> Bot:
    if seat.program:
        return ProgramBot(seat.program, seat.name)
    return make_bot(title, replaced.BY if seat.is_human else seat.player)


def dismissed(bots: list[Bot]) -> list[str]:
    """End all programs; a sentence on each that had to be replaced."""
    for bot in bots:
        if isinstance(bot, ProgramBot):
            bot.close()
    return [replaced.words(trouble) for trouble in map(trouble_of, bots) if trouble]


def trouble_of(bot: Bot) -> Replaced | None:
    """Why a bot is not playing itself any more."""
    return bot.trouble if isinstance(bot, ProgramBot) else None


def play_to(match: Match, most: int) -> list[str]:
    """Play a match on as at the table, until there are `most` choices; a sentence on each program replaced."""
    bots = bots_of(match.game)
    try:
        while not match.over and len(match.steps) < most:
            make_move(match, bots)
    finally:
        told = dismissed(bots)
    return told


def make_move(match: Match, bots: list[Bot]) -> None:
    """The next choice of a match."""
    bot = bots[match.seat]
    option = ask(match.game, bot, match.state, match.seat, match.options(), match.seed, len(match.steps))
    match.choose(option, trouble_of(bot))


def play_fast(game: Game, seed: int, cap: int = DEFAULT_CAP, witness: Witness | None = None) -> Played:
    """A match by the fast door."""
    bots = bots_of(game)
    if witness is None and all(isinstance(bot, RandomBot) for bot in bots):
        return _play_random(game, seed, cap)
    state = game.new(seed)
    thinking = [Thinking() for _ in bots]
    decisions = 0
    try:
        while state.stack and decisions < cap:
            seat = game.rules.decider(state)
            options = game.options(state)
            choice = _timed(game, bots[seat], state, seat, options, (seed, decisions), thinking[seat])
            if witness is not None:
                witness(options, choice)
            game.choose(state, choice)
            decisions += 1
    finally:
        told = dismissed(bots)
    return Played(state, decisions, bool(state.stack), thinking, told)


def _timed(
    game: Game, bot: Bot, state: Any, seat: int, options: list[Option], when: tuple[int, int], thinking: Thinking
) -> Option:
    begun = process_time()
    choice = ask(game, bot, state, seat, options, *when)
    thinking.add(process_time() - begun)
    return choice


def ask(game: Game, bot: Bot, state: Any, seat: int, options: list[Option], seed: int, n: int) -> Option:
    """A bot's choice for its seat, which sees no more than that seat may."""
    seen = game.title.view(game.content, state, seat)
    return bot.choose(game, seen, options, decision_chance(seed, n))


def _play_random(game: Game, seed: int, cap: int) -> Played:
    """The same choices as random bots make, without a view for each: the chance of choice n is the n-th draw of
    one stream."""
    state = game.new(seed)
    chance = decision_chance(seed, 0)

    def pick(options: list[Option]) -> Option:
        return options[below(chance, len(options))]

    decisions = game.rules.play(game.content, state, pick, cap)
    return Played(state, decisions, bool(state.stack))


def play_match(match: Match, cap: int = DEFAULT_CAP, witness: Witness | None = None) -> Played:
    """Play a match to its end by the door that the table uses; every seat must be a bot."""
    game = match.game
    bots = bots_of(game)
    thinking = [Thinking() for _ in bots]
    try:
        while not match.over and len(match.steps) < cap:
            seat = match.seat
            when = (match.seed, len(match.steps))
            options = match.options()
            option = _timed(game, bots[seat], match.state, seat, options, when, thinking[seat])
            if witness is not None:
                witness(options, option)
            match.choose(option, trouble_of(bots[seat]))
    finally:
        told = dismissed(bots)
    return Played(match.state, len(match.steps), not match.over, thinking, told)
