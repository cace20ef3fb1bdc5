"""The journeyman glides along his way, and what is asked where he arrives waits for it; not with reduced motion."""

from __future__ import annotations

import pygame

from game.desktop.kit.motion import MOVE
from game.desktop.tables.skye import rows
from game.desktop.tables.skye.journey.strides import LONGEST, Stride, Strides
from game.desktop.tables.skye.land.look import Token
from game.desktop.theme import Theme
from game.kernel.match import Match
from game.titles.skye import frames as f
from game.titles.skye.journeyman.events import WaypointTaken
from game.titles.skye.state import journey_of
from tests.desktop.tables.skye.journey.driver import Wanderer, journey_match, play_until, wanderer

PAWN = Token((0, 0), "pawn_blue")
WAY = ((0, 0), (1, 0), (1, 1))


def far(match: Match) -> bool:
    """Whether there is a marker to walk to."""
    pawn = journey_of(match.state).pawn[match.seat]
    return any(option[0] == "walk" and option[1:] != pawn for option in match.options())


def before_a_walk() -> Wanderer:
    match = journey_match("human,human,human", seed=5)
    play_until(match, f.WALK, 2, far)
    return wanderer(match, (1280, 720))


def walk(person: Wanderer) -> WaypointTaken:
    """Click the marker that lies elsewhere."""
    pawn = journey_of(person.scene.match.state).pawn[person.scene.match.seat]
    key = next(one for one in person.scene.board.look.targets if one != f"{pawn[0]},{pawn[1]}")
    person.choose_place(key, by_keys=False)
    return next(one for one in person.scene.match.steps[-1].events if isinstance(one, WaypointTaken))


def test_he_goes_from_tile_to_tile_and_is_seen_between_them() -> None:
    stride = Stride(0, PAWN, WAY)
    seen = []
    while not stride.over:
        seen.append(stride.at)
        stride.age += 10
    assert stride.at == WAY[-1]
    assert seen[0] == WAY[0]
    assert any(0 < x < 1 and y == 0 for x, y in seen)
    assert any(x == 1 and 0 < y < 1 for x, y in seen)
    assert seen == sorted(seen)


def test_a_long_walk_takes_no_longer_than_some_steps() -> None:
    assert Stride(0, PAWN, tuple((x, 0) for x in range(9))).length == LONGEST
    assert Stride(0, PAWN, WAY).length == 2 * MOVE


def test_whoever_stays_does_not_move() -> None:
    strides = Strides()
    strides.start(Stride(0, PAWN, ((2, 1),)))
    assert not strides.busy
    assert not strides.finish()


def test_the_question_waits_until_he_has_come() -> None:
    person = before_a_walk()
    board, seat = person.stage.board, person.scene.match.seat
    taken = walk(person)
    assert taken.seat == seat
    assert person.stage.busy
    assert board.motions.of(seat) is not None
    assert person.stage.covers.kind == ""
    pawn = f"pawn_{rows.faction(person.scene.match, seat)}"
    person.frame(16, True)
    assert pawn not in {token.picture for token in board.look.tokens}, "he is on his way, and not there yet"
    person.frame(LONGEST)
    person.frame(16, True)
    person.frame(16, True)
    assert not person.stage.busy
    if person.stage.kind == f.WAYPOINT:
        assert person.stage.covers.kind == "board"
    else:
        assert Token(taken.way[-1], pawn) in board.look.tokens


def test_a_key_lets_him_arrive_at_once() -> None:
    person = before_a_walk()
    walk(person)
    assert person.stage.board.motions.busy
    person.press(pygame.K_F5)
    assert not person.stage.board.motions.busy


def test_with_reduced_motion_he_stands_there() -> None:
    person = before_a_walk()
    scene = person.scene
    scene.layout(scene.size, Theme(reduced=True))
    person.frame(16)
    walk(person)
    assert not person.stage.board.motions.busy
