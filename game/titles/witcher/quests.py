"""Quests: gained from exploration cards, resolved at their place in phase I (WOW-QST)."""

from __future__ import annotations

from typing import Final

from game.kernel.events import Out
from game.kernel.rules import Option
from game.titles.witcher import exploring
from game.titles.witcher.catalogue.terms import QUEST_OWN_SCHOOL, QUEST_TERRAIN
from game.titles.witcher.content import Content
from game.titles.witcher.events import QuestGained, QuestLost, QuestResolved
from game.titles.witcher.state import NONE, TERRAINS, Quest, State
from game.titles.witcher.tokens import change_gold, draw_token, return_tokens

LOST_EVENT_GOLD: Final = 2  # WOW-QST-12


def gain_quest(content: Content, state: State, seat: int, number: int, out: Out) -> None:
    """The card stays by the board; a terrain's place is drawn (WOW-QST-01 to -04, -09)."""
    quest = content.catalogue.quests[number]
    place, token = quest.place, NONE
    if quest.kind == QUEST_TERRAIN:
        place = token = _draw_place(state, quest.place)
        if token == NONE:
            if out is not None:
                out.append(QuestLost(seat))
            return
    elif quest.kind == QUEST_OWN_SCHOOL:
        place = content.home[state.seats[seat].school]
    story = exploring.story_stays(state)
    state.seats[seat].quests.append(Quest(story, number, place, token))
    if out is not None:
        out.append(QuestGained(seat, story, place, token != NONE))


def _draw_place(state: State, terrain: int) -> int:
    """From the pile of the terrain, else from any other (WOW-QST-03)."""
    for other in (terrain, *(t for t in range(TERRAINS) if t != terrain)):
        token = draw_token(state, other)
        if token != NONE:
            return token
    return NONE


def is_here(content: Content, state: State, seat: int, quest: Quest) -> bool:
    """Whether a witcher stands at the place of a quest; one's own or another player's school will do where no single
    place is named (WOW-QST-09, WOW-TAB-33, WOW-SOL-15)."""
    place = state.seats[seat].place
    if quest.place != NONE:
        return place == quest.place
    if content.players == 1:
        return content.school_of[place] != NONE
    return any(one.present and content.home[one.school] == place for one in state.seats)


def open_quests(content: Content, state: State, seat: int) -> list[Option]:
    """Quests whose place was entered in this turn and whose price can be paid (WOW-QST-05, -06, -11)."""
    one = state.seats[seat]
    return [
        content.offers.resolve[quest.story]
        for quest in one.quests
        if is_here(content, state, seat, quest) and content.catalogue.quests[quest.quest].cost <= one.gold
    ]


def resolve(content: Content, state: State, seat: int, story: int, out: Out) -> None:
    """Pay, return the token, and read the event (WOW-QST-07, -08, -12)."""
    one = state.seats[seat]
    quest = next(quest for quest in one.quests if quest.story == story)
    one.quests.remove(quest)
    exploring.put_away(content, state, story)
    if quest.token != NONE:
        return_tokens(state, content.terrain_of[quest.token], (quest.token,))
    if out is not None:
        out.append(QuestResolved(seat, story))
    told = content.catalogue.quests[quest.quest]
    change_gold(state, seat, -told.cost, out)
    if not read_event(content, state, seat, told.event, out):
        change_gold(state, seat, LOST_EVENT_GOLD, out)


def read_event(content: Content, state: State, seat: int, event: int, out: Out) -> bool:
    """Take an event (a number of the catalogue) from its deck and read it; False where it is out of the deck
    already."""
    story = content.stories.first_event + event
    if story not in state.events:
        return False
    state.events = tuple(other for other in state.events if other != story)
    exploring.read(content, state, seat, story, out)
    return True
