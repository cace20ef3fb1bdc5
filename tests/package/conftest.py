"""The fresh build that the tests of the package share."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from build.workshop import package

ROOT = Path(__file__).resolve().parents[2]


def _wanted() -> bool:
    return any(os.environ.get(name, "").lower() not in ("", "0", "false") for name in ("CI", "SKALD_TEST_PACKAGE"))


@pytest.fixture(scope="session")
def archive() -> Path:
    """The archive, built once by `dev.py package`; only in CI or when asked for, since it takes a minute."""
    if not _wanted():
        pytest.skip("set SKALD_TEST_PACKAGE=1 to build the package and try it")
    if sys.platform != "linux":
        pytest.skip("the package is tried on Linux only")
    command = [sys.executable, str(ROOT / "build" / "dev.py"), "package"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    print(done.stderr)
    return package.archive_path()


@pytest.fixture(scope="session")
def unpacked(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The one folder in the archive, unpacked far from the project."""
    place = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(archive) as packed:
        packed.extractall(place, filter="tar")
    (folder,) = place.iterdir()
    return folder
