"""The palette and the measure of everything drawn; the words for it stand in the style.

Two rules hold throughout the window's code: a *rect or a position* is in real pixels, a *size of the style*
(a letter,
a radius, an icon, a gap) is in units of a 1080p screen and is multiplied by the theme's scale where it is
used.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

PARCHMENT, PARCHMENT_LIT, PARCHMENT_DIM = "#E6D5AE", "#F3E7C9", "#CDB98C"
INK, INK_SOFT = "#2B1C11", "#6A5138"
OXBLOOD, OXBLOOD_LIT = "#7A1F1B", "#9C2D25"
GOLD, GOLD_LIT, GOLD_DIM = "#C39A4A", "#F2D58A", "#7D6232"
LEATHER, LEATHER_LIT, LEATHER_DARK = "#35231A", "#4A3324", "#1E130D"
QUIET = "#B7A27B"  # second text on leather
FADED = "#8C7A5C"  # text of what is off
GROOVE, GROOVE_EDGE = "#2A1B13", "#5B4530"
SEA, OAK = "#8FA29C", "#241710"
BLACK = "#000000"
NIGHT = "#0A0503"  # shadows and the dark edge of pieces

TARGET, SOURCE, OTHER_TARGET, LAST_MOVE = "#FFCB4D", "#FFE9B8", "#F2B93C", "#F7ECD2"
REGION = "#6B1A14"
ATTACK_DIE, DEFENCE_DIE, PLAIN_DIE = "#8E2720", "#2A2524", "#EADBB8"
GAIN = "#4F6B45"


@dataclass(frozen=True, slots=True)
class Faction:
    """How a seat's colour is shown: the field of its piece, its wash on the map, the figures on the field."""

    field: str
    wash: str
    flat: float  # strength of the flat wash, 0..1
    figure: str
    optical: float  # a factor on the piece so that all outlines look equally large
    emblem: float  # the emblem's share of the piece
    lift: float = 0.0  # how far the figure stands above the middle, as a share of the piece


NEUTRAL = "neutral"
FACTIONS: dict[str, Faction] = {
    "stormcloak": Faction("#315F9E", "#2F6DB8", 0.27, PARCHMENT_LIT, 1.0, 0.56, -0.01),
    "thalmor": Faction("#2B1738", "#4A2A70", 0.36, PARCHMENT_LIT, 1.14, 0.52, -0.01),
    "orc": Faction("#6BA485", "#3FA077", 0.30, INK, 1.0, 0.56, -0.01),
    "imperial": Faction("#93271E", "#B02A1E", 0.27, PARCHMENT_LIT, 1.03, 0.56, 0.03),
    "forsworn": Faction("#ECC23A", "#E0A800", 0.30, INK, 1.08, 0.50, -0.01),
    # The grey of the mock-ups lay too near the Orcs' green; pale stone keeps CIEDE2000 20 from all five in
    # all four views.
    NEUTRAL: Faction("#DDE0E0", "#8A8F90", 0.10, INK, 0.94, 0.56),
}

# Seats of other titles: whose colour and form their pieces have. Their emblems are their own.
LIKE: dict[str, str] = {
    "wolf": "imperial",
    "viper": "orc",
    "cat": "forsworn",
    "bear": "thalmor",
    "griffin": "stormcloak",
    "blue": "stormcloak",
    "yellow": "forsworn",
    "red": "imperial",
    "white": NEUTRAL,
    "green": "orc",
}


def _dyed(**dyes: tuple[str, str, str]) -> dict[str, Faction]:
    """The same forms in other colours: field, wash and figures of each."""
    return {
        key: replace(FACTIONS[key], field=field, wash=wash, figure=figure)
        for key, (field, wash, figure) in dyes.items()
    }


# Any two fields of a palette are CIEDE2000 20 apart for every kind of eye; those of `clear` 24, and the figures of
# `contrast` stand 7:1 on their fields.
PALETTES: dict[str, dict[str, Faction]] = {
    "classic": FACTIONS,
    "clear": _dyed(
        stormcloak=("#36A6F0", "#2E9BE8", INK),
        thalmor=("#150F40", "#2C2068", PARCHMENT_LIT),
        orc=("#456C74", "#3E6A73", PARCHMENT_LIT),
        imperial=("#8C2F10", "#98330F", PARCHMENT_LIT),
        forsworn=("#D9A233", "#DDA020", INK),
        neutral=("#F2F2F2", "#9A9A98", INK),
    ),
    "contrast": _dyed(
        stormcloak=("#25429A", "#2A4DB8", PARCHMENT_LIT),
        thalmor=("#24041F", "#3A0C3C", PARCHMENT_LIT),
        orc=("#70BA95", "#4FB085", INK),
        imperial=("#8F0A06", "#A81410", PARCHMENT_LIT),
        forsworn=("#F6CB20", "#EBBB00", INK),
        neutral=("#FCFCFA", "#8A8F90", INK),
    ),
}


@dataclass(frozen=True, slots=True)
class Theme:
    """How a person wants things drawn; handed to everything that draws.

    `scale`: of the interface, 1.0 to 2.0. `palette`: the seats' colours. `patterns`: whether land tells its owner by a
    pattern too. `reduced`: whether motion is reduced to short fades.
    """

    scale: float = 1.0
    palette: str = "classic"
    patterns: bool = False
    reduced: bool = False

    def faction(self, key: str) -> Faction:
        """How a seat's colour is shown."""
        return PALETTES[self.palette][LIKE.get(key, key)]

    def px(self, units: float) -> int:
        """Units of the style as whole pixels; a hairline never vanishes."""
        if units == 0:
            return 0
        pixels = round(units * self.scale)
        return pixels if pixels else (1 if units > 0 else -1)

    def letter(self, units: float) -> int:
        """The pixel size of letters, never under 14."""
        return max(14, round(units * self.scale))


SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)  # that a person can choose


def fitting_scale(size: tuple[int, int]) -> float:
    """The scale at which a window of this size shows as much as a 1080p screen at 1, in steps of an eighth,
    1.0 to 2.0.
    """
    wanted = min(size[0] / 1920, size[1] / 1080)
    return max(1.0, min(2.0, int(wanted * 8) / 8))
