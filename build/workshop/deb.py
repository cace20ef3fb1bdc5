"""The .deb: the frozen folder under /usr/lib/skald with a command, a desktop entry and icons."""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
from pathlib import Path
from string import Template

from build.workshop.environment import ROOT
from build.workshop.words import SetupError, say

TEMPLATES = ROOT / "build" / "deb"
ICONS = ROOT / "assets" / "icon"
PAPERS = ("LICENSE", "CREDITS.md", "CHANGELOG.md")
_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def make_deb(folder: Path, version: str, stem: str) -> list[Path]:
    """The .deb of a frozen folder in dist/; nothing, with a sentence, where dpkg-deb is not at hand."""
    if shutil.which("dpkg-deb") is None:
        say("No .deb: dpkg-deb is not on this system.")
        return []
    tree = ROOT / ".work" / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    _lay_files(tree, folder)
    _write_control(tree, version)
    path = ROOT / "dist" / f"{stem}.deb"
    for compression in ("-Zzstd", "-Zxz"):
        command = ["dpkg-deb", "--root-owner-group", compression, "--build", str(tree), str(path)]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode == 0:
            return [path]
    raise SetupError(f"dpkg-deb failed: {done.stderr.strip()}")


def _lay_files(tree: Path, folder: Path) -> None:
    shutil.copytree(folder, tree / "usr" / "lib" / "skald", symlinks=True)
    command = tree / "usr" / "bin" / "skald"
    command.parent.mkdir(parents=True)
    command.symlink_to("../lib/skald/skald")
    share = tree / "usr" / "share"
    _copy(TEMPLATES / "skald.desktop", share / "applications" / "skald.desktop")
    _copy(TEMPLATES / "copyright", share / "doc" / "skald" / "copyright")
    for name in PAPERS:
        if (ROOT / name).is_file():
            _copy(ROOT / name, share / "doc" / "skald" / name)
    for icon in sorted(ICONS.glob("skald-*.png")):
        size = re.fullmatch(r"skald-(\d+)", icon.stem)
        if size is not None:
            place = share / "icons" / "hicolor" / f"{size[1]}x{size[1]}" / "apps"
            _copy(icon, place / "skald.png")
    for path in tree.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)


def _write_control(tree: Path, version: str) -> None:
    size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    machine = platform.machine()
    words = {
        "version": version,
        "architecture": _ARCHITECTURES.get(machine, machine),
        "kilobytes": str(-(-size // 1024)),
        "glibc": platform.libc_ver()[1] or "2.31",
    }
    text = Template((TEMPLATES / "control").read_text("utf-8")).substitute(words)
    (tree / "DEBIAN").mkdir(mode=0o755)
    (tree / "DEBIAN" / "control").write_text(text, "utf-8")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
