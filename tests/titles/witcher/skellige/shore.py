"""A table by the sea, laid in a few lines: ships in Cidaris, Novigrad and Cintra, Dagon on its start spot."""

from __future__ import annotations

from typing import Any

from game.titles.witcher import exploring
from game.titles.witcher.effects.ops import ISLAND
from game.titles.witcher.effects.run import run
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.skellige.voyages import AS_NAMED
from game.titles.witcher.state import Skellige, Trip
from tests.titles.witcher.table import Table, lay

SHIPS = "cidaris novigrad cintra"


def sea_of(table: Table) -> Skellige:
    sea = table.state.skellige
    assert sea is not None
    return sea


def ships(table: Table, keys: str) -> Table:
    """Where the three ships lie."""
    first, second, third = table.numbers("place", keys)
    sea_of(table).ships = (first, second, third)
    return table


def shore(seats: int = 3, at: str = "wander", place: str = "cintra", **told: Any) -> Table:
    """Seat 0 stands at a harbour with a ship, a mountain one, with cards to sail by."""
    table = ships(lay(seats, at=at, modules="skellige"), SHIPS)
    told = {"hand": "a01_mountain a02_forest a03_forest", **told}
    return table.stand(0, place, **told)


def on_top(table: Table, number: int) -> Table:
    """The Exploration card of this number lies on top."""
    sea, card = sea_of(table), number - 1
    sea.sea = (*(other for other in sea.sea if other != card), card)
    return table


def ashore(table: Table, place: str, seat: int = 0) -> Table:
    """A witcher stands on an island, with a ship taken from Cintra, having come there in this turn."""
    island = table.number("place", place)
    sea = sea_of(table)
    if island not in (*table.content.printed, *sea.found, table.content.open_sea):
        find(table, place)
    ships(table, f"cidaris novigrad {place}")
    table.stand(seat, place)
    return table.entered()


def find(table: Table, place: str) -> Table:
    """An island lies open, its event out of the stack."""
    island = table.number("place", place)
    sea_of(table).found += (island,)
    event = next(
        story
        for story in table.state.events
        for op in table.content.catalogue.programs[table.content.stories.programs[story][0]]
        if op == (ISLAND, island)
    )
    table.state.events = tuple(story for story in table.state.events if story != event)
    return table


def emerged(table: Table) -> Table:
    sea_of(table).dagon = 4
    return table


def at_sea(table: Table, seat: int = 0, island: str = "eyna") -> Table:
    """The trip is under way, its card about to be resolved: what is run now is run at sea."""
    sea, one = sea_of(table), table.state.seats[seat]
    sea.out, sea.over = 1, one.place
    sea.trip = Trip(one.place, table.number("place", island), False, 1, AS_NAMED, False, False)
    table.state.stack[:] = [(NUMBER["turn"], seat, 1), (NUMBER["voyage"], seat, 2)]
    return table


def read(table: Table, key: str, seat: int = 0) -> Table:
    """A story is read, as a sea trip or another card would have it read."""
    story = table.number("story", key)
    table.take_story(story)
    table.state.events = tuple(other for other in table.state.events if other != story)
    if key.startswith("sx"):
        card = int(key[2:4]) - 1
        sea_of(table).sea = tuple(other for other in sea_of(table).sea if other != card)
    exploring.read(table.content, table.state, seat, story, table.match.opening)
    table.match.game.rules.settle(table.content, table.state, table.match.opening)
    table.check()
    return table


def carry_out(table: Table, program: int, seat: int = 0) -> Table:
    run(table.state, seat, program)
    table.match.game.rules.settle(table.content, table.state, table.match.opening)
    return table
