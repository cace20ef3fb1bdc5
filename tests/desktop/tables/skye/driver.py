"""A person at the clans' table for the tests: prices, buys and builds by mouse or by keyboard alone."""

from __future__ import annotations

import pygame

from game.bots.arena import ask
from game.bots.levels import make_bot
from game.desktop.preferences import Keeper, Preferences, Speed
from game.desktop.scenes.table import TableScene
from game.desktop.session import Session
from game.desktop.tables.skye.stage import SkyeStage
from game.desktop.tables.skye.table import SkyeTable
from game.desktop.theme import Theme
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.setup import parse_seats, read_setup
from game.titles import find_title
from game.titles.skye import frames as f
from tests.desktop.table_driver import FRAME_MS, InlineBots, Person

KINDS = {"price": f.PRICE, "buy": f.BUY, "build": f.BUILD}


def make_match(seats: str = "human,random,random", seed: int = 5, steps: int = 0, **options: object) -> Match:
    title = find_title("skye")
    plain = {
        "title": "skye",
        "mode": "base",
        "options": options,
        "seats": [seat.model_dump() for seat in parse_seats(seats)],
    }
    match = Match(Game(title, read_setup(title.setup_model, plain)), seed)
    while len(match.steps) < steps and not match.over:
        play_step(match)
    return match


def play_step(match: Match) -> None:
    bot, n = make_bot("skye", "random"), len(match.steps)
    match.choose(ask(match.game, bot, match.state, match.seat, match.options(), match.seed, n))


def play_until(match: Match, kind: str, round_: int = 1, seat: int = -1) -> None:
    """Chance plays on until a person (or that seat) is asked so in a round, or in a later one."""

    def is_there() -> bool:
        who = match.seat == seat if seat >= 0 else match.game.setup.seats[match.seat].is_human
        asked = match.state.stack[-1][0] == KINDS[kind]
        return match.state.rounds + 1 >= round_ and asked and who and len(match.options()) > 1

    while not is_there():
        play_step(match)


def make_scene(
    match: Match,
    size: tuple[int, int] = (1280, 720),
    speed: Speed = "fast",
    scale: float = 1.0,
    bots: InlineBots | None = None,
) -> TableScene:
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode(size)
    keeper = Keeper(first=Preferences(speed=speed, ask_before_slips=False))
    scene = TableScene(Session(match, bots or InlineBots()), SkyeTable(match.game), keeper)
    scene.layout(size, Theme(scale))
    return scene


def clans(scene: TableScene) -> SkyeStage:
    assert isinstance(scene.stage, SkyeStage)
    return scene.stage


