"""What the common table asks of The Witcher's."""

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
from game.desktop.tables.witcher import advice, chronicle, deeds, rows, slip, sounds, waters, words
from game.desktop.tables.witcher.continent.look import monster_key, seat_key
from game.desktop.tables.witcher.continent.sheet import load_pictures
from game.desktop.tables.witcher.result import result_of
from game.desktop.tables.witcher.waters import PAYING
from game.kernel.events import Event
from game.kernel.game import Game
from game.kernel.maps.locations import load_location_map
from game.kernel.match import Match, Step
from game.kernel.naming import Naming
from game.kernel.resources import resource
from game.kernel.rules import Option
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.witcher import events as e
from game.titles.witcher.content import Content
from game.titles.witcher.fight import events as f
from game.titles.witcher.frames import NUMBER

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene
    from game.desktop.tables.witcher.stage import WitcherStage

# Fields that records spell as numbers, and what a person points at for them.
DOMAINS = {
    "seat": "seat", "favourite": "seat", "dice": "dice", "extension": "extension", "face": "face", "level": "level",
}  # fmt: skip
LEAVING = {1: N_("Gives up: the match ends."), 2: N_("Gives up: the other witcher wins.")}  # by players
SPEND = "spend"  # the errand: travel by the card that was pointed at first
HALVES = {NUMBER["pay_move"], NUMBER["pay_trip"], NUMBER["trade_for"]}
PACE = {
    NUMBER["pay_move"]: 0.3, NUMBER["pay_trip"]: 0.3,
    NUMBER["keep"]: 0.3, NUMBER["pay_cards"]: 0.3, NUMBER["lose_card"]: 0.4,
    NUMBER["prepare"]: 0.6, NUMBER["choose_school"]: 0.5, NUMBER["place_monster"]: 0.5,
}  # fmt: skip


