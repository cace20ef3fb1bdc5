"""The progress boards, the bonus tiles and the pieces of a player, as data (SKY-TRK, SKY-BON): rules, words, maps and
bots read them here.

A board is three tracks of spaces, numbered from 1 left to right; 0 is the start position (SKY-JRN-11). A *line* parts
two segments, and each track crosses it by a bridge (SKY-TRK-08, -09).

>>> board_for(4)[HERALD][4]
Space(segment=1, requirement='west', fee=5, points=2, symbol='banner', amount=3, bonus=None)
"""

from __future__ import annotations

from typing import Final, NamedTuple

TRACKS: Final = ("warrior", "merchant", "herald")
WARRIOR, MERCHANT, HERALD = range(3)
CASTLE_COSTS: Final = (1, 3, 5, 8)  # by segment (SKY-TRK-08)
LINES: Final = len(CASTLE_COSTS) - 1  # on each board; each track crosses each (SKY-TRK-09)
START_MOVEMENT: Final = 4  # SKY-MOV-05
BANNER, INCOME, SHOE = "banner", "income", "shoe"  # kinds of symbols; `vp`, `income` and `move` in the tables

# What a space asks of the tile that the marker was taken up on (SKY-REQ-16).
REQUIREMENTS: Final = (
    "barrel", "broch", "cattle", "farm", "lighthouse", "sheep", "ship", "scroll", "castle", "dist2", "dist3", "dist4",
    "complM", "complW", "complP", "complMW", "north", "south", "east", "west",
)  # fmt: skip

# The bonus tiles by their numbers: three of each numeral (SKY-CMP-06, section 20).
BONUS: Final = (
    "third_waypoint", "advance", "one_road",
    "extra_movement", "five_gold", "two_roads",
    "no_axe", "bank_pays", "two_buys",
)  # fmt: skip
THIRD_WAYPOINT, ADVANCE, ONE_ROAD, EXTRA_MOVEMENT, FIVE_GOLD, TWO_ROADS, NO_AXE, BANK_PAYS, TWO_BUYS = range(9)
NUMERALS: Final = ("I", "II", "III")
OF_A_NUMERAL: Final = 3  # bonus tiles
BONUS_POINTS: Final = (0, 0, 1, 0, 0, 0, 3, 3, 3)  # VP at once (SKY-BON-03)
BONUS_PIECES: Final = (0, 0, 1, 0, 0, 2, 0, 0, 0)  # road pieces (SKY-ROAD-01)
BONUS_GOLD: Final = 5  # Five Gold
EXTRA_POINTS: Final = 4  # movement points of Extra Movement
NO_AXE_INCOME: Final = 3  # SKY-JRN-21

PIECES: Final = 3  # road pieces of a player (SKY-ROAD-01)
WAYPOINTS: Final = 2  # markers at hand from the start (SKY-JRN-06)
ALL_WAYPOINTS: Final = 3


class Space(NamedTuple):
    """One space of a track. `fee`: gold (Herald). `points`: VP when the marker crosses onto it from the left, and at
    every crossing of the double arrow where it is the last (SKY-TRK-13). `symbol` is BANNER, INCOME, SHOE or "", worth
    `amount`. `bonus`: the number of NUMERALS on its bonus place.
    """

    segment: int
    requirement: str
    fee: int
    points: int
    symbol: str
    amount: int
    bonus: int | None


Track = tuple[Space | None, ...]  # by the numbers of spaces; the start position holds nothing
Board = tuple[Track, Track, Track]

I, II, III = range(3)  # noqa: E741


def _track(segments: str, *rows: tuple[str, int, int, str, int, int | None]) -> Track:
    return (None, *(Space(int(segment), *row) for segment, row in zip(segments, rows, strict=True)))


