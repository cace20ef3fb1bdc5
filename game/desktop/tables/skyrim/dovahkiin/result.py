"""How a match of Dovahkiin ended: where victory points came from, heroes and dragons beside all that Skyrim tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from game.desktop.kit.shares import Shares
from game.desktop.scenes.models import Column, Moment, ResultModel, Standing
from game.desktop.tables.base import seat_names
from game.desktop.tables.skyrim.dovahkiin import looks
from game.desktop.tables.skyrim.result import result_of as land_result
from game.desktop.tables.skyrim.result import tie_words
from game.kernel.match import Match
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skyrim.dovahkiin.card_events import ObjectiveScored
from game.titles.skyrim.dovahkiin.events import DragonSlain, HeroFell
from game.titles.skyrim.state import NEUTRAL

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.dovahkiin.table import SagaTable

MOST_MOMENTS = 6
# Objectives by what they ask for.
WAR, LAND, HERO = range(3)
SOURCES: Final = (N_("Conquests"), N_("Land held"), N_("Hero and riches"))
OF_WAR: Final = ("conquests", "conquered_regions", "conquered_forts", "conquered_by_portal")
OF_HERO: Final = ("hero_at", "magicka", "equipment", "dragons_this_turn", "heroes_defeated", "dragons_slain")
HELD: Final = (N_("Territories"), N_("Forts"), N_("Portals"))


def result_of(table: SagaTable, match: Match) -> ResultModel:
    """All of it."""
    found = land_result(table, match)
    if not table.content.mix.objectives:
        return replace(found, moments=tuple(_moments(table, match, found)))
    return replace(
        found, columns=_columns(table), standings=tuple(_standings(table, match, found)),
        tally=_tally(table, match, found), moments=tuple(_moments(table, match, found)),
        shares=tuple(_shares(table, match)), sources=_sources(table), shares_named=_("By source"),
        shares_charted=_("Where the points came from"),
    )  # fmt: skip


def _by_points(table: SagaTable) -> bool:
    return bool(table.content.mix.victory == "objectives")


def _columns(table: SagaTable) -> tuple[Column, ...]:
    if not _by_points(table):
        words = ("territory", "fort", "portal")
        return tuple(Column(icon, _(name)) for icon, name in zip(words, HELD, strict=True))
    return (
        Column("territory", _("Territories held")), Column("dragon", _("Dragons slain")),
        Column("sword", _("Heroes defeated")),
    )  # fmt: skip


def _fallen(match: Match) -> Iterator[tuple[int, HeroFell]]:
    for n, step in enumerate(match.steps):
        for event in step.events:
            if isinstance(event, HeroFell):
                yield n, event


def _slain(match: Match) -> Iterator[tuple[int, DragonSlain]]:
    for n, step in enumerate(match.steps):
        for event in step.events:
            if isinstance(event, DragonSlain):
                yield n, event


def _scored(match: Match) -> Iterator[ObjectiveScored]:
    for step in match.steps:
        for event in step.events:
            if isinstance(event, ObjectiveScored):
                yield event


def _standings(table: SagaTable, match: Match, found: ResultModel) -> Iterator[Standing]:
    """Dragons and heroes in place of forts and portals; which objectives were fulfilled."""
    factions = [table.faction(match.state, seat) for seat in range(len(match.state.seats))]
    dragons = Counter(event.seat for _n, event in _slain(match))
    heroes = Counter(event.victor for _n, event in _fallen(match))
    cards = Counter(event.seat for event in _scored(match))
    for one in found.standings:
        seat = factions.index(one.faction)
        words = ngettext("{n} objective fulfilled", "{n} objectives fulfilled", cards[seat])
        note = words.format(n=cards[seat])
        values = (one.values[0], dragons[seat], heroes[seat]) if _by_points(table) else one.values
        yield replace(one, note=note, values=values)


def _sources(table: SagaTable) -> tuple[str, ...]:
    held = () if _by_points(table) else HELD
    return (*(_(one) for one in held), *(_(one) for one in SOURCES))


def _shares(table: SagaTable, match: Match) -> Iterator[Shares]:
    """Points by what objectives ask for; those of land before them where it counts."""
    points: Counter[tuple[int, int]] = Counter()
    for event in _scored(match):
        counts = table.content.cards.objectives[event.objective].counts
        points[event.seat, WAR if counts in OF_WAR else HERO if counts in OF_HERO else LAND] += event.points
    told = match.game.title.standings(match.game.content, match.state)
    for one, name in zip(told, seat_names(match), strict=True):
        held = () if _by_points(table) else tuple(one.parts[part] for part in ("territories", "forts", "portals"))
        yield Shares(one.faction, name, (*held, *(points[one.seat, source] for source in (WAR, LAND, HERO))))


def _tally(table: SagaTable, match: Match, found: ResultModel) -> str:
    if _by_points(table):
        words = _("Points come from objectives alone; ten of them win, with a living hero at the end of the own turn.")
        return f"{tie_words(match)} {words}".strip()
    return " ".join((found.tally, _("Points of objectives are added to those of the land.")))


def _moments(table: SagaTable, match: Match, found: ResultModel) -> list[Moment]:
    """Dragons slain and heroes fallen among all else."""
    out = list(found.moments)

    def add(n: int, seat: int, words: str) -> None:
        when = _("Round {n}").format(n=match.state_before(n).rounds + 1)
        out.append(Moment(table.faction(match.state, seat), when, words, n))

    lands, places = table.content.names, looks.dragon_places(match)
    for n, slain in _slain(match):
        hero = looks.hero_name(table.faction(match.state, slain.seat))
        dragon = looks.dragon_name(places, slain.territory)
        words = _("{hero} slays {dragon} in {land}.")
        add(n, slain.seat, words.format(hero=hero, dragon=dragon, land=lands[slain.territory]))
    for n, fell in _fallen(match):
        if fell.victor != NEUTRAL:
            hero, other = (looks.hero_name(table.faction(match.state, one)) for one in (fell.victor, fell.seat))
            words = _("{hero} defeats {other} in {land}.")
            add(n, fell.victor, words.format(hero=hero, other=other, land=lands[fell.territory]))
    return sorted(out, key=lambda one: one.point)[-MOST_MOMENTS:]
