"""Games and positions to judge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.bots.skye.policy import Policy
from game.kernel.game import Game
from game.kernel.setup import SeatSetup
from game.titles import find_title
from game.titles.skye.setup import SkyeSetup
from game.titles.skye.state import State
from tests.bots import wandering as shared

MODULES = ((), ("journeyman",))  # all ways to play
IDS = ("base", "journeyman")


def skye(levels: Sequence[str], modules: Sequence[str] = ()) -> Game:
    return Game(
        find_title("skye"),
        SkyeSetup.model_validate(
            {"seats": tuple(SeatSetup(player=level) for level in levels), "modules": tuple(modules)}
        ),
    )


def wandering(game: Game, seed: int, decisions: int, policy: Policy) -> Iterator[State]:
    """Positions of a match in which most choices are judged."""
    return shared.wandering(game, seed, decisions, policy, 4)
