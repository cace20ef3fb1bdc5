"""While points are counted all look on: nobody's gold lies open, and nothing is told before it is counted."""

from __future__ import annotations

import pygame

from game.desktop.session import NOBODY
from game.kernel.match import Match
from game.titles.skye import frames as f
from tests.desktop.table_driver import Person
from tests.desktop.tables.skye.driver import Chieftain, clans, make_match, make_scene, play_until


def last_builder(seats: str, round_: int = 1) -> Match:
    """Whoever builds last in a round is asked for the last tile, and prices first in the next one."""
    match = make_match(seats, 7)
    play_until(match, "build", round_)
    while sum(len(one.aside) for one in match.state.seats) > 1 or match.state.stack[-1][0] != f.BUILD:
        match.choose(match.options()[0])
    return match


def counted(match: Match) -> Person:
    """The last tile was laid: the first page waits."""
    person = Person(make_scene(match))
    for _frame in range(4):
        Person.frame(person, 400, True)
    if person.scene.overlays.curtain:
        person.press(pygame.K_RETURN)
    if not clans(person.scene).holds:
        person.scene.session.lift_curtain()
        person.scene.session.choose(match.options()[0])
    person.scene.refresh()
    assert clans(person.scene).holds
    return person


def test_nobodys_gold_lies_open_while_all_look_on() -> None:
    match = last_builder("human:Ada,human:Bo")
    scene = make_scene(match)
    scene.session._lifted_for = scene.session.viewer = builder = match.seat  # has asked to see the own gold
    scene.session.choose(match.options()[0])
    scene.refresh()
    stage = clans(scene)
    assert stage.holds
    assert match.seat == builder
    assert scene.session.viewer == NOBODY
    assert not stage.column.desk.model.gold
    person = Chieftain(scene)
    for _frame in range(60):
        if scene.overlays.curtain:
            break
        person.frame(400)
        assert scene.session.viewer == NOBODY
    assert scene.overlays.curtain
    assert scene.session.curtain_for == builder


def test_the_only_person_needs_no_curtain_after_points_were_counted() -> None:
    match = last_builder("human,random")
    person = counted(match)
    assert person.scene.session.viewer == 0
    assert not person.scene.overlays.curtain
