"""Components, setup and rounds (SKY-CMP, SKY-SET, SKY-RND, SKY-SOL)."""

from __future__ import annotations

import pytest

from game.kernel.chance import Stream, below, mix
from game.kernel.errors import BadSetup
from game.kernel.match import Match
from game.kernel.setup import read_setup
from game.titles.skye.content import FIRST_GAME
from game.titles.skye.setup import COLOURS
from game.titles.skye.tiles import JOURNEYMAN, SCROLL
from tests.titles.skye.land import TILES
from tests.titles.skye.table import TITLE, Table, game_of, lay

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def start(seats: int, seed: int = 1, **options: object) -> Table:
    match = Match(game_of(seats, **options), seed)
    return Table(match, list(match.opening))


def refused(**setup: object) -> str:
    with pytest.raises(BadSetup) as refusal:
        read_setup(TITLE.setup_model, {"title": "skye", "mode": "base", **setup})
    return str(refusal.value)


@pytest.mark.rule("SKY-CMP-01", "SKY-SOL-01")
def test_two_to_five_can_play() -> None:
    for count in (1, 6):
        assert f"not {count}" in refused(seats=[{"player": "random"}] * count)
    mode = TITLE.info.modes[0]
    assert (mode.fewest, mode.most) == (2, 5)


def test_a_map_of_ones_own_and_modules_are_refused() -> None:
    assert "map" in refused(seats=[{"player": "random"}] * 2, map="skyrim.tmx")
    assert "modules" in refused(seats=[{"player": "random"}] * 2, modules=["skellige"])
    assert "twice" in refused(seats=[{"player": "random"}] * 2, modules=["journeyman"] * 2)


@pytest.mark.rule("SKY-SET-03")
def test_each_player_has_a_colour_of_their_own() -> None:
    assert "both play 'red'" in refused(seats=[{"player": "random", "faction": "red"}] * 2)
    assert "did you mean 'green'" in refused(seats=[{"player": "random", "faction": "grean"}, {"player": "random"}])
    seats = [{"player": "random"}, {"player": "random", "faction": "red"}, {"player": "random"}]
    setup = read_setup(TITLE.setup_model, {"title": "skye", "mode": "base", "seats": seats})
    for seed in range(5):
        colours = [one.colour for one in TITLE.new(TITLE.content(setup), setup, seed).seats]
        assert colours[1] == COLOURS.index("red")
        assert len(set(colours)) == 3


@pytest.mark.rule("SKY-SET-03", "SKY-SET-07", "SKY-SET-05", "SKY-INC-01")
@SEATS
def test_everybody_begins_with_a_castle_and_nothing_else(seats: int) -> None:
    table = start(seats)
    for one in table.state.seats:
        assert one.territory == ((0, 0, one.colour, 0),)
        assert TILES.all[one.colour].castle
        assert one.scored == (0,) * 6
        assert one.gold == 5  # the first income, and nothing before it


@pytest.mark.rule("SKY-SET-04", "SKY-CMP-02")
@SEATS
def test_all_other_landscape_tiles_are_in_the_bag_mixed(seats: int) -> None:
    orders = []
    for seed in range(3):
        table = start(seats, seed)
        drawn = [key for seat in range(seats) for key in table.tiles(seat)]
        assert sorted([*table.bag, *drawn]) == [f"L{number:02}" for number in range(1, 74)]
        orders.append(table.bag)
    assert orders[0] != orders[1] != orders[2]


@pytest.mark.rule("SKY-SET-02")
def test_four_of_sixteen_scoring_tiles_are_laid_at_random() -> None:
    met = [start(3, seed).state.scoring for seed in range(200)]
    assert all(len(set(scoring)) == 4 for scoring in met)
    for slot in range(4):
        assert {scoring[slot] for scoring in met} == set(range(16))


@pytest.mark.rule("SKY-SET-08")
def test_the_first_game_has_its_own_scoring_tiles() -> None:
    for seed in range(3):
        table = start(3, seed, first_game=True)
        spelled = TITLE.spell_state(table.match.game.content, table.state)
        assert spelled["scoring"] == ["S10", "S06", "S04", "S09"]
        assert table.state.scoring == FIRST_GAME


@pytest.mark.rule("SKY-SET-06")
def test_who_begins_is_drawn_at_random() -> None:
    begun = [start(4, seed).state.stack[0][1] for seed in range(60)]
    assert set(begun) == {0, 1, 2, 3}


@pytest.mark.rule("SKY-CMP-05")
def test_money_is_a_number_and_the_bank_never_runs_out() -> None:
    table = lay(gold=[700, 3], at="income")
    assert table.gold == [705, 8]


@pytest.mark.rule("SKY-CMP-10")
def test_a_bag_that_is_too_small_yields_fewer_tiles() -> None:
    table = lay(at="income", bag="L01 L02 L03 L05", bag_size=4)
    assert (table.tiles(0), table.tiles(1), table.bag) == (["L01", "L02", "L03"], ["L05"], [])
    match = table.match
    match.choose(("axe", match.options()[0][1]))
    while table.seat == 0:
        match.choose(match.options()[0])
    assert [option[0] for option in match.options()] == ["axe"]
    match.choose(match.options()[0])
    match.choose(("confirm",))
    assert (table.asked, table.tiles(1)) == ("buy", [])


