"""The first match that teaches Isle of Skye: two rounds are shown, then the person plays on."""

from __future__ import annotations

from game.desktop.tables.lesson import Lesson

LESSONS: dict[str, Lesson] = {}
