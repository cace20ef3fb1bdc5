"""Why a choice is refused: one sentence for each way to go wrong."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Final

from game.kernel.rules import Frame, Option
from game.kernel.texts import gettext as _
from game.titles.skye import frames as f
from game.titles.skye import names
from game.titles.skye.buying import seller_of
from game.titles.skye.content import Content
from game.titles.skye.grid import open_cells
from game.titles.skye.journeyman import refusals as journeyman
from game.titles.skye.journeyman.boards import TRACKS
from game.titles.skye.naming import DOMAINS, VERBS
from game.titles.skye.pricing import unpriced
from game.titles.skye.state import NONE, State
from game.titles.skye.tiles import EDGES, TURNS
from game.titles.skye.words import question

_VERBS: Final[dict[int, tuple[str, ...]]] = {
    f.PRICE: ("axe", "price", "again", "confirm"),
    f.BUY: ("buy", "pass"),
    f.BUILD: ("build",),
}


def refusal(content: Content, state: State, option: Option) -> str:
    """One sentence saying why an option is not legal now."""
    if not state.stack:
        return _("The match is over.")
    frame = state.stack[-1]
    verb = option[0]
    if verb not in _answers(state, frame):
        return _("'{verb}' does not answer what is asked: {question}").format(
            verb=verb, question=question(content, state)
        )
    if not _names_things(content, option):
        return _("After '{verb}' comes: {fields}.").format(verb=verb, fields=", ".join(VERBS[verb]) or _("nothing"))
    reasons = journeyman.PLAN_REASONS if frame[0] == f.PLAN and verb in journeyman.PLAN_REASONS else _REASONS
    return reasons[verb](content, state, frame, option)


def _answers(state: State, frame: Frame) -> tuple[str, ...]:
    """The verbs that can answer a question, legal or not."""
    base = _VERBS.get(frame[0], ())
    return base if state.journey is None else (*base, *journeyman.VERBS[frame[0]])


def _names_things(content: Content, option: Option) -> bool:
    """Whether each argument is a whole number, and one that exists where it stands for something."""
    verb, *arguments = option
    sizes = {"tile": len(content.tiles.all), "track": len(TRACKS), "edge": len(EDGES)}
    for name, value in zip_longest(VERBS[verb], arguments):
        if name is None or not isinstance(value, int) or isinstance(value, bool):
            return False
        if name in DOMAINS and not 0 <= value < sizes[DOMAINS[name]]:
            return False
    return True


def _not_drawn(content: Content, state: State, frame: Frame, tile: int) -> str:
    if tile in state.seats[frame[1]].drawn:
        return ""
    return _("{tile} is none of the tiles that you drew.").format(tile=names.tile(content, tile))


def _spares(state: State, seat: int) -> bool:
    return state.journey is not None and state.journey.sparing[seat]


def _axe(content: Content, state: State, frame: Frame, option: Option) -> str:
    if _spares(state, frame[1]):
        return _("You price all three tiles; set the prices anew to use the axe.")
    return _not_drawn(content, state, frame, option[1]) or _("The axe lies already; set the prices anew to move it.")


def _price(content: Content, state: State, frame: Frame, option: Option) -> str:
    one = state.seats[frame[1]]
    _verb, tile, gold = option
    if missing := _not_drawn(content, state, frame, tile):
        return missing
    if one.axe == NONE and not _spares(state, frame[1]):
        return _("First the axe is put to one of the three tiles.")
    if tile == one.axe:
        return _("{tile} has the axe, and so no price.").format(tile=names.tile(content, tile))
    places = unpriced(one)
    if not places or one.drawn[places[0]] != tile:
        return _("That price is set, or comes later; begin anew to change it.")
    return _("A price is from 1 to {most} here, for it is laid out in gold, and each tile needs one; not {n}.").format(
        most=one.gold - len(places) + 1, n=gold
    )


def _unfinished(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("First one tile gets the axe, and each of the others a price.")


def _buy(content: Content, state: State, frame: Frame, option: Option) -> str:
    seat, tile = frame[1], option[1]
    seller = seller_of(state, tile)
    name = names.tile(content, tile)
    if seller == NONE:
        return _("{tile} is not for sale.").format(tile=name)
    if seller == seat:
        return _("{tile} is your own.").format(tile=name)
    other = state.seats[seller]
    return _("{tile} costs {price}, and you have {gold} at hand.").format(
        tile=name,
        price=names.gold(other.prices[other.drawn.index(tile)]),
        gold=names.gold(state.seats[seat].gold),
    )


def _build(content: Content, state: State, frame: Frame, option: Option) -> str:
    _verb, tile, x, y, rotation = option
    one = state.seats[frame[1]]
    if tile not in one.aside:
        return _("{tile} is none of the tiles that you have to build.").format(tile=names.tile(content, tile))
    if not 0 <= rotation < TURNS:
        return _("A tile is turned by 0 to 3 quarters, not {n}.").format(n=rotation)
    if any(placed[:2] == (x, y) for placed in one.territory):
        return _("There lies a tile already.")
    if (x, y) not in open_cells(content.tiles, one.territory):
        return _("A tile is built beside one of your territory.")
    return _("Pasture must meet pasture, mountain mountain, and water water, on every side.")


def _always_legal(content: Content, state: State, frame: Frame, option: Option) -> str:
    raise AssertionError(f"{option} is legal wherever it answers the question")


_REASONS: Final[dict[str, Callable[[Content, State, Frame, Option], str]]] = {
    "axe": _axe,
    "price": _price,
    "again": _unfinished,
    "confirm": _unfinished,
    "buy": _buy,
    "pass": _always_legal,
    "build": _build,
    "decline": _always_legal,
    "go_on": _always_legal,
    **journeyman.REASONS,
}
