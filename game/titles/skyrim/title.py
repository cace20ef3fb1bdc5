"""The title Skyrim as the rest of the program sees it: its frames, and the contract of `kernel.title`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from game.kernel.chance import Chancy
from game.kernel.events import Event, Out
from game.kernel.maps.territories import load_territory_map
from game.kernel.naming import Naming
from game.kernel.resources import resource
from game.kernel.rules import Option, Rules
from game.kernel.texts import N_
from game.kernel.title import Mode, OptionInfo, Standing, Title, TitleInfo
from game.titles.skyrim import frames as f
from game.titles.skyrim import words
from game.titles.skyrim.audit import audit
from game.titles.skyrim.content import Content, make_content
from game.titles.skyrim.deal import new_state
from game.titles.skyrim.ending import standing
from game.titles.skyrim.kinds import CLAUSES, KINDS
from game.titles.skyrim.knowledge import determinise, view
from game.titles.skyrim.naming import skyrim_naming
from game.titles.skyrim.position import parse_state, spell_state
from game.titles.skyrim.refusals import refusal
from game.titles.skyrim.resigning import resign
from game.titles.skyrim.setup import SEATS, SkyrimSetup
from game.titles.skyrim.state import State

RULES_VERSION: Final = 2  # raised whenever the same choices can lead elsewhere
SAGA_RULES_VERSION: Final = 2  # the same where anything of Dovahkiin is on


class Skyrim(Title[State, Content, SkyrimSetup]):
    """Risk: Skyrim. Stateless: everything is in content and state."""

    info = TitleInfo(
        key="skyrim",
        name=N_("Skyrim"),
        words=N_("Hold forts and portals, outlive the civil war, or lead a hero against dragons."),
        modes=(
            Mode(
                "chaos",
                N_("Chaos"),
                N_("Most territories, forts and portals win when the End Game card falls."),
                *SEATS["chaos"],
            ),
            Mode(
                "civil-war",
                N_("Civil War"),
                N_("No quarter: the last to hold land in Skyrim wins."),
                *SEATS["civil-war"],
            ),
            Mode(
                "dovahkiin",
                N_("Dovahkiin"),
                N_("Lead a hero against dragons: ten points of secret objectives win."),
                *SEATS["dovahkiin"],
            ),
            Mode(
                "custom",
                N_("A mix of rules"),
                N_("Your own table: heroes, dragons, spells, objectives as you like them."),
                *SEATS["custom"],
            ),
        ),
        factions=(
            ("stormcloak", N_("Stormcloaks")),
            ("thalmor", N_("Thalmor")),
            ("orc", N_("Orcs")),
            ("imperial", N_("Imperials")),
            ("forsworn", N_("Forsworn")),
        ),
        options=(
            OptionInfo("unit_limit", "flag", "false", N_("At most 75 units a faction; off in the book.")),
            OptionInfo("max_rounds", "number", "0", N_("Full rounds until points decide; 0 for no limit.")),
            OptionInfo("random_setup", "flag", "false", N_("Dovahkiin: units stand at random instead of one by one.")),
            OptionInfo("heroes", "flag", "false", N_("Mix: each player leads a hero.")),
            OptionInfo("equipment", "flag", "false", N_("Mix: two territory cards bring a weapon or an armor.")),
            OptionInfo("dragons", "flag", "false", N_("Mix: four dragons, and a shout for whoever slays one.")),
            OptionInfo("magicka", "flag", "", N_("Mix: magicka pays for healing and cards; comes with heroes.")),
            OptionInfo("spells", "flag", "false", N_("Mix: spell cards, bought with magicka.")),
            OptionInfo("objectives", "flag", "false", N_("Mix: secret objectives bring victory points.")),
            OptionInfo("set_up", "choice", "dealt", N_("Mix: how units come to stand."), ("dealt", "placed", "random")),
            OptionInfo(
                "victory",
                "choice",
                "endcard",
                N_("Mix: what decides the match."),
                ("endcard", "objectives", "conquest"),
            ),
        ),
    )
    setup_model = SkyrimSetup
    state_class = State
    rules = Rules(KINDS)

    def content(self, setup: SkyrimSetup) -> Content:
        """The board of the setup's map, or the book's."""
        path = Path(setup.map) if setup.map else resource("maps", "skyrim.tmx")
        return make_content(load_territory_map(path), setup)

    def new(self, content: Content, setup: SkyrimSetup, seed: int, out: Out = None) -> State:
        """RSK-SET, RSK-CIV-02 to -05: the table at the first decision."""
        state = new_state(content, setup, seed, out)
        self.rules.settle(content, state, out)
        return state

    def view(self, content: Content, state: State, seat: int) -> State:
        """RSK-COMP-12."""
        return view(state, seat)

    def determinise(self, content: Content, seen: State, seat: int, chance: Chancy) -> State:
        """Hands, deck and chance dealt anew."""
        return determinise(content, seen, seat, chance)

    def resign(self, content: Content, state: State, seat: int, out: Out = None) -> None:
        """RSK-ELIM-12."""
        resign(content, state, seat, out)
        self.rules.settle(content, state, out)

    def standings(self, content: Content, state: State) -> list[Standing]:
        """RSK-END-02, -04."""
        return [standing(content, state, seat) for seat in range(len(state.seats))]

    def audit(self, content: Content, state: State) -> list[str]:
        """All units and cards accounted for, all frames possible."""
        return audit(content, state)

    def naming(self, content: Content) -> Naming:
        """Keys of the map."""
        return skyrim_naming(content)

    def spell_state(self, content: Content, state: State) -> dict[str, Any]:
        """Readable JSON."""
        return spell_state(self.naming(content), self.rules, content, state)

    def parse_state(self, content: Content, plain: Any) -> State:
        """From readable JSON."""
        return parse_state(self.naming(content), self.rules, content, plain)

    def digest(self, content: Content) -> str:
        """Of the rules' version and of what the rules read from map and cards: names and geometry do not count."""
        facts = [RULES_VERSION, content.keys, content.region_keys, content.region_of, content.regions]
        facts += [content.forts, content.portals, content.symbol, content.adjacent]
        if content.mix.any_saga:
            facts += [SAGA_RULES_VERSION, *content.cards.facts()]
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
        return words.event_words(content, event, names)

    def rounds(self, state: State) -> tuple[int, int]:
        """The round under way and the turns begun."""
        return state.rounds + 1, state.turns

    def in_the_open(self, content: Content, state: State) -> bool:
        """Whoever invades or maneuvers with spells in hand wants to see them, and nobody else may (RSK-COMP-13)."""
        kind, seat = state.stack[-1][:2]
        hides = kind in (f.INVADE, f.MANEUVER) and state.saga is not None and bool(state.saga.boards[seat].spells)
        return super().in_the_open(content, state) and not hides

    def clause(self, state: State) -> str:
        """What F1 opens."""
        if not state.stack:
            return "RSK-END-02"
        frame = state.stack[-1]
        if frame[0] == f.REINFORCE and frame[3]:
            return "RSK-CARD-10"
        if frame[0] == f.REINFORCE and not frame[2]:
            return "RSK-REI-08"
        return CLAUSES[frame[0]]

    def rules_pages(self) -> tuple[Path, ...]:
        """Beside this module, so that a package carries it."""
        return (Path(__file__).with_name("rules.md"),)
