"""Positions: a complete match at a decision, as readable JSON that a person can edit (formats.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game import __version__
from game.kernel.errors import BadFile, BadSetup
from game.kernel.game import Game
from game.kernel.match import Match
from game.kernel.setup import read_setup
from game.kernel.texts import gettext as _
from game.kernel.texts import ngettext
from game.kernel.title import AnyTitle, BadPlace

FORMAT = 1


def spell_position(match: Match) -> dict[str, Any]:
    """The match at its present decision; its past is left behind."""
    game = match.game
    return {
        "format": FORMAT,
        "program": __version__,
        "title": game.title.info.key,
        "setup": game.setup.model_dump(mode="json"),
        "seed": match.seed,
        "decision_of": None if match.over else match.seat,
        "state": game.title.spell_state(game.content, match.state),
    }


def parse_position(title: AnyTitle, plain: dict[str, Any]) -> Match:
    """A match that begins at a position. Raises BadPlace with the first fault by its path, BadSetup, BadFile (map)."""
    if set(plain) - {"program"} != {"format", "title", "setup", "seed", "decision_of", "state"}:
        raise BadPlace("position", _("it holds format, program, title, setup, seed, decision_of and state"))
    if plain["format"] != FORMAT:
        raise BadPlace("format", _("{number!r} is not a format this version knows").format(number=plain["format"]))
    seed = parse_seed(plain["seed"])
    game = parse_game(title, plain["setup"])
    state = parse_game_state(game, plain["state"])
    match = Match(game, seed, state)
    decider = None if match.over else match.seat
    if plain["decision_of"] != decider:
        raise BadPlace("decision_of", _("by its frames the decision is that of seat {seat}").format(seat=decider))
    return match


def parse_seed(plain: Any) -> int:
    """Raises BadPlace. A seed fits into 64 bits without a sign."""
    if type(plain) is not int or not 0 <= plain < 1 << 64:
        raise BadPlace("seed", _("it must be a whole number from 0 to 18446744073709551615"))
    return plain


def parse_game(title: AnyTitle, plain: Any) -> Game:
    """The game of a setup as plain data. Raises BadPlace, BadSetup, and BadFile of its map."""
    if not isinstance(plain, dict):
        raise BadPlace("setup", _("it must be an object"))
    return Game(title, read_setup(title.setup_model, plain))


@contextmanager
def faults_in(path: Path, where: str = "") -> Iterator[None]:
    """Turns what is wrong with plain data into BadFile of the file it was read from; `where` stands before places."""
    try:
        yield
    except BadPlace as error:
        raise BadFile(path, f"{where}{error.place}", error.wrong) from None
    except BadSetup as error:
        raise BadFile(path, f"{where}setup.{error.field}", error.wrong) from None
    except BadFile as error:
        raise BadFile(path, f"{where}setup.map", str(error)) from None


def parse_game_state(game: Game, plain: Any) -> Any:
    """A state that play could go on from. Raises BadPlace with the first fault by its path."""
    state = game.title.parse_state(game.content, plain)
    if len(state.seats) != len(game.setup.seats):
        n = len(game.setup.seats)
        raise BadPlace("state.seats", ngettext("the setup has {n} seat", "the setup has {n} seats", n).format(n=n))
    for fault in game.title.audit(game.content, state):
        place, _colon, wrong = fault.partition(": ")
        raise BadPlace(place, wrong)
    return state


def read_json(path: Path) -> Any:
    """A file's JSON. Raises BadFile with line and column."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile(path, "", _("it cannot be read ({why})").format(why=error.strerror)) from None
    except UnicodeDecodeError:
        raise BadFile(path, "", _("it is not a text in UTF-8")) from None
    except RecursionError:
        raise BadFile(path, "", _("it is nested too deeply")) from None
    except json.JSONDecodeError as error:
        place = _("line {n}, column {column}").format(n=error.lineno, column=error.colno)
        raise BadFile(path, place, _("not JSON ({why})").format(why=error.msg)) from None
    except ValueError:
        raise BadFile(path, "", _("a number in it has too many digits")) from None
