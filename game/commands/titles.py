"""`titles`: what can be played."""

from __future__ import annotations

import argparse
import json
from typing import Any

from game.bots.levels import levels_of
from game.kernel.title import TitleInfo
from game.titles import TITLES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """No match is made here: only how to print."""
    parser.add_argument("--json", action="store_true", help="as JSON")


def describe(info: TitleInfo) -> dict[str, Any]:
    """A title as plain data."""
    return {
        "title": info.key,
        "name": info.name,
        "modes": [
            {"mode": mode.key, "name": mode.name, "words": mode.words, "seats": [mode.fewest, mode.most]}
            for mode in info.modes
        ],
        "modules": list(info.modules),
        "options": [
            {"option": one.key, "kind": one.kind, "default": one.default, "words": one.words} for one in info.options
        ],
        "factions": [{"faction": key, "name": name} for key, name in info.factions],
        "levels": [{"level": one.key, "name": one.name, "words": one.words} for one in levels_of(info.key)],
    }


def run(args: argparse.Namespace) -> int:
    """Print them."""
    titles = [describe(title.info) for title in TITLES]
    if args.json:
        print(json.dumps(titles, ensure_ascii=False, indent=2))
        return 0
    for one in titles:
        print(f"{one['title']}  {one['name']}")
        for mode in one["modes"]:
            print(f"  mode     {mode['mode']:<12} {mode['seats'][0]}-{mode['seats'][1]} seats  {mode['words']}")
        for option in one["options"]:
            print(f"  option   {option['option']:<12} {option['default']:<9}  {option['words']}")
        print(f"  factions {', '.join(faction['faction'] for faction in one['factions'])}")
        for level in one["levels"]:
            print(f"  level    {level['level']:<12} {level['name']:<9}  {level['words']}")
    return 0
