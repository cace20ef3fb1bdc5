"""Replays on the real scenes: opened from records, sought by mouse, wheel and keys, played on from, and no leak."""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.commands import play
from game.desktop import commands as c
from game.desktop import replays, saves
from game.desktop.app import App
from game.desktop.preferences import Keeper
from game.desktop.replay.scene import ReplayScene
from game.desktop.replay.timeline import Timeline
from game.desktop.scenes import models as m
from game.desktop.scenes.branch import Branch
from game.desktop.scenes.laying import Laying
from game.desktop.scenes.load import Load
from game.desktop.scenes.result import Result
from game.desktop.scenes.table import TableScene
from game.desktop.session import NOBODY, Waiting
from game.desktop.theme import Theme
from game.kernel.codec import state_hash
from game.kernel.errors import BadFile
from game.kernel.events import EVERYTHING
from game.kernel.record import RecordWriter, read_record
from game.kernel.reel import Reel
from game.kernel.restore import begin, verify
from game.kernel.setup import HUMAN
from game.titles import find_title
from tests.desktop.table_driver import Person, laid, lands, make_match, play_step

SIZE = (1280, 720)


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv(saves.VARIABLE, str(tmp_path))
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    made = App()
    yield made
    made.close()


def record(seats: str = "human:Ada,random,random", steps: int = 300, **options: Any) -> Path:
    match = make_match(seats, **options)
    writer = RecordWriter(match, saves.fresh_path(match))
    while len(match.steps) < steps and not match.over:
        play_step(match)
    writer.close()
    return writer.path


def watched(app: App, path: Path) -> tuple[ReplayScene, Person]:
    scene = laid(app, app.route(c.WatchRecord(path)), SIZE)
    assert isinstance(scene, ReplayScene)
    scene.layout(SIZE, Theme(1.0))
    return scene, seated(scene)


def seated(scene: ReplayScene) -> Person:
    person = Person(scene)
    person.frame(16, draw=True)
    return person


def shown(seats: str = "human:Ada,random,random", steps: int = 300, **options: Any) -> tuple[ReplayScene, Person]:
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode(SIZE)
    match = make_match(seats, steps=steps, **options)
    scene = replays.replay_scene(Reel(match), 0, Keeper())
    scene.layout(SIZE, Theme(1.0))
    return scene, seated(scene)


def button(scene: TableScene, key: str) -> pygame.Rect:
    widget = scene.layer.find(key)
    assert widget is not None
    return widget.rect


# -- from the list of matches -------------------------------------------------------------------------
def test_from_the_list_a_match_under_way_is_watched_or_played_on_and_a_finished_one_watched(app: App) -> None:
    under_way, ended = record(steps=80), record("random,random", 100_000, max_rounds=1)
    page = app.route(c.Goto("load"))
    assert isinstance(page, Load)
    page.layout(SIZE, Theme(1.0))
    offers = {}
    for i, entry in enumerate(page.model.saves):
        page.index = i
        page.rebuild()
        offers[entry.path] = {
            key for key in ("watch", "load") if (widget := page.layer.find(key)) is not None and widget.enabled
        }
    assert offers == {under_way: {"watch", "load"}, ended: {"watch"}}


def test_the_list_can_be_narrowed_to_those_that_ended(app: App) -> None:
    record(steps=80)
    ended = record("random,random", 100_000, max_rounds=1)
    page = app.route(c.Goto("load"))
    assert isinstance(page, Load)
    page.layout(SIZE, Theme(1.0))
    groove = page.layer.find("shown")
    assert groove is not None
    at = (groove.rect.right - 10, groove.rect.centery)
    page.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False))
    page.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False))
    assert [one.path for one in page.saves] == [ended]
    enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    page.layer.focus(None)
    assert page.handle(enter) == c.WatchRecord(ended)


def test_a_replay_leads_back_to_where_it_was_opened_and_leaves_the_record_as_it_is(app: App) -> None:
    path = record(steps=80)
    before = path.read_bytes()
    page = app.route(c.Goto("load"))
    scene, person = watched(app, path)
    person.press(pygame.K_END)
    person.frame()
    back = person.press(pygame.K_ESCAPE)
    assert back == c.Back()
    assert app.route(c.Back()) is page
    assert path.read_bytes() == before
    assert scene.session.at == 80


