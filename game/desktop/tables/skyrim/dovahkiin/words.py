"""Questions and labels of Dovahkiin that follow what is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.desktop.controller import Controller
from game.desktop.tables.base import Ask
from game.desktop.tables.skyrim.dovahkiin import fights, looks
from game.desktop.tables.skyrim.dovahkiin.controller import FIGHT, HERO, REVIVE, SLOTS, SagaController
from game.desktop.tables.skyrim.words import percent
from game.kernel import phrases
from game.kernel.match import Match
from game.kernel.rules import Frame
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin.aid import HEALING_COST, REVIVAL_COST
from game.titles.skyrim.dovahkiin.battle_dice import of_digits
from game.titles.skyrim.dovahkiin.battle_steps import A_ROLLED, CRY, D_ROLLED, Battle, bonuses
from game.titles.skyrim.dovahkiin.duel import can_rage
from game.titles.skyrim.dovahkiin.odds import odds_of
from game.titles.skyrim.dovahkiin.purchases import OBJECTIVE_PRICE, spell_price
from game.titles.skyrim.state import saga_of

if TYPE_CHECKING:
    from game.desktop.tables.skyrim.dovahkiin.table import SagaTable

VERBS: Final = {
    FIGHT: N_("Strike"),
    "strike": N_("Strike"),
    "rage": N_("Strike in rage"),
    "break_off": N_("Break off"),
    "pass": N_("Not now"),
    "enough": N_("Enough"),
    "end_purchases": N_("Done"),
    "end_objectives": N_("End the phase"),
}
ENDINGS: Final = (
    "end_reinforcements", "end_purchases", "end_invasion", "end_maneuver", "end_objectives", "pass", "enough",
    "break_off",
)  # fmt: skip


def verb(table: SagaTable, match: Match, key: str) -> str:
    """The label of a choice without targets, with its price."""
    if key == "buy_spell":
        return _("Spell ({n})").format(n=spell_price(table.content, match.state, match.seat))
    if key == "buy_objective":
        return _("Objective ({n})").format(n=OBJECTIVE_PRICE)
    if key == "heal":
        return _("Heal ({n})").format(n=HEALING_COST)
    return _(VERBS[key]) if key in VERBS else ""


def verb_tip(table: SagaTable, match: Match, key: str) -> str:
    """What it costs in magicka and what it brings, in a sentence."""
    prices = {"buy_spell": spell_price(table.content, match.state, match.seat), "heal": HEALING_COST}
    told = {
        "buy_spell": _("The top spell of the deck, for {n} magicka."),
        "buy_objective": _("One of the top objectives of the deck, for {n} magicka."),
        "heal": _("One health for your hero, for {n} magicka. As often as you can pay."),
        "rage": _("Once a turn: +1 on each die of this roll."),
        "break_off": _("The fight ends here; both keep the wounds. You can attack again in this turn."),
    }
    return told.get(key, "").format(n=prices.get(key, OBJECTIVE_PRICE))


def choices(table: SagaTable, match: Match, controller: Controller) -> tuple[tuple[str, str, str], ...]:
    """Answers beside map, hand and verbs: the hero, his revival, weapon or armor, dice."""
    found = []
    for target in controller.targets():
        key, value = f"point.{target.domain}.{target.value}", target.value
        if target == HERO:
            hero = _(looks.SHORT[table.faction(match.state, match.seat)])
            tip = _("Take your hero up: where he can walk, and whom he can fight, lights up (J)")
            found.append((key, _("Lead {hero}").format(hero=hero), tip))
        elif target == REVIVE:
            words = _("Revive ({n})").format(n=REVIVAL_COST)
            found.append((key, words, _("Bring your hero back, on any territory of yours (J)")))
        elif target.domain == "slot":
            words = _("For a weapon") if SLOTS[int(value)] == "weapon" else _("For an armor")
            found.append((key, words, _("The two cards go for the top card of that deck.")))
        elif target.domain == "faces":
            dice = " ".join(map(str, of_digits(int(value))))
            tip = _("Roll these dice again; what falls then stands.")
            found.append((key, _("Reroll {dice}").format(dice=dice), tip))
    return tuple(found)


def ask(table: SagaTable, match: Match, controller: Controller) -> Ask | None:
    """The question where Dovahkiin has one of its own, or where it is narrowed; else None."""
    if isinstance(controller, SagaController) and controller.fought >= 0:
        return _ask_fight(table, match, controller.fought)
    if HERO in controller.pointed:
        return _ask_hero(table, match, controller)
    if REVIVE in controller.pointed:
        return Ask(_("Where does your hero come back?"), _("On any territory of yours, with full health."))
    cards = [one for one in controller.pointed if one.domain == "card"]
    if cards and not any(option[0] == "exchange" for option in controller.left()):
        return Ask(_("Exchange two cards for equipment: weapon or armor?"), _("You take the top card of that deck."))
    if cards and any(option[0] == "equip" for option in controller.left()):
        left = 3 - len(cards)
        words = ngettext("Choose {n} more card of the set, or equip.", "Choose {n} more cards of the set.", left)
        return Ask(words.format(n=left), _("Two cards bring a weapon or an armor; three of a set bring units."))
    frame = match.state.stack[-1]
    explain = _EXPLAIN.get(frame[0])
    if explain is None:
        return None
    return Ask(table.game.title.question(table.content, match.state), explain(table, match, frame))


def _ask_hero(table: SagaTable, match: Match, controller: Controller) -> Ask:
    hero = looks.hero_name(table.faction(match.state, match.seat))
    walked = saga_of(match.state).deeds.walked
    far = _("He walks up to three of your territories far, once a turn.")
    explain = _("He has walked in this turn.") if walked else far
    if any(option[0] == FIGHT for option in controller.left()):
        explain += " " + _("The chance of a fight stands over whom you point at.")
        return Ask(_("{hero}: walk where, or fight whom?").format(hero=hero), explain)
    return Ask(_("{hero}: walk where?").format(hero=hero), explain)


def _ask_fight(table: SagaTable, match: Match, target: int) -> Ask:
    """Before the first blow: what may come of it, and what is at risk."""
    seat, state = match.seat, match.state
    found, saga = odds_of(table.content, state, seat, target), saga_of(state)
    lost = max(0.0, saga.boards[seat].health - found.health)
    words = _("To the end you win with {chance} and lose about {lost} health. After any roll you can break off.")
    explain = words.format(chance=percent(found.wins), lost=phrases.decimal(lost))
    question = _("Fight {other} in {land}?")
    return Ask(question.format(other=fights.foe_name(table, match, target), land=table.content.names[target]), explain)


def rage(table: SagaTable, match: Match, controller: Controller) -> tuple[tuple[str, str, str], ...]:
    """The other first blow of the Orc (RSK-FAC-05)."""
    if table.fought(controller) < 0 or not can_rage(table.content, match.state, match.seat):
        return ()
    return (("spot.rage", _(VERBS["rage"]), _("Once a turn: +1 on each die of this roll.")),)


def _duel(table: SagaTable, match: Match, frame: Frame) -> str:
    found = odds_of(table.content, match.state, frame[1], frame[2])
    lost = max(0.0, saga_of(match.state).boards[frame[1]].health - found.health)
    words = _("To the end you win with {chance} and lose about {lost} health. Equal dice go to the defender.")
    return words.format(chance=percent(found.wins), lost=phrases.decimal(lost))


def _battle(table: SagaTable, match: Match, frame: Frame) -> str:
    battle = Battle(*frame[2:])
    if battle.step == CRY:
        return _("Battle cry: once a turn, one die of yours is rolled again. If you pass, they count as they lie.")
    if battle.step in (A_ROLLED, D_ROLLED):
        return _("If you pass, the dice count as they lie.")
    each, highest, guard = bonuses(table.content, match.state, battle)
    if each or highest or guard:
        words = _("As it stands, attackers add {n} to each die, defenders {m}.")
        return words.format(n=each, m=guard)
    return _("A card is played before the others know what you hold.")


Explain = Callable[["SagaTable", Match, Frame], str]


def _said(words: str) -> Explain:
    return lambda _table, _match, _frame: _(words)


_EXPLAIN: Final[dict[int, Explain]] = {
    f.CHOOSE_OBJECTIVES: _said(N_("Point at one of the three cards; the others stay yours, and secret.")),
    f.PLACE_HERO: _said(N_("He fights heroes and dragons, and lends +1 to the dice of units beside him.")),
    f.HELP: _said(N_("A standing order, beside your cards, can spare you this question.")),
    f.DUEL: _duel,
    f.CHOOSE_WEAPON: _said(N_("The other one goes back to its deck.")),
    f.CHOOSE_ARMOR: _said(N_("The other one goes back to its deck.")),
    f.PURCHASES: _said(N_("Cards that glow can be used now: one spell and one shout a turn.")),
    f.OBJECTIVE: _said(N_("One objective a turn; those that are met glow.")),
    f.KEEP: _said(N_("Point at the card you keep; how far you are stands on it.")),
    f.PUT_UNDER: _said(N_("The others follow it.")),
    f.AIM: _said(N_("What it can strike lights up on the map.")),
    f.PUSH: _said(N_("One unit at least stays.")),
    f.GIVE: _said(N_("Point at a card of your hand.")),
    f.TAKE: _said(N_("Any card but the one you gave.")),
    f.BATTLE: _battle,
    f.REROLL: _said(N_("Each die can be rolled again once by this card.")),
}
