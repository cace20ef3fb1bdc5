"""The chart of a match on its sheet, read turn by turn."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.kit import charts, panels, pieces, text
from game.desktop.scenes.models import ResultModel
from game.desktop.theme import Theme
from game.desktop.widgets.base import ACTIVATE, Action, Widget, is_key, is_release
from game.kernel.texts import gettext as _

TIP_TITLE = text.Style("title", 17, t.GOLD_LIT, emboss=t.BLACK)


class ChartView(Widget):
    """The line chart; left and right, or the mouse, move through its turns and a small plate tells the values.

    A click, or Enter, answers with the point where a replay shows that turn.
    """

    focusable = True
    tracks_motion = True

    def __init__(
        self, theme: Theme, rect: pygame.Rect, model: ResultModel, other: bool = False, head: pygame.Rect | None = None
    ) -> None:
        """`head`: what is left beside or above something else for the title."""
        super().__init__(theme, rect, "chart")
        self.series = model.other if other else model.series
        self.charted = model.other_charted if other else model.charted
        self.axis = model.axis
        self.at: int | None = None
        inset = theme.px(24)
        head = head or pygame.Rect(rect.x + inset, rect.y + theme.px(16), rect.w - 2 * inset, theme.px(36))
        self._head = head.move(-rect.x, -rect.y)  # the sheet moves when its page is scrolled
        self._frame: charts.Frame | None = None

    @property
    def head(self) -> pygame.Rect:
        """Where the title stands."""
        return self._head.move(self.rect.topleft)

    @property
    def area(self) -> pygame.Rect:
        """Where the chart is drawn on its sheet."""
        th = self.theme
        top = self.head.bottom
        return pygame.Rect(self.rect.x + th.px(24), top, self.rect.w - th.px(48), self.rect.bottom - top - th.px(12))

    def draw(self, surface: pygame.Surface) -> None:
        """Sheet, chart, and the plate of the round that is pointed at."""
        th, r = self.theme, self.rect
        panels.panel(surface, th, r, "parchment", 6, 7)
        title, style = text.squeezed(th, self.charted, text.SHEET_TITLE, self.head.w)
        text.draw(surface, th, title, style, self.head.topleft)
        at = self.at if self.hovered or self.ring else None
        self._frame = charts.line_chart(surface, th, self.area, self.series, _("Round"), at, self.axis.ticks)
        if at is not None:
            self._plate(surface, self._frame, at)
        if self.ring:
            panels.focus_ring(surface, th, r, 6)

    def _plate(self, surface: pygame.Surface, plot: charts.Frame, at: int) -> None:
        th, shown = self.theme, [s for s in self.series if at < len(s.values)]
        words = self._heading(at)
        size = (max(th.px(250), text.width(th, words, TIP_TITLE) + th.px(28)), th.px(44 + 28 * ((len(shown) + 1) // 2)))
        rect = pygame.Rect((0, plot.box.y + th.px(8)), size)
        rect.right = round(plot.x(at)) - th.px(16)
        if rect.x < plot.box.x:
            rect.x = round(plot.x(at)) + th.px(16)
        panels.panel(surface, th, rect, "leather", 5, 17, 10)
        text.draw(surface, th, words, TIP_TITLE, (rect.x + th.px(14), rect.y + th.px(9)))
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

    def _heading(self, at: int) -> str:
        headings = self.axis.headings
        return headings[at] if at < len(headings) else _("Round {n}").format(n=at)

    def wants(self, event: pygame.Event) -> bool:
        """Left and right, and what opens the replay."""
        return is_key(event, pygame.K_LEFT, pygame.K_RIGHT, *ACTIVATE)

    def handle(self, event: pygame.Event) -> Action | None:
        """Move through the rounds."""
        plot = self._frame
        if plot is None:
            return None
        if is_key(event, *ACTIVATE) or (is_release(event) and self.pressed and plot.box.collidepoint(event.pos)):
            points = self.axis.points
            return Action("watch", points[self.at]) if self.at is not None and self.at < len(points) else None
        if event.type == pygame.MOUSEMOTION:
            self.at = plot.round_at(event.pos[0])
        elif event.type == pygame.KEYDOWN:
            step = 1 if event.key == pygame.K_RIGHT else -1
            self.at = max(0, min(plot.rounds - 1, (plot.rounds - 1 if self.at is None else self.at) + step))
        return None
