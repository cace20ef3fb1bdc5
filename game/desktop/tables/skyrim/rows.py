"""Skyrim's panels as plain data: phases, standings, the last battle, the hand and its sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.bots.levels import Level, levels_of
from game.desktop.tables.base import CardSet, HandCard, Odds, Phase, SeatRow, When, seat_names
from game.desktop.tables.lands.battle import Battle
from game.desktop.tables.skyrim.ending import gap
from game.desktop.tables.skyrim.words import percent
from game.desktop.theme import OXBLOOD
from game.kernel.events import EVERYTHING
from game.kernel.match import Match, Step
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.kernel.title import Standing
from game.titles.skyrim.cards import ALIKE, DIFFERENT, EXTRA_UNITS, set_options, set_worth
from game.titles.skyrim.content import SYMBOLS
from game.titles.skyrim.events import CardSeen, CardsSeen, DiceRolled
from game.titles.skyrim.frames import TURN
from game.titles.skyrim.odds import Campaign
from game.titles.skyrim.reinforcements import base_units, region_units
from game.titles.skyrim.state import State
from game.titles.skyrim.words import units_words

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.table import SkyrimTable

COLUMNS = (
    ("territory", N_("Territories held")),
    ("fort", N_("Forts held")),
    ("portal", N_("Portals held")),
)
TINTS = {"warrior": OXBLOOD, "thief": "#3D4A3C", "mage": "#2F4A63"}
SET_LATER = N_("A set can be exchanged for units in the Reinforce phase of your turn.")
SYMBOL_NAMES = {"warrior": N_("warrior"), "thief": N_("thief"), "mage": N_("mage")}


def phases(state: State) -> tuple[Phase, ...]:
    """Which phase of the turn is under way."""
    names = (_("Reinforce"), _("Invade"), _("Maneuver"), _("Draw"))
    if not state.stack:
        return tuple(Phase(name, "done") for name in names)
    bottom = state.stack[0]
    if bottom[0] != TURN:
        return (Phase(_("Set-up"), "now"), *(Phase(name, "next") for name in names))
    now = bottom[2] - 1

    def stage(n: int) -> When:
        return "done" if n < now else "now" if n == now else "next"

    return tuple(Phase(name, stage(n)) for n, name in enumerate(names))


def standings(table: SkyrimTable, match: Match, viewer: int) -> list[SeatRow]:
    """One row a seat."""
    state, names = match.state, seat_names(match)
    told: list[Standing] = match.game.title.standings(match.game.content, state)
    best = max(one.points for one in told)
    asked = state.stack[0][1] if state.stack and state.stack[0][0] == TURN else match.seat
    out = []
    for one in told:
        values = (one.parts["territories"], one.parts["forts"], one.parts["portals"])
        out.append(
            SeatRow(
                one.seat, one.faction, names[one.seat], who(match, one.seat, viewer), values, one.points,
                notes(table, match, one, viewer), one.seat == asked, one.points == best and one.alive, one.alive,
                _tip(table, match, one, told, names, viewer), player(match, one.seat, viewer),
            )
        )  # fmt: skip
    return out


def player(match: Match, seat: int, viewer: int) -> str:
    """Who plays a seat: a person or a level."""
    setup = match.game.setup.seats[seat]
    if setup.is_human:
        people = sum(one.is_human for one in match.game.setup.seats)
        return _("You") if people == 1 or seat == viewer else _("At this machine")
    if setup.program:
        return _("Program")
    level = _level(match, seat)
    return _(level.name) if level else setup.player


def _level(match: Match, seat: int) -> Level | None:
    key = match.game.setup.seats[seat].player
    return next((one for one in levels_of(match.game.title.info.key) if one.key == key), None)


def who(match: Match, seat: int, viewer: int) -> str:
    """Who plays a seat, and how."""
    program, level = match.game.setup.seats[seat].program, _level(match, seat)
    if program:
        return _("Program: {command}").format(command=program)
    if level is None:
        return player(match, seat, viewer)
    return _("{level}. {words}").format(level=_(level.name), words=_(level.words))


def notes(table: SkyrimTable, match: Match, one: Standing, viewer: int) -> tuple[tuple[str, str], ...]:
    """Units, cards and what the next turn brings."""
    state = match.state
    if not one.alive:
        return (("", _("Out of the match")),)
    income = base_units(table.content, state, one.seat) + region_units(table.content, state, one.seat)
    hand = state.seats[one.seat].hand
    if viewer == EVERYTHING and hand:
        shown = [(SYMBOLS[table.content.symbol[card]], "") for card in hand]
    else:
        shown = [("cards", str(len(hand)))]
    return (
        ("sword", units_words(one.parts["units"])),
        *shown,
        ("", _("+{n} next turn").format(n=income)),
    )


def _tip(
    table: SkyrimTable, match: Match, one: Standing, told: list[Standing], names: list[str], viewer: int
) -> str:
    name = names[one.seat]
    if not one.alive:
        return f"{name}\n" + _("Out of the match.")
    base, regions = base_units(table.content, match.state, one.seat), region_units(table.content, match.state, one.seat)
    cards = len(match.state.seats[one.seat].hand)
    lines = [
        gap(table, match, one, told, names),
        _("Points: {n}. Territories: {t}, forts: {f}, portals: {p}.").format(
            n=one.points, t=one.parts["territories"], f=one.parts["forts"], p=one.parts["portals"]
        ),
        ngettext("{n} card in hand.", "{n} cards in hand.", cards).format(n=cards),
        _("The next turn brings {base} for land and {regions} for whole regions.").format(base=base, regions=regions),
    ]
    hand = match.state.seats[one.seat].hand
    if viewer == EVERYTHING and hand:
        held = [
            _("{card} ({symbol})").format(
                card=table.content.names[card], symbol=_(SYMBOL_NAMES[SYMBOLS[table.content.symbol[card]]])
            )
            for card in hand
        ]
        lines[2] = _("In hand: {cards}.").format(cards=", ".join(held))
    return f"{name}\n" + "\n".join(line for line in lines if line)


def battle(table: SkyrimTable, match: Match, event: DiceRolled, serial: int) -> Battle:
    """The dice of an event, one sentence on what they did, and how it would go on."""
    content, state = table.content, match.state
    attack, defence = _strong(event.attack, event.attack_plus), _strong(event.defence, event.defence_plus)
    pairs = list(zip(attack, defence, strict=False))
    parts = [(_("{a} beats {d}") if a > d else _("{a} falls to {d}")).format(a=a, d=d) for a, d in pairs]
    words = ", ".join(parts) + "."
    if lost := _lost(match, event):
        words += f" {lost}."
    units = match.state_before(serial).units
    had = (units[event.source], units[event.target])
    left = (had[0] - event.attacker_lost, had[1] - event.defender_lost)
    still = (state.units[event.source], state.units[event.target]) == left and state.owner[event.target] != event.seat
    on = still and left[0] > 1 and is_the_turn_of(match, event.seat)
    return Battle(
        table.faction(state, event.seat), table.faction(state, event.defender), content.names[event.target],
        event.attack, event.defence, len(pairs), words, serial, left=left, had=had,
        odds=odds_of(table.campaign(state, event.source, event.target)) if on else None,
        plus=(event.attack_plus, event.defence_plus),
        way=(content.keys[event.source], content.keys[event.target]), on=on,
    )  # fmt: skip


def _strong(dice: tuple[int, ...], plus: tuple[int, ...]) -> tuple[int, ...]:
    """Dice with what is added to each, the highest first as they are compared."""
    return tuple(sorted((die + more for die, more in zip(dice, plus or (0,) * len(dice), strict=True)), reverse=True))


def _lost(match: Match, event: DiceRolled) -> str:
    names = seat_names(match)
    defender = names[event.defender] if event.defender >= 0 else _("Neutral units")
    sides = ((names[event.seat], event.attacker_lost), (defender, event.defender_lost))
    return ", ".join(_("{who}: {n} lost").format(who=name, n=lost) for name, lost in sides if lost)


def odds_of(found: Campaign) -> Odds:
    """The chance of an attack, as it stands over its target."""
    return Odds(found.conquers, percent(found.conquers))


def is_the_turn_of(match: Match, seat: int) -> bool:
    """Whether it is a seat's turn."""
    stack = match.state.stack
    return bool(stack) and stack[0][0] == TURN and bool(stack[0][1] == seat)


