"""A program at a seat: asked in JSON lines, replaced when it fails, and started by nobody but the command line."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import pytest

from game.bots import replaced
from game.bots.arena import ask, play_fast, play_match
from game.bots.levels import check_levels, make_bot
from game.bots.program import ProgramBot
from game.bots.thinker import Thinker
from game.kernel.chance import Stream
from game.kernel.errors import BadSetup
from game.kernel.match import Match
from game.kernel.rules import Option
from game.kernel.setup import parse_seats
from tests.bots.skyrim.table import skyrim

EXAMPLE = Path(__file__).with_name("example_program.py")
GAME = skyrim(["random"] * 3)
STATE = GAME.new(2)
SEAT = GAME.rules.decider(STATE)
PATIENCE = 30.0
ANSWERS = "import sys\nfor line in sys.stdin:\n    print(0, flush=True)\n"
DAWDLES = "import time; time.sleep(600)"


def script(tmp_path: Path, text: str) -> str:
    path = tmp_path / "program.py"
    path.write_text(text)
    return f'"{sys.executable}" "{path}"'


def asked(command: str, seconds: float = 20.0) -> tuple[bool, str]:
    """Whether a choice came that is on offer, and what went wrong."""
    bot = ProgramBot(command, "mine", seconds)
    options = GAME.options(STATE)
    choice = ask(GAME, bot, STATE, SEAT, options, 1, 0)
    bot.close()
    return choice in options, replaced.words(bot.trouble) if bot.trouble else ""


def gone(pid: int) -> bool:
    """Whether a process ends soon, if it has not yet."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            if (Path("/proc") / str(pid) / "stat").read_text().rsplit(")", 1)[1].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.02)
    return False


def test_the_example_beats_chance_in_a_whole_match() -> None:
    game = skyrim([f'exec:"{sys.executable}" "{EXAMPLE}"', "random"])
    played = play_fast(game, 1)
    assert (played.replaced, played.state.winners) == ([], [0])


def test_a_program_gets_the_view_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    text = f"import pathlib; pathlib.Path({str(heard)!r}).write_text(input()); print(2)"
    bot = ProgramBot(script(tmp_path, text))
    options = GAME.options(STATE)
    assert ask(GAME, bot, STATE, SEAT, options, 1, 0) == options[2]
    bot.close()
    told = json.loads(heard.read_text())
    assert told["options"][2] == GAME.naming.spell_option(options[2])
    assert (told["title"], told["mode"], told["seat"], told["kind"]) == ("skyrim", "chaos", SEAT, "reinforce")
    assert set(told["view"]["deck"]) == {None}
    assert told["view"]["chance"] == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("print(99999)", "not on offer"),
        ("print('whiterun')", "not on offer"),
        ("print(-1)", "not on offer"),
        ("print('9' * 10_000_000)", "not on offer"),
        ("input()", "came to an end"),
        (DAWDLES, "longer than 0.5 seconds"),
        ("import sys; sys.stdout.write('1' * 3); sys.stdout.flush(); import time; time.sleep(600)", "longer than 0.5"),
    ],
)
def test_a_program_that_fails_is_replaced_and_says_why(tmp_path: Path, text: str, words: str) -> None:
    seconds = 0.5 if "sleep" in text else 20.0
    legal, trouble = asked(script(tmp_path, text), seconds)
    assert legal
    assert words in trouble
    assert "in place of the program mine" in trouble


@pytest.mark.parametrize("command", ["/no/such/program", "", "an 'open quotation"])
def test_what_cannot_be_started_is_replaced_and_named(command: str) -> None:
    legal, trouble = asked(command)
    assert legal
    assert "cannot be started" in trouble


def test_who_was_replaced_is_marked_in_each_step_from_there_on(tmp_path: Path) -> None:
    three = "for n in range(3):\n    input()\n    print(0, flush=True)\n"
    match = Match(skyrim([f"exec:{script(tmp_path, three)}", "random"], max_rounds=1), 1)
    played = play_match(match)
    mine = [step.replaced for step in match.steps if step.seat == 0]
    assert mine[:3] == [None] * 3
    assert {one.program for one in mine[3:] if one} == {"program"}
    assert None not in mine[3:]
    assert [n for n in range(len(match.steps)) if replaced.first_of(match.steps, n)] == [
        next(n for n, step in enumerate(match.steps) if step.replaced)
    ]
    assert len(played.replaced) == 1


def test_one_that_reads_nothing_holds_nobody_up(tmp_path: Path) -> None:
    """Its pipe is full long before the last of these."""
    bot = ProgramBot(script(tmp_path, DAWDLES), seconds=600)
    options = GAME.options(STATE)
    for _ in range(50):
        bot.ask(GAME, STATE, options, Stream(1))
        assert bot.poll() is None
    bot.close()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks into /proc")
def test_closing_leaves_no_process_behind_nor_what_it_started(tmp_path: Path) -> None:
    child = tmp_path / "child"
    text = (
        "import pathlib, subprocess, sys, time\n"
        f"child = subprocess.Popen([sys.executable, '-c', {DAWDLES!r}])\n"
        f"pathlib.Path({str(child)!r}).write_text(str(child.pid))\n"
        "time.sleep(600)\n"
    )
    bot = ProgramBot(script(tmp_path, text))
    until = time.monotonic() + PATIENCE
    while not (child.exists() and child.read_text()) and time.monotonic() < until:
        time.sleep(0.02)
    pid = bot.pid
    assert pid
    bot.close()
    assert gone(pid)
    assert gone(int(child.read_text()))


