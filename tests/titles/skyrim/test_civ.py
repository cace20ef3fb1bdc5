"""Civil War (CIV)."""

from __future__ import annotations

import pytest

from game.kernel.errors import BadSetup
from game.kernel.match import Match
from game.kernel.setup import read_setup
from tests.titles.skyrim.boards import game_on, ring
from tests.titles.skyrim.table import END_CARD, TITLE, Table, lay, new_match, setup_of


@pytest.mark.rule("RSK-CIV-01")
def test_civil_war_is_for_three_to_five_and_conquers_all() -> None:
    for seats in (2, 6):
        with pytest.raises(BadSetup, match="3 to 5"):
            read_setup(TITLE.setup_model, {**setup_of(3, "civil-war"), "seats": [{"player": "random"}] * seats})
    table = lay("whiterun 9 | riverwood |", rest=0, mode="civil-war", tape="6 1")
    table.do("attack whiterun riverwood 1", "defend 1")
    assert table.winners == [0]
    assert len(table.lands(0)) == 48


@pytest.mark.rule("RSK-CIV-02", "RSK-CIV-03", "RSK-CIV-04", "RSK-CIV-05", "RSK-CIV-07", "RSK-CIV-11")
@pytest.mark.parametrize(
    ("seats", "units", "lands"), [(3, 40, [16] * 3), (4, 35, [12] * 4), (5, 30, [10, 10, 10, 9, 9])]
)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_set_up(seats: int, units: int, lands: list[int], seed: int) -> None:
    table = new_match(seats, "civil-war", seed)
    first = table.plain["first"]
    order = [(first + i) % seats for i in range(seats)]
    assert table.total(None) == 0
    for n in range(seats * units):
        assert table.seat == order[n % seats]
        free = table.lands(None)
        assert table.asked == ("claim" if n < 48 else "garrison")
        allowed = free if n < 48 else table.lands(table.seat)
        assert table.options() == [f"place {key}" for key in allowed]
        if n in (1, 60):
            other = next(seat for seat in order if seat != table.seat and table.lands(seat))
            assert ("not free" if n == 1 else "not yours") in table.refused(f"place {table.lands(other)[0]}")
        seat, before = table.seat, table.total(table.seat)
        table.do(table.options()[(n * 7 + seed) % len(allowed)])
        assert table.total(seat) == before + 1
    assert [len(table.lands(seat)) for seat in order] == lands
    assert [table.total(seat) for seat in order] == [units] * seats
    assert (table.active, table.asked, table.plain["turns"]) == (first, "reinforce", 1)


@pytest.mark.rule("RSK-CIV-06")
def test_the_deck_has_no_end_game_card() -> None:
    for seed in range(5):
        table = new_match(4, "civil-war", seed)
        assert END_CARD not in table.deck
        assert sorted(table.deck) == sorted(table.match.game.content.keys)


@pytest.mark.rule("RSK-CIV-08")
def test_turns_are_those_of_chaos() -> None:
    table = lay("whiterun 3 | riften | markarth", at="turn", mode="civil-war", deck="mzulft", tape="6 1")
    table.do("place whiterun", "units 3", "attack whiterun riverwood 1", "follow 4", "end_invasion", "end_maneuver")
    assert table.hand(0) == ["mzulft"]
    assert table.active == 1
    assert not table.match.over


@pytest.mark.rule("RSK-CIV-09")
def test_the_last_player_wins_though_neutral_territories_remain() -> None:
    table = lay("whiterun 9 | riverwood |", mode="civil-war", tape="6 1").do("attack whiterun riverwood 1", "defend 1")
    assert table.winners == [0]
    assert len(table.lands(None)) == 46
    table = lay("whiterun 9 | riverwood 2 | riften", mode="civil-war").do("resign 0", "resign 2")
    assert table.winners == [1]


@pytest.mark.rule("RSK-CIV-11")
@pytest.mark.parametrize(
    ("size", "seats", "units"), [(12, 3, 10), (12, 5, 8), (60, 3, 50), (60, 4, 44), (60, 5, 38), (120, 3, 100)]
)
def test_starting_units_scale_with_the_board(size: int, seats: int, units: int) -> None:
    table = Table(Match(game_on(ring(size), seats, "civil-war"), 1))
    while table.asked in ("claim", "garrison"):
        table.match.choose(table.match.options()[-1])
    table.check()
    assert [table.total(seat) for seat in range(seats)] == [units] * seats


@pytest.mark.rule("RSK-COMP-09", "RSK-CIV-11")
def test_the_limit_holds_for_starting_units_too() -> None:
    table = Table(Match(game_on(ring(120), 3, "civil-war", unit_limit=True), 1))
    while table.asked in ("claim", "garrison"):
        table.match.choose(table.match.options()[-1])
    table.check()
    assert [table.total(seat) for seat in range(3)] == [75] * 3
    table = Table(Match(game_on(ring(120), 2, "chaos", unit_limit=True), 1))
    table.check()
    assert all(table.total(seat) <= 75 for seat in range(2))


@pytest.mark.rule("RSK-SOLO-01")
def test_one_person_plays_against_one_to_four_computer_players() -> None:
    for mode, fewest in (("chaos", 1), ("civil-war", 2)):
        for bots in range(6):
            setup = {"title": "skyrim", "mode": mode, "seats": [{"player": "human"}, *[{"player": "random"}] * bots]}
            if fewest <= bots <= 4:
                assert len(read_setup(TITLE.setup_model, setup).seats) == bots + 1
            else:
                with pytest.raises(BadSetup):
                    read_setup(TITLE.setup_model, setup)
