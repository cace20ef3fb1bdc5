"""`simulate`: let bots play many matches, and count (formats.md, simulate --json)."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Any

from game.bots.arena import DEFAULT_CAP, Played, play_fast, play_match
from game.commands.match_options import RANDOM_SEATS, add_match_options, bots_only, setup_from, whole_number
from game.commands.tally import Counting, Outcome, counts, outcome_of, summary
from game.kernel.codec import state_hash
from game.kernel.errors import BadFile, BadSetup, SkaldError
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.naming import did_you_mean
from game.kernel.record import RecordWriter
from game.kernel.setup import read_setup
from game.titles import find_title

UNATTENDED_ROUNDS = "100"  # Civil War among bots may never end by itself (RSK-CIV-10)
MOST_GAMES = 10_000_000
CHUNKS_A_JOB = 8
MOST_JOBS = 61  # Windows waits for no more processes than that at once


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """TITLE, how many, by how many processes."""
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--games", type=whole_number(1, MOST_GAMES), default=100, help="how many matches")
    parser.add_argument("--jobs", type=whole_number(1, MOST_JOBS), default=1, help="in how many processes")
    parser.add_argument("--records", type=Path, metavar="DIR", help="write one record a match into this folder")
    parser.add_argument("--max-decisions", type=whole_number(1), default=DEFAULT_CAP, help="where a match is stopped")
    parser.add_argument(
        "--verify-doors", type=whole_number(0), default=0, metavar="N", help="play N matches by both doors and compare"
    )
    parser.add_argument(
        "--count",
        default="",
        metavar="VERBS",
        help="how often these choices are offered and made, such as score,keep",
    )
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_match_options(parser, RANDOM_SEATS)


@dataclass(frozen=True)
class Task:
    """Some matches for one process: plain data."""

    title: str
    setup: dict[str, Any]
    seed: int
    first: int
    games: int
    cap: int
    records: Path | None
    count: tuple[str, ...]


@cache
def game_of(title_key: str, setup: str) -> Game:
    """The game of a setup given as JSON; made once in each process, since reading a map takes longer than a match."""
    title = find_title(title_key)
    return Game(title, read_setup(title.setup_model, json.loads(setup)))


def play_task(task: Task) -> list[Outcome]:
    """Play them, in whatever process."""
    return [play_one(task, number) for number in range(task.first, task.first + task.games)]


def seated(title: str, setup: dict[str, Any], number: int) -> tuple[Game, list[int]]:
    """The game of match `number`, and at which seat each entry of the seat list sits in it: one further each match,
    so that nobody owes his wins to his place."""
    seats = setup["seats"]
    places = [(entry + number) % len(seats) for entry in range(len(seats))]
    turned = [seats[places.index(seat)] for seat in range(len(seats))]
    return game_of(title, json.dumps({**setup, "seats": turned})), places


def play_one(task: Task, number: int) -> Outcome:
    """One match: by the fast door, or recorded. Match number i has the seed `seed + i`."""
    seed = task.seed + number
    game, places = seated(task.title, task.setup, number)
    counting = Counting(game, task.count) if task.count else None
    if task.records is None:
        return outcome_of(game, play_fast(game, seed, task.cap, counting), places, counting)
    match = Match(game, seed)
    writer = RecordWriter(match, task.records / f"{task.title}-{task.seed}-{number}.skald")
    played = play_match(match, task.cap, counting)
    writer.close()
    if writer.trouble:
        raise SkaldError(writer.trouble)
    return outcome_of(game, played, places, counting)


def verbs_of(game: Game, text: str) -> tuple[str, ...]:
    """The verbs to count. Raises BadSetup for one that the title has not."""
    verbs = tuple(dict.fromkeys(verb.strip().replace("-", "_") for verb in text.split(",") if verb.strip()))
    for verb in verbs:
        if verb not in game.naming.verbs:
            raise BadSetup("count", f"there is no choice '{verb}'{did_you_mean(verb, game.naming.verbs)}")
    return verbs


def tasks_of(game: Game, args: argparse.Namespace, seed: int) -> list[Task]:
    """The matches, cut into portions of equal size."""
    portions = min(args.games, args.jobs * CHUNKS_A_JOB)
    bounds = [args.games * i // portions for i in range(portions + 1)]
    setup = game.setup.model_dump(mode="json")
    count = verbs_of(game, args.count)
    return [
        Task(args.title, setup, seed, low, high - low, args.max_decisions, args.records, count)
        for low, high in pairwise(bounds)
    ]


@contextmanager
def ctrl_c_held_back() -> Iterator[None]:
    """Processes started meanwhile never hear Ctrl+C, which a terminal sends to all; this one hears it afterwards."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def start_pool(processes: int) -> ProcessPoolExecutor:
    """Processes that leave Ctrl+C to this one; where a signal cannot be held back, they do so once they have begun."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, context, signal.signal, (signal.SIGINT, signal.SIG_IGN))


def play_all(tasks: list[Task], jobs: int) -> Iterator[tuple[int, list[Outcome]]]:
    """The outcomes of each task as they come, with its number."""
    if jobs == 1:
        for number, task in enumerate(tasks):
            yield number, play_task(task)
        return
    pool = start_pool(min(jobs, len(tasks)))
    try:
        with ctrl_c_held_back():
            numbers: dict[Future[list[Outcome]], int] = {
                pool.submit(play_task, task): number for number, task in enumerate(tasks)
            }
        for future in as_completed(numbers):
            yield numbers[future], future.result()
    except BrokenProcessPool:
        raise SkaldError("A process that played matches was ended from outside; nothing was counted.") from None
    except BaseException:
        for process in list((pool._processes or {}).values()):
            process.kill()
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def verify_doors(game: Game, seed: int, games: int, cap: int) -> None:
    """Play the same matches by both doors. Raises SkaldError where they part."""
    for number in range(games):
        fast: Played = play_fast(game, seed + number, cap)
        table = play_match(Match(game, seed + number), cap)
        if (fast.decisions, state_hash(fast.state)) != (table.decisions, state_hash(table.state)):
            raise SkaldError(f"The two doors part in match {number} (seed {seed + number}).")


def run(args: argparse.Namespace) -> int:
    """Play, count, print."""
    setup = setup_from(args, args.title, max_rounds=UNATTENDED_ROUNDS)
    game = bots_only(game_of(args.title, json.dumps(setup.model_dump(mode="json"))))
    seed = args.seed or 0
    if args.records is not None:
        _make_folder(args.records)
    verify_doors(game, seed, args.verify_doors, args.max_decisions)
    begun = perf_counter()
    found: dict[int, list[Outcome]] = {}
    for number, outcomes in play_all(tasks_of(game, args, seed), args.jobs):
        found[number] = outcomes
        _progress(sum(map(len, found.values())), args.games, perf_counter() - begun)
    outcomes = [outcome for number in sorted(found) for outcome in found[number]]
    told = summary(game, outcomes, perf_counter() - begun)
    if args.verify_doors:
        told["doors_compared"] = args.verify_doors
    if args.count:
        told["counted"] = counts(outcomes)
    print(json.dumps(told, ensure_ascii=False, indent=1) if args.json else in_words(told))
    return 0


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(folder, "", f"it cannot be made ({error.strerror})") from None


def _progress(done: int, games: int, seconds: float) -> None:
    """One line that is written over, where a person is looking."""
    if sys.stderr.isatty():
        print(f"\r{done} of {games} matches, {seconds:.0f} s", end="\n" if done == games else "", file=sys.stderr)


def in_words(told: dict[str, Any]) -> str:
    """The summary for a person."""
    lines = [
        f"{told['title']} {told['mode']}: {told['finished']} of {told['games']} matches finished, "
        f"{told['stopped']} stopped, {told['seconds']:.1f} s",
        f"{told['decisions']} decisions, {told['decisions_per_s']:.0f} a second; "
        f"rounds a match {told['rounds_mean']:.1f} ({told['rounds_p10']:.0f} to {told['rounds_p90']:.0f}), "
        f"turns {told['turns_mean']:.1f} ({told['turns_p10']:.0f} to {told['turns_p90']:.0f})",
    ]
    for seat, wins, score in zip(told["seats"], told["wins"], told["scores"], strict=True):
        lines.append(f"  {seat:<24} {wins:>6} wins, {score['mean']:.1f} points")
    if told["draws"]:
        lines.append(f"  {'shared':<24} {told['draws']:>6}")
    if told["ended_by_limit"]:
        lines.append(f"  {'ended by max_rounds':<24} {told['ended_by_limit']:>6}")
    for level, one in told["levels"].items():
        lines.append(
            f"{level}: {one['share']:.1%} of the wins (95 %: {one['share_low']:.1%} to {one['share_high']:.1%}), "
            f"{one['turn_ms_mean']:.1f} ms a turn"
        )
    lines += [f"  {key:<24} {one['chosen']:>6} of {one['offered']}" for key, one in told.get("counted", {}).items()]
    return "\n".join([*lines, *told["replaced"]])
