"""The heroes and dragons of Dovahkiin: painted the same at each run, each one told from the others."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import numpy as np
from PIL import Image

from build.paint_dovahkiin import FOLDER, painters
from game.titles.skyrim.setup import FACTIONS


def test_all_are_painted_and_kept() -> None:
    wanted = {*(f"hero_{faction}" for faction in FACTIONS), *(f"dragon_{n}" for n in range(4))}
    assert set(painters()) == wanted
    assert {path.stem for path in Path(FOLDER).glob("*.webp")} == wanted


def test_each_run_paints_the_same() -> None:
    for name, painter in painters(0.3).items():
        assert painter().tobytes() == painters(0.3)[name]().tobytes(), name


def test_nothing_is_cut_and_no_two_look_alike() -> None:
    found = {name: Image.open(FOLDER / f"{name}.webp").convert("RGBA") for name in painters()}
    for name, picture in found.items():
        alpha = np.asarray(picture)[..., 3]
        assert alpha.max() == 255
        assert max(alpha[0].max(), alpha[:, 0].max()) < 40, name
    for kind in ("hero", "dragon"):
        for a, b in combinations([one for name, one in found.items() if name.startswith(kind)], 2):
            assert np.abs(np.asarray(a, int) - np.asarray(b, int)).mean() > 2


def test_painters_are_named_among_the_credits() -> None:
    root = Path(__file__).resolve().parents[2]
    assert "build/paint_dovahkiin.py" in (root / "CREDITS.md").read_text(encoding="utf-8")
