"""The maps of Skye are those that their program makes, and their pictures those painted from them."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from build.skye.make_maps import MAPS, make
from build.skye.paint_maps import paint


@pytest.mark.parametrize("name", list(make()))
def test_the_committed_map_is_what_the_program_makes(name: str) -> None:
    assert (MAPS / f"{name}.tmx").read_text("utf-8") == make()[name]


@pytest.mark.slow
def test_the_committed_pictures_look_like_fresh_ones() -> None:
    for name, picture in paint().items():
        with Image.open(MAPS / f"{name}.jpg") as kept:
            assert kept.size == picture.size
            away = np.abs(np.asarray(kept.convert("RGB"), float) - np.asarray(picture, float))
        assert away.mean() < 5, name
