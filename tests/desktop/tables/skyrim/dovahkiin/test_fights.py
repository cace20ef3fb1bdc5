"""A fight of heroes at the table: shown before its first blow, begun by a button, seen at every size, its losses held
until the dice lie."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.desktop.controller import Target
from game.desktop.scenes.table import TableScene
from game.desktop.tables.lands.battle import Battle
from game.desktop.tables.skyrim import rows
from game.desktop.tables.skyrim.dovahkiin.controller import HERO
from game.desktop.tables.skyrim.dovahkiin.stage import SagaStage
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.odds import odds_of
from game.titles.skyrim.dovahkiin.saga import NONE
from game.titles.skyrim.events import DiceRolled
from tests.desktop.table_driver import Person, make_scene
from tests.desktop.tables.skyrim.dovahkiin import laid

BOW = 1


def _scene(size: tuple[int, int] = (1280, 720), weapon: int = NONE) -> tuple[Person, SagaStage, str]:
    match = laid.match()
    laid.lay(match)
    at = laid.dragon_beside(match, weapon)
    scene = make_scene(match, size, speed="normal")
    assert isinstance(scene.stage, SagaStage)
    person = Person(scene)
    person.frame()
    return person, scene.stage, match.game.content.keys[at]


def _pointed(scene: TableScene) -> list[Target]:
    assert scene.play.controller is not None
    return scene.play.controller.pointed


def test_a_click_on_a_dragon_shows_the_fight_and_begins_nothing() -> None:
    person, stage, dragon = _scene()
    scene, steps = person.scene, len(person.scene.match.steps)
    person.click(scene.board.window_point(dragon))
    assert len(scene.match.steps) == steps
    assert stage.battle is not None
    assert stage.battle.attack == ()
    assert stage.battle.left == (7, 10)
    at = scene.table.target_at(dragon).value
    assert stage.battle.odds is not None
    assert stage.battle.odds.share == odds_of(scene.match.game.content, scene.match.state, 0, int(at)).wins
    assert scene.layer.find("verb.challenge") is not None
    assert scene.board.look.aim == dragon


def test_strike_begins_it() -> None:
    person, stage, dragon = _scene()
    scene, steps = person.scene, len(person.scene.match.steps)
    person.click(scene.board.window_point(dragon))
    button = scene.layer.find("verb.challenge")
    assert button is not None
    person.frame(400)
    person.click(button.rect.center)
    assert [step.option[0] for step in scene.match.steps[steps:]] == ["challenge", "strike"]
    assert stage.battle is not None
    assert len(stage.battle.attack) == 3


@pytest.mark.parametrize("how", ["escape", "again", "elsewhere"])
def test_the_fight_can_be_left_before_it_begins(how: str) -> None:
    person, stage, dragon = _scene()
    scene, steps = person.scene, len(person.scene.match.steps)
    table = stage.table
    person.click(scene.board.window_point(dragon))
    person.frame(400)
    if how == "escape":
        person.press(pygame.K_ESCAPE)
    elif how == "again":
        person.click(scene.board.window_point(dragon))
    else:
        far = next(key for key in table.content.keys if table.target_at(key) not in scene.play.targets()
                   and key not in (dragon, table.hero_at(scene.match)))  # fmt: skip
        person.click(scene.board.window_point(far))
    assert table.fought(scene.play.controller) == -1
    assert HERO in _pointed(scene)
    assert len(scene.match.steps) == steps


def test_e_ends_nothing_and_strikes_nothing_while_a_fight_is_shown() -> None:
    person, _stage, dragon = _scene()
    scene, steps = person.scene, len(person.scene.match.steps)
    person.click(scene.board.window_point(dragon))
    person.press(pygame.K_e)
    assert len(scene.match.steps) == steps


def test_an_arrow_is_seen_before_the_first_blow() -> None:
    person, stage, dragon = _scene(weapon=BOW)
    scene, steps = person.scene, len(person.scene.match.steps)
    person.click(scene.board.window_point(dragon))
    scene.play.point(Target("verb", "challenge"))
    assert [step.option[0] for step in scene.match.steps[steps:]] == ["challenge"]
    person.frame()
    assert stage.battle is not None
    assert len(stage.battle.attack) == 1
    assert scene.tempo.rolling


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1440)])
def test_dice_and_health_are_seen_at_every_size(size: tuple[int, int]) -> None:
    person, stage, dragon = _scene(size)
    scene = person.scene
    for begun in (False, True):
        if begun:
            scene.play.point(Target("verb", "challenge"))
        else:
            person.click(scene.board.window_point(dragon))
        person.frame(draw=True)
        shown = stage.fight.slip if not scene.places.wide else stage._battle_rect
        assert shown is not None
        assert shown.w
        assert pygame.Rect((0, 0), size).contains(shown)
        assert not shown.colliderect(scene.places.ask)


def test_the_slip_of_a_fight_goes_after_a_while() -> None:
    person, stage, dragon = _scene()
    scene = person.scene
    person.click(scene.board.window_point(dragon))
    scene.play.point(Target("verb", "challenge"))
    person.frame(400)
    scene.play.point(Target("verb", "break_off"))
    scene.refresh()
    assert stage.fight.slip.w
    for _ in range(80):
        person.frame()
    assert not stage.fight.slip.w


def test_wounds_show_when_the_dice_lie() -> None:
    person, stage, dragon = _scene()
    scene = person.scene
    person.click(scene.board.window_point(dragon))
    hero = stage.table.hero_at(scene.match)
    before = {key: stage.board._scene().figure(key) for key in (hero, dragon)}
    scene.play.point(Target("verb", "challenge"))
    person.frame(10)
    now = scene.match.state.saga.boards[0].health, scene.match.state.saga.dragons
    assert now != (7, ())
    assert {key: stage.board._scene().figure(key) for key in (hero, dragon)} == before
    assert stage.plate is not None
    assert stage.plate.health == 7
    for _ in range(40):
        person.frame()
    shown = stage.board._scene().figure(hero)
    assert shown is not None
    assert shown.health == scene.match.state.saga.boards[0].health
    assert stage.plate.health == shown.health


def test_a_victor_moves_in_after_the_dice() -> None:
    person, stage, dragon = _scene()
    scene, state = person.scene, person.scene.match.state
    at = int(scene.table.target_at(dragon).value)
    state.saga.dragons = tuple(replace(one, health=1) if one.territory == at else one for one in state.saga.dragons)
    state.chance, state.tape = 1, (6, 6, 6, 1, 1)
    scene.refresh()
    person.click(scene.board.window_point(dragon))
    scene.play.point(Target("verb", "challenge"))
    person.frame(10)
    assert stage.board._scene().figure(dragon).dragon  # type: ignore[union-attr]
    for _ in range(60):
        person.frame()
    assert not stage.board._scene().figure(dragon).dragon  # type: ignore[union-attr]


def _told(attack: tuple[int, ...], defence: tuple[int, ...], plus: tuple[int, ...]) -> Battle:
    match = laid.match()
    laid.lay(match)
    table = make_scene(match).table
    source = next(option[1] for option in match.options() if option[0] == "attack")
    target = next(option[2] for option in match.options() if option[:2] == ("attack", source))
    match.choose(next(option for option in match.options() if option[0] == "end_invasion"))
    event = DiceRolled(0, match.state.owner[target], source, target, attack, defence, 0, 1, plus)
    return rows.battle(table, match, event, 0)  # type: ignore[arg-type]


def test_what_heroes_add_is_counted_in_words() -> None:
    plain, led = _told((3,), (3,), ()), _told((3,), (3,), (1,))
    assert plain.words != led.words
    assert "4" in led.words
    assert led.plus[0] == (1,)


def test_the_bar_tooltip_and_errand_tell_the_same_odds() -> None:
    match = laid.match()
    laid.lay(match)
    state = match.state
    hero = state.saga.boards[0].hero
    state.units[hero] = 5
    scene = make_scene(match)
    table = scene.table
    assert isinstance(scene.stage, SagaStage)
    keys = match.game.content.keys
    option = next(one for one in match.options() if one[0] == "attack" and one[1] == hero)
    bar = scene.stage.table.odds(match, keys[hero], keys[option[2]])
    card = scene.stage.table.land(match, 0, keys[option[2]], keys[hero])
    assert state.stack[-1][0] == f.INVADE
    assert bar is not None
    assert card.odds == bar
    controller = table.make_controller(match.game.naming, match.options())
    for target in controller.path(option)[:2]:
        controller.point(target)
    assert bar.words in table.offers(match, controller, 1)[0].explain
