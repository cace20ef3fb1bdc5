"""Connects scenes to matches: which scene follows a command, what is loaded, saved and closed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, cast

from game.desktop import commands as c
from game.desktop import offers, replays, saves, vacancies
from game.desktop.beside import Work, beside, within
from game.desktop.drafts import Drafts
from game.desktop.pages import PAGES, Faults, page, read_ahead
from game.desktop.preferences import Keeper, Preferences
from game.desktop.readiness import Readiness
from game.desktop.scenes.base import Scene
from game.kernel.errors import SkaldError
from game.kernel.reel import Reel
from game.kernel.setup import SeatSetup
from game.kernel.texts import gettext as _
from game.kernel.texts import use_language

if TYPE_CHECKING:
    from game.desktop.replay.scene import ReplayScene
    from game.desktop.scenes.laying import Laying
    from game.desktop.scenes.models import BranchDraft
    from game.desktop.scenes.table import TableScene
    from game.desktop.session import Session
    from game.desktop.tables.lesson import Lesson
    from game.kernel.game import Game
    from game.kernel.match import Match

SEEDS = 10_000_000  # short enough to be told to a friend
PAGE_FIRST = 0.4  # seconds in which a page that was just opened is drawn
READ = 0.4  # of the bar, when a record is read and its table is not yet laid
LAYING = 80  # steps after which the bar of the laying is half full


class App:
    """Answers the scenes' commands. `autosave`: whether matches are written to the user's folder."""

    def __init__(self, keeper: Keeper | None = None, autosave: bool = True) -> None:
        self.keeper = keeper or Keeper()
        self._known = self.keeper.now
        self.keeper.on_change.append(self._follow)
        use_language(self._known.language)
        self.autosave = autosave
        self.session: Session | None = None
        self.table: TableScene | None = None
        self.replay: ReplayScene | None = None
        self.ended: Match | None = None  # whose result was shown last
        self.readiness = Readiness()
        self._behind: list[Scene] = []  # where Back leads to
        self._here: Scene | None = None
        self._faults: Faults = {}
        self.drafts = Drafts(self.keeper.folder)
        self._laying: Laying | None = None
        self._writer: saves.MakeWriter = _no_writer
        self._opened: saves.Opened | None = None  # while it is asked who takes its vacant seats

    # -- commands ---------------------------------------------------------------------------------
    def route(self, command: c.Command) -> Scene | None:
        """The scene that follows, or None to stay."""
        try:
            found = self._route(command)
        except SkaldError as error:
            return self._refused(str(error))
        if found is not None and found is not self._laying:
            self._here = found
        return found

    def _route(self, command: c.Command) -> Scene | None:
        if isinstance(command, c.Goto):
            return self._goto(command.scene, command.args)
        if isinstance(command, c.Back):
            return self._back()
        if isinstance(command, c.StartMatch):
            draft = command.draft
            self.drafts.keep(draft)
            seed = secrets.randbelow(SEEDS) if draft.seed is None else draft.seed
            return self.start(draft.title, lambda: self._game(draft), seed)
        if isinstance(command, c.ContinueMatch):
            found = saves.newest_unfinished()
            return self._lay(_("Reading the record"), self._read(found[0])) if found else self.title_page()
        if isinstance(command, c.FillSeats) and self._opened:
            filled = vacancies.filled(self._opened, vacancies.chosen(command.draft))
            return self._lay(_("Laying the table"), self._seat(filled.match, filled.writer))
        if isinstance(command, c.LoadMatch):
            return self._go_on_with(command.path)
        if isinstance(command, c.DeleteRecord):
            return self._without(command.path)
        if isinstance(command, c.Laid):
            return self._sit()
        if isinstance(command, c.Learn):
            return self.learn(command.title, command.mode)
        if isinstance(command, c.Decline):
            self.keeper.change(taught=(*self.keeper.now.taught, f"{command.title}/{command.mode}"))
            return self.title_page()
        return self._after_a_match(command)

    def _after_a_match(self, command: c.Command) -> Scene | None:
        """Replays, and what can be done with a match whose result is shown."""
        if isinstance(command, c.WatchRecord):
            return self._lay(_("Winding the replay"), self._wind(command.path))
        if isinstance(command, c.PlayOn) and self.replay:
            return self._turn_to(replays.branch_page(self.replay, command.at))
        if isinstance(command, c.BeginBranch) and self.replay:
            return self._lay(_("Laying the table"), self._branch(self.replay.session.reel, command.draft))
        if self.ended is None:
            return None
        game = self.ended.game
        if isinstance(command, c.Watch):
            return self._lay(_("Winding the replay"), self._show(Reel(self.ended), command.at))
        if isinstance(command, c.Rematch):
            return self.start(game.title.info.key, lambda: game, secrets.randbelow(SEEDS))
        if isinstance(command, c.OtherSeats):
            return self._turn_to(replays.other_seats(self.ended))
        return None

    def _go_on_with(self, path: Path) -> Scene:
        """The match of a record; where it lies open, its table: it went on behind the page, and so did its file."""
        writer = self.session.writer if self.session else None
        if self.table is not None and writer is not None and writer.path == path:
            self._behind.clear()
            return self.table
        return self._lay(_("Reading the record"), self._read(path))

    def _turn_to(self, scene: Scene) -> Scene:
        """A page from which Back leads to where one is."""
        if self._here is not None:
            self._behind.append(self._here)
        return scene

    def _back(self) -> Scene:
        """From a laying to where it was begun, else to the page before."""
        if self._laying is not None:
            self._laying = None
            return self._here or self.title_page()
        return self._behind.pop() if self._behind else self.title_page()

    @staticmethod
    def _game(draft: object) -> Game:
        from game.desktop import shelves
        from game.desktop.scenes.models import MatchDraft
        from game.kernel.game import Game
        from game.titles import find_title

        assert isinstance(draft, MatchDraft)
        return Game(find_title(draft.title), shelves.setup_of(draft))

    def _refused(self, words: str) -> Scene | None:
        """A command that came to nothing: where a file is broken the list says so, else the title page stays."""
        table = self._finished()
        if table is not None and table is self._here:
            table.slips.tell(words)
            return table
        return self._goto("load", ())

    def _goto(self, name: str, args: tuple[str, ...]) -> Scene:
        if name == "title_page":
            return self.title_page()
        if self._here is not None and name != "result" and not self._is_the_same(name):
            self._behind.append(self._here)
        return self._open(name, args)

    def _is_the_same(self, name: str) -> bool:
        """Whether a page only shows another title than the one before: Back leads to where both were come from."""
        if name != "new_match":
            return False
        from game.desktop.scenes.new_match import NewMatch

        return isinstance(self._here, NewMatch)

    def _open(self, name: str, args: tuple[str, ...]) -> Scene:
        if name == "new_match":
            self.readiness.warm(args[0], PAGE_FIRST)
            from game.desktop import shelves
            from game.desktop.scenes.new_match import NewMatch

            return NewMatch(shelves.new_match(args[0], None, self.drafts.last(args[0])))
        if name == "result" and (table := self._finished()):
            from game.desktop.scenes.result import Result

            self._behind.clear()
            self.ended = table.whole()
            return Result(table.table.result(self.ended))
        if name == "settings":
            from game.desktop.scenes.settings import Settings

            return Settings(self.keeper)
        return page(name, args, self._faults) if name in PAGES else self.title_page()

    def _without(self, path: Path) -> Scene | None:
        """The list of records without one of them; where it cannot be deleted the list says so."""
        from game.desktop.scenes.load import Load

        try:
            saves.set_aside(path)
        except SkaldError as error:
            self._faults[path] = str(error)
        fresh = page("load", (), self._faults)
        if isinstance(self._here, Load) and isinstance(fresh, Load):
            fresh.shown, fresh.index = self._here.shown, self._here.index
        return fresh

    def _finished(self) -> TableScene | None:
        """The table or the replay whose result can be shown."""
        return self.replay if self.replay is not None and self._here is self.replay else self.table

    def _follow(self, now: Preferences) -> None:
        """Settings have changed: what lies behind the page must be right when it is shown again."""
        before, self._known = self._known, now
        if now.language != before.language:
            use_language(now.language)
            kept = (self.table, self.replay)  # others are made anew
            self._behind = [scene for scene in self._behind if scene in kept]
        for table in (self.table, self.replay):
            if table is not None:
                table.follow(before)

    # -- scenes -----------------------------------------------------------------------------------
    def title_page(self) -> Scene:
        """The first page; a match that was under way is saved and let go."""
        self.let_go()
        self._behind.clear()
        self._here = page("title_page")
        offers.put(self._here, self.keeper.now)
        return self._here

    def start(self, title: str, game: Callable[[], Game], seed: int) -> Scene:
        """A new match, behind the page that is shown meanwhile."""
        return self._lay(_("Laying the table"), self._deal(title, game, seed))

    def learn(self, title: str, mode: str) -> Scene:
        """The first match that teaches a mode."""
        from game.desktop.tables.registry import lessons_of

        lesson = lessons_of(title)[mode]
        return self._lay(_("Laying the table"), self._taught(lesson))

    def _taught(self, lesson: Lesson) -> Work[Scene]:
        draft = lesson.draft
        table = yield from self._deal(draft.title, lambda: self._game(draft), draft.seed or 0)
        cast("TableScene", table).overlays.teach(lesson)
        return table

    def name_programs(self, seats: Sequence[SeatSetup]) -> None:
        """Let the programs in a seat list be started: whoever opened the window has named them."""
        self.readiness.programs += [one.player for one in seats if one.program]

    def load(self, path: Path, seats: Sequence[SeatSetup] = ()) -> Scene:
        """A record, read at once: no window waits yet; `seats` take those that programs held. Raises SkaldError where
        it cannot be played on."""
        opened = saves.open_record(path)
        if seats:
            opened = vacancies.filled(opened, seats)
        return self._lay(_("Laying the table"), self._go_on(opened))

    def _go_on(self, opened: saves.Opened) -> Work[Scene]:
        """The table of a record, or the question who takes its vacant seats."""
        if opened.vacant:
            self._opened = opened
            return vacancies.page(opened, self.readiness.programs)
        return (yield from self._seat(opened.match, opened.writer))

    def watch(self, path: Path) -> Scene:
        """The replay of a record, read at once: no window waits yet. Raises SkaldError where there is none."""
        opened = saves.open_record(path)
        return self._lay(_("Laying the table"), self._show(Reel(opened.match), 0))

    def _lay(self, words: str, work: Work[Scene]) -> Scene:
        from game.desktop.scenes.laying import Laying

        self._laying = Laying(words, work)
        return self._laying

    def _deal(self, title: str, game: Callable[[], Game], seed: int) -> Work[Scene]:
        from game.kernel.match import Match

        yield from self.readiness.wait(title)
        match = Match((yield from beside(game)), seed)
        yield 0.2
        return (yield from self._seat(match, self._fresh_writer(match)))

    def _read(self, path: Path) -> Work[Scene]:
        """A record that is played on."""
        opened = yield from self._opening(path)
        return (yield from within(self._go_on(opened), READ, 1.0))

    def _wind(self, path: Path) -> Work[Scene]:
        """The replay of a record; nothing of it changes on the disk."""
        opened = yield from self._opening(path)
        return (yield from within(self._show(Reel(opened.match), 0), READ, 1.0))

    def _opening(self, path: Path) -> Work[saves.Opened]:
        """Where a record cannot be opened, the list of records says why."""
        try:
            return (yield from within(saves.opening(path), 0.0, READ))
        except SkaldError as error:
            self._faults[path] = str(error)
            raise

    def _show(self, reel: Reel, at: int) -> Work[Scene]:
        """The table of a replay."""
        yield from self.readiness.wait(reel.game.title.info.key)
        scene = replays.replay_scene(reel, at, self.keeper)
        yield 0.6
        yield from self._lay_table(scene)
        return scene

    def _branch(self, reel: Reel, draft: BranchDraft) -> Work[Scene]:
        """A match that goes on from a point of a replay, in a record of its own."""
        match = replays.branch_match(reel, draft, secrets.randbelow(SEEDS))
        yield 0.2
        return (yield from self._seat(match, self._fresh_writer(match)))

    def _fresh_writer(self, match: Match) -> saves.MakeWriter:
        return (lambda: saves.new_writer(match)) if self.autosave else _no_writer

    def _seat(self, match: Match, writer: saves.MakeWriter) -> Work[Scene]:
        """The table of a match, laid in the size of the page that is shown."""
        yield from self.readiness.wait(match.game.title.info.key)
        from game.desktop.scenes.table import TableScene
        from game.desktop.session import Session
        from game.desktop.tables.registry import make_table

        thinker = self.readiness.thinking()
        thinker.warm(match.game)
        table = TableScene(Session(match, thinker), make_table(match.game), self.keeper)
        self._writer = writer
        yield 0.3
        yield from self._lay_table(table)
        return table

    def _lay_table(self, table: TableScene) -> Work[None]:
        """In the size of the page that is shown."""
        if self._laying is not None:
            for n, _step in enumerate(table.lay(self._laying.size, self._laying.theme)):
                yield 1 - 0.7 * LAYING / (LAYING + n)

    def _sit(self) -> Scene | None:
        """Sit down at the table that was laid. Raises SkaldError where the laying failed."""
        laying, self._laying = self._laying, None
        if laying is None:
            return None
        table = laying.made()
        if vacancies.is_page(table):
            return self._turn_to(table)
        if replays.is_replay(table):
            self.replay = table
            return self._turn_to(table)
        self.let_go()
        self._behind.clear()
        self._here = self.table = cast("TableScene", table)
        self.session = self.table.session
        self.session.writer = self._writer()
        return table

    # -- the end ----------------------------------------------------------------------------------
    def let_go(self) -> None:
        """Save the match and stand up."""
        if self.session is not None:
            self.session.close()
        self.readiness.let_go()
        self.session, self.table, self.replay, self.ended = None, None, None, None

    def close(self) -> None:
        """Save, and end the bots' process at once."""
        self.let_go()
        self.readiness.close()


def _no_writer() -> None:
    """A match that is not kept."""


def run(app: App, first: Scene, fullscreen: bool = False) -> None:
    """Open the window and stay until somebody quits."""
    from game.desktop.loop import Stage
    from game.desktop.sound.device import Mixer
    from game.desktop.sound.player import Sounds

    sounds = Sounds(app.keeper, Mixer())
    try:
        if fullscreen:
            app.keeper.change(fullscreen=True)
        stage = Stage(first, app.route, keeper=app.keeper, sounds=sounds)
        # No daemon: the interpreter must not end amid an import, which would end in a fault of memory.
        Thread(target=read_ahead, args=(PAGE_FIRST,)).start()
        stage.run()
    finally:
        app.close()
        sounds.close()
