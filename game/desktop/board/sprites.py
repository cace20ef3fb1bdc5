"""Pieces, icons, names, titles and arrows, drawn above the map's sheet."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame

from game.desktop import theme as t
from game.desktop.board import marks
from game.desktop.board.look import BoardLook, Piece, Way
from game.desktop.board.motion import Glide
from game.desktop.kit import arrows, icons, pieces, text
from game.desktop.kit.surfaces import opaque
from game.desktop.theme import FACTIONS, Theme
from game.kernel.maps.territories import Territory, TerritoryMap
from game.kernel.texts import edition
from game.kernel.texts import gettext as _

ICON_INK = {"fort": "#2E2015", "portal": "#1F3A46"}
LARGER = 1.19  # the source and the aim, 50 beside 42


@dataclass(frozen=True)
class Shown:
    """What rests on the board: `held` still shows what was there before a piece arrives."""

    look: BoardLook
    aim: str = ""
    held: Mapping[str, Piece] = field(default_factory=dict)
    last: Way | None = None

    def key(self) -> object:
        """Equal where the picture is."""
        look = self.look
        return (
            tuple(look.pieces.items()), look.targets, look.source, look.choosing, self.aim, tuple(self.held.items()),
            self.last,
        )  # fmt: skip

    def bright(self, key: str) -> bool:
        """Whether a territory has its full light."""
        look = self.look
        last = look.last.target if look.last else ""
        return not look.choosing or key in (look.source, self.aim, last) or key in look.targets


class Sprites:
    """Draws them at the places found for a zoom."""

    def __init__(self, board: TerritoryMap) -> None:
        self.board = board
        self.theme = Theme()
        self.ink = Theme()
        self.k = 0.0
        self._edition = -1
        self.spots: dict[str, marks.Spot] = {}
        self._extents: dict[str, pygame.Rect] = {}
        self.titles = marks.Titles(board, self.theme)

    def place(self, theme: Theme, k: float) -> None:
        """Find the places, where zoom, scale or language changed."""
        if (theme, k, edition()) != (self.theme, self.k, self._edition):
            self.theme, self.k, self._edition = theme, k, edition()
            self.ink = marks.inked(theme, k)
            self.spots = marks.spots(self.board, theme, k)
            self._extents = {key: spot.extent() for key, spot in self.spots.items()}
            self.titles = marks.Titles(self.board, theme, [rect for spot in self.spots.values() for rect in spot.solid])

    def draw(self, dst: pygame.Surface, at: tuple[int, int], shown: Shown, area: pygame.Rect | None) -> None:
        """All of it, or what meets an area of `dst`; `at` is where the map's corner lies."""
        before = dst.get_clip()
        if area is not None:
            dst.set_clip(area.clip(before))
        if shown.last and shown.last.source and area is None:
            self._last(dst, at, shown.last)
        self.titles.draw(dst, self.k, at)
        near = dst.get_clip().move(-at[0], -at[1])
        dst.set_clip(before)
        for land in self.board.territories:
            if near.colliderect(self._extents[land.key]):
                self._territory(dst, at, shown, land, self.spots[land.key])

    def _territory(
        self, dst: pygame.Surface, at: tuple[int, int], shown: Shown, land: Territory, spot: marks.Spot
    ) -> None:
        bright, chosen = shown.bright(land.key), land.key in (shown.look.source, shown.aim)
        if land.fort or land.portal:
            kind = "fort" if land.fort else "portal"
            halo = t.PARCHMENT_LIT if bright else "#C9BB9A"
            mark = icons.soft_icon(kind, spot.icon_size, ICON_INK[kind], halo)
            dst.blit(mark, mark.get_rect(center=(round(spot.icon[0] + at[0]), round(spot.icon[1] + at[1]))))
        piece = shown.held.get(land.key) or shown.look.pieces.get(land.key)
        if piece and piece.number:
            size = round(spot.size * (LARGER if chosen else 1))
            where = (spot.piece[0] + at[0], spot.piece[1] + at[1])
            pieces.put(dst, self.theme, piece.faction, size, where, piece.number, lit=chosen)
        if spot.named or chosen:
            sink = spot.size * (LARGER - 1) / 2 if chosen else 0
            where = (spot.name[0] + at[0], spot.name[1] + at[1] + sink)
            text.draw(dst, self.ink, _(land.name), marks.name_style(not bright), where, "center")

    def warm(self, land: Territory, shown: Shown) -> None:
        """Make a territory's letters and piece before they are needed."""
        scratch = opaque((1, 1))
        self._territory(scratch, (0, 0), shown, land, self.spots[land.key])

    def _zoom(self) -> float:
        return self.theme.scale * min(1.5, marks.grown(self.theme, self.k))

    def _last(self, dst: pygame.Surface, at: tuple[int, int], way: Way) -> None:
        stroke = arrows.moved(FACTIONS[way.faction].field).scaled(self._zoom())
        self._lay(dst, at, *self._arrow(way.source, way.target, stroke))

    def attack(self, dst: pygame.Surface, at: tuple[int, int], source: str, target: str) -> pygame.Rect:
        """The oxblood arrow of an attack that is being thought of."""
        return self._lay(dst, at, *self.attack_arrow(source, target))

    def attack_arrow(self, source: str, target: str) -> tuple[pygame.Surface, tuple[int, int]]:
        """That arrow, and where its corner lies on the sheet."""
        return self._arrow(source, target, arrows.ATTACK.scaled(self._zoom()))

    def _arrow(self, source: str, target: str, stroke: arrows.Stroke) -> tuple[pygame.Surface, tuple[int, int]]:
        a, b = self.spots[source].piece, self.spots[target].piece
        return arrows.arrow((round(a[0]), round(a[1])), (round(b[0]), round(b[1])), stroke)

    @staticmethod
    def _lay(
        dst: pygame.Surface, at: tuple[int, int], sheet: pygame.Surface, corner: tuple[int, int]
    ) -> pygame.Rect:
        return dst.blit(sheet, (corner[0] + at[0], corner[1] + at[1]))

    def glide(self, dst: pygame.Surface, at: tuple[int, int], one: Glide) -> None:
        """A piece on its way."""
        a, b = pygame.Vector2(self.spots[one.source].piece), pygame.Vector2(self.spots[one.target].piece)
        where = a.lerp(b, one.share) + pygame.Vector2(at)
        lift = math.sin(one.share * math.pi) * self.theme.px(6)
        size = self.spots[one.target].size
        sheet = pieces.shield(self.theme.palette, one.piece.faction, size, one.piece.number, lit=True)
        if one.alpha < 255:
            sheet = sheet.copy()
            sheet.set_alpha(one.alpha)
        dst.blit(sheet, sheet.get_rect(center=(round(where.x), round(where.y - lift))))
