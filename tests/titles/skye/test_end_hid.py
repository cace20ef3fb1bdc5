"""The end of the game, scrolls, leaving, and who knows what (SKY-END, SKY-HID)."""

from __future__ import annotations

import pytest

from game.kernel.chance import Stream, mix
from game.kernel.match import Match
from game.titles.skye.ending import SCROLLS_COUNT, scrolls
from game.titles.skye.state import State
from game.titles.skye.tiles import BARREL, BROCH, CATTLE, FARM, LIGHTHOUSE, SCROLLS, SHEEP, SHIP
from tests.titles.skye.land import EXAMPLE, NUMBER, TILES, place
from tests.titles.skye.table import Table, game_of, lay

LAST = 6


@pytest.mark.rule("SKY-END-01", "SKY-END-02", "SKY-END-04", "SKY-END-05", "SKY-END-09")
def test_example_2_scrolls() -> None:
    found = scrolls(TILES, place(EXAMPLE))
    assert [(TILES.all[place(EXAMPLE)[where][2]].key, points, doubled) for where, points, doubled in found] == [
        ("L15", 6, False),
        ("L46", 2, True),
    ]


@pytest.mark.rule("SKY-END-06", "SKY-END-08")
def test_example_2_gold_at_the_end() -> None:
    table = lay([EXAMPLE], at="end", round=LAST, gold=[13, 0], scoring="S08 S09 S05 S01")
    [exchange] = [one for one in table.events("gold_exchanged") if one["seat"] == 0]
    assert (exchange["points"], exchange["left"]) == (2, 3)
    parts = table.match.game.title.standings(table.match.game.content, table.state)[0].parts
    assert (parts["scrolls"], parts["gold"]) == (8, 2)
    assert table.state.winners == [0]


@pytest.mark.rule("SKY-END-01", "SKY-END-03")
def test_what_each_scroll_is_worth() -> None:
    told = {"sheep2": (SHEEP, 2), "cattle1": (CATTLE, 1), "barrel2": (BARREL, 2), "broch1": (BROCH, 1)}
    told |= {"ship2": (SHIP, 2), "farm1": (FARM, 1), "lighthouse1": (LIGHTHOUSE, 1)}
    assert dict(zip(SCROLLS, SCROLLS_COUNT, strict=True)) == told


@pytest.mark.rule("SKY-END-03", "SKY-END-04")
def test_every_two_rounds_down_before_doubling() -> None:
    # Five sheep: L09 has a scroll for sheep in its pasture, L18 has three, L04 two.
    open_land = ((0, 0, 0, 0), (9, 9, NUMBER["L09"], 0), (5, 5, NUMBER["L18"], 0), (7, 7, NUMBER["L04"], 0))
    assert scrolls(TILES, open_land) == [(1, 2, False)]
    closed = (
        (9, 9, NUMBER["L09"], 0), (10, 9, NUMBER["L38"], 3), (9, 10, NUMBER["L39"], 0),
        (5, 5, NUMBER["L18"], 0), (7, 7, NUMBER["L04"], 0),
    )  # fmt: skip
    assert scrolls(TILES, closed) == [(0, 4, True)]


@pytest.mark.rule("SKY-END-05", "SKY-END-09")
def test_two_scrolls_of_a_kind_score_each_for_itself() -> None:
    land = tuple((3 * i, 0, NUMBER[key], 0) for i, key in enumerate(["L08", "L16", "L06"]))
    assert scrolls(TILES, land) == [(0, 1, False), (1, 1, False)]
    own = ((0, 0, NUMBER["L09"], 0), (4, 0, NUMBER["L62"], 0), (8, 0, NUMBER["L63"], 0))
    assert [points for _place, points, _doubled in scrolls(TILES, own)] == [0, 0, 1]  # L62's lighthouse for L63


@pytest.mark.rule("SKY-END-07", "SKY-END-08")
def test_most_points_win_then_gold_left_over() -> None:
    def winners(points: list[int], gold: list[int]) -> list[int]:
        return lay(points=points, gold=gold, at="end", round=LAST, scoring="S09 S03 S01 S02").state.winners

    assert winners([9, 8], [0, 4]) == [0]
    assert winners([8, 8], [1, 3]) == [1]
    assert winners([8, 8], [6, 3]) == [0]  # 1 point and 1 gold left, against none and 3
    assert winners([8, 9], [8, 3]) == [0, 1]  # 9 points and 3 gold each
    assert winners([8, 9], [7, 3]) == [1]


@pytest.mark.rule("SKY-END-10")
def test_who_leaves_gives_tiles_and_gold_back_and_is_no_longer_compared_with() -> None:
    table = lay(seats=3, at="income", points=[2, 9, 1], bag="L01 L02 L05 L06 L08 L10 L11 L12 L13")
    table.price("L01 L02:1 L05:1")
    table.do("resign 0")
    assert (table.gold[0], table.counted[0], table.tiles(0)) == (0, 0, [])
    assert [table.key(tile) for tile in table.state.returned] == ["L01", "L02", "L05"]
    table.price("L06 L08:1 L10:1", "L11 L12:1 L13:1")
    assert {"L01", "L02", "L05", "L06", "L11"} <= set(table.bag)
    assert table.options() == ["buy L12", "buy L13", "pass"]
    table.do("pass", "pass")
    while table.asked == "build":
        table.do(table.options()[0])
    table.check()
    assert table.state.stack[0][1] == 1  # the marker goes on from the seat that was left
    assert {one["seat"] for one in table.events("income_taken")} == {1, 2}
    assert table.state.seats[0].territory == ((0, 0, 0, 0),)


