"""The table: whole matches by mouse and by keyboard, and what must not happen."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.desktop.commands import Goto, Quit
from game.desktop.session import NOBODY, Waiting
from game.kernel.match import Match
from game.kernel.record import RecordWriter
from game.titles.skyrim import frames as f
from game.titles.skyrim.events import EndCardDrawn
from tests.desktop.table_driver import Person, lands, make_match, make_scene, play_step
from tests.pictures import difference

SMALL = (1024, 640)


def sit(seats: str = "human,random,random", seed: int = 5, **how: object) -> Person:
    options = {key: how.pop(key) for key in ("max_rounds",) if key in how}
    match = make_match(seats, seed, **options)  # type: ignore[arg-type]
    return Person(make_scene(match, SMALL, **how))  # type: ignore[arg-type]


def until_asked(person: Person, kind: int | None = None, frames: int = 4000) -> None:
    """Let bots play, and choose by mouse, until the person is asked for a kind of decision."""
    for _ in range(frames):
        person.frame()
        if person.asked() and not person.scene.tempo.busy:
            if kind is None or person.scene.match.state.stack[-1][0] == kind:
                person.frame(400)
                return
            person.frame(400)
            person.choose_by_mouse()
        elif person.scene.overlays.curtain:
            person.press(pygame.K_RETURN)
    raise AssertionError("never asked")


# -- whole matches ------------------------------------------------------------------------------------
def test_a_whole_match_by_mouse_to_the_end_game_card() -> None:
    person = sit()
    person.play(draw_every=200)
    events = [event for step in person.scene.match.steps for event in step.events]
    assert any(isinstance(event, EndCardDrawn) for event in events)
    assert any(step.by_person for step in person.scene.match.steps)


def test_a_whole_match_by_keyboard_alone() -> None:
    person = sit(max_rounds=4)
    person.play(by_keys=True, draw_every=40)
    assert any(step.by_person for step in person.scene.match.steps)


def test_a_civil_war_begins_by_placing_on_free_land() -> None:
    match = make_match("human,random,random", 3, mode="civil-war", max_rounds=1)
    person = Person(make_scene(match, SMALL), 2)
    person.play()
    assert match.over


def test_when_it_is_over_enter_leads_to_the_result() -> None:
    person = sit("random,random", max_rounds=1)
    for _ in range(3000):
        person.frame()
        if person.scene.match.over:
            break
    assert person.press(pygame.K_RETURN) == Goto("result")


# -- what must not happen -----------------------------------------------------------------------------
def test_a_double_click_places_once() -> None:
    person = sit()
    until_asked(person, f.REINFORCE)
    scene = person.scene
    land = scene.table.key_of(scene.play.targets()[0])
    person.click(scene.board.window_point(land))
    until = len(scene.match.steps)
    confirm = scene.layer.find("confirm")
    assert confirm is not None
    person.click(confirm.rect.center, times=2)
    assert len(scene.match.steps) == until + 1


def test_a_double_click_attacks_once() -> None:
    person = sit()
    until_asked(person, f.INVADE)
    scene = person.scene
    while not scene.play.numbers():
        target = next(one for one in scene.play.targets() if one.domain == "territory")
        person.click(scene.board.window_point(scene.table.key_of(target)))
        person.frame(400)
        if scene.match.state.stack[-1][0] != f.INVADE:
            return  # a single die settled it
    steps = len(scene.match.steps)
    confirm = scene.layer.find("confirm")
    assert confirm is not None
    person.click(confirm.rect.center, times=3)
    assert len(scene.match.steps) == steps + 1


def test_a_held_key_does_nothing_twice() -> None:
    person = sit()
    until_asked(person, f.PLACE_UNITS)
    scene = person.scene
    steps = len(scene.match.steps)
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    for _ in range(6):
        person.send(down)
        scene.update(40)
    assert [step.by_person for step in scene.match.steps[steps:]].count(True) == 1


def test_clicks_while_bots_play_are_ignored_and_not_kept() -> None:
    person = sit(speed="normal", paused=True)
    scene = person.scene
    for _ in range(50):
        if scene.session.waiting() is Waiting.PAUSE:
            break
        person.frame()
        if person.asked():
            person.choose_by_mouse()
    assert scene.session.waiting() is Waiting.PAUSE
    steps = len(scene.match.steps)
    for land in lands(scene).board.board.territories:
        person.click(scene.board.window_point(land.key))
    person.press(pygame.K_RETURN)
    person.press(pygame.K_e)
    for _ in range(5):
        person.frame()
    assert len(scene.match.steps) == steps
    scene.tempo.set_speed("fast")
    until_asked(person)
    made = [step for step in scene.match.steps[steps:] if step.by_person]
    assert made == []


def test_a_press_survives_that_bots_go_on() -> None:
    person = sit("random,random,random", speed="normal")
    scene = person.scene
    button = scene.layer.find("speed")
    assert button is not None
    pos = button.rect.center
    person.send(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    person.send(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False))
    steps = len(scene.match.steps)
    for _ in range(60):
        person.frame()
    assert len(scene.match.steps) > steps
    person.send(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False))
    assert scene.tempo.speed == "fast"


# -- choosing -----------------------------------------------------------------------------------------
def test_undo_takes_a_placement_back_and_redo_makes_it_again() -> None:
    person = sit()
    until_asked(person, f.REINFORCE)
    scene = person.scene
    before = list(scene.match.state.units)
    target = scene.play.targets()[0]
    person.click(scene.board.window_point(scene.table.key_of(target)))
    person.press(pygame.K_1)
    person.press(pygame.K_RETURN)
    assert scene.match.state.units != before
    person.frame(400)
    for _ in range(2):
        button = scene.layer.find("undo")
        assert button is not None
        assert button.enabled
        person.click(button.rect.center)
        person.frame(400)
    assert scene.match.state.units == before
    person.press(pygame.K_r)
    person.press(pygame.K_r)
    assert scene.match.state.units != before


def test_backspace_goes_one_pointing_back() -> None:
    person = sit()
    until_asked(person, f.INVADE)
    scene = person.scene
    while scene.keys._here() != ("land", scene.board.look.targets[0]):
        person.press(pygame.K_TAB)
    person.press(pygame.K_SPACE)
    assert scene.play.controller is not None
    assert len(scene.play.controller.pointed) == 1
    person.press(pygame.K_BACKSPACE)
    assert scene.play.controller.pointed == []


def test_digits_fill_the_number() -> None:
    person = sit()
    until_asked(person, f.PLACE_UNITS)
    person.press(pygame.K_2)
    assert person.scene.play.number == 2
    person.press(pygame.K_PLUS)
    assert person.scene.play.number == 3
    person.press(pygame.K_MINUS)
    assert person.scene.play.number == 2


def test_an_attack_to_the_end_stops_where_it_is_won_or_hopeless() -> None:
    person = sit()
    until_asked(person, f.INVADE)
    scene, state = person.scene, person.scene.match.state
    strongest = max((u, t) for t, u in enumerate(state.units) if state.owner[t] == scene.match.seat)[1]
    person.click(scene.board.window_point(lands(scene).table.board.territories[strongest].key))
    target = next(one for one in scene.play.targets() if one.domain == "territory")
    goal = scene.table.key_of(target)
    person.click(scene.board.window_point(goal))
    if scene.match.state.stack[-1][0] != f.INVADE or not scene.play.numbers():
        return
    person.press(pygame.K_t)
    for _ in range(400):
        person.frame()
        if scene.play.auto is None and person.asked():
            break
    after = scene.match.state
    won = after.owner[int(target.value)] == scene.match.seat
    assert won or after.units[strongest] == 1


def test_an_attack_to_the_end_waits_for_a_person_who_defends() -> None:
    person = sit("human:Ada,human:Bo")
    scene = person.scene
    for _ in range(400):
        until_asked(person, f.INVADE)
        before = scene.match.state
        attacks = [o for o in scene.match.options() if o[0] == "attack" and before.units[o[2]] > 1 and o[3] == 3]
        attacks = [o for o in attacks if before.owner[o[2]] >= 0]
        if attacks:
            break
        person.press(pygame.K_e)
    _verb, source, target, _dice = attacks[0]
    keys = [land.key for land in lands(scene).table.board.territories]
    person.click(scene.board.window_point(keys[source]))
    person.click(scene.board.window_point(keys[target]))
    person.press(pygame.K_t)
    for _ in range(60):
        person.frame()
    assert scene.match.state.stack[-1][0] == f.DEFEND
    assert person.asked()
    assert scene.overlays.curtain is None  # dice are named in the open


# -- hidden things ------------------------------------------------------------------------------------
def frame_of(match: Match, size: tuple[int, int] = (1280, 720)) -> tuple[pygame.Surface, object]:
    person = Person(make_scene(match, size, speed="normal", paused=True))
    person.frame(0)
    person.frame(16, draw=True)
    return person.surface, person.scene


def with_other_hands(match: Match) -> Match:
    """The same match with the hands' cards exchanged for others from the deck."""
    state = match.state
    deck = list(state.deck)
    for one in state.seats:
        if one.hand:
            n = len(one.hand)
            fresh = [card for card in deck if card < len(state.owner)][:n]
            deck = [card for card in deck if card not in fresh] + list(one.hand)
            one.hand = tuple(fresh)
    state.deck = tuple(deck)
    return match


