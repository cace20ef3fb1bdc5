"""What a newcomer stumbled over, once: the table."""

from __future__ import annotations

import time

import pygame
import pytest

from game.bots.thinker import Thinker
from game.desktop import shelves
from game.desktop.kit import text
from game.desktop.preferences import Keeper, Preferences
from game.desktop.scenes.new_match import NewMatch
from game.desktop.scenes.rules import Rules
from game.desktop.scenes.table import TableScene
from game.desktop.session import Session
from game.desktop.tables import askbar
from game.desktop.tables.base import LogLine
from game.desktop.tables.lands import battle
from game.desktop.tables.skyrim import result
from game.desktop.tables.skyrim.table import SkyrimTable
from game.desktop.theme import Theme
from game.desktop.widgets import tips
from game.desktop.widgets.base import Action
from game.desktop.widgets.controls import Button
from game.desktop.widgets.scroll import ScrollArea
from game.kernel.maps.territories import load_territory_map
from game.kernel.match import Match
from game.kernel.resources import resource
from game.titles.skyrim import events as e
from game.titles.skyrim import frames as f
from tests.desktop.table_driver import Person, lands, make_match, make_scene, play_step
from tests.desktop.test_table import SMALL, sit, until_asked


def point_attack(person: Person, of_people: bool = False) -> tuple[str, str]:
    """Point at a source and a target that three dice can be thrown at; the names of both on the map."""
    scene = person.scene
    for _ in range(60):
        until_asked(person, f.INVADE)
        state = scene.match.state
        attacks = [o for o in scene.match.options() if o[0] == "attack" and o[3] == 3]
        if of_people:
            attacks = [o for o in attacks if state.owner[o[2]] >= 0 and state.units[o[2]] > 1]
        if attacks:
            keys = [lands(scene).table.board.territories[t].key for t in attacks[-1][1:3]]
            for key in keys:
                person.click(scene.board.window_point(key))
                person.frame(400)
            assert scene.play.numbers()[-1] == 3
            return keys[0], keys[1]
        person.press(pygame.K_e)
    raise AssertionError("nothing to attack")


# -- attacks to the end -------------------------------------------------------------------------------
def test_an_attack_to_the_end_goes_on_when_another_person_has_defended() -> None:
    person = sit("human:Ada,human:Bo", 3, speed="normal")
    point_attack(person, of_people=True)
    scene = person.scene
    attacker, defended = scene.match.seat, 0
    person.press(pygame.K_t)
    first = scene.match.steps[-1].option
    for _ in range(600):
        person.frame(200)
        kind = scene.match.state.stack[-1][0]
        if scene.match.seat != attacker and kind == f.DEFEND and person.asked():
            assert not scene.play.going_on
            defended += 1
            person.press(pygame.K_RETURN)
        elif kind != f.DEFEND and scene.play.auto is None:
            break
    attacks = [step.option for step in scene.match.steps if step.option[:3] == first[:3] and step.seat == attacker]
    assert defended  # with one unit left the answer is given by itself
    assert len(attacks) > 1
    assert scene.match.seat == attacker


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_an_attack_to_the_end_shows_the_next_question_by_itself(seed: int) -> None:
    person = sit("human,random", seed, speed="normal")
    point_attack(person)
    scene = person.scene
    person.press(pygame.K_t)
    for _ in range(1200):
        person.frame()
        if scene.play.auto is None and person.asked() and not scene.tempo.busy:
            break
    person.frame()
    assert scene.layer.find("stop") is None
    assert scene.bars.asked is not None
    assert scene.play.controller is not None
    assert scene.bars.asked.ask == scene.table.ask(scene.match, scene.play.controller)
    if scene.match.state.stack[-1][0] == f.MOVE_IN:
        assert scene.play.number == scene.table.proposed(scene.match, scene.play.numbers())  # not as many as dice