class Chieftain(Person):
    """Does at random what can be done, but through the window alone."""

    pages = 0  # on which points were counted

    @property
    def stage(self) -> SkyeStage:
        return clans(self.scene)

    def frame(self, ms: int = FRAME_MS, draw: bool = False) -> bool:
        """What was counted is seen, a page at a time."""
        changed = super().frame(ms, draw)
        if self.scene.stage.holds and not self.scene.overlays.curtain:
            self.pages += 1
            self.press(pygame.K_RETURN)
        return changed

    def asked(self) -> bool:
        return super().asked() and not self.scene.stage.holds and not self.stage.covers.lifting

    def point(self, pos: tuple[int, int]) -> None:
        """Move the pointer there."""
        self.send(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        self.frame(16)

    def use(self, key: str) -> None:
        """Click a control."""
        widget = self.scene.layer.find(key)
        assert widget is not None, f"there is no {key}"
        assert widget.enabled, f"{key} is off: {widget.tooltip}"
        self.frame(400)
        widget = self.scene.layer.find(key)
        assert widget is not None
        self.click(widget.rect.center)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Carry something."""
        self.frame(400)
        self.send(pygame.Event(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0)))
        self.send(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
        for share in (0.3, 0.6, 1.0):
            pos = tuple(round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
            self.send(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0)))
            self.frame(16, True)
        self.send(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False))

    def wheel(self, pos: tuple[int, int], notches: int) -> None:
        """Turn the wheel there."""
        self.point(pos)
        self.send(pygame.Event(pygame.MOUSEWHEEL, x=0, y=notches, precise_x=0.0, precise_y=float(notches)))

    def spot(self, view: str, name: str, value: int) -> tuple[int, int]:
        """The middle of a place of a view."""
        widget = self.scene.layer.find(f"spot.{view}.{name}.{value}")
        assert widget is not None
        return widget.rect.center

    # -- choosing ---------------------------------------------------------------------------------
    def choose_by_mouse(self) -> None:
        kind = self.scene.match.state.stack[-1][0]
        {f.PRICE: self.price_by_mouse, f.BUY: self.buy_by_mouse, f.BUILD: self.build_by_mouse}[kind]()

    def choose_by_keys(self) -> None:
        kind = self.scene.match.state.stack[-1][0]
        {f.PRICE: self.price_by_keys, f.BUY: self.buy_by_keys, f.BUILD: self.build_by_keys}[kind]()

    def price_by_mouse(self) -> None:
        n = len(self.stage.screening.draft.tiles)
        axe = self.chance.randrange(n)
        self.use(f"spot.screen.axe.{axe}")
        for place in range(n):
            for _ in range(self.chance.randint(1, 2) if place != axe else 0):
                self.use(f"spot.screen.more.{place}")
        self.finish_pricing(lambda: self.use("spot.screen.confirm"))

    def price_by_keys(self) -> None:
        n = len(self.stage.screening.draft.tiles)
        axe = self.chance.randrange(n)
        for place in range(n):
            assert self.stage.screening.current == place
            self.press(pygame.K_x if place == axe else pygame.K_UP)
            self.press(pygame.K_RIGHT)
        self.finish_pricing(lambda: self.press(pygame.K_RETURN))

    def finish_pricing(self, confirm: object) -> None:
        """Confirm, and wait until all of it was told to the rules."""
        assert callable(confirm)
        assert not self.stage.screening.why_not()
        match, seat = self.scene.match, self.scene.match.seat
        confirm()
        for _ in range(40):
            if not any(frame == (f.PRICE, seat) for frame in match.state.stack):
                return
            super().frame(FRAME_MS)
        raise AssertionError("the prices were never laid down")

    def buy_by_mouse(self) -> None:
        open_ = [w.key for w in self.scene.layer.walk() if w.key.startswith("spot.market.buy.") and w.enabled]
        self.use(self.chance.choice([*open_, "verb.pass"]))

    def buy_by_keys(self) -> None:
        self.frame(16)
        if self.chance.random() < 0.3:
            self.press(pygame.K_e)
            return
        self.press(pygame.K_RIGHT)
        focused = self.scene.layer.focused
        assert focused is not None
        assert focused.key.startswith("spot.market.")
        self.press(pygame.K_RETURN)

    def build_by_mouse(self) -> None:
        cell = self.chance.choice(self.scene.board.look.targets)
        self.scene.board.reveal(cell)
        self.click(self.scene.board.window_point(cell))
        assert self.stage.builder.cell is not None
        self.frame(400)
        if self.chance.random() < 0.5:
            self.click(self.scene.board.window_point(cell))
        else:
            self.use("spot.build.lay")

    def build_by_keys(self) -> None:
        wanted = self.chance.choice(self.scene.board.look.targets)
        for _ in range(len(self.scene.keys.stops()) + 1):
            if self.scene.keys._here() == ("land", wanted):
                break
            self.press(pygame.K_TAB)
        assert self.scene.keys._here() == ("land", wanted)
        self.press(pygame.K_t)
        self.press(pygame.K_RETURN)
        assert self.stage.builder.cell is not None
        self.press(pygame.K_RETURN)


__all__ = ["FRAME_MS", "Chieftain", "clans", "make_match", "make_scene", "play_step", "play_until"]
