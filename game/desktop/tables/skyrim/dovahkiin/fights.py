"""The panel of the last battle in Dovahkiin: hero battles with health and odds, dice that may still be changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.bots.skyrim.dovahkiin.battle_odds import outcome, terms_of
from game.desktop.tables.base import Odds
from game.desktop.tables.lands.battle import Battle
from game.desktop.tables.skyrim import rows as land_rows
from game.desktop.tables.skyrim.dovahkiin import looks
from game.desktop.tables.skyrim.words import percent
from game.desktop.theme import NEUTRAL as NOBODY
from game.kernel.events import Event
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.titles.skyrim import events as e
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.battle_dice import of_digits
from game.titles.skyrim.dovahkiin.battle_steps import Battle as Steps
from game.titles.skyrim.dovahkiin.battle_steps import bonuses
from game.titles.skyrim.dovahkiin.card_events import DiceRerolled, DiceThrown
from game.titles.skyrim.dovahkiin.events import BowDrawn, DuelRolled
from game.titles.skyrim.dovahkiin.heroes import hero_in
from game.titles.skyrim.dovahkiin.odds import odds_of
from game.titles.skyrim.dovahkiin.saga import NONE
from game.titles.skyrim.odds import Campaign, campaign
from game.titles.skyrim.state import NEUTRAL, State, saga_of

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.dovahkiin.table import SagaTable


DICE = (DiceThrown, DiceRerolled)


def last(table: SagaTable, match: Match) -> Battle | None:
    """The fight under way, else the last dice of the match."""
    if (begun := _begun(table, match)) is not None:
        return begun
    again = -1  # the step in which dice were thrown again that lie there now
    for n in range(len(match.steps) - 1, -1, -1):
        for event in reversed(match.steps[n].events):
            if isinstance(event, DuelRolled):
                return _duel(table, match, event, n)
            if isinstance(event, BowDrawn):
                return _shot(table, match, event, n)
            if isinstance(event, e.DiceRolled):
                return land_rows.battle(table, match, event, _fallen_at(match, n) if event.told else n)
            if isinstance(event, DiceRerolled):
                again = max(again, n)
            if isinstance(event, DiceThrown):
                return _thrown(table, match, event, max(again, n))
    return None


def _begun(table: SagaTable, match: Match) -> Battle | None:
    """What is fought now and has thrown no dice yet."""
    stack = match.state.stack
    if not stack:
        return None
    frame = stack[-1]
    if frame[0] == f.DUEL and not frame[3] and not _has(match, BowDrawn):
        return thought(table, match, frame[1], frame[2])
    if frame[0] == f.BATTLE and not Steps(*frame[2:]).attack:
        return land_rows.thought(table, match, frame[2], frame[3])
    return None


def _has(match: Match, kind: type[Event]) -> bool:
    """Whether the last step told of such a thing."""
    return bool(match.steps) and any(isinstance(event, kind) for event in match.steps[-1].events)


def _fallen_at(match: Match, n: int) -> int:
    """The step in which dice fell that were settled in step `n`: they do not fall twice."""
    for k in range(n, max(-1, n - 8), -1):
        if any(isinstance(event, DICE) for event in match.steps[k].events):
            return k
    return n


def _thrown(table: SagaTable, match: Match, event: DiceThrown, n: int) -> Battle:
    """Dice that may still be changed."""
    state, content = match.state, table.content
    attack, defence = event.attack, event.defence
    plus: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    if state.stack and state.stack[-1][0] in (f.BATTLE, f.REROLL):
        battle = Steps(*state.stack[-1][2:])
        attack, defence = of_digits(battle.attack), of_digits(battle.defence)
        plus = bonuses(content, state, battle).on_dice(len(attack), len(defence))
    left = (state.units[event.source], state.units[event.target])
    return Battle(
        table.faction(state, event.seat), table.faction(state, event.defender), content.names[event.target],
        attack, defence, min(len(attack), len(defence)), _("The dice lie, and nothing has fallen yet."), n, left=left,
        had=left, plus=plus, way=(content.keys[event.source], content.keys[event.target]), on=True,
    )  # fmt: skip


def _sides(table: SagaTable, match: Match, seat: int, defender: int, target: int) -> dict[str, Any]:
    """Who fights whom, and where."""
    state, keys = match.state, table.content.keys
    own = table.faction(state, seat)
    other = NOBODY if defender == NEUTRAL else table.faction(state, defender)
    picture = _dragon_picture(match, target) if defender == NEUTRAL else f"hero_{other}"
    hero = saga_of(state).boards[seat].hero
    return {
        "attacker": own, "defender": other, "place": table.content.names[target], "figures": (f"hero_{own}", picture),
        "way": (keys[hero] if hero >= 0 else "", keys[target]),
    }  # fmt: skip


def _dragon_picture(match: Match, territory: int) -> str:
    places = looks.dragon_places(match)
    return f"dragon_{places.index(territory) % 4 if territory in places else 0}"


def _health(state: State, seat: int, defender: int, target: int) -> tuple[int, int]:
    """What both have; nothing of a dragon that was slain."""
    saga = saga_of(state)
    dragon = next((one.health for one in saga.dragons if one.territory == target), 0)
    return saga.boards[seat].health, dragon if defender == NEUTRAL else saga.boards[defender].health


def thought(table: SagaTable, match: Match, seat: int, target: int) -> Battle:
    """A fight before its first blow: who it is, and what is at risk."""
    state = match.state
    defender, saga = hero_in(state, target), saga_of(state)
    left = _health(state, seat, defender, target)
    hero = looks.hero_name(table.faction(state, seat))
    board = saga.boards[seat]
    armed = table.content.mix.equipment and (board.weapon != NONE or board.armor != NONE)
    risk = _("At risk: {hero}, with weapon and armor.") if armed else _("At risk: {hero}.")
    return Battle(
        **_sides(table, match, seat, defender, target), attack=(), defence=(), counted=0, words=risk.format(hero=hero),
        serial=-1, left=left, had=left, odds=_odds(table, state, seat, target), on=True,
    )  # fmt: skip


def foe_name(table: SagaTable, match: Match, territory: int) -> str:
    """The hero or dragon of a territory."""
    return _foe(table, match, hero_in(match.state, territory), territory)


def _foe(table: SagaTable, match: Match, defender: int, territory: int) -> str:
    if defender == NEUTRAL:
        return looks.dragon_name(looks.dragon_places(match), territory)
    return looks.hero_name(table.faction(match.state, defender))


def _duel(table: SagaTable, match: Match, event: DuelRolled, n: int) -> Battle:
    """After a roll; while it goes on, with the odds of the next ones."""
    had = _health(match.state_before(n), event.seat, event.defender, event.target)
    left = _health(match.state_before(n + 1), event.seat, event.defender, event.target)
    lost, foe = [], _foe(table, match, event.defender, event.target)
    hero = looks.hero_name(table.faction(match.state, event.seat))
    for name, health in ((hero, event.attacker_lost), (foe, event.defender_lost)):
        if health:
            lost.append(_("{who} loses {n} health").format(who=name, n=health))
    words = ", ".join(lost) + "." if lost else _("Neither is hurt.")
    if not all(left):
        words += " " + _("{who} falls.").format(who=foe if left[0] else hero)
    plus = (1,) * len(event.attack) if event.raging else ()
    return Battle(
        **_sides(table, match, event.seat, event.defender, event.target), attack=event.attack, defence=event.defence,
        counted=2, words=words, serial=n, left=left, had=had, plus=(plus, ()), **_goes_on(table, match, event),
    )  # fmt: skip


def _goes_on(table: SagaTable, match: Match, event: DuelRolled | BowDrawn) -> dict[str, Any]:
    """Whether a fight goes on, and with what odds."""
    stack = match.state.stack
    on = bool(stack) and stack[-1][0] == f.DUEL and stack[-1][2] == event.target
    return {"on": on, "odds": _odds(table, match.state, event.seat, event.target) if on else None}


def _odds(table: SagaTable, state: State, seat: int, target: int) -> Odds:
    share = odds_of(table.content, state, seat, target).wins
    return Odds(share, percent(share))


def _shot(table: SagaTable, match: Match, event: BowDrawn, n: int) -> Battle:
    """Auriel's Bow shoots before the first round (WPN-B)."""
    left = _health(match.state_before(n + 1), event.seat, event.defender, event.target)
    foe = _foe(table, match, event.defender, event.target)
    hit = _("Auriel's Bow: {who} loses {n} health.").format(who=foe, n=event.lost)
    return Battle(
        **_sides(table, match, event.seat, event.defender, event.target), attack=(event.die,), defence=(), counted=1,
        words=hit if event.lost else _("Auriel's Bow misses."), serial=n, left=left,
        had=(left[0], left[1] + event.lost), **_goes_on(table, match, event),
    )  # fmt: skip