# -- at the table -------------------------------------------------------------------------------------
def wait(thinker: Thinker) -> Option:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if (option := thinker.poll()) is not None:
            return option
        time.sleep(0.002)
    raise AssertionError("no answer")


def test_the_thinker_starts_only_what_was_named(tmp_path: Path) -> None:
    """A record's seats name commands, too: without a word of the person's they are not even looked at."""
    trace = tmp_path / "trace"
    command = script(tmp_path, f"import pathlib; pathlib.Path({str(trace)!r}).touch(); {ANSWERS!r}")
    game = skyrim([f"exec:{command}", "random"])
    state = game.new(3)
    thinker = Thinker()
    thinker.ask(game, f"exec:{command}", state, 0, 3, 0)
    assert wait(thinker) in game.options(state)
    assert thinker.trouble
    assert (thinker.trouble.cause, thinker.trouble.program) == (replaced.UNNAMED, "program")
    assert thinker.programs.pids == []
    thinker.close()
    assert not trace.exists()


def test_at_the_table_nobody_waits_for_a_program_and_it_ends_with_the_match(tmp_path: Path) -> None:
    player = f"exec:{script(tmp_path, DAWDLES)}"
    thinker = Thinker()
    thinker.programs.name(["normal", player])
    begun = time.perf_counter()
    thinker.ask(GAME, player, STATE, SEAT, 7, 0)
    assert thinker.poll() is None
    assert thinker.thinking
    thinker.cancel()
    assert not thinker.thinking
    assert time.perf_counter() - begun < 1
    (pid,) = thinker.programs.pids
    thinker.programs.let_go()
    assert thinker.programs.pids == []
    assert gone(pid)
    thinker.close()


def test_after_an_undo_the_answer_to_the_question_before_is_passed_over(tmp_path: Path) -> None:
    """It answers the first question with 1 when the second was asked already."""
    text = (
        "import sys, time\nfor n, line in enumerate(sys.stdin):\n"
        "    time.sleep(0.5 if n == 0 else 0)\n    print(1 - n, flush=True)\n"
    )
    player = f"exec:{script(tmp_path, text)}"
    thinker = Thinker()
    thinker.programs.name([player])
    thinker.ask(GAME, player, STATE, SEAT, 7, 0)
    (pid,) = thinker.programs.pids
    thinker.cancel()
    thinker.ask(GAME, player, STATE, SEAT, 7, 0)
    assert wait(thinker) == GAME.options(STATE)[0]
    assert thinker.programs.pids == [pid]
    assert not thinker.trouble
    thinker.close()


def test_two_seats_of_one_program_have_a_process_each(tmp_path: Path) -> None:
    player = f"exec:{script(tmp_path, ANSWERS)}"
    thinker = Thinker()
    thinker.programs.name([player])
    for seat in (0, 1):
        thinker.ask(GAME, player, STATE, seat, 7, 0)
        wait(thinker)
    assert len(set(thinker.programs.pids)) == 2
    thinker.close()


# -- seat lists ---------------------------------------------------------------------------------------
def test_no_bot_is_made_of_a_command() -> None:
    with pytest.raises(KeyError):
        make_bot("skyrim", "exec:true")
    with pytest.raises(BadSetup):
        check_levels(skyrim(["exec:true", "random"]).setup)


@pytest.mark.parametrize("text", ["exec:python bot.py --name me@home.org@orc,random", "exec:./bot,hard@imperial,easy"])
def test_seat_lists_spell_programs(text: str) -> None:
    assert ",".join(seat.spelled() for seat in parse_seats(text)) == text


def test_a_faction_behind_a_command() -> None:
    first = parse_seats("exec:bot me@home.org@orc,random")[0]
    assert (first.program, first.faction) == ("bot me@home.org", "orc")


@pytest.mark.parametrize(
    ("command", "name"),
    [
        ("./raven", "raven"),
        ("python tests/bots/example_program.py", "example_program"),
        ('"C:/Program Files/Python/python.exe" -u "my bots/wolf.py" --deep', "wolf"),
        ("/usr/bin/python3.11 -m hawk", "hawk"),
        ("env LANG=C java -jar fox.jar", "fox"),
        ("python", "python"),
        ("a" * 40, "a" * 24),
    ],
)
def test_a_program_is_called_by_its_file(command: str, name: str) -> None:
    assert parse_seats(f"exec:{command}")[0].name == name


def test_two_of_one_name_are_told_apart() -> None:
    assert [seat.name for seat in parse_seats("exec:./raven,exec:raven.py,hard")] == ["raven", "raven 2", ""]


@pytest.mark.skipif(os.name != "posix", reason="the command is a shell's")
def test_whatever_a_command_prints_beside_its_answers_does_not_get_in_the_way() -> None:
    legal, trouble = asked("sh -c 'read line; echo thinking >&2; echo 0; sleep 600'")
    assert (legal, trouble) == (True, "")
