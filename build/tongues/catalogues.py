"""The files under assets/translations: for each domain a template, and for each language what people edit and what the
program reads.

No clock and no version of a tool stands in them, so that they change only where texts do.
"""

from __future__ import annotations

from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from game.kernel.texts import DOMAIN

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "translations"
# The languages of each domain in which nothing may be missing: tests hold them to it.
COMPLETE: dict[str, tuple[str, ...]] = {"skald": ("de", "pt_BR"), "witcher": (), "skye": ()}
# Domains that a language may be offered without, and what its readers get instead.
LATER = {
    "witcher": "the texts on the cards are read in English until somebody has translated them",
    "skye": "the rules are read in English until somebody has translated them",
}
NO_TIME = datetime(2000, 1, 1, tzinfo=UTC)
PASSING = (b'"POT-Creation-Date:', b'"PO-Revision-Date:', b'"Generated-By:', b'"Last-Translator:', b'"Language-Team:')
MANY = 200  # new texts: more than these are a new part of the program, and Babel would look for old ones for minutes
# Where Babel knows a form for whole millions, which no count here reaches.
PLURALS = {"pt_BR": "nplurals=2; plural=(n > 1);"}


def languages(domain: str = DOMAIN) -> list[str]:
    """Those that have been begun."""
    return sorted(path.parent.parent.name for path in FOLDER.glob(f"*/LC_MESSAGES/{domain}.po"))


def template_path(domain: str) -> Path:
    """The file that languages begin from."""
    return FOLDER / f"{domain}.pot"


def po_path(language: str, domain: str = DOMAIN) -> Path:
    """The file that translators edit."""
    return FOLDER / language / "LC_MESSAGES" / f"{domain}.po"


def mo_path(language: str, domain: str = DOMAIN) -> Path:
    """The file that the program reads."""
    return po_path(language, domain).with_suffix(".mo")


def read(language: str, domain: str = DOMAIN) -> Catalog:
    """A language's catalogue; an empty one where it has not been begun."""
    path = po_path(language, domain)
    if path.exists():
        return _read(path, language)
    fresh = Catalog(locale=language, project="Skald", charset="utf-8", fuzzy=False)
    if language in PLURALS:
        fresh.mime_headers = [("Plural-Forms", PLURALS[language])]
    return fresh


def read_template(domain: str = DOMAIN) -> Catalog:
    """The template as it was written last."""
    return _read(template_path(domain))


def _read(path: Path, language: str | None = None) -> Catalog:
    with path.open("rb") as source:
        return read_po(source, locale=language)


def write_template(domain: str, found: Catalog) -> None:
    """Write the template."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    template_path(domain).write_bytes(spelled(found))


def spelled(catalogue: Catalog) -> bytes:
    """A catalogue as a .po or .pot file."""
    out = BytesIO()
    write_po(out, catalogue, width=100, include_lineno=False)
    return b"".join(line for line in out.getvalue().splitlines(keepends=True) if not line.startswith(PASSING))


def compiled(catalogue: Catalog) -> bytes:
    """A catalogue as the program reads it: only what is translated, and surely."""
    sure = Catalog(
        locale=catalogue.locale, project="Skald", charset="utf-8", creation_date=NO_TIME, revision_date=NO_TIME
    )
    sure.mime_headers = [("Plural-Forms", catalogue.plural_forms)]
    for message in catalogue:
        if message.id and is_done(message):
            sure.add(message.id, message.string)
    out = BytesIO()
    write_mo(out, sure)
    return out.getvalue()


def update(language: str, domain: str, found: Catalog) -> Catalog:
    """Bring a language up to date with the texts found, and compile it.

    A text that changed a little keeps its translation, marked fuzzy, until somebody has looked at it.
    """
    catalogue = read(language, domain)
    new = sum(message.id not in catalogue for message in found)
    catalogue.update(found, no_fuzzy_matching=new > MANY, update_header_comment=True)
    catalogue.fuzzy = False
    for gone in [id for id, message in catalogue.obsolete.items() if not any(strings(message))]:
        del catalogue.obsolete[gone]
    path = po_path(language, domain)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(spelled(catalogue))
    mo_path(language, domain).write_bytes(compiled(catalogue))
    return catalogue


def to_do(catalogue: Catalog) -> list[Message]:
    """The texts that have no translation, or none that is sure."""
    return [message for message in catalogue if message.id and not is_done(message)]


def is_done(message: Message) -> bool:
    """Whether a translation is there in all its forms, and sure."""
    return bool(message.string) and all(strings(message)) and not message.fuzzy


def strings(message: Message) -> tuple[str, ...]:
    """The forms of a translation."""
    return tuple(message.string) if isinstance(message.string, tuple | list) else (str(message.string or ""),)
