"""The setup of a match of Skyrim: mode, seats, options; what the rules refuse is refused here, naming the field."""

from __future__ import annotations

from typing import Final, Literal, Self

from pydantic import Field, model_validator

from game.kernel.naming import did_you_mean
from game.kernel.setup import Options, SeatSetup, Setup
from game.kernel.texts import gettext as _
from game.titles.skyrim.mix import CHAOS, CIVIL_WAR, DOVAHKIIN, DOVAHKIIN_AT_RANDOM, Mix, fault

FACTIONS: Final = ("stormcloak", "thalmor", "orc", "imperial", "forsworn")
SEATS: Final = {"chaos": (2, 5), "civil-war": (3, 5), "dovahkiin": (2, 5), "custom": (2, 5)}
SWITCHES: Final = ("heroes", "equipment", "dragons", "magicka", "spells", "objectives", "set_up", "victory")


class SkyrimOptions(Options):
    """`unit_limit`: at most 75 units a faction (RSK-COMP-09). `max_rounds`: full rounds until points decide, 0 for no
    limit (RSK-CIV-10, RSK-END-07). `random_setup`, in Dovahkiin: units and heroes stand at random (RSK-DOV-15). The
    rest are the switches of a custom match (RSK-MIX-02); magicka comes with heroes unless told (RSK-MIX-17)."""

    unit_limit: bool = False
    max_rounds: int = Field(default=0, ge=0, le=10_000)
    random_setup: bool = False
    heroes: bool = False
    equipment: bool = False
    dragons: bool = False
    magicka: bool | None = None
    spells: bool = False
    objectives: bool = False
    set_up: Literal["dealt", "placed", "random"] = "dealt"
    victory: Literal["endcard", "objectives", "conquest"] = "endcard"


class SkyrimSetup(Setup):
    """Chaos, Dovahkiin and mixes for 2-5 seats (RSK-SET-01, RSK-DOV-01), Civil War for 3-5 (RSK-CIV-01); no faction
    twice (RSK-SET-17)."""

    title: Literal["skyrim"] = "skyrim"
    mode: Literal["chaos", "civil-war", "dovahkiin", "custom"] = "chaos"
    modules: tuple[()] = ()
    options: SkyrimOptions = SkyrimOptions()
    seats: tuple[SeatSetup, ...]

    @property
    def mix(self) -> Mix:
        """The rules in use (RSK-MIX-11)."""
        options = self.options
        if self.mode == "chaos":
            return CHAOS
        if self.mode == "civil-war":
            return CIVIL_WAR
        if self.mode == "dovahkiin":
            return DOVAHKIIN_AT_RANDOM if options.random_setup else DOVAHKIIN
        magicka = options.heroes or options.spells if options.magicka is None else options.magicka
        return Mix(
            heroes=options.heroes,
            equipment=options.equipment,
            dragons=options.dragons,
            magicka=magicka,
            spells=options.spells,
            objectives=options.objectives,
            set_up=options.set_up,
            victory=options.victory,
        )

    @model_validator(mode="after")
    def _fits(self) -> Self:
        fewest, most = SEATS[self.mode]
        if not fewest <= len(self.seats) <= most:
            wrong = _("{mode} is for {fewest} to {most} seats, not {n}")
            raise ValueError(wrong.format(mode=self.mode, fewest=fewest, most=most, n=len(self.seats)))
        _check_factions(self.seats)
        _check_options(self.mode, self.options)
        if wrong := fault(self.mix):
            raise ValueError(wrong)
        return self


def _check_factions(seats: tuple[SeatSetup, ...]) -> None:
    taken: dict[str, int] = {}
    for number, seat in enumerate(seats):
        if not seat.faction:
            continue
        if seat.faction not in FACTIONS:
            near = did_you_mean(seat.faction, FACTIONS)
            raise ValueError(_("there is no faction '{faction}'{near}").format(faction=seat.faction, near=near))
        if seat.faction in taken:
            wrong = _("seats {first} and {second} both play '{faction}'")
            raise ValueError(wrong.format(first=taken[seat.faction] + 1, second=number + 1, faction=seat.faction))
        taken[seat.faction] = number


def _check_options(mode: str, options: SkyrimOptions) -> None:
    """A switch that the mode would not look at is refused rather than passed over."""
    usual = SkyrimOptions()
    if mode != "custom":
        for name in SWITCHES:
            if getattr(options, name) != getattr(usual, name):
                raise ValueError(_("the option '{name}' is for mode custom").format(name=name))
    if mode != "dovahkiin" and options.random_setup:
        raise ValueError(_("the option 'random_setup' is for mode dovahkiin; a custom match has 'set_up'"))
