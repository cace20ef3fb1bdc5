"""The bars at the table: no button moves under the hand, no word of a question is lost, no tooltip hides an answer."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.kit import text
from game.desktop.scenes.table import TableScene
from game.desktop.tables import askbar
from game.desktop.tables.base import Ask
from game.desktop.tables.layout import make_layout
from game.desktop.theme import Theme
from game.titles.skyrim import frames as f
from tests.desktop.table_driver import Person, make_match, make_scene
from tests.desktop.test_mended import point_attack
from tests.desktop.test_table import until_asked

OPENED = (1728, 918)  # the window that the program opens on a screen of 1920 x 1080
SIZES = [(1024, 640), (1100, 700), (1280, 720), (1400, 800), (1560, 840), OPENED, (1760, 940), (1840, 980), (1920, 1080)]


def sit_at(size: tuple[int, int], seats: str = "human,random,random", seed: int = 5) -> Person:
    """At a table in a window of a size."""
    return Person(make_scene(make_match(seats, seed), size))


def answers(scene: TableScene) -> dict[str, tuple[int, int, int, int]]:
    """Where the buttons of the lower bar lie."""
    ask = scene.places.ask
    return {one.key: tuple(one.rect) for one in scene.layer.walk() if ask.contains(one.rect)}


# -- nothing moves ------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [OPENED, (1280, 720), (1024, 640)])
def test_no_button_moves_while_a_number_of_units_is_chosen(size: tuple[int, int]) -> None:
    person = sit_at(size)
    scene = person.scene
    until_asked(person, f.REINFORCE)
    person.click(scene.board.window_point(scene.table.key_of(scene.play.targets()[0])))
    person.frame(400)
    numbers, before = scene.play.numbers(), answers(scene)
    assert len(numbers) > 3
    for number in numbers:
        scene.play.set_number(number)
        scene.refresh()
        assert answers(scene) == before


def test_two_clicks_on_the_left_half_of_less_take_two_units_away() -> None:
    person = sit_at(OPENED)
    scene = person.scene
    until_asked(person, f.REINFORCE)
    person.click(scene.board.window_point(scene.table.key_of(scene.play.targets()[0])))
    person.frame(400)
    number, less = scene.play.number, scene.layer.find("less")
    assert less is not None
    for _ in range(2):
        person.click((less.rect.x + 4, less.rect.centery))
        person.frame(400)
    assert scene.play.number == number - 2


def test_no_button_moves_while_dice_are_marked() -> None:
    person = sit_at(OPENED)
    point_attack(person)
    scene, before = person.scene, answers(person.scene)
    for dice in scene.play.numbers():
        scene.play.set_number(dice)
        scene.refresh()
        assert answers(scene) == before


# -- the question -------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", SIZES)
def test_a_question_with_the_longest_name_keeps_all_its_words(size: tuple[int, int]) -> None:
    person = sit_at(size)
    point_attack(person)
    scene, theme = person.scene, person.scene.theme
    room, model = scene.bars._rooms[1], scene.bars.asked
    assert model is not None
    for name in ("Shrine of Azura", "Shrine of Boethiah", "Nightcaller Temple", "Lost Knife Hideout"):
        question = f"Attack {name}: how many dice?"
        _style, lines = askbar.question_lines(theme, question, room)
        assert " ".join(lines) == question
        assert len(lines) <= 2
