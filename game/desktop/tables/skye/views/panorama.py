"""All territories side by side; while points are counted, the tiles that bring them are lit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, pieces, text
from game.desktop.kit.ahead import AHEAD
from game.desktop.kit.fitting import lines, put
from game.desktop.tables.skye import art
from game.desktop.tables.skye.views.grid import arrange
from game.desktop.tables.skye.views.models import Clan, Placed
from game.desktop.tables.views import Spot, Tip, View
from game.kernel.texts import ngettext


@dataclass(frozen=True, slots=True)
class Land:
    """A clan's territory. `lit`: places of the tiles that bring points, None where nothing is counted; `gain`: the
    points, in figures; `line`: what brought them."""

    clan: Clan
    territory: tuple[Placed, ...]
    lit: tuple[int, ...] | None = None
    gain: str = ""
    line: str = ""


@dataclass(frozen=True, slots=True)
class PanoramaModel:
    """`title` and `line` above; `page` and `pages`, where something is counted one after the other; `go`: the label of
    what goes on."""

    title: str = ""
    line: str = ""
    lands: tuple[Land, ...] = ()
    number: int = -1  # of the scoring tile that is counted
    slot: str = ""


class PanoramaView(View[PanoramaModel]):
    """Spots: `land` with the number of the seat."""

    wants = (420, 200)
    solid = True

    def lay(self) -> list[Spot]:
        """A sheet for each clan, below the title."""
        px, area = self.theme.px, self.area
        self.head = px(64 if self.model.line and area.h >= px(420) else 44)
        room = pygame.Rect(px(12), self.head, area.w - px(24), area.h - self.head - px(12))
        self.sheets = arrange(len(self.model.lands), room, 1.25, px(10))
        out = []
        for land, rect in zip(self.model.lands, self.sheets, strict=False):
            lines_ = tuple(one for one in (land.line, land.clan.tip) if one)
            out.append(Spot("land", land.clan.seat, rect, True, land.clan.name, Tip(land.clan.name, lines_)))
        return out

    def steps(self, dst: pygame.Surface) -> Iterator[None]:
        """The sheet, the title, then one territory after the other."""
        theme, px, area, model = self.theme, self.theme.px, self.area, self.model
        panels.panel(dst, theme, area, "parchment", 0, 13, 0)
        y = px(22)
        left = px(20)
        if model.number >= 0:
            side = px(44 if self.head >= px(60) else 30)
            sign = art.scoring_icon(model.number, side)
            dst.blit(sign, sign.get_rect(midleft=(left, self.head // 2)))
            left += side + px(12)
        style = text.Style("titleb", 22, t.OXBLOOD)
        put(dst, theme, model.title, style, (left, y), area.w - left - px(20))
        if self.head >= px(60):
            put(dst, theme, model.line, text.Style("body", 18, t.INK), (left, y + px(25)), area.w - left - px(20))
        for land, rect in zip(model.lands, self.sheets, strict=False):
            yield
            while not art.territory_comes(land.territory, self._picture(land, rect).size, land.lit):
                yield
            self._land(dst, land, rect)

    def room(self, land: Land, rect: pygame.Rect) -> pygame.Rect:
        """Where the territory lies on its sheet."""
        px = self.theme.px
        foot = px(26) if land.line and rect.h >= px(150) else 0
        return pygame.Rect(rect.x + px(12), rect.y + px(42), rect.w - px(24), rect.h - px(54) - foot)

    def _picture(self, land: Land, rect: pygame.Rect) -> pygame.Rect:
        """Where its tiles lie."""
        px = self.theme.px
        return self.room(land, rect).inflate(-px(12), -px(12))

    def looks(self) -> object:
        """What is pointed at is outlined above, so that nothing has to be painted anew for it."""
        return self.model, self.theme, self.given, self.rect.size

    def looks_above(self) -> object:
        """The outline about what is pointed at."""
        return self.aim

    def draw(self, dst: pygame.Surface) -> None:
        """With an outline about what is pointed at."""
        super().draw(dst)
        spot = self.spot(self.aim.focused or self.aim.hovered)
        if spot is not None and self.is_seen:
            panels.outline(dst, self.theme, spot.rect, t.GOLD_LIT, -2, 2, 5)

    def foresee(self) -> None:
        """Let the pictures be made, for they will be wanted."""
        for land, rect in zip(self.model.lands, self.sheets, strict=False):
            AHEAD.want(art.territory, land.territory, self._picture(land, rect).size, land.lit)

    def _land(self, dst: pygame.Surface, land: Land, rect: pygame.Rect) -> None:
        theme, px = self.theme, self.theme.px
        panels.panel(dst, theme, rect, "leather", 6, 61 + land.clan.seat, 3)
        high = px(42)
        pieces.put(dst, theme, land.clan.faction, px(28), (rect.x + px(24), rect.y + high // 2 + 1), emblem=True)
        right = rect.right - px(14)
        points = ngettext("{n} point", "{n} points", land.clan.points).format(n=land.clan.points)
        if land.gain:
            gain = text.Style("uix", 28, t.GOLD_LIT, emboss=t.BLACK)
            right = text.draw(dst, theme, land.gain, gain, (right, rect.y + high // 2 + 1), "midright").x - px(12)
        elif land.lit is None:
            style = text.Style("uib", 18, t.PARCHMENT_LIT)
            right = text.draw(dst, theme, points, style, (right, rect.y + high // 2 + 1), "midright").x - px(12)
        name = text.Style("titleb", 18, t.PARCHMENT_LIT)
        room = right - rect.x - px(46)
        put(dst, theme, land.clan.name, name, (rect.x + px(44), rect.y + high // 2 + 1), room)
        foot = px(26) if land.line and rect.h >= px(150) else 0
        panels.recessed(dst, theme, self.room(land, rect), 60)
        art.put_territory(dst, land.territory, self._picture(land, rect), land.lit)
        if foot:
            quiet = text.Style("ital", 16, t.PARCHMENT_DIM)
            parts, style = lines(theme, land.line, quiet, rect.w - px(24), 1)
            text.draw(dst, theme, parts[0], style, (rect.x + px(14), rect.bottom - px(8) - foot // 2), "midleft")
