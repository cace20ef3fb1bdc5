"""Blows in a fight: each is seen by itself, with what it cost; the page after the fight shows how it ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.desktop.tables.witcher import endings, fights, parade
from game.desktop.tables.witcher.views.fight.models import Fighter, Monster
from game.desktop.tables.witcher.views.fight.motion import length
from game.desktop.tables.witcher.views.hand import HandModel
from game.kernel.match import Match
from game.titles.witcher.fight import events as f
from tests.desktop.tables.witcher.driver import make_match, make_scene, play_step, witchers


def until(found: Callable[[list[Any]], bool], seats: str = "human:Ada,human:Bo") -> Match:
    """A match whose last step has such events."""
    for seed in range(1, 40):
        match = make_match(seats, seed)
        while not match.over and len(match.steps) < 1500:
            play_step(match)
            if found(list(match.steps[-1].events)):
                return match
    raise AssertionError("nowhere")


def attacks(events: list[Any]) -> list[f.AttackRevealed]:
    return [event for event in events if isinstance(event, f.AttackRevealed)]


@pytest.mark.parametrize("kind", [f.MonsterKilled, f.WitcherDefeated])
def test_the_page_after_a_fight_shows_how_it_ended(kind: type[Any]) -> None:
    match = until(lambda events: any(isinstance(one, kind) for one in events))
    step = match.steps[-1]
    outcome = endings.outcome_of(step)
    model = endings.final(match, step, outcome.seat, HandModel())
    assert isinstance(model.foe, Monster)
    loser = model.foe if kind is f.MonsterKilled else model.me
    assert loser.life.left == 0
    assert loser.life.falling == 0
    assert not model.combo
    revealed = attacks(list(step.events))
    if revealed:
        assert model.blow is not None
        assert model.blow.chosen == revealed[-1].half
        assert model.foe.life.left <= revealed[-1].left


def test_a_round_that_asks_nothing_is_told_blow_by_blow() -> None:
    match = until(lambda events: len(attacks(events)) >= 2, "human")
    step = match.steps[-1]
    before = match.state_before(len(match.steps) - 1)
    parts = parade.unfold(match, step, before.fight.seats[0], HandModel())
    assert parts[-1].model is None
    told = [part.model for part in parts if part.model is not None and part.moves[0].kind == "turned"]
    lives = [model.foe.life.left for model in told if isinstance(model.foe, Monster)]
    assert lives == sorted(lives, reverse=True)
    assert len(told) >= len(attacks(list(step.events))) - 1
    assert all(isinstance(model.me, Fighter) and model.blow is not None for model in told)
    assert [move.kind for move in parts[0].moves][-1] == "rest"


def test_what_a_blow_cost_is_counted() -> None:
    match = until(lambda events: bool(attacks(events)) and any(isinstance(one, f.CardsLost) for one in events))
    events = list(match.steps[-1].events)
    at = next(n for n, one in enumerate(events) if isinstance(one, f.AttackRevealed))
    seat = next(one.seat for one in events if isinstance(one, f.CardsLost))
    losses, damage = fights.suffered(events[at + 1 :], seat)
    assert damage >= 0
    assert all(many > 0 for _symbol, _words, many in losses)


def test_blows_hold_the_table_until_they_were_seen_or_are_passed_over() -> None:
    probe = until(lambda events: len(attacks(events)) >= 2, "human")
    option, seat = probe.steps[-1].option, probe.steps[-1].seat
    match = make_match("human", probe.seed)
    while len(match.steps) < len(probe.steps) - 1:
        play_step(match)
    scene = make_scene(match)
    scene.session.viewer = seat
    scene.refresh()
    scene.session.choose(option)
    stage = witchers(scene)
    scene.update(1)
    assert stage.covers.tells
    assert scene.stage.holds
    assert scene.play.controller is None
    for _ in range(400):
        scene.update(50)
    assert not stage.covers.tells


def test_what_is_to_be_read_rests_with_reduced_motion_too() -> None:
    assert length("rest", True) == length("rest", False)


def test_what_can_be_drunk_now_does_not_say_that_it_cannot() -> None:
    match = make_match("human,random", 5)
    seen = set[bool]()
    while not match.over and len(seen) < 2:
        play_step(match)
        if match.over or match.state.fight is None or not match.state.fight.seats[0] == match.seat == 0:
            continue
        legal = {one[1] for one in match.options() if one[0] == "drink"}
        scene = fights.Scene(match, 0, True, lambda domain, legal=legal: legal, HandModel(), -1, (), ("", ""))  # type: ignore[misc]
        for one in scene.model().potions:
            if not one.used:
                seen.add(one.legal)
                assert bool(one.why) != one.legal
    assert seen == {True, False}
