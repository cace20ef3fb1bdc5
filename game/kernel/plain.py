"""States as readable JSON and back, by the annotations of their dataclasses (formats.md, Position).

A state of ints, bools, strings, tuples, lists, frames and further dataclasses is spelled field by field: a field with a
domain (naming.py) by keys, everything else as it is. `Shape` says what reads better otherwise.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

from game.kernel.naming import Naming, did_you_mean
from game.kernel.rules import Frame, FrameKind
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.kernel.title import BadPlace

T = TypeVar("T")
WIDEST = 1 << 63  # no number in a state is wider


@dataclass(frozen=True)
class Shape:
    """How a title's states are written. `top_first`: fields whose piles have their top last in the state, and first
    where a person reads. `keyed`: fields whose places have names, to the domain of these."""

    naming: Naming
    kinds: Sequence[FrameKind[Any, Any]]
    top_first: frozenset[str] = frozenset()
    keyed: Mapping[str, str] = field(default_factory=dict)


@cache
def _hints(model: Any) -> dict[str, Any]:
    hints = typing.get_type_hints(model)
    return {one.name: hints[one.name] for one in dataclasses.fields(model)}


def spell(shape: Shape, state: Any) -> dict[str, Any]:
    """A state as plain JSON data."""
    return {name: _spell(shape, name, getattr(state, name)) for name in _hints(state.__class__)}


def _spell(shape: Shape, name: str, value: Any) -> Any:
    if dataclasses.is_dataclass(value):
        return spell(shape, value)
    if name == "stack":
        return [shape.naming.spell_frame(shape.kinds, frame) for frame in value]
    if name in shape.keyed and isinstance(value, list | tuple):
        keys = shape.naming.keys[shape.keyed[name]]
        return {key: _spell_within(shape, name, one) for key, one in zip(keys, value, strict=False)}
    return _spell_within(shape, name, value)


def _spell_within(shape: Shape, name: str, value: Any) -> Any:
    if isinstance(value, list | tuple):
        piled = name in shape.top_first and not any(isinstance(one, list | tuple) for one in value)
        ordered = reversed(value) if piled else value
        return [_spell_within(shape, name, one) for one in ordered]
    return spell(shape, value) if dataclasses.is_dataclass(value) else shape.naming.spell(name, value)


def parse(shape: Shape, model: type[T], plain: Any, place: str = "state") -> T:
    """The inverse of `spell`; what the numbers mean together is the audit's affair. Raises BadPlace with the path of
    the first fault."""
    if not isinstance(plain, dict):
        raise BadPlace(place, _("it must be an object"))
    hints: dict[str, Any] = _hints(typing.cast(Any, model))
    for name in plain:
        if name not in hints:
            near = did_you_mean(str(name), hints)
            raise BadPlace(f"{place}.{name}", _("there is no such entry{near}").format(near=near))
    for name in hints:
        if name not in plain:
            raise BadPlace(f"{place}.{name}", _("it is missing"))
    seats = plain.get("seats")
    count = len(seats) if isinstance(seats, list) else 0
    return model(
        **{
            name: _stack(shape, plain[name], f"{place}.{name}", count)
            if name == "stack"
            else _parse(shape, hint, name, plain[name], f"{place}.{name}")
            for name, hint in hints.items()
        }
    )


def _parse(shape: Shape, hint: Any, name: str, plain: Any, place: str) -> Any:
    """One value of a field; keyed fields are objects."""
    inner = _optional(hint)
    if inner is not None:
        return None if plain is None else _parse(shape, inner, name, plain, place)
    if name in shape.keyed and typing.get_origin(hint) in (list, tuple):
        return _keyed(shape, hint, name, plain, place)
    return _within(shape, hint, name, plain, place)


def _within(shape: Shape, hint: Any, name: str, plain: Any, place: str) -> Any:
    if dataclasses.is_dataclass(hint):
        return parse(shape, typing.cast("type[Any]", hint), plain, place)
    origin = typing.get_origin(hint)
    if origin in (list, tuple):
        if not isinstance(plain, list):
            raise BadPlace(place, _("it must be a list"))
        return _row(shape, hint, name, plain, [f"{place}.{i}" for i in range(len(plain))], place)
    if hint in (bool, str):
        return _plain(hint, plain, place)
    return _number(shape, name, plain, place)


def _keyed(shape: Shape, hint: Any, name: str, plain: Any, place: str) -> Any:
    keys = shape.naming.keys[shape.keyed[name]]
    if not isinstance(plain, dict):
        raise BadPlace(place, _("it must be an object"))
    inside = typing.get_args(hint)
    wanted = keys[: len(inside)] if typing.get_origin(hint) is tuple and inside[-1] is not Ellipsis else keys
    for key in plain:
        if key not in wanted:
            raise BadPlace(f"{place}.{key}", _("there is no such entry{near}").format(near=did_you_mean(key, wanted)))
    for key in wanted:
        if key not in plain:
            raise BadPlace(f"{place}.{key}", _("it is missing"))
    return _row(shape, hint, name, [plain[key] for key in wanted], [f"{place}.{key}" for key in wanted], place)


def _row(shape: Shape, hint: Any, name: str, plain: list[Any], places: list[str], place: str) -> Any:
    """A list or tuple, each entry by its hint."""
    inside = typing.get_args(hint)
    if typing.get_origin(hint) is tuple and inside[-1] is not Ellipsis:
        if len(plain) != len(inside):
            n = len(inside)
            raise BadPlace(place, ngettext("it has {n} entry", "it has {n} entries", n).format(n=n))
        return tuple(
            _within(shape, one, name, value, where) for one, value, where in zip(inside, plain, places, strict=True)
        )
    found = [_within(shape, inside[0], name, value, where) for value, where in zip(plain, places, strict=True)]
    if name in shape.top_first and typing.get_origin(inside[0]) is None:
        found.reverse()
    return tuple(found) if typing.get_origin(hint) is tuple else found


def _plain(hint: Any, plain: Any, place: str) -> Any:
    if type(plain) is not hint:
        raise BadPlace(place, _("it must be true or false") if hint is bool else _("it must be a text"))
    return plain


def _number(shape: Shape, name: str, plain: Any, place: str) -> int:
    if name not in shape.naming.domains:
        if type(plain) is not int or not -WIDEST < plain < WIDEST:
            raise BadPlace(place, _("it must be a whole number"))
        return plain
    if isinstance(plain, list | dict):
        raise BadPlace(place, _("it must be a text"))
    try:
        number: int = shape.naming.parse(name, plain)
    except ValueError as error:
        raise BadPlace(place, str(error)) from None
    return number


def _optional(hint: Any) -> Any:
    """What stands beside None in a hint; None where nothing does."""
    if isinstance(hint, types.UnionType) or typing.get_origin(hint) is typing.Union:
        return next(one for one in typing.get_args(hint) if one is not type(None))
    return None


def _stack(shape: Shape, plain: Any, place: str, seats: int) -> list[Frame]:
    if not isinstance(plain, list):
        raise BadPlace(place, _("it must be a list"))
    return [_frame(shape, one, f"{place}.{i}", seats) for i, one in enumerate(plain)]


def _frame(shape: Shape, plain: Any, place: str, seats: int) -> Frame:
    """A frame; its fields are whole numbers or what keys stand for."""
    try:
        frame = shape.naming.parse_frame(shape.kinds, plain, seats)
    except ValueError as error:
        raise BadPlace(place, str(error)) from None
    for name, value in zip(shape.kinds[frame[0]].fields, frame[2:], strict=True):
        if type(value) is not int or not -WIDEST < value < WIDEST:
            raise BadPlace(f"{place}.{name}", _("it must be a whole number"))
    return frame