def test_an_attack_to_the_end_goes_on_with_bots_in_a_process_of_their_own() -> None:
    match, thinker = make_match("human,jarl", 6), Thinker()
    try:
        thinker.warm()
        scene = TableScene(Session(match, thinker), SkyrimTable(match.game), Keeper(first=Preferences(speed="fast")))
        scene.layout(SMALL, Theme(1.0))
        person = Person(scene)
        until = time.monotonic() + 60
        while not (person.asked() and match.state.stack[-1][0] == f.INVADE and 3 in _dice(scene)):
            assert time.monotonic() < until
            person.frame(400)
            if person.asked():
                person.choose_by_mouse() if match.state.stack[-1][0] != f.INVADE else person.press(pygame.K_e)
            time.sleep(0.002)
        scene.tempo.set_speed("normal")
        point_attack(person)
        person.press(pygame.K_t)
        while scene.play.auto is not None or not person.asked() or scene.tempo.busy:
            assert time.monotonic() < until
            person.frame(16)
            time.sleep(0.001)
        person.frame(16)
        assert scene.layer.find("stop") is None
    finally:
        thinker.close()


def _dice(scene: TableScene) -> set[int]:
    return {option[3] for option in scene.match.options() if option[0] == "attack"}


def test_the_key_to_the_end_does_nothing_for_who_defends() -> None:
    person = sit("human:Ada,human:Bo")
    point_attack(person, of_people=True)
    scene = person.scene
    person.press(pygame.K_RETURN)
    for _ in range(60):
        person.frame()
    assert scene.match.state.stack[-1][0] == f.DEFEND
    steps = len(scene.match.steps)
    person.press(pygame.K_t)
    assert (len(scene.match.steps), scene.play.auto) == (steps, None)


# -- keys ---------------------------------------------------------------------------------------------
def test_a_digit_marks_a_die_and_enter_rolls_it() -> None:
    person = sit("human,random")
    point_attack(person)
    scene, steps = person.scene, len(person.scene.match.steps)
    person.press(pygame.K_1)
    assert len(scene.match.steps) == steps
    assert scene.play.number == 1
    person.press(pygame.K_RETURN)
    assert scene.match.steps[steps].option[3] == 1


def test_nought_shows_the_whole_map_but_in_a_number_of_two_digits(monkeypatch: pytest.MonkeyPatch) -> None:
    person = sit()
    until_asked(person, f.PLACE_UNITS)
    scene = person.scene
    scene.board.zoom(3, scene.places.board.center)
    assert not scene.board.camera.is_fitted()
    assert scene.play.numbers()[-1] < 10
    person.press(pygame.K_0)
    assert scene.board.camera.is_fitted()
    scene.play._typed = "1"
    assert not scene.play.takes_digit(0)
    monkeypatch.setattr(scene.play, "numbers", lambda: list(range(1, 13)))
    assert scene.play.takes_digit(0)


def test_the_key_that_ends_a_phase_lets_go_of_a_source_first() -> None:
    person = sit()
    point_attack(person)
    scene = person.scene
    person.press(pygame.K_e)
    assert scene.match.steps[-1].option == ("end_invasion",)


