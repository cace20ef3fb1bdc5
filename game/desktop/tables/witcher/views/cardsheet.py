"""Sheets on which cards are chosen: to trash, to discard, to lose, to take, to put in order; as slips where many."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.fitting import block, lines, put
from game.desktop.kit.surfaces import Size
from game.desktop.tables.views import Aim, Spot, Tip, View
from game.desktop.tables.witcher.views import card, marks
from game.desktop.tables.witcher.views.fight.offers import Rows, button_spots, paint_buttons
from game.desktop.tables.witcher.views.hand import put_card
from game.desktop.tables.witcher.views.models import Choice, Held
from game.desktop.theme import Theme

EDGE, HEAD, GAP = 26, 110, 12
FEW = 7  # so many cards are shown whole, more as slips
SLIP, SLIP_LEAST, COLUMN_LEAST = 44, 30, 290  # units; pixels; pixels
GROWTHS = (1.4, 1.3, 1.2, 1.1, 1.0, 0.9, 0.8)  # of a sheet, by the room that there is
MOST = 1 << 16  # pixels, more than any window has


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards that lie in one place: the hand, the deck, the discard pile."""

    title: str
    cards: tuple[Held, ...]


@dataclass(frozen=True, slots=True)
class CardsModel:
    """A question about cards. `counter` says how many of how many are chosen; `ordered`: chosen cards bear their
    number (their notes), as they are to lie."""

    title: str
    groups: tuple[CardGroup, ...]
    line: str = ""
    counter: str = ""
    name: str = "card"
    buttons: tuple[Choice, ...] = ()

    @property
    def many(self) -> int:
        """How many cards there are."""
        return sum(len(group.cards) for group in self.groups)


@dataclass
class Place:
    """A card or a heading on the sheet, in the coordinates of what scrolls."""

    rect: pygame.Rect
    one: Held | None
    title: str = field(default="")


