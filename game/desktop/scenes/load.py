"""The list of records: go on with one. A broken one stands in the list with the sentence that says why."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.commands import Back, Command, LoadMatch
from game.desktop.kit import panels, pieces, text
from game.desktop.kit.buttons import Look
from game.desktop.kit.surfaces import drop
from game.desktop.scenes.base import LayerScene, heading, heading_height
from game.desktop.scenes.models import LoadModel, SaveEntry
from game.desktop.widgets.base import Action, Paint
from game.desktop.widgets.controls import Button
from game.desktop.widgets.scroll import ScrollList
from game.kernel.texts import gettext as _

ROW = 104
HEAD_LEADING = 1.15


class Load(LayerScene):
    """Answers with `LoadMatch(path)` or `Back`."""

    primary = "saves"

    def __init__(self, model: LoadModel) -> None:
        super().__init__()
        self.model = model
        self.index = 0
        self._load: Button | None = None

    @property
    def chosen(self) -> SaveEntry | None:
        """The record that the list rests on."""
        return self.model.saves[self.index] if self.index < len(self.model.saves) else None

    def build(self) -> None:
        """Heading, list on leather, two buttons."""
        th = self.theme
        whole = self.middle(1240, 980)
        head = pygame.Rect(whole.x, whole.y, whole.w, heading_height(th, self.size))
        self.layer.add(Paint(th, head, self._heading))
        bar = pygame.Rect(whole.x, whole.bottom - th.px(60), whole.w, th.px(60))
        body = pygame.Rect(whole.x, head.bottom, whole.w, bar.y - head.bottom - th.px(14))
        self.layer.add(Paint(th, body, lambda s, r: _leather(s, self, r)))
        if self.model.saves:
            inner = body.inflate(-th.px(16), -th.px(16))
            rows = ScrollList(th, inner, "saves", len(self.model.saves), th.px(ROW), self._row)
            self.layer.add(rows)
            rows.index = min(self.index, len(self.model.saves) - 1)
        else:
            self.layer.add(Paint(th, body, self._nothing))
        self._buttons(bar)

    def _buttons(self, bar: pygame.Rect) -> None:
        th = self.theme
        load = pygame.Rect(bar.right - th.px(220), bar.y, th.px(220), bar.h)
        back = pygame.Rect(load.x - th.px(136), bar.y, th.px(120), bar.h)
        self.layer.add(Button(th, back, "back", Look(_("Back"), "ghost", 20)))
        self._load = self.layer.add(Button(th, load, "load", Look(_("Load"), "primary", 24)))
        self._refresh()

    def _refresh(self) -> None:
        entry = self.chosen
        if self._load:
            self._load.enabled = entry is not None and entry.fault is None
            self._load.tooltip = (entry.fault or "") if entry else _("Nothing has been saved yet.")
        self.layer.dirty = True

    # -- picture ----------------------------------------------------------------------------------
    def _heading(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        where = _("Kept in {folder}").format(folder=self.model.folder) if self.model.folder else ""
        heading(surface, self.theme, rect, _("Load a match"), where)

    def _nothing(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        style = text.Style("ital", 22, t.PARCHMENT_DIM)
        words = _("Nothing has been saved yet. A match is written after every choice.")
        area = rect.inflate(-self.theme.px(60), 0)
        area.y = rect.centery - self.theme.px(28)
        text.paragraph(surface, self.theme, words, style, area, align="center")

    def _row(self, surface: pygame.Surface, rect: pygame.Rect, index: int, on: bool, hot: bool) -> None:
        th, save = self.theme, self.model.saves[index]
        q = rect.inflate(-th.px(8), -th.px(10))
        if on:
            drop(surface, q, th.px(5), th.px(6), 130, (th.px(2), th.px(3)))
            surface.blit(panels.sheet(th, "parchment", (q.w, q.h), 5, 15), q)
            panels.outline(surface, th, q, t.GOLD, 1, 2)
        else:
            panels.recessed(surface, th, q, 30 if hot else 70)
        when = text.LABEL.on(t.INK_SOFT if on else t.QUIET)
        at = text.draw(surface, th, save.when, when, (q.right - th.px(20), q.y + th.px(28)), "midright")
        area = pygame.Rect(q.x + th.px(22), q.y, at.x - th.px(16) - q.x - th.px(22), q.h)
        if save.fault:
            self._fault(surface, q, area, save, on)
        else:
            self._entry(surface, q, area, save, on)

    def _entry(
        self, surface: pygame.Surface, q: pygame.Rect, area: pygame.Rect, save: SaveEntry, on: bool
    ) -> None:
        th = self.theme
        words = ", ".join(part for part in (save.title, save.mode, save.round) if part)
        head = text.Style("title", 22, t.INK if on else t.PARCHMENT_LIT)
        head = text.shrunk(th, words, head, area.w)
        lines = min(2, len(text.wrap(th, words, head, area.w)))
        top = q.y + th.px(28) - lines * text.height(th, head, HEAD_LEADING) // 2
        text.paragraph(surface, th, words, head, pygame.Rect(area.x, top, area.w, 0), HEAD_LEADING, limit=2)
        x, y = area.x + th.px(13), q.y + th.px(66)
        style = text.BODY.on(t.INK_SOFT if on else "#C4B08A")
        for faction, name in save.seats:
            wide = text.width(th, name, style) + th.px(44)
            pieces.put(surface, th, faction, th.px(26), (x, y), emblem=True)
            if x + wide > q.right - th.px(10):
                x += th.px(34)
                continue
            text.draw(surface, th, name, style, (x + th.px(20), y), "midleft")
            x += wide + th.px(10)

    def _fault(
        self, surface: pygame.Surface, q: pygame.Rect, area: pygame.Rect, save: SaveEntry, on: bool
    ) -> None:
        th = self.theme
        head = text.Style("title", 22, t.INK_SOFT if on else t.FADED)
        name = text.fitted(th, save.title, head, area.w)
        text.draw(surface, th, name, head, (area.x, q.y + th.px(28)), "midleft")
        style = text.Style("bodyb", 18, t.OXBLOOD) if on else text.Style("body", 18, "#D08A72")
        line = pygame.Rect(area.x, q.y + th.px(48), q.right - th.px(20) - area.x, q.h)
        text.paragraph(surface, th, save.fault or "", style, line, 1.15, limit=2)

    # -- answers ----------------------------------------------------------------------------------
    def answer(self, action: Action) -> Command | None:
        """Choose, load, or leave."""
        if action.key == "back":
            return Back()
        if action.key == "saves":
            self.index = int(str(action.value))
            self._refresh()
            return None
        entry = self.chosen
        return LoadMatch(entry.path) if entry and entry.fault is None else None


def _leather(surface: pygame.Surface, scene: LayerScene, rect: pygame.Rect) -> None:
    panels.panel(surface, scene.theme, rect, "leather", 7, 6)
