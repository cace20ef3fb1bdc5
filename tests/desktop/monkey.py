"""A monkey at the window: sends whatever comes to its mind to the real stage and program, and looks after each event
whether what must always hold still does.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pygame

from game.bots.programs import Programs
from game.desktop import commands as c
from game.desktop import saves
from game.desktop.app import App
from game.desktop.controller import Target
from game.desktop.loop import SMALLEST, Stage
from game.desktop.preferences import Keeper, Preferences
from game.desktop.replay.scene import ReplayScene
from game.desktop.scenes.laying import Laying
from game.desktop.scenes.models import MatchDraft, SeatDraft
from game.desktop.scenes.table import TableScene
from game.desktop.session import NOBODY, Waiting
from game.desktop.sound.player import Sounds
from game.desktop.tables.lands.stage import LandStage
from game.desktop.tables.witcher.stage import WitcherStage
from game.desktop.widgets.layer import Layer
from game.kernel.game import Game
from game.kernel.match import Match, Step
from game.kernel.naming import RESIGN
from game.kernel.record import read_record
from game.kernel.restore import begin, verify
from game.titles import find_title
from game.titles.skyrim.setup import FACTIONS
from tests.desktop.sound.spy import Spy
from tests.desktop.table_driver import InlineBots

SIZES = (SMALLEST, (1280, 720), (1600, 900), (1100, 1000))
KEYS = (
    *(getattr(pygame, f"K_{letter}") for letter in "0123456789abdefghklmnpqrstuvwxy"),
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_LEFT, pygame.K_RIGHT,
    pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_PLUS,
    pygame.K_MINUS, pygame.K_KP_ENTER, pygame.K_DELETE, pygame.K_F1, pygame.K_F2, pygame.K_F3, pygame.K_F4,
    pygame.K_F5, pygame.K_F10, pygame.K_F11,
)  # fmt: skip
MODS = (0, 0, 0, 0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL)
CHANGES: tuple[tuple[str, tuple[object, ...]], ...] = (
    ("language", ("en", "de", "pt_BR", "")),
    ("palette", ("classic", "clear", "contrast")),
    ("scale", (None, 1.0, 1.25, 1.5, 2.0)),
    ("patterns", (True, False)),
    ("reduced_motion", (True, False)),
    ("guide", (True, False)),
    ("ask_before_slips", (True, True, False)),
    ("speed", ("slow", "normal", "fast", "fast")),
    ("volume_hearth", (0, 60)),
)
AWAY = 25  # frames without a table after which the monkey is set before one again
PATIENCE = 0.9  # how often it waits while a table is laid


class TameBots(InlineBots):
    """Answer in this process; ask for no other."""

    pid = 0
    thinking = False

    def __init__(self) -> None:
        super().__init__()
        self.programs = Programs()

    def warm(self, game: Game | None = None) -> None:
        """Nothing to start."""

    def close(self) -> None:
        """Nothing to end."""


def holds_secrets(state: Any, seat: int) -> bool:
    """Whether a seat has anything that others must not see."""
    saga = getattr(state, "saga", None)
    if saga is not None and (saga.boards[seat].spells or saga.boards[seat].objectives):
        return True
    return bool(getattr(state.seats[seat], "hand", True))  # gold is always hidden


@dataclass
class Machine:
    """Who sits at the machine of a match, as told by what everybody can see happen at it."""

    match: Match
    holder: int = NOBODY

    def __post_init__(self) -> None:
        self.people = [n for n, seat in enumerate(self.match.game.setup.seats) if seat.is_human]
        self.match.on_step.append(self._stepped)
        self.match.on_undo.append(lambda _match: self._look())
        self._look()

    def _stepped(self, _match: Match, step: Step) -> None:
        if step.by_person and step.option != RESIGN and step.seat != self.holder:
            self.holder = NOBODY  # answered in the open
        self._look()

    def _look(self) -> None:
        """Whoever is asked and holds nothing may sit down without a curtain."""
        seat = self.match.seat
        if seat in self.people and not holds_secrets(self.match.state, seat):
            self.holder = seat

    def may_see(self, seat: int) -> bool:
        """Whether a seat's hand may lie open."""
        return self.people == [seat] or (seat == self.holder and seat in self.people)


