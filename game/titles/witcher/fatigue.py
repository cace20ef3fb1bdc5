"""Steps on the trophy track, the fatigue that follows, and victory (WOW-TRO-04 to -11)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher.content import Content
from game.titles.witcher.decks import shuffle_together, trash_card
from game.titles.witcher.ending import win
from game.titles.witcher.events import TrackStepped
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import State

FATIGUE: Final = NUMBER["fatigue"]
TRASH: Final = NUMBER["trash"]
MOST_FATIGUE: Final = 3


def step_up(content: Content, state: State, seat: int, out: Out) -> None:
    """One step up: victory on the last one (then the stack is empty), else cards are trashed and all the rest is
    shuffled together (WOW-SCP-02, WOW-TRO-04, -05)."""
    one = state.seats[seat]
    one.track += 1
    if out is not None:
        out.append(TrackStepped(seat, one.track))
    if one.track >= content.trophies_needed:
        win(content, state, seat, out)
        return
    state.stack.append((FATIGUE, seat))
    ask_trash(state, seat, min(one.track, MOST_FATIGUE, len(one.owned) - 1))


def ask_trash(state: State, seat: int, n: int) -> None:
    """Which `n` cards go is the player's choice among hand, deck and discard pile (WOW-CRD-13)."""
    if n > 0:
        state.stack.append((TRASH, seat, n))


def resume_fatigue(content: Content, state: State, frame: Frame, out: Out) -> None:
    """All that is left becomes the deck (WOW-TRO-04, -06)."""
    state.stack.pop()
    shuffle_together(state, frame[1], out)


def offer_trash(content: Content, state: State, frame: Frame) -> list[Option]:
    """Every card owned; where each lies is told by the table, not by the option."""
    trash = content.offers.trash
    return [trash[card] for card in state.seats[frame[1]].owned]


def take_trash(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """One after another."""
    _kind, seat, left = frame
    state.stack.pop()
    trash_card(state, seat, option[1], out)
    ask_trash(state, seat, min(left - 1, len(state.seats[seat].owned)))