def hotseat(n: int) -> Match:
    """A match of two people, at least n steps on, where one of them places units and everybody holds cards."""
    match = make_match("human:Ada,human:Bo,random", 11, n)
    while not match.over:
        asked = match.state.stack[-1][0] == f.REINFORCE and match.seat < 2
        if asked and all(one.hand for one in match.state.seats):
            return Match(match.game, match.seed, match.state)
        play_step(match)
    raise AssertionError("no such position")


def test_nothing_hidden_is_drawn_under_the_curtain() -> None:
    match = hotseat(160)
    one, scene = frame_of(match)
    other, _scene = frame_of(with_other_hands(Match(match.game, match.seed, match.state.copy())))
    assert scene.overlays.curtain is not None  # type: ignore[attr-defined]
    assert not difference(one, other)


def test_after_the_curtain_only_the_own_hand_shows() -> None:
    match = hotseat(160)
    person = Person(make_scene(match, (1280, 720), speed="normal", paused=True))
    person.frame()
    person.press(pygame.K_RETURN)
    assert person.scene.overlays.curtain is None
    assert {card.value for card in person.scene.hand.model.cards} == set(match.state.seats[match.seat].hand)


def test_nobody_at_the_machine_sees_no_hand() -> None:
    person = sit("random,random")
    person.frame()
    assert person.scene.session.viewer == NOBODY
    assert person.scene.hand.model.cards == ()