class WitcherTable(TitleTable):
    """Places, roads, cards; fights, stories, dice."""

    columns = rows.COLUMNS

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.content: Content = game.content
        self.leaving = LEAVING.get(self.content.players, self.leaving)

    @classmethod
    def make_ready(cls) -> None:
        """The book's map and its picture."""
        board = load_location_map(resource("maps", "continent.tmx"))
        load_pictures(board.size, board.pictures)

    def make_stage(self, scene: TableScene) -> WitcherStage:
        """The Continent with the boards about it."""
        from game.desktop.tables.witcher.stage import WitcherStage

        return WitcherStage(scene, self)

    def make_controller(self, naming: Naming, options: Sequence[Option]) -> Controller:
        """Seats, dice and extensions are things that can be pointed at."""
        return Controller(naming, options, DOMAINS)

    # -- the map ----------------------------------------------------------------------------------
    def key_of(self, target: Target) -> str:
        """Places, monsters and witchers stand on the map."""
        if target.domain == "place":
            return self.content.place_keys[int(target.value)]
        if target.domain == "terrain":
            return monster_key(int(target.value))
        return seat_key(int(target.value)) if target.domain == "seat" else ""

    def target_at(self, key: str) -> Target:
        """By the key's kind."""
        kind, _colon, number = key.partition(":")
        if kind in ("ship", "danger", "dagon"):
            return Target("verb", key)  # nothing that can be chosen: the stage knows what it stands for
        if number:
            return Target("seat" if kind == "seat" else "terrain", int(number))
        return Target("place", self.content.place_keys.index(key))

    def refusal(self, match: Match, controller: Controller, key: str) -> str:
        """Why a place is not legal now."""
        sea = waters.target(match, key)
        if sea is not None and sea.domain == "place":
            key = self.key_of(sea)
        if ":" in key or match.state.stack[-1][0] != NUMBER["wander"]:
            return _("This cannot be chosen now.")
        option = waters.option_to(match, self.content.place_keys.index(key))
        return match.game.title.illegal(self.content, match.state, option)

    # -- panels -----------------------------------------------------------------------------------
    def phases(self, match: Match) -> tuple[Phase, ...]:
        """Travel, fight or explore, action cards."""
        return rows.phases(match.state)

    def standings(self, match: Match, viewer: int) -> list[SeatRow]:
        """In turn order."""
        return rows.standings(match, viewer)

    def sounds(self, match: Match, step: Step) -> list[str]:
        """Of what everybody may see."""
        return sounds.sounds(match, step)

    def log(self, match: Match, events: Sequence[Event], step: int, lines: list[LogLine]) -> None:
        """A sentence for each event."""
        chronicle.write(match, events, step, lines)

    def result(self, match: Match) -> ResultModel:
        """Standings, the track over the rounds, trophies."""
        return result_of(match)

    def marks(self, match: Match) -> list[Mark]:
        """Steps on the track, and whoever left."""
        found = []
        for point, step in enumerate(match.steps, start=1):
            for event in step.events:
                if isinstance(event, e.TrackStepped | f.MonsterKilled):
                    found.append(Mark(point, "taken", rows.faction(match, event.seat)))
                elif isinstance(event, e.PlayerResigned):
                    found.append(Mark(point, "out", rows.faction(match, event.seat)))
        return found

    # -- words ------------------------------------------------------------------------------------
    def ask(self, match: Match, controller: Controller) -> Ask:
        """The question, narrowed by what has been pointed at."""
        return words.ask(match, controller)

    def verb(self, match: Match, controller: Controller, verb: str) -> str:
        """What the option does that it settles."""
        return words.verb(match, controller, verb)

    def ending(self, verbs: Sequence[str]) -> str:
        """What ends the phase."""
        return words.ending(tuple(verbs))

    def numbers(self, match: Match, controller: Controller) -> Numbers:
        """Nothing here asks for a number."""
        return "units"

    def confirm(self, match: Match, number: int) -> str:
        """Nothing here asks for a number."""
        return str(number)

    def deed(self, state: Any, option: Option) -> str:
        """What undo takes back."""
        return deeds.deed(self.content, state, option)

    def playing(self, match: Match) -> str:
        """By the question that is asked."""
        return deeds.playing(match)

    def outlook(self, match: Match) -> str:
        """Who stands nearest to the last step."""
        if match.over:
            return ""
        last = self.last_round(match)
        words_ = _("{who} The match ends after round {n}.") if last else "{who}"
        return words_.format(who=self._foremost(match), n=last)

    def last_round(self, match: Match) -> int:
        """The option max_rounds, or a lone witcher's turn_limit."""
        return self.content.turn_limit or self.content.max_rounds

    def _foremost(self, match: Match) -> str:
        best = max(match.state.seats, key=lambda one: one.track)
        left = self.content.trophies_needed - best.track
        seats = zip(seat_names(match), match.state.seats, strict=True)
        leaders = [name for name, one in seats if one.track == best.track]
        if len(leaders) > 1:
            told = ngettext("{n} step to victory for the foremost.", "{n} steps to victory for the foremost.", left)
            return told.format(n=left)
        words_ = ngettext("{n} step to victory: {who}.", "{n} steps to victory: {who}.", left)
        return words_.format(n=left, who=leaders[0])

    def advice(self, match: Match, reason: Reason) -> str:
        """What the adviser would do."""
        return advice.sentence(match, reason)

    def advised(self, reason: Reason) -> tuple[str, ...]:
        """Where the option leads, or of which monster or witcher it speaks."""
        option = reason.option
        if option[0] in ("move", "sail_to"):
            return (self.content.place_keys[option[1]],)
        if option[0] in ("fight", "seek", "trail"):
            return (monster_key(option[1]),)
        return (seat_key(option[1]),) if option[0] in ("duel", "challenge") else ()

    def move_of(self, match: Match, n: int) -> int:
        """Where one goes, what one does there, what one gains."""
        return advice.move_of(match, n)

    def why(self, match: Match, n: int, reason: Reason) -> str:
        """In the third person, of what lies open."""
        return advice.why(match, n, reason)

    # -- flow -------------------------------------------------------------------------------------
    def dwell_ms(self, match: Match, pace_ms: int) -> int:
        """Halves of a choice take less."""
        kind = match.state.stack[-1][0] if match.state.stack else -1
        return round(pace_ms * PACE.get(kind, 1.0))

    def offers(self, match: Match, controller: Controller, keep: int) -> list[Offer]:
        """Nothing goes on by itself but what was begun with a card."""
        return []

    def go_on(self, match: Match, errand: Errand) -> Option | None:
        """The card that was pointed at before the place."""
        if not match.state.stack or match.state.stack[-1][0] not in PAYING:
            return None
        return errand.option if errand.option in match.options() else None

    def slip(self, match: Match, seat: int, option: Option) -> Slip | None:
        """Few and sure."""
        return slip.slip(match, seat, option)

    def keeps_pointing(self, option: Option) -> int:
        """Nothing is done twice."""
        return 0

    def takes_back(self, match: Match) -> bool:
        """A place that was named and not yet paid for."""
        return bool(match.state.stack) and match.state.stack[-1][0] in HALVES


TABLE = WitcherTable
