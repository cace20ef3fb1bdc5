"""The seam between the common table and a title's own: what lies between the bars, how it is drawn and pointed at.

The table has the match, the people, the bots' pace, undo, chronicle, menu, lessons, sounds, and both bars. A stage has
the board with what stands on it, and all else of the title that lies on the table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar, Protocol

import pygame

from game.desktop.tables import askbar
from game.desktop.tables.askbar import AskModel
from game.desktop.tables.hand import Hand
from game.desktop.tables.layout import TableLayout
from game.desktop.tables.rest import Rest
from game.desktop.theme import Theme
from game.kernel.match import Match, Step

if TYPE_CHECKING:
    from game.desktop.board.camera import Camera
    from game.desktop.board.look import Way
    from game.desktop.commands import Command
    from game.desktop.scenes.table import TableScene
    from game.desktop.tables.pointer import Tip
    from game.desktop.widgets.base import Action
    from game.desktop.widgets.layer import Layer

Told = tuple[pygame.Rect, "Tip"]  # a place in the window, and what is told of it
Find = Callable[["TableScene"], pygame.Rect | None]


class Shown(Protocol):
    """What of a board's look the common table asks for; keys are those of places on the map."""

    @property
    def targets(self) -> tuple[str, ...]:
        """What can be pointed at next, in map order."""

    @property
    def source(self) -> str:
        """Where something is moved from."""

    @property
    def aim(self) -> str:
        """What the decision itself aims at."""

    @property
    def last(self) -> Way | None:
        """What moved last."""


class Moving(Protocol):
    """What glides over a board."""

    @property
    def busy(self) -> bool:
        """Whether anything moves that should be seen before play goes on."""

    def finish(self) -> bool:
        """Let all arrive; whether anything moved."""


class Board(Protocol):
    """A map in a rectangle of the window, with places that have keys; `aim` is the one aimed at."""

    aim: str
    lit: tuple[str, ...]
    pulsing: bool
    camera: Camera

    @property
    def look(self) -> Shown:
        """What stands on it and can be pointed at."""

    @property
    def motions(self) -> Moving:
        """What moves on it."""

    @property
    def rect(self) -> pygame.Rect:
        """Where it lies."""

    @property
    def ink(self) -> Theme:
        """The theme of what stands on the map at its zoom."""

    def hasten(self) -> None:
        """Let the next frame show all of it."""

    def lay(self) -> Iterator[None]:
        """Paint the first picture in steps."""

    def at(self, pos: tuple[int, int]) -> str:
        """The place under a pixel of the window."""

    def window_point(self, key: str) -> tuple[int, int]:
        """Where a place is in the window."""

    def subject(self, key: str) -> pygame.Rect:
        """What a tooltip about a place must not cover."""

    def piece_rect(self, key: str) -> pygame.Rect:
        """Where what stands at a place is in the window."""

    def obstacles(self, but: str) -> list[pygame.Rect]:
        """What should not be covered, what belongs to one place left out."""

    def pan(self, dx: float, dy: float) -> None:
        """Drag by pixels."""

    def zoom(self, notches: float, at: tuple[int, int]) -> None:
        """Nearer (positive) or farther, about a pixel."""

    def fit(self) -> None:
        """See everything."""

    def reveal(self, key: str) -> bool:
        """Bring a place into sight; whether the map moved."""

    def centre(self, key: str) -> None:
        """Bring a place to the middle, as far as the map goes."""

    def update(self, dt_ms: int, spare: bool = True) -> bool:
        """Let time pass; whether the picture changes."""

    def map_rect(self) -> pygame.Rect:
        """What of the rectangle the map fills."""

    def draw(self, dst: pygame.Surface) -> None:
        """The map and all that stands on it."""


