"""Exploring: a card of the city or the wilds is read, and an option chosen (WOW-EXP)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Frame, Option
from game.titles.witcher import kept
from game.titles.witcher.content import Content
from game.titles.witcher.effects import run
from game.titles.witcher.events import AnswerGiven, StoryRead
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.state import NONE, State
from game.titles.witcher.tokens import change_gold

ANSWER: Final = NUMBER["answer"]
STORY: Final = NUMBER["story"]
CITY, WILDS = range(2)
ANSWERS: Final[tuple[Option, ...]] = (("answer", 0), ("answer", 1), ("answer", 2))
EXPLORE: Final[tuple[Option, ...]] = (("explore", CITY), ("explore", WILDS))


def open_explorations(content: Content, state: State, seat: int) -> list[Option]:
    """City or wilds, or, with a kept card that replaces the next exploration, that one (WOW-EXP-01, -07,
    WOW-TAB-40)."""
    due = kept.due_on_exploring(content, state, seat)
    if due != NONE:
        return [content.offers.follow[due]]
    return [option for option, deck in zip(EXPLORE, (state.city, state.wilds), strict=True) if deck]


def follow(content: Content, state: State, seat: int, card: int, out: Out) -> None:
    """A kept card comes due in place of an exploration, and leaves the game."""
    program = kept.instead_of_exploring(content, card)
    kept.put_away(content, state, seat, card, out)
    run.run(state, seat, program)


def explore(content: Content, state: State, seat: int, deck: int, out: Out) -> None:
    """The top card is read without its results (WOW-EXP-01)."""
    if deck == CITY:
        card, state.city = state.city[-1], state.city[:-1]
    else:
        card, state.wilds = state.wilds[-1], state.wilds[:-1]
    read(content, state, seat, card, out)


def read(content: Content, state: State, seat: int, story: int, out: Out) -> None:
    """A card is read: with two options it asks, without it goes on by itself (WOW-EVT-01)."""
    if out is not None:
        out.append(StoryRead(seat, story))
    state.stack.append((STORY, seat, story, 0))
    if len(content.stories.programs[story]) > 1:
        state.stack.append((ANSWER, seat, story))
        before = content.stories.sheets[story].before
        if before != NONE:
            run.run(state, seat, before)
    else:
        run.run(state, seat, content.stories.programs[story][0])


def offer_answer(content: Content, state: State, frame: Frame) -> list[Option]:
    """A or B, or C; one that asks for a price only with that price in full (WOW-EXP-02, -03, SKE-EFF-03, -06)."""
    _kind, seat, story = frame
    one = state.seats[seat]
    goods = content.stories.goods[story]
    return [
        ANSWERS[option]
        for option, price in enumerate(content.stories.prices[story])
        if price <= one.gold and goods[option][0] <= len(one.potions) and goods[option][1] <= len(one.hand)
    ]


def take_answer(content: Content, state: State, frame: Frame, option: Option, out: Out) -> None:
    """Only that result is read (WOW-EXP-02, -08)."""
    _kind, seat, story = frame
    chosen: int = option[1]
    state.stack.pop()
    if out is not None:
        out.append(AnswerGiven(seat, story, chosen))
    price = content.stories.prices[story][chosen]
    if price:
        change_gold(state, seat, -price, out)
    run.run(state, seat, content.stories.programs[story][chosen])


def resume_story(content: Content, state: State, frame: Frame, out: Out) -> None:
    """What is not kept is put away (WOW-EXP-05, WOW-EVT-07)."""
    _kind, _seat, story, stays = frame
    state.stack.pop()
    if not stays:
        put_away(content, state, story)


def put_away(content: Content, state: State, story: int) -> None:
    """A card that was read leaves the game; one of the sea goes to its discard pile (SKE-OUT-18)."""
    if story < content.stories.first_event:
        state.told += (story,)
    elif story >= content.stories.first_sea and state.skellige is not None:
        state.skellige.sea_discard += ((story - content.stories.first_sea) // 2,)


def story_stays(state: State) -> int:
    """The card that is being read stays with its reader, as a quest or otherwise; returns it (WOW-EXP-05, -06)."""
    for at in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[at]
        if frame[0] == STORY:
            state.stack[at] = (STORY, frame[1], frame[2], 1)
            story: int = frame[2]
            return story
    return NONE
