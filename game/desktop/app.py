"""Connects scenes to matches: which scene follows a command, what is loaded, saved and closed."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from game.desktop import commands as c
from game.desktop import saves, shelves
from game.desktop.scenes.base import Scene
from game.kernel.errors import SkaldError

if TYPE_CHECKING:
    from game.bots.thinker import Thinker
    from game.desktop.scenes.table import TableScene
    from game.desktop.session import Session
    from game.kernel.game import Game
    from game.kernel.match import Match
    from game.kernel.record import RecordWriter

SEEDS = 10_000_000  # short enough to be told to a friend


class App:
    """Answers the scenes' commands. `autosave`: whether matches are written to the user's folder."""

    def __init__(self, autosave: bool = True) -> None:
        self.autosave = autosave
        self.session: Session | None = None
        self.table: TableScene | None = None
        self.thinker: Thinker | None = None
        self._behind: list[Scene] = []  # where Back leads to
        self._here: Scene | None = None
        self._faults: dict[object, str] = {}
        self._speed = "normal"

    # -- commands ---------------------------------------------------------------------------------
    def route(self, command: c.Command) -> Scene | None:
        """The scene that follows, or None to stay."""
        try:
            found = self._route(command)
        except SkaldError as error:
            return self._refused(str(error))
        if found is not None:
            self._here = found
        return found

    def _route(self, command: c.Command) -> Scene | None:
        if isinstance(command, c.Goto):
            return self._goto(command.scene, command.args)
        if isinstance(command, c.Back):
            return self._behind.pop() if self._behind else self.title_page()
        if isinstance(command, c.StartMatch):
            draft = command.draft
            return self.start(self._game(draft), secrets.randbelow(SEEDS) if draft.seed is None else draft.seed)
        if isinstance(command, c.ContinueMatch):
            return self.go_on()
        if isinstance(command, c.LoadMatch):
            return self.load(command.path)
        if isinstance(command, c.Rematch) and self.session:
            return self.start(self.session.match.game, secrets.randbelow(SEEDS))
        return None

    @staticmethod
    def _game(draft: object) -> Game:
        from game.desktop.scenes.models import MatchDraft
        from game.kernel.game import Game
        from game.titles import find_title

        assert isinstance(draft, MatchDraft)
        return Game(find_title(draft.title), shelves.setup_of(draft))

    def _refused(self, words: str) -> Scene | None:
        """A command that came to nothing: where a file is broken the list says so, else the title page stays."""
        if self.table is not None:
            self.table.slips.tell(words)
            return None
        return self._goto("load", ())

    def _goto(self, name: str, args: tuple[str, ...]) -> Scene:
        if name == "title_page":
            return self.title_page()
        if self._here is not None and name != "result":
            self._behind.append(self._here)
        return self._open(name, args)

    def _open(self, name: str, args: tuple[str, ...]) -> Scene:
        first = args[0] if args else ""
        if name == "new_match":
            from game.desktop.scenes.new_match import NewMatch

            self.warm()
            return NewMatch(shelves.new_match(first))
        if name == "load":
            from game.desktop.scenes.load import Load

            return Load(shelves.load(self._faults))
        if name == "rules":
            from game.desktop.scenes.rules import Rules

            return Rules(shelves.rules(first, args[1] if len(args) > 1 else ""))
        if name == "credits":
            from game.desktop.scenes.credits import Credits

            return Credits(shelves.credits())
        if name == "result" and self.session and self.table:
            from game.desktop.scenes.result import Result

            self._behind.clear()
            return Result(self.table.table.result(self.session.match))
        return self.title_page()

    # -- scenes -----------------------------------------------------------------------------------
    def title_page(self) -> Scene:
        """The first page; a match that was under way is saved and let go."""
        from game.desktop.scenes.title_page import TitlePage

        self.let_go()
        self._behind.clear()
        self._here = TitlePage(shelves.title_page(shelves.under_way()))
        return self._here

    def start(self, game: Game, seed: int) -> Scene:
        """A new match."""
        from game.kernel.match import Match

        match = Match(game, seed)
        return self.seat(match, saves.new_writer(match) if self.autosave else None)

    def go_on(self) -> Scene:
        """The newest match that is not over."""
        found = saves.newest_unfinished()
        return self.load(found[0]) if found else self.title_page()

    def load(self, path: Path) -> Scene:
        """A record. Raises SkaldError where it cannot be played on; the list of records then says why."""
        try:
            opened = saves.open_record(path)
        except SkaldError as error:
            self._faults[path] = str(error)
            raise
        return self.seat(opened.match, opened.writer)

    def seat(self, match: Match, writer: RecordWriter | None) -> Scene:
        """Sit down at a match."""
        from game.desktop.scenes.table import TableScene
        from game.desktop.session import Session
        from game.desktop.tables.registry import make_table

        if self.table is not None:
            self._speed = self.table.speed
        self.let_go()
        thinker = self.warm()
        thinker.warm(match.game)
        self.session = Session(match, thinker, writer)
        self.table = TableScene(self.session, make_table(match.game), self._speed)
        self._behind.clear()
        self._here = self.table
        return self.table

    # -- bots and the end -------------------------------------------------------------------------
    def warm(self) -> Thinker:
        """Start the bots' process while there is time."""
        if self.thinker is None:
            from game.bots.thinker import Thinker

            self.thinker = Thinker()
            self.thinker.warm()
            Thread(target=_lay_ready, daemon=True).start()
        return self.thinker

    def let_go(self) -> None:
        """Save the match and stand up."""
        if self.session is not None:
            self.session.close()
        self.session, self.table = None, None

    def close(self) -> None:
        """Save, and end the bots' process at once."""
        self.let_go()
        if self.thinker is not None:
            self.thinker.close()
            self.thinker = None


def _lay_ready() -> None:
    """Read what the table needs while the person still chooses seats; what fails here fails again where it is told."""
    with contextlib.suppress(Exception):
        from game.desktop.board.sheet import load_picture
        from game.desktop.tables import registry
        from game.kernel.resources import resource

        for title in registry.TABLES:
            load_picture(resource("maps", f"{title}.jpg"))


def run(app: App, first: Scene, fullscreen: bool = False) -> None:
    """Open the window and stay until somebody quits."""
    from game.desktop.loop import Stage

    try:
        stage = Stage(first, app.route)
        if fullscreen:
            stage.toggle_fullscreen()
        stage.run()
    finally:
        app.close()
