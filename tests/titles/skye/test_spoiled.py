"""Positions that cannot be are refused with the place of the first fault; so are choices, with a reason."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from game.kernel.errors import BadSetup
from game.kernel.match import Match
from game.kernel.position import parse_position, spell_position
from game.kernel.title import BadPlace
from tests.titles.skye.table import TITLE, Table, lay

Spoil = Callable[[dict[str, Any]], None]


def pricing() -> Table:
    table = lay(drawn=["L01 L02 L05", "L06 L08 L10", "L11 L12 L13"], gold=[9, 8, 7], at="price", points=[3, 2, 1])
    return table.price("L01 L02:4 L05:2").do("axe L08", "price L06 3")


def buying() -> Table:
    return lay(["0,0 K1 0; 0,-1 L14 0"], drawn=["L01:3 L02:2", "L05:4 L06:1", "L08:6 L10:5"], gold=[5, 9, 9])


def building() -> Table:
    return lay(["0,0 K1 0; 0,-1 L14 0"], aside=["L01 L02", "L05"], at="build")


def seat(number: int, **entries: Any) -> Spoil:
    return lambda state: state["seats"][number].update(entries)


def entry(**entries: Any) -> Spoil:
    return lambda state: state.update(entries)


def laid(number: int, place: int, **entries: Any) -> Spoil:
    return lambda state: state["seats"][number]["territory"][place].update(entries)


def frames(*kinds: tuple[str, int]) -> Spoil:
    def spoil(state: dict[str, Any]) -> None:
        state["stack"][1:] = [{"kind": kind, "seat": who} for kind, who in kinds]

    return spoil


SPOILED: list[tuple[Callable[[], Table], Spoil, str]] = [
    (pricing, entry(scoring=["S01", "S01", "S02", "S03"]), "state.scoring"),
    (pricing, entry(scoring=["S01", "S02", "S03"]), "state.scoring"),
    (pricing, entry(scoring=["S01", "S02", "S03", "S99"]), "state.scoring.3"),
    (pricing, entry(rounds=6), "state.rounds"),
    (pricing, entry(winners=[0]), "state.stack"),
    (pricing, entry(winners=[7]), "state.winners"),
    (pricing, entry(stack=[]), "state.stack"),
    (pricing, seat(1, colour="blue"), "state.seats.1.colour"),
    (pricing, seat(1, colour=None), "state.seats.1.colour"),
    (pricing, seat(1, colour="pink"), "state.seats.1.colour"),
    (pricing, seat(0, scored=[0, 0]), "state.seats.0.scored"),
    (pricing, seat(0, scored=[-1, 0, 0, 0, 0, 0]), "state.seats.0.scored"),
    (pricing, seat(0, prices=[4]), "state.seats.0.prices"),
    (pricing, seat(0, gold=4), "state.seats.0.counted"),
    (pricing, seat(0, gold=-1), "state.seats.0.gold"),
    (pricing, seat(0, counted=-1), "state.seats.0.counted"),
    (pricing, seat(0, axe=None), "state.seats.0.prices"),
    (pricing, seat(0, axe="L06"), "state.seats.0.axe"),
    (pricing, seat(0, axe="L02"), "state.seats.0.prices"),
    (pricing, seat(0, prices=[0, 0, 4], gold=5), "state.seats.0.prices"),
    (pricing, seat(2, prices=[0, 0, 1], gold=6), "state.seats.2.prices"),
    (pricing, seat(2, gold=1, counted=1), "state.seats.2.gold"),
    (pricing, seat(0, drawn=["L01", "L02", "L06"]), "state.seats.1.drawn"),
    (pricing, seat(0, drawn=["L01", "L02", "J1"]), "state.seats.0.drawn"),
    (pricing, seat(0, drawn=["L01", "L02", "castle_red"]), "state.seats.0.drawn"),
    (pricing, seat(0, drawn=["L01", "L02", None]), "state.seats.0.drawn"),
    (pricing, seat(0, alive=False), "state.seats.0.alive"),
    (pricing, seat(0, territory=[]), "state.seats.0.territory.0"),
    (pricing, laid(0, 0, rotation=1), "state.seats.0.territory.0"),
    (pricing, laid(0, 0, tile="castle_red"), "state.seats.0.territory.0"),
    (pricing, laid(0, 0, tile="L99"), "state.seats.0.territory.0.tile"),
    (pricing, laid(0, 0, x="0"), "state.seats.0.territory.0.0"),
    (pricing, laid(0, 0, colour="blue"), "state.seats.0.territory.0"),
    (pricing, lambda state: state["bag"].pop(), "state.bag"),
    (pricing, frames(("price", 2), ("price", 1), ("buy", 0)), "state.stack.3"),
    (pricing, frames(("price", 2), ("price", 1), ("price", 1)), "state.stack.2"),
    (pricing, frames(("price", 1), ("price", 2)), "state.stack"),
    (pricing, frames(), "state.seats.1.prices"),
    (pricing, lambda state: state["stack"].pop(0), "state.stack.0"),
    (buying, seat(1, prices=[4, 0], gold=10), "state.seats.1.prices"),
    (buying, seat(1, axe="L05"), "state.seats.1.axe"),
    (buying, laid(0, 1, rotation=1), "state.seats.0.territory.1"),
    (buying, laid(0, 1, x=5), "state.seats.0.territory.1"),
    (buying, laid(0, 1, y=0), "state.seats.0.territory.1"),
    (buying, lambda state: state["stack"][0].update(phase=5), "state.seats.0.drawn"),
    (building, lambda state: state["stack"][0].update(phase=2), "state.seats.0.aside"),
    (building, frames(("building", 2), ("building", 1)), "state.stack.1"),
    (building, frames(("building", 1), ("build", 0)), "state.stack.2"),
    (building, seat(0, aside=["L01", "L02", "L03", "L04"]), "state.seats.0.drawn"),
]


@pytest.mark.parametrize("number", range(len(SPOILED)))
def test_a_spoiled_position_is_refused_with_its_place(number: int) -> None:
    make, spoil, place = SPOILED[number]
    position = spell_position(make().match)
    position["setup"]["seats"] = position["setup"]["seats"][: len(position["state"]["seats"])]
    parse_position(TITLE, copy.deepcopy(position))
    spoil(position["state"])
    with pytest.raises((BadPlace, BadSetup)) as refusal:
        parse_position(TITLE, position)
    assert isinstance(refusal.value, BadPlace)
    assert refusal.value.place == place, refusal.value.wrong
    assert "{" not in refusal.value.wrong


def test_positions_of_all_phases_are_read_back() -> None:
    for make in (pricing, buying, building):
        match = make().match
        again = parse_position(TITLE, spell_position(match))
        assert isinstance(again, Match)
        assert again.state == match.state
        assert again.options() == match.options()


REFUSED = [
    (pricing, "price L10 9", "from 1 to 5"),
    (pricing, "axe L06", "lies already"),
    (pricing, "price L01 1", "none of the tiles that you drew"),
    (pricing, "price L08 1", "has the axe"),
    (pricing, "price L06 1", "is set"),
    (pricing, "confirm", "each of the others a price"),
    (pricing, "again", "each of the others a price"),
    (pricing, "buy L01", "does not answer"),
    (pricing, "price L06", "followed by"),
    (pricing, "price L06 x", "After 'price' comes"),
    (buying, "buy L01", "your own"),
    (buying, "buy L08", "costs 6 gold"),
    (buying, "buy L70", "not for sale"),
    (building, "build L70 0 1 0", "none of the tiles"),
    (building, "build L01 0 1 9", "0 to 3"),
]


@pytest.mark.parametrize(("make", "choice", "reason"), REFUSED)
def test_a_refusal_says_why(make: Callable[[], Table], choice: str, reason: str) -> None:
    assert reason in make().refused(choice)


def test_in_the_first_step_a_price_waits_for_the_axe() -> None:
    table = lay(drawn=["L01 L02 L05", "L06 L08 L10"], gold=[9, 8], at="price")
    assert "First the axe" in table.refused("price L01 2")
