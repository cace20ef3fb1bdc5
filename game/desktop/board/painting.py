"""All of the board that rests, painted beside what is shown and turned over at once: sheet and sprites."""

from __future__ import annotations

import math
from collections.abc import Iterator
from time import perf_counter

import pygame

from game.desktop.board.look import BoardLook
from game.desktop.board.sheet import LAST, TARGET, Sheet, fineness, load_picture
from game.desktop.board.sprites import Shown, Sprites
from game.desktop.kit.surfaces import opaque
from game.desktop.theme import Theme
from game.kernel.maps.territories import TerritoryMap

BUDGET_MS = 2  # of a frame, for painting
ZOOM_BUDGET_MS = 6  # of a frame, for painting another zoom: nothing else is going on then
END = object()


class Painting:
    """Say with `want` what is to be seen, let it be painted with `go_on`; `sheet` and `sprites` are of one zoom."""

    def __init__(self, board: TerritoryMap) -> None:
        self.board = board
        self.picture = load_picture(board.picture)
        self.sheet = Sheet(board, self.picture)
        self.sprites = Sprites(board)
        self._look, self._k, self._fine, self._theme = BoardLook(), 1.0, fineness(1.0), Theme()
        self._work: Iterator[None] | None = None
        self._owing = True
        self._cold: list[tuple[str, bool]] = []  # territories to be made ready for, bright or dim
        self._baked: pygame.Surface | None = None
        self._baked_at: object = None
        self._baked_scene: Shown | None = None  # None: all is to be baked
        self._stale: list[pygame.Rect] = []  # of the sheet, since it was baked

    # -- painting ---------------------------------------------------------------------------------
    @property
    def begun(self) -> bool:
        """Whether there is anything to be shown."""
        return self.sheet.version > 0

    @property
    def done(self) -> bool:
        """Whether what is shown is what is wanted."""
        return not self._owing and self._work is None

    def want(self, look: BoardLook, k: float, least: float, theme: Theme) -> None:
        """What is to be seen; `least` is the zoom at which the map is fitted."""
        self._look, self._k, self._fine, self._theme = look, k, fineness(least), theme
        self._owing = True

    def go_on(self, budget_ms: float | None = None) -> bool:
        """Go on painting, at least a step; whether it is done."""
        if self._owing:
            self._work, self._owing = self._steps(), False
        if budget_ms is None:
            budget_ms = BUDGET_MS if self.sheet.k == self._k else ZOOM_BUDGET_MS
        until = perf_counter() + budget_ms / 1000
        while self._work is not None:
            if next(self._work, END) is END:
                self._work = None
            if perf_counter() >= until:
                break
        return self._work is None

    def finish(self) -> None:
        """Paint all that is wanted now."""
        self.go_on(math.inf)

    def _steps(self) -> Iterator[None]:
        look, k, theme = self._look, self._k, self._theme
        yield from self.sheet.work(look, k, self._fine, theme)
        if (theme, k) == (self.sprites.theme, self.sprites.k):
            self._stale += self.sheet.turn()
            return
        coming = Sprites(self.board)
        for _step in coming.settle(theme, k):
            yield
        for land in self.board.territories:
            coming.warm(land, Shown(look))
            yield
        self.sheet.turn()
        self.sprites, self._baked_scene = coming, None
        names = [land.key for land in self.board.territories]
        self._cold = [(key, bright) for bright in (not look.choosing, look.choosing) for key in names]

    def warm(self) -> bool:
        """Make something ready that a choice will show; whether there was anything to do."""
        until, any_left = perf_counter() + BUDGET_MS / 1000, bool(self._cold)
        while self._cold and perf_counter() < until:
            key, bright = self._cold.pop()
            self.sprites.warm_other(self.board.territory(key), self._look, bright)
            self.sheet.warm(key, TARGET if bright else LAST)
        return any_left

    # -- what rests -------------------------------------------------------------------------------
    def bake(self, seen: pygame.Rect, at: tuple[int, int], scene: Shown) -> bool:
        """Map, last arrow, pieces and names as seen in a rectangle, painted anew on a change only; whether it was.

        `at` is where the map's corner lies.
        """
        place, corner = (seen.size, at), (at[0] - seen.x, at[1] - seen.y)
        if self._baked is None or self._baked.get_size() != seen.size:
            self._baked = opaque(seen.size)
        whole = [self._baked.get_rect()]
        if self._baked_at == place and self._baked_scene is not None:
            boxes = self._stale + self.sprites.changed(self._baked_scene, scene)
            boxes = [box.move(corner).clip(whole[0]) for box in boxes]
            whole = whole if sum(box.w * box.h for box in boxes) > whole[0].w * whole[0].h / 2 else joined(boxes)
        for area in whole:
            self._bake_within(area, corner, scene)
        self._baked_at, self._baked_scene, self._stale = place, scene, []
        return bool(whole)

    def _bake_within(self, area: pygame.Rect, corner: tuple[int, int], scene: Shown) -> None:
        assert self._baked is not None
        self._baked.set_clip(area)
        self._baked.blit(self.sheet.surface, area, area.move(-corner[0], -corner[1]))
        self.sprites.draw_last(self._baked, corner, scene.last)
        self.sprites.draw(self._baked, corner, scene, area)
        self._baked.set_clip(None)

    def draw_baked(self, dst: pygame.Surface, seen: pygame.Rect, at: tuple[int, int], scene: Shown) -> None:
        """Draw what rests; where another part is seen it is baked first, a mere change waits for its frame."""
        if self._baked is None or self._baked_at != (seen.size, at):
            self.bake(seen, at, scene)
        assert self._baked is not None
        dst.blit(self._baked, seen)

    def draw_scaled(self, dst: pygame.Surface, seen: pygame.Rect, at: tuple[int, int], k: float) -> None:
        """The sheet at a zoom for which it is not painted yet."""
        sheet, z = self.sheet.surface, self.sheet.k / k
        part = pygame.Rect((seen.x - at[0]) * z, (seen.y - at[1]) * z, seen.w * z, seen.h * z).clip(sheet.get_rect())
        if part.w > 1 and part.h > 1:
            pygame.transform.scale(sheet.subsurface(part), seen.size, dst.subsurface(seen))


def joined(boxes: list[pygame.Rect]) -> list[pygame.Rect]:
    """Boxes that touch none of the others: those that do are made one."""
    out: list[pygame.Rect] = []
    for box in boxes:
        one = pygame.Rect(box)
        while one.w and (hit := one.collidelist(out)) >= 0:
            one.union_ip(out.pop(hit))
        out += [one] if one.w and one.h else []
    return out
