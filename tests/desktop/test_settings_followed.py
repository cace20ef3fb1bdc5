"""What is set follows everywhere: the program, the table that lies behind the page, and what moves on it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from gettext import NullTranslations
from pathlib import Path

import pygame
import pytest

from game.desktop import commands as c
from game.desktop import saves
from game.desktop.app import App
from game.desktop.board.look import BoardLook, Piece
from game.desktop.board.motion import Glide, Spread
from game.desktop.kit.motion import REDUCED
from game.desktop.loop import Stage
from game.desktop.preferences import Keeper, Preferences
from game.desktop.scenes.settings import Settings
from game.desktop.scenes.table import TableScene
from game.desktop.scenes.title_page import TitlePage
from game.desktop.theme import Theme
from game.kernel import texts
from tests.desktop.table_driver import Person, laid, lands, make_match, make_scene
from tests.desktop.test_app import DRAFT
from tests.pictures import difference, drawn, settled


class Shouted(NullTranslations):
    """A language in which all is shouted."""

    def gettext(self, message: str) -> str:
        return message.upper() if "{" not in message else message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return msgid1 if n == 1 else msgid2


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    made = App(Keeper(first=Preferences(language="en")))
    yield made
    made.close()
    texts.use_language("")


@pytest.fixture
def shouting(monkeypatch: pytest.MonkeyPatch) -> None:
    """German is what is shouted, until there is a test that reads it."""
    real = texts.use_language

    def use(language: str) -> None:
        real(language)
        if language == "de":
            texts.use_catalogue(Shouted())

    monkeypatch.setattr("game.desktop.app.use_language", use)


def table_at(app: App) -> TableScene:
    table = laid(app, app.route(c.StartMatch(DRAFT)))
    assert isinstance(table, TableScene)
    table.session.paused = True
    table.layout((1280, 720), Theme())
    table.update(16)
    return table


def picture(scene: TableScene) -> pygame.Surface:
    return settled(scene, scene.size)


def test_from_the_title_page_and_back(app: App) -> None:
    page = app.title_page()
    assert isinstance(app.route(c.Goto("settings")), Settings)
    assert app.route(c.Back()) is page


def test_from_the_menu_and_back_to_the_match_as_it_was(app: App) -> None:
    table = table_at(app)
    person = Person(table)
    steps, state = len(table.match.steps), table.match.state
    table.overlays.open_menu()
    assert table.overlays.menu is not None
    assert table.overlays.menu.focus_key("settings")
    command = person.press(pygame.K_RETURN)
    assert command == c.Goto("settings")
    page = app.route(c.Goto("settings"))
    assert isinstance(page, Settings)
    page.layout((1280, 720), Theme())
    page.update(5000)
    assert app.route(c.Back()) is table
    assert (len(table.match.steps), table.match.state) == (steps, state)
    assert table.overlays.menu is None


def test_the_speed_reaches_the_table_and_nothing_else_unsettles_a_hurry(app: App) -> None:
    table = table_at(app)
    app.keeper.change(speed="slow")
    seen = [(table.tempo.speed, table.session.paused)]  # it began paused, and a pause stays one
    table.tempo.set_speed("fast")
    app.keeper.change(volume=10)
    seen.append((table.tempo.speed, table.session.paused))
    app.keeper.change(speed="normal")
    seen.append((table.tempo.speed, table.session.paused))
    table.tempo.pause()
    table.tempo.next_speed()
    seen.append((table.tempo.speed, table.session.paused))
    assert seen == [("slow", True), ("fast", False), ("normal", False), ("fast", True)]


def test_another_language_is_read_on_every_page_and_at_the_table(app: App, shouting: None) -> None:
    table = table_at(app)
    english, said = picture(table), table.telling.lines[0].words
    app.route(c.Goto("settings"))
    app.keeper.change(language="de")
    assert app.route(c.Back()) is table
    table.layout((1280, 720), Theme())
    assert difference(picture(table), english)
    assert texts.gettext("Undo") == "UNDO"
    app.route(c.Goto("settings"))
    app.keeper.change(language="en")
    app.route(c.Back())
    table.layout((1280, 720), Theme())
    assert not difference(picture(table), english)
    assert table.telling.lines[0].words == said


def test_the_title_page_behind_the_settings_is_read_anew(app: App, shouting: None) -> None:
    page = app.title_page()
    assert isinstance(page, TitlePage)
    app.route(c.Goto("settings"))
    app.keeper.change(language="de")
    back = app.route(c.Back())
    assert isinstance(back, TitlePage)
    assert back.model.cards[0].line == page.model.cards[0].line.upper()


def test_a_program_begins_in_the_language_that_was_kept(shouting: None) -> None:
    app = App(Keeper(first=Preferences(language="de")))
    assert texts.gettext("Undo") == "UNDO"
    app.close()
    texts.use_language("")


@pytest.mark.parametrize("theme", [Theme(palette="clear"), Theme(palette="contrast"), Theme(1.25)])
def test_nothing_of_the_old_looks_is_left_at_the_table(theme: Theme) -> None:
    scene = make_scene(make_match(steps=120), speed="normal", paused=True)
    first = picture(scene)
    scene.layout(scene.size, theme)
    changed = picture(scene)
    fresh = make_scene(make_match(steps=120), speed="normal", paused=True)
    fresh.layout(fresh.size, theme)
    assert not difference(changed, picture(fresh))
    assert difference(changed, first)
    scene.layout(scene.size, Theme())
    assert not difference(picture(scene), first)


# -- reduced motion -----------------------------------------------------------------------------------
def test_with_reduced_motion_pieces_appear_where_they_arrive() -> None:
    glide = Glide("a", "b", Piece("orc", 3), None, wait=20, reduced=True)
    alphas = []
    while not glide.over:
        assert glide.share == 1
        alphas.append(glide.alpha)
        glide.age += 10
    assert glide.age == 20 + REDUCED
    assert alphas == sorted(alphas)
    assert alphas[0] == 0
    assert Glide("a", "b", Piece("orc", 3), None).alpha == 255


def test_with_reduced_motion_a_conquest_is_coloured_all_over() -> None:
    old = pygame.Surface((40, 30))
    old.fill("#FFFFFF")
    spread = Spread(old, old.get_rect(), (0, 15), reduced=True, age=REDUCED // 2)
    sheet = pygame.Surface((40, 30))
    sheet.blit(spread.cover(), (0, 0))
    seen = {sheet.get_at((x, y))[0] for x in range(40) for y in range(30)}
    assert len(seen) == 1
    assert 60 < seen.pop() < 200
    spread.age = REDUCED
    assert spread.over


def test_with_reduced_motion_a_match_has_no_frame_in_which_anything_travels() -> None:
    scene = make_scene(make_match("normal,normal,normal", seed=3, steps=60), speed="normal")
    scene.layout(scene.size, Theme(reduced=True))
    rolled = glided = 0
    for _ in range(400):
        scene.update(10)
        rolled += scene.tempo.rolling
        glides = lands(scene).board.motions.glides
        glided += bool(glides)
        assert all(one.share == 1 for one in glides)
        assert all(one.reduced for one in lands(scene).board.motions.spreads)
    assert rolled
    assert glided
    scene.tempo.finish()


def test_with_reduced_motion_dice_lie_at_once() -> None:
    match = make_match("human,normal,normal", seed=3, steps=200)
    scene = make_scene(match, (1920, 1080), speed="normal", paused=True)
    assert lands(scene).table.battle(match) is not None
    scene.layout(scene.size, Theme(reduced=True))
    scene.update(1000)
    scene.tempo.dice_age = 0
    first = drawn(scene, scene.size)
    for age in (60, 300, 5000):
        scene.tempo.dice_age = age
        assert not difference(drawn(scene, scene.size), first)


def test_with_reduced_motion_an_aim_does_not_breathe() -> None:
    scene = make_scene(make_match(steps=120), speed="normal", paused=True)
    scene.layout(scene.size, Theme(reduced=True))
    scene.update(1000)
    board = lands(scene).board
    land = board.board.territories[0].key
    board.show(BoardLook(board.look.pieces, (land,), choosing=True))
    board.aim, board.pulsing = land, True
    for _ in range(60):
        board.update(50)
    assert not any(board.update(50) for _ in range(40))


def test_the_file_is_written_beside_the_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Keeper(tmp_path / "settings.json")
    app = App(keeper)
    stage = Stage(app.title_page(), app.route, (1024, 640), keeper)
    stage.frame(16, [pygame.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="")])
    assert os.listdir(tmp_path) == ["settings.json"]
    assert Keeper(tmp_path / "settings.json").now.fullscreen
    app.close()
    pygame.display.quit()