def test_the_winding_can_be_let_be(app: App) -> None:
    path = record(steps=300)
    page = app.route(c.Goto("load"))
    winding = app.route(c.WatchRecord(path))
    assert isinstance(winding, Laying)
    winding.layout(SIZE, Theme(1.0))
    winding.update(16)
    assert winding.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")) == c.Back()
    assert app.route(c.Back()) is page
    assert app.replay is None


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_record_cut_short_is_watched_as_far_as_it_is_whole(app: App, cut: int) -> None:
    path = record(steps=120)
    data = path.read_bytes()
    whole, last = data[:-1].rsplit(b"\n", cut)[0] + b"\n", data[:-1].rsplit(b"\n", cut)[1]
    path.write_bytes(whole + last[: len(last) // 2])
    left = len(read_record(path).steps)
    scene, _person = watched(app, path)
    assert len(scene.session.reel) == left
    assert any("cut short" in words for words in scene.match.notices)
    assert path.read_bytes() == whole + last[: len(last) // 2]


def test_a_broken_record_is_refused_with_its_sentence_in_the_list(app: App) -> None:
    path = record(steps=60)
    lines = path.read_bytes().split(b"\n")
    lines[20] = lines[20].replace(b'"seat":', b'"seat":9')
    path.write_bytes(b"\n".join(lines))
    page = laid(app, app.route(c.WatchRecord(path)), SIZE)
    assert isinstance(page, Load)
    assert "line 21" in (page.model.saves[0].fault or "")


# -- going and seeking --------------------------------------------------------------------------------
def test_at_two_hundred_random_points_the_table_shows_what_was_recorded(app: App) -> None:
    path = record(steps=400)
    steps = read_record(path).steps
    scene, person = watched(app, path)
    line = scene.layer.find("seek")
    assert isinstance(line, Timeline)
    chance = random.Random(2)
    for _ in range(200):
        n = chance.randrange(1, len(steps) + 1)
        person.click((line.x(n), line.groove.centery))
        person.frame(400)
        at = scene.session.at
        assert abs(at - n) <= 1, "a click stands within a pixel of its point"
        assert state_hash(scene.match.state) == (steps[at - 1].hash if at else state_hash(scene.match.state))
        assert scene.telling._told == at
        assert scene.scenery.rows == scene.table.standings(scene.match, scene.session.eyes)


def test_told_from_a_copy_the_chronicle_is_the_one_told_in_full() -> None:
    scene, person = shown(steps=330)
    chance = random.Random(4)
    for _ in range(30):
        n = chance.randrange(331)
        scene.seek(n)
        person.frame()
        fresh = replays.replay_scene(scene.session.reel, n, Keeper())
        fresh.layout(SIZE, Theme(1.0))
        assert fresh.telling.lines == scene.telling.lines


def test_keys_move_through_time() -> None:
    scene, person = shown()
    session = scene.session
    for key, at in (
        (pygame.K_RIGHT, 1), (pygame.K_RIGHT, 2), (pygame.K_LEFT, 1), (pygame.K_END, 300), (pygame.K_RIGHT, 300),
        (pygame.K_HOME, 0), (pygame.K_LEFT, 0),
    ):  # fmt: skip
        person.press(key)
        person.frame(2000)
        assert session.at == at
    turns = session.reel.turns
    for turn in turns[1:5]:
        person.press(pygame.K_PAGEDOWN)
        assert session.at == turn
    person.press(pygame.K_RIGHT)
    person.press(pygame.K_PAGEUP)
    assert session.at == turns[4], "first to where this turn began"
    person.press(pygame.K_PAGEUP)
    assert session.at == turns[3]


def test_buttons_wheel_and_drag_move_through_time() -> None:
    scene, person = shown()
    session = scene.session
    for key, at in (("to_end", 300), ("step_back", 299), ("step_back", 298), ("step_on", 299), ("to_start", 0)):
        person.click(button(scene, key).center)
        person.frame(50)
        assert session.at == at, key
    person.send(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0, flipped=False))
    assert session.at == 1
    person.frame(2000)
    line = scene.layer.find("seek")
    assert isinstance(line, Timeline)
    y = line.groove.centery
    person.send(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(line.x(100), y), button=1, touch=False))
    for n in (120, 160, 220, 90):
        person.send(pygame.Event(pygame.MOUSEMOTION, pos=(line.x(n), y - 60), rel=(5, 0), buttons=(1, 0, 0)))
        person.frame(16, draw=True)
        assert abs(session.at - n) <= 1
    person.send(pygame.Event(pygame.MOUSEBUTTONUP, pos=(line.x(90), y), button=1, touch=False))
    person.send(pygame.Event(pygame.MOUSEMOTION, pos=(line.x(200), y), rel=(5, 0), buttons=(0, 0, 0)))
    assert abs(session.at - 90) <= 1, "once let go it is not dragged any more"


def test_it_plays_by_itself_pauses_and_stops_at_the_end() -> None:
    scene, person = shown(steps=60)
    scene.tempo.rate = 3
    person.press(pygame.K_SPACE)
    for _ in range(20):
        person.frame(16)
    assert scene.session.at == 20
    person.press(pygame.K_SPACE)
    person.frame(16)
    stood = scene.session.at
    for _ in range(20):
        person.frame(100)
    assert scene.session.at == stood
    person.click(button(scene, "play").center)
    for _ in range(80):
        person.frame(16)
    assert scene.session.at == 60
    assert not scene.session.playing
    person.press(pygame.K_SPACE)
    person.frame(16)
    assert scene.session.at <= 1, "from the end it plays again"


def test_by_tab_and_enter_every_button_of_the_transport_is_reached() -> None:
    scene, person = shown()
    reached = set()
    for _ in range(40):
        person.press(pygame.K_TAB)
        here = scene.keys._here()
        if here:
            reached.add(here[1])
    assert {"seek", "step_on", "play", "to_end", "rate", "branch", "menu", "close"} <= reached
    for _ in range(40):
        person.press(pygame.K_TAB)
        if (scene.keys._here() or ("", ""))[1] == "step_on":
            break
    person.press(pygame.K_RETURN)
    assert scene.session.at == 1


def test_nothing_is_chosen_in_a_replay() -> None:
    scene, person = shown()
    before = list(scene.match.steps)
    for key in (pygame.K_u, pygame.K_r, pygame.K_e, pygame.K_t, pygame.K_x, pygame.K_n, pygame.K_5, pygame.K_RETURN):
        person.press(key)
        person.frame(100)
    person.click(scene.board.window_point(lands(scene).table.board.territories[0].key))
    person.frame(400)
    assert scene.match.steps == before


# -- whose eyes ---------------------------------------------------------------------------------------
def test_under_way_no_hand_is_shown_but_that_of_its_one_person() -> None:
    scene, person = shown("human:Ada,random,random", 330)
    assert scene.session.allowed == (0,)
    person.press(pygame.K_h)
    held = set()
    for n in range(0, 331, 3):
        scene.seek(n)
        person.frame()
        assert scene.session.eyes == 0
        seen = {card.value for card in scene.hand.model.cards}
        assert seen == set(scene.match.state.seats[0].hand)
        held |= seen
    assert held, "the person should have held a card meanwhile"


@pytest.mark.parametrize("seats", ["human:Ada,human:Bo,random", "random,random,random"])
def test_under_way_with_several_people_or_none_no_hand_is_shown(seats: str) -> None:
    scene, person = shown(seats, 330)
    assert scene.session.allowed == (NOBODY,)
    person.press(pygame.K_h)
    for n in range(0, 331, 3):
        scene.seek(n)
        person.frame()
        assert not scene.hand.model.cards
    drawn = {n for n, step in enumerate(scene.match.steps) if any(event.seen_by() for event in step.events)}
    assert drawn, "somebody should have drawn a card"
    names = {lands(scene).table.board.territories[event.card].name
             for n in drawn for event in scene.match.steps[n].events if hasattr(event, "card")}  # fmt: skip
    cards = [line.words for line in scene.telling.lines if line.words.startswith("The card is")]
    assert names
    assert not cards


def test_a_match_that_is_over_shows_all_hands_or_what_one_seat_saw() -> None:
    scene, person = shown("human:Ada,random,random", 100_000, max_rounds=6)
    session = scene.session
    assert session.allowed == (EVERYTHING, 0, 1, 2)
    n = next(n for n in range(len(session.reel)) if sum(bool(s.hand) for s in session.reel.standing(n).state.seats) > 1)
    scene.seek(n)
    person.frame()
    every = [line.words for line in scene.telling.lines if line.words.startswith("The card is")]
    for seat in range(3):
        person.press(pygame.K_h)
        person.frame()
        assert session.eyes == seat
        assert {card.value for card in scene.hand.model.cards} == set(scene.match.state.seats[seat].hand)
        own = [line.words for line in scene.telling.lines if line.words.startswith("The card is")]
        assert len(own) == len(scene.match.state.seats[seat].hand) < len(every)


def test_the_page_says_whose_hands_are_seen() -> None:
    under_way, _person = shown("human:Ada,random,random", 60)
    over, _other = shown("human:Ada,random,random", 100_000, max_rounds=2)
    assert "Ada" in under_way.bars.said.hidden
    assert under_way.bars.said.hidden != over.bars.said.hidden
    before = over.bars.said.hidden
    over.next_eyes()
    over.update(16)
    assert over.bars.said.hidden != before


# -- playing on ---------------------------------------------------------------------------------------
def branch_from(app: App, path: Path, at: int) -> tuple[ReplayScene, Branch]:
    scene, person = watched(app, path)
    scene.seek(at)
    person.frame()
    command = person.click(button(scene, "branch").center)
    assert command == c.PlayOn(at)
    page = app.route(c.PlayOn(at))
    assert isinstance(page, Branch)
    page.layout(SIZE, Theme(1.0))
    return scene, page


def test_played_on_from_a_point_a_match_is_saved_loaded_and_verified(app: App) -> None:
    path = record("human:Ada,random,random", 250)
    before = path.read_bytes()
    _scene, page = branch_from(app, path, 120)
    table = laid(app, app.route(c.BeginBranch(page.draft)), SIZE)
    assert isinstance(table, TableScene)
    assert not isinstance(table, ReplayScene)
    table.layout(SIZE, Theme(1.0))
    person, until = Person(table), time.monotonic() + 60
    table.tempo.set_speed("fast")
    while len(table.match.steps) < 40 and time.monotonic() < until:
        person.frame()
        if person.asked():
            person.frame(400)
            person.choose_by_mouse()
        else:
            time.sleep(0.002)
    made = len(table.match.steps)
    assert made >= 40
    app.route(c.Goto("title_page"))
    assert path.read_bytes() == before
    fresh = next(one for one in saves.saved_paths() if one != path)
    written = read_record(fresh)
    assert "start" in written.header
    assert "agree" in verify(written, begin(written, find_title))
    again = laid(app, app.route(c.LoadMatch(fresh)), SIZE)
    assert isinstance(again, TableScene)
    assert len(again.match.steps) == made
    app.route(c.Goto("title_page"))
    scene, _person = watched(app, fresh)
    assert len(scene.session.reel) == made
    assert scene.match.state.owner == scene.session.reel.standing(0).state.owner


def test_persons_and_bots_can_change_their_seats(app: App) -> None:
    path = record("human:Ada,random,random", 250)
    _scene, page = branch_from(app, path, 100)
    groove = page.layer.find("seat.1")
    assert groove is not None
    left = (groove.rect.x + 8, groove.rect.centery)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        page.handle(pygame.Event(kind, pos=left, button=1, touch=False))
    groove = page.layer.find("seat.0")
    assert groove is not None
    right = (groove.rect.right - 8, groove.rect.centery)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        page.handle(pygame.Event(kind, pos=right, button=1, touch=False))
    assert [one.who for one in page.draft.seats] == ["master", HUMAN, "random"]
    table = laid(app, app.route(c.BeginBranch(page.draft)), SIZE)
    assert isinstance(table, TableScene)
    assert [seat.player for seat in table.match.game.setup.seats] == ["master", HUMAN, "random"]


def test_from_a_match_under_way_nobody_learns_what_is_to_come(app: App) -> None:
    """Whatever is asked for, and whoever takes another seat, what is hidden is dealt anew."""
    path = record("human:Ada,random,random", 330)
    scene, page = branch_from(app, path, 329)
    same = page.layer.find("hidden")
    assert same is not None
    assert not same.enabled
    reel = scene.session.reel
    seats = tuple(replays.branch_model(reel, 329).draft.seats)
    draft = m.BranchDraft(329, (seats[0], m.BranchSeat(seats[1].faction, "", HUMAN), seats[2]), False)
    old = reel.standing(329).state
    others = {replays.branch_match(reel, draft, seed).state.seats[1].hand for seed in range(8)}
    assert len(others) > 1, "the hand of a seat that was a bot's is another in each branch"
    for seed in range(3):
        fresh = replays.branch_match(reel, draft, seed).state
        assert fresh.seats[0].hand == old.seats[0].hand
        assert fresh.deck != old.deck
        assert fresh.chance != old.chance


def test_of_a_match_that_is_over_the_same_cards_may_come(app: App) -> None:
    path = record("human:Ada,random,random", 100_000, max_rounds=4)
    scene, page = branch_from(app, path, 150)
    reel = scene.session.reel
    assert page.draft.anew
    groove = page.layer.find("hidden")
    assert groove is not None
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        page.handle(pygame.Event(kind, pos=(groove.rect.right - 8, groove.rect.centery), button=1, touch=False))
    assert not page.draft.anew
    assert replays.branch_match(reel, page.draft, 3).state == reel.standing(150).state


def test_where_it_is_over_nothing_can_be_played_on() -> None:
    scene, person = shown("random,random", 100_000, max_rounds=1)
    person.press(pygame.K_END)
    person.frame()
    assert scene.session.waiting() is Waiting.OVER
    widget = scene.layer.find("branch")
    assert widget is not None
    assert not widget.enabled
    assert person.press(pygame.K_b) is None


# -- with the result ----------------------------------------------------------------------------------
def test_from_a_replay_to_the_result_and_from_a_moment_back_into_the_replay(app: App) -> None:
    path = record("human:Ada,random,random", 100_000, max_rounds=4)
    _scene, person = watched(app, path)
    person.click(button(_scene, "menu").center)
    assert _scene.overlays.menu is not None
    entry = _scene.overlays.menu.find("result")
    assert entry is not None
    assert person.click(entry.rect.center) == c.Goto("result")
    result = app.route(c.Goto("result"))
    assert isinstance(result, Result)
    again = laid(app, app.route(c.Watch(70)), SIZE)
    assert isinstance(again, ReplayScene)
    assert again.session.at == 70
    assert app.route(c.Back()) is result
    rematch = laid(app, app.route(c.Rematch()), SIZE)
    assert isinstance(rematch, TableScene)
    assert rematch.match.game.setup == again.match.game.setup


def test_a_replay_of_a_match_under_way_has_no_result() -> None:
    scene, _person = shown(steps=60)
    assert "result" not in [key for key, _label, _tip in scene.menu_entries()]


@pytest.mark.parametrize("words", [["--replay", "FILE"], ["--load", "FILE", "--watch"]])
def test_the_command_line_opens_a_replay_straight_away(app: App, words: list[str]) -> None:
    path = record(steps=60)
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    args = parser.parse_args([str(path) if word == "FILE" else word for word in words])
    scene = laid(app, play.first_scene(app, args), SIZE)
    assert isinstance(scene, ReplayScene)
    assert len(scene.session.reel) == 60
    assert scene.session.at == 0


def test_a_file_that_is_no_record_is_refused_on_the_command_line(app: App, tmp_path: Path) -> None:
    (tmp_path / "a.skald").write_text("nothing")
    args = argparse.Namespace(replay=tmp_path / "a.skald", watch=False, load=None)
    with pytest.raises(BadFile):
        play.first_scene(app, args)
