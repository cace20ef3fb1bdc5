"""The replay: the table of a match that is shown, with a transport where the question stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.desktop.commands import Back, Command, PlayOn
from game.desktop.kit.surfaces import Size
from game.desktop.replay.bars import ReplayBars
from game.desktop.replay.keys import ReplayKeys, ReplayPointer
from game.desktop.replay.showing import Showing
from game.desktop.replay.telling import EVERY, ReelTelling
from game.desktop.replay.tempo import ReplayTempo
from game.desktop.scenes.table import TableScene
from game.desktop.session import NOBODY
from game.desktop.tables import menu
from game.desktop.theme import Theme
from game.desktop.widgets.base import Action
from game.kernel.events import EVERYTHING
from game.kernel.match import Match


class ReplayScene(TableScene):
    """Answers with `PlayOn(at)`, `Back`, rules, the result and the end."""

    is_replay = True
    tempo_class = ReplayTempo
    bars_class = ReplayBars
    pointer_class = ReplayPointer
    keys_class = ReplayKeys
    telling_class = ReelTelling
    session: Showing
    tempo: ReplayTempo
    bars: ReplayBars

    def whole(self) -> Match:
        """The match at its end, wherever the replay stands."""
        return self.session.reel.standing(len(self.session.reel))

    def hand_of(self) -> int:
        """With all hands open, the one of whoever's turn it is lies on the table."""
        if self.session.eyes != EVERYTHING:
            return self.session.eyes
        rows = self.table.standings(self.match, NOBODY)
        return next((row.seat for row in rows if row.active), NOBODY)

    def menu_entries(self) -> menu.Entries:
        """Nothing to save or to leave."""
        return menu.REPLAY if self.session.reel.over else tuple(one for one in menu.REPLAY if one[0] != "result")

    def lay(self, size: Size, theme: Theme) -> Iterator[None]:
        """The chronicle is told to its end meanwhile, so that seeking finds it told."""
        yield from super().lay(size, theme)
        for n in range(EVERY, len(self.session.reel), EVERY):
            self.telling.update(self.table, self.session.reel.standing(n), self.session.eyes)
            yield
        self.stale = True

    def _tell_troubles(self) -> None:
        """Where the bar has no room for it, a slip says whose hands are seen."""
        super()._tell_troubles()
        if not self.bars.has_words:
            self.slips.tell(self.bars.said.hidden)

    # -- the transport ----------------------------------------------------------------------------
    def seek(self, point: int) -> None:
        """Stand at a point; what was playing pauses. It is shown with the next frame, once for all that came before."""
        self.session.playing = False
        self.session.seek(point)
        self.stale = True

    def step_on(self) -> None:
        """A step on, and what it moves is seen moving."""
        self.session.playing = False
        self.tempo.finish()
        self.session.step_on()

    def play_or_pause(self) -> None:
        """From the end it plays again."""
        self.session.play(not self.session.playing)
        self.stale = True

    def next_eyes(self) -> None:
        """See with other eyes."""
        self.session.next_eyes()
        self.stale = True

    def play_on(self) -> Command | None:
        """Go on from here as a new match, unless it is over here."""
        self.session.playing = False
        return None if self.match.over else PlayOn(self.session.at)

    def answer(self, action: Action) -> Command | None:
        """What a button of the transport or of the bars does."""
        key, session = action.key, self.session
        deeds: dict[str, Callable[[], object]] = {
            "to_start": lambda: self.seek(0),
            "step_back": lambda: self.seek(session.at - 1),
            "play": self.play_or_pause,
            "step_on": self.step_on,
            "to_end": lambda: self.seek(len(session.reel)),
            "seek": lambda: self.seek(int(str(action.value))),
            "rate": self.tempo.next_speed,
            "eyes": self.next_eyes,
        }
        if key in deeds:
            deeds[key]()
            return None
        if key == "branch":
            return self.play_on()
        return Back() if key == "close" else super().answer(action)

    def leave(self) -> None:
        """Another page takes the window: it does not play on unseen."""
        super().leave()
        self.session.playing = False
        self.stale = True
