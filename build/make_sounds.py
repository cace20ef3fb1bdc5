"""Makes every sound of the program, into assets/sounds/.

`.venv/bin/python build/make_sounds.py`; the same bytes at each run on the same machine. The number behind a name is
that of a variant. All are as loud as one another; how loud each is played says game/desktop/sound/catalogue.py.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from build.sounds import paper, saga, signals, wood  # noqa: E402 (found only now)
from build.sounds.hearth import SECONDS, hearth  # noqa: E402
from build.sounds.ogg import write_ogg  # noqa: E402
from build.sounds.tools import Rng, Samples, finished  # noqa: E402

OUT = ROOT / "assets" / "sounds"
SEED = 4

Recipe = Callable[[Rng], Samples]


def recipes() -> dict[str, list[Recipe]]:
    """What is made, and in how many variants."""
    made: dict[str, list[Recipe]] = {f"dice{number}": [partial(wood.dice, number=number)] * 4 for number in (1, 2, 3)}
    several: dict[str, tuple[Recipe, int]] = {
        "place": (wood.place, 5), "move": (wood.move, 3), "fall": (wood.fall, 3), "attack": (wood.attack, 2),
        "card": (paper.card, 3), "press": (wood.press, 3), "page": (paper.page, 2), "spell": (saga.spell, 2),
    }  # fmt: skip
    made.update({name: [recipe] * number for name, (recipe, number) in several.items()})
    made["conquest"] = [partial(signals.conquest, hertz=hertz) for hertz in (signals.A2, signals.C3, signals.G2)]
    once: dict[str, Recipe] = {
        "region": signals.region, "exchange": paper.exchange, "turn": signals.turn, "end_card": signals.end_card,
        "eliminated": signals.eliminated, "victory": signals.victory, "defeat": signals.defeat,
        "refused": wood.refused, "curtain": paper.curtain, "dragon_roars": saga.dragon_roars,
        "dragon_slain": saga.dragon_slain, "hero_falls": saga.hero_falls, "shout": saga.shout,
    }  # fmt: skip
    return made | {name: [recipe] for name, recipe in once.items()}


def main(out: Path = OUT, hearth_seconds: float = SECONDS, only: frozenset[str] = frozenset()) -> list[Path]:
    """Write all sounds, or `only` some; the files written."""
    out.mkdir(parents=True, exist_ok=True)
    made = []
    for name, variants in recipes().items():
        for n, recipe in enumerate(variants, 1):
            if not only or name in only:
                made.append(out / f"{name}-{n}.ogg")
                write_ogg(made[-1], finished(recipe(_rng(f"{name}-{n}"))))
    if not only or "hearth" in only:
        made.append(out / "hearth-1.ogg")
        write_ogg(made[-1], hearth(_rng("hearth"), hearth_seconds))
    return made


def _rng(name: str) -> Rng:
    """Chance of its own for each sound: another one changed leaves it as it is."""
    return np.random.default_rng([SEED, zlib.crc32(name.encode())])


if __name__ == "__main__":
    for path in main():
        print(path.relative_to(ROOT))
