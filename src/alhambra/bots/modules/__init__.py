"""The faces of the modules for greedy, found by name: a file or a folder each, with one object `FACE`.

`FACES` is open: who plays a module of one's own with greedy gives it a face there (see `alhambra.bots.face`).
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Final

from alhambra.bots.face import Face, Faces
from alhambra.bots.palace.catalogue import learn
from alhambra.core.errors import ConfigError
from alhambra.modules import MODULES, folder_of


def _face_of(name: str) -> Face:
    face: Face = import_module(f"{__name__}.{folder_of(name)}").FACE
    return face


FACES: Final[dict[str, Face]] = {name: _face_of(name) for name in MODULES}


def faces_of(names: Iterable[str]) -> Faces:
    """The faces of the modules of a game."""
    chosen = tuple(names)
    for name in chosen:
        if name not in FACES:
            raise ConfigError("no-face", module=name, how=f"alhambra.bots.modules.FACES['{name}'] = Face(...)")
        learn(FACES[name].tiles)
    return Faces({name: FACES[name] for name in chosen})
