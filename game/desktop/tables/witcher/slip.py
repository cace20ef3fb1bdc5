"""Choices in The Witcher that look like costly slips: few, sure, and told from what the seat itself can know."""

from __future__ import annotations

from collections.abc import Callable

from game.desktop.tables.base import Slip
from game.kernel.match import Match
from game.kernel.rules import Option
from game.kernel.texts import gettext as _
from game.titles.witcher import names
from game.titles.witcher.content import Content
from game.titles.witcher.state import State
from game.titles.witcher.words import ACTION_WORDS


def slip(match: Match, seat: int, option: Option) -> Slip | None:
    """The question before a choice, where there is one."""
    asks = _ASKS.get(option[0])
    if asks is None:
        return None
    seen = match.game.title.view(match.game.content, match.state, seat)
    return asks(match.game.content, seen, seat, option, match.options())


Ask = Callable[[Content, State, int, Option, list[Option]], Slip | None]


def _end_wandering(content: Content, state: State, seat: int, option: Option, legal: list[Option]) -> Slip | None:
    """The action of the place, or a quest that waits there, is left undone."""
    quest = next((one for one in legal if one[0] == "resolve"), None)
    if quest is not None:
        words = _("Your Quest “{story}” can be resolved here; later you would have to come back.")
        return _end(words.format(story=names.story(content, quest[1])))
    if ("act",) not in legal:
        return None
    place = state.seats[seat].place
    words = _("Here in {place} you could still do this: {action}.")
    action = _(ACTION_WORDS[content.action_of[place]])
    return _end(words.format(place=names.place(content, place), action=action))


def _end(explain: str) -> Slip:
    return Slip("undone", _("End your travels?"), explain, _("End them"), _("Think again"))


def _fight(content: Content, state: State, seat: int, option: Option, legal: list[Option]) -> Slip | None:
    """A fight with hardly any life, or without any card to strike with."""
    one, slot = state.seats[seat], state.slots[option[1]]
    life = len(one.deck) + len(one.hand) + len(one.discard)
    need = content.catalogue.monsters[slot.monster].life
    if one.hand or life * 2 > need:
        return None
    words = _("Your hand is empty, and with {n} cards in all you would have to strike for {life}.")
    return Slip(
        "rash fight",
        _("Fight {monster} like this?").format(monster=names.monster(content, slot.monster)),
        words.format(n=life, life=need),
        _("Fight"),
        _("Think again"),
    )


def _rest(content: Content, state: State, seat: int, option: Option, legal: list[Option]) -> Slip | None:
    """A phase without anything, though a trophy could be mastered."""
    thought = next((one for one in legal if one[0] == "meditate"), None)
    if thought is None or state.seats[seat].track >= content.trophies_needed - 1:
        return None
    words = _("{attribute} is mastered: meditating on it is a step on the Trophy Track.")
    return Slip(
        "no meditation",
        _("Go on without meditating?"),
        words.format(attribute=names.attribute(thought[1])),
        _("Go on"),
        _("Think again"),
    )


_ASKS: dict[str, Ask] = {
    "end_wandering": _end_wandering,
    "fight": _fight,
    "explore": _rest,
    "rest": _rest,
}
