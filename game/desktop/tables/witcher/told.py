"""What happened, in few words that suit whoever it happened to: for the chronicle beside a shield, and for what came of
a story. Where nothing shorter is known the title's own sentence stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.kernel.events import Event
from game.kernel.match import Match
from game.kernel.phrases import listed
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.witcher import deck_events as d
from game.titles.witcher import events as e
from game.titles.witcher import names
from game.titles.witcher.content import Content
from game.titles.witcher.fight import events as f
from game.titles.witcher.fight import words as fight
from game.titles.witcher.skellige import events as s

Tell = Callable[[Content, Any, Sequence[str]], str]


def words(match: Match, event: Event, called: Sequence[str]) -> str:
    """A line; an empty one is not shown. `called` are the names of the seats."""
    content: Content = match.game.content
    teller = _TOLD.get(type(event))
    if teller is not None:
        return teller(content, event, called)
    return match.game.title.event_words(content, event, called)


def _nothing(content: Content, event: Any, called: Sequence[str]) -> str:
    return ""


def _moved(content: Content, event: Any, called: Sequence[str]) -> str:
    place = names.place(content, event.place)
    if event.gold:
        return _("Rides to {place} for {cards} and 1 Gold").format(place=place, cards=names.cards(content, event.cards))
    if event.cards:
        return _("Rides to {place} for {cards}").format(place=place, cards=names.cards(content, event.cards))
    return _("Rides to {place}").format(place=place)


def _gold(content: Content, event: Any, called: Sequence[str]) -> str:
    text = _("Gains {gold}") if event.change > 0 else _("Gives up {gold}")
    return text.format(gold=names.gold(abs(event.change)))


def _attribute(content: Content, event: Any, called: Sequence[str]) -> str:
    text = _("{attribute} rises to {level}") if event.rose else _("{attribute} falls to {level}")
    return text.format(attribute=names.attribute(event.attribute), level=event.level)


def _shield(content: Content, event: Any, called: Sequence[str]) -> str:
    text = _("Shield rises to {n}") if event.change > 0 else _("Shield falls to {n}")
    return text.format(n=event.shield)


def _gained(content: Content, event: Any, called: Sequence[str]) -> str:
    text = _("Gains {card}") if event.to_hand else _("Gains {card} for the discard pile")
    return text.format(card=names.card(content, event.card))


def _quest(content: Content, event: Any, called: Sequence[str]) -> str:
    story = names.story(content, event.story)
    if event.place < 0:
        return _("Quest: “{story}”, at a school").format(story=story)
    return _("Quest: “{story}”, in {place}").format(story=story, place=names.place(content, event.place))


def _answer(content: Content, event: Any, called: Sequence[str]) -> str:
    choices = content.stories.sheets[event.story].choices
    return _(choices[event.option].offer) if event.option < len(choices) else ""


def _damage(content: Content, event: Any, called: Sequence[str]) -> str:
    if event.seat < 0:
        return _("The monster takes {n} Damage").format(n=event.damage)
    return _("Takes {n} Damage").format(n=event.damage)


def _lost(content: Content, event: Any, called: Sequence[str]) -> str:
    n = len(event.cards)
    if event.from_hand:
        return _("Loses {cards} from hand").format(cards=names.cards(content, event.cards))
    words_ = ngettext("Loses {n} card of the Life Pool", "Loses {n} cards of the Life Pool", n)
    return words_.format(n=n)


def _potions(content: Content, event: Any, called: Sequence[str]) -> str:
    return _("Draws {potions}").format(potions=listed([names.potion(content, one) for one in event.potions]))


def _revealed(content: Content, event: Any, called: Sequence[str]) -> str:
    from game.titles.witcher.catalogue.effect_words import effect_line

    card = content.catalogue.fight_cards[event.fight_card]
    what = effect_line(content.catalogue, card.bite if event.half else card.charge)
    return _("{attack}: {what}").format(attack=fight.attack(event.half), what=what)


def _laid(content: Content, event: Any, called: Sequence[str]) -> str:
    text = _("Combo of {cards}: {damage} Damage")
    if event.shields:
        text = _("Combo of {cards}: {damage} Damage, {shields} Shields")
    return text.format(cards=names.cards(content, event.cards), damage=event.damage, shields=event.shields)


def _seek(content: Content, event: Any, called: Sequence[str]) -> str:
    return _("A trail ({terrain}) leads to {place}").format(
        terrain=names.terrain(event.terrain), place=names.place(content, event.place)
    )


def _sails(content: Content, event: Any, called: Sequence[str]) -> str:
    place = names.place(content, event.place)
    if event.gold:
        return _("Sails to {place} for {cards} and 1 Gold").format(place=place, cards=names.cards(content, event.cards))
    return _("Sails to {place} for {cards}").format(place=place, cards=names.cards(content, event.cards))


_TOLD: dict[type[Event], Tell] = {
    e.TurnBegan: _nothing,
    e.ActionUsed: _nothing,
    d.DeckShuffled: _nothing,
    d.PoolFilled: _nothing,
    f.LifePoolMade: _nothing,
    e.WitcherMoved: _moved,
    e.GoldChanged: _gold,
    e.AttributeChanged: _attribute,
    e.LevelRose: lambda c, ev, n: _("Reaches witcher level {level}").format(level=ev.level),
    e.ShieldChanged: _shield,
    d.CardsDrawn: lambda c, ev, n: ngettext("Draws {n} card", "Draws {n} cards", ev.number).format(n=ev.number),
    d.CardsSeen: lambda c, ev, n: _("The cards: {cards}").format(cards=names.cards(c, ev.cards)),
    d.CardsDiscarded: lambda c, ev, n: _("Discards {cards}").format(cards=names.cards(c, ev.cards)),
    d.CardTrashed: lambda c, ev, n: _("Out of the game: {card}").format(card=names.card(c, ev.card)),
    d.CardGained: _gained,
    e.PotionsDrawn: _potions,
    e.PotionDiscarded: lambda c, ev, n: _("Discards {potion}").format(potion=names.potion(c, ev.potion)),
    e.TrailTaken: lambda c, ev, n: _("Finds a trail: {terrain}").format(terrain=names.terrain(ev.terrain)),
    e.TrailQuestDone: lambda c, ev, n: _("Finds the trail: {terrain}").format(terrain=names.terrain(ev.terrain)),
    e.TrailQuestBegun: _seek,
    e.TrackStepped: lambda c, ev, n: _("Step {n} on the Trophy Track").format(n=ev.track),
    e.Meditated: lambda c, ev, n: _("Meditates on {attribute}").format(attribute=names.attribute(ev.attribute)),
    e.ResultTold: _nothing,  # a paragraph: it is read on the page of the story
    e.StoryRead: lambda c, ev, n: _("Meets “{story}”").format(story=names.story(c, ev.story)),
    e.AnswerGiven: _answer,
    e.QuestGained: _quest,
    e.QuestResolved: lambda c, ev, n: _("Resolves “{story}”").format(story=names.story(c, ev.story)),
    e.KeptTaken: lambda c, ev, n: _("Keeps {card}").format(card=names.kept(c, ev.kept)),
    e.KeptPutAway: lambda c, ev, n: _("Parts with {card}").format(card=names.kept(c, ev.kept)),
    e.DieRolled: lambda c, ev, n: _("Rolls a {die}").format(die=ev.die),
    e.PlayerResigned: lambda c, ev, n: _("Leaves the match"),
    f.MonsterChallenged: lambda c, ev, n: _("Fights {monster}").format(monster=names.monster(c, ev.monster)),
    f.WitcherAttacked: lambda c, ev, n: _("Attacks {who}").format(who=n[ev.defender]),
    f.ComboLaid: _laid,
    f.DamageDealt: _damage,
    f.CardsLost: _lost,
    f.FightCardsLost: _nothing,
    f.AttackRevealed: _revealed,
    f.AttackNamed: _nothing,
    f.PotionDrunk: lambda c, ev, n: _("Drinks {potion}").format(potion=names.potion(c, ev.potion)),
    f.MonsterKilled: lambda c, ev, n: _("Slays {monster}").format(monster=names.monster(c, ev.monster)),
    f.MonsterDrivenAway: lambda c, ev, n: _("Drives {monster} away").format(monster=names.monster(c, ev.monster)),
    f.WitcherDefeated: lambda c, ev, n: _("Is beaten by {monster}").format(monster=names.monster(c, ev.monster)),
    f.DuelWon: lambda c, ev, n: _("Beats {who}").format(who=n[ev.loser]),
    f.TrophyWon: lambda c, ev, n: _("Wins {trophy}").format(trophy=names.trophy(c, ev.trophy)),
    f.KnockedOut: lambda c, ev, n: _("Is knocked out"),
    s.TripBegan: _sails,
    s.ShipLanded: lambda c, ev, n: _("Lands in {place}").format(place=names.place(c, ev.place)),
    s.TripTurned: lambda c, ev, n: _("Turns back to {place}").format(place=names.place(c, ev.place)),
    s.DagonDrivenBack: lambda c, ev, n: _("Drives Dagon back into the deep"),
    s.DagonTrailTaken: lambda c, ev, n: _("Takes a Dagon Trail token"),
    s.BonusDrawn: lambda c, ev, n: _("Keeps {card}").format(card=names.kept(c, ev.kept)),
    s.IslandFound: lambda c, ev, n: _("Finds {place}").format(place=names.place(c, ev.island)),
    s.TrophyGiven: lambda c, ev, n: _("Wins {trophy}").format(trophy=names.trophy(c, ev.trophy)),
    s.TrophyParted: lambda c, ev, n: _("Parts with {card}").format(card=names.trophy(c, ev.trophy)),
    s.ArenaEntered: lambda c, ev, n: _("Calls out {monster}").format(monster=names.monster(c, ev.monster)),
}
