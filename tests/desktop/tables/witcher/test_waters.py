"""Skellige on the map: two sheets, what stands on the sea, what is told of it, ships and Dagon as things to press."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.desktop.controller import Target
from game.desktop.scenes.models import MatchDraft
from game.desktop.shelves import draft_of, new_match, rules, setup_of
from game.desktop.tables.witcher import waters
from game.desktop.tables.witcher.continent.look import DAGON
from game.desktop.tables.witcher.continent.motion import RIDE_MS
from game.desktop.theme import Theme, fitting_scale
from game.titles.witcher.content import Content
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import Skellige, State
from tests.desktop.tables.witcher.driver import Wanderer, make_match, make_scene, play_step, witchers

WANDER = NUMBER["wander"]
ISLES = ("hen_inis", "huandre_heuangi", "aenye_ard", "loc_gwen", "pawen_y_creuan")


class Shore:
    """A person in Cintra with cards, Gold and a ship; seat 1 stays at Ard Skellig with another."""

    def __init__(self, dagon: int = 1, found: tuple[str, ...] = ()) -> None:
        match = make_match("human,random,random", 7, sea=True)
        while match.seat != 0 or match.state.stack[-1][0] != WANDER or len(match.state.seats[0].hand) < 2:
            play_step(match)
        self.content: Content = match.game.content
        self.state: State = match.state
        assert self.state.skellige is not None
        self.sea: Skellige = self.state.skellige
        self.state.seats[0].place, self.state.seats[0].gold = self.place("cintra"), 2
        self.state.seats[1].place, self.state.seats[2].place = self.place("ard_skellig"), self.place("vizima")
        self.sea.ships = (self.place("cintra"), self.place("ard_skellig"), self.place("doldeth"))
        self.sea.dagon, self.sea.found = dagon, tuple(map(self.place, found))
        self.sea.out = self.sea.back = 0
        self.match = match
        self.person = Wanderer(make_scene(match))
        self.scene = self.person.scene
        self.board = witchers(self.scene).board
        self.person.frame(400, True)

    def place(self, key: str) -> int:
        return self.content.place_keys.index(key)

    def told(self, key: str) -> str:
        return witchers(self.scene).told_of(key)


def test_isles_appear_when_they_are_found_and_a_witcher_who_stayed_closes_one() -> None:
    """SKE-LOC-21, -22, SKE-SHP-03."""
    shore = Shore(found=("loc_gwen",))
    look = shore.board.look
    assert look.sea is not None
    assert look.sea.closed == ("ard_skellig",)
    assert set(look.sea.hidden) == set(ISLES) - {"loc_gwen"}
    assert "loc_gwen" in shore.board.spots.places
    assert "hen_inis" not in shore.board.spots.places
    assert {"loc_gwen", "eyna", "isle_of_mists"} <= set(look.targets)
    assert "ard_skellig" not in look.targets


def test_a_ship_is_at_sea_as_long_as_its_witcher_is() -> None:
    shore = Shore()
    board = shore.board
    sailor = replace(next(one for one in board.look.figures if one.seat == 0), place="ard_skellig")
    quay = board.spots.rect("ship:1", board.look).move([round(v) for v in board.camera.to_window(0, 0)])

    def hull(afloat: bool, age: int) -> tuple[int, ...]:
        sheet = pygame.Surface(shore.scene.size)
        board.draw(sheet)
        board.ride(sailor, "cintra", afloat)
        board.motions.rides[0].age = age
        board.draw(sheet)
        assert board.motions.finish()
        return tuple(sheet.get_at(quay.center))

    assert hull(True, 0) != hull(False, 0)
    assert hull(True, RIDE_MS - 1) == hull(False, RIDE_MS - 1)


@pytest.mark.parametrize("dagon", range(5))
def test_dagon_stands_on_its_spot_or_on_the_open_sea(dagon: int) -> None:
    """SKE-TRK-05, -06."""
    shore = Shore(dagon)
    board = shore.board
    home = board.spots.danger(dagon) if dagon < 4 else board.spots.beast("open_sea")
    assert board.spots.rect(DAGON, board.look).center == home.center
    assert ("open_sea" in board.look.targets) == (dagon == 4)


def test_a_card_that_is_pointed_at_first_pays_for_a_trip() -> None:
    shore = Shore()
    stage = witchers(shore.scene)
    content, before = shore.content, len(shore.match.steps)
    ways = {card: waters.alone(content, shore.state, 0, card) for card in shore.state.seats[0].hand}
    card, goal = next((card, goal) for card, to in ways.items() for goal in to if goal in content.islands)
    stage.hands.carrying = card
    shore.scene.refresh()
    stage.take(content.place_keys[goal])
    shore.person.frame(400)
    made = [step.option for step in shore.match.steps[before : before + 2]]
    assert made == [("sail_to", goal), ("play", card)]


def test_a_ship_stands_for_its_place_and_dagon_for_the_way_to_it() -> None:
    shore = Shore(dagon=4)
    match = shore.match
    assert waters.target(match, "ship:2") == Target("place", shore.place("doldeth"))
    assert waters.target(match, DAGON) == Target("place", shore.content.open_sea)
    assert waters.target(match, "danger:1") is None
    before = len(match.steps)
    shore.person.click(shore.board.window_point(DAGON))
    assert match.steps[before].option == ("sail_to", shore.content.open_sea)
    assert match.state.stack[-1][0] == NUMBER["pay_trip"]
    shore.person.press(pygame.K_BACKSPACE)
    assert len(match.steps) == before


def test_a_danger_spot_tells_its_dice() -> None:
    """SKE-TRK-03."""
    shore = Shore(dagon=2)
    texts = [shore.told(f"danger:{n}") for n in range(4)]
    assert len(set(texts)) == 4
    for n, words in enumerate(texts):
        assert str(n + 1) in words
        assert "6" in words
    assert len(texts[2].splitlines()) > len(texts[3].splitlines())  # Dagon stands there


def test_what_is_pointed_at_on_the_sea_is_told() -> None:
    shore = Shore(dagon=4)
    shore.sea.dagon_trails = (False, True, False)
    monster = shore.content.catalogue.monsters[shore.content.dagon]
    assert monster.name in shore.told(DAGON)
    assert "Cintra" in shore.told("ship:0")
    closed, free = shore.told("ard_skellig"), shore.told("eyna")
    assert len(closed.splitlines()) > len(free.splitlines())
    assert shore.told("open_sea").splitlines()[0] == "Open Sea"


def test_the_module_is_a_switch_of_the_new_match() -> None:
    model = new_match("witcher")
    assert "skellige" in [one.key for one in model.options]
    assert setup_of(model.draft).modules == ()
    draft: MatchDraft = model.draft.with_option("skellige", 1)
    assert setup_of(draft).modules == ("skellige",)
    assert draft_of(make_match("human,random", sea=True), "normal").option("skellige") == 1
    assert draft_of(make_match("human,random"), "normal").option("skellige") == 0


@pytest.mark.parametrize("kind", ["pay_trip", "before_die", "divert", "mists", "trade_trophy", "choose_level"])
def test_the_rules_open_at_the_clause_of_what_skellige_asks(kind: str) -> None:
    shore = Shore()
    shore.state.stack.append((NUMBER[kind], 0, 20, 0))
    clause = shore.match.game.title.clause(shore.state)
    assert clause.startswith("SKE-")
    assert f"`{clause}`" in rules("witcher", clause).text


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_ships_lie_beside_names_and_whoever_stands_there_beside_the_track(size: tuple[int, int]) -> None:
    shore = Shore()
    shore.scene.layout(size, Theme(fitting_scale(size)))
    board, look = shore.board, shore.board.look
    spots = board.spots
    names = [one.name for one in spots.places.values()]
    assert look.sea is not None
    for key in ("ard_skellig", "doldeth", "novigrad", "kaer_seren", "cidaris"):
        there = replace(look, sea=replace(look.sea, ships=(key, "cintra", "glenmore")))
        ship = spots.ship(0, there)
        covered = sum(ship.clip(one).w * ship.clip(one).h for one in names)
        assert covered * 10 <= ship.w * ship.h, key
        assert not ship.colliderect(spots.track), key
    assert not spots.figure("ard_skellig", 0).colliderect(spots.track)
    assert not spots.tag("ard_skellig").colliderect(spots.track)
    assert not spots.tag("ard_skellig").colliderect(spots.ship(0, replace(look, sea=replace(look.sea, ships=(
        "ard_skellig",)))))  # fmt: skip
