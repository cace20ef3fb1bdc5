"""Trophies, Fatigue, victory and the end (TRO, END, SCP-02)."""

from __future__ import annotations

import pytest

from game.kernel.chance import Stream, below
from game.titles.witcher.fatigue import step_up
from game.titles.witcher.fight.ends import knocked_out
from tests.titles.witcher.table import TITLE, Table, drafted, lay, new_match


def steps(table: Table) -> Table:
    step_up(table.content, table.state, 0, None)
    table.match.game.rules.settle(table.content, table.state)
    table.check()
    return table


@pytest.mark.rule("WOW-TRO-04", "WOW-CRD-11")
@pytest.mark.parametrize(("track", "cards"), [(0, 1), (1, 2), (2, 3)])
def test_a_step_costs_cards_and_all_the_rest_is_shuffled_together(track: int, cards: int) -> None:
    table = lay(3).stand(0, track=track, hand="wolf_aard_1 wolf_cleave_1", discard="wolf_aard_2")
    steps(table)
    assert (table.asked, table.frame["left"]) == ("trash", cards)
    assert len(table.options()) == 10
    for card in ("wolf_aard_1", "wolf_aard_2", "wolf_yrden_1")[:cards]:
        table.do(f"trash {card}")
    assert (table.cards("hand"), table.cards("discard")) == ([], [])
    assert len(table.cards("deck")) == 10 - cards
    assert table.asked == "wander"


@pytest.mark.rule("WOW-TRO-05", "WOW-SCP-02", "WOW-END-01")
def test_the_fourth_step_wins_at_once() -> None:
    table = steps(lay(3).stand(0, track=3))
    assert (table.state.winners, table.state.stack) == ([0], [])
    assert len(table.of(0, "owned")) == 10


@pytest.mark.rule("WOW-TRO-06")
def test_after_meditation_phase_three_begins_with_an_empty_hand() -> None:
    table = lay(3, at="deed").stand(0, levels=[5, 1, 1, 1], hand="wolf_aard_1 wolf_aard_2 wolf_yrden_1 wolf_cleave_1")
    table.do("meditate combat", "trash wolf_yrden_2")
    assert table.asked == "buy"
    assert len(table.cards("hand")) == 3


@pytest.mark.rule("WOW-TRO-07")
def test_fatigue_leaves_a_card() -> None:
    table = lay(3).stand(0, track=2, hand="wolf_aard_1 wolf_aard_2", deck="")
    one = table.state.seats[0]
    table.state.trashed, one.discard, one.owned = one.discard, (), tuple(sorted(one.hand))
    steps(table).do("trash wolf_aard_1")
    assert table.of(0, "owned") == ["wolf_aard_2"]
    assert table.asked == "wander"


@pytest.mark.rule("WOW-TRO-11")
@pytest.mark.parametrize(("trophies", "fatigue"), [(3, [1, 2]), (4, [1, 2, 3]), (5, [1, 2, 3, 3])])
def test_shorter_and_longer_games(trophies: int, fatigue: list[int]) -> None:
    found = []
    for track in range(trophies - 1):
        table = steps(lay(3, trophies=trophies).stand(0, track=track))
        found.append(table.frame["left"])
    assert found == fatigue
    assert steps(lay(3, trophies=trophies).stand(0, track=trophies - 1)).state.winners == [0]


@pytest.mark.rule("WOW-TRO-12")
@pytest.mark.parametrize(("trophies", "asked"), [("", "raise"), ("m101", "wander"), ("trophy_combat", "wander")])
def test_a_trophy_is_a_card_won_and_not_the_own_stock(trophies: str, asked: str) -> None:
    table = lay(3).stand(0, trophies=trophies).resolve_option("e53", "a")
    assert table.of(0, "stock") == 2
    assert table.asked == asked


# -- the end -------------------------------------------------------------------------------------------
@pytest.mark.rule("WOW-END-02")
def test_who_leaves_stays_as_a_passive_seat() -> None:
    table = lay(3).stand(0, "vizima").stand(1, "vizima").trail(1, "water").trail(1, "forest", quest="novigrad")
    table.entered().do("resign 1")
    assert table.of(1, "trails") == {"forest": None, "mountain": None, "water": None}
    assert "novigrad" in table.plain["tokens"]["forest"]
    assert not table.options("challenge")
    table.ask("deed")
    assert not table.options("duel")
    table.stand(0, hand="wolf_aard_1").ask("keep").do("end_discarding")
    while table.active == 0:
        table.do(table.options()[0])
    assert table.active == 2


@pytest.mark.rule("WOW-END-02")
def test_an_own_turn_ends_at_once() -> None:
    table = lay(3).do("resign 0")
    assert (table.active, table.asked) == (1, "wander")


@pytest.mark.rule("WOW-END-02")
def test_leaving_before_a_school_is_chosen() -> None:
    table = drafted(3)
    seat = table.seat
    table.do(f"resign {seat}")
    assert table.of(seat, "school") is not None
    while table.asked == "choose_school":
        table.do(table.options()[0])
    assert table.asked == "wander"


