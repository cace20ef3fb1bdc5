"""What must hold of every title, whatever its rules: random play over modes, seats, options and seeds."""

from __future__ import annotations

import copy
import dataclasses
import importlib
import pkgutil
import re
import types
import typing
from collections.abc import Iterator
from typing import Any

import pytest

from game.kernel.chance import Stream, below, mix
from game.kernel.codec import pack, state_hash, unpack
from game.kernel.errors import IllegalChoice
from game.kernel.match import Match
from game.titles import TITLES
from tests.titles.plays import CAP, CASES, Case, game_of, play, samples

SEEDS = (0, 1, 2, 3)
NAMES = ("Ada", "Björn", "Cnut", "Dís", "Eir")


@pytest.fixture(
    scope="module", params=[(case, seed) for case in CASES for seed in SEEDS], ids=lambda p: f"{p[0]}-{p[1]}"
)
def match(request: pytest.FixtureRequest) -> Match:
    """A match played by chance; tests look at it and leave it as it is."""
    return play(*request.param)


def points(match: Match, every: int, offset: int = 0) -> Iterator[tuple[int, Any]]:
    """States at decisions spread over the match, with their numbers."""
    for n in samples(match, every, offset):
        yield n, match.state_before(n)


def test_it_ends_with_winners_under_the_cap(match: Match) -> None:
    assert match.over
    assert len(match.steps) < CAP
    assert match.options() == []
    assert match.state.winners == sorted(set(match.state.winners))
    standings = match.game.title.standings(match.game.content, match.state)
    best = max((one.key for one in standings if one.alive), default=None)
    assert match.state.winners in (
        [one.seat for one in standings if one.alive and one.key == best],
        [] if len(standings) == 1 else None,  # one who plays alone can lose
    )


def test_nothing_is_ever_unaccounted_for(match: Match) -> None:
    audit, content = match.game.title.audit, match.game.content
    for n in range(len(match.steps) + 1):
        assert audit(content, match.state_before(n)) == [], n


def test_options_are_never_empty_nor_doubled(match: Match) -> None:
    for n in range(len(match.steps)):
        options = match.game.options(match.state_before(n))
        assert options, n
        assert len(set(options)) == len(options), n


def test_every_option_applies_to_a_copy_and_leaves_the_state_alone(match: Match) -> None:
    game = match.game
    for n, state in points(match, 97, match.seed):
        before = state_hash(state)
        for option in game.options(state)[:60]:
            heard, unheard = state.copy(), state.copy()
            assert heard == state
            game.choose(heard, option, [])
            game.choose(unheard, option)
            assert heard == unheard
            assert game.title.audit(game.content, heard) == [], (n, option)
            assert bool(heard.stack) != bool(heard.winners) or len(heard.seats) == 1
            assert not heard.stack or game.options(heard)
        assert state_hash(state) == before


def test_states_survive_spelling_and_packing(match: Match) -> None:
    game = match.game
    for _n, state in [*points(match, 41), (0, match.state)]:
        assert game.title.parse_state(game.content, game.title.spell_state(game.content, state)) == state
        again = unpack(type(state), pack(state))
        assert again == state
        assert state_hash(again) == state_hash(state)
        assert all(type(frame) is tuple for frame in again.stack)
        assert not state.stack or game.options(again) == game.options(state)


def test_options_and_their_targets_are_spelled_and_read_back(match: Match) -> None:
    naming = match.game.naming
    for _n, state in points(match, 29):
        for option in match.game.options(state):
            spelled = naming.spell_option(option)
            assert naming.parse_option(spelled) == option
            assert all(isinstance(one, str | int) for one in spelled)
            targets = naming.targets(option)
            assert [next(iter(target.values())) for target in targets] == spelled[1:]


def test_a_replay_gives_the_same_hashes(match: Match) -> None:
    game = match.game
    again = Match(game, match.seed)
    assert again.opening == match.opening
    for step in match.steps:
        if step.option == ("resign",):
            done = again.resign(step.seat)
        else:
            assert again.seat == step.seat
            done = again.choose(step.option)
        assert (done.hash, done.outcomes, done.events) == (step.hash, step.outcomes, step.events)


def test_words_are_found_for_everything(match: Match) -> None:
    game = match.game
    page = "\n".join(page.read_text(encoding="utf-8") for page in game.title.rules_pages())
    for event in [*match.opening, *(event for step in match.steps for event in step.events)]:
        words = game.title.event_words(game.content, event, NAMES)
        assert "{" not in words
    for _n, state in points(match, 59):
        question = game.title.question(game.content, state)
        assert question[0].isupper()
        assert question[-1] in ".?"
        assert "{" not in question
        assert f"`{game.title.clause(state)}`" in page
        options = game.options(state)
        said = [game.title.option_words(game.content, state, option) for option in options]
        assert all(said)
        assert len(set(said)) == len(said)
        rounds, turns = game.title.rounds(state)
        assert rounds > 0
        assert turns >= 0


