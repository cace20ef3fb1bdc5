"""The list of records: go on with one, or watch it. A broken one stands there with the sentence that says why."""

from __future__ import annotations

import pygame

from game.desktop import theme as t
from game.desktop.commands import Back, Command, DeleteRecord, LoadMatch, WatchRecord
from game.desktop.kit import panels, pieces, text
from game.desktop.kit.buttons import Kind, Look
from game.desktop.kit.surfaces import drop
from game.desktop.scenes.base import LayerScene, heading, heading_height
from game.desktop.scenes.models import LoadModel, SaveEntry
from game.desktop.widgets.base import Action, Paint
from game.desktop.widgets.controls import Button, Segments
from game.desktop.widgets.scroll import ScrollList
from game.kernel.texts import gettext as _

ROW = 104
HEAD_LEADING = 1.15


class Load(LayerScene):
    """Answers with `LoadMatch(path)`, `WatchRecord(path)`, `DeleteRecord(path)` or `Back`.

    `shown`: all, under way, or ended. `asking`: whether the chosen one shall be deleted is being asked.
    """

    primary = "saves"

    def __init__(self, model: LoadModel) -> None:
        super().__init__()
        self.model = model
        self.index = 0
        self.shown = "all"
        self.asking = False
        self._bar = pygame.Rect(0, 0, 1, 1)

    @property
    def saves(self) -> tuple[SaveEntry, ...]:
        """The records that are shown; a broken one counts as under way, for it wants looking at."""
        if self.shown == "all":
            return self.model.saves
        return tuple(one for one in self.model.saves if one.ended == (self.shown == "ended"))

    @property
    def chosen(self) -> SaveEntry | None:
        """The record that the list rests on."""
        return self.saves[self.index] if self.index < len(self.saves) else None

    def build(self) -> None:
        """Heading, list on leather, buttons."""
        th = self.theme
        whole = self.middle(1240, 980)
        head = pygame.Rect(whole.x, whole.y, whole.w, heading_height(th, self.size))
        self.layer.add(Paint(th, head, self._heading))
        bar = pygame.Rect(whole.x, whole.bottom - th.px(60), whole.w, th.px(60))
        body = pygame.Rect(whole.x, head.bottom, whole.w, bar.y - head.bottom - th.px(14))
        self.layer.add(Paint(th, body, lambda s, r: _leather(s, self, r)))
        if self.saves:
            inner = body.inflate(-th.px(16), -th.px(16))
            rows = ScrollList(th, inner, "saves", len(self.saves), th.px(ROW), self._row)
            self.layer.add(rows)
            self.index = rows.index = min(self.index, len(self.saves) - 1)
        else:
            self.layer.add(Paint(th, body, self._nothing))
        self._bar = bar
        self._buttons(bar)

    def _buttons(self, bar: pygame.Rect) -> None:
        """What can be done with the chosen record, from the right; whatever can be is there for all of them."""
        th, px = self.theme, self.theme.px
        entry = self.chosen
        if self.asking and entry is not None:
            self._question(bar, entry)
            return
        fault = (entry.fault or "") if entry else _("Nothing has been saved yet.")
        may_watch = entry is not None and not fault
        may_play = may_watch and entry is not None and not entry.ended
        why = fault or _("This match is over: watch it, and play on from any point.")
        narrow = bar.w < px(860)
        room = bar.w - 3 * px(12)
        wide = min(px(150 if narrow else 200), room * 28 // 100)
        less = min(px(100 if narrow else 120), room * 22 // 100)
        load = pygame.Rect(bar.right - wide, bar.y, wide, bar.h)
        watch = load.move(-wide - px(12), 0)
        back = pygame.Rect(watch.x - px(12) - less, bar.y, less, bar.h)
        delete = back.move(-less - px(12), 0)
        self.layer.add(Button(th, delete, "delete", Look(_("Delete"), "ghost", 20), enabled=entry is not None))
        self.layer.add(Button(th, back, "back", Look(_("Back"), "ghost", 20)))
        kind: Kind = "leather" if may_play or not may_watch else "primary"
        self.layer.add(Button(th, watch, "watch", Look(_("Watch"), kind, 22), tooltip=fault, enabled=may_watch))
        kind = "primary" if may_play or not may_watch else "leather"
        look = Look(_("Play on"), kind, 22)
        self.layer.add(Button(th, load, "load", look, tooltip="" if may_play else why, enabled=may_play))
        self.layer.primary = "load" if may_play else "watch"
        room = delete.x - bar.x - px(16)
        if len(self.model.saves) > 1 and room >= px(240):
            options = (("all", _("All")), ("under_way", _("Open")), ("ended", _("Finished")))
            groove = pygame.Rect(bar.x, bar.centery - px(19), min(room, px(360)), px(38))
            size = 16 if groove.w >= px(300) else 14
            self.layer.add(Segments(th, groove, "shown", options, self.shown, size=size))

    def _question(self, bar: pygame.Rect, entry: SaveEntry) -> None:
        """Whether a record shall be deleted, where the buttons were."""
        th, px = self.theme, self.theme.px
        wide = px(150 if bar.w < px(860) else 200)
        sure = pygame.Rect(bar.right - wide, bar.y, wide, bar.h)
        keep = sure.move(-wide - px(12), 0)
        told = pygame.Rect(bar.x, bar.y, keep.x - px(20) - bar.x, bar.h)
        name = ", ".join(part for part in (entry.title, entry.when) if part)
        words = _("Delete this match ({name})? Its file is moved to the folder {folder}.")
        self.layer.add(Paint(th, told, lambda s, r: self._asked(s, r, words.format(name=name, folder="saves/deleted"))))
        self.layer.add(Button(th, keep, "keep", Look(_("Keep it"), "primary", 20)))
        self.layer.add(Button(th, sure, "delete_it", Look(_("Delete it"), "leather", 20)))
        self.layer.primary = "keep"
        self.layer.focus_key("keep")

    def _asked(self, surface: pygame.Surface, rect: pygame.Rect, words: str) -> None:
        style = text.in_lines(self.theme, words, text.Style("body", 19, t.PARCHMENT_LIT), rect.w, 2, text.LEAST)
        high = text.paragraph_height(self.theme, words, style, rect.w, HEAD_LEADING)
        area = pygame.Rect(rect.x, rect.centery - high // 2, rect.w, 0)
        text.paragraph(surface, self.theme, words, style, area, HEAD_LEADING)

    # -- picture ----------------------------------------------------------------------------------
    def _heading(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        where = _("Kept in {folder}").format(folder=self.model.folder) if self.model.folder else ""
        heading(surface, self.theme, rect, _("Matches"), where)

    def _nothing(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        style = text.Style("ital", 22, t.PARCHMENT_DIM)
        words = _("Nothing has been saved yet. A match is written after every choice.")
        if self.model.saves:
            words = _("There is none of that kind.")
        area = rect.inflate(-self.theme.px(60), 0)
        area.y = rect.centery - self.theme.px(28)
        text.paragraph(surface, self.theme, words, style, area, align="center")

    def _row(self, surface: pygame.Surface, rect: pygame.Rect, index: int, on: bool, hot: bool) -> None:
        th, save = self.theme, self.saves[index]
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
        """Choose, go on, watch, or leave."""
        if action.key == "back":
            return Back()
        if action.key == "shown":
            self.shown, self.index = str(action.value), 0
            self.rebuild()
            return None
        if action.key in ("delete", "keep"):
            self._ask(action.key == "delete")
            return None
        entry = self.chosen
        if action.key == "saves":
            self.index, self.asking = int(str(action.value)), False
            self._chosen_anew()
            return None
        if action.key == "delete_it" and entry is not None:
            return DeleteRecord(entry.path)
        if self.asking or entry is None or entry.fault is not None:
            return None
        watched = action.key == "watch" or entry.ended
        return WatchRecord(entry.path) if watched else LoadMatch(entry.path)

    def escape(self) -> Command | None:
        """No to the question, else back."""
        if self.asking:
            self._ask(False)
            return None
        return Back()

    def _ask(self, asking: bool) -> None:
        self.asking = asking
        self._chosen_anew()
        if not asking:
            self.layer.focus_key("saves")

    def _chosen_anew(self) -> None:
        """Other buttons where another kind of record is chosen; the list itself stays as it is under the pointer."""
        self.layer.widgets = [one for one in self.layer.widgets if not self._bar.contains(one.rect)]
        self._buttons(self._bar)
        self.layer.dirty = True


def _leather(surface: pygame.Surface, scene: LayerScene, rect: pygame.Rect) -> None:
    panels.panel(surface, scene.theme, rect, "leather", 7, 6)
