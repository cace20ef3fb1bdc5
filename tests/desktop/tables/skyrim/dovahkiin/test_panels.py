"""What the player board, the hand, the map and the panel of the last battle say of a position laid by hand."""

from __future__ import annotations

import pygame
import pytest

from game.desktop.controller import Target
from game.desktop.kit import text
from game.desktop.scenes.base import render
from game.desktop.stills import table_of
from game.desktop.tables import tipplace
from game.desktop.tables.skyrim import slip as slips
from game.desktop.tables.skyrim.dovahkiin import faces, rows, words
from game.desktop.tables.skyrim.dovahkiin.controller import HERO, card, kind_of
from game.desktop.tables.skyrim.dovahkiin.stage import SagaStage
from game.desktop.tables.skyrim.dovahkiin.table import SagaTable
from game.desktop.tables.skyrim.words import percent
from game.kernel.match import Match
from game.titles.skyrim import frames as f
from game.titles.skyrim.dovahkiin import battle_steps
from game.titles.skyrim.dovahkiin.conditions import progress
from game.titles.skyrim.dovahkiin.odds import odds_of
from tests.desktop.tables.skyrim.dovahkiin import laid


def _laid(kind: int = f.INVADE) -> tuple[Match, SagaTable]:
    match = laid.match()
    laid.lay(match, kind=kind)
    return match, SagaTable(match.game)


def test_the_player_board_says_what_lies_on_it() -> None:
    match, table = _laid()
    plate = rows.plate(table, match, 0, frozenset())
    assert (plate.health, plate.magicka, plate.points, plate.goal) == (7, 6, 4, 10)
    assert [slot.icon for slot in plate.slots] == ["bow", "spellbreaker", "force"]
    assert all(slot.held for slot in plate.slots)
    fallen = rows.plate(table, match, 3, frozenset())
    assert fallen.health == 0
    assert not any(slot.held for slot in fallen.slots)


def test_rivals_are_told_in_short() -> None:
    match, table = _laid()
    found = {row.seat: row for row in table.standings(match, 0)}
    assert found[0].values[1:] == (7, 6)
    assert dict(found[2].notes)["objective"] == "2"
    assert dict(found[0].notes)["spell"] == "4"
    assert "hammer" not in dict(found[0].notes)


def test_objectives_say_how_far_they_are() -> None:
    match, table = _laid()
    for one in faces.objectives(table, match, 0, frozenset()):
        number = kind_of(one.value)[1]
        done, needed = progress(table.content, match.state, 0, number)
        assert one.ready == (done >= needed)
        assert one.share == pytest.approx(min(1, done / needed))
        assert str(needed) in one.note


def test_spells_say_when_and_why_not_now() -> None:
    match, table = _laid(f.PURCHASES)
    state = match.state
    now = {one.value: one for one in table.hand(match, 0)}
    fireball, pacify = now[card("spell", 0)], now[card("spell", 15)]
    assert fireball.ready
    assert not pacify.ready
    assert "×2" in fireball.name
    waits = faces.spell_waits(table, match, 0, 0)
    state.saga.boards[0].magicka = 1
    short = faces.spell_waits(table, match, 0, 0)
    state.saga.boards[0].health = 0
    fallen = faces.spell_waits(table, match, 0, 0)
    assert len({waits, short, fallen}) == 3


def test_the_hero_is_taken_up_and_shows_how_far_he_reaches() -> None:
    match, table = _laid()
    dragon = laid.dragon_beside(match)
    controller = table.make_controller(match.game.naming, match.options())
    assert HERO in controller.targets()
    before = table.look(match, controller)
    controller.point(HERO)
    look = table.look(match, controller)
    assert look.source == table.hero_at(match)
    keys = table.content.keys
    walks = {keys[option[1]] for option in match.options() if option[0] == "walk"}
    assert set(look.targets) == walks | {keys[dragon]}
    assert before.figures == look.figures
    odds = table.odds(match, look.source, keys[dragon])
    assert odds is not None
    assert odds.share == odds_of(table.content, match.state, 0, dragon).wins


