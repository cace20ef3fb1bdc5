"""Texts in the language of whoever reads them; the keys of records and messages are never translated.

The program's own texts are one domain of catalogues, the texts on the cards of a title may be another, which languages
can come to later: `dgettext` asks it by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from gettext import NullTranslations, translation
from typing import overload

from game.kernel.resources import resource

DOMAIN = "skald"
SOURCE = "en"  # the language that the texts are written in


class _Reader:
    """Holds the catalogues in use: looked for once, for the standard library searches the disk at every text."""

    def __init__(self) -> None:
        self.language = ""  # the system's
        self.edition = 0
        self.given: NullTranslations | None = None
        self._found: dict[str, NullTranslations] = {}

    def use(self, language: str, given: NullTranslations | None = None) -> None:
        self.language, self.given = language, given
        self._found.clear()
        self.edition += 1

    def catalogue(self, domain: str) -> NullTranslations:
        found = self._found.get(domain)
        if found is None:
            languages = [self.language] if self.language else None
            found = self.given or translation(domain, resource("assets", "translations"), languages, fallback=True)
            self._found[domain] = found
        return found


_reader = _Reader()


def use_language(language: str) -> None:
    """Read texts in a language from now on (`de`, `pt_BR`, `en`); the empty one is the system's."""
    _reader.use(language)


def use_catalogue(catalogue: NullTranslations) -> None:
    """Read texts of all domains from a catalogue that lies on no disk, such as that of a made-up language."""
    _reader.use(_reader.language, catalogue)


def edition() -> int:
    """Another number after each change of language: whoever keeps words keeps it beside them."""
    return _reader.edition


def languages() -> tuple[str, ...]:
    """The languages that texts can be read in, that of the sources first."""
    folder = resource("assets", "translations")
    found = sorted(path.parent.parent.name for path in folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return (SOURCE, *found)


def gettext(text: str) -> str:
    """A text in the language in use."""
    return _reader.catalogue(DOMAIN).gettext(text) if text else ""  # to a catalogue an empty text means its own header


def dgettext(domain: str, text: str) -> str:
    """A text of another domain, such as that of a title's cards; in English where its language has not come to it."""
    return _reader.catalogue(domain).gettext(text) if text else ""


def ngettext(one: str, many: str, n: int) -> str:
    """A text for a number of things in the language in use."""
    return _reader.catalogue(DOMAIN).ngettext(one, many, n)


def N_(text: str) -> str:  # noqa: N802 (gettext's own name for it)
    """Marks a text for the catalogues; it is translated by `gettext` where it is shown."""
    return text


def P_(one: str, many: str) -> tuple[str, str]:  # noqa: N802 (as N_)
    """Marks a text of counted things for the catalogues; it is translated by `ngettext` where it is shown."""
    return one, many


class Shown(Sequence[str]):
    """Texts that were marked elsewhere, such as the names on a map: each is translated when it is asked for."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._texts = tuple(texts)

    def __len__(self) -> int:
        return len(self._texts)

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[str, ...]: ...

    def __getitem__(self, index: int | slice) -> str | tuple[str, ...]:
        if isinstance(index, slice):
            return tuple(gettext(text) for text in self._texts[index])
        return gettext(self._texts[index])
