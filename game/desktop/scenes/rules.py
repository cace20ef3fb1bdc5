"""The rules page: a title's ledger on parchment, its sections beside it; scrolled by wheel or keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.desktop import theme as t
from game.desktop.beside import beside
from game.desktop.commands import Back, Command
from game.desktop.kit import panels, text
from game.desktop.kit.buttons import Look
from game.desktop.kit.surfaces import Size
from game.desktop.scenes import markdown
from game.desktop.scenes.base import LayerScene, heading, heading_height
from game.desktop.scenes.models import RulesModel
from game.desktop.scenes.typeset import block_widget, lit
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action, Paint, Widget
from game.desktop.widgets.controls import Button, Choice
from game.desktop.widgets.scroll import ScrollArea, ScrollText
from game.kernel.texts import gettext as _

SECTION = text.Style("body", 18, t.PARCHMENT)
SECTION_HERE = text.Style("bodyb", 18, t.GOLD_LIT)


class Rules(LayerScene):
    """Answers with `Back`."""

    primary = "text"

    def __init__(self, model: RulesModel) -> None:
        super().__init__()
        self.model = model
        self.blocks = markdown.parse(model.text)
        self.sections = [i for i, b in enumerate(self.blocks) if b.kind == "heading" and b.level == 2]
        self._sheet: ScrollText | None = None
        self._opened = False

    def build(self) -> None:
        """Sections at the left where there is width for them."""
        th = self.theme
        whole = self.middle(1500, 1000)
        head = pygame.Rect(whole.x, whole.y, whole.w - th.px(140), heading_height(th, self.size))
        self.layer.add(Paint(th, head, self._heading))
        back = pygame.Rect(whole.right - th.px(120), whole.y, th.px(120), th.px(48))
        body = pygame.Rect(whole.x, head.bottom, whole.w, whole.bottom - head.bottom)
        if body.w >= th.px(860):
            left = pygame.Rect(body.x, body.y, th.px(330), body.h)
            self.layer.add(Paint(th, left, lambda s, r: _leather(s, self, r)))
            self.layer.add(ScrollArea(th, left.inflate(-th.px(12), -th.px(16)), "sections", self._sections))
            body.x, body.w = left.right + th.px(20), body.right - left.right - th.px(20)
        self.layer.add(Paint(th, body, lambda s, r: _parchment(s, self, r)))
        inner = body.inflate(-th.px(20), -th.px(20))
        self._sheet = self.layer.add(ScrollText(th, inner, "text", self._text))
        self.layer.add(Button(th, back, "back", Look(_("Back"), "ghost", 18)))

    def lay(self, size: Size, theme: Theme) -> Iterator[None]:
        """Hundreds of clauses are set beside the window; then as any page."""
        for _share in beside(lambda: self.layout(size, theme)):
            yield
        yield from self.drawn()

    def rebuild(self) -> None:
        """After the first layout, open at the clause that was asked for."""
        super().rebuild()
        if not self._opened and self.model.clause:
            self.show_clause(self.model.clause)
        self._opened = True

    def show_clause(self, clause: str) -> bool:
        """Scroll to a clause by its id."""
        index = self._index(clause)
        return index >= 0 and self._show(index)

    def clause_rect(self, clause: str) -> pygame.Rect | None:
        """Where a clause stands in the window now, be it in sight or not."""
        index = self._index(clause)
        return self._sheet.children[index].rect if self._sheet and index >= 0 else None

    def _index(self, clause: str) -> int:
        return next((i for i, b in enumerate(self.blocks) if b.clause == clause), -1)

    def _show(self, index: int) -> bool:
        sheet = self._sheet
        if sheet is None:
            return False
        top = sheet.children[index].rect.y - sheet.rect.y + sheet.offset
        sheet.scroll_to(top - self.theme.px(14))
        self.layer.dirty = True
        return True

    def _heading(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        heading(surface, self.theme, rect, _("Rules"), self.model.title)

    def _text(self, column: pygame.Rect) -> tuple[list[Widget], int]:
        th = self.theme
        inset = th.px(22 if column.w > th.px(600) else 8)
        y = column.y + th.px(8)
        out: list[Widget] = []
        for block in self.blocks:
            widget = block_widget(th, block, pygame.Rect(column.x + inset, y, column.w - 2 * inset, 0))
            if block.clause and block.clause == self.model.clause:
                widget = lit(th, widget)
            out.append(widget)
            y = widget.rect.bottom
        return out, y + th.px(16) - column.y

    def _sections(self, column: pygame.Rect) -> tuple[list[Widget], int]:
        th, y = self.theme, column.y
        out: list[Widget] = []
        for number, index in enumerate(self.sections):
            lines = text.wrap(th, self.blocks[index].text, SECTION_HERE, column.w - th.px(20))
            high = th.px(14) + len(lines) * text.height(th, SECTION, 1.22)
            rect = pygame.Rect(column.x, y, column.w, high)
            choice = Choice(th, rect, f"section.{number}", _nothing, value=index, group="sections")
            choice.paint = self._section_painter(choice, number)
            out.append(choice)
            y += high + th.px(2)
        return out, y - column.y

    def _here(self) -> int:
        """The number of the section that is being read."""
        if self._sheet is None:
            return -1
        block = self._sheet.top_block(self._sheet.children)
        return sum(index <= block for index in self.sections) - 1

    def _section_painter(self, choice: Choice, number: int) -> Callable[[pygame.Surface, pygame.Rect], None]:
        th, words = self.theme, self.blocks[self.sections[number]].text

        def paint(surface: pygame.Surface, r: pygame.Rect) -> None:
            here = number == self._here()
            if here or choice.hovered:
                panels.recessed(surface, th, r, 90 if here else 40)
            area = r.inflate(-th.px(20), -th.px(12))
            text.paragraph(surface, th, words, SECTION_HERE if here else SECTION, area, 1.22)

        return paint

    def answer(self, action: Action) -> Command | None:
        """Go to a section, or back."""
        if action.key == "back":
            return Back()
        if action.key.startswith("section."):
            self._show(int(str(action.value)))
        return None


def _nothing(_surface: pygame.Surface, _rect: pygame.Rect) -> None:
    return


def _leather(surface: pygame.Surface, scene: LayerScene, rect: pygame.Rect) -> None:
    panels.panel(surface, scene.theme, rect, "leather", 7, 4)


def _parchment(surface: pygame.Surface, scene: LayerScene, rect: pygame.Rect) -> None:
    panels.panel(surface, scene.theme, rect, "parchment", 6, 8)
