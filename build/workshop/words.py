"""How the set-up speaks: to stderr, so that what a started program prints on stdout stays clean."""

from __future__ import annotations

import sys


class SetupError(Exception):
    """Something the person can mend; its text is one sentence."""


def say(sentence: str) -> None:
    """One line on what is being done, shown at once."""
    hush()
    print(sentence, file=sys.stderr, flush=True)


def progress(words: str) -> None:
    """A line that the next one replaces; only for a person at a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{words[:78]}", end="", file=sys.stderr, flush=True)


def hush() -> None:
    """Take the progress line away."""
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
