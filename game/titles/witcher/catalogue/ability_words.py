"""When abilities act and what they do, and what Specialties do, in plain words made from their records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.phrases import listed
from game.kernel.texts import N_, P_, ngettext
from game.kernel.texts import gettext as _
from game.titles.witcher.catalogue import terms as t
from game.titles.witcher.catalogue.effect_words import effect_words, op_words, sentence
from game.titles.witcher.catalogue.frozen import Ability, Catalogue, SpecialtyLevel
from game.titles.witcher.catalogue.need_words import need_words, place_names
from game.titles.witcher.effects import moments as mo
from game.titles.witcher.effects import ops as o

_LIMITS: Final = {
    mo.FIGHT: N_("once in each fight"),
    mo.TURN: N_("once in each turn"),
    mo.ONCE: N_("once"),
}
_MOMENTS: Final = {
    mo.CHALLENGE: N_("to begin the fight"),
    mo.BEFORE_POOL: N_("before you make your Life Pool"),
    mo.AFTER_POOL: N_("after you made your Life Pool"),
    mo.WHO_BEGINS: N_("when a fight with a Monster begins"),
    mo.WHOLE_FIGHT: N_("in the whole fight"),
    mo.OWN_TURN: N_("in your turn"),
    mo.COMBO_LAID: N_("with your Combo"),
    mo.COMBO_DEALT: N_("after your Combo"),
    mo.AT_STEP_4: N_("in your turn"),
    mo.FOE_TURN: N_("before the opponent's turn"),
    mo.ATTACK_NAMED: N_("before an attack is named"),
    mo.ATTACK_REVEALED: N_("when a Monster Fight card is turned over"),
    mo.DAMAGED: N_("with the first Damage of a turn"),
    mo.ATTACK_HITS: N_("when an attack hits you"),
    mo.ATTACK_DONE: N_("after an attack on you"),
    mo.SHIELD_GONE: N_("when your Shield falls to 0"),
    mo.FOE_TURN_END: N_("at the end of the opponent's turn"),
    mo.POTION_USED: N_("after using a potion"),
    mo.KILLED: N_("when the Monster is killed"),
    mo.AFTER_KILL: N_("after killing a Monster, when all is settled"),
    mo.OWNED: N_("while you keep this card"),
    mo.ENTERING: N_("on entering {places}"),
    mo.MOVING: N_("when you move"),
    mo.TRAINING_AT: N_("when a school trains you"),
    mo.EXPLORING: N_("instead of the next Exploration"),
    mo.DECLARED: N_("when a fight is declared"),
    mo.FIGHT_OVER: N_("after each of your fights"),
    mo.IN_PHASE_3: N_("in Phase III, before you draw"),
    mo.ARRIVING: N_("when you land on an island"),
    mo.SAILING: N_("on a sea trip, before the die"),
}
_FIRST: Final = {
    mo.FOE_TURN: N_("before the opponent's first turn"),
    mo.OWN_TURN: N_("in your first turn"),
    mo.COMBO_LAID: N_("with your first Combo"),
    mo.AT_STEP_4: N_("in your first turn"),
    mo.ATTACK_NAMED: N_("in the Monster's first turn"),
    mo.ATTACK_HITS: N_("when the Monster's first attack hits you"),
    mo.FOE_TURN_END: N_("at the end of the Monster's first turn"),
}
_OF_MONSTERS: Final = (mo.WHO_BEGINS, mo.ATTACK_NAMED, mo.ATTACK_REVEALED, mo.ATTACK_HITS)  # their words say so
_CARDS: Final = P_("for {n} card from your hand", "for {n} cards from your hand")
_POTIONS: Final = P_("for {n} unused potion", "for {n} unused potions")


def ability_words(catalogue: Catalogue, ability: Ability) -> str:
    """One sentence: how often, when, at what price, under which conditions, what."""
    what = listed(effect_words(catalogue, ability.program))
    return sentence(
        _("{when}: {what}.").format(when=when_words(ability, bool(what)), what=what or _price(catalogue, ability))
    )


def _price(catalogue: Catalogue, ability: Ability) -> str:
    """What is discarded, where an ability does no more than ask for it."""
    asked = ((o.DISCARD, ability.cards), (o.POTION, -ability.potions))
    return listed([op_words(catalogue, op) for op in asked if op[1]])


def when_words(ability: Ability, priced: bool = True) -> str:
    """All of an ability but what it does."""
    told = [_(_LIMITS[ability.limit])] if ability.limit in _LIMITS else []
    of_combo = any(need.measure in (mo.COMBO, mo.COLOURS) for need in ability.needs)
    if ability.first or ability.moment != mo.COMBO_LAID or not of_combo:  # else the condition speaks of the Combo
        moments = _FIRST if ability.first else _MOMENTS
        told.append(_(moments[ability.moment]).format(places=place_names(ability.places)))
    if ability.monsters_only and ability.moment not in _OF_MONSTERS:
        told.append(_("against a Monster"))
    told += [need_words(need) for need in ability.needs]
    for words, n in ((_CARDS, ability.cards), (_POTIONS, ability.potions)):
        if n and priced:
            told.append(ngettext(*words, n).format(n=n))
    return ", ".join(told)


# -- Specialties (section 7 of the rules) -------------------------------------------------------------
def specialty_words(catalogue: Catalogue, school: int, level: int) -> str:
    """What a school's Specialty does at a level from 1 to 5."""
    return _SPECIALTIES[school](catalogue.schools[school].levels[level - 1])


def _cards(n: int) -> str:
    return ngettext("{n} card", "{n} cards", n).format(n=n)


def _wolf(told: SpecialtyLevel) -> str:
    if not told.draw:
        return _("With a Combo of 3 or more cards: deal {damage} Damage.").format(damage=told.damage)
    words = _("With a Combo of 3 or more cards: deal {damage} Damage and draw {cards}.")
    return words.format(damage=told.damage, cards=_cards(told.draw))


def _viper(told: SpecialtyLevel) -> str:
    words = (
        _("When your attack makes the opponent discard cards: look at the top {n} of their Life Pool, discard {cards}, "
          "put the rest back in any order.")
        if told.discard
        else _("When your attack makes the opponent discard cards: put the top {n} of their Life Pool into any order.")
    )  # fmt: skip
    return words.format(n=told.look, cards=_cards(told.discard))


def _cat(told: SpecialtyLevel) -> str:
    if told.take == told.look:
        return _("In your first turn: draw {cards} from your Life Pool.").format(cards=_cards(told.take))
    words = _(
        "In your first turn: look at the top {n} of your Life Pool, take {cards}, put the rest back in any order."
    )
    return words.format(n=told.look, cards=_cards(told.take))


def _bear(told: SpecialtyLevel) -> str:
    if not told.shield:
        return _("In your turn, with Shield 0: draw {cards}.").format(cards=_cards(told.draw))
    words = _("In your turn, with Shield 0: raise your Shield by {shield} and draw {cards}.")
    return words.format(shield=told.shield, cards=_cards(told.draw))


def _griffin(told: SpecialtyLevel) -> str:
    if told.any_card:
        return _("In your turn: take any card of your discard pile.")
    if not told.discard:
        return _("In your turn: take the top card of your discard pile.")
    words = _("In your turn: take the top card of your discard pile, then discard {cards} from your hand.")
    return words.format(cards=_cards(told.discard))


_SPECIALTIES: Final[dict[int, Callable[[SpecialtyLevel], str]]] = {
    t.WOLF: _wolf,
    t.VIPER: _viper,
    t.CAT: _cat,
    t.BEAR: _bear,
    t.GRIFFIN: _griffin,
}
