"""The packaged program: PyInstaller in a clean environment, then an archive and, on Linux, a .deb."""

from __future__ import annotations

import ast
import platform
import shutil
import sys
import tarfile
from pathlib import Path

from build.workshop import pip
from build.workshop.deb import make_deb
from build.workshop.environment import PACKAGE, ROOT, ensure
from build.workshop.words import SetupError, say

LIMIT = 110_000_000  # bytes unpacked: 90 for the first title with numpy, 10 for each later one
BESIDE = ("README.md", "LICENSE", "CREDITS.md", "CHANGELOG.md")


def build() -> Path:
    """Build everything into dist/ and return the archive. Raises SetupError with one sentence."""
    ensure(PACKAGE)
    folder = _freeze()
    _add_papers(folder)
    size = unpacked_size(folder)
    say(f"Unpacked: {size / 1e6:.1f} MB.")
    if size > LIMIT:
        raise SetupError(f"Unpacked, {size / 1e6:.1f} MB are over the limit of {LIMIT / 1e6:.0f} MB.")
    made = [_archive(folder)]
    if sys.platform == "linux":
        made += make_deb(folder, version(), _stem())
    for path in made:
        say(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB")
    return made[0]


def version() -> str:
    """The program's version, read without importing it."""
    tree = ast.parse((ROOT / "game" / "__init__.py").read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            return str(ast.literal_eval(node.value))
    raise SetupError("game/__init__.py does not say the version.")


def unpacked_size(folder: Path) -> int:
    """Bytes of all files; a link counts nothing, since it takes no room."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def archive_path() -> Path:
    """Where the archive of this version for this system lies."""
    return ROOT / "dist" / f"{_stem()}.{'zip' if sys.platform == 'win32' else 'tar.gz'}"


def _stem() -> str:
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    machine = platform.machine().lower()
    return f"skald-{version()}-{system}-{ {'amd64': 'x86_64'}.get(machine, machine) }"


def _freeze() -> Path:
    """PyInstaller's folder; its own work folders stay in .work/, since build/ holds sources."""
    say("Freezing the program by packaging.spec.")
    work = ROOT / ".work" / "freeze"
    options = ["--noconfirm", "--clean", "--log-level", "WARN", "--workpath", str(work / "work")]
    target = ["--distpath", str(work / "out"), str(ROOT / "packaging.spec")]
    done = pip.quietly([str(PACKAGE.python), "-P", "-m", "PyInstaller", *options, *target])
    (work / "freeze.log").write_text(done.stdout, "utf-8")
    if done.returncode != 0:
        last = (done.stdout.strip().splitlines() or ["no reason given"])[-1]
        raise SetupError(f"PyInstaller failed: {last} (all it said: {work / 'freeze.log'})")
    return work / "out" / ("Skald.app" if sys.platform == "darwin" else "skald")


def _add_papers(folder: Path) -> None:
    target = folder / "Contents" / "Resources" if folder.suffix == ".app" else folder
    for name in BESIDE:
        if (ROOT / name).is_file():
            shutil.copyfile(ROOT / name, target / name)


def _archive(folder: Path) -> Path:
    """One folder named by the version inside; nobody's user name and one order of files, whoever builds."""
    path = archive_path()
    path.parent.mkdir(exist_ok=True)
    if path.suffix == ".zip":
        shutil.make_archive(str(path.with_suffix("")), "zip", folder.parent, folder.name)
        return path
    inside = folder.name if folder.suffix == ".app" else f"skald-{version()}"
    with tarfile.open(path, "w:gz", compresslevel=6) as archive:
        archive.add(folder, inside, filter=_nobody)
    return path


def _nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
