"""A person at the table for the tests: looks at what is legal, and points at it by mouse or by keyboard alone."""

from __future__ import annotations

import random
from typing import Any

import pygame

from game.bots.arena import ask
from game.bots.bot import decision_chance
from game.bots.levels import ADVISER, explainer, make_bot
from game.bots.reason import Reason
from game.bots.worker import in_the_open
from game.desktop import replays
from game.desktop.app import App
from game.desktop.controller import Target
from game.desktop.loop import Stage
from game.desktop.preferences import Keeper, Preferences, Speed
from game.desktop.replay.scene import ReplayScene
from game.desktop.scenes.base import Scene
from game.desktop.scenes.laying import Laying
from game.desktop.scenes.table import TableScene
from game.desktop.session import Session, Waiting
from game.desktop.tables.lands.stage import LandStage
from game.desktop.tables.skyrim.table import SkyrimTable
from game.desktop.theme import Theme
from game.kernel.game import Game
from game.kernel.match import Match, Replaced
from game.kernel.record import RecordWriter
from game.kernel.reel import Reel
from game.kernel.rules import Option
from game.kernel.setup import parse_seats, read_setup
from game.titles import find_title

FRAME_MS = 50


class InlineBots:
    """Bots that answer at once, in this process."""

    def __init__(self) -> None:
        self.trouble: Replaced | None = None
        self.asked = 0
        self._answer: Option | None = None
        self._advice: Reason | None = None

    def ask(self, game: Game, level: str, state: Any, seat: int, seed: int, n: int) -> None:
        self.asked += 1
        bot = make_bot(game.title.info.key, level)
        self._answer = ask(game, bot, state, seat, game.options(state), seed, n)

    def poll(self) -> Option | None:
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        self._answer = None

    def wish(self, game: Game, state: Any, seat: int, seed: int, n: int) -> None:
        seen = game.title.view(game.content, state, seat)
        option = make_bot(game.title.info.key, ADVISER).choose(game, seen, game.options(seen), decision_chance(seed, n))
        self._advice = explainer(game.title.info.key)(game, seen, option)

    @property
    def wishing(self) -> bool:
        return self._advice is not None

    def advice(self) -> Reason | None:
        advice, self._advice = self._advice, None
        return advice


class Witnesses(InlineBots):
    """That tell why, too, at once."""

    def __init__(self) -> None:
        super().__init__()
        self._reason: Reason | None = None

    def wonder(self, game: Game, state: Any, seat: int, option: Option) -> None:
        title, explain = game.title, explainer(game.title.info.key)
        own, seen = (explain(game, title.view(game.content, state, eyes), option) for eyes in (seat, -1))
        self._reason = in_the_open(own, seen)

    @property
    def wondering(self) -> bool:
        return self._reason is not None

    def reason(self) -> Reason | None:
        reason, self._reason = self._reason, None
        return reason


def make_match(
    seats: str = "human,random,random", seed: int = 5, steps: int = 0, mode: str = "chaos", **options: object
) -> Match:
    title = find_title("skyrim")
    plain = {
        "title": "skyrim",
        "mode": mode,
        "options": options,
        "seats": [seat.model_dump() for seat in parse_seats(seats)],
    }
    game = Game(title, read_setup(title.setup_model, plain))
    match = Match(game, seed)
    while len(match.steps) < steps and not match.over:
        play_step(match)
    return match


def play_step(match: Match) -> None:
    """One choice at random."""
    bot, n = make_bot("skyrim", "random"), len(match.steps)
    match.choose(ask(match.game, bot, match.state, match.seat, match.options(), match.seed, n))


def laid(app: App, scene: Scene | None, size: tuple[int, int] = (1024, 640)) -> Scene | None:
    """Wait until the table is laid, as the loop does."""
    while isinstance(scene, Laying):
        scene.layout(size, Theme(1.0))
        while (wish := scene.wish()) is None:
            scene.update(16)
        scene = app.route(wish)
    return scene


def make_scene(
    match: Match,
    size: tuple[int, int] = (1280, 720),
    writer: RecordWriter | None = None,
    speed: Speed = "fast",
    wary: bool = False,
    paused: bool = False,
    bots: InlineBots | None = None,
) -> TableScene:
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode(size)
    keeper = Keeper(first=Preferences(speed=speed, ask_before_slips=wary))
    scene = TableScene(Session(match, bots or InlineBots(), writer), SkyrimTable.of(match.game), keeper)
    scene.session.paused = paused
    scene.layout(size, Theme(1.0))
    return scene


