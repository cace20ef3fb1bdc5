"""The panel of the last battle in Dovahkiin: hero battles with health and odds, dice that may still be changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.desktop.tables.base import Odds
from game.desktop.tables.lands.lastbattle import Battle
from game.desktop.tables.skyrim import rows as land_rows
from game.desktop.tables.skyrim.dovahkiin import looks
from game.desktop.tables.skyrim.words import percent
from game.desktop.theme import NEUTRAL as NOBODY
from game.kernel.match import Match
from game.kernel.texts import gettext as _
from game.titles.skyrim import events as e
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.battle_steps import Battle as Steps
from game.titles.skyrim.dovahkiin.card_events import DiceThrown
from game.titles.skyrim.dovahkiin.duel import target_health
from game.titles.skyrim.dovahkiin.events import DuelRolled
from game.titles.skyrim.dovahkiin.heroes import hero_in
from game.titles.skyrim.dovahkiin.in_force import attack_bonus
from game.titles.skyrim.dovahkiin.odds import odds_of
from game.titles.skyrim.odds import campaign
from game.titles.skyrim.state import NEUTRAL, State, saga_of

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.dovahkiin.table import SagaTable


def last(table: SagaTable, match: Match) -> Battle | None:
    """The hero battle under way, else the last dice of the match."""
    stack = match.state.stack
    if stack and stack[-1][0] == f.DUEL and not stack[-1][3]:
        return _declared(table, match)
    for n in range(len(match.steps) - 1, -1, -1):
        for event in reversed(match.steps[n].events):
            if isinstance(event, DuelRolled):
                return _duel(table, match, event, n)
            if isinstance(event, e.DiceRolled):
                return land_rows.battle(table, match, event, _thrown_at(match, n) if event.told else n)
            if isinstance(event, DiceThrown):
                return _thrown(table, match, event, n)
    return None


def _thrown_at(match: Match, n: int) -> int:
    """The step in which dice were thrown that were settled in step `n`: they do not fall twice."""
    for k in range(n, max(-1, n - 8), -1):
        if any(isinstance(event, DiceThrown) for event in match.steps[k].events):
            return k
    return n


def _thrown(table: SagaTable, match: Match, event: DiceThrown, n: int) -> Battle:
    attack, defence = event.attack, event.defence
    if match.state.stack and match.state.stack[-1][0] in (f.BATTLE, f.REROLL):
        battle = Steps(*match.state.stack[-1][2:])
        attack, defence = tuple(map(int, str(battle.attack))), tuple(map(int, str(battle.defence)))
    return Battle(
        table.faction(match.state, event.seat), table.faction(match.state, event.defender),
        table.content.names[event.target], attack, defence, min(len(attack), len(defence)),
        _("The dice lie, and nothing has fallen yet."), n,
    )  # fmt: skip


def _sides(table: SagaTable, state: State, seat: int, defender: int, dragon: str) -> tuple[str, str, str, str]:
    """Factions, and pictures of the two that fight."""
    own = table.faction(state, seat)
    if defender == NEUTRAL:
        return own, NOBODY, f"hero_{own}", dragon
    other = table.faction(state, defender)
    return own, other, f"hero_{own}", f"hero_{other}"


def _dragon_picture(match: Match, territory: int) -> str:
    places = looks.dragon_places(match)
    return f"dragon_{places.index(territory) % 4 if territory in places else 0}"


def _declared(table: SagaTable, match: Match) -> Battle:
    """Before the first roll."""
    state = match.state
    _kind, seat, target, _rounds = state.stack[-1]
    defender, saga = hero_in(state, target), saga_of(state)
    own, other, *pictures = _sides(table, state, seat, defender, _dragon_picture(match, target))
    health = (saga.boards[seat].health, target_health(saga, defender, target))
    chance = odds_of(table.content, state, seat, target).wins
    names = [looks.hero_name(own), _foe(table, match, defender, target)]
    return Battle(
        own, other, table.content.names[target], (), (), 0, _("{hero} challenges {other}.").format(
            hero=names[0], other=names[1]
        ), -1, tuple(pictures), health, chance,
    )  # fmt: skip


def _foe(table: SagaTable, match: Match, defender: int, territory: int) -> str:
    if defender == NEUTRAL:
        return looks.dragon_name(looks.dragon_places(match), territory)
    return looks.hero_name(table.faction(match.state, defender))


def _duel(table: SagaTable, match: Match, event: DuelRolled, n: int) -> Battle:
    """After a roll; while it goes on, with the odds of the next ones."""
    state = match.state
    saga, content = saga_of(state), table.content
    own, other, *pictures = _sides(table, state, event.seat, event.defender, _dragon_picture(match, event.target))
    dragon = next((one.health for one in saga.dragons if one.territory == event.target), 0)
    against = dragon if event.defender == NEUTRAL else saga.boards[event.defender].health
    on = bool(state.stack) and state.stack[-1][0] == f.DUEL and state.stack[-1][2] == event.target
    chance = odds_of(content, state, event.seat, event.target).wins if on else -1.0
    lost, foe = [], _foe(table, match, event.defender, event.target)
    for name, health in ((looks.hero_name(own), event.attacker_lost), (foe, event.defender_lost)):
        if health:
            lost.append(_("{who} loses {n} health").format(who=name, n=health))
    words = ", ".join(lost) + "." if lost else _("Neither is hurt.")
    return Battle(
        own, other, content.names[event.target], event.attack, event.defence, 2, words, n, tuple(pictures),
        (saga.boards[event.seat].health, against), chance,
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
        share = odds_of(table.content, state, seat, target).wins
        return Odds(share, percent(share))
    pair = table.battle_of(state, source, aim)
    if pair is None or not pair[1]:
        return None
    share = campaign(*pair, *bonus_of(table, state, keys.index(source), target)).conquers
    return Odds(share, percent(share))


def can_fight(table: SagaTable, state: State, target: int) -> bool:
    """Whether a hero of another seat or a dragon stands in a territory."""
    saga = saga_of(state)
    seat = state.stack[-1][1]
    return any(one.territory == target for one in saga.dragons) or any(
        one.hero == target for other, one in enumerate(saga.boards) if other != seat
    )


def bonus_of(table: SagaTable, state: State, source: int, target: int) -> tuple[int, int]:
    """What each die of attackers and defenders gets."""
    each = int(hero_in(state, source) != NEUTRAL) + attack_bonus(table.content, state, source, target)
    return each, int(hero_in(state, target) != NEUTRAL)
