"""Finds every text that a person reads: in the code, on the maps, in the titles' rules, on the cards of a title."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.extract import extract

from game.desktop.scenes import markdown
from game.desktop.tables.registry import front_of
from game.kernel.maps.kinds import kind_of
from game.kernel.maps.locations import load_location_map
from game.kernel.maps.territories import load_territory_map
from game.kernel.texts import DOMAIN
from game.titles import TITLES
from game.titles.skye.title import TEXTS as SKYE
from game.titles.skyrim.dovahkiin import card_file
from game.titles.witcher.catalogue.load import FOLDER, files, load_book
from game.titles.witcher.catalogue.said import DOMAIN as WITCHER
from game.titles.witcher.catalogue.said import texts_of
from game.titles.witcher.skellige.load import files as sea_files
from game.titles.witcher.skellige.load import sea_book

ROOT = Path(__file__).resolve().parents[2]
KEYWORDS = {"_": None, "N_": None, "P_": (1, 2), "gettext": None, "ngettext": (1, 2)}
COMMENT = "Translators:"
_HEADER = """\
# Texts of Skald.
# This file is distributed under the same license as Skald.
#
# {who} is the name of a person or of a faction, such as Ada or Stormcloaks: choose words that are right
# for one and for many, with a colon where nothing else helps. {territory}, {land}, {source}, {target} and
# {region} are names on the map. What stands in braces stays as it is, wherever your language needs it in
# the sentence; so do what stands between back ticks, and the asterisks. glossary.toml beside the language's
# folder LC_MESSAGES says which words the game uses for its things. Then: python build/texts.py."""
_CARDS = """\
# Texts on the cards of The Witcher, for Skald.
# This file is distributed under the same license as Skald.
#
# A chronicler tells them who has walked the roads of the north for forty years: dry, exact, humane,
# sometimes funny. Over each text stands its card: "c14" one of the city, "w14" of the wilds, "e14"
# an Event, "m101" a Monster. An Event carries on the story of the card that leads to it, a result
# follows its offer. Numbers that are told as words stand for what the card does."""

_RULES = """\
# The rules of Isle of Skye, for Skald.
# This file is distributed under the same license as Skald.
#
# Over each text stands the clause that it belongs to. What stands between back ticks stays as it is."""


class Text(NamedTuple):
    """One text: the singular and plural where it counts something, the file it stands in, words for translators."""

    id: str | tuple[str, str]
    file: str
    comments: tuple[str, ...] = ()


def template(domain: str) -> Catalog:
    """All texts of a domain, in an order that stays: the code's, the maps', the rules'; or those of a title's cards."""
    catalogue = Catalog(project="Skald", header_comment=HEADERS[domain], charset="utf-8", fuzzy=False)
    for text in [text for find in SOURCES[domain] for text in find()]:
        catalogue.add(text.id, locations=[(text.file, 0)], auto_comments=text.comments)
    return catalogue


def code_texts() -> Iterator[Text]:
    """What is marked in the code."""
    for path in sorted((ROOT / "game").rglob("*.py")):
        with path.open("rb") as source:
            for _line, message, comments, _context in extract("python", source, KEYWORDS, [COMMENT]):
                told = tuple(line.removeprefix(COMMENT).strip() for line in comments)
                ids = (message[0], message[1]) if isinstance(message, tuple) else message
                yield Text(ids, _file(path), told)


def map_texts() -> Iterator[Text]:
    """The names on our maps; boards and grids have none."""
    readers = {"territories": land_texts, "locations": place_texts}
    for path in sorted((ROOT / "maps").glob("*.tmx")):
        reader = readers.get(kind_of(path))
        if reader is not None:
            yield from reader(path)


def land_texts(path: Path) -> Iterator[Text]:
    """The names on a map of territories."""
    board = load_territory_map(path)
    for region in board.regions:
        yield Text(region.name, _file(path), ("a region on the map",))
    for land in board.territories:
        yield Text(land.name, _file(path), ("a territory on the map",))


def place_texts(path: Path) -> Iterator[Text]:
    """The names on a map of locations."""
    board = load_location_map(path)
    for title in board.titles:
        yield Text(title.name, _file(path), ("a land or sea on the map",))
    for place in board.locations:
        yield Text(place.name, _file(path), ("a location on the map",))


def rules_texts(domain: str) -> Iterator[Text]:
    """The rules of a domain's titles, one text for each heading, paragraph, clause and cell of a table."""
    pages = [(title, page) for title in TITLES if title.rules_domain == domain for page in title.rules_pages()]
    for title, path in pages:
        keys = frozenset(front_of(title.info.key).names())
        for block in markdown.parse(path.read_text(encoding="utf-8")):
            where = f"clause {block.clause}" if block.clause else f"{block.kind} of the rules"
            for piece in markdown.pieces(block):
                if markdown.has_words(piece, keys):
                    yield Text(piece, _file(path), (where,))


def card_texts() -> Iterator[Text]:
    """The texts on the cards of The Witcher, each with its place in its file."""
    for book, paths in ((load_book(FOLDER), files()), (sea_book(), sea_files())):
        for path in paths:
            for place, text in texts_of(getattr(book, path.stem)):
                yield Text(text, _file(path), (".".join(place),))


def skyrim_card_texts() -> Iterator[Text]:
    """The names and texts on the cards of Dovahkiin."""
    for cards in card_file.catalogue().kinds():
        for card in cards:
            yield Text(card.name, _file(card_file.PATH), (f"{card.key}, the name of a card",))
            yield Text(card.text, _file(card_file.PATH), (f"{card.key}, what the card says",))


HEADERS = {DOMAIN: _HEADER, WITCHER: _CARDS, SKYE: _RULES}
SOURCES: dict[str, tuple[Callable[[], Iterator[Text]], ...]] = {
    DOMAIN: (code_texts, map_texts, skyrim_card_texts, partial(rules_texts, DOMAIN)),
    WITCHER: (card_texts, partial(rules_texts, WITCHER)),
    SKYE: (partial(rules_texts, SKYE),),
}


def _file(path: Path) -> str:
    return path.resolve().relative_to(ROOT).as_posix()