class Monkey:
    """`events` is what it did, newest last."""

    keys: tuple[int, ...] = KEYS

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.seed = seed
        wish = {name: self.chance.choice(values) for name, values in CHANGES}
        self.app = App(Keeper(first=Preferences(**{**wish, "speed": "fast"})))  # type: ignore[arg-type]
        self.app.readiness.thinker = TameBots()  # type: ignore[assignment]
        sounds = Sounds(self.app.keeper, Spy())
        first = self.app.title_page()
        self.stage = Stage(first, self.app.route, self.chance.choice(SIZES), self.app.keeper, sounds)
        self._handle = self.stage.handle
        self.stage.handle = self.handle  # type: ignore[method-assign]
        self.machines: dict[int, Machine] = {}
        self.events: list[pygame.Event] = []
        self.pos = (0, 0)
        self.held: set[int] = set()
        self.away = AWAY
        self.choices = 0
        self._curtain = NOBODY
        self._audited: object = None

    # -- what it does -----------------------------------------------------------------------------
    def act(self, times: int) -> None:
        """So many turns of the loop."""
        for _ in range(times):
            self._stay_near_a_table()
            deed = self.chance.choices(list(DEEDS), list(DEEDS.values()))[0]
            if isinstance(self.stage.scene, Laying) and self.chance.random() < PATIENCE:
                self._wait_for_the_table()
            events = list(deed(self))
            self.events = [*self.events[-40:], *events]
            self.stage.frame(self.chance.choice((16, 16, 50, 100, 400)), events)
            self.stage.running = True
            self.look()

    def _stay_near_a_table(self) -> None:
        at_table = isinstance(self.stage.scene, TableScene)
        self.away = 0 if at_table else self.away + 1
        if self.away > AWAY and not isinstance(self.stage.scene, Laying):
            self.away = 0
            self.stage.obey(c.Goto("title_page"))
            self._wait_for_the_table()
            self.stage.obey(self._command())

    def _wait_for_the_table(self) -> None:
        while isinstance(self.stage.scene, Laying) or self.stage._opening:
            self.stage.frame(16, [])

    def _command(self) -> c.Command:
        paths = saves.saved_paths()
        roll = self.chance.random()
        if paths and roll < 0.15:
            return c.WatchRecord(self.chance.choice(paths))
        if paths and roll < 0.25:
            return c.LoadMatch(self.chance.choice(paths))
        if roll < 0.35:
            return c.Learn("skyrim", self.chance.choice(("chaos", "civil-war")))
        return c.StartMatch(self.draft())

    def draft(self) -> MatchDraft:
        """Persons and bots as they come."""
        seats = self.chance.sample(FACTIONS, self.chance.randint(3, 5))
        people = self.chance.choice((0, 1, 1, 2, 2, 3))
        drawn = tuple(
            SeatDraft(faction, "person" if n < people else "bot", "", self.chance.choice(("random", "normal")))
            for n, faction in enumerate(seats)
        )
        mode = self.chance.choice(("chaos", "chaos", "civil-war"))
        options = (("max_rounds", self.chance.choice((2, 8))),) if mode == "chaos" else ()
        return MatchDraft("skyrim", mode, drawn, options, self.chance.randrange(1000))

    def press(self) -> Iterator[pygame.Event]:
        """A key; now and then it is held, and the system repeats it."""
        key, mod = self.chance.choice(self.keys), self.chance.choice(MODS)
        for _ in range(self.chance.choice((1, 1, 1, 2, 6))):
            yield pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        if self.chance.random() < 0.9:
            yield pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def write(self) -> Iterator[pygame.Event]:
        yield pygame.Event(pygame.TEXTINPUT, text=self.chance.choice(("a", "ß", "…", "日本", "\u202e", "-1", "9" * 40)))

    def move(self) -> Iterator[pygame.Event]:
        yield self._move_to(self._somewhere())

    def click(self) -> Iterator[pygame.Event]:
        yield self._move_to(self._somewhere())
        button = self.chance.choice((1, 1, 1, 1, 2, 3))
        for _ in range(self.chance.choice((1, 1, 2))):
            yield pygame.Event(pygame.MOUSEBUTTONDOWN, pos=self.pos, button=button, touch=False)
            if self.chance.random() < 0.95:
                yield pygame.Event(pygame.MOUSEBUTTONUP, pos=self.pos, button=button, touch=False)

    def drag(self) -> Iterator[pygame.Event]:
        button = self.chance.choice((1, 2, 3))
        yield self._move_to(self._somewhere())
        yield pygame.Event(pygame.MOUSEBUTTONDOWN, pos=self.pos, button=button, touch=False)
        for _ in range(3):
            yield self._move_to(self._somewhere())
        yield pygame.Event(pygame.MOUSEBUTTONUP, pos=self.pos, button=button, touch=False)

    def turn_wheel(self) -> Iterator[pygame.Event]:
        y = self.chance.choice((-3, -1, 1, 3))
        yield pygame.Event(pygame.MOUSEWHEEL, x=0, y=y, precise_x=0.0, precise_y=y / 2, flipped=False, touch=False)

    def use_pad(self) -> Iterator[pygame.Event]:
        button, pad = self.chance.randrange(15), self.chance.randrange(2)
        yield pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=pad, button=button)
        value = self.chance.choice((0, 0, -32768, 32767))
        yield pygame.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=self.chance.randrange(6), value=value)
        if self.chance.random() < 0.9:
            yield pygame.Event(pygame.CONTROLLERBUTTONUP, instance_id=pad, button=button)
        if self.chance.random() < 0.1:
            yield pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad)

    def resize(self) -> Iterator[pygame.Event]:
        w, h = self.chance.choice((*SIZES, (700, 300)))
        if not self.stage.fullscreen:
            pygame.display.set_mode((w, h), pygame.RESIZABLE)
            yield pygame.Event(pygame.VIDEORESIZE, size=(w, h), w=w, h=h)

    def look_away(self) -> Iterator[pygame.Event]:
        for kind in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWEXPOSED):
            yield pygame.Event(kind)

    def change_a_setting(self) -> Iterator[pygame.Event]:
        name, values = self.chance.choice(CHANGES)
        self.app.keeper.change(**{name: self.chance.choice(values)})
        self.stage.follow()
        yield from ()

    def go_elsewhere(self) -> Iterator[pygame.Event]:
        name = self.chance.choice(("settings", "rules", "credits", "load", "new_match", "result", "title_page"))
        if name != "title_page" or self.chance.random() < 0.1:
            self.stage.obey(c.Goto(name, ("skyrim",) if name in ("rules", "new_match") else ()))
        yield from ()

    def wait(self) -> Iterator[pygame.Event]:
        yield from ()

    def choose(self) -> Iterator[pygame.Event]:
        """What a person would do who wants to get on."""
        scene = self.stage.scene
        if not isinstance(scene, TableScene) or scene.play.controller is None or not scene.play.targets():
            key = pygame.K_k if self.chance.random() < 0.3 else pygame.K_RETURN
            yield from self._key(key)
            return
        yield from self._point(scene, self.chance.choice(scene.play.targets()))

    def _point(self, scene: TableScene, target: Target) -> Iterator[pygame.Event]:
        """Towards one of the things that can be pointed at."""
        if target.domain == "territory":
            yield from self._click_at(scene.board.window_point(scene.table.key_of(target)))
        elif target.domain == "card":
            rect = scene.hand.spot(int(target.value))
            yield from self._click_at((rect.x + 6, rect.y + 8))
        else:
            yield from self._key(pygame.K_e if target.domain == "verb" else pygame.K_RETURN)

    def _key(self, key: int) -> Iterator[pygame.Event]:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            yield pygame.Event(kind, key=key, mod=0, unicode="", scancode=0)

    def _click_at(self, pos: tuple[int, int]) -> Iterator[pygame.Event]:
        yield self._move_to(pos)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            yield pygame.Event(kind, pos=pos, button=1, touch=False)

    def _move_to(self, pos: tuple[int, int]) -> pygame.Event:
        rel = (pos[0] - self.pos[0], pos[1] - self.pos[1])
        self.pos = pos
        return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=(0, 0, 0))

    def _somewhere(self) -> tuple[int, int]:
        """Anywhere in the window, or on one of the controls."""
        spots = [w.rect.center for layer in layers(self.stage.scene) for w in layer.walk() if w.can_focus()]
        if spots and self.chance.random() < 0.6:
            x, y = self.chance.choice(spots)
            return int(x), int(y)
        w, h = self.stage.window.get_size()
        return self.chance.randrange(-5, w + 5), self.chance.randrange(-5, h + 5)

    # -- what must hold ---------------------------------------------------------------------------
    def handle(self, event: pygame.Event) -> None:
        """An event makes one choice at most, and none in a bot's turn."""
        scene = self.stage.scene
        if not isinstance(scene, TableScene) or isinstance(scene, ReplayScene):
            self._handle(event)
            return
        match = scene.match
        waiting, before, undone = scene.session.waiting(), len(match.steps), len(match.ahead)
        self._handle(event)
        made = match.steps[before:]
        if made and not undone:
            assert len(made) == 1, f"{event} made {len(made)} choices"
            assert waiting is Waiting.PERSON or made[0].option == RESIGN, f"{event} chose while {waiting}"
        self.choices += len(made)

    def look(self) -> None:
        """All that must always hold."""
        scene = self.stage.scene
        for layer in layers(scene):
            assert layer.focused is None or any(one is layer.focused for one in layer.walk()), "focus on what is gone"
        if isinstance(scene, ReplayScene):
            self._look_at_replay(scene)
        elif isinstance(scene, TableScene):
            self._look_at_table(scene)
        surface = self.stage.window
        if self.chance.random() < 0.2:
            scene.draw(surface)

    def _look_at_replay(self, scene: ReplayScene) -> None:
        reel = scene.session.reel
        people = [n for n, seat in enumerate(reel.game.setup.seats) if seat.is_human]
        seat = self._owner(scene)
        assert seat is None or reel.over or people == [seat], "a replay shows a hand of a match under way"

    def _look_at_table(self, scene: TableScene) -> None:
        match = scene.match
        machine = self.machines.setdefault(id(match), Machine(match))
        curtain = scene.overlays.curtain
        if curtain is None and self._curtain != NOBODY:
            machine.holder = self._curtain
        self._curtain = curtain.model.seat if curtain else NOBODY
        if match.state is not self._audited:
            self._audited = match.state
            wrong = match.game.title.audit(match.game.content, match.state)
            assert not wrong, wrong
        if curtain is not None or scene.stale:
            return
        seat = self._owner(scene)
        assert seat is None or machine.may_see(seat), f"the hand of seat {seat} lies open before {machine.holder}"
        drawn = isinstance(scene.stage, LandStage) and scene.stage.drawn.shown
        assert not drawn or machine.may_see(scene.session.viewer), "a drawn card lies open"

    @staticmethod
    def _owner(scene: TableScene) -> int | None:
        """Whose cards lie open on the table."""
        if isinstance(scene.stage, WitcherStage):
            shown = {card.value for card in scene.stage.cards.model.cards if card.face is not None}
        else:
            shown = {card.value for card in scene.hand.model.cards}
        if not shown:
            return None
        return next(n for n, seat in enumerate(scene.match.state.seats) if shown <= set(seat.hand))

    def end(self) -> None:
        """Close the program, and prove all that it wrote."""
        session = self.app.session
        self.app.close()
        pygame.display.quit()
        for path in saves.saved_paths():
            record = read_record(path)
            verify(record, begin(record, find_title))
        if session is not None and session.writer is not None:
            assert len(read_record(session.writer.path).steps) == len(session.match.steps)


DEEDS: dict[Callable[[Monkey], Iterator[pygame.Event]], int] = {
    Monkey.choose: 240, Monkey.press: 60, Monkey.click: 50, Monkey.wait: 40, Monkey.move: 15, Monkey.use_pad: 15,
    Monkey.drag: 6, Monkey.turn_wheel: 8, Monkey.change_a_setting: 4, Monkey.resize: 2, Monkey.look_away: 3,
    Monkey.go_elsewhere: 3, Monkey.write: 4,
}  # fmt: skip


def layers(scene: Any) -> list[Layer]:
    """The layers that a scene shows now."""
    above: list[Any] = []
    if isinstance(scene, TableScene):
        over = scene.overlays
        above = [over.menu, over.question, over.curtain and over.curtain.layer, over.bubble and over.bubble.layer]
    return [one for one in (getattr(scene, "layer", None), *above) if one is not None]
