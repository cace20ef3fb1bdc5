"""How a fight ended: the scene as the last blow left it, with the words for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.desktop.tables.base import seat_names
from game.desktop.tables.witcher import parade
from game.desktop.tables.witcher.views.fight.models import FightModel
from game.desktop.tables.witcher.views.hand import HandModel
from game.kernel.match import Match, Step
from game.kernel.texts import gettext as _
from game.titles.witcher import events as e
from game.titles.witcher import names
from game.titles.witcher.fight import events as f


def outcome_of(step: Step) -> Any:
    """The event that ended a fight; None where none ended."""
    return next((one for one in step.events if isinstance(one, parade.OUTCOMES)), None)


def final(match: Match, step: Step, viewer: int, hand: HandModel) -> FightModel:
    """The scene after the last step of a fight. `hand`: the cards as they were seen before it."""
    scene = parade.before(match, viewer, hand, _words(match, outcome_of(step)))
    model = replace(scene.model(), combo=(), tally=None)
    if any(isinstance(one, f.AttackRevealed) for one in step.events):
        model = replace(model, turn=scene.turn(False))
    return parade.after(model, step.events, scene.fight.seats[scene.mine])


def _words(match: Match, event: Any) -> tuple[str, str]:
    """How a fight ended, and what else came of it."""
    content, called = match.game.content, seat_names(match)
    if isinstance(event, f.DuelWon):
        words = _("{who} wins the fight.").format(who=called[event.seat])
    else:
        monster = content.catalogue.monsters[event.monster]
        told = {
            f.MonsterKilled: _("{monster} is slain."),
            f.MonsterDrivenAway: _("{monster} is driven away."),
            f.WitcherDefeated: _("{monster} has beaten {who}."),
        }[type(event)]
        words = told.format(monster=names.monster(content, event.monster), who=called[event.seat])
        lore = {f.MonsterKilled: monster.slain, f.MonsterDrivenAway: monster.fled}.get(type(event), "")
        if lore:
            return words, _(lore)
    steps = match.steps[-1].events
    track = next((one for one in steps if isinstance(one, e.TrackStepped)), None)
    return words, _("{n} steps on the Trophy Track.").format(n=track.track) if track else ""
