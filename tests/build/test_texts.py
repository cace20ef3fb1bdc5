"""The catalogues: nothing the sources say is missing in them, and no translation loses or breaks what it says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from build.tongues import catalogues as c
from build.tongues.checks import Glossary, english, faults, fields, read_glossary
from build.tongues.extract import KEYWORDS, SOURCES, template
from game.kernel.texts import DOMAIN, languages

ROOT = Path(__file__).resolve().parents[2]
AGAIN = "run: python build/texts.py"
NONE = Glossary({}, {}, frozenset())


BEGUN = [(language, domain) for domain in SOURCES for language in c.languages(domain)]


@pytest.mark.parametrize("domain", SOURCES)
def test_the_template_has_every_text_of_the_sources(domain: str) -> None:
    found = template(domain)
    kept = {message.id for message in c.read_template(domain) if message.id}
    wanted = {message.id for message in found if message.id}
    assert wanted - kept == set(), AGAIN
    assert kept - wanted == set(), AGAIN
    assert c.spelled(found) == c.template_path(domain).read_bytes(), AGAIN


def test_the_template_is_made_of_code_maps_and_rules() -> None:
    places = {message.id: {place for place, _line in message.locations} for message in template(DOMAIN) if message.id}
    assert "maps/skyrim.tmx" in places["Whiterun"]
    assert "maps/skyrim.tmx" in places["The Rift"]
    assert any(file.endswith("rules.md") for file in places["The game in short"])
    assert ("{n} unit", "{n} units") in places
    assert ("draw {n} card", "draw {n} cards") in places  # marked by P_
    assert "whiterun" not in places  # keys are not translated


def test_the_cards_of_a_title_are_a_domain_of_their_own() -> None:
    told = {message.id: message.auto_comments for message in template("witcher") if message.id}
    assert told["Four Times Vespers"] == ["c01.title"]
    assert told["Step in between."] == ["c14.b.offer"]
    assert told["Go to supper with Lorenz in Novigrad."] == ["c14.b.quest"]
    assert told["Windmill"][0] == "designs.a03.name"
    ends = {place.rpartition(".")[2] for places in told.values() for place in places}
    assert not ends & {"scene", "mood", "colour", "moment", "kind"}
    assert len(told) > 800


@pytest.mark.parametrize(("language", "domain"), BEGUN)
def test_a_language_has_the_texts_of_the_template(language: str, domain: str) -> None:
    ids = {message.id for message in c.read(language, domain) if message.id}
    assert ids == {message.id for message in c.read_template(domain) if message.id}, AGAIN


@pytest.mark.parametrize(("language", "domain"), BEGUN)
def test_what_the_program_reads_is_what_people_wrote(language: str, domain: str) -> None:
    with c.mo_path(language, domain).open("rb") as file:
        read = GNUTranslations(file)
    told = {key: words for key, words in vars(read)["_catalog"].items() if key}
    wanted: dict[object, str] = {}
    for message in c.read(language, domain):
        if message.id and c.is_done(message):
            forms = c.strings(message)
            keys: list[object] = [message.id] if isinstance(message.id, str) else [
                (message.id[0], n) for n in range(len(forms))
            ]  # fmt: skip
            wanted.update(zip(keys, forms, strict=True))
    assert told == wanted, AGAIN


@pytest.mark.parametrize(("language", "domain"), BEGUN)
def test_no_translation_loses_a_field_or_calls_a_thing_by_another_word(language: str, domain: str) -> None:
    assert list(faults(c.read(language, domain), read_glossary(language))) == []


@pytest.mark.parametrize("language", c.languages())
def test_the_glossary_speaks_of_texts_that_there_are(language: str) -> None:
    glossary = read_glossary(language)
    texts = [text for message in c.read_template() if message.id for text in english(message)]
    assert [name for name in glossary.names if name not in texts] == []
    assert [text for text in glossary.free if text not in texts] == []
    for term in glossary.terms:
        assert any(re.search(rf"\b(?:{term})\b", text, re.IGNORECASE) for text in texts), term


@pytest.mark.parametrize(("language", "domain"), [(one, domain) for domain in SOURCES for one in c.COMPLETE[domain]])
def test_nothing_is_missing_in_a_language_that_is_complete(language: str, domain: str) -> None:
    assert language in c.languages(domain)
    assert [message.id for message in c.to_do(c.read(language, domain))] == []


def test_a_complete_language_lacks_no_domain_but_those_that_are_said_to_come_later() -> None:
    assert set(c.COMPLETE) == set(SOURCES)
    for domain in SOURCES:
        lacking = [language for language in c.COMPLETE[DOMAIN] if language not in c.COMPLETE[domain]]
        assert bool(lacking) == (domain in c.LATER), f"{domain}: {lacking}"
    assert all(len(reason.split()) > 5 for reason in c.LATER.values())


def test_the_program_offers_the_languages_that_are_compiled() -> None:
    assert languages() == ("en", *c.languages())


# -- the checks themselves ----------------------------------------------------------------------------
def made(id: str | tuple[str, str], string: str | tuple[str, ...], **more: object) -> Catalog:
    catalogue = Catalog(locale="de", fuzzy=False)
    catalogue.add(id, string, **more)  # type: ignore[arg-type]
    return catalogue


@pytest.mark.parametrize(
    ("id", "string", "fault"),
    [
        ("Takes {land}", "Nimmt das Gebiet", "fields"),
        ("Takes {land}", "Nimmt {Land}", "fields"),
        ("Takes {land}", "Nimmt {land", "Nimmt"),
        (("{n} unit", "{n} units"), ("{n} Einheit", "Einheiten"), "fields"),
        ("As `RSK-REI-01` says", "Wie `RSK-REI-02` sagt", "code"),
        ("**A turn** has phases", "Ein Zug hat Phasen", "emphasis"),
        ("Whiterun", "Weisslauf", "Weißlauf"),
        ("Whiterun falls", "Whiterun fällt", "Weißlauf"),
        ("Your territories", "Deine Länder", "Gebiet"),
    ],
)
def test_a_broken_translation_is_named(id: str, string: str, fault: str) -> None:
    glossary = Glossary({"Whiterun": "Weißlauf"}, {"territory|territories": ["Gebiet"]}, frozenset())
    told = list(faults(made(id, string), glossary))
    assert len(told) == 1
    assert fault in told[0]


def test_a_right_translation_is_not() -> None:
    glossary = Glossary({"Whiterun": "Weißlauf"}, {"territory|territories": ["Gebiet"]}, frozenset({"No territory"}))
    assert not list(faults(made("Whiterun", "Weißlauf"), glossary))
    assert not list(faults(made("{n} territories: {who}", "{who}: {n} Gebiete"), glossary))
    assert not list(faults(made("No territory", "Kein Land"), glossary))
    assert not list(faults(made("Move {territories}", "Zieht {territories}"), glossary))  # a field is no word
    assert not list(faults(made(("One of {n}", "Some of {n}"), ("Eins von {n}", "Einige von {n}")), NONE))
    assert fields("{a} {b:.1f} {c!r}") == {"a!None:", "b!None:.1f", "c!r:"}


def test_what_is_not_sure_is_not_read() -> None:
    catalogue = made("Begin", "Anfang", flags=["fuzzy"])
    catalogue.add(("{n} unit", "{n} units"), ("{n} Einheit", ""))
    catalogue.add("Back", "Zurück")
    read = GNUTranslations(BytesIO(c.compiled(catalogue)))
    assert read.gettext("Begin") == "Begin"
    assert read.ngettext("{n} unit", "{n} units", 1) == "{n} unit"
    assert read.gettext("Back") == "Zurück"
    assert len(c.to_do(catalogue)) == 2


def test_the_plurals_of_the_first_languages() -> None:
    german, portuguese = (c.read(language) for language in ("de", "pt_BR"))
    assert (german.num_plurals, german.plural_expr) == (2, "(n != 1)")
    assert (portuguese.num_plurals, portuguese.plural_expr) == (2, "(n > 1)")


# -- sentences that went round the catalogue ----------------------------------------------------------
SPEECH = re.compile(r"[a-z]{2,}[,;:]? [a-z]{2,}")
PLACE = re.compile(r"[\w.{}]+: {}")  # where a fault lies, before its sentence
FOR_PROGRAMMERS = {"AssertionError", "RuntimeError", "TypeError", "NotImplementedError", "KeyError", "LookupError"}
ALLOWED = {
    "game/kernel/told.py": {"Value error, "},  # pydantic's own
    "game/kernel/rules.py": {"kinds that ask come before kinds that only run"},
    "game/bots/skyrim/policy.py": {"six cards always hold a set"},
    "game/desktop/shelves.py": {"There is no scene '{}'{}; there is {}."},  # of the command line's pictures
    "game/desktop/tables/skyrim/slip.py": {"attack {} {}", "no card", "moving in", "set kept", "idle units"},  # keys
    "game/desktop/tables/witcher/slip.py": {"rash fight", "no meditation"},  # keys
    "game/titles/skyrim/dovahkiin/odds.py": {"these terms lead nowhere"},
    "game/bots/witcher/route.py": {"only roads that can be paid are taken"},
    "game/desktop/settingsfile.py": {'{"volume": 80, "guide": true}'},
}


def _unmarked(tree: ast.AST) -> Iterator[str]:
    """Sentences that stand neither in a mark of gettext's, nor in a docstring, nor in an error for programmers."""
    if isinstance(tree, ast.Call):
        name = getattr(tree.func, "id", getattr(tree.func, "attr", ""))
        if name in KEYWORDS or name in FOR_PROGRAMMERS:
            return
    if isinstance(tree, ast.Expr) and isinstance(tree.value, ast.Constant):
        return
    if isinstance(tree, ast.JoinedStr):
        words = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in tree.values)
        if PLACE.fullmatch(words):
            return
        if SPEECH.search(words.replace("{}", "word")) and re.search(r"[a-z]{2,}", words.replace("{}", "")):
            yield words
        return
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str) and SPEECH.search(tree.value):
        yield tree.value
    for child in ast.iter_child_nodes(tree):
        yield from _unmarked(child)


@pytest.mark.parametrize("room", ["kernel", "titles", "bots", "desktop"])
def test_every_sentence_can_be_translated(room: str) -> None:
    left: list[tuple[str, str]] = []
    for path in sorted((ROOT / "game" / room).rglob("*.py")):
        file = path.relative_to(ROOT).as_posix()
        allowed = ALLOWED.get(file, set())
        left += [(file, words) for words in _unmarked(ast.parse(path.read_text("utf-8"))) if words not in allowed]
    assert left == []
