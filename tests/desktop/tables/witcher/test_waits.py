"""Pages that wait to be read: nothing else is asked, advised or chosen meanwhile."""

from __future__ import annotations

import pygame

from game.desktop.controller import Target
from tests.desktop.table_driver import Person
from tests.desktop.tables.witcher.driver import Wanderer, witchers
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
