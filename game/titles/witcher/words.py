"""What a person reads of a match of The Witcher: the question, and what each option would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.rules import Frame, Option
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.witcher import names, travel
from game.titles.witcher.content import Content
from game.titles.witcher.fight import words as fight
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.places import train_price
from game.titles.witcher.pool import ANY_COST
from game.titles.witcher.refresh import card_price
from game.titles.witcher.skellige import words as sea
from game.titles.witcher.state import NONE, State

Ask = Callable[[Content, State, Frame], str]
Say = Callable[[Content, State, Option], str]


def question(content: Content, state: State) -> str:
    """What is asked of the seat that decides, in one sentence."""
    frame = state.stack[-1]
    return _QUESTIONS[frame[0]](content, state, frame)


def _plain(text: str) -> Ask:
    return lambda content, state, frame: _(text)


def _ask_place_monster(content: Content, state: State, frame: Frame) -> str:
    return _("On which place does the strongest monster, {monster}, begin?").format(
        monster=names.monster(content, frame[2])
    )


# By whether one can move on, and whether there is anything to do.
WANDERING: Final = {
    (True, True): N_("You are in {place}. Move on, do something here, or end your travels?"),
    (True, False): N_("You are in {place}. Move on, or end your travels?"),
    (False, True): N_("You are in {place} and cannot move on. Do something here, or end your travels?"),
    (False, False): N_("You are in {place} and cannot move on. End your travels?"),
}
WAYS: Final = {"move", "sail_to"}


def _ask_wander(content: Content, state: State, frame: Frame) -> str:
    one = state.seats[frame[1]]
    where = names.place(content, one.place)
    verbs = {option[0] for option in travel.offer_wander(content, state, frame)}
    moves, acts = bool(verbs & WAYS), bool(verbs - WAYS - {travel.END_WANDERING[0]})
    if not state.turn.entered and moves and not acts:
        return _("You are in {place}. Where do you travel?").format(place=where)
    return _(WANDERING[moves, acts]).format(place=where)


def _ask_pay_move(content: Content, state: State, frame: Frame) -> str:
    return _("What do you spend to travel to {place}?").format(place=names.place(content, frame[2]))


def _ask_trade_for(content: Content, state: State, frame: Frame) -> str:
    return _("Which card do you want for {card}?").format(card=names.card(content, frame[2]))


def _ask_clear_pool(content: Content, state: State, frame: Frame) -> str:
    if frame[2] == NONE:
        return _("Remove one or two cards of the pool from the game?")
    return _("Remove another card along with {card}?").format(card=names.card(content, frame[2]))


def _ask_reroll(content: Content, state: State, frame: Frame) -> str:
    if not frame[3]:
        return _("You threw {own}. Which dice do you throw again?").format(own=names.dice(frame[2]))
    return _("You threw {own}, against {other}. Which dice do you throw again?").format(
        own=names.dice(frame[2]), other=names.dice(frame[3])
    )


def _ask_answer(content: Content, state: State, frame: Frame) -> str:
    return _("{story}: what do you do?").format(story=names.story(content, frame[2]))


def _ask_keep(content: Content, state: State, frame: Frame) -> str:
    over = len(state.seats[frame[1]].hand) - 3
    if over > 0:
        return ngettext(
            "Discard at least {n} more card; three may be kept.",
            "Discard at least {n} more cards; three may be kept.",
            over,
        ).format(n=over)
    return _("Discard more cards, or keep what you hold?")


def _ask_pay_cards(content: Content, state: State, frame: Frame) -> str:
    return ngettext(
        "Discard {n} more card to pay for {card}.", "Discard {n} more cards to pay for {card}.", frame[3]
    ).format(n=frame[3], card=names.card(content, frame[2]))


def _ask_gain(content: Content, state: State, frame: Frame) -> str:
    if frame[2] == ANY_COST:
        return _("Which card of the pool do you gain?")
    return _("Which card of cost {cost} do you gain from the pool?").format(cost=frame[2])


def _ask_trash(content: Content, state: State, frame: Frame) -> str:
    return ngettext(
        "Choose {n} card of yours that leaves the game.", "Choose {n} cards of yours that leave the game.", frame[2]
    ).format(n=frame[2])


def _ask_discard(content: Content, state: State, frame: Frame) -> str:
    return ngettext("Discard {n} card from your hand.", "Discard {n} cards from your hand.", frame[2]).format(
        n=frame[2]
    )


def _ask_discard_potion(content: Content, state: State, frame: Frame) -> str:
    return ngettext("Discard {n} Potion.", "Discard {n} Potions.", frame[2]).format(n=frame[2])


def _ask_strike(content: Content, state: State, frame: Frame) -> str:
    if frame[2] == NONE:
        return _("With which card do you strike first?")
    return _("So far {n} Damage. Go on with your Combo?").format(n=frame[3])


_QUESTIONS: Final[dict[int, Ask]] = {
    NUMBER["choose_school"]: _plain(N_("Of which school is your witcher?")),
    NUMBER["place_monster"]: _ask_place_monster,
    NUMBER["wander"]: _ask_wander,
    NUMBER["pay_move"]: _ask_pay_move,
    NUMBER["train"]: _plain(N_("Which attribute do you train?")),
    NUMBER["trade_away"]: _plain(N_("Which card of your hand do you give away for another?")),
    NUMBER["trade_for"]: _ask_trade_for,
    NUMBER["clear_pool"]: _ask_clear_pool,
    NUMBER["trail_quest"]: _plain(N_("Which monster's trail do you want to look for?")),
    NUMBER["reroll"]: _ask_reroll,
    NUMBER["deed"]: _plain(N_("What do you do at the end of the road: fight, meditate, or explore?")),
    NUMBER["answer"]: _ask_answer,
    NUMBER["keep"]: _ask_keep,
    NUMBER["buy"]: _plain(N_("Which card do you gain from the pool?")),
    NUMBER["pay_cards"]: _ask_pay_cards,
    NUMBER["raise"]: _plain(N_("Which attribute rises?")),
    NUMBER["trail"]: _plain(N_("Of which terrain do you take a Trail token?")),
    NUMBER["gain"]: _ask_gain,
    NUMBER["trash"]: _ask_trash,
    NUMBER["discard"]: _ask_discard,
    NUMBER["discard_potion"]: _ask_discard_potion,
    NUMBER["move_and_act"]: _plain(N_("Where do you go from here?")),
    NUMBER["act_here"]: _plain(N_("Use the action of this place?")),
    NUMBER["strike"]: _ask_strike,
    **fight.QUESTIONS,
    **sea.QUESTIONS,
}


def option_words(content: Content, state: State, option: Option) -> str:
    """What choosing it would do, in a few words."""
    return _OPTIONS[option[0]](content, state, option)


def _say(text: str) -> Say:
    return lambda content, state, option: _(text)


def _of_card(text: str) -> Say:
    return lambda content, state, option: _(text).format(card=names.card(content, option[1]))


def _of_attribute(text: str) -> Say:
    return lambda content, state, option: _(text).format(attribute=names.attribute(option[1]))


def _of_place(text: str) -> Say:
    return lambda content, state, option: _(text).format(place=names.place(content, option[1]))


def _of_kept(text: str) -> Say:
    return lambda content, state, option: _(text).format(card=names.kept(content, option[1]))


def _of_seat(text: str) -> Say:
    def say(content: Content, state: State, option: Option) -> str:
        return _(text).format(school=names.school(state.seats[option[1]].school))

    return say


def _monster_here(text: str) -> Say:
    """Of the monster of a terrain, and where it stands."""

    def say(content: Content, state: State, option: Option) -> str:
        slot = state.slots[option[1]]
        monster = names.monster(content, slot.monster) if slot.monster != NONE else _("a monster")
        return _(text).format(monster=monster, terrain=names.terrain(option[1]), place=names.place(content, slot.token))

    return say


def _say_act(content: Content, state: State, option: Option) -> str:
    seat = state.stack[-1][1]
    return _(ACTION_WORDS[content.action_of[state.seats[seat].place]])


# By the numbers of the actions in content.py.
ACTION_WORDS: Final = (
    N_("Train at the school"),
    N_("Raise Combat"),
    N_("Raise Defense"),
    N_("Raise Alchemy"),
    N_("Raise your Specialty"),
    N_("Draw a Potion"),
    N_("Play Dice Poker with the locals"),
    N_("Trade a card of your hand for one of the pool"),
    N_("Take 1 Gold and look for a trail"),
    N_("Ask for alms, and have cards of the pool removed"),
    *sea.ACTION_WORDS,
)


def _say_train(content: Content, state: State, option: Option) -> str:
    price = train_price(content, state, state.stack[-1][1], option[1])
    return _("Train {attribute} for {gold}").format(attribute=names.attribute(option[1]), gold=names.gold(price))


def _say_reroll(content: Content, state: State, option: Option) -> str:
    if not option[1]:
        return _("Keep all dice")
    return _("Throw {dice} again").format(dice=names.dice(option[1]))


def _say_answer(content: Content, state: State, option: Option) -> str:
    story: int = state.stack[-1][2]
    choice = content.stories.sheets[story].choices[option[1]]
    if choice.pay:
        return _("{offer} (pay {gold})").format(offer=_(choice.offer), gold=names.gold(choice.pay))
    if choice.potions or choice.cards:
        price = sea.price_words(0, choice.potions, choice.cards)
        return _("{offer} (pay {price})").format(offer=_(choice.offer), price=price)
    return _(choice.offer)


def _say_explore(content: Content, state: State, option: Option) -> str:
    return _("Explore the wilds") if option[1] else _("Explore the city")


def _say_buy(content: Content, state: State, option: Option) -> str:
    price = card_price(content, state, state.pool.index(option[1]))
    card = names.card(content, option[1])
    return ngettext("Gain {card} for {n} card", "Gain {card} for {n} cards", price).format(card=card, n=price)


def _say_strike(content: Content, state: State, option: Option) -> str:
    _verb, card, extension = option
    if extension == NONE:
        return _("Strike with {card}").format(card=names.card(content, card))
    return _("Go on with {card}, by extension {n}").format(card=names.card(content, card), n=extension + 1)


def _say_two(content: Content, state: State, option: Option) -> str:
    return _("Spend {cards}").format(cards=names.cards(content, option[1:]))


def _say_potion(content: Content, state: State, option: Option) -> str:
    return _("Discard {potion}").format(potion=names.potion(content, option[1]))


def _say_resolve(content: Content, state: State, option: Option) -> str:
    return _("Resolve the Quest “{story}”").format(story=names.story(content, option[1]))


_OPTIONS: Final[dict[str, Say]] = {
    "school": lambda content, state, option: names.school(option[1]),
    "place": _monster_here(N_("In {place}")),
    "end_wandering": _say(N_("End your travels")),
    "move": _of_place(N_("Travel to {place}")),
    "act": _say_act,
    "resolve": _say_resolve,
    "challenge": _of_seat(N_("Challenge the {school} to Dice Poker")),
    "play": _of_card(N_("Spend {card}")),
    "with_gold": _of_card(N_("Spend {card} and 1 Gold")),
    "two": _say_two,
    "ride": _of_kept(N_("Travel by {card}")),
    "sail": _of_card(N_("Spend {card} for a passage by water")),
    "train": _say_train,
    "train_by_letter": _of_attribute(N_("Train {attribute} cheaper, by your letter")),
    "trade_away": _of_card(N_("Give {card} away")),
    "trade_for": _of_card(N_("Take {card}")),
    "clear": _of_card(N_("Remove {card}")),
    "enough": _say(N_("Remove no more cards")),
    "seek": _monster_here(N_("Look for the trail of {monster} ({terrain})")),
    "decline": _say(N_("Do without")),
    "reroll": _say_reroll,
    "fight": _monster_here(N_("Fight {monster}")),
    "duel": _of_seat(N_("Fight the {school}")),
    "meditate": _of_attribute(N_("Meditate on {attribute}")),
    "explore": _say_explore,
    "follow": _of_kept(N_("Follow up on {card} instead of exploring")),
    "rest": _say(N_("Do nothing more")),
    "answer": _say_answer,
    "discard": _of_card(N_("Discard {card}")),
    "end_discarding": _say(N_("Keep the rest")),
    "buy": _say_buy,
    "pay": _of_card(N_("Pay with {card}")),
    "raise": _of_attribute(N_("Raise {attribute}")),
    "trail": lambda content, state, option: names.terrain(option[1]),
    "gain": _of_card(N_("Gain {card}")),
    "trash": _of_card(N_("Remove {card} from the game")),
    "discard_potion": _say_potion,
    "strike": _say_strike,
    "end_strike": _say(N_("End your Combo")),
    **fight.OPTIONS,
    **sea.OPTIONS,
}


VERBS_OF: Final[dict[int, tuple[str, ...]]] = {
    NUMBER["choose_school"]: ("school",),
    NUMBER["place_monster"]: ("place",),
    NUMBER["wander"]: ("end_wandering", "act", "resolve", "challenge", "move", "sail_to"),
    NUMBER["pay_move"]: ("play", "ride", "sail", "with_gold", "two"),
    NUMBER["train"]: ("train", "train_by_letter"),
    NUMBER["trade_away"]: ("trade_away",),
    NUMBER["trade_for"]: ("trade_for",),
    NUMBER["clear_pool"]: ("enough", "clear"),
    NUMBER["trail_quest"]: ("seek", "decline"),
    NUMBER["reroll"]: ("reroll",),
    NUMBER["deed"]: ("fight", "face_dagon", "duel", "meditate", "explore", "follow", "rest"),
    NUMBER["answer"]: ("answer",),
    NUMBER["keep"]: ("discard", "end_discarding"),
    NUMBER["buy"]: ("buy",),
    NUMBER["pay_cards"]: ("pay",),
    NUMBER["raise"]: ("raise",),
    NUMBER["trail"]: ("trail",),
    NUMBER["gain"]: ("gain",),
    NUMBER["trash"]: ("trash",),
    NUMBER["discard"]: ("discard",),
    NUMBER["discard_potion"]: ("discard_potion",),
    NUMBER["move_and_act"]: ("move",),
    NUMBER["act_here"]: ("act", "decline"),
    NUMBER["strike"]: ("strike", "end_strike"),
    **fight.VERBS_OF,
    **sea.VERBS_OF,
}
