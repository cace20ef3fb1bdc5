"""Why a choice of heroes, healing or equipment is refused: one sentence for each way to go wrong."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from game.kernel.rules import Frame, Option
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.aid import HEALING_COST, REVIVAL_COST
from game.titles.skyrim.dovahkiin.chain import maneuvers_left
from game.titles.skyrim.dovahkiin.dragons import dragon_at
from game.titles.skyrim.dovahkiin.heroes import hero_in
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH
from game.titles.skyrim.dovahkiin.traits import has_trait
from game.titles.skyrim.state import NEUTRAL, State, saga_of

ANYTIME: Final = ("heal", "revive")
# The verbs that each frame takes, beside those of all modes.
VERBS: Final[dict[int, tuple[str, ...]]] = {
    f.REINFORCE: ("equip", *ANYTIME),
    f.INVADE: ("challenge", "walk", *ANYTIME),
    f.MANEUVER: ("walk", *ANYTIME),
    f.PURCHASES: ANYTIME,
    f.OBJECTIVE: ANYTIME,
    f.CHOOSE_OBJECTIVES: ("give_back",),
    f.PLACE_HERO: ("place_hero",),
    f.HELP: ("pass", *ANYTIME),
    f.DUEL: ("strike", "rage", "break_off"),
    f.CHOOSE_WEAPON: ("keep_weapon",),
    f.CHOOSE_ARMOR: ("keep_armor",),
}


def attack_refusal(content: Content, state: State, target: int) -> str:
    """What only Dovahkiin forbids units to attack; nothing where that is not it."""
    names = content.names
    if dragon_at(saga_of(state), target):
        return _("A dragon holds {target}: only a hero can attack it.").format(target=names[target])
    if not state.units[target]:
        return _("A hero holds {target} alone: only a hero can attack him.").format(target=names[target])
    return ""


def maneuver_refusal(content: Content, state: State, seat: int) -> str:
    """What only Dovahkiin forbids; nothing where that is not it."""
    return "" if maneuvers_left(content, state, seat) else _("The maneuver of this turn is made.")


def _give_back(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("You were not dealt {card}.").format(card=content.cards.objectives[option[1]].shown_name)


def _own_territory(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("{territory} is not yours.").format(territory=content.names[option[1]])


def _hero_cannot_leave(content: Content, state: State, seat: int) -> str:
    board = saga_of(state).boards[seat]
    if not content.mix.heroes:
        return _("This match is played without heroes.")
    if not board.health:
        return _("Your hero has fallen.")
    if not state.units[board.hero]:
        return _("Your hero holds {territory} alone and cannot leave it.").format(territory=content.names[board.hero])
    return ""


def _walk(content: Content, state: State, frame: Frame, option: Option) -> str:
    seat, goal = frame[1], option[1]
    if wrong := _hero_cannot_leave(content, state, seat):
        return wrong
    if saga_of(state).deeds.walked:
        return _("Your hero has walked this turn.")
    if goal == saga_of(state).boards[seat].hero:
        return _("Your hero is there already.")
    if state.owner[goal] != seat:
        return _("{territory} is not yours.").format(territory=content.names[goal])
    return _("Your hero cannot reach {territory} in three steps over your territories.").format(
        territory=content.names[goal]
    )


def _challenge(content: Content, state: State, frame: Frame, option: Option) -> str:
    seat, target = frame[1], option[1]
    if wrong := _hero_cannot_leave(content, state, seat):
        return wrong
    name = content.names[target]
    if not dragon_at(saga_of(state), target) and hero_in(state, target) in (NEUTRAL, seat):
        return _("Neither a dragon nor an enemy hero is in {territory}.").format(territory=name)
    return _("{territory} is neither adjacent to your hero's territory nor joined to it by portals.").format(
        territory=name
    )


def _break_off(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("Whoever attacks fights one round at least.")


def _rage(content: Content, state: State, frame: Frame, option: Option) -> str:
    if not has_trait(content, state, frame[1], "orc"):
        return _("Berserker rage belongs to the hero of the Orcs.")
    return _("Your hero has raged this turn.")


def _helpless(content: Content, state: State, seat: int, cost: int) -> str:
    if not (content.mix.heroes and content.mix.magicka):
        return _("Healing and revival are for sale only where heroes and magicka are played with.")
    if saga_of(state).boards[seat].magicka < cost:
        return _("That costs {cost} magicka.").format(cost=cost)
    return ""


def _heal(content: Content, state: State, frame: Frame, option: Option) -> str:
    board = saga_of(state).boards[frame[1]]
    if wrong := _helpless(content, state, frame[1], HEALING_COST):
        return wrong
    if not board.health:
        return _("Your hero has fallen.")
    return _("Your hero has all his {n} health.").format(n=MOST_HEALTH)


def _revive(content: Content, state: State, frame: Frame, option: Option) -> str:
    if wrong := _helpless(content, state, frame[1], REVIVAL_COST):
        return wrong
    if saga_of(state).boards[frame[1]].health:
        return _("Your hero lives.")
    return _own_territory(content, state, frame, option)


def _equip(content: Content, state: State, frame: Frame, option: Option) -> str:
    _verb, slot, *cards = option
    saga, hand = saga_of(state), state.seats[frame[1]].hand
    deck = saga.weapon_deck if slot == "weapon" else saga.armor_deck
    if not content.mix.equipment:
        return _("This match is played without equipment.")
    if frame[3]:
        return _("A set must be exchanged first.")
    if not saga.boards[frame[1]].health:
        return _("Your hero has fallen, and equipment is for living heroes.")
    if saga.deeds.equipped:
        return _("Cards were exchanged for equipment this turn already.")
    if not deck:
        return _("That deck is empty.")
    if any(card not in hand for card in cards):
        return _("You do not hold both cards.")
    if any(hand.index(one) >= hand.index(other) for one, other in pairwise(cards)):
        return _("Name two different cards, in the order in which you hold them.")
    raise AssertionError(f"{option} is legal")


def _keep(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("That is neither what your hero has nor what is offered.")


def _always_legal(content: Content, state: State, frame: Frame, option: Option) -> str:
    raise AssertionError(f"{option} is legal wherever it answers the question")


REASONS: Final[dict[str, Callable[[Content, State, Frame, Option], str]]] = {
    "give_back": _give_back,
    "place_hero": _own_territory,
    "walk": _walk,
    "challenge": _challenge,
    "strike": _always_legal,
    "rage": _rage,
    "break_off": _break_off,
    "heal": _heal,
    "revive": _revive,
    "equip": _equip,
    "keep_weapon": _keep,
    "keep_armor": _keep,
}
