"""Why a choice about cards is refused: one sentence for each way to go wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.rules import Frame, Option
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.battle_steps import A_ROLLED, CRY, Battle
from game.titles.skyrim.dovahkiin.card_words import shown_dice
from game.titles.skyrim.dovahkiin.casting import may_cast
from game.titles.skyrim.dovahkiin.catalogue import Card
from game.titles.skyrim.dovahkiin.conditions import progress
from game.titles.skyrim.dovahkiin.decks import objectives_left
from game.titles.skyrim.dovahkiin.heroes import hero_lives
from game.titles.skyrim.dovahkiin.in_force import is_pacified, is_paralyzed
from game.titles.skyrim.dovahkiin.keeping import last_cards
from game.titles.skyrim.dovahkiin.keys import STEPS
from game.titles.skyrim.dovahkiin.purchases import OBJECTIVE_PRICE, objective_refusal, spell_price, spell_refusal
from game.titles.skyrim.dovahkiin.saga import NONE
from game.titles.skyrim.dovahkiin.scoring import OF_DRAGONS, is_dead
from game.titles.skyrim.dovahkiin.targets import Aim
from game.titles.skyrim.state import State, saga_of

# The verbs about cards that each frame takes.
VERBS: Final[dict[int, tuple[str, ...]]] = {
    f.REINFORCE: ("cast",),
    f.INVADE: ("cast",),
    f.MANEUVER: ("cast",),
    f.PURCHASES: ("buy_spell", "buy_objective", "cast", "shout", "end_purchases"),
    f.OBJECTIVE: ("score", "replace", "cast", "end_objectives"),
    f.KEEP: ("keep",),
    f.PUT_UNDER: ("put_under",),
    f.AIM: ("aim", "enough", "pass"),
    f.PUSH: ("units",),
    f.GIVE: ("give",),
    f.TAKE: ("take",),
    f.BATTLE: ("cast", "reroll", "pass"),
    f.REROLL: ("reroll",),
}


def attack_barred(content: Content, state: State, source: int, target: int) -> str:
    """Why a spell forbids an invasion, or nothing (SPL-15, -16)."""
    if barred := maneuver_barred(content, state, source):
        return barred
    if state.saga is not None and is_pacified(content, state, target):
        return _("{target} may not be invaded again this turn.").format(target=content.names[target])
    return ""


def maneuver_barred(content: Content, state: State, source: int) -> str:
    """Why a spell forbids a maneuver, or nothing (SPL-15)."""
    if state.saga is not None and is_paralyzed(content, state, source):
        return _("The units in {source} are paralyzed.").format(source=content.names[source])
    return ""


def _buy_spell(content: Content, state: State, frame: Frame, option: Option) -> str:
    return {
        "left_out": _("Spells are not part of this match."),
        "bought": _("Only one spell can be bought in a turn."),
        "magicka": _("A spell costs you {n} magicka.").format(n=spell_price(content, state, frame[1])),
        "empty": _("There is no spell left to buy."),
    }[spell_refusal(content, state, frame[1])]


def _buy_objective(content: Content, state: State, frame: Frame, option: Option) -> str:
    return {
        "left_out": _("Buying objectives is not part of this match."),
        "bought": _("Objectives can be bought once in a turn."),
        "magicka": _("Drawing objectives costs {n} magicka.").format(n=OBJECTIVE_PRICE),
        "empty": _("There is no objective left to buy."),
    }[objective_refusal(content, state, frame[1])]


def _cast(content: Content, state: State, frame: Frame, option: Option) -> str:
    seat, number = frame[1], option[1]
    board, card = saga_of(state).boards[seat], content.cards.spells[number]
    name = card.shown_name
    if number not in board.spells:
        return _("You do not hold {card}.").format(card=name)
    if not hero_lives(content, state, seat):
        return _("Your hero has fallen, and only a living one casts spells.")
    if card.window not in _windows(frame):
        return _("{card} is not cast now: it is for {moment}.").format(card=name, moment=_MOMENTS[card.window]())
    if card.kind != "defence" and not may_cast(content, state, seat):
        return _("Only one spell can be cast in a turn; defence cards do not count.")
    if card.cost > board.magicka:
        return _("{card} costs {n} magicka, and you have {m}.").format(card=name, n=card.cost, m=board.magicka)
    return _("{card} would change nothing now. {text}").format(card=name, text=card.shown_text)


def _windows(frame: Frame) -> tuple[str, ...]:
    if frame[0] == f.BATTLE:
        return (STEPS[Battle(*frame[2:]).step],)
    return {f.PURCHASES: ("purchases", "own_turn"), f.MANEUVER: ("maneuver", "own_turn")}.get(frame[0], ("own_turn",))


_MOMENTS: Final[dict[str, Callable[[], str]]] = {
    "purchases": lambda: _("your purchases, before the invasion"),
    "attack_declared": lambda: _("your attack, before the dice are rolled"),
    "attack_rolled": lambda: _("your attack, after the dice are rolled"),
    "defence_declared": lambda: _("an attack on you, before the dice are rolled"),
    "defence_rolled": lambda: _("an attack on you, after the dice are rolled"),
    "maneuver": lambda: _("your maneuver"),
    "own_turn": lambda: _("your turn, outside battles"),
}


def _shout(content: Content, state: State, frame: Frame, option: Option) -> str:
    saga, seat = saga_of(state), frame[1]
    card = content.cards.shouts[option[1]]
    if option[1] not in saga.boards[seat].shouts:
        return _("You have not learned {card}.").format(card=card.shown_name)
    if not saga.boards[seat].health:
        return _("Your hero has fallen, and only a living one shouts.")
    if saga.deeds.shouted:
        return _("Only one shout can be used in a turn.")
    return _("{card} has no target beside your hero. {text}").format(card=card.shown_name, text=card.shown_text)


def _aim(content: Content, state: State, frame: Frame, option: Option) -> str:
    card = _aimed_card(content, frame)
    return _("{territory} cannot be chosen. {text}").format(territory=content.names[option[1]], text=card.shown_text)


def _enough(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("{card} asks for a territory now.").format(card=_aimed_card(content, frame).shown_name)


def _aimed_card(content: Content, frame: Frame) -> Card:
    aim, cards = Aim(*frame[1:]), content.cards
    return cards.spells[aim.spell] if aim.spell != NONE else cards.shouts[aim.shout]


def _pass(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("What was begun must be carried out.")


def _give(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("You do not hold that card.")


def _take(content: Content, state: State, frame: Frame, option: Option) -> str:
    if option[1] == frame[2]:
        return _("It must be another card than the one you discarded.")
    return _("That card is not in the discard pile.")


def _reroll(content: Content, state: State, frame: Frame, option: Option) -> str:
    battle = Battle(*frame[2:])
    if frame[0] == f.BATTLE and battle.step != CRY:
        return _("Dice are rolled again by a spell only now.")
    own = battle.attack if battle.step in (CRY, A_ROLLED) else battle.defence
    if battle.step == CRY:
        return _("The Battle cry is for one of the dice that you rolled: {dice}.").format(dice=shown_dice(own))
    return _("Name some of the dice that you rolled, highest first: {dice}.").format(dice=shown_dice(own))


def _score(content: Content, state: State, frame: Frame, option: Option) -> str:
    card = content.cards.objectives[option[1]]
    if option[1] not in saga_of(state).boards[frame[1]].objectives:
        return _("You do not hold {card}.").format(card=card.shown_name)
    done, needed = progress(content, state, frame[1], option[1])
    return _("{card} is not met: {done} of {needed}. {text}").format(
        card=card.shown_name, done=done, needed=needed, text=card.says(len(state.seats))
    )


def _replace(content: Content, state: State, frame: Frame, option: Option) -> str:
    card = content.cards.objectives[option[1]]
    if option[1] not in saga_of(state).boards[frame[1]].objectives:
        return _("You do not hold {card}.").format(card=card.shown_name)
    if card.counts not in OF_DRAGONS or not is_dead(content, state, frame[1], option[1]):
        return _("Only an objective that asks for dragons can be exchanged, once none is left to slay.")
    if frame[2]:
        return _("An objective can be exchanged once in a turn.")
    assert not objectives_left(state)
    return _("There is no other objective to take.")


def _drawn(content: Content, state: State, frame: Frame, option: Option) -> str:
    names = [content.cards.objectives[card].shown_name for card in last_cards(state, frame)]
    return _("It must be one of those drawn: {cards}.").format(cards=", ".join(names))


def _always_legal(content: Content, state: State, frame: Frame, option: Option) -> str:
    raise AssertionError(f"{option} is legal wherever it answers the question")


REASONS: Final[dict[str, Callable[[Content, State, Frame, Option], str]]] = {
    "buy_spell": _buy_spell,
    "buy_objective": _buy_objective,
    "end_purchases": _always_legal,
    "cast": _cast,
    "shout": _shout,
    "aim": _aim,
    "enough": _enough,
    "pass": _pass,
    "give": _give,
    "take": _take,
    "reroll": _reroll,
    "score": _score,
    "replace": _replace,
    "end_objectives": _always_legal,
    "keep": _drawn,
    "put_under": _drawn,
}
