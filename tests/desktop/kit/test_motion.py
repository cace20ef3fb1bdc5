"""Motions start and end where they should, and turn around without a jump."""

from __future__ import annotations

import pytest

from game.desktop.kit.motion import CARD, REDUCED, Ease, Tween, ease_in_out, ease_out, pulse


@pytest.mark.parametrize("ease", [ease_out, ease_in_out])
def test_eases_go_from_0_to_1_and_never_back(ease: Ease) -> None:
    values = [ease(i / 50) for i in range(51)]
    assert (values[0], values[-1]) == (0, 1)
    assert values == sorted(values)


def test_a_value_arrives_in_time_and_then_rests() -> None:
    tween = Tween(0, CARD)
    assert not tween.update(16)
    tween.to(10)
    steps = 0
    while tween.update(16):
        steps += 1
    assert steps == -(-CARD // 16)
    assert tween.value == 10


def test_turning_around_does_not_jump() -> None:
    tween = Tween(0, CARD)
    tween.to(1)
    tween.update(50)
    half = tween.value
    tween.to(0)
    assert tween.value == half
    tween.finish()
    assert tween.value == 0


def test_reduced_motion_is_short() -> None:
    assert Tween(0, 500, reduced=True).length == REDUCED
    assert 0.8 <= min(pulse(ms) for ms in range(0, 1600, 10)) <= max(pulse(ms) for ms in range(1600)) <= 1
