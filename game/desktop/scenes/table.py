"""The table: a match being played. Everything it shows comes from the session; every choice goes through the play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.desktop.board.look import Piece
from game.desktop.board.view import BoardView
from game.desktop.commands import Command, Goto, Quit
from game.desktop.controller import Target
from game.desktop.kit.motion import DIE, DIE_APART
from game.desktop.scenes.base import Scene
from game.desktop.scenes.curtain import Curtain
from game.desktop.scenes.models import CurtainModel
from game.desktop.session import NOBODY, Session, Waiting
from game.desktop.tables import menu
from game.desktop.tables.base import TitleTable, seat_names
from game.desktop.tables.hand import Hand, HandModel
from game.desktop.tables.keys import Keys
from game.desktop.tables.layout import TableLayout, make_layout
from game.desktop.tables.play import Play
from game.desktop.tables.pointer import Pointer
from game.desktop.tables.scenery import Scenery
from game.desktop.tables.slips import Slips
from game.desktop.tables.telling import Telling
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action
from game.desktop.widgets.layer import Layer
from game.kernel.errors import IllegalChoice
from game.kernel.match import Match, Step
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

SPEEDS = (
    ("paused", N_("Paused"), 0),
    ("slow", N_("Slow"), 1400),
    ("normal", N_("Normal"), 600),
    ("fast", N_("Fast"), 0),
)
DICE_MS = DIE + 4 * DIE_APART
AUTO_SPEED = 3  # how much quicker dice fall in an attack to the end
MOST_STEPS = 6  # of bots in one frame when hurried


class TableScene(Scene):
    """Answers with rules, title_page, result and the end. The curtain is drawn here, so that nothing shows under it."""

    def __init__(self, session: Session, table: TitleTable, speed: str = "normal") -> None:
        self.session = session
        self.table = table
        self.play = Play(session, table)
        self.board = BoardView(table.board)
        self.hand = Hand(self.board.picture)
        self.theme = Theme()
        self.size = (0, 0)
        self.places: TableLayout = make_layout((1920, 1080), self.theme)
        self.layer = Layer(self.theme)
        self.menu: Layer | None = None
        self.curtain: Curtain | None = None
        self.slips = Slips()
        self.telling = Telling()
        self.open_panel = ""  # in a narrow window: standings, battle or chronicle
        self.dice_age = 10_000
        self.clock = 0
        self.speed = "normal"
        self.stale = True  # what is shown must be read anew
        self._shown = -1  # the play's version that was read last
        self.scenery = Scenery(self)
        self.pointer = Pointer(self)
        self.keys = Keys(self)
        self.set_speed(speed)
        self.match.on_step.append(self._stepped)
        self.match.on_undo.append(self._undone)

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.session.match

    # -- the scene's protocol ---------------------------------------------------------------------
    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        """Places for everything, unless they were found already."""
        if (size, theme) == (self.size, self.theme):
            self.stale = True
            return
        self._place(size, theme)
        self.refresh()

    def lay(self, size: tuple[int, int], theme: Theme) -> Iterator[None]:
        """`layout` in short steps, with all that the first frame shows."""
        self._place(size, theme)
        yield
        self.board.show(self.table.look(self.match, self.play.controller))
        yield from self.board.lay()
        self._read()
        yield from self.scenery.lay()

    def _place(self, size: tuple[int, int], theme: Theme) -> None:
        self.size, self.theme = size, theme
        self.places = make_layout(size, theme)
        if self.places.wide:
            self.open_panel = ""
        self.board.place(self.places.board, theme, self.places.wide)
        self.hand.place(self.places.hand, theme, self.places.form)
        if self.menu:
            self.open_menu("resign" if self.menu.find("resign") else "")
        if self.curtain:
            self.curtain.layout(size, theme)
        self.scenery.forget()

    def handle(self, event: pygame.Event) -> Command | None:
        """Curtain, menu, then keys or pointer."""
        if event.type == pygame.KEYUP:
            return self.keys.handle(event)
        if self.curtain:
            self._handle_curtain(event)
            return None
        if self.menu:
            return self._handle_menu(event)
        if event.type == pygame.KEYDOWN:
            return self.keys.handle(event)
        return self.pointer.handle(event)

    def update(self, dt_ms: int) -> bool:
        """Let bots play and things move; True when something looks different."""
        self.clock += dt_ms
        self._look_for_curtain()
        changed = self._advance(dt_ms)
        if self.curtain:
            return self.curtain.update(dt_ms) or changed
        if self.dice_age < DICE_MS:
            self.dice_age += dt_ms * (AUTO_SPEED if self.play.auto else 1)
            changed = True
        anew = self.play.look_again() or self.stale or self.play.version != self._shown
        if anew:
            self.refresh()
            changed = True
        self._tell_troubles()
        moved = [self.pointer.update(dt_ms), self.board.update(dt_ms, not anew), self.layer.update(dt_ms)]
        moved += [self.slips.update(dt_ms), bool(self.menu and self.menu.update(dt_ms))]
        return any(moved) or changed

    def draw(self, surface: pygame.Surface) -> None:
        """The table, or the curtain alone."""
        if self.curtain:
            self.curtain.draw(surface)
            return
        self.scenery.draw(surface)
        if self.menu:
            surface.blit(menu.veil(self.size), (0, 0))
            self.menu.draw(surface)

    # -- going on ---------------------------------------------------------------------------------
    @property
    def busy(self) -> bool:
        """Whether something moves that should be seen before play goes on."""
        return self.board.motions.busy or self.dice_age < DICE_MS

    def _advance(self, dt_ms: int) -> bool:
        """Let the session make what needs no person."""
        if self.menu or self.match.over or (self.busy and self.speed != "fast"):
            return False
        if self.play.go_on() is not None:
            return True
        made = False
        for n in range(MOST_STEPS if self.speed == "fast" else 1):
            pace = next(ms for key, _name, ms in SPEEDS if key == self.speed)
            self.session.pace_ms = self.table.dwell_ms(self.match, pace)
            if self.session.tick(dt_ms if n == 0 else 0) is None:
                break
            made = True
        return made

    def _stepped(self, match: Match, step: Step) -> None:
        """Set in motion what a step moves; called before the new position is shown."""
        self.stale = True
        dice = self.table.battle(match)
        rolled = dice is not None and dice.serial == len(match.steps) - 1
        if self.speed == "fast" and not step.by_person:
            self.finish()
            return
        until = 0
        if rolled:
            self.dice_age = 0
            until = round(DICE_MS * 0.75) // (AUTO_SPEED if self.play.auto else 1)
            look = self.table.look(match, None)
            for key, piece in look.pieces.items():
                if self.board.look.pieces.get(key) not in (None, piece):
                    self.board.hold(key, until)
        for one in self.table.moving(step):
            before = self.board.look.pieces.get(one.target)
            mover = self.board.look.pieces.get(one.source)
            if one.conquest:
                self.board.spread(one.source, one.target, until)
            if mover:
                self.board.glide(one.source, one.target, Piece(mover.faction, one.units), before, until)

    def _undone(self, match: Match) -> None:
        self.finish()
        self.stale = True

    def finish(self) -> bool:
        """Let everything that moves arrive; whether anything moved."""
        moved = self.board.motions.finish() or self.dice_age < DICE_MS
        self.dice_age = 10_000
        return moved

    def _tell_troubles(self) -> None:
        for words in self.match.notices:
            self.slips.tell(words)
        if self.session.writer is not None:
            self.slips.tell(self.session.writer.trouble)

    def set_speed(self, speed: str) -> None:
        """How fast bots play."""
        self.speed = speed
        self.session.paused = speed == "paused"
        self.stale = True

    def next_speed(self) -> None:
        """The speed after this one, around."""
        keys = [key for key, _name, _ms in SPEEDS]
        self.set_speed(keys[(keys.index(self.speed) + 1) % len(keys)])

    @property
    def speed_name(self) -> str:
        """The speed in words."""
        return next(_(name) for key, name, _ms in SPEEDS if key == self.speed)

    # -- what is shown ----------------------------------------------------------------------------
    def refresh(self) -> None:
        """Read the match anew: board, hand, chronicle, buttons."""
        self._read()
        self.scenery.still()

    def _read(self) -> None:
        self.stale, self._shown = False, self.play.version
        self.telling.update(self.table, self.match, self.session.viewer)
        look = self.table.look(self.match, self.play.controller)
        self.board.show(look)
        self.board.pulsing = self.play.controller is not None
        self._show_hand()
        self.hand.visible = self.places.hand_lies or self.open_panel == "cards"
        self.scenery.rebuild()
        self.pointer.settle()
        self.keys.settle()

    def _show_hand(self) -> None:
        viewer = self.session.viewer
        cards = self.table.hand(self.match, viewer)
        sets = self.table.sets(self.match, viewer) if self.play.controller else []
        legal = frozenset(int(x.value) for x in self.play.targets() if x.domain == "card")
        pointed = self.play.controller.pointed if self.play.controller else []
        chosen = frozenset(int(x.value) for x in pointed if x.domain == "card")
        self.hand.show(HandModel(tuple(cards), sets[0] if sets else None, legal, chosen))

    # -- choosing ---------------------------------------------------------------------------------
    def point(self, target: Target) -> None:
        """Point at something; what moves arrives first."""
        self.finish()
        if self.attempt(lambda: self.play.point(target)):
            self.pointer.chosen()
        self.refresh()

    def attempt(self, deed: Callable[[], object]) -> object:
        """Do something that the rules may refuse after all; the refusal is shown as its sentence."""
        try:
            return deed()
        except IllegalChoice as error:
            self.slips.tell(str(error))
            return None

    def answer(self, action: Action) -> Command | None:
        """What a button does."""
        self.finish()
        before = len(self.match.steps)
        command: Command | None = None
        try:
            command = self._answer(action)
        except IllegalChoice as error:
            self.slips.tell(str(error))
        if len(self.match.steps) != before:
            self.pointer.chosen()
        self.refresh()
        return command

    def _answer(self, action: Action) -> Command | None:
        key, play = action.key, self.play
        if key == "confirm":
            play.confirm()
        elif key.startswith("die."):
            play.point(Target("number", int(str(action.value))))
        elif key.startswith("verb."):
            play.point(Target("verb", key.removeprefix("verb.")))
        elif key == "number":
            play.set_number(play.numbers()[0] + int(str(action.value)))
        elif key in ("more", "less", "all"):
            top = play.numbers()[-1]
            play.set_number(top if key == "all" else play.number + (1 if key == "more" else -1))
        else:
            return self._answer_else(key)
        return None

    def _answer_else(self, key: str) -> Command | None:
        simple: dict[str, Callable[[], object]] = {
            "to_the_end": self.play.to_the_end, "stop": self.play.stop, "back": self.play.back, "undo": self.play.undo,
            "redo": self.play.redo, "speed": self.next_speed, "step": self.session.step_once, "menu": self.open_menu,
            "exchange": self.exchange, "hurry": lambda: self.set_speed("fast"),
        }  # fmt: skip
        if key in simple:
            simple[key]()
        elif key.startswith("tab."):
            name = key.removeprefix("tab.")
            self.open_panel = "" if self.open_panel == name else name
        elif key == "result":
            return Goto("result")
        elif key == "title_page":
            return Goto("title_page")
        return None

    def exchange(self) -> None:
        """Exchange the set that is offered."""
        offered = self.hand.model.offered
        if offered and self.play.controller:
            self.play.choose(offered.option)

    def rules(self) -> Command:
        """The rules at the clause that matters now."""
        title = self.match.game.title
        return Goto("rules", (title.info.key, title.clause(self.match.state)))

    def layer_tips(self, surface: pygame.Surface) -> None:
        """The tooltip of what is pointed at on board, hand or panels."""
        if self.pointer.tip and not self.board.motions.busy:
            rect, words = self.pointer.tip
            self.scenery.draw_tip(surface, words, rect)

    # -- menu -------------------------------------------------------------------------------------
    def open_menu(self, sure: str = "") -> None:
        """Lay the menu over the table; with `sure`, ask before leaving."""
        may_leave = self.person() != NOBODY
        self.menu = menu.build(self.theme, self.size, may_leave, bool(sure))

    def person(self) -> int:
        """The person at the machine who could leave the match; NOBODY where there is none."""
        people = self.session.people()
        if self.match.over or not people:
            return NOBODY
        return self.match.seat if self.match.seat in people else people[0] if len(people) == 1 else NOBODY

    def _close_menu(self) -> None:
        self.menu, self.stale = None, True
        self.keys.come_back()

    def _handle_menu(self, event: pygame.Event) -> Command | None:
        assert self.menu is not None
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._close_menu()
            return None
        action = self.menu.handle(event)
        if action is None:
            return None
        if action.key == "leave":
            self.open_menu("resign")
            return None
        self._close_menu()
        if action.key == "resign":
            self.session.resign(self.person())
            self.play.refresh()
            return None
        commands = {"rules": self.rules(), "save": Goto("title_page"), "quit": Quit()}
        return commands.get(action.key)

    # -- curtain ----------------------------------------------------------------------------------
    def _look_for_curtain(self) -> None:
        seat = self.session.curtain_for
        if seat is None or self.session.waiting() is not Waiting.CURTAIN or (self.busy and not self.curtain):
            return
        if self.curtain is None or self.curtain.model.seat != seat:
            name = seat_names(self.match)[seat]
            row = self.table.standings(self.match, NOBODY)[seat]
            words = _("Nobody else should look: what follows shows a hidden hand.")
            self.curtain = Curtain(CurtainModel(seat, name, row.faction, words))
            self.curtain.layout(self.size or (1280, 720), self.theme)

    def _handle_curtain(self, event: pygame.Event) -> None:
        assert self.curtain is not None
        if self.curtain.handle(event) is not None:
            self.curtain = None
            self.session.lift_curtain()
            self.play.refresh()
            self.refresh()

    def leave(self) -> None:
        """Let go of keys and pointer; the match stays as it is."""
        self.pointer.let_go()
        self.keys.let_go()
