"""The last draft of each title, kept between runs beside the settings, so that the next match begins from it."""

from __future__ import annotations

import contextlib
import os
from dataclasses import replace
from pathlib import Path

import msgspec

from game.desktop.scenes.models import MatchDraft

FILE = "last_matches.json"


class Drafts:
    """Holds what was begun last, by title. Without a folder it is known for this run alone; a file that cannot be read
    counts as none."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = folder / FILE if folder else None
        self._known: dict[str, MatchDraft] = {}
        if self._path is not None:
            with contextlib.suppress(OSError, msgspec.MsgspecError):
                self._known = msgspec.json.decode(self._path.read_bytes(), type=dict[str, MatchDraft])

    def last(self, title: str) -> MatchDraft | None:
        """The draft of a title that was begun last; chance is left to chance again."""
        found = self._known.get(title)
        return replace(found, seed=None) if found is not None else None

    def keep(self, draft: MatchDraft) -> None:
        """A match of this draft was begun."""
        self._known[draft.title] = draft
        if self._path is None:
            return
        beside = self._path.with_name(self._path.name + ".new")
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(msgspec.json.format(msgspec.json.encode(self._known), indent=2) + b"\n")
            os.replace(beside, self._path)
