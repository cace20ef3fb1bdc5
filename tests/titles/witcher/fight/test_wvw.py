"""Witcher against witcher (WVW)."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.witcher.events import GoldChanged
from game.titles.witcher.fight.begin import begin_witcher_fight
from game.titles.witcher.fight.events import DuelWon, FightTurnBegan, LifePoolMade, TavernClosed, WagerLaid
from tests.titles.witcher.fight.ring import Ring, attack, duel, ring

WEAK: dict[str, Any] = {"deck": 1, "shield": 0}


def won(players: int = 2, *, wagers: tuple[str, ...] = (), loser: dict[str, Any] | None = None, **told: Any) -> Ring:
    """The attacker's first combo decides."""
    made = attack({"hand": "wolf_cleave_1", "deck": 9, **told}, {**WEAK, **(loser or {})}, players=players)
    made.do(*wagers)
    return made.combo("wolf_cleave_1")


def repelled(
    players: int = 2, *, wagers: tuple[str, ...] = (), loser: dict[str, Any] | None = None, **told: Any
) -> Ring:
    """The attacker has one card, and is out at the end of the first turn."""
    made = attack({"hand": "wolf_push_back_1", **(loser or {})}, {"deck": 8, **told}, players=players)
    made.do(*wagers)
    return made.combo("wolf_push_back_1")


def finish(made: Ring) -> Ring:
    while made.asked in ("trash", "gain"):
        made.do(made.options()[0])
    return made


@pytest.mark.rule("WOW-WVW-01")
def test_everybody_else_may_put_one_gold_on_either() -> None:
    made = attack({"hand": "wolf_cleave_1", "deck": 3}, {"deck": 3}, players=5)
    asked = []
    while made.asked == "wager":
        asked.append(made.seat)
        assert made.options() == ["wager 0", "wager 1", "pass"]
        made.do("wager 1" if made.seat == 3 else "pass")
    assert asked == [2, 3, 4]
    assert made.one(3).gold == 2
    assert [(event.seat, event.favourite) for event in made.told(WagerLaid)] == [(3, 1)]


@pytest.mark.rule("WOW-WVW-01")
def test_who_has_no_gold_or_has_left_is_not_asked() -> None:
    made = ring(players=5)
    made.state.seats[2].gold = 0
    made.state.seats[4].present = False
    begin_witcher_fight(made.content, made.state, 0, 1, made.log)
    made.settle()
    assert (made.asked, made.seat) == ("wager", 3)
    made.do("pass")
    assert made.asked != "wager"


@pytest.mark.rule("WOW-WVW-02")
def test_two_players_lay_no_wagers() -> None:
    assert attack({"hand": "wolf_cleave_1", "deck": 3}, {"deck": 3}).asked == "combo"


@pytest.mark.rule("WOW-WVW-03")
def test_both_make_life_pools_and_the_attacker_begins() -> None:
    made = attack({"hand": "wolf_cleave_1", "deck": 3}, {"deck": 4})
    assert [event.seat for event in made.told(LifePoolMade)] == [0, 1]
    assert made.told(FightTurnBegan)[0].seat == 0


@pytest.mark.rule("WOW-WVW-05", "WOW-SET-23")
def test_the_closed_tavern_token_comes_to_the_place() -> None:
    made = finish(won())
    assert made.state.tavern == 6
    assert made.told(TavernClosed)[0].place == 6


@pytest.mark.rule("WOW-WVW-06", "WOW-TRO-01", "WOW-SET-18")
def test_an_attacker_who_wins_takes_a_trophy_of_the_loser_a_step_and_fatigue() -> None:
    made = won(players=3, wagers=("pass",))
    assert made.told(DuelWon)[0].seat == 0
    assert made.one().trophies == (made.number("trophy", "trophy_viper"),)
    assert made.one(1).stock == 1
    assert made.one().track == 1
    assert made.asked == "trash"


@pytest.mark.rule("WOW-WVW-06", "WOW-WVW-13", "WOW-WVW-16")
def test_a_school_gives_one_trophy_but_gold_each_time() -> None:
    made = won(trophies="trophy_viper", track=1)
    assert made.one().trophies == (made.number("trophy", "trophy_viper"),)
    assert made.one().track == 1
    assert made.asked == "gain"
    assert finish(made).one().gold == 3 + 1


