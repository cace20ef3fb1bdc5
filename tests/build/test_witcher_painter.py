"""What The Witcher is played with: all of it can be painted anew, is there, and is told apart at a glance."""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from build.card_gestures import FAMILIES as GESTURES
from build.paint_witcher import FOLDER, Painter, main, painters, save
from build.witcher_cards import BACKS, FIELDS, FLASKS
from build.witcher_schools import HEADS
from build.witcher_signs import ACTIONS, EFFECTS

SMALL = painters(0.12)
MONSTERS = [*range(101, 111), *range(201, 213), *range(301, 308)]
FAMILIES = (
    *("mark", "location", "trail", "place", "effect", "figure", "school", "potion"),
    *("back", "token"),
)



def kept(name: str, size: int = 0) -> Image.Image:
    """A committed picture, scaled to a square if asked."""
    with Image.open(FOLDER / f"{name}.webp") as picture:
        whole = picture.convert("RGBA")
    return whole.resize((size, size), Image.Resampling.LANCZOS) if size else whole


def on_leather(name: str, size: int = 40) -> npt.NDArray[np.float64]:
    """As it is seen on the table, small."""
    ground = Image.new("RGBA", (size, size), (74, 51, 36, 255))
    ground.alpha_composite(kept(name, size))
    return np.asarray(ground.convert("RGB"), float)


@pytest.mark.parametrize("name", [name for name in SMALL if not name.startswith(("gesture", "back"))])
def test_each_can_be_painted_small(name: str) -> None:
    picture = SMALL[name]()
    assert min(picture.size) >= 6
    assert np.asarray(picture.convert("RGBA"), float).std() > 5


@pytest.mark.parametrize("name", ["gesture_a13", "gesture_aard", "back_city", "figure_cat", "token_m304"])
def test_the_committed_pictures_look_like_fresh_ones(name: str) -> None:
    fresh = np.asarray(painters()[name]().convert("RGBA"), float)
    assert np.abs(fresh - np.asarray(kept(name), float)).mean() < 6


def test_all_are_there_and_no_more() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(painters())
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 9_000_000


def test_only_what_is_named_is_painted(tmp_path: Path) -> None:
    main([str(tmp_path), "--only", "coin", "--only", "plate"])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["coin.webp", "plate.webp"]


def test_the_same_bytes_at_each_run(tmp_path: Path) -> None:
    for name in ("token_m201", "scene_m108", "mood_road"):
        painter: Painter = SMALL[name]
        one = save(painter(), tmp_path, name).read_bytes()
        assert save(painters(0.12)[name](), tmp_path, name).read_bytes() == one


def test_every_monster_has_its_token_and_its_scene() -> None:
    for number in MONSTERS:
        assert kept(f"token_m{number}").size == (208, 208)
        scene = kept(f"scene_m{number}")
        assert scene.width >= 960
        assert np.asarray(scene.convert("L"), float).std() > 20, "a bold silhouette stands out of its ground"


def test_schools_potions_colours_and_piles_are_complete() -> None:
    names = set(painters())
    assert {f"figure_{school}" for school in HEADS} | {f"school_{school}" for school in HEADS} <= names
    assert {f"potion_p{number}" for number in range(1, 8)} == {f"potion_{key}" for key in FLASKS} <= names
    assert {f"gesture_a{number:02}" for number in range(1, 31)} <= names
    assert set(GESTURES) == set(FIELDS)
    assert {f"back_{pile}" for pile in BACKS} | {f"place_{key}" for key in ACTIONS} <= names
    assert {f"effect_{key}" for key in EFFECTS} <= names


@pytest.mark.parametrize("family", FAMILIES)
def test_pictures_of_a_family_are_told_apart_when_small(family: str) -> None:
    seen = {name: on_leather(name) for name in painters() if name.startswith(f"{family}_")}
    assert len(seen) > 1
    for (a, one), (b, other) in combinations(seen.items(), 2):
        assert np.abs(one - other).mean() > 4, f"{a} and {b}"


@pytest.mark.parametrize("family", ["figure", "potion", "mark", "location", "trail", "effect"])
def test_form_tells_them_apart_where_colour_does_not(family: str) -> None:
    """The same with all colour gone."""
    seen = {n: on_leather(n).mean(axis=2) for n in painters() if n.startswith(f"{family}_")}
    for (a, one), (b, other) in combinations(seen.items(), 2):
        assert np.abs(one - other).mean() > 3.5, f"{a} and {b}"


def test_the_pictures_are_credited() -> None:
    root = FOLDER.parents[1]
    assert "build/paint_witcher.py" in (root / "CREDITS.md").read_text(encoding="utf-8")
    with (root / "pyproject.toml").open("rb") as file:
        assert "assets" in " ".join(tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["sdist"]["include"])
