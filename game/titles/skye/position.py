"""A state of Isle of Skye as readable JSON, and back: as in `kernel.plain`, with placed tiles and road pieces as
objects."""

from __future__ import annotations

from typing import Any, Final

from game.kernel import plain
from game.kernel.naming import Naming
from game.kernel.plain import Shape
from game.kernel.texts import gettext as _
from game.kernel.title import BadPlace
from game.titles.skye.content import Content
from game.titles.skye.kinds import KINDS
from game.titles.skye.naming import skye_naming
from game.titles.skye.state import State

TOP_FIRST: Final = frozenset(("bag",))
# In the order of the tuples.
PLACED: Final = ("x", "y", "tile", "rotation")
PIECE: Final = ("x", "y", "edge")
PIECES: Final = ("roads", "drafted")  # fields with a row of pieces for each seat


def spell_state(content: Content, state: State) -> dict[str, Any]:
    """The state as plain JSON data."""
    naming = skye_naming(content)
    spelled = plain.spell(Shape(naming, KINDS, TOP_FIRST), state)
    for seat in spelled["seats"]:
        seat["territory"] = [_object(naming, PLACED, placed) for placed in seat["territory"]]
    if state.journey is not None:
        for name in PIECES:
            rows = getattr(state.journey, name)
            spelled["journey"][name] = [[_object(naming, PIECE, piece) for piece in row] for row in rows]
    return spelled


def _object(naming: Naming, names: tuple[str, ...], values: tuple[int, ...]) -> dict[str, Any]:
    return {name: naming.spell(name, value) for name, value in zip(names, values, strict=True)}


def parse_state(content: Content, spelled: Any) -> State:
    """The inverse of `spell_state`; what the numbers mean together is the audit's affair. Raises BadPlace."""
    naming = skye_naming(content)
    return plain.parse(Shape(naming, KINDS, TOP_FIRST), State, _flat(naming, spelled))


def _flat(naming: Naming, spelled: Any) -> Any:
    """With objects as lists of numbers; whatever has not that shape is left to be found by the parser."""
    if not isinstance(spelled, dict) or not isinstance(spelled.get("seats"), list):
        return spelled
    flat = dict(spelled)
    flat["seats"] = [
        {**seat, "territory": _rows(naming, seat["territory"], PLACED, f"state.seats.{number}.territory")}
        if isinstance(seat, dict) and "territory" in seat
        else seat
        for number, seat in enumerate(spelled["seats"])
    ]
    journey = spelled.get("journey")
    if isinstance(journey, dict):
        flat["journey"] = {
            name: [_rows(naming, row, PIECE, f"state.journey.{name}.{seat}") for seat, row in enumerate(rows)]
            if name in PIECES and isinstance(rows, list)
            else rows
            for name, rows in journey.items()
        }
    return flat


def _rows(naming: Naming, row: Any, names: tuple[str, ...], place: str) -> Any:
    """A list of objects as one of lists of numbers."""
    if not isinstance(row, list):
        return row
    return [_numbers(naming, names, one, f"{place}.{i}") for i, one in enumerate(row)]


def _numbers(naming: Naming, names: tuple[str, ...], one: Any, place: str) -> list[Any]:
    if not isinstance(one, dict) or set(one) != set(names):
        raise BadPlace(place, _("it has {fields}").format(fields=", ".join(names)))
    return [_number(naming, name, one[name], place) for name in names]


def _number(naming: Naming, name: str, value: Any, place: str) -> Any:
    if name not in naming.domains:
        return value
    try:
        number = naming.parse(name, value)
    except ValueError as error:
        raise BadPlace(f"{place}.{name}", str(error)) from None
    if type(number) is not int or number < 0:
        raise BadPlace(f"{place}.{name}", _("it must be a text"))
    return number
