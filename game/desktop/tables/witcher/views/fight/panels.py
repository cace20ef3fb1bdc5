"""The panels of those who fight: the monster's sheet of parchment, a witcher's plate of leather."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import panels, text
from game.desktop.kit.fitting import block, lines, put
from game.desktop.tables.views import Aim
from game.desktop.tables.witcher.views import card, glyphs, marks, suits
from game.desktop.tables.witcher.views.board import portrait
from game.desktop.tables.witcher.views.fight.models import Fact, Fighter, Life, Monster, Power
from game.desktop.tables.witcher.views.monsters import level_words
from game.desktop.theme import Theme
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext

HEAD = text.Style("title", 19)
NAME, LEFT = text.Style("titleb", 38, "#601210"), text.Style("uix", 25, t.GOLD_LIT)
LABEL, VALUE = text.Style("uib", 17), text.Style("ui", 17, t.INK_SOFT)


class MonsterPanel:
    """Name, level, life pool with what is about to fall, ability, facts of this fight. `growth` is that of a view."""

    def __init__(
        self, theme: Theme, rect: pygame.Rect, monster: Monster, facts: tuple[Fact, ...], growth: float = 1.0
    ) -> None:
        self.growth = growth
        self.theme, self.rect, self.monster, self.facts = theme, rect, monster, facts
        self.box = rect.inflate(-2 * theme.px(24), -2 * theme.px(18))
        self.pips_at = self._pips()

    def _pips(self) -> pygame.Rect:
        """Where the row of the life pool lies: what falls out of it may be drawn before the panel is painted anew."""
        theme, box = self.theme, self.box
        name = text.squeezed(theme, self.monster.name, NAME, box.w)[1]
        y = box.y + text.height(theme, name, 1.2) + self._level_side() + theme.px(6) + text.height(theme, VALUE, 1.15)
        y += theme.px(10) + theme.px(12) + text.height(theme, HEAD, 1.2) + theme.px(6)
        return pygame.Rect(box.x, y + self._pile_high() + theme.px(8), box.w, max(16, theme.px(26)))

    def _level_side(self) -> int:
        return max(13, self.theme.px(22))

    def _pile_high(self) -> int:
        return self.theme.px(96 if self.rect.h > 400 else 60)

    def paint(self, dst: pygame.Surface) -> None:
        """From the top down; the facts stand at the foot."""
        theme, box = self.theme, self.box
        panels.panel(dst, theme, self.rect, "parchment", 6, 21, 0)
        y = self._title(dst, box.y)
        y = self._rule(dst, y)
        y = self._life(dst, y)
        y = self._rule(dst, y)
        foot = self._facts(dst)
        put(dst, theme, _("Ability"), HEAD, (box.x, y + text.height(theme, HEAD, 1.1) // 2), box.w)
        y += text.height(theme, HEAD, 1.35)
        room = pygame.Rect(box.x, y, box.w, foot - y)
        block(dst, theme, self.monster.words, text.Style("body", 21 * self.growth), room)

    def _rule(self, dst: pygame.Surface, y: int) -> int:
        y += self.theme.px(10)
        panels.rule(dst, self.theme, y, self.box.x, self.box.right)
        return y + self.theme.px(12)

    def _title(self, dst: pygame.Surface, y: int) -> int:
        theme, box, one = self.theme, self.box, self.monster
        name, style = text.squeezed(theme, one.name, NAME, box.w)
        step = text.height(theme, style, 1.2)
        text.draw(dst, theme, name, style, (box.centerx, y + step // 2), "center")
        y += step
        side = self._level_side()
        for i in range(one.level):
            sheet = marks.lozenge(side, t.OXBLOOD)
            x = box.centerx + round((i - (one.level - 1) / 2) * side * 1.15)
            dst.blit(sheet, sheet.get_rect(center=(x, y + side // 2)))
        y += side + theme.px(6)
        step = text.height(theme, VALUE, 1.15)
        put(
            dst,
            theme,
            level_words(one.level, one.terrain),
            VALUE.sized(18),
            (box.centerx, y + step // 2),
            box.w,
            "center",
        )
        return y + step

    def _life(self, dst: pygame.Surface, y: int) -> int:
        theme, box, life = self.theme, self.box, self.monster.life
        step = text.height(theme, HEAD, 1.2)
        put(dst, theme, _("Life Pool"), HEAD, (box.x, y + step // 2), box.w)
        y += step + theme.px(6)
        y = life_pile(dst, theme, pygame.Rect(box.x, y, box.w, self._pile_high()), life) + theme.px(8)
        bar = pygame.Rect(box.x, y, box.w, max(16, theme.px(26)))
        self.pips_at = bar
        marks.pips(dst, bar, life.total, life.left, life.falling)
        y = bar.bottom + theme.px(4)
        parts, style = lines(theme, life.line, LABEL.on(suits.AMBER), box.w, 2) if life.line else ((), LABEL)
        step = text.height(theme, style, 1.15)
        for part in parts:
            text.draw(dst, theme, part, style, (box.centerx, y + step // 2), "center")
            y += step
        return y

    def _facts(self, dst: pygame.Surface) -> int:
        """Label at the left, what is so at the right; the y above them."""
        theme, box = self.theme, self.box
        if not self.facts:
            return box.bottom
        top = box.bottom - facts_height(theme, self.facts, box.w)
        paint_facts(dst, theme, self.facts, pygame.Rect(box.x, top, box.w, box.bottom - top), (LABEL, VALUE))
        panels.rule(dst, theme, top - theme.px(8), box.x, box.right)
        return top - theme.px(16)


def _paired(theme: Theme, one: Fact, wide: int) -> bool:
    """Whether a label and what is so have room on one line."""
    label, value = (text.width(theme, words, LABEL.sized(text.LEAST)) for words in one)
    return label + value + theme.px(8) <= wide


def facts_height(theme: Theme, facts: tuple[Fact, ...], wide: int) -> int:
    """How high facts are, one below the other; a long one takes two lines."""
    step = text.height(theme, LABEL, 1.4)
    return sum(step if _paired(theme, one, wide) else 2 * step * 9 // 10 for one in facts)


def paint_facts(
    dst: pygame.Surface, theme: Theme, facts: tuple[Fact, ...], box: pygame.Rect, styles: tuple[text.Style, text.Style]
) -> None:
    """Facts from the top of a box."""
    step, y = text.height(theme, LABEL, 1.4), box.y
    for label, value in facts:
        if _paired(theme, (label, value), box.w):
            fact(dst, theme, label, value, pygame.Rect(box.x, y, box.w, step), styles)
            y += step
            continue
        low = step * 9 // 10
        put(dst, theme, label, styles[0], (box.x, y + low // 2), box.w)
        put(dst, theme, value, styles[1], (box.right, y + low + low // 2), box.w, "midright")
        y += 2 * low


def fact(
    dst: pygame.Surface, theme: Theme, label: str, value: str, row: pygame.Rect, styles: tuple[text.Style, text.Style]
) -> None:
    """A label at the left, what is so at the right; each may take what the other leaves."""
    gap, least = theme.px(8), [one.sized(text.LEAST) for one in styles]
    named = text.width(theme, label, styles[0])
    said = text.width(theme, value, least[1])
    room = max(row.w // 3, min(named, row.w - said - gap))
    end = put(dst, theme, label, styles[0], (row.x, row.centery), room).right
    put(dst, theme, value, styles[1], (row.right, row.centery), row.right - end - gap, "midright")


def life_pile(dst: pygame.Surface, theme: Theme, rect: pygame.Rect, life: Life) -> int:
    """A pile of backs and how many of them are left; the y below."""
    px = theme.px
    size = (rect.h * 72 // 100, rect.h)
    sheets = min(6, max(0, -(-life.left // 3)))
    for i in range(sheets):
        at = pygame.Rect((rect.x + i * px(3), rect.y + (5 - i) * max(1, px(2)) - px(5)), size)
        if i == sheets - 1:
            card.shadow(dst, at)
        dst.blit(card.back(size, "fight"), at)
    left = rect.x + size[0] + px(20)
    middle = (left + rect.right) // 2
    number = text.Style("uix", 70 if rect.h > px(80) else 46, "#6E1612")
    words = ngettext("of {n} card", "of {n} cards", life.total).format(n=life.total)
    high = text.height(theme, number, 0.8)
    low = text.height(theme, VALUE, 1.1)
    y = rect.y + (rect.h - high - low) // 2
    text.draw(dst, theme, str(life.left), number, (middle, y + high // 2), "center")
    put(dst, theme, words, VALUE.sized(18), (middle, y + high + low // 2), rect.right - left, "center")
    return rect.bottom


class WitcherPanel:
    """A witcher in a fight: who it is, shield, life pool, discard pile, specialty. `facts` stand at the foot."""

    def __init__(
        self, theme: Theme, rect: pygame.Rect, one: Fighter, facts: tuple[Fact, ...] = (), growth: float = 1.0
    ) -> None:
        self.growth = growth
        self.theme, self.rect, self.one, self.facts = theme, rect, one, facts
        self.box = rect.inflate(-2 * theme.px(18), -2 * theme.px(12))
        self.head = max(44, min(theme.px(78), self.box.h // 4))
        self.piled = True  # whether the discard pile has a row
        self._rows(4 if one.potions else 3)
        if one.power and not one.potions and not power_fits(theme, self.power_box, one.power):
            self.piled = False  # what the specialty does comes first
            self._rows(2)
        self.pips_at = self._pips()

    def _pips(self) -> pygame.Rect:
        """Where the row of the life pool lies: what falls out of it may be drawn before the panel is painted anew."""
        row, indent = self.rows[1], self._indent()
        high = max(14, min(self.theme.px(26), row.h - 4))
        wide = text.width(self.theme, "00", LEFT) + self.theme.px(4)
        return pygame.Rect(row.x + indent, row.centery - high // 2, row.w - indent - wide, high)

    def _rows(self, many: int) -> None:
        """So many rows from the top, the plate of the specialty below them."""
        theme, tall = self.theme, self.rect.h > self.theme.px(500)
        self.step = max(20, min(theme.px(46), (self.box.h - self.head) * (24 if tall else 42) // 100 // max(3, many)))
        top = self.box.y + self.head + theme.px(8)
        self.rows = [pygame.Rect(self.box.x, top + i * self.step, self.box.w, self.step) for i in range(many)]
        foot = self.box.bottom - facts_height(theme, self.facts, self.box.w)
        y = self.rows[-1].bottom + theme.px(8)
        self.power_box = pygame.Rect(self.box.x - theme.px(6), y, self.box.w + theme.px(12), foot - y)
        if tall:
            self.power_box.h = min(self.power_box.h, theme.px(180))

    def paint(self, dst: pygame.Surface, aim: Aim) -> None:
        """Head, rows, specialty."""
        theme = self.theme
        panels.panel(dst, theme, self.rect, "leather", 6, 28, 0)
        self._head(dst)
        self._shield(dst)
        self._life(dst)
        pile = self.one.discard
        top = _("{n}, top {name}").format(n=pile.size, name=pile.top.name) if pile.top else str(pile.size)
        label = _("Discard pile")
        if text.width(theme, label + top, LABEL.sized(text.LEAST)) > self.box.w - theme.px(20):
            top = str(pile.size)
        if self.piled:
            self._row(dst, 2, label, top)
        if self.one.potions:
            self._row(dst, 3, _("Potions"), self.one.potions)
        if self.one.power:
            power_plate(dst, theme, self.power_box, self.one.power, aim, self.growth)
        high = facts_height(theme, self.facts, self.box.w)
        low = pygame.Rect(self.box.x, self.box.bottom - high, self.box.w, high)
        paint_facts(dst, theme, self.facts, low, (LABEL.on(t.PARCHMENT_DIM), VALUE.on(t.PARCHMENT)))

    def _head(self, dst: pygame.Surface) -> None:
        theme, box, one = self.theme, self.box, self.one
        sheet = portrait(one.seat.school, self.head)
        dst.blit(sheet, box)
        x = box.x + self.head + theme.px(14)
        room = box.right - x
        style = text.Style("titleb", 25, t.PARCHMENT_LIT, emboss=t.BLACK)
        words = _("{school}, level {n}").format(school=suits.school(one.seat.school), n=one.level)
        if len(text.wrap(theme, words, text.Style("ui", text.LEAST), room)) > 2:
            words = suits.school(one.seat.school)
        parts, small = lines(theme, words, text.Style("ui", 17, t.PARCHMENT_DIM), room, 2)
        steps = [text.height(theme, style, 1.15), *(text.height(theme, small, 1.05) for _part in parts)]
        y = box.y + (self.head - sum(steps)) // 2
        put(dst, theme, one.seat.name, style, (x, y + steps[0] // 2), room)
        for i, part in enumerate(parts):
            text.draw(dst, theme, part, small, (x, y + steps[0] + round((i + 0.5) * steps[1])), "midleft")
        panels.rule(dst, theme, box.y + self.head + theme.px(4), box.x, box.right)

    def _indent(self) -> int:
        names = (_("Shield"), _("Life Pool"))
        wide, least = (
            max(text.width(self.theme, one, style) for one in names) for style in (LABEL, LABEL.sized(text.LEAST))
        )
        return min(wide, max(self.box.w * 34 // 100, least)) + self.theme.px(10)

    def _row(self, dst: pygame.Surface, i: int, label: str, value: str) -> None:
        self._fact(dst, label, value, self.rows[i].centery)

    def _fact(self, dst: pygame.Surface, label: str, value: str, y: int) -> None:
        row = pygame.Rect(self.box.x, y - self.step // 2, self.box.w, self.step)
        fact(dst, self.theme, label, value, row, (LABEL.on(t.PARCHMENT_DIM), VALUE.on(t.PARCHMENT)))

    def _shield(self, dst: pygame.Surface) -> None:
        theme, row, one = self.theme, self.rows[0], self.one
        indent = self._indent()
        put(dst, theme, _("Shield"), LABEL.on(t.PARCHMENT_DIM), (row.x, row.centery), indent)
        step = min(theme.px(48), (row.w - indent) // 4)
        side = max(16, min(step, theme.px(40), row.h))
        marks.shields(dst, side, step, (row.x + indent, row.centery), one.shield, one.shield_most, one.change)

    def _life(self, dst: pygame.Surface) -> None:
        theme, row, life = self.theme, self.rows[1], self.one.life
        put(dst, theme, _("Life Pool"), LABEL.on(t.PARCHMENT_DIM), (row.x, row.centery), self._indent())
        marks.pips(dst, self.pips_at, life.total, life.left, life.falling)
        text.draw(dst, theme, str(life.left), LEFT, (row.right, row.centery), "midright")


def power_room(theme: Theme, box: pygame.Rect) -> tuple[pygame.Rect, int]:
    """What a specialty's plate leaves for words, and how high its head is."""
    return box.inflate(-theme.px(24), -theme.px(10)), text.height(theme, HEAD, 1.2)