@pytest.mark.rule("WOW-END-02")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_anybody_can_leave_at_any_moment(seats: int) -> None:
    game = drafted(seats).match.game
    state, chance = game.new(seats), Stream(9)
    for n in range(700):
        if not state.stack:
            break
        if n % 6 == 0:
            for seat in (seat for seat in range(seats) if state.seats[seat].present):
                left = state.copy()
                TITLE.resign(game.content, left, seat)
                assert TITLE.audit(game.content, left) == [], (n, seat, state.stack)
                for _ in range(8):
                    if left.stack:
                        options = game.options(left)
                        game.choose(left, options[below(chance, len(options))])
                        assert TITLE.audit(game.content, left) == [], (n, seat)
        options = game.options(state)
        game.choose(state, options[below(chance, len(options))])


def decided(won: bool, tavern: str = "loc_ichaer") -> Table:
    """Seat 0 attacked seat 1, seat 2 wagered on who won, and a choice of seat 0 is open; which tavern was closed."""
    table = lay(3, at="deed").stand(0, "vizima", hand="wolf_cleave_1").stand(1, "vizima", hand="viper_yrden_1")
    table.state.tavern = table.number("place", tavern)
    table.do("duel 1", f"wager {int(not won)}")
    knocked_out(table.content, table.state, int(won), None)
    table.match.game.rules.settle(table.content, table.state, None)
    assert (table.asked, table.seat) == ("trash" if won else "gain", 0)
    return table


@pytest.mark.rule("WOW-WVW-05")
def test_the_closed_tavern_token_is_moved_from_where_it_was() -> None:
    assert decided(won=False, tavern="novigrad").plain["tavern"] == "vizima"


@pytest.mark.rule("WOW-END-02")
def test_a_loser_who_leaves_spares_nobody_anything() -> None:
    table = decided(won=True).do("resign 1")
    assert (table.asked, table.seat) == ("trash", 0)
    table.do(table.options()[0])
    assert len(table.of(0, "owned")) == 9
    assert [table.gold(seat) for seat in range(3)] == [4, 3, 4]
    assert (table.of(0, "trophies"), table.of(0, "track")) == (["trophy_viper"], 1)
    assert (table.state.fight, table.active, len(table.of(1, "owned"))) == (None, 0, 10)


@pytest.mark.rule("WOW-END-02")
@pytest.mark.parametrize(("won", "hand", "gold"), [(True, 3, 3), (False, 4, 4)])
def test_an_attacker_who_leaves_owes_the_others_what_is_decided(won: bool, hand: int, gold: int) -> None:
    table = decided(won).do("resign 0")
    assert (table.active, table.asked) == (1, "wander")
    assert (len(table.of(1, "hand")), table.gold(1), table.gold(2)) == (hand, gold, 4)
    assert table.of(0, "track") == int(won)


@pytest.mark.rule("WOW-END-02")
def test_a_duel_that_is_not_decided_is_broken_off() -> None:
    table = lay(3, at="deed").stand(0, "vizima", hand="wolf_cleave_1").stand(1, "vizima", hand="viper_yrden_1")
    table.do("duel 1", "wager 0", "resign 1")
    assert (table.state.fight, table.active) == (None, 0)
    assert [table.gold(seat) for seat in range(3)] == [3, 3, 3]
    assert (table.of(0, "trophies"), table.of(1, "hand")) == ([], [])


@pytest.mark.rule("WOW-END-03")
def test_the_last_one_left_wins_and_a_lone_witcher_who_gives_up_has_lost() -> None:
    assert lay(3).do("resign 0", "resign 2").state.winners == [1]
    assert lay(1).do("resign 0").state.winners == []


def at_the_limit(**told: dict[str, object]) -> Table:
    """The last decision of the last round, with seats as told."""
    table = lay(3, max_rounds=1).ask("keep", seat=2)
    for seat, things in told.items():
        table.stand(int(seat[1:]), **things)  # type: ignore[arg-type]
    table.pool("a01_forest a02_forest a07_forest a08_forest a13_forest a14_forest")
    table.stand(2, hand="cat_aard_1").do("end_discarding")
    while table.state.stack:
        table.do(table.options()[-1])
    return table


@pytest.mark.rule("WOW-END-03")
def test_a_limit_of_rounds_is_decided_by_track_trophies_and_gold() -> None:
    assert at_the_limit(s0={"track": 1}, s1={"gold": 9}).state.winners == [0]
    assert at_the_limit(s0={"track": 1}, s1={"track": 1, "trophies": "m101"}).state.winners == [1]
    assert at_the_limit(s0={"track": 1, "gold": 9}, s1={"track": 1, "trophies": "m101"}).state.winners == [1]
    assert at_the_limit(s0={"track": 1, "gold": 4}, s2={"track": 1}).state.winners == [0]
    assert at_the_limit(s0={"gold": 4}, s2={"gold": 4}).state.winners == [0, 2]
    standings = at_the_limit(s0={"track": 2}).match.game.title.standings
    table = at_the_limit(s0={"track": 2, "trophies": "m101", "gold": 5})
    assert standings(table.content, table.state)[0].parts == {"track": 2, "trophies": 1, "gold": 5}


@pytest.mark.rule("WOW-END-03")
def test_before_the_limit_play_goes_on() -> None:
    table = new_match(3, max_rounds=2)
    while table.state.rounds == 0:
        table.do(table.options()[-1] if table.asked != "wander" else "end_wandering")
    assert table.state.stack
    assert table.match.game.title.rounds(table.state)[0] == 2
