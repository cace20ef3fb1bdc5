"""What a position means for a seat: who holds how much, how much future is left, what losses weigh."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from game.bots.skyrim.ground import Ground
from game.bots.skyrim.prices import Prices, prices_of
from game.bots.skyrim.weights import Weights
from game.titles.skyrim.state import NEUTRAL, State

FULL_FUTURE: Final = 5.0  # rounds before the end from which on units to come count in full
LAND_IN_UNITS: Final = 2  # in the measure of a seat's strength
LEAST_COST: Final = 0.15  # what own losses weigh in the last round, as a share
THIN: Final = 2.5  # units a territory, over the board, up to which stacks are not thick
PATIENT_ROUNDS: Final = 20


@dataclass(slots=True)
class Front:
    """Who stands where, as one seat sees it: all that moving units needs."""

    ground: Ground
    weights: Weights
    seat: int
    owner: list[int]
    units: list[int]

    def is_whole(self, region: int) -> bool:
        """Whether the seat holds a region whole."""
        owner, seat = self.owner, self.seat
        return all(owner[t] == seat for t in self.ground.lands[region])

    def is_border(self, territory: int) -> bool:
        """Whether somebody else, or a neutral force, stands next to it."""
        owner, seat = self.owner, self.seat
        return any(owner[near] != seat for near in self.ground.connected[territory])


@dataclass(slots=True)
class Outlook(Front):
    """A position as one seat judges it, with an own copy of owners and counts in which conquests can be tried.

    By seat: `held` (territories by region), `lands`, `cards`, `share` (of all rivals' strength; 0 for the seat itself),
    `rivalry` (the same against their average: 1 for the average rival). `horizon`: the share of the future that is
    left, 0 to 1. `urgency`: the chance that the match ends before the seat's next turn. `end_weight`: what points weigh
    for both, nothing while the end is far. `next_ends`: the chance that the next card ends the match. `lead`: points
    before the best rival. `loss_weight`: what an own unit lost weighs. `patience`: 1 in a young match, less the longer
    it has been stuck: what could be lost again then frightens less. `conquered`: a card has been earned this turn.
    `tried`, `tried_in`: conquests tried now, in all and by region. `prizes`: what territories were found to be worth
    while none was.
    """

    prices: Prices
    held: list[list[int]]
    lands: list[int]
    cards: list[int]
    share: list[float]
    rivalry: list[float]
    horizon: float
    urgency: float
    end_weight: float
    next_ends: float
    lead: int
    loss_weight: float
    patience: float
    conquered: bool
    tried: int
    tried_in: list[int]
    prizes: list[float | None] = field(compare=False)

    def take(self, territory: int) -> int:
        """Try a conquest; the former owner, to be handed to `give_back`."""
        former = self.owner[territory]
        region = self.ground.region_of[territory]
        self.owner[territory] = self.seat
        self.tried += 1
        self.tried_in[region] += 1
        self.held[self.seat][region] += 1
        if former != NEUTRAL:
            self.held[former][region] -= 1
            self.lands[former] -= 1
        return former

    def give_back(self, territory: int, former: int) -> None:
        """Put a tried conquest back."""
        region = self.ground.region_of[territory]
        self.owner[territory] = former
        self.tried -= 1
        self.tried_in[region] -= 1
        self.held[self.seat][region] -= 1
        if former != NEUTRAL:
            self.held[former][region] += 1
            self.lands[former] += 1

    def is_whole(self, region: int) -> bool:
        """Whether the seat holds a region whole."""
        return self.held[self.seat][region] == self.ground.lands_in[region]


def read_outlook(ground: Ground, weights: Weights, seen: State, seat: int) -> Outlook:
    """Judge a view; it is not changed."""
    share, ahead = _shares(seen, seat)
    held, lead = _counted(ground, seen, seat)
    alive = sum(one.alive for one in seen.seats)
    horizon, urgency, next_ends = _ending(ground, seen, alive)
    patience = _patience(weights, seen)
    return Outlook(
        ground=ground,
        weights=weights,
        prices=prices_of(ground, weights),
        seat=seat,
        owner=seen.owner[:],
        units=seen.units,
        held=held,
        lands=[one.lands for one in seen.seats],
        cards=[len(one.hand) for one in seen.seats],
        share=share,
        rivalry=[one * (alive - 1) for one in share],
        horizon=horizon,
        urgency=urgency,
        end_weight=1.0 - horizon + urgency,
        next_ends=next_ends,
        lead=lead,
        loss_weight=_loss_weight(ground, weights, seen, horizon, ahead) * patience,
        patience=patience,
        conquered=bool(seen.conquests),
        tried=0,
        tried_in=[0] * len(ground.bonus),
        prizes=[None] * ground.size,
    )


def _counted(ground: Ground, seen: State, seat: int) -> tuple[list[list[int]], int]:
    """Territories by seat and region, and the points by which the seat leads the best rival."""
    held = [[0] * len(ground.bonus) for _ in seen.seats]
    points = [0] * len(seen.seats)
    for owner, region, worth in zip(seen.owner, ground.region_of, ground.points, strict=True):
        if owner != NEUTRAL:
            held[owner][region] += 1
            points[owner] += worth
    return held, points[seat] - max(points[:seat] + points[seat + 1 :], default=0)


def _shares(seen: State, seat: int) -> tuple[list[float], float]:
    """Each rival's share of all rivals' strength, and by how much the seat is ahead of their average (0: level)."""
    strength = [float(one.units + LAND_IN_UNITS * one.lands) if one.alive else 0.0 for one in seen.seats]
    own = strength[seat]
    strength[seat] = 0.0
    total = sum(strength)
    if not total:
        return strength, 0.0
    rivals = sum(one.alive for one in seen.seats) - 1
    return [one / total for one in strength], max(0.0, own * rivals / total - 1.0)


def _ending(ground: Ground, seen: State, alive: int) -> tuple[float, float, float]:
    """Horizon, urgency, and the chance that the next card ends the match.

    The End Game card is equally likely at each number from `first_ending` to `last_ending` that has not been drawn.
    """
    horizon, urgency, next_ends = 1.0, 0.0, 0.0
    if ground.last_ending:
        drawn = ground.size + 1 - len(seen.deck)
        safe = max(drawn, ground.first_ending - 1)
        open_numbers = max(1, ground.last_ending - safe)
        urgency = min(1.0, max(0, drawn + alive - safe) / open_numbers)
        next_ends = 1.0 / open_numbers if drawn + 1 >= ground.first_ending else 0.0
        expected = safe - drawn + (open_numbers + 1) / 2
        horizon = min(1.0, expected / alive / FULL_FUTURE)
    if ground.max_rounds:
        rounds = ground.max_rounds - seen.rounds
        horizon = min(horizon, (rounds - 1) / FULL_FUTURE)
        urgency = 1.0 if rounds <= 1 else urgency
    return horizon, urgency, next_ends


def _loss_weight(ground: Ground, weights: Weights, seen: State, horizon: float, ahead: float) -> float:
    """Units are worth what they can still do; less to the one ahead, and where all stacks are thick."""
    weight = weights.own_losses * (LEAST_COST + (1.0 - LEAST_COST) * horizon)
    weight /= 1.0 + weights.ahead * ahead
    thickness = sum(seen.units) / ground.size - THIN
    if thickness > 0:
        weight /= 1.0 + weights.thick * thickness / FULL_FUTURE
    return weight


def _patience(weights: Weights, seen: State) -> float:
    """Equal careful players would wait for one another for ever."""
    return 1.0 / (1.0 + weights.weary * max(0, seen.rounds - PATIENT_ROUNDS))
