"""How a match of The Witcher ended: standings, what the trophies were won by, the track over the rounds, moments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from game.desktop.kit.charts import Series
from game.desktop.scenes.models import Axis, Column, Moment, ResultModel, Standing
from game.desktop.tables.base import seat_names
from game.desktop.tables.witcher import rows
from game.kernel.events import Event
from game.kernel.match import Match
from game.kernel.phrases import listed
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.witcher import events as e
from game.titles.witcher import names
from game.titles.witcher.content import Content
from game.titles.witcher.fight import events as f

E = TypeVar("E", bound=Event)
COLUMNS = (("level", N_("Witcher level")), ("trophy", N_("Trophies")), ("coin", N_("Gold")))
MOST_MOMENTS = 5


def _all(match: Match, kind: type[E]) -> Iterator[tuple[int, E]]:
    """Events of a kind with the number of the step they came in."""
    for n, step in enumerate(match.steps):
        for event in step.events:
            if isinstance(event, kind):
                yield n, event


def result_of(match: Match) -> ResultModel:
    """All of it."""
    rounds = _rounds(match)
    return ResultModel(
        _headline(match),
        _line(match),
        tuple(Column(icon, _(words)) for icon, words in COLUMNS),
        tuple(_standings(match)),
        tuple(_series(match, rounds)),
        _("Steps on the Trophy Track over the rounds"),
        moments=tuple(_moments(match)),
        tally=_tally(match),
        axis=_axis(rounds),
        named=_("Trophy Track"),
        unit=_("steps"),
    )


def _headline(match: Match) -> str:
    called = seat_names(match)
    winners = [called[seat] for seat in match.state.winners]
    if not winners:
        return _("Nobody became a legend")
    if len(winners) == 1:
        return _("{who}: a legend of the Continent").format(who=winners[0])
    return _("{who} share the victory").format(who=listed(winners))


def _line(match: Match) -> str:
    mode = next(one.name for one in match.game.title.info.modes if one.key == match.game.setup.mode)
    rounds, turns = match.game.title.rounds(match.state)
    if match.game.content.players == 1:
        told = ngettext("{n} turn", "{n} turns", turns).format(n=turns)
    else:
        told = ngettext("{n} round", "{n} rounds", rounds).format(n=rounds)
    return _("{mode}, {rounds}.").format(mode=_(mode), rounds=told)


def _standings(match: Match) -> Iterator[Standing]:
    called, state = seat_names(match), match.state
    told = match.game.title.standings(match.game.content, state)
    for one in sorted(told, key=lambda one: one.key, reverse=True):
        witcher = state.seats[one.seat]
        values = (witcher.level, len(witcher.trophies), witcher.gold)
        note = _won_by(match, one.seat) if one.alive else _("out of the match")
        who = rows.player(match, one.seat, -1)
        won = one.seat in state.winners
        yield Standing(rows.faction(match, one.seat), called[one.seat], who, note, values, one.points, won)


def _won_by(match: Match, seat: int) -> str:
    """What the steps on the track were made by."""
    monsters = sum(event.seat == seat for _n, event in _all(match, f.MonsterKilled))
    duels = sum(event.seat == seat for _n, event in _all(match, f.DuelWon))
    thoughts = sum(event.seat == seat for _n, event in _all(match, e.Meditated))
    parts = []
    if monsters:
        parts.append(ngettext("{n} monster", "{n} monsters", monsters).format(n=monsters))
    if duels:
        parts.append(ngettext("{n} duel", "{n} duels", duels).format(n=duels))
    if thoughts:
        parts.append(ngettext("{n} meditation", "{n} meditations", thoughts).format(n=thoughts))
    return listed(parts) if parts else _("no trophies")


def _tally(match: Match) -> str:
    goal = match.game.content.trophies_needed
    return _("A step for each monster slain, witcher beaten, or art mastered; {goal} steps win.").format(goal=goal)


def _rounds(match: Match) -> list[int]:
    """The step in which each round began; the first one may begin before any choice."""
    found = {1: 0}
    for n, event in _all(match, e.TurnBegan):
        found.setdefault(event.round, n)
    return list(found.values())


def _series(match: Match, rounds: list[int]) -> Iterator[Series]:
    called = seat_names(match)
    steps = list(_all(match, e.TrackStepped))
    for seat in range(len(match.state.seats)):
        own = [(n, event.track) for n, event in steps if event.seat == seat]
        values = [max((track for n, track in own if n < end), default=0) for end in (*rounds[1:], len(match.steps))]
        yield Series(rows.faction(match, seat), called[seat], tuple(values))


def _axis(rounds: list[int]) -> Axis:
    headings = tuple(_("Round {n}").format(n=n + 1) for n in range(len(rounds)))
    every = max(1, len(rounds) // 8)
    ticks = tuple((n, str(n + 1)) for n in range(0, len(rounds), every))
    return Axis(headings, tuple(n + 1 for n in rounds), ticks)


def _moments(match: Match) -> list[Moment]:
    """Trophies, one after the other; where there are many, the last of each seat and the dearest monsters."""
    content: Content = match.game.content
    when: dict[int, int] = {}
    for n, event in _all(match, e.TurnBegan):
        when[n] = event.round
    found: list[tuple[int, int, str]] = []
    for n, slain in _all(match, f.MonsterKilled):
        monster = names.monster(content, slain.monster)
        found.append((n, slain.seat, _("{monster} is slain.").format(monster=monster)))
    for n, duel in _all(match, f.DuelWon):
        found.append((n, duel.seat, _("A witcher is beaten: {who}.").format(who=seat_names(match)[duel.loser])))
    for n, thought in _all(match, e.Meditated):
        found.append((n, thought.seat, _("{art} is mastered.").format(art=names.attribute(thought.attribute))))
    out = []
    for n, seat, words in sorted(found)[-MOST_MOMENTS:]:
        number = max((number for at, number in when.items() if at <= n), default=1)
        out.append(Moment(rows.faction(match, seat), _("Round {n}").format(n=number), words, n + 1))
    return out
