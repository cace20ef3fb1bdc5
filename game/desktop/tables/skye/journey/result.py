"""What Journeyman adds to the page after a match."""

from __future__ import annotations

from game.kernel.texts import N_
from game.titles.skye.state import BANNERS, BONUS_TILES, SOURCES, State

COLUMNS = (("level", N_("Progress tracks")), ("crown", N_("Banners")), ("cards", N_("Bonus tiles")))


def columns(state: State) -> tuple[tuple[str, str], ...]:
    """Icons and words of the module's columns."""
    return () if state.journey is None else COLUMNS


def values(scored: tuple[int, ...]) -> tuple[int, ...]:
    """A seat's points under them."""
    if len(scored) == len(SOURCES):
        return ()
    return sum(scored[len(SOURCES) : len(SOURCES) + 3]), scored[BANNERS], scored[BONUS_TILES]
