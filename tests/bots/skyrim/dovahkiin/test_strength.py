"""A level is worth its name in Dovahkiin too: small samples with fixed seeds, so that they cannot fail by bad luck."""

from __future__ import annotations

import pytest

from game.bots.arena import play_fast
from game.kernel.game import Game
from game.kernel.setup import SeatSetup
from game.titles import find_title
from game.titles.skyrim.setup import SkyrimSetup


def duel(*levels: str) -> Game:
    seats = tuple(SeatSetup(player=level) for level in levels)
    plain = {"mode": "dovahkiin", "seats": seats, "options": {"random_setup": True, "max_rounds": 40}}
    return Game(find_title("skyrim"), SkyrimSetup.model_validate(plain))


@pytest.mark.parametrize(
    ("stronger", "weaker", "least"), [("easy", "random", 9), ("normal", "easy", 7), ("hard", "normal", 7)]
)
def test_each_level_beats_the_one_below(stronger: str, weaker: str, least: int) -> None:
    games = [duel(stronger, weaker), duel(weaker, stronger)]
    won = 0
    for seed in range(10):
        game = games[seed % 2]
        played = play_fast(game, seed)
        assert not played.stopped
        won += [game.setup.seats[seat].player for seat in played.state.winners] == [stronger]
    assert won >= least
