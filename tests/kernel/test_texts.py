"""Texts change with the language; what leaves the program does not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from game.kernel import phrases, texts
from game.kernel.match import Match
from game.kernel.record import RecordWriter
from tests.pseudo import Pseudo, pseudo, pseudo_language
from tests.support import play_random, skyrim


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    texts.use_language("en")
    yield
    texts.use_language("en")


def test_names_are_said_in_the_language_in_use() -> None:
    names = skyrim().content.names
    here = tuple(names)
    assert "Solitude" in here
    with pseudo_language():
        assert tuple(names) == tuple(map(pseudo, here))
        assert names[1:3] == tuple(map(pseudo, here[1:3]))
    assert tuple(names) == here


def test_an_empty_text_stays_empty() -> None:
    with pseudo_language():
        assert texts.gettext("") == ""


def test_a_domain_without_a_catalogue_is_read_in_english() -> None:
    texts.use_language("de")
    assert texts.gettext("Begin") != "Begin"
    assert texts.dgettext("none", "Begin") == "Begin"
    assert texts.dgettext("none", "") == ""
    with pseudo_language():
        assert texts.dgettext("none", "Begin") == pseudo("Begin")


def test_whoever_keeps_words_sees_that_the_language_changed() -> None:
    seen = {texts.edition()}
    texts.use_language("de")
    seen.add(texts.edition())
    texts.use_catalogue(Pseudo())
    seen.add(texts.edition())
    assert len(seen) == 3


def test_the_made_up_language_keeps_fields_and_is_a_third_longer() -> None:
    for text in ("Begin", "{who} took {target} from {loser}", "As `RSK-REI-01` says of **land**, three times"):
        kept = re.findall(r"\{[^}]*\}|`[^`]*`", text)
        other = pseudo(text)
        assert re.findall(r"\{[^}]*\}|`[^`]*`", other) == kept
        spoken = len(text) - sum(map(len, kept))
        assert 3 * (len(other) - sum(map(len, kept))) >= 4 * spoken
        for part in kept:
            other = other.replace(part, "")
        assert not re.search("[A-Za-z]", other)


def record_of(match: Match, path: Path) -> bytes:
    writer = RecordWriter(match, path)
    play_random(match, 400)
    writer.save()
    return path.read_bytes()


def test_a_record_is_the_same_to_the_byte_in_every_language(tmp_path: Path) -> None:
    english = record_of(Match(skyrim("human:Ada,random,random"), 7), tmp_path / "one.skald")
    with pseudo_language():
        other = record_of(Match(skyrim("human:Ada,random,random"), 7), tmp_path / "two.skald")
    assert other == english


def test_numbers_dates_and_lists() -> None:
    assert phrases.percent(74) == "74 %"
    assert [phrases.decimal(x, signed=True) for x in (2.44, -0.3, 0.01, -0.01)] == ["+2.4", "−0.3", "0.0", "0.0"]
    assert phrases.decimal(12.0, 0) == "12"
    assert phrases.day(date(2026, 3, 9)) == "09.03.2026"
    assert [phrases.listed(list("abc"[:n])) for n in range(4)] == ["", "a", "a and b", "a, b and c"]


class Comma(Pseudo):
    """A language that writes numbers as German does."""

    def gettext(self, message: str) -> str:
        return {"{whole}.{part}": "{whole},{part}", "{n} %": "{n}\N{NO-BREAK SPACE}%"}.get(message, message)


def test_another_language_writes_numbers_its_own_way() -> None:
    texts.use_catalogue(Comma())
    assert phrases.decimal(1234.5) == "1234,5"
    assert phrases.percent(5) == "5\N{NO-BREAK SPACE}%"
