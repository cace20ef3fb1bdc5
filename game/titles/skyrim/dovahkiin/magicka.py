"""Magicka and health: received, paid, regained (RSK-MAG, RSK-HERO-21)."""

from __future__ import annotations

from game.kernel.events import Out
from game.titles.skyrim.dovahkiin.events import HeroHealed, MagickaChanged
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH, MOST_MAGICKA, Saga


def gain_magicka(saga: Saga, seat: int, magicka: int, out: Out) -> None:
    """RSK-MAG-02, -08: never beyond 10."""
    board = saga.boards[seat]
    change = min(magicka, MOST_MAGICKA - board.magicka)
    if change > 0:
        _change(saga, seat, change, out)


def pay(saga: Saga, seat: int, magicka: int, out: Out) -> None:
    """RSK-MAG-07: a cost is paid in full; whoever offers it has seen to that."""
    if magicka:
        _change(saga, seat, -magicka, out)


def _change(saga: Saga, seat: int, change: int, out: Out) -> None:
    board = saga.boards[seat]
    board.magicka += change
    board.declined = 0
    if out is not None:
        out.append(MagickaChanged(seat, change))


def regain_health(saga: Saga, seat: int, health: int, out: Out) -> None:
    """A living hero regains health, not above 10 (RSK-HERO-21)."""
    board = saga.boards[seat]
    change = min(health, MOST_HEALTH - board.health)
    if change > 0:
        board.health += change
        board.declined = 0
        if out is not None:
            out.append(HeroHealed(seat, change))
