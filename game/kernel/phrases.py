"""Numbers, dates and lists as a person reads them: other languages write them otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game.kernel.texts import gettext as _


def percent(whole: int) -> str:
    """`74 %`."""
    # Translators: a share of a hundred; keep the space where your language has one (use a no-break space).
    return _("{n} %").format(n=whole)


def decimal(value: float, places: int = 1, signed: bool = False) -> str:
    """`2.4`; with `signed`, `+2.4` and `−2.4`."""
    whole, _point, part = f"{abs(value):.{places}f}".partition(".")
    # Translators: a decimal number; put your language's decimal mark between the two parts.
    words = _("{whole}.{part}").format(whole=whole, part=part) if part else whole
    zero = not float(f"{value:.{places}f}")
    if value < 0 and not zero:
        return f"−{words}"
    return f"+{words}" if signed and not zero else words


def day(when: date) -> str:
    """`30.11.2026`."""
    # Translators: a date in figures; put its parts in your language's order, with your marks between them.
    return _("{day:02}.{month:02}.{year}").format(day=when.day, month=when.month, year=when.year)


def listed(names: Sequence[str]) -> str:
    """`Ada, Bo and Cid`."""
    if len(names) < 2:
        return "".join(names)
    # Translators: the end of a list; the names before it are parted by commas.
    return _("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])
