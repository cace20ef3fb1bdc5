"""Setting up with Journeyman, and the progress boards against the tables of the rules (SKY-JRN-01 to -14, SKY-TRK)."""

from __future__ import annotations

import re

import pytest

from game.kernel.errors import BadSetup
from game.kernel.match import Match
from game.kernel.setup import read_setup
from game.titles.skye.content import FIRST_GAME
from game.titles.skye.journeyman.boards import (
    BANNER,
    BOARD_2_4,
    BOARD_5,
    BONUS,
    CASTLE_COSTS,
    INCOME,
    LINES,
    NUMERALS,
    PIECES,
    REQUIREMENTS,
    SHOE,
    TRACKS,
    board_for,
    bonus_places,
    last_space,
    next_space,
    space,
)
from game.titles.skye.journeyman.requirements import CHECKS
from game.titles.skye.tiles import JOURNEYMAN
from tests.titles.skye.boards import Boards
from tests.titles.skye.land import TILES
from tests.titles.skye.table import TITLE, Table, game_of, lay

LEDGER = TITLE.rules_pages()[1].read_text(encoding="utf-8")
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SYMBOLS = {"vp": BANNER, "income": INCOME, "move": SHOE}


def start(seats: int, seed: int = 1, modules: tuple[str, ...] = ("journeyman",), **options: object) -> Table:
    match = Match(game_of(seats, modules=modules, **options), seed)
    return Table(match, list(match.opening))


def table_of(heading: str) -> list[list[str]]:
    """The rows of a table of the rules, cell by cell."""
    text = LEDGER[LEDGER.index(heading) :]
    rows = re.findall(r"^\| (\d.*) \|$", text[: text.index("\n\n", text.index("|"))], re.MULTILINE)
    return [[cell.strip() for cell in row.split("|")] for row in rows]


def number(text: str) -> int:
    return 0 if text == "-" else int(text)


@pytest.mark.rule("SKY-TRK-12", "SKY-TRK-08", "SKY-TRK-13", "SKY-REQ-16", "SKY-JRN-20", "SKY-MOV-05")
@pytest.mark.parametrize("side", ["2-4", "5"])
@pytest.mark.parametrize("track", range(3))
def test_a_track_is_the_one_in_the_table(side: str, track: int) -> None:
    board = BOARD_5 if side == "5" else BOARD_2_4
    rows = table_of(f"**{TRACKS[track].capitalize()}, {side} players**")
    assert len(rows) == last_space(board, track) == (8 if side == "5" else 9)
    for row in rows:
        one = space(board, track, int(row[0]))
        symbol, _space, amount = row[5].partition(" ")
        told = (number(row[1]), row[2], number(row[3]), number(row[4]), row[6])
        bonus = "-" if one.bonus is None else NUMERALS[one.bonus]
        assert (CASTLE_COSTS[one.segment], one.requirement, one.fee, one.points, bonus) == told
        assert (one.symbol, one.amount) == (SYMBOLS.get(symbol, ""), int(amount or 0))


@pytest.mark.rule("SKY-REQ-16", "SKY-REQ-17")
def test_every_requirement_can_be_judged_and_a_castle_space_has_no_fee() -> None:
    spaces = [one for board in (BOARD_2_4, BOARD_5) for track in board for one in track if one]
    assert {one.requirement for one in spaces} <= set(REQUIREMENTS) == set(CHECKS)
    castles = [one for one in spaces if one.requirement == "castle"]
    assert len(castles) == 4
    assert all(one.fee == 0 for one in castles)


@pytest.mark.rule("SKY-TRK-04", "SKY-TRK-13")
def test_the_double_arrow_lies_between_the_last_two_and_brings_three_or_four() -> None:
    for board in (BOARD_2_4, BOARD_5):
        assert [space(board, track, last_space(board, track)).points for track in range(3)] == [3, 3, 4]


@pytest.mark.rule("SKY-JRN-11", "SKY-TRK-01", "SKY-TRK-14")
def test_a_marker_goes_right_by_one_and_back_from_the_last_only() -> None:
    for board in (BOARD_2_4, BOARD_5):
        for track in range(3):
            last = last_space(board, track)
            assert [next_space(board, track, at) for at in range(last)] == list(range(1, last + 1))
            assert next_space(board, track, last) == last - 1
            assert board[track][0] is None  # the start position asks nothing and is never entered again
            assert space(board, track, last - 1).segment == space(board, track, last).segment == LINES


@pytest.mark.rule("SKY-JRN-02", "SKY-CMP-06", "SKY-JRN-06", "SKY-JRN-07")
@SEATS
def test_everybody_begins_with_a_board_markers_and_a_pawn(seats: int) -> None:
    table = start(seats)
    assert table.match.game.content.board is (BOARD_5 if seats == 5 else BOARD_2_4)
    assert board_for(seats) is table.match.game.content.board
    journey = table.journey
    assert journey.markers == journey.reached == journey.ripe == ((0, 0, 0),) * seats
    assert journey.pawn == ((0, 0),) * seats
    assert journey.waypoints == (2,) * seats  # the third lies on its bonus tile
    assert (journey.pieces, journey.roads) == ((0,) * seats, ((),) * seats)
    assert (journey.bonus, journey.fresh) == (((),) * seats, ((),) * seats)
    assert PIECES == 3
    assert [tuple(sorted(one)) for one in journey.layout] == [tuple(range(len(BONUS)))] * seats


