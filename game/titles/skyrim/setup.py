"""The setup of a match of Skyrim: mode, seats, options; what the rules refuse is refused here, naming the field."""

from __future__ import annotations

from typing import Final, Literal, Self

from pydantic import Field, model_validator

from game.kernel.naming import did_you_mean
from game.kernel.setup import Options, SeatSetup, Setup
from game.kernel.texts import gettext as _

FACTIONS: Final = ("stormcloak", "thalmor", "orc", "imperial", "forsworn")
SEATS: Final = {"chaos": (2, 5), "civil-war": (3, 5)}


class SkyrimOptions(Options):
    """`unit_limit`: at most 75 units a faction (RSK-COMP-09). `max_rounds`: full rounds until points decide, 0 for no
    limit (RSK-CIV-10, RSK-END-07)."""

    unit_limit: bool = False
    max_rounds: int = Field(default=0, ge=0, le=10_000)


class SkyrimSetup(Setup):
    """Chaos for 2-5 seats (RSK-SET-01), Civil War for 3-5 (RSK-CIV-01); no faction twice (RSK-SET-17)."""

    title: Literal["skyrim"] = "skyrim"
    mode: Literal["chaos", "civil-war"] = "chaos"
    modules: tuple[()] = ()
    options: SkyrimOptions = SkyrimOptions()
    seats: tuple[SeatSetup, ...]

    @model_validator(mode="after")
    def _seats_fit(self) -> Self:
        fewest, most = SEATS[self.mode]
        if not fewest <= len(self.seats) <= most:
            wrong = _("{mode} is for {fewest} to {most} seats, not {n}")
            raise ValueError(wrong.format(mode=self.mode, fewest=fewest, most=most, n=len(self.seats)))
        taken: dict[str, int] = {}
        for number, seat in enumerate(self.seats):
            if not seat.faction:
                continue
            if seat.faction not in FACTIONS:
                near = did_you_mean(seat.faction, FACTIONS)
                raise ValueError(_("there is no faction '{faction}'{near}").format(faction=seat.faction, near=near))
            if seat.faction in taken:
                wrong = _("seats {first} and {second} both play '{faction}'")
                raise ValueError(
                    wrong.format(first=taken[seat.faction] + 1, second=number + 1, faction=seat.faction)
                )
            taken[seat.faction] = number
        return self