def test_a_duel_shows_health_and_odds_before_and_between_rolls() -> None:
    match, table = _laid()
    dragon = laid.dragon_beside(match)
    match.state.saga.boards[0].weapon = -1
    match.choose(("challenge", dragon))
    before = table.battle(match)
    assert before is not None
    assert before.attack == ()
    assert before.left[0] == 7
    assert before.odds is not None
    assert before.odds.share == odds_of(table.content, match.state, 0, dragon).wins
    match.choose(("strike",))
    after = table.battle(match)
    assert after is not None
    assert len(after.attack) == 3
    assert after.left[0] == match.state.saga.boards[0].health
    assert after.odds is None or 0 < after.odds.share < 1


def test_heroes_dragons_and_the_track_stand_on_the_map() -> None:
    match, table = _laid()
    look = table.look(match, None)
    assert sum(one.dragon for one in look.figures.values()) == 4
    assert sum(not one.dragon for one in look.figures.values()) == 3
    assert sorted(one.health for one in look.track) == [7, 10, 10, 10]


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((2560, 1440), 1.25), ((1280, 720), 2.0)]
)
def test_nothing_lies_upon_another_thing(size: tuple[int, int], scale: float) -> None:
    pygame.display.init()
    pygame.display.set_mode(size)
    match = laid.match()
    laid.lay(match, kind=f.PURCHASES)
    scene = table_of(match)
    render(scene, size, scale)
    stage = scene.stage
    assert isinstance(stage, SagaStage)
    buttons = [one.rect for one in scene.layer.walk() if one.key and one.rect.w]
    for i, one in enumerate(buttons):
        assert not [other for other in buttons[i + 1 :] if other.colliderect(one)]
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(one) for one in buttons)
    if scene.places.hand_lies:
        assert not stage.plate_at.colliderect(scene.places.ask)
        assert not stage.hand.area().colliderect(stage.plate_at)


def test_rows_of_the_hand_are_turned() -> None:
    match = laid.match()
    laid.lay(match)
    scene = table_of(match)
    render(scene, (1920, 1080))
    stage = scene.stage
    assert isinstance(stage, SagaStage)
    seen = []
    for _turn in range(4):
        stage.next_row()
        scene.refresh()
        seen.append(tuple(one.value for one in scene.hand.model.cards))
    assert len(set(seen)) == 4
    assert all(seen)
    scene.play.point(Target("hero", 0))
    assert HERO in scene.play.controller.pointed  # type: ignore[union-attr]


def test_a_hand_that_lies_face_down_can_be_turned_up() -> None:
    match = laid.match(people=2)
    laid.lay(match)
    scene = table_of(match)
    scene.session.curtain_for, scene.session.viewer = None, -1
    render(scene, (1920, 1080))
    look = scene.layer.find("look")
    assert look is not None
    before = pygame.Surface(scene.size)
    scene.draw(before)
    stage = scene.stage
    assert isinstance(stage, SagaStage)
    assert look in stage._above()
    assert stage.lies_over(look.rect.center)
    assert not scene.hand.model.cards


def test_no_attack_of_units_on_a_dragon_is_told_of_or_counselled() -> None:
    match, table = _laid()
    at = laid.dragon_beside(match)
    hero = match.state.saga.boards[0].hero
    found = table.land(match, 0, match.game.content.keys[at], "")
    assert found.odds is None
    assert percent(odds_of(match.game.content, match.state, 0, at).wins) in found.cost
    state, lands = match.state, match.game.content.land
    for t in lands:  # nobody else could attack, and nothing but the dragon be attacked
        if t != at:
            state.owner[t], state.units[t] = 0, 5 if t == hero else 1
    state.conquests = ()
    assert slips.slip(table, match, 0, ("end_invasion",)) is None


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_six_objectives_can_be_read(size: tuple[int, int]) -> None:
    match = laid.match()
    state = laid.lay(match)
    assert state.saga is not None
    state.saga.boards[0].objectives = (0, 10, 23, 5, 7, 15)
    scene = table_of(match)
    render(scene, size)
    theme, cards = scene.theme, scene.hand.model.cards
    assert len(cards) == 6
    rects = [scene.hand.spot(one.value) for one in cards]
    for one, rect in zip(cards, rects, strict=True):
        assert rect.collidelistall(rects) == [rects.index(rect)]
        wide = text.width(theme, one.name, text.Style("bodyb", 16)) + text.width(theme, one.note, text.Style("uib", 15))
        assert wide + theme.px(60) <= rect.w


