"""Casting spells and shouting in the own turn, outside battles (RSK-SPL-01 to -15, RSK-SHO-01 to -07)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.card_events import CardSwapped, Shouted, SpellCast, SpellFailed
from game.titles.skyrim.dovahkiin.catalogue import Does, Effect, Spell
from game.titles.skyrim.dovahkiin.chain import hiding_helps
from game.titles.skyrim.dovahkiin.heroes import hero_lives
from game.titles.skyrim.dovahkiin.in_force import effect_of, lay
from game.titles.skyrim.dovahkiin.keeping import offer_choice
from game.titles.skyrim.dovahkiin.magicka import pay, regain_health
from game.titles.skyrim.dovahkiin.saga import MOST_HEALTH, NONE, InForce
from game.titles.skyrim.dovahkiin.spell_effects import apply, goes_on, is_broken, push, raised
from game.titles.skyrim.dovahkiin.targets import AIMED, Aim, hits, next_targets
from game.titles.skyrim.frames import AIM, GIVE, TAKE
from game.titles.skyrim.state import State, saga_of

OWN_TURN: Final = "own_turn"
ENOUGH: Final[Option] = ("enough",)
PASS: Final[Option] = ("pass",)


def may_cast(content: Content, state: State, seat: int) -> bool:
    """RSK-SPL-03 to -05, -15: one spell in the own turn, while the hero lives (RSK-MIX-04)."""
    return content.mix.spells and not saga_of(state).deeds.spell_cast and hero_lives(content, state, seat)


def cast_options(content: Content, state: State, seat: int, *windows: str) -> list[Option]:
    """The spells in hand that can be played and paid in one of these windows (RSK-SPL-01, -07, -12)."""
    if not may_cast(content, state, seat):
        return []
    return [
        ("cast", number)
        for number, card in affordable(content, state, seat)
        if card.window in windows and can_work(content, state, seat, number)
    ]


def affordable(content: Content, state: State, seat: int) -> list[tuple[int, Spell]]:
    """The kinds of spells in a hand that its magicka pays for (RSK-MAG-07)."""
    board = saga_of(state).boards[seat]
    held = [(number, content.cards.spells[number]) for number in sorted(set(board.spells)) if number != NONE]
    return [(number, card) for number, card in held if card.cost <= board.magicka]


def could_cast(content: Content, state: State, seat: int, *windows: str) -> bool:
    """Whether the active player might play a spell in one of these windows, by what everybody can see: who is asked for
    one must betray nothing of a hand (RSK-SPL-25)."""
    if not may_cast(content, state, seat):
        return False
    return any(
        card.window in windows and can_work(content, state, seat, number)
        for number, card in perhaps_held(content, state, seat)
    )


def perhaps_held(content: Content, state: State, seat: int) -> list[tuple[int, Spell]]:
    """The kinds of spells that a seat might hold and pay, by what everybody can see: it has a spell in hand, and not
    all copies are discarded."""
    saga = saga_of(state)
    board = saga.boards[seat]
    if not board.spells:
        return []
    cards, gone = content.cards.spells, saga.spell_discard
    kinds = [(number, cards[number]) for number in sorted(set(content.decks.spells))]
    return [(n, card) for n, card in kinds if card.cost <= board.magicka and gone.count(n) < card.copies]


def can_work(content: Content, state: State, seat: int, spell: int) -> bool:
    """RSK-SPL-12: a spell without a legal target, or one that would change nothing, is not played."""
    effect = content.cards.spells[spell].effect
    if effect.does == "raise" and not raised(state, effect):
        return False
    if effect.does in AIMED:
        return bool(next_targets(content, state, Aim(seat, spell, NONE)))
    return _CAN_WORK[effect.does](content, state, seat, effect)


def _can_heal(content: Content, state: State, seat: int, effect: Effect) -> bool:
    return 0 < saga_of(state).boards[seat].health < MOST_HEALTH


def _can_hide(content: Content, state: State, seat: int, effect: Effect) -> bool:
    return hiding_helps(content, state, seat)


def _can_foresee(content: Content, state: State, seat: int, effect: Effect) -> bool:
    return bool(saga_of(state).objective_deck)


def _can_transmute(content: Content, state: State, seat: int, effect: Effect) -> bool:
    return bool(state.seats[seat].hand and state.discard)


_CAN_WORK: Final[dict[Does, Callable[[Content, State, int, Effect], bool]]] = {
    "heal": _can_heal,
    "hide": _can_hide,
    "foresee": _can_foresee,
    "transmute": _can_transmute,
}


def spend(content: Content, state: State, seat: int, spell: int, out: Out) -> Effect:
    """RSK-SPL-01, -03, -04: paid and discarded; only defence cards do not count for the limit."""
    saga, card = saga_of(state), content.cards.spells[spell]
    board = saga.boards[seat]
    hand = list(board.spells)
    hand.remove(spell)
    board.spells = tuple(hand)
    saga.spell_discard += (spell,)
    if card.kind != "defence":
        saga.deeds = replace(saga.deeds, spell_cast=1)
    if out is not None:
        out.append(SpellCast(seat, spell))
    pay(saga, seat, card.cost, out)
    return card.effect


def cast(content: Content, state: State, seat: int, spell: int, out: Out) -> None:
    """Play a spell in the own turn; its targets are asked next."""
    effect = spend(content, state, seat, spell, out)
    saga = saga_of(state)
    if effect.does in AIMED:
        state.stack.append((AIM, *Aim(seat, spell, NONE)))
    elif effect.does == "heal":
        regain_health(saga, seat, effect.health, out)
    elif effect.does == "hide":
        lay(state, InForce(spell, NONE, seat, NONE, NONE))
    elif effect.does == "transmute":
        state.stack.append((GIVE, seat))
    else:
        top = saga.objective_deck[-effect.cards :][::-1]
        saga.objective_deck = saga.objective_deck[: -effect.cards]
        offer_choice(state, seat, top, 1, out)


# -- shouts -------------------------------------------------------------------------------------------
def shout_options(content: Content, state: State, seat: int) -> list[Option]:
    """RSK-SHO-01, -02, -05 to -07: one of those owned, while the hero lives and a target is there."""
    saga = saga_of(state)
    board = saga.boards[seat]
    if saga.deeds.shouted or not board.health:
        return []
    return [("shout", one) for one in sorted(board.shouts) if next_targets(content, state, Aim(seat, NONE, one))]


def shout(content: Content, state: State, seat: int, one: int, out: Out) -> None:
    """The card stays with its owner (RSK-SHO-04); its target is asked next."""
    saga = saga_of(state)
    saga.deeds = replace(saga.deeds, shouted=1)
    if out is not None:
        out.append(Shouted(seat, one))
    state.stack.append((AIM, *Aim(seat, NONE, one)))


# -- targets ------------------------------------------------------------------------------------------
def offer_aim(content: Content, state: State, frame: Frame) -> list[Option]:
    """The next target; a chain may end once it hits somebody. Without a legal target the spell is lost
    (RSK-SPL-12)."""
    aim = Aim(*frame[1:])
    found: list[Option] = [("aim", t) for t in next_targets(content, state, aim)]
    if effect_of(content, aim.spell, aim.shout).does == "chain" and hits(state, aim.named):
        found.append(ENOUGH)
    return found or [PASS]


def take_aim(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Name a target; after the last the effect comes."""
    aim = Aim(*frame[1:])
    effect = effect_of(content, aim.spell, aim.shout)
    state.stack.pop()
    if option == PASS:
        if out is not None:
            out.append(SpellFailed(aim.seat))
        return
    named = aim.named if option == ENOUGH else (*aim.named, option[1])
    if effect.does == "force" and len(named) == 1 and is_broken(content, state, aim.seat, named[0], out):
        return
    if option != ENOUGH and goes_on(content, state, effect, named):
        further = aim._replace(first_target=named[0], second_target=named[1] if len(named) > 1 else NONE)
        if effect.does != "chain" or next_targets(content, state, further):
            state.stack.append((AIM, *further))
            return
    apply(content, state, aim, effect, named, out)


