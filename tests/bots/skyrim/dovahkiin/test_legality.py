"""Every choice is legal, repeatable and honest, in every mix, in positions that sense and nonsense lead to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.bots.arena import ask
from game.bots.bot import decision_chance
from game.bots.handicap import Handicap
from game.bots.levels import levels_of, make_bot
from game.bots.skyrim.dovahkiin.policy import SAGA_ANSWERS, SagaPolicy
from game.kernel.chance import Stream
from game.kernel.codec import pack
from game.kernel.game import Game
from game.kernel.setup import SeatSetup, read_setup
from game.titles import find_title
from game.titles.skyrim.frames import ASKING, NUMBER
from game.titles.skyrim.setup import SkyrimSetup
from game.titles.skyrim.state import State
from tests.bots.wandering import wandering
from tests.titles.skyrim.endurance import any_mix

TITLE = find_title("skyrim")
SEARCHED = 61  # a search takes long: it is asked in few positions
RARE = {"exchange", "place", "claim", "give", "take", "put_under", "push", "choose_weapon", "choose_armor", "garrison"}


def dovahkiin(seats: int, level: str = "hard", **options: object) -> Game:
    plain = {"mode": "dovahkiin", "seats": tuple(SeatSetup(player=level) for _ in range(seats)), "options": options}
    return Game(TITLE, SkyrimSetup.model_validate(plain))


def mixed(number: int, level: str = "hard") -> Game:
    """A game of some legal mix."""
    chance = Stream(number)
    seats = tuple(SeatSetup(player=level) for _ in range(2 + number % 4))
    plain = {"title": "skyrim", "mode": "custom", "seats": seats, "options": {"max_rounds": 12, **any_mix(chance)}}
    return Game(TITLE, SkyrimSetup.model_validate(plain))


def positions(number: int, decisions: int, policy: SagaPolicy) -> Iterator[tuple[Game, State]]:
    game = dovahkiin(2 + number % 4, random_setup=bool(number % 3)) if number % 2 else mixed(number)
    for state in wandering(game, number, decisions, policy, 3):
        yield game, state


@pytest.mark.parametrize("handicap", [Handicap(), Handicap(2.0, 0.4, 0.2)], ids=["whole", "handicapped"])
def test_every_choice_is_legal_repeats_and_leaves_the_view_alone(handicap: Handicap) -> None:
    policy, met = SagaPolicy(handicap=handicap), set()
    for number in range(1, 9):
        for n, (game, state) in enumerate(positions(number, 330, policy)):
            met.add(ASKING[state.stack[-1][0]])
            seen = game.title.view(game.content, state, game.rules.decider(state))
            before = pack(seen)
            choice = policy.decide(game.content, seen, decision_chance(1, n))
            assert choice in game.options(state), ASKING[state.stack[-1][0]]
            assert pack(seen) == before, "judgement must leave the view as it was"
            assert policy.decide(game.content, seen, decision_chance(1, n)) == choice
    assert met >= set(ASKING) - RARE


@pytest.mark.parametrize("number", range(20, 32))
def test_all_levels_play_any_mix(number: int) -> None:
    levels = [level.key for level in levels_of("skyrim") if level.key != "master"]
    game = mixed(number)
    bots = [make_bot("skyrim", levels[seat % len(levels)]) for seat in range(len(game.setup.seats))]
    state = game.new(number)
    for n in range(260):
        if not state.stack:
            break
        seat = game.rules.decider(state)
        options = game.options(state)
        choice = ask(game, bots[seat], state, seat, options, number, n)
        assert choice in options
        game.choose(state, choice)


@pytest.mark.parametrize("level", [level.key for level in levels_of("skyrim")])
def test_what_is_hidden_changes_nothing(level: str) -> None:
    """The honesty test: equal views, equal choices, whatever stands behind them."""
    bot, differed = make_bot("skyrim", level), 0
    step = SEARCHED if level == "master" else 3
    for n, (game, state) in enumerate(positions(43, 420, SagaPolicy())):
        if n % step:
            continue
        seat = game.rules.decider(state)
        seen = game.title.view(game.content, state, seat)
        twin = game.title.determinise(game.content, seen, seat, Stream(n))
        twin.tape = (6, 6, 6)
        assert state.saga is not None
        assert twin.saga is not None
        differed += [one.objectives for one in state.saga.boards] != [one.objectives for one in twin.saga.boards]
        choice = ask(game, bot, state, seat, game.options(state), 1, n)
        assert ask(game, make_bot("skyrim", level), twin, seat, game.options(state), 1, n) == choice
    assert differed, "no position had objectives in other hands"


def test_all_questions_of_the_saga_have_an_answer() -> None:
    for name in ASKING[ASKING.index("choose_objectives") :]:
        assert NUMBER[name] in SAGA_ANSWERS, name


def test_levels_are_read_from_a_setup() -> None:
    seats = [{"player": "easy"}, {"player": "master"}]
    setup = read_setup(TITLE.setup_model, {"title": "skyrim", "mode": "dovahkiin", "seats": seats})
    assert [seat.player for seat in setup.seats] == ["easy", "master"]
