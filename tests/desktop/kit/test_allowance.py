"""What may be painted in a frame: at least one part of what was put off, and all of it before long."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.desktop.kit import allowance as module
from game.desktop.kit.allowance import MOST_MS, Allowance


def test_outside_of_frames_everything_is_painted() -> None:
    allowance = Allowance()
    with allowance.frame(0):
        pass
    assert all(allowance.lasts() for _ in range(50))
    assert not allowance.in_frame
    assert not allowance.owes


def test_what_is_put_off_is_owed_and_one_part_of_it_is_painted_in_the_next_frame() -> None:
    allowance = Allowance()
    with allowance.frame(0):
        assert allowance.in_frame
        assert not allowance.lasts()
    assert allowance.owes
    with allowance.frame(0):
        assert [allowance.lasts() for _ in range(3)] == [True, False, False]
    with allowance.frame(0):
        assert allowance.lasts()
    assert not allowance.owes


def test_a_frame_that_reads_the_match_paints_nothing_and_the_next_one_does() -> None:
    allowance = Allowance()
    with allowance.frame(1000):
        allowance.use_up()
        assert not allowance.lasts()
    with allowance.frame(1000):
        assert allowance.lasts()


class Clock:
    def __init__(self) -> None:
        self.ms = 5000.0

    def __call__(self) -> float:
        return self.ms / 1000


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    out = Clock()
    monkeypatch.setattr(module, "perf_counter", out)
    return out


@pytest.mark.parametrize("frame_ms", [16, 100, 300])
def test_where_something_is_always_put_off_all_is_painted_after_a_while_on_slow_machines_too(
    clock: Clock, frame_ms: int
) -> None:
    allowance, whole = Allowance(), list[float]()
    begun = clock.ms
    while not whole:
        with allowance.frame(0):
            allowance.use_up()
            if all(allowance.lasts() for _ in range(20)):
                whole.append(clock.ms - begun)
        clock.ms += frame_ms
    assert MOST_MS <= whole[0] < MOST_MS + frame_ms
    with allowance.frame(0):
        assert not allowance.lasts()


def test_what_must_not_be_seen_again_is_painted_over_in_one_frame() -> None:
    allowance = Allowance()
    allowance.paint_all()
    with allowance.frame(0):
        allowance.use_up()
        assert all(allowance.lasts() for _ in range(20))
    with allowance.frame(0):
        assert not allowance.lasts()
        allowance.paint_all()
        assert all(allowance.lasts() for _ in range(20))


def painting(made: list[int], steps: int) -> Iterator[None]:
    for n in range(steps):
        made.append(n)
        yield


def test_a_painting_goes_on_in_steps_and_what_is_done_is_shown_before_another_one_is_painted() -> None:
    allowance, made = Allowance(), list[int]()
    work = painting(made, 3)
    with allowance.frame(0):
        assert not allowance.go_on(work)
    with allowance.frame(0):
        assert not allowance.go_on(work)
        assert made == [0]
    with allowance.frame(1000):
        assert allowance.go_on(work)
        assert not allowance.lasts()
    assert made == [0, 1, 2]
    assert allowance.owes


def test_who_waits_for_what_is_made_elsewhere_is_asked_again_and_hurries_nobody_for_a_while(clock: Clock) -> None:
    allowance = Allowance()

    def waiting() -> Iterator[None]:
        while True:
            allowance.wait()
            yield

    work, limited = waiting(), list[bool]()
    for _ in range(MOST_MS // 10):
        with allowance.frame(1000):
            limited.append(allowance.is_limited)
            assert not allowance.go_on(work)
        assert allowance.owes
        clock.ms += 10
    assert all(limited)
    with allowance.frame(1000):
        assert not allowance.is_limited
