"""What is told before a choice is what then happens: markers, walks, advances, road pieces."""

from __future__ import annotations

import pytest

from game.desktop.tables.skye.journey import words
from game.desktop.tables.skye.journey.advances import VERBS
from game.desktop.tables.skye.journey.foresee import chain, prospects, walks
from game.kernel.match import Match
from game.titles.skye import frames as f
from game.titles.skye.journeyman.pieces import Cell
from game.titles.skye.journeyman.walking import plan_cost, plan_points
from game.titles.skye.network import connected
from game.titles.skye.scoring import evaluate
from game.titles.skye.state import journey_of
from tests.desktop.tables.skye.driver import play_step
from tests.desktop.tables.skye.journey.driver import give, journey_match, play_until, wanderer


def planning(seed: int, round_: int) -> Match:
    match = journey_match("human,random", seed)
    play_until(match, f.PLAN, round_)
    return match


def others_done(match: Match, seat: int) -> None:
    """Everybody else confirms an empty plan, and walks nowhere."""
    while match.state.stack[-1][0] == f.PLAN or (match.state.stack[-1][1] != seat and not match.over):
        options = match.options()
        match.choose(next(one for one in options if one[0] in ("confirm", "done", "decline", "go_on", "walk")))


def offered(match: Match) -> set[int]:
    """The tracks that the question at hand can advance; none where it asks something else."""
    if match.state.stack[-1][0] != f.WAYPOINT:
        return set()
    return {option[1] for option in match.options() if option[0] in VERBS[:2]}


@pytest.mark.parametrize(("seed", "round_"), [(1, 1), (2, 3), (3, 5)])
def test_each_lit_tile_costs_and_advances_what_its_sign_says(seed: int, round_: int) -> None:
    first = planning(seed, round_)
    seat = first.seat
    told = prospects(first.game.content, first.state, seat, [one[1:] for one in first.options() if one[0] == "mark"])
    assert told
    for cell, one in told.items():
        match = planning(seed, round_)
        points = plan_points(match.game.content, match.state, seat)
        match.choose(("mark", *cell))
        assert plan_cost(match.game.content, match.state, seat) == one.cost
        match.choose(("confirm",))
        others_done(match, seat)
        if match.state.stack[-1][0] == f.WALK:  # a lone marker may be gone to at once
            match.choose(("walk", *cell))
        asked = offered(match)
        gold_short = [track for track in one.tracks if track not in asked]
        assert asked <= {*one.tracks, *one.bought}
        assert {*one.bought} <= asked
        for track in gold_short:  # what is told beyond it asks for a fee that is not at hand
            asks, _brings = words.next_words(match.game.content, match.state, seat, track)
            assert "gold" in asks
        if match.state.stack[-1] == (f.WAYPOINT, seat):
            assert journey_of(match.state).left[seat] == points - one.cost


def all_chains(match: Match, cells: tuple[Cell, ...]) -> list[set[int]]:
    """What each marker can advance, by trying every choice before it in the rules themselves."""
    found: list[set[int]] = [set() for _cell in cells]

    def walk(at: int, before: Match) -> None:
        if at == len(cells):
            return
        here = copied(before)
        if here.state.stack[-1] == (f.WALK, here.seat):
            here.choose(("walk", *cells[at]))
        tracks = offered(here)
        found[at] |= tracks
        for option in [one for one in here.options() if one[0] in (*VERBS[:2], "decline")] if tracks else [None]:
            after = copied(here)
            if option is not None:
                after.choose(option)
            if at + 1 < len(cells):
                walk(at + 1, after)

    walk(0, match)
    return found


def copied(match: Match) -> Match:
    other = Match(match.game, match.seed)
    for step in match.steps:
        other.choose(step.option)
    return other


@pytest.mark.parametrize("seed", [1, 4])
def test_two_planned_markers_tell_every_track_that_they_could_advance(seed: int) -> None:
    match = planning(seed, 3)
    seat, content = match.seat, match.game.content
    cells: list[Cell] = []
    for _n in range(2):
        open_ = [one[1:] for one in match.options() if one[0] == "mark" and one[1:] != (0, 0)]
        if open_:
            cells.append(open_[0])
            match.choose(("mark", *open_[0]))
    assert len(cells) == 2
    told = chain(content, match.state, seat, cells)
    match.choose(("confirm",))
    others_done(match, seat)
    for tracks, real in zip(told, all_chains(match, tuple(cells)), strict=True):
        assert real <= set(tracks)


def test_the_way_to_a_marker_costs_what_is_told() -> None:
    match = journey_match("human,random", 6)
    play_until(match, f.WALK, 2, lambda one: sum(option[0] == "walk" for option in one.options()) > 1)
    seat = match.seat
    cells = [one[1:] for one in match.options() if one[0] == "walk"]
    told = walks(match.game.content, match.state, seat, cells)
    before = journey_of(match.state).left[seat]
    match.choose(("walk", *cells[-1]))
    if journey_of(match.state).plan[seat]:
        assert journey_of(match.state).left[seat] == before - told[cells[-1]].cost


def test_an_edge_tells_which_tiles_a_piece_would_join() -> None:
    match = journey_match("human,random", 8)
    play_until(match, f.BUILD, 4)
    give(match, match.seat, pieces=1)
    person = wanderer(match)
    journeying, seat, tiles = person.stage.journeying, match.seat, match.game.content.tiles
    journeying.take("road")
    edges = journeying.pieces.edges()
    assert edges
    told = {edge: journeying.pieces.told(edge)[1] for edge in edges}
    territory = match.state.seats[seat].territory
    before = len(connected(tiles, territory, journey_of(match.state).roads[seat]))
    for edge, words_ in told.items():
        more = len(connected(tiles, territory, (*journey_of(match.state).roads[seat], edge))) - before
        assert (str(more) in words_.split()) == (more > 0) or more == 0
    edge = edges[0]
    assert journeying.pieces.put(edge)
    assert journey_of(match.state).roads[seat] == ()  # put there, and not yet laid
    assert journeying.pieces.put(edge)
    assert journey_of(match.state).roads[seat] == (edge,)
    person.frame(50)
    assert journeying.tool == ""


@pytest.mark.parametrize("seed", range(3))
def test_slots_tell_what_the_rules_would_count(seed: int) -> None:
    """With road pieces, pawn and board; those that compare gold aside."""
    match = journey_match("human,random,random", seed)
    while not match.over:
        play_step(match)
        if match.over or len(match.steps) % 40:
            continue
        person = wanderer(match)
        rows = person.stage.column.scoring.model.rows
        seat = person.stage.seat_shown()
        for row in rows:
            if row.points:
                counted = evaluate(match.game.content, match.state, row.number, range(len(match.state.seats)))
                assert int(row.points) == counted[seat], row.name
