"""Elimination and resigning (ELIM)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.kernel.errors import IllegalChoice
from game.kernel.match import Match
from tests.titles.skyrim.boards import game_on, ring
from tests.titles.skyrim.table import Table, lay, new_match
from tests.titles.skyrim.test_card import hand_of

TAKE = ("attack whiterun riverwood 1", "defend 1")


@pytest.mark.rule("RSK-ELIM-01", "RSK-ELIM-02", "RSK-ELIM-04")
def test_who_loses_his_last_unit_is_out_and_the_victor_gets_his_cards() -> None:
    table = lay("whiterun 3 | riverwood | riften 2", hands=["solitude mzulft", "helgen falkreath morthal"], tape="6 1")
    table.do(*TAKE)
    assert not table.alive(1)
    assert table.hand(0) == ["solitude", "mzulft", "helgen", "falkreath", "morthal"]
    assert table.hand(1) == []
    table.do("follow 0")
    assert table.asked == "invade"
    assert "helgen" not in table.discard


@pytest.mark.rule("RSK-ELIM-01")
def test_who_has_a_unit_left_is_not_out() -> None:
    table = lay("whiterun 3 | riverwood markarth | riften 2", hands=["", "helgen"], tape="6 1").do(*TAKE)
    assert table.alive(1)
    assert table.hand(1) == ["helgen"]


@pytest.mark.rule("RSK-ELIM-03", "RSK-ELIM-05", "RSK-ELIM-06", "RSK-CARD-18")
def test_six_cards_after_an_elimination_are_exchanged_after_moving_in_down_to_five() -> None:
    hands = [hand_of("wwt"), "saarthal labyrinthian mzulft"]
    table = lay("whiterun 9 | riverwood | riften 2", hands=hands, tape="6 1").do(*TAKE)
    assert table.asked == "move_in"
    table.do("follow 2")
    assert (table.asked, table.seat) == ("exchange", 0)
    assert {one.split()[0] for one in table.options()} == {"exchange"}
    table.do("exchange saarthal labyrinthian mzulft")
    assert (table.asked, table.frame["left"]) == ("place", 6)
    assert table.options() == ["place whiterun", "place riverwood"]
    assert table.refused("end_invasion")
    table.do("place riverwood", "units 4", "place whiterun", "units 2")
    assert table.units("whiterun", "riverwood") == [8, 7]
    assert len(table.hand(0)) == 3
    assert table.asked == "invade"
    assert table.active == 0


@pytest.mark.rule("RSK-ELIM-03", "RSK-ELIM-04")
@pytest.mark.parametrize(("mine", "his", "sets"), [(4, 5, 2), (4, 4, 1), (2, 4, 1), (1, 4, 0), (4, 2, 1)])
def test_sets_are_exchanged_until_at_most_five_are_left(mine: int, his: int, sets: int) -> None:
    cards = hand_of("wtmwtmwtmw").split()
    hands = [" ".join(cards[:mine]), " ".join(cards[mine : mine + his])]
    table = lay("whiterun 9 | riverwood | riften 2", hands=hands, tape="6 1").do(*TAKE, "follow 0")
    for _ in range(sets):
        assert table.asked == "exchange"
        table.do(table.options()[0])
        table.do("place whiterun", f"units {table.frame['left']}")
    assert table.asked == "invade"
    assert len(table.hand(0)) == mine + his - 3 * sets


@pytest.mark.rule("RSK-ELIM-06")
def test_the_exchange_comes_at_once_where_nobody_can_follow() -> None:
    table = lay(
        "whiterun 2 | riverwood | riften 2", hands=[hand_of("wwt"), "saarthal labyrinthian mzulft"], tape="6 1"
    ).do(*TAKE)
    assert table.asked == "exchange"


@pytest.mark.rule("RSK-ELIM-05", "RSK-CARD-06", "RSK-CARD-07")
def test_a_forced_exchange_brings_extra_units_too() -> None:
    table = lay(
        "whiterun 2 | riverwood | riften 2", hands=["whiterun solitude mzulft", "riverwood helgen saarthal"], tape="6 1"
    ).do(*TAKE)
    table.do("exchange whiterun mzulft riverwood")
    assert table.units("whiterun", "riverwood") == [3, 3]
    assert table.frame["left"] == 7


@pytest.mark.rule("RSK-ELIM-03", "RSK-ELIM-06")
def test_two_eliminations_in_one_turn_force_two_exchanges() -> None:
    hands = [hand_of("wwtt"), "saarthal labyrinthian", "mzulft ustengrav shrine_of_azura helgen"]
    table = lay("whiterun 9 | riverwood | korvanjund | riften", hands=hands, tape="6 1 6 1")
    table.do(*TAKE, "follow 0")
    assert len(table.hand(0)) == 6
    table.do(table.options()[0])
    table.do("place whiterun", f"units {table.frame['left']}")
    assert table.asked == "invade"
    table.do("attack whiterun korvanjund 1", "defend 1", "follow 0")
    assert len(table.hand(0)) == 7
    assert table.asked == "exchange"
    table.do(table.options()[0])
    table.do("place whiterun", f"units {table.frame['left']}")
    assert (table.asked, table.alive(1), table.alive(2), table.alive(3)) == ("invade", False, False, True)


@pytest.mark.rule("RSK-ELIM-03", "RSK-CARD-15")
def test_cards_of_a_forced_exchange_make_the_new_deck() -> None:
    hands = [hand_of("wwt"), "saarthal labyrinthian mzulft"]
    game = game_on(ring(12), 3, "civil-war")
    keys = game.content.keys
    hands = [" ".join(keys[:5]), " ".join(keys[5:10]), " ".join(keys[10:])]
    table = lay("t0 5 | t1 | t6 2", mode="civil-war", hands=hands, tape="6 1", game=game)
    assert table.deck == table.discard == []
    table.do("attack t0 t1 1", "defend 1", "follow 0")
    while table.asked == "exchange":
        table.do(table.options()[0])
        table.do("place t0", f"units {table.frame['left']}")
    thrown = set(table.discard)
    assert len(thrown) == 6
    table.do("end_invasion", "end_maneuver")
    assert len(table.hand(0)) == 5
    assert {table.hand(0)[-1], *table.deck} == thrown


@pytest.mark.rule("RSK-ELIM-03", "RSK-COMP-09")
def test_a_forced_exchange_at_the_limit_places_what_there_is_room_for() -> None:
    hands = [hand_of("wwt"), "saarthal labyrinthian mzulft"]
    table = lay("whiterun 72 | riverwood | riften 2", hands=hands, tape="6 1", unit_limit=True).do(*TAKE, "follow 0")
    table.do("exchange saarthal labyrinthian mzulft")
    assert table.frame["left"] == 3
    table.do("place whiterun", "units 3")
    assert (table.total(0), table.asked) == (75, "invade")
    table = lay("whiterun 75 | riverwood | riften 2", hands=hands, tape="6 1", unit_limit=True).do(*TAKE, "follow 0")
    table.do("exchange saarthal labyrinthian mzulft")
    assert (table.total(0), table.asked) == (75, "invade")


@pytest.mark.rule("RSK-ELIM-11")
@pytest.mark.parametrize("mode", ["chaos", "civil-war"])
def test_the_match_ends_at_once_when_one_player_is_left(mode: str) -> None:
    hands = [hand_of("wwt"), "saarthal labyrinthian mzulft"]
    table = lay("whiterun 9 | riverwood |", hands=hands, tape="6 1", mode=mode).do(*TAKE)
    assert (table.winners, table.asked) == ([0], "")
    with pytest.raises(IllegalChoice, match="over"):
        table.do("follow 0")
    with pytest.raises(IllegalChoice, match="over"):
        table.do("resign 0")


SIX = [hand_of("wwt"), "saarthal labyrinthian ustengrav"]
PHASES: dict[str, Callable[[], Table]] = {
    "reinforce": lambda: lay("whiterun 9 | riverwood 3 | riften", at="turn", hands=["mzulft"]),
    "place_units": lambda: lay("whiterun 9 | riverwood 3 | riften", at="turn", hands=["mzulft"]).do("place whiterun"),
    "invade": lambda: lay("whiterun 9 | riverwood 3 | riften", hands=["mzulft"]),
    "defend": lambda: lay("whiterun 9 | riverwood 3 | riften", hands=["mzulft"]).do("attack whiterun riverwood 3"),
    "move_in": lambda: lay("whiterun 9 | riverwood helgen | riften", hands=["mzulft"], tape="6 1").do(*TAKE),
    "exchange": lambda: lay("whiterun 9 | riverwood | riften | markarth", hands=SIX, tape="6 1").do(*TAKE, "follow 0"),
    "place": lambda: PHASES["exchange"]().do("exchange saarthal labyrinthian ustengrav"),
    "maneuver": lambda: lay("whiterun 9 helgen riverwood | riften 3 | markarth", at="maneuver", hands=["mzulft"]),
    "maneuver_to": lambda: PHASES["maneuver"]().do("maneuver whiterun"),
    "maneuver_units": lambda: PHASES["maneuver"]().do("maneuver whiterun", "to helgen"),
}


@pytest.mark.rule("RSK-ELIM-12")
@pytest.mark.parametrize("phase", PHASES)
def test_resigning_in_ones_own_turn_ends_it(phase: str) -> None:
    table: Table = PHASES[phase]()
    assert table.asked == phase
    hand, units, neutral = table.hand(0), table.total(0), table.total(None)
    table.do("resign 0")
    assert not table.alive(0)
    assert table.hand(0) == []
    assert set(hand) <= set(table.discard)
    assert (table.total(0), table.total(None)) == (0, neutral + units)
    assert table.asked == "reinforce"
    assert table.active == next(seat for seat in (1, 2, 3) if table.alive(seat))


@pytest.mark.rule("RSK-ELIM-12")
@pytest.mark.parametrize("phase", PHASES)
def test_resigning_in_another_players_turn_leaves_it_going(phase: str) -> None:
    table: Table = PHASES[phase]()
    last = len(table.plain["seats"]) - 1
    before = table.frame
    table.do(f"resign {last}")
    assert not table.alive(last)
    assert table.frame == before
    assert table.owner("riften" if last == 2 and "maneuver" not in phase else "markarth") is None
    with pytest.raises(IllegalChoice, match="left the match already"):
        table.do(f"resign {last}")


@pytest.mark.rule("RSK-ELIM-12", "RSK-ELIM-13")
def test_a_defender_who_resigns_breaks_the_attack_off() -> None:
    table = PHASES["defend"]()
    table.match.choose(("resign",))
    assert not table.alive(1)
    assert table.owner("riverwood") is None
    assert table.units("whiterun", "riverwood") == [9, 3]
    assert (table.seat, table.asked) == (0, "invade")
    table.lay_dice("1 6 6").do("attack whiterun riverwood 1")
    assert table.units("whiterun", "riverwood") == [8, 3]


@pytest.mark.rule("RSK-ELIM-11", "RSK-ELIM-12")
@pytest.mark.parametrize(("who", "winner"), [(0, 1), (1, 0)])
def test_the_last_opponent_resigning_ends_the_match(who: int, winner: int) -> None:
    for at in ("reinforce 2", "invade", "maneuver"):
        table = lay("whiterun 9 | riverwood 3", at=at).do(f"resign {who}")
        assert (table.winners, table.asked) == ([winner], "")
    table = lay("whiterun 9 | riverwood 3").do("attack whiterun riverwood 3", f"resign {who}")
    assert table.winners == [winner]


def placing(seed: int, choices: int, seats: int = 3) -> Table:
    table = new_match(seats, "civil-war", seed)
    for _ in range(choices):
        table.do(table.options()[0])
    return table


@pytest.mark.rule("RSK-ELIM-12", "RSK-ELIM-13")
@pytest.mark.parametrize("choices", [0, 1, 2, 47, 48, 49, 119])
@pytest.mark.parametrize("who", [0, 1, 2])
def test_resigning_while_civil_war_is_set_up(choices: int, who: int) -> None:
    table = placing(3, choices)
    first, units = table.plain["first"], table.total(who)
    table.do(f"resign {who}")
    assert table.total(None) == units
    while table.asked in ("claim", "garrison"):
        assert table.seat != who
        table.do(table.options()[0])
    others = [seat for seat in (0, 1, 2) if seat != who]
    assert [table.total(seat) for seat in others] == [40, 40]
    assert len(table.lands(None)) == units if choices < 48 else len(table.lands(None)) == 16
    after = (first + 1) % 3
    assert table.active == (first if first != who else after)
    assert (table.asked, table.plain["turns"]) == ("reinforce", 1)


@pytest.mark.rule("RSK-ELIM-11", "RSK-ELIM-12")
@pytest.mark.parametrize("choices", [0, 1, 5, 60])
def test_all_but_one_resigning_in_the_set_up_ends_the_match(choices: int) -> None:
    table = placing(3, choices).do("resign 1", "resign 0")
    assert (table.winners, table.asked) == ([2], "")


@pytest.mark.rule("RSK-ELIM-12")
def test_in_a_big_table_many_may_leave_while_placing() -> None:
    for seed in range(6):
        table = placing(seed, 20, seats=5).do("resign 4", "resign 1", "resign 0")
        while table.asked in ("claim", "garrison"):
            table.do(table.options()[-1])
        assert [table.total(seat) for seat in (2, 3)] == [30, 30]
        assert isinstance(table.match, Match)
