"""Drawings that are made in a thread before they are wanted."""

from __future__ import annotations

import threading

import pygame

from game.desktop.kit.ahead import Ahead
from game.desktop.kit.allowance import ALLOWANCE
from game.desktop.kit.pool import Pool


class Painter:
    """Its drawings are as wide as their names are long."""

    def __init__(self) -> None:
        self.pool = Pool()
        self.made: list[str] = []
        self.draw = self.pool.keep(self._draw)
        self.ahead = Ahead(self.pool)

    def _draw(self, name: str) -> pygame.Surface:
        self.made.append(name)
        if not name:
            raise ValueError("There is nothing to be drawn.")
        return pygame.Surface((len(name), 1))


def test_what_is_foreseen_is_made_once() -> None:
    one = Painter()
    for name in ("wolf", "cat", "wolf"):
        with ALLOWANCE.frame():
            one.ahead.want(one.draw, name)
        one.ahead.wait()
    assert one.made == ["wolf", "cat"]
    assert one.draw("wolf").get_width() == 4
    assert one.made == ["wolf", "cat"]


def test_what_was_let_go_is_made_again() -> None:
    one = Painter()
    one.pool.most_bytes = 20
    for name in ("wolf", "bear", "wolf"):
        with ALLOWANCE.frame():
            one.ahead.want(one.draw, name)
        one.ahead.wait()
    assert one.made == ["wolf", "bear", "wolf"]


def test_what_fails_keeps_nothing_else_from_being_made() -> None:
    one = Painter()
    with ALLOWANCE.frame():
        one.ahead.want(one.draw, "")
        one.ahead.want(one.draw, "wolf")
    one.ahead.wait()
    assert one.made == ["", "wolf"]


def test_outside_of_frames_nothing_is_made() -> None:
    one = Painter()
    one.ahead.want(one.draw, "wolf")
    one.ahead.wait()
    assert not one.made


def test_what_is_waited_for_is_made_first() -> None:
    one = Painter()
    begun, gate = threading.Event(), threading.Event()

    def hold(name: str) -> pygame.Surface:
        begun.set()
        gate.wait(10)
        return one.draw(name)

    with ALLOWANCE.frame(1000):
        one.ahead.want(one.pool.keep(hold), "gate")
        begun.wait(10)
        for name in ("wolf", "bear", "cat"):
            one.ahead.want(one.draw, name)
        assert not one.ahead.ready(one.draw, "cat")
    gate.set()
    one.ahead.wait()
    assert one.made == ["gate", "cat", "wolf", "bear"]
    with ALLOWANCE.frame(1000):
        assert one.ahead.ready(one.draw, "cat")


def test_nobody_waits_for_what_fails_nor_where_all_is_painted_at_once() -> None:
    one = Painter()
    with ALLOWANCE.frame(1000):
        assert not one.ahead.ready(one.draw, "")
    one.ahead.wait()
    with ALLOWANCE.frame(1000):
        assert one.ahead.ready(one.draw, "")
    assert one.ahead.ready(one.draw, "lynx")
    ALLOWANCE.owes = False
