"""The end of a match: the End Game card, the last one standing, a limit of rounds; points and ties (RSK-END,
RSK-CIV-09)."""

from __future__ import annotations

from game.kernel.events import Out
from game.kernel.title import Standing
from game.titles.skyrim.content import Content
from game.titles.skyrim.events import EndCardDrawn, MatchEnded, RoundLimitReached
from game.titles.skyrim.setup import FACTIONS
from game.titles.skyrim.state import State


def standing(content: Content, state: State, seat: int) -> Standing:
    """Points for territories, forts and portals (RSK-END-02), with those of objectives (RSK-MIX-09) or only these
    (RSK-END-07), and the order of tie-breaks (RSK-END-04), from the board."""
    owner = state.owner
    held = [t for t in content.land if owner[t] == seat]
    lands = len(held)
    forts = sum(1 for t in content.forts if owner[t] == seat)
    portals = sum(1 for t in content.portals if owner[t] == seat)
    units = sum([state.units[t] for t in held])
    points = lands + forts + portals
    alive = state.seats[seat].alive
    parts = {"territories": lands, "forts": forts, "portals": portals, "units": units}
    faction = FACTIONS[state.seats[seat].faction]
    key: tuple[int, ...] = (int(alive), points, lands, forts, portals, units)
    if state.saga is not None and content.mix.objectives:
        victory = state.saga.boards[seat].points
        parts = {"objectives": victory, **parts}
        points = victory if content.mix.victory == "objectives" else points + victory
        key = (int(alive), int(seat in state.winners), points, lands, forts, portals, units)
    return Standing(seat, faction, points, key, parts, alive)


def end_match(content: Content, state: State, out: Out) -> None:
    """The best standing wins; equal in everything is a shared victory (RSK-END-03, -04, RSK-ELIM-11)."""
    standings = [standing(content, state, seat) for seat, one in enumerate(state.seats) if one.alive]
    best = max(one.key for one in standings)
    state.winners = [one.seat for one in standings if one.key == best]
    state.stack.clear()
    if out is not None:
        out.append(MatchEnded(tuple(state.winners)))


def win_match(state: State, seat: int, out: Out) -> None:
    """RSK-DOV-23: one seat wins, whatever the others have."""
    state.winners = [seat]
    state.stack.clear()
    if out is not None:
        out.append(MatchEnded((seat,)))


def end_card_drawn(content: Content, state: State, seat: int, out: Out) -> None:
    """RSK-END-01, -05: play stops at once; the card is nobody's."""
    if out is not None:
        out.append(EndCardDrawn(seat, len(state.deck)))
    end_match(content, state, out)


def round_limit_reached(content: Content, state: State, out: Out) -> None:
    """RSK-CIV-10, RSK-END-07: points decide."""
    if out is not None:
        out.append(RoundLimitReached(content.max_rounds))
    end_match(content, state, out)
