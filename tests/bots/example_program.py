"""A program that plays: `--seats "exec:python tests/bots/example_program.py,random"`.

It attacks where it has most units to spare, places on its greatest stack, and else takes the last option.
"""

import json
import sys
from typing import Any


def promise(option: list[Any], lands: dict[str, Any], number: int) -> int:
    verb, *rest = option
    if verb == "attack":
        return int(lands[rest[0]]["units"] - lands[rest[1]]["units"] + rest[2])
    return int(lands[rest[0]]["units"]) if verb == "place" else number - 1000


for line in sys.stdin:
    asked = json.loads(line)
    lands, options = asked["view"]["territories"], asked["options"]
    promises = [promise(option, lands, number) for number, option in enumerate(options)]
    print(promises.index(max(promises)), flush=True)
