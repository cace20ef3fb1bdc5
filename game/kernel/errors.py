"""Errors that reach a person: one clear sentence each, never a traceback."""

from __future__ import annotations

from pathlib import Path
from typing import Final

LONGEST_MESSAGE: Final = 2000


class SkaldError(Exception):
    """Something a person can understand and mend; its text is one sentence, ready to be shown."""


class BadFile(SkaldError):
    """A file that cannot be used; names the file, the place in it and what is wrong; it is left as it was."""

    def __init__(self, path: Path | str, place: str, wrong: str) -> None:
        self.path = Path(path)
        self.place = place
        self.wrong = wrong
        super().__init__(path, place, wrong)  # its own arguments, so that it can cross from one process to another

    def __str__(self) -> str:
        where = f", {self.place}" if self.place else ""
        return f"{self.path}{where}: {self.wrong}"


class BadSetup(SkaldError):
    """A setup that the rules refuse; names the field."""

    def __init__(self, field: str, wrong: str) -> None:
        self.field = field
        self.wrong = wrong
        super().__init__(field, wrong)

    def __str__(self) -> str:
        return f"{self.field}: {self.wrong}"


class IllegalChoice(SkaldError):
    """A choice that is not among the legal options; says why, and nothing has changed."""


def in_one_line(message: str) -> str:
    """A message as one line of bounded length: names in it come from strangers' files and may hold anything."""
    line = "".join(letter if letter.isprintable() else " " for letter in message)
    if len(line) <= LONGEST_MESSAGE:
        return line
    half = LONGEST_MESSAGE // 2
    return f"{line[:half]} ... {line[-half:]}"
