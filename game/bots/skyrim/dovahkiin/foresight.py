"""A search for the level that thinks ahead: a few ways to go on with an invasion, each played to the end of the turn in
the same dealt worlds.

Everything is counted in worlds, nothing by the clock, so that a match repeats.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from game.bots.skyrim.dovahkiin.assault import assaults
from game.bots.skyrim.dovahkiin.duelling import best_challenge
from game.bots.skyrim.dovahkiin.lookout import Lookout
from game.bots.skyrim.dovahkiin.policy import SagaPolicy
from game.bots.skyrim.dovahkiin.prospects import WON, worth_to
from game.kernel.chance import Stream, fork
from game.kernel.game import Game
from game.kernel.rules import Option
from game.titles.skyrim import frames as f
from game.titles.skyrim.invasion import END_INVASION, MOST_ATTACK_DICE
from game.titles.skyrim.state import State

LONGEST: Final = 400  # choices to the end of a turn
CLEARLY: Final = 1.0  # standard errors by which another choice must be better than the judged one


@dataclass(frozen=True, slots=True)
class Reach:
    """How far foresight reaches: dealt `worlds`, at most so many `ways` beside the judged one, and the `margin` in
    units by which one of them must be better."""

    worlds: int = 6
    ways: int = 3
    margin: float = 0.5


USUAL: Final = Reach()


def foreseen(
    policy: SagaPolicy, game: Game, seen: State, judged: Option, chance: Stream, reach: Reach = USUAL
) -> Option:
    """The way to go on that has the best prospects; the judged one unless another is clearly better."""
    frame = seen.stack[-1]
    if frame[0] != f.INVADE:
        return judged
    seat: int = frame[1]
    others = _ways(policy.lookout(game.content, seen, seat), judged, reach.ways)
    if not others:
        return judged
    worlds = [game.title.determinise(game.content, seen, seat, Stream(fork(chance))) for _ in range(reach.worlds)]
    usual = [_played_out(policy, game, world, seat, judged) for world in worlds]
    best, choice = 0.0, judged
    for way in others:
        better = [_played_out(policy, game, world, seat, way) - u for world, u in zip(worlds, usual, strict=True)]
        mean, error = _mean_and_error(better)
        if mean > max(reach.margin, CLEARLY * error) and mean > best:
            best, choice = mean, way
    return choice


def _ways(look: Lookout, judged: Option, most: int) -> list[Option]:
    """What else promises something: other targets, the hero's battle, to leave it at that."""
    units = look.seen.units
    found: list[Option] = []
    targets = {judged[2]} if judged[0] == "attack" else set()
    for attack in assaults(look):
        if attack.target not in targets and attack.worth > 0 and len(found) < most - 1:
            targets.add(attack.target)
            dice = min(MOST_ATTACK_DICE, units[attack.source] - 1)
            found.append(("attack", attack.source, attack.target, dice))
    worth, target = best_challenge(look)
    if target >= 0 and worth > 0 and judged[0] != "challenge":
        found.append(("challenge", target))
    if judged != END_INVASION:
        found.append(END_INVASION)
    return found


def _played_out(policy: SagaPolicy, game: Game, world: State, seat: int, way: Option) -> float:
    """What a way leads to when the turn is over, in one world."""
    state, content = world.copy(), game.content
    game.choose(state, way)
    for n in range(LONGEST):
        if not state.stack or state.stack[0][1] != seat:
            break
        game.choose(state, policy.decide(content, state, Stream(n)))
    if not state.stack:
        return WON if seat in state.winners else -WON
    return worth_to(policy.lookout(content, state, seat))


def _mean_and_error(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((one - mean) ** 2 for one in values) / max(1, len(values) - 1)
    return mean, sqrt(spread / len(values))
