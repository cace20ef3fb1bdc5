"""The bars at the table: no button moves under the hand, no word of a question is lost, no tooltip hides an answer."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.desktop import replays
from game.desktop.board.look import BoardLook, Way
from game.desktop.kit import buttons, cards, icons, text
from game.desktop.preferences import Keeper
from game.desktop.replay.bars import WHERE
from game.desktop.scenes.table import TableScene
from game.desktop.tables import askbar, side
from game.desktop.theme import Theme
from game.desktop.widgets import tips
from game.kernel.reel import Reel
from game.titles.skyrim import frames as f
from tests.desktop.table_driver import Person, lands, make_match, make_scene
from tests.desktop.test_mended import point_attack, with_cards
from tests.desktop.test_table import until_asked

OPENED = (1728, 918)  # the window that the program opens on a screen of 1920 x 1080
SIZES = [
    (1024, 640), (1100, 700), (1280, 720), (1400, 800), (1560, 840), OPENED, (1760, 940), (1840, 980), (1920, 1080),
]  # fmt: skip


def sit_at(size: tuple[int, int], seats: str = "human,random,random", seed: int = 5) -> Person:
    """At a table in a window of a size."""
    return Person(make_scene(make_match(seats, seed), size))


def answers(scene: TableScene) -> dict[str, tuple[int, ...]]:
    """Where the buttons of the lower bar lie."""
    ask = scene.places.ask
    return {one.key: tuple(one.rect) for one in scene.layer.walk() if ask.contains(one.rect)}


def upper(scene: TableScene) -> dict[str, tuple[int, ...]]:
    """Where the buttons of the upper bar lie."""
    return {one.key: tuple(one.rect) for one in scene.layer.walk() if scene.places.top.contains(one.rect)}


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
    before = upper(scene)
    room = scene.bars.top_room()
    assert set(before) > {"undo", "redo", "pause", "speed"}
    assert scene.match.undo_depth() is not None
    person.press(pygame.K_u)
    person.frame(400)
    redo = scene.layer.find("redo")
    assert redo is not None
    assert redo.enabled
    assert upper(scene) == before
    assert scene.bars.top_room() == room


# -- tooltips -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("guided", [False, True])
@pytest.mark.parametrize("size", [OPENED, (1280, 720), (1920, 1080)])
def test_a_tooltip_of_an_answer_hides_neither_answers_nor_advice(size: tuple[int, int], guided: bool) -> None:
    person = sit_at(size)
    scene = person.scene
    if guided:
        until_asked(person, f.REINFORCE)
        person.click(scene.board.window_point(scene.table.key_of(scene.play.targets()[0])))
        person.press(pygame.K_g)
        for _ in range(4):
            person.frame(400)
    else:
        point_attack(person)
    free = [scene.places.ask, scene.places.advice]
    told = [one for one in scene.layer.walk() if one.tooltip and any(bar.contains(one.rect) for bar in free)]
    assert len(told) > 4
    assert any(one.key == "advised" for one in told) == guided
    for one in told:
        rect = tips.placed(pygame.Rect((0, 0), size), scene.theme, one.tooltip, one.rect, scene.layer.bars)
        assert rect.collidelist(free) < 0
        assert pygame.Rect((0, 0), size).contains(rect)


@pytest.mark.parametrize("size", [OPENED, (1280, 720)])
def test_a_tooltip_of_a_seat_hides_nobody_s_points(size: tuple[int, int]) -> None:
    scene = sit_at(size).scene
    column = scene.layer.bars[1]
    rows = [(rect, words) for rect, words in scene.scenery.tips if column.contains(rect)]
    assert len(rows) >= 3
    for rect, words in rows:
        tip = tips.placed(pygame.Rect((0, 0), size), scene.theme, words, rect, scene.layer.bars)
        assert not tip.colliderect(column)


# -- the hand -----------------------------------------------------------------------------------------
def test_a_set_that_cannot_be_exchanged_now_is_a_note_that_says_when() -> None:
    person = with_cards(OPENED)
    scene = person.scene
    offered = scene.hand.model.offered
    assert offered is not None
    assert offered.option is not None
    now = offered.tip
    until_asked(person, f.INVADE)
    offered, ribbon = scene.hand.model.offered, scene.hand.ribbon
    assert offered is not None
    assert ribbon is not None
    assert offered.option is None
    assert offered.tip not in ("", now)
    person.click(ribbon.center)
    person.frame(400)
    assert scene.pointer.find_tip() == (scene.hand.area(), offered.tip)


def test_a_note_is_not_red() -> None:
    reds = []
    for ready in (True, False):
        sheet = pygame.Surface((300, 32))
        cards.ribbon(sheet, Theme(1.0), sheet.get_rect(), "", ready)
        red, green, blue, _alpha = pygame.transform.average_color(sheet)
        reds.append(red - (green + blue) / 2)
    assert reds[0] > 60 > 2 * reds[1]


# -- the arrow of the last move -----------------------------------------------------------------------
def test_the_arrow_of_the_last_move_goes_while_another_way_is_thought_of() -> None:
    last = Way("a", "b", "thalmor")
    shown = [
        BoardLook(last=last),
        BoardLook(last=last, choosing=True, targets=("c",)),
        BoardLook(last=last, choosing=True, source="a", aim="b"),
    ]
    hidden = [
        BoardLook(last=last, choosing=True, source="a", aim="b", attack=True),
        BoardLook(last=last, choosing=True, source="c", targets=("d",)),
        BoardLook(last=last, choosing=True, source="c", attack=True),
    ]
    assert [look.asks_for_way for look in (*shown, *hidden)] == [False] * 3 + [True] * 3
    person = sit_at(OPENED)
    point_attack(person)
    assert person.scene.board.look.last is not None
    assert lands(person.scene).board._scene().last is None


# -- the standings ------------------------------------------------------------------------------------
def test_a_crown_marks_who_leads_whether_it_is_their_turn_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, drawn = sit_at(OPENED).scene, list[tuple[str, tuple[float, float]]]()
    monkeypatch.setattr(icons, "put", lambda dst, name, size, ink, at: drawn.append((name, at)))
    sheet = pygame.Surface(scene.size)
    rect = scene.places.panels(scene.theme, 3)[0]
    for active in range(3):
        drawn.clear()
        rows = [replace(row, leads=i == 1, active=i == active) for i, row in enumerate(scene.scenery.rows)]
        spots = side.standings(sheet, scene.theme, rect, rows, scene.table.columns, "")
        crowns = [at for name, at in drawn if name == "crown"]
        assert len(crowns) == 2  # above the column, and beside the leader's points
        assert spots[-2][0].collidepoint(crowns[1])
