"""A person at the witchers' table for the tests: points at legal things by mouse or by keyboard alone."""

from __future__ import annotations

import pygame

from game.bots.arena import ask
from game.bots.levels import make_bot
from game.desktop.controller import Target
from game.desktop.preferences import Keeper, Preferences, Speed
from game.desktop.scenes.table import TableScene
from game.desktop.session import Session
from game.desktop.tables.spotting import SpotButton
from game.desktop.tables.witcher.stage import WitcherStage
from game.desktop.tables.witcher.table import WitcherTable
from game.desktop.theme import Theme
from game.desktop.widgets.base import Widget
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.setup import parse_seats, read_setup
from game.titles import find_title
from game.titles.witcher.frames import NUMBER
from tests.desktop.table_driver import FRAME_MS, InlineBots, Person


def make_match(
    seats: str = "human,random", seed: int = 5, steps: int = 0, sea: bool = False, **options: object
) -> Match:
    """`sea`: with Skellige."""
    title = find_title("witcher")
    plain = {
        "title": "witcher",
        "mode": "base",
        "modules": ["skellige"] if sea else [],
        "options": {"schools": "random", **options},
        "seats": [seat.model_dump() for seat in parse_seats(seats)],
    }
    match = Match(Game(title, read_setup(title.setup_model, plain)), seed)
    while len(match.steps) < steps and not match.over:
        play_step(match)
    return match


def play_step(match: Match) -> None:
    bot, n = make_bot("witcher", "random"), len(match.steps)
    match.choose(ask(match.game, bot, match.state, match.seat, match.options(), match.seed, n))


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
    scene = TableScene(Session(match, bots or InlineBots()), WitcherTable(match.game), keeper)
    scene.layout(size, Theme(scale))
    return scene


def witchers(scene: TableScene) -> WitcherStage:
    assert isinstance(scene.stage, WitcherStage)
    return scene.stage


class Wanderer(Person):
    """Whatever is legal can be pointed at: on the map, among the cards, or by a button."""

    def pick(self) -> Target:
        targets = self.scene.play.targets()
        ending = [one for one in targets if one.domain == "verb"]
        if ending and self.chance.random() < 0.35:
            return self.chance.choice(ending)
        return self.chance.choice(targets)

    def widget(self, target: Target) -> Widget | None:
        """The control that stands for a target; None where it is on the map."""
        layer, stage = self.scene.layer, witchers(self.scene)
        if target.domain == "verb":
            return layer.find(f"verb.{target.value}") or self.cover_button(f"verb.{target.value}")
        for one in layer.walk():
            if isinstance(one, SpotButton) and one.enabled and isinstance(one.value, tuple):
                name, value = one.value
                if stage.hands.meant(one.view, name, value) == target:
                    return self.in_sight(one)
        key = f"point.{target.domain}.{target.value}"
        return layer.find(key) or self.cover_button(key)

    def in_sight(self, widget: Widget) -> Widget:
        """What is scrolled out of sight is brought back by the wheel."""
        sheet = witchers(self.scene).desk.sheet.rect
        for notches in (*(-1,) * 40, *(1,) * 40):
            if widget.rect.h > 8:
                break
            self.send(pygame.Event(pygame.MOUSEMOTION, pos=sheet.center, rel=(0, 0), buttons=(0, 0, 0)))
            self.send(pygame.Event(pygame.MOUSEWHEEL, x=0, y=notches, precise_x=0.0, precise_y=float(notches)))
            self.frame(16, True)
            widget = self.scene.layer.find(widget.key) or widget
        return widget

    def cover_button(self, key: str) -> Widget | None:
        """A button of what lies over the table."""
        answers = witchers(self.scene).covers.answers
        n = next((n for n, one in enumerate(answers) if one.key == key), -1)
        layer = self.scene.layer
        return layer.find(f"spot.cover.button{n}.0") or layer.find(f"spot.sheet.button{n}.0")

    def frame(self, ms: int = FRAME_MS, draw: bool = False) -> bool:
        """What waits to be read is read."""
        changed = super().frame(ms, draw)
        if self.scene.stage.holds and not self.scene.overlays.curtain:
            self.press(pygame.K_RETURN)
        return changed

    def asked(self) -> bool:
        return super().asked() and not self.scene.stage.holds

    def throw_again(self, by_keys: bool) -> None:
        """Pick some dice up, then throw."""
        die = self.scene.layer.find(f"spot.cover.die.{self.chance.randrange(5)}")
        assert die is not None
        if by_keys:
            self.press(pygame.K_1 + self.chance.randrange(5))
        else:
            self.click(die.rect.center)
        assert len(witchers(self.scene).covers.picked) == 1
        go = self.scene.layer.find("spot.cover.button0.0")
        assert go is not None
        self.frame(400)
        self.click(go.rect.center)

    def choose_by_mouse(self) -> None:
        if self.scene.match.state.stack[-1][0] == NUMBER["reroll"]:
            self.throw_again(False)
            return
        scene, target = self.scene, self.pick()
        widget = self.widget(target)
        if widget is None:
            key = scene.table.key_of(target)
            assert key in scene.board.look.targets, f"{target} can be pointed at nowhere"
            self.click(scene.board.window_point(key))
            return
        self.click(self.free_pixel(widget))

    def free_pixel(self, widget: Widget) -> tuple[int, int]:
        """Where nothing lies over it."""
        rect = widget.rect
        for x in range(rect.x + 2, rect.right, 4):
            for y in range(rect.y + 2, rect.bottom, 6):
                if self.scene.layer.under((x, y)) is widget:
                    return x, y
        raise AssertionError(f"{widget.key} is covered")

    def choose_by_keys(self) -> None:
        if self.scene.match.state.stack[-1][0] == NUMBER["reroll"]:
            self.throw_again(True)
            return
        scene, target = self.scene, self.pick()
        widget = self.widget(target)
        wanted = ("widget", widget.key) if widget else ("land", scene.table.key_of(target))
        for _ in range(len(scene.keys.stops()) + 1):
            if scene.keys._here() == wanted:
                break
            self.press(pygame.K_TAB)
        assert scene.keys._here() == wanted, f"Tab does not come to {wanted}"
        self.press(pygame.K_SPACE)


class Sailor(Wanderer):
    """Goes where ships lie, puts to sea, and fights Dagon where it can be fought."""

    trips = 0

    def pick(self) -> Target:
        targets, legal = self.scene.play.targets(), self.scene.match.options()
        afloat = [one for one in targets if one.domain == "place" and ("sail_to", one.value) in legal]
        if afloat and self.chance.random() < 0.8:
            self.trips += 1
            return self.chance.choice(afloat)
        harbours = [one for one in targets if one.domain == "place" and one.value in self.ships()]
        if harbours and self.chance.random() < 0.8:
            return self.chance.choice(harbours)
        dagon = [one for one in targets if one == Target("verb", "face_dagon")]
        return dagon[0] if dagon else super().pick()

    def ships(self) -> tuple[int, ...]:
        """The places where they lie."""
        return tuple(self.scene.match.state.skellige.ships)


__all__ = ["FRAME_MS", "Sailor", "Wanderer", "make_match", "make_scene", "play_step", "witchers"]
