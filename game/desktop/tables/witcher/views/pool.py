"""The pool: six cards in a row with the marks of their slots, and what each costs the person who looks."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.tables.views import Spot, Tip, View
from game.desktop.tables.witcher.views import card, marks, suits
from game.desktop.tables.witcher.views.hand import put_card
from game.desktop.tables.witcher.views.models import ActionFace, Held, State
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext

MARKS = (1, 1, 0, 0, 0, -1)  # added to the printed cost, from left to right (WOW-PH3-04)
WHOLE_FROM = 170


@dataclass(frozen=True, slots=True)
class PoolSlot:
    """A place of the pool. `price` is what it costs now, -1 where nothing is being gained."""

    face: ActionFace | None
    price: int = -1
    legal: bool = False
    chosen: bool = False
    why: str = ""


@dataclass(frozen=True, slots=True)
class PoolModel:
    """The six places. `asking`: the person has to gain a card now; `plain`: slot marks do not count (WOW-CRD-15)."""

    slots: tuple[PoolSlot, ...]
    title: str = ""
    line: str = ""
    asking: bool = False
    plain: bool = False
    left: int = -1  # cards in the common deck, -1 not to say


class PoolView(View[PoolModel]):
    """The spots are `pool` with the number of the slot."""

    wants = (980, 300)

    def lay(self) -> list[Spot]:
        """Six columns: a mark above, the card, its price below."""
        px, area = self.theme.px, self.area
        top = px(44) if self.model.title else px(8)
        mark, price = max(px(24), 20), max(px(30), 22)
        high = area.h - top - mark - price - px(22)
        self.whole = high >= WHOLE_FROM
        step = (area.w - px(24)) // 6
        wide = card.body(high, not self.whole)[0] + (card.reach(high) if self.whole else 0)
        if wide > step - px(6):
            high = high * (step - px(6)) // max(1, wide)
            self.whole = self.whole and high >= 150
        self.bodies = []
        size = card.body(high, not self.whole)
        wide = size[0] + (card.reach(high) if self.whole else 0)
        y = top + mark + px(6) + (area.h - top - mark - price - px(22) - high) // 2
        for i in range(6):
            x = px(12) + i * step + (step - wide) // 2
            self.bodies.append(pygame.Rect((x, y), size))
        self.marks_at, self.price_at = self.bodies[0].y - px(6) - mark // 2, self.bodies[0].bottom + px(6)
        return [self._spot(i) for i, one in enumerate(self.model.slots) if one.face]

    def _spot(self, i: int) -> Spot:
        one = self.model.slots[i]
        assert one.face is not None
        rect = self.bodies[i].union(pygame.Rect(self.bodies[i].x, self.price_at, 1, max(self.theme.px(30), 22)))
        lines = [price_words(one)] if one.price >= 0 else []
        if one.why:
            lines.append(one.why)
        return Spot("pool", i, rect, one.legal, one.face.name, Tip(one.face.name, tuple(lines)))

    def paint(self, dst: pygame.Surface) -> None:
        """A tray of leather with the cards in it."""
        theme, px = self.theme, self.theme.px
        panels.panel(dst, theme, self.area, "leather", 6, 12, 0)
        if self.model.title:
            self._head(dst)
        for i, one in enumerate(self.model.slots):
            self._mark(dst, i)
            if one.face:
                self._slot(dst, i, one)
            else:
                dst.blit(card.dashes(self.bodies[i].size, t.GROOVE_EDGE, max(1, px(2)), px(10)), self.bodies[i])

    def _head(self, dst: pygame.Surface) -> None:
        theme, px = self.theme, self.theme.px
        style = text.shrunk(theme, self.model.title, text.PANEL_TITLE, self.area.w // 2)
        end = text.draw(dst, theme, self.model.title, style, (px(20), px(25)), "midleft").right
        words = self.model.line
        if not words and self.model.left >= 0:
            words = ngettext("{n} card in the deck", "{n} cards in the deck", self.model.left).format(n=self.model.left)
        room = self.area.right - end - px(40)
        words, style = text.squeezed(theme, words, text.Style("ital", 18, t.PARCHMENT_DIM), room)
        text.draw(dst, theme, words, style, (self.area.right - px(20), px(25)), "midright")

    def _mark(self, dst: pygame.Surface, i: int) -> None:
        """What the slot adds; it is faint where it does not count."""
        theme, mark = self.theme, MARKS[i]
        colour = t.GOLD_LIT if mark < 0 else suits.ALARM if mark > 0 else t.QUIET
        if self.model.plain:
            colour = t.FADED
        style = text.Style("uix", 18, colour)
        text.draw(dst, theme, suits.signed(mark), style, (self.bodies[i].centerx, self.marks_at), "center")

    def _slot(self, dst: pygame.Surface, i: int, one: PoolSlot) -> None:
        theme, body = self.theme, self.bodies[i]
        state: State = "chosen" if one.chosen else "legal" if one.legal else "dim" if self.model.asking else ""
        put_card(dst, theme, body, Held(i, one.face, state), self.whole, self.aim.on("pool", i))
        if self.aim.focused == ("pool", i):
            panels.focus_ring(dst, theme, body, 9)
        if one.price < 0:
            return
        plate = pygame.Rect(0, self.price_at, min(body.w, theme.px(110)), max(theme.px(28), 21))
        plate.centerx = body.centerx
        field = t.OXBLOOD if one.legal else t.GROOVE
        marks.plate(dst, plate, field, t.GOLD if one.legal else t.GROOVE_EDGE, theme.px(4))
        colour = t.PARCHMENT_LIT if one.legal else t.QUIET
        words = _("free") if one.price == 0 else ngettext("{n} card", "{n} cards", one.price).format(n=one.price)
        words, style = text.squeezed(theme, words, text.Style("uib", 17, colour), plate.w - theme.px(6))
        text.draw(dst, theme, words, style, plate.center, "center")


def price_words(one: PoolSlot) -> str:
    """The price in a sentence."""
    if one.price == 0:
        return _("It costs nothing here.")
    return ngettext("It costs {n} card from your hand.", "It costs {n} cards from your hand.", one.price).format(
        n=one.price
    )
