"""The catalogues of texts: `python build/texts.py` after texts have changed, or after a translation was written.

Extracts every text that a person reads into assets/translations/skald.pot, and those on a title's cards into a template
of their own (witcher.pot); brings what each language has of them up to date, and compiles what the program reads.
`--new LANGUAGE` begins another language (`fr`, `pt_PT`), `--new LANGUAGE --domain witcher` the cards in one.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from build.tongues.catalogues import languages, to_do, update, write_template
from build.tongues.extract import SOURCES, template
from game.kernel.texts import DOMAIN


def main(arguments: list[str]) -> int:
    """Write all of it, and say how much is left to translate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--new", metavar="LANGUAGE", help="begin another language")
    parser.add_argument("--domain", choices=SOURCES, default=DOMAIN, help="with --new: which texts")
    told = parser.parse_args(arguments)
    for domain in SOURCES:
        found = template(domain)
        write_template(domain, found)
        print(f"{domain}: {len(found)} texts")
        new = [told.new] if told.new and told.domain == domain else []
        for language in dict.fromkeys([*languages(domain), *new]):
            print(f"{domain}, {language}: {len(to_do(update(language, domain, found)))} left to translate")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
