"""What is drawn of a territory at a zoom: first what rests, then the lights on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.desktop import theme as t
from game.desktop.tables.skye.land import ground, lights, spoken
from game.desktop.tables.skye.land.look import Badge, Cell, Laid, TerritoryLook
from game.desktop.tables.skye.land.pictures import TilePictures
from game.desktop.theme import Theme

DESIGN = 142  # pixels of a tile at which the sizes of the style are meant
SIDES = ((0, 1), (0, -1), (1, 0), (-1, 0))  # where a plaque about the tile in hand is tried
ROOM = 0.82  # of a cell: what a plaque may take of it, so that the cell's light is seen around it
EDGE = (48, 30, 18)


class Layers:
    """Draws on a picture in which the castle's cell has its upper left corner at `corner`; a tile is `side` wide.
    What lies over it is `kept` free of plaques."""

    def __init__(
        self,
        pictures: TilePictures,
        corner: tuple[int, int],
        side: int,
        theme: Theme,
        kept: Sequence[pygame.Rect] = (),
    ) -> None:
        self.pictures, self.corner, self.side, self.kept = pictures, corner, side, kept
        self.ink = Theme(
            max(0.75, min(theme.scale * 1.15, side / DESIGN)), theme.palette, theme.patterns, theme.reduced
        )

    def box(self, cell: Cell) -> pygame.Rect:
        """A cell's pixels."""
        x, y = self.corner[0] + cell[0] * self.side, self.corner[1] + cell[1] * self.side
        return pygame.Rect(x, y, self.side, self.side)

    # -- what rests -------------------------------------------------------------------------------
    def seen(self, look: TerritoryLook, size: tuple[int, int]) -> Iterator[Laid]:
        """The tiles that reach into a picture of that size."""
        whole = pygame.Rect((0, 0), size)
        return (one for one in look.land if whole.colliderect(self.box(one.cell)))

    def paint_ground(self, dst: pygame.Surface, look: TerritoryLook) -> bool:
        """Parchment, shadows, tiles with a dark edge; whether every tile is sharp already."""
        self._paint_paper(dst)
        laid = list(self.seen(look, dst.get_size()))
        self._paint_edges(dst, look, laid)
        sharp = True
        for one in laid:
            picture, ready = self.pictures.at_once(one.tile, one.rotation, self.side)
            dst.blit(picture, self.box(one.cell))
            sharp = sharp and ready
        self._paint_pieces(dst, look)
        return sharp

    def ground_steps(self, dst: pygame.Surface, look: TerritoryLook) -> Iterator[None]:
        """The same in steps, with every tile sharp; see Allowance.go_on."""
        laid = list(self.seen(look, dst.get_size()))
        for one in laid:
            self.pictures.ahead(one.tile, one.rotation, self.side)
        self._paint_paper(dst)
        yield
        self._paint_edges(dst, look, laid)
        for one in laid:
            yield
            while not self.pictures.comes(one.tile, one.rotation, self.side):
                yield
            dst.blit(self.pictures.at(one.tile, one.rotation, self.side), self.box(one.cell))
        self._paint_pieces(dst, look)
        yield

    def _paint_paper(self, dst: pygame.Surface) -> None:
        dst.blit(ground.paper(dst.get_size()), (0, 0))
        ground.crosses(dst, self.corner, self.side)

    def _paint_edges(self, dst: pygame.Surface, look: TerritoryLook, laid: list[Laid]) -> None:
        """Shadows and dark edges of the tiles that are seen."""
        taken = {one.cell for one in look.land}
        for one in laid:
            if not taken.issuperset(((one.x + 1, one.y), (one.x, one.y + 1), (one.x + 1, one.y + 1))):
                ground.cast(dst, self.box(one.cell))
        for one in laid:
            pygame.draw.rect(dst, EDGE, self.box(one.cell).inflate(4, 4), 2)

    def _paint_pieces(self, dst: pygame.Surface, look: TerritoryLook) -> None:
        for a, b in look.pieces:
            spoken.draw_piece(dst, self.pictures, self.box(a), self.box(b))

    # -- lights -----------------------------------------------------------------------------------
    def paint_lights(self, dst: pygame.Surface, look: TerritoryLook) -> None:
        """What is spoken of, open cells, the tile held over one, plaques."""
        if look.lit:
            land = [self.box(one.cell) for one in self.seen(look, dst.get_size())]
            lights.dusk(dst, land, [self.box(cell) for cell in look.lit])
        self._spoken(dst, look)
        for cell in look.newest:
            pygame.draw.rect(dst, t.LAST_MOVE, self.box(cell).inflate(-2, -2), max(2, self.side // 60))
        for one in look.opens:
            if look.ghost is None or one.cell != look.ghost.cell:
                colour, strength, fill = (lights.BRIGHT, 210, 28) if one.bright else (lights.PALE, 110, 16)
                dst.blit(lights.frame_light(self.side, colour, strength, fill), self.box(one.cell))
        if look.ghost is not None:
            self._ghost(dst, look.ghost)
        self._standing(dst, look)
        for badge in look.badges:
            self._badge(dst, look, badge)

    def _spoken(self, dst: pygame.Surface, look: TerritoryLook) -> None:
        laid = {one.cell: one for one in look.land}
        for area in look.outlines:
            spoken.draw_outline(dst, self.pictures, look.land, area, self.box)
        for cell, road in look.joined:
            if cell in laid:
                light = spoken.road_light(self.pictures, laid[cell].tile, road, laid[cell].rotation, self.side)
                dst.blit(light, self.box(cell))
        for cell, symbol in look.marked:
            if cell in laid:
                spoken.draw_marked(dst, self.pictures, laid[cell], symbol, self.box(cell))

    def _standing(self, dst: pygame.Surface, look: TerritoryLook) -> None:
        spoken.draw_way(dst, look.way, self.box)
        for cell in dict.fromkeys(one.cell for one in look.tokens):
            there = [one for one in look.tokens if one.cell == cell]
            spoken.draw_tokens(dst, self.pictures, self.ink, there, self.box(cell))

    def _ghost(self, dst: pygame.Surface, one: Laid) -> None:
        box, reach = self.box(one.cell), max(4, self.side // 14)
        dst.blit(lights.glow(self.side, t.TARGET, reach), box.inflate(4 * reach, 4 * reach))
        dst.blit(self.pictures.at(one.tile, one.rotation, self.side), box)

    def _badge(self, dst: pygame.Surface, look: TerritoryLook, badge: Badge) -> None:
        box = self.box(badge.cell)
        if look.ghost is not None and badge.cell == look.ghost.cell:
            rect, below = self.beside(look, badge, dst.get_rect())
            lights.plaque(dst, self.ink, badge.words, below, rect.center)
            return
        below, noted = self._told(badge)
        centre = (box.centerx, box.centery - (self.ink.px(10) if noted else 0))
        rect = lights.plaque(dst, self.ink, badge.words, below, centre)
        if noted:
            lights.note(dst, self.ink, badge.note, (box.centerx, rect.bottom + self.ink.px(12)))

    def _told(self, badge: Badge) -> tuple[str, bool]:
        """What of a plaque's second line there is room for in a cell, and whether the note has room below it."""
        below = next((one for one in (badge.below, badge.brief) if self._fits(badge.words, one)), "")
        _wide, high = lights.plaque_size(self.ink, badge.words, below)
        return below, bool(badge.note) and high + self.ink.px(32) <= self.side

    def _fits(self, words: str, below: str) -> bool:
        wide, high = lights.plaque_size(self.ink, words, below)
        return max(wide, high) <= self.side * ROOM

    def beside(self, look: TerritoryLook, badge: Badge, whole: pygame.Rect) -> tuple[pygame.Rect, str]:
        """Where the plaque about the tile in hand lies in a picture, with its second line: it covers no open cell,
        and no tile either if there is such a place; else it lies on the tile in hand itself."""
        box = self.box(badge.cell)
        opens = [self.box(one.cell) for one in look.opens if one.cell != badge.cell]
        land = [self.box(one.cell) for one in look.land]
        inside, gap = whole.inflate(-8, -8), self.ink.px(8)
        rect = pygame.Rect((0, 0), lights.plaque_size(self.ink, badge.words, badge.below))
        for taken in ([*opens, *land, *self.kept], [*opens, *self.kept]):
            for dx, dy in SIDES:
                x, y = box.w // 2 + rect.w // 2 + gap, box.h // 2 + rect.h // 2 + gap
                rect.center = (box.centerx + dx * x, box.centery + dy * y)
                if inside.contains(rect) and rect.collidelist(taken) < 0:
                    return rect, badge.below
        below, _noted = self._told(badge)
        rect = pygame.Rect((0, 0), lights.plaque_size(self.ink, badge.words, below))
        rect.midbottom = (box.centerx, box.bottom - self.ink.px(4))
        return rect, below
