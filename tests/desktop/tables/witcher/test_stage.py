"""The witchers' stage: where things lie, what is seen of what is hidden, what cards and places say of one another."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.desktop.controller import Target
from game.desktop.drafts import Drafts
from game.desktop.scenes.models import MatchDraft
from game.desktop.scenes.new_match import NewMatch
from game.desktop.shelves import new_match, objection, setup_of
from game.desktop.tables.layout import ASK
from game.desktop.tables.witcher import stories
from game.desktop.tables.witcher.layout import make_layout
from game.desktop.theme import Theme
from game.kernel.events import visible
from game.titles.witcher import events as e
from game.titles.witcher.frames import NUMBER
from tests.desktop.tables.witcher.driver import Wanderer, make_match, make_scene, play_step, witchers

WINDOWS = [
    ((1024, 640), 1.0), ((1280, 720), 1.0), ((1366, 768), 1.0), ((1920, 1080), 1.0), ((2560, 1440), 1.25),
    ((1280, 720), 2.0), ((1920, 1080), 2.0), ((1024, 640), 2.0), ((2560, 1080), 1.0),
]  # fmt: skip


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("guided", [False, True])
@pytest.mark.parametrize("ask", [ASK, 126])
@pytest.mark.parametrize("covered", [False, True])
def test_nothing_lies_outside_the_window_or_on_something_else(
    size: tuple[int, int], scale: float, guided: bool, ask: int, covered: bool
) -> None:
    places = make_layout(size, Theme(scale), ask, guided, covered)
    window = pygame.Rect((0, 0), size)
    apart = [places.cover, places.ask] if covered and ask > ASK else [places.cover] if covered else []
    if not covered:
        apart = [places.top, places.board, places.hand, places.ask, places.mine, places.above, places.track]
        apart += [places.tabs] if places.floats else [places.tabs, places.below]
    apart += [places.advice]
    seen = [one for one in apart if one.w and one.h]
    assert all(window.contains(one) for one in seen)
    assert all(not a.colliderect(b) for i, a in enumerate(seen) for b in seen[i + 1 :])


def until(kind: str, seats: str = "human,random", seed: int = 5) -> Wanderer:
    """A person who is asked that."""
    match = make_match(seats, seed)
    number = NUMBER[kind]
    while match.seat != 0 or match.state.stack[-1][0] != number or len(match.options()) < 2:
        play_step(match)
    person = Wanderer(make_scene(match))
    person.frame(400, True)
    return person


def test_a_card_that_is_pointed_at_first_pays_for_the_road() -> None:
    person = until("wander")
    scene, stage = person.scene, witchers(person.scene)
    before = len(scene.match.steps)
    card = next(one for one in stage.cards.model.cards if one.state == "legal").value
    widget = scene.layer.find(f"spot.hand.card.{card}")
    assert widget is not None
    person.click(person.free_pixel(widget))
    assert stage.hands.carrying == card
    assert scene.board.look.targets
    person.frame(400)
    person.click(scene.board.window_point(next(iter(scene.board.look.targets))))
    for _ in range(4):
        person.frame(400)
    assert [step.option[0] for step in scene.match.steps[before : before + 2]] == ["move", "play"]
    assert scene.match.steps[before + 1].option[1] == card


def test_pointing_at_a_card_lights_the_places_it_leads_to_and_a_place_the_cards_that_lead_there() -> None:
    person = until("wander")
    scene, stage = person.scene, witchers(person.scene)
    card = next(one for one in stage.cards.model.cards if one.state == "legal").value
    widget = scene.layer.find(f"spot.hand.card.{card}")
    assert widget is not None
    person.send(pygame.Event(pygame.MOUSEMOTION, pos=person.free_pixel(widget), rel=(0, 0), buttons=(0, 0, 0)))
    person.frame(16, True)
    lit = scene.board.lit
    assert lit
    assert set(lit) <= set(scene.board.look.targets)
    at = scene.board.window_point(lit[0])
    person.send(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    person.frame(16, True)
    assert scene.board.aim == lit[0]
    assert next(one.note for one in stage.cards.model.cards if one.value == card)


def test_a_place_that_was_named_is_taken_back() -> None:
    person = until("wander")
    before = len(person.scene.match.steps)
    person.click(person.scene.board.window_point(person.scene.board.look.targets[0]))
    assert len(person.scene.match.steps) == before + 1
    person.press(pygame.K_BACKSPACE)
    assert len(person.scene.match.steps) == before


def test_what_came_of_a_story_waits_and_tells_nothing_of_the_other_option() -> None:
    person = until("answer", "human,random,random")
    scene = person.scene
    match, content = scene.match, scene.match.game.content
    story = match.state.stack[-1][2]
    programs = content.stories.programs[story]
    scene.play.point(Target("option", 0))
    scene.refresh()
    step = match.steps[-1]
    told = [event.text for event in visible(step.events, 0) if isinstance(event, e.ResultTold)]
    assert scene.stage.holds
    model = stories.result(match, step, 0, 0)
    other = {op[1] for op in content.catalogue.programs[programs[1]] if op[0] == 0} - set(told)
    assert all(content.catalogue.texts[number] not in model.text for number in other if number < 1000)
    assert all(content.catalogue.texts[number] in model.text for number in told)
    person.press(pygame.K_RETURN)
    assert not scene.stage.holds


def test_in_a_fight_nothing_hidden_is_shown() -> None:
    person = until("combo")
    stage = witchers(person.scene)
    model = stage.covers.view.model if stage.covers.view else None
    assert stage.covered == "fight"
    assert model is not None
    state = person.scene.match.state
    assert {one.value for one in model.hand.cards} == set(state.seats[0].hand)
    assert model.foe.life.left == len(state.fight.life or state.seats[1].deck)
    person.scene.tempo.set_speed("normal")
    person.scene.session.viewer = -1
    person.scene.refresh()
    assert stage.covers.view is not None
    assert all(one.face is None for one in stage.covers.view.model.hand.cards)


def test_hotseat_hides_a_hand_until_its_owner_looks() -> None:
    match = make_match("human:Ada,human:Bo", 7)
    scene = make_scene(match)
    for _ in range(4):
        scene.update(400)
    assert scene.overlays.curtain is not None or scene.session.viewer == match.seat


def test_the_last_draft_of_a_title_stands_there_again(tmp_path: Path) -> None:
    draft = new_match("witcher").draft
    changed = MatchDraft("witcher", draft.mode, draft.seats, (("trophies", 3),), 77)
    Drafts(tmp_path).keep(changed)
    again = new_match("witcher", None, Drafts(tmp_path).last("witcher")).draft
    assert again.option("trophies") == 3
    assert again.seed is None
    assert new_match("skyrim", None, Drafts(tmp_path).last("skyrim")).draft.title == "skyrim"
    (tmp_path / "last_matches.json").write_text("nonsense")
    assert Drafts(tmp_path).last("witcher") is None


@pytest.mark.parametrize("way", [0, 1, 2])
def test_schools_are_seated_or_drawn(way: int) -> None:
    draft = new_match("witcher").draft.with_option("schools", way)
    assert objection(draft) is None
    setup = setup_of(draft)
    assert all(bool(seat.faction) == (way == 0) for seat in setup.seats)


@pytest.mark.parametrize(("seats", "kept", "left"), [(1, "turn_limit", "max_rounds"), (2, "max_rounds", "turn_limit")])
def test_settings_for_other_numbers_of_seats_are_neither_shown_nor_counted(seats: int, kept: str, left: str) -> None:
    """WOW-END-03: what was set for one witcher does not keep two from setting out."""
    model = new_match("witcher")
    taken = tuple(replace(one, who="person" if n < seats else "empty") for n, one in enumerate(model.draft.seats))
    draft = replace(model.draft, seats=taken).with_option("turn_limit", 20).with_option("max_rounds", 30)
    assert model.objection(draft) is None
    options = setup_of(draft).options.model_dump()
    assert options[kept]
    assert not options[left]
    page = NewMatch(replace(model, draft=draft))
    page.layout((1280, 720), Theme())
    shown = {widget.key for widget in page.layer.walk()}
    assert f"option.{kept}" in shown
    assert f"option.{left}" not in shown
