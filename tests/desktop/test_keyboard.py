"""The table by keyboard alone: where Tab begins, questions of buttons, the chronicle in a folded panel."""

from __future__ import annotations

import pygame
import pytest

from game.desktop import commands as c
from game.desktop import theme as t
from game.desktop.kit import panels
from game.desktop.tables.skyrim.front import FRONT
from game.desktop.theme import Theme
from game.titles.skyrim import frames as f
from tests.desktop.table_driver import Person, lands, make_match, make_scene
from tests.desktop.test_mended import point_attack
from tests.desktop.test_onlookers import left_alone
from tests.desktop.test_table import sit, until_asked
from tests.pictures import difference


def here(person: Person) -> tuple[str, object] | None:
    return person.scene.keys._here()


@pytest.mark.parametrize("kind", [f.REINFORCE, f.INVADE])
@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_DOWN])
def test_the_keyboard_begins_at_a_legal_land(kind: int, key: int) -> None:
    person = sit()
    until_asked(person, kind)
    steps = len(person.scene.match.steps)
    person.press(key)
    where = here(person)
    assert where is not None
    assert where[0] == "land"
    assert where[1] in person.scene.board.look.targets
    person.press(pygame.K_RETURN)
    assert len(person.scene.match.steps) == steps or kind != f.INVADE, "nothing was ended"


def test_the_second_half_of_an_aim_begins_at_a_land_too_and_back_comes_last() -> None:
    person = sit()
    until_asked(person, f.INVADE)
    scene = person.scene
    person.press(pygame.K_TAB)
    person.press(pygame.K_RETURN)
    assert scene.play.controller is not None
    assert len(scene.play.controller.pointed) == 1
    person.press(pygame.K_TAB)
    where = here(person)
    assert where is not None
    assert where[0] == "land"
    answers = [widget.key for widget in scene.keys.places.answers()]
    assert answers[-1] in ("back", "verb.end_invasion")
    stops = scene.keys.stops()
    assert stops.index(("widget", "back")) > max(stops.index(one) for one in stops if one[0] == "land")


def test_tab_comes_to_every_stop_once_around() -> None:
    person = sit()
    until_asked(person, f.INVADE)
    seen = []
    for _ in person.scene.keys.stops():
        person.press(pygame.K_TAB)
        seen.append(here(person))
    assert len(set(seen)) == len(seen)


def test_an_aim_is_kept_after_a_throw_and_enter_throws_again() -> None:
    person = sit()
    point_attack(person)
    scene = person.scene
    assert scene.play.controller is not None
    pointed = list(scene.play.controller.pointed)
    lands = [int(one.value) for one in pointed]
    for _ in range(3):
        steps = len(scene.match.steps)
        person.press(pygame.K_RETURN)
        for _frame in range(60):
            person.frame(400)
            if person.asked():
                break
        assert scene.match.steps[steps].option[0] == "attack"
        legal = any(one[:3] == ("attack", *lands) for one in scene.match.options())
        if not legal:
            return
        assert scene.play.controller is not None
        assert scene.play.controller.pointed == pointed


def test_a_question_of_buttons_alone_has_the_keyboard_on_its_first() -> None:
    person = left_alone()
    scene = person.scene
    assert here(person) == ("widget", "watch")
    before = scene.board.camera.k, scene.board.window_point(lands(scene).board.board.territories[0].key)
    person.press(pygame.K_DOWN)
    assert (scene.board.camera.k, scene.board.window_point(lands(scene).board.board.territories[0].key)) == before
    person.press(pygame.K_RETURN)
    assert not scene.onlookers.asks


def test_the_keyboard_reaches_all_answers_of_such_a_question() -> None:
    person = left_alone()
    person.press(pygame.K_RIGHT)
    person.press(pygame.K_RIGHT)
    assert here(person) == ("widget", "title_page")
    assert person.press(pygame.K_RETURN) == c.Goto("title_page")


def test_a_folded_chronicle_is_read_and_left_by_keyboard() -> None:
    person = Person(make_scene(make_match(steps=150)))
    scene = person.scene
    assert not scene.places.wide
    person.press(pygame.K_F4)
    assert here(person) == ("line", "")
    person.frame(16, draw=True)
    first = scene.keys.line
    assert first is not None
    person.press(pygame.K_UP)
    person.frame(16, draw=True)
    assert scene.keys.line is not None
    assert scene.keys.line is not first
    ringed = person.surface.copy()
    scene.keys.line = None
    scene.draw(person.surface)
    assert difference(ringed, person.surface), "the ring is seen"
    person.press(pygame.K_ESCAPE)
    assert scene.open_panel == ""
    assert scene.overlays.menu is None


# -- what is seen of it -------------------------------------------------------------------------------
@pytest.mark.parametrize("ground", [t.PARCHMENT, t.PARCHMENT_LIT, t.LEATHER, t.OAK])
def test_the_ring_is_seen_on_every_ground(ground: str) -> None:
    surface = pygame.Surface((120, 80))
    surface.fill(ground)
    panels.focus_ring(surface, Theme(1.0), pygame.Rect(30, 20, 60, 40))
    met = [surface.get_at((x, 40)) for x in range(18, 30)]
    lights = [light(one) for one in met]
    assert max(lights) - min(lights) > 120, "light beside dark, whatever lies below"


def light(colour: pygame.Color) -> float:
    return 0.3 * colour.r + 0.6 * colour.g + 0.1 * colour.b


def test_the_land_that_the_keyboard_aims_at_is_ringed() -> None:
    person = sit()
    until_asked(person, f.INVADE)
    scene = person.scene
    person.press(pygame.K_TAB)
    person.frame(400, draw=True)
    box = scene.board.piece_rect(scene.keys.land)
    ringed = person.surface.get_at((box.centerx, box.y - 5))
    scene.keys.land = ""
    scene.draw(person.surface)
    assert person.surface.get_at((box.centerx, box.y - 5)) != ringed


def test_a_match_can_end_after_few_rounds() -> None:
    rounds = next(one for one in FRONT.options if one.key == "max_rounds")
    assert rounds.steps[0] == 5
    assert list(rounds.steps) == sorted(set(rounds.steps))
