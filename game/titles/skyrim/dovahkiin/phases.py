"""The turn with anything of Dovahkiin: six phases, with what happens before and after them (RSK-DOV-18, RSK-MIX-16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.events import Out
from game.titles.skyrim.cards import draw
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.aid import ask_again
from game.titles.skyrim.dovahkiin.dragons import recover_dragons
from game.titles.skyrim.dovahkiin.heroes import hero_lives, stirred
from game.titles.skyrim.dovahkiin.in_force import end_with_own_turn, end_with_turn
from game.titles.skyrim.dovahkiin.magicka import gain_magicka, regain_health
from game.titles.skyrim.dovahkiin.purchases import begin_purchases
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH, Deeds
from game.titles.skyrim.dovahkiin.scoring import begin_objectives
from game.titles.skyrim.ending import win_match
from game.titles.skyrim.frames import AID, INVADE, MANEUVER, PLACE_HERO
from game.titles.skyrim.reinforcements import begin_reinforcements
from game.titles.skyrim.state import DRAGON, State, saga_of

WINNING_POINTS: Final = 10  # RSK-DOV-01
TURNS_AWAY: Final = 2  # RSK-MIX-05


def begin_turn(content: Content, state: State, seat: int, out: Out) -> None:
    """What lasts until the own turn begins is over; without magicka heroes heal and come back (RSK-MIX-05)."""
    saga = saga_of(state)
    board = saga.boards[seat]
    saga.deeds = Deeds()
    board.warded = 0
    end_with_own_turn(saga, seat)
    stirred(saga)
    if not content.mix.heroes or content.mix.magicka:
        return
    if board.health:
        regain_health(saga, seat, MOST_HEALTH, out)
        return
    board.fell += 1
    if board.fell >= TURNS_AWAY:
        state.stack.append((PLACE_HERO, seat))


def invade(content: Content, state: State, seat: int, out: Out) -> None:
    """Attacks of units and heroes."""
    state.stack.append((INVADE, seat))
    ask_again(state, seat)


def maneuver(content: Content, state: State, seat: int, out: Out) -> None:
    """Units and the hero, in either order (RSK-MAN-10)."""
    state.stack.append((MANEUVER, seat))
    ask_again(state, seat)


def check_victory(content: Content, state: State, seat: int, out: Out) -> None:
    """RSK-DOV-23 to -26: ten points and a living hero, in the own turn only."""
    if content.mix.victory != "objectives" or not hero_lives(content, state, seat):
        return
    if saga_of(state).boards[seat].points >= WINNING_POINTS:
        win_match(state, seat, out)


def draw_card(content: Content, state: State, seat: int, out: Out) -> None:
    """RSK-DRAW-01, -03: a slain dragon has brought its card already."""
    if any(loser != DRAGON for _territory, loser, _portal in state.conquests):
        draw(content, state, seat, out)


def receive_magicka(content: Content, state: State, seat: int, out: Out) -> None:
    """RSK-MAG-04 to -06, after the card (RSK-DOV-21): one for each territory, however often it was taken."""
    if content.mix.magicka:
        gain_magicka(saga_of(state), seat, len({territory for territory, *_ in state.conquests}), out)


def end_turn(content: Content, state: State, seat: int, out: Out) -> None:
    """RSK-HERO-23: healing and revival once more, the active player's too; then dragons recover (RSK-DRG-05)."""
    saga = saga_of(state)
    recover_dragons(saga, out)
    end_with_turn(saga)
    saga.boards[seat].duels = 0
    stirred(saga)
    state.stack.append((AID, seat, 1))


Phase = Callable[[Content, State, int, Out], None]
PHASES: Final[tuple[Phase, ...]] = (
    begin_turn,
    begin_reinforcements,
    begin_purchases,
    invade,
    maneuver,
    begin_objectives,
    check_victory,
    draw_card,
    receive_magicka,
    end_turn,
    check_victory,
)
