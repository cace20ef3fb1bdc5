"""What the common table asks of Isle of Skye's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.bots.reason import Reason
from game.desktop.controller import Controller, Target
from game.desktop.scenes.models import ResultModel
from game.desktop.tables.base import (
    Ask,
    Errand,
    LogLine,
    Mark,
    Numbers,
    Offer,
    Phase,
    SeatRow,
    Slip,
    TitleTable,
    seat_names,
)
from game.desktop.tables.skye import advice, chronicle, deeds, drafting, rows, slip, sounds, words
from game.desktop.tables.skye.journey.ground import edge_key, edge_of
from game.desktop.tables.skye.journey.refusing import refused
from game.desktop.tables.skye.journey.secret import secret_of
from game.desktop.tables.skye.land.look import cell_of, key_of
from game.desktop.tables.skye.result import result_of
from game.kernel.events import Event
from game.kernel.game import Game
from game.kernel.match import Match, Step
from game.kernel.naming import Naming
from game.kernel.phrases import listed
from game.kernel.rules import Option
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skye import events as e
from game.titles.skye import frames as f
from game.titles.skye.content import Content
from game.titles.skye.pricing import unpriced
from game.titles.skye.state import NONE

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene
    from game.desktop.tables.skye.stage import SkyeStage

PRICES = "prices"  # the errand: axe and prices, as they lie behind the screen
PACE = {f.PRICE: 0.12, f.BUILD: 0.8}


class SkyeController(Controller):
    """A tile, a cell, a turn: where a tile is built is one thing that is pointed at, and not two numbers."""

    def path(self, option: Option) -> tuple[Target, ...]:
        """What is pointed at, in order, to choose an option."""
        if option[0] in ("mark", "unmark", "walk"):
            return (Target("cell", key_of((option[1], option[2]))),)
        if option[0] in ("lay_road", "take_up"):
            return (Target("edge", edge_key((option[1], option[2], option[3]))),)
        if option[0] != "build":
            return super().path(option)
        _verb, tile, x, y, rotation = option
        return Target("tile", tile), Target("cell", key_of((x, y))), Target("turn", rotation)


class SkyeTable(TitleTable):
    """Tiles, prices, territories."""

    columns = rows.COLUMNS
    secret = N_("Nobody else should look: what follows shows what lies behind a screen, and how much gold there is.")

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.content: Content = game.content
        self.counted_round = 0  # while points of a round are shown, though the next one has begun
        self.in_hand = NONE  # the tile that the person is about to lay

    @classmethod
    def make_ready(cls) -> None:
        """Nothing has to be read ahead."""

    def make_stage(self, scene: TableScene) -> SkyeStage:
        """The ground with what lies about it."""
        from game.desktop.tables.skye.stage import SkyeStage

        return SkyeStage(scene, self)

    def make_controller(self, naming: Naming, options: Sequence[Option]) -> Controller:
        """Cells can be pointed at."""
        return SkyeController(naming, options)

    # -- the ground -------------------------------------------------------------------------------
    def key_of(self, target: Target) -> str:
        """Cells and their edges lie on the ground."""
        return str(target.value) if target.domain in ("cell", "edge") else ""

    def target_at(self, key: str) -> Target:
        """A cell, or an edge of one."""
        return Target("cell" if edge_of(key) is None else "edge", key)

    def refusal(self, match: Match, controller: Controller, key: str) -> str:
        """Why a cell is not legal now."""
        state = match.state
        if (tried := refused(state, key)) is not None:
            return match.game.title.illegal(self.content, state, tried)
        if state.stack[-1][0] != f.BUILD or not state.seats[match.seat].aside:
            return _("This cannot be chosen now.")
        aside = state.seats[match.seat].aside
        tile = self.in_hand if self.in_hand in aside else aside[0]
        return match.game.title.illegal(self.content, state, ("build", tile, *(cell_of(key) or (0, 0)), 0))

    # -- panels -----------------------------------------------------------------------------------
    def phases(self, match: Match) -> tuple[Phase, ...]:
        """The six of a round."""
        return rows.phases(match.state, bool(self.counted_round))

    def round_line(self, match: Match) -> str:
        """Which round of how many."""
        last = self.last_round(match)
        return _("Round {n} of {all}").format(n=self.counted_round or min(last, match.state.rounds + 1), all=last)

    def round_brief(self, match: Match) -> str:
        """All of it."""
        return self.round_line(match)

    def last_round(self, match: Match) -> int:
        """Five or six (SKY-RND-01)."""
        return rows.rounds(match)

    def standings(self, match: Match, viewer: int) -> list[SeatRow]:
        """In the order of seats."""
        return rows.standings(match, viewer)

    def sounds(self, match: Match, step: Step) -> list[str]:
        """Of what everybody may see."""
        return sounds.sounds(match, step)

    def log(self, match: Match, events: Sequence[Event], step: int, lines: list[LogLine]) -> None:
        """A sentence for each event."""
        chronicle.write(match, events, step, lines)

    def result(self, match: Match) -> ResultModel:
        """Standings, points over the rounds, points by source."""
        return result_of(match)

    def marks(self, match: Match) -> list[Mark]:
        """Where each round was counted, by who led then; and whoever left."""
        found = []
        for point, step in enumerate(match.steps, start=1):
            if any(isinstance(event, e.SlotScored) for event in step.events):
                best = max(match.state_before(point).seats, key=lambda one: one.points)
                leader = next(n for n, one in enumerate(match.state_before(point).seats) if one is best)
                found.append(Mark(point, "taken", rows.faction(match, leader)))
            for event in step.events:
                if isinstance(event, e.PlayerResigned):
                    found.append(Mark(point, "out", rows.faction(match, event.seat)))
        return found

    # -- words ------------------------------------------------------------------------------------
    def ask(self, match: Match, controller: Controller) -> Ask:
        """The question."""
        return words.ask(match, controller)

    def verb(self, match: Match, controller: Controller, verb: str) -> str:
        """What a button says."""
        return words.verb(verb)

    def numbers(self, match: Match, controller: Controller) -> Numbers:
        """Prices are laid out behind the screen, and not chosen as numbers."""
        return "units"

    def confirm(self, match: Match, number: int) -> str:
        """Nothing here asks for a number."""
        return str(number)

    def deed(self, state: Any, option: Option) -> str:
        """What undo takes back."""
        return deeds.deed(self.content, state, option)

    def playing(self, match: Match) -> str:
        """By the question that is asked."""
        return words.playing(match)

    def outlook(self, match: Match) -> str:
        """Who leads, and how many rounds are left."""
        if match.over:
            return ""
        left = rows.rounds(match) - match.state.rounds
        told = ngettext("{n} round is left", "{n} rounds are left", left).format(n=left)
        best = max(one.points for one in match.state.seats)
        leaders = [name for name, one in zip(seat_names(match), match.state.seats, strict=True) if one.points == best]
        if len(leaders) == len(match.state.seats):
            return f"{told}."
        return _("{rounds}. Ahead with {points}: {who}.").format(rounds=told, points=best, who=listed(leaders))

    def under_way(self, errand: Errand) -> Ask:
        """The screen is being closed."""
        return Ask(_("Axe and prices are laid down."), "")

    def advice(self, match: Match, reason: Reason) -> str:
        """What the adviser would do."""
        return advice.sentence(match, reason, self.in_hand)

    def advised(self, reason: Reason) -> tuple[str, ...]:
        """The cell where a tile would go, once that tile is in hand."""
        verb, *rest = reason.option
        if verb == "build" and self.in_hand not in (NONE, rest[0]):
            return ()
        if verb in ("mark", "unmark", "walk"):
            return (key_of((rest[0], rest[1])),)
        return (key_of((rest[1], rest[2])),) if verb == "build" else ()

    def move_of(self, match: Match, n: int) -> int:
        """Prices, purchases, tiles laid."""
        return advice.move_of(match, n)

    def why(self, match: Match, n: int, reason: Reason) -> str:
        """In the third person, of what lies open."""
        return advice.why(match, n, reason)

    # -- flow -------------------------------------------------------------------------------------
    def dwell_ms(self, match: Match, pace_ms: int) -> int:
        """What happens behind a screen is not seen."""
        kind = match.state.stack[-1][0] if match.state.stack else -1
        return round(pace_ms * PACE.get(kind, 1.0))

    def offers(self, match: Match, controller: Controller, keep: int) -> list[Offer]:
        """Nothing goes on by itself but what was laid out behind the screen."""
        return []

    def go_on(self, match: Match, errand: Errand) -> Option | None:
        """The next choice on the way to what lies behind the screen."""
        state = match.state
        if errand.kind != PRICES or not state.stack or state.stack[-1][0] != f.PRICE:
            return None
        one = state.seats[match.seat]
        secret = secret_of(state, match.seat)
        option = drafting.next_choice(one, drafting.from_option(one, errand.option, secret), secret)
        return option if option in match.options() else None

    def slip(self, match: Match, seat: int, option: Option) -> Slip | None:
        """Few and sure."""
        return slip.slip(match, seat, option)

    def keeps_pointing(self, option: Option) -> int:
        """Nothing is done twice."""
        return 0

    def takes_back(self, match: Match) -> bool:
        """Prices follow the axe."""
        if not match.state.stack or match.state.stack[-1][0] != f.PRICE:
            return False
        one = match.state.seats[match.seat]
        return one.axe != NONE and bool(unpriced(one))


TABLE = SkyeTable
