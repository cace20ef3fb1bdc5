"""Drawings that are made in a thread before they are wanted."""

from __future__ import annotations

from game.desktop.kit.ahead import Ahead
from game.desktop.kit.allowance import ALLOWANCE


def test_what_is_foreseen_is_made_once() -> None:
    ahead, made = Ahead(), list[str]()
    with ALLOWANCE.frame():
        for name in ("wolf", "cat", "wolf"):
            ahead.want(made.append, name)
    ahead.wait()
    assert made == ["wolf", "cat"]


def test_what_fails_keeps_nothing_else_from_being_made() -> None:
    ahead, made = Ahead(), list[str]()
    with ALLOWANCE.frame():
        ahead.want(int, "no number")
        ahead.want(made.append, "wolf")
    ahead.wait()
    assert made == ["wolf"]


def test_outside_of_frames_nothing_is_made() -> None:
    ahead, made = Ahead(), list[str]()
    ahead.want(made.append, "wolf")
    ahead.wait()
    assert not made
