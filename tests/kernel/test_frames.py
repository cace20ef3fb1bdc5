"""The stack of frames carries what the great titles need, shown on the tiny title Barrow."""

from __future__ import annotations

import pytest

from game.kernel.chance import Stream, below
from game.kernel.errors import IllegalChoice
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.rules import FrameKind, Rules
from game.kernel.setup import SeatSetup, Setup
from tests.kernel.barrow import EFFECTS, SHELTER, Barrow, BidsShown, CoinsChanged, State


def barrow(seats: int = 3, seed: int = 1, *modules: str) -> Match:
    people = tuple(SeatSetup(player="human") for _ in range(seats))
    return Match(Game(Barrow(), Setup(title="barrow", mode="base", modules=modules, seats=people)), seed)


def bid_all(match: Match) -> None:
    while kind(match) == "bid":
        match.choose(match.options()[0])


def kind(match: Match) -> str:
    return match.game.title.question(match.game.content, match.state)


def test_secret_bids_are_hidden_until_all_have_bid_and_then_shown_together() -> None:
    match = barrow()
    first = match.choose(match.options()[0])
    assert first.events == ()
    mine = match.game.title.view(match.game.content, match.state, 0)
    theirs = match.game.title.view(match.game.content, match.state, 1)
    assert mine.bids[0] == match.state.bids[0] >= 0
    assert theirs.bids == [-1, -1, -1]
    match.choose(match.options()[0])
    last = match.choose(match.options()[0])
    assert [type(event) for event in last.events] == [BidsShown]


def test_what_a_rival_has_bid_in_secret_changes_neither_view_nor_options() -> None:
    one, other = barrow(), barrow()
    one.choose(one.options()[0])
    other.choose(other.options()[1])
    content = one.game.content
    assert one.state != other.state
    assert Barrow().view(content, one.state, 1) == Barrow().view(content, other.state, 1)
    assert one.options() == other.options()


def test_an_effect_goes_on_after_a_nested_chain_of_interruptions_out_of_turn() -> None:
    match = barrow()
    bid_all(match)
    curser = match.seat
    match.choose(match.options()[0])
    victim = match.seat
    assert victim != curser
    assert match.state.stack[-2][0] == EFFECTS
    match.choose(match.options()[1])  # a ward, out of turn
    assert match.seat == curser
    match.choose(match.options()[1])  # broken
    assert match.seat == victim
    step = match.choose(("let",))
    assert [(event.seat, event.coins) for event in step.events if isinstance(event, CoinsChanged)] == [
        (victim, -1),
        (victim, -1),
        (curser, 1),
    ]


def test_a_ward_that_holds_stops_the_effect_below_it() -> None:
    match = barrow()
    bid_all(match)
    match.choose(match.options()[0])
    match.choose(match.options()[1])
    step = match.choose(("let",))
    assert match.state.coins == [3, 3, 3]
    assert step.events == ()


def test_a_module_brings_its_own_phase_and_its_own_piece_of_state() -> None:
    match = barrow(3, 1, "storm")
    assert match.state.stack[-1][0] == SHELTER
    for _ in range(3):
        match.choose(("shelter",))
    assert match.state.storm is not None
    assert match.state.storm.sheltered == [True] * 3
    assert kind(match) == "bid"
    assert barrow().state.storm is None


@pytest.mark.parametrize("modules", [(), ("storm",)])
@pytest.mark.parametrize("seed", range(20))
def test_random_play_keeps_every_promise_of_the_kernel(seed: int, modules: tuple[str, ...]) -> None:
    match = barrow(2 + seed % 3, seed, *modules)
    title, content = match.game.title, match.game.content
    chance = Stream(seed)
    while not match.over:
        options = match.options()
        assert options
        seat = match.seat
        seen = title.view(content, match.state, seat)
        dealt = title.determinise(content, seen, seat, chance)
        assert title.view(content, dealt, seat) == seen
        assert title.audit(content, dealt) == title.audit(content, match.state) == []
        before = match.state.copy()
        match.choose(options[below(chance, len(options))])
        assert match.state_before(len(match.steps) - 1) == before
    again = barrow(2 + seed % 3, seed, *modules)
    for step in match.steps:
        assert again.choose(step.option).hash == step.hash


def test_undo_stops_where_bids_were_shown() -> None:
    match = barrow()
    match.choose(match.options()[0])
    assert match.undo()
    bid_all(match)
    assert not match.undo()


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    match = barrow()
    before = match.state.copy()
    with pytest.raises(IllegalChoice, match="cannot be done"):
        match.choose(("curse", 1))
    assert match.state == before
    assert not match.steps


def test_kinds_that_ask_must_come_before_kinds_that_run() -> None:
    runs: FrameKind[State, object] = FrameKind("runs", resume=lambda *_: None)
    asks: FrameKind[State, object] = FrameKind("asks", offer=lambda *_: [], take=lambda *_: None)
    with pytest.raises(ValueError, match="before"):
        Rules((runs, asks))
