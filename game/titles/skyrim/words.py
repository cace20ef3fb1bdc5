"""What a person reads of a match of Skyrim: the question, the options, the chronicle, the reason for a refusal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.kernel.events import Event
from game.kernel.rules import Frame, Option
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.titles.skyrim import events as e
from game.titles.skyrim import frames as f
from game.titles.skyrim.cards import set_worth
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin import card_words
from game.titles.skyrim.dovahkiin import words as saga
from game.titles.skyrim.state import NEUTRAL, State


def units_words(units: int) -> str:
    """`1 unit`, `3 units`."""
    return ngettext("{n} unit", "{n} units", units).format(n=units)


def question(content: Content, state: State) -> str:
    """What is asked of the seat that decides, in one sentence."""
    return _QUESTIONS[state.stack[-1][0]](content, state, state.stack[-1])


def _ask_defend(content: Content, state: State, frame: Frame) -> str:
    _kind, _seat, source, target, dice = frame
    names = content.names
    return ngettext(
        "{source} attacks {target} with {n} die. Defend with how many dice?",
        "{source} attacks {target} with {n} dice. Defend with how many dice?",
        dice,
    ).format(source=names[source], target=names[target], n=dice)


def _ask_move_in(content: Content, state: State, frame: Frame) -> str:
    return _("{target} is taken. How many more units follow from {source}?").format(
        target=content.names[frame[3]], source=content.names[frame[2]]
    )


def _ask_reinforce(content: Content, state: State, frame: Frame) -> str:
    if frame[3]:
        return _("Five cards in hand: exchange a set first, or place units before you do.")
    if frame[2]:
        return ngettext(
            "Place {n} unit: choose a territory of yours.", "Place {n} units: choose a territory of yours.", frame[2]
        ).format(n=frame[2])
    return _("Exchange a set of cards, or end the reinforcements.")


def _ask_place_units(content: Content, state: State, frame: Frame) -> str:
    return _("How many of {left} go to {territory}?").format(
        left=units_words(frame[3]), territory=content.names[frame[2]]
    )


def _ask_maneuver(content: Content, state: State, frame: Frame) -> str:
    """With objectives the turn goes on after it."""
    if content.mix.objectives:
        return _("Move units from one of your territories, or end the maneuver.")
    return _("Move units from one of your territories, or end the turn.")


def _ask_maneuver_units(content: Content, state: State, frame: Frame) -> str:
    return _("How many units go from {source} to {target}?").format(
        source=content.names[frame[2]], target=content.names[frame[3]]
    )


_QUESTIONS: dict[int, Callable[[Content, State, Frame], str]] = {
    f.DEFEND: _ask_defend,
    f.INVADE: lambda c, s, fr: _("Attack from one of your territories, or end the invasion."),
    f.MOVE_IN: _ask_move_in,
    f.REINFORCE: _ask_reinforce,
    f.PLACE_UNITS: _ask_place_units,
    f.MANEUVER: _ask_maneuver,
    f.MANEUVER_TO: lambda c, s, fr: _("Move units from {source} to which territory?").format(source=c.names[fr[2]]),
    f.MANEUVER_UNITS: _ask_maneuver_units,
    f.PLACE: lambda c, s, fr: ngettext(
        "Place {n} unit from the exchange now.", "Place {n} units from the exchange now.", fr[2]
    ).format(n=fr[2]),
    f.EXCHANGE: lambda c, s, fr: _("More than five cards: choose a set to exchange."),
    f.CLAIM: lambda c, s, fr: _("Put one unit on a free territory."),
    f.GARRISON: lambda c, s, fr: ngettext(
        "Put one more unit on a territory of yours: {n} is left.",
        "Put one more unit on a territory of yours: {n} are left.",
        c.starting_units - s.seats[fr[1]].units,
    ).format(n=c.starting_units - s.seats[fr[1]].units),
    **saga.QUESTIONS,
    **card_words.QUESTIONS,
}


def option_words(content: Content, state: State, option: Option) -> str:
    """What an option does, in a few words."""
    verb, *arguments = option
    return _OPTIONS[verb](content, *arguments)


def _exchange_words(content: Content, *cards: int) -> str:
    return _("Exchange {cards} for {units}").format(
        cards=", ".join(content.names[card] for card in cards), units=units_words(set_worth(content, cards))
    )


def _attack_words(content: Content, source: int, target: int, dice: int) -> str:
    return ngettext(
        "Attack {target} from {source} with {n} die", "Attack {target} from {source} with {n} dice", dice
    ).format(target=content.names[target], source=content.names[source], n=dice)


_OPTIONS: dict[str, Callable[..., str]] = {
    "place": lambda c, t: _("Place units on {territory}").format(territory=c.names[t]),
    "units": lambda c, n: units_words(n),
    "exchange": _exchange_words,
    "end_reinforcements": lambda c: _("End reinforcements"),
    "attack": _attack_words,
    "end_invasion": lambda c: _("End invasion"),
    "defend": lambda c, n: ngettext("Defend with {n} die", "Defend with {n} dice", n).format(n=n),
    "follow": lambda c, n: _("Nobody follows") if not n else ngettext("{n} follows", "{n} follow", n).format(n=n),
    "maneuver": lambda c, t: _("Move units from {territory}").format(territory=c.names[t]),
    "to": lambda c, t: _("Move units to {territory}").format(territory=c.names[t]),
    "end_maneuver": lambda c: _("End the maneuver") if c.mix.objectives else _("End the turn"),
    **saga.OPTIONS,
    **card_words.OPTIONS,
    "resign": lambda c: _("Leave the match"),
}


def event_words(content: Content, event: Event, names: Sequence[str]) -> str:
    """A line of the chronicle; empty where the line before says it already."""
    words = _EVENTS.get(type(event))
    return words(content, event, names) if words else ""


def _who(names: Sequence[str], seat: int) -> str:
    return names[seat] if seat != NEUTRAL else _("the neutral units")


def _turn_words(content: Content, event: Any, names: Sequence[str]) -> str:
    if event.region_units:
        return _("{who} received {units}, {region} of them for whole regions").format(
            who=names[event.seat], units=units_words(event.units + event.region_units), region=event.region_units
        )
    return _("{who} received {units}").format(who=names[event.seat], units=units_words(event.units))


def _rolled_words(content: Content, event: Any, names: Sequence[str]) -> str:
    return _("{who} attacked {target} from {source}: {attack} against {defence}, {losses}").format(
        who=names[event.seat],
        target=content.names[event.target],
        source=content.names[event.source],
        attack=" ".join(map(str, event.attack)),
        defence=" ".join(map(str, event.defence)),
        losses=_losses(event, names),
    )


def _losses(event: Any, names: Sequence[str]) -> str:
    attacker, defender = names[event.seat], _who(names, event.defender)
    if event.attacker_lost and event.defender_lost:
        return _("each side lost {n}").format(n=event.attacker_lost)
    if event.attacker_lost:
        return _("{who} lost {n}").format(who=attacker, n=event.attacker_lost)
    return _("{who} lost {n}").format(who=defender, n=event.defender_lost)


def _conquered_words(content: Content, event: Any, names: Sequence[str]) -> str:
    text = (
        _("{who} took {target} from {loser} through the portal of {source}")
        if event.by_portal
        else _("{who} took {target} from {loser}")
    )
    return text.format(
        who=names[event.seat],
        target=content.names[event.target],
        loser=_who(names, event.loser),
        source=content.names[event.source],
    )


def _ended_words(content: Content, event: Any, names: Sequence[str]) -> str:
    if len(event.winners) > 1:
        return _("{who} shared the victory").format(who=", ".join(names[seat] for seat in event.winners))
    return _("{who} won").format(who=names[event.winners[0]])


def _exchanged_words(content: Content, event: Any, names: Sequence[str]) -> str:
    return _("{who} exchanged {cards} for {units}").format(
        who=names[event.seat],
        cards=", ".join(content.names[card] for card in event.cards),
        units=units_words(event.units),
    )


_EVENTS: dict[type[Event], Callable[[Content, Any, Sequence[str]], str]] = {
    e.FirstDieThrown: lambda c, ev, n: _("{who} threw a {die} for the first turn").format(who=n[ev.seat], die=ev.die),
    e.FirstPlayerFound: lambda c, ev, n: _("{who} began").format(who=n[ev.seat]),
    e.TurnBegan: _turn_words,
    e.CardsExchanged: _exchanged_words,
    e.UnitsPlaced: lambda c, ev, n: _("{who} placed {units} on {territory}").format(
        who=n[ev.seat], units=units_words(ev.units), territory=c.names[ev.territory]
    ),
    e.UnitsForfeited: lambda c, ev, n: _("{who} had no room for {units}").format(
        who=n[ev.seat], units=units_words(ev.units)
    ),
    e.AttackDeclared: lambda c, ev, n: "",
    e.DiceRolled: _rolled_words,
    e.TerritoryConquered: _conquered_words,
    e.UnitsMoved: lambda c, ev, n: _("{who} moved {units} from {source} to {target}").format(
        who=n[ev.seat], units=units_words(ev.units), source=c.names[ev.source], target=c.names[ev.target]
    ),
    e.CardDrawn: lambda c, ev, n: _("{who} drew a card").format(who=n[ev.seat]),
    e.CardSeen: lambda c, ev, n: _("The card was {card}").format(card=c.names[ev.card]),
    e.CardsTaken: lambda c, ev, n: ngettext(
        "{who} received {n} card of {loser}", "{who} received {n} cards of {loser}", ev.number
    ).format(who=n[ev.seat], n=ev.number, loser=n[ev.loser]),
    e.CardsSeen: lambda c, ev, n: _("The cards were {cards}").format(
        cards=", ".join(c.names[card] for card in ev.cards)
    ),
    e.DeckRenewed: lambda c, ev, n: _("The discard pile was shuffled into a new deck"),
    e.PlayerEliminated: lambda c, ev, n: _("{who} eliminated {loser}").format(who=n[ev.seat], loser=n[ev.loser]),
    e.PlayerResigned: lambda c, ev, n: _("{who} left the match; the units stay as neutral ones").format(
        who=n[ev.seat]
    ),
    e.EndCardDrawn: lambda c, ev, n: _("{who} drew the End Game card").format(who=n[ev.seat]),
    e.RoundLimitReached: lambda c, ev, n: ngettext(
        "Play ended after {n} round; points decided", "Play ended after {n} rounds; points decided", ev.rounds
    ).format(n=ev.rounds),
    e.MatchEnded: _ended_words,
    **saga.EVENTS,
    **card_words.EVENTS,
}
