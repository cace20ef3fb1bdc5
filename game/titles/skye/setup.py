"""The setup of a match of Isle of Skye: seats and options; what the rules refuse is refused here, naming the field."""

from __future__ import annotations

from typing import Final, Literal, Self

from pydantic import model_validator

from game.kernel.naming import did_you_mean
from game.kernel.setup import Options, SeatSetup, Setup
from game.kernel.texts import gettext as _

COLOURS: Final = ("blue", "yellow", "red", "white", "green")  # SKY-CMP-02; by their numbers
FEWEST, MOST = 2, 5  # SKY-CMP-01, SKY-SOL-01


class SkyeOptions(Options):
    """`first_game`: the scoring tiles of a first match instead of random ones (SKY-SET-08). `bonus_tiles`, with
    Journeyman: each board has a distribution of its own, or all have the starting player's (SKY-JRN-04, -05)."""

    first_game: bool = False
    bonus_tiles: Literal["individual", "shared"] = "individual"


class SkyeSetup(Setup):
    """2 to 5 seats (SKY-CMP-01); no colour twice (SKY-SET-03); territories grow on no map."""

    title: Literal["skye"] = "skye"
    mode: Literal["base"] = "base"
    modules: tuple[Literal["journeyman"], ...] = ()
    options: SkyeOptions = SkyeOptions()
    seats: tuple[SeatSetup, ...]

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if not FEWEST <= len(self.seats) <= MOST:
            wrong = _("{fewest} to {most} seats can play, not {n}")
            raise ValueError(wrong.format(fewest=FEWEST, most=MOST, n=len(self.seats)))
        if self.map:
            raise ValueError(_("Isle of Skye is not played on a map of your own"))
        if len(set(self.modules)) < len(self.modules):
            raise ValueError(_("a module is named twice"))
        taken: dict[str, int] = {}
        for number, seat in enumerate(self.seats):
            _check_colour(number, seat.faction, taken)
        return self


def _check_colour(number: int, colour: str, taken: dict[str, int]) -> None:
    if not colour:
        return
    if colour not in COLOURS:
        near = did_you_mean(colour, COLOURS)
        raise ValueError(_("there is no colour '{colour}'{near}").format(colour=colour, near=near))
    if colour in taken:
        wrong = _("seats {first} and {second} both play '{colour}'")
        raise ValueError(wrong.format(first=taken[colour] + 1, second=number + 1, colour=colour))
    taken[colour] = number
