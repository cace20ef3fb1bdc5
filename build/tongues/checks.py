"""What can be wrong with a translation: a field or mark that was lost, a word that the game calls otherwise."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from string import Formatter

from babel.messages.catalog import Catalog, Message

from build.tongues.catalogues import FOLDER, is_done, strings

CODE = re.compile(r"`[^`]*`")
NO_WORDS = re.compile(r"`[^`]*`|\{[^{}]*\}")  # a field is named in English and filled with a word of the language


@dataclass(frozen=True)
class Glossary:
    """`names` are translated by one word, `terms` (patterns) by one of several stems; `free` texts may do otherwise."""

    names: dict[str, str]
    terms: dict[str, list[str]]
    free: frozenset[str]


def read_glossary(language: str) -> Glossary:
    """The words of the game in a language; none where nobody has written them down."""
    path = FOLDER / language / "glossary.toml"
    plain = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return Glossary(plain.get("names", {}), plain.get("terms", {}), frozenset(plain.get("free", {}).get("texts", [])))


def faults(catalogue: Catalog, glossary: Glossary) -> Iterator[str]:
    """Each fault in a sentence that names the text."""
    for message in catalogue:
        if not message.id or not is_done(message):
            continue
        for wrong in (*_marks(message), *_words(message, glossary)):
            yield f"{english(message)[0]!r}: {wrong}"


def english(message: Message) -> tuple[str, ...]:
    """The text in English: singular, and plural where it has one."""
    return tuple(message.id) if isinstance(message.id, tuple | list) else (str(message.id),)


def fields(text: str) -> set[str]:
    """The fields in braces, with how they are written."""
    return {f"{name}!{mark}:{form}" for _words, name, form, mark in Formatter().parse(text) if name is not None}


def _marks(message: Message) -> Iterator[str]:
    """Fields, code and emphasis must be those of the English text; of a plural's forms, of one of its two."""
    for string in strings(message):
        try:
            if fields(string) not in [fields(text) for text in english(message)]:
                yield f"other fields in {string!r}"
        except ValueError as error:
            yield f"{error} in {string!r}"
        if sorted(CODE.findall(string)) != sorted(CODE.findall(english(message)[-1])):
            yield f"other code in {string!r}"
        if string.count("**") != english(message)[-1].count("**"):
            yield f"other emphasis in {string!r}"


def _words(message: Message, glossary: Glossary) -> Iterator[str]:
    text = english(message)[-1]
    if text in glossary.free:
        return
    told = NO_WORDS.sub(" ", text)
    for string in strings(message):
        for name, word in glossary.names.items():
            if text == name and string != word:
                yield f"{name} is {word}, not {string!r}"
            elif re.search(rf"(?<!\w){re.escape(name)}(?!\w)", told) and word not in string:
                yield f"{name} is {word} in {string!r}"
        for term, stems in glossary.terms.items():
            asked = re.search(rf"\b(?:{term})\b", told, re.IGNORECASE)
            if asked and not any(stem.casefold() in string.casefold() for stem in stems):
                yield f"{asked[0]} is {' or '.join(stems)} in {string!r}"
