"""What a person does with Journeyman: plans and walks on the ground, advances on the board, lays road pieces."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Literal

import pygame

from game.desktop.tables.askpanel import Answer
from game.desktop.tables.base import Ask
from game.desktop.tables.skye import reading, rows
from game.desktop.tables.skye.journey import advances, answering, words
from game.desktop.tables.skye.journey import reading as journey_reading
from game.desktop.tables.skye.journey.board import ProgressView
from game.desktop.tables.skye.journey.foresee import Prospect, prospects, walks
from game.desktop.tables.skye.journey.ground import JourneyLook, Sign, both_sides, edge_key, edge_of
from game.desktop.tables.skye.journey.models import BoardModel, StripModel
from game.desktop.tables.skye.journey.roads import Pieces
from game.desktop.tables.skye.journey.strides import Stride
from game.desktop.tables.skye.journey.strip import StripView
from game.desktop.tables.skye.land.look import Cell, Open, TerritoryLook, Token, cell_of
from game.desktop.tables.views import Spot
from game.desktop.widgets.base import ACTIVATE
from game.kernel.match import Step
from game.kernel.rules import Option
from game.titles.skye import frames as f
from game.titles.skye.journeyman.boards import TRACKS
from game.titles.skye.journeyman.events import WaypointTaken
from game.titles.skye.journeyman.walking import cheapest_way
from game.titles.skye.state import NONE, journey_of

if TYPE_CHECKING:
    from game.desktop.tables.skye.stage import SkyeStage

Tool = Literal["", "road", "use"]
ADVANCING = (f.SALE, f.SYMBOL, f.WAYPOINT)
OF_THE_MODULE = (f.BUY_SECOND, f.PLAN, f.WALK, f.PAUSE, *ADVANCING)
ON_THE_GROUND = (f.PLAN, f.WALK)
ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


class Journeying:
    """`tool`: what a person has taken in hand beside the question: a road piece, or the tile Advance on a Track;
    `whose`: the clan whose board was asked to be seen."""

    def __init__(self, stage: SkyeStage) -> None:
        self.stage = stage
        self.on = bool(stage.table.content.journeyman)
        self.tool: Tool = ""
        self.whose = NONE
        self.pieces = Pieces(self)
        self.board = ProgressView(BoardModel())
        self.strip = StripView(StripModel())
        self.prospects: dict[Cell, Prospect] = {}
        self._for: object = None
        self._walked = False

    # -- what is asked ----------------------------------------------------------------------------
    @property
    def kind(self) -> int:
        """The kind of question at hand for the person that is asked, where the module is played; NONE else."""
        return self.stage.kind if self.on else NONE

    @property
    def options(self) -> list[Option]:
        """What can be chosen."""
        return self.stage.match.options() if self.kind != NONE else []

    def option(self, *wanted: Any) -> Option | None:
        """A choice, where it can be made now."""
        return wanted if wanted in self.options else None

    def tracks(self) -> dict[int, Option]:
        """What can be advanced now, by track."""
        if self.kind in ADVANCING and self.tool != "use":
            return advances.of_tracks(self.options, use=False)
        return advances.of_tracks(self.options, use=True) if self.tool == "use" else {}

    def can_use(self) -> bool:
        """Whether the bonus tile Advance on a Track can be used now."""
        return bool(advances.of_tracks(self.options, use=True))

    @property
    def wants_board(self) -> bool:
        """Whether the question is answered on the progress board."""
        asked = self.tool == "use" or (self.kind in ADVANCING and self.tool == "")
        return asked and not self.stage.board.motions.busy

    def read(self) -> None:
        """Another position; a tool that is of no use any more is laid down."""
        if not self.on:
            return
        known = (len(self.stage.match.steps), self.stage.match.seat, self.kind)
        if known != self._for:
            self._for, self.tool = known, ""
            self.pieces.edge = None
            self.prospects = self._foresee()

    def _foresee(self) -> dict[Cell, Prospect]:
        seen, seat = self.stage.seen, self.stage.match.seat
        if self.kind == f.WALK:
            return walks(seen.content, seen.state, seat, self._walks())
        if self.kind != f.PLAN:
            return {}
        open_ = [option[1:] for option in self.options if option[0] == "mark"]
        return prospects(seen.content, seen.state, seat, open_)

    def hand_over(self) -> None:
        """Another person looks."""
        self.tool, self.whose = "", NONE
        self.pieces.edge = None

    # -- views ------------------------------------------------------------------------------------
    def board_seat(self) -> int:
        """Whose board is seen."""
        asked = self.stage.match.seat if self.kind in OF_THE_MODULE or self.tool else NONE
        return asked if asked != NONE else self.whose if self.whose != NONE else self.stage.seat_shown()

    def legal(self, seat: int) -> dict[int, int]:
        """The tracks of a seat that can be advanced now, and the gold that each costs."""
        if self.kind == NONE or seat != self.stage.match.seat:
            return {}
        seen = self.stage.seen
        return {
            track: advances.gold_of(seen.content, seen.state, seat, option) for track, option in self.tracks().items()
        }

    def show(self) -> None:
        """The page, where it is seen, and the summary."""
        if not self.on or self.stage.match.state.journey is None:
            return
        stage, seen = self.stage, self.stage.seen
        seat = stage.seat_shown()
        self.strip.show(journey_reading.strip(seen, reading.clan(seen, seat), self.legal(seat), self.pieces.left(seat)))
        if stage.covers.kind == "board":
            whose = self.board_seat()
            clans = tuple(reading.clan(seen, other) for other in range(len(seen.state.seats)))
            self.board.show(journey_reading.board(seen, clans[whose], clans, self.legal(whose)))

    def may(self, spot: Spot) -> bool:
        """Whether a place of the board can be pressed."""
        return spot.name in ("clan", "track") or (spot.name == "next" and spot.value in self.tracks())

    # -- the ground -------------------------------------------------------------------------------
    def dress(self, seat: int, look: TerritoryLook) -> TerritoryLook:
        """Add what the module has on a territory; and while something is asked there, what can be chosen."""
        if not self.on:
            return look
        plain = {one.name: getattr(look, one.name) for one in fields(TerritoryLook)}
        journey, stride = journey_of(self.stage.seen.state), self.stage.board.motions.of(seat)
        plain["pieces"] = tuple(both_sides(piece) for piece in self.pieces.lying(seat))
        plain["tokens"] = stride.plan if stride is not None else (self._pawn(seat), *self._marks(seat))
        if seat != self.stage.match.seat or self.kind == NONE or self.stage.covers.kind:
            return JourneyLook(**plain)
        if self.tool == "road":
            plain |= {"opens": (), "badges": (), "ghost": None}
            edges, taken_up = self.pieces.edges(), self.pieces.taken_up()
            return JourneyLook(**plain, edges=edges, takes_up=taken_up, edge=self.pieces.edge)
        if self.kind == f.PLAN:
            plain["opens"] = tuple(Open(cell, cell not in journey.plan[seat]) for cell in self.prospects)
            return JourneyLook(**plain, signs=self._signs())
        if self.kind == f.WALK:
            plain["opens"] = tuple(Open(cell) for cell in self._walks())
            plain["way"] = self._way(cell_of(self.stage.board.aim))
            return JourneyLook(**plain, signs=self._signs())
        return JourneyLook(**plain)

    def _pawn(self, seat: int) -> Token:
        colour = rows.faction(self.stage.match, seat)
        return Token(journey_of(self.stage.seen.state).pawn[seat], f"pawn_{colour}")

    def _marks(self, seat: int) -> tuple[Token, ...]:
        """The markers that lie, with their numbers."""
        plan, picture = journey_of(self.stage.seen.state).plan[seat], f"waypoint_{rows.faction(self.stage.match, seat)}"
        return tuple(Token(cell, picture, str(n)) for n, cell in enumerate(plan, start=1))

    def _signs(self) -> tuple[Sign, ...]:
        """What the tiles can do; nothing over a marker that can do nothing."""
        every = (self._sign(*item) for item in self.prospects.items())
        return tuple(sign for sign in every if sign.pictures or sign.sells or sign.cost)

    @staticmethod
    def _sign(cell: Cell, one: Prospect) -> Sign:
        pictures = tuple(f"track_{TRACKS[track]}" for track in one.tracks)
        return Sign(cell, pictures, bool(one.bought), "" if one.planned else str(one.cost))

    def _walks(self) -> list[Cell]:
        return [option[1:] for option in self.options if option[0] == "walk"]

    def _way(self, goal: Cell | None) -> tuple[Cell, ...]:
        """The way to a marker that is aimed at."""
        if goal not in self._walks() or goal is None:
            return ()
        seen, seat = self.stage.seen, self.stage.match.seat
        territory, pieces = seen.state.seats[seat].territory, journey_of(seen.state).roads[seat]
        return cheapest_way(seen.content.tiles, territory, pieces, journey_of(seen.state).pawn[seat], goal)

    def told_of(self, key: str) -> tuple[str, ...]:
        """What is told of an edge or a cell, above what is told of the tile."""
        if not self.on:
            return ()
        edge, cell = edge_of(key), cell_of(key)
        if edge is not None:
            return self.pieces.told(edge)
        if cell in self.prospects and not self.stage.covers.kind:
            return answering.prospect_lines(self, self.prospects[cell])
        return ()

    def planned(self) -> tuple[Cell, ...]:
        """The markers that lie, in the order laid."""
        return journey_of(self.stage.seen.state).plan[self.stage.match.seat]

    # -- time -------------------------------------------------------------------------------------
    def set_walking(self, step: Step) -> None:
        """Send the journeyman on his way where his land is seen; the old position is still shown."""
        stage = self.stage
        if not self.on or stage.scene.theme.reduced or stage.covers.opened:
            return
        for event in step.events:
            if isinstance(event, WaypointTaken) and event.seat == stage.seat_shown():
                stride = Stride(event.seat, self._pawn(event.seat), event.way, self._marks(event.seat))
                stage.board.motions.start(stride)

    def look_whether_arrived(self) -> None:
        """What is asked where he has come to is shown only then."""
        walks_ = self.stage.board.motions.busy
        if self._walked and not walks_:
            self.stage.scene.stale = True
        self._walked = walks_

    # -- hands ------------------------------------------------------------------------------------
    def put(self, key: str) -> bool:
        """A click on the ground, or the keyboard's: a marker, the next way, an edge. Whether it meant anything."""
        if self.kind == NONE or self.stage.seat_shown() != self.stage.match.seat:
            return False
        edge, cell = edge_of(key), cell_of(key)
        if edge is not None:
            return self.pieces.put(edge)
        if self.kind not in ON_THE_GROUND or cell is None:
            return False
        for verb in ("mark", "unmark", "walk"):
            if (option := self.option(verb, *cell)) is not None:
                self.choose(option)
                return True
        return False

    def choose(self, option: Option | None) -> None:
        """Make a choice."""
        if option is not None:
            scene = self.stage.scene
            scene.attempt(lambda: scene.play.choose(option))
            scene.pointer.chosen()

    def take(self, tool: Tool) -> None:
        """Take a tool in hand, or lay it down."""
        self.tool = "" if self.tool == tool else tool
        self.pieces.edge = None
        if self.stage.covers.page in ("ground", "board", "lands"):
            self.stage.covers.page = ""
        self.stage.scene.play.version += 1
        self.stage.scene.stale = True

    def use(self, rest: list[str]) -> None:
        """A button of the module, or a place on the board."""
        name = rest[0]
        if name in ("road", "use"):
            self.take("road" if name == "road" else "use")
        elif name == "lay":
            self.pieces.lay()
        elif name == "track":
            self.choose(self.tracks().get(int(rest[1])))
        elif name == "clan":
            self.whose = int(rest[1])
            self.stage.scene.stale = True
        else:
            self.choose(self.option(name))

    def asks(self, asked: Ask) -> Ask:
        """The question as it stands, with a tool in hand or a tile that changes it."""
        if self.tool == "road":
            return words.road_ask(self.pieces.left(self.stage.match.seat))
        if self.tool == "use":
            return words.use_ask()
        spares = self.kind == f.PRICE and self.stage.screening.draft.spares
        return words.spare_ask() if spares else asked

    def answers(self) -> list[Answer]:
        """What can be pressed beside the question."""
        return answering.answers(self)

    # -- keys -------------------------------------------------------------------------------------
    def takes(self, key: int) -> bool:
        """Keys that mean something for what the module asks."""
        if self.kind == NONE:
            return False
        if key in (pygame.K_ESCAPE, pygame.K_BACKSPACE) and self.tool:
            self.take(self.tool)
            return True
        if key == pygame.K_BACKSPACE and self.kind == f.PLAN and self.planned():
            self.choose(self.option("unmark", *self.planned()[-1]))
            return True
        if self.tool == "road":
            return self._takes_edge(key)
        if key in (*ACTIVATE, *ARROWS) and (self.wants_board or self.kind == f.PAUSE):
            return self._to_answers()
        if key in ACTIVATE and self.kind in ON_THE_GROUND:
            return self._to_answers()
        return False

    def _takes_edge(self, key: int) -> bool:
        """Enter lays the piece where it was put, unless the keyboard is on another edge."""
        keys = self.stage.scene.keys
        chosen = self.pieces.edge
        if key in ACTIVATE and chosen is not None and not keys.on_layer and keys.land in ("", edge_key(chosen)):
            self.pieces.lay()
            return True
        return False

    def _to_answers(self) -> bool:
        """The keyboard goes to the first answer, if it is on nothing yet."""
        keys, layer = self.stage.scene.keys, self.stage.scene.layer
        on_answer = keys.shown and (keys.land or (keys.on_layer and layer.focused is not None))
        first = next(iter(self.stage.scene.keys.places.answers()), None)
        if on_answer or first is None:
            return False
        keys.go(("widget", first.key))
        return True

    def primary(self) -> bool:
        """What E means for a question of the module; whether it is one."""
        if self.tool == "road" and self.pieces.edge is not None:
            self.pieces.lay()
            return True
        if self.kind not in OF_THE_MODULE or self.kind == f.BUY_SECOND:
            return False
        tracks = self.tracks()
        if len(tracks) == 1:
            self.choose(next(iter(tracks.values())))
        elif self.kind == f.PLAN:
            self.choose(self.option("confirm"))
        elif self.kind in (f.PAUSE, f.WALK):
            self.choose(self.option("go_on") or self.option("done"))
        else:
            self._to_answers()
        return True

    def digit(self, digit: int) -> bool:
        """The first to the third track."""
        option = self.tracks().get(digit - 1)
        self.choose(option)
        return option is not None

    def toggle_road(self) -> None:
        """Take a road piece in hand by its key, or lay it down."""
        if self.tool == "road" or self.pieces.usable():
            self.take("road")

    def toggle_use(self) -> None:
        """The same for Advance on a Track."""
        if self.tool == "use" or self.can_use():
            self.take("use")

