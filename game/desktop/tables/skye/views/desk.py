"""The desk below the ground: the tile in hand and the next ones, the purse, and what came in this round."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.desktop import theme as t
from game.desktop.kit import buttons, panels, text
from game.desktop.kit.fitting import put
from game.desktop.kit.surfaces import supersample
from game.desktop.tables.skye import art
from game.desktop.tables.skye.views.models import Placed
from game.desktop.tables.views import Spot, Tip, View
from game.kernel.texts import gettext as _


@dataclass(frozen=True, slots=True)
class Income:
    """A line of what came in: an icon, words, gold."""

    icon: str
    words: str
    gold: int


@dataclass(frozen=True, slots=True)
class DeskModel:
    """`tile`: the one in hand, -1 for none, with its turn; `then`: the others to be laid. `gold` in figures, or empty
    where it lies hidden, and `gold_words` below it."""

    tile: int = -1
    turn: int = 0
    then: tuple[int, ...] = ()
    told: tuple[str, ...] = ()  # of the tile in hand and the next ones, for tooltips
    gold: str = ""
    gold_words: str = ""
    gold_tip: str = ""
    income: tuple[Income, ...] = ()
    territory: tuple[Placed, ...] = ()  # what is built, where no tile is to be laid


class DeskView(View[DeskModel]):
    """Spots: `tile` with a tile's number, for the next ones; `hand` the one in hand; `turn` left (0) and right (1);
    `gold`; `land` what is built."""

    wants = (150, 90)

    def lay(self) -> list[Spot]:
        """From the left: tile, turning, next tiles, purse, income: as far as there is room."""
        px, area, model = self.theme.px, self.area, self.model
        out: list[Spot] = []
        x, pad = px(12), px(12)
        side = area.h - 2 * pad
        if model.tile >= 0:
            told = (*model.told, *("",) * 4)
            out.append(Spot("hand", model.tile, pygame.Rect(x, pad, side, side), False, "", Tip(told[0])))
            x += side + px(12)
            x = self._turns(out, x)
            x = self._next(out, x, told)
        purse = px(100) if area.w - x >= px(96) else max(0, area.w - x - px(8))
        self.purse = pygame.Rect(x, pad, min(purse, px(100)), side)
        tip = Tip(_("Your gold"), tuple(one for one in (model.gold_tip,) if one))
        if self.purse.w >= px(30):
            out.append(Spot("gold", 0, self.purse, False, _("Your gold"), tip))
        x += self.purse.w + px(10)
        self.income = pygame.Rect(x, pad, max(0, min(px(264), area.w - x - px(14))), side)
        if self._income_is_told:
            row = self._income_row(1)
            words = _("Barrels by road")
            line = _("1 gold for each tile with barrels that a road joins to the castle: they are lit.")
            out.append(Spot("barrels", 0, row, False, words, Tip(words, (line,))))
        x += self.income.w + px(16)
        if model.tile < 0 and model.territory and area.w - x >= px(110):
            words = _("Your territory")
            tip = Tip(words, (_("Click to see it large (F5)."),))
            out.append(Spot("land", 0, pygame.Rect(x, pad, area.w - x - px(14), side), True, words, tip))
        return out

    def _turns(self, out: list[Spot], x: int) -> int:
        """What turns the tile in hand; the x behind it."""
        px, area = self.theme.px, self.area
        wide = px(128) if area.w >= px(560) else px(44)
        high = min(px(46), (area.h - px(32)) // 2)
        tips = (
            _("A quarter to the left (Z, or the wheel over the tile)"),
            _("A quarter to the right (T, or the wheel over the tile)"),
        )
        for i, tip in enumerate(tips):
            box = pygame.Rect(x, area.h // 2 - high - px(4) + i * (high + px(8)), wide, high)
            out.append(Spot("turn", i, box, True, tip, Tip(tip)))
        return x + wide + px(12)

    def _next(self, out: list[Spot], x: int, told: tuple[str, ...]) -> int:
        """The tiles that come then; the x behind them."""
        px, area = self.theme.px, self.area
        if not self.model.then:
            return x
        wide, roomy = area.w - x - px(104), area.h >= px(120)
        n = len(self.model.then)
        side = min(px(98), area.h - px(44 if roomy else 24), max(px(34), (wide - px(10) * n) // n))
        top = px(38) if roomy else (area.h - side) // 2
        for i, tile in enumerate(self.model.then):
            tip = Tip(told[1 + i], (_("Click to take it in hand."),))
            out.append(Spot("tile", tile, pygame.Rect(x, top, side, side), True, told[1 + i], tip))
            x += side + px(10)
        return x + px(6)

    def steps(self, dst: pygame.Surface) -> Iterator[None]:
        """A panel of leather, what can be laid, what a clan has."""
        theme, px = self.theme, self.theme.px
        panels.panel(dst, theme, self.area, "leather", 6, 71, 0)
        model = self.model
        if model.tile >= 0:
            box = self.own("hand", model.tile).rect
            dst.blit(art.tile(model.tile, model.turn, box.w), box)
            panels.outline(dst, theme, box, t.GOLD_LIT, 1, 2, 2)
            self._draw_turns(dst)
        for i, tile in enumerate(model.then):
            box = self.own("tile", tile).rect
            if i == 0 and self.area.h >= px(120):
                style = text.Style("uib", 16, t.PARCHMENT_DIM)
                text.draw(dst, theme, _("Then"), style, (box.x, box.y - px(14)), "midleft")
            dst.blit(art.tile(tile, 0, box.w), box)
            lit = self.aim.on("tile", tile)
            panels.outline(dst, theme, box, t.GOLD_LIT if lit else t.LEATHER_DARK, 1, 2, 2)
        yield
        self._purse(dst)
        self._income(dst)
        yield
        land = next((spot for spot in self._spots if spot.name == "land"), None)
        if land is not None:
            while not art.territory_comes(model.territory, land.rect.size):
                yield
            art.put_territory(dst, model.territory, land.rect)

    def _draw_turns(self, dst: pygame.Surface) -> None:
        labels = (_("Turn left"), _("Turn right"))
        for i, name in enumerate(("turn-left", "turn-right")):
            box = self.own("turn", i).rect
            roomy = box.w >= self.theme.px(100)
            look = buttons.Look(labels[i] if roomy else "", "leather", 16 if roomy else 20, None if roomy else name)
            pressed, on = self.aim.pressed == ("turn", i), self.aim.on("turn", i)
            state: buttons.State = "pressed" if pressed else "hover" if on else "normal"
            buttons.draw(dst, self.theme, box, look, state, self.aim.focused == ("turn", i))

    def _purse(self, dst: pygame.Surface) -> None:
        theme, px, box = self.theme, self.theme.px, self.purse
        if box.w < px(30):
            return
        size = min(px(84), box.h - px(26), box.w)
        at = (box.centerx, box.y + (box.h - px(22)) // 2)
        dst.blit(purse(size), purse(size).get_rect(center=at))
        shown = self.model.gold or "?"
        style = text.Style("uix", 32 if size >= px(56) else 24, t.PARCHMENT_LIT, emboss=t.BLACK)
        text.draw(dst, theme, shown, style, (at[0], at[1] + size // 9), "center")
        style = text.Style("uib", 15, t.PARCHMENT_DIM)
        put(dst, theme, self.model.gold_words, style, (box.centerx, box.bottom - px(9)), box.w, "center")

    @property
    def _income_is_told(self) -> bool:
        return self.income.w >= self.theme.px(130) and len(self.model.income) > 1

    def _income_row(self, n: int) -> pygame.Rect:
        """Where a line of the income stands."""
        px, box = self.theme.px, self.income
        step = min(px(34), (box.h - px(22)) // max(1, len(self.model.income)))
        return pygame.Rect(box.x + px(12), box.y + px(22) + n * step, min(box.w - px(12), px(250)), step)

    def _income(self, dst: pygame.Surface) -> None:
        theme, px, box = self.theme, self.theme.px, self.income
        if not self._income_is_told:
            return
        pygame.draw.line(dst, t.GOLD_DIM, (box.x - px(4), box.y), (box.x - px(4), box.bottom))
        box = pygame.Rect(box.x + px(12), box.y, min(box.w - px(12), px(250)), box.h)
        style = text.Style("uib", 16, t.PARCHMENT_DIM)
        put(dst, theme, _("Income this round"), style, (box.x, box.y + px(10)), box.w)
        for i, one in enumerate(self.model.income):
            row = self._income_row(i)
            y, step = row.centery, row.h
            if i == 1 and self.aim.on("barrels", 0):
                panels.recessed(dst, theme, row, 90, 3)
            art.put_sign(dst, one.icon, min(px(26), step - 2), (box.x + px(12), y))
            put(dst, theme, one.words, text.Style("body", 18, t.PARCHMENT_LIT), (box.x + px(32), y), box.w - px(70))
            text.draw(dst, theme, str(one.gold), text.Style("uib", 19, t.PARCHMENT_LIT), (box.right, y), "midright")


@functools.lru_cache(16)
def purse(size: int) -> pygame.Surface:
    """A leather purse, in pixels. Shared: do not draw on it."""

    def paint(sheet: pygame.Surface, k: float) -> None:
        u = size * k / 100

        def shape(points: Sequence[tuple[int, int]], colour: str) -> None:
            pygame.draw.polygon(sheet, colour, [(x * u, y * u) for x, y in points])
            pygame.draw.lines(sheet, t.LEATHER_DARK, True, [(x * u, y * u) for x, y in points], max(1, round(4 * u)))

        shape(((35, 26), (65, 26), (88, 50), (94, 70), (84, 90), (50, 97), (16, 90), (6, 70), (12, 50)), "#6B452A")
        shape(((28, 8), (50, 16), (72, 8), (64, 28), (36, 28)), "#84583A")
        pygame.draw.line(sheet, t.GOLD, (34 * u, 28 * u), (66 * u, 28 * u), max(2, round(6 * u)))

    return supersample((size, size), paint, ground="#6B452A")
