"""A program at a seat: asked in JSON lines, replaced when it fails, and started by nobody but the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from game.bots.arena import ask, play_fast
from game.bots.levels import check_levels, make_bot
from game.bots.program import ProgramBot
from game.kernel.errors import BadSetup
from game.kernel.setup import parse_seats, spell_seats
from tests.bots.skyrim.table import skyrim

EXAMPLE = Path(__file__).with_name("example_program.py")
GAME = skyrim(["random"] * 3)
STATE = GAME.new(2)


def script(tmp_path: Path, text: str) -> str:
    path = tmp_path / "program.py"
    path.write_text(text)
    return f'"{sys.executable}" "{path}"'


def asked(command: str, seconds: float = 20.0) -> tuple[bool, str]:
    """Whether a choice came that is on offer, and what went wrong."""
    bot = ProgramBot(command, seconds)
    options = GAME.options(STATE)
    choice = ask(GAME, bot, STATE, GAME.rules.decider(STATE), options, 1, 0)
    bot.close()
    return choice in options, bot.trouble


def test_the_example_beats_chance_in_a_whole_match() -> None:
    game = skyrim([f'exec:"{sys.executable}" "{EXAMPLE}"', "random"])
    played = play_fast(game, 1)
    assert (played.replaced, played.state.winners) == ([], [0])


def test_a_program_gets_the_view_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    text = f"import pathlib; pathlib.Path({str(heard)!r}).write_text(input()); print(2)"
    bot = ProgramBot(script(tmp_path, text))
    options, seat = GAME.options(STATE), GAME.rules.decider(STATE)
    assert ask(GAME, bot, STATE, seat, options, 1, 0) == options[2]
    bot.close()
    told = json.loads(heard.read_text())
    assert told["options"][2] == GAME.naming.spell_option(options[2])
    assert (told["title"], told["mode"], told["seat"], told["kind"]) == ("skyrim", "chaos", seat, "reinforce")
    assert set(told["view"]["deck"]) == {None}
    assert told["view"]["chance"] == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("print(99999)", "not on offer"),
        ("print('whiterun')", "not on offer"),
        ("print(-1)", "not on offer"),
        ("input()", "came to an end"),
        ("import time; time.sleep(60)", "longer than 0.5 seconds"),
    ],
)
def test_a_program_that_fails_is_replaced_and_says_why(tmp_path: Path, text: str, words: str) -> None:
    seconds = 0.5 if "sleep" in text else 20.0
    legal, trouble = asked(script(tmp_path, text), seconds)
    assert legal
    assert words in trouble


def test_what_cannot_be_started_is_replaced_and_named() -> None:
    game = skyrim(["exec:/no/such/program", "random"])
    played = play_fast(game, 1)
    assert not played.stopped
    assert len(played.replaced) == 1
    assert "/no/such/program" in played.replaced[0]


def test_nothing_but_the_command_line_starts_a_program() -> None:
    """A record at the table asks for a bot of its seat's name: there is none of a command's."""
    with pytest.raises(KeyError):
        make_bot("skyrim", "exec:true")
    with pytest.raises(BadSetup):
        check_levels(skyrim(["exec:true", "random"]).setup)


@pytest.mark.parametrize("text", ["exec:python bot.py --name me@home.org@orc,random", "exec:./bot,hard@imperial,easy"])
def test_seat_lists_spell_programs(text: str) -> None:
    assert spell_seats(parse_seats(text)) == text


def test_a_faction_behind_a_command() -> None:
    first = parse_seats("exec:bot me@home.org@orc,random")[0]
    assert (first.program, first.faction) == ("bot me@home.org", "orc")
