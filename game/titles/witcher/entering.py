"""Which card leads to a place, and what happens on coming there, by road or by ship."""

from __future__ import annotations

from game.kernel.events import Out
from game.titles.witcher import kept
from game.titles.witcher.catalogue.terms import WILD
from game.titles.witcher.content import Content
from game.titles.witcher.events import TrailQuestDone
from game.titles.witcher.state import NONE, State, Witcher
from game.titles.witcher.tokens import TRAIL_GOLD, change_gold, set_trio


def matches(content: Content, card: int, place: int) -> bool:
    """Whether a card alone moves to a place: by its terrain, a wild card or a wild place by any (WOW-PH1-05, -06,
    WOW-MAP-03)."""
    terrain, goal = content.card_terrain[card], content.terrain_of[place]
    return goal in (terrain, WILD) or terrain == WILD


def enter(content: Content, state: State, seat: int, place: int, out: Out) -> None:
    """Trail quests are completed first (WOW-LOC-25, -29, WOW-PH1-14)."""
    one = state.seats[seat]
    one.place = place
    state.turn.entered = True
    if place in one.trail_quests:
        _complete_trail_quest(state, seat, one, place, out)
    gold = kept.arrival_gold(content, state, seat, place)
    if gold:
        change_gold(state, seat, gold, out)


def _complete_trail_quest(state: State, seat: int, one: Witcher, place: int, out: Out) -> None:
    terrain = one.trail_quests.index(place)
    one.trail_quests = set_trio(one.trail_quests, terrain, NONE)
    one.trails = set_trio(one.trails, terrain, place)
    if out is not None:
        out.append(TrailQuestDone(seat, terrain))
    change_gold(state, seat, TRAIL_GOLD, out)
