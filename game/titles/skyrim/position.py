"""A state of Skyrim as readable JSON, and back (formats.md, Position)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pydantic import Field, ValidationError

from game.kernel.chance import M63
from game.kernel.naming import Naming
from game.kernel.rules import Rules
from game.kernel.setup import Strict
from game.kernel.title import BadPlace
from game.titles.skyrim.content import Content
from game.titles.skyrim.state import NEUTRAL, Seat, State


class PlainSeat(Strict):
    """A seat; a card of null is one that the holder of a view does not know."""

    faction: str
    alive: bool
    hand: tuple[str | None, ...]


class PlainTerritory(Strict):
    """A territory; an owner of null is nobody."""

    owner: int | None = Field(strict=True)
    units: int = Field(strict=True, ge=0, le=100_000)


class PlainConquest(Strict):
    """A conquest of this turn."""

    territory: str
    loser: int | None = Field(strict=True)
    by_portal: bool


class PlainState(Strict):
    """Decks are written top first, the stack of frames with the one that acts now last."""

    seats: tuple[PlainSeat, ...]
    territories: dict[str, PlainTerritory]
    deck: tuple[str | None, ...]
    discard: tuple[str, ...]
    stack: tuple[dict[str, Any], ...]
    conquests: tuple[PlainConquest, ...]
    first: int = Field(strict=True, ge=0)
    turns: int = Field(strict=True, ge=0)
    rounds: int = Field(strict=True, ge=0)
    winners: tuple[int, ...]
    chance: int = Field(strict=True, ge=0, le=M63)
    tape: tuple[int, ...]


def spell_state(naming: Naming, rules: Rules[State, Content], content: Content, state: State) -> dict[str, Any]:
    """The state as plain JSON data."""

    def cards(hand: Iterable[int]) -> list[Any]:
        return [naming.spell("card", card) for card in hand]

    return {
        "seats": [
            {"faction": naming.spell("faction", seat.faction), "alive": seat.alive, "hand": cards(seat.hand)}
            for seat in state.seats
        ],
        "territories": {
            key: {"owner": None if state.owner[t] == NEUTRAL else state.owner[t], "units": state.units[t]}
            for t, key in enumerate(content.keys)
        },
        "deck": cards(reversed(state.deck)),
        "discard": cards(state.discard),
        "stack": [naming.spell_frame(rules.kinds, frame) for frame in state.stack],
        "conquests": [
            {"territory": content.keys[t], "loser": None if loser == NEUTRAL else loser, "by_portal": bool(portal)}
            for t, loser, portal in state.conquests
        ],
        "first": state.first,
        "turns": state.turns,
        "rounds": state.rounds,
        "winners": list(state.winners),
        "chance": state.chance,
        "tape": list(state.tape),
    }


def parse_state(naming: Naming, rules: Rules[State, Content], content: Content, plain: Any) -> State:
    """The inverse of `spell_state`; what the numbers mean together is the audit's affair. Raises BadPlace."""
    try:
        read = PlainState.model_validate(plain)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadPlace(".".join(("state", *map(str, first["loc"]))), first["msg"]) from None
    _all_territories(content, read)
    count = len(read.seats)
    owner = [NEUTRAL if (who := read.territories[key].owner) is None else who for key in content.keys]
    units = [read.territories[key].units for key in content.keys]
    seats = [
        Seat(
            _named(naming, f"state.seats.{i}.faction", "faction", seat.faction),
            _cards(naming, f"state.seats.{i}.hand", seat.hand),
            seat.alive,
            owner.count(i),
            sum(n for t, n in enumerate(units) if owner[t] == i),
        )
        for i, seat in enumerate(read.seats)
    ]
    conquests = tuple(
        (
            _named(naming, f"state.conquests.{i}.territory", "territory", one.territory),
            NEUTRAL if one.loser is None else one.loser,
            int(one.by_portal),
        )
        for i, one in enumerate(read.conquests)
    )
    return State(
        seats,
        owner,
        units,
        _cards(naming, "state.deck", read.deck[::-1]),
        _cards(naming, "state.discard", read.discard),
        [_frame(naming, rules, i, frame, count) for i, frame in enumerate(read.stack)],
        conquests,
        read.first,
        read.turns,
        read.rounds,
        list(read.winners),
        read.chance,
        read.tape,
    )


def _all_territories(content: Content, read: PlainState) -> None:
    for key in content.keys:
        if key not in read.territories:
            raise BadPlace("state.territories", f"{key} is missing")
    for key in read.territories:
        if key not in content.keys:
            raise BadPlace(f"state.territories.{key}", "there is no such territory on the map")


def _named(naming: Naming, place: str, name: str, value: Any) -> Any:
    try:
        return naming.parse(name, value)
    except ValueError as error:
        raise BadPlace(place, str(error)) from None


def _cards(naming: Naming, place: str, cards: Iterable[str | None]) -> tuple[int, ...]:
    return tuple(_named(naming, f"{place}.{i}", "card", card) for i, card in enumerate(cards))


def _frame(naming: Naming, rules: Rules[State, Content], place: int, plain: Any, seats: int) -> Any:
    try:
        return naming.parse_frame(rules.kinds, plain, seats)
    except ValueError as error:
        raise BadPlace(f"state.stack.{place}", str(error)) from None
