"""What may be painted in a frame: at least one part of what was put off, and all of it before long."""

from __future__ import annotations

from collections.abc import Iterator

from game.desktop.kit.allowance import MOST_FRAMES, Allowance


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


def test_where_something_is_always_put_off_all_is_painted_now_and_then() -> None:
    allowance, whole = Allowance(), []
    for _ in range(2 * MOST_FRAMES + 4):
        with allowance.frame(0):
            allowance.use_up()
            whole.append(all(allowance.lasts() for _ in range(20)))
    assert whole.count(True) == 2


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


def test_who_waits_for_what_is_made_elsewhere_is_asked_again_and_hurries_nobody() -> None:
    allowance = Allowance()

    def waiting() -> Iterator[None]:
        while True:
            allowance.wait()
            yield

    work, limited = waiting(), list[bool]()
    for _ in range(2 * MOST_FRAMES):
        with allowance.frame(1000):
            limited.append(allowance.is_limited)
            assert not allowance.go_on(work)
        assert allowance.owes
    assert all(limited)