def power_fits(theme: Theme, box: pygame.Rect, power: Power) -> bool:
    """Whether all that a specialty does can be read on its plate."""
    inner, head = power_room(theme, box)
    return text.paragraph_height(theme, power.words, text.BODY.sized(text.LEAST), inner.w, 1.0) <= inner.h - head


def power_plate(
    dst: pygame.Surface, theme: Theme, box: pygame.Rect, power: Power, aim: Aim, growth: float = 1.0
) -> None:
    """A specialty: its name and level, what it does; gold about it where it can be used."""
    if box.h < text.height(theme, HEAD, 1.4):
        return
    px = theme.px
    panels.recessed(dst, theme, box, 110)
    lit = power.legal or power.chosen
    if lit or aim.on("specialty", 0):
        panels.outline(
            dst, theme, box, t.GOLD_LIT if power.chosen or aim.on("specialty", 0) else t.GOLD, 0, 2 if lit else 1
        )
    if aim.focused == ("specialty", 0):
        panels.outline(dst, theme, box, t.GOLD_LIT, 0, 3)
    inner, step = power_room(theme, box)
    colour = t.FADED if power.used else t.GOLD_LIT
    style = HEAD.sized(18).on(colour, t.BLACK)
    level = suits.ROMAN[power.level]
    right = text.draw(dst, theme, level, style, (inner.right, inner.y + step // 2), "midright").x
    put(dst, theme, power.name, style, (inner.x, inner.y + step // 2), right - inner.x - px(8))
    words = _("Used in this Fight.") if power.used else power.words
    ink = t.FADED if power.used else t.PARCHMENT
    block(
        dst,
        theme,
        words,
        text.Style("body", 19 * growth, ink),
        pygame.Rect(inner.x, inner.y + step, inner.w, inner.h - step),
        1.1,
    )


def icon_row(dst: pygame.Surface, theme: Theme, what: str, words: str, value: str, row: pygame.Rect) -> None:
    """A symbol, a word, a figure at the right: a loss."""
    side = max(18, min(theme.px(30), row.h))
    glyphs.put(dst, what, side, (row.x + side // 2, row.centery))
    x = row.x + side + theme.px(12)
    figure = text.Style("uix", 25, suits.ALARM)
    end = text.draw(dst, theme, value, figure, (row.right, row.centery), "midright").x
    put(dst, theme, words, text.Style("body", 21, t.PARCHMENT), (x, row.centery), end - x - theme.px(8))
