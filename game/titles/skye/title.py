"""The title Isle of Skye as the rest of the program sees it: its frames, and the contract of `kernel.title`."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from game.kernel.chance import Chancy
from game.kernel.events import Event, Out
from game.kernel.naming import Naming
from game.kernel.rules import Option, Rules
from game.kernel.texts import N_
from game.kernel.title import Mode, OptionInfo, Standing, Title, TitleInfo
from game.titles.skye import chronicle, words
from game.titles.skye.audit import audit
from game.titles.skye.content import JOURNEYMAN, Content, make_content
from game.titles.skye.deal import new_state
from game.titles.skye.ending import standing
from game.titles.skye.kinds import CLAUSES, KINDS
from game.titles.skye.knowledge import determinise, view
from game.titles.skye.names import COLOUR_NAMES
from game.titles.skye.naming import skye_naming
from game.titles.skye.position import parse_state, spell_state
from game.titles.skye.refusals import refusal
from game.titles.skye.resigning import resign
from game.titles.skye.setup import COLOURS, FEWEST, MOST, SkyeSetup
from game.titles.skye.state import State

TEXTS: Final = "skye"  # the domain in which the rules are translated
RULES_VERSION: Final = 1  # raised whenever the same choices can lead elsewhere


class Skye(Title[State, Content, SkyeSetup]):
    """Isle of Skye: From Chieftain to King. Stateless: everything is in content and state."""

    rules_domain = TEXTS
    info = TitleInfo(
        key="skye",
        name=N_("Isle of Skye"),
        words=N_("Set your prices in secret, buy land, and build a territory worthy of a king."),
        modes=(
            Mode(
                "base",
                N_("From Chieftain to King"),
                N_("Five or six rounds of trade and building; most points win."),
                FEWEST,
                MOST,
            ),
        ),
        factions=tuple(zip(COLOURS, COLOUR_NAMES, strict=True)),
        modules=(JOURNEYMAN,),
        options=(
            OptionInfo("first_game", "flag", "false", N_("Four easy scoring tiles instead of random ones.")),
            OptionInfo(
                "bonus_tiles",
                "choice",
                "individual",
                N_("With Journeyman: each progress board has bonus tiles of its own (individual), or all the same."),
                ("individual", "shared"),
            ),
        ),
    )
    setup_model = SkyeSetup
    state_class = State
    rules = Rules(KINDS)

    def content(self, setup: SkyeSetup) -> Content:
        """The tiles and the table of rounds."""
        return make_content(setup)

    def new(self, content: Content, setup: SkyeSetup, seed: int, out: Out = None) -> State:
        """SKY-SET: the table at the first decision."""
        state = new_state(content, setup, seed, out)
        self.rules.settle(content, state, out)
        return state

    def view(self, content: Content, state: State, seat: int) -> State:
        """SKY-HID-01 to -03."""
        return view(state, seat)

    def determinise(self, content: Content, seen: State, seat: int, chance: Chancy) -> State:
        """The bag, others' choices behind their screens, hidden plans, and chance dealt anew."""
        return determinise(content, seen, seat, chance)

    def resign(self, content: Content, state: State, seat: int, out: Out = None) -> None:
        """SKY-END-10."""
        resign(content, state, seat, out)
        self.rules.settle(content, state, out)

    def standings(self, content: Content, state: State) -> list[Standing]:
        """SKY-END-07, -08."""
        return [standing(content, state, seat) for seat in range(len(state.seats))]

    def audit(self, content: Content, state: State) -> list[str]:
        """All tiles and gold accounted for, all frames possible."""
        return audit(content, state)

    def naming(self, content: Content) -> Naming:
        """Keys of tiles, scoring tiles, colours, tracks and bonus tiles."""
        return skye_naming(content)

    def spell_state(self, content: Content, state: State) -> dict[str, Any]:
        """Readable JSON."""
        return spell_state(content, state)

    def parse_state(self, content: Content, plain: Any) -> State:
        """From readable JSON."""
        return parse_state(content, plain)

    def digest(self, content: Content) -> str:
        """Of the rules' version and of what the rules read from tiles and tables."""
        facts: list[Any] = [RULES_VERSION, content.bag, content.rounds, content.scoring, content.first_game]
        if content.journeyman:
            facts += [content.board, content.shared_bonus]
        facts += [dataclasses.astuple(tile) for tile in content.tiles.all]
        return blake2b(json.dumps(facts).encode(), digest_size=8).hexdigest()

    def illegal(self, content: Content, state: State, option: Option) -> str:
        """Why an option is refused."""
        return refusal(content, state, option)

    def question(self, content: Content, state: State) -> str:
        """What is asked."""
        return words.question(content, state)

    def option_words(self, content: Content, state: State, option: Option) -> str:
        """What an option does."""
        return words.option_words(content, state, option)

    def event_words(self, content: Content, event: Event, names: Sequence[str]) -> str:
        """A line of the chronicle."""
        return chronicle.event_words(content, event, names)

    def rounds(self, state: State) -> tuple[int, int]:
        """The round under way; all have their turn in it at once, so that it counts as one."""
        return state.rounds + 1, state.rounds + 1

    def clause(self, state: State) -> str:
        """What F1 opens."""
        return CLAUSES[state.stack[-1][0]] if state.stack else "SKY-END-07"

    def rules_pages(self) -> tuple[Path, ...]:
        """Beside this module, so that a package carries it."""
        return Path(__file__).with_name("rules.md"), Path(__file__).with_name(JOURNEYMAN) / "rules.md"
