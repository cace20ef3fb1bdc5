"""How a match of Skyrim ended: standings, territories and units over the turns, dice and luck, moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt
from typing import TYPE_CHECKING, TypeVar

from game.bots import replaced
from game.desktop.kit.charts import Series
from game.desktop.scenes.models import Axis, Column, Luck, Moment, ResultModel, Standing
from game.desktop.tables.base import seat_names
from game.desktop.tables.skyrim import rows
from game.kernel.events import Event
from game.kernel.match import Match
from game.kernel.phrases import listed
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skyrim import events as e
from game.titles.skyrim.frames import TURN
from game.titles.skyrim.odds import campaign, round_odds
from game.titles.skyrim.state import State

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.table import SkyrimTable

E = TypeVar("E", bound=Event)
MOST_MOMENTS = 4
TIES = {
    "territories": N_("{first} and {second} have {n} points each: more territories decided, {more} to {fewer}."),
    "forts": N_("{first} and {second} have {n} points each: more forts decided, {more} to {fewer}."),
    "portals": N_("{first} and {second} have {n} points each: more portals decided, {more} to {fewer}."),
    "units": N_("{first} and {second} have {n} points each: more units decided, {more} to {fewer}."),
}  # in the order in which the rules ask
UNLIKELY, LONG_DEFENCE, GREAT_LOSS = 0.5, 4, 6  # from where on a chance, throws or units lost are worth telling
MOST_COLUMNS = 240  # turns in a chart; longer matches are thinned out


def _all(match: Match, kind: type[E]) -> Iterator[tuple[int, E]]:
    """Events of a kind with the number of the step they came in."""
    for n, step in enumerate(match.steps):
        for event in step.events:
            if isinstance(event, kind):
                yield n, event


def result_of(table: SkyrimTable, match: Match) -> ResultModel:
    """All of it."""
    rolled = _rolled(match)
    return ResultModel(
        _headline(match),
        _line(table, match),
        tuple(Column(icon, _(words)) for icon, words in rows.COLUMNS),
        tuple(_standings(table, match)),
        tuple(_series(table, match, _lands)),
        _("Territories over the turns"),
        rolled,
        _rolled_words(rolled),
        tuple(_luck(table, match)),
        _("units saved against expectation"),
        tuple(_moments(table, match)),
        _tally(match),
        _axis(match),
        _("Territories"),
        tuple(_series(table, match, _units)),
        _("Units"),
        _("Units over the turns"),
    )


def _headline(match: Match) -> str:
    names = seat_names(match)
    winners = [names[seat] for seat in match.state.winners]
    if not winners:
        return _("The war goes on")
    if len(winners) == 1:
        return _("{who}: master of Skyrim").format(who=winners[0])
    return _("{who} share Skyrim").format(who=listed(winners))


def _line(table: SkyrimTable, match: Match) -> str:
    mode = next(one.name for one in table.game.title.info.modes if one.key == match.game.setup.mode)
    rounds = table.game.title.rounds(match.state)[0]
    parts = [
        _("{mode}, {rounds}.").format(
            mode=_(mode), rounds=ngettext("{n} round", "{n} rounds", rounds).format(n=rounds)
        )
    ]
    ended = [event for _n, event in _all(match, e.EndCardDrawn)]
    if ended:
        left = ended[-1].cards_left
        parts.append(
            ngettext(
                "The End Game card came with {n} card left.", "The End Game card came with {n} cards left.", left
            ).format(n=left)
        )
    if any(True for _one in _all(match, e.RoundLimitReached)):
        limit = match.game.content.max_rounds
        words = ngettext("The limit of {n} round ended it.", "The limit of {n} rounds ended it.", limit)
        parts.append(words.format(n=limit) + " " + _("The most points decided."))
    return " ".join(parts)


def _standings(table: SkyrimTable, match: Match) -> Iterator[Standing]:
    taken: Counter[int] = Counter()
    lost: Counter[int] = Counter()
    for _n, event in _all(match, e.TerritoryConquered):
        taken[event.seat] += 1
        lost[event.loser] += 1
    names = seat_names(match)
    told = match.game.title.standings(match.game.content, match.state)
    for one in sorted(told, key=lambda one: one.key, reverse=True):
        note = _("took {taken}, lost {lost}").format(taken=taken[one.seat], lost=lost[one.seat])
        whole = _regions(table, match, one.seat)
        if whole:
            note = _("{note}; holds {regions}").format(note=note, regions=", ".join(whole))
        if not one.alive:
            note = _("out of the match")
        who = rows.player(match, one.seat, -1)
        values = (one.parts["territories"], one.parts["forts"], one.parts["portals"])
        won = one.seat in match.state.winners
        yield Standing(one.faction, names[one.seat], who, note, values, one.points, won)


def _regions(table: SkyrimTable, match: Match, seat: int) -> list[str]:
    """The regions that a seat holds whole."""
    content, owner = table.content, match.state.owner
    pairs = zip(content.region_names, content.regions, strict=True)
    return [name for name, (_bonus, lands) in pairs if all(owner[land] == seat for land in lands)]


def _lands(state: State, seat: int) -> int:
    return state.owner.count(seat)


def _units(state: State, seat: int) -> int:
    return state.seats[seat].units


def _times(match: Match) -> list[int]:
    """The points the charts show: the beginning, each new turn, the end; of long matches fewer."""
    told = [match.game.title.rounds(match.state_before(n))[1] for n in range(len(match.steps) + 1)]
    times = [0, *(n for n in range(1, len(told)) if told[n] != told[n - 1])]
    every = -(-len(times) // MOST_COLUMNS)
    return [*times[::every], len(match.steps)]


def _series(table: SkyrimTable, match: Match, count: Callable[[State, int], int]) -> Iterator[Series]:
    """What each seat had at each of the times."""
    states = [match.state_before(n) for n in _times(match)]
    for seat, name in enumerate(seat_names(match)):
        yield Series(table.faction(match.state, seat), name, tuple(count(state, seat) for state in states))


def _axis(match: Match) -> Axis:
    """Headings and rounds of the times."""
    names, times = seat_names(match), _times(match)
    headings, ticks, seen = [], [], 0
    for i, n in enumerate(times):
        state = match.state_before(n)
        number = match.game.title.rounds(state)[0]
        if number > seen:
            ticks.append((i, str(number)))
            seen = number
        turn = state.stack[0][1] if state.stack and state.stack[0][0] == TURN else -1
        words = _("Round {n}: {who}") if turn >= 0 else _("Round {n}")
        headings.append(words.format(n=number, who=names[turn]))
    return Axis(tuple(headings), tuple(times), tuple(ticks))


def _tally(match: Match) -> str:
    """How points are made, and what decided among those who had as many as the best."""
    words = _("A point for each territory, fort and portal; whole regions bring units, not points.")
    return f"{tie_words(match)} {words}".strip()


def tie_words(match: Match) -> str:
    """What decided among those who had as many points as the best; nothing where nobody had."""
    told = match.game.title.standings(match.game.content, match.state)
    first, *others = sorted((one for one in told if one.alive), key=lambda one: one.key, reverse=True)
    if not others or others[0].points != first.points or len(match.state.winners) == 0:
        return ""
    names = seat_names(match)
    who = {"first": names[first.seat], "second": names[others[0].seat], "n": first.points}
    if others[0].key == first.key:
        decided = _("{first} and {second} are equal in everything, at {n} points.")
    else:
        part = next(key for key in TIES if first.parts[key] != others[0].parts[key])
        decided = _(TIES[part])
        who |= {"more": first.parts[part], "fewer": others[0].parts[part]}
    return decided.format(**who)


def _rolled(match: Match) -> tuple[int, int, int, int, int, int]:
    faces: Counter[int] = Counter()
    for _n, event in _all(match, e.DiceRolled):
        faces.update(event.attack + event.defence)
    return (faces[1], faces[2], faces[3], faces[4], faces[5], faces[6])


def _rolled_words(rolled: tuple[int, ...]) -> str:
    """How often fair dice lie as unevenly as these or more (chi-squared, five degrees of freedom)."""
    total = sum(rolled)
    if total < 30:
        return _("Too few dice fell to say anything of them.")
    fair = total / 6
    x = sum((n - fair) ** 2 / fair for n in rolled)
    share = erfc(sqrt(x / 2)) + sqrt(2 * x / pi) * exp(-x / 2) * (1 + x / 3)
    words = _(
        "Bots roll the same dice as people. The line is what fair dice promise; a spread as wide or wider comes in"
        " {n} of 100 matches."
    )
    return words.format(n=max(1, round(share * 100)))


def _luck(table: SkyrimTable, match: Match) -> Iterator[Luck]:
    """Units saved against expectation, given the dice that were chosen."""
    saved: Counter[int] = Counter()
    rolled: Counter[tuple[int, int]] = Counter()
    for _n, event in _all(match, e.DiceRolled):
        rolled.update((event.seat, face) for face in event.attack)
        rolled.update((event.defender, face) for face in event.defence)
        odds = round_odds(len(event.attack), len(event.defence))
        mine = sum(float(p) * lost for (lost, _killed), p in odds.items())
        theirs = sum(float(p) * killed for (_lost, killed), p in odds.items())
        saved[event.seat] += mine - event.attacker_lost  # type: ignore[assignment]
        saved[event.defender] += theirs - event.defender_lost  # type: ignore[assignment]
    for seat, name in enumerate(seat_names(match)):
        faces = tuple(rolled[seat, face] for face in range(1, 7))
        yield Luck(table.faction(match.state, seat), name, round(saved[seat], 1), faces)


@dataclass
class _Fight:
    """Throws of one seat from one territory against another that follow one another in a turn."""

    begun: int  # step
    seat: int
    target: int
    chance: float
    ended: int = 0
    throws: int = 0
    lost: int = 0
    killed: int = 0
    taken: bool = False


def _moments(table: SkyrimTable, match: Match) -> list[Moment]:
    """What was least to be expected: first the conquest against the odds, then what was held, fought over, lost."""
    names, lands = seat_names(match), table.content.names
    found: list[tuple[int, Moment]] = []

    def add(n: int, seat: int, words: str) -> None:
        when = _("Round {n}").format(n=match.state_before(n).rounds + 1)
        found.append((n, Moment(table.faction(match.state, seat), when, words, n)))

    fights = _fights(match)
    bold = min((one for one in fights if one.taken), key=lambda one: one.chance, default=None)
    if bold and bold.chance < UNLIKELY:
        words = _("Against the odds: {land} is taken at a chance of {chance} in 100.")
        add(bold.ended, bold.seat, words.format(land=lands[bold.target], chance=max(1, round(bold.chance * 100))))
    held = max((one for one in fights if not one.taken), key=lambda one: (one.throws, one.lost), default=None)
    if held and held.throws >= LONG_DEFENCE:
        holder = match.state_before(held.begun).owner[held.target]
        words = _("Throws withstood at {land}: {n}. Attackers lost: {lost}.")
        add(held.ended, holder, words.format(land=lands[held.target], n=held.throws, lost=held.lost))
    often = Counter(event.target for _n, event in _all(match, e.TerritoryConquered)).most_common(1)
    if often and often[0][1] > 2:
        land, times = often[0]
        n, taken = [pair for pair in _all(match, e.TerritoryConquered) if pair[1].target == land][-1]
        add(n, taken.seat, _("Changed hands {n} times: {land}.").format(land=lands[land], n=times))
    bloody = max((one for one in fights if one is not held), key=lambda one: max(one.lost, one.killed), default=None)
    if bloody and bloody is not bold and max(bloody.lost, bloody.killed) >= GREAT_LOSS:
        attacks = bloody.lost >= bloody.killed
        seat = bloody.seat if attacks else match.state_before(bloody.begun).owner[bloody.target]
        words = _("Lost before {land}: {n} units.") if attacks else _("Lost in {land}: {n} units.")
        add(bloody.ended, seat, words.format(land=lands[bloody.target], n=max(bloody.lost, bloody.killed)))
    for n, out in reversed(list(_all(match, e.PlayerEliminated))):
        add(n, out.seat, _("Driven out of Skyrim: {loser}.").format(loser=names[out.loser]))
    del found[MOST_MOMENTS:]
    for n, step in enumerate(match.steps):
        if step.replaced and replaced.first_of(match.steps, n):
            add(n, step.seat, replaced.told(match, step.seat, step.replaced))
    return [moment for _n, moment in sorted(found, key=lambda pair: pair[0])]


def _fights(match: Match) -> list[_Fight]:
    """All fights, in order."""
    out: list[_Fight] = []
    under_way: dict[tuple[int, int, int], _Fight] = {}
    for n, step in enumerate(match.steps):
        for event in step.events:
            if isinstance(event, e.DiceRolled):
                way = (event.seat, event.source, event.target)
                if way not in under_way:
                    units = match.state_before(n).units
                    chance = campaign(units[event.source], units[event.target]).conquers
                    under_way[way] = _Fight(n, event.seat, event.target, chance)
                    out.append(under_way[way])
                fight = under_way[way]
                fight.ended, fight.throws = n, fight.throws + 1
                fight.lost, fight.killed = fight.lost + event.attacker_lost, fight.killed + event.defender_lost
            elif isinstance(event, e.TerritoryConquered):
                taken = under_way.pop((event.seat, event.source, event.target), None)
                if taken:
                    taken.ended, taken.taken = n, True
            elif isinstance(event, e.TurnBegan):
                under_way.clear()
    return out
