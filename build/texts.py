"""The catalogues of texts: `python build/texts.py` after texts have changed, or after a translation was written.

Extracts every text that a person reads into assets/translations/skald.pot, brings each language's skald.po up to
date with it, and compiles the skald.mo that the program reads. `--new LANGUAGE` begins another one (`fr`, `pt_PT`).
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from build.tongues.catalogues import languages, to_do, update, write_template
from build.tongues.extract import template


def main(arguments: list[str]) -> int:
    """Write all of it, and say how much is left to translate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--new", metavar="LANGUAGE", help="begin another language")
    told = parser.parse_args(arguments)
    found = template()
    write_template(found)
    print(f"{len(found)} texts")
    for language in dict.fromkeys([*languages(), *([told.new] if told.new else [])]):
        print(f"{language}: {len(to_do(update(language, found)))} left to translate")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
