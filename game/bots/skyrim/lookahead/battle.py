"""Attacks to the end, and what follows a conquest, in many copies at once (RSK-BAT, RSK-CAP, RSK-ELIM)."""

from __future__ import annotations

from typing import Final

import numpy as np

from game.bots.skyrim.lookahead.boards import Boards
from game.bots.skyrim.lookahead.field import Bools, Ints, Reals, chances
from game.bots.skyrim.lookahead.luck import Luck
from game.bots.skyrim.lookahead.minds import Minds
from game.bots.skyrim.maneuver import OUTSIDE_REGIONS
from game.bots.skyrim.worth import OTHER_THREATS
from game.titles.skyrim.invasion import MOST_ATTACK_DICE, MOST_DEFENCE_DICE
from game.titles.skyrim.odds import round_odds

THROWS_AT_ONCE: Final = 8
MOST_THROWS: Final = 400


def _by_dice() -> tuple[Reals, Reals, Ints]:
    """By (attacker's dice - 1) * 2 + defender's dice - 1: the chance that the defender alone loses, that with the
    chance that both do, and how many units a battle round costs in all."""
    alone, or_both, pairs = [], [], []
    for dice in range(1, MOST_ATTACK_DICE + 1):
        for against in range(1, MOST_DEFENCE_DICE + 1):
            found = {losses: float(chance) for losses, chance in round_odds(dice, against).items()}
            alone.append(sum(chance for (lost, _), chance in found.items() if not lost))
            or_both.append(sum(chance for (_, killed), chance in found.items() if killed))
            pairs.append(sum(next(iter(found))))
    return np.array(alone, np.float32), np.array(or_both, np.float32), np.array(pairs, np.int32)


ALONE, OR_BOTH, PAIRS = _by_dice()


def fight(units: Ints, defenders: Ints, least: Reals, luck: Luck, world: Ints) -> tuple[Ints, Ints, Ints]:
    """Battle rounds until the target falls or it looks worse than `least`: units left on both sides, and how many of
    the attacker's came through the last round. An attack with no unit to spare is none."""
    survivors = np.zeros_like(units)
    throws = luck.draw(THROWS_AT_ONCE, world)
    for number in range(MOST_THROWS):
        going = (units > 1) & (defenders > 0)
        if number:
            going &= chances(units, defenders) >= least
        if not going.any():
            break
        if number and number % THROWS_AT_ONCE == 0:
            throws = luck.draw(THROWS_AT_ONCE, world)
        dice = np.minimum(units - 1, MOST_ATTACK_DICE)
        kind = dice * 2 + np.minimum(defenders, MOST_DEFENCE_DICE) - 3
        throw, pairs = throws[number % THROWS_AT_ONCE], PAIRS[kind]
        lost = np.where(throw < ALONE[kind], 0, np.where(throw < OR_BOTH[kind], 1, pairs)) * going
        units = units - lost
        defenders = defenders - (pairs * going - lost)
        survivors = np.where(going, dice - lost, survivors)
    return units, defenders, survivors


def attack(boards: Boards, seat: int, minds: Minds, goes: Bools, source: Ints, target: Ints, luck: Luck) -> Ints:
    """Attack where `goes`; the columns in which a rival fell and left more cards than may be held."""
    columns = boards.columns
    before, stood = boards.units[source, columns], boards.units[target, columns]
    units, defenders, survivors = fight(before * goes, stood, minds.least_chance, luck, boards.world)
    units = np.where(goes, units, before)
    boards.force[seat] -= before - units
    loser = boards.owner[target, columns]
    boards.force[loser, columns] -= stood - defenders
    boards.units[source, columns] = units
    boards.units[target, columns] = defenders
    won = np.flatnonzero(goes & (defenders == 0))
    if not len(won):
        return won
    keep = minds.keep[won]
    _conquer(boards, seat, won, source[won], target[won], survivors[won], keep)
    return _eliminate(boards, seat, won, loser[won])


def _conquer(
    boards: Boards, seat: int, columns: Ints, source: Ints, target: Ints, survivors: Ints, keep: Reals
) -> None:
    field = boards.field
    loser, region = boards.owner[target, columns], field.region_of[target]
    boards.owner[target, columns] = seat
    boards.lands[seat, columns] += 1
    boards.lands[loser, columns] -= 1
    boards.held[seat, region, columns] += 1
    boards.held[loser, region, columns] -= 1
    points = field.points[target, 0].astype(np.int32)
    boards.points[seat, columns] += points
    boards.points[loser, columns] -= points
    boards.conquered[columns] = True
    left = boards.units[source, columns] - survivors
    follow = _following(boards, seat, columns, source, target, left, keep)
    boards.units[source, columns] = left - follow
    boards.units[target, columns] = survivors + follow


def _following(boards: Boards, seat: int, columns: Ints, source: Ints, target: Ints, left: Ints, keep: Reals) -> Ints:
    """What `maneuver.following` says."""
    most = left - 1
    here, source_border = _threat(boards, seat, columns, source)
    there, target_border = _threat(boards, seat, columns, target)
    region = boards.field.region_of[source]
    whole = boards.held[seat, region, columns] == boards.field.lands_in[region, 0]
    needed = (keep * here * np.where(whole, 1.0, OUTSIDE_REGIONS)).astype(np.int32)
    spare = np.maximum(0, most - needed)
    spare = np.where(~whole & (there < 1.0) & (here > 1.0), np.minimum(spare, most // 2), spare)
    follow: Ints = np.where(source_border, np.where(target_border, spare, 0), most)
    return follow


def _threat(boards: Boards, seat: int, columns: Ints, at: Ints) -> tuple[Reals, Bools]:
    """Rivals' units next to territories, and whether anybody else is."""
    near = boards.field.around[at]
    spread = columns[:, None]
    owner = boards.owner[near, spread]
    hostile = (boards.units[near, spread] - 1) * ((owner != seat) & (owner < boards.seats))
    # A territory that fills up its own list is the seat's, so that it counts nowhere.
    greatest = hostile.max(axis=1)
    return greatest + OTHER_THREATS * (hostile.sum(axis=1) - greatest), (owner != seat).any(axis=1)


def _eliminate(boards: Boards, seat: int, columns: Ints, loser: Ints) -> Ints:
    gone = (loser < boards.seats) & (boards.lands[loser, columns] == 0)
    if not gone.any():
        return columns[:0]
    columns, loser = columns[gone], loser[gone]
    boards.alive[loser, columns] = False
    boards.cards[seat, columns] += boards.cards[loser, columns]
    boards.cards[loser, columns] = 0
    holder = boards.holder[:, columns]
    boards.holder[:, columns] = np.where(holder == loser, np.int8(seat), holder)
    last = boards.alive[:, columns].sum(axis=0) == 1
    boards.over[columns[last]] = True
    boards.share[columns[last]] = float(seat == boards.hero)
    going_on: Ints = columns[~last]
    return going_on
