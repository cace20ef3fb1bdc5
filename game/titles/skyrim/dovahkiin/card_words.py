"""What a person reads of spells, shouts and objectives, and of the steps of a battle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.kernel.events import Event
from game.kernel.rules import Frame
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin import card_events as e
from game.titles.skyrim.dovahkiin.battle_dice import of_digits
from game.titles.skyrim.dovahkiin.battle_steps import A_DECLARED, A_ROLLED, CRY, D_DECLARED, Battle
from game.titles.skyrim.dovahkiin.in_force import effect_of
from game.titles.skyrim.dovahkiin.saga import NONE
from game.titles.skyrim.dovahkiin.targets import Aim
from game.titles.skyrim.state import NEUTRAL, State


# -- questions ----------------------------------------------------------------------------------------
def _ask_objective(content: Content, state: State, frame: Frame) -> str:
    return _("Show an objective that you have met, or end the phase.")


def _ask_keep(content: Content, state: State, frame: Frame) -> str:
    return ngettext(
        "Keep the {n} objective drawn.", "Keep one of the {n} objectives drawn.", frame[2]
    ).format(n=frame[2])


def _ask_aim(content: Content, state: State, frame: Frame) -> str:
    aim = Aim(*frame[1:])
    cards = content.cards
    name = cards.spells[aim.spell].shown_name if aim.spell != NONE else cards.shouts[aim.shout].shown_name
    if not aim.named:
        return _("{card}: choose a territory.").format(card=name)
    last = content.names[aim.named[-1]]
    if effect_of(content, aim.spell, aim.shout).does == "force":
        return _("{card}: where do the units of {territory} go?").format(card=name, territory=last)
    return _("{card}: choose the next territory, adjacent to {territory}.").format(card=name, territory=last)


def _ask_push(content: Content, state: State, frame: Frame) -> str:
    return _("How many units are driven from {source} to {target}?").format(
        source=content.names[frame[2]], target=content.names[frame[3]]
    )


def shown_dice(number: int) -> str:
    """`6 4 1`."""
    return " ".join(map(str, of_digits(number)))


def _ask_battle(content: Content, state: State, frame: Frame) -> str:
    battle = Battle(*frame[2:])
    names = {"source": content.names[battle.source], "target": content.names[battle.target]}
    if battle.step in (A_DECLARED, D_DECLARED):
        text = _("{source} attacks {target}, {dice} dice against {against}. Play a spell before the roll?")
        return text.format(dice=battle.dice, against=battle.against, **names)
    text = (
        _("{source} against {target}: {attack} against {defence}. Roll one die again with your Battle cry?")
        if battle.step == CRY
        else _("{source} against {target}: {attack} against {defence}. Play a spell before units fall?")
    )
    return text.format(attack=shown_dice(battle.attack), defence=shown_dice(battle.defence), **names)


def _ask_reroll(content: Content, state: State, frame: Frame) -> str:
    battle = Battle(*frame[2:])
    own = battle.attack if battle.step == A_ROLLED else battle.defence
    return _("You rolled {dice}. Which dice do you roll again?").format(dice=shown_dice(own))


QUESTIONS: Final[dict[int, Callable[[Content, State, Frame], str]]] = {
    f.PURCHASES: lambda c, s, fr: _("Buy cards, cast a spell or shout, or end the purchases."),
    f.OBJECTIVE: _ask_objective,
    f.KEEP: _ask_keep,
    f.PUT_UNDER: lambda c, s, fr: _("Which objective goes under the deck first?"),
    f.AIM: _ask_aim,
    f.PUSH: _ask_push,
    f.GIVE: lambda c, s, fr: _("Transmute: which territory card do you discard?"),
    f.TAKE: lambda c, s, fr: _("Transmute: which card do you take from the discard pile?"),
    f.BATTLE: _ask_battle,
    f.REROLL: _ask_reroll,
}


# -- options ------------------------------------------------------------------------------------------
def _cast_words(content: Content, spell: int) -> str:
    card = content.cards.spells[spell]
    return _("Cast {card} for {n} magicka").format(card=card.shown_name, n=card.cost)


def _score_words(content: Content, objective: int) -> str:
    card = content.cards.objectives[objective]
    return ngettext("Show {card} for {n} point", "Show {card} for {n} points", card.points).format(
        card=card.shown_name, n=card.points
    )


def _objective(content: Content, number: int) -> str:
    return content.cards.objectives[number].shown_name


OPTIONS: Final[dict[str, Callable[..., str]]] = {
    "buy_spell": lambda c: _("Buy a spell"),
    "buy_objective": lambda c: _("Buy an objective"),
    "end_purchases": lambda c: _("End purchases"),
    "cast": _cast_words,
    "shout": lambda c, n: _("Shout {card}").format(card=c.cards.shouts[n].shown_name),
    "aim": lambda c, t: c.names[t],
    "enough": lambda c: _("No further territory"),
    "give": lambda c, card: _("Discard {card}").format(card=c.names[card]),
    "take": lambda c, card: _("Take {card}").format(card=c.names[card]),
    "reroll": lambda c, faces: _("Roll {dice} again").format(dice=shown_dice(faces)),
    "score": _score_words,
    "replace": lambda c, n: _("Put {card} under the deck and take another").format(card=_objective(c, n)),
    "keep": lambda c, n: _("Keep {card}").format(card=_objective(c, n)),
    "put_under": lambda c, n: _("{card} first").format(card=_objective(c, n)),
    "end_objectives": lambda c: _("End the phase"),
}


# -- the chronicle ------------------------------------------------------------------------------------
def _struck_words(content: Content, event: Any, names: Sequence[str]) -> str:
    units = ngettext("{n} unit", "{n} units", event.units).format(n=event.units)
    who = names[event.owner] if event.owner != NEUTRAL else _("the neutral units")
    return _("{who} lost {units} in {territory}").format(
        who=who, units=units, territory=content.names[event.territory]
    )


def _pushed_words(content: Content, event: Any, names: Sequence[str]) -> str:
    return ngettext(
        "{n} unit was driven from {source} to {target}", "{n} units were driven from {source} to {target}", event.units
    ).format(n=event.units, source=content.names[event.source], target=content.names[event.target])


def _swapped_words(content: Content, event: Any, names: Sequence[str]) -> str:
    return _("{who} discarded {card} and took {cards} from the discard pile").format(
        who=names[event.seat],
        card=content.names[event.card],
        cards=", ".join(content.names[card] for card in event.cards),
    )


def _thrown_words(content: Content, event: Any, names: Sequence[str]) -> str:
    return _("{who} rolled {attack} from {source} against {defence} in {target}").format(
        who=names[event.seat],
        attack=" ".join(map(str, event.attack)),
        defence=" ".join(map(str, event.defence)),
        source=content.names[event.source],
        target=content.names[event.target],
    )


def _scored_words(content: Content, event: Any, names: Sequence[str]) -> str:
    return ngettext(
        "{who} showed {card} for {n} point", "{who} showed {card} for {n} points", event.points
    ).format(who=names[event.seat], card=_objective(content, event.objective), n=event.points)


def _laid_words(content: Content, event: Any, names: Sequence[str]) -> str:
    return _("Its target is {territory}").format(territory=content.names[event.territory])


EVENTS: Final[dict[type[Event], Callable[[Content, Any, Sequence[str]], str]]] = {
    e.SpellDeckRenewed: lambda c, ev, n: _("The discarded spells were shuffled into a new deck"),
    e.ObjectiveDeckRenewed: lambda c, ev, n: _("The discarded objectives were shuffled into a new deck"),
    e.SpellBought: lambda c, ev, n: _("{who} bought a spell").format(who=n[ev.seat]),
    e.SpellSeen: lambda c, ev, n: _("The spell was {card}").format(card=c.cards.spells[ev.spell].shown_name),
    e.ObjectivesDrawn: lambda c, ev, n: ngettext(
        "{who} drew {n} objective", "{who} drew {n} objectives", ev.number
    ).format(who=n[ev.seat], n=ev.number),
    e.ObjectiveKept: lambda c, ev, n: _("{who} kept one of the objectives").format(who=n[ev.seat]),
    e.ObjectiveChosen: lambda c, ev, n: _("It was {card}").format(card=_objective(c, ev.objective)),
    e.ObjectiveDiscarded: lambda c, ev, n: _("{who} discarded the objective {card}").format(
        who=n[ev.seat], card=_objective(c, ev.objective)
    ),
    e.ObjectivePutUnder: lambda c, ev, n: _("{who} put an objective under the deck").format(who=n[ev.seat]),
    e.ObjectiveScored: _scored_words,
    e.ObjectiveReplaced: lambda c, ev, n: _("{who} exchanged an objective that asks for dragons").format(
        who=n[ev.seat]
    ),
    e.SpellCast: lambda c, ev, n: _("{who} cast {card}").format(
        who=n[ev.seat], card=c.cards.spells[ev.spell].shown_name
    ),
    e.Shouted: lambda c, ev, n: _("{who} shouted {card}").format(
        who=n[ev.seat], card=c.cards.shouts[ev.shout].shown_name
    ),
    e.EffectLaid: _laid_words,
    e.SpellBroken: lambda c, ev, n: _("The Spellbreaker of {who} undid it in {territory}").format(
        who=n[ev.seat], territory=c.names[ev.territory]
    ),
    e.SpellFailed: lambda c, ev, n: _("The spell of {who} found no target").format(who=n[ev.seat]),
    e.UnitsStruck: _struck_words,
    e.UnitsPushed: _pushed_words,
    e.CardSwapped: _swapped_words,
    e.HeroRecalled: lambda c, ev, n: _("The hero of {who} was recalled from {source} to {target}").format(
        who=n[ev.seat], source=c.names[ev.source], target=c.names[ev.target]
    ),
    e.InvasionStopped: lambda c, ev, n: _("{who} stopped the invasion of {target}").format(
        who=n[ev.seat], target=c.names[ev.target]
    ),
    e.DiceThrown: _thrown_words,
    e.DiceRerolled: lambda c, ev, n: _("{who} rolled {old} again: {new}").format(
        who=n[ev.seat], old=" ".join(map(str, ev.old_dice)), new=" ".join(map(str, ev.dice))
    ),
}
