"""Each maker still runs, at a small size."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def maker(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> ModuleType:
    """A module of build/, although an installed package may have the same name."""
    monkeypatch.syspath_prepend(str(ROOT))
    for name in [n for n in sys.modules if n == "build" or n.startswith("build.")]:
        monkeypatch.delitem(sys.modules, name)
    return importlib.import_module(f"build.{request.param}")


@pytest.mark.parametrize("maker", ["paint_textures"], indirect=True)
def test_textures(maker: ModuleType, tmp_path: Path) -> None:
    maker.main(tmp_path, 96)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["leather.jpg", "oak.jpg", "parchment.jpg"]


@pytest.mark.parametrize("maker", ["paint_textures"], indirect=True)
def test_leather_tiles(maker: ModuleType) -> None:
    sheet = maker.leather(128, 128)
    across = abs(sheet[:, 0] - sheet[:, -1]).mean()
    inside = abs(sheet[:, 40] - sheet[:, 60]).mean()
    assert across <= inside * 1.2


@pytest.mark.parametrize("maker", ["cut_fonts"], indirect=True)
def test_a_cut_font_has_one_weight(maker: ModuleType, tmp_path: Path) -> None:
    pytest.importorskip("fontpkg")
    for cut in (maker.CUTS[0], maker.CUTS[5]):
        maker.cut_font(cut).save(tmp_path / f"{cut.key}.ttf")
        assert (tmp_path / f"{cut.key}.ttf").stat().st_size < 90_000
    assert "Open Font License" in maker.write_licence("Cinzel", tmp_path).read_text(encoding="utf-8")


@pytest.mark.parametrize("maker", ["paint_scenes"], indirect=True)
def test_scenes(maker: ModuleType, tmp_path: Path) -> None:
    maker.main(tmp_path, (106, 96))
    assert sorted(p.name for p in tmp_path.iterdir()) == ["skye.jpg", "skyrim.jpg", "witcher.jpg"]
