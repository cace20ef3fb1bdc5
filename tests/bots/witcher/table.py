"""Games and positions to judge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.bots.witcher.policy import Policy
from game.kernel.game import Game
from game.kernel.setup import SeatSetup
from game.titles import find_title
from game.titles.witcher.setup import WitcherOptions, WitcherSetup
from game.titles.witcher.state import State
from tests.bots import wandering as shared

MODULES = ((), ("skellige",))  # all ways to play
IDS = ("base", "skellige")


def witcher(levels: Sequence[str], modules: Sequence[str] = (), **options: int) -> Game:
    return Game(
        find_title("witcher"),
        WitcherSetup.model_validate(
            {
                "seats": tuple(SeatSetup(player=level) for level in levels),
                "modules": tuple(modules),
                "options": WitcherOptions(**options),
            }
        ),
    )


def wandering(game: Game, seed: int, decisions: int, policy: Policy) -> Iterator[State]:
    """Positions of a match in which most choices are judged."""
    return shared.wandering(game, seed, decisions, policy, 4)
