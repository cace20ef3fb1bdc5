from __future__ import annotations

from game.titles.skye.setup import FEWEST, MOST
from tests.titles.skye.endurance import Trial, endure, setup_of
from tests.titles.trial import asking

FEW = 2 * (MOST - FEWEST + 1)  # every number of seats, without and with Journeyman


def test_matches_of_every_size_end_with_everything_accounted_for() -> None:
    found = endure(FEW)
    assert found.wrong == []
    assert found.ends == {"won": FEW}
    assert found.choices < FEW * Trial.cap


def test_a_match_set_forward_meets_the_questions_that_random_play_seldom_does() -> None:
    found = endure(4, first=12)
    assert found.wrong == []
    assert asking(Trial) - set(found.asked) <= {"buy_second"}
    assert {"use_advance", "spare_all", "lay_road", "castle_advance"} & set(found.chosen)


def test_a_thousand_matches_meet_every_setup() -> None:
    setups = [setup_of(number) for number in range(1000)]
    met = {(len(one["seats"]), tuple(one["modules"]), one["options"]["bonus_tiles"]) for one in setups}
    assert len(met) == 4 * 2 * 2
    assert {one["options"]["first_game"] for one in setups} == {True, False}
