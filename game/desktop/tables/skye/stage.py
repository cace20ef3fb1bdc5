"""The clans' stage: the ground on which a territory grows, what lies about it, and what lies over it for a while."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.desktop.commands import Command
from game.desktop.kit import icons
from game.desktop.tables import askpanel
from game.desktop.tables.askbar import AskModel
from game.desktop.tables.base import Ask
from game.desktop.tables.panelled import PanelledStage
from game.desktop.tables.skye import answering, art, counsel, reading
from game.desktop.tables.skye.builder import Builder
from game.desktop.tables.skye.column import Column
from game.desktop.tables.skye.covers import Covers
from game.desktop.tables.skye.dragging import Drag
from game.desktop.tables.skye.groundwork import Groundwork
from game.desktop.tables.skye.hands import Hands
from game.desktop.tables.skye.journey.ground import JourneyGround
from game.desktop.tables.skye.journey.journeying import Journeying
from game.desktop.tables.skye.layout import SkyeLayout, make_layout
from game.desktop.tables.skye.screening import Screening
from game.desktop.tables.skye.spots import SPOTS
from game.desktop.tables.skye.table import SkyeTable
from game.desktop.tables.skye.views.screen import coin
from game.desktop.tables.stage import Find
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action
from game.desktop.widgets.layer import Layer
from game.kernel.match import Match, Step
from game.kernel.texts import gettext as _
from game.titles.skye import frames as f
from game.titles.skye.state import NONE

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene


class SkyeStage(PanelledStage):
    """Shows a `SkyeTable`."""

    tabs: ClassVar[Mapping[int, str]] = {
        pygame.K_F2: "standings", pygame.K_F3: "scoring", pygame.K_F4: "chronicle",
    }  # fmt: skip
    spots: ClassVar[Mapping[str, Find]] = SPOTS
    board: JourneyGround

    def __init__(self, scene: TableScene, table: SkyeTable) -> None:
        super().__init__(scene)
        self.table = table
        self.board = JourneyGround(lambda seat: self.hands.look_at(seat))
        self.drag = Drag()
        self.hands = Hands(self)
        self.builder = Builder(self)
        self.screening = Screening(self)
        self.journeying = Journeying(self)
        self.covers = Covers(self)
        self.column = Column(self)
        self.groundwork = Groundwork(self)
        self.seen = reading.look(scene.session.match, scene.session.eyes, scene.session.viewer)
        self._answers: list[askpanel.Answer] = []
        self._ask = Ask("")
        self._noted: object = None
        self._asked = NONE
        scene.session.match.on_undo.append(lambda _match: self.covers.forget())

    # -- place ------------------------------------------------------------------------------------
    def layout(self, size: tuple[int, int], theme: Theme, ask_units: int, guided: bool) -> SkyeLayout:
        """See skye/layout.py."""
        return make_layout(size, theme, ask_units, guided, self.table.content.journeyman)

    @property
    def places(self) -> SkyeLayout:
        """Where everything lies."""
        assert isinstance(self.scene.places, SkyeLayout)
        return self.scene.places

    @property
    def panels(self) -> Column:
        """What lies beside the ground."""
        return self.column

    def place(self) -> None:
        """The ground and the views."""
        self.board.place(self.places.board, self.scene.theme)
        self.hand.place(pygame.Rect(0, 0, 1, 1), self.scene.theme, "tab")
        self.column.place()

    # -- what is shown ----------------------------------------------------------------------------
    def usual_seat(self) -> int:
        """Whose territory lies there unless another is asked for: whoever builds or walks, else the person's."""
        if (stride := self.board.motions.stride) is not None:
            return stride.seat
        viewer = self.scene.hand_of()
        if self.scene.play.controller is not None and self.kind in (f.BUILD, f.SALE):
            return self.match.seat
        return viewer if viewer >= 0 else max(0, self.match.seat)

    def seat_shown(self) -> int:
        """Whose territory lies on the ground."""
        return self.peek if self.peek != NONE else self.usual_seat()

    def desk_of(self) -> int:
        """Whose purse lies on the desk: that of whoever is asked, else of the person at the machine."""
        return self.match.seat if self.scene.play.controller is not None else self.usual_seat()

    def show_board(self) -> None:
        """The territory, with what can be laid where."""
        session = self.scene.session
        self.seen = reading.look(self.match, session.eyes, session.viewer, self.covers.waiting, self.covers.shown)
        self.table.counted_round = self.covers.waiting[0].round if self.covers.waiting else 0
        self._let_errands_end()
        self.journeying.read()
        self.builder.read()
        self.table.in_hand = self.builder.tile
        self.screening.read()
        self.groundwork.show()

    def _let_errands_end(self) -> None:
        """Prices that were confirmed go on no more."""
        pending = {frame[1] for frame in self.match.state.stack if frame[0] == f.PRICE}
        errands = self.scene.play.errands
        for seat in [one for one in errands if one not in pending]:
            del errands[seat]

    def read(self) -> None:
        """All views anew."""
        if self.kind != self._asked:
            self._asked = self.kind
            self.hands.begin()
        self.covers.read()
        self.column.place()
        self.column.read()
        self.journeying.show()

    def lay_ask(self, layer: Layer, asked: AskModel) -> pygame.Rect:
        """The answers below or beside the question."""
        self._ask, self._answers = answering.asked(self, asked)
        return askpanel.lay(layer, self.scene.theme, self.scene.places.ask, self._answers, self._ask.question)

    def ask_said(self, asked: AskModel | None) -> object:
        """The question as it is shown."""
        return asked, self._ask

    def draw_ask(self, dst: pygame.Surface, rect: pygame.Rect, asked: AskModel, room: pygame.Rect) -> None:
        """The question without its buttons."""
        shown = AskModel(self._ask)
        askpanel.draw(dst, self.scene.theme, rect, shown, room)

    def buttons(self, layer: Layer) -> None:
        """Tabs, and the places of all views."""
        self.column.buttons(layer)
        self.column.spots(layer)

    # -- picture ----------------------------------------------------------------------------------
    def hole(self) -> pygame.Rect:
        """The ground, or what lies over it."""
        return self.places.board

    @property
    def board_is_drawn(self) -> bool:
        """Not below a cover, from the first picture of it on."""
        over = self.covers.view
        return over is None or not over.is_seen

    def lies_over(self, pos: tuple[int, int]) -> bool:
        """What lies over the ground."""
        return bool(self.covers.kind) or self.open_rect().collidepoint(pos)

    def handed_over(self) -> None:
        """All views are painted anew, and nobody finds what the last one was about."""
        self.peek = NONE
        self.hands.pinned = NONE
        self.journeying.hand_over()
        if not self.covers.holds:
            self.covers.page = ""
        for view in (*self.column.all_views(), *self.covers.all_views()):
            view.forget()

    def draw(self, dst: pygame.Surface) -> None:
        """What lies over the ground."""
        if not self.covers.kind:
            self.groundwork.name_looks()
            self.groundwork.draw_name(dst)
        self.column.draw(dst)
        counsel.draw(dst, self)

    def draw_last(self, dst: pygame.Surface) -> None:
        """What is carried."""
        drag, px = self.drag, self.scene.theme.px
        if not drag.carried:
            return
        if drag.name == "coin":
            coin(dst, self.scene.theme, drag.value, px(46), drag.pos, True)
        elif drag.name == "token":
            icons.put(dst, "axe", px(64), "#F3E7C9", drag.pos)
        elif drag.name == "hand" and not self.board.rect.collidepoint(drag.pos):
            sheet = art.tile(self.builder.tile, self.builder.turn, px(110))
            dst.blit(sheet, sheet.get_rect(center=drag.pos))

    def hole_looks(self) -> object:
        """The view that lies over the ground, else the ground with the name on it."""
        over = self.covers.view
        if over is not None and over.is_seen:
            return self.covers.name, over.looks_above(), over.painted
        looks = self.board.looks() if over is None else None
        return None if looks is None else (looks, self.groundwork.name_looks())

    def above(self) -> list[pygame.Rect]:
        """What is carried may be anywhere; panels float in the narrowest windows."""
        if self.drag.carried:
            return super().above()
        panel = self.open_rect()
        return [panel] if panel.w else []

    # -- pointing ---------------------------------------------------------------------------------
    def hover(self, pos: tuple[int, int] | None) -> bool:
        """Whether another cell is thought of."""
        if pos is not None and self.covers.kind == "screen" and not self.drag.carried:
            spot = self.covers.screen.at(pos)
            if spot is not None and spot.name in ("tile", "axe", "less", "more"):
                self.screening.touch(spot.value)
        return False

    def told_of(self, key: str) -> str:
        """What is told of a tile, or of a cell for the one in hand."""
        return self.groundwork.told_of(key)

    def columns(self) -> tuple[pygame.Rect, ...]:
        """What lies beside the ground."""
        return (self.places.side,)

    def bars_free(self) -> tuple[pygame.Rect, ...]:
        """Nothing ever lies over question, advice and column."""
        return (self.places.ask, self.places.advice, *self.columns())

    def keeps_free(self) -> tuple[pygame.Rect, ...]:
        """Question and advice, prices that are set or asked, cells that the tile in hand may lie on."""
        places, over = self.places, self.covers.view
        parts = [places.ask, places.sheet, *([places.advice] if places.advice.h else ())]
        if over is not None:
            return (*parts, *over.keeps())
        return (*parts, *(self.board.subject(key) for key in self.board.look.targets))

    def matters(self) -> list[pygame.Rect]:
        """What the tile over a cell would bring and whose territory it is stand on plaques; what scores; and what is
        read while points are counted."""
        read = [self.places.board] if self.covers.kind == "count" else []
        return [*self.board.plaques(), self.places.scoring, *read]

    def pressed(self) -> list[pygame.Rect]:
        """What is pressed now."""
        places = self.places
        advice = [places.advice] if places.advice.h else []
        keys = ("spot.screen.", "spot.market.", "spot.board.next.")
        spots = [w.rect for w in self.scene.layer.walk() if w.key.startswith(keys)]
        return [places.ask, *advice, places.hand, *spots]

    def find_target(self) -> pygame.Rect | None:
        """What can be pointed at where that is not on the ground."""
        return self.covers.view.rect if self.covers.view is not None else None

    # -- time -------------------------------------------------------------------------------------
    def set_moving(self, match: Match, step: Step) -> int:
        """Screens go up; the journeyman walks; what was counted waits to be seen."""
        self.journeying.set_walking(step)
        self.covers.stepped(match, step, self.readers(match))
        if self.covers.holds:  # points are counted before everybody's eyes
            self.scene.session.lay_down()
        return 0

    def minds(self, match: Match, step: Step) -> bool:
        """The screens going up, and points."""
        return bool(self.readers(match)) and self.covers.matters(step)

    @property
    def busy(self) -> bool:
        """Whether something moves that should be seen, or waits to be."""
        return self.covers.busy or self.board.motions.busy

    def finish(self) -> bool:
        """Let everything arrive."""
        moved = self.board.motions.finish()
        self.journeying.look_whether_arrived()
        return self.covers.finish() or moved

    @property
    def holds(self) -> bool:
        """Whether something that was counted waits to be seen."""
        return self.covers.holds

    def update(self, dt_ms: int) -> bool:
        """Let time pass; see whether another cell or slot is pointed at."""
        self.journeying.look_whether_arrived()
        changed = self.covers.update(dt_ms)
        noted = (self.board.aim, self.groundwork.spoken())
        if noted != self._noted:
            self._noted, changed = noted, True
            self.groundwork.show()
            self.column.show_scoring()
            self.scene.lights.settle()
            self.scene.scenery.stale()
        return changed

    # -- answers ----------------------------------------------------------------------------------
    def takes(self, key: int) -> bool:
        """Answer a key before everything else."""
        return self.hands.takes(key)

    def take(self, key: str) -> bool:
        """A cell for the tile in hand."""
        taken = self.hands.put(key)
        if taken:
            self.scene.refresh()
        return taken

    def press(self, pos: tuple[int, int]) -> bool:
        """A click on a page that counts goes on."""
        if not self.covers.holds or not self.places.board.collidepoint(pos):
            return False
        self.covers.go_on()
        self.scene.refresh()
        return True

    def use(self, action: Action) -> Command | None:
        """A place of a view; a button."""
        return self.hands.use(action)

    def digit(self, digit: int) -> bool:
        """The first to the third tile."""
        return self.hands.digit(digit)

    def keys(self) -> dict[int, Callable[[], object]]:
        """Turning, looking about."""
        return {**self.hands.keys(), pygame.K_l: self.take_machine}

    def deeds(self) -> dict[str, Callable[[], object]]:
        """What the buttons do that are the table's own elsewhere."""
        return {"look": self.take_machine}

    def take_machine(self) -> None:
        """Whoever is asked wants to see what is hidden: a curtain comes before it."""
        self.scene.session.look_at_hand()
        self.scene.play.refresh()

    def advice_waits(self) -> str:
        """Advice rests on what is hidden: whoever is asked takes the machine first."""
        session = self.scene.session
        open_ = self.scene.play.controller is not None and session.viewer != self.match.seat
        return _("Take the machine first (L), then you are advised.") if open_ else ""

    def wheel(self, notches: float, pos: tuple[int, int]) -> bool:
        """Turns the tile, or lays gold."""
        if not self.hands.wheel(notches, pos):
            return False
        self.scene.refresh()
        return True
