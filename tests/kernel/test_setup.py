from __future__ import annotations

import pytest

from game.kernel.errors import BadSetup
from game.kernel.setup import parse_seats
from tests.support import skyrim


def test_a_seat_list_is_read_and_spelled() -> None:
    text = "human:Ada@orc,random,random@imperial,human"
    seats = parse_seats(text)
    assert [(seat.player, seat.name, seat.faction) for seat in seats] == [
        ("human", "Ada", "orc"),
        ("random", "", ""),
        ("random", "", "imperial"),
        ("human", "", ""),
    ]
    assert ",".join(seat.spelled() for seat in seats) == text


@pytest.mark.parametrize("text", ["", "random,,random", "hard:Bob", "@orc", "human:" + "x" * 25])
def test_a_broken_seat_list_names_the_seat(text: str) -> None:
    with pytest.raises(BadSetup, match=r"seats\.\d"):
        parse_seats(text)


@pytest.mark.parametrize(
    ("seats", "mode", "options", "field"),
    [
        ("random", "chaos", {}, "2 to 5"),
        ("random," * 5 + "random", "chaos", {}, "2 to 5"),
        ("random,random", "civil-war", {}, "3 to 5"),
        ("random@orc,random@orc", "chaos", {}, "both play 'orc'"),
        ("random@ork,random", "chaos", {}, "did you mean 'orc'"),
        ("random,random", "chaos", {"max_rounds": -1}, r"options\.max_rounds"),
        ("random,random", "chaos", {"max_round": 3}, "did you mean 'max_rounds'"),
        ("random,random", "chaos", {"unit_limit": "perhaps"}, r"options\.unit_limit"),
    ],
)
def test_a_setup_refuses_what_the_rules_refuse_and_names_the_field(
    seats: str, mode: str, options: dict[str, object], field: str
) -> None:
    with pytest.raises(BadSetup, match=field):
        skyrim(seats, mode, "", **options)
