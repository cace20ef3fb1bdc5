"""Pictures of scenes, and how two of them differ: told in a sentence, for all their bytes would be megabytes."""

from __future__ import annotations

from typing import Protocol

import numpy as np
import pygame


class Drawable(Protocol):
    """A scene, or a part of one."""

    def draw(self, dst: pygame.Surface) -> None:
        """Draw it."""


class Drawn(Drawable, Protocol):
    """One that changes by itself."""

    def update(self, dt_ms: int) -> bool:
        """Let time pass."""


def drawn(one: Drawable, size: tuple[int, int]) -> pygame.Surface:
    """As it looks now."""
    sheet = pygame.Surface(size)
    one.draw(sheet)
    return sheet


def settled(one: Drawn, size: tuple[int, int]) -> pygame.Surface:
    """As it looks when all that was owed has been painted."""
    one.update(1000)
    return drawn(one, size)


def _alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether all colours are the same, where that is quickly seen: by whole pixels."""
    masks = one.get_masks()
    if one.get_bytesize() != 4 or other.get_bytesize() != 4 or masks[:3] != other.get_masks()[:3]:
        return False
    colours = np.uint32(masks[0] | masks[1] | masks[2])
    return not ((pygame.surfarray.pixels2d(one) ^ pygame.surfarray.pixels2d(other)) & colours).any()


def difference(one: pygame.Surface, other: pygame.Surface) -> str:
    """How two pictures differ, in a sentence; nothing where they are the same, so `assert not difference(a, b)`."""
    if one.get_size() != other.get_size():
        return f"One picture is {one.get_size()} pixels large, the other {other.get_size()}."
    if _alike(one, other):
        return ""
    a, b = (pygame.surfarray.array3d(sheet).swapaxes(0, 1) for sheet in (one, other))
    apart = np.abs(a.astype(np.int16) - b).max(axis=2)
    rows, columns = np.nonzero(apart)
    if not len(rows):
        return ""
    at = (int(columns[0]), int(rows[0]))
    return (
        f"Of {apart.size} pixels {len(rows)} differ, by {apart.max()} of 255 at most; the first one, at {at}, is "
        f"{tuple(one.get_at(at))[:3]} in one picture and {tuple(other.get_at(at))[:3]} in the other."
    )
