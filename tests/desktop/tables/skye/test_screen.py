"""Behind the screen: by hand, by wheel and by keys; what is hidden from whom."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.desktop.scenes.table import TableScene
from game.desktop.session import NOBODY
from game.desktop.tables.skye import reading
from game.kernel.events import EVERYTHING
from game.titles.skye import frames as f
from game.titles.skye import names
from game.titles.skye.state import NONE
from tests.desktop.tables.skye.driver import Chieftain, clans, make_match, make_scene, play_step, play_until


def behind(seats: str = "human,random,random", seed: int = 5, round_: int = 2) -> Chieftain:
    """A person who prices."""
    match = make_match(seats, seed)
    play_until(match, "price", round_)
    person = Chieftain(make_scene(match, (1920, 1080)))
    person.frame(400, True)
    if person.scene.overlays.curtain:
        person.press(pygame.K_RETURN)
        person.frame(400, True)
    return person


def test_axe_and_gold_are_carried_onto_tiles() -> None:
    person = behind()
    screening = person.stage.screening
    person.drag(person.spot("screen", "token", 0), person.spot("screen", "tile", 1))
    assert screening.draft.axe == 1
    person.drag(person.spot("screen", "coin", 1), person.spot("screen", "tile", 0))
    person.drag(person.spot("screen", "coin", 1), person.spot("screen", "tile", 2))
    assert screening.draft.prices == (1, 0, 1)
    assert person.stage.covers.screen.model.left == screening.draft.gold - 2
    assert not screening.why_not()
    assert person.scene.match.state.seats[0].axe == NONE  # nothing is chosen before it is laid down


def test_gold_that_is_carried_beside_a_tile_stays_on_the_tray() -> None:
    person = behind()
    tray = person.spot("screen", "coin", 1)
    person.drag(tray, (tray[0] - 60, tray[1]))
    assert person.stage.screening.draft.prices == (0, 0, 0)


def test_the_wheel_lays_gold() -> None:
    person = behind()
    person.wheel(person.spot("screen", "tile", 2), 1)
    person.wheel(person.spot("screen", "tile", 2), 1)
    person.wheel(person.spot("screen", "tile", 2), -1)
    assert person.stage.screening.draft.prices == (0, 0, 1)


def test_digits_are_a_price() -> None:
    person = behind(round_=4)
    gold = person.stage.screening.draft.gold
    person.press(pygame.K_RIGHT)
    person.press(pygame.K_3)
    assert person.stage.screening.draft.prices == (0, min(3, gold), 0)
    for _ in range(gold + 3):
        person.press(pygame.K_UP)
    assert person.stage.screening.draft.left == 0


def test_nothing_is_confirmed_before_all_lies_right() -> None:
    person = behind()
    before = len(person.scene.match.steps)
    widget = person.scene.layer.find("spot.screen.confirm")
    assert widget is not None
    assert not widget.enabled
    person.press(pygame.K_x)
    person.press(pygame.K_RETURN)
    person.press(pygame.K_e)
    assert len(person.scene.match.steps) == before


def test_what_is_laid_down_is_what_the_rules_know() -> None:
    person = behind()
    match, seat = person.scene.match, person.scene.match.seat
    tiles = match.state.seats[seat].drawn
    person.press(pygame.K_RIGHT)
    person.press(pygame.K_x)
    person.press(pygame.K_LEFT)
    person.press(pygame.K_2)
    person.press(pygame.K_RIGHT)
    person.press(pygame.K_RIGHT)
    person.press(pygame.K_1)
    before = len(match.steps)
    person.finish_pricing(lambda: person.press(pygame.K_RETURN))
    mine = [step.option for step in match.steps[before:] if step.seat == seat]
    assert mine[:4] == [("axe", tiles[1]), ("price", tiles[0], 2), ("price", tiles[2], 1), ("confirm",)]


def test_begin_anew_takes_everything_up() -> None:
    person = behind()
    person.press(pygame.K_x)
    person.press(pygame.K_RIGHT)
    person.press(pygame.K_UP)
    person.use("spot.screen.anew")
    draft = person.stage.screening.draft
    assert (draft.axe, draft.prices, draft.left) == (NONE, (0, 0, 0), draft.gold)


# -- hidden information ---------------------------------------------------------------------------
def shown(scene: TableScene) -> list[Any]:
    """All that can be read at the table: models of views, question, chronicle, rows, tooltips."""
    stage = clans(scene)
    scene.refresh()
    views = [*stage.column.all_views(), *stage.covers.all_views()]
    return [
        [view.model for view in views],
        stage._ask,
        [(one.key, getattr(one, "tooltip", ""), one.enabled) for one in scene.layer.walk()],
        list(scene.telling.lines),
        scene.scenery.rows,
        stage.board.look,
        scene.bars._top,
    ]


@pytest.mark.parametrize("seed", range(3))
def test_nobody_sees_what_another_has_behind_the_screen(seed: int) -> None:
    """Two matches that differ in it alone look the same to the person who still prices."""
    match = make_match("human,human,random", seed)
    play_until(match, "price", 3)
    first = match.seat
    looks = []
    for pick in (0, -1):
        one = make_match("human,human,random", seed)
        play_until(one, "price", 3)
        assert one.seat == first
        while one.state.stack[-1] == (f.PRICE, first):
            one.choose(one.options()[pick if ("confirm",) not in one.options() else 0])
        scene = make_scene(one, (1280, 720))
        person = Chieftain(scene)
        person.frame(400)
        if scene.overlays.curtain:
            person.press(pygame.K_RETURN)
            person.frame(400)
        looks.append((one.seat, shown(scene)))
    assert looks[0][0] != first
    assert looks[0] == looks[1]


def test_gold_of_others_stands_nowhere() -> None:
    """Whatever gold they have, the table looks the same."""
    looks = []
    for gold in (0, 17):
        match = make_match("human,random,random", 6)
        play_until(match, "build", 3)
        for seat, one in enumerate(match.state.seats):
            if seat != match.seat:
                one.gold = one.counted = gold
        scene = make_scene(match, (1920, 1080))
        Chieftain(scene).frame(400)
        looks.append(shown(scene))
    assert looks[0] == looks[1]


def test_a_curtain_comes_between_two_who_price() -> None:
    match = make_match("human:Ada,human:Bo", 7)
    scene = make_scene(match, (1280, 720))
    person = Chieftain(scene)
    person.frame(400)
    assert scene.overlays.curtain is not None
    person.press(pygame.K_RETURN)
    person.frame(400)
    first = match.seat
    person.price_by_keys()
    person.frame(400, True)
    assert match.seat != first
    assert scene.overlays.curtain is not None
    assert clans(scene).screening.draft.tiles == ()
    person.press(pygame.K_RETURN)
    person.frame(400)
    draft = clans(scene).screening.draft
    assert draft.tiles == match.state.seats[match.seat].drawn
    assert (draft.axe, draft.prices) == (NONE, (0, 0, 0))


def test_while_others_price_the_own_prices_are_not_betrayed_to_who_looks_on() -> None:
    """A view of nobody in particular shows no gold, and the market keeps its screens down."""
    match = make_match("random,random", 3)
    play_until(match, "price", 2, seat=match.seat)
    seen = reading.look(match, -1, -1)
    market = reading.market(seen)
    assert all(ware.lot == "hidden" and not ware.price for stall in market.stalls for ware in stall.wares)
    assert all(not reading.desk(seen, seat, NONE, 0).gold for seat in range(2))


# -- the screens go up ----------------------------------------------------------------------------
def test_all_screens_are_lifted_together_and_seen_before_anybody_buys() -> None:
    match = make_match("human,random,random", 5)
    play_until(match, "price", 2)
    scene = make_scene(match, (1280, 720), "normal")
    person = Chieftain(scene)
    person.frame(400)
    person.price_by_keys()
    for _ in range(200):
        if person.stage.covers.lifting:
            break
        person.frame(50)
    assert person.stage.covers.lifting
    steps = len(match.steps)
    assert scene.tempo.busy
    person.frame(100, True)
    assert len(match.steps) == steps
    market = person.stage.covers.market.model
    assert all(ware.lot != "hidden" for stall in market.stalls for ware in stall.wares)
    person.click(scene.places.board.center)
    assert not person.stage.covers.lifting  # any click finishes what moves


def test_a_tile_that_is_too_dear_says_so_and_is_not_bought() -> None:
    match = make_match("human,random,random", 5)
    play_until(match, "buy", 3)
    match.state.seats[match.seat].gold = 1
    match.state.seats[match.seat].counted = 1 + sum(match.state.seats[match.seat].prices)
    for seat, one in enumerate(match.state.seats):
        if seat != match.seat:
            one.prices = tuple(9 for _ in one.prices[:1]) + one.prices[1:]
    scene = make_scene(match, (1280, 720))
    person = Chieftain(scene)
    person.frame(400)
    dear = [
        ware
        for stall in person.stage.covers.market.model.stalls
        for ware in stall.wares
        if ware.price == 9 and stall.clan.seat != match.seat
    ]
    assert dear
    assert all(not ware.open and "9" in ware.why for ware in dear)
    before = len(match.steps)
    widget = scene.layer.find(f"spot.market.buy.{dear[0].tile}")
    assert widget is not None
    person.click(widget.rect.center)
    assert len(match.steps) == before


def test_what_is_opened_again_shows_nothing_of_before() -> None:
    person = behind()
    covers = person.stage.covers
    covers.turn("lands")
    person.frame(400, True)
    assert covers.lands.is_seen
    covers.turn("lands")
    person.frame(400, True)
    covers.turn("lands")
    covers.read()
    assert not covers.lands.is_seen
    person.frame(400, True)
    assert covers.lands.is_seen


# -- after the match ------------------------------------------------------------------------------
@pytest.mark.parametrize("eyes", [EVERYTHING, 0, 1])
def test_the_replay_of_a_finished_match_shows_what_its_eyes_see_behind_screens(eyes: int) -> None:
    match = make_match("random,random", 3)
    while match.state.rounds < 1 or sum(frame[0] == f.PRICE for frame in match.state.stack) != 1:
        play_step(match)  # the one is done, the other has only begun
    seen = reading.look(match, eyes, max(NOBODY, eyes))
    stalls = {one.clan.seat: one for one in reading.market(seen).stalls}
    for seat, one in enumerate(match.state.seats):
        open_ = eyes in (seat, EVERYTHING)
        assert reading.desk(seen, seat, NONE, 0).gold == (str(one.gold) if open_ else "")
        assert (reading.gold_words(seen, seat) == names.gold(one.gold)) == open_
        assert stalls[seat].bare == open_
        laid = dict(zip(one.drawn, one.prices, strict=True)) if open_ else {}
        for ware in stalls[seat].wares:
            axed = open_ and ware.tile == one.axe
            assert ware.lot == ("axed" if axed else "sale" if laid.get(ware.tile) else "hidden")
            assert ware.price == laid.get(ware.tile, 0)
