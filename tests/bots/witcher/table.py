"""Games and positions to judge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.bots.witcher.policy import Policy
from game.kernel.chance import Stream, below
from game.kernel.game import Game
from game.kernel.setup import SeatSetup
from game.titles import find_title
from game.titles.witcher.setup import WitcherOptions, WitcherSetup
from game.titles.witcher.state import State

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
    """Positions of a match in which choices are now judged and now made at random, so that wild ones come up too.

    The state yielded goes on afterwards: copy what is to be kept.
    """
    state: State = game.new(seed)
    chance = Stream(seed)
    for _ in range(decisions):
        if not state.stack:
            state = game.new(below(chance, 1 << 30))
        yield state
        options = game.options(state)
        seat = game.rules.decider(state)
        if below(chance, 4):
            option = policy.choose(game, game.title.view(game.content, state, seat), options, chance)
        else:
            option = options[below(chance, len(options))]
        game.choose(state, option)
