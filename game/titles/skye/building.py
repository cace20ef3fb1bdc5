"""Phase 5: build (SKY-BLD). Nobody's building affects another's; seats take it in turn order (SKY-BLD-08)."""

from __future__ import annotations

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skye.buying import keep_unsold
from game.titles.skye.content import Content
from game.titles.skye.events import TileBuilt, TilesGivenBack
from game.titles.skye.frames import BUILD, BUILDING
from game.titles.skye.grid import fits_anywhere, open_cells
from game.titles.skye.journeyman.roads import lay_options, lay_road
from game.titles.skye.state import State, turn_order


def begin_building(content: Content, state: State, out: Out) -> None:
    """What was bought and what was kept (SKY-BUY-07, -08)."""
    keep_unsold(state, out)
    state.stack += [(BUILDING, seat) for seat in reversed(turn_order(state)) if state.seats[seat].aside]


def resume_building(content: Content, state: State, frame: Frame, out: Out) -> None:
    """Ask while a tile fits; what fits nowhere at the end is given back (SKY-BLD-06, -07)."""
    seat = frame[1]
    one = state.seats[seat]
    tiles, territory = content.tiles, one.territory
    for tile in one.aside:
        if fits_anywhere(tiles, territory, tile):
            state.stack.append((BUILD, seat))
            return
    state.stack.pop()
    if one.aside:
        state.returned += one.aside
        if out is not None:
            out.append(TilesGivenBack(seat, one.aside))
        one.aside = ()


def offer_build(content: Content, state: State, frame: Frame) -> list[Option]:
    """Every tile in every cell and turn where it fits, in the order that the player likes (SKY-BLD-02 to -07)."""
    one = state.seats[frame[1]]
    cells = open_cells(content.tiles, one.territory).items()
    options: list[Option] = []
    for tile in one.aside:
        fits = content.tiles.fits[tile]
        options += [("build", tile, x, y, turn) for (x, y), demand in cells for turn in fits[demand]]
    if state.journey is not None:
        options += lay_options(state, frame[1])
    return options


def take_build(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """A tile lies for good (SKY-BLD-05)."""
    seat = frame[1]
    if option[0] == "lay_road":
        lay_road(state, seat, option, out)
        return
    _verb, tile, x, y, rotation = option
    one = state.seats[seat]
    one.territory = (*one.territory, (x, y, tile, rotation))
    one.aside = tuple(other for other in one.aside if other != tile)
    state.stack.pop()
    if out is not None:
        out.append(TileBuilt(seat, tile, x, y, rotation))
