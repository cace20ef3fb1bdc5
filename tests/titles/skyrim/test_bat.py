"""Battle (BAT), with the acceptance data on dice."""

from __future__ import annotations

import pytest

from game.titles.skyrim.odds import round_odds
from tests.titles.skyrim.table import Table, lay


def fight(attack: str, defence: str, attackers: int = 9, defenders: int = 9) -> tuple[int, int]:
    """The losses of one battle round with these dice in the order in which they fall."""
    sent, against = len(attack.split()), len(defence.split())
    table = lay(f"whiterun {attackers} | riverwood {defenders} riften", tape=f"{attack} {defence}")
    table.do(f"attack whiterun riverwood {sent}", f"defend {against}")
    (rolled,) = table.events("dice_rolled")
    lost = (rolled["attacker_lost"], rolled["defender_lost"])
    assert table.units("whiterun", "riverwood") == [attackers - lost[0], defenders - lost[1]]
    assert (table.total(0), table.total(1)) == (attackers - lost[0], defenders - lost[1] + 1)
    return lost


@pytest.mark.rule("RSK-BAT-01")
@pytest.mark.parametrize(("units", "dice"), [(1, 1), (2, 2), (3, 2), (9, 2)])
def test_the_defender_chooses_one_or_two_dice(units: int, dice: int) -> None:
    table = lay(f"whiterun 9 | riverwood {units} riften").do("attack whiterun riverwood 3")
    assert table.options() == [f"defend {n}" for n in range(1, dice + 1)]
    assert table.refused(f"defend {dice + 1}")
    assert table.refused("defend 0")


@pytest.mark.rule("RSK-BAT-02")
def test_the_attacker_names_his_number_first_then_the_defender_out_of_turn() -> None:
    table = lay("riften | whiterun 9 | riverwood 3", turn=1, tape="6 6 6 1 1")
    table.do("attack whiterun riverwood 3")
    assert (table.seat, table.active, table.asked) == (2, 1, "defend")
    assert table.frame["dice"] == 3
    assert not table.events("dice_rolled")
    table.do("defend 2")
    assert (table.seat, table.asked) == (1, "invade")
    assert len(table.events("dice_rolled")) == 1


@pytest.mark.rule("RSK-BAT-03", "RSK-BAT-14")
@pytest.mark.parametrize(("units", "dice"), [(1, 1), (2, 2), (5, 2)])
@pytest.mark.parametrize("seats", [2, 3])
def test_neutral_units_roll_at_once_with_all_dice_allowed(units: int, dice: int, seats: int) -> None:
    others = " | ".join(["riften", "markarth"][: seats - 1])
    table = lay(f"whiterun 9 | {others}", tape="1 " + "6 " * dice)
    table.match.state.units[table.match.game.content.keys.index("riverwood")] = units
    table.do("attack whiterun riverwood 1")
    (rolled,) = table.events("dice_rolled")
    assert rolled["defence"] == [6] * dice
    assert rolled["defender"] == -1
    assert (table.seat, table.asked) == (0, "invade")


@pytest.mark.rule("RSK-BAT-05", "RSK-BAT-13")
def test_a_die_falls_for_each_unit_the_attackers_before_the_defenders() -> None:
    table = lay("whiterun 9 | riverwood 3 riften", tape="3 1 2 5 4 6")
    table.do("attack whiterun riverwood 3", "defend 2")
    (rolled,) = table.events("dice_rolled")
    assert (rolled["attack"], rolled["defence"]) == ([3, 2, 1], [5, 4])
    assert table.plain["tape"] == [6]


@pytest.mark.rule("RSK-BAT-13")
def test_the_same_chance_gives_the_same_dice_and_another_one_others() -> None:
    def play(chance: int) -> list[Table]:
        table = lay("whiterun 9 | riverwood 9 riften", chance=chance)
        for _ in range(3):
            table.do("attack whiterun riverwood 3", "defend 2")
        return [one["attack"] + one["defence"] for one in table.events("dice_rolled", steps=6)]

    assert play(5) == play(5)
    assert len({str(play(chance)) for chance in range(20)}) == 20


