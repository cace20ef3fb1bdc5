"""A position with all that Dovahkiin adds to it, as one seat judges it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.bots.skyrim.dovahkiin.aims import Aim, Sight, aim_at
from game.bots.skyrim.dovahkiin.ambition import Ambition
from game.bots.skyrim.dovahkiin.paths import Paths, paths_of
from game.bots.skyrim.ground import ground_of
from game.bots.skyrim.outlook import FULL_FUTURE, Front, Outlook, read_outlook
from game.bots.skyrim.weights import Weights
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.catalogue import Counts
from game.titles.skyrim.dovahkiin.phases import WINNING_POINTS
from game.titles.skyrim.dovahkiin.saga import NOWHERE, Board, Saga
from game.titles.skyrim.reinforcements import base_units, region_units
from game.titles.skyrim.state import HIDDEN, NEUTRAL, State, saga_of

WALL: Final = 400  # units that stand for a dragon or a hero alone: no unit fights him
BOLD: Final = 1.5  # units beside a rival's hero count for so many, in attack and defence
PACE: Final = 1.4  # points that a good player scores in a round
THROWN: Final = 0.25  # share of all own units that can be thrown into a turn beside those that come
STEEP: Final = 1.5  # the more steps an objective lacks, the less each is worth
SECOND_BEST: Final = 0.4  # what the points of an objective count, where another is scored in the same turn
HIGHEST_LEAD: Final = 1.5  # by how much more a leader's losses are worth than those of the last
MENACING: Final = 4  # points from which on a rival's land is worth taking for what he could do with it
MENACE: Final = 0.25  # of a point, that a territory of a rival who is near to ten points is worth more


@dataclass(slots=True)
class Lookout:
    """`outlook` judges land and units, with objectives in the prices of land; `aims` are the objectives in hand,
    `paths` what lies between; `force` is what can be thrown into a turn, `point` what a victory point is worth."""

    content: Content
    seen: State
    seat: int
    saga: Saga
    ambition: Ambition
    outlook: Outlook
    paths: Paths
    force: float
    point: float
    aims: list[Aim]

    @property
    def board(self) -> Board:
        """The own player board."""
        return self.saga.boards[self.seat]

    @property
    def sight(self) -> Sight:
        """What objectives are looked at with."""
        return Sight(self.content, self.seen, self.seat, self.outlook, self.paths, self.force)

    @property
    def scores(self) -> int:
        """The points of the best objective that is met as things stand."""
        return max((aim.points for aim in self.aims if aim.met), default=0)

    def rate(self, objective: int) -> float:
        """What an objective promises: its points, the sooner the better."""
        aim = aim_at(self.sight, objective)
        return aim.points * aim.closeness

    def aiming(self, *counts: Counts) -> float:
        """What one step towards the objectives that count these is worth."""
        return sum(self.worth(aim) / max(1, aim.needed - aim.done) for aim in self.aims if aim.counts in counts)

    def worth(self, aim: Aim) -> float:
        """What an objective is worth as far as it is from here, in units."""
        return self.point * aim.points * aim.closeness


def front_of(content: Content, weights: Weights, seen: State, seat: int) -> Front:
    """Only who stands where, with walls."""
    owner, units = walled(seen, seat)
    return Front(ground_of(content), weights, seat, owner, units)


def walled(seen: State, seat: int) -> tuple[list[int], list[int]]:
    """Owners and units as units meet them: none passes a dragon or a hero alone, and heroes make units strong."""
    saga = saga_of(seen)
    owner, units = seen.owner[:], seen.units[:]
    for dragon in saga.dragons:
        units[dragon.territory] = WALL
    for other, board in enumerate(saga.boards):
        if other == seat or board.hero == NOWHERE:
            continue
        if units[board.hero]:
            units[board.hero] = int(BOLD * units[board.hero] + 0.5)
        else:
            owner[board.hero], units[board.hero] = NEUTRAL, WALL
    return owner, units


def look_out(content: Content, weights: Weights, ambition: Ambition, seen: State, seat: int) -> Lookout:
    """Judge a view; it is not changed."""
    saga = saga_of(seen)
    outlook = read_outlook(ground_of(content), weights, seen, seat)
    outlook.owner, outlook.units = walled(seen, seat)
    point = _time_left(content, saga, ambition, outlook)
    paths = paths_of(outlook)
    one = seen.seats[seat]
    income = base_units(content, seen, seat) + region_units(content, seen, seat)
    force = max(3.0, income + THROWN * one.units)
    look = Lookout(content, seen, seat, saga, ambition, outlook, paths, force, point, [])
    if content.mix.objectives:
        sight = look.sight
        look.aims = [aim_at(sight, number) for number in saga.boards[seat].objectives if number != HIDDEN]
        _steer(look)
    return look


def _time_left(content: Content, saga: Saga, ambition: Ambition, outlook: Outlook) -> float:
    """Where ten points win, they shorten the future; returns what a point is worth."""
    if not content.mix.objectives:
        return 0.0
    points = [board.points for board in saga.boards]
    own = points[outlook.seat]
    best = max(points[: outlook.seat] + points[outlook.seat + 1 :], default=0)
    if content.mix.victory != "objectives":
        outlook.lead += own - best
        return ambition.end_point * max(0.5, outlook.weights.point)
    left = (WINNING_POINTS - max(own, best)) / PACE
    outlook.horizon = min(outlook.horizon, max(0.3, left / FULL_FUTURE))
    outlook.end_weight = outlook.urgency = 0.0
    _fear_leaders(outlook, points)
    near = max(0.0, own - WINNING_POINTS / 2) / (WINNING_POINTS / 2)
    return ambition.point * (1.0 + ambition.pressing * near)


def _fear_leaders(outlook: Outlook, points: list[int]) -> None:
    """Whoever is near to ten points is the strongest rival."""
    share = [
        one * (1.0 + HIGHEST_LEAD * min(points[seat], WINNING_POINTS) / WINNING_POINTS)
        for seat, one in enumerate(outlook.share)
    ]
    total = sum(share)
    if total:
        rivals = sum(one > 0 for one in share)
        outlook.share = [one / total for one in share]
        outlook.rivalry = [one * rivals for one in outlook.share]


def _of_leaders(look: Lookout) -> list[float]:
    """By territory, what it takes from a rival who is near to winning: most objectives rest on land and units."""
    if look.content.mix.victory != "objectives":
        return [0.0] * look.outlook.ground.size
    far = WINNING_POINTS - MENACING
    menace = [
        MENACE * look.point * min(far, max(0, board.points - MENACING)) / far if seat != look.seat else 0.0
        for seat, board in enumerate(look.saga.boards)
    ]
    return [menace[owner] if owner != NEUTRAL else 0.0 for owner in look.seen.owner]


def _steer(look: Lookout) -> None:
    """Put what objectives lack, and what they rest on, into the prices of land."""
    outlook = look.outlook
    scored = look.scores
    gains, keeps = _of_leaders(look), [0.0] * outlook.ground.size
    for aim in look.aims:
        worth = look.worth(aim)
        if aim.rests_on:
            held = look.ambition.kept * worth / max(aim.needed, len(aim.rests_on))
            for t in aim.rests_on:
                keeps[t] += held
        if aim.met or not aim.lacks:
            continue
        if scored and aim.fleeting:
            worth *= SECOND_BEST * (0.5 if aim.points <= scored else 1.0)
        steps = max(len(aim.lacks), aim.needed - aim.done)
        each = worth / steps**STEEP
        open_to_all = aim.counts in ("conquests", "territories")
        for t in range(outlook.ground.size) if open_to_all else aim.lacks:
            gains[t] += each
    if any(gains) or any(keeps):
        horizon = max(0.1, outlook.horizon)
        prices = outlook.prices
        outlook.prices = replace(
            prices,
            land=tuple(old + new / horizon for old, new in zip(prices.land, gains, strict=True)),
            kept=tuple(old + new for old, new in zip(prices.kept, keeps, strict=True)),
        )
