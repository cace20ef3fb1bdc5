"""What Journeyman asks and says at the table: questions, labels, what the tracks, spaces and tiles are called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from game.desktop.tables.base import Ask, seat_names
from game.kernel.match import Match
from game.kernel.phrases import listed
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skye import frames as f
from game.titles.skye import names as skye
from game.titles.skye.content import Content
from game.titles.skye.events import IncomeTaken
from game.titles.skye.journeyman import names
from game.titles.skye.journeyman.advancing import next_on, price
from game.titles.skye.journeyman.boards import castle_cost, last_space, space
from game.titles.skye.journeyman.walking import plan_cost, plan_points
from game.titles.skye.journeyman.words import gains
from game.titles.skye.state import State, journey_of

SOURCE_WORDS: Final = (
    N_("The Warrior"), N_("The Merchant"), N_("The Herald"), N_("Banners"), N_("Bonus tiles"),
)  # fmt: skip
TRACKS: Final = (N_("Warrior"), N_("Merchant"), N_("Herald"))
TRACK_WORDS: Final = (
    N_("It brings points at the end of each round. A tile that you sell advances it, too."),
    N_("It brings gold in each income, and movement points for the journeyman."),
    N_("It brings points at once and at the end of each round; some of its spaces cost a fee."),
)
PHASES: Final = (
    N_("Income"), N_("Prices"), N_("Axe"), N_("Buy"), N_("Build"), N_("Walk"), N_("Score"),
)  # fmt: skip
PLAYING: Final = {
    f.BUY_SECOND: N_("Buying a second time: {who}."),
    f.SALE: N_("A sale may advance the Warrior of {who}."),
    f.SYMBOL: N_("A tile with the journeyman: {who} may advance a track."),
    f.PLAN: N_("Planning the journeyman's walk: {who}."),
    f.WALK: N_("The journeyman walks: {who}."),
    f.WAYPOINT: N_("A marker was taken up: {who} may advance a track."),
    f.PAUSE: N_("Using what lies ready: {who}."),
}
VERBS: Final = {
    "decline": N_("No advance"),
    "go_on": N_("Go on"),
    "done": N_("End the walk"),
    "extra": N_("Extra Movement"),
    "spare_all": N_("Price all three"),
}
# The scoring tiles S17 to S20 in as few words as stand beside their signs.
SCORING_SHORT: Final = (
    N_("2 for each tile from the castle to the journeyman"),
    N_("1 for each row and column with a broch"),
    N_("2 for each row in which two tiles show the same"),
    N_("1 for each bridge that the markers have passed"),
)


def now(state: State) -> dict[int, int]:
    """The number of the phase in which each question is put; before income and before points the same is asked."""
    pause = 0 if journey_of(state).noted else len(PHASES) - 1
    bought = dict.fromkeys((f.BUY, f.BUY_SECOND, f.SALE, f.SYMBOL), 3)
    return bought | {f.PRICE: 1, f.BUILD: 4, f.PAUSE: pause, **dict.fromkeys((f.PLAN, f.WALK, f.WAYPOINT), 5)}


def track(number: int) -> str:
    """`Warrior`."""
    return _(TRACKS[number])


def ask(match: Match) -> Ask:
    """The question at hand and what explains it."""
    kind, seat = match.state.stack[-1][0], match.seat
    asked = ASKS[kind](match.game.content, match.state, seat)
    if kind == f.SALE and sum(one.is_human for one in match.game.setup.seats) > 1:
        # No curtain falls for it: another person may have the machine, and read "you".
        return replace(asked, question=_(PLAYING[kind]).format(who=seat_names(match)[seat]))
    return asked


def _second(content: Content, state: State, seat: int) -> Ask:
    gold = skye.gold(state.seats[seat].gold)
    return Ask(_("Which tile do you buy besides?"), _("Two Buys lets you buy a second one. You have {gold}.").format(
        gold=gold
    ))  # fmt: skip


def _sale(content: Content, state: State, seat: int) -> Ask:
    return Ask(
        _("You sold a tile. Does the Warrior advance?"),
        _("No tile need show anything for it. It can be done only now."),
    )


def _symbol(content: Content, state: State, seat: int) -> Ask:
    return Ask(
        _("Your tile shows the journeyman. Which track advances?"),
        _("No space asks for anything now; only a fee is paid."),
    )


def _waypoint(content: Content, state: State, seat: int) -> Ask:
    if journey_of(state).pawn[seat] == (0, 0):
        return Ask(_("Which track advances?"), _("The castle meets what a space asks for, or sells any one step."))
    return Ask(_("Which track advances?"), _("The lit spaces ask for what the journeyman's tile shows."))


def _plan(content: Content, state: State, seat: int) -> Ask:
    cost, points = plan_cost(content, state, seat), plan_points(content, state, seat)
    journey = journey_of(state)
    left = journey.waypoints[seat] - len(journey.plan[seat])
    explain = ngettext("{n} waypoint marker for lit tiles.", "{n} waypoint markers for lit tiles.", left).format(n=left)
    if not journey.plan[seat]:
        question = ngettext(
            "Lay a waypoint marker where he shall go: {points}.",
            "Lay up to {n} waypoint markers where he shall go: {points}.",
            left,
        )
        explain = _("The journeyman takes them up, and each can advance a track.")
        return Ask(question.format(n=left, points=names.movement_points(points)), explain)
    if not left:
        question = _("Is that the plan? It takes {cost} of {points}.")
        explain = _("A click takes a marker up again.")
    else:
        question = _("Where to next? The walk takes {cost} of {points}.")
    return Ask(question.format(cost=cost, points=names.movement_points(points)), explain)


def _walk(content: Content, state: State, seat: int) -> Ask:
    journey = journey_of(state)
    if not journey.plan[seat]:
        return Ask(_("Do you use anything before the walk ends?"), _("What stays unused can be used later."))
    return Ask(
        _("Which marker comes next?"),
        _("{points} left.").format(points=names.movement_points(journey.left[seat])),
    )


def _pause(content: Content, state: State, seat: int) -> Ask:
    if journey_of(state).noted:
        return Ask(_("Do you use anything before income?"), _("A road piece may still join barrels to the castle."))
    return Ask(_("Do you use anything before points are counted?"), _("What stays unused can be used later."))


ASKS: Final[dict[int, Callable[[Content, State, int], Ask]]] = {
    f.BUY_SECOND: _second,
    f.SALE: _sale,
    f.SYMBOL: _symbol,
    f.PLAN: _plan,
    f.WALK: _walk,
    f.WAYPOINT: _waypoint,
    f.PAUSE: _pause,
}


def road_ask(left: int) -> Ask:
    """A road piece is in hand."""
    told = ngettext("{n} road piece is at hand.", "{n} road pieces are at hand.", left).format(n=left)
    return Ask(_("Which two tiles does the road piece join?"), told)


def use_ask() -> Ask:
    """The tile Advance on a Track is in hand."""
    return Ask(_("Which track does the bonus tile advance?"), _("No space asks for anything; only a fee is paid."))


def spare_ask() -> Ask:
    """No Axe may be used behind the screen."""
    return Ask(_("Do you price all three, or does the axe fall?"), _("The bonus tile No Axe allows either."))


def doing(match: Match, seat: int) -> str | None:
    """What a clan is about in a phase of the module; None in those of the base game."""
    state: State = match.state
    kind = state.stack[-1][0] if state.stack else -1
    waiting = {frame[1] for frame in state.stack if frame[0] == kind}
    if kind == f.PLAN:
        return _("plans a walk")
    if kind in (f.WALK, f.WAYPOINT):
        later = {frame[1] for frame in state.stack if frame[0] == f.MOVING} - {match.seat}
        return _("walks now") if seat == match.seat else _("has yet to walk") if seat in later else _("has walked")
    if kind in (f.SALE, f.SYMBOL, f.PAUSE):
        return _("is asked now") if seat == match.seat else _("waits")
    if kind == f.BUY_SECOND:
        return _("buys now") if seat == match.seat else _("may buy again") if seat in waiting else _("is done buying")
    return None


def income(event: IncomeTaken) -> list[tuple[str, int]]:
    """What the module adds to an income, in words and gold."""
    return [(_("the Merchant"), event.merchant), (_("No Axe"), event.no_axe)]


# -- spaces and tracks --------------------------------------------------------------------------------
def next_words(content: Content, state: State, seat: int, number: int) -> tuple[str, str]:
    """What the next space of a track asks for with its fee, and what it brings."""
    one = space(content.board, number, next_on(content, state, seat, number))
    asks = names.requirement(one.requirement)
    fee = price(content, state, seat, number)
    if fee:
        # Translators: what a space asks for, and a fee besides.
        asks = _("{requirement} and {gold}").format(requirement=asks, gold=skye.gold(fee))
    return asks, listed(gains(content, state, seat, number)) or _("nothing but the step")


def space_lines(content: Content, number: int, index: int) -> list[str]:
    """All that a space holds, for its tooltip."""
    if not index:
        return [_(TRACK_WORDS[number]), _("Here the marker begins.")]
    one = space(content.board, number, index)
    lines = [_("Asks for a waypoint marker on: {requirement}.").format(requirement=names.requirement(one.requirement))]
    if one.fee:
        lines.append(_("Fee: {gold}, once.").format(gold=skye.gold(one.fee)))
    cost = skye.gold(castle_cost(content.board, number, index))
    lines.append(_("Or it is bought for {gold}, by a marker on the castle.").format(gold=cost))
    if one.points and index == last_space(content.board, number):
        lines.append(_("Each crossing of the double arrow: {points}.").format(points=skye.points(one.points)))
    elif one.points:
        lines.append(_("At once: {points}.").format(points=skye.points(one.points)))
    if one.symbol:
        lines.append(_("From the next phase on: {symbol}.").format(symbol=names.symbol(one.symbol, one.amount)))
    if one.bonus is not None:
        lines.append(_("A bonus tile lies above it."))
    return lines


def bonus_lines(number: int) -> tuple[str, ...]:
    """A bonus tile's name and what it does."""
    return names.bonus(number), _(names.BONUS_WORDS[number])


def road_line(more: int, barrels: int) -> str:
    """What a road piece would change."""
    if barrels:
        return ngettext(
            "Joins {n} tile to the castle; barrels bring {barrels} gold more each round.",
            "Joins {n} tiles to the castle; barrels bring {barrels} gold more each round.",
            more,
        ).format(n=more, barrels=barrels)
    if more:
        text = ngettext("Joins {n} tile to the castle by road.", "Joins {n} tiles to the castle by road.", more)
        return text.format(n=more)
    return _("A step across it costs 1 point instead of 2.")