# -- menu, trouble ------------------------------------------------------------------------------------
def test_the_menu_leads_away_and_leaving_asks_once() -> None:
    person = sit()
    until_asked(person)
    scene = person.scene
    person.press(pygame.K_ESCAPE)
    assert scene.overlays.menu is not None
    person.press(pygame.K_ESCAPE)
    assert scene.overlays.menu is None
    person.press(pygame.K_ESCAPE)
    quit_button = scene.overlays.menu.find("quit")
    assert isinstance(person.click(quit_button.rect.center), Quit)
    person.press(pygame.K_ESCAPE)
    seat = scene.match.seat
    person.click(scene.overlays.menu.find("leave").rect.center)
    assert scene.overlays.menu.find("resign") is not None
    person.click(scene.overlays.menu.find("resign").rect.center)
    assert not scene.match.state.seats[seat].alive
    assert scene.session.people() == []


def test_f1_opens_the_rules_at_the_clause() -> None:
    person = sit()
    until_asked(person, f.INVADE)
    assert person.press(pygame.K_F1) == Goto("rules", ("skyrim", "RSK-INV-01"))


def test_trouble_with_the_disk_is_said_once_and_play_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    match = make_match("human,random", 5)
    scene = make_scene(match, SMALL, RecordWriter(match, blocked / "a.skald"))
    person = Person(scene)
    until_asked(person)
    person.frame(16, draw=True)
    steps = len(match.steps)
    person.choose_by_mouse()
    person.frame()
    assert scene.session.writer is not None
    assert scene.session.writer.trouble
    assert len(scene.slips._shown) == 1
    assert len(match.steps) >= steps


# -- rest ---------------------------------------------------------------------------------------------
def test_at_rest_nothing_is_drawn_anew() -> None:
    person = sit(speed="normal", paused=True)
    scene = person.scene
    for _ in range(200):
        person.frame(16, draw=True)
        if scene.session.waiting() is Waiting.PAUSE and not scene.tempo.busy:
            break
        if person.asked():
            person.frame(400)
            person.choose_by_mouse()
    for _ in range(80):
        person.frame(16)
    assert not any(person.frame(16) for _ in range(60))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1440)])
def test_the_board_keeps_most_of_the_screen_and_pieces_stay_large(size: tuple[int, int]) -> None:
    scene = make_scene(make_match("human,random", 5), size)
    board = scene.places.board
    assert board.w * board.h >= 0.6 * size[0] * size[1]
    assert all(scene.board.piece_rect(land.key).w >= 26 for land in lands(scene).table.board.territories)
