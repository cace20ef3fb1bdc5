"""The Witcher's top bar and standings as plain data."""

from __future__ import annotations

from game.bots.levels import Level, levels_of
from game.desktop.tables.base import Phase, SeatRow, When, seat_names
from game.desktop.tables.witcher import faces
from game.kernel.events import EVERYTHING
from game.kernel.match import Match
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.witcher import names
from game.titles.witcher.content import Content
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.setup import SCHOOLS
from game.titles.witcher.state import NONE, State

COLUMNS = (
    ("level", N_("Witcher level")),
    ("flask", N_("Potions")),
    ("coin", N_("Gold")),
)
TURN = NUMBER["turn"]
PHASES = (N_("Travel"), N_("Fight or explore"), N_("Action cards"))
LAST_OF = (2, 3)  # the steps of a turn after which the next phase has come: see titles/witcher/turn.py


def phases(state: State) -> tuple[Phase, ...]:
    """Which phase of the turn is under way."""
    names_of = tuple(_(one) for one in PHASES)
    if not state.stack:
        return tuple(Phase(name, "done") for name in names_of)
    bottom = state.stack[0]
    if bottom[0] != TURN:
        return (Phase(_("Set-up"), "now"), *(Phase(name, "next") for name in names_of))
    now = sum(bottom[2] > step for step in LAST_OF)

    def stage(n: int) -> When:
        return "done" if n < now else "now" if n == now else "next"

    return tuple(Phase(name, stage(n)) for n, name in enumerate(names_of))


def active_seat(match: Match) -> int:
    """Whose turn it is, whoever is asked in between."""
    state = match.state
    if not state.stack:
        return NONE
    bottom = state.stack[0]
    return int(bottom[1]) if bottom[0] == TURN else match.seat


def faction(match: Match, seat: int) -> str:
    """The school of a seat, as pieces are called; before it is drawn, one that no other seat has."""
    state: State = match.state
    if seat < 0:
        return "neutral"
    school = state.seats[seat].school
    if school != NONE:
        return SCHOOLS[school]
    chosen = {one.school for one in state.seats}
    free = [n for n in range(len(SCHOOLS)) if n not in chosen]
    waiting = [n for n, one in enumerate(state.seats) if one.school == NONE]
    return SCHOOLS[free[waiting.index(seat)]]


def standings(match: Match, viewer: int) -> list[SeatRow]:
    """One row a seat."""
    state: State = match.state
    told = match.game.title.standings(match.game.content, state)
    called, asked = seat_names(match), active_seat(match)
    best = max(one.key for one in told)
    out = []
    for one in told:
        witcher = state.seats[one.seat]
        values = (witcher.level, len(witcher.potions), witcher.gold)
        out.append(
            SeatRow(
                one.seat, faction(match, one.seat), called[one.seat], who(match, one.seat, viewer), values, one.points,
                _notes(match, one.seat), one.seat == asked, one.key == best and one.points > 0, one.alive,
                _tip(match, one.seat, called[one.seat], viewer), player(match, one.seat, viewer),
            )
        )  # fmt: skip
    return out


def player(match: Match, seat: int, viewer: int) -> str:
    """Who plays a seat: a person or a level."""
    setup = match.game.setup.seats[seat]
    if setup.is_human:
        people = sum(one.is_human for one in match.game.setup.seats)
        return _("You") if people == 1 or seat == viewer else _("Plays at this machine")
    level = _level(match, seat)
    return _(level.name) if level else setup.player


def _level(match: Match, seat: int) -> Level | None:
    key = match.game.setup.seats[seat].player
    return next((one for one in levels_of(match.game.title.info.key) if one.key == key), None)


def who(match: Match, seat: int, viewer: int) -> str:
    """Who plays a seat, and how."""
    level = _level(match, seat)
    if level is None:
        return player(match, seat, viewer)
    return _("{level}. {words}").format(level=_(level.name), words=_(level.words))


def _notes(match: Match, seat: int) -> tuple[tuple[str, str], ...]:
    """Attributes, cards, trails."""
    one = match.state.seats[seat]
    if not one.present:
        return (("", _("Out of the match")),)
    trails = sum(token != NONE for token in one.trails)
    if match.state.skellige is not None:
        trails += match.state.skellige.dagon_trails[seat]
    return (
        ("sword", "{} · {} · {} · {}".format(*one.attributes)),
        ("cards", str(len(one.hand) + len(one.deck) + len(one.discard))),
        ("", ngettext("{n} trail", "{n} trails", trails).format(n=trails)),
    )


def _tip(match: Match, seat: int, name: str, viewer: int) -> str:
    content: Content = match.game.content
    one = match.state.seats[seat]
    if not one.present:
        return f"{name}\n" + _("Out of the match.")
    attributes = _("Combat {c}, Defense {d}, Alchemy {a}, Specialty {s}.")
    c, d, a, s = one.attributes
    lines = [
        names.school(one.school) if one.school != NONE else _("No school yet."),
        attributes.format(c=c, d=d, a=a, s=s),
        _("Stands in {place}.").format(place=names.place(content, one.place)) if one.place != NONE else "",
        _("{steps} of {goal} steps on the Trophy Track.").format(steps=one.track, goal=content.trophies_needed),
        ngettext("{n} card in hand.", "{n} cards in hand.", len(one.hand)).format(n=len(one.hand)),
    ]
    if viewer == EVERYTHING and one.hand:
        lines[-1] = _("In hand: {cards}.").format(cards=names.cards(content, one.hand))
    held = [faces.trophy(content, number).name for number in one.trophies]
    if held:
        lines.append(_("Trophies: {names}.").format(names=", ".join(held)))
    return f"{name}\n" + "\n".join(line for line in lines if line)
