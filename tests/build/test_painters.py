"""Each maker of textures, pictures and fonts still runs, at a small size."""

from __future__ import annotations

from pathlib import Path

from build import cut_fonts, paint_scenes, paint_textures


def test_textures(tmp_path: Path) -> None:
    paint_textures.main(tmp_path, 96)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["leather.jpg", "oak.jpg", "parchment.jpg"]


def test_leather_tiles() -> None:
    sheet = paint_textures.leather(128, 128)
    across = abs(sheet[:, 0] - sheet[:, -1]).mean()
    inside = abs(sheet[:, 40] - sheet[:, 60]).mean()
    assert across <= inside * 1.2


def test_a_cut_font_has_one_weight(tmp_path: Path) -> None:
    for cut in (cut_fonts.CUTS[0], cut_fonts.CUTS[5]):
        cut_fonts.cut_font(cut).save(tmp_path / f"{cut.key}.ttf")
        assert (tmp_path / f"{cut.key}.ttf").stat().st_size < 90_000
    assert "Open Font License" in cut_fonts.write_licence("Cinzel", tmp_path).read_text(encoding="utf-8")


def test_scenes(tmp_path: Path) -> None:
    paint_scenes.main(tmp_path, (106, 96))
    assert sorted(p.name for p in tmp_path.iterdir()) == ["skye.jpg", "skyrim.jpg", "witcher.jpg"]
