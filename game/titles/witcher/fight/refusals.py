"""Why a choice in a fight is refused: one sentence for each way to go wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.rules import Frame, Option
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.witcher import names
from game.titles.witcher.content import Content
from game.titles.witcher.effects import moments as m
from game.titles.witcher.fight import words
from game.titles.witcher.fight.combo import most_cards, ways_to_match
from game.titles.witcher.fight.conditions import holds
from game.titles.witcher.fight.moments import payable, potions_left, within_reach
from game.titles.witcher.fight.pools import OUT_OF_POOL
from game.titles.witcher.fight.sides import fight_of, specialty_of
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import State

Reason = Callable[[Content, State, Frame, Option], str]


def _plain(text: str) -> Reason:
    return lambda content, state, frame, option: _(text)


def _wager(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("Only the two who fight can be staked on.")


def _use(content: Content, state: State, frame: Frame, option: Option) -> str:
    number, side = option[1], frame[2]
    fields = {"ability": words.ability(content, number)}
    if number not in within_reach(content, state, side):
        return _("You do not have {ability}.").format(**fields)
    if number in fight_of(state).sides[side].used or (
        number == specialty_of(content, state, side) and fight_of(state).sides[side].specialties
    ):
        return _("{ability} was used in this fight already.").format(**fields)
    if not payable(content, state, side, number):
        return _("You cannot pay what {ability} asks for.").format(**fields)
    moment = frame[3] if frame[0] == NUMBER["special"] else m.OWN_TURN
    if content.abilities.all[number].moment != moment or not content.abilities.all[number].may:
        return _("{ability} does not serve at this moment.").format(**fields)
    if not holds(content, state, side, number):
        return _("What {ability} needs is not so now.").format(**fields)
    return _("{ability} has nothing to work on.").format(**fields)


def _drink(content: Content, state: State, frame: Frame, option: Option) -> str:
    side = frame[2]
    fields = {"potion": names.potion(content, option[1])}
    if option[1] not in state.seats[frame[1]].potions:
        return _("You do not hold {potion}.").format(**fields)
    if potions_left(content, state, side) <= 0:
        return _("No more Potions can be used in this fight.")
    if not payable(content, state, side, content.abilities.of_potion[option[1]]):
        return _("You cannot pay what {potion} asks for.").format(**fields)
    return _("{potion} does not serve at this moment.").format(**fields)


def _lay(content: Content, state: State, frame: Frame, option: Option) -> str:
    card = option[1]
    fight = fight_of(state)
    if card not in state.seats[frame[1]].hand:
        return _("You do not hold {card}.").format(card=names.card(content, card))
    if len(fight.combo) >= most_cards(state, frame[2]):
        return _("Your Combo can have no more cards in this turn.")
    before = fight.combo[-1][0]
    fields = {"card": names.card(content, card), "before": names.card(content, before)}
    if len(ways_to_match(content, before, card)) > 1:
        return _("{card} matches {before} in two ways: name the extension.").format(**fields)
    return _("{card} matches no extension of {before}.").format(**fields)


def _lay_by(content: Content, state: State, frame: Frame, option: Option) -> str:
    fight = fight_of(state)
    if option[1] not in state.seats[frame[1]].hand or not fight.combo:
        return _lay(content, state, frame, option[:2]) if fight.combo else _("Before the first card is no extension.")
    if len(ways_to_match(content, fight.combo[-1][0], option[1])) == 1:
        return _("{card} matches in one way: no extension is named.").format(card=names.card(content, option[1]))
    return _lay(content, state, frame, option[:2])


def _in_hand(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("You do not hold {card}.").format(card=names.card(content, option[1]))


def _looked_at(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("That is not what is to be done with the cards that you look at.")


def _pick(content: Content, state: State, frame: Frame, option: Option) -> str:
    text = (
        _("{card} is not in your Life Pool.") if frame[3] == OUT_OF_POOL else _("{card} is not in your discard pile.")
    )
    return text.format(card=names.card(content, option[1]))


def _back(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("{card} does not come back from this Combo.").format(card=names.card(content, option[1]))


ALWAYS: Final = _plain(N_("You may always do without."))
REASONS: Final[dict[str, Reason]] = {
    "wager": _wager,
    "pass": ALWAYS,
    "use": _use,
    "drink": _drink,
    "ready": ALWAYS,
    "lay": _lay,
    "lay_by": _lay_by,
    "stop": _plain(N_("With cards in hand at least one must be played.")),
    "charge": ALWAYS,
    "bite": ALWAYS,
    "lose": _in_hand,
    "take": _looked_at,
    "drop": _looked_at,
    "put": _looked_at,
    "drop_attack": _looked_at,
    "put_attack": _looked_at,
    "leave": _looked_at,
    "bottom": _looked_at,
    "pick": _pick,
    "top": _plain(N_("No card of the discard pile is to be taken now.")),
    "back": _back,
}
