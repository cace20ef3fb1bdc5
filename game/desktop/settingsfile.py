"""Reads a file of settings, and says what is wrong in it in the words of whoever wrote it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from game.kernel.errors import BadFile, in_one_line
from game.kernel.naming import did_you_mean
from game.kernel.phrases import listed
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from msgspec import inspect

S = TypeVar("S", bound=msgspec.Struct)
LARGEST = 100_000  # bytes; what is longer is something else
SHOWN = 40  # letters of a wrong name or value that are repeated
BYTE_ORDER_MARK = b"\xef\xbb\xbf"  # some editors begin every file with it
EXAMPLE = '{"volume": 80, "guide": true}'


def read_settings(path: Path, kind: type[S]) -> tuple[S, str]:
    """The settings of a file; with them a sentence about the first fault, empty where there is none.

    What is right counts, what is not stays as in a first run. A file that is not there has no fault.
    """
    try:
        plain = _plain(path)
    except FileNotFoundError:
        return kind(), ""
    except BadFile as error:
        return kind(), str(error)
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    values, faults = dict[str, Any](), list[str]()
    for name, value in plain.items():
        try:
            values[name] = _value(name, value, types)
        except ValueError as error:
            faults.append(str(BadFile(path, _short(name) or '""', str(error))))
    return kind(**values), faults[0] if faults else ""


def _value(name: str, value: Any, types: dict[str, Any]) -> Any:
    """A setting's value. Raises ValueError with what is wrong and what would be right."""
    if name not in types:
        meant = did_you_mean(name, types)
        known = _("there is no such setting; there is {names}.").format(names=", ".join(types))
        raise ValueError(_("there is no such setting{meant}").format(meant=meant) if meant else known)
    try:
        return msgspec.convert(value, types[name])
    except msgspec.ValidationError:
        shown = _short(msgspec.json.encode(value).decode())
        words = _("{value} cannot stand here; right is {right}.")
        raise ValueError(words.format(value=shown, right=right(types[name]))) from None


def _plain(path: Path) -> dict[str, Any]:
    """What stands in a file as names with values. Raises FileNotFoundError; BadFile where it is none."""
    data = _bytes(path)
    no_settings = BadFile(path, "", _("it must be settings in braces, such as {example}.").format(example=EXAMPLE))
    if data is None:
        raise no_settings
    try:
        plain = msgspec.json.decode(data.removeprefix(BYTE_ORDER_MARK))
    except msgspec.ValidationError:
        raise BadFile(path, "", _("there is a number in it that is larger than any setting.")) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadFile(path, _place(data, str(error)), _malformed()) from None
    if not isinstance(plain, dict):
        raise no_settings
    return plain


def _bytes(path: Path) -> bytes | None:
    """What stands in a file; None where it is too long, or a pipe or device, that could be read for ever."""
    try:
        found = path.stat()
        if not (S_ISREG(found.st_mode) or S_ISDIR(found.st_mode)) or found.st_size > LARGEST:
            return None
        return path.read_bytes()
    except FileNotFoundError:
        raise
    except OSError as error:
        raise BadFile(path, "", _("it cannot be read ({why}).").format(why=error.strerror)) from None


def _malformed() -> str:
    words = _("this is not JSON; right is a name in quotation marks, a colon, a value, and commas between: {example}.")
    return words.format(example=EXAMPLE)


def _place(data: bytes, error: str) -> str:
    """The line that a decoder's error speaks of; the last where the text only ends too soon."""
    found = re.search(r"\(byte (\d+)\)", error)
    before = data[: int(found[1])] if found else data.rstrip()
    return _("line {n}").format(n=before.count(b"\n") + 1)


def _short(words: str) -> str:
    """Strangers' words on one line, and not too many of them."""
    line = in_one_line(words)
    return line if len(line) <= SHOWN else line[:SHOWN] + "…"


def right(wanted: Any) -> str:
    """What a type takes, as somebody would write it into the file."""
    from msgspec import inspect

    return _right(inspect.type_info(wanted))


def _right(info: inspect.Type) -> str:
    from msgspec import inspect

    if isinstance(info, inspect.BoolType):
        return _("true or false")
    if isinstance(info, inspect.IntType):
        return _("a whole number from {least} to {most}").format(least=info.ge, most=info.le)
    if isinstance(info, inspect.FloatType):
        return _("a number from {least:g} to {most:g}").format(least=info.ge, most=info.le)
    if isinstance(info, inspect.LiteralType):
        return _one_of([f'"{one}"' for one in info.values])
    if isinstance(info, inspect.UnionType):
        return _one_of([_right(one) for one in info.types])
    if isinstance(info, inspect.TupleType):
        return _("a list of {parts}").format(parts=listed([_right(one) for one in info.item_types]))
    if isinstance(info, inspect.NoneType):
        return _("null, which leaves it to the program")
    return _("a list of words such as {example}").format(example='["skyrim/chaos"]')


def _one_of(choices: Sequence[str]) -> str:
    return _("{some} or {last}").format(some=", ".join(choices[:-1]), last=choices[-1])