# SKY-TRK-12, the tables of section 19. A row: requirement, fee, VP, symbol, its amount, bonus place.
BOARD_2_4: Final[Board] = (
    _track(
        "001122333",
        ("barrel", 0, 0, BANNER, 1, None),
        ("broch", 0, 1, "", 0, None),
        ("dist2", 0, 0, "", 0, I),
        ("north", 0, 0, BANNER, 2, None),
        ("complM", 0, 2, "", 0, None),
        ("lighthouse", 0, 0, "", 0, II),
        ("dist4", 0, 0, BANNER, 4, None),
        ("castle", 0, 2, BANNER, 6, None),
        ("south", 0, 3, "", 0, III),
    ),
    _track(
        "001122333",
        ("sheep", 0, 0, SHOE, 5, None),
        ("cattle", 0, 0, INCOME, 2, None),
        ("ship", 0, 0, "", 0, I),
        ("east", 0, 1, SHOE, 6, None),
        ("complP", 0, 0, INCOME, 4, None),
        ("barrel", 0, 0, SHOE, 7, II),
        ("dist3", 0, 2, INCOME, 7, None),
        ("farm", 0, 0, SHOE, 8, None),
        ("west", 0, 3, "", 0, III),
    ),
    _track(
        "001122333",
        ("farm", 0, 2, "", 0, None),
        ("lighthouse", 0, 0, BANNER, 1, None),
        ("scroll", 0, 1, "", 0, I),
        ("west", 5, 2, BANNER, 3, None),
        ("complW", 8, 3, "", 0, None),
        ("castle", 0, 2, BANNER, 5, II),
        ("complMW", 12, 5, BANNER, 8, None),
        ("scroll", 0, 3, "", 0, None),
        ("east", 0, 4, "", 0, III),
    ),
)
BOARD_5: Final[Board] = (
    _track(
        "00112233",
        ("broch", 0, 0, BANNER, 1, None),
        ("barrel", 0, 1, "", 0, I),
        ("dist2", 0, 0, BANNER, 2, None),
        ("north", 0, 2, "", 0, None),
        ("complM", 0, 0, "", 0, II),
        ("lighthouse", 0, 0, BANNER, 5, None),
        ("dist4", 0, 2, "", 0, None),
        ("castle", 0, 3, "", 0, III),
    ),
    _track(
        "00112233",
        ("sheep", 0, 0, INCOME, 2, None),
        ("ship", 0, 0, "", 0, I),
        ("cattle", 0, 0, SHOE, 5, None),
        ("east", 0, 1, INCOME, 5, None),
        ("complP", 0, 0, "", 0, II),
        ("barrel", 0, 0, SHOE, 6, None),
        ("dist3", 0, 2, INCOME, 7, None),
        ("farm", 0, 3, "", 0, III),
    ),
    _track(
        "00112233",
        ("farm", 0, 2, "", 0, None),
        ("scroll", 0, 0, "", 0, I),
        ("lighthouse", 5, 1, BANNER, 2, None),
        ("south", 0, 2, "", 0, None),
        ("complW", 8, 2, BANNER, 5, None),
        ("castle", 0, 0, "", 0, II),
        ("complMW", 12, 5, BANNER, 8, None),
        ("west", 0, 4, "", 0, III),
    ),
)
CROWD: Final = 5  # players who use the other side (SKY-JRN-02)


def board_for(players: int) -> Board:
    """The side for so many players."""
    return BOARD_5 if players >= CROWD else BOARD_2_4


def last_space(board: Board, track: int) -> int:
    """The number of a track's last space; the double arrow joins it to the one before (SKY-TRK-03, -13)."""
    return len(board[track]) - 1


def space(board: Board, track: int, number: int) -> Space:
    """A space by its number, from 1: the start position is none."""
    found = board[track][number]
    assert found is not None
    return found


def next_space(board: Board, track: int, at: int) -> int:
    """Where the next advance leads: one to the right, and back from the last (SKY-TRK-01, -03, -14)."""
    last = last_space(board, track)
    return last - 1 if at == last else at + 1


def crossing_points(board: Board, track: int, at: int) -> int:
    """VP of the next advance: those of the space entered from the left, or the arrow's (SKY-TRK-02, -03)."""
    return space(board, track, max(at, next_space(board, track, at))).points


def castle_cost(board: Board, track: int, number: int) -> int:
    """Gold for a castle advancement onto a space (SKY-REQ-10)."""
    return CASTLE_COSTS[space(board, track, number).segment]


def bridges_passed(board: Board, track: int, at: int) -> int:
    """Lines left of the space that the marker stands on (SKY-TRK-09)."""
    return space(board, track, at).segment if at else 0


def rightmost(board: Board, track: int, reached: int, symbol: str) -> int:
    """What the symbol farthest right of those reached is worth; 0 where there is none (SKY-TRK-10)."""
    amounts = (one.amount for one in board[track][reached:0:-1] if one is not None and one.symbol == symbol)
    return next(amounts, 0)


def bonus_places(board: Board) -> tuple[tuple[int, int, int], ...]:
    """All bonus places: track, space, numeral; from the Warrior on, each track from left to right (SKY-JRN-03)."""
    return tuple(
        (track, number, one.bonus)
        for track, spaces in enumerate(board)
        for number, one in enumerate(spaces)
        if one is not None and one.bonus is not None
    )
