"""The monsters on the Continent, one card each: who it is, where it stands, how much it bears, what it does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.fitting import block, put
from game.desktop.tables.views import Spot, Tip, View
from game.desktop.tables.witcher.views import art, glyphs, suits
from game.kernel.texts import gettext as _

NARROW = 200  # pixels of width under which there is no token beside the name
NAME, PLACE = text.Style("titleb", 22, t.OXBLOOD), text.Style("uib", 17)
LIFE = text.Style("ui", 17, t.INK_SOFT)


@dataclass(frozen=True, slots=True)
class MonsterSide:
    """A monster; `key` names its picture, empty where the slot holds none."""

    terrain: int
    key: str = ""
    name: str = ""
    level: int = 1
    place: str = ""  # "18 Ard Modron"
    life: int = 0
    words: str = ""
    trail: bool = False  # the viewer has its trail token
    here: bool = False  # it stands where the viewer stands
    legal: bool = False  # it can be chosen now


@dataclass(frozen=True, slots=True)
class MonstersModel:
    """One for each terrain that has a slot, from the top."""

    monsters: tuple[MonsterSide, ...]


class MonstersView(View[MonstersModel]):
    """Spots: `monster` with the terrain."""

    wants = (310, 560)

    def lay(self) -> list[Spot]:
        """One below the other."""
        n, gap = max(1, len(self.model.monsters)), self.theme.px(12)
        high = (self.area.h - gap * (n - 1)) // n
        self.cards = [pygame.Rect(0, i * (high + gap), self.area.w, high) for i in range(n)]
        spots = []
        for rect, one in zip(self.cards, self.model.monsters, strict=False):
            tip = Tip(one.name, (one.place, one.words)) if one.key else None
            spots.append(Spot("monster", one.terrain, rect, one.legal, one.name, tip))
        return spots

    def steps(self, dst: pygame.Surface) -> Iterator[None]:
        """Parchment: it is read."""
        for rect, one in zip(self.cards, self.model.monsters, strict=False):
            self._card(dst, rect, one)
            yield

    def _card(self, dst: pygame.Surface, rect: pygame.Rect, one: MonsterSide) -> None:
        theme, px = self.theme, self.theme.px
        panels.panel(dst, theme, rect, "parchment", 6, 21 + one.terrain, 0)
        if one.legal or one.here:
            panels.outline(dst, theme, rect, t.GOLD_LIT if one.legal else t.GOLD, -1, 3 if one.legal else 2)
        if not one.key:
            room = rect.inflate(-px(32), -px(40 if not one.words else 20))
            block(dst, theme, one.words or _("No Monster is left here."), text.EXPLAIN, room, 1.2, True)
            return
        box = rect.inflate(-max(16, px(28)), -max(12, px(24)))
        y = self._head(dst, box, one) + px(6)
        rest = pygame.Rect(box.x, y, box.w, box.bottom + px(4) - y)
        block(dst, theme, one.words, text.BODY, rest)
        if self.aim.on("monster", one.terrain):
            panels.outline(dst, theme, rect, t.GOLD_LIT, -2, 3)

    def _head(self, dst: pygame.Surface, box: pygame.Rect, one: MonsterSide) -> int:
        """Token, name, place, life pool; the y below them."""
        theme, px = self.theme, self.theme.px
        lines = [text.height(theme, NAME, 1.2), text.height(theme, PLACE, 1.35), text.height(theme, LIFE, 1.2)]
        side, low = self._form(box, one, lines)
        if side:
            token(dst, one.key, one.terrain, (box.x + side // 2, box.y + side // 2), side)
        x = box.x + (side + px(14) if side else 0)
        high = sum(lines[:2] if low else lines)
        y = box.y + max(0, (side - high) // 2)
        right = box.right
        icon = max(16, px(22))
        if one.trail:
            right -= icon + px(4)
            glyphs.put(dst, "trail", icon, (box.right - icon // 2, y + lines[0] // 2))
        row = pygame.Rect(x, y, right - x, lines[0])
        if low:
            row.w = self._life(dst, one, row) - x
        put(dst, theme, one.name, NAME, row.midleft, row.w)
        y += lines[0]
        row = pygame.Rect(x, y, box.right - x, lines[1])
        glyphs.put(dst, glyphs.TERRAINS[one.terrain], icon, (x + icon // 2, row.centery))
        put(dst, theme, one.place, PLACE, (x + icon + px(6), row.centery), row.w - icon - px(6))
        y += lines[1]
        if not low:
            life = _("Life Pool {n}").format(n=one.life)
            put(dst, theme, life, LIFE, (x, y + lines[2] // 2), box.right - x)
            y += lines[2]
        return max(y, box.y + side)

    def _life(self, dst: pygame.Surface, one: MonsterSide, row: pygame.Rect) -> int:
        """The life pool as a card and its number at the right of a row; the x before them."""
        theme, px = self.theme, self.theme.px
        number = text.Style("uix", 18, t.OXBLOOD)
        right = text.draw(dst, theme, str(one.life), number, row.midright, "midright").x - 3
        sheet = art.back("fight", (row.h * 6 // 10, row.h * 9 // 10))
        name = text.width(theme, one.name, text.Style("uib", text.LEAST))
        if name + sheet.get_width() + px(6) <= right - row.x:
            right = dst.blit(sheet, sheet.get_rect(midright=(right, row.centery))).x
        return right - px(6)

    def _form(self, box: pygame.Rect, one: MonsterSide, lines: list[int]) -> tuple[int, bool]:
        """How large the token is, and whether place and life pool share a line: the first form in which all fits."""
        theme, px = self.theme, self.theme.px
        need = text.paragraph_height(theme, one.words, text.BODY.sized(text.LEAST), box.w, 1.0) + px(8)
        forms = ((max(sum(lines), min(px(92), box.h - need)), False), (sum(lines[:2]), True), (0, True))
        place = max(16, px(22)) + px(6) + text.width(theme, one.place, PLACE.sized(text.LEAST))
        name = text.width(theme, one.name, text.Style("uib", text.LEAST)) + (
            max(16, px(22)) + px(4) if one.trail else 0
        )
        number = text.width(theme, "00", text.Style("uix", 18)) + px(6) + 3
        for side, low in forms:
            room = box.w - (side + px(14) if side else 0)
            high = max(side, sum(lines[:2] if low else lines))
            if name + (number if low else 0) <= room and place <= room and high + need <= box.h + px(4):
                return side, low
        return forms[-1] if box.w < NARROW else forms[1]


def token(dst: pygame.Surface, key: str, terrain: int, centre: tuple[int, int], side: int) -> None:
    """A monster's round token in the ring of its terrain."""
    ring = art.piece(f"ring_{glyphs.TERRAINS[terrain]}", side)
    face = art.head(key, round(side * 0.86))
    dst.blit(face, face.get_rect(center=centre))
    dst.blit(ring, ring.get_rect(center=centre))


def level_words(level: int, terrain: int) -> str:
    """The level and the terrain of a monster in a line."""
    return _("level {level}, {terrain}").format(level=suits.ROMAN[level], terrain=suits.land(terrain))
