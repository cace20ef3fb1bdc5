"""What lies over the ground for a while: the screen, the market, all territories, and points as they are counted.

Pages on which something is counted wait until a person has seen them; meanwhile nobody plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.kit.motion import ease_in_out
from game.desktop.tables.skye import counting, history, reading
from game.desktop.tables.skye.views.market import MarketModel, MarketView
from game.desktop.tables.skye.views.panorama import PanoramaModel, PanoramaView
from game.desktop.tables.skye.views.screen import ScreenModel, ScreenView
from game.desktop.tables.views import View
from game.kernel.match import Match, Step
from game.titles.skye import events as e
from game.titles.skye import frames as f
from game.titles.skye.state import NONE

if TYPE_CHECKING:
    from game.desktop.tables.skye.stage import SkyeStage

Cover = Literal["", "screen", "market", "lands", "count", "board"]
Page = Literal["", "lands", "ground", "points", "board"]
WAIT_MS, LIFT_MS, REDUCED_MS = 350, 900, 80
EACH_MS = 520  # from one clan's points to the next one's


class Covers:
    """`page`: what a person asked to see; `waiting`: what was counted and not yet seen; `at`: which of all that was
    counted is looked at again; `opened`: what lay over the ground when it was last read."""

    def __init__(self, stage: SkyeStage) -> None:
        self.stage = stage
        self.page: Page = ""
        self.waiting: list[history.Counted] = []
        self.at = 0
        self.screen = ScreenView(ScreenModel())
        self.market = MarketView(MarketModel())
        self.lands = PanoramaView(PanoramaModel())
        self._lifted = WAIT_MS + LIFT_MS
        self._age = 0
        self._kind = NONE
        self.opened: Cover = ""
        self._foresees = False  # what was read is to be thought ahead of

    # -- which ------------------------------------------------------------------------------------
    @property
    def holds(self) -> bool:
        """Whether something waits to be seen."""
        return bool(self.waiting)

    @property
    def lifting(self) -> bool:
        """Whether the screens are going up."""
        return self._lifted < WAIT_MS + LIFT_MS

    @property
    def kind(self) -> Cover:
        """What lies over the ground now."""
        if self.waiting or self.page == "points":
            return "count"
        if self.lifting:
            return "market"
        if self.page == "lands":
            return "lands"
        if self.page == "board" or (not self.page and self.stage.journeying.wants_board):
            return "board"
        if self.page == "ground" or self.stage.journeying.tool == "road":
            return ""
        if self.stage.seen.kind == f.PRICE:
            return "screen" if self.stage.screening.asked else "market"
        return "market" if self.stage.seen.kind in reading.TRADING else ""

    @property
    def view(self) -> View[Any] | None:
        """The view that is seen."""
        found: dict[Cover, View[Any]] = {
            "screen": self.screen, "market": self.market, "lands": self.lands, "count": self.lands,
            "board": self.stage.journeying.board,
        }  # fmt: skip
        return found.get(self.kind)

    @property
    def name(self) -> str:
        """As the places on it are called."""
        return "lands" if self.kind == "count" else self.kind

    def all_views(self) -> tuple[View[Any], ...]:
        """Seen or not."""
        return self.screen, self.market, self.lands, self.stage.journeying.board

    def turn(self, page: Page) -> None:
        """Show something, or what the question asks for again."""
        self.page = "" if self.page == page else page
        if self.page == "points":
            self.at = max(0, len(self._all()) - 1)
        self.stage.scene.stale = True

    def _all(self) -> list[history.Counted]:
        return list(history.all_counted(self.stage.match))

    # -- reading ----------------------------------------------------------------------------------
    def read(self) -> None:
        """The match anew, for what is seen."""
        stage, seen = self.stage, self.stage.seen
        if seen.kind != self._kind:
            self._kind = seen.kind
            if self.page in ("ground", "board"):
                self.page = ""
        if self.page == "points" and not self._all():
            self.page = ""
        kind = self.kind
        if kind != self.opened:
            self.opened = kind
            if self.view is not None:
                self.view.forget()
        for view in self.all_views():
            view.place(stage.places.board, stage.scene.theme)
        if kind == "screen":
            seat = stage.match.seat
            self.screen.show(reading.screen(seen, seat, stage.screening.draft, stage.screening.current))
        elif kind == "market":
            self.market.show(reading.market(seen))
        elif kind == "lands":
            self.lands.show(reading.panorama(seen))
        elif kind == "count":
            self._show_count()
        self._animate()
        self._foresees = True

    def _foresee(self) -> None:
        """What can be looked at next is made ready."""
        self._foresees, kind = False, self.kind
        if kind not in ("lands", "count"):
            self.lands.show(reading.panorama(self.stage.seen))
            self.lands.foresee()
        if kind == "screen":
            self.market.show(reading.market(self.stage.seen))
            self.market.foresee()

    def _show_count(self) -> None:
        seen = self.stage.seen
        if self.waiting:
            self.lands.show(counting.page(seen, self.waiting[0], self.shown))
            return
        counted = self._all()
        self.at = max(0, min(self.at, len(counted) - 1))
        self.lands.show(counting.page(seen, counted[self.at], len(seen.state.seats)))

    @property
    def shown(self) -> int:
        """How many clans' points were counted on the page so far."""
        return self._age // EACH_MS

    @property
    def tells(self) -> bool:
        """Whether the page still counts."""
        return bool(self.waiting) and self.shown <= len(self.waiting[0].points)

    @property
    def last(self) -> int:
        """The number of what was counted last."""
        return len(self._all()) - 1

    def browse(self, by: int) -> None:
        """The page before or after."""
        self.at = max(0, min(len(self._all()) - 1, self.at + by))
        self.stage.scene.stale = True

    def go_on(self) -> None:
        """Seen: the page at once whole, then the next one."""
        if self.tells:
            self._age = EACH_MS * (len(self.waiting[0].points) + 1)
        elif self.waiting:
            self.waiting.pop(0)
            self._age = 0
            self.stage.scene.play.look_again()
        self.stage.scene.stale = True

    def pass_over(self) -> None:
        """All pages at once."""
        self.waiting.clear()
        self._age = 0
        self.stage.scene.play.look_again()
        self.stage.scene.stale = True

    def forget(self) -> None:
        """A choice was taken back: nothing waits any more."""
        self.waiting.clear()
        self._lifted = WAIT_MS + LIFT_MS

    # -- time -------------------------------------------------------------------------------------
    def stepped(self, match: Match, step: Step, people: Sequence[int]) -> None:
        """What a step shows, before the new position is shown."""
        if any(isinstance(event, e.PricesRevealed) for event in step.events):
            self._lifted = 0
            if self.page == "ground":
                self.page = ""
        if people:
            n = len(match.steps) - 1
            self.waiting += history.counted_in(step.events, n, match.state_before(n).rounds + 1)
            self._age = 0

    @staticmethod
    def matters(step: Step) -> bool:
        """Whether a step lifts screens or counts points."""
        return any(isinstance(event, e.PricesRevealed | e.SlotScored) for event in step.events)

    @property
    def busy(self) -> bool:
        """Whether something moves, or waits to be seen."""
        return self.lifting or bool(self.waiting)

    def finish(self) -> bool:
        """The screens are up."""
        moved, self._lifted = self.lifting, WAIT_MS + LIFT_MS
        if moved:
            self._animate()
            self.stage.scene.stale = True
        return moved

    def update(self, dt_ms: int) -> bool:
        """Let time pass; whether the picture changes."""
        changed = False
        if self._foresees and ALLOWANCE.lasts():
            self._foresee()
        reduced = self.stage.scene.theme.reduced
        if self.lifting:
            self._lifted += dt_ms * (WAIT_MS + LIFT_MS) // REDUCED_MS if reduced else dt_ms
            self._animate()
            changed = True
            self.stage.scene.stale = self.stage.scene.stale or not self.lifting
        if self.waiting and self.tells:
            before = self.shown
            self._age += dt_ms * (8 if reduced else 1)
            if self.shown != before:
                self.stage.scene.stale = changed = True
        return changed

    def _animate(self) -> None:
        down = self.stage.seen.kind == f.PRICE and not self.lifting
        share = max(0.0, min(1.0, (self._lifted - WAIT_MS) / LIFT_MS))
        self.market.animate(0.0 if down else ease_in_out(share))
