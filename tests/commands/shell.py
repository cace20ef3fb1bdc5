"""The command line called in this process."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from game.cli import main


@dataclass
class Shell:
    """Calls commands; what they print is captured."""

    capture: pytest.CaptureFixture[str]

    def __call__(self, *arguments: object) -> tuple[int, str, str]:
        """Exit code, what went to stdout, what went to stderr."""
        self.capture.readouterr()
        try:
            code = main([str(one) for one in arguments])
        except SystemExit as left:
            code = int(left.code or 0)
        printed = self.capture.readouterr()
        return code, printed.out, printed.err

    def told(self, *arguments: object) -> str:
        code, out, err = self(*arguments)
        assert (code, err) == (0, "")
        return out

    def json(self, *arguments: object) -> Any:
        return json.loads(self.told(*arguments, "--json"))

    def refused(self, *arguments: object, code: int = 2) -> str:
        """What a refusal says: a line, nothing on stdout."""
        given, out, err = self(*arguments)
        assert given == code
        assert out == ""
        assert len(err.splitlines()) == 1
        return err
