"""Purchasing cards: a spell, an objective; and the spells and the shout of the phase (RSK-BUY, RSK-SHO-01, -07)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.skyrim.content import Content
from game.titles.skyrim.dovahkiin.aid import ask_again
from game.titles.skyrim.dovahkiin.anytime import anytime_options, take_anytime
from game.titles.skyrim.dovahkiin.card_events import SpellBought, SpellSeen
from game.titles.skyrim.dovahkiin.casting import cast_options, shout, shout_options
from game.titles.skyrim.dovahkiin.decks import draw_spell, objectives_left, spells_left
from game.titles.skyrim.dovahkiin.equipment import armor_effect
from game.titles.skyrim.dovahkiin.keeping import draw_and_choose
from game.titles.skyrim.dovahkiin.magicka import pay
from game.titles.skyrim.frames import PURCHASES
from game.titles.skyrim.state import State, saga_of

SPELL_PRICE: Final = 2  # RSK-BUY-01
OBJECTIVE_PRICE: Final = 2  # RSK-BUY-03
END_PURCHASES: Final[Option] = ("end_purchases",)
BUY_SPELL: Final[Option] = ("buy_spell",)
BUY_OBJECTIVE: Final[Option] = ("buy_objective",)


def begin_purchases(content: Content, state: State, seat: int, out: Out) -> None:
    """Before Invasion (RSK-DOV-18)."""
    if content.mix.magicka or content.mix.dragons:
        state.stack.append((PURCHASES, seat))
        ask_again(state, seat)


def offer_purchases(content: Content, state: State, frame: Frame) -> list[Option]:
    """In any order (RSK-BUY-06)."""
    seat: int = frame[1]
    found: list[Option] = [END_PURCHASES]
    if spell_refusal(content, state, seat) == "":
        found.append(BUY_SPELL)
    if objective_refusal(content, state, seat) == "":
        found.append(BUY_OBJECTIVE)
    found += cast_options(content, state, seat, "purchases")
    found += shout_options(content, state, seat)
    return found + anytime_options(content, state, seat)


def spell_price(content: Content, state: State, seat: int) -> int:
    """RSK-BUY-01; less for the hero in the Archmage's Robes (ARM-E)."""
    armor = armor_effect(content, saga_of(state).boards[seat])
    return SPELL_PRICE - (armor.magicka if armor.does == "cheaper_spells" else 0)


# Why something cannot be bought, in one word for refusals.py; nothing where it can.
def spell_refusal(content: Content, state: State, seat: int) -> str:
    """RSK-BUY-01, -02, -07; a fallen hero hinders nobody (RSK-BUY-08)."""
    saga = saga_of(state)
    if not content.mix.spells:
        return "left_out"
    if saga.deeds.spell_bought:
        return "bought"
    if saga.boards[seat].magicka < spell_price(content, state, seat):
        return "magicka"
    return "" if spells_left(state) else "empty"


def objective_refusal(content: Content, state: State, seat: int) -> str:
    """RSK-BUY-03, -07, RSK-MIX-06; no limit on those held (RSK-BUY-04)."""
    saga = saga_of(state)
    if not content.mix.objectives or not content.mix.magicka:
        return "left_out"
    if saga.deeds.objective_bought:
        return "bought"
    if saga.boards[seat].magicka < OBJECTIVE_PRICE:
        return "magicka"
    return "" if objectives_left(state) else "empty"


def take_purchases(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Stay in the phase until it is ended."""
    verb, seat = option[0], frame[1]
    if verb == "end_purchases":
        state.stack.pop()
        return
    ask_again(state, seat)
    if verb == "buy_spell":
        _buy_spell(content, state, seat, out)
    elif verb == "buy_objective":
        _buy_objective(state, seat, out)
    elif verb == "shout":
        shout(content, state, seat, option[1], out)
    else:
        take_anytime(content, state, seat, option, out)


def _buy_spell(content: Content, state: State, seat: int, out: Out) -> None:
    saga = saga_of(state)
    pay(saga, seat, spell_price(content, state, seat), out)
    saga.deeds = replace(saga.deeds, spell_bought=1)
    spell = draw_spell(state, out)
    saga.boards[seat].spells += (spell,)
    if out is not None:
        out += [SpellBought(seat), SpellSeen(seat, spell)]


def _buy_objective(state: State, seat: int, out: Out) -> None:
    saga = saga_of(state)
    pay(saga, seat, OBJECTIVE_PRICE, out)
    saga.deeds = replace(saga.deeds, objective_bought=1)
    draw_and_choose(state, seat, out)
