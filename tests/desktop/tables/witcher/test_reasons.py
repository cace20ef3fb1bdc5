"""A sentence for every reason that says more than what was chosen."""

from __future__ import annotations

from game.bots.reason import HIDDEN, Reason
from game.bots.witcher.explain import explain
from game.bots.witcher.policy import Policy
from game.desktop.tables.witcher.reasons import reason_words
from tests.bots.witcher.table import wandering, witcher
from tests.titles.witcher.table import lay

SEATS = ("Ann", "Ben", "Cleo")
SILENT = {"judged", HIDDEN}


def test_every_reason_has_a_sentence() -> None:
    game = witcher(["normal"] * 3)
    met = set()
    for state in wandering(game, 5, 900, Policy()):
        seen = game.title.view(game.content, state, game.rules.decider(state))
        for option in game.options(state)[:4]:
            reason = explain(game, seen, option)
            words = reason_words(game.content, seen, SEATS, reason)
            met.add(reason.why)
            assert "{" not in words
            if reason.why not in SILENT and not (reason.why == "combo" and not reason.number):
                assert words.endswith(".")
    assert {"hunts", "raises", "trains", "fits", "least"} <= met


def test_a_reason_names_what_it_speaks_of() -> None:
    table = lay(3, at="deed").monster("water", "m104", "glenmore").stand(0, "glenmore")
    content, state = table.content, table.state
    ban_ard = table.number("place", "ban_ard")
    raises = reason_words(content, state, SEATS, Reason(("move", ban_ard), "raises", place=ban_ard, number=2))
    assert "Ban Ard" in raises
    assert "Alchemy" in raises
    place = table.number("place", "glenmore")
    hunts = reason_words(content, state, SEATS, Reason(("fight", 2), "hunts", 0.7, place, number=2))
    assert "Drowners' Nest" in hunts
    assert "70" in hunts
    duel = reason_words(content, state, SEATS, Reason(("duel", 1), "duel", 0.5, place, seat=1))
    assert "Ben" in duel


def test_nothing_is_said_of_what_is_hidden() -> None:
    table = lay(3)
    assert reason_words(table.content, table.state, SEATS, Reason(("buy", 3), HIDDEN)) == ""
