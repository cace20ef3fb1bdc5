"""The map that is painted, and a clock of its own for the painting: no test depends on how fast a machine is."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pygame
import pytest

from game.desktop.board import painting
from game.kernel.maps.territories import TerritoryMap, load_territory_map
from game.kernel.resources import resource

TICKS = (0.00001, 0.0001, 0.0003, 0.001, 0.003)  # seconds: from all that is wanted in a frame to a step of it


@pytest.fixture(scope="module")
def land() -> TerritoryMap:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return load_territory_map(resource("maps", "skyrim.tmx"))


@pytest.fixture
def uneven(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Let the painting's clock jump at random from here on: so every frame's work is left off at another step."""

    def begin(seed: int) -> None:
        chance = random.Random(seed)
        tick = TICKS[seed % len(TICKS)]
        times = itertools.accumulate(chance.expovariate(1 / tick) for _ in itertools.count())
        monkeypatch.setattr(painting, "perf_counter", times.__next__)

    return begin


@pytest.fixture
def short_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame has time for a single step of the painting."""
    monkeypatch.setattr(painting, "perf_counter", itertools.count().__next__)
