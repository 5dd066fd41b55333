"""Make `.venv-bench`, the environment of the peers: all of them if possible, else those that can be had.

Standard library only; run by the Python that the environment is to have.
"""

import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from venv import EnvBuilder

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv-bench"
PINS = ROOT / "requirements" / "bench.txt"
PEERS = {
    "catanatron": ["catanatron", "networkx"],
    "chess": ["chess"],
    "open_spiel": ["absl-py", "attrs", "ml-collections", "numpy", "open-spiel", "pyyaml", "scipy"],
}
# Without a wheel these would be built from source, which can take an hour.
WHEELS = "open-spiel,numpy,scipy"


def pip(pins: Path) -> bool:
    python = HOME / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--only-binary", WHEELS, "--require-hashes", "-r", str(pins)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def pins_of(packages: list[str]) -> str:
    """The entries of these packages: each is a line at the margin with its hashes indented below it."""
    entries = re.split(r"^(?=\S)", PINS.read_text(), flags=re.MULTILINE)
    return "".join(entry for entry in entries if entry.split("==")[0] in packages)


def install_each() -> list[str]:
    """One peer that cannot be had must not cost the others; returns those that are absent."""
    absent = []
    with TemporaryDirectory() as folder:
        pins = Path(folder) / "pins.txt"
        for peer, packages in PEERS.items():
            pins.write_text(pins_of(packages))
            if not pip(pins):
                absent.append(peer)
    return absent


def main() -> None:
    EnvBuilder(with_pip=True).create(HOME)
    absent = [] if pip(PINS) else install_each()
    for peer in absent:
        print(f"{peer}: absent, it cannot be installed here", file=sys.stderr)
    if not absent:
        (HOME / ".installed").touch()


if __name__ == "__main__":
    main()
