"""What a person reads of heroes, dragons, magicka and equipment: questions, options, the chronicle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.kernel.events import Event
from game.kernel.rules import Frame
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin import events as e
from game.titles.skyrim.dovahkiin.aid import HEALING_COST, REVIVAL_COST
from game.titles.skyrim.dovahkiin.duel import target_health
from game.titles.skyrim.dovahkiin.heroes import hero_in
from game.titles.skyrim.state import NEUTRAL, State, saga_of

HEROES: Final = (N_("Ulfric Stormcloak"), N_("Elenwen"), N_("Burguk"), N_("General Tullius"), N_("Madanach"))


def hero_name(state: State, seat: int) -> str:
    """The hero of the faction that a seat leads (RSK-FAC-01)."""
    return _(HEROES[state.seats[seat].faction])


def opponent_name(state: State, target: int) -> str:
    """The hero or the dragon of a territory."""
    seat = hero_in(state, target)
    return _("the dragon") if seat == NEUTRAL else hero_name(state, seat)


def _ask_help(content: Content, state: State, frame: Frame) -> str:
    board = saga_of(state).boards[frame[1]]
    name = hero_name(state, frame[1])
    if board.health:
        return _("{hero} has {n} health and you have {m} magicka. Heal now, one health for {cost} magicka?").format(
            hero=name, n=board.health, m=board.magicka, cost=HEALING_COST
        )
    return _("{hero} has fallen. Revive now for {cost} magicka?").format(hero=name, cost=REVIVAL_COST)


def _ask_duel(content: Content, state: State, frame: Frame) -> str:
    _kind, seat, target, rounds = frame
    saga = saga_of(state)
    text = (
        _("{hero} with {n} health against {other} with {m}. Strike again?")
        if rounds
        else _("{hero} with {n} health against {other} with {m}. Strike?")
    )
    return text.format(
        hero=hero_name(state, seat),
        n=saga.boards[seat].health,
        other=opponent_name(state, target),
        m=target_health(saga, hero_in(state, target), target),
    )


QUESTIONS: Final[dict[int, Callable[[Content, State, Frame], str]]] = {
    f.CHOOSE_OBJECTIVES: lambda c, s, fr: _("Keep two objectives: which one goes back?"),
    f.PLACE_HERO: lambda c, s, fr: _("Choose a territory of yours for {hero}.").format(hero=hero_name(s, fr[1])),
    f.HELP: _ask_help,
    f.DUEL: _ask_duel,
    f.CHOOSE_WEAPON: lambda c, s, fr: _("A hero carries one weapon: which one do you keep?"),
    f.CHOOSE_ARMOR: lambda c, s, fr: _("A hero wears one armor: which one do you keep?"),
}


def _equip_words(content: Content, slot: str, *cards: int) -> str:
    text = (
        _("Exchange {first} and {second} for a weapon")
        if slot == "weapon"
        else _("Exchange {first} and {second} for an armor")
    )
    first, second = (content.names[card] for card in cards)
    return text.format(first=first, second=second)


OPTIONS: Final[dict[str, Callable[..., str]]] = {
    "give_back": lambda c, n: _("Give back {objective}").format(objective=c.cards.objectives[n].shown_name),
    "place_hero": lambda c, t: _("The hero stands in {territory}").format(territory=c.names[t]),
    "walk": lambda c, t: _("The hero walks to {territory}").format(territory=c.names[t]),
    "challenge": lambda c, t: _("The hero attacks in {territory}").format(territory=c.names[t]),
    "strike": lambda c: _("Strike"),
    "rage": lambda c: _("Strike with berserker rage"),
    "break_off": lambda c: _("Break off"),
    "heal": lambda c: _("Heal one health for {n} magicka").format(n=HEALING_COST),
    "revive": lambda c, t: _("Revive the hero in {territory} for {n} magicka").format(
        territory=c.names[t], n=REVIVAL_COST
    ),
    "pass": lambda c: _("Not now"),
    "equip": _equip_words,
    "keep_weapon": lambda c, n: _("Keep {card}").format(card=c.cards.weapons[n].shown_name),
    "keep_armor": lambda c, n: _("Keep {card}").format(card=c.cards.armors[n].shown_name),
}


def _other(names: Sequence[str], seat: int) -> str:
    return names[seat] if seat != NEUTRAL else _("the dragon")


def _dice(dice: Sequence[int]) -> str:
    return " ".join(map(str, dice))


def _duel_words(content: Content, event: Any, names: Sequence[str]) -> str:
    return _("{attack} against {defence}: {who} lost {n} health, {other} {m}").format(
        attack=_dice(event.attack),
        defence=_dice(event.defence),
        who=names[event.seat],
        n=event.attacker_lost,
        other=_other(names, event.defender),
        m=event.defender_lost,
    )


def _magicka_words(content: Content, event: Any, names: Sequence[str]) -> str:
    text = _("{who} received {n} magicka") if event.change > 0 else _("{who} paid {n} magicka")
    return text.format(who=names[event.seat], n=abs(event.change))


def _taken_words(content: Content, event: Any, names: Sequence[str]) -> str:
    if event.loser == NEUTRAL:
        return _("{who} now holds {territory}").format(who=names[event.seat], territory=content.names[event.target])
    return _("The hero of {who} took {territory} from {loser}").format(
        who=names[event.seat], territory=content.names[event.target], loser=names[event.loser]
    )


def _fell_words(content: Content, event: Any, names: Sequence[str]) -> str:
    return _("The hero of {who} fell to {other} in {territory}").format(
        who=names[event.seat], other=_other(names, event.victor), territory=content.names[event.territory]
    )


def _challenged_words(content: Content, event: Any, names: Sequence[str]) -> str:
    return _("The hero of {who} attacked {other} in {territory}").format(
        who=names[event.seat], other=_other(names, event.defender), territory=content.names[event.target]
    )


EVENTS: Final[dict[type[Event], Callable[[Content, Any, Sequence[str]], str]]] = {
    e.DragonCame: lambda c, ev, n: _("A dragon came to {territory}").format(territory=c.names[ev.territory]),
    e.ObjectivesDealt: lambda c, ev, n: ngettext(
        "{who} was dealt {n} objective", "{who} was dealt {n} objectives", ev.number
    ).format(who=n[ev.seat], n=ev.number),
    e.ObjectivesSeen: lambda c, ev, n: _("The objectives: {cards}").format(
        cards=", ".join(c.cards.objectives[one].shown_name for one in ev.objectives)
    ),
    e.ObjectiveReturned: lambda c, ev, n: _("{who} gave an objective back").format(who=n[ev.seat]),
    e.ReturnSeen: lambda c, ev, n: _("It was {card}").format(card=c.cards.objectives[ev.objective].shown_name),
    e.HeroPlaced: lambda c, ev, n: _("The hero of {who} stands in {territory}").format(
        who=n[ev.seat], territory=c.names[ev.territory]
    ),
    e.HeroWalked: lambda c, ev, n: _("The hero of {who} walked from {source} to {target}").format(
        who=n[ev.seat], source=c.names[ev.source], target=c.names[ev.target]
    ),
    e.HeroHealed: lambda c, ev, n: _("The hero of {who} regained {n} health").format(who=n[ev.seat], n=ev.health),
    e.MagickaChanged: _magicka_words,
    e.HeroChallenged: _challenged_words,
    e.BowDrawn: lambda c, ev, n: _("Auriel's Bow: {die}, {n} health lost").format(die=ev.die, n=ev.lost),
    e.DuelRolled: _duel_words,
    e.DuelBrokenOff: lambda c, ev, n: _("{who} broke off").format(who=n[ev.seat]),
    e.HeroFell: _fell_words,
    e.HeroLeft: lambda c, ev, n: _("The hero of {who} left the board").format(who=n[ev.seat]),
    e.HeroHeldAlone: lambda c, ev, n: _("The hero of {who} holds {territory} alone").format(
        who=n[ev.seat], territory=c.names[ev.territory]
    ),
    e.LandTakenByHero: _taken_words,
    e.LandDeserted: lambda c, ev, n: _("{territory} is neutral now").format(territory=c.names[ev.territory]),
    e.DragonSlain: lambda c, ev, n: _("The hero of {who} slew the dragon of {territory}").format(
        who=n[ev.seat], territory=c.names[ev.territory]
    ),
    e.ShoutLearned: lambda c, ev, n: _("{who} learned the shout {card}").format(
        who=n[ev.seat], card=c.cards.shouts[ev.shout].shown_name
    ),
    e.DragonsRecovered: lambda c, ev, n: ngettext(
        "A wounded dragon recovered", "{n} wounded dragons recovered", ev.dragons
    ).format(n=ev.dragons),
    e.EquipmentBought: lambda c, ev, n: _("{who} exchanged {cards} for equipment").format(
        who=n[ev.seat], cards=", ".join(c.names[card] for card in ev.cards)
    ),
    e.WeaponTaken: lambda c, ev, n: _("{who} received {card}").format(
        who=n[ev.seat], card=c.cards.weapons[ev.weapon].shown_name
    ),
    e.ArmorTaken: lambda c, ev, n: _("{who} received {card}").format(
        who=n[ev.seat], card=c.cards.armors[ev.armor].shown_name
    ),
    e.WeaponLaidBack: lambda c, ev, n: _("{card} was laid back").format(card=c.cards.weapons[ev.weapon].shown_name),
    e.ArmorLaidBack: lambda c, ev, n: _("{card} was laid back").format(card=c.cards.armors[ev.armor].shown_name),
    e.SpellsTaken: lambda c, ev, n: ngettext(
        "{who} received {n} spell of {loser}", "{who} received {n} spells of {loser}", ev.number
    ).format(who=n[ev.seat], n=ev.number, loser=n[ev.loser]),
    e.SpellsSeen: lambda c, ev, n: _("The spells were {cards}").format(
        cards=", ".join(c.cards.spells[one].shown_name for one in ev.spells)
    ),
    e.SpellsDiscarded: lambda c, ev, n: _("{who} laid down {cards}").format(
        who=n[ev.seat], cards=", ".join(c.cards.spells[one].shown_name for one in ev.spells)
    ),
    e.ObjectivesDiscarded: lambda c, ev, n: _("{who} laid down {cards}").format(
        who=n[ev.seat], cards=", ".join(c.cards.objectives[one].shown_name for one in ev.objectives)
    ),
}
