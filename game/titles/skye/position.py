"""A state of Isle of Skye as readable JSON, and back: as in `kernel.plain`, with placed tiles as objects."""

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
PLACED: Final = ("x", "y", "tile", "rotation")  # in the order of the tuple


def spell_state(content: Content, state: State) -> dict[str, Any]:
    """The state as plain JSON data."""
    naming = skye_naming(content)
    spelled = plain.spell(Shape(naming, KINDS, TOP_FIRST), state)
    for seat in spelled["seats"]:
        seat["territory"] = [
            {name: naming.spell(name, value) for name, value in zip(PLACED, placed, strict=True)}
            for placed in seat["territory"]
        ]
    return spelled


def parse_state(content: Content, spelled: Any) -> State:
    """The inverse of `spell_state`; what the numbers mean together is the audit's affair. Raises BadPlace."""
    naming = skye_naming(content)
    return plain.parse(Shape(naming, KINDS, TOP_FIRST), State, _flat(naming, spelled))


def _flat(naming: Naming, spelled: Any) -> Any:
    """With placed tiles as lists of numbers; whatever has not that shape is left to be found by the parser."""
    if not isinstance(spelled, dict) or not isinstance(spelled.get("seats"), list):
        return spelled
    seats = []
    for number, seat in enumerate(spelled["seats"]):
        if isinstance(seat, dict) and isinstance(seat.get("territory"), list):
            place = f"state.seats.{number}.territory"
            laid = [_placed(naming, one, f"{place}.{i}") for i, one in enumerate(seat["territory"])]
            seats.append({**seat, "territory": laid})
        else:
            seats.append(seat)
    return {**spelled, "seats": seats}


def _placed(naming: Naming, one: Any, place: str) -> list[Any]:
    if not isinstance(one, dict) or set(one) != set(PLACED):
        raise BadPlace(place, _("a tile that lies has {fields}").format(fields=", ".join(PLACED)))
    try:
        tile = naming.parse("tile", one["tile"])
    except ValueError as error:
        raise BadPlace(f"{place}.tile", str(error)) from None
    if type(tile) is not int or tile < 0:
        raise BadPlace(f"{place}.tile", _("it must be a text"))
    return [one["x"], one["y"], tile, one["rotation"]]
