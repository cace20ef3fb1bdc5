"""Acceptance data (ACC) on odds: exact against the table of `skyrim-battle-odds.csv`, and dice as they really fall."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from game.kernel.chance import Stream, mix, throw
from game.titles.skyrim.battle import compare
from game.titles.skyrim.odds import campaign, round_odds
from tests.titles.skyrim.boards import rows
from tests.titles.skyrim.table import lay, new_match

ODDS = rows("skyrim-battle-odds.csv")

Case = tuple[int, int, int, int]


def cases() -> dict[Case, dict[tuple[int, int], Fraction]]:
    found: dict[Case, dict[tuple[int, int], Fraction]] = {}
    for row in ODDS:
        if row["table"] == "round":
            case = (int(row["att_dice"]), int(row["def_dice"]), int(row["att_bonus"]), int(row["def_bonus"]))
            losses = (int(row["att_loss"]), int(row["def_loss"]))
            chance = Fraction(int(row["numerator"]), int(row["denominator"]))
            if chance:
                found.setdefault(case, {})[losses] = chance
    return found


@pytest.mark.rule("RSK-ACC-07", "RSK-BAT-12")
def test_the_odds_of_one_round_are_exact_in_all_rows() -> None:
    found = cases()
    assert len(found) == 24
    for case, odds in found.items():
        assert round_odds(*case) == odds, case


@pytest.mark.rule("RSK-ACC-07")
@pytest.mark.parametrize(
    ("dice", "against", "odds"),
    [
        (1, 1, {(0, 1): (15, 36), (1, 0): (21, 36)}),
        (1, 2, {(0, 1): (55, 216), (1, 0): (161, 216)}),
        (2, 1, {(0, 1): (125, 216), (1, 0): (91, 216)}),
        (2, 2, {(0, 2): (295, 1296), (1, 1): (420, 1296), (2, 0): (581, 1296)}),
        (3, 1, {(0, 1): (855, 1296), (1, 0): (441, 1296)}),
        (3, 2, {(0, 2): (2890, 7776), (1, 1): (2611, 7776), (2, 0): (2275, 7776)}),
    ],
)
def test_the_fractions_of_the_ledger(dice: int, against: int, odds: dict[tuple[int, int], tuple[int, int]]) -> None:
    assert round_odds(dice, against) == {losses: Fraction(*parts) for losses, parts in odds.items()}


@pytest.mark.rule("RSK-ACC-08", "RSK-ACC-10")
def test_the_odds_of_conquering_are_exact_in_all_rows() -> None:
    table = [row for row in ODDS if row["table"] == "conquest"]
    assert len(table) >= 200
    for row in table:
        bonuses = (int(row["att_bonus"] or 0), int(row["def_bonus"] or 0))
        found = campaign(int(row["units_in_source"]), int(row["defenders"]), *bonuses).conquers
        assert found == pytest.approx(float(row["probability"]), abs=1e-9), row


@pytest.mark.rule("RSK-ACC-09", "RSK-ACC-10")
@pytest.mark.parametrize(
    ("units", "defenders", "bonuses", "odds"),
    [
        (6, 5, (0, 0), 0.506), (11, 10, (0, 0), 0.568), (4, 3, (0, 0), 0.470), (3, 1, (0, 0), 0.754),
        (6, 5, (0, 0), 0.5062), (6, 5, (1, 0), 0.8768), (6, 5, (0, 1), 0.1595),
    ],
)  # fmt: skip
def test_published_odds(units: int, defenders: int, bonuses: tuple[int, int], odds: float) -> None:
    assert campaign(units, defenders, *bonuses).conquers == pytest.approx(odds, abs=0.0005)


@pytest.mark.rule("RSK-ACC-13", "RSK-BAT-05")
def test_three_dice_against_two_fall_as_they_should() -> None:
    chance = Stream(mix(13))
    counted = Counter(compare(throw(chance, 3), throw(chance, 2)) for _ in range(20_000))
    for losses, odds in (((0, 2), 0.3717), ((1, 1), 0.3358), ((2, 0), 0.2926)):
        assert abs(counted[losses] / 20_000 - odds) < 0.012


@pytest.mark.rule("RSK-ACC-13")
def test_dice_on_the_table_fall_as_they_should() -> None:
    table = lay("whiterun 9000 | riverwood 9000 riften", chance=mix(7))
    state, game = table.match.state, table.match.game
    attack = game.naming.parse_option(["attack", "whiterun", "riverwood", 3])
    lost = [state.units[game.content.keys.index(key)] for key in ("whiterun", "riverwood")]
    for _ in range(3000):
        game.choose(state, attack)
        game.choose(state, ("defend", 2))
    now = [state.units[game.content.keys.index(key)] for key in ("whiterun", "riverwood")]
    # expected per round: 2275*2+2611 and 2890*2+2611 of 7776; five standard deviations are about 220
    assert abs(lost[0] - now[0] - 3000 * 7161 / 7776) < 220
    assert abs(lost[1] - now[1] - 3000 * 8391 / 7776) < 220


@pytest.mark.rule("RSK-ACC-06")
@pytest.mark.parametrize(
    ("seats", "shares", "neutral"),
    [(2, [18, 18], 12), (3, [16] * 3, 0), (4, [12] * 4, 0), (5, [9, 9, 10, 10, 10], 0)],
)
def test_dealing(seats: int, shares: list[int], neutral: int) -> None:
    table = new_match(seats)
    assert sorted(len(table.lands(seat)) for seat in range(seats)) == shares
    assert len(table.lands(None)) == neutral
