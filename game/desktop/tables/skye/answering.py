"""What can be pressed beside the question, and what the question says, by what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.desktop.tables import askpanel
from game.desktop.tables.askbar import AskModel
from game.desktop.tables.askpanel import Answer
from game.desktop.tables.base import Ask
from game.desktop.tables.skye.journey.answering import tools
from game.desktop.tables.skye.journey.journeying import OF_THE_MODULE
from game.desktop.tables.skye.reading import TRADING
from game.kernel.texts import gettext as _
from game.titles.skye import frames as f

if TYPE_CHECKING:
    from game.desktop.tables.skye.stage import SkyeStage


def asked(stage: SkyeStage, model: AskModel) -> tuple[Ask, list[Answer]]:
    """The question as it is shown, and its answers; the first that is primary is what Enter and E mean."""
    covers = stage.covers
    if covers.kind == "count":
        return _count(stage)
    if stage.scene.match.over or stage.scene.play.controller is None or stage.scene.play.auto:
        return model.ask, [*askpanel.answers(model, ""), *_looking(stage)]
    if stage.kind in OF_THE_MODULE or stage.journeying.tool:
        return stage.journeying.asks(model.ask), [*stage.journeying.answers(), *_looking(stage)]
    if stage.kind == f.PRICE:
        return stage.journeying.asks(model.ask), [*_screen(stage), *tools(stage.journeying), *_looking(stage)]
    if stage.kind == f.BUILD:
        return model.ask, [*_build(stage), *tools(stage.journeying), *_taking(stage)]
    buy = Answer("verb.pass", _("Buy nothing"), _("Keep your gold (E)"))
    return model.ask, [buy, *tools(stage.journeying), *_looking(stage)]


def _count(stage: SkyeStage) -> tuple[Ask, list[Answer]]:
    covers = stage.covers
    model = covers.lands.model
    if not covers.waiting:
        words = _("Where your points came from")
        older = Answer("spot.count.older", _("Earlier"), _("What was counted before (←)"), enabled=covers.at > 0)
        newer = Answer("spot.count.newer", _("Later"), _("What was counted after (→)"), enabled=covers.at < covers.last)
        close = Answer("spot.page.points", _("Close"), _("Back to the table (Esc)"), "primary")
        return Ask(model.title, words), [older, newer, close]
    left = len(covers.waiting)
    answers = [Answer("spot.count.go", _("Go on"), _("Enter"), "primary")]
    if left > 1:
        answers.append(Answer("spot.count.all", _("Skip the rest"), _("All other points are counted at once.")))
    return Ask(model.title, model.line), answers


def _screen(stage: SkyeStage) -> list[Answer]:
    screening = stage.screening
    missing = screening.why_not()
    label = _("Lay it down")
    tip = missing or _("When all are done, all screens are lifted together (Enter)")
    begun = screening.draft.axe >= 0 or any(screening.draft.prices)
    anew = _("Take up the axe and all gold") if begun else _("Neither axe nor gold lies at a tile yet.")
    return [
        Answer("spot.screen.confirm", label, tip, "primary", enabled=not missing),
        Answer("spot.screen.anew", _("Begin anew"), anew, enabled=begun),
    ]


def _build(stage: SkyeStage) -> list[Answer]:
    laid = stage.builder.cell is not None
    why = _("First put the tile on a lit cell.")
    lay = Answer("spot.build.lay", _("Lay the tile"), _("For good (Enter)") if laid else why, "primary", enabled=laid)
    back = Answer("spot.build.back", _("Take back"), _("Take the tile up again (Esc)") if laid else why, enabled=laid)
    return [lay, back]


def _taking(stage: SkyeStage) -> list[Answer]:
    """Building is done in the open: whoever wants to see the own gold, or advice, takes the machine."""
    if stage.scene.session.viewer == stage.match.seat:
        return []
    tip = _("Your gold lies hidden, for others may be looking: a curtain comes before it shows (L)")
    return [Answer("look", _("My gold"), tip, "ghost")]


def _looking(stage: SkyeStage) -> list[Answer]:
    """Between the tiles before the screens and the territories."""
    boards = stage.journeying.wants_board
    if (stage.seen.kind not in (f.PRICE, *TRADING) and not boards) or stage.scene.match.over:
        return []
    if stage.journeying.tool == "road":
        return []
    ground = stage.covers.page == "ground"
    if boards or stage.kind in OF_THE_MODULE:  # there are many answers: a sign is enough
        tip = _("The progress board (F5)") if ground else _("The territory (F5)")
        return [Answer("spot.page.ground", "", tip, "ghost", "level" if ground else "territory")]
    if stage.kind == f.PRICE:  # so that its answers stand in one row, whatever lies at the tiles
        tip = _("Back to the tiles (F5)") if ground else _("The territory (F5)")
        return [Answer("spot.page.ground", "", tip, "ghost", "tiles" if ground else "territory")]
    label = _("The tiles") if ground else _("The land")
    return [Answer("spot.page.ground", label, _("The territory, or the tiles before the screens (F5)"), "ghost")]
