"""What the table tells: lands pointed at, cards drawn and held, lines of the chronicle, how near the end is."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.board import marks
from game.desktop.session import NOBODY
from game.desktop.tables import guidebar, landcard, oddsbar
from game.desktop.tables.base import LandCard, LogLine
from game.desktop.tables.skyrim import ending
from game.desktop.theme import Theme
from game.kernel.match import Match
from game.titles.skyrim import frames as f
from game.titles.skyrim.deal import end_card_depths
from game.titles.skyrim.events import CardSeen, CardsSeen
from game.titles.skyrim.odds import campaign
from tests.desktop.table_driver import Person, lands, make_match, make_scene, play_step
from tests.desktop.test_choosing import invading
from tests.desktop.test_mended import with_cards
from tests.desktop.test_table import SMALL, hotseat, sit

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1440)]


def move(person: Person, pos: tuple[int, int]) -> None:
    person.send(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(0, 0, 0)))
    for _ in range(10):
        person.frame()


# -- lands --------------------------------------------------------------------------------------------
def test_a_land_tells_holder_region_neighbours_and_what_stands_there() -> None:
    match = make_match("human:Ada,random", 5, 120)
    table, content, state = lands(make_scene(match, SMALL)).table, match.game.content, match.state
    for t in content.land:
        card = table.land(match, 0, content.keys[t], "")
        icons = [icon for icon, _words in card.facts]
        assert content.region_names[content.region_of[t]] in card.words
        assert ("fort" in icons, "portal" in icons) == (t in content.forts, t in content.portals)
        assert {one.name for one in card.neighbours} == {content.names[u] for u in content.adjacent[t]}
        hostile = {content.names[u] for u in content.adjacent[t] if state.owner[u] != state.owner[t]}
        assert {one.name for one in card.neighbours if one.hostile} == hostile
        assert card.number == state.units[t]


def test_over_a_land_that_can_be_attacked_the_odds_stand_before_anything_was_clicked() -> None:
    person, source, target = invading(9, 6)
    scene = person.scene
    scene.tempo.finish()
    move(person, scene.board.window_point(lands(scene).table.board.territories[target].key))
    assert scene.pointer.tip is not None
    card = scene.pointer.tip[1]
    assert isinstance(card, LandCard)
    assert card.odds is not None
    assert card.odds.share == pytest.approx(campaign(9, 6).conquers)
    assert lands(scene).table.board.territories[source].name in card.cost


def test_no_odds_stand_over_land_out_of_reach_or_in_another_phase() -> None:
    person, _source, target = invading(9, 6)
    scene, content = person.scene, person.scene.match.game.content
    state = scene.match.state
    far = next(t for t in content.land if state.owner[t] and all(state.owner[u] != 0 for u in content.connected[t]))
    assert lands(scene).table.land(scene.match, 0, content.keys[far], "").odds is None
    person.press(pygame.K_e)
    assert lands(scene).table.land(scene.match, 0, content.keys[target], "").odds is None


@pytest.mark.parametrize("size", SIZES)
def test_the_card_of_every_land_fits_the_window_and_leaves_its_subject_free(size: tuple[int, int]) -> None:
    match = make_match("human:Ada,random,random", 5, 150)
    scene = make_scene(match, size, speed="normal", paused=True)
    scene.update(1000)
    for land in lands(scene).table.board.territories:
        card, subject = lands(scene).table.land(match, 0, land.key, ""), scene.board.subject(land.key)
        rect = scene.scenery._tip_place(card, subject)
        assert scene.places.board.contains(rect)
        assert rect.size == landcard.measure(scene.theme, card)
        assert not rect.colliderect(subject)


@pytest.mark.parametrize("size", SIZES)
def test_the_odds_cover_no_piece_and_no_name(size: tuple[int, int]) -> None:
    scene = make_scene(make_match("human,random", 5), size)
    scene.update(1000)
    board = scene.board
    for land in lands(scene).table.board.territories:
        piece, name, busy = board.piece_rect(land.key), board.subject(land.key), board.obstacles(land.key)
        rect = oddsbar.place(board.ink, piece, name, busy, scene.places.board)
        assert scene.places.board.contains(rect)
        assert rect.collidelist(busy) < 0, land.key
        assert not rect.colliderect(piece)


@pytest.mark.parametrize("size", SIZES)
def test_names_on_the_map_stand_apart(size: tuple[int, int]) -> None:
    scene = make_scene(make_match("human,random", 5), size)
    spots = marks.spots(lands(scene).table.board, scene.theme, scene.board.camera.k)
    rooms = [spot.room for spot in spots.values() if spot.named]
    assert len(rooms) >= len(spots) - 1
    for n, room in enumerate(rooms):
        assert room.inflate(3, 0).collidelist(rooms[:n]) < 0


# -- cards --------------------------------------------------------------------------------------------
def test_a_drawn_card_is_shown_large_to_who_drew_it_and_goes_with_the_next_click() -> None:
    person = sit()
    scene = person.scene
    for _ in range(3000):
        person.frame()
        if lands(scene).drawn.shown:
            break
        if person.asked() and not scene.tempo.busy:
            person.frame(400)
            person.choose_by_mouse()
    seen = [event for step in scene.match.steps for event in step.events if isinstance(event, CardSeen)]
    mine = [event.card for event in seen if event.seat == scene.session.viewer]
    assert [card.value for card in lands(scene).drawn.shown] == mine[-1:]
    person.frame(16, draw=True)
    person.click((scene.places.board.right - 4, scene.places.board.bottom - 4))
    assert lands(scene).drawn.shown == []


def test_a_drawn_card_goes_by_itself() -> None:
    person = with_cards(SMALL)
    scene = person.scene
    lands(scene).drawn.shown = list(scene.hand.model.cards[:1])
    lands(scene).drawn._left = 1000
    assert any(person.frame(200) for _ in range(10))
    assert lands(scene).drawn.shown == []


def test_among_people_a_drawn_card_waits_for_its_owner_to_look() -> None:
    match = hotseat(160)
    person = Person(make_scene(match, SMALL))
    scene = person.scene
    drew: dict[int, int] = {}
    for _ in range(6000):
        for card in lands(scene).drawn.shown:
            assert card.value in match.state.seats[scene.session.viewer].hand
            drew[scene.session.viewer] = card.value
        if len(drew) == 2 or match.over:
            break
        person.frame()
        if scene.overlays.curtain:
            assert lands(scene).drawn.shown == []
            person.press(pygame.K_RETURN)
        elif person.asked() and not scene.tempo.busy and not lands(scene).drawn.shown:
            person.frame(400)
            person.choose_by_mouse()
    assert set(drew) == {0, 1}
    assert NOBODY not in drew


def face_down() -> Person:
    """Ada has been defended against by Bo: her hand lies face down."""
    match = hotseat(160)
    person = Person(make_scene(match, SMALL))
    scene = person.scene
    for _ in range(1500):
        person.frame()
        if scene.overlays.curtain:
            person.press(pygame.K_RETURN)
            continue
        kind = match.state.stack[-1][0]
        if person.asked() and scene.hand.model.face_down and kind == f.INVADE and not scene.tempo.busy:
            person.frame(400)
            return person
        if not person.asked() or scene.tempo.busy:
            continue
        attacks = [o for o in match.options() if o[0] == "attack" and match.state.owner[o[2]] in (0, 1)]
        attacks = [o for o in attacks if match.state.units[o[2]] > 1]
        if attacks:
            scene.play.choose(attacks[-1])
        else:
            person.frame(400)
            person.choose_by_mouse()
    raise AssertionError("no hand lies face down")


def test_advice_asks_first_to_look_at_a_hand_that_lies_face_down() -> None:
    person = face_down()
    scene = person.scene
    hidden = guidebar.model(scene)
    assert not hidden.ready
    person.press(pygame.K_l)
    person.frame()
    person.press(pygame.K_RETURN)
    person.frame()
    assert not scene.hand.model.face_down
    assert guidebar.model(scene).words != hidden.words


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_hand_that_lies_face_down_says_so_and_is_seen_after_a_curtain(by: str) -> None:
    person = face_down()
    scene, seat = person.scene, person.scene.match.seat
    held = set(scene.match.state.seats[seat].hand)
    assert not scene.hand.visible or not scene.hand.area().w
    assert scene.hand.model.face_down == len(held)
    button = scene.layer.find("look")
    assert button is not None
    if by == "mouse":
        person.click(button.rect.center)
    else:
        person.press(pygame.K_l)
    person.frame()
    assert scene.overlays.curtain is not None
    assert scene.overlays.curtain.model.seat == seat
    person.press(pygame.K_RETURN)
    person.frame()
    assert {card.value for card in scene.hand.model.cards} == held
    assert scene.layer.find("look") is None


def test_a_set_is_marked_with_its_worth_in_every_form_of_the_hand() -> None:
    for size in SIZES:
        person = with_cards(size)
        hand = person.scene.hand
        assert hand.model.offered is not None
        assert hand.ribbon is not None
        assert pygame.Rect((0, 0), size).contains(hand.ribbon)
        spots = [rect for rect, _card in hand._spots]
        if hand.form == "slips":
            assert hand.ribbon.collidelist(spots) < 0
        steps = len(person.scene.match.steps)
        person.click(hand.ribbon.center)
        assert person.scene.match.steps[steps].option[0] == "exchange"


def test_a_card_lights_its_land_and_a_land_its_card() -> None:
    person = with_cards(SMALL, 3)
    scene = person.scene
    card = scene.hand.model.cards[-1]
    rect = scene.hand.spot(card.value)
    move(person, (rect.x + 6, rect.y + 8))
    lit = [scene.board.lit]
    move(person, scene.board.window_point(card.key))
    lit.append(scene.board.lit)
    assert lit == [(card.key,), ()]
    assert scene.hand.lit == card.value
    scene.keys.go(("card", card.value))
    assert scene.board.lit == (card.key,)


# -- the chronicle ------------------------------------------------------------------------------------
def told(size: tuple[int, int] = (1920, 1080)) -> tuple[Person, pygame.Rect, LogLine]:
    match = make_match("human,random,random", 5, 200)
    person = Person(make_scene(Match(match.game, match.seed, match.state.copy()), size))
    for n in range(60):
        if person.scene.match.over:
            break
        play_step(person.scene.match)
        if n % 5 == 0:
            person.frame(1000)
    person.scene.tempo.set_speed("normal")
    person.scene.tempo.pause()
    person.frame(1000, draw=True)
    lines = [(rect, line) for rect, line in person.scene.scenery.chronicle.lines_at if len(line.keys) > 1]
    return person, *lines[0]


def test_a_line_pointed_at_lights_all_it_speaks_of_and_a_click_centres_it() -> None:
    person, rect, line = told()
    scene = person.scene
    at = (rect.right - 4, rect.centery)
    move(person, at)
    assert scene.board.lit == line.keys
    move(person, (scene.places.ask.x + 3, scene.places.ask.y + 3))
    assert scene.board.lit == ()
    scene.board.zoom(6, scene.places.board.center)
    person.frame(1000)
    person.click(at)
    x, y = scene.board.window_point(line.keys[-1])
    assert scene.places.board.collidepoint(x, y)
    assert scene.board.lit == line.keys
    move(person, (scene.places.ask.x + 3, scene.places.ask.y + 3))
    for _ in range(80):
        person.frame()
    assert scene.board.lit == ()


def test_the_chronicle_is_read_by_keyboard() -> None:
    person, _rect, _line = told()
    scene = person.scene
    assert ("line", "") in scene.keys.stops()
    scene.keys.go(("line", ""))
    seen = set[tuple[str, ...]]()
    for _ in range(12):
        person.press(pygame.K_UP)
        person.frame(16, draw=True)
        assert scene.keys.line is not None
        assert scene.board.lit == scene.keys.line.keys
        seen.add(scene.board.lit)
    assert len(seen) > 3
    person.press(pygame.K_TAB)
    assert scene.keys.line is None


# -- how near the end is ------------------------------------------------------------------------------
def test_the_end_game_card_is_told_as_the_rules_laid_it() -> None:
    match = make_match("random,random,random", 5)
    content, state = match.game.content, match.state
    low, high = end_card_depths(content.size)
    for left in range(len(state.deck), low, -1):
        cut = state.copy()
        cut.deck = state.deck[-left:]
        when = ending.draws_to_the_end(content, cut)
        under = [left - n for n in when]  # cards that lie under it then
        assert sorted(under) == list(range(low, min(high, left - 1) + 1))
        assert sum(ending.chance_within(content, cut, n) > 0 for n in range(left)) == left - when[0]
    assert ending.chance_within(content, state, len(state.deck)) == pytest.approx(1)


@pytest.mark.parametrize("mode", ["chaos", "civil-war"])
def test_every_seat_is_told_what_stands_between_it_and_victory(mode: str) -> None:
    match = make_match("human:Ada,random,random", 5, 400, mode=mode)
    scene = make_scene(match, (1920, 1080), speed="normal", paused=True)
    rows = scene.table.standings(match, 0)
    for row in rows:
        gap = row.tip.split("\n")[1]
        best = max(other.points for other in rows if other.seat != row.seat)
        wanted = abs(row.points - best) if mode == "chaos" else match.game.content.size - row.values[0]
        assert str(wanted) in gap or "Level" in gap
    assert scene.table.outlook(match)
    person = Person(scene)
    person.frame(1000, draw=True)
    assert any(scene.table.outlook(match) in words for _rect, words in scene.scenery.tips)


def test_cards_of_who_was_eliminated_are_shown_to_who_took_them() -> None:
    match = make_match("human:Ada,human:Bo,random", 11, 160)
    table = lands(make_scene(match, SMALL)).table
    for _ in range(4000):
        if match.over:
            break
        play_step(match)
        seat, cards = table.cards_seen(match, match.steps[-1])
        events = [event for event in match.steps[-1].events if isinstance(event, CardSeen | CardsSeen)]
        assert bool(cards) == bool(events)
        assert all(seat == event.seat for event in events)


def test_the_whole_hand_and_every_land_are_told_at_twice_the_size() -> None:
    match = make_match("human:Ada,random,random", 5, 150)
    scene = make_scene(match, (1280, 720), speed="normal", paused=True)
    scene.layout((1280, 720), Theme(2.0))
    scene.update(1000)
    for land in lands(scene).table.board.territories:
        card = landcard.gist(lands(scene).table.land(match, 0, land.key, ""))
        wide, high = landcard.measure(scene.theme, card)
        assert wide <= scene.places.board.w
        assert high <= scene.places.board.h


def test_a_page_that_lays_the_table_gives_nothing_the_focus() -> None:
    from game.desktop.beside import Work
    from game.desktop.scenes.base import Scene
    from game.desktop.scenes.laying import Laying

    def work() -> Work[Scene]:
        yield 0.5
        raise AssertionError

    page = Laying("Laying", work())
    page.layout(SMALL, Theme(1.0))
    assert page.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")) is None
    assert page.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode="")) is None
    page.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    assert page.layer.focused is not None
    assert page.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")) is not None