# -- tooltips -----------------------------------------------------------------------------------------
def test_a_tooltip_goes_as_soon_as_the_pointer_moves_on() -> None:
    person = sit()
    until_asked(person)
    scene = person.scene
    at = scene.board.window_point(lands(scene).table.board.territories[0].key)
    person.send(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    for _ in range(20):
        person.frame()
    assert scene.pointer.tip is not None
    empty = (scene.places.ask.x - 4, scene.places.ask.y - 3)
    person.send(pygame.Event(pygame.MOUSEMOTION, pos=empty, rel=(1, 1), buttons=(0, 0, 0)))
    assert scene.pointer.tip is None
    assert scene.layer.dirty
    assert person.frame(1)


# -- focus --------------------------------------------------------------------------------------------
def test_tab_comes_to_the_answers_and_last_to_what_leads_back_before_the_bar_at_the_top() -> None:
    person = sit()
    point_attack(person)
    scene = person.scene
    stops = scene.keys.stops()
    assert stops[0] == ("widget", "confirm")
    assert [what for kind, what in stops if kind == "widget"][-1] == "speed"
    first_top = stops.index(("widget", "menu"))
    assert all(stops.index(stop) < first_top for stop in stops if stop[0] == "land")
    answers = [what for kind, what in stops[1:first_top] if kind == "widget" and not str(what).startswith("tab.")]
    assert answers.pop() == "back"
    places = [widget.rect.x for key in answers if (widget := scene.layer.find(str(key)))]
    assert places == sorted(places)


def test_after_the_menu_the_keyboard_is_at_the_question() -> None:
    person = sit()
    until_asked(person, f.PLACE_UNITS)
    scene = person.scene
    scene.keys.go(("widget", "menu"))
    person.press(pygame.K_RETURN)
    assert scene.overlays.menu is not None
    person.press(pygame.K_RETURN)
    person.frame()
    assert scene.overlays.menu is None
    steps = len(scene.match.steps)
    person.press(pygame.K_RETURN)
    assert scene.overlays.menu is None
    assert scene.match.steps[steps].by_person


# -- clicks -------------------------------------------------------------------------------------------
def test_a_second_click_does_not_press_what_has_just_come_to_lie_there() -> None:
    person = sit("human,random")
    until_asked(person, f.PLACE_UNITS)
    scene = person.scene
    confirm = scene.layer.find("confirm")
    assert confirm is not None
    at = confirm.rect.center
    person.click(at)
    steps = len(scene.match.steps)
    for _ in range(12):
        person.frame(16)
    verb = scene.layer.under(at)
    assert verb is not None
    assert verb.key.startswith("verb.")
    person.click((at[0] + 12, at[1]))
    assert len(scene.match.steps) == steps
    person.frame(400)
    person.click(at)
    assert len(scene.match.steps) == steps + 1


# -- what must be read whole --------------------------------------------------------------------------
def with_cards(size: tuple[int, int], n: int = 6) -> Person:
    """A person at the beginning of a turn with cards in hand, three of them a set."""
    match = make_match("human:Ada,random", 5)
    while match.state.stack[-1][0] != f.REINFORCE or match.seat:
        play_step(match)
    cards = [card for card in match.state.deck if card < len(match.state.owner)][:n]
    match.state.deck = tuple(card for card in match.state.deck if card not in cards)
    match.state.seats[0].hand = tuple(cards)
    person = Person(make_scene(Match(match.game, match.seed, match.state), size))
    person.frame(400, draw=True)
    return person


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 640)])
def test_a_raised_card_stays_in_the_window_and_hides_neither_ribbon_nor_tooltip(size: tuple[int, int]) -> None:
    person = with_cards(size)
    scene, window = person.scene, pygame.Rect((0, 0), size)
    hand = scene.hand
    for card in hand.model.cards:
        hand.focused = card.value
        larger = hand._hover_rect()
        assert larger is not None
        assert window.inflate(-16, 0).contains(larger)
        assert hand.ribbon is None or not hand.ribbon.colliderect(larger)
        scene.keys.go(("card", card.value))
        assert scene.pointer.tip is not None
        subject, words = scene.pointer.tip
        assert isinstance(words, str)
        assert subject.contains(larger)
        measured = tips.measure(scene.theme, words)
        place = tips.place(measured, subject, window, 8)
        if subject.colliderect(scene.places.board):
            place = scene.scenery._tip_place(words, subject)
        assert not place.colliderect(larger)


def test_the_last_battle_and_what_explains_a_question_are_never_cut() -> None:
    theme = Theme(1.0)
    words = "6 beats 5, 4 falls to 4. Companions of Whiterun: 1 lost, Stormcloak Rebellion: 1 lost."
    _style, lines = battle.told(theme, words, 388)
    assert " ".join(lines) == words
    assert len(lines) == 2
    explain = "To the end: 79 %; you lose about 12.1, they 13.0."
    for room in (230, 300, 420):
        style, lines = askbar._explained(theme, explain, room)
        assert " ".join(lines) == explain
        assert len(lines) <= 2
        assert all(text.width(theme, line, style) <= room for line in lines)


# -- the rules page -----------------------------------------------------------------------------------
def rules_page(size: tuple[int, int] = (1280, 720)) -> Rules:
    pygame.display.init()
    pygame.font.init()
    page = Rules(shelves.rules("skyrim", ""))
    page.layout(size, Theme(1.0))
    return page


def test_the_rules_name_what_stands_on_the_map() -> None:
    page = rules_page()
    words = "\n".join(block.text for block in page.blocks)
    assert "from Fort Greymoor 2 of 3 units go to Lost Knife Hideout" in words
    cells = {cell for block in page.blocks for row in block.rows for cell in row}
    assert "Haafingar" in cells
    board = load_territory_map(resource("maps", "skyrim.tmx"))
    assert not cells & ({one.key for one in board.territories} | {one.key for one in board.regions})
    assert {"RSK-MAN-07", "RSK-INV-01"} <= {block.clause for block in page.blocks}


