"""The Witcher's chronicle: a sentence for each event, its places to be clicked; movements are joined."""

from __future__ import annotations

from collections.abc import Sequence

from game.desktop.tables.base import LogLine, seat_names
from game.desktop.tables.witcher import rows, told
from game.kernel.events import Event
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.titles.witcher import events as e
from game.titles.witcher.content import Content
from game.titles.witcher.fight import events as f

FIGHTING = (f.MonsterChallenged, f.WitcherAttacked)


def write(match: Match, events: Sequence[Event], step: int, lines: list[LogLine]) -> None:
    """Append what happened."""
    content: Content = match.game.content
    called = seat_names(match)
    for event in events:
        if isinstance(event, e.TurnBegan):
            _head(event.round, step, lines)
        words = told.words(match, event, called)
        if not words:
            continue
        seat = getattr(event, "seat", -1)
        school = rows.faction(match, seat) if seat >= 0 else ""
        lines.append(LogLine(words, school, step, places=_places(content, words), lights=_lights(content, event)))


def _head(number: int, step: int, lines: list[LogLine]) -> None:
    words = _("Round {n}").format(n=number)
    if not any(line.head and line.words == words for line in reversed(lines[-600:])):
        lines.append(LogLine(words, head=True, step=step))


def _places(content: Content, words: str) -> tuple[tuple[str, str], ...]:
    """The places that a sentence names, the last one first: that is where it leads."""
    found = [(words.rfind(name), name, key) for name, key in zip(content.place_names, content.place_keys, strict=True)]
    return tuple((name, key) for at, name, key in sorted(found, reverse=True) if at >= 0)


def _lights(content: Content, event: Event) -> tuple[str, ...]:
    if isinstance(event, e.WitcherMoved):
        return content.place_keys[event.source], content.place_keys[event.place]
    return ()
