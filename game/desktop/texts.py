"""Texts in the user's language, as the window shows them many times a second."""

from __future__ import annotations

import functools
from gettext import NullTranslations, translation

from game.kernel.resources import resource


@functools.lru_cache(1)
def _catalogue() -> NullTranslations:
    """Looked for once: the standard library's own `gettext` searches the disk at every single text."""
    return translation("skald", resource("assets", "translations"), fallback=True)


def gettext(text: str) -> str:
    """A text in the user's language."""
    return _catalogue().gettext(text)


def ngettext(one: str, many: str, n: int) -> str:
    """A text for a number of things in the user's language."""
    return _catalogue().ngettext(one, many, n)
