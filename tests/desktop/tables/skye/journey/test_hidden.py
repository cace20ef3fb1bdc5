"""Nobody learns a plan before all are shown: not by the ground, the page, the chronicle, undo, or the picture."""

from __future__ import annotations

import pygame

from game.desktop.tables.skye.journey.ground import JourneyLook
from game.kernel.match import Match
from game.titles.skye import frames as f
from game.titles.skye.state import journey_of
from tests.desktop.tables.skye.journey.driver import Wanderer, journey_match, play_until, wanderer

SEATS = "human:Ada,human:Bo"


def planned_by_one(n: int) -> tuple[Wanderer, int]:
    """Ada (or Bo) has planned so many markers and confirmed; the other one looks."""
    match: Match = journey_match(SEATS, 7)
    play_until(match, f.PLAN, 3)
    first = match.seat
    for _marker in range(n):
        match.choose(next(one for one in match.options() if one[0] == "mark"))
    match.choose(("confirm",))
    assert match.state.stack[-1][0] == f.PLAN
    assert match.seat != first
    person = wanderer(match)
    person.frame(400, True)
    return person, first


def pixels(person: Wanderer) -> bytes:
    for _frame in range(12):
        person.frame(50, True)
    return pygame.image.tobytes(person.surface, "RGB")


def test_another_plan_looks_the_same() -> None:
    (none, _first), (two, first) = planned_by_one(0), planned_by_one(2)
    assert len(journey_of(two.scene.match.state).plan[first]) == 2
    assert pixels(none) == pixels(two)


def test_a_territory_that_is_looked_at_shows_no_marker_of_a_hidden_plan() -> None:
    person, first = planned_by_one(2)
    person.stage.hands.look_at(first)
    person.frame(50, True)
    look = person.scene.board.look
    assert isinstance(look, JourneyLook)
    assert [token.picture.partition("_")[0] for token in look.tokens] == ["pawn"]


def test_the_chronicle_says_only_that_the_plan_is_made() -> None:
    none, two = planned_by_one(0)[0], planned_by_one(2)[0]
    told = [tuple(line.words for line in person.scene.telling.lines) for person in (none, two)]
    assert told[0] == told[1]


def test_what_undo_says_names_no_tile() -> None:
    person, _first = planned_by_one(2)
    match, table = person.scene.match, person.scene.table
    first = len(match.steps) - 3
    deeds = {table.deed(match.state_before(n), match.steps[n].option) for n in range(first, len(match.steps))}
    assert deeds == {"the plan", "being done planning"}


def test_when_all_are_done_all_plans_are_seen() -> None:
    person, first = planned_by_one(2)
    match = person.scene.match
    match.choose(("confirm",))
    match.choose(match.options()[0]) if match.seat != first else None
    person.stage.peek = first
    person.stage.show_board()
    plan = journey_of(match.state).plan[first]
    assert plan
    look = person.scene.board.look
    assert isinstance(look, JourneyLook)
    waypoints = [token.cell for token in look.tokens if token.words]
    assert waypoints == list(plan)
