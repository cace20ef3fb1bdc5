"""Choosing at the table: attacks that leave units, dice, what is not legal, placing the rest, undo."""

from __future__ import annotations

import pygame
import pytest

from game.kernel.match import Match
from game.titles.skyrim import frames as f
from game.titles.skyrim.events import UnitsPlaced
from game.titles.skyrim.odds import campaign
from tests.desktop.table_driver import Person, lands, make_match, make_scene, play_step
from tests.desktop.test_table import SMALL, sit, until_asked


def invading(units: int = 9, defenders: int = 6, wary: bool = False, seed: int = 5) -> tuple[Person, int, int]:
    """A person who invades, with so many units against so many; source and target."""
    match = make_match("human,random", seed)
    while match.state.stack[-1][0] != f.INVADE or match.seat:
        play_step(match)
    state = match.state
    source, target = next(
        (s, t) for s in match.game.content.land for t in match.game.content.connected[s]
        if state.owner[s] == 0 and state.owner[t] == 1
    )  # fmt: skip
    for t, n in ((source, units), (target, defenders)):
        state.seats[state.owner[t]].units += n - state.units[t]
        state.units[t] = n
    match = Match(match.game, match.seed, state)
    person = Person(make_scene(match, SMALL, wary=wary))
    person.frame(400)
    return person, source, target


def point_at(person: Person, *territories: int) -> None:
    scene = person.scene
    for land in territories:
        person.click(scene.board.window_point(lands(scene).table.board.territories[land].key))
        person.frame(400)


def run_on(person: Person, frames: int = 600) -> None:
    for _ in range(frames):
        person.frame()
        if not person.scene.play.errands and not person.scene.tempo.busy:
            return
    raise AssertionError("it never ends")


# -- attacks that leave units -------------------------------------------------------------------------
@pytest.mark.parametrize("keep", [1, 3, 5, 8])
def test_an_attack_to_the_end_leaves_as_many_units_as_are_to_be_kept(keep: int) -> None:
    for seed in (5, 6, 7):
        person, source, target = invading(9, 9, seed=seed)
        point_at(person, source, target)
        for _ in range(keep - 1):
            person.press(pygame.K_PLUS)
        assert person.scene.play.keep == keep
        person.press(pygame.K_t)
        run_on(person)
        state = person.scene.match.state
        assert state.owner[target] == 0 or state.units[source] >= keep
        assert state.units[source] + (state.units[target] if state.owner[target] == 0 else 0) >= keep


@pytest.mark.parametrize("keep", [2, 3, 4])
def test_near_to_what_is_kept_fewer_dice_are_thrown_until_just_so_many_are_left(keep: int) -> None:
    for seed in (5, 6, 7):
        person, source, target = invading(9, 40, seed=seed)
        scene = person.scene
        point_at(person, source, target)
        for _ in range(keep - 1):
            person.press(pygame.K_PLUS)
        person.press(pygame.K_t)
        run_on(person)
        assert scene.match.state.units[source] == keep
        person.frame(400)
        button = scene.layer.find("to_the_end")
        assert button is not None
        assert not button.enabled
        assert button.tooltip == scene.bars.asked.ask.explain  # type: ignore[union-attr]
        steps = len(scene.match.steps)
        person.press(pygame.K_t)
        person.frame(400)
        assert len(scene.match.steps) == steps
        person.press(pygame.K_MINUS)
        person.press(pygame.K_t)
        person.frame(400)
        assert len(scene.match.steps) > steps


def test_what_is_kept_is_remembered_in_the_turn_and_no_longer() -> None:
    person, source, target = invading(9, 20)
    point_at(person, source, target)
    scene = person.scene
    button = scene.layer.find("keep_more")
    assert button is not None
    person.click(button.rect.center)
    person.press(pygame.K_ESCAPE)
    person.press(pygame.K_ESCAPE)
    point_at(person, source, target)
    assert scene.play.keep == 2
    assert scene.play.offers()[0].errand.keep == 2
    turn = scene.match.game.title.rounds(scene.match.state)[1]
    for _ in range(20):
        person.press(pygame.K_e)
        until_asked(person)
        if scene.match.game.title.rounds(scene.match.state)[1] != turn:
            break
    assert scene.play.keep == 1


def test_the_wheel_over_the_question_says_how_many_stay() -> None:
    person, source, target = invading()
    point_at(person, source, target)
    at = person.scene.places.ask.midleft
    person.send(pygame.Event(pygame.MOUSEMOTION, pos=(at[0] + 9, at[1]), rel=(0, 0), buttons=(0, 0, 0)))
    dice = person.scene.play.number
    person.send(pygame.Event(pygame.MOUSEWHEEL, x=0, y=2, precise_y=2.0))
    assert (person.scene.play.keep, person.scene.play.number) == (2, dice)


