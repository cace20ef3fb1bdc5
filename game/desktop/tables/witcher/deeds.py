"""The Witcher's choices in a few words: what undo would take back, and what the seat that plays is about."""

from __future__ import annotations

from typing import Any

from game.desktop.tables.base import seat_names
from game.kernel.match import Match
from game.kernel.naming import RESIGN
from game.kernel.rules import Option
from game.kernel.texts import N_
from game.kernel.texts import gettext as _
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.words import option_words

PLAYING = {
    "choose_school": N_("Choosing a school: {who}."),
    "place_monster": N_("Placing a monster: {who}."),
    "wander": N_("Travelling: {who}."),
    "pay_move": N_("Travelling: {who}."),
    "pay_trip": N_("Putting to sea: {who}."),
    "before_die": N_("At sea: {who}."),
    "choose_die": N_("At sea: {who}."),
    "divert": N_("At sea: {who}."),
    "reroll": N_("Playing Dice Poker: {who}."),
    "deed": N_("At the end of the road: {who}."),
    "answer": N_("Reading a story: {who}."),
    "keep": N_("Sorting cards: {who}."),
    "buy": N_("Gaining a card: {who}."),
    "pay_cards": N_("Gaining a card: {who}."),
    "wager": N_("Watching a fight: {who}."),
    "prepare": N_("Before the Combo: {who}."),
    "combo": N_("Laying a Combo: {who}."),
    "extra_card": N_("Laying a Combo: {who}."),
    "name_attack": N_("Naming the attack: {who}."),
    "lose_card": N_("Taking Damage: {who}."),
}
_PLAYING = {NUMBER[name]: words for name, words in PLAYING.items()}


def deed(content: Any, state: Any, option: Option) -> str:
    """What a choice does, to be read after 'Undo:'."""
    return _("leaving the match") if option == RESIGN else option_words(content, state, option)


def playing(match: Match) -> str:
    """What the seat that decides is about."""
    words = _PLAYING.get(match.state.stack[-1][0], N_("Now playing: {who}."))
    return _(words).format(who=seat_names(match)[match.seat])
