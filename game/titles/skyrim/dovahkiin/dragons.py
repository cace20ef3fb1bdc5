"""Dragons: where they are and what health they have left (RSK-DRG)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.kernel.events import Out
from game.titles.skyrim.dovahkiin.events import DragonsRecovered
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH, Dragon, Saga

DRAGONS: Final = 4  # RSK-DRG-01


def dragon_at(saga: Saga, territory: int) -> Dragon | None:
    """The living dragon of a territory."""
    for dragon in saga.dragons:
        if dragon.territory == territory:
            return dragon
    return None


def wound_dragon(saga: Saga, territory: int, health: int) -> None:
    """A dragon loses health, which it has."""
    saga.dragons = tuple(
        replace(one, health=one.health - health) if one.territory == territory else one for one in saga.dragons
    )


def recover_dragons(saga: Saga, out: Out) -> None:
    """RSK-DRG-05: whoever was not slain is at full health again when the turn ends."""
    wounded = sum(one.health < MOST_HEALTH for one in saga.dragons)
    if wounded:
        saga.dragons = tuple(replace(one, health=MOST_HEALTH) for one in saga.dragons)
        if out is not None:
            out.append(DragonsRecovered(wounded))