def test_the_odds_of_keeping_units_are_those_of_stopping_in_time() -> None:
    whole, kept = campaign(9, 6), campaign(9, 6, keep=5)
    assert kept.conquers < whole.conquers
    assert kept.lost < whole.lost
    assert campaign(9, 6, keep=1) == whole
    assert campaign(5, 4, keep=5) == (0.0, 0.0, 0.0)


@pytest.mark.parametrize("how", ["click", "escape"])
def test_any_click_or_escape_stops_what_goes_on(how: str) -> None:
    person, source, target = invading(40, 40)
    scene = person.scene
    scene.tempo.set_speed("slow")
    point_at(person, source, target)
    person.press(pygame.K_t)
    assert scene.play.errands
    if how == "click":
        person.click((scene.places.board.right - 4, scene.places.board.bottom - 4))
    else:
        person.press(pygame.K_ESCAPE)
    assert not scene.play.errands
    assert scene.overlays.menu is None
    steps = len(scene.match.steps)
    for _ in range(40):
        person.frame()
    assert not any(step.by_person for step in scene.match.steps[steps:])


# -- dice ---------------------------------------------------------------------------------------------
def test_a_click_on_a_die_and_its_digit_mark_it_alike() -> None:
    person, source, target = invading()
    point_at(person, source, target)
    scene, steps = person.scene, len(person.scene.match.steps)
    for n in (1, 2, 3):
        die = scene.layer.find(f"die.{n}")
        assert die is not None
        person.click(die.rect.center)
        by_click = scene.play.number
        person.frame(400)
        person.press(getattr(pygame, f"K_{n}"))
        assert by_click == scene.play.number == n
        person.frame(400)
    assert len(scene.match.steps) == steps


@pytest.mark.parametrize("how", ["click", "digit"])
def test_a_die_that_is_pressed_twice_in_quick_succession_is_thrown_once(how: str) -> None:
    person, source, target = invading()
    point_at(person, source, target)
    scene = person.scene
    die = scene.layer.find("die.2")
    assert die is not None
    if how == "click":
        person.click(die.rect.center, times=3)
    else:
        person.press(pygame.K_2)
        person.press(pygame.K_2)
    thrown = [step.option for step in scene.match.steps if step.option[0] == "attack"]
    assert thrown == [("attack", source, target, 2)]


# -- pointing -----------------------------------------------------------------------------------------
def test_a_land_that_only_one_can_attack_may_be_pointed_at_first_and_nothing_is_thrown() -> None:
    person, source, target = invading()
    scene, match = person.scene, person.scene.match
    state = match.state
    for t in match.game.content.connected[target]:
        if t != source and state.owner[t] == 0:
            state.seats[0].units += 1 - state.units[t]
            state.units[t] = 1
    scene.play.refresh()
    scene.refresh()
    steps = len(match.steps)
    point_at(person, target)
    assert scene.play.controller is not None
    assert [int(one.value) for one in scene.play.controller.pointed] == [source, target]
    assert len(match.steps) == steps


def test_what_is_not_legal_is_told_beside_it_and_changes_nothing() -> None:
    person, _source, _target = invading()
    scene, state = person.scene, person.scene.match.state
    connected = scene.match.game.content.connected
    far = next(t for t, who in enumerate(state.owner) if who == 1 and all(state.owner[u] != 0 for u in connected[t]))
    steps, before = len(scene.match.steps), list(state.units)
    point_at(person, far)
    assert lands(scene).table.board.territories[far].name in scene.slips.near
    assert scene.slips.near.count(".") == 1
    assert (len(scene.match.steps), list(scene.match.state.units)) == (steps, before)
    person.press(pygame.K_TAB)
    assert scene.slips.near == ""


@pytest.mark.parametrize("mode", ["chaos", "civil-war"])
def test_every_land_that_is_not_legal_has_its_sentence(mode: str) -> None:
    match = make_match("human,human,human", 3, mode=mode, max_rounds=2)
    kinds, told = set[int](), 0
    scene = make_scene(match, SMALL)
    for _ in range(900):
        if match.over:
            break
        scene.session.lift_curtain()
        scene.play.refresh()
        kind = match.state.stack[-1][0]
        if scene.play.controller and (kind not in kinds or match.seat == 0):
            kinds.add(kind)
            legal = {scene.table.key_of(target) for target in scene.play.targets()}
            for land in lands(scene).table.board.territories:
                if land.key not in legal:
                    words = scene.table.refusal(match, scene.play.controller, land.key)
                    assert words.endswith(".")
                    told += 1
        play_step(match)
    assert told
    assert {f.REINFORCE, f.PLACE_UNITS, f.INVADE, f.MANEUVER} <= kinds


