"""The ground with what Journeyman lays on it: edges for road pieces, and signs of what a marker could do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import clear, drop, rounded
from game.desktop.tables.skye.ground import Ground
from game.desktop.tables.skye.journey.strides import Stride, Strides
from game.desktop.tables.skye.land import lights, spoken
from game.desktop.tables.skye.land.look import Cell, TerritoryLook, key_of
from game.desktop.tables.skye.land.pictures import TilePictures
from game.desktop.theme import Theme
from game.titles.skye.journeyman.pieces import EAST, Piece

NEAR = 0.3  # of a tile's side: so near an edge's middle means the edge
MARGIN = 12  # pixels around a plaque, for its shadow
COST = text.Style("uix", 17, t.PARCHMENT_LIT)


def edge_key(piece: Piece) -> str:
    """An edge as the board calls it, such as `r1,2,1`."""
    return "r" + ",".join(map(str, piece))


def edge_of(key: str) -> Piece | None:
    """The edge that a key names, if it names one."""
    if not key.startswith("r"):
        return None
    x, y, side = (int(part) for part in key[1:].split(","))
    return x, y, side


def both_sides(piece: Piece) -> tuple[Cell, Cell]:
    """The two cells of an edge."""
    x, y, side = piece
    return (x, y), (x + 1, y) if side == EAST else (x, y + 1)


@dataclass(frozen=True, slots=True)
class Sign:
    """A plaque at the upper edge of a tile: pictures of assets/skye, a coin where something can be bought, and what it
    costs to go there."""

    cell: Cell
    pictures: tuple[str, ...] = ()
    sells: bool = False
    cost: str = ""


@dataclass(frozen=True)
class JourneyLook(TerritoryLook):
    """`edges`: where a road piece can be laid, or taken up again (`takes_up`); `edge`: the one that is thought of."""

    edges: tuple[Piece, ...] = ()
    takes_up: tuple[Piece, ...] = ()
    edge: Piece | None = None
    signs: tuple[Sign, ...] = ()

    @property
    def targets(self) -> tuple[str, ...]:
        """Edges while there are any to choose, else cells; from the upper left, row by row."""
        every = sorted((*self.edges, *self.takes_up), key=lambda one: (one[1], one[0], one[2]))
        return tuple(map(edge_key, every)) if every else tuple(
            key_of(one.cell) for one in sorted(self.opens, key=lambda one: (one.cell[1], one.cell[0]))
        )


class JourneyGround(Ground):
    """Edges can be pointed at while the look has any; a journeyman may be on his way."""

    def __init__(self, look_at: Callable[[int], None]) -> None:
        super().__init__(look_at)
        self.motions = Strides()

    def update(self, dt_ms: int, spare: bool = True) -> bool:
        """Let time pass; whether the picture changes."""
        moved = self.motions.update(dt_ms)
        return super().update(dt_ms, spare) or moved

    @property
    def _journey(self) -> JourneyLook | None:
        return self.look if isinstance(self.look, JourneyLook) else None

    # -- edges ------------------------------------------------------------------------------------
    def edge_rect(self, piece: Piece) -> pygame.Rect:
        """The place about the middle of an edge."""
        a, b = (self.rect_of(cell) for cell in both_sides(piece))
        side = max(12, a.w // 3)
        box = pygame.Rect(0, 0, side, side)
        box.center = (a.centerx + b.centerx) // 2, (a.centery + b.centery) // 2
        return box

    def at(self, pos: tuple[int, int]) -> str:
        """The edge that lies nearest, while edges are asked for; else the cell."""
        look = self._journey
        if look is None or not (look.edges or look.takes_up) or not self.rect.collidepoint(pos):
            return super().at(pos)

        def far(piece: Piece) -> int:
            x, y = self.edge_rect(piece).center
            return max(abs(x - pos[0]), abs(y - pos[1]))

        nearest = min((*look.edges, *look.takes_up), key=far)
        return edge_key(nearest) if far(nearest) <= NEAR * self.side else ""

    def piece_rect(self, key: str) -> pygame.Rect:
        """A cell or an edge in the window."""
        edge = edge_of(key)
        return self.edge_rect(edge) if edge is not None else super().piece_rect(key)

    def reveal(self, key: str) -> bool:
        """Bring a cell or an edge into sight."""
        edge = edge_of(key)
        return super().reveal(key if edge is None else key_of(edge[:2]))

    # -- picture ----------------------------------------------------------------------------------
    def looks(self) -> object:
        """Equal where it looks the same; None while somebody walks over it."""
        return None if self.motions.of(self.seat) is not None else super().looks()

    def draw(self, dst: pygame.Surface) -> None:
        """With edges, signs and who walks above it."""
        super().draw(dst)
        look, stride = self._journey, self.motions.of(self.seat)
        if look is None or not (stride or look.edges or look.takes_up or look.signs):
            return
        before = dst.get_clip()
        dst.set_clip(self.rect.clip(before))
        if stride is not None:
            self._walker(dst, stride)
        for piece in look.edges:
            self._edge(dst, piece, piece == look.edge, edge_key(piece) == self.aim)
        for piece in look.takes_up:
            light = lights.frame_light(self.edge_rect(piece).w, t.GOLD_LIT, 230, 0)
            dst.blit(light, self.edge_rect(piece))
        for sign in look.signs:
            self._sign(dst, sign)
        dst.set_clip(before)

    def _walker(self, dst: pygame.Surface, stride: Stride) -> None:
        x, y = stride.at
        box = self.rect_of((0, 0)).move(round(x * self.side), round(y * self.side))
        spoken.draw_tokens(dst, self.pictures, self.ink, (stride.pawn,), box)

    def _edge(self, dst: pygame.Surface, piece: Piece, chosen: bool, aimed: bool) -> None:
        box = self.edge_rect(piece)
        if chosen or aimed:
            upright = piece[2] != EAST
            name, share = ("piece", 0.17) if upright else ("piece_across", 0.42)
            sheet = self.pictures.piece(name, round(self.side * share))
            dst.blit(sheet, sheet.get_rect(center=box.center))
            dst.blit(lights.frame_light(box.w, t.TARGET, 230, 0), box)
            return
        radius = max(5, self.side // 13)
        pygame.draw.circle(dst, t.NIGHT, box.center, radius + 2)
        pygame.draw.circle(dst, t.GOLD, box.center, radius)
        arm = max(2, radius // 2)
        wide = max(2, radius // 4)
        pygame.draw.line(dst, t.INK, (box.centerx - arm, box.centery), (box.centerx + arm, box.centery), wide)
        pygame.draw.line(dst, t.INK, (box.centerx, box.centery - arm), (box.centerx, box.centery + arm), wide)

    def _sign(self, dst: pygame.Surface, sign: Sign) -> None:
        cell = self.rect_of(sign.cell)
        sheet = plaque(self.pictures, sign.pictures, sign.sells, sign.cost, self.side, self.ink)
        dst.blit(sheet, sheet.get_rect(midtop=(cell.centerx, cell.y + max(3, self.side // 24) - MARGIN)))


@POOL.keep
def plaque(
    pictures: TilePictures, names: tuple[str, ...], sells: bool, cost: str, side: int, ink: Theme
) -> pygame.Surface:
    """Pictures of tracks, a coin, then the cost in points beside a boot, for a tile so wide. Shared: do not draw on
    it."""
    shown = (*names, *(("sign_coin",) if sells else ()))
    pad, boot = ink.px(5), max(14, round(side * 0.18))
    wide = boot + text.width(ink, cost, COST) + ink.px(3) if cost else 0
    size = max(18, min(round(side * 0.3), (side - wide - 2 * pad) // max(1, len(shown))))
    box = pygame.Rect(MARGIN, MARGIN, len(shown) * size + wide + 2 * pad, size + ink.px(4))
    out = clear((box.w + 2 * MARGIN, box.h + 2 * MARGIN))
    drop(out, box, ink.px(5), ink.px(4), 150, (ink.px(2), ink.px(3)))
    out.blit(rounded(box.size, ink.px(5), t.LEATHER), box)
    pygame.draw.rect(out, t.GOLD_LIT if shown else t.GOLD_DIM, box.inflate(-2, -2), 1, border_radius=ink.px(4))
    x = box.x + pad
    for name in shown:
        sheet = pictures.piece(name, size - ink.px(4))
        out.blit(sheet, sheet.get_rect(center=(x + size // 2, box.centery)))
        x += size
    if cost:
        sheet = pictures.piece("benefit_shoe", boot)
        out.blit(sheet, sheet.get_rect(center=(x + boot // 2, box.centery)))
        text.draw(out, ink, cost, COST, (x + boot + ink.px(2), box.centery), "midleft")
    return out
