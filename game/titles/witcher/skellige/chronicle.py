"""What happened at sea and on the islands, one line for each event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.kernel.events import Event
from game.kernel.phrases import listed
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.witcher import names
from game.titles.witcher.content import Content
from game.titles.witcher.skellige import events as e

Tell = Callable[[Content, Any, Sequence[str]], str]
EMERGED_SPOT: Final = 5


def _began(content: Content, event: Any, seats: Sequence[str]) -> str:
    fields = {
        "who": seats[event.seat],
        "source": names.place(content, event.source),
        "place": names.place(content, event.place),
        "cards": names.cards(content, event.cards),
    }
    if event.gold:
        return _("{who} set sail from {source} to {place} for {cards} and 1 Gold").format(**fields)
    return _("{who} set sail from {source} to {place} for {cards}").format(**fields)


def _judged(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("The trip is safe") if event.safe else _("The trip is dangerous")


def _moved(content: Content, event: Any, seats: Sequence[str]) -> str:
    if event.spot == EMERGED_SPOT:
        return _("Dagon has emerged from the deep")
    text = _("Dagon rose to danger spot {n}") if event.change > 0 else _("Dagon sank to danger spot {n}")
    return text.format(n=event.spot)


def _landed(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("{who} landed in {place}").format(who=seats[event.seat], place=names.place(content, event.place))


def _placed(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("Ships lie in {places}").format(places=listed([names.place(content, place) for place in event.ships]))


def _shuffled(content: Content, event: Any, seats: Sequence[str]) -> str:
    return ngettext(
        "{n} card was shuffled into a new deck of the sea",
        "{n} cards were shuffled into a new deck of the sea",
        event.number,
    ).format(n=event.number)


def _turned(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("{who} turned back to {place}").format(who=seats[event.seat], place=names.place(content, event.place))


def _found(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("{who} found {place}").format(who=seats[event.seat], place=names.place(content, event.island))


def _given(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("{who} was given the Trophy {trophy}").format(
        who=seats[event.seat], trophy=names.trophy(content, event.trophy)
    )


def _parted(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("{who} gave back the Trophy {trophy}").format(
        who=seats[event.seat], trophy=names.trophy(content, event.trophy)
    )


def _arena(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("{monster} answered {who}").format(who=seats[event.seat], monster=names.monster(content, event.monster))


LINES: Final[dict[type[Event], Tell]] = {
    e.ShipsPlaced: _placed,
    e.TripBegan: _began,
    e.TripJudged: _judged,
    e.ShipLanded: _landed,
    e.TripTurned: _turned,
    e.DagonMoved: _moved,
    e.DagonDrivenBack: lambda c, ev, n: _("{who} drove Dagon back into the deep").format(who=n[ev.seat]),
    e.DagonTrailTaken: lambda c, ev, n: _("{who} took a Dagon Trail token").format(who=n[ev.seat]),
    e.BonusDrawn: lambda c, ev, n: _("{who} keeps {card}").format(who=n[ev.seat], card=names.kept(c, ev.kept)),
    e.IslandFound: _found,
    e.SeaDeckShuffled: _shuffled,
    e.TrophyGiven: _given,
    e.TrophyParted: _parted,
    e.ArenaEntered: _arena,
}
