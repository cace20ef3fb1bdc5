"""A state of Skyrim as readable JSON, and back (formats.md, Position)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal

from pydantic import Field, ValidationError

from game.kernel import plain as readable
from game.kernel.chance import M63
from game.kernel.naming import Naming
from game.kernel.rules import Rules
from game.kernel.setup import Strict
from game.kernel.texts import gettext as _
from game.kernel.title import BadPlace
from game.kernel.told import told
from game.titles.skyrim.content import MOST_UNITS, Content
from game.titles.skyrim.dovahkiin.saga import Saga
from game.titles.skyrim.naming import TOP_FIRST
from game.titles.skyrim.state import DRAGON, NEUTRAL, Seat, State

MOST_COUNTED = 1_000_000  # rounds, turns: far beyond every cap of a match
LOSERS: Final[dict[Any, Any]] = {NEUTRAL: None, DRAGON: "dragon"}  # former owners that are no seat
Flag = Annotated[bool, Field(strict=True)]
Number = Annotated[int, Field(strict=True)]
Count = Annotated[int, Field(strict=True, ge=0, le=MOST_COUNTED)]


class PlainSeat(Strict):
    """A seat; a card of null is one that the holder of a view does not know."""

    faction: str
    alive: Flag
    hand: tuple[str | None, ...]


class PlainTerritory(Strict):
    """A territory; an owner of null is nobody."""

    owner: Number | None
    units: int = Field(strict=True, ge=0, le=MOST_UNITS)


class PlainConquest(Strict):
    """A conquest of this turn, from a seat, from nobody, or by slaying a dragon."""

    territory: str
    loser: Number | Literal["dragon"] | None
    by_portal: Flag


class PlainState(Strict):
    """Decks are written top first, the stack of frames with the one that acts now last."""

    seats: tuple[PlainSeat, ...]
    territories: dict[str, PlainTerritory]
    deck: tuple[str | None, ...]
    discard: tuple[str, ...]
    stack: tuple[dict[str, Any], ...]
    conquests: tuple[PlainConquest, ...]
    first: Count
    turns: Count
    rounds: Count
    winners: tuple[Number, ...]
    chance: int = Field(strict=True, ge=0, le=M63)
    tape: tuple[Number, ...]
    saga: Any = None


def spell_state(naming: Naming, rules: Rules[State, Content], content: Content, state: State) -> dict[str, Any]:
    """The state as plain JSON data."""

    def cards(hand: Iterable[int]) -> list[Any]:
        return [naming.spell("card", card) for card in hand]

    spelled: dict[str, Any] = {
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
            {"territory": content.keys[t], "loser": LOSERS.get(loser, loser), "by_portal": bool(portal)}
            for t, loser, portal in state.conquests
        ],
        "first": state.first,
        "turns": state.turns,
        "rounds": state.rounds,
        "winners": list(state.winners),
        "chance": state.chance,
        "tape": list(state.tape),
    }
    if state.saga is not None:
        spelled["saga"] = readable.spell(readable.Shape(naming, rules.kinds, TOP_FIRST), state.saga)
    return spelled


def parse_state(naming: Naming, rules: Rules[State, Content], content: Content, plain: Any) -> State:
    """The inverse of `spell_state`; what the numbers mean together is the audit's affair. Raises BadPlace."""
    try:
        read = PlainState.model_validate(plain)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadPlace(".".join(("state", *map(str, first["loc"]))), told(first)) from None
    _all_territories(content, read)
    count = len(read.seats)
    owner = [NEUTRAL if (who := read.territories[key].owner) is None else who for key in content.keys]
    units = [read.territories[key].units for key in content.keys]
    seats = [_seat(naming, i, seat, owner, units) for i, seat in enumerate(read.seats)]
    return State(
        seats,
        owner,
        units,
        _cards(naming, "state.deck", read.deck[::-1]),
        _cards(naming, "state.discard", read.discard),
        [_frame(naming, rules, i, frame, count) for i, frame in enumerate(read.stack)],
        tuple(_conquest(naming, i, one) for i, one in enumerate(read.conquests)),
        read.first,
        read.turns,
        read.rounds,
        list(read.winners),
        read.chance,
        read.tape,
        _saga(naming, rules, content, read.saga),
    )


def _saga(naming: Naming, rules: Rules[State, Content], content: Content, plain: Any) -> Saga | None:
    if not content.mix.any_saga:
        if plain is not None:
            raise BadPlace("state.saga", _("this match is played without anything of Dovahkiin"))
        return None
    return readable.parse(readable.Shape(naming, rules.kinds, TOP_FIRST), Saga, plain, "state.saga")


def _seat(naming: Naming, number: int, plain: PlainSeat, owner: list[int], units: list[int]) -> Seat:
    place = f"state.seats.{number}"
    faction = _named(naming, f"{place}.faction", "faction", plain.faction)
    hand = _cards(naming, f"{place}.hand", plain.hand)
    his = [n for t, n in enumerate(units) if owner[t] == number]
    return Seat(faction, hand, plain.alive, len(his), sum(his))


def _conquest(naming: Naming, number: int, plain: PlainConquest) -> tuple[int, int, int]:
    territory = _named(naming, f"state.conquests.{number}.territory", "territory", plain.territory)
    loser: Any = {told: loser for loser, told in LOSERS.items()}.get(plain.loser, plain.loser)
    return territory, loser, int(plain.by_portal)


def _all_territories(content: Content, read: PlainState) -> None:
    for key in content.keys:
        if key not in read.territories:
            raise BadPlace("state.territories", _("{key} is missing").format(key=key))
    for key in read.territories:
        if key not in content.keys:
            raise BadPlace(f"state.territories.{key}", _("there is no such territory on the map"))


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
