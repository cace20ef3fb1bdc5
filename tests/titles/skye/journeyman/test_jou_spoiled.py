"""Positions with Journeyman that cannot be, what others may know, and why choices are refused (SKY-HID-03)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from game.kernel.chance import Stream, mix
from game.kernel.errors import BadSetup
from game.kernel.match import Match
from game.kernel.position import parse_position, spell_position
from game.kernel.title import BadPlace
from tests.titles.skye.boards import Boards
from tests.titles.skye.land import EXAMPLE
from tests.titles.skye.table import TITLE, Table, lay

QUIET = "S03 S04 S01 S14"
Spoil = Callable[[dict[str, Any]], None]


def planning() -> Table:
    boards = Boards(markers=["6 3 3", "0 0 0"], roads=[""])
    return lay([EXAMPLE], boards=boards, at="plan", gold=[3, 4], scoring=QUIET).do(
        "extra", "mark 0 -1", "lay_road 0 0 south"
    )


def walking() -> Table:
    return planning().do("confirm", "mark 0 0", "confirm")


def pricing() -> Table:
    boards = Boards(markers=["9 0 3", "9 0 0"], spent=["extra_movement"] * 2)
    table = lay([EXAMPLE], drawn=["L02 L08 L10", "L11 L12 L13"], gold=[9, 8], at="price", boards=boards)
    return table.do("spare_all", "price L02 1", "price L08 2", "price L10 3", "lay_road 0 0 south", "confirm")


def buying() -> Table:
    boards = Boards(markers=["0 0 9", "0 0 2"], new=["", "0 0 3"])
    return lay([EXAMPLE], drawn=["L02:3 L08:2", "J1:4 J2:1"], gold=[5, 9], boards=boards)


def selling() -> Table:
    return buying().do("buy J1")


def pausing() -> Table:
    return lay([EXAMPLE], boards=Boards(markers=["0 3 3", "0 3 0"]), at="income", gold=[4, 4])


def plain() -> Table:
    return lay([EXAMPLE], boards=Boards(), at="plan", scoring=QUIET).do("mark 0 -1")


def waypoint() -> Table:
    return plain().do("confirm", "confirm", "walk 0 -1")


MAKERS = (planning, plain, walking, pricing, buying, selling, pausing, waypoint)


def row(name: str, seat: int, entry: Any) -> Spoil:
    return lambda state: state["journey"][name].__setitem__(seat, entry)


def frames(*kinds: dict[str, Any]) -> Spoil:
    def spoil(state: dict[str, Any]) -> None:
        state["stack"][1:] = list(kinds)

    return spoil


def frame(kind: str, seat: int, **fields: Any) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, **fields}


WALKERS = (frame("moving", 1), frame("moving", 0))
PLANNERS = (*WALKERS, frame("reveal", 0), frame("plan", 1), frame("plan", 0))
KEEPERS = (frame("keeping", 1), frame("keeping", 0))
J = "state.journey"
SPOILED: list[tuple[Callable[[], Table], Spoil, str]] = [
    (planning, lambda state: state.update(journey=None), J),
    (planning, lambda state: state["journey"]["plan"].pop(), f"{J}.plan"),
    (planning, lambda state: state["journey"].update(noted=[1]), f"{J}.noted"),
    (planning, lambda state: state["journey"].update(noted=[1, 2]), f"{J}.noted"),
    (pausing, lambda state: state["journey"].update(noted=[]), f"{J}.noted"),
    (planning, row("layout", 0, ["one_road"] * 9), f"{J}.layout.0"),
    (planning, lambda state: state["journey"]["layout"][0].reverse(), f"{J}.layout.0"),
    (planning, row("reached", 0, [6, 10, 3]), f"{J}.reached.0"),
    (planning, row("markers", 0, [5, 3, 3]), f"{J}.markers.0"),
    (planning, row("markers", 0, [6, 2, 3]), f"{J}.markers.0"),
    (planning, row("ripe", 0, [7, 3, 3]), f"{J}.ripe.0"),
    (planning, row("bonus", 0, ["extra_movement", "advance", "no_axe"]), f"{J}.bonus.0"),
    (planning, row("bonus", 0, ["extra_movement", "advance", "advance"]), f"{J}.bonus.0"),
    (planning, row("fresh", 0, ["bank_pays"]), f"{J}.fresh.0"),
    (pricing, row("bonus", 0, []), f"{J}.bonus.0"),
    (planning, row("waypoints", 0, 2), f"{J}.waypoints.0"),
    (planning, row("waypoints", 1, 3), f"{J}.waypoints.1"),
    (planning, row("pieces", 0, 2), f"{J}.pieces.0"),
    (planning, row("new_pieces", 0, 1), f"{J}.new_pieces.0"),
    (buying, row("new_pieces", 1, 0), f"{J}.new_pieces.1"),
    (planning, row("roads", 0, [{"x": 0, "y": 0, "edge": "south"}]), f"{J}.pieces.0"),
    (planning, row("roads", 0, [{"x": 0, "y": 0, "edge": "up"}]), f"{J}.roads.0.0.edge"),
    (planning, row("roads", 0, [{"x": 0, "y": 0}]), f"{J}.roads.0.0"),
    (planning, row("roads", 0, "none"), f"{J}.roads.0"),
    (planning, row("drafted", 0, [{"x": 0, "y": 0, "edge": "east"}]), f"{J}.drafted.0"),
    (planning, row("drafted", 0, [{"x": 0, "y": 0, "edge": "north"}]), f"{J}.drafted.0"),
    (planning, row("drafted", 0, [{"x": 0, "y": y, "edge": "south"} for y in (0, 1)]), f"{J}.drafted.0"),
    (planning, row("pawn", 0, [3, 3]), f"{J}.pawn.0"),
    (planning, row("plan", 0, [[3, 3]]), f"{J}.plan.0"),
    (planning, row("plan", 0, [[0, 0], [0, 0]]), f"{J}.plan.0"),
    (planning, row("plan", 1, [[0, 0], [0, 0]]), f"{J}.plan.1"),
    (planning, row("plan", 0, [[0, 0], [0, 1], [0, -1], [0, 2]]), f"{J}.plan.0"),
    (planning, row("left", 0, 4), f"{J}.left.0"),
    (walking, row("left", 0, 40), f"{J}.left.0"),
    (planning, row("extra", 1, True), f"{J}.extra.1"),
    (walking, row("bonus", 0, ["extra_movement", "advance"]), f"{J}.extra.0"),
    (planning, row("sparing", 0, True), f"{J}.sparing.0"),
    (pricing, row("sparing", 1, True), "ok"),
    (pricing, lambda state: state["seats"][0].update(axe="L02"), "state.seats.0.prices"),
    (buying, row("extra", 0, True), f"{J}.plan.0"),
    (buying, row("plan", 0, [[0, 0]]), f"{J}.plan.0"),
    (buying, row("drafted", 0, [{"x": 0, "y": 0, "edge": "south"}]), f"{J}.drafted.0"),
    (pricing, row("sparing", 0, False), "state.seats.0.prices"),
    (plain, frames(*WALKERS), "state.stack"),
    (plain, frames(*WALKERS, frame("plan", 1), frame("plan", 0)), "state.stack"),
    (planning, frames(*WALKERS, frame("plan", 0), frame("reveal", 0)), "state.stack"),
    (planning, frames(*WALKERS, frame("reveal", 0), frame("plan", 0), frame("plan", 1)), "state.stack"),
    (planning, frames(*WALKERS, frame("reveal", 1), frame("plan", 1), frame("plan", 0)), "state.stack.3"),
    (planning, frames(*PLANNERS, frame("walk", 0)), "state.stack.6"),
    (planning, frames(*PLANNERS, frame("pause", 0)), "state.stack.6"),
    (planning, frames(*PLANNERS[:-1], frame("building", 0), frame("plan", 0)), "state.stack.5"),
    (planning, frames(frame("moving", 1), *PLANNERS[2:]), f"{J}.plan.0"),
    (walking, frames(*WALKERS, frame("waypoint", 1)), "state.stack.3"),
    (walking, frames(frame("walk", 0), *WALKERS, frame("walk", 0)), "state.stack.1"),
    (selling, frames(*KEEPERS, frame("buy", 1), frame("symbol", 0, tile="J2"), frame("sale", 1, tile="J1", buyer=0)),
     "state.stack.4"),
    (selling, frames(*KEEPERS, frame("buy", 1), frame("sale", 1, tile="J1", buyer=7)), "state.stack.4"),
    (selling, frames(*KEEPERS, frame("sale", 1, tile="J1", buyer=0), frame("buy", 1)), "state.stack.3"),
    (buying, frames(frame("buy", 1), frame("buy", 0)), "state.seats.0.drawn"),
    (buying, frames(*KEEPERS), "state.stack"),
    (buying, frames(*KEEPERS, frame("buy", 0), frame("buy_second", 0)), "state.stack"),
    (pausing, frames(frame("pause", 0)), f"{J}.noted"),
    (pausing, lambda state: state["stack"][0].update(phase=2), "state.stack.1"),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(SPOILED)))
def test_a_spoiled_position_is_refused_with_its_place(number: int) -> None:
    make, spoil, place = SPOILED[number]
    position = spell_position(make().match)
    parse_position(TITLE, copy.deepcopy(position))
    spoil(position["state"])
    if place == "ok":
        parse_position(TITLE, position)
        return
    with pytest.raises((BadPlace, BadSetup)) as refusal:
        parse_position(TITLE, position)
    assert isinstance(refusal.value, BadPlace)
    assert refusal.value.place == place, refusal.value.wrong
    assert "{" not in refusal.value.wrong


@pytest.mark.parametrize("make", MAKERS)
def test_positions_of_all_phases_are_read_back(make: Callable[[], Table]) -> None:
    match = make().match
    again = parse_position(TITLE, spell_position(match))
    assert isinstance(again, Match)
    assert again.state == match.state
    assert again.options() == match.options()


def test_a_state_of_the_module_belongs_to_a_match_with_it() -> None:
    position = spell_position(planning().match)
    position["setup"]["modules"] = []
    with pytest.raises((BadPlace, BadSetup)):
        parse_position(TITLE, position)


# Who knows what.


@pytest.mark.rule("SKY-HID-03")
@pytest.mark.parametrize("make", MAKERS)
def test_boards_pawn_tiles_and_numbers_are_public(make: Callable[[], Table]) -> None:
    table = make()
    for eyes in (-1, 0, 1):
        seen = TITLE.view(table.match.game.content, table.state, eyes).journey
        for name in ("layout", "markers", "reached", "ripe", "bonus", "fresh", "pieces", "new_pieces", "roads",
                     "waypoints", "pawn", "left"):  # fmt: skip
            assert getattr(seen, name) == getattr(table.journey, name), name


@pytest.mark.rule("SKY-HID-03", "SKY-MOV-21", "SKY-ROAD-10")
def test_states_that_differ_in_a_hidden_plan_look_and_ask_the_same() -> None:
    one = planning().do("confirm")
    other = planning().do("again", "take_up 0 0 south", "mark 0 2", "confirm")
    other.match.state.chance = one.match.state.chance
    content = one.match.game.content
    for eyes in (-1, 1):
        assert TITLE.view(content, one.state, eyes) == TITLE.view(content, other.state, eyes)
    assert TITLE.view(content, one.state, 0) != TITLE.view(content, other.state, 0)
    assert one.options() == other.options()


@pytest.mark.rule("SKY-HID-02", "SKY-HID-03", "SKY-JRN-22")
def test_nobody_learns_before_the_reveal_that_all_tiles_are_priced() -> None:
    one, other = pricing(), pricing()
    other.journey.sparing, other.journey.drafted = (False, False), ((), ())
    other.state.seats[0].axe = other.state.seats[0].drawn[2]
    other.state.seats[0].prices, other.state.seats[0].gold = (1, 2, 0), 6
    other.check()
    content = one.match.game.content
    assert TITLE.view(content, one.state, 1) == TITLE.view(content, other.state, 1)
    dealt = [TITLE.determinise(content, TITLE.view(content, one.state, 1), 1, Stream(mix(n))) for n in range(20)]
    assert {state.journey.sparing[0] for state in dealt if state.journey} == {True, False}


@pytest.mark.rule("SKY-HID-03")
def test_a_plan_is_dealt_anew_and_can_be_walked() -> None:
    table = planning().do("confirm")
    content = table.match.game.content
    seen = TITLE.view(content, table.state, 1)
    dealt = [TITLE.determinise(content, seen, 1, Stream(mix(n))) for n in range(40)]
    plans = {(state.journey.plan[0], state.journey.extra[0]) for state in dealt if state.journey}
    assert len(plans) > 20
    assert {extra for _plan, extra in plans} == {True, False}
    assert all(TITLE.audit(content, state) == [] for state in dealt)
    own = TITLE.determinise(content, TITLE.view(content, table.state, 0), 0, Stream(1))
    assert own.journey is not None
    assert own.journey.plan == table.journey.plan


REFUSED = [
    (planning, "spare_all", "does not answer"),
    (pausing, "decline", "does not answer"),
    (pausing, "advance warrior", "does not answer"),
    (pausing, "use_advance", "followed by"),
    (pausing, "lay_road 0 0 sideways", "no edge"),
    (walking, "walk 1 -3", "No marker of yours"),
    (waypoint, "advance herald", "asks for"),
    (selling, "use_advance warrior", "does not answer"),
    (planning, "lay_road 0 1 south", "no road piece"),
    (planning, "take_up 0 1 south", "No road piece was laid"),
]


@pytest.mark.parametrize(("make", "choice", "reason"), REFUSED)
def test_a_refusal_says_why(make: Callable[[], Table], choice: str, reason: str) -> None:
    assert reason in make().refused(choice)


def test_without_the_module_its_choices_answer_nothing() -> None:
    table = lay(drawn=["L01:3 L02:2", "L05:4 L06:1"], gold=[5, 9])
    for choice in ("use_advance warrior", "lay_road 0 0 south"):
        assert "does not answer" in table.refused(choice)
