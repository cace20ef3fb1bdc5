"""The setup of a match of The Witcher: Old World: seats and options; what the rules refuse is refused here, naming the
field."""

from __future__ import annotations

from typing import Final, Literal, Self

from pydantic import Field, model_validator

from game.kernel.naming import did_you_mean
from game.kernel.setup import Options, SeatSetup, Setup
from game.kernel.texts import gettext as _

SCHOOLS: Final = ("wolf", "viper", "cat", "bear", "griffin")  # WOW-CMP-14; by their numbers
FEWEST, MOST = 1, 5  # WOW-SCP-01
STANDARD_TROPHIES: Final = 4


class WitcherOptions(Options):
    """`schools`: drawn two at a time and chosen, or all by chance (WOW-SET-15, -16). `trophies`: steps that win
    (WOW-TRO-11). `max_rounds`: full rounds until the trophy track decides, 0 for no limit (WOW-END-03). `turn_limit`:
    of a lone witcher, 0 for none (WOW-SOL-13)."""

    schools: Literal["draft", "random"] = "draft"
    trophies: int = Field(default=STANDARD_TROPHIES, ge=3, le=5)
    max_rounds: int = Field(default=0, ge=0, le=10_000)
    turn_limit: int = Field(default=0, ge=0, le=10_000)


class WitcherSetup(Setup):
    """1 to 5 seats (WOW-SCP-01); no school twice; a lone witcher always needs four steps (WOW-SOL-02)."""

    title: Literal["witcher"] = "witcher"
    mode: Literal["base"] = "base"
    modules: tuple[Literal["skellige"], ...] = ()
    options: WitcherOptions = WitcherOptions()
    seats: tuple[SeatSetup, ...]

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if not FEWEST <= len(self.seats) <= MOST:
            wrong = _("{fewest} to {most} seats can play, not {n}")
            raise ValueError(wrong.format(fewest=FEWEST, most=MOST, n=len(self.seats)))
        if len(self.seats) == 1 and self.options.trophies != STANDARD_TROPHIES:
            raise ValueError(_("a lone witcher always needs {n} steps").format(n=STANDARD_TROPHIES))
        if len(self.seats) > 1 and self.options.turn_limit:
            raise ValueError(_("turn_limit is for a lone witcher; with others there is max_rounds"))
        if len(set(self.modules)) < len(self.modules):
            raise ValueError(_("a module is named twice"))
        taken: dict[str, int] = {}
        for number, seat in enumerate(self.seats):
            _check_school(number, seat.faction, taken)
        return self


def _check_school(number: int, school: str, taken: dict[str, int]) -> None:
    if not school:
        return
    if school not in SCHOOLS:
        near = did_you_mean(school, SCHOOLS)
        raise ValueError(_("there is no school '{school}'{near}").format(school=school, near=near))
    if school in taken:
        wrong = _("seats {first} and {second} both play '{school}'")
        raise ValueError(wrong.format(first=taken[school] + 1, second=number + 1, school=school))
    taken[school] = number
