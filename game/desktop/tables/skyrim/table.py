"""What the common table asks of Skyrim's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module

from game.bots.reason import Reason
from game.desktop.board.look import BoardLook, Piece, Way
from game.desktop.board.sheet import load_picture
from game.desktop.controller import Controller, Target
from game.desktop.scenes.models import ResultModel
from game.desktop.tables.base import (
    Ask,
    CardSet,
    Errand,
    HandCard,
    LandCard,
    LogLine,
    Mark,
    Numbers,
    Odds,
    Offer,
    Phase,
    SeatRow,
    Slip,
)
from game.desktop.tables.lands.base import LandTable, Moving
from game.desktop.tables.lands.battle import Battle
from game.desktop.tables.skyrim import (
    advice,
    chronicle,
    deeds,
    ending,
    errands,
    lands,
    rows,
    slip,
    sounds,
    why,
    words,
)
from game.desktop.tables.skyrim.result import result_of
from game.desktop.theme import NEUTRAL
from game.kernel.events import Event
from game.kernel.game import Game
from game.kernel.maps.territories import load_territory_map
from game.kernel.match import Match, Step
from game.kernel.resources import resource
from game.kernel.rules import Option
from game.titles.skyrim import events as e
from game.titles.skyrim import frames as f
from game.titles.skyrim.odds import Campaign, campaign
from game.titles.skyrim.setup import FACTIONS
from game.titles.skyrim.state import State

LOOK_BACK = 40  # steps in which the last move is looked for
WEIGHTS = {f.DEFEND: 0.2, f.PLACE_UNITS: 0.4, f.MANEUVER_TO: 0.3, f.MANEUVER_UNITS: 0.5}  # of a move's pace
SET_UP = {f.CLAIM, f.GARRISON}  # a unit at a time, more than a hundred times
SET_UP_MS = 110
FOLLOWED = {f.PLACE_UNITS, f.MANEUVER_TO, f.MANEUVER_UNITS}  # halves of a choice that can be taken back


class SkyrimTable(LandTable):
    """Territories, forts, portals; cards; attacks."""

    columns: Sequence[tuple[str, str]] = rows.COLUMNS
    fighting = frozenset({f.DEFEND})  # decisions within a fight
    tellers: Mapping[type[Event], chronicle.Teller] = {}  # lines of the chronicle beside those of all modes

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.board = game.content.board
        self.content = game.content

    @classmethod
    def make_ready(cls) -> None:
        """The book's map and its picture."""
        load_picture(load_territory_map(resource("maps", "skyrim.tmx")).picture)

    @classmethod
    def of(cls, game: Game) -> SkyrimTable:
        """With anything of Dovahkiin it is another one, read only then."""
        if not game.content.mix.any_saga:
            return cls(game)
        found: type[SkyrimTable] = import_module("game.desktop.tables.skyrim.dovahkiin.table").TABLE
        return found(game)

    def faction(self, state: State, seat: int) -> str:
        """The faction of a seat, or that of nobody."""
        return FACTIONS[state.seats[seat].faction] if seat >= 0 else NEUTRAL

    def key_of(self, target: Target) -> str:
        """Territories lie on the map, nothing else does."""
        return self.content.keys[int(target.value)] if target.domain == "territory" else ""

    def target_at(self, key: str) -> Target:
        """By the map's order."""
        return Target("territory", self.content.keys.index(key))

    # -- board ------------------------------------------------------------------------------------
    def look(self, match: Match, controller: Controller | None) -> BoardLook:
        """Pieces from the state, light from what is asked."""
        state, keys = match.state, self.content.keys
        pieces = {
            key: Piece(self.faction(state, state.owner[t]), state.units[t]) for t, key in enumerate(keys)
        }
        source, aim, attack = self._named(state, controller)
        targets: tuple[str, ...] = ()
        if controller is not None:
            targets = tuple(keys[t] for t in sorted(int(x.value) for x in controller.targets() if self.key_of(x)))
        choosing = controller is not None and bool(targets or source)
        return BoardLook(pieces, targets, source, aim, self._last(match), choosing, attack)

    def _named(self, state: State, controller: Controller | None) -> tuple[str, str, bool]:
        """Source, aim, and whether it is an attack: what the question itself names, else what was pointed at."""
        if not state.stack:
            return "", "", False
        frame, keys = state.stack[-1], self.content.keys
        if frame[0] == f.DEFEND:
            return keys[frame[2]], keys[frame[3]], True
        if frame[0] in (f.MOVE_IN, f.MANEUVER_UNITS):
            return keys[frame[2]], keys[frame[3]], False
        if frame[0] in (f.PLACE_UNITS, f.MANEUVER_TO):
            return keys[frame[2]], "", False
        lands = [self.key_of(target) for target in controller.pointed if self.key_of(target)] if controller else []
        return (lands[0] if lands else ""), (lands[1] if len(lands) > 1 else ""), frame[0] == f.INVADE

    def _last(self, match: Match) -> Way | None:
        for step in reversed(match.steps[-LOOK_BACK:]):
            for event in reversed(step.events):
                if isinstance(event, e.UnitsMoved | e.DiceRolled | e.TerritoryConquered):
                    return self._way(match.state, event.source, event.target, event.seat)
                if isinstance(event, e.UnitsPlaced):
                    faction = self.faction(match.state, event.seat)
                    return Way("", self.content.keys[event.territory], faction)
        return None

    def _way(self, state: State, source: int, target: int, seat: int) -> Way:
        keys = self.content.keys
        return Way(keys[source], keys[target], self.faction(state, seat))

    def moving(self, step: Step) -> list[Moving]:
        """Units into a conquest, or along a chain."""
        taken = {event.target for event in step.events if isinstance(event, e.TerritoryConquered)}
        keys = self.content.keys
        return [
            Moving(keys[event.source], keys[event.target], event.units, event.target in taken)
            for event in step.events
            if isinstance(event, e.UnitsMoved)
        ]

    def sounds(self, match: Match, step: Step) -> list[str]:
        """Of what everybody may see."""
        return sounds.sounds(match, step)

    # -- panels -----------------------------------------------------------------------------------
    def phases(self, match: Match) -> tuple[Phase, ...]:
        """Reinforce, invade, maneuver, draw; before the first turn the set-up alone."""
        return rows.phases(match.state)

    def standings(self, match: Match, viewer: int) -> list[SeatRow]:
        """In turn order."""
        return rows.standings(self, match, viewer)

    def battle(self, match: Match) -> Battle | None:
        """The last dice of the match."""
        for n in range(len(match.steps) - 1, -1, -1):
            for event in reversed(match.steps[n].events):
                if isinstance(event, e.DiceRolled):
                    return rows.battle(self, match, event, n)
        return None

    def fights(self, match: Match) -> bool:
        """With how many dice, with which cards, whether to strike on."""
        return bool(match.state.stack) and match.state.stack[-1][0] in self.fighting

    def thought(self, match: Match, source: str, aim: str) -> Battle | None:
        """With the odds, until dice of this attack have fallen."""
        if not source or not aim or self.battle_of(match.state, source, aim) is None:
            return None
        keys = self.content.keys
        return rows.thought(self, match, keys.index(source), keys.index(aim))

    def hand(self, match: Match, viewer: int) -> list[HandCard]:
        """The viewer's own cards."""
        return rows.hand(self, match, viewer)

    def sets(self, match: Match, viewer: int) -> list[CardSet]:
        """Those among the options, dearest first."""
        return rows.sets(self, match, viewer)

    def log(self, match: Match, events: Sequence[Event], step: int, lines: list[LogLine]) -> None:
        """Short sentences beside the seat's shield."""
        chronicle.write(self, match, events, step, lines)

    def marks(self, match: Match) -> list[Mark]:
        """Conquests, and whoever is out."""
        found = []
        for point, step in enumerate(match.steps, start=1):
            for event in step.events:
                if isinstance(event, e.TerritoryConquered):
                    found.append(Mark(point, "taken", self.faction(match.state, event.seat)))
                elif isinstance(event, e.PlayerEliminated):
                    found.append(Mark(point, "out", self.faction(match.state, event.loser)))
                elif isinstance(event, e.PlayerResigned):
                    found.append(Mark(point, "out", self.faction(match.state, event.seat)))
        return found

    def result(self, match: Match) -> ResultModel:
        """Standings, territories over the rounds, dice."""
        return result_of(self, match)

    # -- words ------------------------------------------------------------------------------------
    def ask(self, match: Match, controller: Controller) -> Ask:
        """The question, narrowed by what has been pointed at."""
        return words.ask(self, match, controller)

    def verb(self, match: Match, controller: Controller, verb: str) -> str:
        """Ends of phases."""
        return words.verb(self.content, verb)

    def numbers(self, match: Match, controller: Controller) -> Numbers:
        """Dice in battle, units else."""
        kinds: dict[int, Numbers] = {f.DEFEND: "defence", f.INVADE: "attack"}
        return kinds.get(match.state.stack[-1][0], "units")

    def proposed(self, match: Match, numbers: Sequence[int]) -> int:
        """Into a conquest as many as can go, unless that would leave the border bare for land where nobody borders."""
        if match.state.stack and match.state.stack[-1][0] == f.MOVE_IN:
            tried = (numbers[-1], numbers[0])
            return next((n for n in tried if self.slip(match, match.seat, ("follow", n)) is None), numbers[-1])
        return super().proposed(match, numbers)

    def confirm(self, match: Match, number: int) -> str:
        """What the button says that chooses a number."""
        return words.confirm(match.state.stack[-1], number)

    def odds(self, match: Match, source: str, aim: str) -> Odds | None:
        """Of an attack fought to the end."""
        pair = self.battle_of(match.state, source, aim)
        if pair is None:
            return None
        keys = self.content.keys
        share = self.campaign(match.state, keys.index(source), keys.index(aim)).conquers
        return Odds(share, words.percent(share))

    def campaign(self, state: State, source: int, target: int, keep: int = 1) -> Campaign:
        """What an attack of units to the end would bring."""
        return campaign(state.units[source], state.units[target], keep=keep)

    def battle_of(self, state: State, source: str, aim: str) -> tuple[int, int] | None:
        """Units on both sides where source could attack aim."""
        if not source or not aim or source == aim or not state.stack or state.stack[-1][0] not in (f.INVADE, f.DEFEND):
            return None
        s, a = self.content.keys.index(source), self.content.keys.index(aim)
        if state.owner[s] == state.owner[a] or a not in self.content.connected[s]:
            return None
        return state.units[s], state.units[a]

    def land(self, match: Match, viewer: int, key: str, source: str) -> LandCard:
        """Who holds a territory, what it counts, and what taking it would cost."""
        return lands.card(self, match, viewer, key, source)

    def refusal(self, match: Match, controller: Controller, key: str) -> str:
        """Why a territory is not legal now."""
        return lands.refusal(self, match, controller, key)

    def source_of(self, match: Match, controller: Controller, key: str) -> str:
        """The only territory that can attack another."""
        return lands.only_source(self, match, controller, key)

    def region_tip(self, match: Match, viewer: int, key: str) -> str:
        """What a region brings and to whom."""
        return lands.region_tip(self, match, viewer, key)

    def advice(self, match: Match, reason: Reason) -> str:
        """What the adviser would do, and why."""
        return advice.sentence(self, match, reason)

    def advised(self, reason: Reason) -> tuple[str, ...]:
        """Territories of the option; for a maneuver where it leads, too."""
        return tuple(self.content.keys[t] for t in advice.places(reason))

    def move_of(self, match: Match, n: int) -> int:
        """Attacks, units placed and moved, exchanges, ends of invasions."""
        return why.move_of(match, n)

    def why(self, match: Match, n: int, reason: Reason) -> str:
        """In the third person, of what lies open."""
        return why.sentence(self, match, n, reason)

    # -- flow -------------------------------------------------------------------------------------
    def dwell_ms(self, match: Match, pace_ms: int) -> int:
        """Attacks deserve a look, the halves of a choice less, and the set-up runs by."""
        kind = match.state.stack[-1][0] if match.state.stack else -1
        return min(SET_UP_MS, pace_ms) if kind in SET_UP else round(pace_ms * WEIGHTS.get(kind, 1.0))

    def offers(self, match: Match, controller: Controller, keep: int) -> list[Offer]:
        """Attacks to the end; the set-up's many single units."""
        return errands.offers(self, match, controller, keep)

    def go_on(self, match: Match, errand: Errand) -> Option | None:
        """The next attack, the next unit."""
        return errands.go_on(self, match, errand)

    def under_way(self, errand: Errand) -> Ask:
        """Attacks; the units of the set-up."""
        return errands.under_way(errand)

    def slip(self, match: Match, seat: int, option: Option) -> Slip | None:
        """Few and sure."""
        return slip.slip(self, match, seat, option)

    def deed(self, state: State, option: Option) -> str:
        """What undo takes back."""
        return deeds.deed(self.content, state, option)

    def playing(self, match: Match) -> str:
        """By the question that is asked."""
        return deeds.playing(self, match)

    def outlook(self, match: Match) -> str:
        """The End Game card; the factions that are left."""
        return ending.outlook(self, match)

    def last_round(self, match: Match) -> int:
        """The option max_rounds."""
        return int(self.content.max_rounds)

    def cards_seen(self, match: Match, step: Step) -> tuple[int, list[HandCard]]:
        """The card drawn, or the hand of who was eliminated."""
        return rows.cards_seen(self, match, step)

    def keeps_pointing(self, option: Option) -> int:
        """An attack can be repeated at once."""
        return 2 if option[0] == "attack" else 0

    def takes_back(self, match: Match) -> bool:
        """Where to move units and how many: the territory named before."""
        return bool(match.state.stack) and match.state.stack[-1][0] in FOLLOWED


TABLE = SkyrimTable
