"""The end of a match: scrolls, gold, and who has won (SKY-END)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.title import Standing
from game.titles.skye.areas import areas
from game.titles.skye.content import Content
from game.titles.skye.events import GoldExchanged, MatchEnded, ScrollScored
from game.titles.skye.grid import Territory
from game.titles.skye.scoring import total
from game.titles.skye.setup import COLOURS
from game.titles.skye.state import GOLD, SCROLLS, State, change_gold, score, sources, turn_order
from game.titles.skye.tiles import BARREL, BROCH, CATTLE, FARM, LIGHTHOUSE, NONE, SHEEP, SHIP, Tiles

GOLD_A_POINT: Final = 5  # SKY-END-06
# What each scroll counts, and how many of it are worth 1 VP (section 12).
SCROLLS_COUNT: Final = ((SHEEP, 2), (CATTLE, 1), (BARREL, 2), (BROCH, 1), (SHIP, 2), (FARM, 1), (LIGHTHOUSE, 1))
Scroll = tuple[int, int, bool]  # place in the territory, VP, whether they are doubled


def scrolls(tiles: Tiles, territory: Territory) -> list[Scroll]:
    """SKY-END-01 to -05, -09: rounded down, then doubled in a completed area, each scroll by itself."""
    found = []
    for place, (_x, _y, tile, _rotation) in enumerate(territory):
        one = tiles.all[tile]
        if one.scroll != NONE:
            symbol, each = SCROLLS_COUNT[one.scroll]
            lying = areas(tiles, territory)
            doubled = lying.all[lying.of[place][one.scroll_patch]].completed
            found.append((place, total(tiles, territory, symbol) // each * (1 + doubled), doubled))
    return found


def final_scoring(content: Content, state: State, out: Out) -> None:
    """SKY-RND-06: scrolls, then every full 5 gold."""
    order = turn_order(state)
    for seat in order:
        one = state.seats[seat]
        for place, points, doubled in scrolls(content.tiles, one.territory):
            score(one, SCROLLS, points)
            if out is not None:
                out.append(ScrollScored(seat, one.territory[place][2], points, doubled))
    for seat in order:
        one = state.seats[seat]
        points = one.gold // GOLD_A_POINT
        score(one, GOLD, points)
        change_gold(one, -GOLD_A_POINT * points)
        if out is not None:
            out.append(GoldExchanged(seat, points, one.gold))
    end_match(content, state, out)


def end_match(content: Content, state: State, out: Out) -> None:
    """Most VP win, then leftover gold; equal in both is a shared victory (SKY-END-07, -08)."""
    state.stack.clear()
    standings = [standing(content, state, seat) for seat, one in enumerate(state.seats) if one.alive]
    best = max(one.key for one in standings)
    state.winners = [one.seat for one in standings if one.key == best]
    if out is not None:
        out.append(MatchEnded(tuple(state.winners)))


def standing(content: Content, state: State, seat: int) -> Standing:
    """VP, and at the end leftover gold (SKY-END-07, -08); while play goes on gold is nobody else's affair."""
    one = state.seats[seat]
    left = 0 if state.stack else one.gold
    parts = dict(zip(sources(state), one.scored, strict=True))
    return Standing(seat, COLOURS[one.colour], one.points, (int(one.alive), one.points, left), parts, one.alive)
