"""The column at the right, and the desk below: views beside the ground, the tabs, the chronicle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.desktop.tables import spotting
from game.desktop.tables.panelled import Panels, Tab
from game.desktop.tables.skye import reading
from game.desktop.tables.skye.dragging import Handle
from game.desktop.tables.skye.views.desk import DeskModel, DeskView
from game.desktop.tables.skye.views.scoring import ScoringModel, ScoringView
from game.desktop.tables.skye.views.seats import SeatsModel, SeatsView
from game.desktop.tables.skye.views.track import TrackModel, TrackView
from game.desktop.tables.views import Spot
from game.desktop.widgets.layer import Layer
from game.kernel.texts import N_
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
CARRIED = {"screen": ("token", "coin"), "desk": ("hand",)}  # places from which something can be carried


class Column(Panels):
    """What lies beside the ground."""

    stage: SkyeStage
    floating = ("scoring", "seats")

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

    def all_views(self) -> tuple[spotting.AnyView, ...]:
        """Seen or not."""
        return self.track, self.scoring, self.seats, self.desk, self.stage.journeying.strip

    def buttons(self, layer: Layer) -> None:
        """Tabs, and what can be looked at."""
        tabs = [Tab(f"tab.{name}", *TABS[name], self.open_name == name) for name in self.tab_names()]
        page = self.stage.covers.page
        pages = {**PAGES, **(BOARD_PAGE if self.stage.journeying.on else {})}
        tabs += [Tab(f"spot.page.{name}", icon, tip, page == name) for name, (icon, tip) in pages.items()]
        self.lay_tabs(layer, tabs)

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
    def looks(self) -> set[tuple[tuple[int, int, int, int], object]]:
        """A view that lies over the ground is painted first, for it lies in the middle."""
        over = self.stage.covers.view
        if over is not None:
            over.point(spotting.aim(self.stage.scene.layer, self.stage.covers.name))
            over.refresh()
        return super().looks()

    def draw(self, dst: pygame.Surface) -> None:
        """What lies over the ground: a cover, and above it an open panel of a narrow window."""
        stage = self.stage
        if stage.covers.view is not None:
            stage.covers.view.draw(dst)
        if not stage.places.floats or not self.open_name:
            return
        if self.open_name == "chronicle":
            stage.scene.scenery.draw_log(dst, stage.places.sheet)
            return
        for name, view in self.views().items():
            if self.floats(name):
                view.draw(dst)
