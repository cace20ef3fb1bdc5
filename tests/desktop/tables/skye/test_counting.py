"""While points are counted all look on: nobody's gold lies open, and nothing is told before it is counted."""

from __future__ import annotations

import pygame

from game.desktop.session import NOBODY
from game.desktop.tables.skye import history, reading, tally
from game.kernel.match import Match
from game.titles.skye import frames as f
from game.titles.skye.state import GOLD, NONE
from tests.desktop.table_driver import Person
from tests.desktop.tables.skye.driver import Chieftain, clans, make_match, make_scene, play_step, play_until


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


def test_points_come_clan_by_clan_and_nothing_of_the_next_round_is_there_yet() -> None:
    match = make_match("human,random,random", 5)
    while match.state.rounds < 1:
        play_step(match)
    waiting = list(history.all_counted(match))
    before, final = match.state_before(len(match.steps) - 1), match.state
    start = reading.look(match, 0, 0, waiting)
    assert waiting
    assert any(points for counted in waiting for _seat, points in counted.points)
    assert [one.points for one in start.clans] == [one.points for one in before.seats]
    assert reading.desk(start, 0, NONE, 0).gold == str(before.seats[0].gold)
    assert start.state.rounds == before.rounds
    assert reading.track(start).clans == start.clans
    for n, counted in enumerate(waiting):
        order = tally.order(final, counted)
        for shown in range(len(order) + 1):
            seen = reading.look(match, 0, 0, waiting[n:], shown)
            for seat, points in counted.points:
                told = sum(dict(one.points).get(seat, 0) for one in waiting[:n])
                told += points if seat in order[:shown] else 0
                assert seen.clans[seat].points == before.seats[seat].points + told
    assert [one.points for one in reading.look(match, 0, 0).clans] == [one.points for one in final.seats]


def test_the_bag_shows_the_gold_that_is_exchanged_until_it_is() -> None:
    match = make_match("human,random,random", 5)
    while not match.over:
        play_step(match)
    exchanged = [one for one in history.all_counted(match) if one.source == GOLD]
    before = match.state_before(len(match.steps) - 1)
    start, end = (reading.look(match, 0, 0, exchanged, shown) for shown in (0, 3))
    for seat, one in enumerate(match.state.seats):
        assert reading.desk(start, seat, NONE, 0).gold == str(before.seats[seat].gold)
        assert reading.desk(end, seat, NONE, 0).gold == str(one.gold)
    assert any(one.gold != was.gold for one, was in zip(match.state.seats, before.seats, strict=True))


def test_the_table_shows_no_more_points_than_were_counted() -> None:
    person = counted(last_builder("human,random"))
    stage = clans(person.scene)
    page = stage.covers.waiting[0]
    before = person.scene.match.state_before(page.step)
    assert not stage.covers.shown
    assert [one.points for one in stage.column.track.model.clans] == [one.points for one in before.seats]
    assert all(not card.doing for card in stage.column.seats.model.cards)
    stage.covers.pass_over()
    person.scene.refresh()
    after = person.scene.match.state
    assert [one.points for one in stage.column.track.model.clans] == [one.points for one in after.seats]
