"""Why a choice is refused: one sentence for each way to go wrong."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Final

from game.kernel.naming import Naming
from game.kernel.rules import Frame, Option
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.witcher import names
from game.titles.witcher.attributes import MOST
from game.titles.witcher.content import Content
from game.titles.witcher.entering import matches
from game.titles.witcher.fight import refusals as fight
from game.titles.witcher.naming import witcher_naming
from game.titles.witcher.places import train_price
from game.titles.witcher.refresh import KEPT, card_price
from game.titles.witcher.skellige import refusals as sea
from game.titles.witcher.skellige.words import price_words
from game.titles.witcher.state import NONE, State
from game.titles.witcher.words import VERBS_OF, question

Reason = Callable[[Content, State, Frame, Option], str]


def refusal(content: Content, state: State, option: Option) -> str:
    """One sentence saying why an option is not legal now."""
    if not state.stack:
        return _("The match is over.")
    frame = state.stack[-1]
    verb = option[0]
    if verb not in VERBS_OF[frame[0]]:
        return _("'{verb}' does not answer what is asked: {question}").format(
            verb=verb, question=question(content, state)
        )
    naming = witcher_naming(content)
    if not _names_things(naming, option):
        fields = ", ".join(naming.verbs[verb]) or _("nothing")
        return _("After '{verb}' comes: {fields}.").format(verb=verb, fields=fields)
    return REASONS[verb](content, state, frame, option)


def _names_things(naming: Naming, option: Option) -> bool:
    """Whether each argument is a whole number, and one that exists where it stands for something."""
    verb, *arguments = option
    for name, value in zip_longest(naming.verbs[verb], arguments):
        if not isinstance(value, int) or isinstance(value, bool) or name is None:
            return False
        domain = naming.domains.get(name)
        if domain and not 0 <= value < len(naming.keys[domain]):
            return False
    return True


def plain(text: str) -> Reason:
    """A refusal that needs no names."""
    return lambda content, state, frame, option: _(text)


def _in_hand(text: str) -> Reason:
    """First that the card is held at all."""

    def reason(content: Content, state: State, frame: Frame, option: Option) -> str:
        for card in option[1:]:
            if card not in state.seats[frame[1]].hand:
                return _("You do not hold {card}.").format(card=names.card(content, card))
        return _(text)

    return reason


def _in_pool(text: str) -> Reason:
    """First that the card lies in the pool at all."""

    def reason(content: Content, state: State, frame: Frame, option: Option) -> str:
        if option[1] not in state.pool:
            return _("{card} does not lie in the pool.").format(card=names.card(content, option[1]))
        return _(text)

    return reason


def _school(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("You drew {first} and {second}; the {school} is neither.").format(
        first=names.school(frame[2]), second=names.school(frame[3]), school=names.school(option[1])
    )


def _move(content: Content, state: State, frame: Frame, option: Option) -> str:
    here = state.seats[frame[1]].place
    fields = {"place": names.place(content, option[1]), "here": names.place(content, here)}
    if option[1] == here:
        return _("You are in {place} already.").format(**fields)
    if option[1] not in content.adjacent[here]:
        return _("No road leads from {here} to {place}.").format(**fields)
    return _("You can pay for no movement to {place}: one card of its terrain, any two, or one and 1 Gold.").format(
        **fields
    )


def _act(content: Content, state: State, frame: Frame, option: Option) -> str:
    place = state.seats[frame[1]].place
    fields = {"place": names.place(content, place)}
    if not state.turn.entered:
        return _("What {place} offers is open only once you came here in this turn.").format(**fields)
    if place in state.turn.acted:
        return _("You used what {place} offers in this turn already.").format(**fields)
    if state.skellige is not None and state.skellige.over == place:
        return _("What {place} offers is closed to you until you come here again.").format(**fields)
    return _("What {place} offers would do nothing for you now, or you cannot pay for it.").format(**fields)


def _resolve(content: Content, state: State, frame: Frame, option: Option) -> str:
    quest = next((one for one in state.seats[frame[1]].quests if one.story == option[1]), None)
    fields = {"story": names.story(content, option[1])}
    if quest is None:
        return _("You have no Quest from “{story}”.").format(**fields)
    if not state.turn.entered:
        return _("A Quest is resolved only where you came to in this turn.")
    if quest.place not in (NONE, state.seats[frame[1]].place):
        return _("“{story}” waits for you in {place}.").format(**fields, place=names.place(content, quest.place))
    cost = content.catalogue.quests[quest.quest].cost
    if cost > state.seats[frame[1]].gold:
        return _("“{story}” asks for {gold}.").format(**fields, gold=names.gold(cost))
    return _("“{story}” waits for you at a school.").format(**fields)


def _on_land(other: Reason) -> Reason:
    """Before all else, that nothing of the kind is done where Dagon is (SKE-FGT-09, -11)."""

    def reason(content: Content, state: State, frame: Frame, option: Option) -> str:
        if state.seats[frame[1]].place == content.open_sea:
            return _("On the open sea nobody explores, throws dice or fights another witcher.")
        return other(content, state, frame, option)

    return reason


def _challenge(content: Content, state: State, frame: Frame, option: Option) -> str:
    seat, other = frame[1], option[1]
    if not 0 <= other < len(state.seats) or other == seat:
        return _("There is no such opponent.")
    if not state.turn.entered:
        return _("Dice Poker is open only where you came to in this turn.")
    if state.seats[other].place != state.seats[seat].place or not state.seats[other].present:
        return _("That witcher is not here.")
    if other in state.turn.challenged:
        return _("You played with this witcher in this turn already.")
    return _("Both of you need 1 Gold for the stake.")


def _play(content: Content, state: State, frame: Frame, option: Option) -> str:
    card = option[1]
    if card not in state.seats[frame[1]].hand:
        return _("You do not hold {card}.").format(card=names.card(content, card))
    return _("{card} alone does not lead to {place}, which asks for {terrain}.").format(
        card=names.card(content, card),
        place=names.place(content, frame[2]),
        terrain=names.terrain(content.terrain_of[frame[2]]),
    )


def _sail(content: Content, state: State, frame: Frame, option: Option) -> str:
    card = option[1]
    if card not in state.seats[frame[1]].hand:
        return _("You do not hold {card}.").format(card=names.card(content, card))
    if matches(content, card, frame[2]):
        return _("{card} leads there by itself.").format(card=names.card(content, card))
    return _("You have no passage there, or used it in this turn already.")


def _with_gold(content: Content, state: State, frame: Frame, option: Option) -> str:
    card = option[1]
    if card not in state.seats[frame[1]].hand:
        return _("You do not hold {card}.").format(card=names.card(content, card))
    if state.seats[frame[1]].gold:
        return _("{card} leads there by itself.").format(card=names.card(content, card))
    return _("You have no Gold to spend.")


def _two(content: Content, state: State, frame: Frame, option: Option) -> str:
    hand = state.seats[frame[1]].hand
    for card in option[1:]:
        if card not in hand:
            return _("You do not hold {card}.").format(card=names.card(content, card))
    if option[1] == option[2]:
        return _("Two different cards are needed.")
    if frame[2] == content.open_sea:
        return _("{card} leads there by itself.").format(card=names.card(content, option[1]))
    return _("Name the cards in the order in which you hold them.")


def _train(content: Content, state: State, frame: Frame, option: Option) -> str:
    one = state.seats[frame[1]]
    attribute = option[1]
    fields = {"attribute": names.attribute(attribute)}
    if one.attributes[attribute] == MOST:
        return _("{attribute} stands at its highest already.").format(**fields)
    if attribute == 3 and content.school_of[one.place] != one.school:
        return _("Your Specialty is taught at your own school only.")
    price = train_price(content, state, frame[1], attribute)
    if option[0] == "train" and price > one.gold:
        return _("{attribute} costs {gold} here.").format(**fields, gold=names.gold(price))
    return _("You have no letter that makes this training cheap enough.")


def _reroll(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("Name dice out of {dice}, the highest first, or none.").format(dice=names.dice(frame[2]))


def _fight(content: Content, state: State, frame: Frame, option: Option) -> str:
    slot = state.slots[option[1]]
    if slot.monster == NONE:
        return _("No monster stands there.")
    monster = names.monster(content, slot.monster)
    if slot.token != state.seats[frame[1]].place:
        return _("{monster} is in {place}, and you are not.").format(
            monster=monster, place=names.place(content, slot.token)
        )
    if len(state.seats[frame[1]].potions) < content.catalogue.monsters[slot.monster].ability.potions:
        return _("{monster} is fought only for a Potion, and you hold none.").format(monster=monster)
    return _("The last Monster waits until you have the Attribute Trophy.")


def _duel(content: Content, state: State, frame: Frame, option: Option) -> str:
    seat, other = frame[1], option[1]
    if not 0 <= other < len(state.seats) or other == seat or not state.seats[other].present:
        return _("There is no such opponent.")
    here = state.seats[seat].place
    if state.seats[other].place != here:
        return _("That witcher is not here.")
    if content.school_of[here] != NONE:
        return _("No witchers fight at a school.")
    if other in state.turn.challenged:
        return _("You played dice with this witcher in this turn.")
    return _("The tavern of {place} is closed to another fight.").format(place=names.place(content, here))


def _meditate(content: Content, state: State, frame: Frame, option: Option) -> str:
    one = state.seats[frame[1]]
    fields = {"attribute": names.attribute(option[1])}
    if one.attributes[option[1]] < MOST:
        return _("Meditation on {attribute} needs its level 5.").format(**fields)
    if content.attribute_trophy[option[1]] in one.trophies:
        return _("You have the trophy of {attribute} already.").format(**fields)
    return _("No trophy of {attribute} is left.").format(**fields)


def _explore(content: Content, state: State, frame: Frame, option: Option) -> str:
    if state.turn.explore_barred:
        return _("You may not explore in this turn.")
    if not (state.wilds if option[1] else state.city):
        return _("No card is left there.")
    return _("A card that you keep comes first.")


def _answer(content: Content, state: State, frame: Frame, option: Option) -> str:
    prices = content.stories.prices[frame[2]]
    if option[1] >= len(prices):
        return _("There is no such choice here.")
    price = price_words(prices[option[1]], *content.stories.goods[frame[2]][option[1]])
    return _("This asks for {gold}.").format(gold=price)


def _buy(content: Content, state: State, frame: Frame, option: Option) -> str:
    if option[1] not in state.pool:
        return _("{card} does not lie in the pool.").format(card=names.card(content, option[1]))
    price = card_price(content, state, state.pool.index(option[1]))
    return _("{card} costs {cards}, and you hold {held}.").format(
        card=names.card(content, option[1]),
        cards=names.count_cards(price),
        held=names.count_cards(len(state.seats[frame[1]].hand)),
    )


def _end_discarding(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("Only {cards} may be kept.").format(cards=names.count_cards(KEPT))


def _raise(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("{attribute} cannot be the one that rises now.").format(attribute=names.attribute(option[1]))


def _trail(content: Content, state: State, frame: Frame, option: Option) -> str:
    if state.seats[frame[1]].trails[option[1]] != NONE:
        return _("You have the Trail token of this terrain already.")
    return _("No token of this terrain is left.")


def _seek(content: Content, state: State, frame: Frame, option: Option) -> str:
    one = state.seats[frame[1]]
    if state.slots[option[1]].monster == NONE:
        return _("No monster stands there.")
    if one.trail_quests[option[1]] != NONE:
        return _("You look for a trail of this terrain already.")
    return _trail(content, state, frame, option)


def _trash(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("{card} is not yours.").format(card=names.card(content, option[1]))


def _strike(content: Content, state: State, frame: Frame, option: Option) -> str:
    if option[1] not in state.seats[frame[1]].hand:
        return _("You do not hold {card}.").format(card=names.card(content, option[1]))
    return _("The card before has no such extension of its colour.")


REASONS: Final[dict[str, Reason]] = {
    "school": _school,
    "place": plain(N_("The monster begins in one of the three slots.")),
    "end_wandering": plain(N_("Your travels can end at any time.")),
    "move": _move,
    "act": _act,
    "resolve": _resolve,
    "challenge": _on_land(_challenge),
    "play": _play,
    "with_gold": _with_gold,
    "two": _two,
    "ride": plain(N_("Nothing that you keep takes you there, or you used it in this turn already.")),
    "sail": _sail,
    "train": _train,
    "train_by_letter": _train,
    "trade_away": _in_hand(N_("The pool has no card that is cheap enough for it.")),
    "trade_for": _in_pool(N_("It is too dear for the card that you give away.")),
    "clear": _in_pool(N_("It is removed already.")),
    "enough": plain(N_("You may always stop here.")),
    "seek": _seek,
    "decline": plain(N_("You may always do without.")),
    "reroll": _reroll,
    "fight": _fight,
    "duel": _on_land(_duel),
    "meditate": _meditate,
    "explore": _on_land(_explore),
    "follow": plain(N_("Nothing that you keep comes due now.")),
    "rest": plain(N_("There is something to explore.")),
    "answer": _answer,
    "discard": _in_hand(N_("It cannot be discarded now.")),
    "end_discarding": _end_discarding,
    "buy": _buy,
    "pay": _in_hand(N_("It cannot be paid with now.")),
    "raise": _raise,
    "trail": _trail,
    "gain": _in_pool(N_("It has another cost than the one that is asked for.")),
    "trash": _trash,
    "discard_potion": plain(N_("You hold no such Potion.")),
    "strike": _strike,
    "end_strike": plain(N_("With cards in hand at least one must be played.")),
    **fight.REASONS,
    **sea.REASONS,
}
