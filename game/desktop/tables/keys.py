"""The keyboard at the table: everything the mouse can do. A key that is held down does nothing twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.desktop.commands import Command, Goto
from game.desktop.controller import Target
from game.desktop.tables.base import LogLine
from game.desktop.tables.pointer import Tip
from game.desktop.tables.stops import Stop, Stops
from game.desktop.tables.tempo import BOTS
from game.desktop.widgets.base import ACTIVATE, ENTER
from game.desktop.widgets.layer import ARROWS, MOUSE

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene

PAN_PX = 90
PANS = {pygame.K_a: (1, 0), pygame.K_d: (-1, 0), pygame.K_w: (0, 1), pygame.K_s: (0, -1)}
MORE = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
LESS = (pygame.K_MINUS, pygame.K_KP_MINUS)
REPEATING = {*ARROWS, *PANS, *MORE, *LESS, pygame.K_TAB, pygame.K_BACKSPACE}
DIGITS = {getattr(pygame, f"K_{n}"): n for n in range(10)} | {getattr(pygame, f"K_KP{n}"): n for n in range(10)}


class Keys:
    """Handles key events of a table scene. `land` is the territory aimed at; `shown` while an aim of keys is shown;
    `last`: whether a key was the last thing used.
    """

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.land = ""
        self.shown = False
        self.on_layer = False
        self.last = False
        self.places = Stops(scene)
        self.line: LogLine | None = None  # of the chronicle, while the keyboard is on it
        self._down: set[int] = set()
        self._plain: dict[int, Callable[[], object]] = {
            pygame.K_u: lambda: scene.play.undo(),
            pygame.K_r: lambda: scene.play.redo(),
            pygame.K_e: lambda: scene.play.end_phase(),
            pygame.K_t: self._go_on,
            pygame.K_h: lambda: scene.begin("rest_here"),
            pygame.K_l: scene.look_at_hand,
            pygame.K_v: scene.tempo.next_speed,
            pygame.K_p: scene.tempo.pause,
            pygame.K_n: scene.tempo.step,
            pygame.K_k: scene.tempo.skip,
            pygame.K_f: self.fit,
            pygame.K_i: lambda: scene.why.ask(),
            pygame.K_F10: lambda: scene.overlays.open_menu(),
            pygame.K_HOME: lambda: self._number(first=True),
            pygame.K_END: lambda: self._number(first=False),
            **scene.stage.keys(),
        }

    def let_go(self) -> None:
        """Forget what is held."""
        self._down.clear()

    def show_mouse(self) -> None:
        """The mouse is used now: no aim of the keyboard."""
        if self.shown or self.scene.layer.keyboard:
            self.shown, self.on_layer, self.line = False, False, None
            self.scene.layer.keyboard = False
            self.scene.layer.focus(None)
            self.scene.hand.focused = None
            self.scene.pointer.aim()

    def settle(self) -> None:
        """The match has gone on: an aim that is no target any more is let go."""
        if self.land not in self.scene.board.look.targets:
            self.land = ""
        legal = {card.value for card in self.scene.hand.model.cards}
        if self.scene.hand.focused not in legal:
            self.scene.hand.focused = None
        self.places.settle()
        if (self.last or self.scene.onlookers.asks) and self.places.only_buttons() and self._here() is None:
            self._go_to_answers()
        self.scene.pointer.aim()

    def _go_to_answers(self) -> None:
        answers = self.places.answers()
        if answers:
            self.go(("widget", answers[0].key))

    def first_press(self, event: pygame.Event) -> bool:
        """Whether an event is no key that is held down since before; notes what is down."""
        self.last = event.type == pygame.KEYDOWN or (self.last and event.type not in MOUSE)
        if event.type != pygame.KEYDOWN:
            return True
        again = event.key in self._down
        self._down.add(event.key)
        return not again or event.key in REPEATING

    # -- events -----------------------------------------------------------------------------------
    def handle(self, event: pygame.Event) -> Command | None:
        """Answer a key."""
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
            return None
        if self.scene.slips.hush() or self.scene.stage.dismiss():
            self.scene.layer.dirty = True
        return self._key(event)

    def _key(self, event: pygame.Event) -> Command | None:
        scene, key = self.scene, event.key
        if key == pygame.K_F1:
            return scene.rules()
        if scene.stage.takes(key):
            return None
        if key in scene.stage.tabs:
            self._panel(scene.stage.tabs[key])
        elif key == pygame.K_TAB:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif key in ARROWS:
            self._arrow(event)
        elif key in (pygame.K_ESCAPE, pygame.K_BACKSPACE):
            self._back(key == pygame.K_ESCAPE)
        elif key in ACTIVATE:
            return self._activate(event)
        elif key in DIGITS:
            self._digit(DIGITS[key])
        elif key in MORE or key in LESS:
            self._more(1 if key in MORE else -1)
        elif key in PANS:
            scene.board.pan(*(v * PAN_PX for v in PANS[key]))
            scene.layer.dirty = True
        elif key == pygame.K_g:
            self._do(scene.guide.do_it if event.mod & pygame.KMOD_SHIFT else scene.guide.toggle)
        elif key in self._plain:
            self._do(self._plain[key])
        return None

    def _panel(self, name: str) -> None:
        """Open a folded panel or close it; what can be chosen in it has the keyboard."""
        scene = self.scene
        if scene.stage.is_folded(name):
            scene.open_tab(name)
        self.line = None
        scene.refresh()
        if name == "chronicle" and scene.telling.lines and scene.stage.log_is_seen():
            self.go(("line", ""))

    def _do(self, deed: Callable[[], object]) -> None:
        scene = self.scene
        scene.tempo.finish()
        scene.attempt(deed)
        scene.refresh()

    def _go_on(self) -> None:
        """What goes on by itself here: the attack to the end, or the set-up."""
        kinds = [offer.errand.kind for offer in self.scene.play.offers()]
        if kinds:
            self.scene.begin(kinds[-1])

    def fit(self) -> None:
        """Show the whole map."""
        self.scene.board.fit()
        self.scene.scenery.stale()

    def _number(self, first: bool) -> None:
        numbers = self.scene.play.numbers()
        if numbers:
            self.scene.play.set_number(numbers[0 if first else -1])

    def _digit(self, digit: int) -> None:
        scene = self.scene
        numbers = scene.play.numbers()
        if not numbers and scene.stage.digit(digit):
            return
        if digit == 0 and not scene.play.takes_digit(0):
            self._do(self.fit)
            return
        if not numbers:
            return
        assert scene.play.controller is not None
        if scene.table.numbers(scene.match, scene.play.controller) == "units":
            scene.play.digit(digit)
            scene.refresh()
        elif digit in numbers:
            scene.attempt(lambda: scene.mark(digit))
            scene.refresh()

    def _more(self, step: int) -> None:
        scene = self.scene
        if scene.play.numbers():
            if not scene.play.more_kept(step):
                scene.play.set_number(scene.play.number + step)
            scene.refresh()
        else:
            scene.board.zoom(step, scene.places.board.center)
            scene.scenery.stale()

    def _back(self, escape: bool) -> None:
        scene = self.scene
        if scene.onlookers.hurrying:
            self._do(scene.onlookers.halt)
        elif scene.play.errands and (scene.play.auto or scene.session.waiting() in BOTS):
            self._do(scene.play.stop)
        elif escape and ((scene.open_panel and scene.stage.floats) or self.line is not None):
            scene.open_panel, self.line = "", None
            scene.refresh()
        elif not (scene.tempo.finish() and escape):
            done = scene.play.back()
            scene.refresh()
            if not done and escape:
                scene.overlays.open_menu()

    # -- aiming -----------------------------------------------------------------------------------
    def stops(self) -> list[Stop]:
        """Everything Tab comes to."""
        return self.places.all()

    def come_back(self) -> None:
        """The menu is closed: what the keyboard is on is the question again, and not the menu's button."""
        focused = self.scene.layer.focused
        if focused and focused.key == "menu":
            self.on_layer = False
            self.scene.layer.focus(None)

    def _here(self) -> Stop | None:
        scene = self.scene
        if not self.shown:
            return None
        if self.land:
            return ("land", self.land)
        if scene.hand.focused is not None:
            return ("card", scene.hand.focused)
        if self.line is not None:
            return ("line", "")
        focused = scene.layer.focused
        if not (self.on_layer and focused):
            return None
        if focused.group:
            focused = next(w for w in scene.layer.walk() if w.group == focused.group)
        return ("widget", focused.key)

    def _tab(self, step: int) -> None:
        stops, here = self.stops(), self._here()
        if stops:
            at = stops.index(here) + step if here in stops else (0 if step > 0 else -1)
            self.go(stops[at % len(stops)])

    def go(self, stop: Stop) -> None:
        """Move the focus to a stop and show it."""
        scene = self.scene
        kind, what = stop
        self.shown = True
        self.land = str(what) if kind == "land" else ""
        scene.hand.focused = int(str(what)) if kind == "card" else None
        if kind == "card" and not scene.hand.visible:
            scene.open_panel = "cards"
            scene.refresh()
            scene.hand.focused = int(str(what))
        self.line = scene.scenery.chronicle.last_spoken(scene.telling.lines) if kind == "line" else None
        self.on_layer = kind == "widget"
        scene.layer.keyboard = self.on_layer
        if self.on_layer:
            scene.layer.focus_key(str(what))
        else:
            scene.layer.focus(None)
        if self.land and scene.board.reveal(self.land):
            scene.scenery.stale()
        scene.pointer.tip = self._tip()
        scene.pointer.aim()
        scene.layer.dirty = True

    def _tip(self) -> tuple[pygame.Rect, Tip] | None:
        scene = self.scene
        if self.land:
            return scene.board.subject(self.land), scene.stage.told_of(self.land)
        for card in scene.hand.model.cards:
            if card.value == scene.hand.focused:
                return scene.hand.subject(card.value), card.tip
        return None

    def _arrow(self, event: pygame.Event) -> None:
        scene = self.scene
        dx, dy = ARROWS[event.key]
        if self.line is not None and dy:
            self.line = scene.scenery.chronicle.step(self.line, dy, scene.telling.lines)
            scene.scenery.stale()
            scene.pointer.aim()
            scene.layer.dirty = True
            return
        if self.on_layer and scene.layer.focused:
            action = scene.layer.handle(event)
            if action:
                scene.answer(action)
            elif dy < 0 and not self.land and scene.board.look.targets:
                self.go(("land", self._toward(scene.places.ask.center, 0, -1) or scene.board.look.targets[0]))
            return
        if scene.hand.focused is not None and dx:
            cards = [what for kind, what in self.stops() if kind == "card"]
            at = cards.index(scene.hand.focused) + dx if scene.hand.focused in cards else 0
            self.go(("card", cards[at % len(cards)]))
            return
        if not self.land and self.places.only_buttons():
            self._go_to_answers()
            return
        if not scene.board.look.targets:
            scene.board.pan(-dx * PAN_PX, -dy * PAN_PX)
            scene.layer.dirty = True
            return
        start = self.land or scene.board.look.source
        at_px = scene.board.window_point(start) if start else (0, 0)
        found = self._toward(at_px, dx, dy) if start else ""
        if not found and not self.land:
            found = str(self.stops()[0][1])
        if found:
            self.go(("land", found))

    def _toward(self, at: tuple[int, int], dx: int, dy: int) -> str:
        """The nearest legal target in a direction, those straight ahead first."""
        best, least = "", 10**9
        for key in self.scene.board.look.targets:
            x, y = self.scene.board.window_point(key)
            ahead = (x - at[0]) * dx + (y - at[1]) * dy
            aside = abs((x - at[0]) * dy) + abs((y - at[1]) * dx)
            if ahead > 0 and key != self.land and aside <= 3 * ahead and ahead + 2 * aside < least:
                best, least = key, ahead + 2 * aside
        return best

    def line_chosen(self, line: LogLine | None) -> None:
        """Show where it happened, and why a bot did it."""
        if line is not None:
            self.scene.lights.go_to(line.keys)
            self.scene.why.ask_of(line)

    def _activate(self, event: pygame.Event) -> Command | None:
        scene = self.scene
        here = self._here()
        if here and here[0] == "land":
            self.places.aimed = str(here[1])
            scene.point_land(self.places.aimed)
        elif here and here[0] == "line":
            self.line_chosen(self.line)
        elif here and here[0] == "card":
            scene.point(Target("card", int(str(here[1]))))
        elif here:
            action = scene.layer.handle(event)
            return scene.answer(action) if action else None
        elif scene.match.over:
            return Goto("result")
        elif event.key == pygame.K_SPACE and scene.session.waiting() in BOTS:
            scene.tempo.pause()
        elif self.places.only_buttons():
            self._go_to_answers()
        elif event.key in ENTER or scene.play.numbers():
            self._do(scene.play.confirm)
        return None

