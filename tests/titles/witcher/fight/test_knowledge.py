"""What seats know of a fight: nothing of life pools but what they saw there."""

from __future__ import annotations

import pytest

from game.kernel.chance import Stream
from game.titles.witcher.fight.events import FightCardsSeen, PoolSeen
from game.titles.witcher.fight.knowledge import still_known
from game.titles.witcher.state import HIDDEN, State
from tests.titles.witcher.fight.ring import TITLE, Ring, duel, hunt

HIGH = (4, 4, 4, 4)


def view(made: Ring, seat: int) -> State:
    return TITLE.view(made.content, made.state, seat)  # type: ignore[no-any-return]


def dealt(made: Ring, seat: int, seed: int) -> State:
    return TITLE.determinise(made.content, view(made, seat), seat, Stream(seed))  # type: ignore[no-any-return]


@pytest.mark.rule("WOW-FGT-10", "WOW-MON-03", "WOW-STA-01")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_life_pools_can_be_counted_but_not_seen(seat: int) -> None:
    made = hunt(hand="wolf_aard_1", deck=8)
    seen = view(made, seat)
    assert seen.fight is not None
    assert seen.fight.life == (HIDDEN,) * 11
    assert seen.fight_deck == (HIDDEN,) * 9
    assert seen.seats[0].deck == (HIDDEN,) * 8
    assert (seen.seats[0].hand == made.one().hand) == (seat == 0)


def test_who_looked_knows_what_lies_on_top_and_nobody_else_does() -> None:
    made = hunt(life="f05 f06 f01 f02", hand="wolf_aard_1", deck=8, trophies="m205")
    made.do("use trophy_m205", "leave")
    top = made.number("fight_card", "f05")
    for seed in range(20):
        mine = dealt(made, 0, seed)
        assert mine.fight is not None
        assert mine.fight.life[-1] == top
    others = {state.fight.life[-1] for seed in range(20) if (state := dealt(made, 1, seed)).fight is not None}
    assert len(others) > 1
    assert all(cards == (HIDDEN,) for _who, _side, cards in view(made, 1).fight.known)  # type: ignore[union-attr]


def test_what_was_seen_is_known_until_it_leaves_the_pool() -> None:
    deck = "wolf_aard_1 wolf_aard_2 wolf_yrden_1 wolf_yrden_2 wolf_cleave_1"
    made = hunt(school="cat", hand="wolf_push_back_1", deck=deck, attributes=(1, 4, 1, 2), shield=4)
    made.do("use specialty_cat_2", "take wolf_yrden_1", "put wolf_aard_2")
    assert still_known(made.state, made.fight) == [(0, 0, made.numbers("card", "wolf_aard_1 wolf_aard_2"))]
    made.combo("wolf_push_back_1")  # draws wolf_aard_2
    assert still_known(made.state, made.fight) == [(0, 0, made.numbers("card", "wolf_aard_1"))]
    assert dealt(made, 0, 3).seats[0].deck[-1] == made.number("card", "wolf_aard_1")


def test_a_shuffle_makes_it_unknown_again() -> None:
    made = hunt(
        school="cat", hand="wolf_push_back_1", deck=5, discard="wolf_yrden_2", attributes=(1, 4, 1, 2), kept="e56"
    )
    made.do("use specialty_cat_2", "take griffin_cleave_1", "put griffin_quick_slash_2")
    assert made.fight.known
    made.do("use kept_e56", "pick wolf_yrden_2")
    assert made.fight.known == ()


def test_looks_are_told_to_the_looker_alone() -> None:
    made = duel({"hand": "wolf_aard_1", "deck": 5, "trophies": "m205"}, {"deck": 5})
    made.do("use trophy_m205", "leave")
    assert [event.seen_by() for event in made.told(PoolSeen)] == [(0,)]
    hunted = hunt(hand="wolf_aard_1", deck=5, trophies="m205")
    hunted.do("use trophy_m205")
    assert [event.seen_by() for event in hunted.told(FightCardsSeen)] == [(0,)]


def test_a_dealt_fight_accounts_for_every_card() -> None:
    made = hunt(hand="wolf_aard_1 wolf_quick_slash_1", deck=8, discard="wolf_yrden_1", trophies="m205", kept="e18")
    made.do("use trophy_m205", "leave", "lay wolf_aard_1")
    for seat in (0, 1):
        state = dealt(made, seat, 5)
        assert state.fight is not None
        one = state.seats[0]
        laid = [card for card, _way in state.fight.combo]
        assert sorted((*one.hand, *one.deck, *one.discard, *laid)) == list(one.owned)
        assert sorted((*state.fight_deck, *state.fight.life, *state.fight.spent)) == list(range(20))


def test_what_is_hidden_changes_neither_view_nor_options() -> None:
    made = hunt(life="f05 f06 f01 f02", hand="wolf_aard_1", deck=8, kept="e18 e13", attributes=HIGH, shield=0)
    other = hunt(life="f05 f06 f02 f01", hand="wolf_aard_1", deck=8, kept="e18 e13", attributes=HIGH, shield=0)
    other.one().deck = other.one().deck[::-1]
    assert view(made, 0) == view(other, 0)
    assert made.options() == other.options()
