"""How likely a seat is to win, read off a position by a formula learnt from many matches: the leaf of a look ahead.

It holds for a position in which the seat is about to begin its turn. Amid a turn it would mislead: stacks look dear
there because they are about to be spent.
"""

from __future__ import annotations

import tomllib
from functools import cache
from math import exp
from pathlib import Path
from typing import Final, NamedTuple

from game.bots.skyrim.ground import Ground
from game.bots.skyrim.outlook import LAND_IN_UNITS, Outlook
from game.bots.skyrim.tempers import DUEL
from game.titles.skyrim.reinforcements import FEWEST_UNITS
from game.titles.skyrim.state import NEUTRAL, State

DATA: Final = Path(__file__).with_name("prospects.toml")
STEADY: Final = 1.2  # a stack, against one that may strike it
CERTAIN: Final = 30.0  # beyond it a chance is nought or one
NONE: Final = 90  # strength from which on the weakest rival is not weak
THREE: Final = 3
MOVERS: Final = 2  # a stack that can strike


class Features(NamedTuple):
    """What is read off a position.

    Shares are of all on the board, or of all that the map has; sums are in tenths. `danger`, `prey`: chances to lose
    own territories, to take others', summed. `ahead`, `at_the_end`, `as_it_nears`: times the future left, the chance
    that the end comes within a round, and the future gone.
    """

    constant: float
    lands: float
    units: float
    income: float
    region_bonus: float
    region_progress: float
    best_rival_units: float
    best_rival_income: float
    danger: float
    prey: float
    cards: float
    rival_cards: float
    forts: float
    portals: float
    greatest_stack: float
    borders: float
    weakest_rival: float
    bonus_in_danger: float
    units_squared: float
    income_squared: float
    units_ahead: float
    income_ahead: float
    points_at_the_end: float
    lead_at_the_end: float
    lead_as_it_nears: float
    cards_as_it_nears: float
    three_left: float
    four_left: float


@cache
def _learnt() -> dict[str, Features]:
    tables = tomllib.loads(DATA.read_text("utf-8"))
    return {key: Features(**table) for key, table in tables.items()}


def chance_to_win(outlook: Outlook, state: State) -> float:
    """Of the outlook's seat, 0 to 1. A match that is over counts as it ended; a shared victory in parts."""
    seat = outlook.seat
    if state.winners:
        return 1.0 / len(state.winners) if seat in state.winners else 0.0
    if not state.seats[seat].alive:
        return 0.0
    alive = sum(one.alive for one in state.seats)
    chaos = outlook.ground.last_ending > 0
    weights = _learnt()["war" if not chaos else "chaos-duel" if alive <= DUEL else "chaos-table"]
    total = sum(weight * x for weight, x in zip(weights, features(outlook, state, alive), strict=True))
    return 1.0 / (1.0 + exp(-max(-CERTAIN, min(CERTAIN, total))))


def features(outlook: Outlook, state: State, alive: int) -> Features:
    """Read a position off for the outlook's seat."""
    ground, seat = outlook.ground, outlook.seat
    fronts = _fronts(outlook)
    wealth = [_wealth(ground, state, outlook, one) for one in range(len(state.seats))]
    rivals = [one for one, other in enumerate(state.seats) if other.alive and one != seat]
    me = state.seats[seat]
    all_units = max(1, sum(one.units for one in state.seats))
    all_income = max(1, sum(wealth))
    units, income = me.units / all_units, wealth[seat] / all_income
    horizon, urgency = outlook.horizon, outlook.urgency
    points = sum(worth for owner, worth in zip(state.owner, ground.points, strict=True) if owner == seat)
    weakest = min((state.seats[one].units + LAND_IN_UNITS * state.seats[one].lands for one in rivals), default=NONE)
    whole = [region for region in range(len(ground.bonus)) if outlook.is_whole(region)]
    return Features(
        constant=1.0,
        lands=me.lands / ground.size,
        units=units,
        income=income,
        region_bonus=sum(ground.bonus[region] for region in whole) / 10,
        region_progress=_progress(outlook) / 10,
        best_rival_units=max((state.seats[one].units for one in rivals), default=0) / all_units,
        best_rival_income=max((wealth[one] for one in rivals), default=0) / all_income,
        danger=fronts.danger / 10,
        prey=fronts.prey / 10,
        cards=len(me.hand) / 5,
        rival_cards=sum(len(state.seats[one].hand) for one in rivals) / 10,
        forts=sum(state.owner[t] == seat for t in ground.forts) / max(1, len(ground.forts)),
        portals=sum(state.owner[t] == seat for t in ground.portals) / max(1, len(ground.portals)),
        greatest_stack=fronts.greatest / all_units,
        borders=fronts.borders / ground.size,
        weakest_rival=weakest / 50 if weakest < NONE else 0.0,
        bonus_in_danger=sum(fronts.by_region[region] * ground.bonus[region] for region in whole) / 10,
        units_squared=units * units,
        income_squared=income * income,
        units_ahead=horizon * units,
        income_ahead=horizon * income,
        points_at_the_end=urgency * points / ground.all_points,
        lead_at_the_end=urgency * outlook.lead / 10,
        lead_as_it_nears=(1.0 - horizon) * outlook.lead / 10,
        cards_as_it_nears=(1.0 - horizon) * len(me.hand) / 5,
        three_left=float(alive == THREE),
        four_left=float(alive > THREE),
    )


class _Fronts(NamedTuple):
    danger: float
    prey: float
    greatest: int
    borders: int
    by_region: list[float]  # the greatest danger to one of its territories


def _fronts(outlook: Outlook) -> _Fronts:
    """Who may strike whom: each territory against the greatest stack beside it."""
    owner, units, seat, ground = outlook.owner, outlook.units, outlook.seat, outlook.ground
    danger = prey = 0.0
    greatest = borders = 0
    by_region = [0.0] * len(ground.bonus)
    for t, near in enumerate(ground.connected):
        stand = units[t]
        if owner[t] != seat:
            prey += _falls(max([units[u] for u in near if owner[u] == seat], default=0), stand)
            continue
        greatest = max(greatest, stand)
        others = [u for u in near if owner[u] != seat]
        if others:
            borders += 1
            falls = _falls(max([units[u] for u in others if owner[u] != NEUTRAL], default=0), stand)
            danger += falls
            region = ground.region_of[t]
            by_region[region] = max(by_region[region], falls)
    return _Fronts(danger, prey, greatest, borders, by_region)


def _falls(striking: int, stand: int) -> float:
    if striking < MOVERS:
        return 0.0
    attack = (striking - 1) ** 2
    return attack / (attack + STEADY * stand * stand)


def _wealth(ground: Ground, state: State, outlook: Outlook, seat: int) -> int:
    """Units that a seat gets each turn."""
    one = state.seats[seat]
    if not one.alive:
        return 0
    forts = sum(state.owner[t] == seat for t in ground.forts)
    held = outlook.held[seat]
    regions = sum(bonus for bonus, has, size in zip(ground.bonus, held, ground.lands_in, strict=True) if has == size)
    return max(FEWEST_UNITS, (one.lands + forts + 2) // 3) + regions


def _progress(outlook: Outlook) -> float:
    ground, held = outlook.ground, outlook.held[outlook.seat]
    return sum(b * (h / size) ** 2 for b, h, size in zip(ground.bonus, held, ground.lands_in, strict=True))
