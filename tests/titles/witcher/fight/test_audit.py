"""Faults of fights that a position may have are found, path first; and everything in a fight has its words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import State
from tests.titles.witcher.fight.ring import TITLE, hunt
from tests.titles.witcher.fight.test_random import random_duel, random_hunt

Spoil = Callable[[State], object]


def _no_fight(state: State) -> None:
    state.fight = None


def _set(name: str, value: object) -> Spoil:
    return lambda state: setattr(state.fight, name, value)


def _frame(*frame: int) -> Spoil:
    return lambda state: state.stack.append(frame)


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (_no_fight, "state.fight"),
        (_set("seats", (0, 0)), "state.fight.seats"),
        (_set("seats", (0, 1)), "state.fight.seats"),
        (_set("side", 3), "state.fight.sides"),
        (_set("combo", ((1, 0),)), "state.fight.combo"),
        (_set("returned", (5,)), "state.fight.returned"),
        (_set("wagers", ((7, 0),)), "state.fight.wagers"),
        (_frame(NUMBER["combo"], 1, 0), "state.stack"),
        (_frame(NUMBER["lose_card"], 0, 0, 9, 0), "state.stack"),
        (_frame(NUMBER["order_cards"], 0, 1, 2, 0, 0, 0, 0), "state.stack"),
        (_frame(NUMBER["take_card"], 0, 0, 0, 1), "state.stack"),
        (_frame(NUMBER["special"], 0, 0, 5), "state.stack"),
        (_frame(NUMBER["return_cards"], 0, 0, 0), "state.stack"),
        (_frame(NUMBER["damage"], 0, 0, -1, 0, 0), "state.stack"),
        (_frame(NUMBER["ability"], 0, 0, 99999, 0), "state.stack"),
        (_frame(NUMBER["fight_over"], 0, 4, 0), "state.fight"),
    ],
)
def test_faults_of_a_fight_are_found(spoil: Spoil, place: str) -> None:
    made = hunt(hand="wolf_aard_1", deck=5)
    state = made.state.copy()
    state.stack.insert(0, (NUMBER["turn"], 0, 3))
    assert not [fault for fault in TITLE.audit(made.content, state) if fault.startswith(("state.fight", "state.stack"))]
    spoil(state)
    assert [fault for fault in TITLE.audit(made.content, state) if fault.startswith(place)]


@pytest.mark.parametrize("seed", range(12))
def test_every_question_option_and_event_has_its_words(seed: int) -> None:
    made = random_hunt(seed) if seed % 2 else random_duel(seed)
    names = ["Ada", "Bo", "Cid", "Dan", "Eve"]
    content, state = made.content, made.state
    while state.stack:
        assert TITLE.question(content, state)
        options = TITLE.rules.options(content, state)
        said = [TITLE.option_words(content, state, option) for option in options]
        assert all(said)
        assert len(set(said)) == len(options)
        assert TITLE.clause(state)
        TITLE.rules.choose(content, state, options[seed % len(options)], made.log)
    for event in made.log:
        TITLE.event_words(content, event, names)
    assert len([event for event in made.log if TITLE.event_words(content, event, names)]) > len(made.log) / 3