class CardsView(View[CardsModel]):
    """Spots: the model's `name` with the card's value, and the buttons. What does not fit scrolls."""

    wants = (900, 330)

    def __init__(self, model: CardsModel) -> None:
        super().__init__(model)
        self.offset = 0

    def wanted(self, theme: Theme, room: Size) -> Size:
        """Few cards whole in a row, many in two columns of slips."""
        px, model = theme.px, self.model
        buttons = Rows(theme, model.buttons, True).height + px(20) if model.buttons else 0
        if model.many <= FEW:
            wide = px(2 * EDGE) + max(3, model.many) * px(card.WHOLE[0] + card.TAB + GAP)
            return min(room[0], wide), min(room[1], px(HEAD + 280 + 70) + buttons)
        rows = sum(-(-len(group.cards) // 2) for group in model.groups)
        high = px(HEAD) + rows * px(SLIP + 6) + len(model.groups) * px(38) + buttons + px(30)
        return min(room[0], px(1040)), min(room[1], high)

    def looks(self) -> object:
        """Where it is scrolled to changes the picture too."""
        return super().looks(), self.offset

    @property
    def most(self) -> int:
        """How far it can be scrolled, in pixels."""
        return max(0, self.high - self.body.h)

    def scroll(self, step: int) -> bool:
        """Scroll by pixels; whether anything moved."""
        goal = max(0, min(self.most, self.offset + step))
        moved = goal != self.offset
        self.offset = goal
        if moved:
            self._lay()
        return moved

    def point(self, aim: Aim) -> bool:
        """What the keys are on is scrolled into sight."""
        if aim.focused and aim.focused != self.aim.focused and aim.focused[0] == self.model.name:
            found = next((p.rect for p in self.places if p.one and p.one.value == aim.focused[1]), None)
            if found and found.y < self.offset:
                self.scroll(found.y - self.offset)
            elif found and found.bottom > self.offset + self.body.h:
                self.scroll(found.bottom - self.offset - self.body.h)
        return super().point(aim)

    def lay(self) -> list[Spot]:
        """Head, cards, buttons."""
        px, area = self.theme.px, self.area
        edge = px(EDGE)
        rows = Rows(self.theme, self.model.buttons, True)
        wide = min(area.w * 64 // 100, max(px(560), 300))
        foot = area.bottom - px(18) - rows.height
        self.bars = rows.lay(pygame.Rect(area.right - edge - wide, foot, wide, rows.height))
        self.counter = pygame.Rect(edge, foot, area.w - 2 * edge - wide - px(16), rows.height)
        if self.model.counter and not self.model.buttons:
            foot -= max(px(34), 20)
            self.counter = pygame.Rect(edge, foot, area.w - 2 * edge, max(px(34), 20))
        self.head = pygame.Rect(edge, px(14), area.w - 2 * edge, max(px(HEAD - 18), 50))
        top = self.head.bottom + px(8)
        self.body = pygame.Rect(px(12), top, area.w - px(24), foot - px(12) - top)
        self.whole = self.model.many <= FEW and self.body.h >= 150
        self.places = self._whole_places() if self.whole else self._slips()
        self.high = max((place.rect.bottom for place in self.places), default=0) + px(4)
        self.offset = max(0, min(self.most, self.offset))
        spots = [self._spot(place) for place in self.places if place.one]
        return spots + button_spots(self.model.buttons, self.bars)

    def _seen(self, place: Place) -> pygame.Rect:
        return place.rect.move(self.body.x, self.body.y - self.offset)

    def _spot(self, place: Place) -> Spot:
        one = place.one
        assert one is not None
        name = one.face.name if one.face else ""
        legal = one.state in ("legal", "chosen")
        return Spot(
            self.model.name,
            one.value,
            self._seen(place).clip(self.body),
            legal,
            name,
            Tip(name, one.why) if name else None,
        )

    def _whole_places(self) -> list[Place]:
        """All in one row, under the headings of where they lie."""
        px = self.theme.px
        cards = [(group.title, one) for group in self.model.groups for one in group.cards]
        head = max(px(34), 20) if any(group.title for group in self.model.groups) else 0
        note = max(px(34), 24) if any(one.note for _title, one in cards) else px(8)
        n = max(1, len(cards))
        room = self.body.h - head - note - px(14)
        inner = self.body.w - px(28)
        high = min(room, px(300), int((inner - px(8) * (n - 1)) / n / (card.WHOLE[0] + card.TAB) * card.WHOLE[1]))
        tabs = high >= 150
        if not tabs:
            high = min(room, px(200), int((inner - px(8) * (n - 1)) / n / card.SHORT[0] * card.SHORT[1]))
        self.whole_cards = tabs
        size = card.body(high, not tabs)
        step = size[0] + (card.reach(high) if tabs else 0) + px(8)
        x = (self.body.w - step * n + px(8)) // 2
        y = head + note + max(0, (room - high) // 2)
        out, last = [], ""
        for i, (title, one) in enumerate(cards):
            rect = pygame.Rect((x + i * step, y), size)
            if title and title != last:
                out.append(Place(pygame.Rect(rect.x, rect.y - note - head, step * 2, head), None, title))
                last = title
            out.append(Place(rect, one))
        return out

    def _slips(self) -> list[Place]:
        """In columns, group after group."""
        px = self.theme.px
        inner = self.body.w - px(20)
        columns = max(1, min(3, inner // max(px(390), COLUMN_LEAST)))
        wide = (inner - px(10) * (columns - 1)) // columns
        high, gap = max(px(SLIP), SLIP_LEAST), max(4, px(6))
        y, out = 0, []
        for group in self.model.groups:
            if not group.cards:
                continue
            if group.title:
                head = max(px(36), 22)
                out.append(Place(pygame.Rect(px(10), y, inner, head), None, group.title))
                y += head
            for i, one in enumerate(group.cards):
                row, column = divmod(i, columns)
                at = (px(10) + column * (wide + px(10)), y + row * (high + gap))
                out.append(Place(pygame.Rect(at, (wide, high)), one))
            y += -(-len(group.cards) // columns) * (high + gap) + px(6)
        return out

    # -- picture ----------------------------------------------------------------------------------
    def paint(self, dst: pygame.Surface) -> None:
        """A sheet of parchment."""
        theme, px = self.theme, self.theme.px
        panels.panel(dst, theme, self.area, "parchment", 6, 45, 0)
        _paint_head(dst, theme, self.head, self.model.title, self.model.line)
        clip = dst.get_clip()
        dst.set_clip(self.body.clip(clip))
        for place in self.places:
            self._place(dst, place)
        dst.set_clip(clip)
        if self.most:
            self._bar(dst)
        if self.model.counter:
            style = text.Style("bodyb", 21, t.OXBLOOD)
            put(dst, theme, self.model.counter, style, (self.counter.x + px(4), self.counter.centery), self.counter.w)
        paint_buttons(dst, theme, self.model.buttons, self.bars, self.aim)

    def _place(self, dst: pygame.Surface, place: Place) -> None:
        theme, rect = self.theme, self._seen(place)
        if not rect.colliderect(self.body):
            return
        one = place.one
        if one is None:
            style = text.Style("title", 19, t.OXBLOOD)
            put(dst, theme, place.title, style, (rect.x + theme.px(2), rect.centery), rect.w)
            return
        up = self.aim.on(self.model.name, one.value)
        if self.whole:
            put_card(dst, theme, rect, one, self.whole_cards, up)
        else:
            self._slip(dst, rect, one, up)
        if self.aim.focused == (self.model.name, one.value):
            panels.focus_ring(dst, theme, rect, 6)

    def _slip(self, dst: pygame.Surface, rect: pygame.Rect, one: Held, up: bool) -> None:
        theme = self.theme
        if one.face is None:
            dst.blit(card.back(rect.size), rect)
            return
        chosen = one.state == "chosen"
        if chosen or up:
            card.lit(dst, rect, max(3, theme.px(5)), "#B07828", 220)
        card.slip(dst, theme, rect, one.face, one.state == "dim")
        if chosen:
            panels.outline(dst, theme, rect, t.OXBLOOD_LIT, 0, 3, 5)
            mark = marks.badge(one.note, max(18, rect.h * 6 // 10), t.OXBLOOD) if one.note else None
            if mark:
                dst.blit(mark, mark.get_rect(center=(rect.x, rect.y + 4)))
        elif up:
            panels.outline(dst, theme, rect, "#B07828", 0, 2, 5)

    def _bar(self, dst: pygame.Surface) -> None:
        """How far down one is."""
        px = self.theme.px
        groove = pygame.Rect(self.body.right - px(2), self.body.y, max(4, px(6)), self.body.h)
        marks.plate(dst, groove, "#B79E6C", t.INK_SOFT, 3, 140)
        high = max(20, groove.h * self.body.h // self.high)
        y = groove.y + (groove.h - high) * self.offset // max(1, self.most)
        marks.plate(dst, pygame.Rect(groove.x, y, groove.w, high), t.OXBLOOD, t.INK, 3)


def grown(view: CardsView, theme: Theme, room: Size) -> tuple[Theme, Size]:
    """The theme and size at which a sheet uses its room best: its cards grow, or shrink a little before they scroll."""
    for growth in GROWTHS:
        larger = replace(theme, scale=theme.scale * growth)
        size = view.wanted(larger, (MOST, MOST))
        if size[0] <= room[0] and size[1] <= room[1]:
            return larger, size
    return theme, view.wanted(theme, room)


def _paint_head(dst: pygame.Surface, theme: Theme, head: pygame.Rect, title: str, line: str) -> None:
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