def odds(table: SagaTable, match: Match, source: str, aim: str) -> Odds | None:
    """Over a hero or a dragon that is thought of, or fought; over land with the bonuses of heroes and spells."""
    state, keys = match.state, table.content.keys
    if not state.stack or not aim:
        return None
    frame, target = state.stack[-1], keys.index(aim)
    if frame[0] == f.DUEL:
        seat = frame[1] if frame[2] == target else NEUTRAL
    else:
        seat = match.seat if table.leads and frame[0] == f.INVADE and can_fight(table, state, target) else NEUTRAL
    if seat != NEUTRAL:
        return _odds(table, state, seat, target)
    pair = table.battle_of(state, source, aim)
    if pair is None or not pair[1]:
        return None
    share = table.campaign(state, keys.index(source), target).conquers
    return Odds(share, percent(share))


def can_fight(table: SagaTable, state: State, target: int) -> bool:
    """Whether a hero of another seat or a dragon stands in a territory."""
    saga = saga_of(state)
    seat = state.stack[-1][1]
    return any(one.territory == target for one in saga.dragons) or any(
        one.hero == target for other, one in enumerate(saga.boards) if other != seat
    )


def attack_of_units(table: SagaTable, state: State, source: int, target: int, keep: int) -> Campaign:
    """What an attack to the end brings, with the bonuses of heroes, spells, shouts and weapons."""
    terms, units = terms_of(table.content, state, source, target), (state.units[source], state.units[target])
    if keep > 1:
        return campaign(*units, terms.bonuses.each, terms.bonuses.guard, keep)
    found = outcome(terms, *units)
    return Campaign(found.conquers, found.lost, found.killed)
