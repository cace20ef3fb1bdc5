"""What a person reads at sea and on the islands: the question, and what each option would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.phrases import listed
from game.kernel.rules import Frame, Option
from game.kernel.texts import N_, ngettext
from game.kernel.texts import gettext as _
from game.titles.witcher import names
from game.titles.witcher.content import Content
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import State

Ask = Callable[[Content, State, Frame], str]
Say = Callable[[Content, State, Option], str]


def _plain(text: str) -> Ask:
    return lambda content, state, frame: _(text)


def _ask_pay_trip(content: Content, state: State, frame: Frame) -> str:
    return _("What do you spend to sail to {place}?").format(place=names.place(content, frame[2]))


def _ask_trash_hand(content: Content, state: State, frame: Frame) -> str:
    return ngettext(
        "Choose {n} card of your hand that leaves the game.",
        "Choose {n} cards of your hand that leave the game.",
        frame[2],
    ).format(n=frame[2])


def _ask_pay_or_not(content: Content, state: State, frame: Frame) -> str:
    return _("Do you pay {price}?").format(price=price_words(*frame[2:5]))


def price_words(gold: int, potions: int, cards: int) -> str:
    """`2 Gold`, `1 Potion`, `2 cards`."""
    told = [names.gold(gold)] if gold else []
    if potions:
        told.append(ngettext("{n} Potion", "{n} Potions", potions).format(n=potions))
    if cards:
        told.append(names.count_cards(cards))
    return listed(told)


def _ask_choose_die(content: Content, state: State, frame: Frame) -> str:
    return _("You rolled {one} and {other}. Which of them counts?").format(one=frame[2], other=frame[3])


QUESTIONS: Final[dict[int, Ask]] = {
    NUMBER["trash_hand"]: _ask_trash_hand,
    NUMBER["pay_or_not"]: _ask_pay_or_not,
    NUMBER["pay_trip"]: _ask_pay_trip,
    NUMBER["before_die"]: _plain(N_("The die is about to fall. Do you use something that you carry?")),
    NUMBER["choose_die"]: _ask_choose_die,
    NUMBER["divert"]: _plain(N_("Which island do you reach instead?")),
    NUMBER["mists"]: _plain(N_("Which card of the pool do you take? One of cost 1 takes 1 Gold.")),
    NUMBER["trade_trophy"]: _plain(N_("Which Trophy do you give for one of the next level?")),
    NUMBER["choose_level"]: _plain(N_("Of which level is the Monster that you call out?")),
}


def _say(text: str) -> Say:
    return lambda content, state, option: _(text)


def _say_sail_to(content: Content, state: State, option: Option) -> str:
    if option[1] == content.open_sea:
        return _("Sail out to face Dagon")
    return _("Sail to {place}").format(place=names.place(content, option[1]))


def _say_use_item(content: Content, state: State, option: Option) -> str:
    use = _(content.catalogue.kept[option[1]].use)
    return _("{item}: {use}").format(item=names.kept(content, option[1]), use=use)


OPTIONS: Final[dict[str, Say]] = {
    "pay_price": _say(N_("Pay")),
    "sail_to": _say_sail_to,
    "cast_off": _say(N_("Let the die fall")),
    "use_item": _say_use_item,
    "die": lambda content, state, option: _("Take the {die}").format(die=option[1]),
    "part_with": lambda content, state, option: _("Give {trophy}").format(trophy=names.trophy(content, option[1])),
    "hunt": lambda content, state, option: _("A Monster of level {level}").format(level=option[1]),
    "face_dagon": _say(N_("Fight Dagon")),
}

# By the numbers of the actions in content.py, after those of the Continent.
ACTION_WORDS: Final = (
    N_("Raise an Attribute of your choice"),
    N_("Take a card of the pool to your discard pile"),
    N_("Take a Trophy of level I, or one of the next level for one of yours"),
    N_("Take a Trophy of level I"),
    N_("Call out a Monster and fight it at once"),
    N_("Draw 4 Potions"),
    N_("Take 3 Gold"),
    N_("Take the Trail tokens that you lack"),
    N_("Nothing is offered here"),
)

VERBS_OF: Final[dict[int, tuple[str, ...]]] = {
    NUMBER["trash_hand"]: ("discard",),
    NUMBER["pay_or_not"]: ("pay_price", "decline"),
    NUMBER["pay_trip"]: ("play", "with_gold", "two"),
    NUMBER["before_die"]: ("cast_off", "use_item"),
    NUMBER["choose_die"]: ("die",),
    NUMBER["divert"]: ("sail_to",),
    NUMBER["mists"]: ("gain",),
    NUMBER["trade_trophy"]: ("part_with",),
    NUMBER["choose_level"]: ("hunt",),
}
