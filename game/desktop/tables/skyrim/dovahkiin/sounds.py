"""Which sounds the steps of Dovahkiin make, beside those of all modes. Only what everybody may see is heard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.desktop.tables.skyrim import sounds as land
from game.kernel.events import Event, visible
from game.kernel.match import Match, Step
from game.titles.skyrim.dovahkiin import card_events as c
from game.titles.skyrim.dovahkiin import events as e
from game.titles.skyrim.events import DiceRolled

NOBODY = -1


def sounds(match: Match, step: Step) -> list[str]:
    """In the order in which things happened; dice that were thrown before they were settled fall once."""
    out: list[str] = []
    for event in visible(step.events, NOBODY):
        if isinstance(event, DiceRolled) and event.told:
            out += ("fall",) if event.attacker_lost or event.defender_lost else ()
            continue
        told = _TOLD.get(type(event))
        out += told(match, event) if told else land.of_event(match, event)
    return out


def _rolled(_match: Match, event: Any) -> tuple[str, ...]:
    thrown = ("dice3", "dice2")
    return (*thrown, "fall") if event.attacker_lost or event.defender_lost else thrown


def _shot(_match: Match, event: Any) -> tuple[str, ...]:
    return ("dice1", "fall") if event.lost else ("dice1",)


def _thrown(_match: Match, event: Any) -> tuple[str, ...]:
    return tuple(f"dice{min(3, len(dice))}" for dice in (event.attack, event.defence) if dice)


_TOLD: Final[dict[type[Event], Callable[[Match, Any], tuple[str, ...]]]] = {
    e.HeroPlaced: lambda _m, _e: ("place",),
    e.HeroWalked: lambda _m, _e: ("move",),
    e.HeroHealed: lambda _m, _e: ("exchange",),
    e.HeroChallenged: lambda _m, event: ("dragon_roars",) if event.defender == NOBODY else ("attack",),
    e.BowDrawn: _shot,
    e.DuelRolled: _rolled,
    e.HeroFell: lambda _m, _e: ("hero_falls",),
    e.DragonSlain: lambda _m, _e: ("dragon_slain",),
    e.ShoutLearned: lambda _m, _e: ("card",),
    e.WeaponTaken: lambda _m, _e: ("card",),
    e.ArmorTaken: lambda _m, _e: ("card",),
    c.SpellBought: lambda _m, _e: ("card",),
    c.ObjectivesDrawn: lambda _m, _e: ("card",),
    c.ObjectiveScored: lambda _m, _e: ("region",),
    c.SpellCast: lambda _m, _e: ("spell",),
    c.Shouted: lambda _m, _e: ("shout",),
    c.UnitsStruck: lambda _m, _e: ("fall",),
    c.UnitsPushed: lambda _m, _e: ("move",),
    c.DiceThrown: _thrown,
    c.DiceRerolled: lambda _m, event: (f"dice{min(3, len(event.dice))}",),
    c.HeroRecalled: lambda _m, _e: ("move",),
}
