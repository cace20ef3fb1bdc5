"""How a match ended: standings, a chart over the rounds, the dice, luck and moments."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.commands import Command, Goto, OtherSeats, Rematch, Watch
from game.desktop.kit import icons, panels, pieces, text
from game.desktop.kit.buttons import Look
from game.desktop.scenes.base import LayerScene, heading
from game.desktop.scenes.chart_view import ChartView
from game.desktop.scenes.dice_sheet import draw_dice, draw_luck, luck_height
from game.desktop.scenes.models import Column, Moment, ResultModel, Standing
from game.desktop.scenes.shares_view import SharesView
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action, Paint, Painter, Widget
from game.desktop.widgets.controls import Button, Choice, Segments
from game.desktop.widgets.scroll import ScrollArea
from game.kernel.texts import gettext as _

LEGEND = 24  # units: the height of a row of what the columns count
LEGEND_STYLE = text.Style("ui", 16, t.PARCHMENT_DIM)
CHART, LOW_CHART = 360, 230  # units: the height of the chart on a page that scrolls; with moments below it


class Result(LayerScene):
    """Answers with the title page or a rematch."""

    primary = "replay"  # pressed once too often it begins nothing anew

    def __init__(self, model: ResultModel) -> None:
        super().__init__()
        self.model = model
        self.shown = "lands"  # which of the charts: also `other`, `shares`
        self._seen = 0  # pixels of the page that are seen at once

    @property
    def tall(self) -> bool:
        """Whether there is height for larger rows, and few enough of them."""
        return self.size[1] >= self.theme.px(940) and len(self.model.standings) < 5

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
        x, bar = left.right + gap, th.px(56)
        buttons = pygame.Rect(max(x, body.right - th.px(860)), body.bottom - bar, 0, bar)
        buttons.w = body.right - buttons.x
        bottom = buttons.y - th.px(16)
        low = bottom - (body.h * 40) // 100 if self.model.rolled else bottom + gap
        for widget in self._chart(pygame.Rect(x, body.y, body.right - x, low - gap - body.y)):
            self.layer.add(widget)
        third = pygame.Rect(body.right - th.px(540), low, th.px(540), bottom - low)
        dice = pygame.Rect(x, low, (third.x - gap if self.model.luck else body.right) - x, third.h)
        if self.model.rolled:
            self.layer.add(Paint(th, dice, self._dice))
        if self.model.luck:
            self.layer.add(Paint(th, third, self._luck))
        self._buttons(buttons)

    def _page(self, body: pygame.Rect) -> None:
        th = self.theme
        bar = pygame.Rect(body.x, body.bottom - th.px(60), body.w, th.px(60))
        page = pygame.Rect(body.x, body.y, body.w, bar.y - body.y - th.px(10))
        self._seen = page.h
        self.layer.add(ScrollArea(th, page, "page", self._column))
        wide = min(bar.w, th.px(860))
        self._buttons(pygame.Rect(bar.right - wide, bar.y, wide, bar.h))

    def _column(self, column: pygame.Rect) -> tuple[list[Widget], int]:
        th, gap = self.theme, self.theme.px(16)
        pair = column.w >= th.px(900)
        left = pygame.Rect(column.x, column.y, th.px(500) if pair else column.w, 0)
        inner = left.inflate(-th.px(32), 0).move(0, th.px(16))
        widgets, high = self._standings(inner)
        lone = bool(self.model.moments) and not (self.model.rolled or self.model.luck)
        aside = pair and lone and high + th.px(32) > self._seen - th.px(24)  # moments stand below the chart
        if aside:
            widgets, high = self._standings(inner, False)
        left.h = high + th.px(32)
        out: list[Widget] = [Paint(th, left, lambda s, r: _leather(s, th, r)), *widgets]
        x = left.right + gap if pair else column.x
        y = column.y if pair else left.bottom + gap
        wide = column.right - x
        tall = th.px(CHART)
        if aside:
            below = self._moments(pygame.Rect(x, y, wide - th.px(32), 0))[1] + th.px(16 + 24) + gap
            tall = max(th.px(LOW_CHART), min(tall, self._seen - below))
        charts = self._chart(pygame.Rect(x, y, wide, tall))
        if len(charts) > 1 and charts[1].rect.y > y + th.px(10):  # the choice stands below the title
            charts = self._chart(pygame.Rect(x, y, wide, tall + th.px(52)))
        out += charts
        y = charts[0].rect.bottom + gap
        if aside:
            sheet = pygame.Rect(x, y, wide, 0)
            widgets, high = self._moments(sheet.inflate(-th.px(32), 0).move(0, th.px(4)))
            sheet.h = high + th.px(16)
            out += [Paint(th, sheet, lambda s, r: _leather(s, th, r)), *widgets]
            y = sheet.bottom + gap
        if self.model.rolled:
            out.append(Paint(th, pygame.Rect(x, y, wide, th.px(300)), self._dice))
            y += th.px(300) + gap
        if self.model.luck:
            high = luck_height(th, self.model)
            out.append(Paint(th, pygame.Rect(x, y, wide, high), self._luck))
            y += high + gap
        return out, max(y - gap, left.bottom) - column.y

    def _buttons(self, rect: pygame.Rect) -> None:
        th, gap = self.theme, self.theme.px(12)
        entries = (
            ("title", Look(_("Title page"), "ghost", 17), ""),
            ("replay", Look(_("Replay"), "leather", 17), _("The whole match again, from any point")),
            ("seats", Look(_("Other seats"), "leather", 17), _("The same setup, others at its seats")),
            ("again", Look(_("Again"), "primary", 21), _("The same setup with fresh luck")),
        )
        wide = (rect.w - gap * (len(entries) - 1)) // len(entries)
        for i, (key, look, tip) in enumerate(entries):
            spot = pygame.Rect(rect.x + i * (wide + gap), rect.y, wide, rect.h)
            self.layer.add(Button(th, spot, key, look, tooltip=tip))

    # -- standings --------------------------------------------------------------------------------
    def _columns(self, r: pygame.Rect) -> list[int]:
        step, points = (38, 84) if self._narrow(r) else (47, 98)
        step = self.theme.px(step)
        first = r.right - self.theme.px(points) - step * (len(self.model.columns) - 1)
        return [first + i * step for i in range(len(self.model.columns))]

    def _standings(self, column: pygame.Rect, moments: bool = True) -> tuple[list[Widget], int]:
        th, y = self.theme, column.y + self.theme.px(44)
        head = pygame.Rect(column.x, column.y, column.w, th.px(40))
        out: list[Widget] = [Paint(th, head, self._standings_head), *self._told(head, head.y + th.px(19))]
        for row in self.model.standings:
            high = th.px((156 if self.tall else 124) if row.winner else (112 if self.tall else 96))
            q = pygame.Rect(column.x, y, column.w, high)
            out += [Paint(th, q, self._row_painter(row)), *self._told(q, q.centery - th.px(26))]
            y += high + th.px(12)
        if self.model.columns:
            room = pygame.Rect(column.x + th.px(12), y, column.w - th.px(24), 0)
            room.h = th.px(LEGEND) * len(self._legend_rows(room.w)) + th.px(4)
            out.append(Paint(th, room, self._legend))
            y = room.bottom
        if self.model.tally:
            style = text.EXPLAIN.sized(18).on(t.PARCHMENT_DIM)
            room = pygame.Rect(column.x + th.px(12), y, column.w - th.px(24), 0)
            room.h = text.paragraph_height(th, self.model.tally, style, room.w, 1.2) + th.px(8)
            out.append(Paint(th, room, lambda s, r: _words(s, th, r, self.model.tally, style)))
            y = room.bottom
        if moments and self.model.moments:
            widgets, high = self._moments(pygame.Rect(column.x, y + th.px(4), column.w, 0))
            out, y = [*out, *widgets], y + th.px(4) + high
        return out, y - column.y

    def _legend_rows(self, room: int) -> list[list[Column]]:
        """The columns in rows that have room for icon and words."""
        rows: list[list[Column]] = [[]]
        left = room
        for column in self.model.columns:
            wide = self._legend_width(column)
            if rows[-1] and wide > left:
                rows.append([])
                left = room
            rows[-1].append(column)
            left -= wide
        return rows

    def _legend_width(self, column: Column) -> int:
        return self.theme.px(22 + 16) + text.width(self.theme, column.words, LEGEND_STYLE)

    def _legend(self, surface: pygame.Surface, r: pygame.Rect) -> None:
        """What each column counts, in words."""
        th = self.theme
        for n, row in enumerate(self._legend_rows(r.w)):
            x, y = r.x, r.y + th.px(LEGEND) * n + th.px(LEGEND) // 2
            for column in row:
                icons.put(surface, column.icon, th.px(16), t.GOLD, (x + th.px(8), y))
                words = text.fitted(th, column.words, LEGEND_STYLE, r.right - x - th.px(22))
                text.draw(surface, th, words, LEGEND_STYLE, (x + th.px(22), y), "midleft")
                x += self._legend_width(column)

    def _told(self, row: pygame.Rect, y: int) -> list[Widget]:
        """What the figures of a row stand for, where they are pointed at."""
        side = self.theme.px(36)
        out = []
        for x, column in zip(self._columns(row), self.model.columns, strict=True):
            spot = pygame.Rect(0, 0, side, side)
            spot.center = (x, y)
            out.append(Widget(self.theme, spot, tooltip=column.words))
        return out

    def _standings_head(self, surface: pygame.Surface, r: pygame.Rect) -> None:
        th = self.theme
        text.draw(surface, th, _("Standings"), text.PANEL_TITLE, (r.x + th.px(8), r.y + th.px(4)))
        for x, column in zip(self._columns(r), self.model.columns, strict=True):
            icons.put(surface, column.icon, th.px(19), t.GOLD, (x, r.y + th.px(19)))
        style = text.Style("ital", 18, t.PARCHMENT_DIM)
        words, style = text.squeezed(th, self.model.unit or _("points"), style, th.px(84))
        text.draw(surface, th, words, style, (r.right - th.px(44), r.y + th.px(18)), "center")

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
            rect = pygame.Rect(column.x, y, column.w, high)
            tip = _("Watch it in the replay")
            line = Choice(th, rect, "watch", _nothing, value=moment.point, tooltip=tip, enabled=moment.point >= 0)
            line.group = "moments"
            line.paint = self._moment_painter(moment, line)
            out.append(line)
            y += high
        return out, y - column.y

    def _moments_head(self, surface: pygame.Surface, r: pygame.Rect) -> None:
        th = self.theme
        panels.rule(surface, th, r.y + th.px(6), r.x + th.px(16), r.right - th.px(16), t.GOLD_DIM)
        text.draw(surface, th, _("Moments"), text.PANEL_TITLE, (r.x + th.px(8), r.y + th.px(20)))

    def _moment_painter(self, moment: Moment, line: Choice) -> Painter:
        th = self.theme

        def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
            if line.hovered:
                panels.recessed(surface, th, r, 60)
            pieces.put(surface, th, moment.faction, th.px(22), (r.x + th.px(22), r.y + th.px(15)))
            when = text.NUMBER.sized(17).on(t.GOLD_LIT)
            text.draw(surface, th, moment.when, when, (r.x + th.px(44), r.y + th.px(15)), "midleft")
            area = pygame.Rect(r.x + th.px(122), r.y + th.px(2), r.w - th.px(128), r.h)
            text.paragraph(surface, th, moment.words, text.BODY.on(t.PARCHMENT), area, 1.2)

        return paint

    # -- sheets -----------------------------------------------------------------------------------
    def _dice(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        draw_dice(surface, self.theme, rect, self.model)

    def _luck(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        draw_luck(surface, self.theme, rect, self.model)

    def _chart(self, rect: pygame.Rect) -> list[Widget]:
        """The chart, and where there are several, what chooses between them."""
        th, model = self.theme, self.model
        found = [("lands", model.named, model.charted)]
        if model.other:
            found.append(("other", model.other_named, model.other_charted))
        if model.shares:
            found.append(("shares", model.shares_named, model.shares_charted))
        if len(found) == 1:
            return [ChartView(th, rect, model)]
        options = tuple((key, named) for key, named, _charted in found)
        label = max(text.width(th, words, text.LABEL) for _key, words in options)
        wide = min(max(th.px(260), len(options) * (label + th.px(28))), rect.w - th.px(40))
        groove = pygame.Rect(rect.right - wide - th.px(20), rect.y + th.px(10), wide, th.px(36))
        head = pygame.Rect(rect.x + th.px(24), rect.y + th.px(16), groove.x - rect.x - th.px(40), th.px(36))
        if max(text.width(th, words, text.SHEET_TITLE.sized(17)) for _key, _named, words in found) > head.w:
            groove.y += th.px(36)  # below the title
            head.w, head.h = rect.w - th.px(48), groove.bottom - head.y
        choice = Segments(th, groove, "charted", options, self.shown, size=16)
        if self.shown == "shares":
            return [SharesView(th, rect, model, head), choice]
        return [ChartView(th, rect, model, self.shown == "other", head), choice]

    # -- answers ----------------------------------------------------------------------------------
    def answer(self, action: Action) -> Command | None:
        """Where the buttons, moments and the chart lead."""
        if action.key == "charted":
            self.shown = str(action.value)
            self.rebuild()
            return None
        if action.key == "watch":
            return Watch(int(str(action.value)))
        commands: dict[str, Command] = {
            "title": Goto("title_page"), "again": Rematch(), "seats": OtherSeats(), "replay": Watch(),
        }  # fmt: skip
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


def _nothing(_surface: pygame.Surface, _rect: pygame.Rect) -> None:
    return


def _words(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, words: str, style: text.Style) -> None:
    text.paragraph(surface, theme, words, style, rect, 1.2)
