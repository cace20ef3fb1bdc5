from __future__ import annotations

import subprocess
import sys

from game.commands.bench_table import FIRST_FRAME


def test_the_program_whose_start_is_measured_draws_the_title_page() -> None:
    drawn = subprocess.run([sys.executable, "-c", FIRST_FRAME], capture_output=True, text=True, timeout=120)
    assert drawn.returncode == 0, drawn.stderr
    assert "drawn" in drawn.stdout