def thought(table: SkyrimTable, match: Match, source: int, target: int) -> Battle:
    """An attack of units before its first roll."""
    content, state = table.content, match.state
    left, odds = (state.units[source], state.units[target]), table.campaign(state, source, target)
    words = _("{source} attacks: {n} units against {m}.")
    return Battle(
        table.faction(state, state.owner[source]), table.faction(state, state.owner[target]), content.names[target],
        (), (), 0, words.format(source=content.names[source], n=left[0], m=left[1]), -1, left=left, had=left,
        odds=odds_of(odds), way=(content.keys[source], content.keys[target]), on=True,
    )  # fmt: skip


def hand(table: SkyrimTable, match: Match, viewer: int) -> list[HandCard]:
    """The viewer's own cards, in the order of drawing."""
    return cards_of(table, match, viewer, match.state.seats[viewer].hand) if viewer >= 0 else []


def cards_seen(table: SkyrimTable, match: Match, step: Step) -> tuple[int, list[HandCard]]:
    """Whose new cards a step brought, and which."""
    for event in step.events:
        if isinstance(event, CardSeen):
            return event.seat, cards_of(table, match, event.seat, (event.card,))
        if isinstance(event, CardsSeen):
            return event.seat, cards_of(table, match, event.seat, event.cards)
    return -1, []


