"""Frozen opponents: builds an earlier commit in `build/frozen/`, so that its bots can play as programs.

`python -m tools.frozen COMMIT` builds it with its own libraries and its own compiled engine, which takes some minutes
the first time, and prints how each of its bots is named in a contest. Standard library only.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FROZEN: Final = ROOT / "build" / "frozen"
SHIM: Final = ROOT / "tools" / "frozen_bot.py"
SPEAKS: Final = Path("src/alhambra/cli/commands/bot.py")  # exists in commits that have `alhambra bot`
NAMES: Final = "from alhambra.bots import BOTS, OTHERS; print(*BOTS, *OTHERS)"
PIP: Final = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input")


def python_of(folder: Path) -> Path:
    """The path of the Python of a commit that was built."""
    return folder / ".venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def build(commit: str) -> Path:
    """The folder of a commit, built once."""
    name = _said_by("git", "rev-parse", "--short", f"{commit}^{{commit}}", cwd=ROOT)
    folder = FROZEN / name
    stamp = folder / ".built"
    if not stamp.is_file():
        unpack(commit, folder)
        _install(folder)
        stamp.touch()
    return folder


def unpack(commit: str, folder: Path) -> None:
    """Write the files of a commit into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with subprocess.Popen(["git", "archive", commit], cwd=ROOT, stdout=subprocess.PIPE) as git:
        assert git.stdout is not None
        with tarfile.open(fileobj=git.stdout, mode="r|") as files:
            files.extractall(folder, filter="data")
    if git.returncode:
        sys.exit(git.returncode)


def _install(folder: Path) -> None:
    """Install its libraries, then the commit itself, compiled where there is a compiler."""
    print(f"Building {folder.name}: some minutes.", file=sys.stderr, flush=True)
    subprocess.run([sys.executable, "-m", "venv", str(folder / ".venv")], check=True)
    pip = [str(python_of(folder)), *PIP]
    subprocess.run([*pip, "--require-hashes", "-r", "requirements/run.txt"], cwd=folder, check=True)
    subprocess.run([*pip, "--no-build-isolation", "--no-deps", "."], cwd=folder, check=True)


def named(folder: Path, bot: str, python: Path | None = None) -> str:
    """The name of a commit's bot in a contest. -I ignores `PYTHONPATH`, so that nothing of this tree is imported."""
    words = [str(python or python_of(folder)), "-I"]
    words += ["-m", "alhambra", "bot"] if (folder / SPEAKS).is_file() else [str(SHIM)]
    return "exec:" + shlex.join([*words, bot])


def _said_by(*words: str, cwd: Path) -> str:
    return subprocess.run(words, cwd=cwd, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.frozen", description=__doc__)
    parser.add_argument("commit")
    folder = build(parser.parse_args().commit)
    for bot in _said_by(str(python_of(folder)), "-I", "-c", NAMES, cwd=folder).split():
        print(named(folder, bot))


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)
