"""A position as a seat judges it: the worth of each tile to each player, and of gold. Read from the view alone."""

from __future__ import annotations

from typing import Final

from game.bots.skye.aims import S07, S08, S09, S17, Aims, Facts, aims_of, comings_of, most_of
from game.bots.skye.handicap import NO_MOOD, TILE, Mood
from game.bots.skye.journey.tracks import Tracks, progress_of, times_of, tracks_of
from game.bots.skye.land import land_of
from game.bots.skye.purse import Gold, Purse, purse_of
from game.bots.skye.site import Site, site_of
from game.bots.skye.weights import Weights
from game.titles.skye.content import Content
from game.titles.skye.ending import GOLD_A_POINT
from game.titles.skye.frames import BUILD, BUILDING
from game.titles.skye.journeyman.boards import BANK_PAYS, TWO_BUYS, WARRIOR
from game.titles.skye.journeyman.bonus import holds
from game.titles.skye.journeyman.pieces import Roads
from game.titles.skye.journeyman.scoring import DISTANCE_POINTS
from game.titles.skye.state import HIDDEN, Seat, State, journey_of, turn_order
from game.titles.skye.tiles import BARREL, JOURNEYMAN, SHIP

LEAST_COIN: Final = 0.1
LEAST_SPREAD_ROUNDS: Final = 0.2  # of gold in this round


class Outlook:
    """One seat's judgement of one position."""

    def __init__(self, weights: Weights, content: Content, seen: State, seat: int, mood: Mood = NO_MOOD) -> None:
        self.weights, self.content, self.seen, self.seat, self.mood = weights, content, seen, seat, mood
        self.one: Seat = seen.seats[seat]
        self.order = turn_order(seen)
        self.rivals = [other for other in self.order if other != seat]
        building = seen.stack[-1][0] in (BUILD, BUILDING)
        self.comings, self.end = comings_of(content, seen, weights, 0.0 if building else weights.this_round)
        self.left = len(content.rounds) - 1 - seen.rounds
        self.income = sum(weights.gold[min(left, len(weights.gold) - 1)] for left in range(self.left))
        self._totals = {
            other: land_of(content.tiles, seen.seats[other].territory, self.roads(other)).symbols.totals
            for other in self.order
        }
        self._aims: dict[int, Aims] = {}
        self._purses: dict[int, Purse] = {}
        self._worths: dict[tuple[int, int], float] = {}

    def aims(self, seat: int) -> Aims:
        """What is worth what to a seat."""
        found = self._aims.get(seat)
        if found is None:
            most = (self._most(seat, S07, BARREL), self._most(seat, S08, SHIP))
            facts = Facts(self.comings, self.end, self.income, most)
            found = self._aims[seat] = aims_of(self.weights, facts)
        return found

    def _most(self, seat: int, scoring: int, symbol: int) -> tuple[float, ...]:
        others = [totals[symbol] for other, totals in self._totals.items() if other != seat]
        return most_of(self.weights, self.comings[scoring], self._totals[seat][symbol], others)

    def site(self, seat: int) -> Site:
        """A seat's territory."""
        return site_of(self.content.tiles, self.seen.seats[seat].territory, self.aims(seat), self.roads(seat))

    def roads(self, seat: int) -> Roads:
        """The road pieces that a seat has laid."""
        return () if self.seen.journey is None else self.seen.journey.roads[seat]

    def tracks(self, seat: int) -> Tracks:
        """With Journeyman: a seat's progress board."""
        layout = journey_of(self.seen).layout[seat]
        times = times_of(self.content, self.seen, round(self.coin(seat), 2))
        return tracks_of(self.weights, self.content.board, layout, times)

    def sale(self, seat: int) -> float:
        """With Journeyman: what a seat has of a sale besides gold (SKY-JRN-24)."""
        if self.seen.journey is None:
            return 0.0
        return max(0.0, self.tracks(seat).worth(progress_of(self.seen, seat), WARRIOR))

    def bank_pays(self, seat: int) -> bool:
        """Whether a seat buys for nothing (SKY-JRN-29)."""
        return holds(self.seen, seat, BANK_PAYS)

    def two_buys(self, seat: int) -> bool:
        """Whether a seat may buy a second time in this phase (SKY-JRN-31)."""
        return holds(self.seen, seat, TWO_BUYS)

    def distance(self) -> float:
        """With Journeyman: what a tile between castle and journeyman is worth (S17)."""
        scorings = len(self.comings[S17])
        now = any(self.seen.scoring[slot] == S17 for slot in self.content.rounds[self.seen.rounds][0])
        return DISTANCE_POINTS * (now + self.weights.stay * (scorings - now))

    def worth(self, seat: int, tile: int) -> float:
        """What a tile adds to a seat's territory, with the errors that are made about it."""
        found = self._worths.get((seat, tile))
        if found is None:
            found = self.site(seat).worth(tile) + self.mood.error(TILE + seat, tile)
            if self.content.tiles.all[tile].counts[JOURNEYMAN]:
                found += self.tracks(seat).best(progress_of(self.seen, seat))  # SKY-JRN-25
            self._worths[seat, tile] = found
        return found

    def purse(self, seat: int) -> Purse:
        """What gold is worth to a seat."""
        found = self._purses.get(seat)
        if found is None:
            others = tuple(self.seen.seats[other].counted for other in self.order if other != seat)
            comings = tuple(max(tiles, self.weights.tiles_a_round * LEAST_SPREAD_ROUNDS) for tiles in self.comings[S09])
            gold = Gold(self.left, comings, others, self.weights.tiles_a_round)
            found = self._purses[seat] = purse_of(self.weights, gold)
        return found

    def at_hand(self, seat: int) -> int:
        """The gold that a seat can spend, counted as an onlooker could; HIDDEN while its prices are."""
        one = self.seen.seats[seat]
        return HIDDEN if HIDDEN in one.prices else one.counted - sum(one.prices)

    def rivalry(self) -> float:
        """What a point of a rival costs."""
        row = self.weights.rivalry
        return row[min(len(self.rivals), len(row)) - 1] if self.rivals else 0.0

    def coin(self, seat: int) -> float:
        """What a gold is worth to a seat about now."""
        purse, held = self.purse(seat), self.seen.seats[seat].counted
        least = max(0, held - 3)
        most = least + GOLD_A_POINT  # so far apart that the steps of the last round are evened out
        return max(LEAST_COIN, (purse.of(most) - purse.of(least)) / GOLD_A_POINT)
