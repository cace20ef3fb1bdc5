"""Dice poker: two rows of five dice, the pot between them; dice are picked up to be rolled again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import dice, panels, text
from game.desktop.kit.fitting import block, lines, put
from game.desktop.kit.motion import ease_out
from game.desktop.kit.surfaces import table
from game.desktop.tables.views import Spot, View
from game.desktop.tables.witcher.views import card, glyphs, marks
from game.desktop.tables.witcher.views.board import portrait
from game.desktop.tables.witcher.views.fight.offers import Rows, button_spots, paint_buttons
from game.desktop.tables.witcher.views.models import Choice

Five = tuple[int, int, int, int, int]
Marks = tuple[bool, bool, bool, bool, bool]
NO_MARKS: Marks = (False,) * 5
NO_DICE: Five = (0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class PokerSide:
    """One side: its dice (0: not rolled yet), the name of the hand they make, the dice picked up, those that count.
    `school` is empty for locals."""

    name: str
    school: str = ""
    dice: Five = NO_DICE
    hand: str = ""
    picked: Marks = NO_MARKS
    counting: Marks = NO_MARKS
    line: str = ""  # "rolls again", "keeps all"
    won: bool = False


@dataclass(frozen=True, slots=True)
class Reward:
    """A line of a table of rewards (WOW-SOL-08)."""

    hand: str
    words: str
    reached: bool = False


@dataclass(frozen=True, slots=True)
class PokerModel:
    """`other` is None where a person plays for rewards alone. `picking`: dice can be picked up now, those of the other
    row where it is the `others` turn."""

    mine: PokerSide
    other: PokerSide | None = None
    title: str = ""
    pot: int = 0
    stakes: str = ""
    picking: bool = False
    question: str = ""
    hint: str = ""
    rewards: tuple[Reward, ...] = ()
    buttons: tuple[Choice, ...] = ()
    others: bool = False


class PokerView(View[PokerModel]):
    """Spots: `die` 0-4 of whoever is asked, and the buttons. `rolls`: how far the dice of either row have rolled."""

    wants = (1180, 800)
    solid = True

    def __init__(self, model: PokerModel) -> None:
        super().__init__(model)
        self.rolls = (1.0, 1.0)
        self.rolling: tuple[Marks, Marks] = (NO_MARKS, NO_MARKS)

    def roll(self, mine: float, other: float, which: tuple[Marks, Marks]) -> bool:
        """Dice that tumble: progress of either row, and which of its dice; whether the picture changes."""
        changed = (mine, other, which) != (*self.rolls, self.rolling)
        self.rolls, self.rolling = (mine, other), which
        return changed

    def lay(self) -> list[Spot]:
        """Title, the other's row, the pot, one's own row, question and buttons; rewards at the right."""
        px, area = self.theme.px, self.area.inflate(-2 * self.theme.px(28), -2 * self.theme.px(16))
        self.head = pygame.Rect(area.x, area.y, area.w, max(px(52), 30))
        rows = Rows(self.theme, self.model.buttons, True)
        low = max(rows.height, max(px(84), 46))
        self.foot = pygame.Rect(area.x, area.bottom - low, area.w, low)
        wide = min(area.w // 2, max(px(430), 220))
        self.bars = rows.lay(pygame.Rect(area.right - wide, self.foot.bottom - rows.height, wide, rows.height))
        self.words = pygame.Rect(area.x, self.foot.y, area.w - wide - px(24), low)
        body = pygame.Rect(area.x, self.head.bottom + px(6), area.w, self.foot.y - self.head.bottom - px(22))
        side = min(body.w // 3, max(px(330), 190)) if self.model.rewards else 0
        self.table = pygame.Rect(body.right - side, body.y, side, body.h)
        if side:
            body.w -= side + px(18)
        self._lay_rows(body)
        asked = self.model.other if self.model.others and self.model.other else self.model.mine
        spots = [
            Spot("die", i, self._die_rect(not self.model.others, i), self.model.picking, str(one))
            for i, one in enumerate(asked.dice)
        ]
        return spots + button_spots(self.model.buttons, self.bars)

    def _lay_rows(self, body: pygame.Rect) -> None:
        px = self.theme.px
        pot = max(px(74), 40)
        if self.model.other is None:
            high = min(body.h - pot, max(px(280), 120))
            self.pot = pygame.Rect(body.x, body.y, body.w, pot)
            self.lower = self.upper = pygame.Rect(body.x, body.y + pot + (body.h - pot - high) // 2, body.w, high)
            return
        high = (body.h - pot) // 2
        self.upper = pygame.Rect(body.x, body.y, body.w, high)
        self.pot = pygame.Rect(body.x, self.upper.bottom, body.w, pot)
        self.lower = pygame.Rect(body.x, self.pot.bottom, body.w, high)

    def _tray(self, row: pygame.Rect) -> pygame.Rect:
        """Where the dice of a row lie."""
        left = max(self.theme.px(190), 96)
        name = max(self.theme.px(34), 22)
        return pygame.Rect(row.x + left, row.y + 4, row.w - left, row.h - name - 8)

    def _die_rect(self, own: bool, i: int) -> pygame.Rect:
        row = self.lower if own else self.upper
        tray = self._tray(row)
        side = min(tray.h * 58 // 100, (tray.w - self.theme.px(40)) // 6)
        step = (tray.w - self.theme.px(30)) // 5
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (tray.x + self.theme.px(15) + step * i + step // 2, tray.centery)
        picked = (self.model.mine if own else self.model.other or self.model.mine).picked[i]
        return rect.move(0, -tray.h * 13 // 100) if picked else rect

    # -- picture ----------------------------------------------------------------------------------
    def draw(self, dst: pygame.Surface) -> None:
        """The dice lie on what is kept: they tumble in every frame."""
        super().draw(dst)
        if self.is_seen:
            self._dice(dst.subsurface(self.rect))

    def paint(self, dst: pygame.Surface) -> None:
        """All of it."""
        super().paint(dst)
        self._dice(dst)

    def _dice(self, dst: pygame.Surface) -> None:
        for side, own in ((self.model.other, False), (self.model.mine, True)):
            for i in range(5 if side else 0):
                assert side is not None
                self._die(dst, side, own, i)

    def steps(self, dst: pygame.Surface) -> Iterator[None]:
        """A sheet of leather, two trays, the pot."""
        theme, model = self.theme, self.model
        dst.blit(table(self.rect.size), (0, 0))
        panels.panel(dst, theme, self.area, "leather", 6, 35, 0)
        style = text.Style("titleb", 28, t.PARCHMENT_LIT, emboss=t.BLACK)
        put(dst, theme, model.title, style, self.head.center, self.head.w, "center")
        panels.rule(dst, theme, self.head.bottom, self.head.x, self.head.right, t.GOLD)
        yield
        if model.other:
            self._side(dst, model.other, False)
            yield
        self._side(dst, model.mine, True)
        yield
        self._pot(dst)
        if model.rewards:
            self._rewards(dst)
        self._question(dst)
        paint_buttons(dst, theme, model.buttons, self.bars, self.aim)

    def _side(self, dst: pygame.Surface, side: PokerSide, own: bool) -> None:
        theme, px = self.theme, self.theme.px
        row = self.lower if own else self.upper
        tray = self._tray(row)
        panels.tray(dst, theme, tray)
        if side.won:
            panels.outline(dst, theme, tray, t.GOLD_LIT, 0, 3, 6)
        self._who(dst, side, pygame.Rect(row.x, tray.y, tray.x - row.x - px(14), tray.h))
        label = pygame.Rect(tray.x, tray.bottom, tray.w, row.bottom - tray.bottom)
        style = text.Style("title", 22, t.GOLD_LIT if side.won else t.PARCHMENT_LIT, emboss=t.BLACK)
        put(dst, theme, side.hand, style, label.center, label.w, "center")

    def _who(self, dst: pygame.Surface, side: PokerSide, box: pygame.Rect) -> None:
        theme = self.theme
        style = text.Style("title", 20, t.PARCHMENT_LIT, emboss=t.BLACK)
        small = text.Style("ital", 18, t.PARCHMENT_DIM)
        step, low = text.height(theme, style, 1.2), text.height(theme, small, 1.15)
        parts, small = lines(theme, side.line, small, box.w, 2) if side.line else ((), small)
        face = max(28, min(theme.px(104), box.w - 8, box.h - step - low * len(parts) - 6))
        y = box.y + max(0, (box.h - face - step - low * len(parts)) // 2)
        sheet = portrait(side.school, face) if side.school else glyphs.medal("friend", face, t.GOLD_DIM, "#34241C", 0.6)
        dst.blit(sheet, sheet.get_rect(midtop=(box.centerx, y)))
        y += face
        put(dst, theme, side.name, style, (box.centerx, y + step // 2), box.w, "center")
        y += step
        for part in parts:
            text.draw(dst, theme, part, small, (box.centerx, y + low // 2), "center")
            y += low

    def _die(self, dst: pygame.Surface, side: PokerSide, own: bool, i: int) -> None:
        """A die as it lies; a picked one is raised in gold light; one that counts for nothing is faded at the end."""
        rect, value = self._die_rect(own, i), side.dice[i]
        progress = self.rolls[0 if own else 1]
        angle = (-4, 3, -2, 4, -3)[i] if value else 0
        if progress < 1 and self.rolling[0 if own else 1][i]:
            value, angle = tumbled(value, progress, i, self.theme.reduced)
        asked = own != self.model.others
        pointed = asked and self.model.picking and self.aim.on("die", i)
        if side.picked[i] or pointed:
            card.lit(dst, rect, max(4, self.theme.px(9)), t.GOLD_LIT, 220 if side.picked[i] else 140)
        faded = any(side.counting) and not side.counting[i]
        dice.put(
            dst,
            value,
            rect.w,
            rect.center,
            t.ATTACK_DIE if own else t.DEFENCE_DIE,
            angle=angle,
            faded=faded or value == 0,
        )
        if side.picked[i]:
            around = rect.inflate(rect.w // 6, rect.w // 6)
            dst.blit(card.dashes(around.size, t.GOLD_LIT, max(2, self.theme.px(3)), max(5, self.theme.px(10))), around)
        if asked and self.aim.focused == ("die", i):
            panels.focus_ring(dst, self.theme, rect, 9)

    def _pot(self, dst: pygame.Surface) -> None:
        theme, px, box, model = self.theme, self.theme.px, self.pot, self.model
        side = max(20, min(px(38), box.h - 10))
        shown = min(model.pot, 8)
        style = text.Style("ital", 20, t.PARCHMENT_DIM)
        words, style = text.squeezed(theme, model.stakes, style, box.w - shown * (side + 4) - px(40))
        wide = shown * (side + px(4)) + text.width(theme, words, style) + px(14)
        x = box.centerx - wide // 2
        for i in range(shown):
            glyphs.put(dst, "coin", side, (x + side // 2 + i * (side + px(4)), box.centery))
        x += shown * (side + px(4)) + px(14)
        text.draw(dst, theme, words, style, (x, box.centery), "midleft")

    def _rewards(self, dst: pygame.Surface) -> None:
        theme, px, box = self.theme, self.theme.px, self.table
        panels.panel(dst, theme, box, "parchment", 5, 37, 0)
        n = len(self.model.rewards)
        step = (box.h - px(28)) / n
        for i, one in enumerate(self.model.rewards):
            row = pygame.Rect(box.x + px(16), box.y + px(14) + round(i * step), box.w - px(32), int(step))
            if one.reached:
                marks.plate(dst, row.inflate(px(12), -2), "#F6E9C8", "#B07828", px(4))
            style = text.Style("bodyb" if one.reached else "body", 19, t.OXBLOOD if one.reached else t.INK)
            value = text.Style("uib", 18, t.OXBLOOD if one.reached else t.INK_SOFT)
            right = put(dst, theme, one.words, value, (row.right, row.centery), row.w // 2, "midright").x
            put(dst, theme, one.hand, style, (row.x, row.centery), right - row.x - px(8))

    def _question(self, dst: pygame.Surface) -> None:
        theme, box, model = self.theme, self.words, self.model
        style = text.Style("bodyb", 22, t.PARCHMENT_LIT, emboss=t.BLACK)
        parts, style = lines(theme, model.question, style, box.w, 2)
        step = text.height(theme, style, 1.15)
        y = box.y + theme.px(6)
        for part in parts:
            text.draw(dst, theme, part, style, (box.x, y + step // 2), "midleft")
            y += step
        room = pygame.Rect(box.x, y + 2, box.w, box.bottom - y - 2)
        block(dst, theme, model.hint, text.Style("ital", 19 * self.growth, t.PARCHMENT_DIM), room, 1.12)


def tumbled(value: int, progress: float, i: int, reduced: bool) -> tuple[int, int]:
    """What a die shows on its way, and how it is turned: it slows down and ends at its value."""
    if reduced or progress >= 1:
        return value, 0
    p = ease_out(progress)
    turn = round((1 - p) * (220 + 40 * i))
    shown = value if p > 0.86 else (int(p * 9) * 5 + i * 2 + value) % 6 + 1
    return shown, turn
