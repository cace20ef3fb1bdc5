"""The title page: the games as cards, the match under way, and the ways to everything else."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.commands import Command, ContinueMatch, Decline, Goto, Learn, Quit
from game.desktop.kit import panels, pieces, text
from game.desktop.kit.buttons import Look
from game.desktop.kit.motion import CARD, Tween
from game.desktop.scenes import offer_strip
from game.desktop.scenes.base import LayerScene
from game.desktop.scenes.models import TitleCard, TitlePageModel, UnderWay
from game.desktop.scenes.pictures import picture
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action, Paint, Widget
from game.desktop.widgets.controls import Button, Link
from game.desktop.widgets.scroll import ScrollArea
from game.kernel.texts import gettext as _

CARD_W, CARD_H, CARD_MIN_W, CARD_MIN_H, GAP = 456, 584, 270, 360, 50
LOW, LOW_CARD = 680, 328  # units: in so low a window all has to draw together, so that the links are seen
LINK, LINK_AIR = 20, 56  # units: letters of a link, and the air about it
LEADING = 1.2


@dataclass(frozen=True)
class Plate:
    """The words of a card, laid for its width: each text in the size that fits it, and the height of all of them."""

    texts: tuple[tuple[str, text.Style], ...]  # name, line, words, foot
    high: int

    def draw(self, surface: pygame.Surface, theme: Theme, r: pygame.Rect) -> None:
        """From the top down; the foot rests at the bottom."""
        y = r.y + theme.px(8)
        for words, style in self.texts[:-1]:
            y = text.paragraph(surface, theme, words, style, _row(theme, r, y), LEADING, "center")
        foot, style = self.texts[-1]
        high = text.paragraph_height(theme, foot, style, r.w - theme.px(24), LEADING)
        text.paragraph(surface, theme, foot, style, _row(theme, r, r.bottom - theme.px(6) - high), LEADING, "center")


def _row(theme: Theme, r: pygame.Rect, y: int) -> pygame.Rect:
    return pygame.Rect(r.x + theme.px(12), y, r.w - theme.px(24), 0)


def make_plate(theme: Theme, card: TitleCard, wide: int, tall: bool, up: bool = False) -> Plate:
    """Lay the words of a card. Name and line stay in one line, words in three, as long as letters stay readable."""
    room = wide - theme.px(24)
    foot = f"{card.players}   ·   {card.length}" if card.ready else _("Not yet at the table")
    wanted = (
        (card.name, text.CARD_TITLE.sized(32 if tall else 27).on(t.OXBLOOD if up else t.INK), 1, 20.0),
        (card.line, text.EXPLAIN.sized(19 if tall else 17), 1, 16.0),
        (card.words, text.BODY.sized(19 if tall else 17), 2, 16.0),
        (foot, text.Style("ui", 16, t.INK_SOFT) if card.ready else text.Style("uib", 16, t.OXBLOOD), 1, text.LEAST),
    )
    texts = tuple(
        (words, text.in_lines(theme, words, style, room, lines, least)) for words, style, lines, least in wanted
    )
    high = sum(text.paragraph_height(theme, words, style, room, LEADING) for words, style in texts)
    return Plate(texts, max(theme.px(168 if tall else 148), high + theme.px(26)))


class GameCard(Button):
    """A large card: leather frame, picture, parchment plate.

    It stands nearer to the lamp under mouse or focus.
    """

    def __init__(
        self, theme: Theme, rect: pygame.Rect, card: TitleCard, seed: int, tall: bool, plate_high: int
    ) -> None:
        super().__init__(
            theme,
            rect,
            f"card.{card.key}",
            Look(card.name),
            value=card.key,
            enabled=card.ready,
            group="cards",
        )
        self.card, self.seed, self.tall, self.plate_high = card, seed, tall, plate_high
        self.raised = Tween(0.0, CARD, reduced=theme.reduced)

    @property
    def up(self) -> bool:
        """Whether this is the one that matters now."""
        return self.enabled and (self.hovered or self.ring)

    def update(self, dt_ms: int) -> bool:
        """Rise and sink."""
        self.raised.to(1.0 if self.up else 0.0)
        return self.raised.update(dt_ms)

    def draw(self, surface: pygame.Surface) -> None:
        """Glow, frame, picture, plate."""
        th, r = self.theme, self.rect
        if (self.up or self.raised.moving) and not th.reduced:
            r = r.move(0, -round(th.px(2 if self.pressed else 10) * self.raised.value))
        if self.up:
            blur = th.px(26)
            surface.blit(panels.pool_of_light((r.w, r.h), blur), (r.x - 3 * blur, r.y - 3 * blur))
        panels.panel(surface, th, r, "leather", 8, self.seed, 26 if self.up else 14)
        pad = th.px(16)
        plate = pygame.Rect(r.x + pad, r.bottom - pad - self.plate_high, r.w - 2 * pad, self.plate_high)
        pic = pygame.Rect(r.x + pad, r.y + pad, r.w - 2 * pad, plate.y - r.y - pad - th.px(12))
        panels.framed_picture(
            surface, th, picture(self.card.picture, (pic.w, pic.h), not self.card.ready), pic
        )
        self._plate(surface, plate)
        if self.up:
            panels.outline(surface, th, r, t.GOLD_LIT, 3, 2, 8)

    def _plate(self, surface: pygame.Surface, r: pygame.Rect) -> None:
        th, card = self.theme, self.card
        surface.blit(panels.sheet(th, "parchment", (r.w, r.h), 4, self.seed + 20), r)
        if not card.ready:
            panels.recessed(surface, th, r, 70, 4)
        make_plate(th, card, r.w, self.tall, self.up).draw(surface, th, r)


class TitlePage(LayerScene):
    """Answers with new_match, load, rules, credits; the match under way; the end."""

    vignette = 190

    def __init__(self, model: TitlePageModel) -> None:
        super().__init__()
        self.model = model
        self.primary = "continue" if model.under_way else f"card.{model.cards[0].key}"

    def build(self) -> None:
        """Everything stands in one column that scrolls where the window is too low."""
        self.layer.add(ScrollArea(self.theme, pygame.Rect((0, 0), self.size), "page", self._page))

    def _page(self, column: pygame.Rect) -> tuple[list[Widget], int]:
        th = self.theme
        high = self.size[1]
        tall = high >= th.px(1000)
        low = self._has_strip and high < th.px(LOW)
        head = th.px(246 if tall else 150 if high >= th.px(700) else 126 if low else 132)
        strip = th.px(196 if self._narrow(column) else 116 if tall else 84 if low else 92) if self._has_strip else 0
        between = th.px(38 if tall else 12 if low else 20)
        foot = strip + (between if strip else 0) + th.px(84 if tall else 50 if low else 58)
        foot += th.px(40) * (len(self._link_rows(column)) - 1)
        rows, per_row = self._rows(column)
        wanted = (high - 2 * column.y - head - foot) // rows - th.px(GAP) * (rows - 1) // rows
        card_h = max(th.px(LOW_CARD if low else CARD_MIN_H), min(th.px(CARD_H), wanted))
        total = head + rows * card_h + (rows - 1) * th.px(GAP) + foot
        top = column.y + max(0, (high - 2 * column.y - total) // 2)
        out: list[Widget] = [Paint(th, pygame.Rect(column.x, top, column.w, head), self._head)]
        y = top + head
        out += self._cards(column, y, per_row, card_h, tall)
        y += rows * card_h + (rows - 1) * th.px(GAP)
        if self._has_strip:
            y += between
            x, wide = self._span(column)
            out += self._lower(pygame.Rect(x, y, wide, strip))
            y += strip
        out += self._links(column, y + th.px(44 if tall else 26 if low else 30))
        return out, total

    @property
    def _has_strip(self) -> bool:
        """Whether a strip lies below the cards."""
        return self.model.under_way is not None or bool(self.model.offers)

    def _lower(self, rect: pygame.Rect) -> list[Widget]:
        """The match under way, else what a new user may begin with."""
        if self.model.under_way:
            return self._strip(rect, self.model.under_way)
        return offer_strip.widgets(self.theme, rect, self.model.offers, rect.h > self.theme.px(150))

    def _narrow(self, column: pygame.Rect) -> bool:
        """Whether the strip's button must stand below its words."""
        return self._span(column)[1] < self.theme.px(620)

    def _gap(self, column: pygame.Rect) -> int:
        return self.theme.px(GAP if column.w >= self.theme.px(1500) else 28)

    def _rows(self, column: pygame.Rect) -> tuple[int, int]:
        """How many rows of how many cards; three at most in one."""
        n, gap = len(self.model.cards), self._gap(column)
        fit = max(1, (column.w - self.theme.px(40) + gap) // (self.theme.px(CARD_MIN_W) + gap))
        per_row = min(n, 3, fit)
        return -(-n // per_row), per_row

    def _card_w(self, column: pygame.Rect, per_row: int) -> int:
        room = column.w - self.theme.px(40) - (per_row - 1) * self._gap(column)
        return min(self.theme.px(CARD_W), room // per_row)

    def _span(self, column: pygame.Rect) -> tuple[int, int]:
        """Left edge and width of a row of cards."""
        per_row = self._rows(column)[1]
        wide = per_row * self._card_w(column, per_row) + (per_row - 1) * self._gap(column)
        return column.centerx - wide // 2, wide

    def _cards(self, column: pygame.Rect, y: int, per_row: int, high: int, tall: bool) -> list[Widget]:
        th, w, gap = self.theme, self._card_w(column, per_row), self._gap(column)
        plate = max(make_plate(th, card, w - 2 * th.px(16), tall).high for card in self.model.cards)
        x0, out = self._span(column)[0], []
        for i, card in enumerate(self.model.cards):
            row, place = divmod(i, per_row)
            rect = pygame.Rect(x0 + place * (w + gap), y + row * (high + th.px(GAP)), w, high)
            out.append(GameCard(th, rect, card, i + 2, tall, plate))
        out.sort(key=lambda card: card.key == self.primary)
        return [*out]

    def _head(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        th = self.theme
        k = rect.h / th.px(246)
        name = text.gilded(th, "SKALD", max(58, round(112 * k)), max(14, round(30 * k)))
        cut = th.px(30)
        at = name.get_rect(midtop=(rect.centerx + th.px(8 * k), rect.y + round(th.px(16) * k) - cut))
        surface.blit(name, at)
        line = text.Style("ital", 28 if k > 0.8 else 21, t.PARCHMENT_DIM)
        y = rect.bottom - th.px(70 if k > 0.8 else 46)
        text.draw(surface, th, _("Three northern games on one table"), line, (rect.centerx, y), "center")
        half = min(th.px(330), rect.w // 2 - th.px(20))
        panels.rule(
            surface, th, y + th.px(36 if k > 0.8 else 22), rect.centerx - half, rect.centerx + half, t.GOLD
        )

    def _strip(self, rect: pygame.Rect, under_way: UnderWay) -> list[Widget]:
        if rect.h > self.theme.px(150):
            return self._stacked_strip(rect, under_way)
        th, pad = self.theme, self.theme.px(24)
        look = Look(_("Continue"), "primary", 24 if rect.h > th.px(100) else 20)
        wide = min(th.px(212), rect.w // 3)
        button = pygame.Rect(rect.right - pad - wide, rect.y + (rect.h - th.px(60)) // 2, wide, th.px(60))

        def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
            panels.panel(surface, th, r, "parchment", 6, 31, 16)
            thumb = pygame.Rect(r.x + th.px(14), r.y + th.px(13), th.px(160), r.h - th.px(26))
            x = r.x + pad
            if r.w > th.px(720):
                panels.framed_picture(surface, th, picture(under_way.picture, (thumb.w, thumb.h)), thumb, 3)
                x = thumb.right + th.px(26)
            self._strip_words(surface, under_way, pygame.Rect(x, r.y, r.right - 2 * pad - wide - x, r.h))

        return [Paint(th, rect, paint), Button(th, button, "continue", look)]

    def _stacked_strip(self, rect: pygame.Rect, under_way: UnderWay) -> list[Widget]:
        th = self.theme

        def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
            panels.panel(surface, th, r, "parchment", 6, 31, 16)
            head, area = text.Style("title", 20), r.inflate(-th.px(40), -th.px(32))
            y = text.paragraph(surface, th, under_way.headline, head, area, limit=1)
            area.y, words = y, text.Style("body", 18, t.INK_SOFT)
            text.paragraph(surface, th, under_way.words, words, area, limit=3)

        button = pygame.Rect(rect.x + th.px(20), rect.bottom - th.px(68), rect.w - th.px(40), th.px(50))
        return [Paint(th, rect, paint), Button(th, button, "continue", Look(_("Continue"), "primary", 20))]

    def _strip_words(self, surface: pygame.Surface, under_way: UnderWay, r: pygame.Rect) -> None:
        th, mid = self.theme, r.centery
        head = text.Style("title", 24 if r.h > th.px(100) else 20)
        headline, head = text.squeezed(th, under_way.headline, head, r.w)
        text.draw(surface, th, headline, head, (r.x, mid - th.px(18)), "midleft")
        x, y = r.x + th.px(14), mid + th.px(20)
        for faction in under_way.factions:
            pieces.put(surface, th, faction, th.px(26), (x, y), emblem=True)
            x += th.px(36)
        x += th.px(-4)
        words = text.Style("body", 20, t.INK_SOFT)
        shown, words = text.squeezed(th, under_way.words, words, r.right - x)
        text.draw(surface, th, shown, words, (x, y), "midleft")

    def _link_rows(self, column: pygame.Rect) -> list[list[tuple[str, str, int]]]:
        """The links with their widths, on as few lines as hold them."""
        th, out, full = self.theme, list[list[tuple[str, str, int]]](), column.w + 1
        entries = (
            ("load", _("Matches")), ("rules", _("Rules")), ("settings", _("Settings")), ("credits", _("Credits")),
            ("quit", _("Quit")),
        )  # fmt: skip
        for key, label in entries:
            wide = text.width(th, label, text.Style("title", LINK)) + th.px(LINK_AIR)
            if full + wide > column.w:
                out.append([])
                full = 0
            out[-1].append((key, label, wide))
            full += wide
        return out

    def _links(self, column: pygame.Rect, y: int) -> list[Widget]:
        th, out = self.theme, list[Widget]()
        for row in self._link_rows(column):
            x = column.centerx - sum(wide for _key, _label, wide in row) // 2
            for i, (key, label, wide) in enumerate(row):
                rect = pygame.Rect(x, y - th.px(20), wide, th.px(40))
                out.append(Link(th, rect, key, Look(label, size=LINK), group="links"))
                if i:
                    spot = pygame.Rect(rect.x - th.px(5), rect.centery - th.px(5), th.px(10), th.px(10))
                    out.append(Paint(th, spot, self._lozenge))
                x += wide
            y += th.px(40)
        return out

    def _lozenge(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        mark = panels.lozenge(self.theme.px(8), t.GOLD_DIM)
        surface.blit(mark, mark.get_rect(center=rect.center))

    def answer(self, action: Action) -> Command | None:
        """Where a card, the strip or a link leads."""
        if action.key == "continue":
            return ContinueMatch()
        if action.key == "quit":
            return Quit()
        for offer in self.model.offers:
            if action.key == offer_strip.key_of(offer, self.model.offers):
                return Learn(offer.title, offer.mode)
        if action.key == "decline":
            return Decline(self.model.offers[0].title, self.model.offers[0].mode)
        if action.key.startswith("card."):
            return Goto("new_match", (str(action.value),))
        return Goto(action.key)

    def escape(self) -> Command | None:
        """Nothing lies behind the title page."""
        return None
