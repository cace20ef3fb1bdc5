"""Positions to judge that sense and nonsense lead to, in any title."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.bots.bot import Bot
from game.kernel.chance import Stream, below
from game.kernel.game import Game


def wandering(game: Game, seed: int, decisions: int, bot: Bot, nonsense_in: int) -> Iterator[Any]:
    """Positions of a match in which one choice in `nonsense_in` is made at random, so that wild ones come up too.

    The state yielded goes on afterwards: copy what is to be kept.
    """
    state = game.new(seed)
    chance = Stream(seed)
    for _ in range(decisions):
        if not state.stack:
            state = game.new(below(chance, 1 << 30))
        yield state
        options = game.options(state)
        seat = game.rules.decider(state)
        if below(chance, nonsense_in):
            option = bot.choose(game, game.title.view(game.content, state, seat), options, chance)
        else:
            option = options[below(chance, len(options))]
        game.choose(state, option)
