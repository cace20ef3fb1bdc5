"""What a person reads of a fight: the question, and what each option would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.rules import Frame, Option
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.witcher import names
from game.titles.witcher.catalogue.effect_words import effect_line
from game.titles.witcher.content import Content
from game.titles.witcher.effects import moments as m
from game.titles.witcher.fight.abilities import (
    ATTACK_COSTS,
    COMBO_MORE,
    COMBO_SHIELDS,
    COMBO_SUM,
    KEPT,
    MONSTER,
    POTION,
    TROPHY,
)
from game.titles.witcher.fight.combo import add_up
from game.titles.witcher.fight.damage import GIVEN, INTO_POOL, TAKEN, TRASHED
from game.titles.witcher.fight.pools import INTO, OUT_OF_POOL, TO_HAND, UNDER
from game.titles.witcher.fight.sides import fight_of
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import NONE, State

Ask = Callable[[Content, State, Frame], str]
Say = Callable[[Content, State, Option], str]
ATTACKS: Final = (N_("Charge"), N_("Bite"))


def ability(content: Content, number: int) -> str:
    """An ability by what bears it."""
    one = content.abilities.all[number]
    kind, bearer = one.bearer
    if kind == MONSTER:
        return names.monster(content, bearer)
    if kind == TROPHY:
        return names.trophy(content, bearer)
    if kind == POTION:
        return names.potion(content, bearer)
    if kind == KEPT:
        return names.kept(content, bearer)
    return _(content.catalogue.schools[bearer].specialty)


def attack(half: int) -> str:
    """`Charge` or `Bite`."""
    return _(ATTACKS[half])


def _plain(text: str) -> Ask:
    return lambda content, state, frame: _(text)


def _ask_combo(content: Content, state: State, frame: Frame) -> str:
    if not fight_of(state).combo:
        return _("With which card does your Combo begin?")
    total = add_up(content, state, frame[2])
    return ngettext(
        "Your Combo stands at {damage} Damage and {n} Shield. Which card follows?",
        "Your Combo stands at {damage} Damage and {n} Shields. Which card follows?",
        total.shields,
    ).format(damage=total.damage, n=total.shields)


def _ask_name(content: Content, state: State, frame: Frame) -> str:
    fight = fight_of(state)
    monster = names.monster(content, fight.monster)
    if fight.attack[0] != NONE:
        return _("The card lies open: does {monster} charge or bite?").format(monster=monster)
    return _("How does {monster} attack: charge or bite?").format(monster=monster)


_LOSSES: Final = {
    TAKEN: (
        N_("The Damage takes {n} card of your hand: which?"),
        N_("The Damage takes {n} cards of your hand: which?"),
    ),
    GIVEN: (N_("Discard {n} card of your hand."), N_("Discard {n} cards of your hand.")),
    TRASHED: (N_("Trash {n} card of your hand."), N_("Trash {n} cards of your hand.")),
    INTO_POOL: (
        N_("Which {n} card of your hand goes into your Life Pool?"),
        N_("Which {n} cards of your hand go into your Life Pool?"),
    ),
}


def _ask_lose(content: Content, state: State, frame: Frame) -> str:
    one, many = _LOSSES[frame[4]]
    return ngettext(one, many, frame[3]).format(n=frame[3])


def _ask_order(content: Content, state: State, frame: Frame) -> str:
    _kind, _seat, _whose, _n, take, drop, _placed, under = frame
    if under:
        return _("The top card may stay, or go to the bottom of the Life Pool.")
    if take:
        return ngettext(
            "Of these cards take {n} into your hand.", "Of these cards take {n} into your hand.", take
        ).format(n=take)
    if drop:
        return ngettext("Of these cards discard {n}.", "Of these cards discard {n}.", drop).format(n=drop)
    return _("Put the cards back: which lies uppermost of those that are left?")


_PICKS: Final = {
    TO_HAND: N_("Which card of your discard pile do you take into your hand?"),
    UNDER: N_("Which card of your discard pile goes under your Life Pool?"),
    INTO: N_("Which card of your discard pile is shuffled into your Life Pool?"),
    OUT_OF_POOL: N_("Which card of your Life Pool do you discard?"),
}
_SPECIAL: Final = {
    m.BEFORE_POOL: N_("Your Life Pool is made next. Do you use anything before?"),
    m.AFTER_POOL: N_("Your Life Pool is made. Do you use anything?"),
    COMBO_MORE: N_("Your Combo lies on the table. Do you add anything to it?"),
    m.COMBO_LAID: N_("Your Combo lies on the table. Do you use anything with it?"),
    COMBO_SUM: N_("Do you use anything to make your Combo stronger?"),
    m.COMBO_DEALT: N_("Your Combo has struck. Do you use anything?"),
    COMBO_SHIELDS: N_("Do you use anything to raise your Shield further?"),
    m.AT_STEP_4: N_("Do you use anything to draw more cards?"),
    m.FOE_TURN: N_("Your opponent's turn comes. Do you use anything before?"),
    m.ATTACK_NAMED: N_("The attack is named next. Do you use anything?"),
    m.ATTACK_REVEALED: N_("The attack lies open. Do you use anything?"),
    m.ATTACK_HITS: N_("The attack hits you. Do you use anything against it?"),
    m.DAMAGED: N_("You are about to take Damage. Do you use anything against it?"),
    ATTACK_COSTS: N_("The attack is about to cost you cards. Do you use anything against it?"),
    m.ATTACK_DONE: N_("The attack is over. Do you use anything?"),
    m.SHIELD_GONE: N_("Your Shield is gone. Do you use anything?"),
    m.POTION_USED: N_("The Potion has worked. Do you use anything with it?"),
}


def _ask_special(content: Content, state: State, frame: Frame) -> str:
    return _(_SPECIAL.get(frame[3], N_("Do you use anything now?")))


QUESTIONS: Final[dict[int, Ask]] = {
    NUMBER["wager"]: _plain(N_("Two witchers fight. Do you put 1 Gold on one of them?")),
    NUMBER["prepare"]: _plain(N_("Use what you want before your Combo.")),
    NUMBER["combo"]: _ask_combo,
    NUMBER["extra_card"]: _plain(N_("Which card do you add to your Combo? It need not match.")),
    NUMBER["name_attack"]: _ask_name,
    NUMBER["lose_card"]: _ask_lose,
    NUMBER["order_cards"]: _ask_order,
    NUMBER["take_card"]: lambda content, state, frame: _(_PICKS[frame[3]]),
    NUMBER["special"]: _ask_special,
    NUMBER["return_cards"]: _plain(N_("Your hand cannot hold all these cards: which comes first?")),
}

VERBS_OF: Final[dict[int, tuple[str, ...]]] = {
    NUMBER["wager"]: ("wager", "pass"),
    NUMBER["prepare"]: ("use", "drink", "ready"),
    NUMBER["combo"]: ("lay", "lay_by", "stop"),
    NUMBER["extra_card"]: ("lay",),
    NUMBER["name_attack"]: ("charge", "bite"),
    NUMBER["lose_card"]: ("lose",),
    NUMBER["order_cards"]: ("take", "drop", "put", "drop_attack", "put_attack", "leave", "bottom"),
    NUMBER["take_card"]: ("pick",),
    NUMBER["special"]: ("use", "drink", "pass"),
    NUMBER["return_cards"]: ("top", "back"),
}


def _say(text: str) -> Say:
    return lambda content, state, option: _(text)


def _of_card(text: str) -> Say:
    return lambda content, state, option: _(text).format(card=names.card(content, option[1]))


def _of_attack(text: str) -> Say:
    return lambda content, state, option: _(text).format(card=fight_card(content, option[1]))


def fight_card(content: Content, number: int) -> str:
    """A Monster Fight card by its number, with what its halves do."""
    card = content.catalogue.fight_cards[number]
    charge, bite = (effect_line(content.catalogue, program) for program in (card.charge, card.bite))
    return _("Fight card {n} (Charge: {charge}; Bite: {bite})").format(n=number + 1, charge=charge, bite=bite)


def _say_wager(content: Content, state: State, option: Option) -> str:
    return _("1 Gold on the {school}").format(school=names.school(state.seats[option[1]].school))


def _say_use(content: Content, state: State, option: Option) -> str:
    return _("Use {ability}").format(ability=ability(content, option[1]))


def _say_drink(content: Content, state: State, option: Option) -> str:
    return _("Drink {potion}").format(potion=names.potion(content, option[1]))


def _say_lay_by(content: Content, state: State, option: Option) -> str:
    return _("{card}, by extension {n}").format(card=names.card(content, option[1]), n=option[2] + 1)


OPTIONS: Final[dict[str, Say]] = {
    "wager": _say_wager,
    "pass": _say(N_("No, thank you")),
    "use": _say_use,
    "drink": _say_drink,
    "ready": _say(N_("On to the Combo")),
    "lay": _of_card(N_("{card}")),
    "lay_by": _say_lay_by,
    "stop": _say(N_("End the Combo here")),
    "charge": _say(ATTACKS[0]),
    "bite": _say(ATTACKS[1]),
    "lose": _of_card(N_("Give up {card}")),
    "take": _of_card(N_("Take {card}")),
    "drop": _of_card(N_("Discard {card}")),
    "put": _of_card(N_("{card} uppermost")),
    "drop_attack": _of_attack(N_("Discard {card}")),
    "put_attack": _of_attack(N_("{card} uppermost")),
    "leave": _say(N_("It stays on top")),
    "bottom": _say(N_("It goes to the bottom")),
    "pick": _of_card(N_("{card}")),
    "top": _say(N_("The top of the discard pile")),
    "back": _of_card(N_("{card}, back from the Combo")),
}
