"""Many matches with random choices over all numbers of seats, with and without Journeyman, looked through after every
choice.

`python -m tests.titles.skye.endurance 1000` plays a thousand and says what went wrong: a tile, gold, a road piece or a
bonus tile that is not where it was told to be, a fault that the audit finds, a view that offers something else or
cannot be dealt out again, a position that reads back as another, a match that does not end.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

from game.kernel.chance import Stream, below
from game.kernel.events import Event
from game.kernel.rules import Option
from game.titles import find_title
from game.titles.skye import events as e
from game.titles.skye.journeyman import events as j
from game.titles.skye.journeyman.advancing import met_tracks
from game.titles.skye.journeyman.boards import BONUS
from game.titles.skye.setup import FEWEST, MOST
from game.titles.skye.state import State, journey_of
from tests.titles import trial
from tests.titles.skye.boards import Boards

FIVE_GOLD = 4
EAGER = {"advance": 8, "castle_advance": 8, "use_advance": 2, "mark": 7, "extra": 5, "spare_all": 5, "lay_road": 1}
"""Of ten times, how often a choice that leads somewhere is made where it is offered; else one at random."""
CHEAP = 7  # of ten prices, how many are low


class Ledger:
    """Gold, VP, road pieces and bonus tiles kept by hand from what was told."""

    def __init__(self, seats: int) -> None:
        self.gold = [0] * seats
        self.points = [0] * seats
        self.pieces = [0] * seats
        self.roads = [0] * seats
        self.bonus: list[list[int]] = [[] for _ in range(seats)]

    def hear(self, events: list[Event]) -> None:
        for event in events:
            seat = getattr(event, "seat", -1)
            if isinstance(event, e.IncomeTaken):
                self.gold[seat] += event.gold
            elif isinstance(event, e.TileBought):
                self.gold[seat] -= 0 if event.by_bank else event.price
                self.gold[event.seller] += event.price
            elif isinstance(event, e.TilesKept):
                self.gold[seat] -= event.gold
            elif isinstance(event, e.GoldExchanged):
                self.gold[seat] -= 5 * event.points
                self.points[seat] += event.points
            elif isinstance(event, e.PlayerResigned):
                self.gold[seat] = 0
            elif isinstance(event, e.SlotScored | e.ScrollScored):
                self.points[seat] += event.points
            else:
                self.hear_journeyman(event, seat)

    def hear_journeyman(self, event: Event, seat: int) -> None:
        if isinstance(event, j.MarkerAdvanced):
            self.gold[seat] -= event.gold
            self.points[seat] += event.points
        elif isinstance(event, j.BonusTileTaken):
            self.points[seat] += event.points
            self.pieces[seat] += event.pieces
            if not event.pieces:
                self.bonus[seat].append(event.bonus)
        elif isinstance(event, j.BonusTileUsed):
            self.bonus[seat].remove(event.bonus)
            self.gold[seat] += 5 * (event.bonus == FIVE_GOLD)
        elif isinstance(event, j.RoadLaid):
            self.pieces[seat] -= 1
            self.roads[seat] += 1
        elif isinstance(event, j.BannersScored):
            self.points[seat] += event.warrior + event.herald

    def faults(self, state: State) -> list[str]:
        wrong = []
        for seat, one in enumerate(state.seats):
            if (one.gold + sum(one.prices), one.counted) != (self.gold[seat], self.gold[seat]):
                wrong.append(f"gold of {seat}: {one.gold}, {one.prices}, {one.counted}, told {self.gold[seat]}")
            if one.points != self.points[seat]:
                wrong.append(f"points of {seat}: {one.points}, told {self.points[seat]}")
            journey = state.journey
            if journey is not None:
                pieces = (journey.pieces[seat] + journey.new_pieces[seat], len(journey.roads[seat]))
                if pieces != (self.pieces[seat], self.roads[seat]):
                    wrong.append(f"road pieces of {seat}: {pieces}, told {self.pieces[seat]}, {self.roads[seat]}")
                if sorted(journey.bonus[seat] + journey.fresh[seat]) != sorted(self.bonus[seat]):
                    wrong.append(f"bonus tiles of {seat}: {journey.bonus[seat]}, told {self.bonus[seat]}")
        return wrong


def tiles_of(state: State) -> list[int]:
    """Every landscape tile, wherever it lies."""
    found = [*state.bag, *state.returned]
    for one in state.seats:
        found += [*one.drawn, *one.aside, *(placed[2] for placed in one.territory[1:])]
    return sorted(found)


def setup_of(number: int) -> dict[str, Any]:
    """The setup of a match: seats from two to five in turn, without and with Journeyman, options by its number."""
    chance = Stream(number)
    seats = FEWEST + number % (MOST - FEWEST + 1)
    entries = [{"player": ("human", "random")[below(chance, 2)]} for _ in range(seats)]
    options = {
        "first_game": not below(chance, 5),
        "bonus_tiles": ("individual", "shared")[below(chance, 2)],
    }
    modules = ["journeyman"] if number // (MOST - FEWEST + 1) % 2 else []
    return {"title": "skye", "mode": "base", "modules": modules, "seats": entries, "options": options}


class Trial(trial.Trial):
    """A match with or without Journeyman; in one of three the markers stand well along the tracks."""

    title = find_title("skye")
    cap = 4_000  # a random match takes a tenth of them
    looked_at_every = 17
    leaving_one_in = 150
    setup_of = staticmethod(setup_of)

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.leaving = number % 16 in (3, 9)
        self.ledger = Ledger(len(self.state.seats))
        self.tiles = sorted(self.game.content.bag)
        if self.state.journey is not None and number % 3 == 0:
            self._set_forward()

    def _set_forward(self) -> None:
        """Markers well along the tracks, as random play seldom gets: so that tiles of all numerals are used."""
        seats = range(len(self.state.seats))
        layout = [" ".join(BONUS[tile] for tile in journey_of(self.state).layout[seat]) for seat in seats]
        markers = [" ".join(str(below(self.chance, 9)) for _track in range(3)) for _seat in seats]
        journey = self.state.journey = Boards(markers=markers, layout=layout).journey(self.game.content, len(seats))
        self.ledger.pieces = list(journey.pieces)
        self.ledger.bonus = [list(tiles) for tiles in journey.bonus]

    def faults(self) -> list[str]:
        """Of the audit, of the ledger, and where a tile is missing."""
        self.ledger.hear(self.events)
        wrong = [*super().faults(), *self.ledger.faults(self.state)]
        return wrong if tiles_of(self.state) == self.tiles else [*wrong, "the tiles are not all there"]

    def wish(self, options: list[Option]) -> Option:
        """At random, but rather what leads further along the tracks: low prices sell, some markers advance."""
        chance = self.chance
        if options[0][0] == "price" and below(chance, 10) < CHEAP:
            return trial.any_of(options[:3], chance)
        if options[0][0] == "mark" and below(chance, 2):
            leading = self._leading(options)
            if leading:
                return trial.any_of(leading, chance)
        return trial.eager_choice(options, EAGER, chance) or trial.any_of(options, chance)

    def _leading(self, options: list[Option]) -> list[Option]:
        """Marks of tiles that advance a marker."""
        game, state = self.game, self.state
        seat = game.rules.decider(state)
        return [one for one in options if one[0] == "mark" and met_tracks(game.content, state, seat, one[1:])]


endure = partial(trial.endure, Trial)

if __name__ == "__main__":
    sys.exit(trial.main(Trial))
