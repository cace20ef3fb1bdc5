"""What happened outside fights, one line for each event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.kernel.events import Event
from game.kernel.phrases import listed
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.witcher import deck_events as d
from game.titles.witcher import events as e
from game.titles.witcher import names
from game.titles.witcher.content import Content
from game.titles.witcher.fight import chronicle as fight
from game.titles.witcher.skellige import chronicle as sea

Tell = Callable[[Content, Any, Sequence[str]], str]


def event_words(content: Content, event: Event, names_of_seats: Sequence[str]) -> str:
    """A log line; an empty one is not shown."""
    return LINES[type(event)](content, event, names_of_seats)


def _moved(content: Content, event: Any, seats: Sequence[str]) -> str:
    fields = {
        "who": seats[event.seat],
        "source": names.place(content, event.source),
        "place": names.place(content, event.place),
        "cards": names.cards(content, event.cards),
    }
    if event.gold:
        return _("{who} travelled from {source} to {place} for {cards} and 1 Gold").format(**fields)
    if event.cards:
        return _("{who} travelled from {source} to {place} for {cards}").format(**fields)
    return _("{who} travelled from {source} to {place}").format(**fields)


def _attribute(content: Content, event: Any, seats: Sequence[str]) -> str:
    text = _("{attribute} of {who} rose to {level}") if event.rose else _("{attribute} of {who} fell to {level}")
    return text.format(who=seats[event.seat], attribute=names.attribute(event.attribute), level=event.level)


def _shield(content: Content, event: Any, seats: Sequence[str]) -> str:
    text = _("The Shield of {who} rose to {n}") if event.change > 0 else _("The Shield of {who} fell to {n}")
    return text.format(who=seats[event.seat], n=event.shield)


def _gold(content: Content, event: Any, seats: Sequence[str]) -> str:
    text = _("{who} gained {gold}") if event.change > 0 else _("{who} gave up {gold}")
    return text.format(who=seats[event.seat], gold=names.gold(abs(event.change)))


def _gained(content: Content, event: Any, seats: Sequence[str]) -> str:
    text = _("{who} gained {card}") if event.to_hand else _("{who} gained {card} to the discard pile")
    return text.format(who=seats[event.seat], card=names.card(content, event.card))


def _player(seats: Sequence[str], seat: int) -> str:
    return seats[seat] if seat >= 0 else _("the locals")


def _poker(content: Content, event: Any, seats: Sequence[str]) -> str:
    who = seats[event.seat]
    if event.other == -2:
        return _("{who} sat down to a game of dice").format(who=who)
    return _("{who} sat down to a game of dice with {other}").format(who=who, other=_player(seats, event.other))


def _thrown(content: Content, event: Any, seats: Sequence[str]) -> str:
    dice = " ".join(map(str, event.dice))
    if event.seat < 0:
        return _("The locals threw {dice}").format(dice=dice)
    return _("{who} threw {dice}").format(who=seats[event.seat], dice=dice)


def _poker_ended(content: Content, event: Any, seats: Sequence[str]) -> str:
    if event.won:
        return _("{who} won the game").format(who=seats[event.seat])
    return _("{who} lost the game").format(who=seats[event.seat])


def _answer(content: Content, event: Any, seats: Sequence[str]) -> str:
    story = event.story
    choices = content.stories.sheets[story].choices
    offer = choices[event.option].offer if event.option < len(choices) else ""
    return _("{who}: {offer}").format(who=seats[event.seat], offer=_(offer))


def _quest(content: Content, event: Any, seats: Sequence[str]) -> str:
    fields = {"who": seats[event.seat], "story": names.story(content, event.story)}
    if event.place < 0:
        return _("{who} has a Quest from “{story}”, at a school").format(**fields)
    place = names.place(content, event.place)
    return _("{who} has a Quest from “{story}”, in {place}").format(**fields, place=place)


def _ended(content: Content, event: Any, seats: Sequence[str]) -> str:
    if not event.winners:
        return _("The match is lost")
    if len(event.winners) > 1:
        return _("{who} shared the victory").format(who=listed([seats[seat] for seat in event.winners]))
    return _("{who} won").format(who=seats[event.winners[0]])


def _schools(content: Content, event: Any, seats: Sequence[str]) -> str:
    drawn = listed([names.school(school) for school in event.schools])
    return _("{who} was offered {schools}").format(who=seats[event.seat], schools=drawn)


def _potions(content: Content, event: Any, seats: Sequence[str]) -> str:
    drawn = listed([names.potion(content, potion) for potion in event.potions])
    return _("{who} drew {potions}").format(who=seats[event.seat], potions=drawn)


def _seek(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("{who} looks for a trail ({terrain}) in {place}").format(
        who=seats[event.seat], terrain=names.terrain(event.terrain), place=names.place(content, event.place)
    )


def _monster(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("{monster} appeared in {place}").format(
        monster=names.monster(content, event.monster), place=names.place(content, event.place)
    )


def _drawn(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("{who} drew {cards}").format(who=seats[event.seat], cards=names.count_cards(event.number))


def _trained(content: Content, event: Any, seats: Sequence[str]) -> str:
    return _("{who} trained {attribute} for {gold}").format(
        who=seats[event.seat], attribute=names.attribute(event.attribute), gold=names.gold(event.gold)
    )


def _limit(content: Content, event: Any, seats: Sequence[str]) -> str:
    return ngettext("Play ended after {n} round", "Play ended after {n} rounds", event.rounds).format(n=event.rounds)


def _silent(content: Content, event: Any, seats: Sequence[str]) -> str:
    return ""


LINES: Final[dict[type[Event], Tell]] = {
    e.FirstPlayerFound: lambda c, ev, n: _("{who} began").format(who=n[ev.seat]),
    e.SchoolsDrawn: _schools,
    e.SchoolChosen: lambda c, ev, n: _("{who} is a witcher of the {school}").format(
        who=n[ev.seat], school=names.school(ev.school)
    ),
    e.TurnBegan: lambda c, ev, n: _("Round {n}: the turn of {who}").format(n=ev.round, who=n[ev.seat]),
    d.CardsDrawn: _drawn,
    d.CardsSeen: lambda c, ev, n: _("Drawn: {cards}").format(cards=names.cards(c, ev.cards)),
    d.CardsDiscarded: lambda c, ev, n: _("{who} discarded {cards}").format(
        who=n[ev.seat], cards=names.cards(c, ev.cards)
    ),
    d.CardsLostUnchosen: lambda c, ev, n: _("{who} lost {cards}").format(
        who=n[ev.seat], cards=names.cards(c, ev.cards)
    ),
    d.CardTrashed: lambda c, ev, n: _("{card} of {who} left the game").format(
        who=n[ev.seat], card=names.card(c, ev.card)
    ),
    d.HandWasFull: lambda c, ev, n: _("The hand of {who} was full; {card} went to the discard pile").format(
        who=n[ev.seat], card=names.card(c, ev.card)
    ),
    d.DeckShuffled: _silent,
    d.CardGained: _gained,
    d.CardsRevealed: lambda c, ev, n: _("Turned over from the common deck: {cards}").format(
        cards=names.cards(c, ev.cards)
    ),
    d.PoolFilled: lambda c, ev, n: _("New in the pool: {cards}").format(cards=names.cards(c, ev.cards)),
    d.PoolCleared: lambda c, ev, n: _("Removed from the pool: {cards}").format(cards=names.cards(c, ev.cards)),
    d.SupplyShuffled: lambda c, ev, n: _("The common discard pile was shuffled into a new deck"),
    e.AttributeChanged: _attribute,
    e.LevelRose: lambda c, ev, n: _("{who} reached level {level}").format(who=n[ev.seat], level=ev.level),
    e.ShieldChanged: _shield,
    e.GoldChanged: _gold,
    e.PotionsDrawn: _potions,
    e.PotionDiscarded: lambda c, ev, n: _("{who} discarded {potion}").format(
        who=n[ev.seat], potion=names.potion(c, ev.potion)
    ),
    e.TrailTaken: lambda c, ev, n: _("{who} found a trail ({terrain})").format(
        who=n[ev.seat], terrain=names.terrain(ev.terrain)
    ),
    e.TokensReturned: lambda c, ev, n: _("The trails of the {terrain} monster went cold").format(
        terrain=names.terrain(ev.terrain)
    ),
    e.TrailQuestBegun: _seek,
    e.TrailQuestMissed: lambda c, ev, n: _("{who} found no trail to follow").format(who=n[ev.seat]),
    e.TrailQuestDone: lambda c, ev, n: _("{who} found the trail ({terrain})").format(
        who=n[ev.seat], terrain=names.terrain(ev.terrain)
    ),
    e.MonsterAppeared: _monster,
    e.WitcherMoved: _moved,
    e.ActionUsed: _silent,
    e.AttributeTrained: _trained,
    e.PokerBegan: _poker,
    e.DiceThrown: _thrown,
    e.PokerEnded: _poker_ended,
    e.DieRolled: lambda c, ev, n: _("{who} rolled a {die}").format(who=n[ev.seat], die=ev.die),
    e.Meditated: lambda c, ev, n: _("{who} meditated on {attribute}").format(
        who=n[ev.seat], attribute=names.attribute(ev.attribute)
    ),
    e.TrackStepped: lambda c, ev, n: _("{who} stands at {n} on the Trophy Track").format(who=n[ev.seat], n=ev.track),
    e.StoryRead: lambda c, ev, n: _("{who} met “{story}”").format(who=n[ev.seat], story=names.story(c, ev.story)),
    e.AnswerGiven: _answer,
    e.ResultTold: lambda c, ev, n: _(c.catalogue.texts[ev.text]),
    e.QuestGained: _quest,
    e.QuestLost: lambda c, ev, n: _("No place was left for the Quest of {who}").format(who=n[ev.seat]),
    e.QuestResolved: lambda c, ev, n: _("{who} resolved the Quest “{story}”").format(
        who=n[ev.seat], story=names.story(c, ev.story)
    ),
    e.KeptTaken: lambda c, ev, n: _("{who} keeps {card}").format(who=n[ev.seat], card=names.kept(c, ev.kept)),
    e.KeptPutAway: lambda c, ev, n: _("{who} parted with {card}").format(who=n[ev.seat], card=names.kept(c, ev.kept)),
    e.ShortFightEnded: lambda c, ev, n: _("{who} dealt {n} Damage").format(who=n[ev.seat], n=ev.damage),
    e.NothingBought: lambda c, ev, n: _("{who} could pay for no card of the pool").format(who=n[ev.seat]),
    e.PlayerResigned: lambda c, ev, n: _("{who} left the match").format(who=n[ev.seat]),
    e.RoundLimitReached: _limit,
    e.MatchEnded: _ended,
    **fight.LINES,
    **sea.LINES,
}
