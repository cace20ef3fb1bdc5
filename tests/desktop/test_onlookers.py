"""Matches that bots play alone: what is asked when the last person is out, skipping, hurrying, stopping."""

from __future__ import annotations

import pygame
import pytest

from game.desktop import commands as c
from game.desktop.scenes.new_match import NewMatch
from game.desktop.shelves import new_match
from game.desktop.theme import Theme
from tests.desktop.table_driver import Person, make_match, make_scene


def keys_of(person: Person) -> set[str]:
    return {widget.key for widget in person.scene.layer.walk()}


def press(person: Person, key: str) -> object:
    widget = person.scene.layer.find(key)
    assert widget is not None, key
    person.frame(400)
    return person.click(widget.rect.center)


def left_alone(seats: str = "human:Ada,random,random,random") -> Person:
    """The last person has just resigned."""
    match = make_match(seats, steps=40, max_rounds=6)
    person = Person(make_scene(match, speed="normal"))
    for seat, one in enumerate(match.game.setup.seats):
        if one.is_human:
            person.scene.session.resign(seat)
    person.frame(16)
    return person


def test_when_nobody_is_left_it_is_asked_once_and_the_match_waits() -> None:
    person = left_alone()
    match = person.scene.match
    before = len(match.steps)
    for _ in range(30):
        person.frame(500)
    assert len(match.steps) == before, "it waits for the answer"
    assert {"watch", "hurry", "title_page"} <= keys_of(person)
    press(person, "watch")
    for _ in range(30):
        person.frame(500)
    assert before < len(match.steps) < before + 40
    assert "watch" not in keys_of(person)
    assert person.scene.board.look.last is not None, "the last move stays lit"


def test_leaving_leads_to_the_title_page() -> None:
    assert press(left_alone(), "title_page") == c.Goto("title_page")


def test_hurrying_plays_to_the_end_and_tells_how_far_it_is() -> None:
    person = left_alone()
    press(person, "hurry")
    told = set()
    for _ in range(3000):
        person.frame(16)
        told.add(person.scene.bars.asked.ask.question)  # type: ignore[union-attr]
        if person.scene.match.over:
            break
    assert person.scene.match.over
    assert len(told) > 2
    assert "result" in keys_of(person)


@pytest.mark.parametrize("by_key", [False, True])
def test_hurrying_can_be_stopped(by_key: bool) -> None:
    person = left_alone()
    person.scene.session.paused = True
    press(person, "hurry")
    person.frame(16)
    assert person.scene.onlookers.hurrying
    if by_key:
        person.press(pygame.K_ESCAPE)
    else:
        press(person, "halt")
    stood = len(person.scene.match.steps)
    for _ in range(30):
        person.frame(500)
    assert len(person.scene.match.steps) == stood, "it is paused again as it was"
    assert person.scene.overlays.menu is None


def test_bots_that_play_alone_from_the_first_are_watched_without_a_question() -> None:
    person = Person(make_scene(make_match("random,random,random"), speed="normal", paused=True))
    person.frame(16)
    assert not person.scene.onlookers.asks
    assert {"hurry", "skip", "step", "title_page"} <= keys_of(person)


def test_a_match_of_bots_alone_is_begun_with_a_fitting_word() -> None:
    page = NewMatch(new_match("skyrim"))
    page.layout((1280, 720), Theme(1.0))
    button = page.layer.find("begin")
    assert button is not None
    first = button.look.label  # type: ignore[attr-defined]
    groove = page.layer.find("who.stormcloak")
    assert groove is not None
    middle = groove.rect.center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        page.handle(pygame.Event(kind, pos=middle, button=1, touch=False))
    button = page.layer.find("begin")
    assert button is not None
    assert button.enabled
    assert button.look.label != first  # type: ignore[attr-defined]