def test_the_tooltip_of_a_card_lies_beside_it() -> None:
    match = laid.match()
    laid.lay(match)
    scene = table_of(match)
    render(scene, (1920, 1080))
    assert isinstance(scene.stage, SagaStage)
    scene.stage.rows.open = "spell"
    scene.refresh()
    card_at = scene.hand.spot(scene.hand.model.cards[1].value)
    scene.handle(pygame.Event(pygame.MOUSEMOTION, pos=card_at.center, rel=(0, 0), buttons=(0, 0, 0)))
    found = scene.pointer.find_tip()
    assert found is not None
    subject, told = found
    place = scene.scenery._tip_place(told, subject)
    assert not place.colliderect(subject)
    assert tipplace._apart(place, subject) < scene.theme.px(30)


def test_spells_asked_for_in_battles_say_so_in_the_phase_of_battles() -> None:
    match, table = _laid()
    waits = faces.spell_waits(table, match, 0, 5)
    heals = faces.spell_waits(table, match, 0, 0)
    assert waits != heals
    match.state.stack[:] = [(f.TURN, 1, 4), (f.INVADE, 1)]
    assert faces.spell_waits(table, match, 0, 5) not in (waits, heals)


def test_forts_and_portals_are_worth_points_only_where_points_decide() -> None:
    told = {}
    for victory in ("objectives", "endcard"):
        match = laid.match(victory=victory)
        laid.lay(match)
        table = table_of(match).table
        assert isinstance(table, SagaTable)
        fort = table.content.keys[min(table.content.forts)]
        told[victory] = dict(table.land(match, 0, fort, "").facts)["fort"]
    assert told["objectives"] != told["endcard"]


def test_what_is_proposed_after_a_conquest_is_not_warned_of() -> None:
    match = laid.match()
    state = laid.lay(match)
    table = table_of(match).table
    assert isinstance(table, SagaTable)
    content, state.saga.dragons = match.game.content, ()  # type: ignore[union-attr]
    source = next(t for t in content.land if len(content.connected[t]) > 3)
    target = content.adjacent[source][0]
    foe = next(t for t in content.connected[source] if t != target and t not in content.connected[target])
    for t in content.land:
        state.owner[t], state.units[t] = 0, 1
    state.owner[foe], state.units[foe], state.units[source] = 1, 9, 8
    state.stack[:] = [(f.TURN, 0, 4), (f.INVADE, 0), (f.MOVE_IN, 0, source, target)]
    numbers = [option[1] for option in match.options()]
    assert table.slip(match, 0, ("follow", numbers[-1])) is not None
    assert table.slip(match, 0, ("follow", table.proposed(match, numbers))) is None


def test_battle_cry_is_no_card() -> None:
    match, table = _laid()
    said = set()
    for step in (battle_steps.CRY, battle_steps.A_ROLLED):
        match.state.stack[:] = [(f.TURN, 0, 4), (f.INVADE, 0), (f.BATTLE, 0, 1, 2, 1, 1, step, 3, 3, -1)]
        said.add(words._battle(table, match, match.state.stack[-1]))
    assert len(said) == 2


def test_the_end_of_the_maneuver_is_not_called_that_of_the_turn() -> None:
    told = []
    for objectives in (True, False):
        match = laid.match(objectives=objectives, victory="objectives" if objectives else "conquest")
        laid.lay(match, kind=f.MANEUVER)
        table = table_of(match).table
        controller = table.make_controller(match.game.naming, match.options())
        told.append((table.ask(match, controller).question, table.verb(match, controller, "end_maneuver")))
    assert told[0][0] != told[1][0]
    assert told[0][1] != told[1][1]


def test_cards_face_down_are_counted_one_by_one() -> None:
    match = laid.match(people=2)
    laid.lay(match)
    scene = table_of(match)
    scene.session.curtain_for, scene.session.viewer = None, -1
    render(scene, (1920, 1080))
    board = match.state.saga.boards[0]
    held = len(laid.LAND) + len(board.spells) + len(board.objectives) + len(board.shouts) + 2
    assert scene.hand.model.face_down == held


def test_objectives_say_what_a_click_does_in_each_question() -> None:
    """At the set-up a click gives a card back, which nobody should learn by clicking."""
    tips = set()
    for kind in (f.CHOOSE_OBJECTIVES, f.KEEP, f.PUT_UNDER, f.OBJECTIVE):
        match, table = _laid(kind)
        held = match.state.saga.boards[0].objectives
        tips.add(faces.objectives(table, match, 0, frozenset(card("objective", one) for one in held))[0].tip)
    assert len(tips) == 4
