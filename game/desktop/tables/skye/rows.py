"""The clans' top bar and standings as plain data."""

from __future__ import annotations

from game.bots.levels import Level, levels_of
from game.desktop.tables.base import Phase, SeatRow, When, seat_names
from game.desktop.tables.skye.journey import words as journey
from game.kernel.match import Match
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skye import frames as f
from game.titles.skye import names
from game.titles.skye.content import Content
from game.titles.skye.setup import COLOURS
from game.titles.skye.state import State

COLUMNS = (("tiles", N_("Tiles built")),)
PHASES = (N_("Income"), N_("Prices"), N_("Axe"), N_("Buy"), N_("Build"), N_("Score"))
NOW = {f.PRICE: 1, f.BUY: 3, f.BUILD: 4}
SOURCE_WORDS = (N_("Slot A"), N_("Slot B"), N_("Slot C"), N_("Slot D"), N_("Scrolls"), N_("Gold"))


def phases(state: State, counting: bool) -> tuple[Phase, ...]:
    """Which phase of the round is under way; income, axe and scoring ask nothing."""
    names_, now_ = (PHASES, NOW) if state.journey is None else (journey.PHASES, journey.now(state))
    now = len(names_) - 1 if counting else now_.get(state.stack[-1][0], 0) if state.stack else len(names_)

    def stage(n: int) -> When:
        return "done" if n < now else "now" if n == now else "next"

    return tuple(Phase(_(name), stage(n)) for n, name in enumerate(names_))


def sources(state: State) -> tuple[str, ...]:
    """What points came from, in the order of `state.sources`."""
    words = SOURCE_WORDS if state.journey is None else (*SOURCE_WORDS, *journey.SOURCE_WORDS)
    return tuple(_(one) for one in words)


def source(number: int) -> str:
    """A source of points by its number in `state.sources`."""
    return _((*SOURCE_WORDS, *journey.SOURCE_WORDS)[number])


def faction(match: Match, seat: int) -> str:
    """The colour of a seat, as pieces are called."""
    return COLOURS[match.state.seats[seat].colour] if seat >= 0 else "neutral"


def standings(match: Match, viewer: int) -> list[SeatRow]:
    """One row a seat; gold is nobody else's affair, and stands in none of them."""
    state: State = match.state
    told = match.game.title.standings(match.game.content, state)
    called = seat_names(match)
    best = max(one.key for one in told)
    out = []
    for one in told:
        built = len(state.seats[one.seat].territory)
        out.append(
            SeatRow(
                one.seat, faction(match, one.seat), called[one.seat], who(match, one.seat, viewer), (built,),
                one.points, (), one.seat == match.seat, one.key[:2] == best[:2] and one.points > 0, one.alive,
                f"{called[one.seat]}\n{points_tip(state, one.seat)}", player(match, one.seat, viewer),
            )
        )  # fmt: skip
    return out


def points_tip(state: State, seat: int) -> str:
    """Where a seat's points come from, in a sentence."""
    one = state.seats[seat]
    if not one.alive:
        return _("Out of the match.")
    parts = [
        # Translators: a source of points, and how many it brought.
        _("{source} {n}").format(source=source, n=points)
        for source, points in zip(sources(state), one.scored, strict=True)
        if points
    ]
    whole = names.points(one.points)
    return _("{points}: {parts}.").format(points=whole, parts=", ".join(parts)) if parts else _("No points yet.")


def player(match: Match, seat: int, viewer: int) -> str:
    """Who plays a seat: a person or a level."""
    setup = match.game.setup.seats[seat]
    if setup.is_human:
        people = sum(one.is_human for one in match.game.setup.seats)
        return _("You") if people == 1 or seat == viewer else _("At this machine")
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


def doing(match: Match, seat: int) -> str:
    """What a clan is about, as everybody can see it."""
    state: State = match.state
    one = state.seats[seat]
    kind = state.stack[-1][0] if state.stack else -1
    if not one.alive:
        return _("has left")
    if (doing_ := journey.doing(match, seat)) is not None:
        return doing_
    if kind == f.PRICE:
        return _("behind the screen")
    if kind == f.BUY:
        waiting = [frame[1] for frame in state.stack if frame[0] == f.BUY]
        return (
            _("buys now") if seat == match.seat else _("has yet to buy") if seat in waiting else _("has had its turn")
        )
    if kind == f.BUILD:
        n = len(one.aside)
        return ngettext("{n} tile to lay", "{n} tiles to lay", n).format(n=n) if n else _("has laid all tiles")
    return ""


def rounds(match: Match) -> int:
    """How many there are."""
    content: Content = match.game.content
    return len(content.rounds)
