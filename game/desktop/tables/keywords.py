"""Which keys answer what is asked, in one sentence, for whoever plays by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.kernel.texts import gettext as _

if TYPE_CHECKING:
    from game.desktop.scenes.table import TableScene


def of_question(scene: TableScene) -> str:
    """The keys for the question at hand; empty while nothing is asked."""
    play = scene.play
    if play.controller is None:
        return ""
    if play.numbers():
        kind = scene.table.numbers(scene.match, play.controller)
        if kind == "units":
            return _("Plus and minus change the number, Enter takes it.")
        return _("A digit says how many dice, Enter rolls them.")
    domains = {target.domain for target in play.targets()}
    if scene.board.look.targets and "verb" in domains:
        return _("Arrows go from place to place, Enter chooses, E ends the phase.")
    if scene.board.look.targets:
        return _("Arrows go from place to place, Enter chooses.")
    if "card" in domains:
        return _("Tab goes to your cards, Enter chooses.")
    return _("Tab goes from button to button, Enter presses it.")
