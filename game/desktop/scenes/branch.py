"""How a match goes on from a point of a replay: who plays each seat, and whether what is hidden is dealt anew."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.desktop import theme as t
from game.desktop.commands import Back, BeginBranch, Command
from game.desktop.kit import panels, pieces, text
from game.desktop.kit.buttons import Look
from game.desktop.scenes.base import LayerScene, heading, heading_height
from game.desktop.scenes.models import BranchDraft, BranchModel, BranchSeat
from game.desktop.widgets.base import Action, Paint, Widget
from game.desktop.widgets.controls import Button, Segments
from game.desktop.widgets.scroll import ScrollArea
from game.kernel.setup import HUMAN
from game.kernel.texts import gettext as _

ROW, STACKED = 74, 116  # units: a seat's row, and one with its answers below the name
NARROW, WIDER = 700, 1000  # units: below, rows are stacked
MOST_IN_GROOVE = 6
BESIDE = 204  # units: what the groove leaves of a row for the words beside it


class Branch(LayerScene):
    """Answers with `BeginBranch(draft)` or `Back`."""

    primary = "begin"

    def __init__(self, model: BranchModel) -> None:
        super().__init__()
        self.model = model
        self.draft: BranchDraft = model.draft

    @property
    def title(self) -> str:
        """The heading."""
        return _("Play on from here")

    def done(self) -> Command:
        """What the page asks for when the seats are filled."""
        return BeginBranch(self.draft)

    def build(self) -> None:
        """Heading, the seats and the question of what is hidden on leather, two buttons."""
        th = self.theme
        whole = self.middle(1080, 940)
        head = pygame.Rect(whole.x, whole.y, whole.w, heading_height(th, self.size))
        self.layer.add(Paint(th, head, lambda s, r: heading(s, th, r, self.title, self.model.line)))
        bar = pygame.Rect(whole.x, whole.bottom - th.px(60), whole.w, th.px(60))
        body = pygame.Rect(whole.x, head.bottom, whole.w, bar.y - head.bottom - th.px(14))
        high = self._column(pygame.Rect(0, 0, body.w - th.px(48), 0))[1] + th.px(48)
        body.h = min(body.h, high)
        bar.y = body.bottom + th.px(14)
        self.layer.add(Paint(th, body, lambda s, r: _leather(s, self, r)))
        self.layer.add(ScrollArea(th, body.inflate(-th.px(16), -th.px(16)), "page", self._column))
        self._buttons(bar)

    def _buttons(self, bar: pygame.Rect) -> None:
        th = self.theme
        people = self.model.others or any(one.who == HUMAN and one.alive for one in self.draft.seats)
        begin = pygame.Rect(bar.right - th.px(220), bar.y, th.px(220), bar.h)
        back = pygame.Rect(begin.x - th.px(136), bar.y, th.px(120), bar.h)
        self.layer.add(Button(th, back, "back", Look(_("Back"), "ghost", 20)))
        label = _("Play on") if people else _("Watch")
        self.layer.add(Button(th, begin, "begin", Look(label, "primary", 24)))

    def _column(self, column: pygame.Rect) -> tuple[list[Widget], int]:
        th, y, out = self.theme, column.y, list[Widget]()
        programs = any(one.program for one in self.draft.seats)  # one answer more
        stacked = column.w < th.px(WIDER if programs else NARROW)
        for number, seat in enumerate(self.draft.seats):
            rect = pygame.Rect(column.x, y, column.w, th.px(STACKED if stacked and seat.alive else ROW))
            out += self._seat(rect, number, seat, stacked)
            y = rect.bottom + th.px(8)
        widgets, high = self._hidden(pygame.Rect(column.x, y + th.px(10), column.w, 0), stacked)
        return [*out, *widgets], y + th.px(10) + high - column.y

    # -- seats ------------------------------------------------------------------------------------
    def _seat(self, rect: pygame.Rect, number: int, seat: BranchSeat, stacked: bool) -> list[Widget]:
        th, high = self.theme, self.theme.px(38)
        row: list[Widget] = [Paint(th, rect, lambda s, r: self._paint_seat(s, r, seat, stacked))]
        if not seat.alive:
            return row
        levels = self.model.levels[1:] if seat.program else self.model.levels  # seven answers have no room everywhere
        options = [(HUMAN, _("Person")), *((one.key, one.name) for one in levels)]
        if seat.program:
            options.append((seat.program, _("Program")))
        wide = min(th.px(130) * min(MOST_IN_GROOVE, len(options)), rect.w - th.px(300))
        groove = pygame.Rect(rect.right - wide - th.px(16), rect.centery - high // 2, wide, high)
        if stacked:
            groove = pygame.Rect(rect.x + th.px(6), rect.bottom - high - th.px(10), rect.w - th.px(12), high)
        words = next((one.words for one in self.model.levels if one.key == seat.who), "")
        size = 17 if groove.w >= th.px(110) * len(options) else 15 if groove.w >= th.px(90) * len(options) else 9
        row.append(Segments(th, groove, f"seat.{number}", options, seat.who, tooltip=words, size=size))
        return row

    def _paint_seat(self, surface: pygame.Surface, r: pygame.Rect, seat: BranchSeat, stacked: bool) -> None:
        th = self.theme
        panels.recessed(surface, th, r)
        y = r.y + th.px(34) if stacked and seat.alive else r.centery
        pieces.put(surface, th, seat.faction, th.px(44), (r.x + th.px(38), y), emblem=True)
        x, name = r.x + th.px(72), text.Style("titleb", 20, t.PARCHMENT_LIT if seat.alive else t.FADED)
        room = r.right - th.px(16) - x if stacked else th.px(BESIDE)
        note, quiet = text.squeezed(th, self._note(seat), text.Style("ital", 17, t.QUIET), room)
        text.draw(surface, th, seat.name, name, (x, y - th.px(12 if note else 0)), "midleft")
        text.draw(surface, th, note, quiet, (x, y + th.px(14)), "midleft")

    def _note(self, seat: BranchSeat) -> str:
        if not seat.alive:
            return _("Out of the match")
        return seat.person if seat.who == HUMAN and seat.person != seat.name else ""

    # -- what is hidden ---------------------------------------------------------------------------
    def _hidden(self, rect: pygame.Rect, stacked: bool) -> tuple[list[Widget], int]:
        th, high = self.theme, self.theme.px(38)
        wide = rect.w if stacked else min(rect.w, th.px(430))
        groove = pygame.Rect(rect.x, rect.y, wide, high)
        options = (("anew", _("Dealt anew")), ("same", _("The same to come")))
        value = "anew" if self.draft.anew else "same"
        free = not self.model.secret
        segments = Segments(th, groove, "hidden", options, value, enabled=free, dim=not free)
        paragraph = self._paragraph(rect, groove.bottom + th.px(10), self._hidden_words())
        return [segments, paragraph], paragraph.rect.bottom - rect.y

    def _paragraph(self, column: pygame.Rect, y: int, words: str) -> Widget:
        """A quiet paragraph on the leather."""
        th, style = self.theme, text.EXPLAIN.sized(18).on(t.PARCHMENT_DIM)
        room = pygame.Rect(column.x + th.px(4), y, column.w - th.px(8), 0)
        room.h = text.paragraph_height(th, words, style, room.w, 1.2)

        def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
            text.paragraph(surface, th, words, style, r, 1.2)

        return Paint(th, room, paint)

    def _hidden_words(self) -> str:
        if self.draft.anew:
            words = _("Cards that nobody at the table can know and all dice to come are dealt by chance anew.")
            return f"{words} {self.model.secret}" if self.model.secret else words
        return _("Hands, the deck and the dice stay as they were: the same choices bring the same luck.")

    # -- answers ----------------------------------------------------------------------------------
    def answer(self, action: Action) -> Command | None:
        """Change the draft, begin, or leave."""
        if action.key == "back":
            return Back()
        if action.key == "begin":
            return self.done()
        if action.key == "hidden":
            self.draft = replace(self.draft, anew=action.value == "anew")
        elif action.key.startswith("seat."):
            number = int(action.key.removeprefix("seat."))
            seats = list(self.draft.seats)
            seats[number] = replace(seats[number], who=str(action.value))
            self.draft = replace(self.draft, seats=tuple(seats))
        self.rebuild()
        return None


def _leather(surface: pygame.Surface, scene: LayerScene, rect: pygame.Rect) -> None:
    panels.panel(surface, scene.theme, rect, "leather", 7, 6)
