"""Positions that somebody edited: each is refused by naming a place, or can be played on from."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from game.kernel.chance import Stream, below
from game.kernel.game import Game
from game.kernel.position import parse_game_state
from game.kernel.title import BadPlace
from tests.titles.witcher.endurance import wish
from tests.titles.witcher.table import TITLE, game_of

ODD: tuple[Any, ...] = (
    None, -1, 0, 1, 2, 3, 7, 99, 10**30, True, 1.5, "", "wolf_aard_1", "vizima", "m101", "e01", "c01", "forest", "p1",
    "f01", "eyna", "open_sea", "b1", "se03", "sx02_safe", [], ["x"], {}, [[1]],
)  # fmt: skip
LIVELY = ("stack", "fight", "turn", "skellige")  # where a wrong value leads furthest
Path = tuple[Any, ...]


def leaves(plain: Any, path: Path = ()) -> Iterator[Path]:
    """Every place of a value, and every list (its own length)."""
    if isinstance(plain, dict):
        for key, inside in plain.items():
            yield from leaves(inside, (*path, key))
    elif isinstance(plain, list):
        yield (*path, len)
        for i, inside in enumerate(plain):
            yield from leaves(inside, (*path, i))
    else:
        yield path


def spoil(plain: Any, chance: Stream) -> Path:
    """Change one value, or lengthen or shorten one list."""
    places = list(leaves(plain))
    lively = [place for place in places if place[0] in LIVELY]
    chosen = lively if below(chance, 2) else places
    place = chosen[below(chance, len(chosen))]
    *way, last = place
    for step in way:
        plain = plain[step]
    value = ODD[below(chance, len(ODD))]
    if last is len:
        if below(chance, 2) and plain:
            plain.pop(below(chance, len(plain)))
        else:
            plain.append(value)
    elif type(plain[last]) is int and below(chance, 2):
        plain[last] += (-2, -1, 1, 2, 10)[below(chance, 5)]
    else:
        plain[last] = value
    return place


def play_on(game: Game, state: Any, chance: Stream, decisions: int) -> None:
    for _ in range(decisions):
        if not state.stack:
            return
        options = game.options(state)
        assert options
        assert TITLE.question(game.content, state)
        game.choose(state, wish(options, chance))


@pytest.mark.parametrize(("seats", "modules"), [(1, ""), (2, ""), (3, ""), (1, "skellige"), (2, "skellige")])
def test_a_spoiled_position_is_refused_or_can_be_played_on(seats: int, modules: str) -> None:
    game, chance = game_of(seats, modules=modules), Stream(seats)
    state = game.new(seats)
    named: list[tuple[str, Path]] = []
    for _ in range(60):
        play_on(game, state, chance, 3)
        whole = TITLE.spell_state(game.content, state)
        for _ in range(4):
            plain = copy.deepcopy(whole)
            place = spoil(plain, chance)
            try:
                read = parse_game_state(game, plain)
            except BadPlace as fault:
                named.append((fault.place, place))
            else:
                play_on(game, read, chance, 20)
    assert len(named) > 60
    assert [one for one in named if not one[0].startswith("state")] == []
