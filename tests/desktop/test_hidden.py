"""Two matches that differ only in what a person cannot know look alike to that person, in every word and pixel."""

from __future__ import annotations

import pygame
import pytest

from game.desktop import replays
from game.desktop.preferences import Keeper, Preferences
from game.desktop.scenes.table import TableScene
from game.desktop.session import NOBODY, Session
from game.desktop.tables.skyrim.table import SkyrimTable
from game.desktop.theme import Theme
from game.kernel.chance import Stream, mix
from game.kernel.match import Match
from game.kernel.reel import Reel
from tests.desktop.table_driver import InlineBots, lands, make_match, play_step
from tests.pictures import difference, drawn

SIZE = (1280, 720)
MATCHES = [
    ("human,random,normal", "chaos", 90),
    ("human,random,random", "civil-war", 260),
]


def under_way(seats: str, mode: str, steps: int) -> Match:
    """A match in which the person is asked, and the others hold cards."""
    match = make_match(seats, 11, steps, mode)
    while not match.over:
        held = [one.hand for seat, one in enumerate(match.state.seats) if one.alive and seat]
        if match.seat == 0 and all(held) and len(match.options()) > 1:
            return match
        play_step(match)
    raise AssertionError("never asked")


def otherwise(match: Match, eyes: int, seed: int) -> Match:
    """The same match with everything dealt anew that `eyes` cannot know."""
    title, content = match.game.title, match.game.content
    other = Reel(match).standing(len(match.steps))
    other.state = title.determinise(content, title.view(content, match.state, eyes), eyes, Stream(mix(seed)))
    assert other.state != match.state
    return other


def picture(scene: TableScene) -> pygame.Surface:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    scene.layout(SIZE, Theme(1.0))
    for _ in range(6):
        scene.update(400)
    return drawn(scene, SIZE)


def table_of(match: Match) -> TableScene:
    keeper = Keeper(first=Preferences(guide=True))
    session = Session(match, InlineBots())
    session.paused = True
    return TableScene(session, SkyrimTable(match.game), keeper)


def told(match: Match) -> list[object]:
    """All that is said of a position to the person, wherever the mouse is."""
    table = SkyrimTable(match.game)
    keys = table.content.keys
    out: list[object] = [table.land(match, 0, key, source) for key in keys for source in ("", keys[0])]
    out += [table.region_tip(match, 0, region.key) for region in table.board.regions]
    out += [table.slip(match, 0, option) for option in match.options()]
    out += [table.standings(match, 0), table.standings(match, NOBODY), table.outlook(match), table.playing(match)]
    return [*out, table.hand(match, 0), table.sets(match, 0), table.hand(match, NOBODY)]


@pytest.mark.parametrize(("seats", "mode", "steps"), MATCHES)
def test_the_table_with_advice_tells_nothing_of_what_is_hidden(seats: str, mode: str, steps: int) -> None:
    match = under_way(seats, mode, steps)
    scene = table_of(match)
    seen, words = picture(scene), scene.guide.words
    assert words
    for seed in (1, 2):
        other = otherwise(match, 0, seed)
        scene = table_of(other)
        assert not difference(picture(scene), seen)
        assert scene.guide.words == words
        assert told(other) == told(match)


@pytest.mark.parametrize(("seats", "eyes"), [("human,random,random", 0), ("human,human,random", NOBODY)])
def test_a_replay_of_a_match_under_way_tells_nothing_of_what_is_hidden(seats: str, eyes: int) -> None:
    match = under_way(seats, "chaos", 200)
    reel, other = Reel(match), Reel(match)
    states = [otherwise(reel.standing(n), eyes, n).state for n in (len(reel) - 1, len(reel))]
    other._states = (*other._states[:-2], *states)
    for at in (len(reel), len(reel) - 1):
        keeper = Keeper(first=Preferences())
        one, two = (picture(replays.replay_scene(which, at, keeper)) for which in (reel, other))
        assert not difference(one, two)


def test_a_card_that_was_drawn_is_not_left_lying_for_the_next_person() -> None:
    match = make_match("human:Ada,human:Bo")
    scene = table_of(match)
    match.state.seats[0].hand = (3,)
    scene.session.viewer = 0
    lands(scene).drawn._waiting[0] = lands(scene).table.hand(match, 0)
    lands(scene).drawn.update(16)
    assert lands(scene).drawn.shown
    scene.session.viewer = 1
    lands(scene).drawn.update(16)
    assert not lands(scene).drawn.shown
