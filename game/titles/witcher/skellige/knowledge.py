"""What is hidden of the sea: the order of its two decks (SKE-STA-04)."""

from __future__ import annotations

from game.kernel.chance import Chancy, shuffle
from game.titles.witcher.content import Content
from game.titles.witcher.frames import NUMBER
from game.titles.witcher.skellige.dagon import CARDS
from game.titles.witcher.state import HIDDEN, State

STORY = NUMBER["story"]


def hide_sea(state: State) -> None:
    """Nobody knows the decks."""
    sea = state.skellige
    if sea is not None:
        sea.sea = (HIDDEN,) * len(sea.sea)
        sea.bonus = (HIDDEN,) * len(sea.bonus)


def cards_away(content: Content, state: State) -> list[int]:
    """Sea cards that are being read, or lie with a player as quests."""
    stories = [frame[2] for frame in state.stack if frame[0] == STORY and not frame[3]]
    stories += [quest.story for one in state.seats for quest in one.quests]
    return [(story - content.stories.first_sea) // 2 for story in stories if story >= content.stories.first_sea]


def deal_sea(content: Content, state: State, chance: Chancy) -> None:
    """Every order of what does not lie open is equally likely."""
    sea = state.skellige
    if sea is None:
        return
    away = {*sea.sea_discard, *cards_away(content, state)}
    cards = [card for card in range(CARDS) if card not in away]
    held = {card for one in state.seats for card in one.kept}
    bonus = [card for card in content.keepsakes.bonus if card not in held]
    for pile in (cards, bonus):
        shuffle(chance, pile)
    sea.sea, sea.bonus = tuple(cards), tuple(bonus)
