"""What the bars of the table say, read from the match and from what a person has pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.desktop.session import Waiting
from game.desktop.tables.askbar import AskModel
from game.desktop.tables.base import Ask, SeatRow, seat_names
from game.desktop.tables.topbar import TopModel
from game.kernel.match import Match
from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene


def top(scene: TableScene, rows: Sequence[SeatRow]) -> TopModel:
    """The bar at the top."""
    match = scene.match
    info = match.game.title.info
    mode = next((_(one.name) for one in info.modes if one.key == match.game.setup.mode), match.game.setup.mode)
    line = _("{mode}  ·  Round {n}").format(mode=mode, n=match.game.title.rounds(match.state)[0])
    turn, faction = _turn(scene, rows)
    return TopModel(
        _(info.name), line, scene.table.phases(match), turn, faction, match.undo_depth() is not None,
        bool(match.ahead), scene.tempo.speed_name, scene.session.paused and not match.over,
    )  # fmt: skip


def _turn(scene: TableScene, rows: Sequence[SeatRow]) -> tuple[str, str]:
    match = scene.match
    if match.over:
        return "", ""
    row = rows[match.seat]
    if len(scene.session.people()) == 1 and match.seat == scene.session.viewer:
        asked = next((one.active for one in rows if one.seat == match.seat), True)
        return (_("Your turn") if asked else _("You are asked")), row.faction
    return row.name, row.faction


def ask(scene: TableScene, rows: Sequence[SeatRow]) -> AskModel:
    """The bar at the bottom."""
    play, match = scene.play, scene.match
    if match.over:
        return AskModel(Ask(_winner(match)), verbs=(), extra=(("result", _("Result"), _("How it went (Enter)")),))
    if play.controller is None:
        return _waiting(scene, rows)
    if play.going_on:
        return AskModel(
            Ask(_("Attacking to the end."), _("Stops when it is won, or when there is nothing left.")),
            extra=(("stop", _("Stop"), _("Stop here (Esc)")),),
        )
    numbers = tuple(play.numbers())
    kind = scene.table.numbers(match, play.controller)
    extra, asked = [], scene.table.ask(match, play.controller)
    if numbers and kind == "attack":
        extra.append(("to_the_end", _("To the end"), _("Again and again with the most dice (T)")))
    offered = scene.hand.model.offered
    if offered and not play.controller.pointed:
        extra.append(("exchange", _("Exchange"), _("{words} (X)").format(words=offered.words)))
        if scene.hand.ribbon is None:  # nothing else says what the set is worth
            asked = Ask(asked.question, offered.words)
    verbs = tuple((verb, scene.table.verb(verb)) for verb in play.verbs())
    lone = not any(target.domain != "verb" for target in play.targets())
    return AskModel(
        asked, numbers, kind, play.number,
        scene.table.confirm(match, play.number) if numbers else "", verbs, tuple(extra),
        bool(play.controller.pointed) or (scene.table.takes_back(match) and match.undo_depth() is not None), lone,
    )  # fmt: skip


def _waiting(scene: TableScene, rows: Sequence[SeatRow]) -> AskModel:
    match = scene.match
    waiting = scene.session.waiting()
    row = rows[match.seat]
    if waiting is Waiting.PERSON:
        return AskModel(Ask(scene.table.game.title.question(match.game.content, match.state), ""))
    if onlookers := scene.onlookers.ask(rows):
        return onlookers
    words = _("Now playing: {who}.").format(who=row.name)
    explain, extra = row.who, scene.onlookers.extras()
    if waiting is Waiting.PAUSE:
        words = _("Paused. Next to play: {who}.").format(who=row.name)
        extra.append(("step", _("Step"), _("Let one choice through (N)")))
    return AskModel(Ask(words, explain), extra=tuple(extra))


def _winner(match: Match) -> str:
    names = seat_names(match)
    winners = [names[seat] for seat in match.state.winners]
    if len(winners) == 1:
        return _("The match is over. Victory: {who}.").format(who=winners[0])
    return _("The match is over. Shared victory: {who}.").format(who=", ".join(winners))
