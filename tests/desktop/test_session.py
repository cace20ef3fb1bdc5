from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.arena import ask
from game.bots.levels import make_bot
from game.desktop.session import NOBODY, Session, Waiting
from game.kernel.errors import IllegalChoice
from game.kernel.game import Game
from game.kernel.match import Match, Replaced
from game.kernel.record import RecordWriter, read_record
from game.kernel.restore import restore
from game.kernel.rules import Option
from game.titles import find_title
from game.titles.skyrim import frames
from tests.support import play_random, skyrim


class SlowBots:
    """Answer at the third look; count what is asked and forgotten."""

    def __init__(self) -> None:
        self.trouble: Replaced | None = None
        self.asked = self.cancelled = self._looks = 0
        self._answer: Option | None = None

    def ask(self, game: Game, level: str, state: object, seat: int, seed: int, n: int) -> None:
        self.asked += 1
        self._looks = 0
        self._answer = ask(game, make_bot("skyrim", level), state, seat, game.options(state), seed, n)

    def poll(self) -> Option | None:
        self._looks += 1
        return self._answer if self._looks >= 3 else None

    def cancel(self) -> None:
        self.cancelled += 1
        self._answer = None


def session(seats: str, mode: str = "chaos", seed: int = 3) -> tuple[Session, SlowBots]:
    bots = SlowBots()
    made = Session(Match(skyrim(seats, mode), seed), bots)
    made.pace_ms = 0
    return made, bots


def until(made: Session, waiting: Waiting, ticks: int = 5000) -> None:
    for _ in range(ticks):
        if made.waiting() is waiting:
            return
        if made.waiting() is Waiting.CURTAIN:
            made.lift_curtain()
        elif made.waiting() is Waiting.PERSON and len(made.match.options()) > 1:
            made.choose(made.match.options()[0])
        made.tick(16)
    raise AssertionError(f"never waited for {waiting}")


def test_a_whole_match_of_bots_runs_by_itself() -> None:
    made, _bots = session("random,random")
    until(made, Waiting.OVER, 50_000)
    assert made.match.over


def test_bots_choose_at_the_table_what_they_choose_in_a_simulation() -> None:
    made, _bots = session("random,random,random")
    until(made, Waiting.OVER, 50_000)
    assert made.match.state == play_bots("random,random,random").state


def play_bots(seats: str) -> Match:
    from game.bots.arena import play_match

    match = Match(skyrim(seats), 3)
    play_match(match)
    return match


def test_bots_keep_to_the_pace_and_stop_when_paused() -> None:
    made, _bots = session("random,random")
    made.pace_ms = 500
    made.tick(10_000)
    while not made.match.steps:
        made.tick(100)
    steps = len(made.match.steps)
    for _ in range(4):
        made.tick(100)
    assert len(made.match.steps) == steps
    made.paused = True
    for _ in range(50):
        made.tick(1000)
    assert len(made.match.steps) == steps
    assert made.waiting() is Waiting.PAUSE
    made.step_once()
    for _ in range(5):
        made.tick(1000)
    assert len(made.match.steps) == steps + 1


def test_a_choice_in_a_bots_turn_is_refused_not_stored() -> None:
    made, _bots = session("human:Ada,random,random")
    while made.waiting() is Waiting.PERSON:
        made.choose(made.match.options()[0])
        while made.waiting() is Waiting.PERSON and len(made.match.options()) == 1:
            made.tick(1000)
    option = made.match.options()[0]
    with pytest.raises(IllegalChoice):
        made.choose(option)


def test_one_person_always_sees_the_own_hand_and_never_a_curtain() -> None:
    made, _bots = session("human:Ada,random,random")
    for _ in range(3000):
        assert made.curtain_for is None
        assert made.viewer == 0
        if made.waiting() is Waiting.PERSON:
            made.choose(made.match.options()[-1])
        made.tick(16)
        if made.match.over or not made.people():
            break


def test_a_curtain_falls_before_another_persons_hidden_hand() -> None:
    made, _bots = session("human:Ada,human:Bo")
    seen = False
    for _ in range(4000):
        if made.match.over:
            break
        waiting = made.waiting()
        if waiting is Waiting.CURTAIN:
            seen = True
            assert made.viewer == NOBODY
            assert made.match.state.seats[made.match.seat].hand
            made.lift_curtain()
            assert made.viewer == made.match.seat
        elif waiting is Waiting.PERSON:
            if made.viewer != NOBODY:
                assert made.viewer == made.match.seat
            play_random(made.match, 0)
            options = made.match.options()
            made.choose(options[len(made.match.steps) % len(options)])
    assert seen


