"""Which sounds the steps of The Witcher make. Only what everybody may see is heard: all cards sound alike."""

from __future__ import annotations

from typing import Any

from game.kernel.events import Event, visible
from game.kernel.match import Match, Step
from game.titles.witcher import deck_events as d
from game.titles.witcher import events as e
from game.titles.witcher.fight import events as f
from game.titles.witcher.skellige import events as s

NOBODY = -1
MOST_DICE = 3
_TOLD: dict[type[Event], str] = {
    e.WitcherMoved: "move",
    d.CardsDiscarded: "card",
    d.CardsDrawn: "card",
    d.CardGained: "exchange",
    e.GoldChanged: "place",
    e.PotionsDrawn: "place",
    e.AttributeChanged: "region",
    e.TrailTaken: "place",
    e.TrailQuestBegun: "place",
    e.MonsterAppeared: "place",
    e.TrackStepped: "end_card",
    e.StoryRead: "page",
    e.PlayerResigned: "eliminated",
    s.TripBegan: "card",
    s.ShipLanded: "move",
    s.DagonMoved: "place",
    s.DagonTrailTaken: "place",
    s.IslandFound: "region",
    s.BonusDrawn: "end_card",
    s.DagonDrivenBack: "conquest",
    f.CardPlayed: "card",
    f.PotionDrunk: "place",
    f.DamageDealt: "fall",
    f.MonsterChallenged: "attack",
    f.WitcherAttacked: "attack",
    f.AttackRevealed: "card",
    f.MonsterKilled: "conquest",
    f.DuelWon: "conquest",
    f.KnockedOut: "eliminated",
}


def sounds(match: Match, step: Step) -> list[str]:
    """In the order in which things happened, each once."""
    out: list[str] = []
    for event in visible(step.events, NOBODY):
        out += _of(match, event)
    return list(dict.fromkeys(out))


def _of(match: Match, event: Any) -> list[str]:
    if isinstance(event, e.DiceThrown):
        return [f"dice{min(MOST_DICE, len(event.dice))}"] if event.dice else []
    if isinstance(event, e.DieRolled | f.AbilityDie):
        return ["dice1"]
    if isinstance(event, e.TurnBegan):
        return ["turn"] if match.game.setup.seats[event.seat].is_human else []
    if isinstance(event, e.MatchEnded):
        people = {number for number, seat in enumerate(match.game.setup.seats) if seat.is_human}
        return ["defeat"] if people and people.isdisjoint(event.winners) else ["victory"]
    return [_TOLD[type(event)]] if type(event) in _TOLD else []
