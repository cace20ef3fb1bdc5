"""What is told of land where heroes and dragons stand, and why it cannot be pointed at now."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.desktop.controller import Controller
from game.desktop.tables.base import LandCard, seat_names
from game.desktop.tables.skyrim.dovahkiin import looks
from game.desktop.tables.skyrim.dovahkiin.controller import HERO, REVIVE
from game.desktop.tables.skyrim.dovahkiin.fights import can_fight
from game.desktop.tables.skyrim.words import percent
from game.kernel import phrases
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.heroes import can_leave, hero_in
from game.titles.skyrim.dovahkiin.odds import odds_of
from game.titles.skyrim.state import NEUTRAL, saga_of

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.dovahkiin.table import SagaTable


def card(table: SagaTable, match: Match, viewer: int, found: LandCard, key: str) -> LandCard:
    """The card of a territory with whoever stands there beside units."""
    state, t = match.state, table.content.keys.index(key)
    saga, facts = saga_of(state), list(found.facts)
    dragon = next((one for one in saga.dragons if one.territory == t), None)
    if dragon is not None:
        name = looks.dragon_name(looks.dragon_places(match), t)
        words = _("{dragon} lies here: {n} of 10 health. Only heroes can fight it.")
        facts.insert(0, ("dragon", words.format(dragon=name, n=dragon.health)))
        found = replace(found, holder=_("A dragon"))
    seat = hero_in(state, t)
    if seat != NEUTRAL:
        hero, health = looks.hero_name(table.faction(state, seat)), saga.boards[seat].health
        words = (
            _("{hero} stands here, {n} health: +1 on each die of the units beside him.")
            if state.units[t]
            else _("{hero} holds it alone, {n} health: only heroes can fight him.")
        )
        facts.insert(0, ("hero", words.format(hero=hero, n=health)))
        if not state.units[t]:
            who = _("Yours: your hero alone") if seat == viewer else _("{who}: the hero alone")
            found = replace(found, holder=who.format(who=seat_names(match)[seat]))
    facts += _in_force(table, match, t)
    near = tuple(replace(one, hostile=one.hostile and one.number > 0) for one in found.neighbours)
    return replace(found, facts=tuple(facts), neighbours=near, cost=found.cost or _duel(table, match, t))


def _in_force(table: SagaTable, match: Match, t: int) -> list[tuple[str, str]]:
    """Spells and shouts that lie on a territory."""
    cards, out = table.content.cards, []
    for one in saga_of(match.state).in_force:
        if t in (one.source, one.target):
            card = cards.spells[one.spell] if one.spell >= 0 else cards.shouts[one.shout]
            out.append(("spell", _("{card} works here.").format(card=card.shown_name)))
    return out


def _duel(table: SagaTable, match: Match, t: int) -> str:
    """What a fight there would bring the hero that could begin it."""
    state = match.state
    if not state.stack or state.stack[-1][0] != f.INVADE or not match.game.setup.seats[match.seat].is_human:
        return ""
    hero = saga_of(state).boards[match.seat].hero
    if not can_fight(table, state, t) or not can_leave(state, match.seat) or t not in table.content.connected[hero]:
        return ""
    found = odds_of(table.content, state, match.seat, t)
    lost = max(0.0, saga_of(state).boards[match.seat].health - found.health)
    words = _("{hero} wins with {chance}, and loses about {lost} health.")
    name = looks.hero_name(table.faction(state, match.seat))
    return words.format(hero=name, chance=percent(found.wins), lost=phrases.decimal(lost))


def refusal(table: SagaTable, match: Match, controller: Controller, key: str) -> str | None:
    """Why a land cannot be pointed at, where that has to do with Dovahkiin; else None."""
    state, content, t = match.state, table.content, table.content.keys.index(key)
    kind, names = state.stack[-1][0], content.names
    if REVIVE in controller.pointed:
        return _("{land} is not yours: he comes back on land of yours.").format(land=names[t])
    if HERO in controller.pointed:
        return _no_way(table, match, t)
    if kind == f.INVADE and not state.units[t] and state.owner[t] != match.seat:
        who = _("A dragon lies there") if state.owner[t] == NEUTRAL else _("A hero stands there alone")
        return _("{who}: only your hero can fight there. Take him up first (J).").format(who=who)
    if kind in (f.DUEL, f.BATTLE, f.REROLL, f.HELP, f.PURCHASES, f.OBJECTIVE, f.KEEP, f.PUT_UNDER, f.GIVE, f.TAKE,
                f.CHOOSE_OBJECTIVES, f.CHOOSE_WEAPON, f.CHOOSE_ARMOR):  # fmt: skip
        return _("What is asked now is answered by a card or a button.")
    if kind == f.AIM:
        return table.game.title.illegal(content, state, ("aim", t)) or _("It cannot strike there.")
    if kind == f.PUSH:
        return _("Say first how many units.")
    if kind == f.PLACE_HERO:
        return _("{land} is not yours.").format(land=names[t])
    return None


def _no_way(table: SagaTable, match: Match, t: int) -> str:
    """Why the hero that was taken up cannot go there."""
    state, names, seat = match.state, table.content.names, match.seat
    board, deeds = saga_of(state).boards[seat], saga_of(state).deeds
    if can_fight(table, state, t):
        if state.stack[-1][0] != f.INVADE:
            return _("Heroes fight in the Invade phase.")
        return _("{land} is neither adjacent to {here} nor joined to it by portals.").format(
            land=names[t], here=names[board.hero]
        )
    if state.owner[t] != seat:
        return _("{land} is not yours: a hero walks through own land only.").format(land=names[t])
    if deeds.walked:
        return _("Your hero has walked in this turn.")
    if t == board.hero:
        return _("He stands there already.")
    return _("{land} is more than three steps through own land away.").format(land=names[t])