def offer_push(content: Content, state: State, frame: Frame) -> list[Option]:
    """SHO-A: one or two units, at least one stays."""
    return [("units", n) for n in range(1, most_pushed(content, state, frame[2]) + 1)]


def most_pushed(content: Content, state: State, source: int) -> int:
    """How many units Unrelenting Force drives out of a territory at most."""
    force = next(card.effect for card in content.cards.shouts if card.effect.does == "force")
    return min(force.most, state.units[source] - 1)


def take_push(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """They go."""
    state.stack.pop()
    push(state, frame[2], frame[3], option[1], out)


# -- SPL-13 -------------------------------------------------------------------------------------------
def offer_give(content: Content, state: State, frame: Frame) -> list[Option]:
    """SPL-13: any card of the hand."""
    return [("give", card) for card in state.seats[frame[1]].hand]


def take_give(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """It is discarded."""
    seat, card = frame[1], option[1]
    one = state.seats[seat]
    one.hand = tuple(held for held in one.hand if held != card)
    state.discard += (card,)
    state.stack[-1] = (TAKE, seat, card)


def offer_take(content: Content, state: State, frame: Frame) -> list[Option]:
    """SPL-13: any other card of the discard pile."""
    return [("take", card) for card in state.discard if card != frame[2]]


def take_take(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """It goes to the hand."""
    state.stack.pop()
    seat, card = frame[1], option[1]
    state.discard = tuple(one for one in state.discard if one != card)
    state.seats[seat].hand += (card,)
    if out is not None:
        out.append(CardSwapped(seat, frame[2], (card,)))
