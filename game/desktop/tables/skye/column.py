"""The column at the right, and the desk below: views beside the ground, the tabs, the chronicle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.desktop.kit.buttons import Look
from game.desktop.tables import spotting
from game.desktop.tables.rest import Rest
from game.desktop.tables.skye import reading
from game.desktop.tables.skye.dragging import Handle
from game.desktop.tables.skye.views.desk import DeskModel, DeskView
from game.desktop.tables.skye.views.scoring import ScoringModel, ScoringView
from game.desktop.tables.skye.views.seats import SeatsModel, SeatsView
from game.desktop.tables.skye.views.track import TrackModel, TrackView
from game.desktop.tables.views import NOWHERE, Spot
from game.desktop.widgets.controls import Button
from game.desktop.widgets.layer import Layer
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.skye.state import NONE

if TYPE_CHECKING:
    from game.desktop.tables.skye.stage import SkyeStage

TABS = {
    "scoring": ("star", N_("What scores (F3)")),
    "standings": ("crown", N_("The other clans (F2)")),
    "chronicle": ("quill", N_("Chronicle (F4)")),
}
PAGES = {
    "lands": ("tiles", N_("All territories side by side (O)")),
    "points": ("tally", N_("Where the points came from (F6)")),
}
BOARD_PAGE = {"board": ("level", N_("The progress board (F7)"))}
LOG_TAIL = 40
CARRIED = {"screen": ("token", "coin"), "desk": ("hand",)}  # places from which something can be carried


class Column:
    """What lies beside the ground."""

    def __init__(self, stage: SkyeStage) -> None:
        self.stage = stage
        self.track = TrackView(TrackModel())
        self.scoring = ScoringView(ScoringModel())
        self.seats = SeatsView(SeatsModel())
        self.desk = DeskView(DeskModel())

    # -- place and models -------------------------------------------------------------------------
    def place(self) -> None:
        """All views."""
        places, theme = self.stage.places, self.stage.scene.theme
        self.desk.place(places.hand, theme)
        if places.track.h:
            self.track.place(places.track, theme)
        if places.strip.h:
            self.stage.journeying.strip.place(places.strip, theme)
        self.scoring.place(places.scoring if not places.floats else places.sheet, theme)
        self.seats.place(places.sheet, theme)

    def read(self) -> None:
        """All views anew."""
        seen, seat, builder = self.stage.seen, self.stage.seat_shown(), self.stage.builder
        self.track.show(reading.track(seen))
        self.seats.show(reading.seats(seen, seat))
        mine = builder.tile if builder.asked and seat == self.stage.match.seat else NONE
        self.desk.show(reading.desk(seen, self.stage.desk_of(), mine, builder.turn))
        self.show_scoring()

    def show_scoring(self) -> None:
        """What scores, with what is thought of."""
        stage = self.stage
        seat = stage.seat_shown()
        thought = stage.builder.gain(stage.board.aim) if stage.builder.asked and seat == stage.match.seat else None
        self.scoring.show(reading.scoring(stage.seen, seat, thought, stage.table.counted_round))

    # -- panels -----------------------------------------------------------------------------------
    def tab_names(self) -> tuple[str, ...]:
        """The panels that share a place."""
        return ("scoring", "standings", "chronicle") if self.stage.places.floats else ("standings", "chronicle")

    @property
    def open_name(self) -> str:
        """The panel that is seen."""
        name = self.stage.scene.open_panel
        if name in self.tab_names():
            return name
        return "" if self.stage.places.floats else "standings"

    def views(self) -> dict[str, spotting.AnyView]:
        """The views that are seen, from below."""
        places, name = self.stage.places, self.open_name
        out: dict[str, spotting.AnyView] = {"desk": self.desk}
        if places.track.h:
            out["track"] = self.track
        if not places.floats or name == "scoring":
            out["scoring"] = self.scoring
        if places.strip.h:
            out["strip"] = self.stage.journeying.strip
        if name == "standings":
            out["seats"] = self.seats
        return out

    def floats(self, name: str) -> bool:
        """Whether a view lies over the ground, and not beside it."""
        return self.stage.places.floats and name in ("scoring", "seats")

    def all_views(self) -> tuple[spotting.AnyView, ...]:
        """Seen or not."""
        return self.track, self.scoring, self.seats, self.desk, self.stage.journeying.strip

    def buttons(self, layer: Layer) -> None:
        """Tabs, and what can be looked at."""
        theme, rect, gap = self.stage.scene.theme, self.stage.places.tabs, self.stage.scene.theme.px(6)
        entries = [(f"tab.{name}", *TABS[name], self.open_name == name) for name in self.tab_names()]
        page = self.stage.covers.page
        pages = {**PAGES, **(BOARD_PAGE if self.stage.journeying.on else {})}
        entries += [(f"spot.page.{name}", icon, tip, page == name) for name, (icon, tip) in pages.items()]
        n = len(entries)
        for i, (key, icon, tip, on) in enumerate(entries):
            if self.stage.places.floats:
                high = min(theme.px(48), (rect.h - gap) // n - gap)
                spot = pygame.Rect(rect.x + gap // 2, rect.y + gap + i * (high + gap), rect.w - gap, high)
            else:
                wide = (rect.w - gap * (n - 1)) // n
                spot = pygame.Rect(rect.x + i * (wide + gap), rect.y, wide, rect.h)
            look = Look("", "leather" if on else "ghost", 20, icon)
            layer.add(Button(theme, spot, key, look, tooltip=_(tip)))

    def spots(self, layer: Layer) -> None:
        """The places of all views that are seen, as controls."""
        stage, theme = self.stage, self.stage.scene.theme
        views = self.views()
        if stage.covers.view is not None and not (stage.places.floats and self.open_name):
            views[stage.covers.name] = stage.covers.view
        for name, view in views.items():
            for spot in view.spots:
                self._put(layer, theme, name, spot)

    def _put(self, layer: Layer, theme: object, name: str, spot: Spot) -> None:
        stage = self.stage
        may, tip = stage.hands.may(name, spot), spotting.tip_words(spot)
        if may and spot.name in CARRIED.get(name, ()):
            layer.add(Handle(stage.scene.theme, name, spot, tip, stage.drag))
        else:
            layer.add(spotting.SpotButton(stage.scene.theme, name, spot, may, tip))

    # -- picture ----------------------------------------------------------------------------------
    def parts(self, rest: Rest) -> Iterator[None]:
        """The chronicle, where it lies beside the ground."""
        scenery, scene, rect = self.stage.scene.scenery, self.stage.scene, self.stage.places.sheet
        scenery.tips, scenery.links, scenery.log_rect = [], [], pygame.Rect(0, 0, 0, 0)
        if self.stage.places.floats:
            return
        if self.open_name == "chronicle":
            scenery.log_rect = rect
            lines = scene.telling.lines
            log = ("chronicle", len(lines), tuple(lines[-LOG_TAIL:]), scenery.chronicle.offset)
            scenery.links = rest.part("panel", rect, log, scenery.paint_log)
        else:
            rest.part("panel", rect, self.open_name, lambda _dst, _rect: [])
        yield

    def looks(self) -> set[tuple[tuple[int, int, int, int], object]]:
        """The views beside the ground, painted anew where there is time for it."""
        aims = spotting.aims(self.stage.scene.layer)
        out = set[tuple[tuple[int, int, int, int], object]]()
        over = self.stage.covers.view
        if over is not None:  # first, for it lies in the middle
            over.point(aims.get(self.stage.covers.name, NOWHERE))
            over.refresh()
        for name, view in self.views().items():
            view.point(aims.get(name, NOWHERE))
            if not self.floats(name):
                view.refresh()
                out.add(((view.rect.x, view.rect.y, view.rect.w, view.rect.h), (name, view.painted, view.is_seen)))
        return out

    def still(self, dst: pygame.Surface) -> None:
        """The views beside the ground."""
        for name, view in self.views().items():
            if not self.floats(name):
                view.draw(dst)

    def draw(self, dst: pygame.Surface) -> None:
        """What lies over the ground: a cover, and above it an open panel of a narrow window."""
        stage = self.stage
        if stage.covers.view is not None:
            stage.covers.view.draw(dst)
        if not stage.places.floats or not self.open_name:
            return
        if self.open_name == "chronicle":
            scenery = stage.scene.scenery
            scenery.log_rect = stage.places.sheet
            scenery.links = scenery.paint_log(dst, stage.places.sheet)
            return
        for name, view in self.views().items():
            if self.floats(name):
                view.draw(dst)
