from __future__ import annotations

import pytest

from game.kernel.errors import IllegalChoice
from game.kernel.events import visible
from game.kernel.match import Match
from game.kernel.naming import RESIGN
from tests.support import play_random, skyrim

PEOPLE = "human:Ada,random,human:Bo,random"


def test_undo_goes_back_over_bots_to_the_persons_own_last_choice() -> None:
    match = Match(skyrim("human:Ada,random,random", "civil-war"), 3)
    while match.seat != 0:
        match.choose(match.options()[0])
    before, at = match.state.copy(), len(match.steps)
    for _ in range(3):
        match.choose(match.options()[0])
    assert match.undo()
    assert (match.state, len(match.steps), match.seat) == (before, at, 0)


def test_redo_makes_the_same_choices_again() -> None:
    match = Match(skyrim("human:Ada,random,random", "civil-war"), 3)
    play_random(match, 7)
    after = match.state.copy()
    steps = [step.option for step in match.steps]
    while match.undo():
        pass
    while match.redo():
        pass
    assert match.state == after
    assert [step.option for step in match.steps] == steps
    assert not match.redo()


def test_a_new_choice_forgets_what_was_undone() -> None:
    match = Match(skyrim("human:Ada,human,human", "civil-war"), 3)
    match.choose(match.options()[0])
    match.undo()
    match.choose(match.options()[1])
    assert not match.redo()


def test_dice_cannot_be_taken_back() -> None:
    match = Match(skyrim("human:Ada,human:Bo"), 3)
    while not match.steps or not match.steps[-1].reveals:
        options = match.options()
        attacks = [option for option in options if option[0] == "attack"]
        match.choose(attacks[-1] if attacks else options[0])
    assert match.undo_depth() is None
    assert not match.undo()


def test_a_forced_answer_is_no_choice_of_a_person() -> None:
    match = Match(skyrim(PEOPLE), 11)
    seen = 0
    while not match.over and seen < 5:
        forced = len(match.options()) == 1
        step = play_random(match, 1, seed=len(match.steps)).steps[-1]
        if forced:
            seen += 1
            assert not step.by_person
    assert seen


@pytest.mark.parametrize(
    "choice", [["attack", "whiterun"], ["fly"], [], "place", ["place", 3], ["place", "narnia"], None]
)
def test_garbage_is_refused_with_a_sentence_and_changes_nothing(choice: object) -> None:
    match = play_random(Match(skyrim(), 1), 10)
    before, steps = match.state.copy(), len(match.steps)
    with pytest.raises(IllegalChoice) as refused:
        match.choose_spelled(choice)
    assert str(refused.value).endswith(".")
    assert (match.state, len(match.steps)) == (before, steps)


def test_nobody_resigns_twice_or_after_the_end() -> None:
    match = Match(skyrim("human,human,human"), 1)
    match.resign(2)
    with pytest.raises(IllegalChoice):
        match.resign(2)
    match.choose(RESIGN)
    assert match.over
    with pytest.raises(IllegalChoice):
        match.resign(0)


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_nobody_resigns_for_a_seat_that_is_none(seat: int) -> None:
    match = Match(skyrim("human,human,human"), 1)
    before = match.state.copy()
    with pytest.raises(IllegalChoice, match=str(seat)):
        match.resign(seat)
    assert (match.state, match.steps) == (before, [])


def test_events_of_others_hidden_cards_are_not_told() -> None:
    match = play_random(Match(skyrim("random,random"), 5))
    events = [event for step in match.steps for event in step.events]
    for seat in (-1, 0, 1):
        told = [event for event in visible(events, seat) if event.seen_by() is not None]
        assert all(seat in (event.seen_by() or ()) for event in told)
    assert any(event.seen_by() == (0,) for event in visible(events, 0))


def test_true_and_one_point_nothing_are_no_numbers_of_dice() -> None:
    match = Match(skyrim(), 1)
    while not (attacks := [one for one in match.options() if one[0] == "attack" and one[-1] == 1]):
        match.choose(match.options()[0])
    option = attacks[0]
    for odd in (True, 1.0):
        with pytest.raises(IllegalChoice):
            match.choose((*option[:-1], odd))
    match.choose(option)


def test_who_stops_listening_hides_nothing_from_others() -> None:
    match = Match(skyrim(), 3)
    heard: list[str] = []

    def once(_match: Match, _step: object) -> None:
        heard.append("once")
        match.on_step.remove(once)

    match.on_step += [once, lambda _match, _step: heard.append("always")]
    for _ in range(2):
        match.choose(match.options()[0])
    assert heard == ["once", "always", "always"]