@pytest.mark.rule("SKY-TIL-11")
def test_the_journeyman_tiles_stay_out_of_the_bag() -> None:
    journeyman = [tile for tile in TILES.all if tile.module == "journeyman"]
    assert [tile.key for tile in journeyman] == [f"J{number}" for number in range(1, 9)]
    assert all(tile.counts[JOURNEYMAN] == 1 and not tile.counts[SCROLL] for tile in journeyman)
    assert not any(TILES.all[tile].module for tile in game_of(5).content.bag)


SIX = [("A", 0), ("B", 0), ("AC", 1), ("BD", 2), ("ACD", 3), ("BCD", 4)]
FIVE = [("AB", 0), ("AC", 0), ("BD", 1), ("ACD", 2), ("BCD", 3)]


@pytest.mark.rule("SKY-RND-01", "SKY-RND-03", "SKY-SET-01", "SKY-SCO-02")
@SEATS
def test_the_slots_of_each_round_are_those_of_the_table(seats: int) -> None:
    table = start(seats, 3)
    chance = Stream(mix(seats))
    scored: list[str] = []
    order: list[str] = []
    while not table.match.over:
        options = table.match.options()
        step = table.match.choose(options[below(chance, len(options))])
        spelled = [table.match.game.naming.spell_event(event) for event in step.events]
        slots = [one["slot"] for one in spelled if one["kind"] == "slot_scored"]
        if slots:
            order.append("".join(slots))
            scored.append("".join(dict.fromkeys(slots)))
    expected = FIVE if seats == 5 else SIX
    assert scored == [slots for slots, _gold in expected]
    assert order == ["".join(letter * seats for letter in slots) for slots, _gold in expected]


@pytest.mark.rule("SKY-RND-03", "SKY-INC-03")
@SEATS
def test_the_gold_for_each_player_ahead_grows(seats: int) -> None:
    for number, (_slots, each) in enumerate(FIVE if seats == 5 else SIX, 1):
        table = lay(points=[3, *(9,) * (seats - 1)], at="income", round=number)
        assert table.gold == [5 + each * (seats - 1), *(5,) * (seats - 1)]


@pytest.mark.rule("SKY-RND-04")
def test_every_slot_counts_three_times() -> None:
    for rounds in (game_of(4).content.rounds, game_of(5).content.rounds):
        slots = [slot for some, _gold in rounds for slot in some]
        assert [slots.count(slot) for slot in range(4)] == [3] * 4


@pytest.mark.rule("SKY-RND-02")
def test_the_six_phases_come_in_order() -> None:
    table = lay(at="income", scoring="S03 S04 S01 S14", bag="L01 L02 L05 L06 L08 L10")
    kinds = [one["kind"] for one in table.events()]
    assert kinds == ["round_began", "income_taken", "income_taken", "tiles_drawn", "tiles_drawn"]
    assert table.asked == "price"
    table.price("L01 L02:1 L05:1", "L06 L08:1 L10:1")
    assert [one["kind"] for one in table.events()] == ["prices_confirmed", "prices_revealed", "prices_revealed"]
    assert table.asked == "buy"
    table.do("pass", "pass")
    assert [one["kind"] for one in table.events()] == ["buying_passed", "tiles_kept", "tiles_kept"]
    while table.asked == "build":
        table.do(table.options()[0])
    kinds = [one["kind"] for one in table.events()]
    assert kinds[:4] == ["tile_built", "slot_scored", "slot_scored", "round_began"]
    assert table.asked == "price"


@pytest.mark.rule("SKY-RND-05", "SKY-SET-09")
def test_the_starting_player_marker_goes_clockwise_and_all_order_follows_it() -> None:
    table = lay(seats=3, at="end", starter=1)
    assert (table.state.stack[0][1], table.state.rounds) == (2, 1)
    assert [one["seat"] for one in table.events("tiles_drawn")] == [2, 0, 1]
    asked = [table.seat]
    for _ in range(2):
        table.price(" ".join([table.tiles(table.seat)[0], *(f"{key}:1" for key in table.tiles(table.seat)[1:])]))
        asked.append(table.seat)
    assert asked == [2, 0, 1]


@pytest.mark.rule("SKY-RND-06", "SKY-RND-01", "SKY-SET-01")
@SEATS
def test_after_the_last_round_the_match_is_over_at_once(seats: int) -> None:
    last = 5 if seats == 5 else 6
    assert not lay(seats=seats, at="end", round=last - 1).match.over
    table = lay(seats=seats, at="end", round=last, gold=[7, 12])
    assert table.match.over
    assert [one["kind"] for one in table.events("gold_exchanged", "match_ended")][-1] == "match_ended"
    assert table.state.winners == [1]
