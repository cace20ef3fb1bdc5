"""What cannot be: tiles and gold not accounted for, territories that no legal building leads to, impossible frames."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from game.kernel.texts import gettext as _
from game.titles.skye import frames as f
from game.titles.skye.content import MOST_GOLD, SLOTS, Content
from game.titles.skye.grid import fits_at
from game.titles.skye.journeyman import audit as journeyman
from game.titles.skye.knowledge import screened
from game.titles.skye.pricing import DRAWN, unpriced
from game.titles.skye.setup import COLOURS
from game.titles.skye.state import HIDDEN, NONE, Seat, State, sources

PRICING: Final = 2  # the phases that a round's frame names while the questions above it are put
BUYING: Final = 4
BUILDING: Final = 5
MOST_ASIDE: Final = 3  # SKY-BUY-08
MOST_ASIDE_WITH_JOURNEYMAN: Final = 5  # SKY-JRN-37


def audit(content: Content, state: State) -> list[str]:
    """Every fault of a state, as `path: what is wrong`; of a view only what it shows.

    What is wrong with the shape of it comes alone: everything else counts on that.
    """
    return [*_shape(content, state)] or [
        *_tiles(content, state),
        *_territories(content, state),
        *_gold(state),
        *(_screens(state) if state.stack else ()),
        *journeyman.pieces(content, state),
        *(() if not state.stack else _stack(state) if state.journey is None else journeyman.stack(state)),
    ]


def _at(place: str, wrong: str, **fields: object) -> str:
    return f"{place}: {wrong.format(**fields)}"


def _shape(content: Content, state: State) -> Iterator[str]:
    """Rows that are as long as they must be, numbers that stand for something."""
    if len(state.scoring) != len(SLOTS) or len(set(state.scoring)) != len(SLOTS):
        yield _at("state.scoring", _("there are {n} different ones"), n=len(SLOTS))
    elif not set(state.scoring) <= set(content.scoring):
        yield _at("state.scoring", _("not all of them are in the box"))
    if not 0 <= state.rounds < len(content.rounds):
        yield _at("state.rounds", _("it is from 0 to {most}"), most=len(content.rounds) - 1)
    if any(seat not in range(len(state.seats)) for seat in state.winners):
        yield _at("state.winners", _("there is no such seat"))
    if bool(state.stack) == bool(state.winners):
        yield _at("state.stack", _("a match has either winners or a frame that goes on"))
    elif state.stack and state.stack[0][0] != f.ROUND:
        yield _at("state.stack.0", _("below all lies a round"))
    yield from journeyman.shape(content, state)
    colours = [one.colour for one in state.seats]
    points_from = len(sources(state))
    most_aside = MOST_ASIDE_WITH_JOURNEYMAN if content.journeyman else MOST_ASIDE
    for i, one in enumerate(state.seats):
        place = f"state.seats.{i}"
        if one.colour not in range(len(COLOURS)):
            yield _at(f"{place}.colour", _("every player has a colour"))
        elif colours.index(one.colour) != i:
            yield _at(f"{place}.colour", _("seat {n} plays it already"), n=colours.index(one.colour))
        if len(one.scored) != points_from or any(not 0 <= points <= MOST_GOLD for points in one.scored):
            yield _at(f"{place}.scored", _("there are points from {n} sources"), n=points_from)
        if len(one.prices) != len(one.drawn):
            yield _at(f"{place}.prices", _("each tile drawn has one, or 0"))
        if len(one.drawn) > DRAWN or len(one.aside) > most_aside:
            yield _at(f"{place}.drawn", _("nobody has more than {n} new tiles"), n=DRAWN)
        if not one.territory or one.territory[0] != (0, 0, one.colour, 0):
            yield _at(f"{place}.territory.0", _("it is the castle, in 0, 0 and unturned"))


def _tiles(content: Content, state: State) -> Iterator[str]:
    """Every tile of the bag is in one place (SKY-AXE-02, SKY-SET-04)."""
    places = [
        ("state.bag", state.bag),
        ("state.returned", state.returned),
        *(
            (f"state.seats.{i}.{name}", tiles)
            for i, one in enumerate(state.seats)
            for name, tiles in (
                ("drawn", one.drawn),
                ("aside", one.aside),
                ("territory", tuple(placed[2] for placed in one.territory[1:])),
            )
        ),
    ]
    found: dict[int, str] = {}
    for place, tiles in places:
        for tile in tiles:
            if tile == HIDDEN and place == "state.bag":
                continue
            if tile not in content.bag:
                yield _at(place, _("a tile that is not in this match"))
            elif tile in found:
                key = content.tiles.all[tile].key
                yield _at(place, _("the tile {tile} is in {other} too"), tile=key, other=found[tile])
            found[tile] = place
    total = sum(len(tiles) for _place, tiles in places)
    if total != len(content.bag):
        yield _at("state.bag", _("{n} tiles are in play, there should be {all}"), n=total, all=len(content.bag))


def _territories(content: Content, state: State) -> Iterator[str]:
    """SKY-BLD-02, -03: each tile could be laid when it was."""
    for i, one in enumerate(state.seats):
        for n in range(1, len(one.territory)):
            if not fits_at(content.tiles, one.territory[:n], one.territory[n]):
                yield _at(f"state.seats.{i}.territory.{n}", _("it does not fit there"))
                break


def _gold(state: State) -> Iterator[str]:
    for i, one in enumerate(state.seats):
        place = f"state.seats.{i}"
        if not 0 <= one.counted <= MOST_GOLD:
            yield _at(f"{place}.counted", _("it is from 0 to {most}"), most=MOST_GOLD)
        if not one.alive and (one.drawn or one.aside or one.counted or one.axe != NONE):
            yield _at(f"{place}.alive", _("who has left has neither gold nor new tiles"))
        if one.gold == HIDDEN and HIDDEN in state.bag:  # only the view of another hides it, and that hides the bag too
            continue
        if one.gold < 0 or any(price < 0 for price in one.prices):
            yield _at(f"{place}.gold", _("it is never below nothing"))
        elif one.gold + sum(one.prices) != one.counted:
            yield _at(f"{place}.counted", _("all gold is what is at hand and what lies at tiles"))
        elif (
            one.drawn
            and len(unpriced(one)) - (one.axe == NONE and screened(state) and not _spares(state, i)) > one.gold
        ):
            yield _at(f"{place}.gold", _("each tile still to be priced needs 1"))


def _screens(state: State) -> Iterator[str]:
    """What lies before and behind the screens, and who has tiles when (SKY-PRC, SKY-BUY)."""
    phase = state.stack[0][2]
    pending = {frame[1] for frame in state.stack if frame[0] == f.PRICE}
    for i, one in enumerate(state.seats):
        place = f"state.seats.{i}"
        if one.drawn and phase not in (PRICING, BUYING):
            yield _at(f"{place}.drawn", _("tiles lie before a screen only until they are sold or kept"))
        if one.aside and phase not in (BUYING, BUILDING):
            yield _at(f"{place}.aside", _("tiles are set aside only until they are built"))
        if one.axe != NONE and (phase != PRICING or one.axe not in one.drawn):
            yield _at(f"{place}.axe", _("the axe lies at one of the tiles drawn, until the screens are lifted"))
        elif one.gold != HIDDEN and one.drawn:
            yield from _priced(place, one, phase, i in pending, _spares(state, i))


def _spares(state: State, seat: int) -> bool:
    """Whether all tiles get a price and none the axe (SKY-JRN-22)."""
    return state.journey is not None and state.journey.sparing[seat]


def _priced(place: str, one: Seat, phase: int, pending: bool, spares: bool) -> Iterator[str]:
    undecided = one.axe == NONE and not spares
    if phase == PRICING and undecided and any(one.prices):
        yield _at(f"{place}.prices", _("the axe comes first"))
    if one.axe != NONE and one.prices[one.drawn.index(one.axe)]:
        yield _at(f"{place}.prices", _("the tile with the axe has no price"))
    if phase == PRICING and not pending and (undecided or unpriced(one)):
        yield _at(f"{place}.prices", _("who is done has set the axe and all prices"))
    if phase == BUYING and not all(one.prices):
        yield _at(f"{place}.prices", _("each tile for sale has one"))


def _stack(state: State) -> Iterator[str]:
    """Questions of one phase above the round, each seat once, in turn order."""
    asks = {PRICING: (f.PRICE,), BUYING: (f.BUY,), BUILDING: (f.BUILD, f.BUILDING)}.get(state.stack[0][2], ())
    if len(state.stack) == 1:
        yield _at("state.stack", _("nobody is asked"))
    order = [(seat - state.stack[0][1]) % len(state.seats) for _kind, seat, *_rest in state.stack[1:]]
    questions = Counter(frame[:2] for frame in state.stack[1:])
    for i, frame in enumerate(state.stack[1:], 1):
        place = f"state.stack.{i}"
        one = state.seats[frame[1]]
        if frame[0] not in asks:
            yield _at(place, _("the round is in another phase"))
        elif questions[frame[:2]] > 1:
            yield _at(place, _("a player is asked once"))
        elif not one.alive:
            yield _at(f"{place}.seat", _("seat {seat} is out of the match"), seat=frame[1])
        elif (frame[0] == f.PRICE and not one.drawn) or (frame[0] in (f.BUILD, f.BUILDING) and not one.aside):
            yield _at(place, _("this player has no tile for it"))
        elif frame[0] == f.BUILD and (i < len(state.stack) - 1 or state.stack[i - 1][:2] != (f.BUILDING, frame[1])):
            yield _at(place, _("it lies above all, on that player's building"))
    if order != sorted(order, reverse=True):
        yield _at("state.stack", _("players are asked in turn order"))
