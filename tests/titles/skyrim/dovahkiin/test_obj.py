"""Objectives in play (OBJ)."""

from __future__ import annotations

import pytest

from tests.titles.skyrim.dovahkiin.tale import tell
from tests.titles.skyrim.table import new_match

LANDS = "whiterun 10 riften solitude windhelm | riverwood 3"
HEROES = "whiterun | riverwood"


@pytest.mark.rule("RSK-OBJ-02", "RSK-OBJ-03", "RSK-OBJ-07", "RSK-OBJ-10")
def test_one_objective_is_shown_scored_and_discarded_and_two_are_drawn() -> None:
    table = tell(
        LANDS, heroes=HEROES, at="objective", objectives=["OBJ-10 OBJ-17 OBJ-26"], points="4",
        objective_deck="OBJ-01 OBJ-02",
    )  # fmt: skip
    assert table.options("score") == ["score OBJ-10", "score OBJ-17"]
    table.do("score OBJ-17")
    assert table.board(0).points == 5
    assert table.options() == ["keep OBJ-01", "keep OBJ-02"]
    table.do("keep OBJ-02")
    assert table.objectives(0) == ["OBJ-10", "OBJ-26", "OBJ-02"]
    assert table.pile("objective_discard") == ["OBJ-17", "OBJ-01"]
    assert table.active == 1  # only one a turn, though OBJ-10 is met


@pytest.mark.rule("RSK-OBJ-04")
def test_showing_is_voluntary_and_the_condition_must_hold_now() -> None:
    table = tell(LANDS, heroes=HEROES, at="objective", objectives=["OBJ-10 OBJ-14"])
    assert "0 of 7" in table.refused("score OBJ-14")
    assert "do not hold" in table.refused("score OBJ-17")
    table.do("end_objectives")
    assert table.objectives(0) == ["OBJ-10", "OBJ-14"]
    assert (table.active, table.board(0).points) == (1, 0)


@pytest.mark.rule("RSK-OBJ-04", "RSK-MIX-16")
@pytest.mark.parametrize(
    ("held", "discarded", "dragons", "asked"),
    [
        ("OBJ-10", "", "helgen", ["end_objectives", "score OBJ-10"]),
        ("OBJ-14", "", "helgen", ["end_objectives"]),  # it might be the one that is met
        ("OBJ-14", "OBJ-10 OBJ-17", "helgen", []),
        ("", "", "helgen", []),
        ("OBJ-14", "OBJ-10 OBJ-17", "", ["end_objectives"]),  # it might be one that nobody can meet any more
        ("OBJ-14", "OBJ-10 OBJ-17 OBJ-15 OBJ-25", "", []),
    ],
)
def test_the_phase_is_passed_over_where_by_what_all_can_see_nothing_is_met(
    held: str, discarded: str, dragons: str, asked: list[str]
) -> None:
    table = tell(
        LANDS, heroes=HEROES, at="maneuver", objectives=[held], objective_discard=discarded, dragons=dragons
    ).do("end_maneuver")  # fmt: skip
    assert table.asked == ("objective" if asked else "reinforce")
    if asked:
        assert table.options() == asked


@pytest.mark.rule("RSK-OBJ-06")
def test_a_fallen_hero_does_not_stop_scoring() -> None:
    table = tell(LANDS, heroes="| riverwood", at="objective", objectives=["OBJ-10"])
    assert table.do("score OBJ-10").board(0).points == 1


@pytest.mark.rule("RSK-OBJ-08")
def test_points_may_pass_ten() -> None:
    table = tell(LANDS, heroes="| riverwood", at="objective", objectives=["OBJ-17"], points="10")
    table.do("score OBJ-17", "keep OBJ-01")
    assert table.board(0).points == 11
    assert not table.winners


@pytest.mark.rule("RSK-OBJ-11", "RSK-BUY-07")
def test_an_objective_can_come_back_after_a_reshuffle_and_be_scored_again() -> None:
    every = [f"OBJ-{n:02}" for n in range(1, 29)]
    others = " ".join(key for key in every if key not in ("OBJ-10", "OBJ-26"))
    table = tell(LANDS, heroes=HEROES, at="objective", objectives=["OBJ-10", others], objective_discard="OBJ-26")
    table.do("score OBJ-10")
    assert set(table.options()) == {"keep OBJ-10", "keep OBJ-26"}
    table.do("keep OBJ-10")
    assert table.objectives(0) == ["OBJ-10"]


@pytest.mark.rule("RSK-OBJ-12")
@pytest.mark.parametrize(
    ("card", "dragons", "slain", "deeds", "dead"),
    [
        ("OBJ-15", "", "0", {}, True),
        ("OBJ-15", "helgen", "0", {}, False),
        ("OBJ-15", "", "1", {"slain": 1}, False),
        ("OBJ-25", "", "1", {}, True),
        ("OBJ-25", "", "2", {}, False),
        ("OBJ-14", "", "0", {}, False),
    ],
)
def test_dead_objectives_may_be_replaced(
    card: str, dragons: str, slain: str, deeds: dict[str, int], dead: bool
) -> None:
    table = tell(
        LANDS, heroes=HEROES, at="objective", objectives=[f"{card} OBJ-10"], dragons=dragons, slain=slain,
        deeds=deeds, objective_deck="OBJ-01",
    )  # fmt: skip
    assert table.options("replace") == ([f"replace {card}"] if dead else [])
    if not dead:
        assert "dragon" in table.refused(f"replace {card}")


