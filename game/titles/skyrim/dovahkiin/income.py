"""What the saga adds to Reinforcements: magicka, traits, the exchange for equipment (RSK-MAG-01, RSK-FAC-04, -08)."""

from __future__ import annotations

from game.kernel.events import Out
from game.kernel.rules import Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.anytime import anytime_options, take_anytime
from game.titles.skyrim.dovahkiin.equipment import equip, equip_options
from game.titles.skyrim.dovahkiin.magicka import gain_magicka
from game.titles.skyrim.dovahkiin.traits import has_trait
from game.titles.skyrim.state import State, saga_of

INCOME = 3  # RSK-MAG-01


def receive_for_the_turn(content: Content, state: State, seat: int, out: Out) -> int:
    """Magicka comes at once; returns further units (RSK-FAC-08)."""
    schooled = int(has_trait(content, state, seat, "thalmor"))
    if content.mix.magicka:
        gain_magicka(saga_of(state), seat, INCOME + schooled, out)
        return 0
    return schooled


def more_in_reinforcements(content: Content, state: State, seat: int, owed: int) -> list[Option]:
    """Equipment, unless a set is owed first (RSK-CARD-19), and what can be had at any time."""
    found = [] if owed else equip_options(content, state, seat)
    return found + anytime_options(content, state, seat)


def take_more_in_reinforcements(content: Content, state: State, seat: int, option: Option, out: Out) -> None:
    """Carry out one of them."""
    if option[0] == "equip":
        equip(content, state, seat, option, out)
    else:
        take_anytime(content, state, seat, option, out)
