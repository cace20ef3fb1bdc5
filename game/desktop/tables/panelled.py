"""What stages have in common whose board lies among views: some always seen, some in a panel under tabs.

In the narrowest windows there is no column: its place is a strip of tabs, and panels open over the board.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.desktop.kit.buttons import Look
from game.desktop.tables import spotting
from game.desktop.tables.hand import Hand
from game.desktop.tables.layout import TableLayout
from game.desktop.tables.rest import Rest
from game.desktop.tables.stage import Stage
from game.desktop.tables.views import NOWHERE
from game.desktop.widgets.controls import Button
from game.desktop.widgets.layer import Layer
from game.kernel.match import Match
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

NONE = -1  # no seat, no question


def nowhere() -> pygame.Rect:
    """The place of what a window has no room for."""
    return pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class PanelledLayout(TableLayout):
    """`tabs`, which change what the panel `sheet` shows; `cover`: where a view lies that is over everything else.
    Where a panel `floats` it opens over the board."""

    tabs: pygame.Rect = field(default_factory=nowhere)
    cover: pygame.Rect = field(default_factory=nowhere)
    floats: bool = False


@dataclass(frozen=True, slots=True)
class Tab:
    """A button beside others of its kind: its key, icon and tooltip, and whether what it opens is open."""

    key: str
    icon: str
    tip: str
    on: bool


class Panels(ABC):
    """The views about a board. `floating`: those that lie over the board where panels float; `above`: those that lie
    over it always."""

    stage: PanelledStage
    floating: ClassVar[tuple[str, ...]]
    above: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def tab_names(self) -> tuple[str, ...]:
        """The panels that share a place."""

    @property
    @abstractmethod
    def open_name(self) -> str:
        """The panel that is seen; nothing where panels float and none is open."""

    @abstractmethod
    def views(self) -> dict[str, spotting.AnyView]:
        """The views that are seen, from below."""

    @abstractmethod
    def all_views(self) -> tuple[spotting.AnyView, ...]:
        """Seen or not."""

    def floats(self, name: str) -> bool:
        """Whether a view lies over the board, and not beside it."""
        return self.stage.places.floats and name in self.floating

    def lay_tabs(self, layer: Layer, tabs: Sequence[Tab]) -> None:
        """One beside the other above the panel; one below the other in a strip."""
        theme, rect = self.stage.scene.theme, self.stage.places.tabs
        gap, n = theme.px(6), len(tabs)
        for i, tab in enumerate(tabs):
            if self.stage.places.floats:
                high = min(theme.px(48), (rect.h - gap) // n - gap)
                spot = pygame.Rect(rect.x + gap // 2, rect.y + gap + i * (high + gap), rect.w - gap, high)
            else:
                wide = (rect.w - gap * (n - 1)) // n
                spot = pygame.Rect(rect.x + i * (wide + gap), rect.y, wide, rect.h)
            look = Look("", "leather" if tab.on else "ghost", 20, tab.icon)
            layer.add(Button(theme, spot, tab.key, look, tooltip=_(tab.tip)))

    # -- picture ----------------------------------------------------------------------------------
    def parts(self, rest: Rest) -> Iterator[None]:
        """The open panel where it lies beside the board and is painted, and no view."""
        scenery, name = self.stage.scene.scenery, self.open_name
        scenery.tips, scenery.links, scenery.log_rect = [], [], nowhere()
        if not self.stage.has_panel:
            return
        rect = self.stage.places.sheet
        if name == "chronicle":
            scenery.rest_log(rest, "panel", rect)
        else:
            self.paint_panel(rest, rect, name)
        yield

    def paint_panel(self, rest: Rest, rect: pygame.Rect, name: str) -> None:
        """A panel that is not the chronicle; nothing where a view will be drawn there."""
        rest.part("panel", rect, name, lambda _dst, _rect: [])

    def looks(self) -> set[tuple[tuple[int, int, int, int], object]]:
        """The views beside the board, painted anew where there is time for it."""
        aims = spotting.aims(self.stage.scene.layer)
        out = set[tuple[tuple[int, int, int, int], object]]()
        for name, view in self.views().items():
            view.point(aims.get(name, NOWHERE))
            if self._lies_beside(name):
                view.refresh()
                out.add(((view.rect.x, view.rect.y, view.rect.w, view.rect.h), (name, view.painted, view.is_seen)))
        return out

    def still(self, dst: pygame.Surface) -> None:
        """The views beside the board."""
        for name, view in self.views().items():
            if self._lies_beside(name):
                view.draw(dst)

    def _lies_beside(self, name: str) -> bool:
        return name not in self.above and not self.floats(name)


class PanelledStage(Stage):
    """`peek`: the seat whose things were asked to be seen."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.hand = Hand(lambda _key, size: pygame.Surface(size))  # cards of land: none here
        self.peek = NONE

    @property
    @abstractmethod
    def places(self) -> PanelledLayout:
        """Where everything lies."""

    @property
    @abstractmethod
    def panels(self) -> Panels:
        """The views about the board."""

    @property
    def match(self) -> Match:
        """The match that is shown."""
        return self.scene.match

    @property
    def kind(self) -> int:
        """The kind of question at hand, for the person that is asked; NONE else."""
        stack = self.match.state.stack
        return int(stack[-1][0]) if self.scene.play.controller is not None and stack else NONE

    def readers(self, match: Match) -> list[int]:
        """The seats for which something may wait to be seen; in a replay nothing does."""
        seats = () if self.scene.is_replay else match.game.setup.seats
        return [seat for seat, one in enumerate(seats) if one.is_human]

    # -- panels -----------------------------------------------------------------------------------
    @property
    def floats(self) -> bool:
        """In the narrowest windows panels open over the board."""
        return self.places.floats

    @property
    def has_panel(self) -> bool:
        """Whether a panel lies beside the board."""
        return not self.places.floats

    def is_folded(self, name: str) -> bool:
        """Whether a panel is one of those that share a place."""
        return name in self.panels.tab_names() and self.panels.open_name != name

    def log_is_seen(self) -> bool:
        """Whether the chronicle is in sight."""
        return self.panels.open_name == "chronicle"

    def open_rect(self) -> pygame.Rect:
        """Where a panel lies over the board."""
        return self.places.sheet if self.places.floats and self.panels.open_name else nowhere()

    # -- picture ----------------------------------------------------------------------------------
    def parts(self, rest: Rest) -> Iterator[None]:
        """The panel of the open tab."""
        yield from self.panels.parts(rest)

    def looks(self) -> set[tuple[tuple[int, int, int, int], object]]:
        """The views beside the board."""
        return self.panels.looks()

    def still(self, dst: pygame.Surface) -> None:
        """The views beside the board."""
        self.panels.still(dst)
