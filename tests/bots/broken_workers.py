"""Workers that fail, to see what the thinker makes of them."""

from __future__ import annotations

import time
from multiprocessing.connection import Connection

from game.bots.replaced import STUMBLED
from game.bots.worker import Answer


def sleeps(connection: Connection) -> None:
    """Never answers, and does not go away by itself."""
    connection.recv()
    time.sleep(600)


def dies(connection: Connection) -> None:
    """Goes away as soon as it is asked."""
    connection.recv()


def stumbles(connection: Connection) -> None:
    """Has a fault."""
    question = connection.recv()
    connection.send(Answer(question.number, (), STUMBLED, "KeyError: 'whiterun'"))
    connection.recv()


def answers_late(connection: Connection) -> None:
    """Answers a question that nobody asked."""
    question = connection.recv()
    connection.send(Answer(question.number - 1, ("stale",)))
    connection.send(Answer(question.number, ("fresh",)))
    connection.recv()
