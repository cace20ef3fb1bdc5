"""Golden playthroughs: the beginning of a match as a text that a person can read as a diff.

Where rules change on purpose, `pytest --update-golden` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.kernel.chance import Stream, mix
from game.kernel.match import Match
from tests.titles.plays import Case, game_of, peaceable

GOLDEN = Path(__file__).parents[1] / "golden"
DECISIONS = {"chaos": 150, "civil-war": 250, "base": 300}  # in Civil War placing takes 120
NAMES = ("Ada", "Björn", "Cnut")


def told(case: Case, seed: int) -> str:
    """Each decision with its question, the choice, what happened, and the hash of the state after it."""
    game = game_of(case)
    match = Match(game, seed)
    chance = Stream(mix(seed))

    def chronicle(events: list[object] | tuple[object, ...]) -> list[str]:
        said = (game.title.event_words(game.content, event, NAMES) for event in events)  # type: ignore[arg-type]
        return [f"        {line}" for line in said if line]

    lines = [f"{case}, seed {seed}", *chronicle(list(match.opening))]
    for n in range(1, DECISIONS[case.mode] + 1):
        if match.over:
            break
        option = peaceable(match.options(), chance)
        lines.append(f"{n:4} {NAMES[match.seat]}: {game.title.question(game.content, match.state)}")
        lines.append(f"      > {game.title.option_words(game.content, match.state, option)}")
        step = match.choose(option)
        lines += [*chronicle(step.events), f"      # {step.hash}"]
    return "\n".join(lines) + "\n"


CASES = [
    Case("skyrim", "chaos", 3, False),
    Case("skyrim", "civil-war", 3, False),
    Case("witcher", "base", 3, False),
    Case("skye", "base", 3, False),
    Case("skye", "base", 3, False, modules=("journeyman",)),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_playthrough_is_the_one_reviewed(case: Case, update_golden: bool) -> None:
    path = GOLDEN / f"{case}.txt"
    text = told(case, 2024)
    if update_golden:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
