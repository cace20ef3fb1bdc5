"""`python -m game`, and the entry of the packaged program."""

from __future__ import annotations

import multiprocessing
import sys

if __name__ == "__main__":
    # A packaged program starts its worker processes through this very entry: they must turn off here, before all else.
    multiprocessing.freeze_support()
    from game.cli import main

    sys.exit(main())
