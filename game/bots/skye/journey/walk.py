"""Where the journeyman goes, and what each marker that he takes up is used for (SKY-MOV)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.bots.skye.handicap import NO_MOOD, STEP, Mood
from game.bots.skye.journey.tracks import ALL_TRACKS, Progress, Tracks
from game.bots.skye.purse import Purse
from game.titles.skye.grid import Territory
from game.titles.skye.journeyman.boards import castle_cost, next_space, space
from game.titles.skye.journeyman.pieces import CASTLE, Cell, Roads
from game.titles.skye.journeyman.requirements import meets
from game.titles.skye.journeyman.walking import distances
from game.titles.skye.tiles import Tiles

STEPS_TRIED: Final = (12, 6, 4)  # next markers that are thought through, by how many are laid before
NO_TRACK: Final = -1


class Step(NamedTuple):
    """A marker: where it is taken up, and what for; on the castle also for gold."""

    cell: Cell
    track: int
    castle: bool = False


class Walk(NamedTuple):
    """Markers in order, and what they bring."""

    worth: float
    steps: tuple[Step, ...]


class Walker:
    """One seat's journeyman. `distance`: what a tile of distance to the castle is worth where he ends (S17)."""

    def __init__(
        self,
        tiles: Tiles,
        territory: Territory,
        roads: Roads,
        tracks: Tracks,
        purse: Purse,
        distance: float,
        mood: Mood = NO_MOOD,
    ) -> None:
        self.mood = mood
        self.tiles, self.territory, self.roads = tiles, territory, roads
        self.tracks, self.purse, self.distance = tracks, purse, distance
        self.places = {(x, y): place for place, (x, y, _tile, _rotation) in enumerate(territory)}
        self._meets: dict[tuple[Cell, str], bool] = {}
        self._uses: dict[tuple[Cell, Progress], list[tuple[int, bool, int]]] = {}

    def best(
        self,
        pawn: Cell,
        points: int,
        markers: int,
        now: Progress,
        gold: int,
        cells: Sequence[Cell] | None = None,
        gone: tuple[Cell, ...] = (),
    ) -> Walk:
        """The best way to go on, over `cells` alone where they are given."""
        found = Walk(self.tracks.future(now) + self.distance * (abs(pawn[0]) + abs(pawn[1])), ())
        if not markers:
            return found
        near = distances(self.tiles, self.territory, self.roads, pawn)
        reached = [cell for cell in (near if cells is None else cells) if near[cell] <= points and cell not in gone]
        for gain, step, after, paid in self._steps(reached, now, gold)[: STEPS_TRIED[min(len(gone), 2)]]:
            left = points - near[step.cell]
            rest = self.best(step.cell, left, markers - 1, after, gold - paid, cells, (*gone, step.cell))
            worth = gain + rest.worth
            if worth > found.worth:
                found = Walk(worth, (step, *rest.steps))
        return found

    def _steps(self, cells: list[Cell], now: Progress, gold: int) -> list[tuple[float, Step, Progress, int]]:
        """What can be done with the next marker, what promises most first."""
        future = self.tracks.future
        found = []
        for cell in cells:
            for track, castle, paid in self.uses(cell, now, gold):
                after = self.tracks.after(now, track)
                gain = self.gain(cell, track, now, gold, paid)
                promise = gain + future(after) + self.distance * (abs(cell[0]) + abs(cell[1]))
                found.append((promise, gain, Step(cell, track, castle), after, paid))
            if self.distance:
                promise = future(now) + self.distance * (abs(cell[0]) + abs(cell[1]))
                found.append((promise, 0.0, Step(cell, NO_TRACK), now, 0))
        found.sort(key=lambda one: -one[0])
        return [one[1:] for one in found]

    def gain(self, cell: Cell, track: int, now: Progress, gold: int, paid: int) -> float:
        """What an advance brings less its price, with the errors made about it."""
        error = self.mood.error(STEP, self.places[cell] * len(ALL_TRACKS) + track)
        return self.tracks.gain(now, track, 0) - self.purse.costs(gold, paid) + error

    def uses(self, cell: Cell, now: Progress, gold: int) -> list[tuple[int, bool, int]]:
        """The tracks that a marker taken up here can advance, whether for gold, and the price (SKY-MOV-14)."""
        key = (cell, now)
        found = self._uses.get(key)
        if found is None:
            found = self._uses[key] = self._used(cell, now)
        return [use for use in found if use[2] <= gold]

    def _used(self, cell: Cell, now: Progress) -> list[tuple[int, bool, int]]:
        board, found = self.tracks.board, []
        for track in ALL_TRACKS:
            onto = next_space(board, track, now.markers[track])
            price, castle = self.tracks.fee(now, track), False
            if not self._met(cell, space(board, track, onto).requirement):
                if cell != CASTLE:
                    continue
                castle = True
                price += castle_cost(board, track, onto)
            found.append((track, castle, price))
        return found

    def _met(self, cell: Cell, requirement: str) -> bool:
        key = (cell, requirement)
        found = self._meets.get(key)
        if found is None:
            found = self._meets[key] = meets(self.tiles, self.territory, self.places[cell], requirement)
        return found
