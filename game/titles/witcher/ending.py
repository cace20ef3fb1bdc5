"""The end of a match: the last step of the trophy track, or a limit (WOW-SCP-02, WOW-END)."""

from __future__ import annotations

from game.kernel.events import Out
from game.kernel.title import Standing
from game.titles.witcher.content import Content
from game.titles.witcher.events import MatchEnded, RoundLimitReached
from game.titles.witcher.setup import SCHOOLS
from game.titles.witcher.state import NONE, State


def standing(content: Content, state: State, seat: int) -> Standing:
    """The trophy track first, then trophies, then Gold (WOW-END-03)."""
    one = state.seats[seat]
    trophies = len(one.trophies)
    parts = {"track": one.track, "trophies": trophies, "gold": one.gold}
    faction = SCHOOLS[one.school] if one.school != NONE else ""
    alive = one.present
    return Standing(seat, faction, one.track, (int(alive), one.track, trophies, one.gold), parts, alive)


def win(content: Content, state: State, seat: int, out: Out) -> None:
    """Victory at once: no last round, no tie (WOW-END-01)."""
    end_match(state, [seat], out)


def end_match(state: State, winners: list[int], out: Out) -> None:
    """Nothing goes on; a lone witcher's match that is lost has no winner."""
    state.winners = winners
    state.fight = None
    state.stack.clear()
    if out is not None:
        out.append(MatchEnded(tuple(winners)))


def best_win(content: Content, state: State, out: Out) -> None:
    """Those who stand best of all still in share the victory; alone nobody does (WOW-END-03)."""
    if content.players == 1:
        end_match(state, [], out)
        return
    standings = [standing(content, state, seat) for seat, one in enumerate(state.seats) if one.present]
    best = max(one.key for one in standings)
    end_match(state, [one.seat for one in standings if one.key == best], out)


def limit_reached(content: Content, state: State, out: Out) -> None:
    """The limit of rounds, or of a lone witcher's turns (WOW-END-03, WOW-SOL-13)."""
    if out is not None:
        out.append(RoundLimitReached(state.rounds + 1))
    best_win(content, state, out)
