from __future__ import annotations

import pygame

from game.desktop.kit.pool import Pool


def test_the_pool_lets_go_of_what_was_not_asked_for_longest() -> None:
    pool, made = Pool(3 * 40 * 10), list[int]()

    @pool.keep
    def drawing(n: int, wide: int = 10) -> pygame.Surface:
        made.append(n)
        return pygame.Surface((wide, 10), 0, 32)

    first = drawing(1)
    drawing(2)
    drawing(3)
    assert drawing(1) is first
    drawing(4)  # there is room for three: 2 goes
    assert drawing(1) is first
    assert made == [1, 2, 3, 4]
    drawing(2)
    assert made == [1, 2, 3, 4, 2]
    assert pool.bytes == 3 * 40 * 10
    drawing(5, wide=1000)  # larger than the pool: kept until the next one comes
    assert pool.bytes == 40 * 1000
    drawing(6)
    assert pool.bytes == 40 * 10