def watched(match: Match) -> ReplayScene:
    """A match that was played, looked through at the window."""
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1280, 720))
    scene = replays.replay_scene(Reel(match), 0, Keeper())
    scene.layout((1280, 720), Theme())
    return scene


def lands(scene: TableScene) -> LandStage:
    """The stage of a table about land."""
    assert isinstance(scene.stage, LandStage)
    return scene.stage


def until_opened(stage: Stage) -> None:
    """Let the window go on until the page that was asked for is laid."""
    while stage._opening is not None:
        stage.frame(FRAME_MS, [])


class Person:
    """Points at legal things until the match is over."""

    def __init__(self, scene: TableScene, seed: int = 1) -> None:
        self.scene = scene
        self.chance = random.Random(seed)
        self.surface = pygame.Surface(scene.size)
        self.frames = 0

    # -- the window -------------------------------------------------------------------------------
    def send(self, *events: pygame.Event) -> object:
        answer: object = None
        for event in events:
            pygame.event.post(event)
            for one in pygame.event.get():
                answer = self.scene.handle(one) or answer
        return answer

    def frame(self, ms: int = FRAME_MS, draw: bool = False) -> bool:
        self.frames += 1
        changed = self.scene.update(ms)
        if draw:
            self.scene.draw(self.surface)
        return changed

    def click(self, pos: tuple[int, int], times: int = 1) -> object:
        answer = self.send(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        for _ in range(times):
            down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
            up = pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)
            answer = self.send(down, up) or answer
        return answer

    def press(self, key: int, mod: int = 0) -> object:
        down = pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        up = pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)
        return self.send(down, up)

    # -- choosing ---------------------------------------------------------------------------------
    def asked(self) -> bool:
        return self.scene.session.waiting() is Waiting.PERSON and self.scene.play.controller is not None

    def pick(self) -> Target:
        """Something legal; ends of phases come often enough for the match to end."""
        targets = self.scene.play.targets()
        lands = [one for one in targets if one.domain == "territory"]
        cards = [one for one in targets if one.domain == "card"]
        numbers = [one for one in targets if one.domain == "number"]
        verbs = [one for one in targets if one.domain == "verb"]
        if numbers:
            return numbers[-1]
        if verbs and (not lands or self.chance.random() < 0.25):
            return verbs[0]
        if cards and (not lands or self.chance.random() < 0.5):
            return self.chance.choice(cards)
        return self.chance.choice(lands or cards or verbs)

    def choose_by_mouse(self) -> None:
        scene, target = self.scene, self.pick()
        if target.domain == "territory":
            self.click(scene.board.window_point(scene.table.key_of(target)))
        elif target.domain == "card":
            rect = scene.hand.spot(int(target.value))
            self.click((rect.x + 6, rect.y + 8))
        else:
            self.click(self.button(target).center)

    def button(self, target: Target) -> pygame.Rect:
        key = f"verb.{target.value}" if target.domain == "verb" else "confirm"
        widget = self.scene.layer.find(key)
        assert widget is not None, f"there is no button for {target}"
        return widget.rect

    def choose_by_keys(self) -> None:
        scene, target = self.scene, self.pick()
        if target.domain == "number":
            self.press(pygame.K_RETURN)
            return
        if target.domain == "verb":
            self.press(pygame.K_e)
            return
        wanted = (
            ("land", scene.table.key_of(target)) if target.domain == "territory" else ("card", int(target.value))
        )
        for _ in range(len(scene.keys.stops()) + 1):
            self.press(pygame.K_TAB)
            if scene.keys._here() == wanted:
                break
        assert scene.keys._here() == wanted
        self.press(pygame.K_SPACE)

    def play(self, by_keys: bool = False, most_frames: int = 60_000, draw_every: int = 0) -> None:
        """Play to the end."""
        match = self.scene.match
        while not match.over and self.frames < most_frames:
            self.frame(FRAME_MS, bool(draw_every) and self.frames % draw_every == 0)
            if self.scene.overlays.curtain:
                self.press(pygame.K_RETURN)
            elif self.scene.overlays.question:
                self.frame(400)
                self.press(pygame.K_RIGHT)
                self.press(pygame.K_RETURN)
            elif self.asked():
                before = (len(match.steps), self.scene.play.version)
                if by_keys:
                    self.choose_by_keys()
                else:
                    self.frame(400)
                    self.choose_by_mouse()
                assert (len(match.steps), self.scene.play.version) != before, "nothing came of it"
        assert match.over
