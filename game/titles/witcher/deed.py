"""Phase II: Fight, Meditate or Explore (WOW-PH2)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher import exploring, meditating, solo
from game.titles.witcher.content import Content
from game.titles.witcher.fight.begin import (
    begin_monster_fight,
    begin_witcher_fight,
    monster_fights,
    witcher_fights,
)
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.skellige import open_sea
from game.titles.witcher.state import State

DEED: Final = NUMBER["deed"]
REST: Final[Option] = ("rest",)  # none of the three: only where Exploring is barred or nothing is left to explore


def begin_deed(content: Content, state: State, seat: int, out: Out) -> None:
    """Exactly one of the three, unless an effect skips the phase (WOW-PH2-01, -02, WOW-EVT-08)."""
    if not state.turn.ends:
        state.stack.append((DEED, seat))


def offer_deed(content: Content, state: State, frame: Frame) -> list[Option]:
    """Every fight, meditation and exploration that is possible here and now (WOW-PH2-03 to -07)."""
    seat: int = frame[1]
    found: list[Option] = []
    if content.players > 1 or solo.may_fight_monsters(content, state, seat):
        found += [content.offers.fight[terrain] for terrain in monster_fights(content, state, seat)]
    if content.players > 1:
        found += [content.offers.duel[other] for other in witcher_fights(content, state, seat)]
    found += [content.offers.meditate[attribute] for attribute in meditating.open_to(content, state, seat)]
    explorations = [] if state.turn.explore_barred else exploring.open_explorations(content, state, seat)
    if state.skellige is not None and state.seats[seat].place == content.open_sea:
        return [*open_sea.fights(content, state), *found, REST]
    return found + (explorations or [REST])


def take_deed(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Do it; phase III follows when all is settled."""
    seat: int = frame[1]
    state.stack.pop()
    verb = option[0]
    if verb == "fight":
        begin_monster_fight(content, state, seat, option[1], out)
    elif verb == "duel":
        begin_witcher_fight(content, state, seat, option[1], out)
    elif verb == "meditate":
        meditating.meditate(content, state, seat, option[1], out)
    elif verb == "explore":
        exploring.explore(content, state, seat, option[1], out)
    elif verb == "follow":
        exploring.follow(content, state, seat, option[1], out)
    elif verb == "face_dagon":
        open_sea.face_dagon(content, state, seat, out)
