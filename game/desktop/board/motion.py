"""What moves on the board: pieces that glide, a wash that spreads over a conquest, an aim that breathes.

Times are milliseconds. Anything under way can be finished at once. With reduced motion nothing travels: a piece
appears where it arrives, a conquest's colour all over it, both in a short fade.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

import pygame

from game.desktop.board.look import Figure, Piece
from game.desktop.kit.motion import CAPTURE, MOVE, REDUCED, ease_in_out, ease_out
from game.desktop.kit.surfaces import clear


@dataclass
class Glide:
    """A piece on its way; what the target showed before stays until it has arrived."""

    source: str
    target: str
    piece: Piece
    before: Piece | None
    wait: int = 0
    age: int = 0
    reduced: bool = False
    figure: Figure | None = None  # who walks, instead of a piece

    @property
    def _done(self) -> float:
        """How much of its time is gone, 0 to 1."""
        return max(0.0, min(1.0, (self.age - self.wait) / (REDUCED if self.reduced else MOVE)))

    @property
    def share(self) -> float:
        """How much of the way is gone."""
        return 1.0 if self.reduced else ease_in_out(self._done)

    @property
    def alpha(self) -> int:
        """How much of it is to be seen, 0 to 255."""
        return round(255 * self._done) if self.reduced else 255

    @property
    def over(self) -> bool:
        """Whether it has arrived."""
        return self._done >= 1


@dataclass
class Spread:
    """A conquest being coloured: the ground as it was (in map pixels of the sheet), going from the entry on."""

    old: pygame.Surface
    box: pygame.Rect
    entry: tuple[float, float]
    wait: int = 0
    age: int = 0
    reduced: bool = False

    @property
    def _done(self) -> float:
        """How much of its time is gone, from 0 on."""
        return max(0.0, (self.age - self.wait) / (REDUCED if self.reduced else CAPTURE))

    @property
    def over(self) -> bool:
        """Whether all is coloured."""
        return self._done >= 1

    def cover(self) -> pygame.Surface:
        """What of the old ground is still to be seen."""
        out = clear(self.box.size)
        out.blit(self.old, (0, 0))
        if self.reduced:
            out.set_alpha(round(255 * (1 - min(1.0, self._done))))
            return out
        reach = 2.4 * max(self.box.size)
        size = max(1, round(reach * ease_out(min(1.0, self._done))))
        if self._done > 0:
            hole = pygame.transform.scale(_hole(), (size, size))
            at = hole.get_rect(center=(round(self.entry[0] - self.box.x), round(self.entry[1] - self.box.y)))
            out.blit(hole, at, special_flags=pygame.BLEND_RGBA_MULT)
        return out


@functools.lru_cache(1)
def _hole() -> pygame.Surface:
    """A white sheet with a soft hole in it."""
    out = clear((128, 128))
    out.fill((255, 255, 255, 255))
    for i in range(24):
        alpha = round(255 * (1 - i / 23))
        pygame.draw.circle(out, (255, 255, 255, alpha), (64, 64), 63 - i)
    return out


@dataclass
class Hold:
    """A territory that still shows what was there, until the dice lie."""

    key: str
    before: Piece
    left: int


@dataclass
class Kept:
    """Heroes and dragons as they stood, and the track of dragons, until the dice lie."""

    figures: dict[str, Figure]
    track: tuple[Figure, ...]
    left: int


class Motions:
    """All that moves now."""

    def __init__(self) -> None:
        self.kept: Kept | None = None
        self.glides: list[Glide] = []
        self.spreads: list[Spread] = []
        self.holds: list[Hold] = []

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return bool(self.glides or self.spreads or self.holds or self.kept)

    def finish(self) -> bool:
        """Let all arrive at once; whether anything moved."""
        busy = self.busy
        self.glides, self.spreads, self.holds, self.kept = [], [], [], None
        return busy

    def update(self, dt_ms: int) -> bool:
        """Let time pass; whether anything moved."""
        busy = self.busy
        for glide in self.glides:
            glide.age += dt_ms
        for spread in self.spreads:
            spread.age += dt_ms
        for hold in self.holds:
            hold.left -= dt_ms
        self.holds = [hold for hold in self.holds if hold.left > 0]
        if self.kept is not None:
            self.kept.left -= dt_ms
            self.kept = self.kept if self.kept.left > 0 else None
        self.glides = [one for one in self.glides if not one.over]
        self.spreads = [one for one in self.spreads if not one.over]
        return busy

    def coming(self) -> frozenset[str]:
        """Where figures are expected that have not arrived yet."""
        return frozenset(one.target for one in self.glides if one.figure is not None)

    def held(self) -> dict[str, Piece]:
        """What territories show that is not so any more."""
        out = {one.target: one.before for one in self.glides if one.before}
        for hold in self.holds:
            out[hold.key] = hold.before
        return out
