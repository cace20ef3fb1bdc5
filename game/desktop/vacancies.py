"""Seats that programs held in a record: they wait to be filled anew, for a record never starts a program."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, TypeGuard

from game.bots.levels import USUAL_LEVEL, check_levels
from game.desktop import saves, shelves
from game.desktop.scenes import models as m
from game.desktop.scenes.base import Scene
from game.kernel.errors import BadSetup
from game.kernel.record import RecordWriter
from game.kernel.setup import SeatSetup
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext

if TYPE_CHECKING:
    from game.desktop.scenes.vacancies import Vacancies


def page(opened: saves.Opened, named: Collection[str]) -> Vacancies:
    """The question who takes them; programs `named` on this command line may play on."""
    from game.desktop.scenes.vacancies import Vacancies

    match = opened.match
    game, seats = match.game, match.game.setup.seats
    names = dict(game.title.info.factions)
    told = game.title.standings(game.content, match.state)
    rows = tuple(
        m.BranchSeat(
            told[n].faction, _(names[told[n].faction]), USUAL_LEVEL, seats[n].name,
            program=seats[n].player if seats[n].player in named else "",
        )
        for n in opened.vacant
    )  # fmt: skip
    line = _("Round {n} of a match in which a program played.").format(n=game.title.rounds(match.state)[0])
    draft = m.BranchDraft(len(match.steps), rows)
    others = any(one.is_human for one in seats)
    return Vacancies(m.BranchModel(line, draft, shelves.levels(game.title.info.key), others=others))


def is_page(scene: Scene) -> TypeGuard[Vacancies]:
    """Whether a scene is that question."""
    from game.desktop.scenes.vacancies import Vacancies

    return isinstance(scene, Vacancies)


def chosen(draft: m.BranchDraft) -> list[SeatSetup]:
    """Who was chosen for the vacant seats; a program keeps its name."""
    return [SeatSetup(player=one.who, name=one.person if one.who == one.program else "") for one in draft.seats]


def filled(opened: saves.Opened, seats: Sequence[SeatSetup]) -> saves.Opened:
    """The record with `seats` at its vacant ones, in order. Raises BadSetup where there are not as many."""
    match, numbers = opened.match, opened.vacant
    if not numbers:
        raise BadSetup("seats", _("no seat of this record waits to be filled"))
    if len(seats) != len(numbers):
        words = ngettext(
            "{n} seat of this record waits to be filled, since a program played it; --seats names as many",
            "{n} seats of this record wait to be filled, since programs played them; --seats names as many",
            len(numbers),
        )
        raise BadSetup("seats", words.format(n=len(numbers)))
    for number, seat in zip(numbers, seats, strict=True):
        match.seat_anew(number, seat)
    check_levels(match.game.setup, programs=True)

    def writer() -> RecordWriter | None:
        made = opened.writer()
        for number in numbers:
            if made is not None:
                made.seat(number)
        return made

    return saves.Opened(match, writer)
