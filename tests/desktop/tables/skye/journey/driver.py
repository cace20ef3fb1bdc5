"""A person at the clans' table with Journeyman for the tests: plans, walks, advances, lays road pieces."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.desktop.scenes.table import TableScene
from game.desktop.tables.skye.journey.ground import edge_key, edge_of
from game.desktop.tables.skye.land.look import cell_of
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.setup import parse_seats, read_setup
from game.titles import find_title
from game.titles.skye import frames as f
from game.titles.skye.journeyman.boards import bonus_places
from game.titles.skye.journeyman.pieces import moved, put
from game.titles.skye.state import journey_of
from tests.desktop.tables.skye.driver import Chieftain, make_scene, play_step

ADVANCING = (f.SALE, f.SYMBOL, f.WAYPOINT)


def journey_match(seats: str = "human,random,random", seed: int = 5, **options: object) -> Match:
    title = find_title("skye")
    plain = {
        "title": "skye",
        "mode": "base",
        "modules": ["journeyman"],
        "options": options,
        "seats": [seat.model_dump() for seat in parse_seats(seats)],
    }
    return Match(Game(title, read_setup(title.setup_model, plain)), seed)


def play_until(match: Match, kind: int, round_: int = 1, ready: Callable[[Match], bool] = lambda _match: True) -> None:
    """Chance plays on until a person is asked so in a round, or in a later one."""
    while not (
        match.state.rounds + 1 >= round_
        and match.state.stack[-1][0] == kind
        and match.game.setup.seats[match.seat].is_human
        and len(match.options()) > 1
        and ready(match)
    ):
        play_step(match)


def give(match: Match, seat: int, bonus: int = -1, pieces: int = 0) -> None:
    """A bonus tile that can be used, or road pieces, whose place on the board has been reached."""
    journey, board = journey_of(match.state), match.game.content.board
    if bonus >= 0:
        place = journey.layout[seat].index(bonus)
        track, space, _numeral = bonus_places(board)[place]
        reached = moved(journey.reached[seat], track, max(journey.reached[seat][track], space))
        journey.reached = put(journey.reached, seat, reached)
        journey.ripe = put(journey.ripe, seat, reached)
        journey.markers = put(journey.markers, seat, reached)
        journey.bonus = put(journey.bonus, seat, (*journey.bonus[seat], bonus))
    journey.pieces = put(journey.pieces, seat, journey.pieces[seat] + pieces)


class Wanderer(Chieftain):
    """Does at random what can be done with Journeyman, too. `laid`: road pieces, `used`: bonus tiles laid out."""

    laid = 0
    used = 0

    # -- the base game's questions ----------------------------------------------------------------
    def choose_by_mouse(self) -> None:
        if not self.tools(by_keys=False):
            kind = self.scene.match.state.stack[-1][0]
            if kind in (f.BUY_SECOND,):
                self.buy_by_mouse()
            elif kind in ADVANCING:
                self.answer_by_mouse("track.", "decline")
            elif kind == f.PLAN:
                self.plan_by_mouse()
            elif kind == f.WALK:
                self.walk_by_mouse()
            elif kind == f.PAUSE:
                self.use("spot.journey.go_on")
            else:
                super().choose_by_mouse()

    def choose_by_keys(self) -> None:
        while self.scene.board.motions.busy:  # nothing is asked while somebody walks
            self.frame(16)
        if not self.tools(by_keys=True):
            kind = self.scene.match.state.stack[-1][0]
            if kind == f.BUY_SECOND:
                self.buy_by_keys()
            elif kind in ADVANCING:
                self.advance_by_keys()
            elif kind == f.PLAN:
                self.plan_by_keys()
            elif kind == f.WALK:
                self.walk_by_keys()
            elif kind == f.PAUSE:
                self.press(pygame.K_e)
            else:
                super().choose_by_keys()

    # -- tools ------------------------------------------------------------------------------------
    def tools(self, by_keys: bool) -> bool:
        """Now and then lay a road piece, or use the bonus tile; whether anything was done."""
        journeying = self.stage.journeying
        kind = self.stage.kind
        if kind in (f.PRICE, f.PLAN) or self.chance.random() < 0.3:
            return False
        if journeying.pieces.usable():
            self.lay_road(by_keys)
            return True
        if journeying.can_use():
            self.use_advance(by_keys)
            return True
        return False

    def lay_road(self, by_keys: bool) -> None:
        before = len(self.scene.match.steps)
        if by_keys:
            self.press(pygame.K_b)
        else:
            self.use("spot.journey.road")
        self.frame(16)
        key = self.chance.choice(self.scene.board.look.targets)
        assert edge_of(key) is not None
        self.choose_place(key, by_keys)
        if len(self.scene.match.steps) == before:  # behind no screen it is laid by a second click
            self.frame(400)
            if by_keys:
                self.press(pygame.K_RETURN)
            else:
                self.use("spot.journey.lay")
        step = self.scene.match.steps[before]
        assert step.option[0] == "lay_road"
        assert edge_key(step.option[1:]) == key
        self.laid += 1

    def use_advance(self, by_keys: bool) -> None:
        before = len(self.scene.match.steps)
        if by_keys:
            self.press(pygame.K_j)
            self.frame(16)
            self.press(pygame.K_1 + self.chance.choice(list(self.stage.journeying.tracks())))
        else:
            self.use("spot.journey.use")
            self.answer_by_mouse("track.")
        assert self.scene.match.steps[before].option[0] == "use_advance"
        self.used += 1

    # -- the module's questions -------------------------------------------------------------------
    def answer_by_mouse(self, *beginnings: str) -> None:
        keys = [w.key for w in self.scene.layer.walk() if w.enabled]
        wanted = tuple(f"spot.journey.{beginning}" for beginning in beginnings)
        spaces = [key for key in keys if key.startswith("spot.board.next.")]
        self.use(self.chance.choice([*(key for key in keys if key.startswith(wanted)), *spaces]))

    def advance_by_keys(self) -> None:
        tracks = list(self.stage.journeying.tracks())
        if tracks and self.chance.random() < 0.4:
            self.press(pygame.K_1 + self.chance.choice(tracks))
            return
        self.press(pygame.K_RETURN)
        focused = self.scene.layer.focused
        assert focused is not None
        assert focused.key.startswith("spot.journey.")
        self.press(pygame.K_RETURN)

    def plan_by_mouse(self) -> None:
        open_ = [cell for cell, one in self.stage.journeying.prospects.items() if not one.planned]
        if open_ and self.chance.random() < 0.75:
            x, y = self.chance.choice(open_)
            self.choose_place(f"{x},{y}", False)
            assert (x, y) in self.stage.journeying.planned()
        elif self.stage.journeying.planned() and self.chance.random() < 0.2:
            x, y = self.chance.choice(self.stage.journeying.planned())
            self.choose_place(f"{x},{y}", False)
            assert (x, y) not in self.stage.journeying.planned()
        else:
            self.use("spot.journey.confirm")

    def plan_by_keys(self) -> None:
        open_ = [cell for cell, one in self.stage.journeying.prospects.items() if not one.planned]
        planned = self.stage.journeying.planned()
        if open_ and self.chance.random() < 0.75:
            x, y = self.chance.choice(open_)
            self.choose_place(f"{x},{y}", True)
            assert (x, y) in self.stage.journeying.planned()
        elif planned and self.chance.random() < 0.2:
            self.press(pygame.K_BACKSPACE)
            assert self.stage.journeying.planned() == planned[:-1]
        else:
            self.press(pygame.K_e)

    def walk_by_mouse(self) -> None:
        targets = self.scene.board.look.targets
        if targets:
            self.choose_place(self.chance.choice(targets), False)
        else:
            self.use("spot.journey.done")

    def walk_by_keys(self) -> None:
        targets = self.scene.board.look.targets
        if targets:
            self.choose_place(self.chance.choice(targets), True)
        else:
            self.press(pygame.K_e)

    def choose_place(self, key: str, by_keys: bool) -> None:
        """A cell or an edge of the ground."""
        if not by_keys:
            self.scene.board.reveal(key)
            self.frame(400)
            self.click(self.scene.board.window_point(key))
            return
        for _ in range(len(self.scene.keys.stops()) + 1):
            if self.scene.keys._here() == ("land", key):
                break
            self.press(pygame.K_TAB)
        assert self.scene.keys._here() == ("land", key)
        self.press(pygame.K_RETURN)


def wanderer(match: Match, size: tuple[int, int] = (1920, 1080), scale: float = 1.0) -> Wanderer:
    """A person before the table, the curtain lifted."""
    person = Wanderer(make_scene(match, size, scale=scale))
    person.frame(400, True)
    if person.scene.overlays.curtain:
        person.press(pygame.K_RETURN)
        person.frame(400, True)
    return person


__all__ = ["TableScene", "Wanderer", "cell_of", "give", "journey_match", "make_scene", "play_until", "wanderer"]
