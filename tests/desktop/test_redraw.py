"""What is brought up to date on a window looks as if all of it were drawn anew, whatever a person does meanwhile."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest

from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.scenes.table import TableScene
from tests.desktop import table_driver
from tests.desktop.tables.skye import driver as skye
from tests.desktop.tables.skyrim.dovahkiin import laid
from tests.desktop.tables.witcher import driver as witcher
from tests.pictures import difference

SIZE, FRAMES, FRAME_MS = (1280, 720), 300, 60
KEYS = (pygame.K_TAB, pygame.K_F2, pygame.K_F4, pygame.K_F5, pygame.K_o, pygame.K_RIGHT, pygame.K_g, pygame.K_RETURN)


def skyrim_table() -> TableScene:
    return table_driver.make_scene(table_driver.make_match(steps=40), SIZE, speed="normal")


def saga_table() -> TableScene:
    """Heroes, dragons, cards of all kinds, bots in their turns."""
    return table_driver.make_scene(laid.match(), SIZE, speed="normal")


def witcher_table() -> TableScene:
    return witcher.make_scene(witcher.make_match(steps=40), SIZE, speed="normal")


def skye_table() -> TableScene:
    return skye.make_scene(skye.make_match(steps=12), SIZE, speed="normal")


def something(rng: random.Random, size: tuple[int, int]) -> list[pygame.Event]:
    """What a hand does: it points, presses, turns the wheel, types."""
    pos, kind = (rng.randrange(size[0]), rng.randrange(size[1])), rng.randrange(12)
    motion = pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
    if kind < 4:
        return [motion]
    if kind < 6:
        click = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        return [motion, *(pygame.Event(what, pos=pos, button=1, touch=False) for what in click)]
    if kind == 6:
        return [motion, pygame.Event(pygame.MOUSEWHEEL, x=0, y=rng.choice((-1, 1)), precise_y=0.0, flipped=False)]
    if kind == 7:
        code = rng.choice(KEYS)
        return [pygame.Event(what, key=code, mod=0, unicode="") for what in (pygame.KEYDOWN, pygame.KEYUP)]
    return []


def whole(scene: TableScene, window: pygame.Surface) -> pygame.Surface:
    with ALLOWANCE.frame():
        scene.draw(window)
    return window.copy()


@pytest.mark.parametrize("make", [skyrim_table, saga_table, witcher_table, skye_table])
@pytest.mark.parametrize("seed", range(2))
def test_what_is_redrawn_is_what_is_drawn(make: Callable[[], TableScene], seed: int) -> None:
    scene, window, rng, compared = make(), pygame.Surface(SIZE, 0, 32), random.Random(seed), 0
    scene.draw(window)
    for n in range(FRAMES):
        for event in something(rng, SIZE):
            scene.handle(event)
        with ALLOWANCE.frame():
            scene.update(FRAME_MS)
            scene.redraw(window)
        if n % 5 == 0 and not ALLOWANCE.owes:
            redrawn, drawn, again = window.copy(), whole(scene, window), whole(scene, window)
            if not difference(drawn, again):  # while a zoomed map grows sharp no two pictures are alike
                assert not difference(redrawn, drawn), n
                compared += 1
    assert compared > FRAMES // 20
