"""Setting up the progress boards (SKY-JRN-02 to -07)."""

from __future__ import annotations

from game.kernel.chance import Chancy, shuffle
from game.kernel.events import Out
from game.titles.skye.content import Content
from game.titles.skye.journeyman.boards import OF_A_NUMERAL, bonus_places
from game.titles.skye.journeyman.events import BonusTilesLaid
from game.titles.skye.journeyman.pieces import Journey, new_journey


def deal_bonus(content: Content, chance: Chancy, starter: int, out: Out) -> Journey:
    """A distribution for each board; or the starting player's is laid out on every one (SKY-JRN-04, -05)."""
    if content.shared_bonus:
        layout = (lay_bonus(content, chance),) * content.players
    else:
        layout = tuple(lay_bonus(content, chance) for _ in range(content.players))
    if out is not None:
        told = [starter] if content.shared_bonus else range(content.players)
        out += [BonusTilesLaid(seat, content.shared_bonus, layout[seat]) for seat in told]
    return new_journey(layout)


def lay_bonus(content: Content, chance: Chancy) -> tuple[int, ...]:
    """SKY-JRN-03: the tiles of each numeral on the places of that numeral, in the order of the places."""
    left = []
    for numeral in range(OF_A_NUMERAL):
        tiles = list(range(numeral * OF_A_NUMERAL, (numeral + 1) * OF_A_NUMERAL))
        shuffle(chance, tiles)
        left.append(tiles)
    return tuple(left[numeral].pop() for _track, _space, numeral in bonus_places(content.board))
