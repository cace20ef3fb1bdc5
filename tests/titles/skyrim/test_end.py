"""End of Chaos (END)."""

from __future__ import annotations

import pytest

from game.kernel.title import Standing
from tests.titles.skyrim.table import Table, game_of, lay

FORTS = [game_of().content.keys[t] for t in game_of().content.forts]
PORTALS = [game_of().content.keys[t] for t in game_of().content.portals]
PLAIN = [key for key in game_of().content.keys if key not in FORTS and key not in PORTALS]


def standings(table: Table) -> list[Standing]:
    return table.match.game.title.standings(table.match.game.content, table.match.state)


HAND = "mzulft saarthal winterhold windhelm ustengrav"
THREE = "whiterun | riften helgen | markarth"


def ended(lands: str) -> Table:
    """The End Game card falls on these lands; seat 0 draws it."""
    table = lay(lands, at="maneuver", conquered="riften", deck="end_game", hands=[HAND])
    return table.do("end_maneuver")


@pytest.mark.rule("RSK-END-01", "RSK-END-05")
def test_play_stops_when_the_end_game_card_is_drawn() -> None:
    table = ended("whiterun 2 | riften 9 helgen 2")
    assert table.winners == [1]
    assert table.match.over
    assert table.options() == []
    assert len(table.hand(0)) == 5
    assert "end_game" not in table.deck + table.discard + table.hand(0)
    assert [one["kind"] for one in table.events()] == ["end_card_drawn", "match_ended"]
    assert table.plain["turns"] == 1
    assert len(table.deck) == 43


@pytest.mark.rule("RSK-END-02", "RSK-ACC-04")
def test_a_point_each_for_territories_forts_and_portals() -> None:
    lands = [*PLAIN[:13], *FORTS[:4], *PORTALS[:3]]
    table = lay(f"{' '.join(lands)} | {PLAIN[20]}")
    assert [one.points for one in standings(table)] == [27, 1]
    assert standings(table)[0].parts == {"territories": 20, "forts": 4, "portals": 3, "units": 20}


@pytest.mark.rule("RSK-END-03")
def test_most_points_win_not_most_units_or_lands() -> None:
    table = ended(f"{' '.join(PLAIN[:3])} | {FORTS[0]} {PORTALS[0]} | {PLAIN[5]} 90")
    assert [one.points for one in standings(table)] == [3, 4, 1]
    assert table.winners == [1]


@pytest.mark.rule("RSK-END-04")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        (f"{PLAIN[0]} {PLAIN[1]}", FORTS[0], [0]),  # territories
        (PORTALS[0], f"{PLAIN[0]} {PLAIN[1]}", [1]),
        (f"{FORTS[0]} {PLAIN[0]}", f"{PORTALS[0]} {PLAIN[1]} 9", [0]),  # forts before portals and units
        (f"{PORTALS[0]} {PLAIN[1]} 9", f"{FORTS[0]} {PLAIN[0]}", [1]),
        (f"{FORTS[0]} 3", f"{FORTS[1]} 2", [0]),  # units
        (f"{PORTALS[0]} 2", f"{PORTALS[1]} 3", [1]),
        (f"{FORTS[0]} 3", f"{FORTS[1]} 3", [0, 1]),  # shared
        (f"{PLAIN[0]} 2 {PLAIN[1]} 3", f"{PLAIN[2]} 4 {PLAIN[3]} 1", [0, 1]),
    ],
)
def test_ties_are_broken_in_order_and_then_shared(first: str, second: str, winners: list[int]) -> None:
    assert ended(f"{first} | {second}").winners == winners


@pytest.mark.rule("RSK-END-04")
def test_three_may_share_the_victory_and_a_fourth_not() -> None:
    table = ended(f"{FORTS[0]} 2 | {FORTS[1]} 2 | {PLAIN[0]} | {FORTS[2]} 2")
    assert table.winners == [0, 1, 3]


@pytest.mark.rule("RSK-END-06")
def test_neutral_territories_give_points_to_nobody() -> None:
    table = ended("whiterun | riften 2")
    assert [one.points for one in standings(table)] == [1, 1]
    assert table.winners == [1]
    table = lay("whiterun 2 | riften helgen 9 fort_amol | markarth").do("resign 1")
    assert [one.points for one in standings(table)] == [1, 0, 1]


@pytest.mark.rule("RSK-END-07", "RSK-CIV-10")
@pytest.mark.parametrize("mode", ["chaos", "civil-war"])
def test_after_max_rounds_the_points_decide(mode: str) -> None:
    table = lay(THREE, at="maneuver", turn=2, mode=mode, max_rounds=1).do("end_maneuver")
    assert table.winners == [1]
    assert [one["kind"] for one in table.events()] == ["round_limit_reached", "match_ended"]
    table = lay(THREE, at="maneuver", turn=1, mode=mode, max_rounds=1).do("end_maneuver")
    assert not table.match.over
    table = lay(THREE, at="maneuver", turn=2, mode=mode, max_rounds=2).do("end_maneuver")
    assert not table.match.over
    table = lay("whiterun | riften | markarth", at="maneuver", turn=2, mode=mode, max_rounds=2, rounds=1)
    assert table.do("end_maneuver").winners == [0, 1, 2]


@pytest.mark.rule("RSK-END-07")
def test_the_last_turn_of_the_last_round_still_draws_its_card() -> None:
    lands = "| riften helgen | markarth 2"
    table = lay(lands, at="maneuver", turn=2, conquered="markarth", max_rounds=1, deck="mzulft")
    table.do("end_maneuver")
    assert table.hand(2) == ["mzulft"]
    assert table.winners == [1]


@pytest.mark.rule("RSK-CIV-10", "RSK-ELIM-12")
def test_resigning_may_complete_the_last_round() -> None:
    table = lay("whiterun | riften helgen | markarth", turn=2, max_rounds=1).do("resign 2")
    assert table.winners == [1]


@pytest.mark.rule("RSK-CIV-10")
def test_without_the_option_rounds_do_not_end_the_match() -> None:
    table = lay(THREE, at="maneuver", turn=2, rounds=5000).do("end_maneuver")
    assert table.plain["rounds"] == 5001
    assert not table.match.over