@pytest.mark.rule("RSK-OBJ-12")
def test_one_dead_card_goes_under_the_deck_for_the_top_one_before_scoring() -> None:
    table = tell(
        LANDS, heroes=HEROES, at="objective", objectives=["OBJ-15 OBJ-10 OBJ-25"], objective_deck="OBJ-17 OBJ-02"
    )
    table.do("replace OBJ-15")
    assert table.objectives(0) == ["OBJ-10", "OBJ-25", "OBJ-17"]
    assert table.pile("objective_deck")[0] == "OBJ-02"
    assert table.pile("objective_deck")[-1] == "OBJ-15"
    assert not table.options("replace")  # once
    assert "once" in table.refused("replace OBJ-25")
    table.do("score OBJ-17")
    assert table.board(0).points == 1


@pytest.mark.rule("RSK-OBJ-12", "RSK-BUY-07")
def test_without_another_card_a_dead_one_stays() -> None:
    every = " ".join(f"OBJ-{n:02}" for n in range(1, 29) if n not in (10, 15))
    table = tell(LANDS, heroes=HEROES, at="objective", objectives=["OBJ-10 OBJ-15", every])
    assert not table.options("replace")
    assert "no other" in table.refused("replace OBJ-15")


@pytest.mark.rule("RSK-OBJ-03", "RSK-BUY-07")
def test_where_no_card_is_left_none_is_drawn_after_scoring() -> None:
    every = " ".join(f"OBJ-{n:02}" for n in range(1, 29) if n != 10)
    table = tell(LANDS, heroes=HEROES, at="objective", objectives=["OBJ-10", every])
    table.do("score OBJ-10")
    assert table.objectives(0) == ["OBJ-10"]  # its own card is all that could be drawn
    assert table.active == 1


@pytest.mark.rule("RSK-ELIM-12", "RSK-DOV-27")
@pytest.mark.parametrize("set_up", ["dealt", "random"])
def test_who_leaves_before_the_board_is_laid_leaves_neutral_units(set_up: str) -> None:
    table = new_match(3, "custom", heroes=True, objectives=True, set_up=set_up)
    assert table.asked == "choose_objectives"
    away = (table.seat + 1) % 3
    table.do(table.options()[0], f"resign {away}")
    while table.asked == "choose_objectives":
        table.do(table.options()[0])
    assert (table.alive(away), table.lands(away), len(table.lands(None))) == (False, [], 16)
    assert table.asked == "place_hero"


@pytest.mark.rule("RSK-OBJ-12", "RSK-BUY-07")
def test_where_the_deck_is_empty_a_dead_card_is_replaced_out_of_the_discard_pile() -> None:
    table = tell(LANDS, heroes=HEROES, at="objective", objectives=["OBJ-15"], objective_discard="*")
    table.do("replace OBJ-15")
    assert len(table.objectives(0)) == 1
    assert table.objectives(0) != ["OBJ-15"]
    assert (table.pile("objective_deck")[-1], table.pile("objective_discard")) == ("OBJ-15", [])


@pytest.mark.rule("RSK-OBJ-09")
@pytest.mark.parametrize(("seats", "met"), [(2, False), (3, True)])
def test_numbers_are_those_of_the_players_who_began(seats: int, met: bool) -> None:
    """The third of three is out already."""
    forts = "fort_hraggstad fort_snowhawk fort_dunstad fort_kastav fort_amol fort_greymoor"
    table = tell(f"{forts} whiterun | riften", at="objective", heroes="whiterun | riften", seats=seats,
                 objectives=["OBJ-12"], dragons="korvanjund")  # fmt: skip
    assert (table.options("score") == ["score OBJ-12"]) is met


@pytest.mark.rule("RSK-OBJ-05", "RSK-OBJ-13", "RSK-HERO-30")
def test_a_duel_counts_until_the_own_turn_ends_whosever_turn_it_was_won_in() -> None:
    table = tell(
        "whiterun 4 | riverwood 3", at="invade", heroes="whiterun | riverwood", health="1 | 9", tape="1 1 1 6 6",
        objectives=["", "OBJ-16"], dragons="korvanjund", factions="thalmor|imperial",
    )  # fmt: skip
    table.do("challenge riverwood", "strike", "end_invasion")
    assert (table.active, table.board(1).duels) == (1, 1)
    while table.asked != "objective":
        table.do(next((one for one in table.options() if one.startswith("end_")), table.options()[0]))
    assert table.options("score") == ["score OBJ-16"]
    table.do("end_objectives")
    assert table.board(1).duels == 0