@pytest.mark.rule("SKY-END-10", "SKY-RND-03")
def test_one_left_alone_wins_at_once_and_nobody_who_left_is_ahead() -> None:
    table = lay(seats=3, at="price", drawn=["L01 L02 L05", "L06 L08 L10", "L11 L12 L13"], gold=[5, 5, 5])
    table.do("resign 1", "resign 0")
    assert (table.match.over, table.state.winners) == (True, [2])
    three = lay(seats=3, at="end", points=[20, 3, 0], round=2, gold=[0, 0, 0])
    three.do("resign 0")
    assert three.counted[1:] == [5 + 1, 5 + 2]  # the income came before the seat was left
    three.price(*(screen(three, seat) for seat in (1, 2))).do("pass", "pass")
    while three.asked == "build":
        three.do(three.options()[0])
    ahead = {1: three.points[2] > three.points[1], 2: three.points[1] > three.points[2]}
    assert {one["seat"]: one["behind"] for one in three.events("income_taken")} == {1: 2 * ahead[1], 2: 2 * ahead[2]}
    assert three.points[0] == 20  # nothing more for the seat that was left


def screen(table: Table, seat: int) -> str:
    axe, *others = table.tiles(seat)
    return " ".join([axe, *(f"{key}:1" for key in others)])


def pricing() -> Table:
    table = lay(
        drawn=["L01 L02 L05", "L06 L08 L10", "L11 L12 L13"], gold=[9, 8, 7], at="price", aside=[], points=[3, 2, 1]
    )
    return table.price("L01 L02:4 L05:2").do("axe L08", "price L06 3")


@pytest.mark.rule("SKY-HID-01", "SKY-HID-02")
def test_a_view_shows_what_is_public_and_hides_what_is_not() -> None:
    table = pricing()
    title, content, state = table.match.game.title, table.match.game.content, table.state
    for eyes in (-1, 0, 1, 2):
        seen = title.view(content, state, eyes)
        for seat, (one, true) in enumerate(zip(seen.seats, state.seats, strict=True)):
            assert (one.territory, one.drawn, one.scored, one.aside) == (
                true.territory,
                true.drawn,
                true.scored,
                true.aside,
            )
            hidden = (one.gold, one.axe, one.prices) == (-1, -1, (-1, -1, -1))
            assert hidden == (seat != eyes)
        assert (seen.scoring, seen.stack) == (state.scoring, state.stack)
        assert set(seen.bag) == {-1}
        assert seen.chance == 0


@pytest.mark.rule("SKY-HID-02", "SKY-PRC-05", "SKY-PRC-07")
def test_states_that_differ_behind_screens_alone_look_and_ask_the_same() -> None:
    one, other = pricing(), pricing()
    changed = other.state.seats[0]
    changed.axe, changed.prices, changed.gold = NUMBER["L05"], (1, 2, 0), 6
    other.check()
    title, content = one.match.game.title, one.match.game.content
    for eyes in (-1, 1, 2):
        assert title.view(content, one.state, eyes) == title.view(content, other.state, eyes)
    assert one.options() == other.options()
    assert title.view(content, one.state, 0) != title.view(content, other.state, 0)


@pytest.mark.rule("SKY-HID-02", "SKY-PRC-06")
def test_after_the_reveal_prices_are_seen_and_the_other_gold_is_not() -> None:
    table = lay(drawn=["L01:3 L02:2", "L05:4 L06:1"], gold=[5, 9])
    seen = table.match.game.title.view(table.match.game.content, table.state, 0)
    assert (seen.seats[1].prices, seen.seats[1].gold, seen.seats[0].gold) == ((4, 1), -1, 5)


@pytest.mark.rule("SKY-HID-01")
def test_which_tiles_are_left_is_known_and_their_order_is_not() -> None:
    table = pricing()
    title, content = table.match.game.title, table.match.game.content
    seen = title.view(content, table.state, 2)
    dealt = [title.determinise(content, seen, 2, Stream(mix(seed))) for seed in range(4)]
    assert all(sorted(one.bag) == sorted(table.state.bag) for one in dealt)
    assert len({one.bag for one in dealt}) == 4
    assert len({one.seats[0].prices for one in dealt}) > 1
    assert all(one.seats[0].gold + sum(one.seats[0].prices) == 9 for one in dealt)
    assert all((one.seats[1].axe, one.seats[1].gold) == (-1, 8) for one in dealt)


@pytest.mark.rule("SKY-HID-02")
def test_when_all_is_over_everything_lies_open() -> None:
    table = lay(at="end", round=LAST, gold=[7, 12])
    seen = table.match.game.title.view(table.match.game.content, table.state, 0)
    assert [one.gold for one in seen.seats] == [2, 2]


def test_a_match_that_is_over_refuses_everything() -> None:
    table = lay(at="end", round=LAST, gold=[7, 12])
    assert table.refused("pass") == "The match is over."
    assert isinstance(Match(game_of(2), 1).state, State)
