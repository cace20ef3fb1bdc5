"""What advances on the progress board are worth: what they bring, and what comes into reach behind it.

Advances to come are thought of as so many a round, on whichever track brings most; what spaces ask for is left out of
account there, and makes up for it by a discount.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from game.bots.skye.weights import Weights
from game.titles.skye.content import Content
from game.titles.skye.journeyman.boards import (
    BANNER,
    BONUS_POINTS,
    FIVE_GOLD,
    INCOME,
    MERCHANT,
    SHOE,
    START_MOVEMENT,
    TRACKS,
    Board,
    bonus_places,
    bridges_passed,
    crossing_points,
    next_space,
    rightmost,
    space,
)
from game.titles.skye.journeyman.pieces import ThreeTracks, moved
from game.titles.skye.state import State, journey_of

KEPT: Final = 128
BRIDGES: Final = 19  # S20
WALKING, SCORING = 5, 6  # phases
ALL_TRACKS: Final = range(len(TRACKS))


class Progress(NamedTuple):
    """Where the markers of a seat stand, and how far each has ever come."""

    markers: ThreeTracks
    reached: ThreeTracks


class Times(NamedTuple):
    """What is still to come: ends of rounds at which a banner counts that is reached now, incomes, walks, scorings of
    S20; and the worth of a gold."""

    banners: int
    incomes: int
    walks: int
    bridges: int
    coin: float

    def later(self, rounds: int) -> Times:
        """So many rounds later."""
        return Times(
            max(0, self.banners - rounds),
            max(0, self.incomes - rounds),
            max(0, self.walks - rounds),
            max(0, self.bridges - rounds),
            self.coin,
        )


class Tracks:
    """The board of one seat. What is found out is kept; nothing of it ever changes."""

    def __init__(self, weights: Weights, board: Board, layout: tuple[int, ...], times: Times) -> None:
        self.weights, self.board, self.times = weights, board, times
        places = bonus_places(board)
        self.bonus = {place[:2]: bonus for place, bonus in zip(places, layout, strict=True)}
        self.advances = min(weights.most_advances, round(weights.advances * times.walks))
        self._futures: dict[tuple[Progress, int], float] = {}
        self._afters: dict[tuple[Progress, int], Progress] = {}
        self._gains: dict[tuple[Progress, int, int], float] = {}

    def worth(self, now: Progress, track: int) -> float:
        """An advance more than there would be, without its price."""
        after = self.after(now, track)
        return self.gain(now, track, 0) + self.future(after) - self.future(now)

    def best(self, now: Progress) -> float:
        """The same on the best track; what costs a fee is left out."""
        return max([0.0, *(self.worth(now, track) - self.fee(now, track) * self.times.coin for track in ALL_TRACKS)])

    def after(self, now: Progress, track: int) -> Progress:
        """The board after an advance."""
        key = (now, track)
        found = self._afters.get(key)
        if found is None:
            found = self._afters[key] = advanced(self.board, now, track)
        return found

    def fee(self, now: Progress, track: int) -> int:
        """Gold that the next space asks for (SKY-TRK-06)."""
        onto = next_space(self.board, track, now.markers[track])
        return space(self.board, track, onto).fee if onto > now.reached[track] else 0

    def gain(self, now: Progress, track: int, rounds: int) -> float:
        """What the next space brings in all, reached so many rounds later."""
        key = (now, track, rounds)
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = self._gain(now, track, self.times.later(rounds))
        return found

    def _gain(self, now: Progress, track: int, times: Times) -> float:
        board, at, reached = self.board, now.markers[track], now.reached[track]
        onto = next_space(board, track, at)
        worth = float(crossing_points(board, track, at))
        passed = bridges_passed(board, track, onto) - bridges_passed(board, track, at)
        worth += times.bridges * passed
        if onto > reached:
            worth += self._symbols(track, onto, times) - self._symbols(track, reached, times)
            bonus = self.bonus.get((track, onto))
            if bonus is not None:
                worth += self.bonus_worth(bonus, times)
        return worth

    def _symbols(self, track: int, reached: int, times: Times) -> float:
        board = self.board
        worth = float(times.banners * rightmost(board, track, reached, BANNER))
        if track == MERCHANT:
            worth += times.incomes * times.coin * rightmost(board, track, reached, INCOME)
            shoe = rightmost(board, track, reached, SHOE) or START_MOVEMENT
            worth += times.walks * self.weights.shoe * (shoe - START_MOVEMENT)
        return worth

    def bonus_worth(self, bonus: int, times: Times | None = None) -> float:
        """A bonus tile, taken now or later."""
        times = times or self.times
        once, a_round = self.weights.bonus_once[bonus], self.weights.bonus_a_round[bonus]
        worth = BONUS_POINTS[bonus] + times.incomes * a_round + (once if times.incomes else 0.0)
        return worth + 5.0 * times.coin * (bonus == FIVE_GOLD)

    def future(self, now: Progress, made: int = 0) -> float:
        """What advances to come bring, when so many of them have been made."""
        if made >= self.advances:
            return 0.0
        key = (now, made)
        found = self._futures.get(key)
        if found is None:
            rounds = int(made / self.weights.advances)
            found = 0.0
            for track in ALL_TRACKS:
                gain = self.gain(now, track, rounds) - self.fee(now, track) * self.times.coin
                if gain + 2.0 > found:
                    then = self.future(self.after(now, track), made + 1)
                    found = max(found, self.weights.later_advance * (gain + then))
            self._futures[key] = found
        return found


def advanced(board: Board, now: Progress, track: int) -> Progress:
    """After an advance."""
    onto = next_space(board, track, now.markers[track])
    return Progress(moved(now.markers, track, onto), moved(now.reached, track, max(onto, now.reached[track])))


@lru_cache(KEPT)
def tracks_of(weights: Weights, board: Board, layout: tuple[int, ...], times: Times) -> Tracks:
    """The same for the same board."""
    return Tracks(weights, board, layout, times)


def progress_of(state: State, seat: int) -> Progress:
    """As it is now."""
    journey = journey_of(state)
    return Progress(journey.markers[seat], journey.reached[seat])


def times_of(content: Content, state: State, coin: float) -> Times:
    """By the phase under way: what is reached now holds from the next one on (SKY-JRN-09)."""
    phase = state.stack[0][2]
    left = len(content.rounds) - 1 - state.rounds
    to_come = [slots for slots, _ahead in content.rounds[state.rounds :]]
    bridges = sum(state.scoring[slot] == BRIDGES for slots in to_come for slot in slots)
    return Times(left + (phase < SCORING), left, left + (phase < WALKING), bridges, coin)
