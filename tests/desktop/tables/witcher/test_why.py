"""'Why?' at the witchers' table: a sentence for what a bot did; nothing that lies hidden is in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.bots.arena import ask
from game.bots.levels import make_bot
from game.bots.reason import Reason
from game.bots.thinker import ONLOOKER
from game.bots.worker import Wish, advise
from game.desktop.tables.witcher import advice
from game.desktop.tables.witcher.table import WitcherTable
from game.kernel.chance import Stream
from game.kernel.codec import pack
from game.kernel.match import Match
from tests.bots.witcher.table import witcher
from tests.desktop.table_driver import Person, Witnesses
from tests.desktop.tables.witcher.driver import make_scene

ENOUGH = 260


def played(levels: list[str], steps: int, seed: int = 5, modules: tuple[str, ...] = ()) -> Match:
    """A match in which each seat plays as its level does, and persons at random."""
    match = Match(witcher(levels, modules), seed)
    bots = [make_bot("witcher", "random" if level == "human" else level) for level in levels]
    while len(match.steps) < steps and not match.over:
        seat, n = match.seat, len(match.steps)
        match.choose(ask(match.game, bots[seat], match.state, seat, match.options(), match.seed, n))
    return match


def moves(match: Match) -> Iterator[int]:
    """All that can be asked about."""
    return (n for n in range(len(match.steps)) if advice.move_of(match, n) == n)


def reason_of(match: Match, n: int, state: Any = None) -> Reason:
    """What the bots' process finds."""
    step, title, content = match.steps[n], match.game.title, match.game.content
    state = match.state_before(n) if state is None else state
    own, onlooker = (pack(title.view(content, state, eyes)) for eyes in (step.seat, ONLOOKER))
    said = advise(Wish(1, "witcher", match.game.setup.model_dump_json(), own, 0, step.option, onlooker))
    assert said.reason is not None, said.wrong
    return said.reason


@pytest.mark.parametrize("modules", [(), ("skellige",)], ids=["base", "skellige"])
def test_every_move_of_every_level_has_its_sentence(modules: tuple[str, ...]) -> None:
    match = played(["easy", "normal", "hard"], ENOUGH, 6, modules)
    table, verbs, reasons = WitcherTable(match.game), set(), set()
    for n in moves(match):
        reason = reason_of(match, n)
        words = table.why(match, n, reason)
        verbs.add(match.steps[n].option[0])
        reasons.add(reason.why)
        assert "{" not in words
        assert words.endswith(".")
    assert verbs >= {"move", "act", "explore", "buy"} | ({"sail_to"} if modules else set())
    assert len(reasons) > 5


def test_nothing_that_lies_hidden_is_in_it() -> None:
    """Other cards in the bot's hand and deck, the same sentence."""
    match = played(["normal", "hard", "hard"], 150)
    table = WitcherTable(match.game)
    for n in list(moves(match))[::4]:
        title, content, state = match.game.title, match.game.content, match.state_before(n)
        other = (match.steps[n].seat + 1) % len(state.seats)
        twin = title.determinise(content, title.view(content, state, other), other, Stream(n))
        legal = match.steps[n].option in match.game.options(twin)
        if twin.stack == state.stack and legal:
            assert table.why(match, n, reason_of(match, n, twin)) == table.why(match, n, reason_of(match, n))


def test_on_request_the_last_move_of_a_bot_is_told() -> None:
    match = played(["human", "hard", "hard"], 120)
    person = Person(make_scene(match, bots=Witnesses()))
    scene = person.scene
    assert match.steps[scene.why.last_move()].seat > 0
    scene.why.ask()
    person.frame()
    assert scene.why.words.endswith(".")
    assert scene.why.words in scene.slips.shown()
