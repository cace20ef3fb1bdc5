"""A hero falls, a dragon is slain: told large, when the dice lie, until a click or a while."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.desktop.controller import Target
from game.desktop.tables.skyrim.dovahkiin import sounds
from game.desktop.tables.skyrim.dovahkiin.moments import SHOWN_MS
from game.desktop.tables.skyrim.dovahkiin.stage import SagaStage
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.saga import NOWHERE
from tests.desktop.table_driver import Person, make_scene
from tests.desktop.tables.skyrim.dovahkiin import laid

WINS, LOSES = (6, 6, 6, 1, 1), (1, 1, 1, 6, 6)


def _struck(tape: tuple[int, ...], size: tuple[int, int] = (1280, 720)) -> tuple[Person, SagaStage]:
    """The last blow of a fight with a dragon falls now."""
    match = laid.match()
    state = laid.lay(match)
    at = laid.dragon_beside(match, 0)
    assert state.saga is not None
    state.saga.dragons = tuple(replace(one, health=1) if one.territory == at else one for one in state.saga.dragons)
    state.saga.boards[0].health, state.tape = 1, tape
    scene = make_scene(match, size, speed="normal")
    assert isinstance(scene.stage, SagaStage)
    scene.point_land(match.game.content.keys[at])
    scene.play.point(Target("verb", "challenge"))
    return Person(scene), scene.stage


def _wait(person: Person, ms: int) -> None:
    for _ in range(ms // 50):
        person.frame()


def test_a_dragon_slain_and_a_shout_learnt_are_told_when_the_dice_lie() -> None:
    person, stage = _struck(WINS)
    person.frame(10)
    assert stage.moments.shown is None
    _wait(person, 1800)
    shown = stage.moments.shown
    assert shown is not None
    assert shown.picture.startswith("dragon")
    shout = stage.table.content.cards.shouts[person.scene.match.state.saga.boards[0].shouts[-1]]
    assert shout.shown_name in shown.words


def test_a_fallen_hero_is_told_with_what_brings_him_back() -> None:
    person, stage = _struck(LOSES)
    _wait(person, 1800)
    shown = stage.moments.shown
    assert shown is not None
    assert shown.picture == f"hero_{stage.table.faction(person.scene.match.state, 0)}"
    assert shown.fallen
    assert "10" in shown.words
    assert "Mirmulnir" in shown.words


def test_it_goes_after_a_while_and_at_a_click_that_does_nothing_else() -> None:
    person, stage = _struck(LOSES)
    _wait(person, 1800)
    assert stage.moments.shown
    _wait(person, SHOWN_MS + 100)
    assert stage.moments.shown is None
    person, stage = _struck(WINS)
    _wait(person, 1800)
    before = len(person.scene.match.steps), person.scene.play.version
    person.click(stage.moments.rect().center)
    assert stage.moments.shown is None
    assert (len(person.scene.match.steps), person.scene.play.version) == before


def test_a_revival_in_the_match_is_told_and_the_first_placing_is_not() -> None:
    match = laid.match()
    state = laid.lay(match)
    assert state.saga is not None
    state.saga.boards[0].hero, state.saga.boards[0].health, state.saga.boards[0].magicka = NOWHERE, 0, 10
    scene = make_scene(match, speed="normal")
    assert isinstance(scene.stage, SagaStage)
    scene.play.make(next(option for option in match.options() if option[0] == "revive"))
    _wait(Person(scene), 400)
    assert scene.stage.moments.shown
    match = laid.match()
    state = laid.lay(match)
    assert state.saga is not None
    state.saga.boards[0].hero = NOWHERE
    state.stack[:] = [(f.SET_UP, 0), (f.PLACE_HERO, 0)]
    scene = make_scene(match, speed="normal")
    assert isinstance(scene.stage, SagaStage)
    option = next(option for option in match.options() if option[0] == "place_hero")
    match.choose(option)
    scene.stage.moments.update(50)
    assert scene.stage.moments.shown is None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1440)])
def test_it_lies_on_the_board(size: tuple[int, int]) -> None:
    person, stage = _struck(WINS, size)
    _wait(person, 1800)
    surface = pygame.Surface(size)
    person.scene.draw(surface)
    assert person.scene.places.board.contains(stage.moments.rect())
    assert not stage.moments.rect().colliderect(person.scene.places.ask)


def test_heroes_dragons_shouts_and_spells_have_sounds_of_their_own() -> None:
    person, _stage = _struck(WINS)
    match = person.scene.match
    slain = sounds.sounds(match, match.steps[-1])
    challenged = sounds.sounds(match, match.steps[-2])
    person, _stage = _struck(LOSES)
    fell = sounds.sounds(person.scene.match, person.scene.match.steps[-1])
    assert "dragon_slain" in slain
    assert "dragon_roars" in challenged
    assert "hero_falls" in fell
    match = laid.match()
    laid.lay(match, kind=f.PURCHASES)
    for verb, name in (("shout", "shout"), ("cast", "spell")):
        option = next((one for one in match.options() if one[0] == verb), None)
        if option is not None:
            assert name in sounds.sounds(match, match.choose(option))
            match.undo()
