"""Every sound by name: which volume it obeys, how loud it is among the others, how often it may come."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from game.kernel.resources import resource

Group = Literal["pieces", "signals", "hearth"]  # as the volumes of Preferences


@dataclass(frozen=True, slots=True)
class Kind:
    """A sound in `variants` files that are equally loud. `gap_ms`: it is not begun again sooner."""

    group: Group
    gain: float
    variants: int = 1
    gap_ms: int = 80


HEARTH = "hearth"
SOUNDS: dict[str, Kind] = {
    "dice1": Kind("pieces", 0.8, 4),
    "dice2": Kind("pieces", 0.8, 4),
    "dice3": Kind("pieces", 0.8, 4),
    "place": Kind("pieces", 0.6, 5, 90),
    "move": Kind("pieces", 0.6, 3, 150),
    "attack": Kind("pieces", 0.55, 2, 400),
    "fall": Kind("pieces", 0.55, 3, 150),
    "card": Kind("pieces", 0.6, 3, 120),
    "exchange": Kind("pieces", 0.7, 1, 500),
    "conquest": Kind("signals", 0.8, 3, 700),
    "region": Kind("signals", 0.85, 1, 1500),
    "turn": Kind("signals", 0.7, 1, 1500),
    "end_card": Kind("signals", 1.0, 1, 3000),
    "eliminated": Kind("signals", 0.9, 1, 1500),
    "dragon_roars": Kind("signals", 0.8, 1, 1500),
    "dragon_slain": Kind("signals", 1.0, 1, 2500),
    "hero_falls": Kind("signals", 0.95, 1, 1500),
    "shout": Kind("signals", 0.9, 1, 1500),
    "spell": Kind("signals", 0.75, 2, 700),
    "victory": Kind("signals", 1.0, 1, 3000),
    "defeat": Kind("signals", 0.9, 1, 3000),
    "refused": Kind("signals", 0.5, 1, 250),
    "press": Kind("signals", 0.35, 3, 60),
    "page": Kind("signals", 0.4, 2, 150),
    "curtain": Kind("signals", 0.6, 1, 500),
    HEARTH: Kind("hearth", 0.8),
}


def sound_file(name: str, variant: int) -> Path:
    """The file of a variant, counted from 1."""
    return resource("assets", "sounds", f"{name}-{variant}.ogg")
