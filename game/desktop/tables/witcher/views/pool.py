"""The pool: six cards in a row with the marks of their slots, and what each costs the person who looks."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.fitting import lines
from game.desktop.tables.views import Spot, Tip, View, fitted
from game.desktop.tables.witcher.views import card, marks, suits
from game.desktop.tables.witcher.views.hand import put_card
from game.desktop.tables.witcher.views.models import ActionFace, Held, State
from game.desktop.theme import Theme
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext

MARKS = (1, 1, 0, 0, 0, -1)  # added to the printed cost, from left to right (WOW-PH3-04)
WHOLE_FROM = 150  # pixels


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

    def wanted(self, theme: Theme, room: tuple[int, int]) -> tuple[int, int]:
        """As high as the cards are where the width limits them."""
        wide = min(room[0], theme.px(self.wants[0] * 8 // 7))
        most = min(room[1], theme.px(self.wants[1] * 11 // 10))
        made = fitted(theme, (wide, most), self.wants)
        above, below = self._rows(made)
        least = min(most, round(self.wants[1] * made.scale) + 1)
        return wide, max(least, above + _card_high(made, wide, most - above - below)[0] + below)

    def _rows(self, theme: Theme) -> tuple[int, int]:
        """Pixels above and below the cards: title and marks of the slots; prices."""
        px, model = theme.px, self.model
        above = (px(44) if model.title else px(8)) + (px(6) if model.plain else max(px(24), 20) + px(6))
        priced = any(one.price >= 0 for one in model.slots)
        return above, (max(px(30), 22) if priced else 0) + px(16)

    def lay(self) -> list[Spot]:
        """Six columns: a mark above, the card, its price below."""
        px, area = self.theme.px, self.area
        above, below = self._rows(self.theme)
        room = area.h - above - below
        high, self.whole = _card_high(self.theme, area.w, room)
        step = (area.w - px(24)) // 6
        size = card.body(high, not self.whole)
        wide = size[0] + (card.reach(high) if self.whole else 0)
        y = above + (room - high) // 2
        self.bodies = [pygame.Rect((px(12) + i * step + (step - wide) // 2, y), size) for i in range(6)]
        self.marks_at, self.price_at = y - px(6) - max(px(24), 20) // 2, y + high + px(8)
        return [self._spot(i) for i, one in enumerate(self.model.slots) if one.face]

    def _spot(self, i: int) -> Spot:
        one = self.model.slots[i]
        assert one.face is not None
        rect = self.bodies[i]
        if one.price >= 0:
            rect = rect.union(pygame.Rect(rect.x, self.price_at, 1, max(self.theme.px(30), 22)))
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
            if not self.model.plain:
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
        parts, style = lines(theme, words, text.Style("ital", 18, t.PARCHMENT_DIM), room, 2)
        step = text.height(theme, style, 1.0)
        for i, part in enumerate(parts):
            y = px(25) + round((i - (len(parts) - 1) / 2) * step)
            text.draw(dst, theme, part, style, (self.area.right - px(20), y), "midright")

    def _mark(self, dst: pygame.Surface, i: int) -> None:
        """What the slot adds."""
        theme, mark = self.theme, MARKS[i]
        colour = t.GOLD_LIT if mark < 0 else suits.ALARM if mark > 0 else t.QUIET
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


def _card_high(theme: Theme, wide: int, room: int) -> tuple[int, bool]:
    """How high the cards are side by side, and whether they are whole: in narrow trays their pictures go."""
    step, gap = (wide - theme.px(24)) // 6, max(6, theme.px(12))
    for whole, least in ((True, WHOLE_FROM), (False, 0)):
        high = room
        across = card.body(high, not whole)[0] + (card.reach(high) if whole else 0)
        if across > step - gap:
            high = high * (step - gap) // across
        if high >= least:
            break
    return max(1, high), whole


def price_words(one: PoolSlot) -> str:
    """The price in a sentence."""
    if one.price == 0:
        return _("It costs nothing here.")
    return ngettext("It costs {n} card from your hand.", "It costs {n} cards from your hand.", one.price).format(
        n=one.price
    )
