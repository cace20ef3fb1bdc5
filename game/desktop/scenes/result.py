"""How a match ended: standings, a chart over the rounds, the dice, luck and moments."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.commands import Command, Goto, Rematch
from game.desktop.kit import charts, icons, panels, pieces, text
from game.desktop.kit.buttons import Look
from game.desktop.scenes.base import LayerScene, heading
from game.desktop.scenes.models import Luck, Moment, ResultModel, Standing
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action, Paint, Painter, Widget
from game.desktop.widgets.controls import Button
from game.desktop.widgets.scroll import ScrollArea
from game.kernel.phrases import decimal
from game.kernel.texts import gettext as _

TIP_TITLE = text.Style("title", 17, t.GOLD_LIT, emboss=t.BLACK)


class ChartView(Widget):
    """The line chart; left and right, or the mouse, move through its rounds and a small plate tells the
    values.
    """

    focusable = True
    tracks_motion = True

    def __init__(self, theme: Theme, rect: pygame.Rect, model: ResultModel) -> None:
        super().__init__(theme, rect, "chart")
        self.model = model
        self.at: int | None = None
        self._frame: charts.Frame | None = None

    @property
    def area(self) -> pygame.Rect:
        """Where the chart is drawn on its sheet."""
        th = self.theme
        return pygame.Rect(
            self.rect.x + th.px(24), self.rect.y + th.px(52), self.rect.w - th.px(48), self.rect.h - th.px(64)
        )

    def draw(self, surface: pygame.Surface) -> None:
        """Sheet, chart, and the plate of the round that is pointed at."""
        th, r = self.theme, self.rect
        panels.panel(surface, th, r, "parchment", 6, 7)
        title, style = text.squeezed(th, self.model.charted, text.SHEET_TITLE, r.w - th.px(48))
        text.draw(surface, th, title, style, (r.x + th.px(24), r.y + th.px(16)))
        at = self.at if self.hovered or self.ring else None
        self._frame = charts.line_chart(surface, th, self.area, self.model.series, _("Round"), at)
        if at is not None:
            self._plate(surface, self._frame, at)
        if self.ring:
            panels.focus_ring(surface, th, r, 6)

    def _plate(self, surface: pygame.Surface, plot: charts.Frame, at: int) -> None:
        th, shown = self.theme, [s for s in self.model.series if at < len(s.values)]
        size = (th.px(250), th.px(44 + 28 * ((len(shown) + 1) // 2)))
        rect = pygame.Rect((0, plot.box.y + th.px(8)), size)
        rect.right = round(plot.x(at)) - th.px(16)
        if rect.x < plot.box.x:
            rect.x = round(plot.x(at)) + th.px(16)
        panels.panel(surface, th, rect, "leather", 5, 17, 10)
        text.draw(
            surface, th, _("Round {n}").format(n=at), TIP_TITLE, (rect.x + th.px(14), rect.y + th.px(9))
        )
        for i, one in enumerate(shown):
            x, y = rect.x + th.px(26 + (i % 2) * 116), rect.y + th.px(52 + (i // 2) * 28)
            pieces.put(surface, th, one.faction, th.px(18), (x, y))
            text.draw(
                surface,
                th,
                str(one.values[at]),
                text.NUMBER.sized(17).on(t.PARCHMENT_LIT),
                (x + th.px(18), y),
                "midleft",
            )

    def wants(self, event: pygame.Event) -> bool:
        """Left and right."""
        return event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT)

    def handle(self, event: pygame.Event) -> Action | None:
        """Move through the rounds."""
        plot = self._frame
        if plot is None:
            return None
        if event.type == pygame.MOUSEMOTION:
            self.at = plot.round_at(event.pos[0])
        elif event.type == pygame.KEYDOWN:
            step = 1 if event.key == pygame.K_RIGHT else -1
            self.at = max(0, min(plot.rounds - 1, (plot.rounds - 1 if self.at is None else self.at) + step))
        return None


class Result(LayerScene):
    """Answers with the title page or a rematch."""

    primary = "again"

    def __init__(self, model: ResultModel) -> None:
        super().__init__()
        self.model = model

    @property
    def tall(self) -> bool:
        """Whether there is height for larger rows."""
        return self.size[1] >= self.theme.px(940)

    def build(self) -> None:
        """Side by side where the window is wide; one page that scrolls where it is not."""
        th = self.theme
        body = self.below_heading(self._heading)
        if body.w >= th.px(1480) and body.h >= th.px(700):
            self._spread(body)
        else:
            self._page(body)

    def _heading(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        heading(surface, self.theme, rect, self.model.headline, self.model.line)

    def _spread(self, body: pygame.Rect) -> None:
        th, gap = self.theme, self.theme.px(24)
        left = pygame.Rect(body.x, body.y, th.px(560), body.h)
        self.layer.add(Paint(th, left, lambda s, r: _leather(s, th, r)))
        inner = left.inflate(-th.px(16), -th.px(16))
        self.layer.add(ScrollArea(th, inner, "standings", self._standings))
        x, low = left.right + gap, body.bottom - (body.h * (44 if self.model.rolled else 16)) // 100
        chart = pygame.Rect(x, body.y, body.right - x, low - gap - body.y)
        self.layer.add(ChartView(th, chart, self.model))
        third = pygame.Rect(body.right - th.px(500), low, th.px(500), body.bottom - low)
        dice = pygame.Rect(x, low, third.x - gap - x, third.h)
        if not self.model.luck:
            dice.size = (body.right - x, third.h - th.px(122))
        if self.model.rolled:
            self.layer.add(Paint(th, dice, self._dice))
        buttons = pygame.Rect(third.x, third.bottom - th.px(98), third.w, th.px(98))
        if self.model.luck:
            luck = pygame.Rect(third.x, low, third.w, third.h - th.px(122))
            self.layer.add(Paint(th, luck, self._luck))
        self._buttons(buttons)

    def _page(self, body: pygame.Rect) -> None:
        th = self.theme
        bar = pygame.Rect(body.x, body.bottom - th.px(60), body.w, th.px(60))
        page = pygame.Rect(body.x, body.y, body.w, bar.y - body.y - th.px(10))
        self.layer.add(ScrollArea(th, page, "page", self._column))
        wide = min(bar.w, th.px(560))
        self._buttons(pygame.Rect(bar.right - wide, bar.y, wide, bar.h))

    def _column(self, column: pygame.Rect) -> tuple[list[Widget], int]:
        th, gap = self.theme, self.theme.px(16)
        pair = column.w >= th.px(900)
        left = pygame.Rect(column.x, column.y, th.px(500) if pair else column.w, 0)
        widgets, high = self._standings(left.inflate(-th.px(32), 0).move(0, th.px(16)))
        left.h = high + th.px(32)
        out: list[Widget] = [Paint(th, left, lambda s, r: _leather(s, th, r)), *widgets]
        x = left.right + gap if pair else column.x
        y = column.y if pair else left.bottom + gap
        wide = column.right - x
        out.append(ChartView(th, pygame.Rect(x, y, wide, th.px(360)), self.model))
        y += th.px(360) + gap
        if self.model.rolled:
            out.append(Paint(th, pygame.Rect(x, y, wide, th.px(300)), self._dice))
            y += th.px(300) + gap
        if self.model.luck:
            high = th.px(64 + 43 * len(self.model.luck))
            out.append(Paint(th, pygame.Rect(x, y, wide, high), self._luck))
            y += high + gap
        return out, max(y - gap, left.bottom) - column.y

    def _buttons(self, rect: pygame.Rect) -> None:
        th, gap = self.theme, self.theme.px(16)
        entries = (("title", Look(_("Title page"), "ghost", 19)), ("again", Look(_("Again"), "primary", 24)))
        wide = (rect.w - gap * (len(entries) - 1)) // len(entries)
        for i, (key, look) in enumerate(entries):
            self.layer.add(
                Button(th, pygame.Rect(rect.x + i * (wide + gap), rect.y, wide, rect.h), key, look)
            )

    # -- standings --------------------------------------------------------------------------------
    def _columns(self, r: pygame.Rect) -> list[int]:
        step, points = (38, 84) if self._narrow(r) else (47, 98)
        step = self.theme.px(step)
        first = r.right - self.theme.px(points) - step * (len(self.model.columns) - 1)
        return [first + i * step for i in range(len(self.model.columns))]

    def _standings(self, column: pygame.Rect) -> tuple[list[Widget], int]:
        th, y = self.theme, column.y + self.theme.px(44)
        out: list[Widget] = [
            Paint(th, pygame.Rect(column.x, column.y, column.w, th.px(40)), self._standings_head)
        ]
        for row in self.model.standings:
            high = th.px((156 if self.tall else 124) if row.winner else (112 if self.tall else 96))
            out.append(Paint(th, pygame.Rect(column.x, y, column.w, high), self._row_painter(row)))
            y += high + th.px(12)
        if self.model.moments:
            widgets, high = self._moments(pygame.Rect(column.x, y + th.px(4), column.w, 0))
            out, y = [*out, *widgets], y + th.px(4) + high
        return out, y - column.y

    def _standings_head(self, surface: pygame.Surface, r: pygame.Rect) -> None:
        th = self.theme
        text.draw(surface, th, _("Standings"), text.PANEL_TITLE, (r.x + th.px(8), r.y + th.px(4)))
        for x, column in zip(self._columns(r), self.model.columns, strict=True):
            icons.put(surface, column.icon, th.px(19), t.GOLD, (x, r.y + th.px(19)))
        style = text.Style("ital", 18, t.PARCHMENT_DIM)
        text.draw(surface, th, _("points"), style, (r.right - th.px(40), r.y + th.px(18)), "center")

    def _row_painter(self, row: Standing) -> Painter:
        return lambda surface, rect: self._row(surface, rect, row)

    def _row(self, surface: pygame.Surface, q: pygame.Rect, row: Standing) -> None:
        if row.winner:
            panels.chosen(surface, self.theme, q, 13)
        else:
            panels.recessed(surface, self.theme, q)
        self._row_piece(surface, q, row)
        self._row_words(surface, q, row)
        self._row_numbers(surface, q, row)

    def _narrow(self, q: pygame.Rect) -> bool:
        return q.w < self.theme.px(480)

    def _row_piece(self, surface: pygame.Surface, q: pygame.Rect, row: Standing) -> None:
        th, first = self.theme, row.winner
        size = min(th.px(48 if self._narrow(q) else 84 if first else 60), q.h - th.px(30))
        centre = (q.x + th.px(34 if self._narrow(q) else 58), q.centery + (th.px(8) if first else 0))
        pieces.put(surface, th, row.faction, size, centre, emblem=True)
        if first:
            crown = icons.soft_icon("crown", th.px(34), "#8A5E14", "#FFF1C8")
            surface.blit(crown, crown.get_rect(center=(centre[0], q.y + th.px(22))))

    def _row_words(self, surface: pygame.Surface, q: pygame.Rect, row: Standing) -> None:
        th, mid = self.theme, q.centery
        main, soft = (t.INK, t.INK_SOFT) if row.winner else (t.PARCHMENT_LIT, t.QUIET)
        x = q.x + th.px(66 if self._narrow(q) else 110)
        room = self._columns(q)[0] - th.px(18) - x
        name = text.SEAT.sized(24 if row.winner else 21).on(main)
        who, note = text.EXPLAIN.sized(20).on(soft), text.LABEL.on(soft)
        lines = (
            (row.name, name, room, -26),
            (row.who, who, room, 3),
            (row.note, note, q.right - th.px(80) - x, 30),
        )
        for words, style, wide, dy in lines:
            shown, style = text.squeezed(th, words, style, wide)
            text.draw(surface, th, shown, style, (x, mid + th.px(dy)), "midleft")

    def _row_numbers(self, surface: pygame.Surface, q: pygame.Rect, row: Standing) -> None:
        th, first, mid = self.theme, row.winner, q.centery
        main = t.INK if first else t.PARCHMENT_LIT
        for x, value in zip(self._columns(q), row.values, strict=True):
            text.draw(surface, th, str(value), text.NUMBER.sized(21).on(main), (x, mid - th.px(26)), "center")
        points = text.POINTS.sized(46 if first else 34).on(t.OXBLOOD if first else main)
        at = (q.right - th.px(40), mid - th.px(10 if first else 14))
        text.draw(surface, th, str(row.points), points, at, "center")

    def _moments(self, column: pygame.Rect) -> tuple[list[Widget], int]:
        th = self.theme
        head = pygame.Rect(column.x, column.y, column.w, th.px(58))
        out: list[Widget] = [Paint(th, head, self._moments_head)]
        y = head.bottom
        for moment in self.model.moments:
            room = column.w - th.px(128)
            lines = len(text.wrap(th, moment.words, text.BODY, room))
            high = max(th.px(34), lines * text.height(th, text.BODY, 1.2) + th.px(8))
            out.append(Paint(th, pygame.Rect(column.x, y, column.w, high), self._moment_painter(moment)))
            y += high
        return out, y - column.y

    def _moments_head(self, surface: pygame.Surface, r: pygame.Rect) -> None:
        th = self.theme
        panels.rule(surface, th, r.y + th.px(6), r.x + th.px(16), r.right - th.px(16), t.GOLD_DIM)
        text.draw(surface, th, _("Moments"), text.PANEL_TITLE, (r.x + th.px(8), r.y + th.px(20)))

    def _moment_painter(self, moment: Moment) -> Painter:
        th = self.theme

        def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
            pieces.put(surface, th, moment.faction, th.px(22), (r.x + th.px(22), r.y + th.px(15)))
            when = text.NUMBER.sized(17).on(t.GOLD_LIT)
            text.draw(surface, th, moment.when, when, (r.x + th.px(44), r.y + th.px(15)), "midleft")
            area = pygame.Rect(r.x + th.px(122), r.y + th.px(2), r.w - th.px(128), r.h)
            text.paragraph(surface, th, moment.words, text.BODY.on(t.PARCHMENT), area, 1.2)

        return paint

    # -- sheets -----------------------------------------------------------------------------------
    def _dice(self, surface: pygame.Surface, r: pygame.Rect) -> None:
        th, rolled = self.theme, self.model.rolled or (0, 0, 0, 0, 0, 0)
        panels.panel(surface, th, r, "parchment", 6, 9)
        title = text.draw(surface, th, _("The dice"), text.SHEET_TITLE, (r.x + th.px(24), r.y + th.px(16)))
        total = sum(rolled)
        count = _("{total} dice by all seats, {each} of each expected").format(
            total=total, each=round(total / 6)
        )
        low = _beside(surface, th, r, title, count)
        words, foot = self.model.rolled_words, th.px(12)
        small = text.in_lines(th, words, text.EXPLAIN.sized(18), r.w - th.px(32), 2)
        if words:
            foot = text.paragraph_height(th, words, small, r.w - th.px(32), 1.2) + th.px(20)
        top = max(r.y + th.px(64), low + th.px(8))
        area = pygame.Rect(r.x + th.px(40), top, r.w - th.px(80), r.bottom - foot - top)
        charts.die_bars(surface, th, area, rolled, total / 6)
        area = pygame.Rect(r.x + th.px(16), r.bottom - foot + th.px(2), r.w - th.px(32), foot)
        text.paragraph(surface, th, words, small, area, 1.2, "center", 2)

    def _luck(self, surface: pygame.Surface, r: pygame.Rect) -> None:
        th = self.theme
        panels.panel(surface, th, r, "parchment", 6, 11)
        title = text.draw(surface, th, _("Luck"), text.SHEET_TITLE, (r.x + th.px(24), r.y + th.px(16)))
        top = max(r.y + th.px(52), _beside(surface, th, r, title, self.model.saved) + th.px(4))
        rows = self.model.luck
        step = min(th.px(43), (r.bottom - th.px(12) - top) // max(1, len(rows)))
        most = max([abs(one.value) for one in rows] + [0.1])
        for i, one in enumerate(rows):
            self._luck_row(surface, pygame.Rect(r.x, top + i * step, r.w, step), one, most)

    def _luck_row(self, surface: pygame.Surface, r: pygame.Rect, one: Luck, most: float) -> None:
        th, y = self.theme, r.centery
        pieces.put(surface, th, one.faction, th.px(26), (r.x + th.px(40), y), emblem=True)
        left, right = r.x + th.px(190), r.right - th.px(88)
        name, style = text.squeezed(th, one.name, text.BODY, left - th.px(8) - r.x - th.px(64))
        text.draw(surface, th, name, style, (r.x + th.px(64), y), "midleft")
        charts.luck_bar(
            surface, th, pygame.Rect(left, r.y + 2, max(20, right - left), r.h - 4), one.value, most
        )
        value = decimal(one.value, signed=True)
        text.draw(surface, th, value, text.NUMBER.sized(18), (r.right - th.px(24), y), "midright")

    # -- answers ----------------------------------------------------------------------------------
    def answer(self, action: Action) -> Command | None:
        """Where the two buttons lead."""
        commands: dict[str, Command] = {"title": Goto("title_page"), "again": Rematch()}
        return commands.get(action.key)

    def escape(self) -> Command | None:
        """The title page."""
        return Goto("title_page")


def _beside(surface: pygame.Surface, theme: Theme, r: pygame.Rect, title: pygame.Rect, words: str) -> int:
    """A quiet line at the right of a sheet's title, or below it where it is long; the y below both."""
    style, room = text.EXPLAIN.sized(18), r.right - theme.px(44) - title.right
    if text.width(theme, words, style) <= room:
        text.draw(surface, theme, words, style, (r.right - theme.px(24), title.centery), "midright")
        return title.bottom
    shown, style = text.squeezed(theme, words, style, r.w - theme.px(48))
    return text.draw(surface, theme, shown, style, (title.x, title.bottom - theme.px(2))).bottom


def _leather(surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
    panels.panel(surface, theme, rect, "leather", 7, 3)
