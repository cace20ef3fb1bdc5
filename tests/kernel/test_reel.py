"""Reels: a match that was played stands at any of its points, and is played on from there without a leak."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.kernel.codec import state_hash
from game.kernel.events import EVERYTHING, visible
from game.kernel.match import Match
from game.kernel.record import RecordWriter, read_record
from game.kernel.reel import Reel, branch
from game.kernel.restore import begin, replay, restore, verify
from game.kernel.setup import SeatSetup
from game.titles import find_title
from tests.support import play_random, skyrim

BOTS = (SeatSetup(player="random"),) * 3


def wound(path: Path) -> Reel:
    """The reel of a record."""
    record = read_record(path)
    match = begin(record, find_title)
    for _n in replay(record, match):
        pass
    return Reel(match)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match(skyrim("human:Ada,random,random"), 7)
    writer = RecordWriter(match, tmp_path / "a.skald")
    play_random(match, 700)
    writer.close()
    return writer.path


def test_at_any_point_the_state_is_the_one_that_was_recorded(record: Path) -> None:
    reel, steps = wound(record), read_record(record).steps
    match = reel.standing(0)
    beginning = state_hash(match.state)
    chance = random.Random(3)
    for _ in range(200):
        n = chance.randrange(len(reel) + 1)
        reel.stand(match, n)
        assert len(match.steps) == n
        assert state_hash(match.state) == (steps[n - 1].hash if n else beginning)
        assert state_hash(match.state_before(n // 2)) == (steps[n // 2 - 1].hash if n // 2 else beginning)


def test_what_stands_at_a_point_plays_on_without_touching_the_reel(record: Path) -> None:
    reel, steps = wound(record), read_record(record).steps
    match = reel.standing(100)
    play_random(match, 140)
    assert state_hash(reel.standing(100).state) == steps[99].hash
    assert len(reel.standing(len(reel)).steps) == len(steps)


def test_turns_and_rounds_are_marked_where_they_begin(record: Path) -> None:
    reel = wound(record)
    title = reel.game.title
    assert reel.turns[0] == 0
    assert len(reel.turns) > 10
    for n in reel.turns[1:]:
        now, before = (title.rounds(reel.standing(m).state)[1] for m in (n, n - 1))
        assert now == before + 1
    assert [number for _n, number in reel.rounds] == list(range(1, len(reel.rounds) + 1))
    assert {n for n, _number in reel.rounds} <= set(reel.turns)


def test_a_branch_is_recorded_from_its_position_on_and_verifies(record: Path, tmp_path: Path) -> None:
    reel = wound(record)
    for n in (0, 90, len(reel) // 2, len(reel) - 3):
        for eyes in (None, 0, -1):
            match = branch(reel.standing(n), BOTS, 11, eyes)
            path = tmp_path / f"b-{n}-{eyes}.skald"
            writer = RecordWriter(match, path)
            play_random(match, 60)
            writer.close()
            written = read_record(path)
            assert "start" in written.header
            assert "agree" in verify(written, begin(written, find_title))
            assert restore(written, find_title).match.state == match.state


def test_a_branch_keeps_seats_factions_and_board(record: Path) -> None:
    point = wound(record).standing(333)
    match = branch(point, (SeatSetup(player="human", name="Eva"), *BOTS[1:]), 11, -1)
    assert match.state.owner == point.state.owner
    assert match.state.units == point.state.units
    assert [len(seat.hand) for seat in match.state.seats] == [len(seat.hand) for seat in point.state.seats]
    old, new = (one.game.title.standings(one.game.content, one.state) for one in (point, match))
    assert [seat.faction for seat in match.game.setup.seats] == [one.faction for one in old]
    assert new == old
    assert match.game.setup.seats[0].name == "Eva"


def test_dealt_anew_a_branch_tells_nothing_of_what_was_hidden(record: Path) -> None:
    """Two matches that differ only in what seat 0 cannot know lead to the same branch."""
    point = wound(record).standing(500)
    title, content, state = point.game.title, point.game.content, point.state
    other = Match(point.game, point.seed, state.copy())
    hidden = [*other.state.seats[1].hand, *other.state.deck]
    held = len(other.state.seats[1].hand)
    assert held, "this seed should leave a hand at the table"
    hidden = hidden[1:] + hidden[:1] if hidden[0] != content.end_card else hidden[::-1]
    other.state.seats[1].hand, other.state.deck = tuple(hidden[:held]), tuple(hidden[held:])
    other.state.chance += 12345
    assert title.view(content, other.state, 0) == title.view(content, state, 0)
    assert branch(other, BOTS, 5, 0).state == branch(point, BOTS, 5, 0).state
    assert branch(point, BOTS, 5, 0).state.seats[0].hand == state.seats[0].hand
    assert branch(point, BOTS, 5, 0).state.deck != branch(point, BOTS, 6, 0).state.deck


def test_with_the_same_to_come_a_branch_goes_on_as_the_match_did(record: Path) -> None:
    reel = wound(record)
    match = branch(reel.standing(200), BOTS, 5, None)
    for step in reel.standing(320).steps[200:]:
        assert match.choose(step.option).hash == step.hash


def test_eyes_that_nothing_is_hidden_from_see_every_event(record: Path) -> None:
    reel = wound(record)
    events = [event for step in reel.standing(len(reel)).steps for event in step.events]
    assert visible(events, EVERYTHING) == events
    assert len(visible(events, -1)) < len(events)
