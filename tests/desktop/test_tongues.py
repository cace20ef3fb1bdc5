"""In a made-up language whose texts are a third longer nothing is left out, nothing is cut, nothing overlaps: pages,
questions, all words of a match. What lies over the table is in test_tongues_over.py."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.desktop import offers, saves, vacancies
from game.desktop.app import App
from game.desktop.controller import Controller
from game.desktop.pages import page
from game.desktop.preferences import Keeper, Preferences
from game.desktop.scenes.base import Scene
from game.desktop.scenes.load import Load
from game.desktop.scenes.table import TableScene
from game.desktop.stills import still, table_of
from game.desktop.tables.base import LandCard, LogLine
from game.desktop.tables.layout import make_layout
from game.desktop.tables.skyrim.table import SkyrimTable
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action
from game.kernel import texts
from game.kernel.match import Match
from game.kernel.record import RecordWriter
from game.kernel.setup import SeatSetup
from game.kernel.title import AnyTitle
from tests.desktop.fitting import FEW, SIZES, look_through, names_apart
from tests.desktop.ink import in_english, plain_pictures, watching
from tests.desktop.table_driver import make_match, make_scene, play_step
from tests.pseudo import pseudo_language

NAME = "Ñóé"  # a person's: no letter of English in it
PEOPLE = f"human:{NAME},random,random,random,random"


@pytest.fixture(autouse=True, scope="module")
def plain() -> Iterator[None]:
    with plain_pictures():
        yield


@pytest.fixture(autouse=True)
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))
    pygame.init()
    pygame.display.set_mode((1280, 720))
    texts.use_language("en")
    yield
    texts.use_language("en")


def save_some() -> None:
    """A match under way, one that ended, and a file that is none."""
    for seed, steps in ((5, 120), (6, 9000)):
        match = make_match(f"human:{NAME},random,random", seed)
        writer = RecordWriter(match, saves.fresh_path(match))
        for _n in range(steps):
            if not match.over:
                play_step(match)
        writer.close()
    (saves.saves_folder() / "broken.skald").write_bytes(b"{}\n{}\n")


@functools.lru_cache(1)
def over() -> Match:
    return make_match(PEOPLE, steps=9000)


@functools.lru_cache(16)
def position(kind: str, mode: str = "chaos") -> Match:
    """A match in which the person is asked such a question."""
    match = make_match(PEOPLE, 11, mode=mode)
    while not match.over:
        asked = match.game.rules.kinds[match.state.stack[-1][0]].name if match.seat == 0 else ""
        if asked == kind and (kind != "reinforce" or len(match.state.seats[0].hand) > 2):
            return match
        play_step(match)
    raise AssertionError(f"{kind} was never asked")


def at_question(kind: str, mode: str = "chaos", point: int = 0) -> Scene:
    """The table at a question, with so many targets pointed at."""
    scene = table_of(position(kind, mode))
    scene.layout((1280, 720), Theme())
    for _n in range(point):
        scene.play.point(next(one for one in scene.play.targets() if one.domain != "verb"))
    return scene


def with_panel(name: str) -> Scene:
    scene = table_of(position("reinforce"))
    scene.open_panel = name
    return scene


def with_files(name: str) -> Scene:
    save_some()
    return still(name, "skyrim", None)


def with_filter(shown: str) -> Scene:
    scene = with_files("load")
    assert isinstance(scene, Load)
    scene.layout((1280, 720), Theme())
    scene.answer(Action("shown", shown))
    return scene


def resigned() -> Scene:
    """A table that its only person has left."""
    scene = make_scene(make_match(PEOPLE, 3, 60), paused=True)
    scene.session.resign(0)
    return scene


def vacated() -> Scene:
    """The question who takes the seats of programs."""
    match = make_match(PEOPLE, steps=150)
    for seat, name in ((1, "1"), (2, "2")):
        match.seat_anew(seat, SeatSetup(player=f"exec:{name}", name=name))
    opened = saves.Opened(match, lambda: None, saves.vacant(match))
    return vacancies.page(opened, [match.game.setup.seats[1].player])


def new_user() -> Scene:
    scene = page("title_page")
    offers.put(scene, Preferences())
    return scene


QUESTIONS: dict[str, Callable[[], Scene]] = {
    "claim": lambda: at_question("claim", "civil-war"),
    "garrison": lambda: at_question("garrison", "civil-war"),
    "place units": lambda: at_question("place_units"),
    "invade": lambda: at_question("invade"),
    "invade from": lambda: at_question("invade", point=1),
    "defend": lambda: at_question("defend"),
    "move in": lambda: at_question("move_in"),
    "maneuver": lambda: at_question("maneuver"),
    "maneuver units": lambda: at_question("maneuver_units"),
}
SCENES: dict[str, Callable[[], Scene]] = {
    **QUESTIONS,
    "title page": lambda: still("title_page", "skyrim", None),
    "title page of a new user": new_user,
    "title page with a match": lambda: with_files("title_page"),
    "new match": lambda: still("new_match", "skyrim", None),
    "load, empty": lambda: still("load", "skyrim", None),
    "load": lambda: with_files("load"),
    "rules": lambda: still("rules", "skyrim", None),
    "credits": lambda: still("credits", "skyrim", None),
    "settings": lambda: still("settings", "skyrim", None),
    "curtain": lambda: still("curtain", "skyrim", make_match(PEOPLE)),
    "result": lambda: still("result", "skyrim", over()),
    "table, over": lambda: table_of(over()),
    "reinforce": lambda: at_question("reinforce"),
    "invade, dice": lambda: at_question("invade", point=2),
    "panel of standings": lambda: with_panel("standings"),
    "panel of the battle": lambda: with_panel("battle"),
    "panel of the chronicle": lambda: with_panel("chronicle"),
    "panel of cards": lambda: with_panel("cards"),
    "matches under way": lambda: with_filter("under_way"),
    "matches that ended": lambda: with_filter("ended"),
    "replay": lambda: still("replay", "skyrim", make_match(PEOPLE, steps=150)),
    "replay of a match that is over": lambda: still("replay", "skyrim", over()),
    "branch": lambda: still("branch", "skyrim", make_match(PEOPLE, steps=150)),
    "branch late in a match": lambda: still("branch", "skyrim", make_match(PEOPLE, steps=1500)),
    "left by all": resigned,
    "who plays on": vacated,
}


@pytest.mark.parametrize("name", SCENES)
def test_no_text_is_left_out_or_cut(name: str) -> None:
    look_through(SCENES[name], name, FEW if name in QUESTIONS else SIZES)


def test_the_question_stands_above_its_answers_where_the_bar_beside_a_wide_hand_is_narrow() -> None:
    narrow, broad = (make_layout(size, Theme()) for size in ((1600, 900), (1920, 1080)))
    assert (narrow.wide, narrow.stacked) == (True, True)
    assert (broad.wide, broad.stacked) == (True, False)
    assert narrow.ask.h > broad.ask.h
    assert narrow.board.bottom < narrow.ask.y


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_titles_of_regions_keep_off_names_and_pieces(size: tuple[int, int], scale: float) -> None:
    with pseudo_language():
        scene = at_question("reinforce")
        assert isinstance(scene, TableScene)
        scene.layout(size, Theme(scale))
        scene.update(1000)
        names_apart(scene, f"{size} {scale}")


def spoken(card: LandCard) -> Iterator[str]:
    """What the tooltip of a land says, without keys of icons and factions."""
    yield from (card.name, card.holder, *(words for _icon, words in card.facts))


# -- words, drawn or not ------------------------------------------------------------------------------
def told(table: SkyrimTable, match: Match) -> Iterator[str]:
    """All that can be said of a position."""
    title: AnyTitle = match.game.title
    content, state, viewer = match.game.content, match.state, 0
    for row in table.standings(match, viewer):
        yield from (row.name, row.who, row.player, row.tip, *(words for _icon, words in row.notes))
    yield from (phase.name for phase in table.phases(match))
    for card in table.hand(match, viewer):
        yield from (card.name, card.tip)
    if (battle := table.battle(match)) is not None:
        yield from (battle.place, battle.words)
    if match.over:
        return
    yield title.question(content, state)
    yield from (table.playing(match), table.outlook(match))
    options = match.options()
    controller = Controller(match.game.naming, options)
    for option in (*options[:3], *options[-3:]):
        yield table.deed(state, option)
        if (slip := table.slip(match, match.seat, option)) is not None:
            yield from (slip.question, slip.explain, slip.go_on, slip.back)
    for offer in table.offers(match, controller, 2):
        yield from (offer.label, offer.tip, offer.explain)
    legal = {table.key_of(target) for target in controller.targets()}
    yield from (table.refusal(match, controller, key) for key in content.keys[::3] if key not in legal)
    yield from (title.option_words(content, state, option) for option in (*options[:3], *options[-3:]))
    asked = table.ask(match, controller)
    yield from (asked.question, asked.explain)
    yield title.illegal(content, state, ("attack", 0, 0, 9)).replace("'attack'", "")  # its key is the choice's


@pytest.mark.parametrize("mode", ["chaos", "civil-war"])
def test_every_word_of_a_match_is_translated(mode: str) -> None:
    with pseudo_language():
        match = make_match(f"human:{NAME},random,random", 3, mode=mode, max_rounds=9)
        table, left = SkyrimTable(match.game), set[str]()
        names = [NAME, "Ó", "É"]
        while not match.over:
            if len(match.steps) % 7 == 0:
                left.update(words for words in told(table, match) if in_english(words))
            play_step(match)
        left.update(words for words in told(table, match) if in_english(words))
        for n, step in enumerate(match.steps):
            for event in step.events:
                words = match.game.title.event_words(match.game.content, event, names)
                left.update({words} if in_english(words) else ())
            lines: list[LogLine] = []
            table.log(match, step.events, n + 1, lines)
            left.update(line.words for line in lines if in_english(line.words))
        for land in table.board.territories:
            left.update(words for words in spoken(table.land(match, 0, land.key, "")) if in_english(words))
        for region in table.board.regions:
            left.update(words for words in (table.region_tip(match, 0, region.key),) if in_english(words))
    assert left == set()


# -- another language while the program runs ----------------------------------------------------------
def test_another_language_takes_effect_at_once_on_the_table() -> None:
    size = (1280, 720)
    scene = make_scene(make_match(PEOPLE, steps=150), size)
    scene.draw(pygame.Surface(size))
    with pseudo_language():
        scene.follow(Preferences(language="de"))  # it was another before
        scene.layout(size, Theme())
        with watching(size) as ink:
            scene.update(1000)
            scene.draw(pygame.Surface(size))
        assert ink.english == set()
        assert ink.drawn
        assert scene.telling.lines
        assert not [line.words for line in scene.telling.lines if in_english(line.words)]


def test_pages_behind_are_made_anew_in_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr("game.desktop.app.use_language", asked.append)
    app = App(Keeper(first=Preferences(language="en")), autosave=False)
    app.keeper.change(language="de")
    assert asked == ["en", "de"]
    app.close()
