"""Errors that reach a person: one clear sentence each, never a traceback."""

from __future__ import annotations

from pathlib import Path


class SkaldError(Exception):
    """Something a person can understand and mend; its text is one sentence, ready to be shown."""


class BadFile(SkaldError):
    """A file that cannot be used; names the file, the place in it and what is wrong; it is left as it was."""

    def __init__(self, path: Path | str, place: str, wrong: str) -> None:
        self.path = Path(path)
        self.place = place
        self.wrong = wrong
        where = f", {place}" if place else ""
        super().__init__(f"{path}{where}: {wrong}")


class BadSetup(SkaldError):
    """A setup that the rules refuse; names the field."""

    def __init__(self, field: str, wrong: str) -> None:
        self.field = field
        self.wrong = wrong
        super().__init__(f"{field}: {wrong}")


class IllegalChoice(SkaldError):
    """A choice that is not among the legal options; says why, and nothing has changed."""
