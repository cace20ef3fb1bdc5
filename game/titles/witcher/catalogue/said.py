"""The texts on the cards: a domain of their own, so that a language can be complete before some 900 card texts are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from pydantic import BaseModel

from game.kernel.texts import dgettext

DOMAIN: Final = "witcher"


class Said(str):
    """A text of the files that a person reads: what translators get, and nothing else."""

    __slots__ = ()


def said(text: str) -> str:
    """A text of the catalogue in the language in use."""
    return dgettext(DOMAIN, text)


def texts_of(told: Any, place: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every text of a validated file with its place in it, in the order in which they stand."""
    if isinstance(told, Said):
        yield place, str(told)
    elif isinstance(told, BaseModel):
        for name in type(told).model_fields:
            yield from texts_of(getattr(told, name), (*place, name))
    elif isinstance(told, Mapping):
        for name, inner in told.items():
            yield from texts_of(inner, (*place, str(name)))
    elif isinstance(told, list):
        for number, inner in enumerate(told, start=1):
            yield from texts_of(inner, (*place, str(number)))
