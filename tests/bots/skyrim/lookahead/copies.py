"""Copies of positions of a match, and what must hold for them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from game.bots.skyrim.lookahead.boards import Boards, boards_of
from game.bots.skyrim.lookahead.field import field_of
from game.bots.skyrim.lookahead.luck import Luck
from game.bots.skyrim.policy import Policy
from game.kernel.chance import Stream
from game.kernel.game import Game
from game.titles.skyrim.state import State
from tests.bots.skyrim.table import skyrim, wandering

TABLES = [("chaos", 2), ("chaos", 4), ("civil-war", 3)]


def copies(game: Game, state: State, seat: int, worlds: int = 16, seed: int = 1) -> tuple[Boards, Luck]:
    luck = Luck(Stream(seed), worlds)
    seen = game.title.view(game.content, state, seat)
    return boards_of(field_of(game.content), game.content, seen, seat, luck), luck


def positions(mode: str, seats: int, step: int = 23, decisions: int = 600) -> Iterator[tuple[Game, State, int]]:
    """Positions within turns, of all kinds; the state goes on afterwards."""
    game = skyrim(["normal"] * seats, mode, max_rounds=60)
    for n, state in enumerate(wandering(game, 70 + seats, decisions, Policy())):
        if n % step == 0 and state.turns:
            yield game, state, game.rules.decider(state)


def check(boards: Boards) -> None:
    """What must hold between any two steps."""
    field = boards.field
    assert (boards.units >= 1).all()
    assert ((boards.owner >= 0) & (boards.owner <= boards.seats)).all()
    for seat in range(boards.seats + 1):
        own = boards.owner == seat
        assert (boards.lands[seat] == own.sum(axis=0)).all()
        assert (boards.force[seat] == (own * boards.units).sum(axis=0)).all()
        assert (boards.points[seat] == (own * field.points).sum(axis=0)).all()
        for region in range(field.regions):
            assert (boards.held[seat, region] == own[field.region_of == region].sum(axis=0)).all()
        if seat < boards.seats:
            assert (boards.cards[seat] == (boards.holder == seat).sum(axis=0)).all()
            assert (boards.alive[seat] == own.any(axis=0)).all()
    assert np.isfinite(boards.share).all()
