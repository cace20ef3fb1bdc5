"""A step of a fight in which much happens is shown blow by blow: what stood there after each of them, and what moved.

Where the attack is named by a die and a hand is empty, whole rounds go by without a question.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from game.desktop.tables.witcher import fights
from game.desktop.tables.witcher.views.fight.models import Fighter, FightModel, Life, Monster
from game.desktop.tables.witcher.views.fight.motion import Kind
from game.desktop.tables.witcher.views.hand import HandModel
from game.kernel.events import Event
from game.kernel.match import Match, Step
from game.titles.witcher import deck_events as d
from game.titles.witcher import events as e
from game.titles.witcher.fight import events as f
from game.titles.witcher.state import NONE

OUTCOMES = (f.MonsterKilled, f.MonsterDrivenAway, f.WitcherDefeated, f.DuelWon)
Side = TypeVar("Side", bound=Fighter | Monster)
REST: tuple[Kind, int, bool] = ("rest", 0, False)


@dataclass
class Moving:
    """Something on its way over the scene of a fight."""

    kind: Kind
    value: int
    own: bool
    age: int = 0


@dataclass
class Part:
    """What moves, and over which scene; without one, over what is there now."""

    moves: list[Moving]
    model: FightModel | None = None


def plain(step: Step, scene: fights.Scene) -> list[Part]:
    """All that a step moves, over what is there after it."""
    moves = fights.motions(step.events, scene.fight, scene.mine)
    return [Part([Moving(*one) for one in moves])] if moves else []


def unfold(match: Match, step: Step, viewer: int, hand: HandModel) -> list[Part]:
    """What a step moves, one blow after another. `hand`: the cards as they were seen before it."""
    scene = before(match, viewer, hand)
    model = replace(scene.model(), combo=(), tally=None, before=(), question="", hint="")
    own, out = scene.fight.seats[scene.mine], list[Part]()
    for part in _blows(step.events):
        model = after(model, part, own)
        if isinstance(part[0], f.AttackRevealed):
            blow = scene.blow_of(part[0], fights.suffered(part, own))
            model = replace(model, blow=blow, turn=scene.turn(False))
        moves = fights.motions(part, scene.fight, scene.mine)
        if moves:
            out.append(Part([Moving(*one) for one in (*moves, REST)], model))
    if out:
        out[-1] = Part(out[-1].moves[:-1])
    return out


def before(match: Match, viewer: int, hand: HandModel, words: tuple[str, str] = ("", "")) -> fights.Scene:
    """The scene as it stood before the last step."""
    state = match.state_before(len(match.steps) - 1)
    hand = replace(hand, cards=tuple(replace(card, state="") for card in hand.cards))  # nothing can be chosen any more
    return fights.Scene(match, viewer, False, lambda _domain: (), hand, NONE, (), words, state)


def _blows(events: Sequence[Event]) -> Iterator[list[Event]]:
    """The events of a fight's step: those before an attack, then those of each attack."""
    part = list[Event]()
    for event in events:
        if isinstance(event, OUTCOMES):
            break
        if isinstance(event, f.AttackRevealed) and part:
            yield part
            part = []
        part.append(event)
    if part:
        yield part


def after(model: FightModel, events: Sequence[Any], own: int) -> FightModel:
    """What is left of both sides; what comes after the end of the fight is no part of it."""
    for event in events:
        if isinstance(event, OUTCOMES):
            break
        if isinstance(event, f.AttackRevealed | f.FightCardsLost):
            model = replace(model, foe=_alive(model.foe, event.left))
            continue
        seat = getattr(event, "seat", NONE)
        one = model.me if seat == own else model.foe
        if seat == NONE or not isinstance(one, Fighter):
            continue
        one = _changed(one, event)
        mine = seat == own
        model = replace(model, me=one, hand=_without(model.hand, event)) if mine else replace(model, foe=one)
    return model


def _changed(one: Fighter, event: Any) -> Fighter:
    """A witcher after an event of theirs."""
    if isinstance(event, e.ShieldChanged):
        return replace(one, shield=event.shield, change=0)
    if isinstance(event, d.CardsDrawn):
        return _alive(one, one.life.left - event.number)
    if isinstance(event, f.CardsUnderPool):
        return _alive(one, one.life.left + len(event.cards))
    if isinstance(event, f.CardsLost) and event.from_hand:
        return replace(one, hand=max(0, one.hand - len(event.cards)))
    return _alive(one, one.life.left - len(event.cards)) if isinstance(event, f.CardsLost) else one


def _without(hand: HandModel, event: Any) -> HandModel:
    """The own hand without what was lost of it."""
    gone = event.cards if isinstance(event, f.CardsLost) else (event.card,) if isinstance(event, d.CardTrashed) else ()
    if not gone or hand.backs:
        return hand
    return replace(hand, cards=tuple(card for card in hand.cards if card.value not in gone))


def _alive(one: Side, left: int) -> Side:
    """A fighter or a monster with so many cards left."""
    return replace(one, life=Life(one.life.total, max(0, left)))