def test_enter_in_the_rules_stays_and_the_last_section_is_marked_at_the_end() -> None:
    page = rules_page()
    sheet = page._sheet
    assert sheet is not None
    assert sheet.ring
    assert page._here() <= 0
    page.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert sheet.offset == 0
    page.update(16)
    page.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_END, mod=0, unicode=""))
    assert page.update(16)
    assert page._here() == len(page.sections) - 1


# -- words --------------------------------------------------------------------------------------------
def test_a_conquest_is_told_in_one_line_with_all_who_went_there() -> None:
    match = make_match("random,random", 3, max_rounds=3)
    while not match.over:
        play_step(match)
    scene = make_scene(match, SMALL)
    lines: list[LogLine] = scene.telling.lines
    events = [event for step in match.steps for event in step.events]
    taken = [event for event in events if isinstance(event, e.TerritoryConquered)]
    followed = [step for step in match.steps if step.option[0] == "follow" and step.option[1]]
    assert taken
    assert followed
    told = [line for line in lines if line.taken[0] >= 0]
    assert len(told) == len(taken)
    assert all(line.words.endswith(f" with {line.taken[2]}") for line in told)
    moved = sum(event.units for event in events if isinstance(event, e.UnitsMoved))
    left = sum(int(line.words.split()[1]) for line in lines if line.words.startswith("Moves "))
    assert sum(line.taken[2] for line in told) + left == moved
    assert lines[-1].words.startswith(("Victory: ", "Shared victory: "))
    assert scene.bars.asked is not None
    assert "ictory: " in scene.bars.asked.ask.question


def test_the_losses_of_neutral_units_begin_with_a_capital() -> None:
    match = make_match("random,random", 3)
    words = []
    for _ in range(600):
        if match.over:
            break
        play_step(match)
        told = [event for event in match.steps[-1].events if isinstance(event, e.DiceRolled) and event.defender < 0]
        if told:
            battle = SkyrimTable(match.game).battle(match)
            assert battle is not None
            words.append(battle.words)
    assert any("Neutral units: " in one for one in words)
    assert not any("the neutral" in one for one in words)


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_menu_says_what_leaving_and_quitting_do(size: tuple[int, int]) -> None:
    scene = make_scene(make_match("human,random"), size)
    scene.overlays.open_menu()
    assert scene.overlays.menu is not None
    for key in ("save", "leave", "quit"):
        button = scene.overlays.menu.find(key)
        assert isinstance(button, Button)
        assert button.look.sub
        sub = text.Style("ui", 15)
        assert text.width(scene.theme, button.look.sub, sub) <= button.rect.w - scene.theme.px(12)


# -- a new match --------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1600, 900), (1920, 1080)])
def test_rows_of_seats_keep_their_places_when_one_is_emptied(size: tuple[int, int]) -> None:
    pygame.display.init()
    pygame.font.init()
    page = NewMatch(shelves.new_match("skyrim"))
    page.layout(size, Theme(1.0))
    before = {widget.key: widget.rect.copy() for widget in page.layer.walk() if widget.key.startswith("who.")}
    first = next(iter(before)).removeprefix("who.")
    page.answer(Action(f"who.{first}", "empty"))
    after = {widget.key: widget.rect.copy() for widget in page.layer.walk() if widget.key.startswith("who.")}
    assert after == before
    seats = page.layer.find("seats")
    assert isinstance(seats, ScrollArea)
    assert size not in ((1280, 720), (1920, 1080)) or not seats.most  # all five are in sight


# -- the result ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_moments_are_those_least_to_be_expected(seed: int) -> None:
    match = make_match("random,random,random", seed, max_rounds=8)
    while not match.over:
        play_step(match)
    table = SkyrimTable(match.game)
    fights = result._fights(match)
    thrown = [event for step in match.steps for event in step.events if isinstance(event, e.DiceRolled)]
    assert sum(one.throws for one in fights) == len(thrown)
    moments = table.result(match).moments
    assert 0 < len(moments) <= result.MOST_MOMENTS
    told = [int(one.words.split()[-3]) for one in moments if "Against the odds" in one.words]
    least = min(one.chance for one in fights if one.taken)
    assert told == ([max(1, round(least * 100))] if least < result.UNLIKELY else [])
