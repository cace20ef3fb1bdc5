"""Set up, play, test, check and package Skald: `python3 build/dev.py COMMAND`; only the standard library.

The first lines are kept readable for any old Python, so that it says what it lacks instead of failing
on syntax.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Skald needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from build.workshop.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
