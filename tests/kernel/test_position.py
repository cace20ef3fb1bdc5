from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from game.kernel.match import Match
from game.kernel.position import parse_position, spell_position
from game.kernel.title import BadPlace
from game.titles import find_title
from tests.support import play_random, skyrim


def position(mode: str = "chaos", decisions: int = 200) -> dict[str, Any]:
    return spell_position(play_random(Match(skyrim("random,random,random", mode), 4), decisions))


@pytest.mark.parametrize("mode", ["chaos", "civil-war"])
def test_a_position_comes_back_and_plays_on_the_same_way(mode: str) -> None:
    match = Match(skyrim("random,random,random", mode, max_rounds=30), 4)
    for _ in range(12):
        play_random(match, 40)
        again = parse_position(find_title("skyrim"), spell_position(match))
        assert again.state == match.state
        if match.over:
            break
        assert again.options() == match.options()
    assert play_random(again, 100).state == play_random(match, 100, seed=1).state


def _set(*path: Any) -> Callable[[dict[str, Any]], None]:
    *keys, last, value = path

    def change(plain: dict[str, Any]) -> None:
        place: Any = plain
        for key in keys:
            place = place[key]
        place[last] = value

    return change


def _twice(plain: dict[str, Any]) -> None:
    plain["state"]["discard"].append(plain["state"]["deck"][0])


def _endless(plain: dict[str, Any]) -> None:
    seat = plain["state"]["stack"][0]["seat"]
    endless = {"kind": "reinforce", "seat": seat, "left": 10**7, "owed": 0}
    plain["state"]["stack"] = [{"kind": "turn", "seat": seat, "phase": 1}, endless]


def _dropped(plain: dict[str, Any]) -> None:
    plain["state"]["deck"].pop()


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (_set("state", "territories", "whiterun", "owner", 7), r"state\.territories\.whiterun\.owner"),
        (_set("state", "territories", "whiterun", "units", 0), r"state\.territories\.whiterun\.units"),
        (_set("state", "territories", "whiterun", "units", "3"), r"state\.territories\.whiterun\.units"),
        (_set("state", "territories", "narnia", {"owner": 0, "units": 1}), r"state\.territories\.narnia"),
        (_set("state", "territories", {}), "is missing"),
        (_twice, r"state\.discard: the card \w+ is in state\.deck too"),
        (_dropped, r"state\.deck"),
        (_endless, r"state\.stack\.1: left"),
        (_set("state", "seats", 0, "hand", ["whiterum"]), "did you mean 'whiterun'"),
        (_set("state", "seats", 1, "faction", "nobody"), r"state\.seats\.1\.faction"),
        (_set("state", "stack", []), r"state\.stack"),
        (_set("state", "stack", [{"kind": "invade", "seat": 0}]), r"state\.stack\.0"),
        (_set("state", "stack", 0, {"kind": "turm", "seat": 0, "phase": 1}), "did you mean 'turn'"),
        (_set("state", "stack", 0, {"kind": "turn", "seat": 9, "phase": 1}), r"state\.stack\.0"),
        (_set("state", "stack", 0, {"kind": "turn", "seat": 0}), "has the fields"),
        (_set("state", "chance", -1), r"state\.chance"),
        (_set("state", "tape", [7]), r"state\.tape"),
        (_set("state", "tape", ["6"]), r"state\.tape"),
        (_set("state", "turns", 10**30), r"state\.turns"),
        (_set("state", "seats", 0, "alive", "yes"), r"state\.seats\.0\.alive"),
        (_set("state", "first", 5), r"state\.first"),
        (_set("state", "winners", [0]), r"state\.stack"),
        (_set("decision_of", 9), "decision_of"),
        (_set("seed", "x"), "seed"),
        (_set("format", 99), "format"),
        (_set("state", None), "state"),
        (_set("state", "conquests", [{"territory": "riften", "loser": 9, "by_portal": False}]), "conquests"),
    ],
)
def test_the_first_fault_is_named_by_its_path(change: Callable[[dict[str, Any]], None], place: str) -> None:
    plain = copy.deepcopy(position())
    change(plain)
    with pytest.raises(BadPlace, match=place):
        parse_position(find_title("skyrim"), plain)
