"""Why somebody else chose in a seat's place, in words: for the chronicle, the result, and whoever counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.bots.levels import LEVELS
from game.kernel.match import Match, Replaced, Step
from game.kernel.texts import N_
from game.kernel.texts import gettext as _

ENDED, SLOW, UNOFFERED, STUMBLED = "ended", "slow", "unoffered", "stumbled"
UNSTARTED, UNNAMED = "unstarted", "unnamed"  # of programs alone
BY: Final = "random"  # the level of whoever takes the place
PROGRAM: Final = {
    ENDED: N_("{level} plays on in place of the program {name}, which came to an end."),
    SLOW: N_("{level} plays on in place of the program {name}, which took longer than {detail} seconds."),
    UNOFFERED: N_("{level} plays on in place of the program {name}, which chose what was not on offer."),
    UNSTARTED: N_("{level} plays on in place of the program {name}, which cannot be started ({detail})."),
    UNNAMED: N_("{level} plays on in place of the program {name}, which nobody has named on the command line."),
    STUMBLED: N_("{level} plays on in place of the program {name}, which stumbled ({detail})."),
}
BOT: Final = {
    ENDED: N_("{level} chose in place of the bot of {name}, whose process came to an end."),
    SLOW: N_("{level} chose in place of the bot of {name}, which took longer than {detail} seconds."),
    UNOFFERED: N_("{level} chose in place of the bot of {name}, which chose what was not on offer."),
    STUMBLED: N_("{level} chose in place of the bot of {name}, which stumbled ({detail})."),
}


def words(replaced: Replaced, seat: str = "") -> str:
    """One sentence on it; `seat` is the name of the seat."""
    level = next((one.name for one in LEVELS if one.key == replaced.by), replaced.by)
    sentences = PROGRAM if replaced.program else BOT
    sentence = sentences.get(replaced.cause, sentences[STUMBLED])  # a record may know more causes than we do
    return _(sentence).format(level=_(level), name=replaced.program or seat, detail=replaced.detail)


def told(match: Match, seat: int, replaced: Replaced) -> str:
    """The same of a seat of a match."""
    title = match.game.title
    faction = title.standings(match.game.content, match.state)[seat].faction
    name = match.game.setup.seats[seat].name or _(dict(title.info.factions).get(faction, faction))
    return words(replaced, name)


def first_of(steps: Sequence[Step], n: int) -> bool:
    """Whether step `n` is the first of its seat that was made by another for this reason."""
    mine = steps[n]
    return mine.replaced is not None and not any(
        one.seat == mine.seat and one.replaced == mine.replaced for one in steps[:n] if one.replaced
    )