@pytest.mark.rule("WOW-WVW-07", "WOW-TRO-11")
@pytest.mark.parametrize(("track", "gold"), [(0, 1), (1, 2), (2, 3), (3, 3), (4, 3)])
def test_gold_by_the_losers_place_on_the_track(track: int, gold: int) -> None:
    assert finish(won(loser={"track": track})).one().gold == 3 + gold
    assert finish(repelled(loser={"track": track})).one(1).gold == 3 + gold


@pytest.mark.rule("WOW-WVW-08", "WOW-WVW-11")
def test_a_defender_who_loses_gains_a_cheap_card_and_draws_three() -> None:
    made = won(loser={"deck": 2, "discard": "viper_aard_1 viper_aard_2"}, hand="wolf_cleave_1 a12_forest")
    while made.state.fight is not None and made.asked not in ("trash", "gain"):
        made.do(made.options()[0])
    finish(made)
    assert made.told(DuelWon)[0].seat == 0
    assert len(made.one(1).owned) == 5
    assert len(made.one(1).hand) == 3
    assert made.one(1).discard == ()


@pytest.mark.rule("WOW-WVW-09", "WOW-WVW-10", "WOW-WVW-11", "WOW-PH3-09")
def test_a_defender_who_wins_gets_gold_and_four_cards_but_no_trophy() -> None:
    made = finish(repelled(shield=0, attributes=(1, 3, 1, 1)))
    assert made.told(DuelWon)[0].seat == 1
    assert made.one(1).trophies == ()
    assert made.one(1).track == 0
    assert made.one(1).gold == 3 + 1
    assert len(made.one(1).hand) == 4
    assert made.one(1).shield == 3
    assert len(made.one().owned) == 2
    assert made.one().hand == made.one().discard == ()
    assert made.state.turn.draws == -1


@pytest.mark.rule("WOW-WVW-11", "WOW-WVW-10")
def test_an_attacker_who_wins_draws_as_usual_in_phase_iii() -> None:
    made = finish(won())
    assert made.state.turn.draws == 0
    assert made.one().hand == made.one().discard == ()


@pytest.mark.rule("WOW-WVW-12")
def test_trophies_already_won_are_never_lost() -> None:
    made = finish(won(loser={"trophies": "trophy_wolf m204"}))
    assert made.one(1).trophies == made.numbers("trophy", "trophy_wolf m204")


@pytest.mark.rule("WOW-WVW-14")
def test_wagers_on_the_winner_bring_the_stake_and_as_much_as_the_winner_won() -> None:
    made = finish(won(players=4, wagers=("wager 0", "wager 1"), loser={"track": 1}))
    assert made.one(2).gold == 3 + 2
    assert made.one(3).gold == 3 - 1
    changes = [event.change for event in made.told(GoldChanged) if event.seat == 2]
    assert changes == [-1, 3]


@pytest.mark.rule("WOW-WVW-15")
def test_the_gold_is_read_before_any_step() -> None:
    made = finish(won(track=2, loser={"track": 2}))
    assert made.one().track == 3
    assert made.one().gold == 3 + 3


@pytest.mark.rule("WOW-WVW-17")
def test_what_speaks_of_monsters_does_not_work_here_and_what_speaks_of_the_opponent_does() -> None:
    made = duel(
        {"hand": "wolf_aard_1", "deck": 3, "trophies": "m205", "kept": "e50"},
        {"deck": 5, "shield": 0, "trophies": "m304 m106 m212", "kept": "e05"},
    )
    assert made.options() == ["use trophy_m205", "ready"]
    made.do("use trophy_m205", "bottom")
    made.combo("wolf_aard_1")
    assert made.options() == ["use trophy_m212", "pass"]
    made.do("use trophy_m212")
    assert len(made.cards("deck", 1)) + len(made.cards("hand", 1)) == 5


@pytest.mark.rule("WOW-TRO-03")
def test_most_trophies_serve_once_in_a_fight() -> None:
    made = duel(
        {"hand": "wolf_aard_1 wolf_aard_2", "deck": 9, "trophies": "trophy_cat trophy_bear", "shield": 0}, {"deck": 9}
    )
    made.do("use trophy_bear")
    assert made.options("use") == ["use trophy_cat"]
    assert "used in this fight already" in made.refused("use trophy_bear")
