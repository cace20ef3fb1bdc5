"""The other clans: points, what they are about, and a small picture of what they have built."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import icons, panels, pieces, text
from game.desktop.kit.fitting import put
from game.desktop.tables.skye import art
from game.desktop.tables.skye.views.models import Clan, Placed
from game.desktop.tables.views import Spot, Tip, View
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext

LARGE, HEAD = 250, 74  # units: from which height on words stand above the picture, and their height


@dataclass(frozen=True, slots=True)
class SeatCard:
    """`who` plays; `gold` and `doing` in words; `lit`: the cells that were built in this round."""

    clan: Clan
    who: str
    gold: str
    doing: str
    territory: tuple[Placed, ...]
    active: bool
    leads: bool
    alive: bool = True


@dataclass(frozen=True, slots=True)
class SeatsModel:
    """From the one on the left of whoever is looked at."""

    cards: tuple[SeatCard, ...] = ()


class SeatsView(View[SeatsModel]):
    """Spots: `seat` with its number."""

    wants = (240, 60)

    def lay(self) -> list[Spot]:
        """One below the other, of like height."""
        px, area, n = self.theme.px, self.area, max(1, len(self.model.cards))
        gap = px(10 if area.h > n * px(130) else 5)
        room = (area.h - (n - 1) * gap) // n
        high = min(max(px(188), min(room, area.w)), room)
        out = []
        for i, card in enumerate(self.model.cards):
            rect = pygame.Rect(0, i * (high + gap), area.w, high)
            lines = (card.who, card.clan.tip, _("Click to look at the territory."))
            tip = Tip(card.clan.name, tuple(one for one in lines if one))
            out.append(Spot("seat", card.clan.seat, rect, True, card.clan.name, tip))
        return out

    def steps(self, dst: pygame.Surface) -> Iterator[None]:
        """A plate each."""
        for card in self.model.cards:
            while not art.territory_comes(card.territory, self._room(card).size):
                yield
            self._card(dst, card)
            yield

    def _room(self, card: SeatCard) -> pygame.Rect:
        """Where the territory is seen."""
        px, q = self.theme.px, self.own("seat", card.clan.seat).rect
        if q.h >= px(LARGE):
            return pygame.Rect(q.x + px(14), q.y + px(HEAD), q.w - px(28), q.h - px(HEAD + 12))
        room = pygame.Rect(0, 0, min(q.w * 48 // 100, px(232)), q.h - px(20 if q.h >= px(146) else 12))
        room.midright = (q.right - px(12), q.centery)
        return room

    def _card(self, dst: pygame.Surface, card: SeatCard) -> None:
        theme, px, q = self.theme, self.theme.px, self.own("seat", card.clan.seat).rect
        panels.panel(dst, theme, q, "leather", 6, 61 + card.clan.seat, 0)
        if card.active:
            panels.outline(dst, theme, q.inflate(-2, -2), t.GOLD_LIT, 0, 2, 6)
        if self.aim.on("seat", card.clan.seat):
            panels.outline(dst, theme, q.inflate(-8, -8), t.GOLD, 0, 1, 5)
        large, tall = q.h >= px(LARGE), q.h >= px(146)
        picture = self._room(card)
        art.put_territory(dst, card.territory, picture)
        if not card.alive:
            dst.fill((120, 112, 104), picture, pygame.BLEND_RGB_MULT)
        room = picture.x - q.x - px(20)
        if large:
            self._large(dst, q, card)
        elif tall:
            self._tall(dst, q, card, room)
        else:
            self._low(dst, q, card, room)

    def _large(self, dst: pygame.Surface, q: pygame.Rect, card: SeatCard) -> None:
        """Words above the picture, which takes all the width."""
        theme, px = self.theme, self.theme.px
        y, room = q.y + px(26), q.w - px(152)
        pieces.put(dst, theme, card.clan.faction, px(34), (q.x + px(30), y), emblem=True)
        put(dst, theme, card.clan.name, text.Style("titleb", 19, t.PARCHMENT_LIT), (q.x + px(54), y), room)
        self._points(dst, card, (q.right - px(98), y))
        y, room = q.y + px(54), q.w // 2 - px(18)
        quiet, plain = text.Style("ui", 16, t.PARCHMENT_DIM), text.Style("uib", 16, t.PARCHMENT_LIT)
        put(dst, theme, card.gold, quiet, (q.x + px(14), y), room)
        put(dst, theme, card.doing, plain, (q.right - px(14), y), room, "midright")

    def _tall(self, dst: pygame.Surface, q: pygame.Rect, card: SeatCard, room: int) -> None:
        theme, px = self.theme, self.theme.px
        y = q.y + px(32)
        pieces.put(dst, theme, card.clan.faction, px(38), (q.x + px(32), y), emblem=True)
        put(dst, theme, card.clan.name, text.Style("titleb", 19, t.PARCHMENT_LIT), (q.x + px(58), y), room - px(44))
        y = q.y + (q.h * 52) // 100
        self._points(dst, card, (q.x + px(20), y))
        style = text.Style("ui", 16, t.PARCHMENT_DIM)
        put(dst, theme, card.gold, style, (q.x + px(20), y + px(30)), room)
        put(dst, theme, card.doing, text.Style("uib", 16, t.PARCHMENT_LIT), (q.x + px(20), y + px(52)), room)

    def _low(self, dst: pygame.Surface, q: pygame.Rect, card: SeatCard, room: int) -> None:
        theme, px = self.theme, self.theme.px
        two = q.h >= px(52)
        y = q.y + (px(26) if q.h >= px(90) else (q.h * 30) // 100) if two else q.centery
        size = min(px(30), q.h - px(8))
        pieces.put(dst, theme, card.clan.faction, size, (q.x + px(22), y), emblem=True)
        put(dst, theme, card.clan.name, text.Style("titleb", 17, t.PARCHMENT_LIT), (q.x + px(42), y),
            room - px(28) - (0 if two else px(40)))  # fmt: skip
        if not two:
            style = text.Style("uix", 21, t.PARCHMENT_LIT)
            text.draw(dst, theme, str(card.clan.points), style, (q.x + px(10) + room, y), "midright")
            return
        low = q.y + (q.h * 70) // 100 if q.h < px(90) else q.y + px(54)
        x = self._points(dst, card, (q.x + px(14), low), 21)
        style = text.Style("ui", 15, t.PARCHMENT_DIM)
        if q.h < px(90):
            put(dst, theme, card.doing, style, (x + px(8), low), max(1, room - (x - q.x) + px(2)))
            return
        put(dst, theme, card.doing, style, (q.x + px(14), low + px(24)), room)

    def _points(self, dst: pygame.Surface, card: SeatCard, at: tuple[int, int], size: int = 29) -> int:
        theme, px = self.theme, self.theme.px
        style = text.Style("uix", size, t.GOLD_LIT if card.leads else t.PARCHMENT_LIT)
        x = text.draw(dst, theme, str(card.clan.points), style, at, "midleft").right
        if size >= 29:
            words, quiet = ngettext("point", "points", card.clan.points), text.Style("ui", 16, t.PARCHMENT_DIM)
            x = text.draw(dst, theme, words, quiet, (x + px(8), at[1] + px(3)), "midleft").right
        if card.leads:
            icons.put(dst, "crown", px(16), t.GOLD, (x + px(16), at[1]))
            x += px(24)
        return x
