"""What the bars of the table say, read from the match and from what a person has pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.desktop.session import Waiting
from game.desktop.tables.askbar import AskModel, Keep
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
    line = scene.table.round_line(match)
    turn, faction = _turn(scene, rows)
    return TopModel(
        _(info.name), line, scene.table.phases(match), turn, faction, match.undo_depth() is not None,
        undo_words(scene), redo_words(scene), scene.tempo.speed_name, scene.session.paused, _pause_words(scene),
        brief=scene.table.round_brief(match),
    )  # fmt: skip


def undo_words(scene: TableScene) -> str:
    """What undo would take back, else why it cannot."""
    match, depth = scene.match, scene.match.undo_depth()
    if depth is not None:
        what = scene.table.deed(match.state_before(depth), match.steps[depth].option)
        return _("Undo (U): {what}").format(what=what)
    if match.over:
        return _("Undo: not after the end of the match.")
    last = next((n for n in range(len(match.steps) - 1, -1, -1) if match.steps[n].reveals), None)
    if last is None:
        return _("Undo: nothing was chosen yet.")
    what = scene.table.deed(match.state_before(last), match.steps[last].option)
    words = _("Undo: not past this, for it brought dice or a card to light: {what}.")
    return words.format(what=what)


def redo_words(scene: TableScene) -> str:
    """What can be made again; nothing where nothing was taken back."""
    match = scene.match
    if not match.ahead:
        return ""
    return _("Redo (R): {what}").format(what=scene.table.deed(match.state, match.ahead[-1].option))


def _pause_words(scene: TableScene) -> str:
    match = scene.match
    if match.over or all(seat.is_human for seat in match.game.setup.seats):
        return ""
    if scene.session.paused:
        return _("Go on (P). Bots wait until then; N lets one choice through.")
    return _("Pause the bots (P)")


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
    if play.auto:
        return AskModel(_errand(scene), extra=(_stop(),))
    numbers = tuple(play.numbers())
    kind = scene.table.numbers(match, play.controller)
    asked, offered = scene.table.ask(match, play.controller), scene.hand.model.offered
    offers = play.offers()
    extra = [(offer.errand.kind, offer.label, offer.tip) for offer in offers]
    asked = Ask(asked.question, next((offer.explain for offer in offers if offer.explain), asked.explain))
    most = max((offer.most for offer in offers), default=0)
    if offered and offered.option and not play.controller.pointed:
        extra.append(("exchange", _("Exchange"), _("{words} (X)").format(words=offered.words)))
        if scene.hand.ribbon is None:  # nothing else says what the set is worth
            asked = Ask(asked.question, offered.words)
    verbs = tuple((verb, scene.table.verb(match, play.controller, verb)) for verb in play.verbs())
    lone = not any(target.domain != "verb" for target in play.targets())
    return AskModel(
        asked, numbers, kind, play.number,
        scene.table.confirm(match, play.number) if numbers else "", _confirms(scene, numbers), verbs, tuple(extra),
        bool(play.controller.pointed) or (scene.table.takes_back(match) and match.undo_depth() is not None), lone,
        Keep(play.keep, most) if most else None, tuple(offer.errand.kind for offer in offers if offer.idle),
        scene.stage.choices(), scene.table.ending(play.verbs()),
        tuple(scene.table.verb_tip(match, verb) for verb in play.verbs()),
    )  # fmt: skip


def _confirms(scene: TableScene, numbers: tuple[int, ...]) -> tuple[str, ...]:
    """What the button that chooses says of each number, once each."""
    return tuple(dict.fromkeys(scene.table.confirm(scene.match, n) for n in numbers))


def _stop() -> tuple[str, str, str]:
    return "stop", _("Stop"), _("Stop here (Esc, or any click)")


def _errand(scene: TableScene) -> Ask:
    """What goes on by itself."""
    errand = scene.play.auto
    return scene.table.under_way(errand) if errand else Ask("")


def _waiting(scene: TableScene, rows: Sequence[SeatRow]) -> AskModel:
    match = scene.match
    waiting = scene.session.waiting()
    row = rows[match.seat]
    if waiting is Waiting.PERSON:
        return AskModel(Ask(scene.table.game.title.question(match.game.content, match.state), ""))
    if onlookers := scene.onlookers.ask():
        return onlookers
    extra: list[tuple[str, str, str]] = []
    words, explain = scene.table.playing(match), row.who
    if waiting is Waiting.CURTAIN:
        return AskModel(Ask(words, explain))
    if scene.play.errands:
        extra.append(_stop())
    if waiting is Waiting.PAUSE:
        words = _("Paused. Next to play: {who}.").format(who=row.name)
        extra.append(("pause", _("Go on"), _("Let the bots play on (P, or Space)")))
        extra.append(("step", _("Step"), _("Let one choice through (N)")))
    else:
        extra.append(("pause", _("Pause"), _("Let the bots wait (P, or Space)")))
    extra.append(("skip", _("Skip"), _("See at once what comes of the bots' turns (K)")))
    extra += scene.onlookers.extras()
    return AskModel(Ask(words, explain), extra=tuple(extra))


def _winner(match: Match) -> str:
    names = seat_names(match)
    winners = [names[seat] for seat in match.state.winners]
    if len(winners) == 1:
        return _("The match is over. Victory: {who}.").format(who=winners[0])
    return _("The match is over. Shared victory: {who}.").format(who=", ".join(winners))
