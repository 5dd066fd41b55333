"""Finds the Chromium of the browser tests and prints its path. Where it may, it installs Debian's.

Standard library only. `CHROMIUM=/path` in the environment names another one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

# The first has no windows of its own to draw, and so takes two thirds of the time of the others.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGE = "chromium-headless-shell"
OS_RELEASE = Path("/etc/os-release")
HELP = "Install Chromium or Chrome, or name one: CHROMIUM=/path/to/chromium make test"


class NoBrowser(Exception):
    pass


def found() -> str | None:
    named = os.environ.get("CHROMIUM")
    if named:
        path = shutil.which(named)
        if path is None:
            raise NoBrowser(f"CHROMIUM names {named}, which cannot be run. {HELP}")
        return path
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def as_root() -> list[str] | None:
    """What to put before a command to run it as root; None if that is not allowed without asking."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "--non-interactive", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "--non-interactive"]
    return None


def is_debian() -> bool:
    return OS_RELEASE.is_file() and "ID=debian" in OS_RELEASE.read_text().splitlines() and bool(shutil.which("apt-get"))


def install() -> None:
    root = as_root() if is_debian() else None
    if root is None:
        raise NoBrowser(f"There is no Chromium here for the browser tests. {HELP}")
    print(f"Installing Debian's {PACKAGE} for the browser tests.", file=sys.stderr, flush=True)
    # The machine's lists of packages may be missing or older than the packages.
    apt = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet=2"]
    for step in (["update"], ["install", "--yes", "--no-install-recommends", PACKAGE]):
        done = subprocess.run([*apt, *step], stdout=sys.stderr, check=False)
        if done.returncode != 0:
            raise NoBrowser(f"Debian's {PACKAGE} could not be installed. {HELP}")


def chromium() -> str:
    path = found()
    if path is None:
        install()
        path = found()
    if path is None:
        raise NoBrowser(f"There is no Chromium here for the browser tests. {HELP}")
    return path


if __name__ == "__main__":
    try:
        print(chromium())
    except NoBrowser as failure:
        sys.exit(str(failure))
