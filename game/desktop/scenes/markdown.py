"""The part of Markdown that rules ledgers use: headings, paragraphs, clauses and other list items, tables."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from game.kernel import phrases

Kind = Literal["heading", "paragraph", "clause", "item", "table"]
Tone = Literal["plain", "code", "strong", "soft"]
Span = tuple[str, Tone]

CLAUSE = re.compile(r"`([A-Z]{2,5}-[A-Z0-9]+(?:-[A-Z0-9]+)*)`\s*(?:\[([a-z]+)\])?\s*(.*)", re.DOTALL)
INLINE = re.compile(r"`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*")
DECIMAL = re.compile(r"\d+\.(\d+)")
INLINE_CODE = re.compile(r"`[^`]*`")
ROW_RULE = re.compile(r"^\|?[\s:|-]+\|?$")


@dataclass(frozen=True, slots=True)
class Block:
    """A block; `level` is a heading's or an item's depth, `tag` says where a clause comes from."""

    kind: Kind
    text: str = ""
    level: int = 0
    clause: str = ""
    tag: str = ""
    rows: tuple[tuple[str, ...], ...] = ()


def spans(text: str) -> list[Span]:
    """Cut a text into spans of one tone."""
    out: list[Span] = []
    at = 0
    for found in INLINE.finditer(text):
        if found.start() > at:
            out.append((text[at : found.start()], "plain"))
        code, strong, soft = found.groups()
        out.append((code, "code") if code else (strong, "strong") if strong else (soft, "soft"))
        at = found.end()
    if at < len(text):
        out.append((text[at:], "plain"))
    return out


def parse(source: str) -> list[Block]:
    """The blocks of a text; lines that follow one another without a blank belong together."""
    blocks: list[Block] = []
    for chunk in _chunks(source.splitlines()):
        first = chunk[0].lstrip()
        if first.startswith("#"):
            level = len(first) - len(first.lstrip("#"))
            blocks.append(Block("heading", first[level:].strip(), level))
        elif first.startswith("|"):
            blocks.append(_table(chunk))
        elif first.startswith(("- ", "* ")):
            blocks.append(_item(chunk))
        else:
            blocks.append(Block("paragraph", " ".join(line.strip() for line in chunk)))
    return blocks


def _chunks(lines: list[str]) -> list[list[str]]:
    """Group lines: a heading alone, a table's rows together, an item with its continuation."""
    out: list[list[str]] = []
    fresh = True
    for line in lines:
        bare = line.strip()
        if not bare:
            fresh = True
            continue
        starts = bare.startswith(("#", "- ", "* "))
        row = bare.startswith("|")
        last_row = bool(out) and out[-1][0].lstrip().startswith("|")
        last_heading = bool(out) and out[-1][0].startswith("#")
        if fresh or starts or row != last_row or last_heading:
            out.append([line])
        else:
            out[-1].append(line)
        fresh = False
    return out


def _item(chunk: list[str]) -> Block:
    depth = (len(chunk[0]) - len(chunk[0].lstrip())) // 2
    text = " ".join(line.strip() for line in chunk)[2:]
    found = CLAUSE.match(text)
    if found:
        clause, tag, rest = found.groups()
        return Block("clause", rest, depth, clause, tag or "")
    return Block("item", text, depth)


def _table(chunk: list[str]) -> Block:
    rows = [
        tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
        for line in chunk
        if not ROW_RULE.match(line.strip())
    ]
    wide = max(len(row) for row in rows)
    return Block("table", rows=tuple(row + ("",) * (wide - len(row)) for row in rows))


def has_words(text: str, keys: Collection[str]) -> bool:
    """Whether there is anything to translate: not in numbers, ids, or keys alone."""
    words = re.findall(r"[^\W\d_][\w'-]*", INLINE_CODE.sub(" ", text))
    return any(len(word) > 1 and word not in keys and word != word.upper() for word in words)


def pieces(block: Block) -> tuple[str, ...]:
    """The texts of a block: its own, or its cells."""
    return tuple(cell for row in block.rows for cell in row) if block.kind == "table" else (block.text,)


def reworded(source: str, keys: Collection[str], say: Callable[[str], str]) -> str:
    """The same Markdown with every text said anew; ids, tags, whole numbers and `keys` stay as they are."""

    def again(text: str) -> str:
        if number := DECIMAL.fullmatch(text):  # a cell of a table, written with the language's decimal mark
            return phrases.decimal(float(text), len(number[1]))
        return say(text) if has_words(text, keys) else text

    return "\n\n".join(_spelled(block, again) for block in parse(source))


def _spelled(block: Block, say: Callable[[str], str]) -> str:
    if block.kind == "table":
        rows = ["| " + " | ".join(say(cell) for cell in row) + " |" for row in block.rows]
        return "\n".join([rows[0], "| --- " * len(block.rows[0]) + "|", *rows[1:]])
    words = say(block.text)
    if block.kind == "heading":
        return f"{'#' * block.level} {words}"
    if block.kind == "paragraph":
        return words
    tag = f" [{block.tag}]" if block.tag else ""
    head = f"`{block.clause}`{tag} " if block.clause else ""
    return f"{'  ' * block.level}- {head}{words}"


def with_names(source: str, names: Mapping[str, str]) -> str:
    """The text with names for keys, in code spans too; a column of keys beside that of their names is left out."""
    if not names:
        return source
    keys = "|".join(re.escape(key) for key in sorted(names, key=len, reverse=True))
    word = re.compile(rf"(`?)(?<![\w/-])({keys})(?![\w/]|-\w|\.\w)\1")
    out: list[str] = []
    for is_table, lines in groupby(source.splitlines(), lambda line: line.startswith("|")):
        some = list(lines)
        if is_table and all(_first(line) in names for line in some[2:]):
            some = ["|" + line[1:].partition("|")[2] for line in some]
        out += [word.sub(lambda found: names[found[2]], line) for line in some]
    return "\n".join(out)


def _first(row: str) -> str:
    return row.split("|")[1].strip()
