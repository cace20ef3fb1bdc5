"""No question of Dovahkiin betrays a hidden card, to nobody (RSK-COMP-13, RSK-SPL-25, RSK-MIX-16)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.kernel.chance import Stream
from game.kernel.game import Game
from game.kernel.setup import read_setup
from game.titles.skyrim import frames as f
from tests.titles.skyrim.dovahkiin.tale import Tale, tell
from tests.titles.skyrim.endurance import EAGER, setup_of, wish
from tests.titles.skyrim.hidden import overheard
from tests.titles.skyrim.table import TITLE

CHOICES = 1500
OFTEN = 12  # times that each kind of question is looked at in a match

LANDS = "whiterun 5 riften solitude | riverwood 3 helgen markarth | windhelm 4 kynesgrove"
SPELLS = ["SPL-05 SPL-13 SPL-12 SPL-02", "SPL-17 SPL-18", "SPL-01"]
OBJECTIVES = ["OBJ-10 OBJ-17", "OBJ-02 OBJ-03", "OBJ-05 OBJ-12"]
# Questions that random matches seldom come to: where a match stands, and what leads to them.
SELDOM = {
    "aim": ("purchases", "cast SPL-02"),
    "give": ("purchases", "cast SPL-13"),
    "take": ("purchases", "cast SPL-13", "give riften"),
    "keep": ("purchases", "cast SPL-12"),
    "put_under": ("purchases", "cast SPL-12", "keep OBJ-01"),
    "push": ("purchases", "shout SHO-A", "aim riverwood", "aim helgen"),
    "reroll": ("invade", "attack whiterun riverwood 3", "defend 2", "pass", "pass", "cast SPL-05"),
    "choose_weapon": ("reinforce 0", "equip weapon riften whiterun"),
    "choose_armor": ("reinforce 0", "equip armor riften whiterun"),
}
OF_ELIMINATION = ("exchange", "place")


def laid(at: str) -> Tale:
    return tell(
        LANDS, at=at, heroes="whiterun | riverwood | windhelm", magicka="9 | 9 | 9", spells=SPELLS,
        objectives=OBJECTIVES, hands=["riften whiterun morthal", "solitude", "helgen"], discard="falkreath dawnstar",
        shouts=["SHO-A"], weapons="WPN-A", armors="ARM-A", objective_deck="OBJ-01 OBJ-26 OBJ-28", dragons="korvanjund",
    )  # fmt: skip


@pytest.mark.rule("RSK-COMP-12", "RSK-COMP-13", "RSK-SPL-25")
@pytest.mark.parametrize("kind", SELDOM)
def test_seldom_questions_tell_nobody_what_another_holds(kind: str) -> None:
    at, *choices = SELDOM[kind]
    table = laid(at).do(*choices)
    assert table.asked == kind
    for number in range(6):
        assert overheard(table.match.game, table.match.state, Stream(number)) == []


@pytest.mark.rule("RSK-COMP-12", "RSK-COMP-13", "RSK-SPL-25", "RSK-MIX-16")
def test_questions_of_whole_matches_tell_nobody_what_another_holds() -> None:
    met: Counter[str] = Counter()
    for number in (0, 1, 2, 4, 8):
        game = Game(TITLE, read_setup(TITLE.setup_model, setup_of(number)))
        chance, state, here = Stream(number), game.new(number), Counter[str]()
        for _choice in range(CHOICES):
            if not state.stack:
                break
            kind = f.ASKING[state.stack[-1][0]]
            here[kind] += 1
            if here[kind] <= OFTEN:
                assert overheard(game, state, chance) == [], (number, kind)
            game.choose(state, wish(game.options(state), chance, EAGER))
        met += here
    assert {*f.ASKING} - {*met} <= {*SELDOM, *OF_ELIMINATION}


@pytest.mark.rule("RSK-COMP-12", "RSK-ELIM-03", "RSK-ELIM-05")
def test_cards_of_the_beaten_are_exchanged_without_telling_more() -> None:
    table = tell(
        "whiterun 5 riften | riverwood | windhelm", at="invade", heroes="whiterun | | windhelm", tape="6 6 6 1",
        hands=["solitude morthal dawnstar", "markarth falkreath winterhold", "helgen"],
    ).do("attack whiterun riverwood 3", "defend 1")  # fmt: skip
    asked = []
    while table.asked != "invade":
        asked.append(table.asked)
        for number in range(4):
            assert overheard(table.match.game, table.match.state, Stream(number)) == []
        table.do(table.options()[0])
    assert {*asked} >= {"move_in", *OF_ELIMINATION}
