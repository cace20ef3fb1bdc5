"""Whatever somebody does at the table with Journeyman, in whatever order: nothing breaks."""

from __future__ import annotations

import os
import random

import pygame
import pytest

from game.kernel.match import Match
from tests.desktop.tables.skye.driver import play_step
from tests.desktop.tables.skye.journey.driver import Wanderer, give, journey_match, make_scene

MONKEYS = int(os.environ.get("SKALD_MONKEYS", "2"))
ACTS = 220
KEYS = (
    pygame.K_TAB, pygame.K_RETURN, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_LEFT,
    pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_e, pygame.K_b, pygame.K_j, pygame.K_x, pygame.K_q, pygame.K_t,
    pygame.K_u, pygame.K_r, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_F2, pygame.K_F3, pygame.K_F4, pygame.K_F5,
    pygame.K_F6, pygame.K_F7, pygame.K_o, pygame.K_n, pygame.K_k, pygame.K_f,
)  # fmt: skip
GIVEN = ("pieces", "waypoints")  # what was put there by hand does not come from the boards
LEAVING = ("menu", "chart", "result", "leave")


class Monkey(Wanderer):
    """Presses, points, clicks."""

    def act(self) -> None:
        chance, scene = self.chance, self.scene
        what = chance.random()
        if what < 0.35:
            self.press(chance.choice(KEYS))
        elif what < 0.65:
            widgets = [w for w in scene.layer.walk() if w.enabled and w.key not in LEAVING]
            self.click(chance.choice(widgets).rect.center)
        elif what < 0.85 and scene.board.look.targets:
            self.click(scene.board.window_point(chance.choice(scene.board.look.targets)))
        else:
            self.point((chance.randrange(scene.size[0]), chance.randrange(scene.size[1])))
        if scene.overlays.curtain:
            self.press(pygame.K_RETURN)
        if scene.overlays.menu or scene.overlays.question:
            self.press(pygame.K_ESCAPE)
        self.frame(chance.choice((16, 60, 400)), chance.random() < 0.15)


def started(seed: int) -> Match:
    """Somewhere in a match, with all bonus tiles about."""
    match = journey_match("human:Ada,human:Bo,random", seed)
    for _n in range(random.Random(seed).randrange(60, 240)):
        play_step(match)
    for seat in range(2):
        give(match, seat, (1, 6)[seat % 2], 2)
    return match


@pytest.mark.parametrize("seed", range(MONKEYS))
def test_a_monkey_breaks_nothing(seed: int) -> None:
    match = started(seed)
    monkey = Monkey(make_scene(match, ((1024, 640), (1280, 720), (700, 900))[seed % 3]), seed)
    for _act in range(ACTS):
        if match.over:
            break
        monkey.act()
    faults = match.game.title.audit(match.game.content, match.state)
    assert [one for one in faults if not any(given in one for given in GIVEN)] == []
