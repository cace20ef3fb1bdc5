"""`bench`: measure how fast everything is, on this machine, now. Quote figures of a quiet machine only."""

from __future__ import annotations

import argparse
import json
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from game.bots.arena import play_fast
from game.commands.bench_table import (
    FrameTimes,
    fight_frames,
    idle_share,
    played,
    seconds_to_first_frame,
    table_frames,
)
from game.commands.bench_window import owner_changes, start_and_close, thinking, zooms
from game.commands.position import play_on
from game.kernel.chance import Stream, below
from game.kernel.codec import state_hash
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.record import RecordWriter, read_record
from game.kernel.restore import restore
from game.kernel.setup import parse_seats, read_setup
from game.titles import find_title
from game.titles.skye.grid import Territory, open_cells, placements
from game.titles.skye.tile_file import landscape

ROUNDS = 5  # each figure is the best of so many: what the machine can do when it is left alone
GAMES = {"skyrim": 100, "dovahkiin": 30, "witcher": 20, "skye": 200}  # of four random seats, about as many decisions
SEATS = "random,random,random,random"
CATANATRON_GAMES = 5
MATCH_OF = 2000
MID_GAME = {"skyrim": 400, "dovahkiin": 800, "witcher": 400, "skye": 120}  # decisions
WIDE = 20  # tiles of a territory


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Only how to print."""
    parser.add_argument("--json", action="store_true", help="as JSON")


def game_of(key: str, **options: object) -> Game:
    """A game of four random seats, by the key of a title or of one of its modes."""
    title, mode = played(key)
    seats = [seat.model_dump() for seat in parse_seats(SEATS)]
    return Game(title, read_setup(title.setup_model, {"mode": mode, "seats": seats, "options": options}))


def ours(game: Game, games: int) -> float:
    """Decisions a second of four random seats."""
    begun = perf_counter()
    decisions = sum(play_fast(game, seed).decisions for seed in range(games))
    return decisions / (perf_counter() - begun)


def catanatrons() -> float:
    """Decisions a second of four random players of catanatron."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    begun = perf_counter()
    for seed in range(CATANATRON_GAMES):
        players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        game = Game(players, seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return decisions / (perf_counter() - begun)


def kernel_speed() -> dict[str, float]:
    """Ours beside catanatron's, in turn in the same run, so that a busy machine slows all."""
    games = {key: game_of(key) for key in GAMES}
    mine: dict[str, list[float]] = {key: [] for key in games}
    theirs = []
    for _ in range(ROUNDS):
        for key, game in games.items():
            mine[key].append(ours(game, GAMES[key]))
        if find_spec("catanatron") is not None:
            theirs.append(catanatrons())
    told = {f"{key}_decisions_per_s": max(speeds) for key, speeds in mine.items()}
    if theirs:
        told["catanatron_decisions_per_s"] = max(theirs)
        for key, speeds in mine.items():
            told[f"{key}_times_catanatron"] = median(a / b for a, b in zip(speeds, theirs, strict=True))
    else:
        print("catanatron is not installed: pip install catanatron==3.2.1 to compare with it.", file=sys.stderr)
    return told


def microseconds(action: Callable[[], Any], times: int = 20_000) -> float:
    """The least mean time of an action over some rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        begun = perf_counter()
        for _ in range(times):
            action()
        best = min(best, perf_counter() - begun)
    return 1e6 * best / times


def state_costs(key: str) -> dict[str, float]:
    """What is done with a state in mid-game."""
    match = play_on(game_of(key), 3, MID_GAME[key])
    game, state = match.game, match.state
    title, content = game.title, game.content
    seen = title.view(content, state, 0)
    chance = Stream(1)
    return {
        "copy_us": microseconds(state.copy),
        "options_us": microseconds(lambda: game.options(state)),
        "hash_us": microseconds(lambda: state_hash(state)),
        "view_us": microseconds(lambda: title.view(content, state, 0)),
        "determinise_us": microseconds(lambda: title.determinise(content, seen, 0, chance), 2_000),
    }


def placement_costs() -> dict[str, float]:
    """All legal places of a tile in a territory of 20 tiles, with and without anything known of it before."""
    tiles, chance = landscape(), Stream(1)
    bag = [number for number, tile in enumerate(tiles.all) if not tile.castle]
    territory: Territory = ((0, 0, 0, 0),)
    while len(territory) < WIDE:
        tile = bag.pop(below(chance, len(bag)))
        if found := placements(tiles, territory, tile):
            x, y, rotation = found[below(chance, len(found))]
            territory = (*territory, (x, y, tile, rotation))

    def anew() -> None:
        open_cells.cache_clear()
        placements(tiles, territory, bag[0])

    return {
        "placements_us": microseconds(lambda: placements(tiles, territory, bag[0])),
        "placements_anew_us": microseconds(anew, 2_000),
    }


def record_costs() -> dict[str, float]:
    """Writing each of 2,000 choices, the slowest of them, and loading the match again."""
    game = game_of("civil-war", max_rounds=1000)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.skald"
        match = Match(game, 5)
        writer = RecordWriter(match, path)
        chance, times = Stream(1), []
        while not match.over and len(match.steps) < MATCH_OF:
            options = match.options()
            begun = perf_counter()
            match.choose(options[below(chance, len(options))])
            times.append(perf_counter() - begun)
        writer.close()
        loads = []
        for _ in range(ROUNDS):
            begun = perf_counter()
            restore(read_record(path), find_title)
            loads.append(perf_counter() - begun)
    return {
        "choices": float(len(times)),
        "choice_written_ms_median": 1000 * median(times),
        "choice_written_ms_max": 1000 * max(times),
        "load_ms": 1000 * min(loads),
    }


def frames_told(times: FrameTimes) -> dict[str, float]:
    """Frame times in milliseconds."""
    return {
        "frame_ms_median": times.median, "frame_ms_p99": times.p99, "frame_ms_max": times.longest,
        "frame_cpu_ms_p99": times.cpu_p99,
    }  # fmt: skip


def measure() -> Iterator[tuple[str, dict[str, float]]]:
    """Every part and its figures, one after another, with a line on stderr before each."""
    parts: dict[str, Callable[[], dict[str, float]]] = {
        "kernel": kernel_speed,
        "state of Skyrim": partial(state_costs, "skyrim"),
        "of Dovahkiin": partial(state_costs, "dovahkiin"),
        "of The Witcher": partial(state_costs, "witcher"),
        "of Isle of Skye": partial(state_costs, "skye"),
        "a territory": placement_costs,
        "record": record_costs,
        "Skyrim's table": lambda: frames_told(table_frames("skyrim", (1920, 1080))),
        "Heroes' table": lambda: frames_told(table_frames("dovahkiin", (1920, 1080))),
        "Heroes' fights": lambda: frames_told(fight_frames("dovahkiin", (1920, 1080))),
        "Clans' table": lambda: frames_told(table_frames("skye", (1920, 1080), 5)),
        "Witchers' table": lambda: frames_told(table_frames("witcher", (1920, 1080))),
        "Witchers' fight": lambda: frames_told(fight_frames("witcher", (1920, 1080))),
        "owner change": lambda: frames_told(owner_changes()),
        "zoom and pan": lambda: frames_told(zooms()),
        "bots think": lambda: frames_told(thinking()),
        "start and close": start_and_close,
        "at rest": lambda: {"share_of_a_core_percent": 100 * idle_share()},
        "start": lambda: {"first_frame_s": seconds_to_first_frame()},
    }
    for name, part in parts.items():
        print(f"measuring: {name}", file=sys.stderr)
        yield name, part()


def run(args: argparse.Namespace) -> int:
    """Measure and print, each part as soon as it is known."""
    machine = f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}"
    if args.json:
        print(json.dumps({"machine": machine, **dict(measure())}, indent=1))
        return 0
    print(machine)
    for part, figures in measure():
        for name, figure in figures.items():
            print(f"  {part:<16} {name:<28} {figure:>12,.2f}", flush=True)
    return 0
