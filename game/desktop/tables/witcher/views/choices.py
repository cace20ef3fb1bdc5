"""Small sheets on which something is chosen: tiles (attribute, terrain, monster, side of a wager, token, potion)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import Size, rounded
from game.desktop.tables.witcher.views import art, card, glyphs, marks
from game.desktop.tables.witcher.views.base import Spot, Tip, View
from game.desktop.tables.witcher.views.board import portrait
from game.desktop.tables.witcher.views.fight.offers import Rows, button_spots, paint_buttons
from game.desktop.tables.witcher.views.models import Choice
from game.desktop.tables.witcher.views.monsters import token
from game.desktop.tables.witcher.views.words import block, lines
from game.desktop.theme import Theme

TILE = (208, 244)  # units
HEAD, GAP, EDGE = 96, 16, 26


@dataclass(frozen=True, slots=True)
class Sign:
    """What stands on a tile. `kind`: `glyph` (a name), `terrain` and `attribute` (a number; an attribute with the
    school as its name), `school`, `monster` (key, terrain), `potion` (its key)."""

    kind: str
    name: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class Tile:
    """Something to choose: its sign, its name, what it means now, what it costs or changes on a plate."""

    value: int
    sign: Sign
    name: str
    words: str = ""
    plate: str = ""
    legal: bool = True
    chosen: bool = False
    why: str = ""


@dataclass(frozen=True, slots=True)
class TilesModel:
    """A question and its tiles; `name` is what the table hears of a tile."""

    title: str
    tiles: tuple[Tile, ...]
    line: str = ""
    name: str = "tile"
    buttons: tuple[Choice, ...] = ()


class TilesView(View[TilesModel]):
    """Spots: the model's `name` with the tile's value, and the buttons."""

    wants = (560, 400)

    def wanted(self, theme: Theme, room: Size) -> Size:
        """As wide as its tiles side by side, as high as their rows."""
        px, model = theme.px, self.model
        n = max(1, len(model.tiles))
        per = min(n, max(2, (room[0] - px(2 * EDGE)) // px(TILE[0] + GAP)))
        wide = max(px(560), per * px(TILE[0] + GAP) + px(2 * EDGE))
        buttons = Rows(theme, model.buttons, True).height
        high = px(HEAD) + -(-n // per) * px(TILE[1] + GAP) + (buttons + px(16) if buttons else 0) + px(20)
        return min(room[0], wide), min(room[1], high)

    def lay(self) -> list[Spot]:
        """Head, tiles in rows, buttons at the foot."""
        px, area, n = self.theme.px, self.area, max(1, len(self.model.tiles))
        edge, gap = px(EDGE), px(GAP)
        rows = Rows(self.theme, self.model.buttons, True)
        wide = min(area.w - 2 * edge, max(px(460), 240))
        self.bars = rows.lay(
            pygame.Rect(area.centerx - wide // 2, area.bottom - px(20) - rows.height, wide, rows.height)
        )
        foot = area.bottom - px(20) - (rows.height + px(16) if self.model.buttons else 0)
        self.head = pygame.Rect(edge, px(14), area.w - 2 * edge, max(px(HEAD - 18), 50))
        body = pygame.Rect(edge, self.head.bottom + px(4), area.w - 2 * edge, foot - self.head.bottom - px(4))
        per = self._per_row(n, body)
        lines_ = -(-n // per)
        wide = min((body.w - gap * (per - 1)) // per, px(TILE[0] + 60))
        high = min((body.h - gap * (lines_ - 1)) // lines_, px(TILE[1] + 30))
        self.rects = []
        top = body.y + (body.h - lines_ * high - gap * (lines_ - 1)) // 2
        for i in range(len(self.model.tiles)):
            row, column = divmod(i, per)
            many = min(per, n - row * per)
            x = body.centerx - (many * wide + (many - 1) * gap) // 2 + column * (wide + gap)
            self.rects.append(pygame.Rect(x, top + row * (high + gap), wide, high))
        spots = [self._spot(one, rect) for one, rect in zip(self.model.tiles, self.rects, strict=True)]
        return spots + button_spots(self.model.buttons, self.bars)

    def _per_row(self, n: int, body: pygame.Rect) -> int:
        """So many tiles in a row that they are as large as can be."""
        best, found = 0.0, n
        for per in range(1, n + 1):
            rows = -(-n // per)
            size = min(body.w / per / TILE[0], body.h / rows / TILE[1], 1.0)
            if size > best + 1e-6 or (abs(size - best) <= 1e-6 and rows == 1):
                best, found = size, per
        return found

    def _spot(self, one: Tile, rect: pygame.Rect) -> Spot:
        words = tuple(line for line in (one.plate, one.words, one.why) if line)
        return Spot(self.model.name, one.value, rect, one.legal, one.name, Tip(one.name, words))

    def paint(self, dst: pygame.Surface) -> None:
        """A sheet of parchment, tiles of leather."""
        theme = self.theme
        panels.panel(dst, theme, self.area, "parchment", 6, 43, 0)
        paint_head(dst, theme, self.head, self.model.title, self.model.line)
        for one, rect in zip(self.model.tiles, self.rects, strict=True):
            self._tile(dst, one, rect)
        paint_buttons(dst, theme, self.model.buttons, self.bars, self.aim)

    def _tile(self, dst: pygame.Surface, one: Tile, rect: pygame.Rect) -> None:
        theme, px = self.theme, self.theme.px
        pointed = one.legal and self.aim.on(self.model.name, one.value)
        if pointed or one.chosen:
            card.lit(dst, rect, max(4, px(7)), "#B07828", 220)
        panels.panel(dst, theme, rect, "leather", 6, 5 + one.value, 6)
        if pointed or one.chosen:
            panels.outline(dst, theme, rect, t.GOLD_LIT, -1, 3, 5)
        self._inside(dst, one, rect.inflate(-px(24), -px(18)))
        if not one.legal:
            dst.blit(_veil(rect.size, px(6)), rect)
        if self.aim.focused == (self.model.name, one.value):
            panels.focus_ring(dst, theme, rect, 6)

    def _inside(self, dst: pygame.Surface, one: Tile, box: pygame.Rect) -> None:
        """Sign, name, plate, words, from the top; beside each other where a tile is low."""
        theme, px = self.theme, self.theme.px
        name = text.Style("title", 20, t.PARCHMENT_LIT, emboss=t.BLACK)
        low = box.h < 120 and box.w > box.h * 1.7
        side = max(24, min(px(92), box.h if low else box.h * 38 // 100, box.w // 3 if low else box.w))
        centre = (box.x + side // 2, box.centery) if low else (box.centerx, box.y + side // 2)
        put_sign(dst, one.sign, side, centre)
        if low:
            rest = pygame.Rect(box.x + side + px(12), box.y, box.w - side - px(12), box.h)
        else:
            rest = pygame.Rect(box.x, box.y + side + px(6), box.w, box.h - side - px(6))
        parts, name = lines(theme, one.name, name, rest.w, 2)
        step = text.height(theme, name, 1.12)
        y = rest.y
        for part in parts:
            text.draw(dst, theme, part, name, (rest.centerx, y + step // 2), "center")
            y += step
        if one.plate:
            y = self._plate(dst, one.plate, pygame.Rect(rest.x, y + px(3), rest.w, max(px(30), 20)))
        words = one.words if one.legal or not one.why else one.why
        style = text.Style("body", 18, t.PARCHMENT)
        block(dst, theme, words, style, pygame.Rect(rest.x, y + px(2), rest.w, rest.bottom - y - px(2)), 1.1, True)

    def _plate(self, dst: pygame.Surface, words: str, row: pygame.Rect) -> int:
        theme = self.theme
        words, style = text.squeezed(theme, words, text.Style("uib", 17, t.PARCHMENT_LIT), row.w - theme.px(16))
        plate = pygame.Rect(0, 0, text.width(theme, words, style) + theme.px(18), row.h - 2)
        plate.center = row.center
        marks.plate(dst, plate, t.OXBLOOD, t.GOLD, theme.px(4))
        text.draw(dst, theme, words, style, plate.center, "center")
        return row.bottom


def paint_head(dst: pygame.Surface, theme: Theme, head: pygame.Rect, title: str, line: str) -> None:
    """The question of a sheet, and a line about it, over a hairline."""
    parts, style = lines(theme, title, text.Style("titleb", 27, "#601210"), head.w, 2 if not line else 1)
    step = text.height(theme, style, 1.15)
    y = head.y
    for part in parts:
        text.draw(dst, theme, part, style, (head.centerx, y + step // 2), "center")
        y += step
    if line:
        rest = pygame.Rect(head.x, y, head.w, head.bottom - y - theme.px(6))
        block(dst, theme, line, text.Style("ital", 19, t.INK_SOFT), rest, 1.08, True)
    panels.rule(dst, theme, head.bottom - theme.px(2), head.x, head.right)


def put_sign(dst: pygame.Surface, sign: Sign, side: int, centre: tuple[int, int]) -> None:
    """What stands on a tile, about a centre."""
    if sign.kind == "monster":
        token(dst, sign.name, sign.number, centre, side)
        return
    if sign.kind == "attribute":
        glyphs.attribute(dst, sign.number, side, centre, sign.name or "wolf")
        return
    made = {
        "terrain": lambda: glyphs.terrain(sign.number, side),
        "school": lambda: portrait(sign.name, side),
        "potion": lambda: art.flask(sign.name, side),
    }.get(sign.kind, lambda: glyphs.glyph(sign.name, side))()
    dst.blit(made, made.get_rect(center=centre))


@POOL.keep
def _veil(size: Size, radius: int) -> pygame.Surface:
    """Dusk over what cannot be chosen. Shared: do not draw on it."""
    out = rounded(size, radius, "#1E130D").copy()
    out.set_alpha(130)
    return out
