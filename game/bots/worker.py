"""The process in which bots think: it reads questions, plain data all of it, and writes answers.

It must never import pygame, and it sees only views.
"""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass, replace
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Final

from game.bots.levels import ADVISER, explainer, make_bot
from game.bots.reason import HIDDEN, Reason
from game.bots.replaced import STUMBLED, UNOFFERED
from game.kernel.chance import Stream
from game.kernel.codec import unpack
from game.kernel.game import Game
from game.kernel.rules import Option
from game.titles import find_title

NICE: Final = 10  # the window's process comes first
GAMES_KEPT: Final = 4


@dataclass(frozen=True, slots=True)
class Prepare:
    """Read the content of a game, so that the first question does not wait for it. `setup` is JSON."""

    title: str
    setup: str


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot of `level` chooses in a packed view with a `chance` of its own. `number` marks the answer.

    The seed of the match stays behind: from it follow the deck and every die.
    """

    number: int
    title: str
    setup: str
    level: str
    view: bytes
    chance: int


@dataclass(frozen=True, slots=True)
class Answer:
    """The option chosen, or what went wrong: a cause of `replaced`, and what it speaks of."""

    number: int
    option: Option
    wrong: str = ""
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Wish:
    """A reason in a packed view: for `option`, or where that is empty for what the adviser would choose there.

    With `onlooker`, the view of somebody who sees no hand, the reason must not rest on what that one cannot see.
    """

    number: int
    title: str
    setup: str
    view: bytes
    chance: int
    option: Option = ()
    onlooker: bytes = b""


@dataclass(frozen=True, slots=True)
class Advice:
    """The reason, which names the option; or what went wrong."""

    number: int
    reason: Reason | None
    wrong: str = ""


def serve(connection: Connection) -> None:
    """Answer questions until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal reaches both processes; the window's acts on it
    if hasattr(os, "nice"):
        os.nice(NICE)
    while True:
        try:
            message = connection.recv()
        except (EOFError, OSError):
            return
        if isinstance(message, Prepare):
            prepare(message)
        elif isinstance(message, Wish):
            connection.send(advise(message))
        else:
            connection.send(answer(message))


def prepare(wish: Prepare) -> None:
    """A fault in the content is told with the first answer."""
    try:
        game_of(wish.title, wish.setup)
    except Exception:
        return


def answer(question: Question) -> Answer:
    """Whatever goes wrong becomes an answer too: the process lives on."""
    try:
        game = game_of(question.title, question.setup)
        seen = unpack(game.title.state_class, question.view)
        bot = make_bot(question.title, question.level)
        options = game.options(seen)
        option = tuple(bot.choose(game, seen, options, Stream(question.chance)))
    except Exception as error:
        return Answer(question.number, (), STUMBLED, f"{type(error).__name__}: {error}")
    if option not in options:
        return Answer(question.number, (), UNOFFERED)
    return Answer(question.number, option)


def advise(wish: Wish) -> Advice:
    """Whatever goes wrong becomes an answer too."""
    try:
        game = game_of(wish.title, wish.setup)
        seen = unpack(game.title.state_class, wish.view)
        option = wish.option
        if not option:
            bot = make_bot(wish.title, ADVISER)
            option = bot.choose(game, seen, game.options(seen), Stream(wish.chance))
        explain = explainer(wish.title)
        reason = explain(game, seen, tuple(option))
        if wish.onlooker:
            reason = in_the_open(reason, explain(game, unpack(game.title.state_class, wish.onlooker), tuple(option)))
    except Exception as error:
        return Advice(wish.number, None, f"{type(error).__name__}: {error}")
    return Advice(wish.number, reason)


def in_the_open(own: Reason, seen: Reason) -> Reason:
    """A seat's own reason, where an onlooker would find the same; else only that it lies in what is hidden.

    What is kept in hand is nobody's affair.
    """
    own, seen = replace(own, keeps=False), replace(seen, keeps=False)
    return own if own == seen else Reason(own.option, HIDDEN)


@lru_cache(maxsize=GAMES_KEPT)
def game_of(title: str, setup: str) -> Game:
    """The game of a setup; its content is read once."""
    found = find_title(title)
    return Game(found, found.setup_model.model_validate_json(setup))
