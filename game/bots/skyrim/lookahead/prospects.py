"""How likely the hero is to win in each copy, read off by the formula learnt from many matches (prospects.toml)."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from game.bots.skyrim.lookahead.boards import Boards
from game.bots.skyrim.lookahead.field import Bools, Ints, Reals
from game.bots.skyrim.lookahead.judgement import Ending
from game.bots.skyrim.outlook import LAND_IN_UNITS
from game.bots.skyrim.tempers import DUEL
from game.titles.skyrim.reinforcements import FEWEST_UNITS

DATA: Final = Path(__file__).with_name("prospects.toml")
STEADY: Final = np.float32(1.2)  # a stack, against one that may strike it
CERTAIN: Final = 30.0  # beyond it a chance is nought or one
NONE: Final = 90  # strength from which on the weakest rival is not weak
DIGITS: Final = 4
THREE: Final = 3

FEATURES: Final = (
    "constant",
    "lands",
    "units",
    "income",
    "region_bonus",
    "region_progress",
    "best_rival_units",
    "best_rival_income",
    "danger",
    "prey",
    "cards",
    "rival_cards",
    "forts",
    "portals",
    "greatest_stack",
    "borders",
    "weakest_rival",
    "bonus_in_danger",
    "units_squared",
    "income_squared",
    "units_ahead",
    "income_ahead",
    "points_at_the_end",
    "lead_at_the_end",
    "lead_as_it_nears",
    "cards_as_it_nears",
    "three_left",
    "four_left",
)

Rows: TypeAlias = dict[str, Any]  # arrays by features, a number a copy


@cache
def _learnt() -> dict[str, Reals]:
    tables = tomllib.loads(DATA.read_text("utf-8"))
    return {key: np.array([table[name] for name in FEATURES], np.float32) for key, table in tables.items()}


def chance_to_win(boards: Boards) -> Reals:
    """0 to 1. It holds where the hero is about to begin a turn: amid one stacks look dear, as they are about to be
    spent. A match that is over counts as it ended, a shared victory in parts."""
    alive = boards.alive.sum(axis=0)
    learnt, x = _learnt(), features(boards)
    if boards.field.chaos:
        total = np.where(alive <= DUEL, _total(learnt["chaos-duel"], x), _total(learnt["chaos-table"], x))
    else:
        total = _total(learnt["war"], x)
    # Rounded, because the last digits of an exponential are not the same on all machines, and choices should be.
    chance = np.round(1.0 / (1.0 + np.exp(-np.clip(total, -CERTAIN, CERTAIN))), DIGITS)
    found: Reals = np.where(boards.over, boards.share, chance * boards.alive[boards.hero])
    return found


def _total(weights: Reals, x: Reals) -> Reals:
    """Summed up in one order on all machines, as a product of matrices is not."""
    total: Reals = (weights[:, None] * x).sum(axis=0)
    return total


def features(boards: Boards) -> Reals:
    """A row for each of FEATURES.

    Shares are of all on the board, or of all that the map has; sums are in tenths. `danger`, `prey`: chances to lose
    own territories, to take others', summed. `ahead`, `at_the_end`, `as_it_nears`: times the future left, the chance
    that the end comes within a round, and the future gone.
    """
    own, forts = boards.owner == boards.hero, _forts(boards)
    rows = {"constant": np.ones(boards.copies), **_holdings(boards, own, forts), **_forces(boards, own, forts)}
    rows |= {**_fronts(boards, own), **_endgame(boards, rows["units"], rows["income"])}
    return np.array([rows[name] for name in FEATURES], np.float32)


def _forts(boards: Boards) -> Ints:
    """Forts by seat."""
    owner = boards.owner[boards.field.fort_at]
    return np.stack([(owner == seat).sum(axis=0) for seat in range(boards.seats)])


def _holdings(boards: Boards, own: Bools, forts: Ints) -> Rows:
    """What the hero has on the map and in hand."""
    field, hero = boards.field, boards.hero
    held = boards.held[hero]
    return {
        "lands": boards.lands[hero] / field.size,
        "region_bonus": ((held == field.lands_in) * field.bonus).sum(axis=0) / 10,
        "region_progress": (field.bonus * (held / field.lands_in) ** 2).sum(axis=0) / 10,
        "cards": boards.cards[hero] / 5,
        "forts": forts[hero] / max(1, field.forts),
        "portals": own[field.portal_at].sum(axis=0) / max(1, field.portals),
    }


def _forces(boards: Boards, own: Bools, forts: Ints) -> Rows:
    """Units and what brings more of them, beside those of rivals."""
    hero, wealth = boards.hero, _wealth(boards, forts)
    force = boards.force[:-1] * boards.alive
    rivals = boards.alive.copy()
    rivals[hero] = False
    all_units, all_income = np.maximum(1, force.sum(axis=0)), np.maximum(1, wealth.sum(axis=0))
    units, income = force[hero] / all_units, wealth[hero] / all_income
    weakest = np.where(rivals, force + LAND_IN_UNITS * boards.lands[:-1], NONE).min(axis=0)
    return {
        "units": units,
        "income": income,
        "best_rival_units": (force * rivals).max(axis=0) / all_units,
        "best_rival_income": (wealth * rivals).max(axis=0) / all_income,
        "rival_cards": (boards.cards * rivals).sum(axis=0) / 10,
        "greatest_stack": (boards.units * own).max(axis=0) / all_units,
        "weakest_rival": np.where(weakest < NONE, weakest / 50, 0.0),
        "units_squared": units * units,
        "income_squared": income * income,
    }


def _wealth(boards: Boards, forts: Ints) -> Ints:
    """Units that each seat gets a turn."""
    field = boards.field
    base = np.maximum(FEWEST_UNITS, (boards.lands[:-1] + forts + 2) // 3)
    regions = ((boards.held[:-1] == field.lands_in) * field.bonus).sum(axis=1)
    wealth: Ints = (base + regions) * boards.alive
    return wealth


def _fronts(boards: Boards, own: Bools) -> Rows:
    """Who may strike whom; a bonus is in danger as its most endangered territory is."""
    field, units = boards.field, boards.units
    hostile = units * (~own & (boards.owner < boards.seats))
    danger = _falls(field.greatest_near(hostile), units) * own
    prey = _falls(field.greatest_near(units * own), units) * ~own
    by_region = np.zeros((field.regions, boards.copies), np.float32)
    np.maximum.at(by_region, field.region_of, danger)
    whole = boards.held[boards.hero] == field.lands_in
    return {
        "danger": danger.sum(axis=0) / 10,
        "prey": prey.sum(axis=0) / 10,
        "borders": (own & field.greatest_near(~own)).sum(axis=0) / field.size,
        "bonus_in_danger": (by_region * whole * field.bonus).sum(axis=0) / 10,
    }


def _endgame(boards: Boards, units: Reals, income: Reals) -> Rows:
    """How near the end is, and who is ahead then; `units`, `income` as shares."""
    hero, points, ending = boards.hero, boards.points[:-1], Ending(boards)
    lead = points[hero] - np.where(np.arange(boards.seats)[:, None] == hero, 0, points).max(axis=0)
    gone = 1.0 - ending.horizon
    return {
        "units_ahead": ending.horizon * units,
        "income_ahead": ending.horizon * income,
        "points_at_the_end": ending.urgency * points[hero] / boards.field.all_points,
        "lead_at_the_end": ending.urgency * lead / 10,
        "lead_as_it_nears": gone * lead / 10,
        "cards_as_it_nears": gone * (boards.cards[hero] / 5),
        "three_left": ending.alive == THREE,
        "four_left": ending.alive > THREE,
    }


def _falls(striking: Ints, stand: Ints) -> Reals:
    attack = np.maximum(striking - 1, 0).astype(np.float32) ** 2
    found: Reals = attack / np.maximum(attack + STEADY * stand.astype(np.float32) ** 2, np.float32(1e-6))
    return found