class Stage(ABC):
    """A title's part of a table scene.

    `tabs`: panels that open by a key. `spots`: things that lessons point at, beside those of every table.
    """

    board: Board
    hand: Hand
    tabs: ClassVar[Mapping[int, str]] = {pygame.K_F2: "standings", pygame.K_F4: "chronicle"}
    spots: ClassVar[Mapping[str, Find]] = {}

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    # -- place ------------------------------------------------------------------------------------
    @abstractmethod
    def layout(self, size: tuple[int, int], theme: Theme, ask_units: int, guided: bool) -> TableLayout:
        """Where everything lies; `ask_units`: how high the bar with the question is at least."""

    @abstractmethod
    def place(self) -> None:
        """Put what the stage has to where `scene.places` says."""

    def lay(self) -> Iterator[None]:
        """Paint what is painted once, in steps."""
        yield from self.board.lay()

    # -- what is shown ----------------------------------------------------------------------------
    @abstractmethod
    def show_board(self) -> None:
        """Show the match as it stands on the board."""

    @abstractmethod
    def read(self) -> None:
        """Read all else of the match anew."""

    @abstractmethod
    def buttons(self, layer: Layer) -> None:
        """Put the stage's own controls on a layer."""

    def choices(self) -> tuple[tuple[str, str, str], ...]:
        """Answers that lie nowhere else on the table: (key, label, tip)."""
        return ()

    def lay_ask(self, layer: Layer, asked: AskModel) -> pygame.Rect:
        """Put the answers on a layer, beside the question; the room that is left for that."""
        places = self.scene.places
        return askbar.buttons(layer, self.scene.theme, places.ask, asked, places.stacked)

    def ask_said(self, asked: AskModel | None) -> object:
        """Equal where `draw_ask` draws the same."""
        return asked

    def draw_ask(self, dst: pygame.Surface, rect: pygame.Rect, asked: AskModel, room: pygame.Rect) -> None:
        """The question without its buttons."""
        askbar.draw(dst, self.scene.theme, rect, asked, room)

    @abstractmethod
    def parts(self, rest: Rest) -> Iterator[None]:
        """Paint what rests between the bars, a part in each step; tells the scenery what is where."""

    def handed_over(self) -> None:  # noqa: B027 (most stages paint what they show at once)
        """Another person looks from now on: nothing that was painted for the last one may be shown."""

    def looks(self) -> set[tuple[tuple[int, int, int, int], object]]:
        """Where `still` draws what: what is not in two of these sets was changed between them."""
        return {((0, 0, *self.scene.size), self.hand.looks())}

    def still(self, dst: pygame.Surface) -> None:
        """What lies above all that rests, and below the board."""
        self.hand.draw(dst)

    def hole(self) -> pygame.Rect:
        """Where the board is seen; empty while something lies over it."""
        return self.board.map_rect()

    @property
    def board_is_seen(self) -> bool:
        """Whether the board lies in its hole, and not something else."""
        return True

    @property
    def board_is_drawn(self) -> bool:
        """Whether anything of it is to be seen: what lies over all of it for a while saves drawing it."""
        return self.board_is_seen

    @abstractmethod
    def draw(self, dst: pygame.Surface) -> None:
        """What lies above the board."""

    def draw_last(self, dst: pygame.Surface) -> None:
        """What lies above everything but tooltips."""
        return

    def hole_looks(self) -> object:
        """Equal where the hole looks the same; None while that is not known, as where something moves in it."""
        return None

    def above(self) -> list[pygame.Rect]:
        """Where `draw` and `draw_last` draw anything now, the hole aside."""
        return [pygame.Rect((0, 0), self.scene.size)]

    # -- pointing ---------------------------------------------------------------------------------
    def is_folded(self, name: str) -> bool:
        """Whether a panel is seen only while its tab is open."""
        return not self.scene.places.wide

    def open_rect(self) -> pygame.Rect:
        """Where an open tab covers the board."""
        return pygame.Rect(0, 0, 0, 0)

    def log_is_seen(self) -> bool:
        """Whether the chronicle is in sight."""
        return not self.is_folded("chronicle") or self.scene.open_panel == "chronicle"

    def log_panel(self) -> pygame.Rect:
        """Where the chronicle lies, with its head; empty while it is not in sight."""
        return self.scene.places.sheet if self.log_is_seen() else pygame.Rect(0, 0, 0, 0)

    def hover(self, pos: tuple[int, int] | None) -> bool:
        """Follow the pointer; whether the picture changes."""
        return self.hand.hover(pos)

    def wheel(self, notches: float, pos: tuple[int, int]) -> bool:
        """Scroll something of the stage; whether there was anything to scroll."""
        return False

    def press(self, pos: tuple[int, int]) -> bool:
        """Answer a click on what is no control and lies not on the board; whether it was meant for it."""
        return False

    def lies_over(self, pos: tuple[int, int]) -> bool:
        """Whether something lies over the board there."""
        return not self.hole().collidepoint(pos) or self.open_rect().collidepoint(pos)

    def tip_at(self, pos: tuple[int, int]) -> Told | None:
        """What can be told of what lies there, controls and `tips` aside."""
        return None

    @abstractmethod
    def told_of(self, key: str) -> Tip:
        """What is told of a place on the map."""

    def columns(self) -> tuple[pygame.Rect, ...]:
        """What lies beside the map: tooltips of its parts lie outside it."""
        return (self.scene.places.side,)

    def region_at(self, pos: tuple[int, int]) -> Told | None:
        """What can be told of the board there, where no place is."""
        return None

    def region_rect(self, key: str) -> pygame.Rect:
        """Where the title of a part of the board stands."""
        return pygame.Rect(0, 0, 0, 0)

    def matters(self) -> list[pygame.Rect]:
        """What a tooltip on the board had better not cover."""
        return []

    def lying(self) -> list[pygame.Rect]:
        """What lies on the board of the stage's own, and is covered by a tooltip only where nothing better is free."""
        return []

    def shown_large(self) -> pygame.Rect | None:
        """Where cards that have just come are shown for a moment."""
        return None

    def bars_free(self) -> tuple[pygame.Rect, ...]:
        """What tooltips of its own parts must not hide: question and advice with their answers, the side column."""
        places = self.scene.places
        ask = places.ask.union(places.advice) if places.advice.h else places.ask
        return (ask, *self.columns()) if self.board_is_seen else ()

    def keeps_free(self) -> tuple[pygame.Rect, ...]:
        """What a tooltip about a control had better not cover."""
        return ()

    def pressed(self) -> list[pygame.Rect]:
        """What is pressed now, the map aside; the first is where the question stands."""
        return [self.scene.places.ask]

    def lit(self) -> tuple[str, ...]:
        """Places on the map that something beside it speaks of."""
        return ()

    def advises_in_the_open(self) -> bool:
        """Whether advice on what is asked rests on nothing that lies face down."""
        return False

    def advice_waits(self) -> str:
        """Why nothing is advised yet, where there is a reason beside the thinking."""
        return ""

    def find_target(self) -> pygame.Rect | None:
        """What can be pointed at now where that is not on the board, for lessons."""
        return None

    # -- time -------------------------------------------------------------------------------------
    @abstractmethod
    def set_moving(self, match: Match, step: Step) -> int:
        """Set in motion what a step moves, before the new position is shown; how long its dice fall, in
        milliseconds."""

    def minds(self, match: Match, step: Step) -> bool:
        """Whether what a step moves must be seen even where bots play fast."""
        return False

    @property
    def busy(self) -> bool:
        """Whether something moves that should be seen before play goes on."""
        return self.board.motions.busy

    def finish(self) -> bool:
        """Let everything arrive; whether anything moved."""
        return self.board.motions.finish()

    @property
    def holds(self) -> bool:
        """Whether the match waits until something was read."""
        return False

    @property
    def clause(self) -> str:
        """The rule that explains what waits to be read; empty where what is asked matters more."""
        return ""

    def takes(self, key: int) -> bool:
        """Answer a key before everything else; whether it was meant for the stage alone."""
        return False

    def dismiss(self) -> bool:
        """Take away what is shown for a moment; whether anything was."""
        return False

    def update(self, dt_ms: int) -> bool:
        """Let time pass; whether the picture changes."""
        return False

    # -- answers ----------------------------------------------------------------------------------
    @property
    def floats(self) -> bool:
        """Whether an open panel lies over the board, and goes when something else is pressed."""
        return True

    def take(self, key: str) -> bool:
        """Answer a click on the board that is more than pointing there; whether it was."""
        return False

    def digit(self, digit: int) -> bool:
        """Answer a digit that is no number; whether it meant anything."""
        return False

    def deeds(self) -> dict[str, Callable[[], object]]:
        """What the stage's own buttons do, by their keys."""
        return {}

    def use(self, action: Action) -> Command | None:
        """Answer a control of the stage whose key begins with `spot.`."""
        return None

    def keys(self) -> dict[int, Callable[[], object]]:
        """What the stage's own keys do."""
        return {}
