"""What a position is worth to a seat when its turn has ended, in units on the board."""

from __future__ import annotations

from typing import Final

from game.bots.skyrim.dovahkiin.lookout import Lookout
from game.bots.skyrim.worth import asset, risk, threat
from game.titles.skyrim.dovahkiin.saga import NONE, NOWHERE
from game.titles.skyrim.state import State

WON: Final = 300.0
UNIT: Final = 0.8
LAND: Final = 1.5
REGION: Final = 2.5  # times its bonus
HOPED: Final = 0.5  # of what objectives in hand are worth as far as they are
EXPOSED: Final = 0.4  # of what stands at risk
THEIRS: Final = 0.7  # a rival's points and hero against the own


def worth_to(look: Lookout) -> float:
    """The own standing, less the rivals'."""
    seen, seat = look.seen, look.seat
    rivals = sum(
        share * _standing(look, other) * (THEIRS if other != seat else 1.0)
        for other, share in enumerate(look.outlook.share)
        if share
    )
    return _standing(look, seat) + _hopes(look) - _at_risk(look) - rivals + _land(look, seen)


def _standing(look: Lookout, seat: int) -> float:
    """What all can see of a seat."""
    one, board, ambition = look.seen.seats[seat], look.saga.boards[seat], look.ambition
    worth = UNIT * one.units + LAND * one.lands + ambition.card * len(one.hand) + look.point * board.points
    worth += ambition.magicka * board.magicka + ambition.shout * len(board.shouts)
    worth += ambition.equipment * ((board.weapon != NONE) + (board.armor != NONE))
    if board.hero != NOWHERE:
        worth += ambition.hero + ambition.health * board.health
    return worth


def _hopes(look: Lookout) -> float:
    return HOPED * sum(look.worth(aim) for aim in look.aims) + len(look.board.spells)


def _land(look: Lookout, seen: State) -> float:
    bonus = look.outlook.ground.bonus
    return REGION * sum(bonus[region] for region in range(len(bonus)) if look.outlook.is_whole(region))


def _at_risk(look: Lookout) -> float:
    """Land that may be lost before the next own turn."""
    outlook, units = look.outlook, look.seen.units
    own = (t for t, owner in enumerate(outlook.owner) if owner == look.seat)
    return EXPOSED * sum(asset(outlook, t) * risk(outlook, threat(outlook, t), units[t]) for t in own)
