"""Every choice is legal, repeatable and honest, in positions that sense and nonsense lead to."""

from __future__ import annotations

from collections import Counter

import pytest

from game.bots.arena import ask, play_fast
from game.bots.bot import decision_chance
from game.bots.handicap import Handicap
from game.bots.levels import levels_of, make_bot
from game.bots.skye.journey import answers as journey
from game.bots.skye.policy import ANSWERS, Policy
from game.kernel.chance import Stream
from game.kernel.codec import pack
from game.titles.skye import frames as f
from tests.bots.skye.table import IDS, MODULES, skye, wandering

SEARCHED = 7  # a search takes long: it is asked in few positions, of all kinds
HANDICAPPED = Policy(handicap=Handicap(3.0, 0.4, 0.2))


@pytest.mark.parametrize("modules", MODULES, ids=IDS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("policy", [Policy(), HANDICAPPED], ids=["whole", "handicapped"])
def test_every_choice_is_legal_and_repeats(seats: int, policy: Policy, modules: tuple[str, ...]) -> None:
    game = skye(["normal"] * seats, modules)
    for n, state in enumerate(wandering(game, seats, 250, policy)):
        seat = game.rules.decider(state)
        seen = game.title.view(game.content, state, seat)
        before = pack(seen)
        options = game.options(state)
        choice = policy.choose(game, seen, options, decision_chance(1, n))
        assert choice in options
        assert pack(seen) == before, "judgement must leave the view as it was"
        assert policy.choose(game, seen, options, decision_chance(1, n)) == choice


@pytest.mark.parametrize("level", [level.key for level in levels_of("skye")])
@pytest.mark.parametrize("modules", MODULES, ids=IDS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_hidden_changes_nothing(seats: int, level: str, modules: tuple[str, ...]) -> None:
    """The honesty test: equal views, equal choices, whatever stands behind them."""
    game = skye([level] * seats, modules)
    bot = make_bot("skye", level)
    step = SEARCHED if level == "master" else 1
    for n, state in enumerate(wandering(game, 40 + seats, 130, Policy())):
        if n % step:
            continue
        seat = game.rules.decider(state)
        view = game.title.view(game.content, state, seat)
        twin = game.title.determinise(game.content, view, seat, Stream(n))
        assert twin != state
        assert game.title.view(game.content, twin, seat) == view
        options = game.options(state)
        choice = ask(game, bot, state, seat, options, 1, n)
        assert choice in options
        assert ask(game, make_bot("skye", level), twin, seat, options, 1, n) == choice


@pytest.mark.parametrize("modules", MODULES, ids=IDS)
def test_there_is_an_answer_to_every_question(modules: tuple[str, ...]) -> None:
    kinds: Counter[int] = Counter()
    game = skye(["normal"] * 3, modules)
    for state in wandering(game, 11, 900, Policy()):
        kinds[state.stack[-1][0]] += 1
    answered = {*ANSWERS, *journey.ANSWERS} if modules else {f.PRICE, f.BUY, f.BUILD}
    assert set(kinds) == answered


@pytest.mark.parametrize("modules", MODULES, ids=IDS)
@pytest.mark.parametrize(
    "levels", [["hard", "easy"], ["easy", "normal", "random"], ["hard", "random", "normal", "easy", "hard"]]
)
def test_matches_come_to_their_end(levels: list[str], modules: tuple[str, ...]) -> None:
    played = play_fast(skye(levels, modules), 3, 2_000)
    assert not played.stopped
    assert played.state.winners
