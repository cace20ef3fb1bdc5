"""Ledgers are cut into blocks, and blocks wrap within their column."""

from __future__ import annotations

from game.desktop.kit import text
from game.desktop.scenes.markdown import parse, spans
from game.desktop.scenes.typeset import flow
from game.desktop.theme import Theme

SOURCE = """# Title
Intro of
two lines.

## 1. Part
- `RSK-A-01` [book] First
  goes on.
- plain
  - nested
| a | b |
| - | - |
| 1 |
"""


def test_blocks() -> None:
    kinds = [block.kind for block in parse(SOURCE)]
    assert kinds == ["heading", "paragraph", "heading", "clause", "item", "item", "table"]
    blocks = parse(SOURCE)
    assert (blocks[3].clause, blocks[3].tag, blocks[3].text) == ("RSK-A-01", "book", "First goes on.")
    assert blocks[5].level == 1
    assert blocks[6].rows == (("a", "b"), ("1", ""))


def test_spans() -> None:
    assert spans("a `b` **c** *d*.") == [
        ("a ", "plain"),
        ("b", "code"),
        (" ", "plain"),
        ("c", "strong"),
        (" ", "plain"),
        ("d", "soft"),
        (".", "plain"),
    ]


def test_lines_keep_within_the_column_and_glued_words_together() -> None:
    theme, words = Theme(), "Where it *may* be (`RSK-VOC-04`), `RSK-VOC-05`, `RSK-VOC-06`. " * 12
    lines = flow(theme, words.strip(), 300)
    assert all(text.runs_width(theme, line) <= 300 for line in lines)
    joined = " ".join("".join(run.text for run in line) for line in lines)
    assert joined == words.strip().replace("`", "").replace("*", "")
    assert not any(line[0].text.startswith((")", ",")) for line in lines)
