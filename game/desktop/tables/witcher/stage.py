"""The witchers' stage: the Continent, the boards about it, and what lies over it for a while."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.desktop.commands import Command
from game.desktop.tables import askpanel, spotting
from game.desktop.tables.askbar import AskModel
from game.desktop.tables.panelled import PanelledStage
from game.desktop.tables.stage import Find
from game.desktop.tables.witcher import rows
from game.desktop.tables.witcher.answering import Answers, Choice
from game.desktop.tables.witcher.atlas import WANDER, Atlas
from game.desktop.tables.witcher.continent.view import ContinentView
from game.desktop.tables.witcher.covers import Covers
from game.desktop.tables.witcher.desk import Desk
from game.desktop.tables.witcher.foresight import Foresight
from game.desktop.tables.witcher.hands import Hands
from game.desktop.tables.witcher.layout import WitcherLayout, make_layout
from game.desktop.tables.witcher.pointing import Pointing
from game.desktop.tables.witcher.table import WitcherTable
from game.desktop.tables.witcher.views.hand import HandView
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action
from game.desktop.widgets.layer import Layer
from game.kernel.match import Match, Step
from game.kernel.texts import gettext as _
from game.titles.witcher import events as e
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.skellige.events import ShipLanded
from game.titles.witcher.state import NONE, State

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

LOOKED_AT = ("deck", "discard")  # no answers
OPEN = tuple(NUMBER[name] for name in ("reroll", "name_attack", "wager", "choose_school", "place_monster"))
TAB_OF = {"track": "beasts"}  # the tab that shows a view


def _view_spot(name: str) -> Find:
    def find(scene: TableScene) -> pygame.Rect | None:
        stage = scene.stage
        assert isinstance(stage, WitcherStage)
        view = stage.desk.views().get(name)
        tab = scene.layer.find(f"tab.{TAB_OF.get(name, name)}")
        return view.rect if view is not None else pygame.Rect(tab.rect) if tab else None

    return find


def _ask_spot(scene: TableScene) -> pygame.Rect | None:
    """The question; over a story or a fight what can be pressed there."""
    stage = scene.stage
    assert isinstance(stage, WitcherStage)
    if not stage.covered:
        return scene.places.ask
    pressed = stage.pressed()
    return pressed[0].unionall(pressed[1:])


class WitcherStage(PanelledStage):
    """`covered`: which cover the layout was made for."""

    tabs: ClassVar[Mapping[int, str]] = {
        pygame.K_F2: "standings", pygame.K_F3: "beasts", pygame.K_F4: "chronicle", pygame.K_F5: "mine",
    }  # fmt: skip
    spots: ClassVar[Mapping[str, Find]] = {
        **{name: _view_spot(name) for name in ("mine", "beasts", "track", "hand", "pool")},
        "ask": _ask_spot, "answers": _ask_spot,
    }  # fmt: skip
    board: ContinentView

    def __init__(self, scene: TableScene, table: WitcherTable) -> None:
        super().__init__(scene)
        self.table = table
        content = table.content
        self.board = ContinentView(content.board, dict(zip(content.place_keys, content.action_of, strict=True)))
        self.atlas = Atlas(self)
        self.hands = Hands(self)
        self.covers = Covers(self)
        self.desk = Desk(self)
        self.foresight = Foresight(self)
        self.answers = Answers(self)
        self.pointing = Pointing(self)
        self.covered = ""
        self._asked: object = None
        scene.session.match.on_undo.append(lambda _match: self.covers.forget())

    # -- place ------------------------------------------------------------------------------------
    def layout(self, size: tuple[int, int], theme: Theme, ask_units: int, guided: bool) -> WitcherLayout:
        """See witcher/layout.py."""
        wide, high = self.board.board.size
        return make_layout(size, theme, ask_units, guided, bool(self.covered), wide / high)

    @property
    def places(self) -> WitcherLayout:
        """Where everything lies."""
        assert isinstance(self.scene.places, WitcherLayout)
        return self.scene.places

    @property
    def panels(self) -> Desk:
        """What lies about the map."""
        return self.desk

    @property
    def has_panel(self) -> bool:
        """Not under a cover."""
        return super().has_panel and not self.covered

    def place(self) -> None:
        """The map and the views."""
        places, theme = self.places, self.scene.theme
        self.board.place(places.board, theme, not places.floats)
        self.hand.place(pygame.Rect(0, 0, 1, 1), theme, "tab")
        self.desk.place()

    # -- what is shown ----------------------------------------------------------------------------
    @property
    def cards(self) -> HandView:
        """The hand that lies on the table."""
        return self.desk.cards

    @property
    def state(self) -> State:
        """Its state."""
        state: State = self.match.state
        return state

    def seat_shown(self) -> int:
        """Whose board lies there: that of the person at the machine, else whose turn it is; in the end the winner's."""
        if self.peek != NONE:
            return self.peek
        if self.match.over and len(self.scene.session.people()) > 1 and self.state.winners:
            return int(self.state.winners[0])
        viewer = self.scene.hand_of()
        if viewer >= 0:
            return viewer
        asked = self.scene.play.controller
        return self.match.seat if asked is not None else max(0, rows.active_seat(self.match))

    def legal(self, domain: str) -> frozenset[int]:
        """What of a kind can be pointed at."""
        return frozenset(int(one.value) for one in self.scene.play.targets() if one.domain == domain)

    def chosen(self, domain: str) -> frozenset[int]:
        """What of a kind has been pointed at."""
        pointed = self.scene.play.controller.pointed if self.scene.play.controller else []
        return frozenset(int(one.value) for one in pointed if one.domain == domain)

    def carried(self) -> frozenset[int]:
        """The card that was pointed at before a place."""
        return frozenset({self.hands.carrying} - {NONE})

    def hand_of_asked(self) -> tuple[int, ...]:
        """The cards of the person at the machine."""
        seat = self.scene.session.viewer
        return self.state.seats[seat].hand if seat >= 0 and not self.match.over else ()

    def show_board(self) -> None:
        """Figures, monsters, lights; another cover is given its place first."""
        asked, hands = (len(self.match.steps), self.scene.session.viewer), self.hands
        if asked != self._asked or hands.carrying not in self.hand_of_asked() or self.kind != WANDER:
            self._asked, hands.carrying = asked, NONE
        if self.covers.kind != self.covered:
            self.covered = self.covers.kind
            self.covers.opened()
            self.scene.place_all(self.scene.size, self.scene.theme, covering=True)
        self.board.show(self.atlas.look())

    def read(self) -> None:
        """All views anew."""
        self.desk.read()
        self.foresight.look()

    # -- the question and its answers -------------------------------------------------------------
    def choices(self) -> tuple[Choice, ...]:
        """Answers that lie neither on the map nor among the cards."""
        return self.answers.choices()

    def lay_ask(self, layer: Layer, asked: AskModel) -> pygame.Rect:
        """See answering.py."""
        return self.answers.lay(layer, asked)

    def draw_ask(self, dst: pygame.Surface, rect: pygame.Rect, asked: AskModel, room: pygame.Rect) -> None:
        """The question without its buttons."""
        if not self.covered:
            askpanel.draw(dst, self.scene.theme, rect, asked, room)

    def takes(self, key: int) -> bool:
        """Keys that read on, and letters that answer."""
        return self.answers.takes(key)

    def buttons(self, layer: Layer) -> None:
        """Tabs, and the places of all views."""
        if self.covered:
            if not any(w.key.startswith("spot.") for w in layer.walk()):
                self.covers.show((), "", "")
                self.lay_spots(layer)
            return
        self.desk.tabs(layer)
        self.desk.look_button(layer)
        self.lay_spots(layer)

    def lay_spots(self, layer: Layer) -> None:
        """The places of all views as controls; a cover under a sheet of cards is only seen."""
        for name, view in self.desk.views().items():
            if name == "cover" and self.desk.overlay == "sheet":
                continue
            spotting.put(layer, self.scene.theme, name, view, self.hands.may, self.hands.tells)

    # -- picture ----------------------------------------------------------------------------------
    def hole(self) -> pygame.Rect:
        """The map, or what lies over the table."""
        return self.places.cover if self.covered else self.board.map_rect()

    @property
    def board_is_seen(self) -> bool:
        """Whether nothing lies over the whole table."""
        return not self.covered

    def lies_over(self, pos: tuple[int, int]) -> bool:
        """What lies over the map."""
        if self.covered or self.open_rect().collidepoint(pos):
            return True
        over = self.desk.views().get(self.desk.overlay)
        return over is not None and over.rect.collidepoint(pos)

    def handed_over(self) -> None:
        """All views are painted anew."""
        for view in (*self.desk.all_views(), *self.covers.all_views()):
            view.forget()

    def draw(self, dst: pygame.Surface) -> None:
        """What lies over the map."""
        self.desk.draw(dst)

    def draw_last(self, dst: pygame.Surface) -> None:
        """The card that is pointed at, large."""
        self.desk.draw_last(dst)

    def hole_looks(self) -> object:
        """The map; what lies over all of the table moves."""
        return None if self.covered else self.board.looks()

    def above(self) -> list[pygame.Rect]:
        """What lies over the map may reach out of it."""
        return super().above() if self.desk.covers_board else []

    # -- pointing ---------------------------------------------------------------------------------
    def hover(self, pos: tuple[int, int] | None) -> bool:
        """Whether another place is thought of, so that cards say what they are worth for it."""
        return self.pointing.note_aim()

    def update(self, dt_ms: int) -> bool:
        """What the hands are on: cards light the places that they lead to."""
        changed = self.covers.update(dt_ms) or self.pointing.note_aim()
        if self.covered:
            return self.pointing.ghost() or changed
        return self.pointing.light() or changed

    def lit(self) -> tuple[str, ...]:
        """Places that a card in hand speaks of."""
        return self.pointing.lit

    def told_of(self, key: str) -> str:
        """What is told of what stands on the map."""
        return self.pointing.told_of(key)

    def matters(self) -> list[pygame.Rect]:
        """What lies over the map; what is read on a cover."""
        if self.covered:
            return self.covers.read_now()
        over = self.desk.views().get(self.desk.overlay)
        return [over.rect, self.desk.closeup_rect()] if over is not None else []

    def columns(self) -> tuple[pygame.Rect, ...]:
        """The boards and the row of tabs, each for itself, so that no tooltip lies far from its part."""
        places = self.places
        return tuple(one for one in (places.tabs, places.mine, places.above, places.below, places.track) if one.h)

    def pressed(self) -> list[pygame.Rect]:
        """The question with its answers, cards that can be spent, attributes and monsters that can be chosen."""
        spots = [w for w in self.scene.layer.walk() if w.key.startswith("spot.") and w.enabled]
        if self.covered:
            found = [w.rect for w in spots if w.key.startswith(("spot.cover.", "spot.sheet."))]
            return found or [pygame.Rect(self.places.cover.midbottom, (1, 1)).move(0, -1)]
        return [self.places.ask, *(w.rect for w in spots if w.key.split(".")[2] not in LOOKED_AT)]

    def find_target(self) -> pygame.Rect | None:
        """The cards that can be spent, else the question."""
        cards = [w.rect for w in self.scene.layer.walk() if w.key.startswith("spot.hand.card.") and w.enabled]
        return cards[0].unionall(cards[1:]) if cards and not self.covered else _ask_spot(self.scene)

    def advises_in_the_open(self) -> bool:
        """Dice and blows are weighed by what all can see."""
        return self.kind in OPEN

    def advice_waits(self) -> str:
        """Advice rests on a hand: its owner turns it up first."""
        waits = self.desk.face_down() and not self.advises_in_the_open()
        return _("Look at your hand first (L), then you are advised.") if waits else ""

    # -- time -------------------------------------------------------------------------------------
    def set_moving(self, match: Match, step: Step) -> int:
        """Dice fall, figures ride."""
        thrown = any(isinstance(event, e.DiceThrown | e.DieRolled) for event in step.events)
        until = self.scene.tempo.throw() if thrown else 0
        self.covers.stepped(match, step, self.readers(match))
        keys = self.table.content.place_keys
        for event in step.events:
            if isinstance(event, e.WitcherMoved | ShipLanded):
                active = rows.active_seat(match)
                figure = next((one for one in self.atlas.figures(active) if one.seat == event.seat), None)
                if figure is not None:
                    self.board.ride(figure, keys[event.source], isinstance(event, ShipLanded))
        return until

    @property
    def clause(self) -> str:
        """How a fight ended that is read about."""
        return self.covers.clause

    def minds(self, match: Match, step: Step) -> bool:
        """Blows that fall on a person."""
        return self.covers.minds(match, step, self.readers(match))

    @property
    def busy(self) -> bool:
        """Whether something moves that should be seen, or waits to be read."""
        return self.board.motions.busy or self.covers.busy

    def finish(self) -> bool:
        """Let everything arrive."""
        moved = self.board.motions.finish()
        return self.covers.finish() or moved

    @property
    def holds(self) -> bool:
        """Whether a page waits to be read, or blows are told one after another."""
        return self.covers.holds or self.covers.tells

    # -- hands ------------------------------------------------------------------------------------
    def take(self, key: str) -> bool:
        """A place for a card, a monster to be placed, a witcher to be looked at."""
        return self.hands.take(key)

    def press(self, pos: tuple[int, int]) -> bool:
        """A row of the standings."""
        return self.hands.press(pos)

    def use(self, action: Action) -> Command | None:
        """A card, a monster, an attribute, a button of what lies over the table."""
        return self.hands.use(action)

    def digit(self, digit: int) -> bool:
        """The first to the ninth of the things that lie side by side."""
        return self.hands.digit(digit)

    def keys(self) -> dict[int, Callable[[], object]]:
        """The pool; the discard pile."""
        return self.hands.keys()

    def wheel(self, notches: float, pos: tuple[int, int]) -> bool:
        """A sheet of cards scrolls."""
        over = self.desk.views().get("sheet")
        if over is None or not over.rect.collidepoint(pos):
            return False
        if self.desk.sheet.scroll(round(-notches * self.scene.theme.px(60))):
            self.scene.stale = True
        return True
