from __future__ import annotations

from game.desktop.controller import Controller, Target
from game.kernel.match import Match
from game.kernel.rules import Option
from tests.support import play_random, skyrim

GAME = skyrim()


def at(kind: str, seed: int = 1) -> tuple[Match, Controller]:
    """A match at a decision of a kind, and its controller."""
    match = Match(GAME, seed)
    while GAME.rules.kinds[match.state.stack[-1][0]].name != kind:
        play_random(match, 1, seed=len(match.steps))
    return match, Controller(GAME.naming, match.options())


def test_every_option_can_be_reached_by_pointing_and_nothing_else() -> None:
    match = Match(GAME, 2)
    for _ in range(300):
        options = match.options()
        found: set[Option] = set()
        _walk(Controller(GAME.naming, options), found)
        assert found == set(options)
        play_random(match, 1, seed=len(match.steps))
        if match.over:
            break


def _walk(controller: Controller, found: set[Option]) -> None:
    for target in controller.targets():
        depth = len(controller.pointed)
        option = controller.point(target)
        if option is not None:
            found.add(option)
        elif len(controller.pointed) > depth:
            _walk(controller, found)
        while len(controller.pointed) > depth:
            controller.back()


def test_an_attack_is_source_target_dice() -> None:
    _match, controller = at("invade")
    attack = next(option for option in reversed(controller.left()) if option[0] == "attack" and option[3] == 2)
    assert controller.point(Target("territory", attack[1])) is None
    assert controller.point(Target("territory", attack[2])) is None
    assert 2 in controller.numbers()
    assert controller.point(Target("number", 2)) == attack


def test_a_source_with_one_attack_is_not_fired_by_half_a_click() -> None:
    options: list[Option] = [("end_invasion",), ("attack", 3, 4, 1)]
    controller = Controller(GAME.naming, options)
    assert controller.point(Target("territory", 3)) is None
    assert controller.targets() == [Target("territory", 4)]
    assert controller.point(Target("territory", 4)) == ("attack", 3, 4, 1)


def test_what_is_not_legal_changes_nothing() -> None:
    _match, controller = at("invade")
    before = controller.targets()
    assert controller.point(Target("territory", 999)) is None
    assert controller.point(Target("verb", "place")) is None
    assert controller.targets() == before
    assert not controller.back()


def test_going_back_opens_what_was_narrowed() -> None:
    _match, controller = at("invade")
    before = controller.targets()
    controller.point(next(target for target in before if target.domain == "territory"))
    assert controller.back()
    assert controller.targets() == before


def test_cards_of_a_set_can_be_pointed_at_in_any_order() -> None:
    options: list[Option] = [("exchange", 1, 2, 3), ("exchange", 1, 2, 5), ("end_reinforcements",)]
    controller = Controller(GAME.naming, options)
    assert controller.point(Target("card", 5)) is None
    assert controller.targets() == [Target("card", 1), Target("card", 2)]
    controller.point(Target("card", 2))
    assert controller.point(Target("card", 1)) == ("exchange", 1, 2, 5)


def test_a_verb_alone_is_chosen_at_once() -> None:
    _match, controller = at("invade")
    assert controller.point(Target("verb", "end_invasion")) == ("end_invasion",)
