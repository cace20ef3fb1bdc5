"""Texts in the language of whoever reads them; the keys of records and messages are never translated."""

from __future__ import annotations

import functools
from gettext import NullTranslations, translation

from game.kernel.resources import resource

DOMAIN = "skald"


class _Reader:
    """Holds the catalogue in use: looked for once, for the standard library searches the disk at every text."""

    language = ""  # the system's

    @functools.cached_property
    def catalogue(self) -> NullTranslations:
        languages = [self.language] if self.language else None
        return translation(DOMAIN, resource("assets", "translations"), languages, fallback=True)


_reader = _Reader()


def use_language(language: str) -> None:
    """Read texts in a language from now on (`de`, `pt_BR`, `en`); the empty one is the system's."""
    _reader.language = language
    _reader.__dict__.pop("catalogue", None)


def use_catalogue(catalogue: NullTranslations) -> None:
    """Read texts from a catalogue that lies on no disk, such as that of a made-up language."""
    _reader.__dict__["catalogue"] = catalogue


def gettext(text: str) -> str:
    """A text in the language in use."""
    return _reader.catalogue.gettext(text)


def ngettext(one: str, many: str, n: int) -> str:
    """A text for a number of things in the language in use."""
    return _reader.catalogue.ngettext(one, many, n)


def N_(text: str) -> str:  # noqa: N802 (gettext's own name for it)
    """Marks a text for the catalogues; it is translated by `gettext` where it is shown."""
    return text
