"""Why a choice of the sea or of an island is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.rules import Frame, Option
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.witcher import names
from game.titles.witcher.content import Content
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.skellige.dagon import EMERGED
from game.titles.witcher.skellige.voyages import sea_of
from game.titles.witcher.state import State

Reason = Callable[[Content, State, Frame, Option], str]


def plain(text: str) -> Reason:
    """A refusal that needs no names."""
    return lambda content, state, frame, option: _(text)


def _sail_to(content: Content, state: State, frame: Frame, option: Option) -> str:
    goal = option[1]
    fields = {"place": names.place(content, goal)}
    if state.skellige is None or goal not in (*content.islands, *content.harbours, content.open_sea):
        return _("No ship goes to {place}.").format(**fields)
    sea, here = sea_of(state), state.seats[frame[1]].place
    if frame[0] == NUMBER["divert"]:
        return _("The wind does not carry you to {place}.").format(**fields)
    if here not in sea.ships:
        return _("No ship lies here.")
    if (here in content.harbours) == (goal in content.harbours):
        return _("Ships go between a harbour and an island, not from one harbour or island to another.")
    if goal == content.open_sea and sea.dagon != EMERGED:
        return _("Dagon has not emerged.")
    if goal == content.open_sea and here not in content.harbours:
        return _("From here a ship goes back to a harbour only.")
    return _sail_where(content, state, frame[1], goal)


def _sail_where(content: Content, state: State, seat: int, goal: int) -> str:
    """What is wrong with a trip of a right kind."""
    sea = sea_of(state)
    fields = {"place": names.place(content, goal)}
    if goal in content.islands and goal not in (*content.printed, *sea.found):
        return _("{place} has not been found.").format(**fields)
    if goal in sea.ships and goal != content.open_sea:
        return _("A ship lies in {place} already.").format(**fields)
    if any(one.present and one.place == goal for one in state.seats) and goal in content.islands:
        return _("A witcher who stayed in {place} has it closed.").format(**fields)
    if goal in content.islands and sea.out:
        return _("You sailed to an island in this turn already.")
    return _("You can pay for no trip to {place}.").format(**fields)


def _hunt(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("No Monster of level {level} is left to call out.").format(level=option[1])


def _part_with(content: Content, state: State, frame: Frame, option: Option) -> str:
    trophy = names.trophy(content, option[1])
    if option[1] not in state.seats[frame[1]].trophies:
        return _("You do not have the Trophy {trophy}.").format(trophy=trophy)
    return _("For {trophy} there is none of the next level.").format(trophy=trophy)


REASONS: Final[dict[str, Reason]] = {
    "pay_price": plain(N_("The price can be paid.")),
    "sail_to": _sail_to,
    "cast_off": plain(N_("The die may fall at any time.")),
    "use_item": plain(N_("You carry no such thing, or it does not help now.")),
    "die": plain(N_("Neither die shows that.")),
    "part_with": _part_with,
    "hunt": _hunt,
    "face_dagon": plain(N_("Dagon can be fought only where it has emerged, and while it is there.")),
}
