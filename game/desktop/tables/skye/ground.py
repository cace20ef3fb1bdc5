"""The ground with one clan's territory; keys of other clans' cells name the clan, and lead there."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.desktop.tables.skye.land.look import TerritoryLook
from game.desktop.tables.skye.land.view import TerritoryView


class Ground(TerritoryView):
    """`seat`: whose territory lies there. The chronicle calls a cell of a clan `2/0,-1`."""

    def __init__(self, look_at: Callable[[int], None]) -> None:
        super().__init__()
        self.seat = -1
        self._look_at = look_at

    def show_of(self, seat: int, look: TerritoryLook) -> None:
        """Show a clan's territory; another one is seen whole."""
        other, self.seat = seat != self.seat, seat
        self.show(look)
        if other:
            self.fit()

    def own(self, key: str) -> str:
        """The cell that a key means in this territory, or nothing."""
        seat, slash, cell = key.partition("/")
        return key if not slash else cell if seat == str(self.seat) else ""

    def centre(self, key: str) -> None:
        """Bring a cell to the middle, of whichever clan."""
        seat, slash, cell = key.partition("/")
        if slash and seat != str(self.seat):
            self._look_at(int(seat))
        super().centre(cell if slash else key)

    def draw(self, dst: pygame.Surface) -> None:
        """With what is lit of this territory."""
        every = self.lit
        self.lit = tuple(filter(None, map(self.own, every)))
        super().draw(dst)
        self.lit = every
