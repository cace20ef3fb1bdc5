"""Why a choice is refused: one sentence for each way to go wrong."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest

from game.kernel.rules import Frame, Option
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.cards import MOST_CARDS
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin import card_refusals
from game.titles.skyrim.dovahkiin import refusals as saga
from game.titles.skyrim.dovahkiin.casting import most_pushed
from game.titles.skyrim.dovahkiin.equipment import SLOTS
from game.titles.skyrim.invasion import most_defence_dice
from game.titles.skyrim.maneuver import goals
from game.titles.skyrim.naming import DOMAINS, VERBS, skyrim_naming
from game.titles.skyrim.state import State
from game.titles.skyrim.words import question, units_words

# The verbs that each frame takes.
_VERBS: dict[int, tuple[str, ...]] = {
    f.DEFEND: ("defend",),
    f.INVADE: ("attack", "end_invasion"),
    f.MOVE_IN: ("follow",),
    f.REINFORCE: ("place", "exchange", "end_reinforcements"),
    f.PLACE_UNITS: ("units",),
    f.MANEUVER: ("maneuver", "end_maneuver"),
    f.MANEUVER_TO: ("to",),
    f.MANEUVER_UNITS: ("units",),
    f.PLACE: ("place",),
    f.EXCHANGE: ("exchange",),
    f.CLAIM: ("place",),
    f.GARRISON: ("place",),
}


def refusal(content: Content, state: State, option: Option) -> str:
    """One sentence saying why an option is not legal now."""
    if not state.stack:
        return _("The match is over.")
    frame = state.stack[-1]
    verb = option[0]
    verbs = _VERBS.get(frame[0], ())
    if state.saga is not None:
        verbs += saga.VERBS.get(frame[0], ()) + card_refusals.VERBS.get(frame[0], ())
    if verb not in verbs:
        return _("'{verb}' does not answer what is asked: {question}").format(
            verb=verb, question=question(content, state)
        )
    if not _names_things(content, option):
        return _("After '{verb}' comes: {fields}.").format(verb=verb, fields=", ".join(VERBS[verb]) or _("nothing"))
    return _REASONS[verb](content, state, frame, option)


def _names_things(content: Content, option: Option) -> bool:
    """Whether each argument is a whole number, and one that exists where it stands for a thing; a slot is a word."""
    verb, *arguments = option
    keys = skyrim_naming(content).keys
    for name, value in zip_longest(VERBS[verb], arguments):
        if name == "slot":
            if value not in SLOTS:
                return False
            continue
        if not isinstance(value, int) or isinstance(value, bool) or name is None:
            return False
        domain = DOMAINS.get(name)
        if domain and not 0 <= value < len(keys[domain]):
            return False
    return True


def _too_few(content: Content, state: State, source: int) -> str:
    """Why no unit leaves a territory with one at most; with none a hero holds it alone (RSK-CAP-06)."""
    if not state.units[source]:
        return _("{source} is held by a hero alone: no unit stands there.").format(source=content.names[source])
    return _("{source} holds one unit, and one always stays behind.").format(source=content.names[source])


def _attack(content: Content, state: State, frame: Frame, option: Option) -> str:
    _verb, source, target, dice = option
    seat, names = frame[1], content.names
    if state.owner[source] != seat:
        return _("{source} is not yours to attack from.").format(source=names[source])
    if state.owner[target] == seat:
        return _("{target} is your own.").format(target=names[target])
    if target not in content.connected[source]:
        return _("{target} is neither adjacent to {source} nor joined to it by portals.").format(
            target=names[target], source=names[source]
        )
    if state.units[source] < 2:
        return _too_few(content, state, source)
    if barred := card_refusals.attack_barred(content, state, source, target):
        return barred
    if state.saga is not None and (wrong := saga.attack_refusal(content, state, target)):
        return wrong
    return _("From {source} {most} can be sent at most, and three at any time; not {n}.").format(
        source=names[source], most=units_words(min(3, state.units[source] - 1)), n=dice
    )


def _place(content: Content, state: State, frame: Frame, option: Option) -> str:
    name = content.names[option[1]]
    if frame[0] == f.CLAIM:
        return _("{territory} is not free.").format(territory=name)
    if frame[0] == f.REINFORCE and not frame[2]:
        return _("All units are placed.")
    return _("{territory} is not yours.").format(territory=name)


def _exchange(content: Content, state: State, frame: Frame, option: Option) -> str:
    hand = state.seats[frame[1]].hand
    missing = [card for card in option[1:] if card not in hand]
    if missing:
        name = _("the End Game card") if missing[0] == content.size else content.names[missing[0]]
        return _("You do not hold {card}.").format(card=name)
    if len(set(option[1:])) < 3:
        return _("A set is three different cards.")
    if list(option[1:]) != sorted(option[1:], key=hand.index):
        return _("Name the cards in the order in which you hold them.")
    return _("A set is three cards of one symbol or one card of each symbol.")


def _end_reinforcements(content: Content, state: State, frame: Frame, option: Option) -> str:
    if frame[3]:
        return _("With {n} cards in hand a set must be exchanged.").format(n=MOST_CARDS)
    return _("{units} must still be placed; none can be kept.").format(units=units_words(frame[2]))


def _units(content: Content, state: State, frame: Frame, option: Option) -> str:
    if frame[0] == f.PUSH:
        most = most_pushed(content, state, frame[2])
    else:
        most = frame[3] if frame[0] == f.PLACE_UNITS else state.units[frame[2]] - 1
    return _("Between 1 and {most}, not {n}.").format(most=most, n=option[1])


def _follow(content: Content, state: State, frame: Frame, option: Option) -> str:
    return _("Between 0 and {most} can follow, since one unit stays behind; not {n}.").format(
        most=state.units[frame[2]] - 1, n=option[1]
    )


def _defend(content: Content, state: State, frame: Frame, option: Option) -> str:
    if state.units[frame[3]] == 1:
        return _("{target} holds one unit and defends with one die.").format(target=content.names[frame[3]])
    if most_defence_dice(content, state, frame[3]) == 1:
        return _("{target} defends with one die this turn.").format(target=content.names[frame[3]])
    return _("Defend with 1 or 2 dice, not {n}.").format(n=option[1])


def _maneuver(content: Content, state: State, frame: Frame, option: Option) -> str:
    source: int = option[1]
    name = content.names[source]
    if state.owner[source] != frame[1]:
        return _("{territory} is not yours.").format(territory=name)
    if state.units[source] < 2:
        return _too_few(content, state, source)
    if barred := card_refusals.maneuver_barred(content, state, source):
        return barred
    if state.saga is not None and (wrong := saga.maneuver_refusal(content, state, frame[1])):
        return wrong
    return _("No chain of your territories leads from {source} to another of yours.").format(source=name)


def _to(content: Content, state: State, frame: Frame, option: Option) -> str:
    source, target = frame[2], option[1]
    names = content.names
    if target == source:
        return _("Start and goal must differ.")
    if state.owner[target] != frame[1]:
        return _("{territory} is not yours.").format(territory=names[target])
    assert target not in goals(content, state, source)
    return _("No chain of your territories leads from {source} to {target}.").format(
        source=names[source], target=names[target]
    )


def _always_legal(content: Content, state: State, frame: Frame, option: Option) -> str:
    raise AssertionError(f"{option} is legal wherever it answers the question")


_REASONS: dict[str, Callable[[Content, State, Frame, Option], str]] = {
    "attack": _attack,
    "place": _place,
    "exchange": _exchange,
    "end_reinforcements": _end_reinforcements,
    "units": _units,
    "follow": _follow,
    "defend": _defend,
    "maneuver": _maneuver,
    "to": _to,
    **card_refusals.REASONS,
    "end_invasion": _always_legal,
    "end_maneuver": _always_legal,
    **saga.REASONS,
}