def cards_of(table: SkyrimTable, match: Match, viewer: int, cards: Sequence[int]) -> list[HandCard]:
    """Territory cards as a seat sees them."""
    state, content = match.state, table.content
    out = []
    for card in cards:
        symbol = SYMBOLS[content.symbol[card]]
        own = state.owner[card] == viewer
        tip = f"{content.names[card]}\n" + _("Symbol: {symbol}.").format(symbol=_(SYMBOL_NAMES[symbol]))
        if own:
            tip += " " + _("You hold this land: in a set it brings {n} more units there.").format(n=EXTRA_UNITS)
        faction = table.faction(state, viewer) if own else None
        tip += "\n" + sets_words()
        out.append(HandCard(card, content.keys[card], content.names[card], symbol, TINTS[symbol], faction, tip))
    return out


def sets_words() -> str:
    """What sets are worth."""
    return _("Sets: three warriors {w}, thieves {t}, mages {m}; one of each {d}.").format(
        w=ALIKE[0], t=ALIKE[1], m=ALIKE[2], d=DIFFERENT
    )


def sets(table: SkyrimTable, match: Match, viewer: int) -> list[CardSet]:
    """Sets in the viewer's hand, those that bring most first; with an option where one can be exchanged now."""
    if viewer < 0:
        return []
    legal = match.options() if match.seat == viewer else []
    out = []
    for option in set_options(table.content, match.state.seats[viewer].hand):
        worth = set_worth(table.content, option[1:])
        extra = EXTRA_UNITS * sum(match.state.owner[card] == viewer for card in option[1:])
        words = (
            _("A set: {units}, and {n} for land you hold").format(units=units_words(worth), n=extra)
            if extra
            else _("A set: {units}").format(units=units_words(worth))
        )
        now = option if option in legal else None
        tip = _("Click it, or press X, to exchange the set.") if now else _(SET_LATER)
        out.append((-(worth + extra), CardSet(option[1:], now, words, tip)))
    return [one for _worth, one in sorted(out, key=lambda pair: pair[0])]
