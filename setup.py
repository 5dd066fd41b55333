"""Compiles the hot part of the engine with mypyc. Where that is not possible the same files run interpreted.

`ALHAMBRA_PURE=1` in the environment compiles nothing; `ALHAMBRA_BUILT=1` takes the libraries that `build_ext` left.
"""

from __future__ import annotations

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.modified import newer_group

# Stands in the files that a playout runs through. What people meet (actions, events, views) stays interpreted.
MARK = "from __future__ import annotations  # compiled"

PACKAGE = Path("src/alhambra")
RULES = Path("docs/rules")
STATIC = PACKAGE / "server" / "static"
BUILD = Path("build")
LIBRARY = "alhambra__mypyc"
# The C files of the library are compiled as four units, side by side. Calls within a unit can be inlined, so what a
# playout calls most is in the first: the runtime of mypyc, `core`, `palace`, `sheet` and `lab`.
UNITS = {
    "bots": ("__native_alhambra___bots___*.c", "__native_alhambra___modules___*___bots*.c"),
    "modules_a_e": ("__native_alhambra___modules___[a-e]*.c",),
    "modules_f_z": ("__native_alhambra___modules___[f-z]*.c",),
}
# These need no library, and mypyc takes its time. An editable install would put libraries into src/.
UNCOMPILED_COMMANDS = {"egg_info", "dist_info", "sdist", "editable_wheel"}


class BuildFiles(build_py):
    """Removes what an earlier build left, so that a file deleted from the source is not installed again."""

    def run(self) -> None:
        for leftover in BUILD.glob("bdist.*"):
            shutil.rmtree(leftover)
        libraries = library_paths(self.get_finalized_command("build_ext"))
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in libraries:
                path.unlink()
        super().run()
        if not self.editable_mode:
            self.add_rules()
            if not Path(STATIC, "index.html").is_file():
                self.warn("the page is not built and will not be served: run `make install`")

    def add_rules(self) -> None:
        target = Path(self.build_lib, "alhambra", "data", "rules")
        shutil.copytree(RULES, target, dirs_exist_ok=True)


class BuildLibraries(build_ext):
    """Builds all libraries or none, because each needs the others. They never go to src/."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.inplace = False
        self.parallel = cores()

    def run(self) -> None:
        if os.environ.get("ALHAMBRA_BUILT") == "1":
            return
        paths = library_paths(self)
        for extension, path in zip(self.extensions, paths, strict=True):
            if newer_group([*extension.sources, *extension.depends], path):
                path.unlink(missing_ok=True)
        super().run()
        if not all(path.is_file() for path in paths):
            for path in paths:
                path.unlink(missing_ok=True)
            self.warn("the engine is not compiled and will run interpreted")

    def build_extension(self, extension: Extension) -> None:
        if len(extension.sources) > 1 and not Path(self.get_ext_fullpath(extension.name)).is_file():
            with ThreadPoolExecutor(cores()) as pool:
                objects = list(pool.map(lambda source: self.compile(extension, source), extension.sources))
            extension.extra_objects = [name for names in objects for name in names]
            extension.sources = []
        super().build_extension(extension)

    def compile(self, extension: Extension, source: str) -> list[str]:
        return self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def library_paths(command: build_ext) -> list[Path]:
    return [Path(command.get_ext_fullpath(extension.name)) for extension in command.extensions or []]


def compiled() -> list[Path]:
    """The files that say that they are to be compiled."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if MARK in path.read_text(encoding="utf-8").splitlines()]


def extensions() -> list[Extension]:
    if os.environ.get("ALHAMBRA_PURE") == "1" or UNCOMPILED_COMMANDS & set(sys.argv):
        return []
    if os.environ.get("ALHAMBRA_BUILT") == "1":
        modules = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in compiled()]
        return [Extension(name, []) for name in [LIBRARY, *modules]]
    from mypyc.build import mypycify

    target = BUILD / "c"
    made = mypycify(
        [str(path) for path in compiled()],
        opt_level="2",  # as fast as 3, and compiled sooner
        multi_file=True,
        group_name="alhambra",
        target_dir=str(target),
    )
    for extension in made:
        extension.optional = True
        if sys.platform != "win32":
            # No debug information; and the compiler may inline the engine's own functions. (mypyc shares one list.)
            flags = ["-g0", "-fvisibility=hidden", "-fno-semantic-interposition"]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.depends += ["setup.py", "pyproject.toml"]
        if extension.name == LIBRARY:
            extension.depends += extension.sources
            extension.sources = units(target, extension.sources)
    return made


def units(target: Path, sources: list[str]) -> list[str]:
    """Write the C files that include `sources`. They stay as they were where nothing changed."""
    rest = {Path(source).relative_to(target).as_posix() for source in sources}
    parts = {}
    for name, patterns in UNITS.items():
        parts[name] = sorted(path for path in rest if any(fnmatch(path, pattern) for pattern in patterns))
        rest.difference_update(parts[name])
    # The longest first, and in it the runtime before what uses it.
    parts = {"engine": sorted(rest, key=lambda path: (path.startswith("__native"), path)), **parts}
    paths = []
    for name, included in parts.items():
        path = target / f"unit_{name}.c"
        text = "".join(f'#include "{other}"\n' for other in included)
        if not path.is_file() or path.read_text() != text:
            path.write_text(text)
        paths.append(str(path))
    return paths


BUILD.mkdir(exist_ok=True)
setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildFiles, "build_ext": BuildLibraries},
    # Kept out of src/, where an old one would answer for the installed package.
    options={"egg_info": {"egg_base": str(BUILD)}},
)
