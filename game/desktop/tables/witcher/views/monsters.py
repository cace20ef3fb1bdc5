"""The monsters on the Continent, one card each: who it is, where it stands, how much it bears, what it does."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.tables.witcher.views import art, glyphs, marks, suits
from game.desktop.tables.witcher.views.base import Spot, Tip, View
from game.desktop.tables.witcher.views.papers import fitting
from game.desktop.tables.witcher.views.words import narrowed
from game.kernel.texts import gettext as _

NARROW = 200  # pixels of width under which the place stands below the token


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

    def paint(self, dst: pygame.Surface) -> None:
        """Parchment: it is read."""
        for rect, one in zip(self.cards, self.model.monsters, strict=False):
            self._card(dst, rect, one)

    def _card(self, dst: pygame.Surface, rect: pygame.Rect, one: MonsterSide) -> None:
        theme, px = self.theme, self.theme.px
        panels.panel(dst, theme, rect, "parchment", 6, 21 + one.terrain, 0)
        if one.legal or one.here:
            panels.outline(dst, theme, rect, t.GOLD_LIT if one.legal else t.GOLD, -1, 3 if one.legal else 2)
        if not one.key:
            style = text.EXPLAIN
            words = _("No Monster is left here.")
            text.paragraph(dst, theme, words, style, rect.inflate(-px(32), -px(40)), 1.2, "center", 3)
            return
        box = rect.inflate(-px(28), -px(24))
        y = self._head(dst, box, one)
        rest = pygame.Rect(box.x, y, box.w, box.bottom - y)
        style = fitting(theme, one.words, text.BODY, rest.w, rest.h)
        lines = rest.h // text.height(theme, style, 1.16)
        if lines:
            text.paragraph(dst, theme, one.words, style, rest, 1.16, "left", lines)
        if self.aim.on("monster", one.terrain):
            panels.outline(dst, theme, rect, t.GOLD_LIT, -2, 3)

    def _head(self, dst: pygame.Surface, box: pygame.Rect, one: MonsterSide) -> int:
        """Token, name, terrain and place, life pool; where they end."""
        theme, px = self.theme, self.theme.px
        need = text.paragraph_height(theme, one.words, text.BODY.sized(text.LEAST), box.w, 1.16) + px(8)
        narrow = box.w < NARROW
        side = 34 if narrow else max(52, min(px(92), box.h - need))
        if narrow and need > box.h - side - 24:
            side = 0  # words need the room
        else:
            token(dst, one.key, one.terrain, one.level, (box.x + side // 2, box.y + side // 2), side)
        gap = 0 if not side else 6 if narrow else px(14)
        x, room = box.x + side + gap, box.w - side - gap
        style = narrowed(theme, one.name, text.Style("titleb", 22, t.OXBLOOD), room)
        name, style = text.squeezed(theme, one.name, style, room)
        steps = [
            text.height(theme, style, 1.2),
            text.height(theme, text.LABEL, 1.35),
            text.height(theme, text.LABEL, 1.2),
        ]
        y = box.y + max(0, (side - sum(steps)) // 2)
        text.draw(dst, theme, name, style, (x, y + steps[0] // 2), "midleft")
        y += steps[0]
        if narrow:
            x, room, y = box.x, box.w, max(y, box.y + side)
        icon = max(16, px(22))
        glyphs.put(dst, glyphs.TERRAINS[one.terrain], icon, (x + icon // 2, y + steps[1] // 2))
        words, style = text.squeezed(theme, one.place, text.Style("uib", 17), room - icon - px(6))
        text.draw(dst, theme, words, style, (x + icon + px(6), y + steps[1] // 2), "midleft")
        y += steps[1]
        if (
            narrow
            and text.paragraph_height(theme, one.words, text.BODY.sized(text.LEAST), box.w, 1.16) > box.bottom - y - 24
        ):
            return y + px(4)
        life = _("Life Pool {n}").format(n=one.life)
        right = 0
        if one.trail:
            right = icon + px(6)
            glyphs.put(dst, "trail", icon, (box.right - icon // 2, y + steps[2] // 2))
        words, style = text.squeezed(theme, life, text.Style("ui", 17, t.INK_SOFT), room - right)
        text.draw(dst, theme, words, style, (x, y + steps[2] // 2), "midleft")
        return max(y + steps[2], box.y + side) + px(8)


def token(dst: pygame.Surface, key: str, terrain: int, level: int, centre: tuple[int, int], side: int) -> None:
    """A monster's round token: the colour of its terrain about it, its level in lozenges below."""
    ring = glyphs.medal("star", side, glyphs.RINGS[glyphs.TERRAINS[terrain]], "#2C1C18", 0.04)
    dst.blit(ring, ring.get_rect(center=centre))
    face = art.head(key, round(side * 0.72))
    dst.blit(face, face.get_rect(center=centre))
    small = max(9, side // 7)
    for i in range(level):
        mark = marks.lozenge(small, t.GOLD_LIT)
        x = centre[0] + round((i - (level - 1) / 2) * small * 1.05)
        dst.blit(mark, mark.get_rect(center=(x, centre[1] + round(side * 0.42))))


def level_words(level: int, terrain: int) -> str:
    """The level and the terrain of a monster in a line."""
    return _("level {level}, {terrain}").format(level=suits.ROMAN[level], terrain=suits.land(terrain))
