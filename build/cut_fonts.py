"""Cut the static fonts under assets/fonts from the variable and full families.

    python build/cut_fonts.py [FOLDER]

SDL_ttf opens a variable font at its default weight and cannot switch OpenType features on. So each weight
that the
style asks for becomes a file of its own, cut to Latin and Latin Extended, and lining tabular figures are
baked into the
character map of the sans that counts. The licence of each family is written beside.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import fontpkg
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "fonts"
LATIN = (
    (0x20, 0x7E),
    (0xA0, 0x17F),
    (0x218, 0x21B),
    (0x1E80, 0x1E85),
    (0x2010, 0x2027),
    (0x2030, 0x203A),
    (0x20AC, 0x20AC),
    (0x2190, 0x2193),
    (0x2212, 0x2212),
    (0xD7, 0xD7),
)


@dataclass(frozen=True)
class Cut:
    """One file to make: from which family, at which weight (None: the file is static already), from which
    file.
    """

    key: str
    family: str
    weight: int | None
    file: str | None = None


CUTS = (
    Cut("title", "Cinzel", 560),
    Cut("titleb", "Cinzel", 720),
    Cut("body", "EB Garamond", 500),
    Cut("bodyb", "EB Garamond", 660),
    Cut("ital", "EB Garamond", 500, "EBGaramond-Italic[wght].ttf"),
    Cut("ui", "Alegreya Sans", None, "AlegreyaSans-Medium.ttf"),
    Cut("uib", "Alegreya Sans", None, "AlegreyaSans-Bold.ttf"),
    Cut("uix", "Alegreya Sans", None, "AlegreyaSans-ExtraBold.ttf"),
)


def source(cut: Cut) -> Path:
    """The family's own file that a cut is taken from."""
    first = Path(str(fontpkg.path(cut.family)))
    return first.parent / cut.file if cut.file else first


def substitutions(table: Any, tag: str) -> dict[str, str]:
    """The single substitutions (glyph name to glyph name) that a feature of the GSUB table makes."""
    found: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != tag:
            continue
        for index in record.Feature.LookupListIndex:
            for sub in table.LookupList.Lookup[index].SubTable:
                found.update(getattr(getattr(sub, "ExtSubTable", sub), "mapping", None) or {})
    return found


def bake_figures(font: TTFont) -> None:
    """Let 0-9 mean their lining, tabular forms, since no feature can be asked for when the program runs."""
    swaps = [substitutions(font["GSUB"].table, tag) for tag in ("lnum", "tnum")]
    for table in font["cmap"].tables:
        for point in range(0x30, 0x3A):
            glyph = table.cmap.get(point)
            for swap in swaps:
                glyph = swap.get(glyph, glyph)
            if glyph:
                table.cmap[point] = glyph


def widen_space(font: TTFont, share: float = 0.22) -> None:
    """At 15 pixels the sans' space, rounded down and kerned, lets words run together; give it more room."""
    advance, bearing = font["hmtx"]["space"]
    font["hmtx"]["space"] = (round(advance * (1 + share)), bearing)


def cut_font(cut: Cut) -> TTFont:
    """The static, subset font of one cut."""
    font = TTFont(source(cut))
    if cut.weight is None:
        bake_figures(font)
        widen_space(font)
    else:
        font = instantiateVariableFont(font, {"wght": cut.weight})
    options = Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "liga"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    keeper = Subsetter(options)
    keeper.populate(unicodes=[point for first, last in LATIN for point in range(first, last + 1)])
    keeper.subset(font)
    return font


def write_licence(family: str, folder: Path) -> Path:
    """The Open Font License as the family came with it."""
    text = (Path(str(fontpkg.path(family))).parents[1] / "LICENSE").read_text(encoding="utf-8")
    target = folder / f"OFL-{family.replace(' ', '')}.txt"
    target.write_text(text, encoding="utf-8")
    return target


def main(folder: Path = FOLDER) -> None:
    """Write every cut and every licence to the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for cut in CUTS:
        cut_font(cut).save(folder / f"{cut.key}.ttf")
    for family in dict.fromkeys(cut.family for cut in CUTS):
        write_licence(family, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
