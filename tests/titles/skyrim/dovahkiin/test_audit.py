"""What the audit finds in a spoiled match of Dovahkiin, what a seat may know, and that all can be written down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.kernel.chance import Stream
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.saga import Dragon
from game.titles.skyrim.state import HIDDEN, State, saga_of
from tests.titles.skyrim.dovahkiin.tale import Tale, tell
from tests.titles.skyrim.endurance import endure, setup_of
from tests.titles.skyrim.table import TITLE


def laid(**fields: Any) -> Tale:
    given: dict[str, Any] = {
        "at": "invade", "heroes": "whiterun | riverwood | riften", "dragons": "korvanjund", "seats": 3,
        "weapons": "WPN-A", "armors": " | ARM-C", "shouts": ["SHO-A"], "magicka": "3 | 4 | 5",
        "spells": ["SPL-01 SPL-05", "SPL-02"], "objectives": ["OBJ-01", "OBJ-02 OBJ-03"],
    } | fields  # fmt: skip
    return tell("whiterun 3 helgen | riverwood 2 falkreath | riften 3", **given)


def number(table: Tale, key: str) -> int:
    return list(table.match.game.content.keys).index(key)


def faults(table: Tale, spoil: Callable[[State], None]) -> list[str]:
    state = table.match.state.copy()
    spoil(state)
    return TITLE.audit(table.match.game.content, state)


def _board(seat: int, **values: Any) -> Callable[[State], None]:
    def spoil(state: State) -> None:
        for name, value in values.items():
            setattr(saga_of(state).boards[seat], name, value)

    return spoil


def _saga(**values: Any) -> Callable[[State], None]:
    def spoil(state: State) -> None:
        for name, value in values.items():
            setattr(saga_of(state), name, value)

    return spoil


def _frame(*frame: int) -> Callable[[State], None]:
    return lambda state: state.stack.append(frame)


SPOILED = [
    ("state.saga:", lambda state: setattr(state, "saga", None)),
    ("state.saga.boards:", lambda state: saga_of(state).boards.pop()),
    ("state.saga.boards.0.health:", _board(0, health=11)),
    ("state.saga.boards.0.health:", _board(0, health=0)),
    ("state.saga.boards.0.hero:", _board(0, hero=0)),
    ("state.saga.boards.1.magicka:", _board(1, magicka=11)),
    ("state.saga.boards.0.weapon:", _board(0, hero=-1, health=0)),
    ("state.saga.boards.0:", _board(0, slain=-1)),
    ("state.saga.boards.0:", _board(0, declined=2)),
    ("state.saga.weapon_deck:", _board(2, weapon=0)),
    ("state.saga.weapon_deck:", _saga(weapon_deck=(1, 2, 3))),
    ("state.saga.armor_deck:", _saga(armor_deck=(0, 1, 2, 3, 4))),
    ("state.saga.shout_deck:", _board(1, shouts=(0,))),
    ("state.saga.shout_deck:", _saga(shouts_gone=(1,))),
    ("state.saga.dragons.0.health:", _saga(dragons=(Dragon(12, 0),))),
    ("state.saga.dragons.0.territory:", _saga(dragons=(Dragon(0, 10),))),
    ("state.stack.2: target", _frame(f.DUEL, 0, 5, 0)),
    ("state.stack.2: there are not two cards", _frame(f.CHOOSE_WEAPON, 1, 2, 0)),
    ("state.stack.2: this seat has no objective", _frame(f.CHOOSE_OBJECTIVES, 0)),
    ("state.stack.2: the hero stands on the board", _frame(f.PLACE_HERO, 0)),
    ("state.stack.2: ending", _frame(f.AID, 0, 7)),
]


@pytest.mark.parametrize(("told", "spoil"), SPOILED)
@pytest.mark.rule("RSK-HERO-28", "RSK-COMP-06", "RSK-MAG-02")
def test_the_audit_finds_what_cannot_be(told: str, spoil: Callable[[State], None]) -> None:
    table = laid()
    assert TITLE.audit(table.match.game.content, table.match.state) == []
    assert any(fault.startswith(told) for fault in faults(table, spoil)), faults(table, spoil)


@pytest.mark.rule("RSK-HERO-27")
def test_no_territory_is_empty_but_for_heroes_and_dragons() -> None:
    table = laid()
    for key, fault in (("helgen", "at least one unit"), ("solitude", "ever empty")):
        spoiled = faults(table, lambda state, key=key: state.units.__setitem__(number(table, key), 0))  # type: ignore[misc]
        assert any(f"territories.{key}.units" in one and fault in one for one in spoiled)
    assert TITLE.audit(table.match.game.content, laid(heroes="whiterun | riverwood | riften").match.state) == []


def test_frames_of_dovahkiin_are_faults_without_it() -> None:
    table = tell("whiterun 3 | riften 3", at="invade", mix="objectives magicka=false")
    spoiled = table.match.state.copy()
    spoiled.saga = None
    spoiled.stack.append((f.HELP, 1))
    found = TITLE.audit(table.match.game.content, spoiled)
    assert any("without anything of Dovahkiin" in fault for fault in found)


def test_there_is_no_magicka_in_a_mix_without_it() -> None:
    table = tell("whiterun 3 | riften 3", at="invade", mix="objectives magicka=false")
    spoiled = table.match.state.copy()
    saga_of(spoiled).boards[0].magicka = 10
    (found,) = TITLE.audit(table.match.game.content, spoiled)
    assert found.startswith("state.saga.boards.0.magicka: ")
    assert "10" not in found


# -- what a seat may know ------------------------------------------------------------------------------
@pytest.mark.rule("RSK-COMP-12", "RSK-COMP-13", "RSK-COMP-11")
def test_a_view_shows_boards_and_numbers_and_hides_cards_and_decks() -> None:
    table = laid()
    content, state = table.match.game.content, table.match.state
    for seat in range(-1, 3):
        seen = saga_of(TITLE.view(content, state, seat))
        for other, (board, shown) in enumerate(zip(table.saga.boards, seen.boards, strict=True)):
            open_facts = ("hero", "health", "magicka", "points", "weapon", "armor", "shouts", "slain")
            assert [getattr(shown, name) for name in open_facts] == [getattr(board, name) for name in open_facts]
            assert len(shown.spells) == len(board.spells)
            if other == seat:
                assert (shown.spells, shown.objectives) == (board.spells, board.objectives)
            else:
                assert {*shown.spells, *shown.objectives} <= {HIDDEN}
        for name in ("spell_deck", "objective_deck", "weapon_deck", "armor_deck", "shout_deck"):
            assert set(getattr(seen, name)) == {HIDDEN}
            assert len(getattr(seen, name)) == len(getattr(table.saga, name))
        assert seen.dragons == table.saga.dragons


@pytest.mark.rule("RSK-COMP-12")
def test_what_is_dealt_anew_agrees_with_the_view_and_differs_elsewhere() -> None:
    table = laid()
    content, state = table.match.game.content, table.match.state
    seen = TITLE.view(content, state, 0)
    hands = set()
    for chance in range(12):
        dealt = TITLE.determinise(content, seen, 0, Stream(chance))
        assert TITLE.audit(content, dealt) == []
        assert TITLE.view(content, dealt, 0) == seen
        hands.add(saga_of(dealt).boards[1].objectives)
        assert 0 not in saga_of(dealt).weapon_deck
    assert len(hands) > 3


@pytest.mark.rule("RSK-EQP-15", "RSK-COMP-12")
def test_what_left_the_game_is_not_dealt_again() -> None:
    table = laid(dragons="")
    state = table.match.state
    saga = saga_of(state)
    saga.weapon_deck = tuple(card for card in saga.weapon_deck if card != 2)
    saga.armor_deck = tuple(card for card in saga.armor_deck if card != 1)
    saga.shout_deck, saga.shouts_gone = saga.shout_deck[1:], saga.shout_deck[:1]
    content = table.match.game.content
    assert TITLE.audit(content, state) == []
    dealt = saga_of(TITLE.determinise(content, TITLE.view(content, state, 1), 1, Stream(3)))
    assert (2 in dealt.weapon_deck, 1 in dealt.armor_deck) == (False, False)
    assert not {*dealt.shout_deck} & {*saga.shouts_gone}


@pytest.mark.rule("RSK-COMP-13", "RSK-DOV-05")
def test_who_was_dealt_what_only_its_owner_hears() -> None:
    table = tell("whiterun 3 | riften 3", at="invade")
    fresh = Tale(type(table.match)(table.match.game, 4))
    for event in fresh.match.opening:
        if event.kind() == "objectives_seen":
            assert event.seen_by() == (event.seat,)  # type: ignore[attr-defined]
    fresh.do(fresh.options()[0])
    secret = [event for event in fresh.match.steps[-1].events if event.kind() == "return_seen"]
    assert [event.seen_by() for event in secret] == [(fresh.match.steps[-1].seat,)]


# -- written down --------------------------------------------------------------------------------------
def test_a_position_reads_back_with_all_that_the_saga_has() -> None:
    table = laid(health="3 | 4 | 5", dragons="korvanjund 7", points="2 | 9 | 0", slain="1 | 0 | 2")
    saga = table.saga
    saga.deeds = replace(saga.deeds, met_dragons=(1, 2), met_heroes=(1,), shot_dragons=(3,), walked=1, lost=4)
    table.match.state.conquests = ((3, -2, 1), (4, -1, 0), (5, 1, 0))
    plain = table.plain
    assert plain["conquests"][0]["loser"] == "dragon"
    assert plain["saga"]["dragons"] == [{"territory": "korvanjund", "health": 7}]
    assert TITLE.parse_state(table.match.game.content, plain) == table.match.state


@pytest.mark.rule("RSK-MIX-02", "RSK-SOLO-01")
def test_matches_of_all_kinds_go_to_their_end_without_a_fault() -> None:
    """A few of `endurance.py`, the rest by hand."""
    assert {setup_of(n)["mode"] for n in range(10)} == {"chaos", "civil-war", "dovahkiin", "custom"}
    found = endure(4, 1, cap=900)
    assert found.wrong == []
    assert found.choices > 1500
