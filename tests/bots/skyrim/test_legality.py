"""Every choice is legal, repeatable and honest, in positions that sense and nonsense lead to."""

from __future__ import annotations

import pytest

from game.bots.arena import ask
from game.bots.bot import decision_chance
from game.bots.handicap import Handicap
from game.bots.levels import levels_of, make_bot
from game.bots.skyrim.policy import Policy
from game.bots.skyrim.tempers import BY_HAND, tuned
from game.bots.skyrim.weights import HAND
from game.kernel.chance import Stream
from game.kernel.codec import pack, unpack
from game.titles.skyrim.state import State
from tests.bots.skyrim.table import skyrim, wandering

SEARCHED = 37  # a search takes long: it is asked in few positions, of all kinds, since the step divides nothing
TABLES = [("chaos", seats) for seats in (2, 3, 4, 5)] + [("civil-war", seats) for seats in (3, 4, 5)]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
@pytest.mark.parametrize("policy", [Policy(), Policy(handicap=Handicap(2.0, 0.4, 0.2))], ids=["whole", "handicapped"])
def test_every_choice_is_legal_and_repeats(mode: str, seats: int, policy: Policy) -> None:
    game = skyrim(["normal"] * seats, mode)
    for n, state in enumerate(wandering(game, seats, 450, policy)):
        seat = game.rules.decider(state)
        seen = game.title.view(game.content, state, seat)
        before = pack(seen)
        choice = policy.decide(game.content, seen, decision_chance(1, n))
        assert choice in game.options(state)
        assert pack(seen) == before, "judgement must leave the view as it was"
        assert policy.decide(game.content, seen, decision_chance(1, n)) == choice


@pytest.mark.parametrize("level", [level.key for level in levels_of("skyrim")])
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_what_is_hidden_changes_nothing(mode: str, seats: int, level: str) -> None:
    """The honesty test: equal views, equal choices, whatever stands behind them."""
    game = skyrim([level] * seats, mode)
    bot = make_bot("skyrim", level)
    step = SEARCHED if level == "master" else 1
    differed = 0
    for n, state in enumerate(wandering(game, 40 + seats, 300, Policy(BY_HAND))):
        if n % step:
            continue
        seat = game.rules.decider(state)
        twin = game.title.determinise(game.content, game.title.view(game.content, state, seat), seat, Stream(n))
        twin.tape = (6, 6, 6)
        differed += any(mine.hand != other.hand for mine, other in zip(state.seats, twin.seats, strict=True))
        assert twin != state
        options = game.options(state)
        choice = ask(game, bot, state, seat, options, 1, n)
        assert choice in options
        assert ask(game, make_bot("skyrim", level), twin, seat, options, 1, n) == choice
    assert differed, "no position had cards in other hands"


def test_a_view_survives_the_way_to_the_worker() -> None:
    game = skyrim(["normal"] * 3, "civil-war")
    for state in wandering(game, 9, 500, Policy()):
        seen = game.title.view(game.content, state, game.rules.decider(state))
        assert unpack(State, pack(seen)) == seen


def test_tempers_by_mode_and_by_seats_left() -> None:
    tempers = tuned()
    found = [tempers.of(chaos, alive) for chaos in (True, False) for alive in (4, 3, 2)]
    assert found[0] is found[1] is tempers.chaos_table
    assert found[2] is tempers.chaos_duel
    assert found[3] is found[4] is tempers.war_table
    assert found[5] is tempers.war_duel
    assert BY_HAND.of(True, 2) is HAND
