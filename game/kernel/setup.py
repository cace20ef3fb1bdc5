"""Setups: what a match is made from, besides its seed. A setup refuses what the rules refuse, naming the field."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import PurePath
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.kernel.errors import BadSetup
from game.kernel.naming import did_you_mean
from game.kernel.texts import gettext as _
from game.kernel.told import told

HUMAN = "human"
PROGRAM = "exec:"  # followed by a command: a program that plays
LONGEST_NAME = 24
CALLERS = re.compile(r"(python|pypy|node|ruby|perl|java|sh|bash|env|uv|run|deno|dotnet)w?[\d.]*", re.IGNORECASE)
SEED_LIMIT = 1 << 63


class Strict(BaseModel):
    """Base of what is read from outside: frozen, and nothing unknown slips in."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=False)


class SeatSetup(Strict):
    """Who sits at one seat: a person (`human`, with a name), a bot of a level, or a
    program (`exec:COMMAND`, called by a name, too), and the faction, if chosen."""

    player: str
    name: str = Field(default="", max_length=LONGEST_NAME)
    faction: str = ""

    @property
    def program(self) -> str:
        """The command of a program that sits here; empty for anybody else."""
        return self.player.removeprefix(PROGRAM) if self.player.startswith(PROGRAM) else ""

    @property
    def is_human(self) -> bool:
        """Whether a person sits here."""
        return self.player == HUMAN

    def spelled(self) -> str:
        """The entry of a seat list, such as `human:Ada@orc`."""
        name = f":{self.name}" if self.name and not self.program else ""
        faction = f"@{self.faction}" if self.faction else ""
        return f"{self.player}{name}{faction}"


class Options(Strict):
    """Named settings of a title's setup; each title has its own, this base has none."""


class Setup(Strict):
    """What every setup has; a title narrows `mode`, `modules` and `options`. `map` is the path of a player's own
    map."""

    title: str
    mode: str
    modules: tuple[str, ...] = ()
    options: Options = Options()
    seats: tuple[SeatSetup, ...]
    map: str = ""


S = TypeVar("S", bound=Setup)


def read_setup(model: type[S], data: Mapping[str, Any]) -> S:
    """A setup from plain data. Raises BadSetup with the first field that is wrong."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"]) or "setup"
        if first["type"] == "extra_forbidden":
            near = did_you_mean(str(first["loc"][-1]), _known(model, first["loc"]))
            wrong = _("there is no such setting{near}").format(near=near)
        else:
            wrong = told(first)
        raise BadSetup(where, wrong) from None


def _known(model: type[Setup], place: tuple[int | str, ...]) -> list[str]:
    """The names that could stand at a place of the setup."""
    if len(place) > 1 and place[0] == "options":
        return list(type(model.model_fields["options"].default).model_fields)
    return list((SeatSetup if len(place) > 1 else model).model_fields)


def parse_seats(text: str) -> tuple[SeatSetup, ...]:
    """A seat list: comma-separated `LEVEL`, `human[:NAME]` or `exec:COMMAND`, each with an optional `@FACTION`. Raises
    BadSetup."""
    seats: list[SeatSetup] = []
    for number, entry in enumerate(text.split(",")):
        if entry.strip().startswith(PROGRAM):
            seats.append(_program(entry.strip(), {seat.name for seat in seats}))
            continue
        player_and_name, _at, faction = entry.strip().partition("@")
        player, colon, name = player_and_name.partition(":")
        if not player or (colon and player != HUMAN):
            raise BadSetup(
                f"seats.{number}", _("'{entry}' is neither a level nor human:NAME").format(entry=entry.strip())
            )
        if len(name) > LONGEST_NAME:
            raise BadSetup(f"seats.{number}", _("a name has at most {n} letters").format(n=LONGEST_NAME))
        if not entry.isprintable():
            raise BadSetup(f"seats.{number}", _("{entry!r} holds letters that cannot be shown").format(entry=entry))
        seats.append(SeatSetup(player=player, name=name, faction=faction))
    return tuple(seats)


def _program(entry: str, taken: set[str]) -> SeatSetup:
    """A command may hold an @ itself: only a plain word behind the last one is a faction."""
    command, at, faction = entry.rpartition("@")
    if not (at and faction.isalpha()):
        command, faction = entry, ""
    name = program_name(command.removeprefix(PROGRAM))
    names = [name, *(f"{name[: LONGEST_NAME - 2]} {n}" for n in range(2, 10))]
    return SeatSetup(player=command, name=next((one for one in names if one not in taken), name), faction=faction)


def program_name(command: str) -> str:
    """What a program is called at the table: its file without the folder and the ending; what calls it is passed
    over."""
    words = [one.strip("\"'") for one in re.findall(r"\"[^\"]*\"|'[^']*'|\S+", command)]
    names = [PurePath(one.replace("\\", "/")).stem for one in words if not one.startswith("-") and "=" not in one]
    name = next((one for one in names if not CALLERS.fullmatch(one)), names[0] if names else "")
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME]