def test_dice_of_defence_are_chosen_in_the_open() -> None:
    made, _bots = session("human:Ada,human:Bo")
    for _ in range(4000):
        kind = made.match.game.rules.kinds[made.match.state.stack[-1][0]].name
        if kind == "defend":
            assert made.waiting() is Waiting.PERSON
            assert made.viewer != made.match.state.stack[0][1]
            return
        made.lift_curtain()
        attacks = [option for option in made.match.options() if option[0] == "attack"]
        made.choose(attacks[-1] if attacks else made.match.options()[0])
    raise AssertionError("nobody defended")


def test_invading_is_not_in_the_open_with_spells_in_hand() -> None:
    made, _bots = session("human:Ada,human:Bo", "dovahkiin")
    while made.match.state.stack[-1][0] != frames.INVADE:
        made.match.choose(made.match.options()[0])
    board = made.match.state.saga.boards[made.match.seat]
    board.spells = ()
    assert made._in_the_open()
    board.spells = (0,)
    assert not made._in_the_open()


def test_when_another_person_has_answered_the_hand_lies_face_down_until_the_curtain_falls() -> None:
    """Ada attacks Bo with cards in hand; Bo answers at the machine and must not see them afterwards."""
    made, _bots = session("human:Ada,human:Bo", seed=4)
    answered = 0
    for _ in range(6000):
        if made.match.over or answered > 3:
            break
        made.lift_curtain()
        attacker = made.match.state.stack[0][1]
        defends = made.match.game.rules.kinds[made.match.state.stack[-1][0]].name == "defend"
        attacks = [option for option in made.match.options() if option[0] == "attack"]
        options = attacks or made.match.options()
        made.choose(options[len(made.match.steps) % len(options)])
        back = defends and not made.match.over and made.match.state.stack[-1][0] == frames.INVADE
        if back and made.match.state.seats[attacker].hand:
            assert made.viewer == NOBODY
            assert made.waiting() is Waiting.PERSON
            answered += 1
    assert answered


def test_the_last_person_left_takes_the_machine_behind_a_curtain() -> None:
    made, _bots = session("human:Ada,human:Bo,random", seed=4)
    for _ in range(4000):
        if made.waiting() is Waiting.CURTAIN and made.curtain_for is not None:
            other = 1 - made.curtain_for
            made.resign(other)
            assert made.viewer == NOBODY
            assert made.waiting() is Waiting.CURTAIN
            made.lift_curtain()
            assert made.viewer == 1 - other
            return
        if made.waiting() is Waiting.PERSON:
            options = made.match.options()
            made.choose(options[len(made.match.steps) % len(options)])
        made.tick(16)
    raise AssertionError("no curtain fell")


def test_undo_while_a_bot_thinks_forgets_its_question() -> None:
    made, bots = session("human:Ada,random,random", "civil-war")
    until(made, Waiting.PERSON)
    made.choose(made.match.options()[0])
    made.tick(16)
    assert bots.asked
    assert made.undo()
    assert bots.cancelled
    assert made.match.seat == 0
    assert made.redo()
    assert not made.redo()


def test_taking_back_another_persons_choice_hands_the_machine_over() -> None:
    made, _bots = session("human:Ada,human:Bo,human:Cy", "civil-war")
    until(made, Waiting.PERSON)
    chooser = made.match.seat
    made.choose(made.match.options()[0])
    assert made.match.seat != chooser
    made.lift_curtain()
    assert made.undo()
    assert made.waiting() is Waiting.CURTAIN
    assert (made.curtain_for, made.viewer) == (chooser, NOBODY)
    made.lift_curtain()
    assert made.waiting() is Waiting.PERSON
    made.choose(made.match.options()[1])
    assert made.undo()
    assert made.curtain_for == chooser


def test_resigning_leaves_the_match_to_the_others() -> None:
    made, _bots = session("human:Ada,random,random")
    made.resign(0)
    assert made.people() == []
    until(made, Waiting.OVER, 50_000)


def test_trouble_of_a_bot_is_noticed_once() -> None:
    made, bots = session("random,random")
    bots.trouble = Replaced("random", "slow", "20")
    for _ in range(40):
        made.tick(16)
    assert len(made.match.notices) == 2  # one for each seat, however often
    assert all("20 seconds" in words for words in made.match.notices)
    assert {step.replaced for step in made.match.steps if step.option[0] == "place"} == {bots.trouble}


def test_closing_saves_where_the_match_stands(tmp_path: Path) -> None:
    path = tmp_path / "a.skald"
    match = Match(skyrim("human:Ada,random"), 3)
    made = Session(match, SlowBots(), RecordWriter(match, path))
    made.pace_ms = 0
    for _ in range(60):
        made.tick(16)
    made.close()
    assert restore(read_record(path), find_title).match.state == match.state
