"""Every choice is legal, repeatable and honest, in positions that sense and nonsense lead to."""

from __future__ import annotations

from collections import Counter

import pytest

from game.bots.arena import ask, play_fast
from game.bots.bot import decision_chance
from game.bots.handicap import Handicap
from game.bots.levels import levels_of, make_bot
from game.bots.witcher.policy import ANSWERS, Policy
from game.kernel.chance import Stream
from game.kernel.codec import pack
from game.titles.witcher.frames import ASKING, NUMBER
from tests.bots.witcher.table import IDS, MODULES, wandering, witcher

SEARCHED = 29  # a search takes long: it is asked in few positions, of all kinds
HANDICAPPED = Policy(handicap=Handicap(3.0, 0.4, 0.2))


@pytest.mark.parametrize("modules", MODULES, ids=IDS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("policy", [Policy(), HANDICAPPED], ids=["whole", "handicapped"])
def test_every_choice_is_legal_and_repeats(seats: int, policy: Policy, modules: tuple[str, ...]) -> None:
    game = witcher(["normal"] * seats, modules)
    for n, state in enumerate(wandering(game, seats, 250, policy)):
        seat = game.rules.decider(state)
        seen = game.title.view(game.content, state, seat)
        before = pack(seen)
        options = game.options(state)
        choice = policy.decide(game.content, seen, options, decision_chance(1, n))
        assert choice in options
        assert pack(seen) == before, "judgement must leave the view as it was"
        assert policy.decide(game.content, seen, options, decision_chance(1, n)) == choice


@pytest.mark.parametrize("level", [level.key for level in levels_of("witcher")])
@pytest.mark.parametrize("modules", MODULES, ids=IDS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_hidden_changes_nothing(seats: int, level: str, modules: tuple[str, ...]) -> None:
    """The honesty test: equal views, equal choices, whatever stands behind them."""
    game = witcher([level] * seats, modules)
    bot = make_bot("witcher", level)
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
        assert ask(game, make_bot("witcher", level), twin, seat, options, 1, n) == choice


def test_there_is_an_answer_to_every_question() -> None:
    assert set(ANSWERS) == {NUMBER[name] for name in ASKING}


def test_questions_of_all_parts_of_the_game_come_up() -> None:
    kinds: Counter[int] = Counter()
    game = witcher(["normal"] * 3, ("skellige",))
    for state in wandering(game, 11, 1500, Policy()):
        kinds[state.stack[-1][0]] += 1
    assert {NUMBER[name] for name in ASKING if name not in RARE} <= set(kinds)


RARE = {
    "choose_school", "place_monster", "name_attack", "move_and_act", "act_here", "strike", "return_cards", "extra_card",
    "order_cards", "take_card", "trade_away", "trade_for", "discard_potion", "discard", "wager", "trash_hand",
    "pay_or_not", "before_die", "choose_die", "divert", "trade_trophy", "choose_level", "mists",
}  # fmt: skip


@pytest.mark.parametrize("modules", MODULES, ids=IDS)
@pytest.mark.parametrize("levels", [["hard"], ["easy", "normal"], ["hard", "random", "normal", "easy", "hard"]])
def test_matches_come_to_their_end(levels: list[str], modules: tuple[str, ...]) -> None:
    """Short of any cap that would have to stop them."""
    played = play_fast(witcher(levels, modules), 3, 20_000)
    assert not played.stopped
    assert played.state.winners
