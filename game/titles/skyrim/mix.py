"""Which rules a match uses: the three modes of the book, and mixes of them (RSK-MIX)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.kernel.texts import gettext as _


@dataclass(frozen=True, slots=True)
class Mix:
    """The switches of RSK-MIX-02. `set_up`: dealt, placed or random; `victory`: endcard, objectives or conquest."""

    heroes: bool = False
    equipment: bool = False
    dragons: bool = False
    magicka: bool = False
    spells: bool = False
    objectives: bool = False
    set_up: str = "dealt"
    victory: str = "endcard"

    @property
    def any_saga(self) -> bool:
        """Whether anything of Dovahkiin is on."""
        return self.heroes or self.equipment or self.dragons or self.magicka or self.spells or self.objectives


# RSK-MIX-11
CHAOS: Final = Mix()
CIVIL_WAR: Final = Mix(set_up="placed", victory="conquest")
DOVAHKIIN: Final = Mix(True, True, True, True, True, True, "placed", "objectives")
DOVAHKIIN_AT_RANDOM: Final = Mix(True, True, True, True, True, True, "random", "objectives")  # RSK-DOV-15

# What a switch needs (RSK-MIX-03): any one of the second.
NEEDS: Final = (
    ("equipment", ("heroes",)),
    ("dragons", ("heroes",)),
    ("spells", ("magicka",)),
    ("magicka", ("heroes", "spells", "objectives")),
)


def fault(mix: Mix) -> str:
    """Why a mix cannot be played, or nothing (RSK-MIX-03)."""
    for name, needs in NEEDS:
        if getattr(mix, name) and not any(getattr(mix, one) for one in needs):
            return _("{name} cannot be without {needs}").format(name=name, needs=_(" or ").join(needs))
    if mix.objectives and mix.victory == "conquest":
        return _("objectives count for nothing where conquest decides: choose victory=objectives or victory=endcard")
    if mix.victory == "objectives" and not mix.objectives:
        return _("objectives cannot decide where they are left out: choose objectives=true or another victory")
    return ""