@pytest.mark.rule("SKY-JRN-03", "SKY-JRN-05")
@SEATS
def test_each_board_has_bonus_tiles_of_its_own_by_numeral(seats: int) -> None:
    places = bonus_places(board_for(seats))
    assert [numeral for _track, _space, numeral in places] == [0, 1, 2] * 3
    met = [start(seats, seed).journey.layout for seed in range(40)]
    for place, (_track, _space, numeral) in enumerate(places):
        lain = {layout[seat][place] for layout in met for seat in range(seats)}
        assert lain == {3 * numeral, 3 * numeral + 1, 3 * numeral + 2}
    assert sum(len(set(layout)) > 1 for layout in met) > 30


@pytest.mark.rule("SKY-JRN-04", "SKY-JRN-05")
def test_with_the_option_all_have_the_starting_players_distribution() -> None:
    met = set()
    for seed in range(10):
        table = start(4, seed, bonus_tiles="shared")
        [laid] = table.events("bonus_tiles_laid")
        assert laid["seat"] == table.state.stack[0][1]
        assert len(set(table.journey.layout)) == 1
        assert laid["bonus"] == [BONUS[tile] for tile in table.journey.layout[0]]
        met.add(table.journey.layout[0])
    assert len(met) > 5


@pytest.mark.rule("SKY-JRN-08", "SKY-CMP-07")
def test_eight_tiles_and_four_scoring_tiles_join() -> None:
    table = start(3)
    drawn = [key for seat in range(3) for key in table.tiles(seat)]
    tiles = [*(f"L{n:02}" for n in range(1, 74)), *(f"J{n}" for n in range(1, 9))]
    assert sorted([*table.bag, *drawn]) == sorted(tiles)
    assert sum(TILES.all[tile].counts[JOURNEYMAN] for tile in table.match.game.content.bag) == 8
    met = [start(3, seed).state.scoring for seed in range(200)]
    for slot in range(4):
        assert {scoring[slot] for scoring in met} == set(range(20))


def test_a_first_game_has_its_own_scoring_tiles_here_too() -> None:
    assert start(3, 5, first_game=True).state.scoring == FIRST_GAME


@pytest.mark.rule("SKY-JRN-14", "SKY-CMB-01")
def test_without_the_module_nothing_of_it_is_there() -> None:
    table = start(3, 1, ())
    assert table.state.journey is None
    assert len(table.match.game.content.bag) == 73
    assert max(scoring for seed in range(60) for scoring in start(2, seed, ()).state.scoring) == 15
    verbs = set()
    while not table.match.over:
        options = table.match.options()
        verbs |= {option[0] for option in options}
        table.match.choose(options[0])
    assert verbs == {"axe", "price", "confirm", "again", "buy", "pass", "build"}
    parts = TITLE.standings(table.match.game.content, table.state)[0].parts
    assert list(parts) == ["slot_a", "slot_b", "slot_c", "slot_d", "scrolls", "gold"]


@pytest.mark.rule("SKY-CMB-01")
def test_the_module_is_one_for_the_whole_table() -> None:
    assert TITLE.info.modules == ("journeyman",)
    with pytest.raises(BadSetup):
        read_setup(TITLE.setup_model, {"title": "skye", "mode": "base", "modules": ["druids"], "seats": []})
    spelled = TITLE.spell_state(start(3).match.game.content, start(3).state)
    assert len(spelled["journey"]["markers"]) == 3


@pytest.mark.rule("SKY-JRN-13")
def test_the_tile_of_fifty_adds_nothing() -> None:
    table = lay(points=[49, 0], boards=Boards(markers=["1 0 0"]), at="end", scoring="S03 S04 S01 S14")
    assert table.points[0] == 50


@pytest.mark.rule("SKY-JRN-01")
def test_the_match_ends_and_is_won_as_in_the_base_game() -> None:
    def winners(points: list[int], gold: list[int], seats: int = 2, round: int = 6) -> Table:
        return lay(
            points=points, gold=gold, seats=seats, boards=Boards(), at="end", round=round, scoring="S03 S04 S01 S14"
        )

    assert winners([9, 8], [0, 4]).state.winners == [0]
    assert winners([8, 8], [1, 3]).state.winners == [1]
    assert winners([8, 8], [6, 5]).state.winners == [0]
    assert winners([8, 9], [8, 3]).state.winners == [0, 1]
    assert not winners([9, 8], [0, 4], round=5).match.over
    assert winners([9, 8], [0, 4], seats=5, round=5).match.over


@pytest.mark.rule("SKY-HID-04")
def test_the_rules_name_the_rulings_taken_where_the_book_is_open() -> None:
    pages = [page.read_text(encoding="utf-8") for page in TITLE.rules_pages()]
    open_points = "".join(re.split("^## .*Open points", page, flags=re.MULTILINE)[1] for page in pages)
    for clause in ("SKY-INC-07", "SKY-JRN-32", "SKY-MOV-07", "SKY-REQ-09", "SKY-REQ-11", "SKY-TRK-05"):
        assert f"`{clause}`" in open_points, clause
