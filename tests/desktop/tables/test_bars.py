"""The bars at the table: no button moves under the hand, no word of a question is lost, no tooltip hides an answer."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.kit import text
from game.desktop import replays
from game.desktop.kit import buttons, text
from game.desktop.preferences import Keeper
from game.desktop.replay.bars import WHERE
from game.desktop.scenes.table import TableScene
from game.desktop.tables import askbar
from game.desktop.tables.base import Ask
from game.desktop.tables.layout import make_layout
from game.desktop.theme import Theme
from game.kernel.reel import Reel
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


@pytest.mark.parametrize("size", [OPENED, (1150, 700), (1280, 720)])
def test_a_replay_says_where_it_stands(size: tuple[int, int]) -> None:
    scene = replays.replay_scene(Reel(make_match("random,random,random", 5, steps=60)), 0, Keeper())
    scene.layout(size, Theme(1.0))
    assert scene.bars._rooms[1].h >= text.height(scene.theme, WHERE)


@pytest.mark.parametrize("icon", ["to-start", "step-back", "undo", "redo"])
def test_an_icon_is_seen_on_a_button_that_is_off(icon: str) -> None:
    """On parchment as on leather: the letters' ink and the face beside it are told apart."""
    theme, rect = Theme(1.0), pygame.Rect(10, 10, 46, 38)
    for ground in ("#E9DDC2", "#2A1B12"):
        bare, marked = pygame.Surface((66, 58)), pygame.Surface((66, 58))
        for sheet, name in ((bare, None), (marked, icon)):
            sheet.fill(ground)
            buttons.draw(sheet, theme, rect, buttons.Look("", "leather", 19, name), "disabled")
        far = [
            sum(abs(bare.get_at((x, y))[i] - marked.get_at((x, y))[i]) for i in range(3))
            for x in range(rect.x, rect.right)
            for y in range(rect.y, rect.bottom)
        ]
        assert sum(one > 120 for one in far) > 20


# -- the upper bar ------------------------------------------------------------------------------------
def test_the_upper_bar_stays_where_it_is_when_something_can_be_made_again() -> None:
    person = sit_at(OPENED, "human,random")
    scene = person.scene
    until_asked(person, f.REINFORCE)
    person.press(pygame.K_e)
    until_asked(person, f.INVADE)
    keys = ("undo", "redo", "pause", "speed")
    before = {key: widget.rect for key in keys if (widget := scene.layer.find(key))}
    room = scene.bars.top_room()
    assert set(before) == set(keys)
    assert scene.match.undo_depth() is not None
    person.press(pygame.K_u)
    person.frame(400)
    redo = scene.layer.find("redo")
    assert redo is not None
    assert redo.enabled
    assert {key: widget.rect for key in keys if (widget := scene.layer.find(key))} == before
    assert scene.bars.top_room() == room
