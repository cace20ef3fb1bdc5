"""What many tests need: a game of Skyrim, and matches played on at random."""

from __future__ import annotations

from game.kernel.chance import Stream, below
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.setup import parse_seats, read_setup
from game.titles import find_title


def skyrim(seats: str = "random,random,random,random", mode: str = "chaos", map: str = "", **options: object) -> Game:
    """A game of Skyrim on the book's map unless told."""
    title = find_title("skyrim")
    plain = {
        "mode": mode,
        "seats": [seat.model_dump() for seat in parse_seats(seats)],
        "options": options,
        "map": map,
    }
    return Game(title, read_setup(title.setup_model, plain))


def play_random(match: Match, decisions: int = 1_000_000, seed: int = 1) -> Match:
    """Random choices until the match is over or so many more are made."""
    chance = Stream(seed)
    end = len(match.steps) + decisions
    while not match.over and len(match.steps) < end:
        options = match.options()
        match.choose(options[below(chance, len(options))])
    return match
