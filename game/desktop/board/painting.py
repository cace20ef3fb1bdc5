"""All of the board that rests, painted beside what is shown and turned over at once: sheet and sprites."""

from __future__ import annotations

import math
from collections.abc import Iterator
from time import perf_counter

import pygame

from game.desktop.board.camera import Camera
from game.desktop.board.look import BoardLook
from game.desktop.board.sheet import LAST, TARGET, Sheet, fineness, load_picture
from game.desktop.board.sprites import Shown, Sprites
from game.desktop.kit.areas import gathered
from game.desktop.kit.surfaces import opaque
from game.desktop.theme import Theme
from game.kernel.maps.territories import TerritoryMap

BUDGET_MS = 2  # of a frame, for painting
ZOOM_BUDGET_MS = 6  # of a frame, for painting another zoom: nothing else is going on then
MOST = 0.6  # of what is seen: where more has changed all is baked
END = object()


class Painting:
    """Say with `want` what is to be seen, let it be painted with `go_on`; `sheet` and `sprites` are of one zoom."""

    def __init__(self, board: TerritoryMap) -> None:
        self.board = board
        self.picture = load_picture(board.picture)
        self.sheet = Sheet(board, self.picture)
        self.sprites = Sprites(board)
        self._look, self._k, self._fine, self._theme = BoardLook(), 1.0, fineness(1.0), Theme()
        self._seen = pygame.Rect(0, 0, 1, 1)
        self._work: Iterator[None] | None = None
        self._owing = True
        self.painted = BoardLook()  # what the sheet shows
        self._cold: list[tuple[str, bool, bool]] = []  # territory, bright or dim, line or name: to be made ready
        self._baked: pygame.Surface | None = None
        self._baked_at: object = None
        self._baked_corner = (0, 0)
        self._baked_scene: Shown | None = None  # None: all is to be baked
        self.bakes = 0  # how often what rests became another picture
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

    def want(self, look: BoardLook, camera: Camera, theme: Theme) -> None:
        """What is to be seen from a camera."""
        self._look, self._k, self._fine, self._theme = look, camera.k, fineness(camera.least), theme
        self._owing = True
        self.see(camera)

    def see(self, camera: Camera) -> None:
        """What is seen now, wherever the map was dragged: what was drawn as it was in passing is painted too."""
        self._seen = pygame.Rect(camera.x * camera.k, camera.y * camera.k, camera.view.w + 1, camera.view.h + 1)

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
        yield from self.sheet.work(look, k, self._fine, theme, lambda: self._seen)
        dragons = frozenset(key for key, figure in look.figures.items() if figure.dragon)
        if self.sprites.settled(theme, k, dragons):
            self._stale += self.sheet.turn()
            self.painted = look
            return
        coming = Sprites(self.board)
        for _step in coming.settle(theme, k, dragons):
            yield
        for land in self.board.territories:
            coming.warm(land, Shown(look))
            yield
        self.sheet.turn()
        self.sprites, self._baked_scene, self.painted = coming, None, look
        first = look.choosing  # what is seen already is made ready last
        self._cold = [
            (land.key, bright, line)
            for bright in (not first, first)
            for line in (True, False)
            for land in self.board.territories
        ]

    def warm(self) -> None:
        """With time to spare: paint what is not seen yet, or make something ready that a choice will show."""
        until = perf_counter() + BUDGET_MS / 1000
        while perf_counter() < until:
            if self.sheet.fill_in():
                continue
            if not self._cold:
                return
            key, bright, line = self._cold.pop()
            if line:
                self.sheet.warm(key, TARGET if bright else LAST)
            else:
                self.sprites.warm_other(self.board.territory(key), self._look, bright)

    # -- what rests -------------------------------------------------------------------------------
    def has_pieces_of(self, scene: Shown) -> bool:
        """Whether the pieces that are seen are those of a scene; so while there is nothing to be seen."""
        return self._baked_scene is None or self._baked_scene.stands_as(scene)

    def bake(self, seen: pygame.Rect, at: tuple[int, int], scene: Shown) -> bool:
        """Map, last arrow, pieces and names as seen in a rectangle, painted anew on a change only; whether it was.

        `at` is where the map's corner lies.
        """
        corner = (at[0] - seen.x, at[1] - seen.y)
        if self._baked is None or self._baked.get_size() != seen.size:
            self._baked, self._baked_scene = opaque(seen.size), None
        areas = self._to_bake(self._baked, corner, scene)
        for area in areas:
            self._bake_within(area, corner, scene)
        self._baked_at, self._baked_scene, self._stale = (seen.size, at), scene, []
        self._baked_corner = corner
        self.bakes += bool(areas)
        return bool(areas)

    def _to_bake(self, baked: pygame.Surface, corner: tuple[int, int], scene: Shown) -> list[pygame.Rect]:
        """The parts that are not right any more, after what is right was moved to where it is seen now."""
        whole = baked.get_rect()
        if self._baked_scene is None:
            return [whole]
        boxes = list(self._stale)
        if self._baked_scene != scene:
            boxes += self.sprites.changed(self._baked_scene, scene)
        boxes = [box.move(corner) for box in boxes]
        dx, dy = corner[0] - self._baked_corner[0], corner[1] - self._baked_corner[1]
        if dx or dy:
            baked.scroll(dx, dy)
            boxes += bared(whole, dx, dy)
        areas = gathered([box.clip(whole) for box in boxes])
        return [whole] if sum(box.w * box.h for box in areas) > whole.w * whole.h * MOST else areas

    def _bake_within(self, area: pygame.Rect, corner: tuple[int, int], scene: Shown) -> None:
        assert self._baked is not None
        self._baked.set_clip(area)
        self.sheet.draw(self._baked, corner, area, fresh=self.done)
        self.sprites.draw_last(self._baked, corner, scene.last)
        self.sprites.draw(self._baked, corner, scene, area)
        self._baked.set_clip(None)

    def draw_baked(self, dst: pygame.Surface, seen: pygame.Rect, at: tuple[int, int], scene: Shown) -> None:
        """Draw what rests; where another part is seen it is baked first, a mere change waits for its frame."""
        if self._baked is None or self._baked_at != (seen.size, at):
            self.bake(seen, at, scene)
        assert self._baked is not None
        dst.blit(self._baked, seen)


def bared(whole: pygame.Rect, dx: int, dy: int) -> list[pygame.Rect]:
    """The strips along the edges that are free when what lay in a rectangle was moved."""
    beside = pygame.Rect(0 if dx > 0 else whole.w + dx, 0, abs(dx), whole.h)
    return [beside, pygame.Rect(max(0, dx), 0 if dy > 0 else whole.h + dy, whole.w - abs(dx), abs(dy))]
