"""The table: a match being played. Everything it shows comes from the session; every choice goes through the play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.desktop.commands import Command, Goto
from game.desktop.controller import Target
from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.preferences import Keeper, Preferences
from game.desktop.scenes.base import Scene
from game.desktop.session import Session
from game.desktop.tables import menu
from game.desktop.tables.bars import Bars
from game.desktop.tables.base import TitleTable
from game.desktop.tables.buttons import Buttons
from game.desktop.tables.guide import Guide
from game.desktop.tables.hearing import Hearing
from game.desktop.tables.keys import Keys
from game.desktop.tables.layout import TableLayout, make_layout
from game.desktop.tables.lights import Lights
from game.desktop.tables.onlookers import Onlookers
from game.desktop.tables.overlays import Overlays
from game.desktop.tables.play import Play
from game.desktop.tables.pointer import TWICE_MS, Pointer
from game.desktop.tables.scenery import Scenery
from game.desktop.tables.slips import Slips
from game.desktop.tables.telling import Telling
from game.desktop.tables.tempo import Tempo
from game.desktop.tables.why import Why
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action
from game.desktop.widgets.layer import Layer
from game.kernel.errors import IllegalChoice
from game.kernel.match import Match
from game.kernel.texts import gettext as _


class TableScene(Scene):
    """Answers with rules, title_page, result and the end. The curtain is drawn here, so that nothing shows under it.

    What it is made of is named on the class, for scenes that show a match otherwise.
    """

    is_replay = False
    tempo_class: type[Tempo] = Tempo
    bars_class: type[Bars] = Bars
    pointer_class: type[Pointer] = Pointer
    keys_class: type[Keys] = Keys
    telling_class: type[Telling] = Telling

    def __init__(self, session: Session, table: TitleTable, keeper: Keeper) -> None:
        self.session = session
        self.table = table
        self.keeper = keeper
        self.play = Play(session, table, lambda: keeper.now.ask_before_slips)
        self.theme = Theme()
        self.size = (0, 0)
        self.places: TableLayout = make_layout((1920, 1080), self.theme)
        self.layer = Layer(self.theme)
        self.overlays = Overlays(self)
        self.slips = Slips()
        self.telling = self.telling_class()
        self.open_panel = ""  # in a narrow window: standings, battle or chronicle
        self.clock = 0
        self.stale = True  # what is shown must be read anew
        self.onlookers = Onlookers(self)
        self.tempo = self.tempo_class(self)
        self.hearing = Hearing(self)
        self.stage = table.make_stage(self)
        self.board, self.hand = self.stage.board, self.stage.hand
        self.play.held = lambda: self.stage.holds
        self.lights = Lights(self)
        self._marked = (0, -TWICE_MS)  # the die marked last, and when
        self._laid = False  # in the language of now
        self.seen_by: tuple[int, int, int] | None = None  # whose knowledge was read last
        self._unlaid = False  # the match was read, its buttons are those from before
        self._shown = -1  # the play's version that was read last
        self._asked_at = -1  # after how many choices somebody was asked who saw the map brought up to date for it
        self.bars: Bars = self.bars_class(self)
        self.scenery: Scenery = Scenery(self)
        self.pointer = self.pointer_class(self)
        self.keys = self.keys_class(self)
        self.buttons = Buttons(self)
        self.guide = Guide(self)
        self.why = Why(self)

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.session.match

    def whole(self) -> Match:
        """The match with all that is known of it."""
        return self.match

    # -- the scene's protocol ---------------------------------------------------------------------
    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        """Places for everything, unless they were found already."""
        if self._laid and (size, theme, self.guide.on) == (self.size, self.theme, bool(self.places.advice.h)):
            self.stale = True
            return
        self.place_all(size, theme)
        self.refresh()

    def follow(self, before: Preferences) -> None:
        """The settings were others before: play at the speed that was chosen, tell in the language that was chosen."""
        now = self.keeper.now
        if now.speed not in (before.speed, self.tempo.speed):
            self.tempo.choose_speed(now.speed)
        if now.language != before.language:
            self.telling, self._laid = self.telling_class(), False  # all is read and laid anew when it is shown

    def lay(self, size: tuple[int, int], theme: Theme) -> Iterator[None]:
        """`layout` in short steps, with all that the first frame shows."""
        if self._laid and (size, theme) == (self.size, self.theme):
            self.layout(size, theme)
            return
        self.place_all(size, theme)
        yield
        self.stage.show_board()
        yield from self.stage.lay()
        yield
        self._read()
        yield
        yield from self.scenery.lay()

    def lay_again(self) -> None:
        """Places for everything anew, in the same window."""
        before = self.layer
        self.place_all(self.size, self.theme)
        self.refresh()
        self.pointer.laid_again(before)

    def place_all(self, size: tuple[int, int], theme: Theme, covering: bool = False) -> None:
        """Find a place for everything; what is shown is read next."""
        self.size, self.theme, self._laid = size, theme, True
        self.places = self.stage.layout(size, theme, self.bars.ask, self.guide.on)
        if self.places.wide:
            self.open_panel = ""
        self.stage.place()
        self.overlays.layout()
        self.scenery.forget(covering)

    def handle(self, event: pygame.Event) -> Command | None:
        """What lies over the table, then keys or pointer; a held key is nobody's, whoever took it first."""
        if self._unlaid:
            self._lay_read()
        if not self.keys.first_press(event):
            return None
        if self.overlays.takes(event):
            return self.overlays.handle(event)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self.keys.handle(event)
        return self.pointer.handle(event)

    def update(self, dt_ms: int) -> bool:
        """Let bots play and things move; True when something looks different."""
        self.clock += dt_ms
        self.hearing.update(dt_ms)
        self.overlays.look_for_curtain()
        changed = self.tempo.advance(dt_ms)
        if self.overlays.curtain:
            return self.overlays.update(dt_ms) or changed
        changed = self.tempo.update(dt_ms) or changed
        self.stale = self.guide.update() or self.scenery.is_outdated() or self.stale
        anew = self.play.look_again() or self.stale or self.play.version != self._shown
        if anew:
            self._refresh_in_frame()
            changed = True
        elif self._unlaid:
            self._lay_read()
            changed = True
        self._tell_troubles()
        moved = [self.pointer.update(dt_ms), self.board.update(dt_ms, not anew), self.layer.update(dt_ms)]
        moved += [self.slips.update(dt_ms), self.overlays.update(dt_ms)]
        moved += [self.stage.update(dt_ms), self.lights.update(dt_ms), self.why.update()]
        return any(moved) or changed

    def draw(self, surface: pygame.Surface) -> None:
        """The table, or the curtain alone."""
        self.scenery.unseen()
        self.redraw(surface)

    def redraw(self, surface: pygame.Surface) -> None:
        """The same, where what is seen is otherwise."""
        if self.overlays.curtain:
            self.scenery.unseen()
            self.overlays.curtain.draw(surface)
            return
        self.scenery.draw(surface)
        self.overlays.draw(surface)

    def _tell_troubles(self) -> None:
        for words in self.match.notices:
            self.slips.tell(words)
        if self.session.writer is not None:
            self.slips.tell(self.session.writer.trouble)

    # -- what is shown ----------------------------------------------------------------------------
    def refresh(self) -> None:
        """Read the match anew: board, hand, chronicle, buttons."""
        self._read()
        self.scenery.still()

    def _refresh_in_frame(self) -> None:
        """While bots play the match is read in one frame, and laid in the next one."""
        places, seen_by = self.places, self.seen_by
        self._read_match()
        same = self.places is places and self.seen_by == seen_by
        if same and ALLOWANCE.in_frame and self.play.controller is None:
            self._unlaid = True
            return
        self._lay_read()
        self.scenery.still()

    def _read(self) -> None:
        self._read_match()
        self._lay_read()

    def _read_match(self) -> None:
        ALLOWANCE.use_up()
        seen_by = (self.session.viewer, self.hand_of(), self.session.eyes)
        if seen_by != self.seen_by:
            self.seen_by = seen_by
            self.stage.handed_over()
            ALLOWANCE.paint_all()  # the next person must not see what the last one held
        self.stale, self._shown = False, self.play.version
        self.telling.update(self.table, self.match, self.session.eyes)
        self.stage.show_board()
        asked = self.play.controller is not None
        steps = self.match.steps
        if asked and len(steps) != self._asked_at and not (steps and steps[-1].by_person):
            self._asked_at = len(steps)
            self.board.hasten()
        self.board.pulsing = asked
        self.stage.read()

    def _lay_read(self) -> None:
        """Rows, bars and buttons of what was read."""
        self._unlaid = False
        ALLOWANCE.use_up()
        self.scenery.rebuild()
        self.pointer.settle()
        self.keys.settle()

    def menu_entries(self) -> menu.Entries:
        """What the menu offers."""
        return menu.entries(self.keeper.now.guide, self.table.leaving)

    def hand_of(self) -> int:
        """Whose hand lies on the table."""
        return self.session.viewer

    # -- choosing ---------------------------------------------------------------------------------
    def point(self, target: Target) -> None:
        """Point at something; what moves arrives first."""
        self.tempo.finish()
        before = self.play.version
        if self.attempt(lambda: self.play.point(target)):
            self.pointer.chosen()
        self.hearing.judge(before)
        self.refresh()

    def point_land(self, key: str) -> None:
        """Point at a land: what is not legal is told beside it, or leads to an attack from the one place it could."""
        if self.play.controller is None:
            return  # nobody is asked: ignored, and not kept
        if self.stage.take(key):
            return
        before, target = self.play.version, self.table.target_at(key)
        self.point(target)
        controller = self.play.controller
        if controller is None or self.play.version != before or self.play.doubt:
            return
        source = self.table.source_of(self.match, controller, key)
        if source:
            self.play.aim_at(self.table.target_at(source), target)
            self.refresh()
        else:
            self.slips.tell_near(self.table.refusal(self.match, controller, key), self.board.subject(key))
            self.layer.dirty = True

    def mark(self, dice: int) -> None:
        """Mark how many dice are thrown; twice in quick succession throws them."""
        twice = self._marked[0] == dice and self.clock - self._marked[1] < TWICE_MS
        self._marked = (0, -TWICE_MS) if twice else (dice, self.clock)
        self.play.set_number(dice)
        if twice:
            self.play.confirm()

    def begin(self, kind: str = "") -> None:
        """Let something go on by itself; say so where it cannot."""
        had = self.play.offers()
        if self.play.begin(kind) is None and had and not self.play.doubt:
            words = _("With so many units to keep there is nothing to throw.")
            self.slips.tell_near(words, self.places.ask)

    def attempt(self, deed: Callable[[], object]) -> object:
        """Do something that the rules may refuse after all; the refusal is shown as its sentence."""
        try:
            return deed()
        except IllegalChoice as error:
            self.slips.tell(str(error))
            self.hearing.refuse()
            return None

    def answer(self, action: Action) -> Command | None:
        """What a button does."""
        self.tempo.finish()
        before = len(self.match.steps)
        command: Command | None = None
        try:
            command = self.buttons.press(action)
        except IllegalChoice as error:
            self.slips.tell(str(error))
        if len(self.match.steps) != before:
            self.pointer.chosen()
        self.refresh()
        return command

    def open_tab(self, name: str) -> None:
        """Open a panel of a narrow window, or close it; a hand that lies face down is turned up by its owner first."""
        if name == "cards" and self.hand.model.face_down:
            self.look_at_hand()
        self.open_panel = "" if self.open_panel == name else name

    def look_at_hand(self) -> None:
        """The person who is asked takes the machine to see the own hand: a curtain comes before it."""
        if not self.stage.holds:
            self.session.look_at_hand()
            self.play.refresh()

    def rules(self) -> Command:
        """The rules at the clause that matters now."""
        title = self.match.game.title
        return Goto("rules", (title.info.key, self.stage.clause or title.clause(self.match.state)))

    def layer_tips(self, surface: pygame.Surface) -> None:
        """The tooltip of what is pointed at on board, hand or panels."""
        if self.pointer.tip and not self.board.motions.busy:
            rect, told = self.pointer.tip
            self.scenery.draw_tip(surface, told, rect)

    def listen(self) -> list[str]:
        """Those of the match, and of the controls."""
        return self.layer.listen()

    def asks_number(self) -> bool:
        """How many dice or units."""
        return bool(self.play.numbers())

    def steer(self, across: float, down: float, notches: float) -> None:
        """Pan the map, and zoom about its middle."""
        if self.overlays.holds_play or self.overlays.curtain:
            return
        self.board.pan(-across, -down)
        if notches:
            self.board.zoom(notches, self.places.board.center)
            self.scenery.stale()
        self.layer.dirty = True

    def leave(self) -> None:
        """Let go of keys and pointer; the match stays as it is."""
        self.pointer.let_go()
        self.keys.let_go()
