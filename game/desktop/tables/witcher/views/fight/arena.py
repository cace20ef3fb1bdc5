"""The middle of the scene: the opponent's picture, the combo as it grows, the sheet with its sums."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.fitting import put
from game.desktop.kit.pool import POOL
from game.desktop.kit.surfaces import clip_to, frame, inner_shade, rounded
from game.desktop.tables.views import Aim, Spot, Tip
from game.desktop.tables.witcher.views import art, card, glyphs, marks, suits
from game.desktop.tables.witcher.views.fight.models import Fighter, FightModel, Laid, Monster, Sum, Tally
from game.desktop.tables.witcher.views.hand import note
from game.desktop.tables.witcher.views.pen import cut
from game.desktop.theme import Theme
from game.kernel.texts import gettext as _

PITCH = card.WHOLE[0] + card.TAB - 14  # each card lies over the tab of the one before
TALLY, TALLY_LEAST = 380, 216  # units, pixels
CARD = 280


class Arena:
    """`hidden`: cards of the combo that are on their way and drawn by whoever moves them."""

    def __init__(self, theme: Theme, rect: pygame.Rect, model: FightModel) -> None:
        self.theme, self.rect, self.model = theme, rect, model
        self.inner = rect.inflate(-2 * theme.px(18), -2 * theme.px(14))
        self.tally = self._tally_rect()
        self.bodies = self._row()

    # -- places -----------------------------------------------------------------------------------
    def _tally_rect(self) -> pygame.Rect:
        tally = self.model.tally
        if tally is None:
            return pygame.Rect(self.inner.right, self.inner.bottom, 0, 0)
        px = self.theme.px
        wide = max(px(TALLY), TALLY_LEAST)
        high = tally_height(self.theme, tally)
        rect = pygame.Rect(self.inner.right - wide, self.inner.bottom - high, wide, high)
        if self._fits(rect.x - px(20)) < 1 and len(self.model.combo) > 2:
            rect.y = self.inner.y + px(4)
        return rect

    def _fits(self, right: int) -> float:
        """How large the cards of the combo may be so that they end there; 1 is their full size."""
        n = max(1, len(self.model.combo))
        left = self.inner.x + self.theme.px(32)
        units = PITCH * (n - 1) + card.WHOLE[0] + card.TAB
        return (right - left) / self.theme.px(units)

    def _row(self) -> list[pygame.Rect]:
        px, n = self.theme.px, len(self.model.combo)
        below = self.tally.h and self.tally.bottom > self.inner.bottom - px(20)
        right = self.tally.x - px(20) if below else self.inner.right
        room = self.inner.bottom - (self.tally.bottom if self.tally.h and not below else self.inner.y) - px(44)
        high = min(px(CARD), int(px(CARD) * self._fits(right)), max(90, room))
        k = high / card.WHOLE[1]
        size = card.body(high)
        x, y = self.inner.x + px(32), self.inner.bottom - high - px(2)
        return [pygame.Rect((round(x + i * PITCH * k), y), size) for i in range(n)]

    def place_of(self, value: int) -> pygame.Rect | None:
        """Where a card of the combo lies."""
        for rect, one in zip(self.bodies, self.model.combo, strict=True):
            if one.value == value:
                return rect
        return None

    def spots(self) -> list[Spot]:
        """The cards that lie, and what may be laid."""
        out = []
        for rect, one in zip(self.bodies, self.model.combo, strict=True):
            whole = pygame.Rect(rect.x, rect.y, rect.w + card.reach(rect.h), rect.h)
            name = "ghost" if one.ghost else "laid"
            tip = Tip(one.face.name, (suits.kind(one.face.colour),))
            out.append(Spot(name, one.value, whole, one.ghost, one.face.name, tip))
        return out

    # -- picture ----------------------------------------------------------------------------------
    def paint(self, dst: pygame.Surface, aim: Aim, hidden: frozenset[int]) -> None:
        """The picture, then what lies before it."""
        dst.blit(self._picture(), self.rect)
        foe = self.model.foe
        if isinstance(foe, Fighter):
            self._other_hand(dst, foe.hand)
        self._combo(dst, aim, hidden)
        if self.model.turn:
            self._turn(dst)
        if self.model.tally:
            paint_tally(dst, self.theme, self.tally, self.model.tally)

    def _turn(self, dst: pygame.Surface) -> None:
        """Whose fight turn it is, on a plate in the upper left corner."""
        theme, px = self.theme, self.theme.px
        style = text.Style("title", 18, "#F6E2B8", emboss=t.BLACK)
        words, style = text.squeezed(theme, self.model.turn, style, self.rect.w // 3)
        plate = pygame.Rect(self.inner.x, self.inner.y, text.width(theme, words, style) + px(32), max(28, px(38)))
        marks.plate(dst, plate, t.LEATHER_DARK, t.GOLD_DIM, px(5), 215)
        text.draw(dst, theme, words, style, plate.center, "center")

    def _picture(self) -> pygame.Surface:
        foe, size = self.model.foe, self.rect.size
        if isinstance(foe, Monster):
            return framed("monster", foe.key, size, self.theme)
        return framed("scene", self.model.scene or "duel", size, self.theme)

    def _other_hand(self, dst: pygame.Surface, many: int) -> None:
        """The other's hand, face down, along the upper edge."""
        px = self.theme.px
        high = min(px(118), self.rect.h // 4)
        wide = high * 184 // 280
        step = min(wide + px(6), (self.inner.w - wide) // max(1, many - 1)) if many > 1 else 0
        x = self.rect.centerx - (step * (many - 1) + wide) // 2
        for i in range(many):
            at = pygame.Rect(x + i * step, self.rect.y + px(10), wide, high)
            card.shadow(dst, at)
            dst.blit(card.back(at.size), at)

    def _combo(self, dst: pygame.Surface, aim: Aim, hidden: frozenset[int]) -> None:
        """From the last to the first, so that each tab lies over the next card's edge."""
        pairs = list(zip(self.bodies, self.model.combo, strict=True))
        for rect, one in reversed(pairs):
            if one.value not in hidden:
                self._lay(dst, rect, one, aim)
        for (rect, one), (_next, following) in pairwise(pairs):
            if one.used >= 0 and one.value not in hidden and following.value not in hidden:
                stud(dst, self.theme, card.tab_box(one.face, rect.h, one.used).move(rect.topleft))

    def _lay(self, dst: pygame.Surface, rect: pygame.Rect, one: Laid, aim: Aim) -> None:
        theme = self.theme
        pointed = aim.on("ghost" if one.ghost else "laid", one.value)
        if one.ghost or pointed:
            card.lit(dst, rect, max(4, theme.px(10)), t.GOLD_LIT, 220)
        card.shadow(dst, rect)
        dst.blit(card.whole(one.face, rect.h, one.used), rect)
        if pointed:
            panels.outline(dst, theme, rect, t.GOLD_LIT, 0, 3, 9)
        if aim.focused in (("ghost", one.value), ("laid", one.value)):
            panels.focus_ring(dst, theme, rect, 9)
        if one.ghost:
            around = rect.inflate(theme.px(10), theme.px(10))
            dst.blit(card.dashes(around.size, t.SOURCE, max(2, theme.px(3)), max(5, theme.px(12))), around)
            note(dst, theme, rect, _("if you lay it"))


def framed(kind: str, key: str, size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """A picture behind a dark edge and a hairline of gold. Shared: do not draw on it."""
    return framed_in(kind, key, size, *edge(theme))


def edge(theme: Theme) -> tuple[int, int]:
    """How wide a line of the frame is, and how round its corners are."""
    return max(1, theme.px(1)), theme.px(6)


@POOL.keep
def framed_in(kind: str, key: str, size: tuple[int, int], one: int, radius: int) -> pygame.Surface:
    """A framed picture by the measures of its edge. Shared: do not draw on it."""
    source = art.monster(key, size) if kind == "monster" else art.scene(key, size)
    out = clip_to(source, rounded(size, radius))
    out.blit(clip_to(inner_shade(size, 14 * one, 150, "#050302"), rounded(size, radius)), (0, 0))
    out.blit(frame(size, radius, "#140C08", 3 * one), (0, 0))
    inner = (size[0] - 10 * one, size[1] - 10 * one)
    out.blit(frame(inner, max(1, radius - 2), t.GOLD, one, 140), (5 * one, 5 * one))
    return out


def stud(dst: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
    """A gold line about the tab that is used: it holds two cards together."""
    h = box.h
    shape = [
        (box.x, box.y),
        (box.right - h * 0.32, box.y),
        (box.right, box.centery),
        (box.right - h * 0.32, box.bottom),
        (box.x, box.bottom),
    ]
    pygame.draw.lines(dst, t.NIGHT, True, shape, max(3, theme.px(5)))
    pygame.draw.lines(dst, t.GOLD_LIT, True, shape, max(2, theme.px(3)))


# -- the sheet of sums -----------------------------------------------------------------------------
def _steps(theme: Theme) -> tuple[int, int, int]:
    """Heights of the head, a row, a note."""
    return max(theme.px(50), 34), max(theme.px(46), 27), text.height(theme, text.Style("uib", 17), 1.25)


def tally_height(theme: Theme, tally: Tally) -> int:
    """How high the sheet of a combo is."""
    head, row, low = _steps(theme)
    foot = theme.px(14) + low * len(_notes(theme, tally)) if tally.notes else 0
    return head + row * len(tally.sums) + foot + theme.px(14)


def _notes(theme: Theme, tally: Tally) -> list[str]:
    """The notes as lines."""
    room = max(theme.px(TALLY), TALLY_LEAST) - theme.px(28)
    style = text.Style("uib", 17)
    return [part for words in tally.notes for part in text.balanced(theme, words, style, room)]


def paint_tally(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, tally: Tally) -> None:
    """What the combo comes to, and how."""
    px = theme.px
    head, row, low = _steps(theme)
    panels.panel(dst, theme, rect, "parchment", 6, 25, 10)
    put(
        dst,
        theme,
        _("This Combo"),
        text.Style("title", 20),
        (rect.centerx, rect.y + head // 2),
        rect.w - px(40),
        "center",
    )
    panels.rule(dst, theme, rect.y + head - px(4), rect.x + px(24), rect.right - px(24))
    y = rect.y + head
    indent = max(text.width(theme, one.amount, _amount(one)) for one in tally.sums) if tally.sums else 0
    for one in tally.sums:
        _sum(dst, theme, pygame.Rect(rect.x + px(20), y, rect.w - px(38), row), one, indent)
        y += row
    if tally.notes:
        panels.rule(dst, theme, y + px(6), rect.x + px(24), rect.right - px(24))
        y += px(14)
    for words in _notes(theme, tally):
        put(
            dst,
            theme,
            words,
            text.Style("uib", 17, suits.AMBER),
            (rect.centerx, y + low // 2),
            rect.w - px(28),
            "center",
        )
        y += low


def _amount(one: Sum) -> text.Style:
    return text.Style("uix", 38, "#6E1612" if one.what == "damage" else t.INK)


def _sum(dst: pygame.Surface, theme: Theme, row: pygame.Rect, one: Sum, indent: int) -> None:
    side = min(theme.px(44), row.h) if row.h > 30 else row.h - 2
    sheet = _medal(one.what, side)
    dst.blit(sheet, sheet.get_rect(midleft=row.midleft))
    x = row.x + side + theme.px(14)
    style = text.shrunk(theme, one.amount, _amount(one), indent, 20)
    text.draw(dst, theme, one.amount, style, (x + indent // 2, row.centery), "center")
    x += indent + theme.px(14)
    how = text.Style("ui", 17, t.INK_SOFT)
    wide = text.width(theme, one.how, how.sized(text.LEAST)) if one.how else 0
    least = text.Style("bodyb", text.LEAST)
    room = row.right - x
    if text.width(theme, one.words, least) + wide + theme.px(10) > room:
        wide = 0  # the word matters more than how it comes about
    end = put(
        dst, theme, one.words, text.Style("bodyb", 22), (x, row.centery), room - (wide + theme.px(10) if wide else 0)
    ).right
    if wide:
        put(dst, theme, one.how, how, (row.right, row.centery), row.right - end - theme.px(10), "midright")


@POOL.keep
def _medal(what: str, side: int) -> pygame.Surface:
    field = "#62181A" if what == "damage" else "#46362A"
    out = cut(side, lambda p: p.oval(50, 50, 46, 46, field, t.GOLD, 5), t.GOLD).copy()
    glyphs.put(out, what, round(side * 0.6), (side / 2, side / 2))
    return out
