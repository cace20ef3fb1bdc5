"""A made-up language that shows what is left out and what has no room: 'Whiterun' becomes '[Ŵħîţéŕûñ öñé]'.

Every letter is another one that English does not have, so an English letter on the screen is a text that went
round the catalogue; every text is at least a third longer, as texts are in other languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from gettext import NullTranslations
from itertools import cycle

from game.kernel.texts import use_catalogue, use_language

_LOWER = dict(zip("abcdefghijklmnopqrstuvwxyz", "áþçđéŧğħîïķłŋñöþġŕšţûŷŵ×ÿž", strict=True))
LETTERS = str.maketrans({**_LOWER, **{letter.upper(): other.upper() for letter, other in _LOWER.items()}})
KEPT = re.compile(r"(\{[^}]*\}|`[^`]*`)")  # fields, and what rules write as code
FILLER = ("öñé", "ţŵö", "ţħŕéé", "ŧöûŕ")


def pseudo(text: str) -> str:
    """A text in the made-up language; fields and code stay."""
    parts = KEPT.split(text)
    letters = "".join(part if i % 2 else part.translate(LETTERS) for i, part in enumerate(parts))
    spoken = sum(len(part) for i, part in enumerate(parts) if not i % 2)
    return f"[{letters}{_more(spoken)}]"


def _more(letters: int) -> str:
    """Words that make a third more, the brackets counted; a short text grows by the letters of one word."""
    wanted, words = -(-letters // 3) - 2, cycle(FILLER)
    out = ""
    while len(out) < wanted:
        out += " " + next(words)
    return out


class Pseudo(NullTranslations):
    """The catalogue."""

    def gettext(self, message: str) -> str:
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return pseudo(msgid1 if n == 1 else msgid2)


@contextmanager
def pseudo_language() -> Iterator[None]:
    """Read all texts in the made-up language."""
    use_catalogue(Pseudo())
    try:
        yield
    finally:
        use_language("en")