@pytest.mark.rule("RSK-BAT-06", "RSK-BAT-07", "RSK-BAT-08", "RSK-BAT-11")
@pytest.mark.parametrize(
    ("attack", "defence", "lost"),
    [
        ("6 1 1", "5", (0, 1)),  # the book's four examples
        ("2 6 4", "5 4", (1, 1)),
        ("4 2", "6 3", (2, 0)),
        ("5", "4 3", (0, 1)),
        ("1 6", "5 4", (1, 1)),
        ("3 5", "6 4", (2, 0)),
        ("6 6 1", "5 5", (0, 2)),
        ("1 1 1", "6 6", (2, 0)),
        ("1", "6 6", (1, 0)),
        ("6 6 6", "1", (0, 1)),
        ("6 5 4", "6 4", (1, 1)),
        ("1 2 3", "3 1", (1, 1)),
        ("3", "3", (1, 0)),
        ("6 6", "6 6", (2, 0)),
    ],
)
def test_pairs_are_compared_from_the_highest_down(attack: str, defence: str, lost: tuple[int, int]) -> None:
    assert fight(attack, defence) == lost


@pytest.mark.rule("RSK-ACC-03")
@pytest.mark.parametrize(
    ("attack", "defence", "lost"),
    [("6 4 1", "5 4", (1, 1)), ("5 3", "5 3", (2, 0)), ("6", "5 5", (0, 1)), ("6 6 2", "5", (0, 1))],
)
def test_the_cases_of_the_ledger(attack: str, defence: str, lost: tuple[int, int]) -> None:
    assert fight(attack, defence) == lost


@pytest.mark.rule("RSK-BAT-12", "RSK-ACC-03")
def test_bonuses_go_on_each_die_and_above_six() -> None:
    # +1 for the defender turns 6 4 against 5 3 into two ties; a bonus of 6 beats everything
    assert round_odds(2, 2, 0, 1)[(0, 2)] == round_odds(2, 2, -1, 0)[(0, 2)]
    assert round_odds(1, 1, 0, 1)[(0, 1)] * 36 == 10
    assert round_odds(1, 1, 1, 0)[(0, 1)] * 36 == 21
    assert round_odds(3, 2, 6, 0) == {(0, 2): 1}
    assert round_odds(3, 2, 1, 1) == round_odds(3, 2)


@pytest.mark.rule("RSK-BAT-09")
def test_losses_come_from_the_units_sent_and_the_territory_attacked() -> None:
    table = lay("whiterun 5 helgen 3 | riverwood 4 riften 2", tape="6 1 5 5")
    table.do("attack whiterun riverwood 2", "defend 2")
    assert table.units("whiterun", "helgen", "riverwood", "riften") == [4, 3, 3, 2]
    assert sum(land["units"] for land in table.plain["territories"].values()) == 14 - 2 + 44


@pytest.mark.rule("RSK-BAT-10")
def test_the_defender_may_lose_all_and_the_attacker_never_does() -> None:
    table = lay("whiterun 3 | riverwood 2 riften", tape="1 1 6 6")
    table.do("attack whiterun riverwood 2", "defend 2")
    assert table.units("whiterun") == 1
    assert table.targets("whiterun") == set()
    table = lay("whiterun 3 | riverwood 2 riften", tape="6 6 1 1").do("attack whiterun riverwood 2", "defend 2")
    assert table.owner("riverwood") == 0
    assert table.units("whiterun") == 1


def test_when_the_tape_is_used_up_chance_goes_on() -> None:
    table = lay("whiterun 5 | riverwood 4 riften 2", tape="6")
    table.do("attack whiterun riverwood 3", "defend 2")
    (rolled,) = table.events("dice_rolled")
    assert rolled["attack"][0] == 6
    assert all(1 <= die <= 6 for die in rolled["attack"] + rolled["defence"])
    assert table.plain["tape"] == []
