"""What cannot be of spells, objectives and what lasts of them; and of the frames that ask about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from game.kernel.rules import Frame
from game.kernel.texts import gettext as _
from game.titles.skyrim import frames as f
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.battle_dice import of_digits
from game.titles.skyrim.dovahkiin.battle_steps import A_ROLLED, CRY, D_DECLARED, D_ROLLED, Battle
from game.titles.skyrim.dovahkiin.catalogue import Does, Effect
from game.titles.skyrim.dovahkiin.in_force import effect_of
from game.titles.skyrim.dovahkiin.keys import STEPS
from game.titles.skyrim.dovahkiin.saga import NONE, InForce
from game.titles.skyrim.dovahkiin.targets import AIMED, Aim, most_targets
from game.titles.skyrim.state import HIDDEN, State, saga_of

MOST_POINTS: Final = 10_000
# Which territories an effect that lasts names (RSK-SPL-11, -24).
LASTING: Final[dict[Does, tuple[str, ...]]] = {
    "freeze": ("target",),
    "bind": ("source", "target"),
    "hide": (),
    "pacify": ("target",),
    "paralyze": ("target", "victim"),
    "inspire": ("source",),
}


def audit_cards(content: Content, state: State) -> Iterator[str]:
    """Every fault, as `path: what is wrong`; of a view only what it shows."""
    saga, decks = saga_of(state), content.decks
    hands = [(f"state.saga.boards.{i}.spells", board.spells) for i, board in enumerate(saga.boards)]
    piles = [("state.saga.spell_deck", saga.spell_deck), ("state.saga.spell_discard", saga.spell_discard)]
    yield from _complete([*hands, *piles], decks.spells)
    hands = [(f"state.saga.boards.{i}.objectives", board.objectives) for i, board in enumerate(saga.boards)]
    piles = [
        ("state.saga.objective_deck", saga.objective_deck),
        ("state.saga.objective_discard", saga.objective_discard),
    ]
    yield from _complete([*hands, *piles], decks.objectives)
    for i, board in enumerate(saga.boards):
        if not 0 <= board.points <= MOST_POINTS:
            yield f"state.saga.boards.{i}.points: {_('points are never lost')}"
    for i, one in enumerate(saga.in_force):
        if wrong := _lasting(content, state, one):
            yield f"state.saga.in_force.{i}: {wrong}"


def _complete(places: Sequence[tuple[str, tuple[int, ...]]], deck: tuple[int, ...]) -> Iterator[str]:
    """Each card of a deck lies in one place, and no other card in any."""
    left = Counter(deck)
    for place, cards in places:
        for card in cards:
            if card == HIDDEN:
                continue
            if not left[card]:
                yield f"{place}: {_('there is one card too many of a kind')}"
            left[card] -= 1
    total = sum(len(cards) for _place, cards in places)
    if total != len(deck):
        wrong = _("{n} cards are in play, there should be {all}")
        yield f"{places[-2][0]}: {wrong.format(n=total, all=len(deck))}"


def _lasting(content: Content, state: State, one: InForce) -> str:
    if (one.spell == NONE) == (one.shout == NONE):
        return _("it is either a spell or a shout")
    if not 0 <= one.caster < len(state.seats):
        return _("there is no such seat")
    fields = LASTING.get(effect_of(content, one.spell, one.shout).does)
    if fields is None:
        return _("this card does nothing that lasts")
    if one.victim != NONE and not 0 <= one.victim < len(state.seats):
        return _("there is no such seat")
    given = tuple(name for name in ("source", "target", "victim") if getattr(one, name) != NONE)
    return "" if given == fields else _("it must name the territories that the card names, and no other")


# -- frames -------------------------------------------------------------------------------------------
def _check_choice(content: Content, state: State, frame: Frame) -> str:
    held = len(saga_of(state).boards[frame[1]].objectives)
    return "" if 2 <= frame[2] <= held else _("there must be cards to choose from, last in the hand")


def _check_objective(content: Content, state: State, frame: Frame) -> str:
    return "" if frame[2] in (0, 1) else _("replaced is 0 or 1")


def _check_aim(content: Content, state: State, frame: Frame) -> str:
    aim = Aim(*frame[1:])
    if (aim.spell == NONE) == (aim.shout == NONE):
        return _("it is either a spell or a shout")
    if aim.first_target == NONE and aim.second_target != NONE:
        return _("the first territory is named before the second")
    effect: Effect = effect_of(content, aim.spell, aim.shout)
    if effect.does not in AIMED:
        return _("this card is not aimed")
    return "" if len(aim.named) < most_targets(effect) else _("all its territories are named")


def _check_push(content: Content, state: State, frame: Frame) -> str:
    _kind, _seat, source, target = frame
    if source == NONE or target not in content.adjacent[source] or state.units[source] < 2:
        return _("source has units to drive out, and target is adjacent to it")
    return "" if state.owner[source] == state.owner[target] else _("source and target have one controller")


def _check_take(content: Content, state: State, frame: Frame) -> str:
    given_and_another = frame[2] in state.discard and len(state.discard) > 1
    return "" if given_and_another else _("a card was discarded for another one of the pile")


def _check_battle(content: Content, state: State, frame: Frame) -> str:
    seat, battle = frame[1], Battle(*frame[2:])
    if NONE in (battle.source, battle.target):
        return _("a battle has source and target")
    attacker, defender = state.owner[battle.source], state.owner[battle.target]
    if attacker != state.stack[0][1] or defender == attacker or not state.units[battle.target]:
        return _("source and target must belong to attacker and defender")
    if battle.target not in content.connected[battle.source]:
        return _("source and target are not connected")
    if not 0 <= battle.step < len(STEPS) or seat != (defender if battle.step in (D_DECLARED, D_ROLLED) else attacker):
        return _("this seat is not asked at this step")
    if not 1 <= battle.dice <= min(3, state.units[battle.source] - 1):
        return _("dice: the source has not so many units to send")
    if not 1 <= battle.against <= min(2, state.units[battle.target]):
        return _("against: the target has not so many units to defend with")
    return _check_dice(battle)


def _check_dice(battle: Battle) -> str:
    for number, dice in ((battle.attack, battle.dice), (battle.defence, battle.against)):
        faces = of_digits(number) if number >= 0 else (0,)
        if len(faces) != (dice if battle.step >= CRY else 0):
            return _("dice lie there once they are thrown, one for each unit")
        if any(not 1 <= face <= 6 for face in faces) or list(faces) != sorted(faces, reverse=True):
            return _("dice show 1 to 6, highest first")
    return ""


def _check_reroll(content: Content, state: State, frame: Frame) -> str:
    if frame[6] not in (A_ROLLED, D_ROLLED):
        return _("dice are rolled again after they were thrown")
    return _check_battle(content, state, frame)


CHECKS: Final[dict[int, Callable[[Content, State, Frame], str]]] = {
    f.OBJECTIVE: _check_objective,
    f.KEEP: _check_choice,
    f.PUT_UNDER: _check_choice,
    f.AIM: _check_aim,
    f.PUSH: _check_push,
    f.TAKE: _check_take,
    f.BATTLE: _check_battle,
    f.REROLL: _check_reroll,
}
# Frames that lie on another's turn.
OF_OTHERS: Final = (f.BATTLE, f.REROLL)
