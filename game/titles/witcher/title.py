"""The title The Witcher: Old World as the rest of the program sees it: its frames, and the contract of
`kernel.title`."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from game.kernel import plain
from game.kernel.chance import Chancy
from game.kernel.events import Event, Out
from game.kernel.naming import Naming
from game.kernel.resources import resource
from game.kernel.rules import Option, Rules
from game.kernel.texts import N_
from game.kernel.title import Mode, OptionInfo, Standing, Title, TitleInfo
from game.titles.witcher import chronicle, words
from game.titles.witcher.audit import audit
from game.titles.witcher.boards import load_board
from game.titles.witcher.catalogue.said import DOMAIN as WITCHER_TEXTS
from game.titles.witcher.content import Content, make_content
from game.titles.witcher.deal import new_state
from game.titles.witcher.ending import standing
from game.titles.witcher.kinds import CLAUSES, KINDS
from game.titles.witcher.knowledge import determinise, view
from game.titles.witcher.names import SCHOOL_NAMES
from game.titles.witcher.naming import witcher_naming, witcher_shape
from game.titles.witcher.refusals import refusal
from game.titles.witcher.resigning import resign
from game.titles.witcher.setup import FEWEST, MOST, SCHOOLS, WitcherSetup
from game.titles.witcher.skellige.load import places, with_skellige
from game.titles.witcher.state import State

SKELLIGE: Final = "skellige"
RULES_VERSION: Final = 1  # raised whenever the same choices can lead elsewhere


class Witcher(Title[State, Content, WitcherSetup]):
    """The Witcher: Old World. Stateless: everything is in content and state."""

    rules_domain = WITCHER_TEXTS
    info = TitleInfo(
        key="witcher",
        name=N_("The Witcher"),
        words=N_("Travel the Continent, learn your trade, and be the first to win four trophies."),
        modes=(
            Mode(
                "base",
                N_("Old World"),
                N_("Monsters, meditation, or other witchers: whoever first climbs the Trophy Track wins."),
                FEWEST,
                MOST,
            ),
        ),
        factions=tuple(zip(SCHOOLS, SCHOOL_NAMES, strict=True)),
        modules=(SKELLIGE,),
        options=(
            OptionInfo(
                "schools",
                "choice",
                "draft",
                N_("Each school is chosen out of two that are drawn (draft), or all are dealt (random)."),
                ("draft", "random"),
            ),
            OptionInfo("trophies", "number", "4", N_("Steps on the Trophy Track that win: 3, 4 or 5.")),
            OptionInfo("max_rounds", "number", "0", N_("Full rounds until the Trophy Track decides; 0 for no limit.")),
            OptionInfo("turn_limit", "number", "0", N_("Turns that a lone witcher has; 0 for no limit.")),
        ),
    )
    setup_model = WitcherSetup
    state_class = State
    rules = Rules(KINDS)

    def content(self, setup: WitcherSetup) -> Content:
        """The board of the setup's map, or the book's, and the cards."""
        # Imported when a match begins: whoever only asks which titles there are need not wait for all cards' models.
        from game.titles.witcher.catalogue.load import base

        path = Path(setup.map) if setup.map else resource("maps", "continent.tmx")
        board = load_board(path, SKELLIGE in setup.modules)
        if SKELLIGE in setup.modules:
            return make_content(board, with_skellige(), setup, places())
        return make_content(board, base(), setup)

    def new(self, content: Content, setup: WitcherSetup, seed: int, out: Out = None) -> State:
        """WOW-SET: the table at the first decision."""
        state = new_state(content, setup, seed, out)
        self.rules.settle(content, state, out)
        return state

    def view(self, content: Content, state: State, seat: int) -> State:
        """WOW-STA-01."""
        return view(content, state, seat)

    def determinise(self, content: Content, seen: State, seat: int, chance: Chancy) -> State:
        """Hands, decks, piles and chance dealt anew."""
        return determinise(content, seen, seat, chance)

    def resign(self, content: Content, state: State, seat: int, out: Out = None) -> None:
        """WOW-END-02."""
        resign(content, state, seat, out)
        self.rules.settle(content, state, out)

    def standings(self, content: Content, state: State) -> list[Standing]:
        """WOW-END-03."""
        return [standing(content, state, seat) for seat in range(len(state.seats))]

    def audit(self, content: Content, state: State) -> list[str]:
        """All cards, tokens and potions accounted for, all frames possible."""
        return audit(content, state)

    def naming(self, content: Content) -> Naming:
        """Keys of map and catalogue."""
        return witcher_naming(content)

    def spell_state(self, content: Content, state: State) -> dict[str, Any]:
        """Readable JSON."""
        return plain.spell(witcher_shape(content, KINDS), state)

    def parse_state(self, content: Content, plain_state: Any) -> State:
        """From readable JSON."""
        return plain.parse(witcher_shape(content, KINDS), State, plain_state)

    def digest(self, content: Content) -> str:
        """Of the rules' version and of what the rules read from map and catalogue: names and texts do not count."""
        catalogue = content.catalogue
        facts = [RULES_VERSION, content.place_keys, content.terrain_of, content.adjacent, catalogue.programs]
        facts += [content.stories.programs, content.stories.prices, content.monster_level, content.potion_cards]
        facts += [catalogue.dagon, content.stories.goods, [sheet.before for sheet in content.stories.sheets]]
        facts += [[dataclasses.astuple(card)[2:] for card in catalogue.action_cards]]
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
        """The round under way and the turns begun."""
        return state.rounds + 1, state.turns

    def clause(self, state: State) -> str:
        """What F1 opens."""
        return CLAUSES[state.stack[-1][0]] if state.stack else "WOW-END-01"

    def rules_pages(self) -> tuple[Path, ...]:
        """Beside this module, so that a package carries it."""
        return Path(__file__).with_name("rules.md"), Path(__file__).with_name(SKELLIGE) / "rules.md"
