"""What a person reads of a match of Isle of Skye: the question, and what each option would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.kernel.rules import Frame, Option
from game.kernel.texts import gettext as _
from game.titles.skye import frames as f
from game.titles.skye import names
from game.titles.skye.content import Content
from game.titles.skye.journeyman import words as journeyman
from game.titles.skye.pricing import unpriced
from game.titles.skye.state import NONE, State


def question(content: Content, state: State) -> str:
    """What is asked of the seat that decides, in one sentence."""
    frame = state.stack[-1]
    return _QUESTIONS[frame[0]](content, state, frame)


def _ask_price(content: Content, state: State, frame: Frame) -> str:
    one = state.seats[frame[1]]
    if one.axe == NONE and (state.journey is None or not state.journey.sparing[frame[1]]):
        return _("Which of your three tiles goes back to the bag?")
    places = unpriced(one)
    if not places:
        return _("Are axe and prices as you want them?")
    return _("Which price do you set for {tile}? You have {gold} at hand.").format(
        tile=names.tile(content, one.drawn[places[0]]), gold=names.gold(one.gold)
    )


def _ask_buy(content: Content, state: State, frame: Frame) -> str:
    return _("Buy a tile from another player, or pass? You have {gold} at hand.").format(
        gold=names.gold(state.seats[frame[1]].gold)
    )


def _ask_build(content: Content, state: State, frame: Frame) -> str:
    return _("Where do you build {tiles}?").format(tiles=names.tiles(content, state.seats[frame[1]].aside))


_QUESTIONS: Final[dict[int, Callable[[Content, State, Frame], str]]] = {
    f.PRICE: _ask_price,
    f.BUY: _ask_buy,
    f.BUILD: _ask_build,
    **journeyman.QUESTIONS,
}


def option_words(content: Content, state: State, option: Option) -> str:
    """What an option does, in a few words."""
    verb, *arguments = option
    if verb in journeyman.OPTIONS:
        return journeyman.OPTIONS[verb](content, state, *arguments)
    if verb in ("again", "confirm") and state.stack[-1][0] == f.PLAN:
        return journeyman.plan_option_words(verb)
    return _OPTIONS[verb](content, *arguments)


def _build_words(content: Content, tile: int, x: int, y: int, rotation: int) -> str:
    return _("Build {tile}, {turned}, {cell}").format(
        tile=names.tile(content, tile), turned=names.rotation(rotation), cell=names.cell(x, y)
    )


_OPTIONS: Final[dict[str, Callable[..., str]]] = {
    "axe": lambda c, tile: _("Put the axe to {tile}").format(tile=names.tile(c, tile)),
    "price": lambda c, tile, gold: _("Set {gold} for {tile}").format(tile=names.tile(c, tile), gold=names.gold(gold)),
    "again": lambda c: _("Set axe and prices anew"),
    "confirm": lambda c: _("Confirm axe and prices"),
    "buy": lambda c, tile: _("Buy {tile}").format(tile=names.tile(c, tile)),
    "pass": lambda c: _("Buy nothing"),
    "build": _build_words,
    "resign": lambda c: _("Leave the match"),
}
