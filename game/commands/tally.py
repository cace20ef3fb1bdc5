"""Outcomes of simulated matches, and their summary."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, quantiles
from typing import Any, Final

from game.bots.arena import Played, Thinking
from game.kernel.game import Game
from game.kernel.rules import Option

NORMAL_95: Final = 1.96  # standard deviations to either side


@dataclass(frozen=True)
class Outcome:
    """What is kept of a match: plain data, since it crosses processes. Winners and what goes by seat are told by the
    entry of the seat list that sat there."""

    decisions: int
    rounds: int
    turns: int
    stopped: bool
    limited: bool  # ended by the option `max_rounds`
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    factions: tuple[str, ...]
    thinking: tuple[Thinking, ...]
    replaced: tuple[str, ...]
    offered: Counter[str]
    chosen: Counter[str]


class Counting:
    """A witness who counts how often choices of some verbs are offered and made, by what they name first: `score
    OBJ-01`."""

    def __init__(self, game: Game, verbs: tuple[str, ...]) -> None:
        self.naming, self.verbs = game.naming, frozenset(verbs)
        self.offered: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()

    def __call__(self, options: list[Option], choice: Option) -> None:
        """One more question was answered."""
        self.offered.update({self._spelled(one) for one in options if one[0] in self.verbs})
        if choice[0] in self.verbs:
            self.chosen[self._spelled(choice)] += 1

    def _spelled(self, option: Option) -> str:
        return " ".join(map(str, self.naming.spell_option(option)[:2]))


def outcome_of(game: Game, played: Played, places: list[int], counting: Counting | None = None) -> Outcome:
    """The outcome of a match that was played; entry number i of the seat list sat at `places[i]`."""
    standings = game.title.standings(game.content, played.state)
    rounds, turns = game.title.rounds(played.state)
    limit = getattr(game.setup.options, "max_rounds", 0)
    return Outcome(
        played.decisions,
        rounds,
        turns,
        played.stopped,
        not played.stopped and rounds == limit and sum(one.alive for one in standings) > 1,
        tuple(entry for entry, place in enumerate(places) if place in played.state.winners),
        tuple(standings[place].points for place in places),
        tuple(standings[place].faction for place in places),
        tuple(played.thinking[place] for place in places) if played.thinking else (),
        tuple(played.replaced),
        counting.offered if counting else Counter(),
        counting.chosen if counting else Counter(),
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, which is honest for small numbers too (Wilson's score)."""
    share, z2 = wins / games, NORMAL_95 * NORMAL_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def spread(values: list[float]) -> tuple[float, float, float]:
    """Mean, 10th and 90th percentile."""
    if len(values) < 2:
        return (values[0],) * 3
    tenths = quantiles(values, n=10, method="inclusive")
    return fmean(values), tenths[0], tenths[-1]


def summary(game: Game, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """All that formats.md names under simulate."""
    setup = game.setup
    seats = range(len(setup.seats))
    decisions = sum(one.decisions for one in outcomes)
    rounds = spread([float(one.rounds) for one in outcomes])
    turns = spread([float(one.turns) for one in outcomes])
    return {
        "title": setup.title,
        "mode": setup.mode,
        "modules": list(setup.modules),
        "options": setup.options.model_dump(mode="json"),
        "seats": [seat.spelled() for seat in setup.seats],
        "games": len(outcomes),
        "finished": sum(not one.stopped for one in outcomes),
        "stopped": sum(one.stopped for one in outcomes),
        "seconds": seconds,
        "decisions": decisions,
        "games_per_s": len(outcomes) / seconds,
        "decisions_per_s": decisions / seconds,
        "rounds_mean": rounds[0],
        "rounds_p10": rounds[1],
        "rounds_p90": rounds[2],
        "turns_mean": turns[0],
        "turns_p10": turns[1],
        "turns_p90": turns[2],
        "wins": [sum(one.winners == (seat,) for one in outcomes) for seat in seats],
        "replaced": sorted({words for one in outcomes for words in one.replaced}),
        "ended_by_limit": sum(one.limited for one in outcomes),
        "draws": sum(len(one.winners) > 1 for one in outcomes),
        "scores": [_score([float(one.scores[seat]) for one in outcomes]) for seat in seats],
        "by_faction": _by_faction(outcomes),
        "levels": _levels(game, outcomes, seconds),
    }


def counts(outcomes: list[Outcome]) -> dict[str, dict[str, int]]:
    """How often each counted choice was offered (once a question), and how often made, over all matches."""
    offered, chosen = Counter[str](), Counter[str]()
    for one in outcomes:
        offered += one.offered
        chosen += one.chosen
    return {key: {"offered": offered[key], "chosen": chosen[key]} for key in sorted(offered)}


def _score(points: list[float]) -> dict[str, float]:
    mean, low, high = spread(points)
    return {"mean": mean, "p10": low, "p90": high}


def _by_faction(outcomes: list[Outcome]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for one in outcomes:
        for seat, faction in enumerate(one.factions):
            counted = found.setdefault(faction, {"wins": 0, "games": 0})
            counted["games"] += 1
            counted["wins"] += one.winners == (seat,)
    return dict(sorted(found.items()))


def _levels(game: Game, outcomes: list[Outcome], seconds: float) -> dict[str, dict[str, float | None]]:
    """Each level's share of the wins, a shared one in parts, with its 95 % interval; how long it thought, in
    milliseconds.

    The fast door takes no times of single moves: there the means are those of the whole run, rules and all, and the
    longest move is not known (null).
    """
    found: dict[str, dict[str, float | None]] = {}
    seats = len(game.setup.seats)
    all_moves, all_turns = sum(one.decisions for one in outcomes), sum(one.turns for one in outcomes)
    for level in dict.fromkeys(seat.player for seat in game.setup.seats):
        mine = [i for i, seat in enumerate(game.setup.seats) if seat.player == level]
        thought = [one.thinking[i] for one in outcomes if one.thinking for i in mine]
        share = len(mine) / seats
        spent = sum(one.seconds for one in thought) if thought else seconds * share
        moves = sum(one.moves for one in thought) if thought else all_moves * share
        wins = sum(sum(i in one.winners for i in mine) / len(one.winners) for one in outcomes if one.winners)
        low, high = wilson(wins, len(outcomes))
        found[level] = {
            "share": wins / len(outcomes),
            "share_low": low,
            "share_high": high,
            "move_ms_mean": 1000 * spent / max(moves, 1),
            "move_ms_max": 1000 * max(one.longest for one in thought) if thought else None,
            "turn_ms_mean": 1000 * spent / max(all_turns * share, 1),
        }
    return found
