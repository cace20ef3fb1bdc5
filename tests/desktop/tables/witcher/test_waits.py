"""Pages that wait to be read: nothing else is asked, advised or chosen meanwhile."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.controller import Target
from game.desktop.tables.witcher import rolls
from game.titles.witcher import events as e
from game.titles.witcher.effects.ops import ROLL
from tests.desktop.table_driver import Person
from tests.desktop.tables.witcher.driver import Wanderer, make_match, witchers
from tests.desktop.tables.witcher.test_stage import until

OTHERS = (*range(pygame.K_0, pygame.K_9 + 1), *range(pygame.K_a, pygame.K_e), *range(pygame.K_f, pygame.K_g),
          pygame.K_t, pygame.K_r, pygame.K_TAB, pygame.K_UP, pygame.K_RIGHT)  # fmt: skip


def read_story() -> Wanderer:
    """A person before whom lies what came of a story."""
    person = until("answer", "human,random,random")
    person.scene.keeper.change(guide=True)
    person.scene.lay_again()
    person.scene.play.point(Target("option", 0))
    person.scene.refresh()
    return person


def test_while_a_page_is_read_nothing_is_advised_or_chosen() -> None:
    person = read_story()
    scene = person.scene
    made = len(scene.match.steps)
    for _ in range(4):
        Person.frame(person, 400)
    assert scene.stage.holds
    assert scene.guide.reason is None
    assert scene.layer.find("advised") is None
    assert scene.play.controller is None
    person.press(pygame.K_g, pygame.KMOD_SHIFT)
    for key in OTHERS:
        person.press(key)
    assert len(scene.match.steps) == made
    assert scene.stage.holds


def test_going_on_asks_the_next_question() -> None:
    person = read_story()
    scene, stage = person.scene, witchers(person.scene)
    while scene.stage.holds:
        person.press(pygame.K_RETURN)
    assert stage.covered != "story" or scene.play.controller is not None
    for _ in range(60):
        person.frame()
    assert scene.play.controller is not None


@pytest.mark.parametrize(("key", "option"), [(pygame.K_a, 0), (pygame.K_b, 1), (pygame.K_1, 0), (pygame.K_2, 1)])
def test_the_letters_of_the_seals_choose(key: int, option: int) -> None:
    person = until("answer", "human,random,random")
    made = len(person.scene.match.steps)
    assert ("answer", option) in person.scene.match.options()
    Person.press(person, key)
    assert person.scene.match.steps[made].option == ("answer", option)


def test_nothing_below_a_story_moves() -> None:
    person = until("answer", "human,random,random")
    made, at = len(person.scene.match.steps), person.scene.board.camera
    person.scene.board.zoom(4, person.scene.places.board.center)
    before = (at.x, at.y)
    for key in (pygame.K_w, pygame.K_s, pygame.K_d):
        person.press(key)
    assert (at.x, at.y) == before
    assert len(person.scene.match.steps) == made


def test_a_die_says_which_band_it_reached_and_nothing_of_the_others() -> None:
    match = make_match("human,random", 5)
    content = match.game.content
    story, op = next(
        (story, op)
        for story, programs in enumerate(content.stories.programs)
        for op in content.catalogue.programs[programs[0]]
        if op[0] == ROLL
    )
    trial = rolls.trial(match, [e.AnswerGiven(0, story, 0), e.DieRolled(0, 6)], 0)
    assert trial is not None
    assert [band.reached for band in trial.bands] == [False] * (len(trial.bands) - 1) + [True]
    assert len(trial.bands) == len(set(op[1:7]))
    assert trial.bands[-1].words
    assert not any(band.words for band in trial.bands[:-1])


def test_a_press_begun_before_the_guide_moved_the_answers_takes_no_other() -> None:
    person = until("answer", "human,random,random")
    scene = person.scene
    old = scene.layer.find("spot.cover.option.1")
    assert old is not None
    rect = old.rect.copy()
    scene.guide.toggle()
    new = scene.layer.find("spot.cover.option.1")
    assert new is not None
    x, here = rect.centerx, range(scene.size[1])
    pos = next((x, y) for y in here if new.rect.collidepoint(x, y) and not rect.collidepoint(x, y))
    made = len(scene.match.steps)
    person.click(pos)
    assert len(scene.match.steps) == made
    Person.frame(person, 400)
    Person.frame(person, 400)
    person.click(pos)
    assert len(scene.match.steps) > made
