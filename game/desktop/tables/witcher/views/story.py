"""A card that is read: the book with its picture, the two options; then what came of the one that was chosen.

The result of an option that was not chosen is never in the model (WOW-EXP-08).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.fitting import lines, put
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import drop, frame, rounded, table
from game.desktop.tables.views import Spot, Tip, View
from game.desktop.tables.witcher.views import art, book, card, glyphs, marks, trials
from game.desktop.tables.witcher.views.fight.offers import Rows, button_spots, paint_buttons
from game.desktop.tables.witcher.views.models import Choice, PaperFace
from game.desktop.tables.witcher.views.papers import paper
from game.desktop.tables.witcher.views.trials import Trial
from game.desktop.theme import Theme

WANTS = (1860.0, 980.0)  # units
EFFECT = text.Style("bodyb", 22)


@dataclass(frozen=True, slots=True)
class Option:
    """One of two: its words, what it costs as far as that is said beforehand, why it cannot be chosen."""

    letter: str
    words: str
    price: str = ""
    legal: bool = True
    why: str = ""


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that happens: a symbol (of `glyphs`) and words."""

    glyph: str
    words: str


@dataclass(frozen=True, slots=True)
class Status:
    """What a person has, to weigh the choice: symbol, label, value."""

    glyph: str
    label: str
    value: str


@dataclass(frozen=True, slots=True)
class StoryModel:
    """`text` is the introduction while there are options, afterwards the result. `kicker` stands small above the title:
    city, wilds, event and its number. `answer`: the option that was chosen."""

    title: str
    text: str
    picture: str = ""
    deck: str = "wilds"
    kicker: str = ""
    options: tuple[Option, ...] = ()
    answer: Option | None = None
    effects: tuple[Effect, ...] = ()
    trial: Trial | None = None
    kept: PaperFace | None = None
    caption: str = ""  # below the picture
    name: str = ""
    school: str = "wolf"
    status: tuple[Status, ...] = ()
    line: str = ""  # at the right of what a person has
    buttons: tuple[Choice, ...] = ()