def test_another_land_takes_the_place_of_the_one_that_units_were_to_go_to() -> None:
    person = sit()
    until_asked(person, f.REINFORCE)
    scene = person.scene
    first, second = (int(target.value) for target in scene.play.targets()[:2])
    point_at(person, first)
    assert scene.match.state.stack[-1][2] == first
    point_at(person, second)
    assert scene.match.state.stack[-1][:3] == (f.PLACE_UNITS, scene.match.seat, second)


# -- placing ------------------------------------------------------------------------------------------
def garrison() -> Person:
    match = make_match("human,random,random", 3, mode="civil-war", max_rounds=2)
    person = Person(make_scene(match, SMALL), 2)
    until_asked(person, f.GARRISON)
    return person


def test_the_rest_goes_to_one_land_with_one_choice() -> None:
    person = garrison()
    scene, seat = person.scene, person.scene.match.seat
    land = int(scene.play.targets()[0].value)
    point_at(person, land)
    until_asked(person, f.GARRISON) if not person.asked() else None
    before = len(scene.match.steps)
    button = scene.layer.find("rest_here")
    assert button is not None
    person.click(button.rect.center)
    for _ in range(2000):
        person.frame()
        if scene.match.state.stack[-1][0] != f.GARRISON:
            break
    placed = [e for step in scene.match.steps[before:] for e in step.events if isinstance(e, UnitsPlaced)]
    mine = [event.territory for event in placed if event.seat == seat]
    assert len(mine) > 10
    assert set(mine) == {land}


def test_the_rest_is_spread_over_the_borders_and_a_click_stops_it_between_bots() -> None:
    person = garrison()
    scene, seat = person.scene, person.scene.match.seat
    person.press(pygame.K_t)
    for _ in range(12):
        person.frame()
    scene.tempo.set_speed("normal")
    scene.tempo.pause()
    person.frame()
    assert scene.play.errands
    person.click((scene.places.board.right - 4, scene.places.board.bottom - 4))
    assert not scene.play.errands
    state, connected = scene.match.state, scene.match.game.content.connected
    own = [t for t, who in enumerate(state.owner) if who == seat]
    grown = [t for t in own if state.units[t] > 1]
    assert grown
    assert all(any(state.owner[u] != seat for u in connected[t]) for t in grown)
    assert max(state.units[t] for t in own) <= 3


# -- undo ---------------------------------------------------------------------------------------------
def test_undo_and_redo_say_what_they_would_do() -> None:
    person = sit()
    until_asked(person, f.REINFORCE)
    scene = person.scene
    land = int(scene.play.targets()[0].value)
    name = lands(scene).table.board.territories[land].name
    point_at(person, land)
    person.press(pygame.K_1)
    person.press(pygame.K_RETURN)
    undo = scene.layer.find("undo")
    assert undo is not None
    assert undo.enabled
    assert f"1 unit on {name}" in undo.tooltip
    redo = scene.layer.find("redo")
    assert redo is not None
    assert not redo.enabled
    person.press(pygame.K_u)
    redo = scene.layer.find("redo")
    assert redo is not None
    assert f"1 unit on {name}" in redo.tooltip
    person.frame(400)
    person.click(redo.rect.center)
    redo = scene.layer.find("redo")
    assert redo is not None
    assert not redo.enabled


def test_undo_says_why_it_cannot_go_past_dice() -> None:
    person, source, target = invading()
    point_at(person, source, target)
    person.press(pygame.K_RETURN)
    for _ in range(40):
        person.frame()
    scene = person.scene
    undo = scene.layer.find("undo")
    assert undo is not None
    assert not undo.enabled
    assert scene.match.undo_depth() is None
    assert "dice" in undo.tooltip
    last = max(n for n, step in enumerate(scene.match.steps) if step.reveals)
    deed = scene.table.deed(scene.match.state_before(last), scene.match.steps[last].option)
    assert undo.tooltip.endswith(f": {deed}.")  # the choice that brought them is named as such
    assert "(" not in undo.tooltip


def test_a_deed_is_told_for_every_choice_of_a_match() -> None:
    match = make_match("human,human,human", 4, mode="civil-war", max_rounds=3)
    table, verbs = make_scene(match, SMALL).table, set[str]()
    while not match.over:
        play_step(match)
    for n, step in enumerate(match.steps):
        assert table.deed(match.state_before(n), step.option)
        verbs.add(step.option[0])
    assert {"place", "units", "attack", "follow", "end_invasion"} <= verbs
