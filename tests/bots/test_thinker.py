"""Bots beside the window: the same choices as at once, and no way to be kept waiting."""

from __future__ import annotations

import dataclasses
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from game.bots import replaced, worker
from game.bots.arena import ask
from game.bots.levels import make_bot
from game.bots.skyrim.policy import Policy
from game.bots.thinker import Serve, Thinker
from game.bots.worker import Question, answer, serve
from game.kernel.codec import pack
from game.kernel.match import Replaced
from game.kernel.rules import Option
from tests.bots import broken_workers
from tests.bots.skyrim.table import skyrim, wandering

PATIENCE = 30.0
GAME = skyrim(["normal", "normal", "normal"], "civil-war")
STATE = GAME.new(4)
SEAT = GAME.rules.decider(STATE)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def wait(thinker: Thinker) -> Option:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        option = thinker.poll()
        if option is not None:
            return option
        time.sleep(0.002)
    raise AssertionError("no answer")


def put(thinker: Thinker, level: str = "normal", n: int = 0) -> None:
    thinker.ask(GAME, level, STATE, SEAT, 7, n)


@pytest.mark.parametrize("level", ["normal", "random"])
def test_answers_equal_those_given_at_once(thinker: Thinker, level: str) -> None:
    thinker.warm(GAME)
    for n, state in enumerate(wandering(GAME, 5, 300, Policy())):
        if n % 3 == 0:
            seat = GAME.rules.decider(state)
            thinker.ask(GAME, level, state, seat, 7, n)
            assert wait(thinker) == ask(GAME, make_bot("skyrim", level), state, seat, GAME.options(state), 7, n)
            assert not thinker.trouble
            assert not thinker.thinking


def test_only_a_view_leaves(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    monkeypatch.setattr(thinker, "_send", sent.append)
    put(thinker)
    assert STATE.chance
    assert sent[0].view == pack(GAME.title.view(GAME.content, STATE, SEAT))


def test_nothing_asked_nothing_answered(thinker: Thinker) -> None:
    assert thinker.poll() is None
    assert not thinker.thinking


def test_asking_and_polling_never_wait(thinker: Thinker) -> None:
    thinker.warm(GAME)
    begun = time.perf_counter()
    put(thinker)
    thinker.poll()
    assert time.perf_counter() - begun < 0.1


def test_cancel_and_close_are_quick() -> None:
    thinker = Thinker(serve=broken_workers.sleeps)
    put(thinker)
    time.sleep(0.3)
    first = thinker.pid
    begun = time.perf_counter()
    thinker.cancel()
    assert time.perf_counter() - begun < 0.2
    assert not thinker.thinking
    assert thinker.poll() is None
    assert thinker.pid != first
    put(thinker)
    begun = time.perf_counter()
    thinker.close()
    assert time.perf_counter() - begun < 0.2
    assert thinker.pid is None


def test_a_question_after_cancel_is_answered(thinker: Thinker) -> None:
    put(thinker, n=1)
    thinker.cancel()
    put(thinker, n=2)
    assert wait(thinker) == ask(GAME, Policy(), STATE, SEAT, GAME.options(STATE), 7, 2)
    assert not thinker.trouble


def test_a_killed_worker_is_replaced_and_asked_again(thinker: Thinker) -> None:
    thinker.warm(GAME)
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGTERM)
    time.sleep(0.2)
    put(thinker)
    assert wait(thinker) == ask(GAME, Policy(), STATE, SEAT, GAME.options(STATE), 7, 0)
    assert not thinker.trouble


@pytest.mark.parametrize(
    ("serving", "words"),
    [
        (broken_workers.dies, "came to an end"),
        (broken_workers.stumbles, "stumbled (KeyError: 'whiterun')"),
        (broken_workers.sleeps, "longer than 0.5 seconds"),
    ],
)
def test_a_worker_that_fails_twice_is_done_without(serving: Serve, words: str) -> None:
    thinker = Thinker(deadline=0.5 if serving is broken_workers.sleeps else PATIENCE, serve=serving)
    begun = time.monotonic()
    put(thinker)
    option = wait(thinker)
    assert time.monotonic() - begun < 10
    assert option in GAME.options(STATE)
    assert thinker.trouble
    assert words in replaced.words(thinker.trouble, "Orcs")
    assert "in place of the bot of Orcs" in replaced.words(thinker.trouble, "Orcs")
    thinker.close()


def test_after_trouble_the_bot_is_asked_again() -> None:
    thinker = Thinker(serve=broken_workers.dies)
    put(thinker)
    wait(thinker)
    assert thinker.trouble
    thinker.close()
    thinker._serve = serve
    put(thinker)
    assert wait(thinker) == ask(GAME, Policy(), STATE, SEAT, GAME.options(STATE), 7, 0)
    assert not thinker.trouble
    thinker.close()


def test_the_deadline_goes_by_the_clock_given() -> None:
    now = [0.0]
    thinker = Thinker(deadline=20.0, clock=lambda: now[0], serve=broken_workers.sleeps)
    put(thinker)
    for now[0] in (19.0, 21.0, 40.0):  # the second try began at 21
        assert thinker.poll() is None
    now[0] = 42.0
    assert thinker.poll() in GAME.options(STATE)
    assert thinker.trouble == Replaced("random", replaced.SLOW, "20")
    thinker.close()


def test_late_answers_are_not_taken_for_fresh_ones() -> None:
    thinker = Thinker(serve=broken_workers.answers_late)
    put(thinker)
    assert wait(thinker) == ("fresh",)
    thinker.close()


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        (("place", 999), (replaced.UNOFFERED, "")),
        (("resign",), (replaced.UNOFFERED, "")),
        (ZeroDivisionError("no units"), (replaced.STUMBLED, "ZeroDivisionError: no units")),
    ],
)
def test_a_bot_of_ours_with_a_fault_is_told_apart(
    chosen: Any, told: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Faulty:
        def choose(self, *_asked: object) -> Option:
            if isinstance(chosen, Exception):
                raise chosen
            return tuple(chosen)

    monkeypatch.setattr(worker, "make_bot", lambda _title, _level: Faulty())
    view = pack(GAME.title.view(GAME.content, STATE, SEAT))
    said = answer(Question(3, "skyrim", GAME.setup.model_dump_json(), "hard", view, 1))
    assert (said.number, said.option, said.wrong, said.detail) == (3, (), *told)


def test_an_unknown_level_is_a_trouble_not_a_crash(thinker: Thinker) -> None:
    put(thinker, level="grandmaster")
    assert wait(thinker) in GAME.options(STATE)
    assert thinker.trouble
    assert "grandmaster" in thinker.trouble.detail


def test_a_system_without_processes_still_gets_a_choice(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Any) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    put(thinker)
    assert wait(thinker) in GAME.options(STATE)
    assert thinker.trouble


def test_the_worker_knows_no_window() -> None:
    script = "import sys, game.bots.worker; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="the system knows no priorities")
def test_the_worker_gives_way(thinker: Thinker) -> None:
    put(thinker)
    wait(thinker)
    assert thinker.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, thinker.pid) >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)


def test_a_question_holds_a_chance_but_no_seed_of_the_match() -> None:
    """From the seed follow the deck and every die: it must not stand beside a view."""
    names = {field.name for field in dataclasses.fields(Question)}
    assert names == {"number", "title", "setup", "level", "view", "chance"}
