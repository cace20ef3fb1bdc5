"""The first matches that teach The Witcher: Old World."""

from __future__ import annotations

from game.desktop.tables.lesson import Lesson

LESSONS: dict[str, Lesson] = {}
