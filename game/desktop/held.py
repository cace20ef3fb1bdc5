"""Keys that are held down: the system repeats them, and what they were pressed for may be gone meanwhile."""

from __future__ import annotations

import pygame


class HeldKeys:
    """Tells a first press from a repeated one."""

    def __init__(self) -> None:
        self._down: set[int] = set()
        self._spent: set[int] = set()

    def first(self, event: pygame.Event) -> bool:
        """Whether an event is no repeated press; notes what is down."""
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
            self._spent.discard(event.key)
        if event.type != pygame.KEYDOWN:
            return True
        again = event.key in self._down
        self._down.add(event.key)
        return not again

    def spent(self, event: pygame.Event) -> bool:
        """Whether an event repeats a key that was pressed for a scene before."""
        return event.type == pygame.KEYDOWN and event.key in self._spent

    def spend(self) -> None:
        """Another scene has come: what is down was not meant for it."""
        self._spent = set(self._down)
