"""What happened in fights, one line for each event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.kernel.events import Event
from game.kernel.phrases import listed
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.witcher import names
from game.titles.witcher.catalogue.effect_words import effect_line
from game.titles.witcher.content import Content
from game.titles.witcher.fight import events as e
from game.titles.witcher.fight import words

Tell = Callable[[Content, Any, Sequence[str]], str]


def _silent(content: Content, event: Any, seats: Sequence[str]) -> str:
    return ""


def _pool(content: Content, event: Any, seats: Sequence[str]) -> str:
    if event.seat < 0:
        return ngettext("The Monster has {n} life card", "The Monster has {n} life cards", event.number).format(
            n=event.number
        )
    return ngettext("The Life Pool of {who} has {n} card", "The Life Pool of {who} has {n} cards", event.number).format(
        who=seats[event.seat], n=event.number
    )


def _laid(content: Content, event: Any, seats: Sequence[str]) -> str:
    return ngettext(
        "{who} laid {cards}: {damage} Damage, {n} Shield",
        "{who} laid {cards}: {damage} Damage, {n} Shields",
        event.shields,
    ).format(who=seats[event.seat], cards=names.cards(content, event.cards), damage=event.damage, n=event.shields)


def _damage(content: Content, event: Any, seats: Sequence[str]) -> str:
    if event.seat < 0:
        return _("The Monster took {n} Damage").format(n=event.damage)
    return _("{who} took {n} Damage").format(who=seats[event.seat], n=event.damage)


def _lost(content: Content, event: Any, seats: Sequence[str]) -> str:
    text = _("{who} lost {cards} from hand") if event.from_hand else _("{who} lost {cards} from the Life Pool")
    return text.format(who=seats[event.seat], cards=names.cards(content, event.cards))


def _monster_lost(content: Content, event: Any, seats: Sequence[str]) -> str:
    n = len(event.fight_cards)
    return ngettext(
        "The Monster lost {n} life card and has {left} left", "The Monster lost {n} life cards and has {left} left", n
    ).format(n=n, left=event.left)


def _under(content: Content, event: Any, seats: Sequence[str]) -> str:
    text = (
        _("{who} shuffled {cards} into the Life Pool") if event.shuffled else _("{who} put {cards} under the Life Pool")
    )
    return text.format(who=seats[event.seat], cards=names.cards(content, event.cards))


def _looked(content: Content, event: Any, seats: Sequence[str]) -> str:
    fields = {"who": seats[event.seat], "cards": names.count_cards(event.number)}
    if event.pool_of < 0:
        return _("{who} looked at {cards} of the Monster").format(**fields)
    if event.pool_of == event.seat:
        return _("{who} looked at {cards} of the own Life Pool").format(**fields)
    return _("{who} looked at {cards} of {other}").format(other=seats[event.pool_of], **fields)


def _fight_cards_seen(content: Content, event: Any, seats: Sequence[str]) -> str:
    cards = listed([words.fight_card(content, card) for card in reversed(event.fight_cards)])
    return _("From the top they were {cards}").format(cards=cards)


def _named(content: Content, event: Any, seats: Sequence[str]) -> str:
    attack = words.attack(event.half)
    if event.die:
        return _("A {die} fell: {attack}").format(die=event.die, attack=attack)
    if event.seat < 0:
        return _("The attack that costs more cards comes: {attack}").format(attack=attack)
    return _("{who} named the attack: {attack}").format(who=seats[event.seat], attack=attack)


def _revealed(content: Content, event: Any, seats: Sequence[str]) -> str:
    card = content.catalogue.fight_cards[event.fight_card]
    program = card.bite if event.half else card.charge
    return _("{attack}: {effect}; the Monster has {left} left").format(
        attack=words.attack(event.half), effect=effect_line(content.catalogue, program), left=event.left
    )


def _card_laid(content: Content, event: Any, seats: Sequence[str]) -> str:
    if not event.drawn_at_random:
        return ""
    return _("{card} became the first card of the Combo of {who}").format(
        who=seats[event.seat], card=names.card(content, event.card)
    )


def _of_monster(text: Callable[[], str]) -> Tell:
    return lambda content, event, seats: text().format(
        who=seats[event.seat], monster=names.monster(content, event.monster)
    )


LINES: Final[dict[type[Event], Tell]] = {
    e.MonsterChallenged: _of_monster(lambda: _("{who} fights {monster}")),
    e.WitcherAttacked: lambda c, ev, n: _("{who} attacks {other}").format(who=n[ev.seat], other=n[ev.defender]),
    e.WagerLaid: lambda c, ev, n: _("{who} put 1 Gold on {other}").format(who=n[ev.seat], other=n[ev.favourite]),
    e.LifePoolMade: _pool,
    e.FightTurnBegan: _silent,
    e.PotionDrunk: lambda c, ev, n: _("{who} drank {potion}").format(who=n[ev.seat], potion=names.potion(c, ev.potion)),
    e.AbilityUsed: lambda c, ev, n: _("{ability} acts").format(ability=words.ability(c, ev.ability)),
    e.AbilityDie: lambda c, ev, n: _("{who} rolled a {die}").format(who=n[ev.seat], die=ev.die),
    e.CardPlayed: _card_laid,
    e.ComboLaid: _laid,
    e.DamageDealt: _damage,
    e.CardsLost: _lost,
    e.CardRevealed: lambda c, ev, n: _("{who} turned over {card}").format(who=n[ev.seat], card=names.card(c, ev.card)),
    e.FightCardsLost: _monster_lost,
    e.CardsUnderPool: _under,
    e.CardIntoPool: lambda c, ev, n: _("{who} put a hand card into the Life Pool").format(who=n[ev.seat]),
    e.CardTaken: lambda c, ev, n: _("{who} took {card} back").format(who=n[ev.seat], card=names.card(c, ev.card)),
    e.PoolLookedAt: _looked,
    e.PoolSeen: lambda c, ev, n: _("From the top they were {cards}").format(cards=names.cards(c, ev.cards[::-1])),
    e.FightCardsSeen: _fight_cards_seen,
    e.AttackNamed: _named,
    e.AttackRevealed: _revealed,
    e.KnockedOut: lambda c, ev, n: _("{who} is knocked out").format(who=n[ev.seat]),
    e.MonsterKilled: _of_monster(lambda: _("{who} killed {monster}")),
    e.MonsterDrivenAway: _of_monster(lambda: _("{who} drove {monster} away")),
    e.WitcherDefeated: _of_monster(lambda: _("{who} lost to {monster}")),
    e.DuelWon: lambda c, ev, n: _("{who} beat {other}").format(who=n[ev.seat], other=n[ev.loser]),
    e.TrophyWon: lambda c, ev, n: _("{who} won {trophy}").format(who=n[ev.seat], trophy=names.trophy(c, ev.trophy)),
    e.TavernClosed: lambda c, ev, n: _("The tavern of {place} is closed").format(place=names.place(c, ev.place)),
}
