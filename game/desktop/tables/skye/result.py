"""How a match of Isle of Skye ended: standings by source, the points over the rounds, moments."""

from __future__ import annotations

from game.desktop.kit.charts import Series
from game.desktop.kit.shares import Shares
from game.desktop.scenes.models import Axis, Column, Moment, ResultModel, Standing
from game.desktop.tables.base import seat_names
from game.desktop.tables.skye import history, rows
from game.desktop.tables.skye.journey import result as journey
from game.kernel.match import Match
from game.kernel.phrases import listed
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skye import names
from game.titles.skye.content import SLOTS

COLUMNS = (("tiles", N_("Scoring tiles")), ("quill", N_("Scrolls")), ("coin", N_("Gold")))
MOST_MOMENTS = 5
LARGE = 6  # points at once are worth a line


def result_of(match: Match) -> ResultModel:
    """All of it."""
    counted = list(history.all_counted(match))
    return ResultModel(
        _headline(match),
        _line(match),
        tuple(Column(icon, _(words)) for icon, words in (*COLUMNS, *journey.columns(match.state))),
        tuple(_standings(match)),
        tuple(_series(match, counted)),
        _("Points over the rounds"),
        moments=tuple(_moments(match, counted)),
        tally=_tally(match),
        axis=_axis(counted),
        named=_("By rounds"),
        shares=tuple(_shares(match)),
        sources=_sources(match),
        shares_named=_("By source"),
        shares_charted=_("Where the points came from"),
    )


def _headline(match: Match) -> str:
    called = seat_names(match)
    winners = [called[seat] for seat in match.state.winners]
    if len(winners) == 1:
        return _("{who} rules the isle").format(who=winners[0])
    return _("{who} share the isle").format(who=listed(winners))


def _line(match: Match) -> str:
    mode = _(next(one.name for one in match.game.title.info.modes if one.key == match.game.setup.mode))
    if match.state.journey is not None:
        mode = ", ".join((mode, _("Journeyman")))
    n = match.state.rounds + 1
    return _("{mode}, {rounds}.").format(mode=mode, rounds=ngettext("{n} round", "{n} rounds", n).format(n=n))


def _standings(match: Match) -> list[Standing]:
    called = seat_names(match)
    told = match.game.title.standings(match.game.content, match.state)
    out = []
    for one in sorted(told, key=lambda one: one.key, reverse=True):
        scored = match.state.seats[one.seat].scored
        values = (sum(scored[:4]), scored[4], scored[5], *journey.values(scored))
        left = match.state.seats[one.seat].gold
        note = _("{slots}; {gold} left").format(slots=_by_slot(scored), gold=names.gold(left))
        won = one.seat in match.state.winners
        out.append(
            Standing(
                rows.faction(match, one.seat), called[one.seat], rows.player(match, one.seat, -1),
                note if one.alive else _("out of the match"), values, one.points, won,
            )
        )  # fmt: skip
    return out


def _by_slot(scored: tuple[int, ...]) -> str:
    return "  ".join(f"{slot} {points}" for slot, points in zip(SLOTS, scored, strict=False))


def _tally(match: Match) -> str:
    told = ", ".join(
        # Translators: a slot of the board by its letter, and the scoring tile on it.
        _("{slot} {scoring}").format(slot=slot, scoring=names.scoring(number))
        for slot, number in zip(SLOTS, match.state.scoring, strict=True)
    )
    return _("{slots}. Where points are equal, gold that is left decides.").format(slots=told)


def _totals(match: Match, counted: list[history.Counted]) -> dict[int, dict[int, int]]:
    """Points by seat after each round."""
    last = {one.round: one.step for one in counted}
    return {
        number: {seat: one.points for seat, one in enumerate(match.state_before(step + 1).seats)}
        for number, step in last.items()
    }


def _series(match: Match, counted: list[history.Counted]) -> list[Series]:
    called, totals = seat_names(match), _totals(match, counted)
    return [
        Series(rows.faction(match, seat), called[seat], (0, *(of[seat] for of in totals.values())))
        for seat in range(len(match.state.seats))
    ]


def _axis(counted: list[history.Counted]) -> Axis:
    steps: dict[int, int] = {}
    for one in counted:
        steps[one.round] = one.step + 1
    headings = (_("Start"), *(_("Round {n}").format(n=n) for n in steps))
    return Axis(headings, (0, *steps.values()), tuple((n, str(n)) for n in range(len(headings))))


def _shares(match: Match) -> list[Shares]:
    """Of the best first, as in the standings."""
    called = seat_names(match)
    told = match.game.title.standings(match.game.content, match.state)
    order = [one.seat for one in sorted(told, key=lambda one: one.key, reverse=True)]
    return [Shares(rows.faction(match, seat), called[seat], _parts(match.state.seats[seat].scored)) for seat in order]


def _parts(scored: tuple[int, ...]) -> tuple[int, ...]:
    """Slots, scrolls, gold, and what Journeyman brought."""
    return (*scored[: len(rows.SOURCE_WORDS)], *journey.values(scored))


def _sources(match: Match) -> tuple[str, ...]:
    """The four slots by their scoring tiles, then the rest."""
    slots = [f"{slot}  {names.scoring(number)}" for slot, number in zip(SLOTS, match.state.scoring, strict=True)]
    more = (*rows.SOURCE_WORDS[len(SLOTS) :], *(words for _icon, words in journey.columns(match.state)))
    return (*slots, *map(_, more))


def _moments(match: Match, counted: list[history.Counted]) -> list[Moment]:
    """The largest harvests, in order."""
    found = []
    for one in counted:
        for seat, points in one.points:
            if points >= LARGE:
                found.append((points, one.step, one.round, seat, _source(one)))
    best = sorted(sorted(found, reverse=True)[:MOST_MOMENTS], key=lambda one: one[1])
    return [
        Moment(
            rows.faction(match, seat), _("Round {n}").format(n=number),
            _("{points} by {source}.").format(points=names.points(points), source=source), step + 1,
        )
        for points, step, number, seat, source in best
    ]  # fmt: skip


def _source(one: history.Counted) -> str:
    return names.scoring(one.scoring) if one.scoring >= 0 else rows.source(one.source)