class StoryView(View[StoryModel]):
    """Spots: `option` 0, 1; the buttons by their names; `kept` 0."""

    wants = WANTS
    solid = True

    def __init__(self, model: StoryModel) -> None:
        super().__init__(model)
        self.angle = 0  # degrees by which a rolling die is turned

    def looks(self) -> object:
        """A die that tumbles changes the picture too."""
        return super().looks(), self.angle

    def lay(self) -> list[Spot]:
        """Book, its pages, the plates of the options from the foot of the right page upward."""
        px, area = self.theme.px, self.area
        foot = foot_height(self.theme)
        self.book = book_rect(self.theme, area)
        self.status = pygame.Rect(0, 0, min(px(1100), area.w - px(60)), foot)
        self.status.midbottom = (area.centerx, area.h - px(14))
        self.left, self.right = book.pages(self.theme, self.book)
        rows = Rows(self.theme, self.model.buttons, True)
        wide = min(self.right.w, max(px(420), 260) * max(1, min(2, len(self.model.buttons))))
        bar = pygame.Rect(self.right.right - wide, self.right.bottom - rows.height, wide, rows.height)
        self.bars = rows.lay(bar)
        self.body_foot = self.right.bottom - (rows.height + px(14) if self.model.buttons else 0)
        self.plates = self._plates()
        spots = [self._option(i) for i in range(len(self.model.options))]
        return spots + button_spots(self.model.buttons, self.bars)

    def _plates(self) -> list[pygame.Rect]:
        """One plate for each option, as high as its words ask for."""
        px = self.theme.px
        room = self.right.w + px(36) - self._seal() - px(60)
        highs = []
        for one in self.model.options:
            parts, style = lines(self.theme, one.words, text.Style("bodyb", 26), room, 3)
            high = len(parts) * text.height(self.theme, style, 1.14) + px(30)
            high += text.height(self.theme, text.EXPLAIN, 1.3) if one.price or one.why else 0
            highs.append(max(high, self._seal() + px(18)))
        y = self.body_foot - sum(highs) - px(14) * max(0, len(highs) - 1)
        if self.model.options:
            self.body_foot = y - px(18)
        out = []
        for high in highs:
            out.append(pygame.Rect(self.right.x - px(18), y, self.right.w + px(36), high))
            y += high + px(14)
        return out

    def _seal(self) -> int:
        return max(34, self.theme.px(84))

    def _option(self, i: int) -> Spot:
        one = self.model.options[i]
        tip = Tip(one.letter, tuple(words for words in (one.price, one.why) if words)) if one.price or one.why else None
        return Spot("option", i, self.plates[i], one.legal, one.words, tip)

    # -- picture ----------------------------------------------------------------------------------
    def steps(self, dst: pygame.Surface) -> Iterator[None]:
        """The book, its left page, its right page, what a person has."""
        pad = book.margin(self.theme)
        dst.blit(table(self.rect.size), (0, 0))
        yield
        dst.blit(book.open_book(self.theme, self.book.size), (self.book.x - pad, self.book.y - pad))
        yield
        yield from self._left_page(dst)
        y = self._title(dst)
        yield
        (self._choice if self.model.options else self._result)(dst, y)
        yield
        paint_buttons(dst, self.theme, self.model.buttons, self.bars, self.aim)
        if self.model.status or self.model.name:
            self._status(dst)

    def _left_page(self, dst: pygame.Surface) -> Iterator[None]:
        theme, px, page = self.theme, self.theme.px, self.left
        below = max(px(64), 30) if self.model.caption else 0
        rim = px(18)
        size = (page.w - 2 * rim, page.h - 2 * rim - below)
        outer = pygame.Rect(page.x, page.y, page.w, page.h - below)
        drop(dst, outer, 2, px(9), 150, (0, px(5)))
        dst.blit(art.scene(self.model.picture, size, self.model.deck), (page.x + rim, page.y + rim))
        yield
        dst.blit(book.picture_frame(theme, size), outer)
        if self.model.caption:
            panels.rule(dst, theme, outer.bottom + below // 3, page.centerx - px(150), page.centerx + px(150))
            style = text.Style("ital", 24, t.INK_SOFT)
            put(dst, theme, self.model.caption, style, (page.centerx, page.bottom - below // 3), page.w, "center")
        yield

    def _title(self, dst: pygame.Surface) -> int:
        theme, px, page = self.theme, self.theme.px, self.right
        y = page.y
        if self.model.kicker:
            style = text.Style("uib", 17, t.INK_SOFT)
            step = text.height(theme, style, 1.3)
            put(dst, theme, self.model.kicker, style, (page.centerx, y + step // 2), page.w, "center")
            y += step
        parts, style = lines(theme, self.model.title, text.Style("titleb", 40, "#701610"), page.w, 2)
        step = text.height(theme, style, 1.18)
        for part in parts:
            text.draw(dst, theme, part, style, (page.centerx, y + step // 2), "center")
            y += step
        panels.rule(dst, theme, y + px(8), page.x + px(90), page.right - px(90))
        return y + px(26)

    def _choice(self, dst: pygame.Surface, y: int) -> None:
        theme, page = self.theme, self.right
        made = book.fit_text(theme, self.model.text, (27 * self.growth, 14), (page.w, self.body_foot - y))
        book.put_text(dst, theme, made, (page.x, y))
        for i, one in enumerate(self.model.options):
            self._plate(dst, i, one)

    def _plate(self, dst: pygame.Surface, i: int, one: Option) -> None:
        """A plate of parchment with a seal; lit under the hand, pale where it cannot be paid."""
        theme, px, rect = self.theme, self.theme.px, self.plates[i]
        lit = one.legal and self.aim.on("option", i)
        if lit:
            card.lit(dst, rect, max(4, px(9)), "#FFCE6E", 220)
        drop(dst, rect, px(8), px(7), 130, (px(2), px(4)))
        dst.blit(panels.sheet(theme, "parchment", rect.size, 8, 31 + i), rect)
        if lit:
            dst.blit(_light(rect.size, px(8)), rect)
            dst.blit(frame(rect.size, px(8), "#B07828", max(2, px(3))), rect)
        seal = marks.seal(one.letter, self._seal(), lit)
        dst.blit(seal, seal.get_rect(center=(rect.x + px(16) + self._seal() // 2, rect.centery)))
        x = rect.x + self._seal() + px(38)
        room = rect.right - x - px(22)
        parts, style = lines(theme, one.words, text.Style("bodyb", 26, t.INK if one.legal else t.INK_SOFT), room, 3)
        step = text.height(theme, style, 1.14)
        under = one.why if not one.legal else one.price
        low = text.height(theme, text.EXPLAIN, 1.3) if under else 0
        y = rect.centery - (len(parts) * step + low) // 2
        for part in parts:
            text.draw(dst, theme, part, style, (x, y + step // 2), "midleft")
            y += step
        if under:
            self._price(dst, one, under, (x, y + low // 2), room)
        if self.aim.focused == ("option", i):
            panels.focus_ring(dst, theme, rect, 8)

    def _price(self, dst: pygame.Surface, one: Option, under: str, at: tuple[int, int], room: int) -> None:
        side = max(15, self.theme.px(24))
        x = at[0]
        if one.price:
            glyphs.put(dst, "coin", side, (x + side // 2, at[1]))
            x += side + self.theme.px(8)
        put(
            dst,
            self.theme,
            under,
            text.EXPLAIN.on("#7A2A1E" if not one.legal else t.INK_SOFT),
            (x, at[1]),
            room - x + at[0],
        )

    def _result(self, dst: pygame.Surface, y: int) -> None:
        """What was chosen, the die that decided, what came of it, what it does."""
        theme, px, page, model = self.theme, self.theme.px, self.right, self.model
        if model.answer:
            y = self._answer(dst, model.answer, y)
        if model.trial:
            high = trials.height(theme, model.trial)
            trials.paint(dst, theme, model.trial, pygame.Rect(page.x, y, page.w, high), self.angle)
            y += high + px(14)
        low = self._low_height()
        room, cap = (page.w, self.body_foot - y - low), model.answer is None
        made = book.fit_text(theme, model.text, (26 * self.growth, 14), room, cap)
        y = book.put_text(dst, theme, made, (page.x, y)) + px(14)
        if low:
            panels.rule(dst, theme, y, page.x + px(60), page.right - px(60))
            y += px(16)
        y = self._effects(dst, y)
        if model.kept:
            box = self._kept_rect(y)
            card.shadow(dst, box)
            dst.blit(paper(theme, box.size, model.kept), box)

    def _kept_rect(self, y: int) -> pygame.Rect:
        page, px = self.right, self.theme.px
        wide = min(page.w, max(px(430), 240))
        high = min(max(px(150), 92), max(20, self.body_foot - y))
        box = pygame.Rect(0, y, wide, high)
        box.centerx = page.centerx
        return box

    def _effect_step(self, words: str) -> int:
        """How high the line of an effect is: two lines of letters where it is long."""
        parts, style = lines(self.theme, words, EFFECT, self._effect_room(), 2)
        return max(self.theme.px(38), 22, len(parts) * text.height(self.theme, style, 1.12) + 2)

    def _effect_room(self) -> int:
        return self.right.w - max(20, self.theme.px(34)) - self.theme.px(18)

    def _low_height(self) -> int:
        model, px = self.model, self.theme.px
        high = sum(self._effect_step(one.words) for one in model.effects) + (
            px(30) if model.effects or model.kept else 0
        )
        return high + (max(px(150), 92) + px(8) if model.kept else 0)

    def _answer(self, dst: pygame.Surface, one: Option, y: int) -> int:
        theme, px, page = self.theme, self.theme.px, self.right
        side = max(26, px(48))
        sheet = marks.seal(one.letter, side, False)
        parts, style = lines(theme, one.words, text.Style("ital", 21, t.INK_SOFT), page.w - side - px(14), 2)
        step = text.height(theme, style, 1.15)
        high = max(side, step * len(parts))
        dst.blit(sheet, sheet.get_rect(midleft=(page.x, y + high // 2)))
        for i, part in enumerate(parts):
            at = (page.x + side + px(14), y + high // 2 + round((i - (len(parts) - 1) / 2) * step))
            text.draw(dst, theme, part, style, at, "midleft")
        return y + high + px(12)

    def _effects(self, dst: pygame.Surface, y: int) -> int:
        theme, px, page = self.theme, self.theme.px, self.right
        for one in self.model.effects:
            step = self._effect_step(one.words)
            side = min(max(20, px(34)), step - 2)
            disc = glyphs.medal(one.glyph, side, t.GOLD_DIM, "#EADBB8")
            dst.blit(disc, disc.get_rect(midleft=(page.x + px(6), y + step // 2)))
            parts, style = lines(theme, one.words, EFFECT, self._effect_room(), 2)
            high = text.height(theme, style, 1.12)
            for i, part in enumerate(parts):
                at = (page.x + px(18) + side, y + step // 2 + round((i - (len(parts) - 1) / 2) * high))
                text.draw(dst, theme, part, style, at, "midleft")
            y += step
        return y

    def _status(self, dst: pygame.Surface) -> None:
        """A plate of leather: who it is, what they have, a word at the right."""
        theme, px, rect, model = self.theme, self.theme.px, self.status, self.model
        panels.panel(dst, theme, rect, "leather", 8, 33, 10)
        side = max(18, min(px(34), rect.h - 8))
        x, y = rect.x + px(20), rect.centery
        glyphs.put(dst, model.school, side, (x + side // 2, y))
        name = text.Style("title", 19, t.PARCHMENT_LIT, emboss=t.BLACK)
        x = put(dst, theme, model.name, name, (x + side + px(10), y), rect.w // 5).right + px(30)
        label, value = text.Style("ui", 18, t.PARCHMENT_DIM), text.Style("uib", 18, t.PARCHMENT_LIT)
        for one in model.status:
            wide = side + text.width(theme, one.label, label) + text.width(theme, one.value, value) + px(52)
            if x + wide > rect.right - px(20):
                break
            glyphs.put(dst, one.glyph, side * 8 // 10, (x + side // 2, y))
            x = text.draw(dst, theme, one.label, label, (x + side + px(6), y), "midleft").right + px(8)
            x = text.draw(dst, theme, one.value, value, (x, y), "midleft").right + px(32)
        style = text.Style("ital", 19, t.PARCHMENT_DIM)
        room = rect.right - px(22) - x
        if model.line and text.width(theme, model.line, style.sized(text.LEAST)) <= room:
            put(dst, theme, model.line, style, (rect.right - px(22), y), room, "midright")


def foot_height(theme: Theme) -> int:
    """How high the plate of what a person has is."""
    return max(theme.px(58), 34)


def book_rect(theme: Theme, area: pygame.Rect) -> pygame.Rect:
    """Where the book lies."""
    px = theme.px
    side = max(px(110), (area.w - px(1700)) // 2) if area.w > px(1500) else px(34)
    return pygame.Rect(side, px(30), area.w - 2 * side, area.h - px(30) - foot_height(theme) - px(44))


@POOL.keep
def _light(size: tuple[int, int], radius: int) -> pygame.Surface:
    """Light on a plate under the hand. Shared: do not draw on it."""
    sheet = rounded(size, radius, "#FFF4D6").copy()
    sheet.set_alpha(90)
    return sheet
