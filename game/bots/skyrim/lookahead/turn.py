"""Turns in many copies at once: Reinforcements, Invasion, Maneuver, Draw, by judgement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from game.bots.skyrim.lookahead.battle import attack
from game.bots.skyrim.lookahead.boards import Boards
from game.bots.skyrim.lookahead.cards import draw, exchange, within_limit
from game.bots.skyrim.lookahead.field import Bools, Ints, Reals, odds
from game.bots.skyrim.lookahead.judgement import BITS, MASK, ONE, Ending, Judgement
from game.bots.skyrim.lookahead.luck import Luck
from game.bots.skyrim.lookahead.minds import minds_of
from game.titles.skyrim.cards import MOST_CARDS
from game.titles.skyrim.reinforcements import FEWEST_UNITS, HAND_THAT_MUST_EXCHANGE

PORTIONS: Final = 3  # in which units are placed
MOST_ATTACKS: Final = 20  # in a turn
CROWDED: Final = 0.85  # share of copies still attacking below which the others are set aside
FEW: Final = 0.02  # share of copies
ONE_LEFT: Final = np.float32(1.5)  # what stays behind a conquest, roughly


def play_turn(boards: Boards, seat: int, luck: Luck) -> None:
    """A whole turn."""
    left = income(boards, seat)
    everywhere = np.ones(boards.copies, bool)
    left += _exchanges(boards, seat, everywhere)
    place(boards, seat, left, PORTIONS)
    invade(boards, seat, everywhere, luck)
    finish_turn(boards, seat, luck)


def finish_turn(boards: Boards, seat: int, luck: Luck) -> None:
    """What comes after the invasion."""
    maneuver(boards, seat)
    draw(boards, seat, luck)


def income(boards: Boards, seat: int) -> Ints:
    """Units at the beginning of a turn (RSK-REI-01 to -06)."""
    field = boards.field
    forts = (boards.owner[field.fort_at] == seat).sum(axis=0, dtype=np.int32)
    base = np.maximum(FEWEST_UNITS, (boards.lands[seat] + forts + 2) // 3)
    regions = ((boards.held[seat] == field.lands_in) * field.bonus).sum(axis=0).astype(np.int32)
    return within_limit(boards, seat, base + regions)


def _exchanges(boards: Boards, seat: int, may: Bools) -> Ints:
    """Sets at the beginning of a turn: one that is owed, and what more is worth it."""
    came = np.zeros(boards.copies, np.int32)
    if not (boards.cards[seat] >= 3).any():
        return came
    ending = Ending(boards)
    least = minds_of(boards.field.chaos, boards.kind[seat], ending.alive).exchange_from
    for _ in range(2):
        owed = boards.cards[seat] >= HAND_THAT_MUST_EXCHANGE
        some = exchange(boards, seat, owed, least, ending.urgency, may)
        came += some
        if not some.any():
            break
    return came


def place(boards: Boards, seat: int, left: Ints, portions: int) -> None:
    """Put units down in so many portions, each where it does most."""
    left = left * ~boards.over
    columns = boards.columns
    for portion in range(portions, 0, -1):
        if not left.any():
            return
        judgement = Judgement(boards, seat)
        worth = judgement.place_worth(left)
        at = worth.argmax(axis=0)
        inland = worth[at, columns] < -1e8
        if inland.any():
            at = np.where(inland, judgement.own.argmax(axis=0), at)
        some = -(-left // portion)
        put(boards, seat, at, some)
        left = left - some


def put(boards: Boards, seat: int, at: Ints, units: Ints) -> None:
    """Units come to one territory in each copy."""
    boards.units[at, boards.columns] += units
    boards.force[seat] += units


@dataclass(slots=True, eq=False)
class Best:
    """The best attack of each copy: its worth, source and target."""

    worth: Reals
    source: Ints
    target: Ints


def best_attacks(judgement: Judgement) -> Best:
    """By target, from the strongest stack beside it; `attack.py` in short."""
    boards, minds, field = judgement.boards, judgement.minds, judgement.field
    columns, copies = boards.columns, boards.copies
    coded = ((boards.units << BITS) + np.arange(field.size, dtype=np.int32)[:, None]) * judgement.own
    strongest = field.greatest_near(coded)
    source, units = strongest & MASK, strongest >> BITS
    found = odds(units, boards.units)
    gain = judgement.prize + judgement.card_gain()
    kept = ONE - minds.exposure * judgement.patience * judgement.risk(
        judgement.threat, np.maximum(found.left - ONE, ONE)
    )
    worth = judgement.promise(found, gain * kept, judgement.foe)
    after = np.maximum((found.left + np.float32(0.5)).astype(np.int32) - 1, 0)
    worth += minds.chain * found.conquers * judgement.march(judgement.next_targets(), after, judgement.links - 1)
    whole = boards.held[judgement.seat] == field.lands_in
    if whole.any():
        behind = whole * field.bonus * (minds.hole * judgement.ending.horizon)
        left_open = judgement.risk(judgement.threat, ONE_LEFT) * behind.astype(np.float32).take(field.region_of, axis=0)
        worth -= left_open.ravel().take(source * copies + columns, mode="clip")
    worth[~(judgement.theirs & (found.conquers >= minds.least_chance) & (units > 1))] = -1e9
    target = worth.argmax(axis=0)
    return Best(worth[target, columns], source[target, columns], target)


def invade(
    boards: Boards, seat: int, active: Bools, luck: Luck, most: int = MOST_ATTACKS, few: float | None = None
) -> None:
    """Attack as long as it pays, and in more than a few copies: the rest is not worth the time."""
    active = active & ~boards.over
    few = FEW * boards.copies if few is None else few
    for number in range(most):
        columns = np.flatnonzero(active)
        if len(columns) <= few:
            return
        if len(columns) < CROWDED * boards.copies:
            some = boards.take(columns)
            invade(some, seat, np.ones(len(columns), bool), luck, most - number, few)
            boards.put(columns, some)
            return
        judgement = Judgement(boards, seat)
        best = best_attacks(judgement)
        active &= best.worth > judgement.minds.least_gain
        if active.any():
            strike(boards, seat, judgement, best, active, luck)
            active &= ~boards.over


def strike(boards: Boards, seat: int, judgement: Judgement, best: Best, goes: Bools, luck: Luck) -> None:
    """Attacks with what they lead to: a victor with too many cards turns sets in at once (RSK-ELIM-03 to -06)."""
    heirs = attack(boards, seat, judgement.minds, goes, best.source, best.target, luck)
    heirs = heirs[boards.cards[seat, heirs] > MOST_CARDS]
    if not len(heirs):
        return
    some = boards.take(heirs)
    owed = np.ones(len(heirs), bool)
    none = np.zeros(len(heirs), np.float32)
    while True:
        may = some.cards[seat] > MOST_CARDS
        if not may.any():
            break
        place(some, seat, exchange(some, seat, owed, none, none, may), 1)
    boards.put(heirs, some)


def maneuver(boards: Boards, seat: int) -> None:
    """The largest idle stack goes to the border where it does most (`maneuver.py`)."""
    own = boards.owner == seat
    idle = own & ~boards.field.greatest_near(~own)
    stack = boards.units * idle
    source = stack.argmax(axis=0)
    most = stack[source, boards.columns]
    columns = np.flatnonzero((most > 1) & ~boards.over)
    if not len(columns):
        return
    some = boards.take(columns)
    source, extra = source[columns], most[columns] - 1
    every = some.columns
    judgement = Judgement(some, seat)
    worth = np.where(_reach(some, judgement.own, source), judgement.place_worth(extra), np.float32(-1e9))
    goal = worth.argmax(axis=0)
    extra = extra * (worth[goal, every] > -1e8)
    some.units[source, every] -= extra
    some.units[goal, every] += extra
    boards.put(columns, some)


def _reach(boards: Boards, own: Bools, source: Ints) -> Bools:
    """What a chain of own territories joins to the source."""
    found = np.zeros(own.shape, bool)
    found[source, boards.columns] = True
    count = -1
    while count != (count := int(found.sum())):
        found |= boards.field.greatest_near(found) & own
    return found