def test_views_hide_what_they_must_and_no_more(match: Match) -> None:
    game = match.game
    title, content = game.title, game.content
    differ = 0
    for n, state in points(match, 83, match.seed * 7):
        decider = game.rules.decider(state)
        before = state_hash(state)
        for seat in range(-1, len(state.seats)):
            seen = title.view(content, state, seat)
            assert title.view(content, seen, seat) == seen
            taped = state.copy()
            taped.tape = (6, 1)
            assert title.view(content, taped, seat) == seen
            assert title.audit(content, seen) == [], n
            assert title.parse_state(content, title.spell_state(content, seen)) == seen
            for shuffled in (n, n + 1_000_003):
                other = title.determinise(content, seen, seat, Stream(mix(shuffled)))
                assert title.view(content, other, seat) == seen, n
                assert title.audit(content, other) == [], n
                differ += other != state
                if seat == decider:
                    assert game.options(other) == game.options(state)
            if seat == decider:
                assert game.options(seen) == game.options(state)
            assert [one.parts for one in title.standings(content, seen)] == [
                one.parts for one in title.standings(content, state)
            ]
        assert state_hash(state) == before
    assert differ


def test_play_goes_on_from_a_dealt_state(match: Match) -> None:
    game = match.game
    for n, state in points(match, max(1, len(match.steps) // 3), 1):
        seat = game.rules.decider(state)
        guess = game.title.determinise(game.content, game.title.view(game.content, state, seat), seat, Stream(mix(n)))
        chance = Stream(mix(n + 5))
        for _ in range(400):
            if not guess.stack:
                break
            options = game.options(guess)
            game.choose(guess, options[below(chance, len(options))])
            assert game.title.audit(game.content, guess) == []


def test_illegal_choices_are_refused_and_change_nothing(match: Match) -> None:
    game = match.game
    known = {option for n, state in points(match, 61) for option in game.options(state)}
    others = sorted(known, key=str)
    chance = Stream(mix(match.seed + 9))
    for _n, state in points(match, 251, 3):
        trial = Match(game, 0, state.copy())
        legal = set(trial.options())
        before = state_hash(trial.state)
        for _ in range(40):
            option = others[below(chance, len(others))]
            if option not in legal:
                refused(trial, game.naming.spell_option(option), before)
        for _ in range(40):
            choice = garbage(game.naming, chance)
            try:
                fits = game.naming.parse_option(choice) in legal or choice == ["resign"]
            except IllegalChoice:
                fits = False
            if not fits:
                refused(trial, choice, before)
        assert not trial.steps


def refused(trial: Match, choice: Any, before: str) -> None:
    with pytest.raises(IllegalChoice) as refusal:
        trial.choose_spelled(choice)
    sentence = str(refusal.value)
    assert len(sentence) > 10, choice
    assert sentence.rstrip("'\"")[-1] in ".?", (choice, sentence)
    assert "\n" not in sentence
    assert "{" not in sentence or "{" in str(choice), sentence
    assert state_hash(trial.state) == before


def garbage(naming: Any, chance: Stream) -> Any:
    """A choice that may be anything."""
    verbs = [*naming.verbs, "", "resign", "Attack"]
    words = [key for keys in naming.keys.values() for key in keys]
    odd: list[Any] = [None, -1, 0, 1, 2, 99, 10**30, True, 1.5, "", "whiterum", [], ["x"], {}, [[1]], "3"]
    if not below(chance, 12):
        return odd[below(chance, len(odd))]
    verb = verbs[below(chance, len(verbs))]
    wanted = len(naming.verbs.get(verb, ()))
    count = wanted if below(chance, 4) else below(chance, 5)
    return [
        verb,
        *(words[below(chance, len(words))] if below(chance, 2) else odd[below(chance, len(odd))] for _ in range(count)),
    ]


def test_states_hold_plain_data_only(match: Match) -> None:
    for _n, state in points(match, 37):
        assert_plain(state)


def assert_plain(value: Any) -> None:
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            assert_plain(getattr(value, field.name))
    elif type(value) in (list, tuple):
        for one in value:
            assert_plain(one)
    elif type(value) is dict:
        for key, one in value.items():
            assert_plain(key)
            assert_plain(one)
    else:
        assert value is None or type(value) in (int, bool, str), value


PEOPLE = [dataclasses.replace(case, player="human") for case in CASES if not case.flags]


@pytest.mark.parametrize("case", PEOPLE, ids=str)
def test_undo_and_redo_give_the_recorded_states(case: Case) -> None:
    match = Match(game_of(case), 5)
    chance = Stream(mix(5))
    taken_back = 0
    while not match.over and len(match.steps) < 500:
        options = match.options()
        match.choose(options[below(chance, len(options))])
        depth = match.undo_depth()
        if depth is None:
            assert not match.undo()
            continue
        hashes = [step.hash for step in match.steps]
        recorded = state_hash(match.state_before(depth))
        assert not any(step.reveals for step in match.steps[depth:])
        assert match.undo()
        assert state_hash(match.state) == recorded
        assert len(match.steps) == depth
        taken_back += 1
        while match.redo():
            pass
        assert [step.hash for step in match.steps] == hashes
    assert taken_back > 20


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.info.key)
def test_no_field_is_forgotten_by_copies_bytes_and_equality(title: Any) -> None:
    model = type(play_start(title))
    filled = fill(model, [0])
    untouched = copy.deepcopy(filled)
    twin = filled.copy()
    assert twin == filled
    assert pack(twin) == pack(filled)
    wreck(twin)
    assert filled == untouched
    for nested in nested_models(model):
        for field in dataclasses.fields(nested):
            one = fill(nested, [3])
            other = dataclasses.replace(one, **{field.name: fill(typing.get_type_hints(nested)[field.name], [1000])})
            assert one != other, field.name
            assert pack(one) != pack(other), field.name
            assert is_frozen(one) or other.copy() == other, field.name


def play_start(title: Any) -> Any:
    case = next(case for case in CASES if case.title == title.info.key)
    return game_of(case).new(1)


def nested_models(model: Any) -> list[Any]:
    """A state's class and those nested in it."""
    found = [model]
    for one in found:
        for hint in typing.get_type_hints(one).values():
            for inner in [hint, *inner_types(hint)]:
                if dataclasses.is_dataclass(inner) and inner not in found:
                    found.append(inner)
    return found


def inner_types(hint: Any) -> list[Any]:
    inside = list(typing.get_args(hint))
    return [*inside, *(deeper for one in inside for deeper in inner_types(one))]


def fill(hint: Any, count: list[int]) -> Any:
    """A value of a type, of numbers that all differ."""
    count[0] += 1
    origin, inside = typing.get_origin(hint), typing.get_args(hint)
    if dataclasses.is_dataclass(hint):
        hints = typing.get_type_hints(hint)
        return hint(*(fill(hints[field.name], count) for field in dataclasses.fields(hint)))  # type: ignore[operator]
    if origin is types.UnionType:
        return fill(inside[0], count)
    if origin is list:
        return [fill(inside[0], count), fill(inside[0], count)]
    if origin is tuple:
        parts = [inside[0]] * 2 if inside[-1] is Ellipsis else inside
        return tuple(fill(part, count) for part in parts)
    if origin is dict:
        return {fill(inside[0], count): fill(inside[1], count)}
    if hint is bool:
        return count[0] < 500
    return str(count[0]) if hint is str else count[0]


def is_frozen(value: Any) -> bool:
    """Whether copies may share it."""
    return bool(value.__dataclass_params__.frozen)


def wreck(value: Any) -> None:
    """Change everything that can be changed, the deepest first."""
    if dataclasses.is_dataclass(value) and is_frozen(value):
        return
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            wreck(getattr(value, field.name))
            with_nothing = {list: [], dict: {}, tuple: (), int: -5, bool: False, str: "?"}
            setattr(value, field.name, with_nothing.get(type(getattr(value, field.name))))
    elif isinstance(value, list):
        for one in value:
            wreck(one)
        value.clear()
    elif isinstance(value, dict):
        for one in value.values():
            wreck(one)
        value.clear()


def event_classes(key: str) -> Iterator[Any]:
    """Every event of a title: the modules named `events` in its folder."""
    package = importlib.import_module(f"game.titles.{key}")
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if found.name.rpartition(".")[2] == "events":
            for name, kind in vars(importlib.import_module(found.name)).items():
                if dataclasses.is_dataclass(kind) and re.match(r"[A-Z]", name) and name != "Event":
                    yield kind


def small_of(hint: Any) -> Any:
    """1, two of them, or two pairs."""
    return (small_of(typing.get_args(hint)[0]),) * 2 if typing.get_origin(hint) is tuple else 1


def test_event_classes_of_every_title_have_words() -> None:
    """An event that no random match brings would be met first by a player."""
    for title in TITLES:
        game = game_of(next(case for case in CASES if case.title == title.info.key and case.seats > 1))
        for kind in event_classes(title.info.key):
            event = fill(kind, [0])
            hints = typing.get_type_hints(kind)
            small = {key: small_of(hint) for key, hint in hints.items()}
            event = dataclasses.replace(event, **small)
            assert isinstance(game.title.event_words(game.content, event, NAMES), str), kind
            assert "{" not in title.event_words(game.content, event, NAMES)
