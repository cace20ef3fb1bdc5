"""What a fight or a story will show is made ready while it can be foreseen: pictures of monsters, faces of cards.

Only drawings are made: nobody sees one before the rules show what is on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.desktop.kit.ahead import AHEAD
from game.desktop.kit.surfaces import Size, table
from game.desktop.tables.views import fitted
from game.desktop.tables.witcher import faces
from game.desktop.tables.witcher.layout import make_layout
from game.desktop.tables.witcher.views import book, card, story
from game.desktop.tables.witcher.views.fight import layout
from game.desktop.tables.witcher.views.fight.arena import CARD, edge, framed_in
from game.desktop.theme import Theme

if TYPE_CHECKING:
    from game.desktop.tables.witcher.stage import WitcherStage


class Foresight:
    """Looks whenever the match is read anew."""

    def __init__(self, stage: WitcherStage) -> None:
        self.stage = stage
        self._key: object = None
        self._cover = pygame.Rect(0, 0, 1, 1)

    def look(self) -> None:
        """Let what lies over the table next be made."""
        cover, theme = self._place()
        arena = layout.make(pygame.Rect((0, 0), cover.size), theme).arena
        AHEAD.want(table, cover.size)
        for beast in self.stage.board.look.beasts:
            AHEAD.want(framed_in, "monster", beast.picture, arena.size, *edge(theme))
        AHEAD.want(framed_in, "scene", "duel", arena.size, *edge(theme))
        self._cards(theme)
        self._book(cover.size)

    def _cards(self, theme: Theme) -> None:
        """Those that may be laid in the fight that goes on."""
        state, content = self.stage.state, self.stage.table.content
        if state.fight is None:
            return
        for seat in state.fight.seats:
            for held in state.seats[seat].hand if seat >= 0 else ():
                AHEAD.want(card.whole, faces.action(content, held), theme.px(CARD), -1)

    def _book(self, size: Size) -> None:
        """In which any story is read."""
        theme = fitted(self.stage.scene.theme, size, story.WANTS)
        AHEAD.want(book.open_book, theme, story.book_rect(theme, pygame.Rect((0, 0), size)).size)

    def _place(self) -> tuple[pygame.Rect, Theme]:
        """Where a fight will lie, and the theme it is drawn in there."""
        scene = self.stage.scene
        key = (scene.size, scene.theme, scene.bars.ask, scene.guide.on)
        if key != self._key:
            self._key = key
            self._cover = make_layout(scene.size, scene.theme, scene.bars.ask, scene.guide.on, True).cover
        return self._cover, fitted(scene.theme, self._cover.size, layout.WANTS)
