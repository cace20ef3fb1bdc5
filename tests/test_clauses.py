"""Every clause of every title's rules.md is cited by a test, or listed with the reason why none can."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from functools import cache
from pathlib import Path

from game.titles import TITLES

TESTS = Path(__file__).parent
LISTED = TESTS / "clauses_not_cited.toml"
CLAUSE = re.compile(r"^- `([A-Z]+-[A-Z0-9]+-\d+)`", re.MULTILINE)
SECTION = re.compile(r"[A-Z]+-[A-Z0-9]+")


@cache
def clauses() -> dict[str, int]:
    """Every clause, with how often it is written."""
    found: dict[str, int] = defaultdict(int)
    for title in TITLES:
        for ledger in title.rules_pages():
            for clause in CLAUSE.findall(ledger.read_text(encoding="utf-8")):
                found[clause] += 1
    return dict(found)


@cache
def citations() -> dict[str, list[str]]:
    """Every clause cited, with the places that cite it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                place = f"{path.relative_to(TESTS)}:{node.lineno}"
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{place}: a clause is cited by its name alone"
                    found[str(argument.value)].append(place)
    return dict(found)


@cache
def listed() -> dict[str, str]:
    """Clauses and whole sections (`RSK-DRG`) that no test can cite, with the reason."""
    with LISTED.open("rb") as file:
        plain = tomllib.load(file)
    return {**plain["sections"], **plain["clauses"]}


def excused(clause: str) -> bool:
    return clause in listed() or clause.rpartition("-")[0] in listed()


def test_every_clause_is_written_once() -> None:
    assert [clause for clause, times in clauses().items() if times > 1] == []
    assert len(clauses()) > 100


def test_every_clause_is_cited_or_listed() -> None:
    assert [clause for clause in clauses() if clause not in citations() and not excused(clause)] == []


def test_only_clauses_that_exist_are_cited() -> None:
    assert {clause: places for clause, places in citations().items() if clause not in clauses()} == {}


def test_nothing_is_listed_that_is_cited_or_does_not_exist() -> None:
    sections = {clause.rpartition("-")[0] for clause in clauses()}
    cited_sections = {clause.rpartition("-")[0] for clause in citations()}
    wrong = [
        entry
        for entry in listed()
        if (entry in citations() or entry not in clauses())
        and (not SECTION.fullmatch(entry) or entry in cited_sections or entry not in sections)
    ]
    assert wrong == []


def test_every_entry_has_a_reason() -> None:
    assert [entry for entry, reason in listed().items() if len(reason.split()) < 3] == []


def test_clauses_named_in_code_exist() -> None:
    prefixes = {clause.partition("-")[0] for clause in clauses()}
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})-[A-Z0-9]+-\d+")
    wrong = []
    for path in sorted((TESTS.parent / "game").rglob("*.py")):
        named = set(pattern.findall(path.read_text(encoding="utf-8")))
        wrong += [f"{path.name}: {clause}" for clause in sorted(named - set(clauses()))]
    assert wrong == []
